"""The code of docs/new-game.md runs, and its painter holds what every board must."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from engine.core.dispatch import MissingEntryError
from engine.testing import write_playthrough
from screens.table import painters
from screens.table.painters import find_painter
from screens.testing import check_board
from tests import test_wardenclyffe, tiny
from tests.docs.pages import ROOT, Block, blocks
from wardenclyffe import new_match, show


def block(name: str) -> Block:
    """The code of the guide with this name behind its language."""
    (found,) = (each for each in blocks(ROOT / "docs/new-game.md") if each.file == name)
    return found


@pytest.fixture
def paint(monkeypatch: pytest.MonkeyPatch) -> Any:
    """The function of the guide, as the painter of a game that has none."""
    code = block("")
    names: dict[str, Any] = {"__name__": __name__}
    exec(code.text, names)
    monkeypatch.setitem(painters._PAINTERS, tiny.GAME.slug, names["PAINTER"])
    return names["paint"]


def test_the_painter_of_the_guide_paints_a_board(paint: Any) -> None:
    assert find_painter(tiny.GAME.slug).paint is paint
    check_board(tiny.GAME)


def test_its_picture_shows_what_only_the_seat_knows(paint: Any) -> None:
    match = new_match(tiny.GAME, seed=1)
    assert "card-" in str(show(match, 0))
    assert "card-" not in str(show(match, None))
    test_wardenclyffe.test_a_board_shows_no_other_seats_secrets(tiny.GAME)


def test_the_log_lines_of_the_guide_are_found_by_their_event() -> None:
    names: dict[str, Any] = {}
    exec(block("prose").text, names)
    assert names["tell"](tiny.Swapped(seat=1), None) == "Seat 2 swaps a card"
    with pytest.raises(MissingEntryError, match="Laid has no log line"):
        names["tell"](tiny.Laid(cards=(), winner=None), None)


def test_the_playthrough_of_the_guide_is_written_down(tmp_path: Path) -> None:
    names: dict[str, Any] = {}
    exec(block("golden").text, names)
    (playthrough,) = names["PLAYTHROUGHS"]
    write_playthrough(playthrough, tmp_path / "golden.txt")
    text = (tmp_path / "golden.txt").read_text("utf-8")
    assert "round 4; won: (1, 2)" in text
    assert "Two who choose by lot." in text
