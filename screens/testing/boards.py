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
from screens.table.painter_registry import find_painter, use_painter
from screens.testing import board_laws, painter_laws

BoardCheck: TypeAlias = Callable[[Sequence[Situation]], None]

SITUATIONS = 36


def check_board(game: Game[Any, Any], *, painter: Painter[Any] | None = None) -> None:
    """Check every law of a board, in some seconds; None takes the registered painter."""
    reached_situations = situations(game, most=SITUATIONS)
    with use_painter(painter or find_painter(game.slug), game.slug):
        for check in BOARD_CHECKS:
            check(reached_situations)


BOARD_CHECKS: tuple[BoardCheck, ...] = (
    board_laws.check_size_and_places,
    board_laws.check_useless_sizes,
    board_laws.check_plain_ascii,
    board_laws.check_palettes,
    board_laws.check_contrast,
    board_laws.check_legend,
    board_laws.check_letters_shift_nothing,
    board_laws.check_letter_places,
    board_laws.check_cursor_stands_out,
    board_laws.check_painted_rows,
    board_laws.check_picture_secrets,
    painter_laws.check_place_texts,
    painter_laws.check_place_pages,
    painter_laws.check_summary,
    painter_laws.check_seat_details,
)
