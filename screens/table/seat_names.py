"""Names of players in texts that the rules wrote, where seats have no names of their own."""

from __future__ import annotations

import re
from collections.abc import Sequence

_SEAT = re.compile(r"\bSeat ([1-9]\d*)\b")


def is_numbered(part: str, seat: int) -> bool:
    """Does the game call a seat by its number alone?"""
    return part == f"Seat {seat + 1}"


def with_players(text: str, players: Sequence[str]) -> str:
    """Return a text with the player's name for each "Seat 3"; an unknown seat stays."""

    def named(found: re.Match[str]) -> str:
        seat = int(found[1]) - 1
        return players[seat] if seat < len(players) else found[0]

    return _SEAT.sub(named, text)
