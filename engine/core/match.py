"""A match: a charter, a position and the log of answers.

`Position` is all that must be saved, sent or copied: the state at the start of the current
segment and the answers given since. The segment itself is a coroutine that is started again from
there whenever a match is restored; its locals never need saving.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Generic, NoReturn, TypeVar

from attrs import evolve, field, frozen

from engine.core.bot import Sight
from engine.core.chance import Chance
from engine.core.choice import Answer, Choice, Decision, Description
from engine.core.clone import clone
from engine.core.codec import canonical, digest, from_plain, to_plain
from engine.core.errors import (
    BadGameError,
    BadRecordError,
    CannotUndoError,
    MatchOverError,
    NoHistoryError,
    NoSuchSeatError,
    NotAskedError,
    WardenclyffeError,
)
from engine.core.event import Event
from engine.core.flow import Asked, Given, Running, advance
from engine.core.game import Game, Where
from engine.core.game_faults import (
    MOST_SILENT,
    cannot_copy,
    check_asked,
    check_outcome,
    check_state,
    never_asks,
)
from engine.core.printing import one_line_of, text_of
from engine.core.state import Outcome, State
from engine.core.values import frozen_for_checkers

S = TypeVar("S", bound=State)
Pick = Callable[[Decision], Choice | str]

_SET_UP = "a match that was set up at a position has no log from its start"
_IMAGINED = "an imagined match has no log from its start; use the match it was imagined from"
_PLAYED_OUT = "a match that was played out has no log; play it with `answer`, which writes one"


@frozen
class Charter:
    """What was agreed before the first move. With the log it replays to the same match anywhere.

    `game` is its slug, `seats` the number of players.
    """

    game: str
    rules_version: int = field(metadata={"saved_as": "rules"})
    seats: int
    seed: int
    options: Mapping[str, Any] = field(factory=dict)


@frozen_for_checkers
class Position(Generic[S]):
    """The state at the start of the current segment, and the answers since."""

    state: S
    since: tuple[Answer, ...] = ()


class Match(Generic[S]):
    """One running game. Screens and bots get `view`, `pending` and `sight`, never the state.

    Scripts use the names that docs/api.md lists; `position`, `pieces`, `heard`, `settled`,
    `views_on_the_way`, `check_history`, `count_to_end` and the class methods are for the program
    itself.
    `repr` is one line; `str` is the log and what the match waits for, secrets of all seats
    included: it is for the owner of the whole match, such as a script.
    """

    position: Position[S]
    _live: S
    """The state that the running segment changes; `position.state` is never touched again."""
    _running: Running
    _asked: Asked
    _given: dict[int, Choice]
    """Answers to the current asking, while others are still being waited for."""
    _heard: list[Event]
    _on_the_way: list[S]
    """The states since the last answer at which a segment began that asked no seat."""

    def __init__(self, game: Game[S, Any], charter: Charter, position: Position[S]) -> None:
        self.game = game
        self.charter = charter
        self.log: list[Answer] = []
        self.chronicle: list[tuple[Event, ...]] = [()]
        """Events before the first answer, then those that each answer caused."""
        self._no_history = _SET_UP
        """Why the log does not lead from the start to this position; empty if it does."""
        self._before: list[Position[S]] = []
        """The positions that free undo can go back to, one per answer since the last barrier."""
        self._resume(position)

    def __repr__(self) -> str:
        return one_line_of(self)

    def __str__(self) -> str:
        return text_of(self)

    @classmethod
    def begin(
        cls,
        game: Game[S, Any],
        *,
        seed: int,
        seats: int | None = None,
        options: Any = None,
    ) -> Match[S]:
        """A new match at its first decision.

        `seats` is the number of players, by default the smallest of the game; raises
        WrongSeatsError if the game is not played by that number. `options` is an object of
        `game.options`.
        """
        options = options if options is not None else game.options()
        count = seats if seats is not None else game.seats[0]
        game.check_seats(count)
        charter = Charter(game.slug, game.rules_version, count, seed, to_plain(options))
        return cls._opened(game, charter)

    @classmethod
    def _opened(cls, game: Game[S, Any], charter: Charter) -> Match[S]:
        if charter.seats not in game.seats:
            raise BadRecordError(f"{game.title} is not played by {charter.seats}")
        options = from_plain(dict(charter.options), game.options)
        state = game.setup(options, charter.seats, Chance(charter.seed))
        check_state(game, state)
        match = cls(game, charter, Position(state))
        match.chronicle[0] = match.heard
        match._no_history = ""
        match._check_rules()
        return match

    @classmethod
    def replay(cls, game: Game[S, Any], charter: Charter, answers: Iterable[Answer]) -> Match[S]:
        """The match after these answers; raises BadRecordError for one that does not fit."""
        match = cls._opened(game, charter)
        for number, answer in enumerate(answers, 1):
            try:
                match.answer(answer.seat, answer.choice)
            except WardenclyffeError as error:
                raise BadRecordError(f"answer {number} ({answer}) is not valid: {error}") from error
        return match

    @classmethod
    def restore(
        cls, game: Game[S, Any], charter: Charter, position: Position[S], log: Iterable[Answer]
    ) -> Match[S]:
        """A match at a saved position, under whichever rules its log was played.

        If the answers since the start of the segment are no longer legal, the segment starts
        again and those answers leave the log.
        """
        answers = list(log)
        try:
            match = cls(game, charter, position)
        except BadRecordError:
            match = cls(game, charter, Position(position.state))
            answers = answers[: len(answers) - len(position.since)]
        match.log = answers
        match.chronicle = [()] * (len(answers) + 1)
        match._no_history = ""
        return match

    # Who is asked, and what they see

    @property
    def pending(self) -> tuple[Decision, ...]:
        """The decisions that wait for an answer."""
        if not self._given:
            return self._asked
        return tuple(asked for asked in self._asked if asked.seat not in self._given)

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended, or None while it lasts."""
        return self._live.outcome

    @property
    def where(self) -> Where:
        """How far the match has come: the round, and the same in words."""
        return self.game.where(self._live)

    def decision(self, seat: int) -> Decision:
        """The decision that waits for a seat.

        Raises NotAskedError, MatchOverError or NoSuchSeatError.
        """
        for asked in self.pending:
            if asked.seat == seat:
                if type(seat) is not int:
                    self._check_seat(seat)  # True and 1.0 are equal to 1
                return asked
        self._check_seat(seat)
        if self.outcome is not None:
            raise MatchOverError("the match is over")
        raise NotAskedError(f"seat={seat} has nothing to decide now")

    def view(self, seat: int | None) -> Any:
        """What a seat, or a spectator (None), may see: the game's view object.

        Raises NoSuchSeatError for a seat that the match does not have.
        """
        if seat is not None:
            self._check_seat(seat)
        return self.game.view(self._live, seat)

    def views_on_the_way(self, seat: int | None) -> tuple[Any, ...]:
        """What a seat may see of each moment that the last answer has led past.

        Such a moment is the start of a segment that asked no seat, so that it was over before a
        player could look. Raises NoSuchSeatError.
        """
        if seat is not None:
            self._check_seat(seat)
        return tuple([self.game.view(state, seat) for state in self._on_the_way])

    def _check_seat(self, seat: object) -> None:
        """Raise NoSuchSeatError unless it is the number of a seat, as code counts them.

        Raises TypeError for anything but a whole number.
        """
        if not isinstance(seat, int) or isinstance(seat, bool):
            raise TypeError(f"a seat is a whole number, not {seat!r}")
        if not 0 <= seat < self.charter.seats:
            last = self.charter.seats - 1
            raise NoSuchSeatError(
                f"there is no seat={seat!r}; code counts the seats of this match from 0 to {last}"
            )

    def pieces(self) -> Mapping[str, int]:
        """The counts that no move may change, as the game makes them (`Game.pieces`)."""
        return self.game.pieces(self._live)

    @property
    def heard(self) -> tuple[Event, ...]:
        """What has happened since the last answer, or since the segment began if it had none."""
        return tuple(self._heard)

    def sight(self, seat: int) -> Sight:
        """What a bot at this seat is given; raises what `decision` raises."""
        decision = self.decision(seat)
        return Sight(decision, lambda: self.view(seat), lambda chance: self.imagine(seat, chance))

    def describe(self, seat: int, choice: Choice | str) -> Description:
        """A choice that a seat is offered in plain words, as screens show it.

        Raises NotOfferedError or what `decision` raises.
        """
        return self.game.describe(self.view(seat), self.decision(seat).offered(choice))

    # Answering and taking back

    def answer(self, seat: int, choice: Choice | str) -> tuple[Event, ...]:
        """Take a seat's answer, play on to the next decision, and return the events on the way.

        `choice` is one of those offered, or one as it prints ("electrify albany"). Raises
        NotOfferedError or what `decision` raises, and then changes nothing; raises BadGameError
        if the rules ask something that cannot be answered.
        """
        choice = self.decision(seat).offered(choice)
        reveals, together = self._live.chance.reveals, len(self._asked) > 1
        self._before.append(self.position)
        self._heard.clear()
        self._on_the_way.clear()
        given = Answer(seat, choice)
        self._give(given)
        if not self._given:
            self._check_rules()
        self.log.append(given)
        # The last of several secret answers lays them all open: that is a reveal as well.
        revealed = self._live.chance.reveals != reveals or (together and not self._given)
        if revealed or self.outcome is not None:
            self._before.clear()
        happened = self.heard
        self.chronicle.append(happened)
        return happened

    def _check_rules(self) -> None:
        """Raise BadGameError if the rules ask what cannot be answered, or end the match badly."""
        if self.outcome is None:
            check_asked(self.game.slug, self.charter.seats, self._asked)
        else:
            check_outcome(self.game.slug, self.charter.seats, self.outcome)

    def can_undo(self, seat: int) -> bool:
        """Is the last answer this seat's, with nothing revealed or decided since?

        Raises NoSuchSeatError.
        """
        self._check_seat(seat)
        return bool(self._before) and self.log[-1].seat == seat

    def undo(self, seat: int) -> None:
        """Take back the seat's last answer; raises CannotUndoError or NoSuchSeatError."""
        if not self.can_undo(seat):
            if not self.log:
                raise CannotUndoError("there is no answer to take back")
            raise CannotUndoError("something was revealed, or another seat has answered, since")
        self.log.pop()
        self.chronicle.pop()
        self._resume(self._before.pop())

    def is_final(self, seat: int, choice: Choice | str) -> bool:
        """Would this answer reveal something or end the match, so that there is no way back?"""
        return not self.tried(seat, choice).can_undo(seat)

    def rewound(self, answers: int) -> Match[S]:
        """The match as it was after `answers` answers, even beyond what free undo allows.

        Raises IndexError if the match has not had that many answers, TypeError, and what
        `check_history` raises.
        """
        self.check_history()
        if isinstance(answers, bool) or not isinstance(answers, int):
            raise TypeError(f"answers is a whole number, not {answers!r}")
        if not 0 <= answers <= len(self.log):
            raise IndexError(f"there is no position {answers}; the last is {len(self.log)}")
        return Match.replay(self.game, self.charter, self.log[:answers])

    def check_history(self) -> None:
        """Raise NoHistoryError unless the log leads from the start to this position.

        It does not in what `imagine` returns, nor after `play_out`.
        """
        if self._no_history:
            raise NoHistoryError(self._no_history)

    # Copies

    def copy(self) -> Match[S]:
        """An independent copy at the same decision, with the log; nothing in it can be undone."""
        copy = Match(self.game, self.charter, self.position)
        copy._no_history = self._no_history
        copy.log = self.log.copy()
        copy.chronicle = self.chronicle.copy()
        return copy

    def __deepcopy__(self, memo: object) -> Match[S]:
        """What `copy` returns: the segment that runs cannot be copied, but started again."""
        return self.copy()

    __copy__ = copy

    def __reduce__(self) -> NoReturn:
        raise TypeError(
            "a match cannot be pickled, because its rules are running; `match.copy()` copies it, "
            "and `wardenclyffe.export` writes it to a file that `replay` reads"
        )

    def tried(self, seat: int, choice: Choice | str) -> Match[S]:
        """An independent copy in which the seat has given this answer."""
        copy = self.copy()
        copy.answer(seat, choice)
        return copy

    def settled(self) -> Match[S]:
        """A copy without the secret answers that other seats have yet to join.

        Its position is the one that `imagine` starts from, so that the two can be compared.
        """
        return Match(self.game, self.charter, Position(self.position.state, self._settled_answers))

    @property
    def _settled_answers(self) -> tuple[Answer, ...]:
        """The answers of this segment whose asking is over."""
        return self.position.since[: len(self.position.since) - len(self._given)]

    def imagine(self, seat: int | None, chance: Chance) -> Match[S]:
        """A match that the seat, or a spectator (None), cannot tell from this one.

        Neither the others' secret answers nor the dice still to be rolled are in it, nor the seed
        that would give both away, nor the log. Raises NoSuchSeatError.
        """
        if seat is not None:
            self._check_seat(seat)
        if not isinstance(chance, Chance):
            raise TypeError(f"chance is a Chance, not {chance!r}")
        state = clone(self.position.state)
        self.game.shuffle_unseen(state, seat, chance)
        position = Position(state, self._settled_answers)
        match = Match(self.game, evolve(self.charter, seed=0), position)
        match._no_history = _IMAGINED
        match._forget_the_dice(chance)
        return match

    def play_out(self, pick: Pick) -> Outcome:
        """Play on to the end with the choices that `pick` returns; return the outcome.

        This is the fast path: no legality check, no history, no events, no positions to return
        to. Only the outcome and the final state are left afterwards. A `pick` may also return
        choices as they print, if it does from the first one on; those are looked up. Raises
        TypeError or NotOfferedError if its first answer is neither, and then changes nothing; the
        other choices are not looked at. Raises BadGameError if the rules never ask again, or end
        the match without ranking every seat.
        """
        self.count_to_end(pick)
        assert self.outcome is not None, "only an outcome ends the loop"
        return self.outcome

    def count_to_end(self, pick: Pick) -> int:
        """Do what `play_out` does, but return the number of answers on the way to the end."""
        if not callable(pick):
            raise TypeError(f"pick is a function that is given a decision, not {pick!r}")
        g, segment, asked, known = self._live, self.game.segment, self._asked, self._given
        given: Any = tuple([known.get(each.seat) or pick(each) for each in asked])
        for picked in given:
            if not isinstance(picked, Choice):
                given = tuple(each.offered(found) for each, found in zip(asked, given, strict=True))
                pick = _looking_up(pick)
                break
        g.events = None
        self._given = {}
        self._no_history = _PLAYED_OUT
        answered = -len(known)
        while asked:
            answered += len(asked)
            after = advance(self._running, given)
            silent = 0
            while after is None and g.outcome is None:
                self._running = segment(g)
                after = advance(self._running, None)
                silent += 1
                if silent > MOST_SILENT:
                    raise never_asks(self.game.slug)
            asked = after or ()
            given = tuple([pick(each) for each in asked])
        self._asked, self.position = (), Position(g)
        self._check_rules()
        return answered

    def digest(self) -> str:
        """A fingerprint of the position, the same on every machine."""
        return digest(canonical(self.position))

    def _forget_the_dice(self, chance: Chance) -> None:
        """Draw future random numbers anew; those that this segment has drawn stay as they are."""
        before, live = self.position.state.chance, self._live.chance
        live.seed = chance.below(1 << 32)
        if live.reveals == before.reveals:
            before.seed = live.seed

    # Running segments

    def _resume(self, position: Position[S]) -> None:
        """Start the position's segment again and give it the answers it has had already."""
        try:
            self._live = clone(position.state)
        except BadGameError as error:
            raise cannot_copy(self.game.slug, error) from error
        self._heard = []
        self._on_the_way = []
        self._live.events = self._heard
        self.position = Position(position.state)
        self._given = {}
        self._start()
        for answer in position.since:
            if not self._is_offered(answer):
                raise BadRecordError(f"the saved answer {answer} is no longer legal")
            self._heard.clear()
            self._give(answer)

    def _arrived(self) -> Position[S]:
        """The position at the end of a segment."""
        try:
            return Position(clone(self._live))
        except BadGameError as error:
            raise cannot_copy(self.game.slug, error) from error

    def _is_offered(self, answer: Answer) -> bool:
        """Is its seat waiting to give this answer?"""
        offers = (asked.choices for asked in self.pending if asked.seat == answer.seat)
        return any(answer.choice in choices for choices in offers)

    def _give(self, answer: Answer) -> None:
        """Note one answer; when all who were asked have answered, play on."""
        self.position = Position(self.position.state, (*self.position.since, answer))
        if len(self._asked) == 1:
            self._play_on((answer.choice,))
            return
        self._given[answer.seat] = answer.choice
        if len(self._given) == len(self._asked):
            given = tuple(self._given[asked.seat] for asked in self._asked)
            self._given = {}
            self._play_on(given)

    def _play_on(self, given: Given) -> None:
        """Run to the next asking, over as many segments as it takes, or to the end."""
        asked = advance(self._running, given)
        if asked is None:
            self.position = self._arrived()
            self._start()
        else:
            self._asked = asked

    def _start(self) -> None:
        """Start segments until one asks, or the match is over."""
        g = self._live
        self._asked = ()
        for _ in range(MOST_SILENT):
            if g.outcome is not None:
                return
            self._running = self.game.segment(g)
            asked = advance(self._running, None)
            if asked is not None:
                self._asked = asked
                return
            self._on_the_way.append(self.position.state)
            self.position = self._arrived()
        raise never_asks(self.game.slug)


def _looking_up(pick: Pick) -> Pick:
    """The same picks, but each is looked up among the choices, so that it may be a string."""
    return lambda decision: decision.offered(pick(decision))
