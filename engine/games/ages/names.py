"""The names that players read for slugs: units, cards, paths, domes, results."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Annotated

from engine.core.text import count, with_article
from engine.core.told import Named
from engine.games.ages.card_types import AttackKind
from engine.games.ages.rows.adventures import ENCOUNTERS, GUARDIANS
from engine.games.ages.rows.missions import TEAMS
from engine.games.ages.rows.pieces import DOME_KEYS, platter_of
from engine.games.ages.rows.profiles import PROFILES
from engine.games.ages.rows.treasures import TREASURES
from engine.games.ages.sites.deeds import WITS, site_name

CREATURE_TITLES = ("Hunter", "Sentinel")
HELPER_TITLES = ("Henchman", *CREATURE_TITLES)
"""The titles of units that have no ability with a name."""
BARE_HANDS = "bare hands"
"""The weapon of a character or a henchman who strikes without a card."""
RESULT_NAMES = {
    "amaze": "Amaze",
    "pass": "Pass",
    "squeak": "Squeak",
    "fail": "Fail",
    "fopp": "FOPP",
}
KEY_NAMES = {
    "base-white": "the base of White",
    "base-black": "the base of Black",
    "lith": "the Arbiter's Hall",
    "alliance": "the Alliance",
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
    """An achievement's name: "Combat", or "Ancient Labyrinth" where there are several."""
    if slug in TREASURES:
        return card_name(slug)
    kind, _, rest = slug.partition("-")
    name = ACHIEVEMENT_NAMES[kind]
    return f"{rest.replace('-', ' ').title()} {name}" if rest else name


def unit_name(slug: str) -> str:
    return PROFILES[slug].name


_NAMES_WITH_ARTICLE = [row.name[4:] for row in PROFILES.values() if row.name.startswith("The ")]
_ARTICLE_INSIDE = re.compile(rf"(?<=[^.!?] )The (?={'|'.join(_NAMES_WITH_ARTICLE)})")
"""The article of a unit's name that does not begin a sentence."""


def with_small_articles(text: str) -> str:
    """The text with a small article in names inside sentences: "killed by the Green Warden"."""
    return _ARTICLE_INSIDE.sub("the ", text) if "The " in text else text


def helper_name(slug: str) -> str:
    """A creature or henchman after a verb: "the Sabre Cat", but "Wolfhound 2" by its number."""
    name = unit_name(slug)
    return name if name[-1].isdigit() else f"the {name}"


SHARED_LAST_WORDS = ("Bearer", "Drone")
"""Last words that several units' names share."""


@lru_cache(256)
def short_name(slug: str) -> str:
    """The short name of a unit, with at most 12 letters."""
    text = unit_name(slug).removeprefix("The ")
    if len(text) <= 11:
        return text
    parts = text.replace("-", " ").split()
    if parts[-1].isdigit():
        return " ".join(parts[-2:])
    return parts[0] if "of" in parts or parts[-1] in SHARED_LAST_WORDS else parts[-1]


def card_name(slug: str) -> str:
    return TREASURES[slug].name


def weapon_text(unit: str, weapon: str, kind: AttackKind) -> str:
    """The means of an attack: "with the Yew Bow", "with Stone Gaze", "barehanded"."""
    if weapon:
        return f"with the {card_name(weapon)}"
    if kind == "melee" and PROFILES[unit].title not in CREATURE_TITLES:
        return "barehanded"
    return f"with {natural_weapon(unit)}"


def natural_weapon(unit: str) -> str:
    """The weapon of a unit that shoots without a card: "Stone Gaze", or "its own weapon"."""
    row = PROFILES[unit]
    return row.ability.name if row.title not in HELPER_TITLES else "its own weapon"


def path_name(path: str) -> str:
    """A path of a labyrinth: "Path of War (Ancient)"."""
    piece, name = path.split()
    age = piece.removeprefix("labyrinth-").split("-")[0]
    return f"Path of {name.title()} ({age.title()})"


def dome_key_name(number: int) -> str:
    """The piece of a dome, of which a colour may have several: "the gold dome 0"."""
    return f"{dome_name(number)} {number}"


def dome_name(number: int) -> str:
    """A dome whose space is named too: "the gold dome"."""
    return f"the {DOME_KEYS[number].colour} dome"


def guardian_name(slug: str) -> str:
    return GUARDIANS[slug].name


def encounter_name(slug: str) -> str:
    return ENCOUNTERS[slug].name


def deck_card(deck: str) -> str:
    """An unknown card of a deck with its article: "a Common card"."""
    return with_article(f"{deck.capitalize()} card")


def card_or_back(deck: str, card: str) -> str:
    """A card that lies open, or one of its deck: "the Yew Bow", "a Common card"."""
    return f"the {card_name(card)}" if card else deck_card(deck)


def digits_text(card: tuple[int, int]) -> str:
    """The two digits of a challenge card: "7-3"."""
    return f"{card[0]}-{card[1]}"


def piece_name(piece: str) -> str:
    """A piece of the map: "Copper Mesa", "the gold dome 0", "the Ancient labyrinth"."""
    platter = platter_of(piece)
    if platter is not None:
        name, _, kind = platter.name.partition(", ")
        return f"the {kind} {name}" if kind else name
    if piece.startswith("dome "):
        return dome_key_name(int(piece.removeprefix("dome ")))
    if piece.startswith("labyrinth-"):
        age, _, alternate = piece.removeprefix("labyrinth-").partition("-")
        return f"the {alternate and 'alternate '}{age.title()} labyrinth"
    return KEY_NAMES[piece]


def rotation_text(piece: str, turn: int) -> str:
    """Describe a piece's rotation after a comma: ", turned by 2 sixths"; "" if it is not turned."""
    if not turn:
        return ""
    parts = "sixth" if platter_of(piece) else "third"
    return f", turned by {count(turn, parts)}"


def deed_text(verb: str, site: str, means: str = "") -> str:
    """A deed after "tries to": "break in at the Main Gate", "raid the vault"."""
    name = site_name(site)
    match verb:
        case "interrogate":
            return f"interrogate {unit_name(means)}"
        case "break-out":
            return "break out prisoners"
        case "heal":
            return "be healed in the Vortex"
        case "visit":
            return f"withstand the {name}"
    text = {"break-in": "break in at", "raid": "raid", "raze": "destroy", "repair": "repair"}[verb]
    means_text = ""
    if means:
        means_text = " with Wits" if means == WITS else f" for the {card_name(means)}"
    return f"{text} the {name}{means_text}"


def lith_text(lith: int) -> str:
    """The state of the Arbiter's counter: "the counter stands at 4 for White"."""
    if not lith:
        return "the counter stands at 0"
    return f"the counter stands at {abs(lith)} for {TEAMS[lith < 0]}"


def team_name(team: int) -> str:
    return TEAMS[team]


# How events print what they name

UnitSlug = Annotated[str, Named(unit_name)]
HelperSlug = Annotated[str, Named(helper_name)]
CardSlug = Annotated[str, Named(card_name)]
DeckSlug = Annotated[str, Named(deck_card)]
EncounterSlug = Annotated[str, Named(encounter_name)]
GuardianSlug = Annotated[str, Named(guardian_name)]
PathSlug = Annotated[str, Named(path_name)]
PieceSlug = Annotated[str, Named(piece_name)]
SiteSlug = Annotated[str, Named(site_name)]
DomeNumber = Annotated[int, Named(dome_name)]
TeamNumber = Annotated[int, Named(team_name)]
