"""Matches of an earlier program still open, replay and verify.

The files of `old_matches` were written by the program before the rules of its time were changed:
whole matches between bots as exports, and a database with one match of each game, half played.
They are never written again. When rules change, add matches of the version before.
"""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import attrs
import pytest

from engine.core import registry
from engine.core.chance import Chance
from engine.core.codec import canonical_bytes
from engine.core.match import replayed_match
from engine.core.match_access import position_of
from engine.core.state import Outcome
from engine.games.duel import GAME as DUEL
from engine.games.duel.state import DuelState, Options
from saves.chain import chain_of, new_match_of
from saves.export import read_export, to_text
from saves.loading import from_record, restore_match
from saves.record import Record
from saves.sqlite import SqliteStore
from saves.store import StoredMatch
from saves.verify import verify
from tests.contract.games import name_of, shelf

OLD_MATCHES = Path(__file__).with_name("old_matches")
EXPORTS = sorted(OLD_MATCHES.glob("*.json"))
HALF_PLAYED = OLD_MATCHES / "half_played.sql"


def file_name(path: Path) -> str:
    return path.stem


def test_there_are_old_matches_of_every_game() -> None:
    games = {read_export(path).charter.game for path in EXPORTS}
    assert games == {game.slug for game in shelf()}


@pytest.mark.parametrize("path", EXPORTS, ids=file_name)
def test_an_old_match_is_verified(path: Path) -> None:
    """Every link seals the position after its answer, so each position must be as it was."""
    verdict = verify(read_export(path))
    assert verdict.ok, verdict.problem
    assert verdict.is_finished


@pytest.mark.parametrize("path", EXPORTS, ids=file_name)
def test_an_old_match_is_imported_replayed_and_exported_as_it_was(path: Path) -> None:
    stored = from_record(read_export(path))
    loaded = restore_match(stored)
    assert loaded.note == ""
    assert loaded.match.outcome is not None
    assert tuple(loaded.match.log) == stored.record.answers
    exported = to_text(stored.record)
    assert exported.split('"chain"')[1].split('"seal"')[0] in path.read_text("utf-8")


def test_a_link_seals_the_answer_and_the_position_after_it() -> None:
    """The fixed chain: a link that left out the position or the answer would not be the same."""
    record = read_export(OLD_MATCHES / "duel-random.json")
    match = new_match_of(record.charter)
    for answer in record.answers:
        match.answer(answer.seat, answer.choice)
    assert chain_of(match) == record.chain


def test_only_the_link_notices_a_position_that_hides_a_change(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Two cards that nobody draws change places: every answer is legal, and the match ends as it
    did, but the first link seals the position with all that is hidden in it."""
    record = read_export(OLD_MATCHES / "duel-random.json")
    monkeypatch.setitem(
        registry._GAMES, "duel", attrs.evolve(DUEL, setup=setup_with_two_cards_swapped)
    )
    match = new_match_of(record.charter)
    for answer in record.answers:
        match.answer(answer.seat, answer.choice)
    assert match.outcome == outcome_of(record)
    verdict = verify(record)
    assert (verdict.ok, verdict.step) == (False, 1)
    assert "link 1 does not match" in verdict.problem


def setup_with_two_cards_swapped(options: Options, seats: int, chance: Chance) -> DuelState:
    """Set Duel up with the two lowest cards of the Assistants' deck in the other order."""
    g = DUEL.setup(options, seats, chance)
    g.assistant_deck.cards[-2:] = g.assistant_deck.cards[:-3:-1]
    return g


def outcome_of(record: Record) -> Outcome | None:
    return replayed_match(DUEL, record.charter, record.answers).outcome


@pytest.mark.parametrize("game", shelf(), ids=name_of)
async def test_a_match_in_an_old_database_goes_on(game: object, tmp_path: Path) -> None:
    stored = await half_played(name_of(game), tmp_path)
    loaded = restore_match(stored)
    assert loaded.note == ""
    assert len(loaded.match.log) == stored.snapshot.answer_count
    position = canonical_bytes(position_of(loaded.match)).decode("ascii")
    assert position == stored.snapshot.position
    seat = loaded.match.pending[0].seat
    loaded.match.answer(seat, loaded.match.decision(seat).choices[0])


@pytest.mark.parametrize("game", shelf(), ids=name_of)
async def test_the_position_of_an_old_match_is_read_without_its_log(
    game: object, tmp_path: Path
) -> None:
    stored = await half_played(name_of(game), tmp_path)
    replayed = restore_match(stored).match
    shortened = attrs.evolve(stored.record, entries=stored.record.entries[1:])
    loaded = restore_match(attrs.evolve(stored, record=shortened))
    assert loaded.note
    assert loaded.match.pending == replayed.pending


async def half_played(slug: str, directory: Path) -> StoredMatch:
    path = directory / "matches.sqlite3"
    with closing(sqlite3.connect(path)) as db:
        db.executescript(HALF_PLAYED.read_text("utf-8"))
    store = SqliteStore(path)
    try:
        ids = [each.id for each in await store.summaries() if each.game == slug]
        assert len(ids) == 1
        return await store.load(ids[0])
    finally:
        store.close()
