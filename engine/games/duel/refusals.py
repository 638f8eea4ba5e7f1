"""Why not? What a player may expect to be able to do, and the clause that forbids it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from engine.core.choice import Decision, Refusal, choice
from engine.games.duel.cards import CITIES, COMPANIES, REGIONS, TECHNOLOGIES
from engine.games.duel.describe import rival, you
from engine.games.duel.view_types import View


def why_not(view: View, decision: Decision) -> tuple[Refusal, ...]:
    """The reasons for what the decision does not offer."""
    if view.step == "turn":
        return (*turn_refusals(view), *action_refusals(view))
    if view.step == "free action":
        return tuple(action_refusals(view))
    if view.step == "other":
        return tuple(advance_refusals(view))
    return ()


def turn_refusals(view: View) -> Iterator[Refusal]:
    """The frame of the turn: one Assistant, one Portfolio Action (5.1, 8.1)."""
    if not view.turn.assistant:
        yield Refusal(choice("end turn"), "play an Assistant first", "5.1")
    elif you(view).hand:
        yield Refusal(choice("play"), "one Assistant a turn", "5.1")
    if not view.turn.portfolio:
        yield Refusal(choice("place"), "one Portfolio Action a turn", "8.1")
        yield Refusal(choice("sell"), "one Portfolio Action a turn", "8.1")
    elif not you(view).reserved:
        yield Refusal(choice("place"), "no reserved share is left", "8.2")


def action_refusals(view: View) -> Iterator[Refusal]:
    """Each of the five Actions: none to use, or what its conditions rule out."""
    for action, refusals in ACTIONS.items():
        if view.turn.free or action in view.turn.unused:
            yield from refusals(view)
        elif view.turn.assistant:
            yield Refusal(choice(action), "no such Action left", "5.2")


def electrify_refusals(view: View) -> Iterator[Refusal]:
    """A chip on the City's Region, or no deck to refresh from (6.1, 6.3)."""
    power = you(view).power
    shut = {region.slug for region in view.regions if region.chip == power}
    for city in view.row:
        region = CITIES[city].region
        if region in shut:
            reason = f"No {power} lies on {REGIONS[region].name}"
            yield Refusal(choice("electrify", city), reason, "6.1")
    if not view.city_deck:
        yield Refusal(choice("refresh"), "the City deck is empty", "6.3")


def acquire_refusals(view: View) -> Iterator[Refusal]:
    """A Technology that the rival holds, an empty pile, an inventor's own company (6.4, 6.5)."""
    holder = COMPANIES[rival(view).company].name
    for pile in view.market:
        if view.technologies[pile.technology] != view.seat:
            reason = f"{holder} holds {TECHNOLOGIES[pile.technology].name}"
            yield Refusal(choice("acquire", pile.company), reason, "6.4")
        elif not pile.count:
            yield Refusal(choice("acquire", pile.company), "no share is left", "6.4")
    for side in view.sides:
        reason = f"only {COMPANIES[side.company].inventor} uses these shares"
        yield Refusal(choice("acquire", side.company), reason, "6.5")


def advance_refusals(view: View) -> Iterator[Refusal]:
    """Nothing to take from a rival without chips (6.7)."""
    if not rival(view).technologies:
        yield Refusal(choice("advance"), "you hold all the Technologies", "6.7")


def no_refusals(view: View) -> Iterator[Refusal]:
    """Propaganda and Monopolize are always possible."""
    return iter(())


ACTIONS: dict[str, Callable[[View], Iterator[Refusal]]] = {
    "electrify": electrify_refusals,
    "acquire": acquire_refusals,
    "propaganda": no_refusals,
    "advance": advance_refusals,
    "monopolize": no_refusals,
}
