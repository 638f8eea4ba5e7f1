"""The kinds of events that the others are made from."""

from __future__ import annotations

from attrs import frozen

from engine.core.event import Event
from engine.games.ages.names import (
    RESULT_NAMES,
    TeamNumber,
    UnitSlug,
    digits_text,
    unit_name,
    with_small_articles,
)
from engine.games.ages.view_types import Term, parts_text


@frozen(kw_only=True)
class AgesEvent(Event, is_base=True):
    """An event of this game: the articles of names are small inside its line."""

    def told(self) -> str:
        return with_small_articles(super().told())


@frozen(kw_only=True)
class UnitEvent(AgesEvent, is_base=True):
    """Something that a unit did, or that happened to it; its line follows the unit's name."""

    unit: UnitSlug

    def told(self) -> str:
        return f"{unit_name(self.unit)} {super().told()}"


@frozen(kw_only=True)
class TeamEvent(AgesEvent, is_base=True):
    """Something that a team did; 0 is White."""

    team: TeamNumber


@frozen(kw_only=True)
class Challenged(UnitEvent, is_base=True):
    """The numbers of a challenge: rating, opposing number, card, and result."""

    rating: int
    """The unit's rating, with all that adds to it."""
    against: int
    card: tuple[int, int]
    result: str
    """The result of the challenge: "fopp", "fail", "squeak", "pass" or "amaze"."""
    rating_parts: tuple[Term, ...] = ()
    against_parts: tuple[Term, ...] = ()

    def numbers(self, rating: str = "", against: str = "") -> str:
        """The numbers, and the parts of those that are not only printed.

        "Pass: Melee 8 against React 5, card 6-3; Melee: 7 printed, +1 symbol Bow".
        """
        result, card = RESULT_NAMES[self.result], digits_text(self.card)
        own_number, other_number = f"{rating} {self.rating}", f"{against} {self.against}"
        numbers = f"{result}: {own_number.strip()} against {other_number.strip()}, card {card}"
        sums = (
            parts_text(rating, self.rating_parts) if rating else "",
            parts_text(against, self.against_parts) if against else "",
        )
        return "; ".join((numbers, *filter(None, sums)))
