"""Tests for a game's board, for games of this and of other packages.

Nothing here needs pytest: a check raises an `AssertionError` that names the violation, the point of
the match, the viewer and the size.

    from screens.testing import check_board
    from highcard import GAME

    def test_the_board():
        check_board(GAME)

The painter is the one that the program finds for the game's slug (see
`screens.table.painter_registry`), or `check_board(GAME, painter=PAINTER)`. Without one the checks
run on the plain board, which need not show every choice. `engine.testing` has the same for rules.

- `boards`: `check_board` and the list of checks, one for each law;
- `board_laws`, `painter_laws`: the laws of the picture, and of a painter's other hooks;
- `perspectives`: situations from one viewer's perspective, and sizes;
- `pictures`: comparing pictures cell by cell.
"""

from __future__ import annotations

from screens.testing.boards import BOARD_CHECKS, check_board
from screens.testing.perspectives import offer_to

__all__ = ["BOARD_CHECKS", "check_board", "offer_to"]
