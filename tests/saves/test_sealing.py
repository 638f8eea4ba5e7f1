"""Seals: what nobody should stumble over is unreadable without the key file."""

from __future__ import annotations

import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import attrs
import pytest

from engine.core.codec import canonical_bytes
from engine.core.match import charter_for, start_match
from engine.core.match_access import position_of
from saves.errors import SaveError, SealedError
from saves.fairness import new_fairness
from saves.loading import record_of
from saves.sealing import KEY_FILE, Sealer, is_sealed, sealer_beside
from saves.sqlite import SqliteStore
from saves.store import StoredMatch, snapshot_of
from tests.sample_games import high_card
from tests.saves.sample_matches import append_next, played


def test_a_sealed_text_is_opened_with_its_key_only() -> None:
    sealer = Sealer()
    sealed = sealer.seal("the ace of spades")
    assert is_sealed(sealed)
    assert "ace" not in sealed
    assert sealer.open(sealed) == "the ace of spades"
    assert sealer.seal("the ace of spades") != sealed
    with pytest.raises(SealedError, match=r"another seal\.key"):
        Sealer().open(sealed)


def test_a_changed_seal_is_found() -> None:
    sealer = Sealer()
    sealed = sealer.seal("the ace of spades")
    changed = sealed[:-6] + ("A" if sealed[-6] != "A" else "B") + sealed[-5:]
    for text in (changed, sealed[:-8], f"sealed:{sealer.key_name}:"):
        with pytest.raises(SealedError, match="was changed"):
            sealer.open(text)


def test_a_text_without_a_seal_is_as_it_was() -> None:
    assert Sealer().open("plain") == "plain"


def test_the_key_file_is_for_its_owner_and_stays(tmp_path: Path) -> None:
    sealer = sealer_beside(tmp_path / "matches.sqlite3")
    key_file = tmp_path / KEY_FILE
    assert stat.S_IMODE(key_file.stat().st_mode) == 0o600
    assert sealer_beside(tmp_path / "matches.sqlite3") == sealer
    assert key_file.read_bytes().hex() not in repr(sealer)


def fair_match() -> StoredMatch:
    """A new match with a drawn seed."""
    fairness = new_fairness(charter_for(high_card.GAME, seed="", seats=2), ["a", "b"])
    match = start_match(high_card.GAME, seed=fairness.seed, seats=2)
    record = attrs.evolve(record_of(match), id="abc", fairness=fairness)
    snapshot = snapshot_of(match, record.players, answers=0, link=record.chain[0])
    return StoredMatch(record, snapshot)


async def test_no_secret_of_a_match_can_be_read_in_its_database(
    store: SqliteStore, path: Path
) -> None:
    stored = fair_match()
    await store.create(stored)
    assert await store.load("abc") == stored
    fairness = stored.record.fairness
    assert fairness is not None
    match = start_match(high_card.GAME, seed=fairness.seed, seats=2)
    key = position_of(match).state.chance.key
    with closing(sqlite3.connect(path)) as db:
        content = "\n".join(db.iterdump())
    for secret in (fairness.secret, fairness.seed, key, '"hands"'):
        assert secret not in content
    assert fairness.commitment in content


async def test_positions_are_sealed_after_each_answer(store: SqliteStore, path: Path) -> None:
    await store.create(played(3))
    await append_next(store, played(3))
    with closing(sqlite3.connect(path)) as db:
        (position,) = db.execute("SELECT position FROM matches").fetchone()
    assert is_sealed(position)
    assert store.sealer.open(position) == played(4).snapshot.position


async def test_without_its_key_a_match_is_refused_in_one_line_and_not_harmed(
    store: SqliteStore, path: Path
) -> None:
    await store.create(played(3))
    store.close()
    key = path.with_name(KEY_FILE)
    kept = key.read_bytes()
    key.write_bytes(b"x" * 32)
    other = SqliteStore(path)
    with pytest.raises(SealedError, match=r"another seal\.key than the one in use") as caught:
        await other.load("abc")
    assert str(caught.value).isprintable()
    assert [each.id for each in await other.summaries()] == ["abc"]
    other.close()
    key.write_bytes(kept)
    again = SqliteStore(path)
    assert await again.load("abc") == played(3)
    again.close()


@pytest.mark.parametrize(
    ("content", "problem"), [(None, "is missing"), (b"", "is empty"), (b"short", "has 5 bytes")]
)
async def test_a_spoilt_key_file_is_told_at_once_and_no_new_one_is_made(
    store: SqliteStore, path: Path, content: bytes | None, problem: str
) -> None:
    await store.create(played(3))
    store.close()
    key = path.with_name(KEY_FILE)
    key.unlink()
    if content is not None:
        key.write_bytes(content)
    with pytest.raises(SaveError, match=f"seal.key {problem}.*restore it from your backup"):
        SqliteStore(path)
    assert key.exists() == (content is not None)


async def test_a_match_stored_before_there_were_seals_is_read(
    store: SqliteStore, path: Path
) -> None:
    stored = played(3)
    await store.create(stored)
    with closing(sqlite3.connect(path)) as db, db:
        charter = canonical_bytes(stored.record.charter).decode()
        changes = (charter, stored.snapshot.position)
        db.execute("UPDATE matches SET charter = ?, position = ?", changes)
    assert await store.load("abc") == stored
