"""Values that screens derive from a painter: changed places, curves, names in the log."""

from __future__ import annotations

import pytest
from attrs import frozen

from engine.core.event import Event
from screens.table import painter_registry
from screens.table.painter_registry import (
    PLAIN,
    changed_places,
    curves_over,
    find_painter,
    paint_board,
    register,
    seat_role,
)
from tests.painters import painter_of
from tests.sample_games import high_card
from themes.look import look
from tui.widgets.canvas import Offer, Target


@frozen
class Lit(Event):
    line = ""
    seat_slug: str
    city: str
    others: tuple[str, ...] = ()
    points: int = 2


def test_what_events_speak_of_has_changed_but_not_who_did_it() -> None:
    targets = [Target(place, 0, 0, 1, 1) for place in ("city:albany", "share:tesla", "row", "pr")]
    changed = changed_places(
        "tiny", None, [Lit(seat_slug="tesla", city="albany", others=("row",))], targets
    )
    assert "city:albany" in changed
    assert "row" in changed
    assert "share:tesla" not in changed
    assert "pr" not in changed


def test_a_game_without_a_painter_has_no_curves_and_no_summary() -> None:
    assert find_painter("tiny") is PLAIN
    assert find_painter("../evil") is PLAIN
    assert curves_over("tiny", [object()]) == {}
    assert find_painter("tiny").summary(object(), 80, look(), ()) is None
    assert seat_role("tiny", object(), 9) == "seat2"


def test_curves_run_along_the_match_seat_by_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    painter = painter_of(curves=lambda view: {"points": (view, 2 * view)})
    monkeypatch.setitem(painter_registry._PAINTERS, "any", painter)
    assert curves_over("any", [0, 1, 3]) == {"points": ((0, 1, 3), (0, 2, 6))}


def test_a_script_can_register_a_painter(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("screens.table.painter_registry._PAINTERS", {})
    drawn = paint_board("tiny", "a view", 20, 5, look(), Offer())
    painter = painter_of(paint=lambda view, width, height, look, offer: drawn)
    register(high_card.GAME.slug, painter)
    assert find_painter("tiny") is painter
    assert paint_board("tiny", "another view", 20, 5, look(), Offer()) is drawn
    assert find_painter("other") is PLAIN
