"""Teams of several seats: the word goes round (RULES.md 34).

A phase asks one seat at a time who of its units acts. The seat that is asked *has the word*; it
keeps the word until it passes it on.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.ages.state import AgesState
from engine.games.ages.unit_state import Unit


def begin_word(g: AgesState, team: int) -> None:
    """Give the word to the first seat of the team, at the start of a phase (34.2)."""
    g.word, g.acted, g.silent = g.first_seat(team), False, ()


def speaker(g: AgesState, able: Sequence[Unit]) -> int | None:
    """The seat that has the word, of those whose units might act; None if all have passed (34.3).

    Which units might act must follow from open facts: who is asked tells no secret.
    """
    waiting = {unit.owner for unit in able if unit.owner not in g.silent}
    if not waiting:
        return None
    if g.word not in waiting:
        g.word, g.acted = next(seat for seat in round_from(g, g.word) if seat in waiting), False
    return g.word


def round_from(g: AgesState, seat: int) -> tuple[int, ...]:
    """The seats of a team in the order in which the word goes round, the given one last."""
    seats = g.seats_of(g.sides[seat])
    at = seats.index(seat) + 1
    return seats[at:] + seats[:at]


def act(g: AgesState) -> None:
    """Note that the seat with the word uses one of its units: all may speak again."""
    g.acted, g.silent = True, ()


def pass_on(g: AgesState, able: Sequence[Unit]) -> None:
    """Pass the word on; a seat that did nothing is silent until another one acts (34.3).

    A seat that has acted is silent, too, if nobody else might act: nothing can change for it.
    """
    alone = all(unit.owner in (g.word, *g.silent) for unit in able)
    if alone or not g.acted:
        g.silent += (g.word,)
    g.word, g.acted = round_from(g, g.word)[0], False
