"""The check that each row has all that it needs, made when the game is imported."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.dispatch import MissingEntryError, require
from engine.games.ages.abilities import ABILITY_MODULES, CARD_MODULES
from engine.games.ages.achievements.by_cards import card_achievements
from engine.games.ages.achievements.rules import measures
from engine.games.ages.card_types import Treasure, TreasureKind
from engine.games.ages.cards.cubes import play_effects, play_nouns
from engine.games.ages.cards.trials import trial_rewards
from engine.games.ages.names import ACHIEVEMENT_NAMES
from engine.games.ages.rows.characters import CHARACTERS
from engine.games.ages.rows.missions import MISSIONS
from engine.games.ages.rows.treasures import TREASURES

_ARMOR = ("armor", "armor_at_least", "armor_in_melee"), "Armor"
_SPEED = ("speed", "speed_becomes"), "Speed"
_CREATURE = ("creature",), "creature"
NUMBERS: dict[TreasureKind, tuple[tuple[str, ...], str]] = {
    "melee": (("power", "shot"), "power"),
    "ranged": (("shot",), "shot"),
    "body": _ARMOR,
    "helm": _ARMOR,
    "shield": _ARMOR,
    "mount": _SPEED,
    "vehicle": _SPEED,
    "medical": (("heals",), "Health to heal"),
    "stealth": (("stealth",), "Stealth"),
    "badge": (("badge",), "rating that Honor replaces"),
    "monument": (("aura",), "aura"),
    "pack": (("carry_limit", "trade_aura"), "limit or aura"),
    "hunter": _CREATURE,
    "sentinel": _CREATURE,
    "test": (("test",), "rating to test"),
}
"""The fields of a card of each kind, at least one of which is required, with their names."""
_IN_RULES = (CARD_MODULES, "place in CARD_MODULES of abilities.py")
EFFECTS: dict[TreasureKind, tuple[tuple[Mapping[str, object], str], ...]] = {
    "cube": ((play_nouns, "use"), (play_effects, "effect")),
    "achievement": ((card_achievements, "condition"),),
    "test": ((trial_rewards, "reward"),),
    "gadget": (_IN_RULES,),
    "secret event": (_IN_RULES,),
    "monument": (_IN_RULES,),
}
"""The registers that must have an entry for each card of a kind, and the entry's name."""


def check_cards() -> None:
    """Raise MissingEntryError for a row that names something that does not exist."""
    abilities = [row.ability.slug for row in CHARACTERS.values()]
    require(abilities, ABILITY_MODULES, "place in ABILITY_MODULES of abilities.py")
    require(ABILITY_MODULES, abilities, "character")
    for mission in MISSIONS.values():
        require(mission.achievements, measures, "measure in achievements/rules.py")
        require(mission.achievements, ACHIEVEMENT_NAMES, "name in names.py")
    for card in TREASURES.values():
        check_treasure(card)


def check_treasure(card: Treasure) -> None:
    """Raise MissingEntryError if a treasure card would do nothing."""
    fields, number_text = NUMBERS.get(card.kind, ((), ""))
    if fields and not any(getattr(card, name) for name in fields):
        raise MissingEntryError(f"the {card.kind} card {card.slug!r} has no {number_text}")
    if not fields and card.kind not in EFFECTS:
        raise MissingEntryError(f"the card {card.slug!r} is of an unknown kind: {card.kind!r}")
    if card.grounds:
        return
    for slugs, entry in EFFECTS.get(card.kind, ()):
        require([card.slug], slugs, entry)
