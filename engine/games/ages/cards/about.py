"""Texts about treasure cards and their decks."""

from __future__ import annotations

from engine.core.about import About
from engine.core.text import capital, count, count_or_no, join_with_and
from engine.games.ages.achievements.by_cards import card_achievements
from engine.games.ages.card_types import ARMOR_KINDS, Treasure
from engine.games.ages.cards.phrases import creature_text, explained_text, melee_weapon_text
from engine.games.ages.cards.texts import KIND_MEANINGS, kinds_unseen
from engine.games.ages.challenges.ratings import can_use_later, has_symbol, why_unusable
from engine.games.ages.names import short_name, unit_name, with_small_articles
from engine.games.ages.phrases import about_place
from engine.games.ages.rows.treasures import TREASURES
from engine.games.ages.unit_queries import own_characters
from engine.games.ages.units import Fate
from engine.games.ages.view_types import View
from engine.games.ages.words import age_text


@about_place("card")
def about_card(view: View, slug: str) -> About | None:
    if slug not in TREASURES:
        return None
    card = TREASURES[slug]
    holders = [unit for unit in view.units if slug in unit.known_cards]
    is_own = not holders or any(unit.team == view.team for unit in holders)
    usable = user_lines(view, card) if is_own else []
    if card.kind == "achievement":  # Nobody uses it: it counts, or does not.
        goals = [unit for unit in holders if unit.is_on_map or unit.fate is Fate.OFF_MAP]
        usable = [f"{capital(str(card_achievements[slug](view, each)))}." for each in goals]
    needs = [] if card.kind == "achievement" else [needs_text(card)]
    deck_and_kind = f"{card.deck.capitalize()} card, {kind_text(card)}."
    lines = [*card_numbers(card), *usable, *needs, deck_and_kind]
    lines += [with_small_articles(f"Held by {unit_name(each.slug)}.") for each in holders]
    return About(card.name, tuple(lines), "14")


@about_place("deck")
def about_deck(view: View, name: str) -> About | None:
    if name not in view.decks:
        return None
    price = "two draws" if name == "elite" else "one draw"
    thrown = [TREASURES[each].name for each in view.discards.get(name, ()) if each in TREASURES]
    kinds = kinds_unseen(view, name)
    lines = (
        f"{capital(count_or_no(view.decks[name], 'card'))} left. A card takes {price} of a reward.",
        f"Not yet seen: {join_with_and((f'{n} {word}' for word, n in kinds), empty='none')}.",
        *(f"{capital(word)}: {KIND_MEANINGS[word]}." for word, _ in kinds),
        f"Discarded: {join_with_and(thrown, empty='none')}.",
    )
    return About(f"{name.capitalize()} deck", lines, "14.1")


LIMIT_TEXTS = {
    "stays": "stays",
    "once": "is discarded after one use",
    "kill": "is discarded after it has killed",
}


def user_lines(view: View, card: Treasure) -> list[str]:
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


def kind_text(card: Treasure) -> str:
    """The kind and the age of a card, and how long it lasts."""
    age = f", {age_text(card.age)}" if card.age else ""
    limit = "stays where it is placed" if card.kind == "monument" else LIMIT_TEXTS[card.limit]
    return f"{card.kind}{age}; it {limit}"


def card_numbers(card: Treasure) -> list[str]:
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
    return bool(card.strength or card.intellect or card.symbol)


def needs_text(card: Treasure) -> str:
    if not needs_anything(card):
        return "Anybody can use it."
    takes = f"Needs Strength {card.strength} and Intellect {card.intellect}"
    if not card.symbol:
        return f"{takes}."
    bonus = f" With the symbol: {card.bonus}." if card.bonus else ""
    return f"{takes}, or the {card.symbol.title()} symbol.{bonus}"
