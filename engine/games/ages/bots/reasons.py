"""The greedy bot's reasons, as text for a player who asked for a hint."""

from __future__ import annotations

from collections.abc import Callable

from engine.core.choice import PASS, Choice
from engine.core.dispatch import Dispatch
from engine.core.text import count, percent
from engine.games.ages.adventures.bot import manual_gain, would_pay_goal
from engine.games.ages.adventures.paths import guardian_of
from engine.games.ages.adventures.phrases import passed_unseen
from engine.games.ages.bots.errands import (
    AN_ENCOUNTER,
    COST_WITHOUT_ROUTE,
    Errand,
    costs_to,
    goal_of,
)
from engine.games.ages.bots.weights import WEIGHTS
from engine.games.ages.cards.bot import card_count_of, has_weapon, should_guard, usable_share
from engine.games.ages.cards.held import spare_count
from engine.games.ages.cards.uses import best_use, card_use_text, use_of
from engine.games.ages.challenges.contests import can_pass
from engine.games.ages.challenges.ratings import can_use_later, why_unusable
from engine.games.ages.fire.walk_fire import fire_along
from engine.games.ages.free_actions.bot import (
    can_heal_others,
    can_pick_up_cards,
    medicine_of,
    should_use_experience,
)
from engine.games.ages.moving.routes import route_to
from engine.games.ages.moving.transport import TRANSPORTS, useful_ride
from engine.games.ages.names import card_name, encounter_name, short_name
from engine.games.ages.opening.bot import character_strength
from engine.games.ages.phrases import actor_of, own_units_on_map, unit_of
from engine.games.ages.rows.adventures import ENCOUNTERS
from engine.games.ages.rows.profiles import PROFILES
from engine.games.ages.rows.treasures import TREASURES
from engine.games.ages.units import path_at
from engine.games.ages.view_types import HIDDEN, UnitView, View

reasons: Dispatch[str, Callable[[View, Choice], str]] = Dispatch("reason of the greedy bot")
"""Functions that explain a choice, by its step; `reason_by_step` explains the others."""


def goal_text(view: View, unit: UnitView, errand: Errand, *, names_space: bool = True) -> str:
    """The goal of a unit, with its chance: "an unseen encounter at H2, 58% to pass"."""
    place = f" at {view.map.names[errand.space]}" if names_space else ""
    counter = view.counters.get(errand.space) if errand.purpose == AN_ENCOUNTER else None
    if counter is None:
        return f"{errand.purpose}{place}"
    if counter == HIDDEN:
        pass_count, unseen_count = passed_unseen(view, unit)
        return f"an unseen encounter{place}, {percent(pass_count / unseen_count)} to pass"
    return f"{encounter_name(counter)}{place}, which can be passed"


# Characters


@reasons("drop", "draft", "take")
def reason_to_select(view: View, choice: Choice) -> str:
    selection = view.selection
    others = [] if selection is None or view.team is None else list(selection.hands[view.team])
    if view.step != "drop":
        return "this character is strong in speed, fights, shots and tests together"
    weaker = sum(character_strength(each) < character_strength(choice.noun) for each in others)
    if 2 * weaker >= len(others):
        return "the others are as good in speed, fights, shots and tests together"
    place = "the weakest" if not weaker else "one of the weaker"
    return f"this character is {place} in speed, fights, shots and tests together"


# Moves


@reasons("move")
def reason_to_move(view: View, choice: Choice) -> str:
    if choice.verb == "done":
        return "nobody else has a goal that is worth a walk"
    unit = unit_of(view, choice.noun)
    errand = goal_of(view, unit)
    if should_guard(view, unit):
        return reason_to_guard(view, unit, errand)
    if errand is None:
        return MUST_LEAVE
    return f"the goal is {goal_text(view, unit, errand)}"


def reason_to_guard(view: View, unit: UnitView, errand: Errand | None) -> str:
    cause = "an enemy is near, so " if should_guard(view, unit) else ""
    name = short_name(unit.slug)
    if errand is None or errand.space == unit.space:
        return f"{cause}{name} stays here and sets up the sentinel"
    goal = view.map.names[errand.space]
    return f"{cause}{name} sets up the sentinel, and goes on to {goal} next turn"


MUST_LEAVE = "the dome must be left, and nothing else is worth a walk"


@reasons("walk")
def reason_to_walk(view: View, choice: Choice) -> str:
    unit = actor_of(view)
    errand = goal_of(view, unit)
    if choice.verb == "guard":
        return reason_to_guard(view, unit, errand)
    if choice.verb in TRANSPORTS:
        return reason_to_ride(view, unit, choice)
    if choice.verb == "ready":
        return "the card helps on this walk"
    if errand is None:
        return MUST_LEAVE if choice.verb == "walk" else "no goal is worth a walk"
    space = view.map.numbers_by_noun[choice.noun] if choice.verb == "walk" else unit.space
    is_goal = space == errand.space
    goal = goal_text(view, unit, errand, names_space=not is_goal)
    goal = f"{goal}{_risk_text(view, unit, choice)}"
    if is_goal:
        return f"{'the goal' if choice.verb == 'walk' else 'the unit is at its goal'}: {goal}"
    cost_left = costs_to(view, unit, errand.space)[space]
    cost_text = (
        f"; {count(cost_left, 'point')} more from there" if cost_left < COST_WITHOUT_ROUTE else ""
    )
    return f"the goal is {goal}{cost_text}"


def reason_to_ride(view: View, unit: UnitView, choice: Choice) -> str:
    means = {"ride": "the ride", "fly": "the flight", "ability": "the guide"}[choice.verb]
    ride = useful_ride(view, unit, choice)
    if ride is None:
        return f"{means} brings no goal nearer"
    goal = goal_text(view, unit, ride.errand)
    if ride.reaches_goal:
        return f"{means} brings the goal within reach: {goal}"
    return f"{means} saves {count(ride.saved_turns, 'turn')} on the way to the goal: {goal}"


def _risk_text(view: View, unit: UnitView, choice: Choice) -> str:
    """Warn that a unit with little Health may be shot at on the way of its hint; else ""."""
    space = view.map.numbers_by_noun[choice.noun] if choice.verb == "walk" else None
    if unit.health > WEIGHTS.careful_health or space is None or space not in view.reach:
        return ""
    is_risky = fire_along(view, unit, route_to(view, unit, view.points, space))
    return f", but with Health {unit.health} mind the shots on the way" if is_risky else ""


# Free actions and cards


@reasons("free")
def reason_for_free_actions(view: View, choice: Choice) -> str:
    if choice.verb == "done":
        is_kept = any(each.experience and not each.active for each in own_units_on_map(view))
        return KEPT_EXPERIENCE if is_kept else "no free action helps now"
    unit = unit_of(view, choice.noun)
    medicine = medicine_of(view, unit)
    if medicine and unit.health < unit.max_health:
        return f"this unit is wounded and has {card_name(medicine)}"
    if can_pick_up_cards(view, unit):
        return "cards lie in the space of this unit"
    if can_heal_others(view, unit):
        return f"{PROFILES[unit.slug].ability.name} heals an ally who is wounded"
    if should_use_experience(view, unit):
        return "the experience of this unit can be switched on"
    use = best_use(view, unit)
    return "it can use a card or an ability of its own now" if use is None else card_use_text(*use)


KEPT_EXPERIENCE = "nothing is urgent: the last experience marker is worth the most in a fight"
"""The reason to leave a marker off, which the bot does until an enemy is in the space."""


@reasons("free use")
def reason_for_free_use(view: View, choice: Choice) -> str:
    unit = actor_of(view)
    if choice.verb == "use" and " " not in choice.noun and unit.health == unit.max_health:
        return "it does more than heal"
    if choice.verb in ("play", "ready"):
        use = use_of(view, unit, choice)
        return "" if use is None else use.reason
    if choice.verb == "finish" and unit.experience and not unit.active:
        return KEPT_EXPERIENCE
    return FREE_USES.get(choice.verb, "")


FREE_USES = {
    "finish": "nothing else helps now",
    "unleash": "a hunter fights without risk to its owner",
    "use": "it gives back lost Health",
    "ability": "it heals at no cost",
    "pick-up": "cards on the ground help nobody",
    "experience": "the ratings are higher for a round",
    "flag": "a flag that is brought home counts",
    "give": "the ally makes better use of the card",
    "store": "cards in the vault are safe",
    "take-out": "its bearer can use it now, and the vault cannot",
}
"""The reasons for free actions, by verb; an ability names its effect."""


@reasons("draw")
def reason_to_draw(view: View, choice: Choice) -> str:
    unit = actor_of(view)
    armed = has_weapon(view, unit)
    share = usable_share(view, unit, choice.noun)
    caveat = f", though only {percent(share)} fit" if share < HALF else ""
    if choice.noun == "elite":
        lack = "few cards" if armed else "no weapon card to use"
        return f"this unit has {lack}, and Elite cards are the strongest{caveat}"
    if choice.noun == "secret":
        return _reason_to_draw_secret(view, unit, share)
    if armed:
        return f"this unit has a weapon and {_mix_text(unit)}{caveat}"
    return f"this unit has no weapon card to use, and many Common cards are weapons{caveat}"


HALF = 0.5
"""The share of usable cards below which a hint to draw from a deck says how few fit."""


def _reason_to_draw_secret(view: View, unit: UnitView, share: float) -> str:
    common_share = usable_share(view, unit, "common")
    if common_share < WEIGHTS.min_usable_shares["common"]:
        return (
            f"this unit can use only {percent(common_share)} of the Common cards, "
            f"but {percent(share)} of the Secret ones"
        )
    if not has_weapon(view, unit):
        return "no Common card is left to draw"
    return f"this unit has a weapon and {_mix_text(unit)}"


def _mix_text(unit: UnitView) -> str:
    """The numbers of Common and Secret cards of a unit, of which it draws the fewer."""
    common, secret = (card_count_of(unit, each) for each in ("common", "secret"))
    return f"{common} Common and {count(secret, 'Secret card')}: a mix of both helps most"


@reasons("discard", "pay", "show", "steal", "site")
def reason_to_lose_a_card(view: View, choice: Choice) -> str:
    unit = actor_of(view)
    if choice.verb == "challenge":
        return _reason_to_challenge(view, unit)
    if choice.verb == "pay" and not choice.noun:
        chance_text = percent(WEIGHTS.pay_below_chance)
        return f"payment is certain; the challenge succeeds less than {chance_text} of the time"
    if choice.verb == "prepare":
        return _reason_to_prepare(view, unit)
    if choice.verb == "mercy":
        return "there is nothing to pay with and little hope of passing"
    if choice.verb == "keep":
        return "the cards are worth more than the draw"
    if choice.noun not in TREASURES:
        return ""
    if choice.verb == "reveal":
        return _reason_to_reveal(view)
    if why_unusable(view, unit, TREASURES[choice.noun]):
        return f"{short_name(unit.slug)} cannot use it"
    if not can_use_later(view, unit, TREASURES[choice.noun]):
        return f"{short_name(unit.slug)} cannot use it once the experience ends"
    if view.step != "discard" and spare_count(unit) == 1:
        return "it is the only card that can be spared"
    return "of all the cards, this one is needed the least"


def _reason_to_challenge(view: View, unit: UnitView) -> str:
    guardian = guardian_of(view, unit)
    if not guardian.takes(spare_count(unit)):
        return "no payment is possible here, and mercy brings nothing"
    if would_pay_goal(view, unit, guardian.slug):
        return "the payment would cost a card that is an achievement"
    return "the chance is good enough to keep the cards"


def _reason_to_reveal(view: View) -> str:
    if view.step == "discard":
        return "once it lies open, more cards can be carried"
    return "one must be revealed: of all cards this one gives away least"


# Adventures and entering


@reasons("adventure")
def reason_to_adventure(view: View, choice: Choice) -> str:
    if choice.verb == "adventure":
        unit = unit_of(view, choice.noun)
        encounter = ENCOUNTERS.get(view.counters.get(unit.space, ""))
        if encounter is not None and not can_pass(view, unit, encounter):
            return "this unit cannot pass now, but trying costs nothing"
        price = "nothing" if unit.space in view.counters else "only the place"
        return f"passing scores and brings cards; a failure costs {price}"
    if choice.verb == "prepare":
        return _reason_to_prepare(view, unit_of(view, choice.noun))
    return _ADVENTURES[choice.verb]


def _reason_to_prepare(view: View, unit: UnitView) -> str:
    if view.counters.get(unit.space, HIDDEN) != HIDDEN:
        return "with the manual this encounter is passed"
    if unit.space not in view.counters and path_at(view, unit) is None:
        return "the challenge that comes next is easier with it"
    return f"the manual adds {percent(manual_gain(view, unit))} to the chance to pass"


_ADVENTURES = {
    "done": "nobody has more to do",
    "escape": "escape points are worth more than anything else the unit can do",
    "score": "points that are scored cannot be lost",
}
"""The reasons in the adventure phase, by verb."""


@reasons("raise")
def reason_to_raise(view: View, choice: Choice) -> str:
    return _RATING_USES.get(choice.noun, "of the ratings on the card, it counts most often")


_RATING_USES = {
    "armor": "it counts against every hit",
    "react": "it counts against every strike in melee",
    "stealth": "it counts against every shot",
    "melee": "it counts in every strike",
    "power": "it counts for the damage of every strike",
    "wits": "who has more of it strikes first",
    "speed": "every walk is longer",
}
"""The uses of ratings in fights and walks, by rating."""


# Steps with one reason


def reason_by_step(step: str, choice: Choice) -> str:
    """The reason for the best choice of a step without a function.

    The reasons of most steps are about what is done: they do not fit a pass.
    """
    fits = choice != PASS or step in FIT_A_PASS
    of_step = _BY_STEP.get(step, PROMISES_MOST) if fits else PROMISES_MOST
    return _BY_STEP_AND_VERB.get((step, choice.verb), of_step)


PROMISES_MOST = "no other choice promises more"
FIT_A_PASS = ("receive", "shed")
"""The steps whose reason is about passing too."""
_BY_STEP_AND_VERB = {
    ("deed", "ready"): "it helps with a challenge here",
    ("melee start", "play"): "an enemy loses a card, and this unit gains it",
    ("melee start", "unleash"): FREE_USES["unleash"],
    ("step in", "play"): "the hit then does no damage",
    ("step in", "step-in"): "its master is worth more",
}


_BY_STEP = {
    "bring": "henchmen are of more use on the map",
    "deed": "nothing else that can be done here promises more",
    "dying": "it saves a character that would be killed",
    "enter": "all of them enter, so the order hardly matters",
    "free prisoner": "this prisoner has the most Health",
    "friendly fire": "this ally of the shooter has the least Health",
    "hide": "it makes the shot less likely to hit",
    "key": "your characters beat its guardians most often",
    "melee": "all these fights take place, so the order hardly matters",
    "next fighter": "all of them fight, so the order hardly matters",
    "order": "enemies come first, and those whom the weapon hurts most before the others",
    "parting": "this is the only moment at which it can be played",
    "piece": "your team wants this piece near its home",
    "plant flag": "it suits your team: near your home and far from the other",
    "platter": "more of your characters belong to its age",
    "put encounter": "it suits your team: near your home and far from the other",
    "receive": "a new card should go only if it is a badge that makes a rating worse",
    "rob": "this card helps the raider least",
    "rotate": "a door should face your home; other pieces can lie any way round",
    "shed": "a badge should go only if it makes a rating worse",
    "slot": "your pieces belong near your home, and those of the other team far from it",
    "tale": "this enemy strikes hardest",
    "teach": "each of them would gain as much from it",
    "tribute": "the item and useless cards are the best gifts",
}
"""The reasons by step, where one sentence fits every choice that the bot can prefer."""
