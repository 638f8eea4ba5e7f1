"""Matches of the tiny game for the tests of saves: played, sealed and ready to be stored."""

from __future__ import annotations

from typing import Any

from attrs import evolve

from engine.core import registry
from engine.core.chance import Chance
from engine.core.choice import Answer
from engine.core.match import Match, start_match
from saves.chain import first_link, linked_steps, next_link
from saves.entries import TakenBack
from saves.record import Player, Record
from saves.store import Snapshot, Store, StoredMatch, snapshot_of
from tests.sample_games import high_card

registry.register(high_card.GAME)

ANN = Player("human", "Ann")
BOB = Player("human", "Bob")
PLAYERS = (ANN, BOB)
THEN = "2026-01-02T03:04:05.678Z"


def next_answer(match: Match[Any]) -> Answer:
    decision = match.pending[0]
    return Answer(decision.seat, Chance(len(match.log)).pick(decision.choices))


def played(answers: int, *, match_id: str = "abc", seed: int = 7) -> StoredMatch:
    match = start_match(high_card.GAME, seed=seed, seats=2)
    chain = [first_link(match.charter)]
    for _ in range(answers):
        chain.append(play_on(match, chain[-1]))
    record = Record(match_id, match.charter, PLAYERS, tuple(match.log), tuple(chain), THEN, THEN)
    return StoredMatch(record, snapshot_of(match, PLAYERS, answers=answers, link=chain[-1]))


def finished(*, match_id: str = "abc", seed: int = 7) -> StoredMatch:
    match = start_match(high_card.GAME, seed=seed, seats=2)
    while match.outcome is None:
        play_on(match, "")
    return played(len(match.log), match_id=match_id, seed=seed)


def play_on(match: Match[Any], link: str) -> str:
    """Play the next answer; the link that it adds is returned."""
    answer = next_answer(match)
    match.answer(answer.seat, answer.choice)
    return next_link(link, answer, match.digest())


def taken_back(stored: StoredMatch, answers: int, *, anew: bool = False) -> StoredMatch:
    record, entry = stored.record, TakenBack(answers, anew)
    entries = (*record.entries, entry)
    new_match = start_match(high_card.GAME, seed=record.charter.seed, seats=2)
    *_, (match, link) = linked_steps(new_match, entries)
    longer = evolve(record, entries=entries, chain=(*record.chain, link))
    return StoredMatch(longer, snapshot_of(match, PLAYERS, answers=answers, link=link))


def following(stored: StoredMatch) -> tuple[Answer, Snapshot]:
    """The next answer of a stored match, and its snapshot after it."""
    later = played(stored.snapshot.answer_count + 1, match_id=stored.record.id)
    return later.record.answers[-1], later.snapshot


async def append_next(store: Store, stored: StoredMatch) -> None:
    answer, snapshot = following(stored)
    await store.append(stored.record.id, answer, snapshot, last_link=stored.snapshot.link)


RECORD = played(5).record
