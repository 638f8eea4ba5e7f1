"""The values of cards when the viewer plays them, read off the view (RULES.md 5.3, 17)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from engine.games.taidian.card_types import POWER_UP
from engine.games.taidian.cards import CARDS, CHARACTERS, structure_rows
from engine.games.taidian.view_types import FighterView, View


def value_of(view: View, slug: str, *, for_other: bool = False) -> int:
    """A card's attack, block or healing with the viewer's levels and ability."""
    row = CARDS[slug]
    level = view.own_fighter.levels[row.symbol] if row.symbol else 0
    printed_value = row.attack or row.block or row.heal
    return printed_value + POWER_UP * level + bonus_of(view, slug, for_other=for_other)


def laid_values(view: View, slugs: Iterable[str]) -> list[int]:
    """The values of cards that are laid next, in this order.

    Some bonuses are only for the first card, and the Firing Range helps the first attack card
    (16.6).
    """
    bonus = CHARACTERS[view.own_fighter.character].bonus
    firsts = bonus.cards if bonus is not None and bonus.first_only else ()
    is_spent = any(laid_card.card in firsts for laid_card in view.turn.undeclared_batch)
    drill, values = drill_left(view), []
    for slug in slugs:
        value = value_of(view, slug) - (bonus_of(view, slug) if is_spent else 0)
        is_spent = is_spent or slug in firsts
        if CARDS[slug].attack:
            value, drill = value + drill, 0
        values.append(value)
    return values


def weapons_in_hand(view: View) -> list[str]:
    return [slug for slug in view.own_fighter.hand if CARDS[slug].attack]


def attack_in_hand(view: View) -> int:
    """The attack of the whole hand if it is laid next."""
    return sum(laid_values(view, weapons_in_hand(view)))


def laid_attack(view: View) -> int:
    """The attack of the batch that is not declared yet."""
    return sum(each.value for each in view.turn.undeclared_batch if CARDS[each.card].attack)


def whole_attack(view: View) -> int:
    """The attack in hand and already laid."""
    return attack_in_hand(view) + laid_attack(view)


def drill_left(view: View) -> int:
    """The bonus of the viewer's Firing Range to the next attack card (16.6)."""
    if view.turn.batches or any(
        CARDS[laid_card.card].attack for laid_card in view.turn.undeclared_batch
    ):
        return 0
    return sum(row.attack_in_first_batch for row in structure_rows(view.own_fighter.structures))


def shelter_of(view: View, fighter: FighterView) -> int:
    """The damage that a fighter's Bunker blocks in the next batch: none after the first (16.1)."""
    if fighter.seat in view.turn.attacked_seats:
        return 0
    return sum(row.block_in_first_batch for row in structure_rows(fighter.structures))


def energy_of(view: View, slug: str) -> int:
    """The energy that a card gives; 0 if it gives none."""
    energy = CARDS[slug].energy
    return energy + bonus_of(view, slug) if energy else 0


def supply_in_hand(view: View, kind: Literal["money", "energy"]) -> int:
    hand = view.own_fighter.hand
    if kind == "money":
        return sum(CARDS[slug].money for slug in hand)
    return sum(energy_of(view, slug) for slug in hand)


def supply_from_structures(view: View, kind: Literal["money", "energy"]) -> int:
    """The money or energy that Vault or Generator add as an upgrading turn begins (16.3, 16.4)."""
    rows = structure_rows(view.own_fighter.structures)
    if kind == "money":
        return sum(row.money_each_upgrade for row in rows)
    return sum(row.energy_each_upgrade for row in rows)


def bonus_of(view: View, slug: str, *, for_other: bool = False) -> int:
    bonus = CHARACTERS[view.own_fighter.character].bonus
    if bonus is None or slug not in bonus.cards:
        return 0
    return bonus.bonus_to_card(
        first=view.seat not in view.turn.seats_without_first_bonus, for_other=for_other
    )
