"""Rules tests that read like the examples of a rulebook: set a table, script the choices, check.

A game's tests supply a function that sets its table and names its seats. The rest is here:

    play(table, "tesla: play mark-twain", "tesla: propaganda", "tesla: free electrify albany")
    check_refusal(table, "tesla: place", clause="8.1", reason="one Portfolio Action per turn")
    play_to_end(table, "tesla: end turn")

A line is a seat's name and a choice as it prints. A line that is not offered fails, and so does a
decision that is still open after `play_to_end`. Both raise a `BrokenContractError`, which is an
`AssertionError`, and print the offered choices.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Generic, TypeVar

from attrs import define

from engine.core.choice import Choice, Decision, Refusal
from engine.core.event import Event
from engine.core.match import Match
from engine.testing.contract import expect, fail

V = TypeVar("V")
E = TypeVar("E", bound=Event)


@define
class ScriptedTable(Generic[V]):
    """A match whose seats have names; a script gives its next answers."""

    match: Match[Any]
    seats: Mapping[str, int]

    def seat(self, name: str) -> int:
        expect(name in self.seats, f"no seat is called {name!r}; there are {', '.join(self.seats)}")
        return self.seats[name]

    def name(self, seat: int) -> str:
        return next(name for name, number in self.seats.items() if number == seat)

    def view(self, name: str = "") -> V:
        """The seat's view of the table; a spectator's view if there is no name."""
        view: V = self.match.view(self.seat(name) if name else None)
        return view

    def deciders(self) -> list[str]:
        return [self.name(decision.seat) for decision in self.match.pending]

    def choices_of(self, name: str) -> list[str]:
        """The printed choices of the seat; empty if it is not asked."""
        seat = self.seat(name)
        decisions = (decision for decision in self.match.pending if decision.seat == seat)
        return [str(choice) for decision in decisions for choice in decision.choices]

    def log_lines(self, name: str = "", *, last: int = 1) -> list[str]:
        """The log lines of the last answers for the seat; a spectator has no name."""
        seat = self.seat(name) if name else None
        events_heard = (event for events in self.match.chronicle[-last:] for event in events)
        return [event.told() for event in events_heard if event.is_for(seat)]

    def events_of(self, kind: type[E], *, last: int = 1) -> list[E]:
        """The events of one kind that the last answers caused."""
        events_heard = (event for events in self.match.chronicle[-last:] for event in events)
        return [event for event in events_heard if isinstance(event, kind)]


def play(table: ScriptedTable[Any], *script: str) -> None:
    """Give the answers of the script one after the other; each must be on offer."""
    for line in script:
        name, choice = _find(table, line)
        if choice is None:
            fail(f"{line!r} is not offered.\n{_situation(table)}")
        table.match.answer(table.seat(name), choice)


def play_to_end(table: ScriptedTable[Any], *script: str) -> None:
    """Give the answers of the script, and check that the match is over after its last line."""
    play(table, *script)
    expect(not table.match.pending, f"the script ends too early.\n{_situation(table)}")


def check_refusal(table: ScriptedTable[Any], line: str, *, clause: str, reason: str) -> None:
    """Check that the line is not on offer, and that a refusal explains why, with the clause."""
    name, choice = _find(table, line)
    expect(choice is None, f"{line!r} is offered.\n{_situation(table)}")
    seat = table.seat(name)
    decision = table.match.decision(seat)
    refusals = table.match.game.refusals(table.match.view(seat), decision)
    answers_to_line = [refusal for refusal in refusals if _covers(refusal, _answer_of(line))]
    expect(answers_to_line, f"nothing says why not {line!r}; said is:\n{_refusals(refusals)}")
    expected_refusals = [
        refusal
        for refusal in answers_to_line
        if (refusal.reason, refusal.clause) == (reason, clause)
    ]
    expect(
        expected_refusals, f"{line!r} is refused for another reason:\n{_refusals(answers_to_line)}"
    )


def check_not_offered(table: ScriptedTable[Any], *lines: str) -> None:
    """Check that none of the lines is on offer, explained or not."""
    for line in lines:
        _, choice = _find(table, line)
        expect(choice is None, f"{line!r} is offered.\n{_situation(table)}")


def _find(table: ScriptedTable[Any], line: str) -> tuple[str, Choice | None]:
    """The seat's name, and the choice that prints as the rest of the line, if it is on offer."""
    name, text = line.partition(": ")[0], _answer_of(line)
    seat = table.seat(name)
    for decision in table.match.pending:
        if decision.seat == seat:
            return name, next((c for c in decision.choices if str(c) == text), None)
    return name, None


def _answer_of(line: str) -> str:
    _, colon, text = line.partition(": ")
    expect(colon, f"{line!r} should read 'seat: choice'")
    return text


def _covers(refusal: Refusal, text: str) -> bool:
    """Is the refusal about this choice? Without a noun it is about all choices of its verb."""
    refused_text = str(refusal.choice)
    plain = text.removeprefix("free ")
    return plain == refused_text or (
        not refusal.choice.noun and plain.startswith(refused_text + " ")
    )


def _situation(table: ScriptedTable[Any]) -> str:
    if not table.match.pending:
        return f"The match is over: {table.match.outcome}"
    return "\n".join(line for decision in table.match.pending for line in _asking(table, decision))


def _asking(table: ScriptedTable[Any], decision: Decision) -> Iterator[str]:
    yield f"{table.name(decision.seat)} is asked: {decision.prompt} ({decision.clause})"
    yield from (f"  {choice}" for choice in decision.choices)


def _refusals(refusals: tuple[Refusal, ...] | list[Refusal]) -> str:
    lines = (f"  {each.choice}: {each.reason} ({each.clause})" for each in refusals)
    return "\n".join(lines) or "  nothing"
