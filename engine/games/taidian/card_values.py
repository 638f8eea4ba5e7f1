"""The values of cards for whoever plays them, on the state or on a view (RULES.md 5.3, 17)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal

from engine.games.taidian.card_types import POWER_UP
from engine.games.taidian.cards import CARDS, CHARACTERS, structure_rows
from engine.games.taidian.ideas import AnyTable
from engine.games.taidian.view_types import View


def played_value(
    g: AnyTable,
    seat: int,
    card: str,
    *,
    printed: int,
    for_other: bool = False,
    first: bool | None = None,
) -> int:
    """A printed value with the levels of its symbol and the character's bonus (5.3, 17).

    `first` says whether a bonus for the first card of a turn is still available; by default the
    table says so.
    """
    fighter, symbol = g.fighters[seat], CARDS[card].symbol
    value = printed + POWER_UP * fighter.levels[symbol] if symbol else printed
    bonus = CHARACTERS[fighter.character].bonus
    if bonus is not None and card in bonus.cards:
        fresh = seat not in g.turn.seats_without_first_bonus if first is None else first
        value += bonus.bonus_to_card(first=fresh, for_other=for_other)
    return value


def takes_first_bonus(g: AnyTable, seat: int, card: str) -> bool:
    """Does only the first such card in a turn get the character's bonus (17.5)?"""
    bonus = CHARACTERS[g.fighters[seat].character].bonus
    return bonus is not None and bonus.first_only and card in bonus.cards


def batch_values(g: AnyTable, seat: int, cards: Iterable[str]) -> list[int]:
    """The attack or healing of each card of a batch (5.3, 16.6, 17)."""
    values = []
    rows = () if g.turn.batches else structure_rows(g.fighters[seat].structures)
    drill = sum([row.attack_in_first_batch for row in rows])
    first = seat not in g.turn.seats_without_first_bonus
    for card in cards:
        row = CARDS[card]
        printed = row.attack or row.heal
        value = played_value(g, seat, card, printed=printed, first=first) if printed else 0
        first = first and not takes_first_bonus(g, seat, card)
        if row.attack:
            value, drill = value + drill, 0
        values.append(value)
    return values


def shelter_of(g: AnyTable, seat: int) -> int:
    """The damage that a fighter's Bunker blocks in the next batch: none after the first (16.1)."""
    if seat in g.turn.attacked_seats:
        return 0
    return sum([row.block_in_first_batch for row in structure_rows(g.fighters[seat].structures)])


# The viewer's cards


def value_of(view: View, slug: str, *, for_other: bool = False) -> int:
    """A card's attack, block or healing with the viewer's levels and ability."""
    row, seat = CARDS[slug], view.own_fighter.seat
    printed = row.attack or row.block or row.heal
    return played_value(view, seat, slug, printed=printed, for_other=for_other)


def laid_values(view: View, slugs: Sequence[str]) -> list[int]:
    """The values of cards that are laid next, in this order."""
    laid = [each.card for each in view.turn.undeclared_batch]
    return batch_values(view, view.own_fighter.seat, [*laid, *slugs])[len(laid) :]


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


def energy_of(view: View, slug: str) -> int:
    """The energy that a card gives; 0 if it gives none."""
    energy = CARDS[slug].energy
    return played_value(view, view.own_fighter.seat, slug, printed=energy) if energy else 0


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
