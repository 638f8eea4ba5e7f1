"""The pen of Taidian's painters: seats, colours, values of cards, and what the turn is about."""

from __future__ import annotations

from collections.abc import Sequence

from attrs import frozen
from rich.style import Style

from engine.games.taidian.card_values import energy_of, value_of
from engine.games.taidian.cards import CARDS
from engine.games.taidian.names import name_for_viewer
from engine.games.taidian.view_types import FighterView, View
from screens.base.seat_names import with_players
from screens.games.taidian.signs import seat_role, sign
from tui.widgets.area import Area
from tui.widgets.seat_pen import SeatPen

FIGHT, LAYING, UPGRADE, QUIET = "fight", "laying", "upgrade", "quiet"
WON, POWER, BOMB, KEEP, LOOT = "won", "power", "bomb", "keep", "loot"


def subject_of(view: View) -> str:
    """The subject of the middle of the table, as one of the names above."""
    if view.outcome is not None:
        return WON
    special = {"power up": POWER, "keep": KEEP, "loot": LOOT}.get(view.step)
    if special:
        return special
    if view.step == "structure":
        return BOMB
    if view.window is not None:
        return FIGHT
    if view.turn.undeclared_batch:
        return LAYING
    if is_fresh(view):
        return FIGHT
    if view.turn.kind == "attack":
        return LAYING
    return UPGRADE if view.turn.kind == "upgrade" else QUIET


def is_fresh(view: View) -> bool:
    """Was the last fight in the current turn, with nothing else done since?"""
    fight, turn = view.fight, view.turn
    if fight is None or turn.kind == "upgrade":
        return False
    if fight.is_tick:
        return turn.kind == "" and fight.attacker == view.active
    return turn.batches > 0


def decider(view: View) -> int | None:
    """The seat that must answer; None if several or no seats are asked."""
    if view.outcome is not None or view.window is not None:
        return None
    if view.step == "truce":
        return view.turn.offer
    if view.step == "loot" and view.spoils is not None:
        return view.spoils.taker
    return view.active


@frozen
class Pen(SeatPen[View, FighterView]):
    @property
    def seats(self) -> Sequence[FighterView]:
        return self.view.fighters

    def sign(self, name: str) -> str:
        return sign(self.glyphs, name)

    def seat_role(self, seat: int) -> str:
        return seat_role(self.view, seat)

    def seat_ink(self, seat: int, *, on: str | None = None, bold: bool = True) -> Style:
        if not self.view.fighters[seat].standing:
            return self.ink("muted", on=on, bold=bold)
        return super().seat_ink(seat, on=on, bold=bold)

    def add_detail_target(self, seat: int, place: str, area: Area) -> None:
        """Make an area of a fighter's card inspectable, unless the fighter can be chosen."""
        if f"seat:{seat}" not in self.offer.places:
            self.add_target(place, area)

    def framed_ink(self, role: str) -> Style:
        return self.ink("muted" if role == "border" else role)

    def seat_name(self, seat: int) -> str:
        """A fighter in a sentence: "you", or the name."""
        return name_for_viewer(self.view, seat)

    def player(self, seat: int) -> str:
        return with_players(f"Seat {seat + 1}", self.offer.players)

    def card_value(self, slug: str, *, for_other: bool = False) -> int:
        """A card's value for the viewer; for a spectator, the printed value."""
        row = CARDS[slug]
        if self.view.seat is None or not self.own_seat.character:
            return row.money or row.energy or row.attack or row.block or row.heal
        if row.money or row.energy:
            return row.money or energy_of(self.view, slug)
        if not (row.attack or row.block or row.heal):
            return 0
        return value_of(self.view, slug, for_other=for_other)
