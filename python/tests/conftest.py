"""What all tests need."""

import signal

# A program that a shell starts in the background ignores Ctrl-C, which some tests send.
signal.signal(signal.SIGINT, signal.default_int_handler)
