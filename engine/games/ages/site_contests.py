"""What is set against what at the sites of bases and of the Arbiter's Hall (RULES.md 26, 27)."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from engine.core.dispatch import Dispatch
from engine.games.ages.card_types import Rating
from engine.games.ages.contests import Contest, adventure_parts, plus
from engine.games.ages.ratings import can_use, figure
from engine.games.ages.sites import ALLIED_BONUS, HIGH_GATE, OWN_BONUS, Deed, site_name
from engine.games.ages.treasures import TREASURES
from engine.games.ages.units import AnyTable, AnyUnit, ability, is_ally_beside, row
from engine.games.ages.view_types import Figure, Term

card_bonus: Dispatch[str, Callable[[AnyTable, AnyUnit, Deed], int]] = Dispatch("bonus at sites")
"""What an open card adds to a deed of its owner, by the card."""


@card_bonus("lock-roll")
def _lock_roll(board: AnyTable, unit: AnyUnit, deed: Deed) -> int:
    return 2 if deed.verb in ("break-in", "raid", "break-out") else 0


@card_bonus("whisper-shoes")
def _whisper_shoes(board: AnyTable, unit: AnyUnit, deed: Deed) -> int:
    return 2 if deed.site == HIGH_GATE else 0


def deed_contest(board: AnyTable, unit: AnyUnit, deed: Deed) -> Contest:
    """The challenge of a deed: a rating against the site's number, or a prisoner's Honor."""
    if deed.verb == "interrogate":
        prisoner = next(other for other in board.units if other.slug == deed.means)
        rating, against = figure(board, unit, "wits"), figure(board, prisoner, "honor")
        return Contest(plus(rating, tuple(_deed_parts(board, unit, deed, "wits"))), against)
    name, value = deed.test
    against = Figure(value, (Term(value, site_name(deed.site)),))
    return Contest(
        plus(figure(board, unit, name), tuple(_deed_parts(board, unit, deed, name))), against
    )


def _deed_parts(board: AnyTable, unit: AnyUnit, deed: Deed, name: Rating) -> Iterator[Term]:
    yield from adventure_parts(board, unit, name)
    if amount := OWN_BONUS.get(ability(unit), {}).get(deed.verb, 0):
        yield Term(amount, row(unit).ability.name)
    for card in unit.open_cards:
        usable = card in card_bonus and can_use(board, unit, TREASURES[card])
        if usable and (amount := card_bonus[card](board, unit, deed)):
            yield Term(amount, TREASURES[card].name)
    for other in board.units:
        amount = ALLIED_BONUS.get(ability(other), {}).get(deed.verb, 0)
        if amount and other.on_map and is_ally_beside(board, other, unit):
            yield Term(amount, row(other).ability.name)
