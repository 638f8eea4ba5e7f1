"""Headquarters (RULES.md 11, 17): developing a card, and what some do at that moment."""

from __future__ import annotations

from collections.abc import Callable

from engine.core.choice import Choice, choice
from engine.core.dispatch import Dispatch
from engine.core.flow import choose
from engine.core.text import lower_first
from engine.games.currents.actions.events import Woken
from engine.games.currents.actions.rules import DECLINE, end_action, exhaust_luminaries, wake
from engine.games.currents.card_types import TRACKS, Current
from engine.games.currents.cards import HQ_CARDS
from engine.games.currents.events import CashGained, Declined
from engine.games.currents.headquarters.divisions import staff_for
from engine.games.currents.headquarters.events import Developed
from engine.games.currents.projects.distances import own_cities
from engine.games.currents.propaganda.moves import (
    marker_place,
    marker_text,
    marker_within,
    ranks_within,
)
from engine.games.currents.propaganda.rules import move_current, move_fame
from engine.games.currents.scoring.points import projects_of
from engine.games.currents.state import CurrentsState, Firm, Step
from engine.games.currents.technology.rules import advance

MAX_STEPS = 2
"""The most ranks or spaces that a card moves a marker by."""

# Developing


async def ask_who_develops(g: CurrentsState) -> Step:
    """Ask which luminary develops the card, and develop it (11.2, 11.3)."""
    firm, card = g.firm(g.asked_company), g.begun_action.noun
    offered = tuple(choice("with", slug) for slug in staff_for(firm, card))
    prompt = f"Develop {HQ_CARDS[card].name}: with which luminary?"
    answer = await choose(firm.seat, prompt, offered, "11.2")
    exhaust_luminaries(g, firm, answer.noun)
    develop(g, firm, card, answer.noun)
    if card in gains:
        gain = gains[card](g, firm)
        firm.cash += gain
        g.emit(CashGained, company=firm.slug, amount=gain, cash=firm.cash, card=card)
    if card in effects and effects[card](g, firm):
        return Step.EFFECT
    return end_action(g)


def develop(g: CurrentsState, firm: Firm, card: str, luminary: str = "") -> None:
    """Turn an HQ card up."""
    firm.developed_cards.append(card)
    g.emit(Developed, company=firm.slug, card=card, luminary=luminary)


# Cash when developed

gains: Dispatch[str, Callable[[CurrentsState, Firm], int]] = Dispatch("gain")


@gains("holding-trust")
def twice_the_phase(g: CurrentsState, firm: Firm) -> int:
    """The gain from Holding Trust: 2 times the phase (17.8)."""
    return 2 * g.phase


@gains("london-agents")
def one_a_project(g: CurrentsState, firm: Firm) -> int:
    """The gain from London Agents: 1 for each project of the company (17.18)."""
    return len(projects_of(g, firm.slug))


@gains("municipal-desk")
def one_a_city(g: CurrentsState, firm: Firm) -> int:
    """The gain from Municipal Desk: 1 for each city with a project of the company (17.23)."""
    return len(own_cities(g, firm.slug))


# Choices when developed

effects: Dispatch[str, Callable[[CurrentsState, Firm], list[Choice]]] = Dispatch("effect")
"""The options of the owner of a newly developed card; if empty, nothing is asked."""


async def ask_how_to_use_the_effect(g: CurrentsState) -> Step:
    """Ask for the choice that the newly developed card gives (11.3)."""
    firm, card = g.firm(g.asked_company), g.begun_action.noun
    row = HQ_CARDS[card]
    prompt, offered = f"{row.name}: {lower_first(row.text)}", tuple(effects[card](g, firm))
    answer = await choose(firm.seat, prompt, offered, "11.3")
    match answer.verb:
        case "current":
            move_current(g, marker_place(answer.noun), mover=firm.slug)
        case "fame":
            slug, rank = answer.noun.split()
            move_fame(g, slug, int(rank), mover=firm.slug)
        case "test":
            track = next(track for track in TRACKS if track == answer.noun)
            advance(g, firm, track, firm.levels[track] + 1, patented=False)
        case "wake":
            wake(firm, answer.noun)
            g.emit(Woken, company=firm.slug, luminary=answer.noun, cash_paid=0, card=card)
        case _:
            g.emit(Declined, company=firm.slug, source=card)
    return end_action(g)


@effects("demonstration-hall")
def moves_toward_ac(g: CurrentsState, firm: Firm) -> list[Choice]:
    """The moves of the currents' marker up to 2 towards AC (17.4)."""
    return _marker_moves(g, "ac")


@effects("lit-streets-campaign")
def moves_toward_dc(g: CurrentsState, firm: Firm) -> list[Choice]:
    """The moves of the currents' marker up to 2 towards DC (17.24)."""
    return _marker_moves(g, "dc")


def _marker_moves(g: CurrentsState, current: Current) -> list[Choice]:
    ac, dc = (MAX_STEPS, 0) if current == "ac" else (0, MAX_STEPS)
    return _or_decline([choice("current", marker_text(each)) for each in marker_within(g, ac, dc)])


@effects("trade-journal")
def fame_rise_choices(g: CurrentsState, firm: Firm) -> list[Choice]:
    """The moves of the owner's Future Fame up to 2 ranks up (17.14)."""
    ranks = ranks_within(g, firm.slug, MAX_STEPS, 0)
    return _or_decline([choice("fame", f"{firm.slug} {rank}") for rank in ranks])


@effects("testing-laboratory")
def free_level_choices(g: CurrentsState, firm: Firm) -> list[Choice]:
    """The tracks that can rise 1 level at no cost (17.11)."""
    open_tracks = [track for track in TRACKS if firm.levels[track] < g.ends[track]]
    return _or_decline([choice("test", track) for track in open_tracks])


@effects("training-school")
def waking_choices(g: CurrentsState, firm: Firm) -> list[Choice]:
    """The owner's exhausted luminaries, but not the one just exhausted (17.27)."""
    return [choice("wake", slug) for slug in firm.asleep if slug not in g.begun_action.luminaries]


def _or_decline(choices: list[Choice]) -> list[Choice]:
    """The choices and "decline"; none if there is nothing to decline."""
    return [*choices, DECLINE] if choices else []
