"""The laws of a board, checked over situations of real matches.

Every check takes the situations of one game and raises a `BrokenContractError` for a violated law.
The number of situations limits the time of a check.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from engine.core.game import Game
from engine.testing.situations import Situation, situations
from screens.table.painter import Painter
from screens.table.painter_registry import find_painter, painted_by
from screens.testing import board_laws, painter_laws

BoardCheck: TypeAlias = Callable[[Sequence[Situation]], None]

SITUATIONS = 36
"""The number of situations of each game that are checked."""


def check_board(game: Game[Any, Any], *, painter: Painter[Any] | None = None) -> None:
    """Check every law of a board over the matches of one game. Takes some seconds.

    `painter` is the painter to check; None checks the one registered for the game's slug.
    """
    found = situations(game, most=SITUATIONS)
    with painted_by(painter or find_painter(game.slug), game.slug):
        for check in BOARD_CHECKS:
            check(found)


BOARD_CHECKS: tuple[BoardCheck, ...] = (
    board_laws.fits_its_size_and_shows_what_is_offered,
    board_laws.survives_useless_sizes,
    board_laws.is_plain_ascii_when_asked,
    board_laws.keeps_to_every_palette,
    board_laws.can_be_read_in_every_palette,
    board_laws.has_a_legend_that_fits,
    board_laws.letters_shift_nothing,
    board_laws.every_letter_is_on_its_own_place,
    board_laws.only_the_place_under_the_cursor_stands_out,
    board_laws.paints_rows_as_it_paints_the_whole,
    board_laws.keeps_secrets,
    painter_laws.tells_about_every_place,
    painter_laws.has_place_pages_that_fit,
    painter_laws.sums_matches_up,
    painter_laws.speaks_of_every_seat,
)
