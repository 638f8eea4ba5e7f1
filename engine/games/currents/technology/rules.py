"""Advance in technology (RULES.md 9), and Nikola Tesla's bonus for a patent (15.1)."""

from __future__ import annotations

from engine.core.choice import is_any_legal, legal
from engine.core.flow import choose
from engine.games.currents.actions.rules import end_action, exhaust_luminaries
from engine.games.currents.card_types import Track
from engine.games.currents.events import Declined, PriceMove
from engine.games.currents.market.rules import raise_price
from engine.games.currents.names import ROMAN, TRACK_NAMES
from engine.games.currents.propaganda.rules import move_current
from engine.games.currents.state import CurrentsState, Firm, Step
from engine.games.currents.table_action import begun
from engine.games.currents.technology.advances import (
    NUDGE,
    Advance,
    Advanced,
    Exhaust,
    Nudge,
    nudge_ideas,
    patent_gain,
    team_ideas,
)


async def ask_who_advances(g: CurrentsState) -> Step:
    """Ask which luminaries advance, and let them (9.1 to 9.4)."""
    firm = g.firm(g.asked_company)
    action = begun(g, Advance)
    track, goal = action.track, action.level
    prompt = f"Advance {TRACK_NAMES[track]} to {ROMAN[goal]}: exhaust which luminaries?"
    answer = await choose(firm.seat, prompt, legal(team_ideas(g, firm)), "9.2")
    team = Exhaust.of(answer).team
    is_patented = action.is_patented_by(team)
    exhaust_luminaries(g, firm, *team)
    advance(g, firm, track, goal, patented=is_patented, luminaries=team)
    if is_patented and is_any_legal(nudge_ideas(g, firm)):
        return Step.NUDGE
    return end_action(g)


def advance(
    g: CurrentsState,
    firm: Firm,
    track: Track,
    goal: int,
    *,
    patented: bool,
    luminaries: tuple[str, ...] = (),
) -> None:
    """Raise a company's level; with a patent, its price goes up (9.4)."""
    before, firm.levels[track] = firm.levels[track], goal
    moves: tuple[PriceMove, ...] = ()
    if patented:
        g.patents[f"{track} {goal}"] = firm.slug
        moves = (raise_price(firm, patent_gain(g, firm, goal)),)
    g.emit(
        Advanced,
        company=firm.slug,
        track=track,
        before=before,
        now=goal,
        luminaries=luminaries,
        patented=patented,
        prices=moves,
    )


# Nikola Tesla


async def ask_to_nudge_the_marker(g: CurrentsState) -> Step:
    """Ask whether the marker moves one space towards the current of the new patent (15.1)."""
    firm = g.firm(g.asked_company)
    nudge = Nudge(table=g)
    prompt = f"Move the currents' marker one space towards {nudge.current.upper()}?"
    answer = await choose(firm.seat, prompt, legal(nudge_ideas(g, firm)), "15.1")
    if answer == NUDGE:
        move_current(g, nudge.place, mover=firm.slug)
    else:
        g.emit(Declined, company=firm.slug, source=firm.slug)
    return end_action(g)
