"""Refusals: choices that a player may expect, each with the clause that forbids it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from engine.core.choice import Decision, Refusal, choice
from engine.games.duel.cards import CITIES, COMPANIES, REGIONS, TECHNOLOGIES
from engine.games.duel.describe import choosing_side, rival_side
from engine.games.duel.view_types import View


def why_not(view: View, decision: Decision) -> tuple[Refusal, ...]:
    """The expected choices that the decision does not offer, with reasons."""
    step = STEPS.get(view.step)
    return () if step is None else tuple(step(view))


# Setup and draft


def inventor_refusals(view: View) -> Iterator[Refusal]:
    """The refusals of inventors of the first player's power, for the second player (2.2)."""
    for side in view.sides:
        for row in COMPANIES.values():
            if row.slug == side.company:
                yield Refusal(
                    choice("inventor", row.slug), "the other player has taken this inventor", "2.2"
                )
            elif row.power == side.power:
                reason = f"the other player plays {side.power}, so you play the other power"
                yield Refusal(choice("inventor", row.slug), reason, "2.2")


def technology_refusals(view: View) -> Iterator[Refusal]:
    """The refusal of the chip of the player's own company: it is already theirs (2.5)."""
    for technology, holder in view.technologies.items():
        if holder is not None:
            reason = "you hold it already, as it is your company's"
            yield Refusal(choice("technology", technology), reason, "2.5")


def keep_refusals(view: View) -> Iterator[Refusal]:
    """The refusals while an Assistant is to be kept: the draft comes before the turns (4.2)."""
    yield Refusal(choice("play"), "Assistants are played in your turns, after the draft", "3.1")
    yield Refusal(choice("pass"), "first you keep one, then you pass one across", "4.2")


def pass_refusals(view: View) -> Iterator[Refusal]:
    """The refusals while a card is to be passed: one of the three goes across (4.3)."""
    yield Refusal(choice("play"), "Assistants are played in your turns, after the draft", "3.1")
    yield Refusal(choice("keep"), "one of the three must go across, and you keep the others", "4.3")


# The turn


def turn_refusals(view: View) -> Iterator[Refusal]:
    """The refusals of an Assistant, the end of the turn or an Action in this turn."""
    if not view.turn.assistant:
        yield Refusal(choice("end turn"), "you must play an Assistant first", "5.1")
    elif choosing_side(view).hand:
        yield Refusal(choice("play"), "you play only one Assistant per turn", "5.1")
    yield from portfolio_refusals(view)
    yield from action_refusals(view)


def portfolio_refusals(view: View) -> Iterator[Refusal]:
    """The refusals to place or sell a share: one Portfolio Action per turn, or no share (8.1)."""
    if not view.turn.may_use_portfolio:
        yield Refusal(choice("place"), "you take only one Portfolio Action per turn", "8.1")
        yield Refusal(choice("sell"), "you take only one Portfolio Action per turn", "8.1")
        return
    if not choosing_side(view).reserved_shares:
        yield Refusal(choice("place"), "you have no reserved share left", "8.2")
        if not choosing_side(view).shares:
            yield Refusal(choice("sell"), "you have no share", "8.3")


def action_refusals(view: View) -> Iterator[Refusal]:
    """The refusals of the five Actions: none is left to use, or a condition fails."""
    for action, refusals in ACTIONS.items():
        if view.turn.free or action in view.turn.unused_actions:
            yield from refusals(view)
        elif view.turn.assistant:
            yield Refusal(choice(action), "you have no such Action left", "5.2")
        else:
            yield Refusal(
                choice(action), "you must play an Assistant with this Action first", "5.2"
            )


def electrify_refusals(view: View) -> Iterator[Refusal]:
    """The refusals of Electrify: a chip on the City's Region, or an empty deck (6.1, 6.3)."""
    power = choosing_side(view).power
    shut = {region.slug for region in view.regions if region.chip == power}
    if not view.row:
        yield Refusal(choice("electrify"), "no City lies in the row", "6.2")
    for city in view.row:
        region = CITIES[city].region
        if region in shut:
            reason = f'the chip "No {power}" lies on {REGIONS[region].name}'
            yield Refusal(choice("electrify", city), reason, "6.1")
    if not view.city_deck:
        yield Refusal(choice("refresh"), "the City deck is empty", "6.3")


def acquire_refusals(view: View) -> Iterator[Refusal]:
    """The refusals of shares: their Technology, an empty pile, their inventor (6.4, 6.5)."""
    holder = COMPANIES[rival_side(view).company].name
    for pile in view.market:
        if view.technologies[pile.technology] != view.seat:
            reason = f"{holder} holds {TECHNOLOGIES[pile.technology].name}"
            yield Refusal(choice("acquire", pile.company), reason, "6.4")
        elif not pile.count:
            yield Refusal(choice("acquire", pile.company), "no share is left", "6.4")
    yield from own_company_refusals(view, "acquire")


def own_company_refusals(view: View, verb: str) -> Iterator[Refusal]:
    """The refusals of the inventors' own shares: they are not in the market (2.3, 6.5)."""
    for side in view.sides:
        if side.seat == view.seat:
            reason = "your own shares are placed as a Portfolio Action"
        else:
            reason = f"only {COMPANIES[side.company].inventor} uses these shares"
        yield Refusal(choice(verb, side.company), reason, "6.5")


def advance_refusals(view: View) -> Iterator[Refusal]:
    """The refusal of a Technology: the rival has no chip (6.7)."""
    if not rival_side(view).technologies:
        yield Refusal(choice("advance"), "you hold all the Technologies", "6.7")


def no_refusals(view: View) -> Iterator[Refusal]:
    """The refusals of Propaganda and Monopolize: none, as both are always possible."""
    return iter(())


# The bonuses


def bonus_refusals(view: View) -> Iterator[Refusal]:
    """The refusals during the bonus of New York or Out West (11.3, 11.4)."""
    if view.scoring_region == "new-york":
        for pile in view.market:
            if not pile.count:
                yield Refusal(choice("take share", pile.company), "no share is left", "11.3")
        yield from own_company_refusals(view, "take share")
    else:
        yield Refusal(choice("refresh"), "the bonus takes a City from the row as it is", "11.4")
    yield Refusal(choice("decline"), "a bonus that can be taken must be taken", "13.8")
    yield from no_portfolio(view)


def free_action_refusals(view: View) -> Iterator[Refusal]:
    """The refusals of a Free Action outside a turn; its conditions are the usual ones (11.2)."""
    yield from action_refusals(view)
    yield from no_portfolio(view)


def other_refusals(view: View) -> Iterator[Refusal]:
    """The refusals for the other player: everything but advancing and monopolizing (11.6)."""
    yield from advance_refusals(view)
    for action in ("electrify", "acquire", "propaganda"):
        yield Refusal(choice(action), "only Advance or Monopolize is possible here", "11.6")
    yield from no_portfolio(view)


def no_portfolio(view: View) -> Iterator[Refusal]:
    """The refusals to place or sell a share during the bonuses (11.7)."""
    for action in ("place", "sell"):
        yield Refusal(choice(action), "there is no Portfolio Action during the bonuses", "11.7")


ACTIONS: dict[str, Callable[[View], Iterator[Refusal]]] = {
    "electrify": electrify_refusals,
    "acquire": acquire_refusals,
    "propaganda": no_refusals,
    "advance": advance_refusals,
    "monopolize": no_refusals,
}
STEPS: dict[str, Callable[[View], Iterator[Refusal]]] = {
    "inventors": inventor_refusals,
    "technology": technology_refusals,
    "keep": keep_refusals,
    "pass": pass_refusals,
    "turn": turn_refusals,
    "leader": bonus_refusals,
    "free action": free_action_refusals,
    "other": other_refusals,
}
"""The reasons of each step of the game, by its name in `View.step`."""
