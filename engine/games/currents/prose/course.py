"""Log lines of the draft, the turns and the end."""

from __future__ import annotations

from engine.core.text import count
from engine.games.currents import events as e
from engine.games.currents.cards import (
    COMPANIES,
    TURNS,
)
from engine.games.currents.prose.phrases import (
    card_name,
    tells,
)

# Setup and turns


@tells(e.CompanyDrafted)
def company_drafted(event: e.CompanyDrafted) -> str:
    """Say who plays a company."""
    name = COMPANIES[event.company].name
    if event.automaton:
        return f"is played by the automaton {event.automaton.capitalize()} ({name})"
    return f"is played by seat {event.seat + 1} ({name})"


@tells(e.TurnBegan)
def turn_began(event: e.TurnBegan) -> str:
    """Say which turn begins."""
    return f"Turn {event.turn} of {TURNS} (phase {event.phase}) begins"


@tells(e.TurnEnded)
def turn_ended(event: e.TurnEnded) -> str:
    """Say that a turn ends."""
    return f"Turn {event.turn} ends: all luminaries wake, and {card_name(event.card)} is discarded"


# The end


@tells(e.CompanyScored)
def company_scored(event: e.CompanyScored) -> str:
    """Say how many points a company has, by source."""
    points = event.points
    parts = f"shares {points.shares}, cash {points.cash}, HQ {points.hq}, Works {points.works}"
    return f"has {count(points.total, 'point')}: {parts}"


@tells(e.GameWon)
def game_won(event: e.GameWon) -> str:
    """Say who wins."""
    player_text = f", played by {event.automaton.capitalize()}," if event.automaton else ""
    return f"wins{player_text} with {count(event.total, 'point')}"
