"""The ranking at the end of a match, and its text for a player."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count

from attrs import frozen

from engine.core.state import Outcome
from net.play.playable import Playable
from net.play.update import Update
from saves.record import YOU, verdict
from screens.base.seat_names import distinct_names, is_numbered
from screens.table.painter_registry import find_painter, score_text, seat_role
from tui.widgets.cells import width_of

NO_SEAT = -1
"""Used instead of a seat for a rival without one."""
SEAT_GAP = 3
"""Cells between two seats on a line."""


@frozen
class SeatResult:
    seat: int
    name: str
    """The role of the seat, or the player's name if it has only a number."""
    player: str
    """The player's name if the seat has its own name; else empty."""
    score: str
    rank: int
    role: str


def seat_results(outcome: Outcome, update: Update, table: Playable) -> list[SeatResult]:
    """The seats, the best first; ranks of rivals are skipped."""
    rivals = find_painter(table.game.slug).rivals(update.view)
    ranks_of_rivals = {rival.rank for rival in rivals}
    ranks = (rank for rank in count(1) if rank not in ranks_of_rivals)
    players = distinct_names([player.name for player in table.players])
    parts = [table.game.seat_name(update.view, seat) for seat in range(len(players))]
    return [
        SeatResult(
            seat,
            players[seat] if is_numbered(parts[seat], seat) else parts[seat],
            "" if is_numbered(parts[seat], seat) else players[seat],
            score_text(table.game.slug, outcome.scores[seat]),
            rank,
            seat_role(table.game.slug, update.view, seat),
        )
        for rank, group in zip(ranks, outcome.ranking, strict=False)
        for seat in group
    ]


def rival_results(update: Update, table: Playable) -> list[SeatResult]:
    slug = table.game.slug
    return [
        SeatResult(NO_SEAT, rival.name, "", score_text(slug, rival.score), rival.rank, rival.role)
        for rival in find_painter(slug).rivals(update.view)
    ]


def own_verdict(outcome: Outcome, names: Sequence[str], seat: int | None) -> str:
    """The result for a seat: "You win", "You lose: Ann wins"; None is a spectator."""
    text = verdict(outcome, names)
    if seat is None or (names[seat] == YOU and outcome.winners == (seat,)):
        return text
    if seat not in outcome.winners:
        return f"You lose: {text}"
    if outcome.is_draw:
        return f"A draw: {text}"
    return "You win" if len(outcome.winners) == 1 else f"You win: {text}"


def player_in_brackets(result: SeatResult) -> str:
    return f"({result.player}) " if result.player else ""


def player_lines(ranking: list[SeatResult], width: int) -> list[list[SeatResult]]:
    lines: list[list[SeatResult]] = [[]]
    used_width = 0
    for each in ranking:
        seat_width = (
            width_of(f"{each.rank}. {each.name} {player_in_brackets(each)}{each.score}") + SEAT_GAP
        )
        if lines[-1] and used_width + seat_width - SEAT_GAP > width:
            lines.append([])
            used_width = 0
        lines[-1].append(each)
        used_width += seat_width
    return lines
