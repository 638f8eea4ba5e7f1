"""The numbers compared at the sites of bases and of the Arbiter's Hall (RULES.md 26, 27)."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from engine.core.dispatch import Dispatch
from engine.games.ages.card_types import Rating
from engine.games.ages.challenges.contests import Contest, adventure_parts, with_terms
from engine.games.ages.challenges.ratings import can_use, rating_figure
from engine.games.ages.rows.treasures import TREASURES
from engine.games.ages.sites.deeds import ALLIED_BONUS, HIGH_GATE, OWN_BONUS, Deed, site_name
from engine.games.ages.units import AnyState, AnyUnit, ability, is_ally_beside, profile_of
from engine.games.ages.view_types import Figure, Term

card_bonus: Dispatch[str, Callable[[AnyState, AnyUnit, Deed], int]] = Dispatch("bonus at sites")
"""The bonus of an open card to a deed of its owner, by card."""


@card_bonus("lock-roll")
def _lock_roll(table: AnyState, unit: AnyUnit, deed: Deed) -> int:
    return 2 if deed.verb in ("break-in", "raid", "break-out") else 0


@card_bonus("whisper-shoes")
def _whisper_shoes(table: AnyState, unit: AnyUnit, deed: Deed) -> int:
    return 2 if deed.site == HIGH_GATE else 0


def is_helped(table: AnyState, unit: AnyUnit, deed: Deed, card: str) -> bool:
    """Would the card add to the challenge of a deed if it lay open (21.56, 21.75)?"""
    return not deed.is_paid and card_bonus[card](table, unit, deed) > 0


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
    if amount := OWN_BONUS.get(ability(unit), {}).get(deed.verb, 0):
        yield Term(amount, profile_of(unit).ability.name)
    for card in unit.open_cards:
        usable = card in card_bonus and can_use(table, unit, TREASURES[card])
        if usable and (amount := card_bonus[card](table, unit, deed)):
            yield Term(amount, TREASURES[card].name)
    for other in table.units:
        amount = ALLIED_BONUS.get(ability(other), {}).get(deed.verb, 0)
        if amount and other.is_on_map and is_ally_beside(table, other, unit):
            yield Term(amount, profile_of(other).ability.name)
