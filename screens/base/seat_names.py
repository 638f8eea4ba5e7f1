"""Player names in texts of the rules, for games whose seats have no names."""

from __future__ import annotations

import re
from collections.abc import Sequence

from saves.record import YOU

_SEAT = re.compile(
    r"(?P<of>\bthe (?P<thing>([A-Z]\w+ )?\w+) of )?"
    r"\bSeat (?P<number>[1-9]\d*)\b(?P<after>( \(you\))?(?P<own>'s\b)?(?P<verb> [a-z]+s\b)?)"
)
_PLAYER = re.compile(
    r"(?P<before>(?:\b(?:by|is|and)|,) |\bthe (?P<thing>\w+) of )"
    r"(?:player|seat) (?P<number>[1-9]\d*)\b"
)
"""A player as the rules name one beside the part of a seat: "is played by player 2"."""
_IRREGULAR = {"is": "are", "has": "have", "was": "were"}
_LONG_ENDINGS = ("sses", "shes", "ches", "xes", "oes")


def seat_text(seat: int, team: int | None) -> str:
    """The label of a seat before the match, with its team: "Seat 3", "Seat 3, team 1"."""
    return f"Seat {seat + 1}" if team is None else f"Seat {seat + 1}, team {team + 1}"


def is_numbered(part: str, seat: int) -> bool:
    return part == f"Seat {seat + 1}"


def distinct_names(players: Sequence[str]) -> list[str]:
    """The names of the players by seat; equal names get their numbers."""
    return [
        f"{name} {seat}" if players.count(name) > 1 else name
        for seat, name in enumerate(players, 1)
    ]


def with_players(text: str, players: Sequence[str]) -> str:
    """A text with the player's name for each "Seat 3"; an unknown seat is kept.

    A single player without a name is addressed: "Seat 1 wins with 40" becomes "You win with 40".
    """

    def name_of(match: re.Match[str]) -> str:
        seat = int(match["number"]) - 1
        if seat >= len(players):
            return match[0]
        if players[seat] == YOU:
            return _address_in_place(match)
        return f"{match['of'] or ''}{players[seat]}{match['after']}"

    return _SEAT.sub(name_of, text)


def with_people(text: str, people: Sequence[str]) -> str:
    """A text with the person's name where the rules tell of a player beside the part of a seat.

    "Edison is played by seat 2" becomes "Edison is played by Ann"; an unknown number stays.
    """

    def name_of(match: re.Match[str]) -> str:
        seat = int(match["number"]) - 1
        if seat >= len(people):
            return match[0]
        if people[seat] == YOU and match["thing"]:
            return f"your {match['thing']}"
        person = YOU.lower() if people[seat] == YOU else people[seat]
        return f"{match['before']}{person}"

    return _PLAYER.sub(name_of, text)


def _address_in_place(match: re.Match[str]) -> str:
    """ "You" instead of a seat, with the verb that follows."""
    if match["of"]:
        return f"your {match['thing']}"
    you = "your" if match["own"] else YOU.lower()
    text_before = match.string[: match.start()]
    if not text_before or text_before.endswith((". ", ": ")):
        you = you.title()
    return f"{you} {_second_person(match['verb'][1:])}" if match["verb"] else you


def _second_person(verb: str) -> str:
    """The form of a verb that follows "you": "takes" becomes "take", "is" becomes "are"."""
    if verb in _IRREGULAR:
        return _IRREGULAR[verb]
    if verb.endswith("ies"):
        return f"{verb[:-3]}y"
    return verb[:-2] if verb.endswith(_LONG_ENDINGS) else verb[:-1]
