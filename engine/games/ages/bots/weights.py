"""What things are worth to the greedy bot, its limits, and the register of its preferences."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias

from attrs import field, frozen

from engine.core.choice import Choice
from engine.core.dispatch import Dispatch
from engine.games.ages.view_types import View


@frozen
class Weights:
    """Relative values, unless a name or a line says otherwise."""

    max_random_bonus: float = 6.0
    """The largest random part in the choice of characters: about the spread of their strengths."""

    # Before the first round

    piece_values: Mapping[str, float] = field(
        factory=lambda: {"adventure": 3.0, "platter": 2.0, "dome": 1.0, "other team": 0.0}
    )
    """The bot's wish to lay a piece itself, by kind; it leaves the other team's to that team."""
    own_age_value: float = 0.9
    """The value of a platter whose age is that of all the bot's characters."""

    # A goal on the map

    encounter_value: float = 8.0
    marker_step_value: float = 9.0
    """The value of moving a marker one step in a labyrinth, at a base or in the Alliance."""
    card_value: float = 1.0
    hunt_target_value: float = 10.0
    near_master_value: float = 0.5
    unseen_draws: float = 1.5
    """The mean draws of an encounter that nobody has seen."""
    enemy_marker_factor: float = 1.6
    """The factor on a step in a path that also takes a marker from the enemy."""
    health_point_value: float = 2.0
    min_fight_gain: float = 0.4
    """The surplus of expected damage dealt over damage taken that makes a fight worthwhile."""
    flag_value: float = 10.0
    flag_home_value: float = 16.0
    escape_point_value: float = 5.0
    late_escape_value: float = 9.0
    """The value of escaping before the last round: the unit can no longer be hurt."""
    goal_factor_by_lead: Mapping[int, float] = field(
        factory=lambda: {-3: 0.8, 2: 0.9, 3: 0.6, 4: 0.4}
    )
    """The factor on a step in an achievement, by the team's lead there; else 1."""
    uncounted_goal_factor: float = 0.2
    """The factor on a step in an achievement that the mission does not have."""

    # At the bases and in the Arbiter's Hall

    tribute_item_value: float = 9.0
    inside_base_value: float = 5.0
    freed_prisoner_value: float = 8.0
    combat_point_value: float = 3.0
    """The value of a combat point: a prisoner costs its team one more than a dead character."""
    break_out_chance: float = 0.1
    """The estimated chance that an enemy near the prison frees a prisoner."""
    break_out_distance: int = 6
    """The distance from the prison within which an enemy may come to free a prisoner."""
    fallen_card_value: float = 1.0
    """The value of a card that falls where the bot's team can pick it up."""
    removal_values: Mapping[str, float] = field(factory=lambda: {"banish": -2.0, "dismiss": -0.5})
    """The value of being sent away."""
    arbiter_test_value: float = 2.0

    helping_tool_value: float = 99.0
    """The value of laying a card open before a deed that it helps: more than any deed's."""

    # Cards

    card_kind_values: Mapping[str, float] = field(
        factory=lambda: {
            "ranged": 4.0,
            "melee": 2.0,
            "body": 4.0,
            "helm": 4.0,
            "shield": 4.0,
            "medical": 2.5,
        }
    )
    """The value of a card that a unit can use, by kind; its numbers come on top."""
    min_usable_shares: Mapping[str, float] = field(
        factory=lambda: {"common": 0.5, "secret": 0.5, "elite": 0.4}
    )
    """The share of usable cards below which the bot avoids a deck."""
    other_card_value: float = 2.0
    """The value of a usable card of any other kind."""
    unusable_card_value: float = 0.5
    """The value of a card that a unit cannot use."""
    shot_power_value: float = 0.2
    """The value of each point of a weapon's Power in a shot."""
    shot_rating_value: float = 0.1
    """The value of each point of the rating that a weapon hits with."""
    strike_power_value: float = 0.3
    """The value of each point of a weapon's Power in melee."""
    goal_card_value: float = 2.5
    """The value of an achievement card whose condition is far from met."""
    earned_card_value: float = 9.0
    """The value of a card whose achievement is won if the game ends now."""
    card_goal_value: float = 5.0
    """The value of the whole condition of an achievement card; a part of it is worth a part."""

    # In a turn

    weak_target_factor: float = 1.5
    """The factor on damage to a target with little Health, which it may kill."""
    danger_factor: float = 3.0
    """The points of a walk that a point of damage in a bad fight is worth."""
    parley_factor: float = 0.5
    """The part of the damage spared that counts for a parley."""
    min_shot_damage: float = 0.8
    """The mean damage of a shot that makes a character stay and fire instead of moving."""
    min_opfire_damage: float = 0.1
    """The mean damage of a shot in the enemy's turn below which the bot does not shoot."""
    used_card_cost: float = 0.5
    """The damage that must make up for a weapon that is used up by its shot."""
    pay_below_chance: float = 0.6
    """The chance against a guardian below which the bot prefers to pay."""
    ally_damage_factor: float = 1.2
    """The weight of a point of damage to an ally, compared with one to an enemy."""
    min_manual_gain: float = 0.1
    """The gain in the chance of an adventure that a Field Manual is worth."""
    mercy_below_chance: float = 0.12
    """The chance against a guardian below which the bot asks for mercy."""
    free_action_values: Mapping[str, float] = field(
        factory=lambda: {"flag": 4.0, "use": 3.0, "pick-up": 2.0, "experience": 1.5, "finish": 0.0}
    )
    """The values of free actions, by their verb."""
    rating_values: Mapping[str, float] = field(
        factory=lambda: {
            "respect": -1.0,
            "honor": 0.0,
            "aim": 1.0,
            "point": 1.0,
            "throw": 1.0,
            "power": 1.0,
        }
    )
    """The value of raising each rating: those used in defence and in every melee count more."""

    # Secret cards

    enough_cards: int = 3
    """The number of cards that satisfies a unit."""
    feared_enemy_distance: int = 3
    """The distance within which the bot fears an enemy."""
    sentinel_enemy_distance: int = 6
    """The distance of an enemy within which the bot sets up a sentinel."""
    min_rival_chance: float = 0.35
    """The chance of an enemy at an encounter or a guardian that is worth a card to prevent."""
    careful_health: int = 2
    """The Health with which, or with less, a unit is careful."""
    min_banner_sites: int = 2
    """The number of encounters and paths near a space that makes it a place for a banner."""
    card_use_values: Mapping[str, float] = field(
        factory=lambda: {
            "jailbreak-cube": 2.7,
            "tutor-cube": 2.6,
            "plenty-cube": 2.5,
            "exile-cube": 1.8,
            "gale-cube": 1.8,
            "recall-cube": 1.7,
            "hunter": 1.5,
            "weeping-obelisk": 1.2,
            "lodestone": 1.1,
            "banner-of-home": 0.5,
        }
    )
    """The value of playing each cube and monument, or of unleashing a hunter, where it helps."""


WEIGHTS = Weights()
"""The weights of every greedy bot in the game."""


Preference: TypeAlias = Callable[[Choice], float]
"""The value of a choice; the bot takes the highest."""

NO = -1.0
"""The value of a choice that is worse than doing nothing."""

prefers: Dispatch[str, Callable[[View], Preference]] = Dispatch("preference of the greedy bot")
"""The bot's ranking of the choices of a decision, by the step of the sequence of play."""
