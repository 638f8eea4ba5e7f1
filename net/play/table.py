"""A table: a running match with its people and bots. A local game is a table like any other.

An answer is tried on a copy of the match, stored, and only then played: everything that a screen
shows is already on disk, and if the store fails nothing has changed.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from typing import Any

from attrs import evolve, frozen

from engine.core.bot import Advice
from engine.core.chance import Seed
from engine.core.choice import Answer, Choice, Decision
from engine.core.codec import canonical_bytes, digest
from engine.core.errors import BadRecordError, CannotUndoError, MatchOverError, NotAskedError
from engine.core.event import Event
from engine.core.game import Game
from engine.core.game_faults import line_of
from engine.core.match import Charter, Match, charter_for
from engine.core.match_access import intermediate_views, position_of
from engine.core.text import join_with_and
from net.play.bots import bot_player, hint_bot, seat_bots
from net.play.proof import Proof
from net.play.replay import Replay
from net.play.threads import run_in_thread, run_to_completion
from net.play.update import LogLine, Update, events_heard_by, nothing_is_final
from saves.chain import first_link, new_match_of, next_link
from saves.entries import Entry, TakenBack
from saves.errors import AnswerTakenError, SaveError
from saves.fairness import Fairness, new_fairness, new_input
from saves.loading import LoadedMatch, restore_match
from saves.record import Player, Record, new_id, timestamp
from saves.store import Store, StoredMatch, snapshot_of

__all__ = ["LogLine", "Player", "Table", "Update"]

_log = logging.getLogger(__name__)

BOT_ANSWER_SECONDS = 0.6
"""Seconds that a bot takes for an answer, so that people can follow."""
MAX_BOT_PAUSES = 8
"""The maximum number of pauses of a bot in one turn; a turn may have a hundred answers."""
BOT_RETRY_SECONDS = 1.0
"""Seconds until a bot retries an answer that could not be stored."""
SETUP = "Setup"
"""The heading of the log lines before the first answer."""


def drawn_fairness(charter: Charter, players: Sequence[Player]) -> Fairness:
    """A new secret with its commitment, and characters drawn for the people who typed none."""
    return new_fairness(charter, [new_input() if each.is_human else "" for each in players])


@frozen(eq=False)
class _Watcher:
    seat: int | None
    tell: Callable[[Update], None]


class Table:
    def __init__(
        self, store: Store, record: Record, loaded_match: LoadedMatch, *, pace: float
    ) -> None:
        """Create a table; call `create` or `resume` instead, so that the match is stored."""
        self.id = record.id
        self.game: Game[Any, Any] = loaded_match.match.game
        self.players = record.players
        self.note = loaded_match.note
        """A message for returning players, such as a change of the rules."""
        self.pace = pace
        self.retry = BOT_RETRY_SECONDS
        self._store = store
        self._match = loaded_match.match
        self._fairness = record.fairness
        self._head = record.chain[-1]
        self._entry_count = len(record.entries)
        self._where_after = list(loaded_match.where_after)
        self._bots = seat_bots(
            self.game,
            self.players,
            seed=record.charter.seed,
            answers=len(self._match.log),
        )
        self._notice = ""
        self._watchers: list[_Watcher] = []
        self._finals: dict[int, Callable[[Choice], bool]] = {}
        self._logs: dict[int | None, list[LogLine]] = {}
        """The log of each viewer who has read it, cached and extended with every answer."""
        self._waited_for: Sequence[Decision] = ()
        """The questions asked together that one pause was already made for."""
        self._pauses = 0
        """The number of pauses since a seat other than the current one last answered."""
        self._change_lock = asyncio.Lock()
        self._change_event = asyncio.Event()
        self._closed = False

    @classmethod
    async def create(
        cls,
        game: Game[Any, Any],
        options: Any = None,
        *,
        players: Sequence[Player],
        store: Store,
        seed: Seed | None = None,
        fairness: Fairness | None = None,
        pace: float = BOT_ANSWER_SECONDS,
    ) -> Table:
        """Begin a match, store it and return its table.

        Without a `seed` that was typed, it is made from `fairness`, which is drawn if nobody has
        committed to it before.
        """
        charter = charter_for(
            game, seed="" if seed is None else seed, seats=len(players), options=options
        )
        if seed is None:
            fairness = fairness or drawn_fairness(charter, players)
            charter = evolve(charter, seed=fairness.seed)
        match = new_match_of(charter, game)
        link, time, seated_players = first_link(charter), timestamp(), tuple(players)
        record = Record(new_id(), charter, seated_players, (), (link,), time, time, fairness)
        table = cls(store, record, LoadedMatch(match, (match.where.text,)), pace=pace)
        await store.create(
            StoredMatch(record, snapshot_of(match, seated_players, answers=0, link=link))
        )
        return table

    @classmethod
    async def resume(
        cls, store: Store, match_id: str, *, pace: float = BOT_ANSWER_SECONDS
    ) -> Table:
        """The table of a stored match, which goes on exactly where it stopped."""
        stored_match = await store.load(match_id)
        loaded_match = await run_in_thread(restore_match, stored_match)
        table = cls(store, stored_match.record, loaded_match, pace=pace)
        kept_answers = len(loaded_match.match.log)
        if kept_answers < len(stored_match.record.answers):
            await table._store_entry(TakenBack(kept_answers), loaded_match.match)
        return table

    # Queries

    @property
    def own_seats(self) -> tuple[int, ...]:
        return tuple(seat for seat, player in enumerate(self.players) if player.is_human)

    @property
    def title(self) -> str:
        return f"{self.game.title}: {join_with_and([player.name for player in self.players])}"

    @property
    def options(self) -> Mapping[str, Any]:
        return self._match.charter.options

    @property
    def is_over(self) -> bool:
        return self._match.outcome is not None

    @property
    def answerers(self) -> tuple[int, ...]:
        """The seat that gave each answer, in order."""
        return tuple(answer.seat for answer in self._match.log)

    def update(self, seat: int | None) -> Update:
        return self._update_with_events(seat, ())

    def log(self, seat: int | None) -> list[LogLine]:
        if seat not in self._logs:
            self._logs[seat] = self._lines_for(seat)
        return list(self._logs[seat])

    def _lines_for(self, seat: int | None) -> list[LogLine]:
        numbers = range(len(self._match.chronicle))
        return [line for number in numbers for line in self._lines_of_answer(number, seat)]

    def _lines_of_answer(self, number: int, seat: int | None) -> Iterator[LogLine]:
        answering_seat = self._match.log[number - 1].seat if number else None
        progress = self._where_after[number - 1] if number else SETUP
        for event in events_heard_by(seat, self._match.chronicle[number]):
            if event.is_in_next_phase:
                progress = self._where_after[number]
            text = line_of(self.game, event)
            if text:
                yield LogLine(text, number, answering_seat, progress, event.is_unasked)

    def _continue_logs(self) -> None:
        for seat, lines in self._logs.items():
            lines.extend(self._lines_of_answer(len(self._match.log), seat))

    def _cut_logs(self) -> None:
        for lines in self._logs.values():
            while lines and lines[-1].answer_number > len(self._match.log):
                lines.pop()

    def watch(self, seat: int | None, callback: Callable[[Update], None]) -> Callable[[], None]:
        watcher = _Watcher(seat, callback)
        self._watchers.append(watcher)

        def unwatch() -> None:
            if watcher in self._watchers:
                self._watchers.remove(watcher)

        return unwatch

    def replay(self, *own_seats: int) -> Replay:
        """The match from its beginning; while it is running, from `own_seats` only."""
        match = self._match
        return Replay(match.charter, match.log, match.redraws, own_seats=own_seats)

    def course(self, seat: int | None) -> list[Update]:
        return self.replay(*(() if seat is None else (seat,))).course(seat)

    def proof(self, *, is_revealed: bool | None = None) -> Proof:
        """The proof of the shuffle, with secrets if `is_revealed`: by default after the end."""
        fairness = self._fairness
        shown = Proof(
            commitment=fairness.commitment if fairness else "",
            head=self._head,
            entry_count=self._entry_count,
            is_revealed=self.is_over if is_revealed is None else is_revealed,
        )
        if not shown.is_revealed:
            return shown
        seed = str(self._match.charter.seed)
        if fairness is None:
            return evolve(shown, seed=seed)
        return evolve(shown, seed=seed, secret=fairness.secret, inputs=fairness.inputs)

    # Actions

    async def answer(self, seat: int, choice: Choice) -> None:
        """Give a seat's answer; on return it is stored and all watchers are notified."""
        decision = self._match.decision(seat)
        await run_to_completion(self._apply_answer(decision, choice))

    async def undo(self, seat: int) -> None:
        await run_to_completion(self._undo_answer(seat))

    async def rewind(self, answers: int, *, agreed_count: int) -> None:
        """Go back to a number of answers, even past a reveal, because all have agreed to that.

        `agreed_count` is the number of answers when they agreed; raises CannotUndoError if it has
        changed.
        """
        await run_to_completion(self._go_back(answers, agreed_count))

    async def advise(self, seat: int) -> Advice:
        sight = self._match.copy().sight(seat)
        bot = hint_bot(self.game, self._match.charter.seed, len(self._match.log), seat)
        return await run_in_thread(bot.advise, sight)

    def stand_in(self, seat: int, kind: str) -> None:
        """Let a bot answer for a person until they return."""
        seeds = (self._match.charter.seed, len(self._match.log), seat)
        self._bots[seat] = bot_player(self.game, kind, *seeds)
        self._notify_watchers(())

    def stand_down(self, seat: int) -> None:
        """Give the seat back to its person and drop the bot's unfinished answer."""
        self._bots.pop(seat, None)
        self._notify_watchers(())

    def dismiss_bots(self, reason: str = "") -> None:
        """Stop the bots and show the reason, because a retry would fail again."""
        self._bots.clear()
        self._notify_watchers((), notice=reason)

    async def run_bots(self) -> None:
        """Answer for the bots until the table is closed."""
        while not self._closed:
            self._change_event.clear()
            asked = (each for each in self._match.pending if each.seat in self._bots)
            decision = next(asked, None)
            if decision is None:
                await self._change_event.wait()
            else:
                await self._let_think(decision)

    def set_pace(self, seconds: float) -> None:
        self.pace = seconds

    def close(self) -> None:
        """Stop notifying watchers and stop the bots. The match stays in the store."""
        self._closed = True
        self._watchers.clear()
        self._change_event.set()

    # Answers, stored before they are played

    async def _apply_answer(self, decision: Decision, choice: Choice) -> None:
        answer = Answer(decision.seat, choice)
        async with self._change_lock:
            if not self._is_asked(decision):
                raise NotAskedError("that question is already answered")
            trial = self._match.after(answer.seat, choice)
            await self._store_entry(answer, trial)
            events = self._match.answer(answer.seat, choice)
            self._where_after.append(trial.where.text)
            self._continue_logs()
            self._notify_watchers(events)

    async def _undo_answer(self, seat: int) -> None:
        async with self._change_lock:
            earlier = self._match_before_last(seat)
            await self._store_entry(TakenBack(len(earlier.log)), earlier)
            self._match.undo(seat)
            del self._where_after[-1]
            self._cut_logs()
            self._notify_watchers(())

    async def _go_back(self, answers: int, agreed_count: int) -> None:
        async with self._change_lock:
            if len(self._match.log) != agreed_count or not 0 <= answers < agreed_count:
                raise CannotUndoError("the match has moved on since everyone agreed")
            earlier = await run_in_thread(self._match_going_back, answers)
            await self._store_entry(TakenBack(answers, anew=True), earlier)
            self._match = earlier
            del self._where_after[answers + 1 :]
            self._logs.clear()  # a replayed match has log lines that a restored one lacks
            self._notify_watchers(())

    def _match_going_back(self, answers: int) -> Match[Any]:
        try:
            return self._match.rewound(answers, self._head)
        except BadRecordError as error:  # played under rules that this version does not have
            raise CannotUndoError(f"the match cannot be rewound that far: {error}") from error

    def _match_before_last(self, seat: int) -> Match[Any]:
        earlier = self._match.copy()
        earlier.undo(seat)
        return earlier

    async def _store_entry(self, entry: Entry, match: Match[Any]) -> None:
        position = canonical_bytes(position_of(match))  # once, for the chain and the store
        link = next_link(self._head, entry, digest(position))
        snapshot = snapshot_of(
            match, self.players, answers=len(match.log), link=link, position=position
        )
        await self._store.append(self.id, entry, snapshot, last_link=self._head)
        self._head = link
        self._entry_count += 1

    def _is_asked(self, decision: Decision) -> bool:
        """Is this same question still open? An equal one may be asked again a moment later."""
        return any(each is decision for each in self._match.pending)

    # Notifying watchers

    def _notify_watchers(self, events: tuple[Event, ...], notice: str = "") -> None:
        self._notice = notice
        self._finals.clear()
        self._change_event.set()
        updates: dict[int | None, Update] = {}
        for watcher in tuple(self._watchers):
            if watcher in self._watchers:
                self._notify_watcher(watcher, events, updates)

    def _notify_watcher(
        self, watcher: _Watcher, events: tuple[Event, ...], updates: dict[int | None, Update]
    ) -> None:
        """Notify one watcher; watchers with the same view share one update."""
        try:
            if watcher.seat not in updates:
                updates[watcher.seat] = self._update_with_events(watcher.seat, events)
            watcher.tell(updates[watcher.seat])
        except Exception:  # one broken screen must not stop the other notifications
            _log.exception("a watcher of table %s failed", self.id)

    def _update_with_events(self, seat: int | None, events: tuple[Event, ...]) -> Update:
        match = self._match
        decision = next((each for each in match.pending if each.seat == seat), None)
        return Update(
            seat=seat,
            view=match.view(seat),
            decision=decision,
            waiting_for=tuple(each.seat for each in match.pending),
            events=events_heard_by(seat, events),
            can_undo=seat is not None and match.can_undo(seat),
            is_final=nothing_is_final if decision is None else self._finality(decision),
            where=match.where,
            outcome=match.outcome,
            answer_count=len(match.log),
            last_seat=match.log[-1].seat if match.log else None,
            intermediate_views=intermediate_views(match, seat),
            notice=self._notice,
        )

    def _finality(self, decision: Decision) -> Callable[[Choice], bool]:
        """Whether a choice cannot be taken back, as one function for all viewers of a decision."""
        seat = decision.seat
        if seat not in self._finals:
            self._finals[seat] = self._finality_of(decision)
        return self._finals[seat]

    def _finality_of(self, decision: Decision) -> Callable[[Choice], bool]:
        if (reveals := decision.reveals) is not None:
            return lambda choice: reveals
        # It may be asked after the match has continued, so it keeps the current position.
        game, charter, position = self.game, self._match.charter, position_of(self._match)
        bots, alone = frozenset(self._bots), len(self._match.pending) == 1

        @cache
        def is_final(choice: Choice) -> bool:
            """Would the choice reveal something, or let bots answer before it can be undone?"""
            trial = Match(game, charter, position)
            trial.answer(decision.seat, choice)
            hands_over = alone and all(each.seat in bots for each in trial.pending)
            return hands_over or not trial.can_undo(decision.seat)

        return is_final

    # Bots

    def _pause_before(self, decision: Decision) -> float:
        """Seconds that a bot waits before an answer, so that people can follow the game.

        There is a pause after a person's answer, and after an answer with a log line. Bots that are
        asked together make one pause; consecutive answers of one seat make at most MAX_BOT_PAUSES.
        """
        match = self._match
        has_waited = any(each is decision for each in self._waited_for)
        self._waited_for = match.pending
        last = match.log[-1].seat if match.log else None
        if last != decision.seat:
            self._pauses = 0
        can_be_followed = last not in self._bots or events_heard_by(None, match.chronicle[-1])
        if has_waited or not can_be_followed or self._pauses == MAX_BOT_PAUSES:
            return 0
        self._pauses += 1
        return self.pace

    async def _let_think(self, decision: Decision) -> None:
        sight, bot = self._match.copy().sight(decision.seat), self._bots[decision.seat]
        thinking = run_in_thread(bot.choose, sight)
        choice, _ = await asyncio.gather(thinking, asyncio.sleep(self._pause_before(decision)))
        if self._closed or self._bots.get(decision.seat) is not bot:
            return
        try:
            await run_to_completion(self._apply_answer(decision, choice))
        except (NotAskedError, MatchOverError):
            pass  # a player undid an answer or resigned meanwhile: think again
        except AnswerTakenError as error:
            self.dismiss_bots(str(error))
        except SaveError as error:
            self._notify_watchers((), notice=str(error))
            await asyncio.sleep(self.retry)
        except Exception:  # a fault in the rules: people may still undo, look or leave
            _log.exception("table %s: %s cannot be played", self.id, choice)
            self.dismiss_bots(f"The bots stopped: {choice} failed because of an error in the rules")
