"""A series too long to finish, which says on standard output when its first games are done."""

from __future__ import annotations

import sys
from unittest.mock import patch

from tui.__main__ import main
from tui.commands.sim import Bar


class Loud(Bar):
    """A bar that says once that something is in progress."""

    said = False

    def __call__(self, done: int) -> None:
        if not Loud.said:
            Loud.said = True
            print("playing", flush=True)


if __name__ == "__main__":
    with patch("tui.commands.sim.Bar", Loud):
        sys.exit(main(["sim", "duel", "--matches", "1000000", "--seed", "1", *sys.argv[1:]]))
