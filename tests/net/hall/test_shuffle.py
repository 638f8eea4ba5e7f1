"""The shuffle of a hosted table: committed to before anybody sits down, proved after the match."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing, suppress

import pytest
from attrs import evolve

from engine.core import registry
from net.hall.chair import Chair
from net.hall.errors import (
    AlreadyBegunError,
    NoSuchTableError,
    NotAtTableError,
    NotOverError,
    TooFastError,
)
from net.hall.hall import Hall
from net.hall.shuffle import with_commitment
from net.hall.table_state import to_text
from net.hall.visit import enter_hall, record_text
from saves.entries import TakenBack
from saves.export import from_text
from saves.fairness import MAX_INPUT_LENGTH
from saves.record import Record
from saves.sqlite import SqliteStore
from saves.verify import verify
from tests.net.hall.halls import plan_of, play, reopened, table_with
from tests.net.hall.people import ANN, BOB, CID, OPEN, ROBOT
from tests.sample_games import high_card


async def fair_table(hall: Hall) -> list[Chair]:
    return await table_with(hall, ANN, BOB, seed=None)


async def record_for(hall: Hall, chair: Chair) -> Record:
    return from_text(await record_text(hall, chair.visitor, chair.code))


async def test_the_commitment_stands_before_anybody_else_sits_down_and_is_kept(hall: Hall) -> None:
    ann = await enter_hall(hall, ANN).create(plan_of(seed=None))
    commitment = ann.commitment
    assert len(commitment) == 64
    bob = await enter_hall(hall, BOB).come_to(ann.code)
    assert bob.commitment == commitment
    await bob.type_for_shuffle("bob's  own\twords")
    await bob.sit()
    assert bob.stage == "playing"
    assert bob.commitment == commitment == bob.match.proof().commitment
    await play(ann, bob)
    record = await record_for(hall, bob)
    assert record.fairness is not None
    assert record.fairness.commitment == commitment
    assert record.fairness.inputs[1] == bob.typed != ""
    assert len(record.fairness.inputs[0]) == 8, "drawn for Ann, who typed nothing"
    verdict = verify(record)
    assert verdict.ok, verdict.problem
    assert verdict.is_finished


async def test_seated_people_type_until_the_match_begins(hall: Hall) -> None:
    ann = await enter_hall(hall, ANN).create(plan_of(OPEN, OPEN, OPEN, seed=None))
    bob = await enter_hall(hall, BOB).come_to(ann.code)
    await ann.type_for_shuffle("one")
    await ann.type_for_shuffle("x" * 1000)
    assert ann.typed == "x" * MAX_INPUT_LENGTH
    await bob.sit()
    await bob.type_for_shuffle("two")
    await ann.type_for_shuffle("")
    assert (ann.typed, bob.typed) == ("", "two")
    await bob.type_for_shuffle("three")
    cid = await enter_hall(hall, CID).come_to(ann.code)
    await cid.sit()
    with pytest.raises(AlreadyBegunError):
        await bob.type_for_shuffle("too late")
    await play(ann, bob, cid)
    record = await record_for(hall, cid)
    assert record.fairness is not None
    assert record.fairness.inputs[1] == "three"


async def test_whoever_stands_up_takes_their_characters_along(hall: Hall) -> None:
    ann = await enter_hall(hall, ANN).create(plan_of(OPEN, OPEN, OPEN, seed=None))
    bob = await enter_hall(hall, BOB).come_to(ann.code)
    await bob.type_for_shuffle("mine")
    await bob.sit()
    (hosted,) = hall.tables
    assert hosted.state.typed == {"bob": "mine"}
    await bob.leave()
    assert not hosted.state.typed


async def test_bots_type_nothing(hall: Hall) -> None:
    ann = await enter_hall(hall, ANN).create(plan_of(OPEN, ROBOT, OPEN, seed=None))
    bob = await enter_hall(hall, BOB).come_to(ann.code)
    await bob.sit()
    (hosted,) = hall.tables
    record = (await hall.services.stores.matches.load(hosted.state.match_id)).record
    assert record.fairness is not None
    assert record.fairness.inputs[1] == ""


async def test_neither_the_secret_nor_the_seed_is_readable_while_it_matters(
    hall: Hall,
) -> None:
    ann, bob = await fair_table(hall)
    await play(ann, bob, answers=2)
    (hosted,) = hall.tables
    record = (await hall.services.stores.matches.load(hosted.state.match_id)).record
    assert record.fairness is not None
    store = hall.services.stores.matches
    assert isinstance(store, SqliteStore)
    with closing(sqlite3.connect(store.path)) as db:
        content = "\n".join(db.iterdump())
    for secret in (record.fairness.secret, record.charter.seed):
        assert str(secret) not in content + to_text(hosted.state) + repr(hosted.state)
    for chair in (ann, bob):
        proof = chair.match.proof()
        assert (proof.is_revealed, proof.secret, proof.seed, proof.inputs) == (False, "", "", ())


async def test_a_typed_seed_is_not_readable_in_the_database_either(hall: Hall) -> None:
    ann = await enter_hall(hall, ANN).create(plan_of(seed="the-seed-of-ann"))
    bob = await enter_hall(hall, BOB).come_to(ann.code)
    store = hall.services.stores.matches
    assert isinstance(store, SqliteStore)
    for _ in ("before the match", "while it is running"):
        with closing(sqlite3.connect(store.path)) as db:
            content = "\n".join(db.iterdump())
        assert ann.code in content
        assert "the-seed-of-ann" not in content
        if bob.seat is None:
            await bob.sit()
    await play(ann, bob)
    assert ann.match.proof().seed == "the-seed-of-ann"


async def test_a_typed_seed_needs_no_commitment(hall: Hall) -> None:
    ann, bob = await table_with(hall, ANN, BOB, seed="5")
    assert ann.commitment == ""
    await play(ann, bob)
    assert ann.match.proof().seed == "5"
    assert (await record_for(hall, ann)).fairness is None


async def test_all_see_the_same_end_of_the_chain_which_moves_with_every_answer(hall: Hall) -> None:
    ann, bob = await fair_table(hall)
    watcher = await enter_hall(hall, CID).come_to(ann.code)
    ends = []
    for _ in range(3):
        ends.append(ann.match.proof())
        assert ann.match.proof() == bob.match.proof() == watcher.match.proof()
        await play(ann, bob, answers=1)
    assert len({proof.head for proof in ends}) == 3
    assert [proof.entry_count for proof in ends] == [0, 1, 2]


async def test_what_was_taken_back_stays_in_the_chain(hall: Hall) -> None:
    ann, bob = await fair_table(hall)
    await play(ann, bob, answers=1)
    first = ann if ann.match.update(ann.seat).can_undo else bob
    assert first.seat is not None
    await first.match.undo(first.seat)
    await play(ann, bob, answers=4)
    await ann.ask_undo()
    await bob.consent(True)
    await play(ann, bob)
    record = await record_for(hall, ann)
    backs = [each for each in record.entries if isinstance(each, TakenBack)]
    assert [each.anew for each in backs] == [False, True]
    assert len(record.entries) > len(record.answers) + len(backs)
    verdict = verify(record)
    assert verdict.ok, verdict.problem


async def test_after_an_agreed_undo_other_cards_come_also_after_a_restart(hall: Hall) -> None:
    ann, bob = await fair_table(hall)
    await play(ann, bob, answers=5)
    (hosted,) = hall.tables
    await ann.ask_undo()
    await bob.consent(True)
    before = hosted.table._match.digest()
    record = (await hall.services.stores.matches.load(hosted.state.match_id)).record
    assert record.redraws
    again = await reopened(hall)
    chair = await enter_hall(again, ANN).come_to(ann.code)
    (hosted,) = again.tables
    assert hosted.table._match.digest() == before
    assert chair.match.proof().head == record.chain[-1]


async def test_the_record_is_for_the_players_of_a_finished_match(hall: Hall) -> None:
    ann, bob = await fair_table(hall)
    with pytest.raises(NotOverError, match="would show hidden cards"):
        await record_text(hall, ANN, ann.code)
    await play(ann, bob)
    with pytest.raises(NotAtTableError, match="you did not play at table"):
        await record_text(hall, CID, ann.code)
    with pytest.raises(NoSuchTableError, match="no table is called"):
        await record_text(hall, ANN, "ZZZZZ")
    text = await record_text(hall, BOB, ann.code)
    assert json.loads(text)["format"] == "wardenclyffe-match"


async def test_the_record_of_a_match_of_long_ago_is_still_given(hall: Hall) -> None:
    ann, bob = await fair_table(hall)
    await play(ann, bob)
    (hosted,) = hall.tables
    hall._forget(hosted)
    assert verify(await record_for(hall, ann)).ok


async def test_codes_cannot_be_tried_for_records(hall: Hall) -> None:
    async def try_codes() -> None:
        for number in range(100, 1000):
            with suppress(NoSuchTableError):
                await record_text(hall, CID, f"ZZ{number}")

    with pytest.raises(TooFastError):
        await try_codes()


async def test_a_match_that_ended_early_stays_secret_until_all_agree(hall: Hall) -> None:
    ann, bob = await fair_table(hall)
    await play(ann, bob, answers=2)
    with pytest.raises(NotOverError):
        await ann.agree_to_reveal()
    await bob.resign()
    assert ann.has_ended_early
    assert ann.match.proof().secret == ""
    with pytest.raises(NotOverError, match="when all its players have agreed"):
        await record_text(hall, ANN, ann.code)
    assert ann.can_agree_to_reveal
    await ann.agree_to_reveal()
    assert not ann.can_agree_to_reveal
    assert ann.match.proof().secret == ""
    watcher = await enter_hall(hall, CID).come_to(ann.code)
    with pytest.raises(NotAtTableError):
        await watcher.agree_to_reveal()
    await bob.agree_to_reveal()
    assert len(ann.match.proof().secret) == 64
    assert verify(await record_for(hall, ann)).ok


async def test_an_update_that_changes_the_terms_commits_again(hall: Hall) -> None:
    ann = await enter_hall(hall, ANN).create(plan_of(seed=None))
    (hosted,) = hall.tables
    sealer, state = hall.services.stores.sealer, hosted.state
    assert with_commitment(state, sealer) is state
    registry.register(evolve(high_card.GAME, rules_version=2))
    try:
        renewed = with_commitment(state, sealer)
        assert renewed.fairness is not None
        assert renewed.fairness.commitment != ann.commitment
        again = await reopened(hall)
        chair = await enter_hall(again, ANN).come_to(ann.code)
        assert chair.commitment not in ("", ann.commitment)
        assert any("new commitment" in line.text for line in chair.lines())
    finally:
        registry.register(high_card.GAME)


async def test_a_rematch_has_a_commitment_of_its_own(hall: Hall) -> None:
    ann, bob = await fair_table(hall)
    await play(ann, bob)
    code = await ann.rematch()
    again = await enter_hall(hall, BOB).come_to(code)
    assert again.commitment not in ("", ann.commitment)
