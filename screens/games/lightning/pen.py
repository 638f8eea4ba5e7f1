"""The pen of Master of Lightning's painters: seats in their colours, and the current trick."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from attrs import frozen
from rich.style import Style

from engine.games.lightning.about import open_trick
from engine.games.lightning.names import seat_text
from engine.games.lightning.story import Beat, story_of
from engine.games.lightning.trick_report import TrickReport
from engine.games.lightning.view_types import SeatView, View
from screens.base.seat_names import with_players
from screens.games.lightning.signs import card_role, card_token
from tui.widgets.pen import Run
from tui.widgets.seat_pen import SeatPen


@frozen
class Pen(SeatPen[View, SeatView]):
    # Seats

    @property
    def seats(self) -> Sequence[SeatView]:
        return self.view.seats

    def seat_name(self, seat: int) -> str:
        """The player of a seat, or its number, with a note for the viewer's own."""
        remark = " (you)" if seat == self.view.seat else ""
        return self.with_names(f"{seat_text(seat)}{remark}")

    def with_names(self, text: str) -> str:
        """A text of the rules with player names instead of seat numbers."""
        return with_players(text, self.offer.players)

    def look_place(self, seat: int, place: str) -> str:
        """A place within a seat's place; "" while a click there should choose the seat."""
        return "" if f"seat:{seat}" in self.offer.places else place

    # The trick on the table

    @cached_property
    def open_trick(self) -> TrickReport | None:
        """The trick whose bids are open: the current one once revealed, or else the last one."""
        return open_trick(self.view)

    @property
    def dealer(self) -> int:
        """The Dealer; during the story of a trick, the Dealer of that trick."""
        trick = self.open_trick if self.is_telling else None
        return self.view.dealer if trick is None else trick.dealer

    @cached_property
    def is_telling(self) -> bool:
        """Is the story of that trick running, or waiting for a player's decision?"""
        if self.open_trick is None:
            return False
        return self.offer.beat is not None or self.open_trick is self.view.trick

    @cached_property
    def story(self) -> tuple[Beat, ...]:
        if self.open_trick is None:
            return ()
        beats = story_of(self.open_trick)
        return beats if self.offer.beat is None else beats[: max(self.offer.beat, 0) + 1]

    @property
    def beat(self) -> Beat | None:
        return self.story[-1] if self.story else None

    @property
    def shows_ended_trick(self) -> bool:
        """Is the story about a trick that has ended, while the view is already after it?"""
        return self.is_telling and self.open_trick is self.view.last

    @property
    def is_result_told(self) -> bool:
        """Has the story of an ended trick come to its last beat?"""
        trick = self.open_trick
        return self.shows_ended_trick and trick is not None and self.story == story_of(trick)

    @property
    def is_round_told(self) -> bool:
        """Is the story about the last trick of a round, while the next round has begun?"""
        trick = self.open_trick
        return self.shows_ended_trick and trick is not None and trick.round < self.view.round

    @property
    def common_deck_size(self) -> int:
        """The size of the Common Deck; during the story of a trick, before the next prizes."""
        view = self.view
        open_prizes = view.trick.prizes if self.shows_ended_trick and view.trick is not None else ()
        return view.common + len(open_prizes)

    # Cards as text

    def card_ink(self, card: str) -> Style:
        return self.ink(card_role(card), bold=True)

    def card_run(self, card: str, *, faint: bool = False) -> Run:
        style = self.faint_ink(card_role(card)) if faint else self.card_ink(card)
        return card_token(self.glyphs, card), style
