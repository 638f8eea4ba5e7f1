"""The greedy bot's draws, and its use of secret cards, creatures and henchmen."""

from __future__ import annotations

from attrs import evolve

from engine.core.choice import PASS, Choice
from engine.games.ages.bots.weights import NO, WEIGHTS, Preference, prefers
from engine.games.ages.cards.held import usable_unseen
from engine.games.ages.cards.ideas import Reaction
from engine.games.ages.cards.uses import enemies_within, use_of, uses_of
from engine.games.ages.challenges.ratings import BADGES, can_use, can_use_later, rating
from engine.games.ages.map.sight import line_of_sight, range_between
from engine.games.ages.moving.routes import reachable_costs
from engine.games.ages.phrases import actor_of, enemies_of, unit_of
from engine.games.ages.rows.profiles import PROFILES
from engine.games.ages.rows.treasures import TREASURES
from engine.games.ages.units import is_contested, is_standing_in
from engine.games.ages.view_types import UnitView, View

USES = ("play", "unleash", "ready")
"""The verbs that use a card."""
DOMES = frozenset({"dome"})


def has_use(view: View, unit: UnitView) -> bool:
    """Does the unit have a card that it would play, unleash or lay open now?"""
    return any(uses_of(view, unit, slug) for slug in unit.known_cards)


def card_use_value(view: View, choice: Choice) -> float:
    """The value of playing a cube or a monument, unleashing a hunter or laying a card open."""
    use = use_of(view, actor_of(view), choice)
    return NO if use is None else use.value


# Sentinels


def should_guard(view: View, unit: UnitView) -> bool:
    """Can the unit set up a sentinel here that could shoot at an enemy soon (28.7)?

    Not if an enemy beside the unit may just step in: it enters no space that a sentinel there
    could shoot at (11.2).
    """
    cards = [TREASURES[slug] for slug in unit.known_cards]
    sentinels = [card for card in cards if card.kind == "sentinel" and can_use(view, unit, card)]
    if not sentinels or unit.walked_spaces:
        return False
    if is_standing_in(view, unit, DOMES) or is_contested(view, unit):
        return False
    if any(each.kind != "sentinel" for each in enemies_within(view, unit, 1)):
        return False
    shots = [PROFILES[f"{card.creature}-1"].ability.shot for card in sentinels]
    farthest = max(shot.farthest for shot in shots if shot)
    return any(
        range_between(view.map, unit.space, enemy.space) <= WEIGHTS.sentinel_enemy_distance
        and may_be_shot_from(view, enemy, unit.space, farthest)
        for enemy in enemies_of(view, unit)
    )


def may_be_shot_from(view: View, enemy: UnitView, space: int, farthest: int) -> bool:
    """Does an enemy stand in range and sight of a space, or may it walk there in a turn?"""
    walker = evolve(enemy, spent=False, walked_spaces=())
    reach = reachable_costs(view, walker, rating(view, walker, "speed"))
    return any(
        each != space
        and range_between(view.map, space, each) <= farthest
        and line_of_sight(view.map, space, each) is not None
        for each in (enemy.space, *reach)
    )


@prefers("hide", "dying", "parting")
def prefer_helpful_card(view: View) -> Preference:
    return lambda choice: 0.0 if choice == PASS else 1.0


@prefers("melee start")
def prefer_melee_start(view: View) -> Preference:
    """Prefer, at the start of melee, a hunter on the weakest enemy, then Old Debts."""

    def preference(choice: Choice) -> float:
        if choice == PASS:
            return 0.0
        if choice.verb == "unleash":
            return 2.0 - 0.1 * unit_of(view, Reaction.of(choice).target).health
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
    return lambda choice: 0.0 if choice.verb == "alone" else 1.0


@prefers("receive", "shed")
def prefer_card_to_shed(view: View) -> Preference:
    """Prefer to discard or destroy only a badge that makes a rating worse."""
    unit = actor_of(view)
    worse = {
        BADGES[name]
        for name in BADGES
        for part in unit.ratings[name].parts
        if part.source == TREASURES[BADGES[name]].name and part.amount < 0
    }
    return lambda choice: 0.0 if choice == PASS else 1.0 if choice.noun in worse else NO


@prefers("draw")
def prefer_deck(view: View) -> Preference:
    """Prefer Elite for a unit with no weapon or few cards; else the deck it has fewer cards of.

    Decks of whose cards the unit can use few come last.
    """
    unit = actor_of(view)
    is_armed = has_weapon(view, unit)
    secret = is_armed and card_count_of(unit, "secret") < card_count_of(unit, "common")
    elite = not is_armed or len(unit.cards) < WEIGHTS.enough_cards
    order = {"elite": 3.0 if elite else 0.0, "common": 1.0, "secret": 2.0 if secret else 0.5}

    def preference(choice: Choice) -> float:
        share = usable_share(view, unit, choice.noun)
        return order[choice.noun] if share >= WEIGHTS.min_usable_shares[choice.noun] else share - 1

    return preference


def card_count_of(unit: UnitView, deck: str) -> int:
    """The number of a unit's known cards that are of a deck."""
    return sum(TREASURES[slug].deck == deck for slug in unit.known_cards)


def usable_share(view: View, unit: UnitView, deck: str) -> float:
    """The share of the unseen cards of a deck that a unit can use; 1 if all have been seen."""
    usable, unseen = usable_unseen(view, unit, deck)
    return usable / unseen if unseen else 1.0


def has_weapon(view: View, unit: UnitView) -> bool:
    """Does a unit have a weapon card that it can use, even without its experience of a round?"""
    cards = [TREASURES[slug] for slug in unit.known_cards]
    return any(c.kind in ("melee", "ranged") and can_use_later(view, unit, c) for c in cards)
