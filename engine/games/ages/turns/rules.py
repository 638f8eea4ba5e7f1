"""Teams of several seats: they act in turn (RULES.md 34).

A phase asks one seat at a time which of its units acts. The seat that is asked is the *acting
seat* until it passes.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.ages.state import AgesState
from engine.games.ages.unit_state import Unit


def begin_turns(g: AgesState, team: int) -> None:
    """Let the first seat of the team act, at the start of a phase (34.2)."""
    g.acting_seat, g.has_acted, g.idle_seats = g.first_seat(team), False, ()
    g.passed_seats = ()


def advance_acting_seat(g: AgesState, able_units: Sequence[Unit]) -> int | None:
    """Move on to the next seat whose units might act, unless the acting seat's might (34.3).

    Return the acting seat, or None if all have passed.

    Which units might act must follow from open facts, so that no question gives a secret away.
    """
    waiting = {unit.owner for unit in able_units if unit.owner not in g.idle_seats}
    if not waiting:
        return None
    if g.acting_seat not in waiting:
        g.acting_seat, g.has_acted = (
            next(seat for seat in round_from(g, g.acting_seat) if seat in waiting),
            False,
        )
    return g.acting_seat


def round_from(g: AgesState, seat: int) -> tuple[int, ...]:
    """The seats of a team in their order of play, the given one last."""
    seats = g.seats_of(g.sides[seat])
    start = seats.index(seat) + 1
    return seats[start:] + seats[:start]


def prompt_when_asked_again(g: AgesState, seat: int, prompt: str) -> str:
    """The prompt of a phase; a seat that is asked again reads why (34.3)."""
    return f"A teammate has acted. {prompt}" if seat in g.passed_seats else prompt


def note_action(g: AgesState) -> None:
    """Note that the acting seat does something: seats that have passed may act again.

    To take a unit and be finished with it at once is nothing (34.3).
    """
    g.has_acted, g.idle_seats = True, ()


def pass_on(g: AgesState, able_units: Sequence[Unit]) -> None:
    """Let the next seat act; a seat that did nothing is asked again after another one acts (34.3).

    Nor is a seat that has acted asked again if no other might act, because nothing can change.
    """
    g.passed_seats += (g.acting_seat,)
    is_only_seat = all(unit.owner in (g.acting_seat, *g.idle_seats) for unit in able_units)
    if is_only_seat or not g.has_acted:
        g.idle_seats += (g.acting_seat,)
    g.acting_seat, g.has_acted = round_from(g, g.acting_seat)[0], False
