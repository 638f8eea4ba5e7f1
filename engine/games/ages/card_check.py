"""The check that each row has all that it needs, made when the game is imported."""

from __future__ import annotations

from collections.abc import Mapping

from attrs import asdict

from engine.core.dispatch import MissingEntryError, require
from engine.games.ages.achievements.by_cards import card_achievements
from engine.games.ages.achievements.rules import measures
from engine.games.ages.bonuses import REACHES_OF_ABILITIES
from engine.games.ages.card_types import Ability, Treasure, TreasureKind
from engine.games.ages.cards.effects import play_effects, play_nouns, trial_rewards
from engine.games.ages.free_actions.abilities import free_uses
from engine.games.ages.names import ACHIEVEMENT_NAMES
from engine.games.ages.rows.characters import CHARACTERS
from engine.games.ages.rows.missions import MISSIONS
from engine.games.ages.rows.treasures import TREASURES
from engine.games.ages.sites.deeds import OUTCOMES, SITES

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
    "monument": (("bonuses", "grounds"), "effect in its aura"),
    "pack": (("carry_limit", "trade_aura"), "limit or aura"),
    "hunter": _CREATURE,
    "sentinel": _CREATURE,
    "test": (("test",), "rating to test"),
}
"""The fields of a card of each kind, at least one of which is required, with their names."""
EFFECTS: dict[TreasureKind, tuple[tuple[Mapping[str, object], str], ...]] = {
    "cube": ((play_nouns, "use"), (play_effects, "effect")),
    "achievement": ((card_achievements, "condition"),),
    "test": ((trial_rewards, "reward"),),
}
"""The registers that must have an entry for each card of a kind, and the entry's name."""
IN_RULES: tuple[TreasureKind, ...] = ("gadget", "secret event")
"""The kinds whose cards are named in the rules of the moment at which they work."""


def check_cards() -> None:
    """Raise MissingEntryError for a row that names something that does not exist."""
    for row in CHARACTERS.values():
        check_ability(row.ability)
    for mission in MISSIONS.values():
        require(mission.achievements, measures, "measure in achievements/rules.py")
        require(mission.achievements, ACHIEVEMENT_NAMES, "name in names.py")
    for card in TREASURES.values():
        check_treasure(card)


def check_ability(ability: Ability) -> None:
    """Raise MissingEntryError if an ability would do nothing."""
    said = {"slug", "name", "text", "mental", "needs_bases"}
    has_trait = any(
        value for name, value in asdict(ability, recurse=False).items() if name not in said
    )
    if not has_trait and ability.slug not in free_uses:
        raise MissingEntryError(f"the ability {ability.slug!r} has no trait and no free action")
    for each in ability.bonuses:
        require([each.reach], REACHES_OF_ABILITIES, f"meaning for an ability ({ability.slug!r})")


def check_treasure(card: Treasure) -> None:
    """Raise MissingEntryError if a treasure card would do nothing."""
    fields, number_text = NUMBERS.get(card.kind, ((), ""))
    if fields and not any(getattr(card, name) for name in fields):
        raise MissingEntryError(f"the {card.kind} card {card.slug!r} has no {number_text}")
    if not fields and card.kind not in (*EFFECTS, *IN_RULES):
        raise MissingEntryError(f"the card {card.slug!r} is of an unknown kind: {card.kind!r}")
    for each in card.bonuses:
        if card.kind == "monument":
            require([each.reach], ("allies in the aura", "everybody in the aura"), "aura")
        else:
            require([each.to], (*OUTCOMES, *SITES), f"deed that {card.slug!r} helps")
    for slugs, entry in EFFECTS.get(card.kind, ()):
        require([card.slug], slugs, entry)
