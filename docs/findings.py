#!/usr/bin/env python3
"""Finds the rows of docs/findings.md for small n a second way: by the definitions, with graphs from geng (nauty).

    docs/findings.py 7

It shares nothing with Grundy: neither the graphs nor the rules nor the search. Needs geng or nauty-geng on the PATH.
"""

import itertools
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


def shortest(rows):
    """For two vertices, the vertices on the shortest paths between them."""
    d = distances(rows)
    return lambda u, v: sum(1 << w for w in range(len(rows)) if d[u][w] + d[w][v] == d[u][v])


def induced(rows):
    """For two vertices, the vertices on the induced paths between them."""

    def on_paths(path, banned, last, end):
        if last == end:
            return path
        found = 0
        for v in members(rows[last] & ~banned):
            found |= on_paths(path | 1 << v, banned | rows[last], v, end)
        return found

    return lambda u, v: on_paths(1 << u, 1 << u, u, v)


def three_vertices(rows):
    """For two vertices, themselves and their common neighbours."""
    return lambda u, v: 1 << u | 1 << v | (rows[u] & rows[v] if u != v else 0)


def three_vertices_induced(rows):
    """The same, but adjacent vertices have none between them."""
    return lambda u, v: 1 << u | 1 << v | (rows[u] & rows[v] if u != v and not rows[u] >> v & 1 else 0)


CONVEXITIES = {"geodesic": shortest, "monophonic": induced, "p3": three_vertices, "p3-induced": three_vertices_induced}


def closures(rows, between):
    """The interval of a set and its convex hull, given what is between two vertices."""
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

    return table, interval, hull


def covering_nimber(n, closure, closed):
    """The player to move chooses a vertex outside what the rule calls taken; the play is over when the closure is everything."""
    everything = (1 << n) - 1

    @cache
    def nimber(chosen):
        reached = closure(chosen)
        if reached == everything:
            return 0
        free = everything & ~(reached if closed else chosen)
        return mex({nimber(chosen | 1 << v) for v in members(free)})

    return nimber(0)


def choosing_nimber(n, allowed):
    """The player to move adds a vertex so that the set of chosen ones is allowed."""

    @cache
    def nimber(chosen):
        sets = (chosen | 1 << v for v in range(n) if not chosen >> v & 1)
        return mex({nimber(more) for more in sets if allowed(more)})

    return nimber(0)


def convexity_nimbers(rows, between):
    """The nimber of each convexity game."""
    n = len(rows)
    table, interval, hull = closures(rows, between)

    def is_general(chosen):
        triples = itertools.permutations(members(chosen), 3)
        return not any(table[u][v] >> w & 1 for u, v, w in triples)

    return {
        "interval": covering_nimber(n, interval, False),
        "hull": covering_nimber(n, hull, False),
        "closed-interval": covering_nimber(n, interval, True),
        "closed-hull": covering_nimber(n, hull, True),
        "general-position": choosing_nimber(n, is_general),
        "convex-set": choosing_nimber(n, lambda chosen: interval(chosen) == chosen),
    }


def is_chordal(rows):
    """Whether every cycle of four or more vertices has a chord: if two neighbours of v are not adjacent, a path between them that
    avoids v and its other neighbours closes a cycle without one."""
    n = len(rows)
    for v in range(n):
        for u, w in itertools.combinations(members(rows[v]), 2):
            if rows[u] >> w & 1:
                continue
            free = ((1 << n) - 1) & ~(rows[v] | 1 << v) | 1 << u | 1 << w
            reached, layer = 1 << u, 1 << u
            while layer:
                near = 0
                for x in members(layer):
                    near |= rows[x]
                layer = near & free & ~reached
                reached |= layer
            if reached >> w & 1:
                return False
    return True


def is_convexable(rows):
    """Whether Alice, who begins, gets all vertices chosen if the chosen ones always form a convex set and Bob does not want that."""
    n = len(rows)
    _, interval, _ = closures(rows, shortest(rows))

    @cache
    def wins(chosen, alice):
        if chosen == (1 << n) - 1:
            return True
        sets = [chosen | 1 << v for v in range(n) if not chosen >> v & 1]
        moves = [more for more in sets if interval(more) == more]
        return bool(moves) and (any if alice else all)(wins(more, not alice) for more in moves)

    return wins(0, True)


def connected_parts(rows):
    """The connected graphs that arise by the removal of some vertices, but not of none."""
    n = len(rows)
    for kept in range(1, (1 << n) - 1):
        place = {v: i for i, v in enumerate(members(kept))}
        part = [sum(1 << place[u] for u in members(rows[v] & kept)) for v in place]
        if None not in distances(part)[0]:
            yield part


def convexable(rows):
    """What is said of a graph in the findings on convexable graphs."""
    if not is_chordal(rows):
        return "not chordal, yet convexable" if is_convexable(rows) else "not chordal"
    if is_convexable(rows):
        return "chordal and convexable"
    minimal = all(is_convexable(part) for part in connected_parts(rows))
    return "chordal, not convexable" + (", minimal" if minimal else "")


def domination(rows):
    """The nimber, and the number of moves when Alice wants few and Bob many: she begins, he begins."""
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

    return nimber(0), moves(0, True), moves(0, False)


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
    """For k from 1 to n, whether all vertices get coloured with k colours when Alice wants that and Bob does not. Colours are alike,
    so that they are numbered by the first vertices that have them."""

    def renamed(state):
        names = {}
        return tuple(colour if colour is None else names.setdefault(colour, len(names)) for colour in state)

    @cache
    def wins(k, state, alice):
        if None not in state:
            return True
        results = set()
        for v, colour in enumerate(state):
            if colour is None:
                near = {state[u] for u in members(rows[v])}
                free = [c for c in range(k) if c not in near]
                if not free:
                    return False
                results |= {renamed(state[:v] + (c,) + state[v + 1 :]) for c in free}
        moves = (wins(k, state, not alice) for state in results)
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


def facts(rows):
    """Pairs of a question of the findings and its answer for one graph."""
    n = len(rows)
    for convexity, between in CONVEXITIES.items():
        for game, nimber in convexity_nimbers(rows, between(rows)).items():
            yield f"{game}, {convexity}", nimber
    yield "convexable", convexable(rows)
    yield "cop, capture_time", cops(rows)
    nimber, *gammas = domination(rows)
    yield "domination", nimber
    least_degree = min(row.bit_count() for row in rows)
    for starter, gamma in zip(["Alice", "Bob"], gammas):
        yield f"gamma_g > 3n/5, {starter} begins", 5 * gamma > 3 * n
        yield f"least degree 2 and gamma_g > n/2, {starter} begins", least_degree >= 2 and 2 * gamma > n
    for starter, alice in [("Alice", True), ("Bob", False)]:
        won = colouring(rows, alice)
        yield f"Gamma_g > chi_g, {starter} begins", game_grundy(rows, alice) > 1 + won.index(True)
        hurt = any(fewer and not more for fewer, more in zip(won, won[1:]))
        yield f"a colour more hurts Alice, {starter} begins", hurt


def main(n):
    found = {}
    for rows in connected_graphs(n):
        for question, answer in facts(rows):
            found.setdefault(question, Counter()).update([answer])
    for question, counts in found.items():
        print(f"{question}: " + ", ".join(f"{value}: {number}" for value, number in sorted(counts.items())))


if __name__ == "__main__":
    main(int(sys.argv[1]))
