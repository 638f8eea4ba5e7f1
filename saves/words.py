"""Words about matches for lists and messages; whatever came from a file is made safe to print."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.state import Outcome
from saves.record import YOU, Player

_LONGEST_LINE = 300


def one_line(text: object) -> str:
    """The text on one line, shortened, with everything that a terminal might obey spelled out."""
    shown = "".join(_harmless(char) for char in str(text)[: _LONGEST_LINE + 1])
    return shown if len(shown) <= _LONGEST_LINE else f"{shown[:_LONGEST_LINE]}..."


def _harmless(char: str) -> str:
    return char if char.isprintable() else char.encode("unicode_escape").decode()


def together(names: Sequence[str]) -> str:
    """ "Ann", "Ann and Bob", "Ann, Bob and Cid"."""
    if len(names) < 2:
        return "".join(names)
    return f"{', '.join(names[:-1])} and {names[-1]}"


def outcome_words(outcome: Outcome | None, players: Sequence[Player]) -> str:
    """Who won and why, with the players' names; empty while the match lasts."""
    if outcome is None:
        return ""
    names = together([players[seat].name for seat in outcome.winners])
    verb = "win" if names == YOU else outcome.verb
    return f"{names} {verb}: {outcome.reason}" if outcome.reason else f"{names} {verb}"
