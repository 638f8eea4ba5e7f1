"""docs/fairness.md says exactly what is hashed: a verifier written from it agrees with the program.

Nothing of the program is used for the hashes here, only the standard library.
"""

from __future__ import annotations

import asyncio
import json
from hashlib import blake2b, sha256
from itertools import pairwise
from pathlib import Path
from typing import Any

from attrs import evolve

from engine.core.chance import Chance
from net.play.table import Table
from saves.chain import linked_steps, new_match_of
from saves.entries import TakenBack
from saves.export import to_text
from saves.fairness import new_fairness
from saves.record import Player, Record
from saves.sqlite import SqliteStore
from tests.sample_games import high_card

PLAYERS = (Player("human", "Ann"), Player("human", "Bob"), Player("random", "Bot"))
TERMS = ("game", "options", "rules", "seats")


def digest(*parts: str) -> str:
    total = sha256()
    for part in map(str.encode, parts):
        total.update(len(part).to_bytes(8, "big") + part)
    return total.hexdigest()


def key_of(*texts: str) -> str:
    total = blake2b(digest_size=32, person=b"wardenclyffe")
    for text in map(str.encode, texts):
        total.update(len(text).to_bytes(8, "big") + text)
    return total.hexdigest()


def as_json(value: Any) -> str:
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=True)


def word(key: str, number: int) -> int:
    block = blake2b((number // 8).to_bytes(8, "big"), key=bytes.fromhex(key), digest_size=64)
    start = 8 * (number % 8)
    return int.from_bytes(block.digest()[start : start + 8], "little")


def entry_json(entry: Any) -> str:
    if isinstance(entry, dict):
        return as_json({"answers": entry["back_to"], "anew": entry["anew"]})
    seat, verb, noun = entry
    return as_json({"choice": {"noun": noun, "verb": verb}, "seat": seat})


async def _play(folder: Path) -> tuple[Record, dict[str, Any]]:
    store = SqliteStore(folder / "matches.sqlite3")
    game = high_card.GAME
    draft = await Table.create(game, players=PLAYERS, store=store)
    terms = evolve((await store.load(draft.id)).record.charter, seed="")
    fairness = new_fairness(terms, ["grün", "two words", ""])
    table = await Table.create(game, players=PLAYERS, store=store, fairness=fairness)
    for number in range(4):
        seat = table.update(0).waiting_for[0]
        decision = table.update(seat).decision
        assert decision is not None
        await table.answer(seat, decision.choices[0])
        if number == 2:
            await table.rewind(1, agreed_count=3)
    record = (await store.load(table.id)).record
    store.close()
    return record, json.loads(to_text(record))


def test_a_verifier_written_from_the_page_agrees(tmp_path: Path) -> None:
    record, file = asyncio.run(_play(tmp_path))
    fairness = file["fairness"]
    terms = {name: file[name] for name in TERMS}
    secret, inputs = fairness["secret"], fairness["inputs"]
    assert fairness["commitment"] == digest(
        "wardenclyffe commitment", secret, as_json({**terms, "seed": ""})
    )
    assert file["seed"] == digest("wardenclyffe seed", secret, *inputs)
    assert file["chain"][0] == digest(as_json({**terms, "seed": file["seed"]}))
    positions = [match.digest() for match, _ in linked_steps(_new(record), record.entries)]
    links = pairwise(file["chain"])
    for entry, position, (before, link) in zip(file["entries"], positions[1:], links, strict=True):
        assert link == digest(before, entry_json(entry), position)


def _new(record: Record) -> Any:
    return new_match_of(record.charter, high_card.GAME)


def test_the_numbers_are_those_of_the_page() -> None:
    chance, key = Chance("some seed"), key_of("some seed")
    numbers = [chance.number_below(1000) for _ in range(20)]
    assert numbers == [word(key, number) * 1000 >> 64 for number in range(20)]
    assert chance.key_after("link") == key_of(key, "link")
    items, shuffled = list(range(9)), list(range(9))
    Chance("some seed").shuffle(shuffled)
    for draw, i in enumerate(range(8, 0, -1)):
        j = word(key, draw) * (i + 1) >> 64
        items[i], items[j] = items[j], items[i]
    assert shuffled == items


def test_going_back_with_consent_draws_from_the_key_of_the_page(tmp_path: Path) -> None:
    record, _ = asyncio.run(_play(tmp_path))
    (number,) = (n for n, each in enumerate(record.entries) if isinstance(each, TakenBack))
    match, link_before = list(linked_steps(_new(record), record.entries[:number]))[-1]
    earlier = _new(record)
    for answer in match.log[:1]:
        earlier.answer(answer.seat, answer.choice)
    old_key = earlier._runner.live.chance.key
    assert match.rewound(1, link_before)._runner.live.chance.key == key_of(old_key, link_before)
