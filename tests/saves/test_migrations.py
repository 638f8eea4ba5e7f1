"""Database files of earlier versions are brought up to date, or stay as they were."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import attrs
import pytest

from engine.core.codec import canonical_bytes
from saves.account_store import AccountStore, StoredGuest
from saves.loading import restore_match
from saves.migrations import CURRENT, MIGRATIONS, create_webhooks, migrate
from saves.sqlite import SqliteStore
from saves.store import StoredMatch
from saves.webhook_store import Webhook, WebhookStore
from tests.saves.database_files import pragma
from tests.saves.sample_matches import finished, following, played

VERSION_1 = """
PRAGMA journal_mode = WAL;
PRAGMA application_id = 0x57415244;
PRAGMA user_version = 1;
CREATE TABLE matches (
    id TEXT PRIMARY KEY, charter TEXT NOT NULL, players TEXT NOT NULL, created TEXT NOT NULL,
    updated TEXT NOT NULL, answers INTEGER NOT NULL, link TEXT NOT NULL, position TEXT NOT NULL
);
CREATE TABLE answers (
    match_id TEXT NOT NULL REFERENCES matches (id) ON DELETE CASCADE, number INTEGER NOT NULL,
    seat INTEGER, verb TEXT, noun TEXT, link TEXT NOT NULL, PRIMARY KEY (match_id, number)
) WITHOUT ROWID;
"""


def version_1(path: Path, *matches: StoredMatch) -> None:
    """A database as version 1 of the schema left it."""
    with closing(sqlite3.connect(path)) as db:
        db.executescript(VERSION_1)
        for stored in matches:
            insert_as_version_1(db, stored)
        db.commit()


def insert_as_version_1(db: sqlite3.Connection, stored: StoredMatch) -> None:
    record, snapshot = stored.record, stored.snapshot
    agreed = (canonical_bytes(record.charter).decode(), canonical_bytes(record.players).decode())
    times = (record.created, record.updated)
    now = (snapshot.answer_count, snapshot.link, snapshot.position)
    row = (record.id, *agreed, *times, *now)
    db.execute("INSERT INTO matches VALUES (?, ?, ?, ?, ?, ?, ?, ?)", row)
    rows = [(record.id, 0, None, None, None, record.chain[0])] + [
        (record.id, number, answer.seat, answer.choice.verb, answer.choice.noun, link)
        for number, (answer, link) in enumerate(
            zip(record.answers, record.chain[1:], strict=True), 1
        )
    ]
    db.executemany("INSERT INTO answers VALUES (?, ?, ?, ?, ?, ?)", rows)


async def test_a_database_of_version_1_is_brought_up_to_date(path: Path) -> None:
    version_1(path, played(4, match_id="lasting"), finished(match_id="over"))
    store = SqliteStore(path)
    over, lasting = await store.summaries()
    assert (lasting.id, lasting.answer_count, lasting.finished, lasting.outcome) == (
        ("lasting", 4, False, "")
    )
    assert (over.id, over.finished) == ("over", True)
    assert over.outcome.endswith("rounds won")
    assert (await store.load("lasting")).record == played(4, match_id="lasting").record
    answer, snapshot = following(played(4, match_id="lasting"))
    await store.append("lasting", answer, snapshot, last_link=played(4).snapshot.link)
    loaded = restore_match(await store.load("lasting"))
    store.close()
    assert len(loaded.match.log) == 5
    assert pragma(path, "user_version") == CURRENT


async def test_version_5_keeps_the_words_of_how_far_a_match_is(path: Path) -> None:
    version_1(path, played(4, match_id="lasting"))
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        migrate(db, path, steps=MIGRATIONS[:4])
        db.execute("UPDATE matches SET place = 'Round 2'")
    store = SqliteStore(path)
    (summary,) = await store.summaries()
    store.close()
    assert summary.progress_text == "Round 2"


async def test_version_6_lets_the_keys_that_created_an_account_own_it(path: Path) -> None:
    """The others were added without proof; an account that lost its first key keeps them all."""
    version_1(path)
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        migrate(db, path, steps=MIGRATIONS[:5])
        db.execute("INSERT INTO accounts VALUES ('ann', 1)")
        db.execute("INSERT INTO accounts VALUES ('bob', 1)")
        db.execute("INSERT INTO account_keys VALUES ('ann', 'SHA256:a', 1)")
        db.execute("INSERT INTO account_keys VALUES ('ann', 'SHA256:boss', 2)")
        db.execute("INSERT INTO account_keys VALUES ('bob', 'SHA256:b', 3)")
    store = SqliteStore(path)
    accounts = await AccountStore(store).load_all()
    store.close()
    assert accounts.keys == (("ann", "SHA256:a"), ("bob", "SHA256:b"))
    assert accounts.pending_keys == (("ann", "SHA256:boss"),)


async def test_version_8_has_guests_with_codes(path: Path) -> None:
    version_1(path)
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        migrate(db, path, steps=MIGRATIONS[:7])
    store = SqliteStore(path)
    accounts, guest = AccountStore(store), StoredGuest("guest gus 10.0.0.5 1f", 2, "hash")
    await accounts.store_guest(guest, time=1)
    assert (await accounts.load_all()).guests == (guest,)
    await accounts.forget_guests(guest.identity)
    assert (await accounts.load_all()).guests == ()
    store.close()


async def test_accounts_from_before_webhooks_have_none_and_can_have_one(path: Path) -> None:
    version_1(path)
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        migrate(db, path, steps=MIGRATIONS[: MIGRATIONS.index(create_webhooks)])
        db.execute("INSERT INTO accounts VALUES ('ann', 1)")
    store = SqliteStore(path)
    webhooks, webhook = (
        WebhookStore(store),
        Webhook("ann", "https://a.example", "key", "SHA256:a"),
    )
    assert await webhooks.load_all() == ()
    await webhooks.save(webhook)
    assert await webhooks.load_all() == (webhook,)
    store.close()


async def test_a_position_that_cannot_be_read_does_not_stop_the_migration(path: Path) -> None:
    spoilt = attrs.evolve(played(1).snapshot, position="spoilt")
    version_1(path, StoredMatch(played(1).record, spoilt))
    store = SqliteStore(path)
    (summary,) = await store.summaries()
    store.close()
    assert not summary.finished


def test_a_migration_that_fails_leaves_the_old_version(path: Path) -> None:
    version_1(path, played(4))

    def fails(db: sqlite3.Connection) -> None:
        db.execute("DROP TABLE entries")
        raise RuntimeError("half way")

    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        with pytest.raises(RuntimeError, match="half way"):
            migrate(db, path, steps=(*MIGRATIONS, fails))
        assert db.execute("PRAGMA user_version").fetchone() == (1,)
        assert db.execute("SELECT count(*) FROM answers").fetchone() == (5,)
        columns = [row[1] for row in db.execute("PRAGMA table_info(matches)")]
    assert "finished" not in columns


def test_a_migrated_schema_is_the_same_as_a_new_one(path: Path, tmp_path: Path) -> None:
    version_1(path)
    SqliteStore(path).close()
    SqliteStore(tmp_path / "new.sqlite3").close()
    assert columns_of(path) == columns_of(tmp_path / "new.sqlite3")


def columns_of(path: Path) -> list[object]:
    with closing(sqlite3.connect(path)) as db:
        tables = ("matches", "entries")
        return [db.execute(f"PRAGMA table_info({table})").fetchall() for table in tables]
