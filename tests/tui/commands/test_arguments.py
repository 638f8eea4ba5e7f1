"""The values that the command line takes."""

from __future__ import annotations

from argparse import ArgumentTypeError

import pytest

from engine.core import chance
from tui.commands import arguments


def test_the_command_line_takes_the_seeds_that_matches_get() -> None:
    assert arguments.MAX_SEED == chance.MAX_SEED


def test_a_name_has_no_letters_without_a_shape() -> None:
    with pytest.raises(ArgumentTypeError, match=r"^'ada\u3164' is not a name"):
        arguments.parse_players("human:ada\u3164,human:ada")


def test_a_long_name_is_cut_before_its_quotes() -> None:
    with pytest.raises(ArgumentTypeError, match=r"^'x{40}\.\.\.' is not a name"):
        arguments.parse_players("human:" + "x" * 100)
