"""The numbers compared at the sites of bases and of the Arbiter's Hall (RULES.md 26, 27)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.ages.bonuses import bonus_terms
from engine.games.ages.card_types import Rating
from engine.games.ages.challenges.contests import Contest, adventure_parts, with_terms
from engine.games.ages.challenges.ratings import can_use, rating_figure
from engine.games.ages.rows.treasures import TREASURES
from engine.games.ages.sites.deeds import Deed, site_name
from engine.games.ages.units import AnyState, AnyUnit
from engine.games.ages.view_types import Figure, Term

TOOLS = frozenset(
    card.slug for card in TREASURES.values() if card.bonuses and card.kind != "monument"
)
"""The cards that help their owner with deeds once they lie open."""


def card_bonus(card: str, deed: Deed) -> int:
    """What an open card adds to a deed of its owner (21.56, 21.75)."""
    return sum(each.amount for each in TREASURES[card].bonuses if each.to in (deed.verb, deed.site))


def is_helped(deed: Deed, card: str) -> bool:
    """Would the card add to the challenge of a deed if it lay open?"""
    return not deed.is_paid and card_bonus(card, deed) > 0


def deed_contest(table: AnyState, unit: AnyUnit, deed: Deed) -> Contest:
    """The challenge of a deed: a rating against the site's number, or a prisoner's Honor."""
    if deed.verb == "interrogate":
        prisoner = next(other for other in table.units if other.slug == deed.means)
        rating, opposing = (
            rating_figure(table, unit, "wits"),
            rating_figure(table, prisoner, "honor"),
        )
        return Contest(with_terms(rating, tuple(_deed_parts(table, unit, deed, "wits"))), opposing)
    name, value = deed.test
    opposing = Figure(value, (Term(value, site_name(deed.site)),))
    return Contest(
        with_terms(rating_figure(table, unit, name), tuple(_deed_parts(table, unit, deed, name))),
        opposing,
    )


def _deed_parts(table: AnyState, unit: AnyUnit, deed: Deed, name: Rating) -> Iterator[Term]:
    yield from adventure_parts(table, unit, name)
    for card in unit.open_cards:
        if (amount := card_bonus(card, deed)) and can_use(table, unit, TREASURES[card]):
            yield Term(amount, TREASURES[card].name)
    yield from bonus_terms(table, unit, deed.verb)
