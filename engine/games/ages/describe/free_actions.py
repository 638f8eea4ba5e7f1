"""Free actions, in plain words with chances and what follows."""

from __future__ import annotations

from engine.core.choice import Choice
from engine.core.text import count, listed
from engine.games.ages.describe.card_use import card_for
from engine.games.ages.describe.words import (
    Words,
    acting,
    card_place,
    describes,
    hex_place,
    unit_of,
    unit_place,
)
from engine.games.ages.names import card_name, unit_name
from engine.games.ages.profiles import PROFILES
from engine.games.ages.rows.treasures import TREASURES
from engine.games.ages.view_types import View


@describes("use")
def use(view: View, choice: Choice) -> Words:
    """Describe using a medical card."""
    card, _, ally = choice.noun.partition(" ")
    row = TREASURES[card]
    label = f"{row.name}, and on {unit_name(ally)}" if ally else row.name
    words = f"{row.text}. With the symbol: {row.bonus}"
    return "Use", label, words, "14.6", unit_place(ally) if ally else card_place(card)


@describes("give")
def give(view: View, choice: Choice) -> Words:
    """Describe giving a card to an ally."""
    card, to = choice.noun.split()
    words = f"{card_for(view, unit_of(view, to), card)}. It does not come back in this phase"
    return "Give", f"{card_name(card)} to {unit_name(to)}", words, "8.2", unit_place(to)


@describes("pick-up")
def pick_up(view: View, choice: Choice) -> Words:
    """Describe picking up the cards of the space."""
    unit = acting(view)
    cards = view.ground.get(unit.space, ())
    at = view.map.names[unit.space]
    names = listed(card_name(card.slug) if card.known else "a card face down" for card in cards)
    words = f"{names}. Cards beyond the limit are discarded"
    return "Pick up", count(len(cards), "card"), words, "8.3", hex_place(at)


@describes("experience")
def experience(view: View, choice: Choice) -> Words:
    """Describe switching an experience marker on."""
    words = "All ratings but Health and Damage +1 until your next free actions"
    return "Experience", "Switch a marker on", words, "18.1", unit_place(acting(view).slug)


@describes("ability")
def use_ability(view: View, choice: Choice) -> Words:
    """Describe using the unit's ability."""
    unit = acting(view)
    if view.step == "walk":
        words = "Woods, rough and water cost 1 in this turn"
        return "Ability", "Follow the Pathfinder", words, "20.10", unit_place(unit.slug)
    row = PROFILES[unit.slug].ability
    names = [
        card_name(word) if word in TREASURES else unit_name(word) for word in choice.noun.split()
    ]
    place = choice.noun.split()[-1]
    at = card_place(place) if place in TREASURES else unit_place(place)
    return row.name, listed(names), row.text, "8.6", at


@describes("destroy")
def destroy(view: View, choice: Choice) -> Words:
    """Describe destroying a card."""
    words = f"It is gone for good. {card_for(view, acting(view), choice.noun)}"
    return "Destroy", card_name(choice.noun), words, "8.4", card_place(choice.noun)
