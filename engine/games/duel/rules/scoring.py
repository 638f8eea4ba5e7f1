"""Final scoring (RULES.md 12)."""

from __future__ import annotations

from typing import Literal

from engine.core.state import Outcome
from engine.games.duel.cards import COMPANIES
from engine.games.duel.events import DuelWon
from engine.games.duel.rules.regions import regions_led
from engine.games.duel.state import DuelState


def score_the_duel(g: DuelState) -> None:
    """Let the leader of two or three Regions win; three Regions cannot be tied (12.1)."""
    seat = 0 if regions_led(g, 0) > regions_led(g, 1) else 1
    set_winner(g, seat, "regions")
    g.emit(DuelWon, seat=seat, victory="regions", regions=regions_led(g, seat))


def set_winner(g: DuelState, seat: int, condition: Literal["goal", "regions"]) -> None:
    scores = (regions_led(g, 0), regions_led(g, 1))
    inventor = COMPANIES[g.sides[seat].company].inventor
    reason = (
        f"{inventor} reached the personal goal in phase {g.phase}"
        if condition == "goal"
        else f"{inventor} leads {scores[seat]} of 3 Regions"
    )
    g.won_by = condition
    g.outcome = Outcome(((seat,), (1 - seat,)), scores, reason)
