"""The widget, and the line between it and the desk."""

import subprocess
import sys
import threading

import grundy
import pytest
from grundy._board import MODULE, DeskLine


def test_requests_are_answered_and_events_sent():
    sent = []
    desk = DeskLine(sent.append)
    request = {"request": "solve", "problem": "kayles:P5", "seconds": 5}
    desk.receive({"id": 1, "request": request}).join()
    answers = [message["event"]["answer"] for message in sent if message.get("event", {}).get("kind") == "answer"]
    final = sent[-1]
    answers += [final["reply"]["answer"]] if "answer" in final.get("reply", {}) else []
    assert final["id"] == 1 and [answer["winner"] for answer in answers] == ["alice"]


def test_wrong_requests_fail_with_a_message():
    sent = []
    desk = DeskLine(sent.append)
    desk.receive({"id": 7, "request": {"request": "position", "problem": "kayles:Q"}}).join()
    assert sent[-1]["id"] == 7 and sent[-1]["failure"]["message"]
    desk.receive({"id": 8, "request": {"request": "no such"}}).join()
    assert sent[-1]["failure"]["message"]


@pytest.mark.filterwarnings("ignore::pytest.PytestUnhandledThreadExceptionWarning")
def test_what_rules_raise_is_shown_on_the_board():
    class Broken:
        def start(self):
            return 1

        def moves(self, position, player):
            return [1]

        def play(self, position, player, move):
            raise LookupError("no such play")

    made, sent = grundy.problem(Broken()), []
    desk = DeskLine(sent.append, made)

    def ask(problem):
        desk.receive({"id": 3, "request": {"request": "solve", "problem": problem, "seconds": 5}}).join()

    ask(str(made))
    assert sent[-1]["failure"]["message"] == "LookupError: no such play"
    ask("kayles:P5")
    assert "failure" not in sent[-1]
    # A game whose number only begins like that of the game on the board is another one.
    ask(f"kayles:P5 + {made}7")
    assert "no such play" not in sent[-1]["failure"]["message"]


@pytest.mark.filterwarnings("ignore::pytest.PytestUnhandledThreadExceptionWarning")
def test_rules_that_do_not_return_end_with_their_request():
    reached = threading.Event()

    class Stuck:
        def start(self):
            return 1

        def moves(self, position, player):
            reached.set()
            while True:
                pass

        def play(self, position, player, move):
            return position

    made = grundy.problem(Stuck())
    desk = DeskLine(lambda message: None, made)
    thread = desk.receive({"id": 4, "request": {"request": "solve", "problem": str(made)}})
    reached.wait()
    desk.receive({"id": 4})
    thread.join(60)
    assert not thread.is_alive()


def test_a_program_ends_while_a_board_searches():
    program = """
import threading, grundy
from grundy._board import DeskLine
reached = threading.Event()
class Slow:
    def start(self):
        return 1
    def moves(self, position, player):
        reached.set()
        return [1, 2, 3]
    def play(self, position, player, move):
        return 4 * position + move
made = grundy.problem(Slow())
desks = [DeskLine(lambda message: None, made), DeskLine(lambda message: None)]
desks[0].receive({"id": 1, "request": {"request": "solve", "problem": str(made)}})
desks[1].receive({"id": 1, "request": {"request": "solve", "problem": "kayles:grid(9,10)"}})
reached.wait()
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=120)
    assert (done.returncode, done.stderr) == (0, "")


def test_a_request_can_be_cancelled():
    sent = []
    desk = DeskLine(sent.append)
    request = {"request": "solve", "problem": "kayles:grid(9,10)", "seconds": 600}
    thread = desk.receive({"id": 2, "request": request})
    desk.receive({"id": 2})
    thread.join(60)
    assert not thread.is_alive()


def test_the_widget():
    pytest.importorskip("anywidget")
    if not MODULE.exists():
        pytest.skip("the page was not built")
    board = grundy.board("kayles", [("Acre", "Bahia")], results=True)
    assert "Acre" in board.problem and board.results
