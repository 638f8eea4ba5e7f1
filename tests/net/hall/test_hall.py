"""The lobby: setting tables, finding them, sitting down, and who is there."""

from __future__ import annotations

import re

import pytest

from net.hall.errors import (
    AlreadyBegunError,
    BadPlanError,
    NotAtTableError,
    NotOwnerError,
    SeatTakenError,
    TableFullError,
)
from net.hall.hall import ALPHABET, Hall, new_code
from net.hall.table_plan import DAY_SECONDS, ClockPlan, Plan, SeatPlan
from net.hall.timeouts import ABANDONED_AFTER_SECONDS, SHOW_OVER_SECONDS, SLEEP_AFTER_SECONDS
from net.hall.visit import enter
from net.visitor import Visitor
from tests.net.hall.halls import (
    ANN,
    BOB,
    CID,
    DAN,
    GUS,
    OPEN,
    ROBOT,
    answer,
    pass_time,
    plan_of,
    reopened,
    table_with,
)

# Setting a table


def test_a_code_is_short_clear_and_never_twice_the_same() -> None:
    codes = {new_code() for _ in range(500)}
    assert len(codes) == 500
    assert all(re.fullmatch(f"[{ALPHABET}]{{5}}", code) for code in codes)
    assert not set(ALPHABET) & set("01AEIOUL")


async def test_a_visitor_who_sets_a_table_sits_there_and_it_is_listed(hall: Hall) -> None:
    chair = await enter(hall, ANN).create(plan_of())
    assert (chair.seat, chair.stage, chair.is_owner) == (0, "gathering", True)
    (table,) = hall.listed_for(BOB)
    assert (table.code, table.title, table.owner) == (chair.code, "High Card", "ann")
    assert (table.stage, table.free, table.can_join, table.mine) == ("gathering", 1, True, False)
    assert [(seat.kind, seat.label, seat.presence) for seat in table.seats] == [
        ("person", "ann", "here"),
        ("open", "", "empty"),
    ]


async def test_a_row_of_the_lobby_is_always_up_to_date(hall: Hall) -> None:
    """Rows are kept until something changes; here everything does, one after the other."""
    ann = await enter(hall, ANN).create(plan_of())
    rows = [hall.listed_for(CID)[0]]

    def note() -> None:
        (row,) = hall.listed_for(CID)
        assert row != rows[-1]
        rows.append(row)

    bob = await enter(hall, BOB).come_to(ann.code)
    note()
    await bob.sit()
    note()
    await answer(ann)
    note()
    await ann.match.undo(0)
    note()
    bob.close()
    note()
    await ann.resign()
    assert hall.listed_for(CID) == []
    assert [row.mine or row.my_turn for row in rows] == [False] * len(rows)
    assert [row.can_join for row in rows] == [True, True, False, False, False, False]


async def test_the_last_to_sit_down_begins_the_match(hall: Hall) -> None:
    ann, bob = await table_with(hall, ANN, BOB)
    assert ann.stage == bob.stage == "playing"
    assert [player.name for player in ann.match.players] == ["ann", "bob"]
    assert ann.match.title == "High Card: ann and bob"
    (table,) = hall.listed_for(CID)
    assert (table.stage, table.where, table.can_join) == ("playing", "Round 1", False)
    assert [line.text for line in bob.lines()] == ["bob sits down", "The match begins"]


async def test_bots_fill_seats_at_once(hall: Hall) -> None:
    chair = await enter(hall, ANN).create(plan_of(OPEN, ROBOT))
    assert chair.stage == "playing"
    assert [seat.presence for seat in chair.seats] == ["here", "bot"]
    assert chair.match.players[1].name == "Random"


async def test_bots_of_one_kind_are_told_apart(hall: Hall) -> None:
    ann = await enter(hall, ANN).create(plan_of(ROBOT, OPEN, ROBOT, OPEN))
    assert [seat.label for seat in ann.seats] == ["Random", "ann", "Random 2", ""]
    await ann.arrange(0, OPEN)
    assert [seat.label for seat in ann.seats] == ["", "ann", "Random", ""]
    await ann.arrange(3, ROBOT)
    assert [seat.label for seat in ann.seats] == ["", "ann", "Random", "Random 2"]


async def test_a_table_of_bots_is_watched_by_a_visitor_who_set_it(hall: Hall) -> None:
    chair = await enter(hall, ANN).create(plan_of(ROBOT, ROBOT))
    assert chair.seat is None
    assert chair.spectators == ["ann"]


async def test_a_seat_may_be_reserved_and_its_owner_finds_it(hall: Hall) -> None:
    ann = await enter(hall, ANN).create(plan_of(SeatPlan("reserved", "bob"), OPEN, OPEN))
    assert ann.seat == 1
    bob = await enter(hall, BOB).come_to(ann.code)
    cid = await enter(hall, CID).come_to(ann.code)
    with pytest.raises(SeatTakenError, match="seat 1 is reserved for bob"):
        await cid.sit(0)
    await bob.sit()
    assert bob.seat == 0
    assert hall.listed_for(BOB)[0].mine


async def test_a_guest_cannot_take_the_seat_of_an_account(hall: Hall) -> None:
    """A guest of the same name is another visitor."""
    ann = await enter(hall, ANN).create(plan_of(OPEN, SeatPlan("reserved", "gus")))
    gus = await enter(hall, GUS).come_to(ann.code)
    with pytest.raises(TableFullError, match="taken or reserved"):
        await gus.sit()


@pytest.mark.parametrize(
    ("plan", "words"),
    [
        (Plan("chess"), "no game is called 'chess'"),
        (plan_of(OPEN), "is played by 2 to 4 players, not by 1"),
        (plan_of(OPEN, SeatPlan("bot", "deep-blue")), "has no bot 'deep-blue'"),
        (plan_of(OPEN, SeatPlan("bot", "human")), "has no bot 'human'"),
        (plan_of(OPEN, SeatPlan("reserved", "")), "give the name that seat 2 is reserved for"),
        (plan_of(OPEN, SeatPlan("reserved", "Bo b")), "cannot be reserved for 'Bo b'"),
        (plan_of(*[SeatPlan("reserved", "bob")] * 2), "two seats are reserved for bob"),
        (plan_of(options={"cards": "9"}), "options are not valid"),
        (plan_of(options={"jokers": True}), "options are not valid"),
        (plan_of(clock=ClockPlan("bank", 0)), "a clock can be set from 1 second"),
        (plan_of(clock=ClockPlan("decision", 10**9)), "a clock can be set from 1 second"),
        (plan_of(clock=ClockPlan("bank", 60, -1)), "an increment can be from 0"),
        (plan_of(stand_in_minutes=-1), "a bot takes over after"),
        (plan_of(seed=-1), "a seed is a number"),
    ],
)
async def test_a_table_that_cannot_be_played_is_refused(hall: Hall, plan: Plan, words: str) -> None:
    with pytest.raises(BadPlanError, match=words):
        await hall.create(ANN, plan)
    assert hall.listed_for(ANN) == []


@pytest.mark.parametrize(
    ("owner", "seats", "stays"),
    [
        (ANN, (OPEN, OPEN), 2.0 * DAY_SECONDS),
        (GUS, (OPEN, OPEN), 3600.0),
        (ANN, (SeatPlan("reserved", "bob"), SeatPlan("reserved", "cid")), 600.0),
    ],
    ids=["an account", "a guest", "no person"],
)
async def test_a_table_that_is_left_closes_by_itself(
    hall: Hall, owner: Visitor, seats: tuple[SeatPlan, ...], stays: float
) -> None:
    chair = await enter(hall, owner).create(plan_of(*seats))
    chair.close()
    await pass_time(hall, stays - 1)
    assert [each.code for each in hall.tables] == [chair.code]
    await pass_time(hall, 2)
    assert not hall.tables


async def test_a_match_that_no_player_comes_back_to_ends_and_leaves_memory(hall: Hall) -> None:
    ann, bob = await table_with(hall, ANN, BOB)
    for chair in (ann, bob):
        chair.close()
    (hosted,) = hall.tables
    await pass_time(hall, SLEEP_AFTER_SECONDS + 1)
    assert hosted.running.table is None
    await pass_time(hall, ABANDONED_AFTER_SECONDS + 1)
    assert (hosted.stage, hosted.result) == ("over", "ann and bob draw: abandoned")
    await pass_time(hall, SHOW_OVER_SECONDS + 1)
    assert not hall.tables
    assert (await hall.services.stores.matches.load(hosted.state.match_id)).snapshot.finished


async def test_tables_with_people_present_are_listed_first(hall: Hall) -> None:
    empty = await enter(hall, ANN).create(plan_of())
    full = await enter(hall, BOB).create(plan_of())
    await enter(hall, CID).come_to(full.code)
    empty.close()
    listed = [table.code for table in hall.listed_for(DAN)]
    assert listed == [full.code, empty.code]


async def test_a_guest_holds_the_name_while_online_or_in_a_match(hall: Hall) -> None:
    visit = enter(hall, GUS)
    assert hall.has_guest("gus")
    assert not hall.has_guest("gu")
    chair = await visit.create(plan_of())
    visit.leave()
    assert hall.has_guest("gus")
    back = await enter(hall, GUS).come_to(chair.code)
    await back.leave()
    for each in tuple(hall.visits):
        each.leave()
    assert not hall.has_guest("gus")


async def test_a_reserved_seat_can_be_declined(hall: Hall) -> None:
    ann = await enter(hall, ANN).create(plan_of(OPEN, SeatPlan("reserved", "bob")))
    bob = await enter(hall, BOB).come_to(ann.code)
    assert bob.reserved_seat == 1
    await bob.decline()
    assert (ann.seats[1].kind, ann.plan.seats[1]) == ("open", OPEN)
    assert ann.lines()[-1].text == "bob declines the reserved seat"
    assert [table.mine for table in hall.listed_for(BOB)] == [False]
    with pytest.raises(NotAtTableError, match="no seat is reserved"):
        await bob.decline()
    await (await enter(hall, CID).come_to(ann.code)).sit()
    assert ann.stage == "playing"


# Sitting down and standing up


async def test_one_may_move_to_another_seat_and_stand_up(hall: Hall) -> None:
    ann = await enter(hall, ANN).create(plan_of(OPEN, OPEN, OPEN))
    bob = await enter(hall, BOB).come_to(ann.code)
    await bob.sit(2)
    await bob.sit(1)
    assert [seat.label for seat in ann.seats] == ["ann", "bob", ""]
    await bob.leave()
    assert [seat.label for seat in ann.seats] == ["ann", "", ""]
    with pytest.raises(NotAtTableError, match="no longer at table"):
        await bob.sit()


async def test_a_taken_seat_and_one_that_is_not_there_are_refused(hall: Hall) -> None:
    ann = await enter(hall, ANN).create(plan_of(OPEN, ROBOT, OPEN))
    bob = await enter(hall, BOB).come_to(ann.code)
    for seat, words in ((0, "taken by ann"), (1, "taken by Random"), (7, "no seat 8")):
        with pytest.raises(SeatTakenError, match=words):
            await bob.sit(seat)


async def test_a_full_table_can_only_be_watched(hall: Hall) -> None:
    ann, _ = await table_with(hall, ANN, BOB)
    cid = await enter(hall, CID).come_to(ann.code)
    with pytest.raises(TableFullError, match="is full, and the match has begun"):
        await cid.sit()
    assert (cid.seat, ann.spectators) == (None, ["cid"])


async def test_a_table_that_all_have_left_is_put_away(hall: Hall) -> None:
    ann = await enter(hall, ANN).create(plan_of())
    bob = await enter(hall, BOB).come_to(ann.code)
    told: list[str] = []
    bob.on_dismissed = told.append
    await ann.leave()
    assert told == ["All players left, so the table was removed"]
    assert hall.listed_for(BOB) == []
    with pytest.raises(NotAtTableError):
        await bob.say("hello?")


async def test_a_visitor_who_set_the_table_arranges_its_empty_seats(hall: Hall) -> None:
    ann = await enter(hall, ANN).create(plan_of(OPEN, OPEN, OPEN))
    bob = await enter(hall, BOB).come_to(ann.code)
    await bob.sit()
    with pytest.raises(NotOwnerError, match="only ann"):
        await bob.arrange(2, ROBOT)
    with pytest.raises(SeatTakenError, match="taken by bob"):
        await ann.arrange(1, ROBOT)
    with pytest.raises(BadPlanError, match="no bot 'deep'"):
        await ann.arrange(2, SeatPlan("bot", "deep"))
    await ann.arrange(2, SeatPlan("reserved", "cid"))
    assert (ann.seats[2].kind, ann.seats[2].label) == ("reserved", "cid")
    await ann.arrange(2, ROBOT)
    assert ann.stage == "playing"
    with pytest.raises(AlreadyBegunError):
        await ann.arrange(2, OPEN)


async def test_a_table_where_nobody_comes_is_put_away_in_the_end(hall: Hall) -> None:
    chair = await enter(hall, ANN).create(plan_of())
    chair.close()
    await pass_time(hall, 47 * 3600)
    assert [table.code for table in hall.listed_for(BOB)] == [chair.code]
    await pass_time(hall, 2 * 3600)
    assert hall.listed_for(BOB) == []
    assert list((await reopened(hall)).tables) == []


# Presence


async def test_each_visitor_online_is_listed_once(hall: Hall) -> None:
    first, second, gus = enter(hall, ANN), enter(hall, ANN), enter(hall, GUS)
    chair = await first.create(plan_of())
    ann, guest = hall.online()
    assert (ann.label, ann.terminals, ann.tables) == ("ann", 2, (chair.code,))
    assert (guest.label, guest.is_guest) == ("gus (guest)", True)
    first.leave()
    second.leave()
    gus.leave()
    gus.leave()
    assert hall.online() == []


async def test_the_lobby_is_told_of_many_changes_at_once(hall: Hall) -> None:
    rings: list[None] = []
    visit = enter(hall, CID)
    visit.watch(lambda: rings.append(None))
    await pass_time(hall, 1)
    rings.clear()
    await table_with(hall, ANN, BOB)
    assert rings == []
    await pass_time(hall, 1)
    assert len(rings) == 1
    visit.leave()
    enter(hall, DAN)
    await pass_time(hall, 1)
    assert len(rings) == 1


async def test_a_broken_lobby_screen_does_not_keep_the_news_from_others(
    hall: Hall, caplog: pytest.LogCaptureFixture
) -> None:
    rings: list[None] = []

    def broken() -> None:
        raise RuntimeError("no screen")

    hall.watch(broken)
    hall.watch(lambda: rings.append(None))
    enter(hall, ANN)
    await pass_time(hall, 1)
    assert len(rings) == 1
    assert "an observer of a change failed" in caplog.text


async def test_turns_are_the_tables_that_wait_for_the_visitor(hall: Hall) -> None:
    ann, _ = await table_with(hall, ANN, BOB)
    await table_with(hall, BOB, CID)
    (line,) = await hall.turns(ANN)
    assert line == f"{ann.code}  High Card with bob: Round 1"
    assert len(await hall.turns(BOB)) == 2
    assert await hall.turns(DAN) == []
    await answer(ann)
    assert await hall.turns(ANN) == []
    assert len(await hall.turns(BOB)) == 2
    assert hall.listed_for(BOB)[0].my_turn


async def test_figures_are_kept(hall: Hall) -> None:
    ann, _ = await table_with(hall, ANN, BOB)
    await answer(ann)
    text = hall.metrics.text()
    assert "wardenclyffe_tables 1\n" in text
    assert "wardenclyffe_online 2\n" in text
    assert "wardenclyffe_answers_total 1\n" in text
    assert "wardenclyffe_apply_seconds_count 1\n" in text


# The end of a visit


async def test_what_a_page_begins_after_the_end_of_its_visit_leaves_nothing(hall: Hall) -> None:
    """A page may open while its session ends: nobody would be there to stop watching, or leave."""
    chair = await enter(hall, ANN).create(plan_of())
    visit = enter(hall, BOB)
    calls: list[str] = []
    visit.leave()
    unwatch = visit.watch(lambda: calls.append("news"))
    late = await visit.come_to(chair.code)
    assert not late.is_open
    assert chair.spectators == []
    await enter(hall, CID).say("hello")
    await pass_time(hall, 10)
    assert calls == []
    unwatch()
