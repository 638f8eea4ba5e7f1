"""Situations from one viewer's perspective, and the sizes of boards to check."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, TypeAlias

from attrs import evolve, frozen

from engine.testing.contract import BrokenContractError
from engine.testing.situations import Situation
from screens.table.painter import Painter
from screens.table.painter_registry import find_painter, paint_board
from screens.table.printed_board import menu_of
from themes.look import Look
from tui.widgets.canvas import Offer, Picture

Size: TypeAlias = tuple[int, int]
SMALL, MIDDLE, LARGE = (80, 14), (82, 33), (150, 57)
"""The sizes of a board in a terminal of 80x24, 120x36 and 200x60."""
COMMON_SIZES = (SMALL, MIDDLE, LARGE)
FEW_SITUATIONS = 6
"""Situations for checks that paint once for every place, or for every palette."""


@frozen
class Perspective:
    """A situation for one viewer: the input of a painter, except for size and look."""

    situation: Situation
    seat: int | None
    offer: Offer

    @property
    def view(self) -> Any:
        return self.situation.views[self.seat]

    @property
    def slug(self) -> str:
        return self.situation.game.slug

    @property
    def painter(self) -> Painter[Any]:
        return find_painter(self.slug)

    @property
    def is_plain(self) -> bool:
        """Is the board that of a game without a painter, which need not show every choice?"""
        return not any(map(self.painter.has_own, ("paint", "paint_rows")))

    def story_ends(self) -> Iterator[Perspective]:
        """The first and the last beat of the board's step-by-step story, if it has one."""
        _, length = self.painter.beats(self.view)
        for beat in sorted({0, length - 1}) if length else ():
            yield evolve(self, offer=Offer(beat=beat))

    def paint(self, size: Size, look: Look, offer: Offer | None = None) -> Picture:
        return self.paint_view(self.view, size, look, offer)

    def paint_view(self, view: Any, size: Size, look: Look, offer: Offer | None = None) -> Picture:
        try:
            return paint_board(self.slug, view, *size, look, offer or self.offer)
        except Exception as error:
            complaint = f"{self.context_text(size)}: the painter crashes: {error!r}"
            raise BrokenContractError(complaint) from error

    def context_text(self, size: Size) -> str:
        viewer = "a spectator" if self.seat is None else f"seat={self.seat}"
        return f"{self.situation.name}, seen by {viewer} at {size[0]}x{size[1]}"


def offer_to(situation: Situation, seat: int | None) -> Offer:
    """The offer of a seat with jump letters, as the table page gives it to the painter."""
    if seat is None or seat not in situation.decisions:
        return Offer()
    decision = situation.decisions[seat]
    return Offer(menu_of(situation.game, situation.views[seat], decision).places)


def perspectives_of(situations: Iterable[Situation]) -> Iterator[Perspective]:
    for situation in situations:
        asked_seats = list(situation.decisions)
        others = [seat for seat in situation.views if seat is not None and seat not in asked_seats]
        for seat in (*asked_seats[:1], *others[-1:], None):
            yield Perspective(situation, seat, offer_to(situation, seat))


def few_of(situations: Sequence[Situation]) -> Sequence[Situation]:
    return situations[:: max(1, len(situations) // FEW_SITUATIONS)]


def asked_perspectives(situations: Iterable[Situation]) -> Iterator[Perspective]:
    """Each situation as the first seat that is asked sees it."""
    for perspective in perspectives_of(situations):
        if perspective.offer.places:
            yield perspective
