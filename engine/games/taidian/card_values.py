"""What cards are worth in the viewer's hands, read off the view (RULES.md 5.3, 17)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.games.taidian.card_types import POWER_UP
from engine.games.taidian.cards import CARDS, CHARACTERS, STRUCTURES
from engine.games.taidian.view_types import View


def value_of(view: View, slug: str, *, for_other: bool = False) -> int:
    """A card's attack, block or healing with the viewer's levels and ability."""
    row = CARDS[slug]
    level = view.you.levels[row.symbol] if row.symbol else 0
    printed = row.attack or row.block or row.heal
    return printed + POWER_UP * level + bonus_of(view, slug, for_other=for_other)


def laid_values(view: View, slugs: Iterable[str]) -> list[int]:
    """What cards count that are laid next, in this order.

    A bonus may be the first one's only, and the Firing Range helps the first attack card (16.6).
    """
    bonus = CHARACTERS[view.you.character].bonus
    firsts = bonus.cards if bonus is not None and bonus.first_only else ()
    spent = any(laid.card in firsts for laid in view.turn.laying)
    drill, values = drill_left(view), []
    for slug in slugs:
        value = value_of(view, slug) - (bonus_of(view, slug) if spent else 0)
        spent = spent or slug in firsts
        if CARDS[slug].attack:
            value, drill = value + drill, 0
        values.append(value)
    return values


def drill_left(view: View) -> int:
    """What the viewer's Firing Range adds to the attack card that is laid next (16.6)."""
    if view.turn.batches or any(CARDS[laid.card].attack for laid in view.turn.laying):
        return 0
    return sum(STRUCTURES[slug].drill for slug in view.you.structures if slug in STRUCTURES)


def energy_of(view: View, slug: str) -> int:
    """What a card gives of energy, if it gives any."""
    energy = CARDS[slug].energy
    return energy + bonus_of(view, slug) if energy else 0


def bonus_of(view: View, slug: str, *, for_other: bool = False) -> int:
    """What the viewer's character adds to the card now."""
    bonus = CHARACTERS[view.you.character].bonus
    if bonus is None or slug not in bonus.cards:
        return 0
    return bonus.worth(first=view.seat not in view.turn.shot, for_other=for_other)
