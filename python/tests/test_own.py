"""Games and reductions written in Python."""

import grundy
import pytest


class Subtraction:
    """Take 1, 2 or 3."""

    impartial = True

    def start(self):
        return 10

    def moves(self, position, player):
        return [take for take in (1, 2, 3) if take <= position]

    def play(self, position, player, move):
        return position - move


def test_a_game_is_solved_valued_explained_drawn_and_played():
    answer = grundy.solve(Subtraction(), moves=True)
    # A heap of n has nimber n mod 4.
    assert (answer.winner, answer.nimber, answer.best) == ("alice", 2, ["2"])
    problem = grundy.problem(Subtraction())
    assert problem.moves == ["1", "2", "3"] and problem.play("2").next == "bob"
    assert "svg" in problem.svg() and "svg" in answer._repr_svg_()
    assert grundy.explain(problem).solved
    assert len(grundy.tree(problem)) == 11
    assert grundy.solve(Subtraction(), convention="misere").winner == "alice"


class Cut:
    """Domineering-like: Alice may take 1, Bob may take 2."""

    def start(self):
        return 2

    def moves(self, position, player):
        return [1] if player == "alice" and position >= 1 else [2] if player == "bob" and position >= 2 else []

    def play(self, position, player, move):
        return position - move


def test_a_partizan_game_has_a_value():
    # G(0) = 0, G(1) = {0|} = 1, G(2) = {1|0}.
    answer = grundy.solve(Cut())
    assert answer.value == grundy.Value("{1|0}") and answer.class_ == "N"


class Broken(Subtraction):
    def play(self, position, player, move):
        raise KeyError("rules")


def test_exceptions_come_out_as_they_are():
    with pytest.raises(KeyError, match="rules"):
        grundy.solve(Broken())


class Unhashable(Subtraction):
    def play(self, position, player, move):
        return [position]


class Nowhere(Subtraction):
    def play(self, position, player, move):
        return None


class Circle(Subtraction):
    def play(self, position, player, move):
        return (position + move) % 11


@pytest.mark.parametrize("game, told", [(Unhashable, "does not hash"), (Nowhere, "leads nowhere"), (Circle, "endless")])
def test_wrong_rules_are_told_with_the_position(game, told):
    with pytest.raises(grundy.RuleError, match=told) as caught:
        grundy.solve(game())
    assert caught.value.position is not None


class Declared(Circle):
    endless = "draw"

    def moves(self, position, player):
        return [1]


def test_a_declared_cycle_is_played():
    assert grundy.solve(Declared()).winner == "draw"


def test_a_wrong_reduction_is_refuted_and_a_right_one_is_not():
    def cone(problem):
        return f"kayles:({problem.graph})&K1"

    found = grundy.hunt(cone, source="kayles:P2", count=200)
    assert found.end == "counterexample"
    # With a universal vertex the first player wins; the smallest graph on which the second wins is the empty one or 2K1.
    source, target = found.counterexample["source"], found.counterexample["target"]
    assert grundy.solve(source).winner != grundy.solve(target).winner

    def same(problem):
        return f"kayles:{problem.graph}"

    assert grundy.hunt(same, source="kayles:P2", count=50).agreed == 50


def test_what_a_reduction_raises_comes_out():
    def fail(_problem):
        raise LookupError("here")

    with pytest.raises(LookupError, match="here"):
        grundy.hunt(fail, source="kayles:P2", count=5)
