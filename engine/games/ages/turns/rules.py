"""Teams of several seats: they act in turn (RULES.md 34).

A phase asks one seat at a time which of its units acts. The seat that is asked is the *acting
seat* until it passes.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable

from engine.games.ages.state import AgesState
from engine.games.ages.unit_state import Unit


def begin_turns(g: AgesState, team: int) -> None:
    """Let the first seat of the team act, at the start of a phase (34.2)."""
    g.acting_seat, g.has_acted, g.idle_seats = g.first_seat(team), False, ()
    g.passed_seats = ()


def waiting_seats(
    g: AgesState, units: Iterable[Unit], might_act: Callable[[Unit], object]
) -> Collection[int]:
    """The seats that have not passed and have a unit that might act (34.3).

    Which units might act must follow from open facts, so that no question gives a secret away.
    """
    waiting = set[int]()
    for unit in units:
        if unit.owner not in waiting and unit.owner not in g.idle_seats and might_act(unit):
            waiting.add(unit.owner)
    return waiting


def advance_acting_seat(g: AgesState, waiting: Collection[int]) -> int | None:
    """Move on to the next of the seats that wait, unless the acting seat does (34.3).

    Return the acting seat, or None if all have passed.
    """
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


def pass_on(g: AgesState, waiting: Collection[int]) -> None:
    """Let the next seat act; a seat that did nothing is asked again after another one acts (34.3).

    Nor is a seat that has acted asked again if no other might act, because nothing can change.
    """
    g.passed_seats += (g.acting_seat,)
    is_only_seat = all(seat == g.acting_seat for seat in waiting)
    if is_only_seat or not g.has_acted:
        g.idle_seats += (g.acting_seat,)
    g.acting_seat, g.has_acted = round_from(g, g.acting_seat)[0], False
