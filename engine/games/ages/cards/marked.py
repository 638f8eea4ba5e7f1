"""Cards on the ground and in vaults, as the state stores them: a mark for who knows it, the slug.

The mark is "*" for a card that lies open, and the team ("0", "1") that knows one face down.
"""

from __future__ import annotations

OPEN = "*"


def with_mark(card: str, team: int, *, face_up: bool) -> str:
    """A card with its mark: open, or face down and known to a team."""
    return f"{OPEN if face_up else team}{card}"


def card_of(marked_card: str) -> str:
    return marked_card[1:]


def is_open(marked_card: str) -> bool:
    return marked_card[0] == OPEN


def is_known_to(team: int | None, marked_card: str) -> bool:
    """Does a team know the card? None is a spectator, who knows only what lies open."""
    return is_open(marked_card) or marked_card[0] == str(team)


def with_same_mark(marked_card: str, card: str) -> str:
    return marked_card[0] + card
