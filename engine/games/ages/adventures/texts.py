"""Encounters, guardians, draws and domes, as text with chances and consequences."""

from __future__ import annotations

from collections import Counter

from engine.core.choice import Choice, Description
from engine.core.text import count, percent
from engine.games.ages.adventures.paths import path_gain_text
from engine.games.ages.adventures.phrases import facing_guardian, guardian_results
from engine.games.ages.card_types import RATINGS
from engine.games.ages.cards.phrases import EXPERIENCE
from engine.games.ages.cards.unseen import unseen_cards, usable_unseen
from engine.games.ages.cards.use_texts import card_for
from engine.games.ages.challenges.ratings import carry_limit
from engine.games.ages.moving.distances import near_dome_text
from engine.games.ages.names import card_name, dome_key_name, dome_name, short_name, unit_name
from engine.games.ages.phrases import actor_of, card_place, describes, hex_place, unit_place
from engine.games.ages.rows.adventures import GUARDIANS
from engine.games.ages.rows.pieces import DOME_KEYS
from engine.games.ages.rows.treasures import TREASURES
from engine.games.ages.view_types import UnitView, View

KIND_WORDS = {
    "ranged": "weapons",
    "melee": "weapons",
    "body": "armour",
    "helm": "armour",
    "shield": "armour",
    "mount": "transport",
    "vehicle": "transport",
    "medical": "medicine",
    "cube": "cubes",
    "gadget": "gadgets",
    "pack": "packs",
    "badge": "badges",
    "monument": "monuments",
    "test": "tests",
    "secret event": "events",
    "achievement": "goals",
    "hunter": "creatures",
    "sentinel": "creatures",
}
"""The words for kinds of treasure cards in the contents of a deck, if they have other names."""
KIND_MEANINGS = {
    "weapons": "to shoot, or to strike in melee",
    "armour": "more Armor, revealed when its owner is hit",
    "transport": "a mount or vehicle, to walk further",
    "medicine": "heals its owner",
    "cubes": "played once as a free action, then discarded",
    "gadgets": "a tool for walks, shots or challenges",
    "packs": "to carry or to pass on more cards",
    "stealth": "makes its owner harder to shoot",
    "badges": "Honor counts in the place of a rating",
    "monuments": "stays in a space and works around it",
    "tests": "a challenge in the Arbiter's Chamber",
    "events": "played when its moment comes, mostly in melee",
    "goals": "1 achievement at the end, if it is true of its owner",
    "creatures": "a hunter or a sentinel that fights for you",
}
"""The use of each kind of treasure card, by its word."""


@describes("challenge")
def describe_challenge(view: View, choice: Choice) -> Description:
    """Describe challenging the guardian."""
    unit = actor_of(view)
    text = guardian_results(view, unit, facing_guardian(view, unit))
    return Description("Challenge", "the guardian", text, "16.3", unit_place(unit.slug))


@describes("pay")
def describe_pay(view: View, choice: Choice) -> Description:
    """Describe paying a guardian, or a card at an encounter."""
    if choice.noun:
        text = f"You draw the whole reward. {card_for(view, actor_of(view), choice.noun)}"
        return Description("Pay", card_name(choice.noun), text, "15.4", card_place(choice.noun))
    cards = count(GUARDIANS[facing_guardian(view, actor_of(view))].pay, "card")
    gain = path_gain_text(view, actor_of(view))
    text = f"Sure to pass: {gain}, with 1 draw; then the unit is dismissed to a dome"
    return Description("Pay", f"give {cards}", text, "16.2", "pay")


@describes("keep")
def describe_keep(view: View, choice: Choice) -> Description:
    """Describe not paying at an encounter."""
    return Description("Do not pay", "Keep your cards", "You draw one card fewer", "15.4", "done")


@describes("mercy")
def describe_mercy(view: View, choice: Choice) -> Description:
    """Describe asking for mercy."""
    text = (
        "The guardian lets the unit go: no marker steps, no draw. "
        "The unit is banished to a dome that the other team picks"
    )
    return Description("Leave", "ask for mercy", text, "16.5", "mercy")


@describes("draw")
def describe_draw(view: View, choice: Choice) -> Description:
    """Describe drawing a card from a deck."""
    draws = 2 if choice.noun == "elite" else 1
    cards_left = view.decks[choice.noun]
    text = (
        f"{full_hand_text(view, actor_of(view), draws)}"
        f"{usable_text(view, actor_of(view), choice.noun)}. "
        f"Takes {draws} of {count(view.reward, 'draw')}; {count(cards_left, 'card')} in the deck. "
        f"Kinds unseen: {contents_text(view, choice.noun)}"
    )
    return Description("Draw", f"{choice.noun.title()} card", text, "14.1", f"deck:{choice.noun}")


def full_hand_text(view: View, unit: UnitView, draws: int) -> str:
    """The sentence about draws that bring more cards than a unit may carry (14.2); "" if all fit.

    `draws` are those that the card takes; the others bring one card each at most.
    """
    card_count, limit = len(unit.cards), carry_limit(view, unit)
    if card_count >= limit:
        return f"The hand is full ({card_count} of {limit}): a card must then be discarded. "
    draws_left = view.reward - draws
    excess = card_count + 1 + draws_left - limit
    if excess <= 0:
        return ""
    most = "up to " if draws_left > 1 else ""  # Elite cards take two draws each.
    number_text = f"{most}{count(excess, 'card')}"
    return (
        f"The hand holds {card_count} of {limit}: after all draws {number_text} must be discarded. "
    )


WITHOUT_EXPERIENCE = "when the experience has ended"


def usable_text(view: View, unit: UnitView, deck: str) -> str:
    """The share of a deck that a unit could use: "Rider can use 17 of 30 unseen cards (57%)"."""
    usable, unseen = usable_unseen(view, unit, deck)
    share = f" ({percent(usable / unseen)})" if unseen else ""
    lasting = f" {WITHOUT_EXPERIENCE}" if unit.active else ""
    unseen_text = f"{count(unseen, 'unseen card')}{share}{lasting}"
    return f"{short_name(unit.slug)} can use {usable} of {unseen_text}"


def contents_text(view: View, deck: str) -> str:
    """The kinds of the unseen cards of a deck, the commonest first: "weapons 10, armour 3"."""
    return ", ".join(f"{word} {number}" for word, number in kinds_unseen(view, deck))


def kinds_unseen(view: View, deck: str) -> list[tuple[str, int]]:
    """The words for the kinds of the unseen cards of a deck, with their numbers."""
    kinds = (TREASURES[slug].kind for slug in unseen_cards(view, deck))
    return Counter(KIND_WORDS.get(kind, kind) for kind in kinds).most_common()


@describes("discard", "give-up")
def describe_discard(view: View, choice: Choice) -> Description:
    """Describe losing a card."""
    group = "Discard" if choice.verb == "discard" else "Give up"
    clause = "14.2" if choice.verb == "discard" else "16.2"
    text = card_for(view, actor_of(view), choice.noun)
    return Description(group, card_name(choice.noun), text, clause, card_place(choice.noun))


@describes("raise")
def describe_raise_rating(view: View, choice: Choice) -> Description:
    """Describe a rating to raise: its present and its new value."""
    unit = actor_of(view)
    name = next(each for each in RATINGS if each == choice.noun)
    rating = unit.ratings[name].value
    text = f"{choice.noun.title()} {rating} becomes {rating + 1}, for the rest of the game"
    return Description("Raise", choice.noun.title(), text, "18.4", unit_place(unit.slug))


@describes("teach")
def describe_teach(view: View, choice: Choice) -> Description:
    """Describe who learns."""
    text = f"Gains an experience marker, {EXPERIENCE}"
    return Description("Teach", unit_name(choice.noun), text, "20.34", unit_place(choice.noun))


@describes("dome")
def describe_dome(view: View, choice: Choice) -> Description:
    """Describe a dome to go to."""
    number = int(choice.noun)
    space_name = view.map.names[view.map.domes[number]]
    text = (
        f"{near_dome_text(view, actor_of(view), view.map.domes[number])}. "
        f"A dome of the {DOME_KEYS[number].age.title()} age"
    )
    name = dome_key_name(number) if view.has_dice else dome_name(number)  # Dice name a number.
    return Description("Go to", f"{name} at {space_name}", text, "17.2", hex_place(space_name))
