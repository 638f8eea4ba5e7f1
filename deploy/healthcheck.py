"""Exit with status 0 if the server on a port of this machine answers as an SSH server, else with 1.

It is a file of its own, and imports nothing of the program, so that a check costs little.
"""

import socket
import sys

GREETING = b"SSH-2.0-Wardenclyffe"
PATIENCE_SECONDS = 4.0


def is_healthy(port: int) -> bool:
    """Does a server greet a client on this port in time?"""
    try:
        with socket.create_connection(("127.0.0.1", port), PATIENCE_SECONDS) as line:
            return line.recv(len(GREETING), socket.MSG_WAITALL) == GREETING
    except OSError:
        return False


if __name__ == "__main__":
    sys.exit(0 if is_healthy(int(sys.argv[1])) else 1)
