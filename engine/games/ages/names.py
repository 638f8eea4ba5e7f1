"""What players read for slugs: units, cards, paths, domes, results."""

from __future__ import annotations

from engine.core.text import with_article
from engine.games.ages.adventures import ENCOUNTERS, GUARDIANS
from engine.games.ages.pieces import DOME_KEYS
from engine.games.ages.profiles import PROFILES
from engine.games.ages.treasures import TREASURES

RESULT_NAMES = {
    "amaze": "Amaze",
    "pass": "Pass",
    "squeak": "Squeak",
    "fail": "Fail",
    "fopp": "FOPP",
}
ACHIEVEMENT_NAMES = {
    "combat": "Combat",
    "base": "Team Base",
    "lith": "Arbiter",
    "labyrinth": "Labyrinth",
    "alliance": "Alliance",
    "encounters": "Encounters",
    "escape": "Escape",
    "flags": "Flags",
}


def achievement_name(slug: str) -> str:
    """An achievement: "Combat"; of several labyrinths "Ancient Labyrinth"."""
    kind, _, rest = slug.partition("-")
    name = ACHIEVEMENT_NAMES[kind]
    return f"{rest.replace('-', ' ').title()} {name}" if rest else name


def unit_name(slug: str) -> str:
    """A unit's name."""
    return PROFILES[slug].name


def card_name(slug: str) -> str:
    """A treasure card's name."""
    return TREASURES[slug].name


def weapon_words(unit: str, weapon: str, kind: str) -> str:
    """What an attack is made with: "with the Yew Bow", "with Stone Gaze", "with bare hands"."""
    if weapon:
        return f"with the {card_name(weapon)}"
    return "barehanded" if kind == "melee" else f"with {PROFILES[unit].ability.name}"


def path_name(path: str) -> str:
    """A path of a labyrinth: "Path of War (Ancient)"."""
    piece, name = path.split()
    age = piece.removeprefix("labyrinth-").split("-")[0]
    return f"Path of {name.title()} ({age.title()})"


def dome_name(number: int) -> str:
    """A dome: "the gold dome 0"."""
    return f"the {DOME_KEYS[number].colour} dome {number}"


def guardian_name(slug: str) -> str:
    """A guardian's name."""
    return GUARDIANS[slug].name


def encounter_name(slug: str) -> str:
    """An encounter's name."""
    return ENCOUNTERS[slug].name


def deck_card(deck: str) -> str:
    """An unknown card of a deck with its article: "a Common card"."""
    return with_article(f"{deck.capitalize()} card")


def digits(card: tuple[int, int]) -> str:
    """The two digits of a challenge card: "7-3"."""
    return f"{card[0]}-{card[1]}"
