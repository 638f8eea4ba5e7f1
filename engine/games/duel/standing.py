"""The state of the match, in sentences for the board: who would win now, and who is about to."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.text import join_with_and
from engine.games.duel.cards import COMPANIES
from engine.games.duel.view_types import View


def goal_alarms(view: View) -> Iterator[tuple[int, str]]:
    """Each side whose goal is met now, with a warning in words: it wins unless that changes."""
    if view.outcome is not None:
        return
    are_both_met = all(side.goal is not None and side.goal.met for side in view.sides)
    for side in view.sides:
        if side.goal is None or not side.goal.met:
            continue
        name = "Your" if side.seat == view.seat else f"{COMPANIES[side.company].name}'s"
        if are_both_met:
            yield side.seat, f"{name} goal is met now; while both are, neither wins"
        elif view.scoring_region:
            yield side.seat, f"{name} goal is met now; it is checked when the next phase ends"
        else:
            verb = "you win" if side.seat == view.seat else "that wins"
            yield side.seat, f"{name} goal is met now: {verb} if it stays so until the phase ends"


def standings(view: View) -> list[str]:
    """A sentence about the company that would win if the match ended now, and by what."""
    seats = [side.seat for side in view.sides if side.goal is not None and side.goal.met]
    if len(seats) == 1 and not view.scoring_region:
        return [f"If it ended now {_win_text(view, seats[0])} by reaching the personal goal"]
    lead_counts = [sum(region.leader == seat for region in view.regions) for seat in (0, 1)]
    leader = lead_counts.index(max(lead_counts))
    names = join_with_and([region.name for region in view.regions if region.leader == leader])
    return [f"If it ended now {_win_text(view, leader)}, leading {names}"]


def _win_text(view: View, seat: int) -> str:
    if seat == view.seat:
        return "you would win"
    return f"{COMPANIES[view.sides[seat].company].name} would win"
