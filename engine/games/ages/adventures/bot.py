"""The greedy bot's choices at encounters and guardians."""

from __future__ import annotations

from attrs import evolve

from engine.core.choice import Choice
from engine.games.ages.adventures.phrases import passed_unseen
from engine.games.ages.bots.errands import encounter_chance
from engine.games.ages.bots.value import lost_card_cost, payment_cost
from engine.games.ages.bots.weights import NO, WEIGHTS, Preference, prefers
from engine.games.ages.cards.held import spare_count
from engine.games.ages.challenges.contests import guardian_chance
from engine.games.ages.challenges.ratings import has_symbol
from engine.games.ages.flags.bot import should_escape
from engine.games.ages.phrases import actor_of, unit_of
from engine.games.ages.rows.adventures import GUARDIANS
from engine.games.ages.rows.treasures import TREASURES
from engine.games.ages.units import guardian_deck, path_at
from engine.games.ages.view_types import HIDDEN, UnitView, View


@prefers("adventure")
def prefer_adventure(view: View) -> Preference:
    """Prefer a unit with something to face, unless a team-mate came first."""
    order = {"done": 0.0, "adventure": 1.0, "prepare": 2.0, "score": 4.0}

    def preference(choice: Choice) -> float:
        if choice.verb == "adventure" and has_come_second(view, unit_of(view, choice.noun)):
            return NO
        if choice.verb == "prepare" and manual_gain(view, unit_of(view, choice.noun)) <= 0:
            return NO
        if choice.verb != "escape":
            return order[choice.verb]
        return 3.0 if should_escape(view, unit_of(view, choice.noun)) else NO

    return preference


def has_come_second(view: View, unit: UnitView) -> bool:
    """Did the unit come in this turn to a space where a unit of a team-mate stood?"""
    return bool(unit.walked_spaces) and any(
        other.is_on_map and other.space == unit.space and not other.walked_spaces
        for other in view.units
        if other.team == unit.team and other.owner != unit.owner and other.kind == "character"
    )


@prefers("site")
def prefer_site(view: View) -> Preference:
    """Prefer to challenge a guardian; pay, with the worst card, where the chance is small."""
    unit = actor_of(view)
    age = guardian_deck(view, unit.space)
    facing = view.open_guardian(age)
    chance = guardian_chance(view, unit, facing) if facing else 1.0

    def preference(choice: Choice) -> float:
        match choice.verb:
            case "pay" if choice.noun:
                return 1.6 - lost_card_cost(view, unit, choice.noun)
            case "pay":
                pays = chance < WEIGHTS.pay_below_chance and not would_pay_goal(view, unit, facing)
                return 2.0 if pays else 0.0
            case "challenge":
                return 1.0
            case "prepare":
                return 3.0 if manual_gain(view, unit) > 0 else NO
            case "mercy":
                return 1.5 if chance < WEIGHTS.mercy_below_chance else NO
        return 0.0

    return preference


def would_pay_goal(view: View, unit: UnitView, guardian: str) -> bool:
    """Would a payment cost the unit a card that is an achievement (14.14)?"""
    price = GUARDIANS[guardian].pay
    return payment_cost(view, unit, price) >= WEIGHTS.earned_card_value


def manual_gain(view: View, unit: UnitView) -> float:
    """The chance that a Field Manual adds in the unit's space; 0 if it is better kept (21.53).

    A guardian that nobody has met is turned up first: the manual can be read in front of it.
    """
    reader = evolve(unit, adventure_bonus=manual_bonus(unit))
    counter = view.counters.get(unit.space)
    if counter == HIDDEN:
        chances = [passed_unseen(view, each) for each in (unit, reader)]
        before, after = (pass_count / max(1, unseen) for pass_count, unseen in chances)
    elif counter is not None:
        before, after = (encounter_chance(view, each, counter) for each in (unit, reader))
    elif path_at(view, unit) is None:
        return 1.0  # At other sites every challenge is harder than an encounter.
    else:
        facing = view.open_guardian(guardian_deck(view, unit.space))
        if not facing:
            return 0.0
        before, after = (guardian_chance(view, each, facing) for each in (unit, reader))
        can_pay = GUARDIANS[facing].takes(spare_count(unit) - 1)
        if can_pay and after < WEIGHTS.pay_below_chance:
            return 0.0
    return after - before if after - before >= WEIGHTS.min_manual_gain else 0.0


def manual_bonus(unit: UnitView) -> int:
    """The bonus of a unit's Field Manual to an adventure; 0 if it has none (21.53)."""
    manuals = [card for slug in unit.known_cards if (card := TREASURES[slug]).adventure_bonus]
    return max((card.adventure_bonus + has_symbol(unit, card) for card in manuals), default=0)
