"""The facts of the literature, asked from Python, and answers as the command gives them."""

import json
import pathlib
import subprocess
import sys

import grundy
import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]
FACTS = json.loads((ROOT / "crates/grundy/tests/data/facts.json").read_text(encoding="utf-8"))


def test_facts_hold():
    checked = 0
    for fact in FACTS:
        if "number_name" in fact:
            found = grundy.number(fact["number_name"], fact["graph"], nodes=1_000_000).to_dict()
        else:
            found = grundy.solve(fact["problem"], nodes=1_000_000).to_dict()
        for field, expected in fact["expect"].items():
            assert found[field] == expected, (fact, found)
            checked += 1
    assert checked >= len(FACTS)


@pytest.mark.parametrize("problem", ["kayles:P5", "snort:P3", "nim:3,5", "coloring{colors=3}:C5"])
def test_to_dict_is_the_json_of_the_command(problem):
    run = [sys.executable, "-m", "grundy", "solve", problem, "--json", "--moves"]
    theirs = json.loads(subprocess.run(run, capture_output=True, text=True, check=True).stdout)
    ours = grundy.solve(problem, moves=True).to_dict()
    for record in (theirs, ours):
        for varying in ("seconds", "nodes"):
            record.pop(varying)
    assert ours == theirs


def test_the_command_ends_as_it_does_elsewhere():
    run = [sys.executable, "-m", "grundy", "solve", "kayles:Q"]
    done = subprocess.run(run, capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (2, "")
    assert "at 7" in done.stderr or "at 8" in done.stderr
