"""`python -m bench`: measure rules, screens and start, and print one table.

`python -m bench load` measures the server instead.
"""

from __future__ import annotations

import argparse
import platform
import sys
from collections.abc import Iterator

from bench.ages import ages_rows
from bench.large_games import large_rows
from bench.log import log_rows
from bench.redraw import redraw_rows
from bench.rules import copy_rows, play_rows
from bench.startup import startup_rows
from bench.stopwatch import loop, seconds_each
from bench.table import Group, Row, lines


def measured(*, peers: bool) -> Iterator[Group]:
    """All measurements, group by group."""
    play_group, duel = play_rows()
    yield play_group
    if peers:
        from bench.other_projects import peer_rows

        yield peer_rows(duel)
    yield copy_rows()
    yield log_rows()
    yield redraw_rows("duel")
    yield redraw_rows("currents")
    yield ages_rows()
    yield large_rows()
    yield startup_rows()


def main() -> None:
    """Take all measurements and print them as tables."""
    if sys.argv[1:2] == ["load"]:
        from bench.load import main as load

        load(sys.argv[2:])
        return
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("--no-peers", action="store_true", help="leave other projects out")
    arguments = parser.parse_args()
    before = seconds_each(loop)
    groups = []
    for group in measured(peers=not arguments.no_peers):
        print(f"{group.title}: done", file=sys.stderr)
        groups.append(group)
    after = seconds_each(loop)
    step = min(before, after)
    drift = Row("a step of the loop", step, "steps", before, "the loop before the rest")
    yardstick = Group(f"The yardstick, Python {platform.python_version()}", (drift,))
    print("\n".join(lines([yardstick, *groups], step)))


if __name__ == "__main__":
    main()
