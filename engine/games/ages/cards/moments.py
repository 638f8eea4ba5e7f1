"""When a treasure card is used, for a player who thinks of it at another moment (RULES.md 14)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.choice import Ban, Idea, choice, idea
from engine.games.ages.challenges.ratings import can_use, why_unusable
from engine.games.ages.rows.treasures import TREASURES
from engine.games.ages.units import AnyState, AnyUnit

_RIDDEN = Ban("it is ridden in the move phase", "10.5")
_REVEALED_AFTER_A_HIT = Ban("it is revealed when its owner is hit", "13.5")
A_FREE_ACTION = Ban("it is a free action", "8.6")
MOMENTS = {
    "melee": Ban("it is used in melee", "12.2"),
    "ranged": Ban("it is used in the fire phase and in opportunity fire", "9.2"),
    "mount": _RIDDEN,
    "vehicle": _RIDDEN,
    "body": _REVEALED_AFTER_A_HIT,
    "helm": _REVEALED_AFTER_A_HIT,
    "shield": _REVEALED_AFTER_A_HIT,
    "gadget": Ban("it is used before an adventure", "14.8"),
    "secret event": Ban("it is played when its moment comes, and you are asked then", "14.11"),
    "achievement": Ban("it counts at the end of the game", "14.14"),
    "test": Ban("it is taken in the Arbiter's Chamber", "14.15"),
    "sentinel": Ban("it is set up in the move phase, outside a dome", "28.7"),
}
"""The phases in which cards are used that are no free actions, by the kind of the card."""
LAID_OPEN = frozenset(
    card.slug
    for card in TREASURES.values()
    if card.kind in ("gadget", "pack", "stealth") and card.limit == "stays"
)
"""The slugs of the cards that help once a player lays them open (14.8)."""


def unusable_ban(table: AnyState, unit: AnyUnit, card: str, clause: str = "14.3") -> Ban | None:
    """Why the unit lacks what the card needs."""
    row = TREASURES[card]
    if can_use(table, unit, row):
        return None
    return Ban(lambda: why_unusable(table, unit, row), clause)


def later_cards(table: AnyState) -> Iterator[Idea]:
    """The cards of the unit that acts which are no free actions, used in another phase."""
    unit = table.units[table.acting_unit]
    for card in dict.fromkeys(unit.known_cards):
        ban = MOMENTS.get(TREASURES[card].kind)
        if ban is not None and card not in LAID_OPEN:
            yield idea(choice("use", card), unusable_ban(table, unit, card, ban.clause) or ban)
