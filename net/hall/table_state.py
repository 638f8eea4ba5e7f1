"""The register of a hosted table: all that is kept about it beside its match, as a value.

Changes are functions from one register to the next, or refusals: see `seating` and `fates`.
Whoever keeps registers stores the next one before anybody sees it.
"""

from __future__ import annotations

import json
from typing import Literal, TypeAlias

from attrs import evolve, frozen

from engine.core.codec import canonical, from_plain
from engine.core.state import Outcome
from engine.core.text import listed
from net.hall.table_plan import Plan

Stage: TypeAlias = Literal["gathering", "playing", "over"]
Takeover: TypeAlias = Literal["", "standing in", "resigned", "out of time"]
"""Why a bot answers at a person's seat; only from "standing in" is there a way back."""


@frozen
class SeatState:
    """One seat. `label` names the bot, whoever sits there, or whom the seat is kept for."""

    bot: str = ""
    """The bot that the table was planned with."""
    kept: str = ""
    """The identity that alone may sit here; empty if anybody may."""
    holder: str = ""
    """The identity of whoever sits here."""
    label: str = ""
    fate: Takeover = ""
    seen: int = 0
    """The answers that the holder has seen."""
    left: int | None = None
    """Milliseconds on the holder's clock."""
    mark: int = -1
    """The number of answers for which the clock last gave time."""

    @property
    def is_taken(self) -> bool:
        """Is there nothing to wait for?"""
        return bool(self.bot or self.holder)

    @property
    def is_played_by_bot(self) -> bool:
        """Does a bot answer here, for itself or for a person?"""
        return bool(self.bot or self.fate)

    def is_for(self, identity: str) -> bool:
        """May this identity sit down here?"""
        return not self.is_taken and self.kept in ("", identity)


@frozen
class Request:
    """Something that all people at the table must agree to: undo to so many answers, or the end."""

    kind: Literal["undo", "end"]
    seat: int
    at: int
    """The answers there are; bots may answer while people think about it."""
    answers: int
    """The answers that would be left."""
    agreed: tuple[int, ...]


@frozen
class Ending:
    """An end that the table made, not the rules: the `last` seats have lost to the others."""

    words: str
    last: tuple[int, ...] = ()


@frozen
class TableState:
    """Everything about a table but the match itself, the chat, and who happens to be there."""

    code: str
    plan: Plan
    owner: str
    """The identity of whoever set the table."""
    owner_label: str
    created: int
    places: tuple[SeatState, ...]
    match_id: str = ""
    finished: bool = False
    """The match has come to the end that its rules know."""
    outcome_words: str = ""
    """How it came to that end."""
    ending: Ending | None = None
    request: Request | None = None
    rematch: str = ""
    """The code of the table where the same people play again."""

    @property
    def stage(self) -> Stage:
        """How far the table has come."""
        if not self.match_id:
            return "gathering"
        return "over" if self.finished or self.ending is not None else "playing"

    @property
    def is_complete(self) -> bool:
        """Can the match begin?"""
        return all(place.is_taken for place in self.places)

    @property
    def people(self) -> tuple[int, ...]:
        """The seats that people answer for themselves."""
        seats = enumerate(self.places)
        return tuple(seat for seat, place in seats if place.holder and not place.fate)

    @property
    def remarks(self) -> tuple[str, ...]:
        """What a result should say beside who won."""
        gone = (place for place in self.places if place.fate in ("resigned", "out of time"))
        return tuple(f"{place.label} {_FATES[place.fate]}" for place in gone)

    def seat_of(self, identity: str) -> int | None:
        """The seat that is somebody's to play, even if a bot stands in just now.

        Once the match is over, whoever gave up has their seat again, to look back from.
        """
        over = self.stage == "over"
        for seat, place in enumerate(self.places):
            if place.holder == identity and (over or place.fate in ("", "standing in")):
                return seat
        return None

    def has_sat(self, identity: str) -> bool:
        """Is or was somebody a player here?"""
        return any(place.holder == identity for place in self.places)

    def expects(self, identity: str) -> bool:
        """Is the table somebody's own: do they sit there, may only they, or have they set it?"""
        mine = (identity in (place.holder, place.kept) for place in self.places)
        return identity == self.owner or any(mine)

    @property
    def outcome(self) -> Outcome | None:
        """The outcome of an end that the table made; the rules know no scores for it."""
        if self.ending is None:
            return None
        seats, last = range(len(self.places)), self.ending.last
        first = tuple(seat for seat in seats if seat not in last)
        ranking = tuple(group for group in (first, last) if group)
        return Outcome(ranking, (0,) * len(seats), self.ending.words)


_FATES = {"resigned": "resigned", "out of time": "ran out of time"}


def result_words(register: TableState) -> str:
    """Who has won, why, and what else there is to say; nothing while the match lasts."""
    outcome = register.outcome
    if outcome is None:
        return "; ".join((register.outcome_words, *register.remarks)) if register.finished else ""
    names = listed([register.places[seat].label for seat in outcome.winners])
    remarks = (each for each in register.remarks if each not in outcome.reason)
    return "; ".join((f"{names} {outcome.verb}: {outcome.reason}", *remarks))


def with_place(register: TableState, seat: int, place: SeatState) -> TableState:
    places = register.places
    return evolve(register, places=(*places[:seat], place, *places[seat + 1 :]))


def to_text(register: TableState) -> str:
    """The register as JSON."""
    return canonical(register).decode("ascii")


def from_text(text: str) -> TableState:
    """The register that the text holds."""
    return from_plain(json.loads(text), TableState)
