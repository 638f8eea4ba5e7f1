"""Moves of fame and of the currents' marker, propaganda cards, and the events of both (10)."""

from __future__ import annotations

from functools import cache

from attrs import field, frozen

from engine.core.choice import Ban, Choice, Idea, idea
from engine.core.values import frozen_for_checkers
from engine.games.currents.card_types import Current, Propaganda
from engine.games.currents.cards import CURRENT_END, LUMINARIES, PROPAGANDA
from engine.games.currents.events import CompanyEvent, TableEvent
from engine.games.currents.modifiers import modifiers_of
from engine.games.currents.names import CardSlug, Cash, CompanySlug, LuminarySlug, MarkerPlace
from engine.games.currents.protocols import AnyFirm, AnyState
from engine.games.currents.table_action import TableAction, choices_of

START = "start"


def future_rank(table: AnyState, slug: str) -> int:
    """A company's rank on Future Fame; 1 is the best."""
    return table.future.index(slug) + 1


def ranks_within(table: AnyState, slug: str, spaces_up: int, spaces_down: int) -> list[int]:
    """The ranks that a company's Future Fame can be moved to, without its own (10.7)."""
    rank, last = future_rank(table, slug), len(table.future)
    ranks = range(max(1, rank - spaces_up), min(last, rank + spaces_down) + 1)
    return [each for each in ranks if each != rank]


def marker_within(table: AnyState, ac: int, dc: int) -> list[int]:
    """The places that the currents' marker can be moved to by these spaces towards AC or DC."""
    start = table.current
    places = range(max(-CURRENT_END, start - dc), min(CURRENT_END, start + ac) + 1)
    return [each for each in places if each != start]


@frozen_for_checkers
class Engage(TableAction, verb="propaganda"):
    """Engage in propaganda."""


@frozen_for_checkers
class Speak(TableAction, verb="speak"):
    """Let a luminary engage in propaganda."""

    luminary: str

    @property
    def pro(self) -> int:
        """How far the luminary moves a marker."""
        return pro_of(self.table, self.firm, self.luminary)


@frozen_for_checkers
class TakeCard(TableAction, verb="card"):
    card: str

    @property
    def row(self) -> Propaganda:
        return PROPAGANDA[self.card]

    @property
    def cash(self) -> int:
        (luminary,) = self.table.begun_action.luminaries
        return propaganda_cash(self.table, self.firm, luminary, self.card)


@frozen_for_checkers
class MoveFame(TableAction, verb="fame"):
    company: str
    rank: int


@frozen_for_checkers
class MoveMarker(TableAction, verb="current"):
    """Move the currents' marker: "ac 3", "dc 1" or "start"."""

    side: str
    spaces: int | str = ""

    @classmethod
    def to(cls, place: int) -> MoveMarker:
        return cls("ac" if place > 0 else "dc", abs(place)) if place else cls(START)

    @property
    def place(self) -> int:
        """The place that it moves to: above 0 towards AC."""
        spaces = int(self.spaces or 0)
        return spaces if self.side == "ac" else -spaces


@frozen_for_checkers
class MoveNothing(TableAction, verb="nothing"):
    """Leave all markers where they are."""


ENGAGE, NOTHING = Engage().choice, MoveNothing().choice


def marker_goal(table: AnyState, current: Current, spaces: int) -> int:
    """The place of the marker after these spaces towards a current, never beyond its end (10.7)."""
    place = table.current + (spaces if current == "ac" else -spaces)
    return max(-CURRENT_END, min(CURRENT_END, place))


# Propaganda


def pro_of(table: AnyState, firm: AnyFirm, luminary: str) -> int:
    """The Pro of a luminary who engages in propaganda (10.2, 17.9, 17.29)."""
    return LUMINARIES[luminary].ratings.pro + modifiers_of(table, firm).pro


def propaganda_cash(table: AnyState, firm: AnyFirm, luminary: str, card: str) -> int:
    """The cash gained by a propaganda action (10.4, 15.6, 17.19)."""
    changes = modifiers_of(table, firm)
    by_phase = LUMINARIES[luminary].ratings.fin + changes.propaganda_cash_by_phase
    return PROPAGANDA[card].cash + table.phase * by_phase + changes.propaganda_cash


def cards_up(table: AnyState) -> list[str]:
    """The propaganda cards that lie face up."""
    return [card for card in table.propaganda if card not in table.used_propaganda]


def movable_companies(table: AnyState, firm: AnyFirm) -> tuple[str, ...]:
    """The companies whose Future Fame a player's company may move, by Future Fame (10.2)."""
    return (firm.slug,) if table.options.fame == "own" else tuple(table.future)


def speak_ideas(table: AnyState, firm: AnyFirm) -> list[Choice]:
    """The awake luminaries (10.1)."""
    return choices_of(Speak, firm.awake)


def card_sways(table: AnyState, firm: AnyFirm, card: str) -> list[Choice]:
    """The moves that a propaganda card allows, without "nothing" (10.3)."""
    row = PROPAGANDA[card]
    return sway_choices(table, firm, fame=row.fame, ac=row.ac, dc=row.dc)


def sway_choices(table: AnyState, firm: AnyFirm, *, fame: int, ac: int, dc: int) -> list[Choice]:
    """The moves of any one marker by up to these spaces (10.2, 10.3, 10.7)."""
    companies = movable_companies(table, firm)
    moves = [move for slug in companies for move in fame_choices(table, slug, up=fame, down=fame)]
    return moves + marker_choices(table, ac=ac, dc=dc)


def fame_choices(table: AnyState, slug: str, *, up: int, down: int) -> list[Choice]:
    """The moves of a company's Future Fame by up to these ranks."""
    return [_fame_move(slug, rank) for rank in ranks_within(table, slug, up, down)]


def marker_choices(table: AnyState, *, ac: int, dc: int) -> list[Choice]:
    """The moves of the currents' marker by up to these spaces towards AC or DC."""
    return [_marker_move(place) for place in marker_within(table, ac, dc)]


@cache
def _fame_move(slug: str, rank: int) -> Choice:
    return MoveFame(slug, rank).choice


@cache
def _marker_move(place: int) -> Choice:
    return MoveMarker.to(place).choice


def sway_ideas(table: AnyState, firm: AnyFirm) -> list[Choice]:
    """The moves by the luminary that speaks, and moving nothing, if there is any (10.2)."""
    pro = pro_of(table, firm, table.begun_action.luminaries[0])
    return _or_nothing(sway_choices(table, firm, fame=pro, ac=pro, dc=pro))


def card_ideas(table: AnyState, firm: AnyFirm) -> list[Idea]:
    """The propaganda cards that lie face up, and why not the others (10.6)."""
    used = table.used_propaganda
    return [_take(card, is_used=card in used) for card in table.propaganda]


@cache
def _take(card: str, *, is_used: bool) -> Idea:
    ban = Ban("it is face down until all are used", "10.6") if is_used else None
    return idea(TakeCard(card).choice, ban)


def second_sway_ideas(table: AnyState, firm: AnyFirm) -> list[Choice]:
    """The moves by the card, and moving nothing, if there is any (10.3)."""
    return _or_nothing(card_sways(table, firm, table.begun_action.card))


def _or_nothing(moves: list[Choice]) -> list[Choice]:
    return [*moves, NOTHING] if moves else []


# Events


@frozen(kw_only=True)
class FameMoved(CompanyEvent):
    """The company's Future Fame went from one rank to another; 1 is the highest."""

    mover: CompanySlug
    before: int
    now: int

    @property
    def line(self) -> str:
        verb = "rises" if self.now < self.before else "falls"
        mover = ", moved by {mover}" if self.mover != self.company else ""
        return f"{verb} on Future Fame from {{before}} to {{now}}{mover}"


@frozen(kw_only=True)
class CurrentMoved(TableEvent):
    """The currents' marker was moved by a company; if `mover` is "", by a card or bookkeeping."""

    mover: CompanySlug
    card: CardSlug
    before: MarkerPlace
    now: MarkerPlace

    @property
    def line(self) -> str:
        mover = "{mover}" if self.mover else "{card}" if self.card else "Bookkeeping"
        return f"{mover} moves the currents' marker from {{before}} to {{now}}"


@frozen(kw_only=True)
class SpokeUp(CompanyEvent):
    luminary: LuminarySlug

    line = "engages in propaganda with {luminary}"


@frozen(kw_only=True)
class PropagandaTaken(CompanyEvent):
    """A propaganda card was used; automata take no cash."""

    card: CardSlug
    cash_gained: Cash = field(metadata={"saved_as": "gained"})
    cash: Cash
    """The company's cash now."""

    @property
    def line(self) -> str:
        gain = ": +{cash_gained}, now {cash}" if self.cash_gained else ""
        return f"uses {{card}}{gain}"


@frozen(kw_only=True)
class PropagandaTurnedUp(TableEvent):
    line = "That was the last propaganda card: all are face up again"
