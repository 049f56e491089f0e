"""A kernel for the tests of the board in a browser: a line of JSON for each message, both ways."""

import json
import sys
import threading

from grundy._board import DeskLine

lock = threading.Lock()


def send(message: dict) -> None:
    with lock:
        print(json.dumps(message), flush=True)


desk = DeskLine(send)
for line in sys.stdin:
    desk.receive(json.loads(line))
