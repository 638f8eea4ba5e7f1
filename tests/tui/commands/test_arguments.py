"""The values that the command line takes."""

from __future__ import annotations

from saves import record
from tui.commands import arguments


def test_the_command_line_takes_the_seeds_that_matches_get() -> None:
    assert arguments.MAX_SEED == record.MAX_SEED
