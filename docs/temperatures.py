#!/usr/bin/env python3
"""Finds the temperatures of docs/findings.md for small n a second way: by the definitions, with graphs from geng (nauty).

    docs/temperatures.py 5           snort, and node kayles with the warmest labels
    docs/temperatures.py 7 snort

It shares nothing with Grundy. A game is a pair of sets of games, in canonical form (Conway; Siegel, Combinatorial Game Theory, II.2); its
thermograph is the definition (Siegel, II.5) with walls as lists of corners. Needs geng or nauty-geng on the PATH.
"""

import itertools
import shutil
import subprocess
import sys
from collections import Counter
from fractions import Fraction
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


@cache
def at_most(g, h):
    """Whether g <= h: Right, who begins, does not win the difference."""
    return not any(at_most(h, left) for left in g[0]) and not any(at_most(right, g) for right in h[1])


def undominated(options, worse):
    """The options of a player to whom none of the others is better."""
    return frozenset(one for one in options if not any(one != other and worse(one, other) for other in options))


@cache
def canonical(lefts, rights):
    """The canonical form of a game whose options have theirs: reversible options bypassed, then dominated ones dropped."""
    g = (lefts, rights)
    for left in lefts:
        for back in left[1]:
            if at_most(back, g):
                return canonical(lefts - {left} | back[0], rights)
    for right in rights:
        for back in right[0]:
            if at_most(g, back):
                return canonical(lefts, rights - {right} | back[1])
    return undominated(lefts, at_most), undominated(rights, lambda one, other: at_most(other, one))


@cache
def number(g):
    """The number that a canonical form is, or none."""
    sides = [[number(option) for option in options] for options in g]
    if None in sides[0] + sides[1]:
        return None
    left, right = (side[0] if side else None for side in sides)
    if left is None or right is None:
        return Fraction(0) if left is right else right - 1 if left is None else left + 1
    return (left + right) / 2 if left < right else None


def height(wall, t):
    """The value of a wall at t: straight between its corners, constant after the last."""
    for (t0, x0), (t1, x1) in itertools.pairwise(wall):
        if t0 <= t < t1:
            return x0 + (x1 - x0) * (t - t0) / (t1 - t0)
    return wall[-1][1]


def corners(walls):
    """Where any of some walls has a corner, and where two of them cross."""
    times = sorted({t for wall in walls for t, _ in wall})
    for t0, t1 in itertools.pairwise(list(times)):
        for one, other in itertools.combinations(walls, 2):
            before, after = (height(one, t) - height(other, t) for t in (t0, t1))
            if before * after < 0:
                times.append(t0 + (t1 - t0) * before / (before - after))
    return sorted(times)


@cache
def thermograph(g):
    """The left wall, the right wall and the temperature of a canonical form; a number has the temperature of its mast, below 0."""
    known = number(g)
    if known is not None:
        wall = [(Fraction(0), known)]
        return wall, wall, Fraction(-1, known.denominator)
    inner, outer = [thermograph(left)[1] for left in g[0]], [thermograph(right)[0] for right in g[1]]
    left = lambda t: max(height(wall, t) for wall in inner) - t
    right = lambda t: min(height(wall, t) for wall in outer) + t
    gap = lambda t: left(t) - right(t)
    times = corners(inner + outer)
    # After the last corner the walls come together by 2, so that here they have met.
    times.append(times[-1] + max(gap(times[-1]), 0) / 2 + 1)
    # Where they first meet the mast begins, even if the formulas for the walls part again.
    met = next(i for i, t in enumerate(times) if gap(t) <= 0)
    if met > 0:
        t0, t1 = times[met - 1 : met + 1]
        times[met] = t0 + (t1 - t0) * gap(t0) / (gap(t0) - gap(t1))
    del times[met + 1 :]
    return [(t, left(t)) for t in times], [(t, right(t)) for t in times], times[-1]


def snort(rows):
    """Alice colours a vertex with 0, Bob with 1; neighbours must not have different colours."""

    @cache
    def value(state):
        options = ([], [])
        for v, colour in enumerate(state):
            near = {state[u] for u in members(rows[v])}
            for player in (0, 1):
                if colour is None and 1 - player not in near:
                    options[player].append(value(state[:v] + (player,) + state[v + 1 :]))
        return canonical(frozenset(options[0]), frozenset(options[1]))

    return value((None,) * len(rows))


def kayles(rows, labels):
    """A chosen vertex goes with its neighbours; Alice chooses among A and C, Bob among B and C."""

    @cache
    def value(left):
        after = lambda player: frozenset(
            value(left & ~(rows[v] | 1 << v)) for v in members(left) if labels[v] in (player, "C")
        )
        return canonical(after("A"), after("B"))

    return value((1 << len(rows)) - 1)


def warmest_kayles(rows):
    """The greatest temperature over all ways to label the vertices."""
    return max(thermograph(kayles(rows, labels))[2] for labels in itertools.product("ABC", repeat=len(rows)))


GAMES = {"snort": lambda rows: thermograph(snort(rows))[2], "kayles": warmest_kayles}


def main(n, *games):
    found = Counter((game, GAMES[game](rows)) for rows in connected_graphs(int(n)) for game in games or GAMES)
    for (game, temperature), graphs in sorted(found.items()):
        print(f"{game}: temperature {temperature}: {graphs} graphs")


if __name__ == "__main__":
    main(*sys.argv[1:])
