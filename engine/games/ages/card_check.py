"""The check that each row has all that it needs; done when the game is imported."""

from __future__ import annotations

from engine.core.dispatch import MissingEntryError, require
from engine.games.ages.abilities import MISSING, WHERE
from engine.games.ages.characters import CHARACTERS
from engine.games.ages.missions import MISSIONS
from engine.games.ages.names import ACHIEVEMENT_NAMES
from engine.games.ages.rules.achievements import measures
from engine.games.ages.rules.card_achievements import card_achievements
from engine.games.ages.rules.cubes import play_effects, play_nouns
from engine.games.ages.rules.trials import trial_rewards
from engine.games.ages.treasures import TREASURES


def check_rows() -> None:
    """Raise MissingEntryError for a row that names something that is not there."""
    abilities = [row.ability.slug for row in CHARACTERS.values()]
    require(abilities, {**WHERE, **MISSING}, "place in abilities.py")
    require([*WHERE, *MISSING], abilities, "character")
    for mission in MISSIONS.values():
        require(mission.achievements, measures, "measure in rules/achievements.py")
        require(mission.achievements, ACHIEVEMENT_NAMES, "name in names.py")
    for card in TREASURES.values():
        weapon = card.kind in ("melee", "ranged")
        if weapon and not (card.shot or card.power):
            raise MissingEntryError(f"the weapon {card.slug!r} has no power")
        if card.kind == "ranged" and card.shot is None:
            raise MissingEntryError(f"the ranged weapon {card.slug!r} has no shot")
        if card.kind == "medical" and not card.heals:
            raise MissingEntryError(f"the medical card {card.slug!r} heals nothing")
        if card.kind in ("mount", "vehicle") and not (card.speed or card.speed_becomes):
            raise MissingEntryError(f"the transport {card.slug!r} has no Speed")
        if card.kind == "cube":
            require([card.slug], play_nouns, "use")
            require([card.slug], play_effects, "effect")
        if card.kind == "achievement":
            require([card.slug], card_achievements, "condition")
        if card.kind == "test":
            require([card.slug], trial_rewards, "reward")
