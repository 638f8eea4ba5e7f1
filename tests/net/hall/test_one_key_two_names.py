"""One key under two names: they sit on one side of a table only."""

from __future__ import annotations

import pytest

from net.hall.errors import SeatTakenError
from net.hall.hall import Hall
from net.hall.table_plan import Plan, SeatPlan
from net.hall.visit import enter_hall
from net.visitor import Visitor
from tests.net.hall.halls import plan_of, play, table_with
from tests.net.hall.people import ANN, BOB, CID, OPEN

SHARED = "SHA256:" + "s" * 43
TWIN = Visitor("twin", "10.0.0.7", SHARED)


@pytest.fixture
async def one_key_hall(hall: Hall) -> Hall:
    """A hall where ann has proven a second key, which owns the name twin as well."""
    for visitor in (ANN, BOB, CID):
        await hall.accounts.claim(visitor.name, visitor.fingerprint)
    await hall.accounts.add_key(ANN, SHARED)
    await hall.accounts.claim("ann", SHARED)
    await hall.accounts.claim("twin", SHARED)
    return hall


async def test_one_key_does_not_play_against_itself_under_two_names(one_key_hall: Hall) -> None:
    ann = await enter_hall(one_key_hall, ANN).create(plan_of(OPEN, OPEN, OPEN))
    twin = await enter_hall(one_key_hall, TWIN).come_to(ann.code)
    for seat in (None, 1, 2):
        with pytest.raises(SeatTakenError, match="ann has a key of yours and sits on another side"):
            await twin.sit(seat)
    await (await enter_hall(one_key_hall, BOB).come_to(ann.code)).sit()
    assert [seat.label for seat in ann.seats] == ["ann", "bob", ""]


async def test_a_reserved_seat_is_no_way_around(one_key_hall: Hall) -> None:
    plan = plan_of(OPEN, SeatPlan("reserved", "twin"))
    ann = await enter_hall(one_key_hall, ANN).create(plan)
    twin = await enter_hall(one_key_hall, TWIN).come_to(ann.code)
    with pytest.raises(SeatTakenError, match="one key cannot play against itself"):
        await twin.sit()


async def test_two_names_of_one_key_may_sit_in_one_team_but_not_in_two(one_key_hall: Hall) -> None:
    ann = await enter_hall(one_key_hall, ANN).create(Plan("ages", seats=(OPEN,) * 4))
    twin = await enter_hall(one_key_hall, TWIN).come_to(ann.code)
    with pytest.raises(SeatTakenError, match="another side"):
        await twin.sit(1)
    await twin.sit()
    assert twin.seat == 2, "the first free seat of the same team"
    with pytest.raises(SeatTakenError, match="another side"):
        await twin.sit(3)
    assert [seat.label for seat in ann.seats] == ["ann", "", "twin", ""]


async def test_a_chain_of_keys_is_one_person(one_key_hall: Hall) -> None:
    """ann and a third name share no key, but twin shares one with each."""
    third_key = "SHA256:" + "t" * 43
    await one_key_hall.accounts.add_key(TWIN, third_key)
    await one_key_hall.accounts.claim("twin", third_key)
    await one_key_hall.accounts.claim("third", third_key)
    assert one_key_hall.accounts.names_of_person(ANN) == {"ann", "twin", "third"}
    ann = await enter_hall(one_key_hall, ANN).create(plan_of())
    third = await enter_hall(one_key_hall, Visitor("third", "10.0.0.8", third_key)).come_to(
        ann.code
    )
    with pytest.raises(SeatTakenError, match="another side"):
        await third.sit()


async def test_a_key_that_was_only_added_says_nothing_about_its_owner(one_key_hall: Hall) -> None:
    """An attack: somebody adds the key of another to keep that person from a table."""
    victim = Visitor("victim", "10.0.0.8", "SHA256:" + "v" * 43)
    await one_key_hall.accounts.claim("victim", victim.fingerprint)
    await one_key_hall.accounts.add_key(ANN, victim.fingerprint)
    ann, _ = await table_with(one_key_hall, ANN, victim)
    assert ann.stage == "playing"


async def test_a_rematch_keeps_to_it_as_well(one_key_hall: Hall) -> None:
    ann, bob = await table_with(one_key_hall, ANN, BOB)
    await play(ann, bob)
    await ann.rematch()
    await one_key_hall.accounts.add_key(BOB, SHARED)
    await one_key_hall.accounts.claim("bob", SHARED)
    with pytest.raises(SeatTakenError, match="another side"):
        await bob.rematch()
