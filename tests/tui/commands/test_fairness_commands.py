"""What `verify` says about the shuffle, and that `export` keeps the cards of a running match."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from engine.core import registry
from engine.core.chance import Seed
from net.config import Config
from net.hall.hall import Hall
from net.hall.table_plan import Plan, SeatPlan
from net.hall.visit import enter_hall
from net.play.table import Table
from net.visitor import Visitor
from saves.export import to_text
from saves.record import Player, Record
from saves.server_stores import ServerStores
from saves.sqlite import SqliteStore
from tui.__main__ import main

OLD_MATCH = Path(__file__).parents[2] / "saves" / "old_matches" / "duel-greedy.json"


async def _play_a_little(data: str, seed: Seed | None) -> Record:
    """Play the first answers of a Duel for two people, and take one of them back."""
    store = SqliteStore.from_directory(data)
    players = (Player("human", "Ann"), Player("human", "Bob"))
    table = await Table.create(registry.find("duel"), players=players, store=store, seed=seed)
    for _ in range(2):
        seat = table.update(0).waiting_for[0]
        decision = table.update(seat).decision
        assert decision is not None
        await table.answer(seat, decision.choices[0])
        if table.update(seat).can_undo:
            await table.undo(seat)
            await table.answer(seat, decision.choices[0])
    record = (await store.load(table.id)).record
    store.close()
    return record


@pytest.fixture
def fair(data: str) -> Record:
    return asyncio.run(_play_a_little(data, None))


def written(record: Record, folder: Path) -> str:
    path = folder / "match.json"
    path.write_text(to_text(record), "utf-8")
    return str(path)


def verdict_json(file: str, capsys: pytest.CaptureFixture[str]) -> dict[str, Any]:
    assert main(["verify", file, "--json"]) == 0
    plain: dict[str, Any] = json.loads(capsys.readouterr().out)
    return plain


def test_verify_says_what_is_proved_and_what_not(
    fair: Record, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = written(fair, tmp_path)
    assert fair.fairness is not None
    assert main(["verify", file]) == 0
    verdict, seed, *words, chain, taken_back, unproved = capsys.readouterr().out.splitlines()
    assert [f'"{each}"' in line for each, line in zip(fair.fairness.inputs, words, strict=True)]
    assert "all steps are valid" in verdict
    assert seed.startswith(f"The seed follows from the commitment {fair.fairness.commitment}, the")
    assert chain.startswith(f"The chain ends with {fair.chain[-1]}. Compare it with what another")
    assert unproved.startswith(
        "Not proved: that nobody who runs the server looked at the cards, or"
    )
    answers_taken_back = (len(fair.entries) - len(fair.answers)) // 2
    assert answers_taken_back
    assert taken_back.startswith(f"{answers_taken_back} answer")
    plain = verdict_json(file, capsys)
    assert plain["commitment"] == fair.fairness.commitment
    assert plain["chain_end"] == fair.chain[-1]
    assert plain["taken_back"] == answers_taken_back
    assert plain["seed_is_proved"] is True
    assert plain["answers"] == 2


def test_a_changed_secret_proves_nothing(
    fair: Record, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = Path(written(fair, tmp_path))
    assert fair.fairness is not None
    file.write_text(file.read_text("utf-8").replace(fair.fairness.secret, "0" * 64), "utf-8")
    assert main(["verify", str(file)]) == 1
    assert "the commitment does not match" in capsys.readouterr().err
    assert main(["verify", str(file), "--json"]) == 1
    assert json.loads(capsys.readouterr().out)["seed_is_proved"] is False


def test_a_typed_seed_rests_on_trust(
    data: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = written(asyncio.run(_play_a_little(data, 7)), tmp_path)
    assert main(["verify", file]) == 0
    said = capsys.readouterr().out
    assert "The shuffle rests on trust: the seed was typed" in said
    assert "knowing the secret" not in said
    plain = verdict_json(file, capsys)
    assert (plain["commitment"], plain["seed_is_proved"]) == ("", False)


def test_an_old_match_says_that_its_numbers_can_be_computed(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["verify", str(OLD_MATCH)]) == 0
    assert "rests on trust: this match has the old generator" in capsys.readouterr().out
    assert verdict_json(str(OLD_MATCH), capsys)["seed_is_proved"] is False


async def _host_a_match(data: str) -> tuple[str, str]:
    """Begin two hosted matches and end one early; return their ids, the unfinished one first."""
    store = SqliteStore.from_directory(data)
    hall = Hall(ServerStores.from_sqlite(store), config=Config(), pace=0)
    await hall.restore()
    bobs = []
    for _ in range(2):
        plan = Plan("duel", seats=(SeatPlan(), SeatPlan()))
        ann = await enter_hall(hall, Visitor("ann", "10.0.0.1", "SHA256:ann")).create(plan)
        bob = await enter_hall(hall, Visitor("bob", "10.0.0.2", "SHA256:bob")).come_to(ann.code)
        await bob.sit()
        bobs.append(bob)
    ids = bobs[0].match.id, bobs[1].match.id
    await bobs[1].resign()
    await hall.close()
    store.close()
    return ids


def test_export_refuses_a_match_that_is_played_at_a_hosted_table(
    data: str, capsys: pytest.CaptureFixture[str]
) -> None:
    running, over = asyncio.run(_host_a_match(data))
    assert main(["export", running, "--data", data]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    assert "is being played at a hosted table, and would show hidden cards" in said.err
    assert "--unfinished" in said.err
    assert main(["export", running, "--data", data, "--unfinished"]) == 0
    assert f'"id": "{running}"' in capsys.readouterr().out
    assert main(["export", over, "--data", data]) == 0


def test_export_writes_an_unfinished_local_match(
    fair: Record, data: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["export", fair.id, "--data", data]) == 0
    assert capsys.readouterr().out == to_text(fair)
