"""The running segment of a match, and the position from which it can be started again.

A segment is a coroutine. It cannot be copied or saved, and need not be: started again from the
state at its beginning, and given the same answers, it is at the same question.
"""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from typing import Any, Generic, TypeVar, cast

from engine.core.chance import Chance
from engine.core.choice import Answer, Choice, Decision
from engine.core.clone import clone
from engine.core.errors import BadGameError, BadRecordError
from engine.core.event import Event
from engine.core.flow import Choices, Decisions, RunningSegment, advance
from engine.core.game import Game
from engine.core.game_faults import MAX_SILENT_SEGMENTS, cannot_copy, never_asks
from engine.core.position import Position
from engine.core.state import State

S = TypeVar("S", bound=State)
Pick = Callable[[Decision], Choice | str]


class SegmentRunner(Generic[S]):
    """Runs the segments of a game from question to question, and keeps the position."""

    position: Position[S]
    live: S
    """The state that the running segment changes; `position.state` is not changed again."""
    decisions: Decisions
    """The questions of the segment, including those that a seat has already answered."""
    answers_by_seat: dict[int, Choice]
    """The answers so far to a question that several seats are asked together."""
    new_events: list[Event]
    """The events since the last answer, or since the segment began if there was none."""
    moments: list[S]
    """The states at the start of each segment since the last answer that asked no seat."""
    _segment: RunningSegment

    def __init__(self, game: Game[S, Any], position: Position[S]) -> None:
        self.game = game
        self.resume(position)

    @property
    def pending(self) -> Decisions:
        if not self.answers_by_seat:
            return self.decisions
        return tuple([each for each in self.decisions if each.seat not in self.answers_by_seat])

    @property
    def settled_position(self) -> Position[S]:
        """The position without the answers to a question that other seats have to answer yet."""
        state, since = self.position.state, self.position.since
        return Position(state, since[: len(since) - len(self.answers_by_seat)])

    def resume(self, position: Position[S]) -> None:
        """Restart the position's segment and give it the answers it has already received."""
        try:
            self.live = clone(position.state)
        except BadGameError as error:
            raise cannot_copy(self.game.slug, error) from error
        self.new_events = []
        self.moments = []
        self.live.events = self.new_events
        self.position = Position(position.state)
        self.answers_by_seat = {}
        self._start()
        for answer in position.since:
            if not self._is_offered(answer):
                raise BadRecordError(f"the saved answer {answer} is no longer legal")
            self.new_events.clear()
            self._give(answer)

    def answer(self, answer: Answer) -> None:
        """Give the segment a legal answer, and play on to the next question or to the end."""
        self.new_events.clear()
        self.moments.clear()
        self._give(answer)

    def change_key(self, key: str) -> None:
        """Draw future random numbers from another key; those drawn in this segment are kept."""
        state = copy(self.position.state)  # shallow: the states of positions never change
        state.chance = clone(state.chance)
        state.chance.change_key(key, known=self.live.chance.words_since(state.chance))
        self.position = Position(state, self.position.since)
        self.live.chance.change_key(key)

    def draw_anew(self, key: str) -> None:
        """Draw from another key, and deal again what no seat knows.

        The segment is restarted. It must ask the same again: if its rules have looked at a card
        that they have not drawn, everything stays as it is dealt.
        """
        self.change_key(key)
        former_position, pending, moments = self.position, self.pending, self.moments
        start = clone(former_position.state)
        self.game.redeal(start, self.live, Chance("redeal", key))
        try:
            self.resume(Position(start, former_position.since))
            is_same_question = self.pending == pending
        except BadRecordError:
            is_same_question = False
        if not is_same_question:
            self.resume(former_position)
        self.moments = moments

    def first_picks(self, pick: Pick) -> tuple[Choices, Pick]:
        """The choices that `pick` returns for the pending decisions, and a function for later ones.

        The function is `pick`, or looks choices up if `pick` returns their text. Raises TypeError
        or NotOfferedError for a choice that is not valid.
        """
        if not callable(pick):
            raise TypeError(f"pick must be a function that takes a decision, not {pick!r}")
        choices: Any = tuple(
            [self.answers_by_seat.get(each.seat) or pick(each) for each in self.decisions]
        )
        if all(isinstance(answer, Choice) for answer in choices):
            return choices, pick
        pairs = zip(self.decisions, choices, strict=True)
        return tuple([each.find_choice(answer) for each, answer in pairs]), _text_pick(pick)

    def play_out(self, answers: Choices, pick: Pick) -> int:
        """Play to the end without events and legality checks; return the number of answers.

        `answers` are those to the pending decisions, `pick` returns all others: the result of
        `first_picks`. Raises BadGameError if the rules never ask again.
        """
        g, segment, decisions = self.live, self.game.segment, self.decisions
        g.events = None
        number = -len(self.answers_by_seat)
        self.answers_by_seat = {}
        running, given = self._segment, cast("Choices | None", answers)
        while decisions:
            number += len(decisions)
            silent = 0
            while True:
                try:  # as `advance` does it, whose call can be measured here
                    decisions = running.send(given)  # type: ignore[arg-type]
                    break
                except StopIteration:
                    if g.outcome is not None:
                        decisions = ()
                        break
                silent += 1
                if silent > MAX_SILENT_SEGMENTS:
                    raise never_asks(self.game.slug)
                running, given = segment(g), None
            if len(decisions) == 1:  # by far the most; quicker than the other line
                given = (pick(decisions[0]),)  # type: ignore[assignment]  # all choices
            else:
                given = tuple([pick(each) for each in decisions])  # type: ignore[misc]
        self._segment, self.decisions, self.position = running, (), Position(g)
        return number

    def _is_offered(self, answer: Answer) -> bool:
        """Is this answer's seat asked, and is the choice on offer?"""
        offers = (decision.choices for decision in self.pending if decision.seat == answer.seat)
        return any(answer.choice in choices for choices in offers)

    def _give(self, answer: Answer) -> None:
        """Record one answer; play on when all seats that were asked have answered."""
        self.position = Position(self.position.state, (*self.position.since, answer))
        if len(self.decisions) == 1:
            self._play_on((answer.choice,))
            return
        self.answers_by_seat[answer.seat] = answer.choice
        if len(self.answers_by_seat) == len(self.decisions):
            answers = tuple(self.answers_by_seat[decision.seat] for decision in self.decisions)
            self.answers_by_seat = {}
            self._play_on(answers)

    def _play_on(self, answers: Choices) -> None:
        """Run to the next asking, over as many segments as it takes, or to the end."""
        decisions = advance(self._segment, answers)
        if decisions is None:
            self.position = self._position_at_end()
            self._start()
        else:
            self.decisions = decisions

    def _start(self) -> None:
        """Start segments until one asks, or the match is over."""
        g = self.live
        self.decisions = ()
        for _ in range(MAX_SILENT_SEGMENTS):
            if g.outcome is not None:
                return
            self._segment = self.game.segment(g)
            decisions = advance(self._segment, None)
            if decisions is not None:
                self.decisions = decisions
                return
            self.moments.append(self.position.state)
            self.position = self._position_at_end()
        raise never_asks(self.game.slug)

    def _position_at_end(self) -> Position[S]:
        """The position at the end of a segment."""
        try:
            return Position(clone(self.live))
        except BadGameError as error:
            raise cannot_copy(self.game.slug, error) from error


def _text_pick(pick: Pick) -> Pick:
    """The picks of `pick`, each looked up among the choices, so that it may be a string."""
    return lambda decision: decision.find_choice(pick(decision))
