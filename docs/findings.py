#!/usr/bin/env python3
"""Finds the rows of docs/findings.md for small n a second way: by the definitions, with graphs from geng (nauty).

    docs/findings.py 7

It shares nothing with Grundy: neither the graphs nor the rules nor the search. Needs geng or nauty-geng on the PATH.
"""

import shutil
import subprocess
import sys
from collections import Counter
from functools import cache


def connected_graphs(n):
    """The neighbourhoods, as bit sets, of all connected graphs on n vertices."""
    geng = shutil.which("geng") or shutil.which("nauty-geng") or sys.exit("geng is not installed")
    for line in subprocess.run([geng, "-cq", str(n)], check=True, capture_output=True, text=True).stdout.split():
        bits = "".join(f"{ord(sign) - 63:06b}" for sign in line[1:])
        pairs = [(u, v) for v in range(n) for u in range(v)]
        rows = [0] * n
        for (u, v), bit in zip(pairs, bits):
            if bit == "1":
                rows[u] |= 1 << v
                rows[v] |= 1 << u
        yield rows


def members(bits):
    return [v for v in range(bits.bit_length()) if bits >> v & 1]


def mex(values):
    return next(k for k in range(len(values) + 1) if k not in values)


def distances(rows):
    n = len(rows)
    table = []
    for source in range(n):
        row, layer, seen, steps = [None] * n, 1 << source, 0, 0
        while layer:
            for v in members(layer):
                row[v] = steps
            seen |= layer
            layer = sum({1 << u for v in members(layer) for u in members(rows[v] & ~seen)})
            steps += 1
        table.append(row)
    return table


def convexity_nimber(rows, closure, closed):
    """The player to move chooses a vertex outside what the rule calls taken; the play is over when the closure is everything."""
    everything = (1 << len(rows)) - 1

    @cache
    def nimber(chosen):
        reached = closure(chosen)
        if reached == everything:
            return 0
        free = everything & ~(reached if closed else chosen)
        return mex({nimber(chosen | 1 << v) for v in members(free)})

    return nimber(0)


def closures(rows):
    """The interval and the convex hull of a set, along shortest paths."""
    d = distances(rows)
    between = lambda u, v: sum(1 << w for w in range(len(rows)) if d[u][w] + d[w][v] == d[u][v])
    table = [[between(u, v) for v in range(len(rows))] for u in range(len(rows))]

    @cache
    def interval(chosen):
        reached = chosen
        for u in members(chosen):
            for v in members(chosen):
                reached |= table[u][v]
        return reached

    @cache
    def hull(chosen):
        reached = interval(chosen)
        return reached if reached == chosen else hull(reached)

    return interval, hull


def domination(rows):
    """The nimber and the number of moves when Alice, who begins, wants few and Bob many."""
    closed = [row | 1 << v for v, row in enumerate(rows)]
    everything = (1 << len(rows)) - 1
    after = lambda done: {done | block for block in closed if block & ~done}

    @cache
    def nimber(done):
        return mex({nimber(next) for next in after(done)})

    @cache
    def moves(done, alice):
        if done == everything:
            return 0
        return 1 + (min if alice else max)(moves(next, not alice) for next in after(done))

    return nimber(0), moves(0, True)


def game_grundy(rows, alice_begins):
    """The colours used when each chosen vertex gets the first colour that its neighbours lack, and Alice wants few."""

    @cache
    def colours(state, alice):
        if None not in state:
            return max(state)
        results = []
        for v, colour in enumerate(state):
            if colour is None:
                near = {state[u] for u in members(rows[v])}
                first = next(k for k in range(1, len(rows) + 1) if k not in near)
                results.append(colours(state[:v] + (first,) + state[v + 1 :], not alice))
        return (min if alice else max)(results)

    return colours((None,) * len(rows), alice_begins)


def colouring(rows, alice_begins):
    """For k from 1 to n, whether all vertices get coloured with k colours when Alice wants that and Bob does not."""

    @cache
    def wins(k, state, alice):
        if None not in state:
            return True
        results = []
        for v, colour in enumerate(state):
            if colour is None:
                near = {state[u] for u in members(rows[v])}
                free = [c for c in range(k) if c not in near]
                if not free:
                    return False
                results += [(state, v, c) for c in free]
        moves = (wins(k, s[:v] + (c,) + s[v + 1 :], not alice) for s, v, c in results)
        return any(moves) if alice else all(moves)

    return [wins(k, (None,) * len(rows), alice_begins) for k in range(1, len(rows) + 1)]


def cops(rows):
    """The least number of cops that catch the robber, and after how many of their turns at the latest."""
    n = len(rows)
    near = [members(row | 1 << v) for v, row in enumerate(rows)]
    for k in range(1, n + 1):
        places = [()]
        for _ in range(k):
            places = [place + (v,) for place in places for v in range(n) if not place or v >= place[-1]]
        steps = {place: {()} for place in places}
        for place in places:
            nexts = {()}
            for cop in place:
                nexts = {before + (v,) for before in nexts for v in near[cop]}
            steps[place] = {tuple(sorted(after)) for after in nexts}
        # turns[place, robber]: how many turns the cops, who are to move, need.
        turns = {(place, robber): 0 for place in places for robber in range(n) if robber in place}
        for turn in range(1, len(places) * n + 1):
            caught = lambda place, robber: robber in place or all((place, u) in turns for u in near[robber])
            found = [
                (place, robber)
                for place in places
                for robber in range(n)
                if (place, robber) not in turns and any(caught(after, robber) for after in steps[place])
            ]
            if not found:
                break
            turns.update({state: turn for state in found})
        times = [max(turns[place, v] for v in range(n)) for place in places if all((place, v) in turns for v in range(n))]
        if times:
            return k, min(times)


def main(n):
    found = {}
    count = lambda name, value: found.setdefault(name, Counter()).update([value])
    for rows in connected_graphs(n):
        interval, hull = closures(rows)
        for name, closure, closed in [
            ("interval", interval, False),
            ("hull", hull, False),
            ("closed-interval", interval, True),
            ("closed-hull", hull, True),
        ]:
            count(name, convexity_nimber(rows, closure, closed))
        nimber, gamma = domination(rows)
        count("domination", nimber)
        count("gamma_g > 3n/5", 5 * gamma > 3 * n)
        count("least degree 2 and gamma_g > n/2", min(row.bit_count() for row in rows) >= 2 and 2 * gamma > n)
        count("cop, capture_time", cops(rows))
        for starter, alice in [("Alice", True), ("Bob", False)]:
            won = colouring(rows, alice)
            count(f"Gamma_g > chi_g, {starter} begins", game_grundy(rows, alice) > 1 + won.index(True))
            hurt = any(fewer and not more for fewer, more in zip(won, won[1:]))
            count(f"a colour more hurts Alice, {starter} begins", hurt)
    for name, counts in found.items():
        print(f"{name}: " + ", ".join(f"{value}: {number}" for value, number in sorted(counts.items())))


if __name__ == "__main__":
    main(int(sys.argv[1]))
