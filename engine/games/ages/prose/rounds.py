"""Log lines of setup, rounds and the end."""

from __future__ import annotations

from engine.core.text import join_with_and
from engine.games.ages import events as e
from engine.games.ages.names import achievement_name
from engine.games.ages.prose.phrases import tells, unit_names
from engine.games.ages.rows.missions import TEAMS


@tells(e.TeamsDealt)
def teams_dealt(event: e.TeamsDealt) -> str:
    """Say who is in which team."""
    return f"White: {unit_names(event.white)}. Black: {unit_names(event.black)}"


@tells(e.RoundBegan)
def round_began(event: e.RoundBegan) -> str:
    """Say which round begins, and that the game could have ended before it."""
    end_card_part = "; the end card was not drawn" if event.might_end else ""
    return f"Round {event.round} begins{end_card_part}"


@tells(e.RoundsOver)
def rounds_over(event: e.RoundsOver) -> str:
    """Say why no further round begins."""
    if not event.drawn:
        return f"Round {event.round} was the last one of the mission: the game is over"
    return f"The end card is drawn before round {event.round + 1}: the game is over"


@tells(e.TurnBegan)
def turn_began(event: e.TurnBegan) -> str:
    """Say whose turn it is."""
    return f"Round {event.round}: {TEAMS[event.team]}'s turn"


@tells(e.GameEnded)
def game_ended(event: e.GameEnded) -> str:
    """Say who won, and how all achievements stand."""
    white, black = (
        join_with_and(map(achievement_name, achievements), empty="no achievement")
        for achievements in (event.white, event.black)
    )
    points = f"combat points {event.combat[0]}:{event.combat[1]}"
    stand = f"White has {white}; Black has {black}; {points}"
    if event.team < 0:
        return f"The game ends in a draw: {stand}"
    ending = {"valor": "Valor", "glory": "Glory"}.get(event.ending, event.ending)
    return f"{TEAMS[event.team]} wins by {ending}: {stand}"
