"""Propaganda (RULES.md 10): a luminary moves a marker, a card moves one again and brings cash."""

from __future__ import annotations

from engine.core.choice import Choice, choice
from engine.core.flow import choose
from engine.games.currents.actions.rules import end_action, exhaust_luminaries
from engine.games.currents.card_types import Current
from engine.games.currents.cards import CURRENT_END, PROPAGANDA
from engine.games.currents.propaganda.events import (
    CurrentMoved,
    FameMoved,
    PropagandaTaken,
    PropagandaTurnedUp,
    SpokeUp,
)
from engine.games.currents.propaganda.moves import (
    cards_up,
    marker_place,
    marker_text,
    marker_within,
    movable_companies,
    pro_of,
    propaganda_cash,
    ranks_within,
    sign_of_current,
)
from engine.games.currents.state import CurrentsState, Firm, Step


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


def marker_goal(g: CurrentsState, current: Current, spaces: int) -> int:
    """The place of the marker after these spaces towards a current, never beyond its end (10.7)."""
    place = g.current + sign_of_current(current) * spaces
    return max(-CURRENT_END, min(CURRENT_END, place))


NOTHING = choice("nothing")


def sway_choices(g: CurrentsState, firm: Firm, *, fame: int, ac: int, dc: int) -> list[Choice]:
    """The moves of any one marker by up to these spaces, without "nothing" (10.2, 10.3, 10.7)."""
    places = marker_within(g, ac, dc)
    return [
        choice("fame", f"{slug} {rank}")
        for slug in movable_companies(g, firm)
        for rank in ranks_within(g, slug, fame, fame)
    ] + [choice("current", marker_text(place)) for place in places]


def sway_marker(g: CurrentsState, firm: Firm, answer: Choice) -> None:
    """Move the marker that the answer names."""
    match answer.verb:
        case "fame":
            slug, rank = answer.noun.split()
            move_fame(g, slug, int(rank), mover=firm.slug)
        case "current":
            move_current(g, marker_place(answer.noun), mover=firm.slug)


async def ask_who_speaks(g: CurrentsState) -> Step:
    """Ask which luminary engages in propaganda (10.1)."""
    firm = g.firm(g.asked_company)
    offered = tuple(choice("speak", slug) for slug in firm.awake)
    prompt = "Engage in propaganda: with which luminary?"
    answer = await choose(firm.seat, prompt, offered, "10.1", reveals=False)
    exhaust_luminaries(g, firm, answer.noun)
    g.emit(SpokeUp, company=firm.slug, luminary=answer.noun)
    return Step.SWAY


async def ask_what_the_luminary_moves(g: CurrentsState) -> Step:
    """Ask which marker the luminary moves, if there is any to move (10.2)."""
    firm = g.firm(g.asked_company)
    pro = pro_of(g, firm, g.begun_action.luminaries[0])
    moves = sway_choices(g, firm, fame=pro, ac=pro, dc=pro)
    if moves:
        prompt = f"Move a marker by up to {pro}"
        sway_marker(
            g, firm, await choose(firm.seat, prompt, (*moves, NOTHING), "10.2", reveals=False)
        )
    return Step.CARD


async def ask_for_a_propaganda_card(g: CurrentsState) -> Step:
    """Ask which propaganda card is taken (10.1)."""
    firm, cards = g.firm(g.asked_company), cards_up(g)
    offered = tuple(choice("card", card) for card in cards)
    # A card that can move nothing ends the action, and another seat may be asked.
    asks_on = all(card_sways(g, firm, card) for card in cards)
    prompt = "Take a propaganda card"
    answer = await choose(firm.seat, prompt, offered, "10.3", reveals=False if asks_on else None)
    g.begun_action.card = answer.noun
    return Step.SWAY_AGAIN


def card_sways(g: CurrentsState, firm: Firm, card: str) -> list[Choice]:
    """The moves that a propaganda card allows (10.3)."""
    row = PROPAGANDA[card]
    return sway_choices(g, firm, fame=row.fame, ac=row.ac, dc=row.dc)


async def ask_what_the_card_moves(g: CurrentsState) -> Step:
    """Ask which marker the card moves, if there is any; then it brings its cash (10.3, 10.4)."""
    firm, card = g.firm(g.asked_company), g.begun_action.card
    moves = card_sways(g, firm, card)
    if moves:
        prompt = f"{PROPAGANDA[card].name}: move a marker"
        sway_marker(g, firm, await choose(firm.seat, prompt, (*moves, NOTHING), "10.3"))
    gain = propaganda_cash(g, firm, g.begun_action.luminaries[0], card)
    firm.cash += gain
    g.tally[f"card {card}"] = g.tally.get(f"card {card}", 0) + 1
    use_card(g, firm, card, gain)
    return end_action(g)


def use_card(g: CurrentsState, firm: Firm, card: str, gain: int) -> None:
    """Turn a propaganda card face down; after the last one all turn up (10.6)."""
    g.used_propaganda.append(card)
    g.emit(PropagandaTaken, company=firm.slug, card=card, cash_gained=gain, cash=firm.cash)
    if len(g.used_propaganda) == len(g.propaganda):
        g.used_propaganda.clear()
        g.emit(PropagandaTurnedUp)
