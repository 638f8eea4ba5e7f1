"""Texts about treasure cards and their decks."""

from __future__ import annotations

from engine.core.about import About
from engine.core.text import capital, count_or_no, join_with_and
from engine.games.ages.about_places import about_place
from engine.games.ages.achievements.by_cards import card_achievements
from engine.games.ages.cards.known import (
    card_numbers,
    kind_text,
    needs_text,
    user_lines,
)
from engine.games.ages.cards.texts import KIND_MEANINGS, kinds_unseen
from engine.games.ages.names import unit_name, with_small_articles
from engine.games.ages.rows.treasures import TREASURES
from engine.games.ages.view_types import View


@about_place("card")
def about_card(view: View, slug: str) -> About | None:
    """The text about a treasure card: its numbers, its requirements, and its owner."""
    if slug not in TREASURES:
        return None
    card = TREASURES[slug]
    holders = [unit for unit in view.units if slug in unit.known_cards]
    is_own = not holders or any(unit.team == view.team for unit in holders)
    usable = user_lines(view, card) if is_own else []
    if card.kind == "achievement":  # Nobody uses it: it counts, or does not.
        goals = [unit for unit in holders if unit.is_on_map or unit.fate == "off map"]
        usable = [f"{capital(str(card_achievements[slug](view, each)))}." for each in goals]
    needs = [] if card.kind == "achievement" else [needs_text(card)]
    lines = [*card_numbers(card), *usable, *needs, kind_text(card)]
    lines += [with_small_articles(f"Held by {unit_name(each.slug)}.") for each in holders]
    return About(card.name, tuple(lines), "14")


@about_place("deck")
def about_deck(view: View, name: str) -> About | None:
    """The text about a treasure deck and its discards."""
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
