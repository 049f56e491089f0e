#!/usr/bin/env python3
"""Measures the Python package: what a call costs over the same call from Rust, and a game written in Python against a plain
minimax of the same rules. `bench/run python` calls it with the interpreter of `tests/python`."""

import json
import subprocess
import sys
import time
from operator import itemgetter

import grundy
import networkx as nx

#: The plain minimax gives up after so many positions.
MOST = 20_000_000
#: The best of so many runs.
RUNS = 5


def calls(bench):
    """Nimbers of node kayles on all connected graphs with 7 vertices, from Rust and from Python, by text and by graph."""
    graphs = [graph for graph in nx.graph_atlas_g() if len(graph) == 7 and nx.is_connected(graph)]
    assert len(graphs) == 853
    made = [grundy.graph(graph) for graph in graphs]
    texts = [f"kayles:g6:{graph.g6}" for graph in made]
    ways = {
        "text": ("text", lambda: sum(grundy.solve(text, want="nimber", threads=1).nimber for text in texts)),
        "grundy.Graph": ("type", lambda: sum(grundy.solve("kayles", graph, want="nimber", threads=1).nimber for graph in made)),
        "networkx": ("type", lambda: sum(grundy.solve("kayles", graph, want="nimber", threads=1).nimber for graph in graphs)),
    }
    print("\n## python: node kayles on all 853 connected graphs with 7 vertices, one thread; microseconds a graph\n")
    print("| from | Rust | Python | more |\n| --- | ---: | ---: | ---: |")
    for name, (by, call) in ways.items():
        rust, ours = float("inf"), float("inf")
        for _ in range(RUNS):
            measured = json.loads(subprocess.check_output([bench, "one", "calls", "kayles", by, "solve", "7"]))
            rust = min(rust, measured["cpu"] / 853 * 1e6)
            since = time.process_time()
            answer = call()
            ours = min(ours, (time.process_time() - since) / 853 * 1e6)
            assert str(answer) == measured["answer"], (answer, measured)
        print(f"| {name} | {rust:.1f} | {ours:.1f} | {ours - rust:.1f} |")


class Greedy:
    """Players choose vertices, which get the least colour that no neighbour has; Alice wins if k colours are enough."""

    def __init__(self, graph, k):
        self.near, self.k = [list(graph[v]) for v in sorted(graph)], k
        same = nx.isomorphism.GraphMatcher(graph, graph).isomorphisms_iter()
        self.images = [itemgetter(*(image[v] for v in sorted(graph))) for image in same]

    def start(self):
        return (0,) * len(self.near)

    def moves(self, position, player):
        return [v for v, colour in enumerate(position) if colour == 0]

    def play(self, position, player, v):
        near = {position[u] for u in self.near[v]}
        return position[:v] + (min(c for c in range(1, len(near) + 2) if c not in near),) + position[v + 1 :]

    def verdict(self, position, player, stuck):
        return "bob" if max(position) > self.k else "alice" if stuck else None

    def key(self, position):
        return min(image(position) for image in self.images)


class GaveUp(Exception):
    """The plain minimax met its bound."""


def minimax(game):
    """Who wins by the same rules, each position as often as it comes up; the first winning move ends a turn."""
    count = 0

    def winner(position, player, other):
        nonlocal count
        count += 1
        if count > MOST:
            raise GaveUp
        moves = game.moves(position, player)
        over = game.verdict(position, player, not moves)
        if over:
            return over
        won = any(winner(game.play(position, player, move), other, player) == player for move in moves)
        return player if won else other

    try:
        return winner(game.start(), "alice", "bob"), count
    except GaveUp:
        return None, count


def games():
    """The greedy colouring game with 3 colours on prisms."""
    print("\n## python: the greedy colouring game with 3 colours on prisms, written in Python; processor seconds\n")
    print("| vertices | winner | positions | s | plain positions | plain s | ratio |\n| --- | --- | ---: | ---: | ---: | ---: | ---: |")
    for n in (10, 12, 14):
        game = Greedy(nx.circular_ladder_graph(n // 2), 3)
        since = time.process_time()
        answer = grundy.solve(game, want="winner")
        ours = time.process_time() - since
        since = time.process_time()
        winner, count = minimax(game)
        plain = time.process_time() - since
        assert winner in (None, answer.winner), (winner, answer)
        more = "" if winner else "more than "
        print(f"| {n} | {answer.winner} | {answer.nodes:,} | {ours:.3f} | {more}{count:,} | {more}{plain:.2f} | {more}{plain / ours:.0f} |")


if __name__ == "__main__":
    calls(sys.argv[1])
    games()
