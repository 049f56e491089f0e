"""The command ``grundy``, also as ``python -m grundy``."""

import signal
import sys

from ._grundy import command


def main() -> int:
    """Run the command with the arguments of this process."""
    # The command has its own way with Ctrl-C; Python would only take note of it.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    return command(["grundy", *sys.argv[1:]])


if __name__ == "__main__":
    sys.exit(main())
