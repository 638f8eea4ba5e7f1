"""The greedy bot's use of secret cards, creatures and henchmen."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.choice import PASS, Choice
from engine.games.ages.bots.preferences import NO, Preference, prefers
from engine.games.ages.bots.weights import WEIGHTS
from engine.games.ages.calculations.contests import SPYGLASS
from engine.games.ages.calculations.ratings import BADGES, can_use
from engine.games.ages.calculations.sight import line_of_sight, range_between
from engine.games.ages.card_types import Shot
from engine.games.ages.phrases.units import actor_of, unit_of
from engine.games.ages.rows.treasures import TREASURES
from engine.games.ages.units import is_contested, is_standing_in, profile_of
from engine.games.ages.view_types import UnitView, View

USES = ("play", "unleash", "ready")
"""The verbs that use a card."""
DOMES = frozenset({"dome"})


def has_use(view: View, unit: UnitView) -> bool:
    """Does the unit have a card that it would play, unleash or lay open now?"""
    enemies = [u for u in view.units if u.is_on_map and u.team != unit.team]
    for slug in unit.known_cards:
        card = TREASURES[slug]
        if card.kind == "hunter" and can_use(view, unit, card):
            if any(
                line_of_sight(view.map, unit.space, enemy.space) is not None for enemy in enemies
            ):
                return True
        elif slug in WEIGHTS.played_card_values or (
            slug not in unit.open_cards and open_card_value(view, unit, slug) > 0
        ):
            if can_use(view, unit, card) and (
                slug != "plenty-cube" or len(unit.cards) <= WEIGHTS.enough_cards
            ):
                return True
        elif (
            slug in WEIGHTS.defence_card_values
            and is_enemy_within(view, unit, WEIGHTS.feared_enemy_distance)
        ) or (slug == "recall-cube" and is_threatened(view, unit)):
            return True
    return False


def is_threatened(view: View, unit: UnitView) -> bool:
    """Is the unit weak, and an enemy near?"""
    return unit.health <= WEIGHTS.careful_health and is_enemy_within(
        view, unit, WEIGHTS.feared_enemy_distance
    )


def is_enemy_within(view: View, unit: UnitView, distance: int) -> bool:
    """Is an enemy within that many spaces?"""
    return any(
        enemy.is_on_map
        and enemy.team != unit.team
        and range_between(view.map, unit.space, enemy.space) <= distance
        for enemy in view.units
    )


def card_use_value(view: View, choice: Choice) -> float:
    """The value of playing a cube or a monument, unleashing a hunter or laying a card open."""
    unit = actor_of(view)
    card, *targets = choice.noun.split()
    if choice.verb == "unleash":
        return 2.0 - 0.1 * unit_of(view, targets[-1]).health
    if choice.verb == "ready":
        return open_card_value(view, unit, card)
    if card in WEIGHTS.defence_card_values:
        return (
            WEIGHTS.defence_card_values[card]
            if is_enemy_within(view, unit, WEIGHTS.feared_enemy_distance)
            else NO
        )
    if card == "recall-cube":
        return 1.7 if is_threatened(view, unit) else NO
    if card == "plenty-cube" and len(unit.cards) > WEIGHTS.enough_cards:
        return NO
    return WEIGHTS.played_card_values.get(card, NO)


def open_card_value(view: View, unit: UnitView, slug: str) -> float:
    """The value of laying a card open; a spyglass helps only with an Aim weapon (21.55)."""
    if slug == SPYGLASS and not any(
        shot.rating == "aim" for shot in shots_of(view, unit, unit.known_cards)
    ):
        return NO
    return WEIGHTS.open_card_values.get(slug, NO)


def shots_of(view: View, unit: UnitView, cards: Iterable[str]) -> list[Shot]:
    """The unit's ranged attacks: natural, and with the cards that it can use."""
    ability_shot = profile_of(unit).ability.shot
    card_shots = [
        shot
        for slug in cards
        if (shot := TREASURES[slug].shot) and can_use(view, unit, TREASURES[slug])
    ]
    return [ability_shot, *card_shots] if ability_shot else card_shots


def should_guard(view: View, unit: UnitView) -> bool:
    """Does the unit have a sentinel that it can set up here, with an enemy not far away?"""
    cards = [TREASURES[slug] for slug in unit.known_cards]
    sentinels = [card for card in cards if card.kind == "sentinel"]
    if not any(can_use(view, unit, card) for card in sentinels):
        return False
    if unit.walked_spaces or is_contested(view, unit) or is_standing_in(view, unit, DOMES):
        return False
    return is_enemy_within(view, unit, WEIGHTS.sentinel_enemy_distance)


def transport_value(view: View, choice: Choice, *, at_goal: bool) -> float:
    """The value of a way to move: wings and vehicles first; a sentinel is set up at the goal."""
    match choice.verb:
        case "fly":
            return 101.0
        case "ride" | "ability":
            return 100.0
        case "guard" if at_goal:
            return 50.0
    return -1000.0


@prefers("hide", "dying", "parting")
def prefer_helpful_card(view: View) -> Preference:
    """Prefer to play any card that is offered."""
    return lambda choice: 0.0 if choice == PASS else 1.0


@prefers("melee start")
def prefer_melee_start(view: View) -> Preference:
    """Prefer, at the start of melee, a hunter on the weakest enemy, then Old Debts."""

    def preference(choice: Choice) -> float:
        if choice == PASS:
            return 0.0
        if choice.verb == "unleash":
            return 2.0 - 0.1 * unit_of(view, choice.noun.split()[-1]).health
        return 1.0

    return preference


@prefers("step in")
def prefer_step_in(view: View) -> Preference:
    """Prefer a Bodyguard for a character, or a Shield Thrall with more Health."""
    attack = view.attack
    assert attack is not None
    target = view.units[attack.target]

    def preference(choice: Choice) -> float:
        if choice == PASS:
            return 0.0
        if choice.verb == "play":
            return 1.0 if target.kind == "character" else NO
        weaker = _endurance(target) < _endurance(unit_of(view, choice.noun))
        return 1.0 if weaker or target.health <= WEIGHTS.careful_health else NO

    return preference


def _endurance(unit: UnitView) -> int:
    """The damage that a unit can bear: its Health and its Armor."""
    return unit.health + unit.ratings["armor"].value


@prefers("bring")
def prefer_companion(view: View) -> Preference:
    """Prefer to bring all henchmen."""
    return lambda choice: 0.0 if choice.verb == "alone" else 1.0


@prefers("shed")
def prefer_card_to_shed(view: View) -> Preference:
    """Prefer to discard only a badge that makes a rating worse."""
    unit = actor_of(view)
    worse = {
        BADGES[name]
        for name in BADGES
        for part in unit.ratings[name].parts
        if part.source == TREASURES[BADGES[name]].name and part.amount < 0
    }
    return lambda choice: 0.0 if choice == PASS else 1.0 if choice.noun in worse else NO
