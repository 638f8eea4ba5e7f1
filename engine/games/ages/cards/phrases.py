"""The effects of cards, the creatures that they unleash, and the numbers of weapons, as text."""

from __future__ import annotations

from engine.core.text import count, lower_first
from engine.games.ages.card_types import Shot, Treasure
from engine.games.ages.rows.creatures import CREATURES

_CREATURE_LIVES = {
    "hunter": (
        "Free Action: set it on one enemy in sight. From then on it moves and strikes that enemy "
        "only, under your control, until one of the two is dead"
    ),
    "sentinel": (
        "Instead of moving, outside a dome: it stands in your space from then on, shoots and "
        "fights under your control, until it is dead or has killed a character"
    ),
}
"""The use of creatures, what they do and for how long, by the kind of their card."""


def creature_text(card: Treasure) -> str:
    """The creature of a card: its use, what it does and for how long, and its ratings."""
    return f"{_CREATURE_LIVES[card.kind]}. {creature_ratings(card)}"


def creature_ratings(card: Treasure) -> str:
    row = CREATURES[card.creature]
    speed = f"Speed {row.speed}, " if row.speed else ""
    ratings = (
        f"{speed}Health {row.health}, Wits {row.wits}, Melee {row.melee}, Power {row.power}, "
        f"Damage {row.damage}, React {row.react}, Stealth {row.stealth}, Armor {row.armor}"
    )
    if row.shot is None:
        return ratings
    return f"{ratings}. Shoots with {row.shot.rating.title()} {row.aim}: {shot_text(row.shot)}"


def shot_text(shot: Shot) -> str:
    """The numbers of a shot: "range 1 to 4, Power 5, Damage 2, 2 opportunity shots"."""
    area = ", area" if shot.is_area else ""
    return (
        f"range {shot.nearest} to {shot.farthest}{area}, Power {shot.power}, "
        f"Damage {shot.damage}, {count(shot.opfire, 'opportunity shot')}"
    )


def melee_weapon_text(card: Treasure) -> str:
    """The numbers of a melee weapon: "Hit +2, Power 5, Damage 3", without a Hit of 0."""
    hit = f"Hit {card.hit:+d}, " if card.hit else ""
    return f"{hit}Power {card.power}, Damage {card.damage}"


def card_text(card: Treasure) -> str:
    if card.shot is None and card.kind != "melee":
        return explained_text(card) or creature_text(card)
    shot, text = card.shot, f". {card.text}" if card.text else ""
    numbers = f"{shot.rating.title()}, {shot_text(shot)}" if shot else melee_weapon_text(card)
    return f"{numbers}{text}"


def monument_effect(card: Treasure) -> str:
    """The effect of a monument on the map: "attacks of units within 3 spaces have -1 to hit"."""
    effect = card.text.removeprefix("Free Action: place it in your space. ")
    return lower_first(effect.replace("your team", "its team"))


LEVEL_UP = "a card is drawn that names two ratings or more; you raise one by 1 permanently, up to 9"
"""The meaning of the words "level up" on a card (18.4)."""


EXPERIENCE = (
    "used once, as a free action: all ratings but Health and Damage +1 until your next free "
    "actions; then the marker is discarded"
)
"""The use of an experience marker (8.5, 18.1)."""


def explained_text(card: Treasure) -> str:
    """The printed text of a card, with the meanings of "level up" and "experience marker"."""
    level_up = f". Level up: {LEVEL_UP}" if "level up" in card.text else ""
    marker = f". Experience marker: {EXPERIENCE}" if "experience marker" in card.text else ""
    return f"{card.text}{marker}{level_up}"
