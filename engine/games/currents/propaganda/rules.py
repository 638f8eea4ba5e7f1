"""Propaganda (RULES.md 10): a luminary moves a marker, a card moves one again and brings cash."""

from __future__ import annotations

from attrs import evolve

from engine.core.action import Action
from engine.core.choice import legal
from engine.core.flow import choose
from engine.games.currents.actions.rules import end_action, exhaust_luminaries
from engine.games.currents.cards import PROPAGANDA
from engine.games.currents.propaganda.moves import (
    CurrentMoved,
    FameMoved,
    MoveFame,
    MoveMarker,
    PropagandaTaken,
    PropagandaTurnedUp,
    Speak,
    SpokeUp,
    TakeCard,
    card_ideas,
    card_sways,
    cards_up,
    pro_of,
    propaganda_cash,
    second_sway_ideas,
    speak_ideas,
    sway_ideas,
)
from engine.games.currents.state import CurrentsState, Firm, Step
from engine.games.currents.table_action import action_of


def move_fame(g: CurrentsState, slug: str, rank: int, *, mover: str) -> None:
    """Put a company's Future Fame on a rank; those it passes go one rank the other way (10.5)."""
    before = g.future.index(slug) + 1
    if rank == before:
        return
    g.future.remove(slug)
    g.future.insert(rank - 1, slug)
    g.emit(FameMoved, company=slug, mover=mover, before=before, now=rank)


def move_current(g: CurrentsState, place: int, *, mover: str = "", card: str = "") -> None:
    """Put the currents' marker on a place; `mover` or `card` says what moved it."""
    before, g.current = g.current, place
    if before != place:
        g.emit(CurrentMoved, mover=mover, card=card, before=before, now=place)


def sway_marker(g: CurrentsState, firm: Firm, move: Action) -> None:
    match move:
        case MoveFame(company=company, rank=rank):
            move_fame(g, company, rank, mover=firm.slug)
        case MoveMarker() as marker:
            move_current(g, marker.place, mover=firm.slug)


async def ask_who_speaks(g: CurrentsState) -> Step:
    """Ask which luminary engages in propaganda (10.1)."""
    firm = g.firm(g.asked_company)
    prompt, ideas = "Engage in propaganda: with which luminary?", speak_ideas(g, firm)
    answer = await choose(firm.seat, prompt, legal(ideas), "10.1", reveals=False)
    luminary = Speak.of(answer).luminary
    exhaust_luminaries(g, firm, luminary)
    g.emit(SpokeUp, company=firm.slug, luminary=luminary)
    return Step.SWAY


async def ask_what_the_luminary_moves(g: CurrentsState) -> Step:
    """Ask which marker the luminary moves, if there is any to move (10.2)."""
    firm = g.firm(g.asked_company)
    if moves := legal(sway_ideas(g, firm)):
        prompt = f"Move a marker by up to {pro_of(g, firm, g.begun_action.luminaries[0])}"
        answer = await choose(firm.seat, prompt, moves, "10.2", reveals=False)
        sway_marker(g, firm, action_of(g, answer))
    return Step.CARD


async def ask_for_a_propaganda_card(g: CurrentsState) -> Step:
    """Ask which propaganda card is taken (10.1)."""
    firm = g.firm(g.asked_company)
    # A card that can move nothing ends the action, and another seat may be asked.
    asks_on = all(card_sways(g, firm, card) for card in cards_up(g))
    prompt, ideas = "Take a propaganda card", card_ideas(g, firm)
    reveals = False if asks_on else None
    answer = await choose(firm.seat, prompt, legal(ideas), "10.3", reveals=reveals)
    g.begun_action = evolve(g.begun_action, card=TakeCard.of(answer).card)
    return Step.SWAY_AGAIN


async def ask_what_the_card_moves(g: CurrentsState) -> Step:
    """Ask which marker the card moves, if there is any; then it brings its cash (10.3, 10.4)."""
    firm, card = g.firm(g.asked_company), g.begun_action.card
    if moves := legal(second_sway_ideas(g, firm)):
        prompt = f"{PROPAGANDA[card].name}: move a marker"
        answer = await choose(firm.seat, prompt, moves, "10.3")
        sway_marker(g, firm, action_of(g, answer))
    gain = propaganda_cash(g, firm, g.begun_action.luminaries[0], card)
    firm.cash += gain
    g.count(f"card {card}")
    use_card(g, firm, card, gain)
    return end_action(g)


def use_card(g: CurrentsState, firm: Firm, card: str, gain: int) -> None:
    """Turn a propaganda card face down; after the last one all turn up (10.6)."""
    g.used_propaganda.append(card)
    g.emit(PropagandaTaken, company=firm.slug, card=card, cash_gained=gain, cash=firm.cash)
    if len(g.used_propaganda) == len(g.propaganda):
        g.used_propaganda.clear()
        g.emit(PropagandaTurnedUp)
