"""A match: a charter, a position and the log of answers.

The methods of `Match` are for everyone, scripts included. What only the program needs of a match,
such as its position with the secrets of all seats, is in `engine.core.match_access`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import islice
from types import MappingProxyType
from typing import Any, Generic, NoReturn, TypeVar

from attrs import evolve, field, frozen

from engine.core.about import About
from engine.core.argument_checks import check_type, check_whole_numbers
from engine.core.bot import Sight
from engine.core.chance import Chance, Seed
from engine.core.choice import (
    MAX_COMPARED,
    Answer,
    Choice,
    Decision,
    Description,
    Refusal,
    not_offered,
)
from engine.core.clone import clone
from engine.core.codec import canonical_bytes, digest, from_plain, to_plain
from engine.core.errors import (
    BadOptionError,
    BadRecordError,
    BadSeatCountError,
    CannotUndoError,
    MatchOverError,
    NoHistoryError,
    NotAskedError,
    NotOfferedError,
    UnknownSeatError,
    WardenclyffeError,
)
from engine.core.event import Event
from engine.core.game import Game, Where
from engine.core.game_faults import check_decisions, check_outcome, check_state, line_of
from engine.core.linear_generator import first_state
from engine.core.options import check_option_names
from engine.core.position import Position
from engine.core.printing import one_line_of, text_of
from engine.core.segment_runner import Pick, SegmentRunner
from engine.core.state import Outcome, State
from engine.core.text import capital

S = TypeVar("S", bound=State)

_SET_UP = "a match that was set up at a position has no log from its start"
_IMAGINED = "an imagined match has no log from its start; use the match it was imagined from"
_PLAYED_OUT = "a match that was played out has no log; play it with `answer`, which writes one"


@frozen
class Charter:
    """The terms agreed before the first move. Charter and log replay to the same match anywhere.

    `game` is its slug.
    """

    game: str
    rules_version: int = field(metadata={"saved_as": "rules"})
    seat_count: int = field(metadata={"saved_as": "seats"})
    seed: Seed
    """A text; a number in matches that began before there were keys (`linear_generator`)."""
    options: Mapping[str, Any] = field(factory=dict)


class Match(Generic[S]):
    """One running game. Screens and bots get `view`, `pending` and `sight`, never the state.

    Attributes, which callers only read:

    - `game`: the `Game` that is played;
    - `charter`: the settings that the match began with (slug, seats, seed, options);
    - `log`: the list of all answers (`Answer`: seat and choice);
    - `redraws`: a salt for each number of answers from which everything was drawn anew;
    - `chronicle`: the events before the first answer, then a tuple of events for each answer.

    Both lists grow and shrink with the match; `match.log.copy()` does not.

    `repr` is one line; `str` is the log and the pending decisions, including the secrets of all
    seats: it is for the owner of the whole match, such as a script.
    """

    def __init__(self, game: Game[S, Any], charter: Charter, position: Position[S]) -> None:
        self.game = game
        self.charter = charter
        position.state.rules_version = charter.rules_version
        self.log: list[Answer] = []
        self.redraws: dict[int, str] = {}
        self.chronicle: list[tuple[Event, ...]] = [()]
        """The events before the first answer, then the events of each answer."""
        self._no_history = _SET_UP
        """The reason why the log does not lead from the start to this position; empty if it does.
        """
        self._undo_positions: list[Position[S]] = []
        """The positions that free undo can return to, one for each answer since the last reveal."""
        self._restored_answer_count = 0
        """The number of answers that a loaded match had at first; free undo does not reach them."""
        self._runner = SegmentRunner(game, position)

    def __repr__(self) -> str:
        return one_line_of(self)

    def __str__(self) -> str:
        return text_of(self, imagined=self._no_history == _IMAGINED)

    # Questions and views

    @property
    def pending(self) -> tuple[Decision, ...]:
        """The decisions that are waiting for an answer."""
        return self._runner.pending

    @property
    def outcome(self) -> Outcome | None:
        """The result of the match, or None while it is running."""
        return self._runner.live.outcome

    @property
    def where(self) -> Where:
        """The progress of the match: the round, and a text."""
        return self.game.where(self._runner.live)

    def decision(self, seat: int) -> Decision:
        """The decision that a seat has to make.

        Raises NotAskedError, MatchOverError or UnknownSeatError.
        """
        for decision in self.pending:
            if decision.seat == seat:
                if type(seat) is not int:
                    self._check_seat(seat)  # True and 1.0 are equal to 1
                return decision
        self._check_seat(seat)
        if self.outcome is not None:
            raise MatchOverError("the match is over")
        raise NotAskedError(f"seat={seat} has nothing to decide now")

    def log_lines(self, seat: int | None) -> list[str]:
        """The log lines that a seat, or a spectator (None), may read, in order.

        Raises UnknownSeatError for a seat that the match does not have.
        """
        if seat is not None:
            self._check_seat(seat)
        events_heard = (
            event for events in self.chronicle for event in events if event.is_for(seat)
        )
        return [line for event in events_heard if (line := line_of(self.game, event))]

    def view(self, seat: int | None) -> Any:
        """The game's view object for a seat, or for a spectator (None).

        Raises UnknownSeatError for a seat that the match does not have.
        """
        if seat is not None:
            self._check_seat(seat)
        return self.game.view(self._runner.live, seat)

    def _check_seat(self, seat: object) -> None:
        """Raise UnknownSeatError unless the match has a seat of this number, counted from 0.

        Raises TypeError for anything but an integer.
        """
        if not isinstance(seat, int) or isinstance(seat, bool):
            raise TypeError(f"a seat must be a whole number, not {seat!r}")
        if not 0 <= seat < self.charter.seat_count:
            last = self.charter.seat_count - 1
            raise UnknownSeatError(
                f"there is no seat={seat!r}; the seats of this match are numbered from 0 to {last}"
            )

    def sight(self, seat: int) -> Sight:
        """The input for a bot at this seat; raises the errors of `decision`."""
        decision = self.decision(seat)
        return Sight(decision, lambda: self.view(seat), lambda chance: self.imagine(seat, chance))

    def describe(self, seat: int, choice: Choice | str) -> Description:
        """The description of a choice that a seat is offered, as screens show it.

        Its consequence begins with a capital letter and has no stop at its end; so does the whole.

        Raises NotOfferedError or the errors of `decision`.
        """
        description = self.game.describe(self.view(seat), self._offered_choice(seat, choice))
        return evolve(
            description,
            consequence=lambda: capital(description.consequence),
            whole=lambda: capital(description.whole_consequence),
        )

    def why_not(self, seat: int) -> tuple[Refusal, ...]:
        """What the seat might expect to be able to do now but cannot, each with the reason.

        Raises the errors of `decision`.
        """
        return self.game.refusals(self.view(seat), self.decision(seat))

    def about(self, seat: int | None, place: str) -> About | None:
        """The text about a place of the board, "city:albany", as a seat or a spectator reads it.

        None if the game has no text about it. Raises UnknownSeatError.
        """
        return self.game.about(self.view(seat), place)

    def _offered_choice(self, seat: int, answer: Choice | str) -> Choice:
        """The choice of a seat's decision that `answer` is or prints as.

        Raises the errors of `decision`, and NotOfferedError, which suggests the choice whose label
        was given.
        """
        decision = self.decision(seat)
        try:
            return decision.find_choice(answer)
        except NotOfferedError as error:
            labelled_choice = self._choice_labelled(str(answer), decision)
            if labelled_choice is None:
                raise
            raise not_offered(str(answer), seat, str(labelled_choice)) from error

    def _choice_labelled(self, label: str, decision: Decision) -> Choice | None:
        """The first of the choices with this label on the screen, if there is one."""
        view, label = self.view(decision.seat), label.casefold()
        for choice in islice(decision.choices, MAX_COMPARED):
            if self.game.describe(view, choice).label.casefold() == label:
                return choice
        return None

    # Answers and undo

    def answer(self, seat: int, choice: Choice | str) -> tuple[Event, ...]:
        """Take a seat's answer, play on to the next decision, and return the events on the way.

        `choice` is one of the offered choices or its printed form ("electrify albany"). Raises
        NotOfferedError or the errors of `decision`, and then changes nothing; raises BadGameError
        if the rules ask a question that cannot be answered.
        """
        answer = Answer(seat, self._offered_choice(seat, choice))
        runner = self._runner
        reveals, are_asked_together = runner.live.chance.reveals, len(runner.decisions) > 1
        self._undo_positions.append(runner.position)
        runner.answer(answer)
        if not runner.answers_by_seat:
            self._check_rules()
        self.log.append(answer)
        # The last of several secret answers reveals them all, which also counts as a reveal.
        has_revealed = runner.live.chance.reveals != reveals or (
            are_asked_together and not runner.answers_by_seat
        )
        if has_revealed or self.outcome is not None:
            self._undo_positions.clear()
        new_events = tuple(runner.new_events)
        self.chronicle.append(new_events)
        return new_events

    def _check_rules(self) -> None:
        """Raise BadGameError if the rules ask an unanswerable question, or end the match badly."""
        if self.outcome is None:
            check_decisions(self.game.slug, self.charter.seat_count, self._runner.decisions)
        else:
            check_outcome(self.game.slug, self.charter.seat_count, self.outcome)

    def can_undo(self, seat: int) -> bool:
        """Is the last answer this seat's, with nothing revealed or decided since?

        Raises UnknownSeatError.
        """
        self._check_seat(seat)
        return bool(self._undo_positions) and self.log[-1].seat == seat

    def undo(self, seat: int) -> None:
        """Take back the seat's last answer; raises CannotUndoError or UnknownSeatError."""
        if not self.can_undo(seat):
            raise CannotUndoError(self._why_no_undo(seat))
        self.log.pop()
        self.chronicle.pop()
        self._runner.resume(self._undo_positions.pop())

    def _why_no_undo(self, seat: int) -> str:
        """The reason why a seat has no answer that it can take back."""
        if all(answer.seat != seat for answer in self.log):
            return f"seat={seat} has not answered anything yet"
        if self.outcome is not None:
            return "the match is over"
        if self.log[-1].seat != seat:
            return f"seat={self.log[-1].seat} has answered since"
        if len(self.log) == self._restored_answer_count:
            return "the match was saved and loaded since"
        return "something was revealed since"

    def is_final(self, seat: int, choice: Choice | str) -> bool:
        """Would this answer reveal something or end the match, so that undo is not free?"""
        return not self.after(seat, choice).can_undo(seat)

    # Copies

    def copy(self) -> Match[S]:
        """An independent copy at the same decision, with the log and the same undo."""
        copy = Match(self.game, self.charter, self._runner.position)
        copy._no_history = self._no_history
        copy._undo_positions = self._undo_positions.copy()
        copy._restored_answer_count = self._restored_answer_count
        copy.log = self.log.copy()
        copy.redraws = self.redraws.copy()
        copy.chronicle = self.chronicle.copy()
        return copy

    def __deepcopy__(self, memo: object) -> Match[S]:
        """A copy like that of `copy`: the running segment cannot be copied, so it is restarted."""
        return self.copy()

    __copy__ = copy

    def __reduce__(self) -> NoReturn:
        raise TypeError(
            "a match cannot be pickled, because its rules are running; `match.copy()` copies it, "
            "and `wardenclyffe.export` writes it to a file that `replay` reads"
        )

    def after(self, seat: int, choice: Choice | str) -> Match[S]:
        """An independent copy in which the seat has given this answer."""
        copy = self.copy()
        copy.answer(seat, choice)
        return copy

    def at(self, answers: int) -> Match[S]:
        """The match after its first `answers` answers, even where free undo does not reach.

        Raises IndexError if the match has fewer answers, TypeError, and NoHistoryError for a match
        that was imagined or played out: its log does not lead from the start to its position.
        """
        return self._replayed(answers, self.redraws)

    def rewound(self, answers: int, salt: str) -> Match[S]:
        """The match after its first `answers` answers, with everything drawn anew from there on.

        What was seen must not come again. Charter, log and salts replay to the same match. Raises
        the errors of `at`.
        """
        return self._replayed(answers, self.redraws | {answers: salt})

    def _replayed(self, answers: int, redraws: Mapping[int, str]) -> Match[S]:
        """The match after its first `answers` answers; raises the errors of `at`."""
        self._check_history()
        check_whole_numbers(answers=answers)
        if not 0 <= answers <= len(self.log):
            raise IndexError(f"there is no position {answers}; the last is {len(self.log)}")
        return replayed_match(self.game, self.charter, self.log[:answers], redraws)

    def imagine(self, seat: int | None, chance: Chance) -> Match[S]:
        """A match that the seat, or a spectator (None), cannot distinguish from this one.

        It contains neither the others' secret answers nor future dice, nor the seed that would give
        both away, nor the log. Raises UnknownSeatError.
        """
        if seat is not None:
            self._check_seat(seat)
        check_type("chance", chance, Chance)
        settled_position = self._runner.settled_position
        state = clone(settled_position.state)
        self.game.shuffle_unseen(state, seat, chance)
        position = Position(state, settled_position.since)
        match = Match(self.game, evolve(self.charter, seed="imagined"), position)
        match._no_history = _IMAGINED
        match._runner.change_key(chance.new_key())
        return match

    def draw_anew(self, salt: str) -> None:
        """Draw everything from here on anew; free undo does not reach back over this point."""
        self.redraws[len(self.log)] = salt
        self._undo_positions.clear()
        self._runner.draw_anew(self._runner.live.chance.key_after(salt))

    def play_out(self, pick: Pick) -> Outcome:
        """Play to the end with the choices that `pick` returns, and return the outcome.

        This is the fast path: no legality check, no history, no events, no positions to return to.
        Only the outcome and the final state remain afterwards. A `pick` may return printed choices
        instead, if it does so from the first one; they are looked up. Raises TypeError or
        NotOfferedError if the first answer is not valid, and then changes nothing; later answers
        are not checked. Raises BadGameError if the rules never ask again, or end the match with an
        outcome of another number of seats.
        """
        self._play_out_and_count(pick)
        assert self.outcome is not None, "only an outcome ends the loop"
        return self.outcome

    def digest(self) -> str:
        """A fingerprint of the position, the same on every machine."""
        return digest(canonical_bytes(self._runner.position))

    def _play_out_and_count(self, pick: Pick) -> int:
        """Play to the end as `play_out` does, and return the number of answers until then."""
        first, pick = self._runner.first_picks(pick)
        if self._no_history != _IMAGINED:
            self._no_history = _PLAYED_OUT
        self._undo_positions.clear()
        answers = self._runner.play_out(first, pick)
        self._check_rules()
        return answers

    def _check_history(self) -> None:
        """Raise NoHistoryError unless the log leads from the start to this position."""
        if self._no_history:
            raise NoHistoryError(self._no_history)


def start_match(
    game: Game[S, Any], *, seed: Seed, seats: int | None = None, options: Any = None
) -> Match[S]:
    """A new match at its first decision.

    `seed` is a text or a number. `seats` is the number of players, by default the smallest of the
    game; raises BadSeatCountError if the game is not played by that number. `options` is an object
    of `game.options`.
    """
    return _new_match(game, charter_for(game, seed=seed, seats=seats, options=options))


def charter_for(
    game: Game[Any, Any], *, seed: Seed, seats: int | None = None, options: Any = None
) -> Charter:
    """The charter of a new match; the arguments are those of `start_match`."""
    options = options if options is not None else game.options()
    count = seats if seats is not None else game.seat_counts[0]
    game.check_seats(count)
    return Charter(game.slug, game.rules_version, count, str(seed), to_plain(options))


def _new_match(game: Game[S, Any], charter: Charter) -> Match[S]:
    try:
        game.check_seats(charter.seat_count)
        check_option_names(game.options, charter.options)
    except (BadSeatCountError, BadOptionError) as error:
        raise BadRecordError(str(error)) from error
    options = from_plain(dict(charter.options), game.options)
    state = game.setup(options, charter.seat_count, _chance_of(charter.seed))
    check_state(game, state)
    match = Match(game, charter, Position(state))
    match.chronicle[0] = tuple(match._runner.new_events)
    match._no_history = ""
    match._check_rules()
    return match


def _chance_of(seed: Seed) -> Chance:
    """The chance that a match starts with; a seed that is a number has the linear generator."""
    return Chance(linear=first_state(seed)) if isinstance(seed, int) else Chance(seed)


def replayed_match(
    game: Game[S, Any],
    charter: Charter,
    answers: Iterable[Answer],
    redraws: Mapping[int, str] = MappingProxyType({}),
) -> Match[S]:
    """The match after these answers; raises BadRecordError for one that does not fit.

    `redraws` are the salts of `Match.redraws`, by the number of answers before them.
    """
    match = _new_match(game, charter)
    for _ in steps_of(match, answers, redraws):
        pass
    return match


def steps_of(
    match: Match[S], answers: Iterable[Answer], redraws: Mapping[int, str] = MappingProxyType({})
) -> Iterator[Match[S]]:
    """Give a new match these answers; yields the same match before the first and after each one.

    Raises BadRecordError for an answer that does not fit.
    """
    if 0 in redraws:
        match.draw_anew(redraws[0])
    yield match
    for number, answer in enumerate(answers, 1):
        try:
            match.answer(answer.seat, answer.choice)
        except WardenclyffeError as error:
            raise BadRecordError(f"answer {number} ({answer}) is not valid: {error}") from error
        if number in redraws:
            match.draw_anew(redraws[number])
        yield match


def restored_match(
    game: Game[S, Any], charter: Charter, position: Position[S], log: Iterable[Answer]
) -> Match[S]:
    """A match at a saved position, whatever rules version its log was played under.

    If the answers since the start of the segment are no longer legal, the segment is restarted and
    those answers are removed from the log.
    """
    answers = list(log)
    try:
        match = Match(game, charter, position)
    except BadRecordError:
        match = Match(game, charter, Position(position.state))
        answers = answers[: len(answers) - len(position.since)]
    match.log = answers
    match.chronicle = [()] * (len(answers) + 1)
    match._restored_answer_count = len(answers)
    match._no_history = ""
    return match
