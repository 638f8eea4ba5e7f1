"""Playing at a hosted table: own seats, two terminals, coming back, giving up, playing again."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from engine.core.choice import choice
from engine.core.errors import CannotUndoError, MatchOverError, NotAskedError, NotOfferedError
from net.hall.chair import Chair
from net.hall.errors import (
    NotAtTableError,
    NotBegunError,
    NotOverError,
    NotYourSeatError,
    SeatHandedOverError,
    TooFastError,
)
from net.hall.hall import Hall
from net.hall.table_plan import SeatPlan
from net.hall.visit import enter
from net.play.playable import Playable
from saves.verify import verify
from tests import tiny
from tests.net.hall.halls import (
    ANN,
    BOB,
    CID,
    DAN,
    GUS,
    OPEN,
    ROBOT,
    Watching,
    answer,
    pass_time,
    pick,
    plan_of,
    play,
    presence,
    stage,
    table_with,
    until,
)


async def test_a_visitor_does_not_set_the_pace_of_a_hosted_table(hall: Hall) -> None:
    ann, _ = await table_with(hall, ANN, BOB)
    (table,) = (hosted.table for hosted in hall.tables)
    before = table.pace
    ann.match.set_pace(before + 1)
    assert table.pace == before


async def test_a_chair_can_be_played_at_like_a_local_table(hall: Hall) -> None:
    ann, bob = await table_with(hall, ANN, BOB)
    playable: Playable = ann.match
    assert (playable.own_seats, playable.game, playable.note) == ((0,), tiny.GAME, "")
    await playable.run_bots()
    watching = Watching()
    playable.watch(0, watching)
    await play(ann, bob)
    assert playable.is_over
    assert watching.last.outcome == playable.update(None).outcome
    assert len(playable.course(0)) == playable.history(0).positions
    stored = await hall.services.stores.matches.load(ann.match.id)
    assert verify(stored.record).is_finished
    assert ann.result == stored.snapshot.outcome


# Own seats only


async def test_all_answer_and_see_from_their_own_seat_only(hall: Hall) -> None:
    ann, bob = await table_with(hall, ANN, BOB)
    cid = await enter(hall, CID).come_to(ann.code)
    for chair, seat in ((ann, 1), (cid, 0)):
        with pytest.raises(NotYourSeatError):
            await chair.match.answer(seat, pick(bob))
        with pytest.raises(NotYourSeatError):
            await chair.match.undo(seat)
        with pytest.raises(NotYourSeatError):
            await chair.match.advise(seat)
        for look in (chair.match.update, chair.match.log, chair.match.course, chair.match.history):
            with pytest.raises(NotYourSeatError):
                look(seat)
        with pytest.raises(NotYourSeatError):
            chair.match.watch(seat, Watching())
    assert ann.match.update(None).answers == 0


async def test_watchers_and_opponents_get_no_secrets(hall: Hall) -> None:
    ann, bob = await table_with(hall, ANN, BOB)
    cid = await enter(hall, CID).come_to(ann.code)
    watching = {chair: Watching() for chair in (ann, bob, cid)}
    for chair, watcher in watching.items():
        chair.match.watch(chair.seat, watcher)
    hands = {seat: set(chair.match.update(seat).view.hand) for seat, chair in ((0, ann), (1, bob))}
    await answer(ann)
    for chair, watcher in watching.items():
        update = watcher.last
        assert update.seat == chair.seat
        assert update.events == ()
        others = [hand for seat, hand in hands.items() if seat != chair.seat]
        assert not any(card in repr(update) for hand in others for card in hand)
    await answer(bob)
    (winner,) = ann.match.update(None).waiting_for
    playing = (ann, bob)[winner]
    await playing.match.answer(winner, next(c for c in pick_all(playing) if c.verb == "swap"))
    for chair, watcher in watching.items():
        drew = any(isinstance(event, tiny.Drew) for event in watcher.last.events)
        assert drew == (chair is playing)
        assert ("You draw" in repr(chair.match.log(chair.seat))) == (chair is playing)


def pick_all(chair: Chair) -> tuple[Any, ...]:
    decision = chair.match.update(chair.seat).decision
    assert decision is not None
    return tuple(decision.choices)


async def test_wrong_answers_are_refused_by_name(hall: Hall) -> None:
    ann, bob = await table_with(hall, ANN, BOB)
    with pytest.raises(NotOfferedError):
        await ann.match.answer(0, choice("lay", "card-99"))
    first = pick(ann)
    await ann.match.answer(0, first)
    with pytest.raises(NotAskedError):
        await ann.match.answer(0, first)
    await ann.match.undo(0)
    await ann.match.answer(0, first)
    await play(ann, bob)
    with pytest.raises(MatchOverError):
        await ann.match.answer(0, first)
    with pytest.raises(MatchOverError):
        await ann.match.undo(0)
    assert not ann.match.update(0).can_undo


async def test_nothing_can_be_played_before_the_match(hall: Hall) -> None:
    ann = await enter(hall, ANN).create(plan_of())
    attempts: list[Callable[[], Coroutine[Any, Any, None]]] = [
        lambda: ann.match.answer(0, choice("keep all")),
        lambda: ann.match.undo(0),
        ann.resign,
        ann.ask_end,
        ann.take_back_seat,
        lambda: ann.consent(True),
    ]
    for attempt in attempts:
        with pytest.raises(NotBegunError):
            await attempt()
    with pytest.raises(NotBegunError):
        ann.match.update(0)


async def test_a_visitor_who_has_left_can_do_nothing_any_more(hall: Hall) -> None:
    ann, bob = await table_with(hall, ANN, BOB)
    watching = Watching()
    ann.match.watch(0, watching)
    ann.close()
    ann.close()
    await answer(bob)
    assert watching.updates == []
    with pytest.raises(NotAtTableError):
        await ann.match.answer(0, choice("keep all"))
    with pytest.raises(NotAtTableError):
        ann.match.update(0)
    with pytest.raises(NotAtTableError):
        ann.watch_table(lambda: None)


# Two terminals, and coming back


async def test_two_terminals_at_one_seat_show_the_same(hall: Hall) -> None:
    ann, bob = await table_with(hall, ANN, BOB)
    laptop = await enter(hall, ANN).come_to(ann.code)
    watching = {chair: Watching() for chair in (ann, laptop)}
    for chair, watcher in watching.items():
        chair.match.watch(0, watcher)
    given = pick(laptop)
    await laptop.match.answer(0, given)
    with pytest.raises(NotAskedError):
        await ann.match.answer(0, given)
    await answer(bob)
    assert watching[ann].updates == watching[laptop].updates
    assert len(watching[ann].updates) == 2
    ann.close()
    assert presence(bob, 0) == "here"
    laptop.close()
    assert presence(bob, 0) == "away"


async def test_a_dropped_line_keeps_the_seat_and_the_question(hall: Hall) -> None:
    """A visitor's session ends in the middle of a choice; the visitor comes back from elsewhere."""
    visit = enter(hall, ANN)
    ann = await visit.create(plan_of())
    bob = await enter(hall, BOB).come_to(ann.code)
    await bob.sit()
    before = ann.match.update(0)
    visit.leave()
    assert presence(bob, 0) == "away"
    again = await enter(hall, ANN).come_to(ann.code)
    assert (again.seat, again.match.update(0)) == (0, before)
    assert again.match.update(0).decision is before.decision
    assert presence(bob, 0) == "here"


async def test_a_guest_keeps_the_seat_at_the_same_address_only(hall: Hall) -> None:
    ann = await enter(hall, ANN).create(plan_of())
    visit = enter(hall, GUS)
    gus = await visit.come_to(ann.code)
    await gus.sit()
    assert ann.match.players[1].name == "gus (guest)"
    visit.leave()
    again = await enter(hall, GUS).come_to(ann.code)
    stranger = type(GUS)("gus", "10.9.9.9")
    other = await enter(hall, stranger).come_to(ann.code)
    assert (again.seat, other.seat) == (1, None)


async def test_who_comes_back_reads_what_happened_meanwhile(hall: Hall) -> None:
    ann, bob = await table_with(hall, ANN, BOB)
    await play(ann, bob, answers=2)
    ann.mark_seen()
    assert ann.since_last_seen() == []
    read = len(ann.match.log(0))
    bob.mark_seen()
    ann.close()
    await hall.services.tasks.wait_until_finished()
    away = await enter(hall, ANN).come_to(ann.code)
    await play(away, bob, answers=3)
    assert away.since_last_seen() == away.match.log(0)[read:]
    assert len(away.since_last_seen()) >= 1
    assert bob.since_last_seen() == bob.match.log(1)[read:]
    cid = await enter(hall, CID).come_to(ann.code)
    cid.mark_seen()
    assert cid.since_last_seen() == []


async def test_one_may_watch_many_tables_at_once(hall: Hall) -> None:
    first, _ = await table_with(hall, ANN, BOB)
    second, _ = await table_with(hall, BOB, DAN)
    visit = enter(hall, CID)
    chairs = [await visit.come_to(chair.code) for chair in (first, second)]
    watching = Watching()
    for chair in chairs:
        chair.match.watch(None, watching)
    await answer(first)
    await answer(second)
    assert len(watching.updates) == 2
    assert first.spectators == second.spectators == ["cid"]
    visit.leave()
    assert first.spectators == second.spectators == []


async def test_changes_beside_the_match_ring_the_tables_bell(hall: Hall) -> None:
    ann, bob = await table_with(hall, ANN, BOB)
    await pass_time(hall, 1)
    rings: list[None] = []
    bob.watch_table(lambda: rings.append(None))
    ann.close()
    await pass_time(hall, 0)
    assert len(rings) == 1
    bob.close()
    await enter(hall, CID).come_to(ann.code)
    await pass_time(hall, 1)
    assert len(rings) == 1


# Simultaneous decisions


async def test_simultaneous_decisions_are_open_to_all_at_once(hall: Hall) -> None:
    chairs = await table_with(hall, ANN, BOB, CID)
    assert all(chair.match.update(chair.seat).decision is not None for chair in chairs)
    await asyncio.gather(*(answer(chair) for chair in reversed(chairs)))
    assert chairs[0].match.update(None).answers == 3
    stored = await hall.services.stores.matches.load(chairs[0].match.id)
    assert [each.seat for each in stored.record.answers] == [2, 1, 0]


# Bots and hints


async def test_people_and_bots_play_to_the_end(hall: Hall) -> None:
    ann = await enter(hall, ANN).create(plan_of(OPEN, ROBOT, ROBOT))
    while not ann.match.is_over:
        await until(ann, lambda: ann.match.is_over or ann.match.update(0).decision is not None)
        if not ann.match.is_over:
            await answer(ann)
    assert verify((await hall.services.stores.matches.load(ann.match.id)).record).is_finished
    assert ann.result.endswith("rounds won")


async def test_hints_are_given_but_not_without_end(hall: Hall) -> None:
    ann, _ = await table_with(hall, ANN, BOB)
    for _ in range(20):
        assert (await ann.match.advise(0)).choice in pick_all(ann)
    with pytest.raises(TooFastError):
        await ann.match.advise(0)


# Giving up


async def test_between_two_giving_up_ends_the_match(hall: Hall) -> None:
    ann, bob = await table_with(hall, ANN, BOB)
    await answer(ann)
    watching = Watching()
    ann.match.watch(0, watching)
    await ann.resign()
    assert stage(ann) == "over"
    outcome = bob.match.update(1).outcome
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((1,), "ann resigned")
    assert watching.last.outcome == outcome
    assert watching.last.decision is None
    assert watching.last.waiting_for == ()
    assert bob.result == "bob wins: ann resigned"
    (summary,) = await hall.services.stores.matches.summaries()
    assert (summary.finished, summary.outcome) == (True, "bob wins: ann resigned")
    with pytest.raises(MatchOverError):
        await bob.match.answer(1, choice("keep all"))
    with pytest.raises(MatchOverError):
        await bob.resign()


async def test_among_more_a_bot_plays_on_and_the_result_says_so(hall: Hall) -> None:
    ann, bob, cid = await table_with(hall, ANN, BOB, CID)
    await bob.resign()
    assert (bob.seat, ann.seats[1].presence, ann.seats[1].takeover) == (None, "bot", "resigned")
    with pytest.raises(NotYourSeatError):
        bob.match.update(1)
    with pytest.raises(SeatHandedOverError, match="your seat is lost"):
        await bob.take_back_seat()
    while not ann.match.is_over:
        await until(ann, lambda: 1 not in ann.match.update(None).waiting_for)
        asked = [chair for chair in (ann, cid) if chair.match.update(chair.seat).decision]
        await play(*asked, answers=1)
    assert ann.result.endswith("rounds won; bob resigned")
    assert bob.match.own_seats == (1,)


async def test_if_all_give_up_the_match_is_over(hall: Hall) -> None:
    chairs = await table_with(hall, ANN, BOB, CID)
    for chair in chairs:
        await chair.resign()
    assert chairs[0].stage == "over"
    outcome = chairs[0].match.update(None).outcome
    assert outcome is not None
    assert outcome.ranking == ((0, 1, 2),)


async def test_those_who_are_left_may_end_the_match(hall: Hall) -> None:
    ann, bob, cid = await table_with(hall, ANN, BOB, CID)
    await cid.resign()
    await ann.ask_end()
    assert stage(ann) == "playing"
    await bob.consent(True)
    assert stage(ann) == "over"
    outcome = bob.match.update(1).outcome
    assert outcome is not None
    assert outcome.ranking == ((0, 1), (2,))
    assert ann.result == "ann and bob draw: ended by agreement; cid resigned"


async def test_alone_among_bots_one_may_end_the_match_at_once(hall: Hall) -> None:
    ann = await enter(hall, ANN).create(plan_of(OPEN, ROBOT))
    await ann.ask_end()
    assert stage(ann) == "over"
    await hall.services.tasks.wait_until_finished()


async def test_leaving_during_the_match_keeps_the_seat(hall: Hall) -> None:
    ann, bob = await table_with(hall, ANN, BOB)
    await ann.leave()
    assert (bob.seats[0].label, bob.seats[0].presence) == ("ann", "away")
    assert (await enter(hall, ANN).come_to(bob.code)).seat == 0


# Playing again


async def test_the_same_people_play_again_at_a_new_table(hall: Hall) -> None:
    ann, bob = await table_with(hall, ANN, BOB, stand_in_minutes=5)
    with pytest.raises(NotOverError):
        await ann.rematch()
    await play(ann, bob)
    cid = await enter(hall, CID).come_to(ann.code)
    with pytest.raises(NotAtTableError):
        await cid.rematch()
    code = await bob.rematch()
    assert ann.rematch_code == code != ann.code
    bobs = await enter(hall, BOB).come_to(code)
    assert (bobs.seat, bobs.stage, bobs.plan.stand_in_minutes) == (1, "gathering", 5)
    assert bobs.plan.seed is None
    assert (bobs.seats[0].kind, bobs.seats[0].label) == ("reserved", "ann")
    assert await ann.rematch() == code
    assert bobs.stage == "playing"
    assert [player.name for player in bobs.match.players] == ["ann", "bob"]


async def test_guests_find_their_seats_again_too(hall: Hall) -> None:
    gus = await enter(hall, GUS).create(plan_of(OPEN, SeatPlan("reserved", "bob")))
    bob = await enter(hall, BOB).come_to(gus.code)
    await bob.sit()
    await gus.resign()
    code = await bob.rematch()
    assert await gus.rematch() == code
    again = await enter(hall, GUS).come_to(code)
    assert (again.seat, again.stage) == (0, "playing")


async def test_a_seat_kept_for_a_visitor_who_does_not_come_can_be_given_to_a_bot(
    hall: Hall,
) -> None:
    ann, bob = await table_with(hall, ANN, BOB)
    await bob.resign()
    again = await enter(hall, ANN).come_to(await ann.rematch())
    await again.arrange(1, ROBOT)
    assert again.stage == "playing"


async def test_an_undo_among_people_is_seen_by_all(hall: Hall) -> None:
    ann, bob = await table_with(hall, ANN, BOB)
    await answer(ann)
    with pytest.raises(CannotUndoError):
        await bob.match.undo(1)
    watching = Watching()
    bob.match.watch(1, watching)
    await ann.match.undo(0)
    assert watching.last.waiting_for == (0, 1)
