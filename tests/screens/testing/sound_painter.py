"""A painter of High Card that keeps every law, to be broken in one way at a time."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Any

from attrs import evolve

from engine.core.about import About
from engine.testing import BrokenContractError
from engine.testing.situations import Situation, situations
from screens.table.painter_registry import use_painter
from screens.testing.boards import BoardCheck
from tests.painters import painter_of
from tests.sample_games import high_card
from tests.sample_games.high_card import View
from themes.look import Look
from tui.widgets.canvas import Canvas, Offer, Picture

CARD = 12


def draw(view: View, canvas: Canvas, offer: Offer) -> None:
    """The table of High Card: a line, a row for each card that can be named, and a button."""
    look = canvas.look
    canvas.text(0, 0, f"Round {view.round}, won {view.won}", look.style("text"))
    places = dict.fromkeys((*view.hand, *offer.places))
    for number, place in enumerate(places):
        x, y = number % 4 * (CARD + 2), 1 + number // 4
        here = place == offer.cursor
        canvas.text(x, y, place or "keep all", look.style("bright" if here else "text", bold=here))
        canvas.text(x + CARD - 1, y, offer.places.get(place, ""), look.style("focus"))
        canvas.target(place, x, y, CARD, 1)


def paint(view: View, width: int, height: int, look: Look, offer: Offer) -> Picture:
    canvas = Canvas(width, height, look)
    draw(view, canvas, offer)
    return canvas.picture()


def paint_rows(
    view: View, width: int, height: int, look: Look, offer: Offer, rows: Collection[int]
) -> Picture:
    canvas = Canvas(width, height, look, rows=rows)
    draw(view, canvas, offer)
    return canvas.picture()


def summary(view: View, width: int, look: Look, players: tuple[str, ...]) -> Picture:
    canvas = Canvas(width, 1, look)
    words = f"won {view.won}" if view.outcome else "not over yet"
    canvas.text(0, 0, words, look.style("text"))
    return canvas.picture()


def about(view: View, place: str) -> About | None:
    known = place.startswith("card-") or place == ""
    return About(place or "keep all", (f"Round {view.round}",)) if known else None


def place_page(view: View, place: str, width: int, height: int, look: Look) -> Picture | None:
    if about(view, place) is None:
        return None
    canvas = Canvas(width, 1, look)
    canvas.text(0, 0, place, look.style("text"))
    return canvas.picture()


SOUND: dict[str, Any] = {
    "place_page": place_page,
    "paint": paint,
    "paint_rows": paint_rows,
    "summary": summary,
    "legend": lambda look: (("*", "won"),),
    "seat_roles": lambda view: tuple(f"seat{seat + 1}" for seat in range(len(view.won))),
    "curves": lambda view: {"rounds won": view.won},
    "places_changed_by": lambda event, view: (),
    "beats": lambda view: ("Round", 2 if view.played else 0),
}


FEW = situations(high_card.GAME, most=12)


def complaint(check: BoardCheck, found: Sequence[Situation] = FEW, **faults: Any) -> str:
    """The findings of a check of High Card with a faulty painter or text; else "nothing"."""
    game = evolve(high_card.GAME, about=faults.pop("about", about))
    with use_painter(painter_of(**{**SOUND, **faults}), "tiny"):
        try:
            check([evolve(each, game=game) for each in found])
        except BrokenContractError as broken:
            return str(broken)
    return "nothing"


def drawing(also: Callable[[Canvas, View, Offer], object]) -> Callable[..., Picture]:
    def broken(view: View, width: int, height: int, look: Look, offer: Offer) -> Picture:
        canvas = Canvas(width, height, look)
        draw(view, canvas, offer)
        also(canvas, view, offer)
        return canvas.picture()

    return broken
