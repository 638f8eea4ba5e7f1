"""The check, made when the game is imported, that no row of `cards.py` lacks anything."""

from __future__ import annotations

from engine.core.dispatch import MissingEntryError, require
from engine.games.taidian.bots.reasons import BOUGHT_FOR, LAID_FOR
from engine.games.taidian.card_types import HAND_SIZE, NAME_ROOM, Card, Character, Structure
from engine.games.taidian.cards import CARDS, CHARACTERS, STRUCTURES, TRACKS
from engine.games.taidian.rules.effect_register import EFFECTS_OF_COLOUR, at_robbery


def check_cards() -> None:
    """Raise a MissingEntryError for a card without an effect, or a character without an ability."""
    for row in CARDS.values():
        if not has_effect(row):
            raise MissingEntryError(
                f"the card {row.slug!r} has no effect: no number and no CardEffect"
            )
        if row.effect:
            check_effect(row)
        require([row.symbol] if row.symbol else [], TRACKS, f"track; {row.slug!r} names it")
        if len(row.brief_name) > NAME_ROOM:
            raise MissingEntryError(
                f"the card {row.slug!r} has no short name of at most {NAME_ROOM} letters;"
                f" {row.brief_name!r} would be cut in the market"
            )
    letters: dict[str, str] = {}
    for row in STRUCTURES.values():
        for field, value in (("short", row.short), ("letter", row.letter)):
            if not value:
                raise MissingEntryError(
                    f"the structure {row.slug!r} has no `{field}`; add it to its row in cards.py"
                )
        if (other := letters.setdefault(row.letter, row.slug)) != row.slug:
            raise MissingEntryError(
                f"the structure {row.slug!r} has no `letter` of its own in cards.py:"
                f" {row.letter!r} is that of {other!r}"
            )
    for character in CHARACTERS.values():
        if not has_ability(character):
            raise MissingEntryError(f"the character {character.slug!r} has no ability")
        require(character.cards, CARDS, f"row; the character {character.slug!r} starts with it")


def check_effect(row: Card) -> None:
    """Raise a MissingEntryError for an effect that no rule carries out, or no hint explains."""
    if not any(row.effect in effects for effects in EFFECTS_OF_COLOUR[row.colour]):
        raise MissingEntryError(
            f"the effect {row.effect!r} of the {row.colour} card {row.slug!r} has no function under"
            f" a register of rules/effect_register.py for {row.colour} cards"
        )
    if row.colour == "red" and not row.attack:
        require([row.effect], BOUGHT_FOR, "reason in BOUGHT_FOR of bots/reasons.py")
        if row.effect not in at_robbery:
            require([row.effect], LAID_FOR, "reason in LAID_FOR of bots/reasons.py")


def has_effect(row: Card) -> bool:
    """Does the card give, hurt, protect or do anything?"""
    if isinstance(row, Structure):
        works = (
            row.block_in_first_batch,
            row.healing_each_turn,
            row.energy_each_upgrade,
            row.money_each_upgrade,
            row.robbers_stopped,
            row.attack_in_first_batch,
        )
        return any(works) or bool(row.swaps)
    return bool(row.money or row.energy or row.attack or row.block or row.heal or row.effect)


def has_ability(row: Character) -> bool:
    return (
        row.bonus is not None
        or any((row.first_discount, row.structure_discount, row.more_poison, row.less_poison))
        or row.fireproof
        or row.cards_a_robber_draws > 1
        or row.upgrade_hand != HAND_SIZE
    )
