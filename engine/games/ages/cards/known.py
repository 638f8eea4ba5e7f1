"""Treasure cards in short sentences: their numbers, requirements and users."""

from __future__ import annotations

from engine.core.text import capital, count, join_with_and
from engine.games.ages.card_types import ARMOR_KINDS, Treasure
from engine.games.ages.cards.phrases import creature_text, explained_text, melee_weapon_text
from engine.games.ages.challenges.ratings import can_use_later, has_symbol, why_unusable
from engine.games.ages.names import short_name
from engine.games.ages.unit_queries import own_characters
from engine.games.ages.view_types import View
from engine.games.ages.words import age_text

LIMIT_TEXTS = {
    "stays": "stays",
    "once": "is discarded after one use",
    "kill": "is discarded after it has killed",
}


def user_lines(view: View, card: Treasure) -> list[str]:
    """The viewer's characters that can use a card, and what the others lack."""
    able, obstacles = [], []
    for unit in own_characters(view):
        reason = why_unusable(view, unit, card)
        if reason:
            obstacles.append(f"{short_name(unit.slug)} cannot: {reason}.")
        elif not can_use_later(view, unit, card):
            obstacles.append(f"{short_name(unit.slug)} can only until the experience ends.")
        else:
            able.append(short_name(unit.slug) + (" (symbol)" if has_symbol(unit, card) else ""))
    if not able and not obstacles:
        return []
    return [f"{join_with_and(able, empty='None of your characters')} can use it.", *obstacles]


def _limit_text(card: Treasure) -> str:
    """The part of a sentence about how long a card lasts."""
    return "stays where it is placed" if card.kind == "monument" else LIMIT_TEXTS[card.limit]


def kind_text(card: Treasure) -> str:
    """The deck, the kind and the age of a card, and whether it stays."""
    return f"{card.deck.capitalize()} card, {_kind_and_age_text(card)}; it {_limit_text(card)}."


def kind_text_without_deck(card: Treasure) -> str:
    """The kind and the age of a card whose deck is known, and whether it stays."""
    return f"{capital(_kind_and_age_text(card))}; it {_limit_text(card)}"


def _kind_and_age_text(card: Treasure) -> str:
    return f"{card.kind}, {age_text(card.age)}" if card.age else card.kind


def card_numbers(card: Treasure) -> list[str]:
    """The effects of a card, in short sentences."""
    lines = []
    if card.shot is not None:
        shot = card.shot
        area = ", all in the space" if shot.is_area else ""
        lines.append(
            f"{shot.rating.capitalize()}, range {shot.nearest} to {shot.farthest}{area}, "
            f"Power {shot.power}, Damage {shot.damage}, "
            f"{count(shot.opfire, 'shot')} in opportunity fire."
        )
    elif card.kind == "melee":
        lines.append(f"{melee_weapon_text(card)}.")
    if card.creature:
        lines.append(f"{creature_text(card)}.")
    if card.text:
        lines.append(f"{explained_text(card)}.")
    if card.kind in ARMOR_KINDS:
        lines.append("It counts once it is revealed: you are asked when its owner is hit.")
    return lines


def needs_anything(card: Treasure) -> bool:
    """Does a card need a rating or a symbol of its user?"""
    return bool(card.strength or card.intellect or card.symbol)


def needs_text(card: Treasure) -> str:
    """The requirements of a card."""
    if not needs_anything(card):
        return "Anybody can use it."
    takes = f"Needs Strength {card.strength} and Intellect {card.intellect}"
    if not card.symbol:
        return f"{takes}."
    bonus = f" With the symbol: {card.bonus}." if card.bonus else ""
    return f"{takes}, or the {card.symbol.title()} symbol.{bonus}"
