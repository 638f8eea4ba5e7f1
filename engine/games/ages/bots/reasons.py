"""Why the greedy bot prefers a choice, in words for a player who asked for a hint."""

from __future__ import annotations

from collections.abc import Callable

from engine.core.choice import Choice
from engine.core.dispatch import Dispatch
from engine.core.text import count, listed
from engine.games.ages.bots.errands import (
    AN_ENCOUNTER,
    FAR,
    Errand,
    best_errand,
    costs_to,
    encounter_chance,
)
from engine.games.ages.bots.weights import WEIGHTS
from engine.games.ages.describe.card_use import why_unusable
from engine.games.ages.describe.words import acting, unit_of
from engine.games.ages.names import card_name, encounter_name
from engine.games.ages.rows.treasures import TREASURES
from engine.games.ages.sums.odds import percent
from engine.games.ages.view_types import HIDDEN, UnitView, View

reasons: Dispatch[str, Callable[[View, Choice], str]] = Dispatch("reason of the greedy bot")
"""Why a choice, by the step of the sequence of play; a step without one says what follows."""


def goal_words(view: View, unit: UnitView, errand: Errand) -> str:
    """What a unit goes for, with its chance: "an unseen encounter at H2, 58 percent to pass"."""
    at = view.map.names[errand.space]
    met = view.counters.get(errand.space) if errand.why == AN_ENCOUNTER else None
    if met is None:
        return f"{errand.why} at {at}"
    chance = percent(encounter_chance(view, unit, met))
    if met == HIDDEN:
        return f"an unseen encounter at {at}, {chance} to pass"
    return f"{encounter_name(met)} at {at}, which can be passed"


# Moves


@reasons("move")
def move(view: View, choice: Choice) -> str:
    """Who moves: toward its errand, or out of a dome; or why nobody."""
    if choice.verb == "done":
        return "nobody else has a goal that is worth a walk"
    unit = unit_of(view, choice.noun)
    errand = best_errand(view, unit)
    if errand is None:
        return "the dome must be left"
    return f"the goal is {goal_words(view, unit, errand)}"


@reasons("walk")
def walk(view: View, choice: Choice) -> str:
    """Where to: to its errand, or a part of the way."""
    unit = acting(view)
    errand = best_errand(view, unit)
    if choice.verb not in ("walk", "stop") or errand is None:
        return "this way leads farther" if choice.verb in ("ride", "fly", "ability") else ""
    goal = goal_words(view, unit, errand)
    at = view.map.by_noun[choice.noun] if choice.verb == "walk" else unit.space
    left = costs_to(view, unit, errand.space)[at]
    if at == errand.space:
        return goal if choice.verb == "walk" else f"here is {goal}"
    return f"toward {goal}" + (f"; {count(left, 'point')} from there" if left < FAR else "")


# Free actions and cards


@reasons("free")
def free(view: View, choice: Choice) -> str:
    """Who acts freely, or why nobody."""
    if choice.verb == "done":
        return "no free action helps now"
    unit = unit_of(view, choice.noun)
    wounded = unit.health < unit.most
    for slug in unit.known_cards:
        if wounded and TREASURES[slug].kind == "medical":
            return f"wounded, and has {card_name(slug)}"
    if unit.space in view.ground:
        return "cards lie in the same space"
    if unit.experience and not unit.active:
        return "experience can be switched on"
    uses = {*WEIGHTS.played, *WEIGHTS.laid_open, *WEIGHTS.defences}
    useful = [card_name(slug) for slug in unit.known_cards if slug in uses]
    return f"now is the time for {listed(useful, empty='the cards in hand')}"


@reasons("free use")
def free_use(view: View, choice: Choice) -> str:
    """What it does with a card or by itself, or that nothing more helps."""
    return _FREE_USES.get(choice.verb, "")


_FREE_USES = {
    "finish": "nothing else helps now",
    "play": "it helps more now than in the hand",
    "ready": "an open card helps for the rest of the game",
    "unleash": "a hunter fights without risk to its owner",
    "use": "Health that was lost comes back",
    "pick-up": "cards on the ground help nobody",
    "experience": "the ratings are higher for a round",
    "flag": "a flag that is brought home counts",
    "give": "the ally makes better use of the card",
    "store": "cards in the vault are safe",
    "take-out": "the card is of use now",
}
"""Why a free action, by the verb of the choice; an ability says what it does."""


@reasons("draw")
def draw(view: View, choice: Choice) -> str:
    """Which deck."""
    if choice.noun == "elite":
        return "the strongest cards, where good ones are few"
    if choice.noun == "secret":
        return "a weapon is there already; a trick is worth more now"
    return "weapons, armor or a mount are needed"


@reasons("discard", "pay", "show", "steal", "site")
def lose_a_card(view: View, choice: Choice) -> str:
    """Which card it can spare; before a guardian whether to pay."""
    unit = acting(view)
    if choice.verb == "challenge":
        return "the chance is good enough to keep the cards"
    if choice.verb == "pay" and not choice.noun:
        return f"sure, where the challenge has less than {percent(WEIGHTS.pays_below)}"
    if choice.verb == "mercy":
        return "there is nothing to pay with and little hope to pass"
    if choice.verb == "keep":
        return "the cards are worth more than the draw"
    if choice.noun not in TREASURES:
        return ""
    why = why_unusable(view, unit, TREASURES[choice.noun])
    return "it cannot be used" if why else "of all cards this one is needed least"


# Fights


@reasons("fire")
def fire(view: View, choice: Choice) -> str:
    """Who shoots, or that a walk is worth more."""
    if choice.verb == "done":
        return f"no shot does {WEIGHTS.worth_a_shot} damage on average: to walk is worth more"
    return "a good shot is worth more than a walk"


@reasons("weapon", "target", "aim", "aim space", "strike")
def attack(view: View, choice: Choice) -> str:
    """The attack that does most."""
    if choice.verb in ("enough", "hold"):
        return "no attack helps"
    if choice.verb == "parley":
        return "a strike would do little"
    return "it does most damage on average"


@reasons("opfire")
def opfire(view: View, choice: Choice) -> str:
    """To shoot at what moved costs nothing."""
    if choice.verb == "pass":
        return "no shot is worth it"
    return "a shot in the enemy's turn costs nothing, and this does most"


# Adventures and entering


@reasons("adventure")
def adventure(view: View, choice: Choice) -> str:
    """Who faces what is there."""
    if choice.verb == "adventure":
        return f"to pass counts, and brings cards; a failure costs {_failure(view, choice)}"
    return "nobody has more to do" if choice.verb == "done" else ""


def _failure(view: View, choice: Choice) -> str:
    """What a failure costs: nothing before an encounter, the place before a guardian."""
    here = unit_of(view, choice.noun).space
    return "nothing" if here in view.counters else "only the place"


@reasons("dome")
def dome(view: View, choice: Choice) -> str:
    """A dome near encounters for one's own, far from them for an enemy."""
    unit = acting(view)
    near = "near" if unit.team == view.team else "far from"
    return f"{near} encounters"


@reasons("reinforce")
def enter(view: View, choice: Choice) -> str:
    """The order of entering."""
    if choice.verb == "wait":
        return "safer off the map"
    return "the sooner on the map, the sooner at the goals"
