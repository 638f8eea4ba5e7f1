"""Teams at a hosted table: giving up, bots that take over, undo by consent, and clocks."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.choice import choice
from net.hall.chair import Chair
from net.hall.errors import BadPlanError, NotAtTableError, NotYourSeatError, SeatTakenError
from net.hall.hall import Hall
from net.hall.table_plan import ClockPlan, Plan, SeatPlan
from net.hall.visit import enter_hall
from tests.net.hall.halls import answer, close_hall, pass_time, presence, reopened, stage, until
from tests.net.hall.people import ANN, BOB, CID, DAN, OPEN, ROBOT

PEOPLE = (ANN, BOB, CID, DAN)
FOUR = (OPEN,) * 4


async def seated(hall: Hall, *seats: SeatPlan, game: str = "ages", **terms: Any) -> list[Chair]:
    """A table of these seats; ann, bob, cid and dan sit down at the open ones."""
    first = await enter_hall(hall, ANN).create(Plan(game, seats=seats, seed=7, **terms))
    chairs = [first]
    for visitor in PEOPLE[1 : seats.count(OPEN)]:
        chairs.append(await enter_hall(hall, visitor).come_to(first.code))
        await chairs[-1].sit()
    return chairs


def asked(*chairs: Chair) -> Chair:
    (seat,) = chairs[0].match.update(None).waiting_for
    return next(chair for chair in chairs if chair.seat == seat)


def winners(chair: Chair) -> tuple[int, ...]:
    outcome = chair.match.update(chair.seat).outcome
    assert outcome is not None
    return outcome.winners


async def test_the_seats_of_a_table_say_their_team(hall: Hall) -> None:
    ann = await enter_hall(hall, ANN).create(Plan("ages", seats=FOUR))
    assert [seat.team for seat in ann.seats] == [0, 1, 0, 1]


async def test_who_gives_up_is_played_on_for_in_the_team(hall: Hall) -> None:
    ann, _, cid, dan = await seated(hall, *FOUR)
    assert not cid.would_end_by_resigning
    await cid.resign()
    assert (stage(ann), presence(ann, 2)) == ("playing", "bot")
    assert ann.would_end_by_resigning
    assert not dan.would_end_by_resigning


async def test_a_partner_with_a_stand_in_is_not_gone(hall: Hall) -> None:
    """Cid may come back, so the team goes on when ann gives up, and does not lose at an end."""
    ann, bob, cid, dan = await seated(hall, *FOUR, stand_in_minutes=5)
    cid.close()
    await pass_time(hall, 301)
    assert presence(ann, 2) == "standing in"
    assert not ann.would_end_by_resigning
    await ann.resign()
    assert stage(bob) == "playing"
    await bob.ask_end()
    await dan.consent(True)
    assert stage(bob) == "playing", "the bot does not agree for Cid"
    await bob.consent(False)
    back = await enter_hall(hall, CID).come_to(bob.code)
    await back.take_back_seat()
    await bob.ask_end()
    await dan.consent(True)
    await back.consent(True)
    assert (stage(bob), winners(bob)) == ("over", (0, 1, 2, 3))


async def test_the_last_person_of_one_of_two_teams_ends_the_match(hall: Hall) -> None:
    ann, bob, cid, _ = await seated(hall, *FOUR)
    await ann.resign()
    await cid.resign()
    assert stage(bob) == "over"
    assert winners(bob) == (1, 3)
    assert bob.result == "bob and dan win: cid resigned; ann resigned"


async def test_bots_lose_with_the_person_of_their_team(hall: Hall) -> None:
    ann, bob = await seated(hall, OPEN, OPEN, ROBOT, ROBOT)
    await bob.resign()
    assert stage(ann) == "over"
    assert winners(ann) == (0, 2)


async def test_among_three_teams_bots_play_on(hall: Hall) -> None:
    seats = (OPEN, OPEN, OPEN, ROBOT, ROBOT, ROBOT)
    ann, bob, cid = await seated(hall, *seats, game="taidian", options={"teams": "3"})
    await bob.resign()
    assert stage(ann) == "playing"
    await ann.ask_end()
    await cid.consent(True)
    outcome = ann.match.update(0).outcome
    assert outcome is not None
    assert outcome.ranking == ((0, 2, 3, 5), (1, 4))
    assert outcome.is_draw, "two teams are left"


async def test_a_bot_answers_for_its_own_seat_only(hall: Hall) -> None:
    """A bot that stands in moves the units of the person who is away, and no others."""
    chairs = await seated(hall, *FOUR, stand_in_minutes=5)
    ann, bob, cid, dan = chairs
    cid.close()
    await pass_time(hall, 301)
    assert presence(ann, 2) == "standing in"
    people = [ann, bob, dan]
    for _ in range(60):
        await until(ann, lambda: 2 not in ann.match.update(None).waiting_for)
        await answer(asked(*people))
    owners = {unit.slug: unit.owner for unit in ann.match.update(0).view.units}
    moved = await movers(hall, ann)
    assert 2 in {seat for seat, _ in moved}
    assert all(owners[unit] == seat for seat, unit in moved)
    back = await enter_hall(hall, CID).come_to(ann.code)
    await back.take_back_seat()
    assert presence(ann, 2) == "here"


async def movers(hall: Hall, chair: Chair) -> list[tuple[int, str]]:
    """The seats that have moved a unit, each with the unit, as the store has them."""
    stored = await hall.services.stores.matches.load(chair.match.id)
    answers = stored.record.answers
    return [(each.seat, each.choice.noun) for each in answers if each.choice.verb == "move"]


async def test_a_team_mate_cannot_answer_for_another(hall: Hall) -> None:
    ann, _, cid, _ = await seated(hall, *FOUR)
    with pytest.raises(NotYourSeatError):
        await ann.match.answer(2, choice("done"))
    with pytest.raises(NotYourSeatError):
        cid.match.update(0)


async def test_an_undo_needs_the_consent_of_both_teams(hall: Hall) -> None:
    chairs = await seated(hall, *FOUR)
    first = asked(*chairs)
    before = first.match.update(None)
    for _ in range(4):
        await answer(asked(*chairs))
    await first.ask_undo(4)
    others = [chair for chair in chairs if chair is not first]
    for chair in others:
        assert chair.request is not None
        assert first.match.update(None).answer_count == 4
        await chair.consent(True)
    now = first.match.update(None)
    assert (now.answer_count, now.waiting_for, now.view) == (0, before.waiting_for, before.view)


async def test_the_clock_runs_for_the_seat_that_has_the_word(hall: Hall) -> None:
    chairs = await seated(hall, *FOUR, clock=ClockPlan("bank", 600, 0))
    first = asked(*chairs)
    assert first.seat is not None
    await pass_time(hall, 60)
    left = [seat.seconds_left for seat in first.seats]
    assert left[first.seat] == 540
    assert left.count(600) == 3


async def test_whose_time_runs_out_loses_with_the_team(hall: Hall) -> None:
    chairs = await seated(hall, *FOUR, clock=ClockPlan("bank", 60, 0, on_zero="end"))
    late = asked(*chairs)
    assert late.seat is not None
    team = late.seats[late.seat].team
    await pass_time(hall, 61)
    assert stage(late) == "over"
    assert winners(late) == tuple(seat.seat for seat in late.seats if seat.team != team)


async def test_a_table_with_teams_outlives_a_restart(hall: Hall) -> None:
    chairs = await seated(hall, *FOUR)
    await chairs[2].resign()
    await chairs[0].resign()
    result = chairs[1].result
    again = await reopened(hall, crashed=True)
    bob = await enter_hall(again, BOB).come_to(chairs[1].code)
    assert bob.result == result
    assert winners(bob) == (1, 3)
    await close_hall(again)


# Two people of a team at one keyboard


async def two_at_one_keyboard(hall: Hall) -> list[Chair]:
    """Ann has the seats 0 and 2 of one team; bob and cid sit against her."""
    ann = await enter_hall(hall, ANN).create(Plan("ages", seats=FOUR, seed=7, stand_in_minutes=1))
    await ann.sit_as_well(2)
    chairs = [ann]
    for visitor in (BOB, CID):
        chairs.append(await enter_hall(hall, visitor).come_to(ann.code))
        await chairs[-1].sit()
    return chairs


async def test_a_visitor_can_have_two_seats_of_one_team(hall: Hall) -> None:
    ann, bob, cid = await two_at_one_keyboard(hall)
    assert stage(ann) == "playing"
    assert (ann.match.own_seats, bob.match.own_seats, cid.match.own_seats) == ((0, 2), (1,), (3,))
    assert [seat.label for seat in ann.seats] == ["ann", "bob", "ann 2", "cid"]
    for seat in ann.match.own_seats:
        assert ann.match.update(seat).seat == seat
    with pytest.raises(NotYourSeatError):
        ann.match.update(1)
    with pytest.raises(NotYourSeatError):
        bob.match.update(2)
    for _ in range(12):
        (seat,) = ann.match.update(None).waiting_for
        (chair,) = [each for each in (ann, bob, cid) if seat in each.match.own_seats]
        decision = chair.match.update(seat).decision
        assert decision is not None
        assert hall.tables_listed_for(chair.visitor)[0].is_my_turn
        await chair.match.answer(seat, decision.choices[0])


async def test_no_keyboard_plays_against_itself(hall: Hall) -> None:
    ann = await enter_hall(hall, ANN).create(Plan("ages", seats=FOUR))
    with pytest.raises(SeatTakenError, match="must be on the same team"):
        await ann.sit_as_well(1)
    alone = await enter_hall(hall, BOB).create(Plan("taidian", seats=FOUR))
    with pytest.raises(SeatTakenError, match="must be on the same team"):
        await alone.sit_as_well(1)
    with pytest.raises(NotAtTableError):
        await (await enter_hall(hall, CID).come_to(ann.code)).sit_as_well(2)


async def test_a_name_can_have_several_reserved_seats_of_one_team(hall: Hall) -> None:
    mine = SeatPlan("reserved", "bob")
    with pytest.raises(BadPlanError, match="in different teams"):
        await enter_hall(hall, ANN).create(Plan("ages", seats=(mine, mine, OPEN, OPEN)))
    with pytest.raises(BadPlanError, match="in different teams"):
        await enter_hall(hall, ANN).create(Plan("taidian", seats=(mine, mine, OPEN)))
    ann = await enter_hall(hall, ANN).create(Plan("ages", seats=(OPEN, mine, OPEN, mine)))
    bob = await enter_hall(hall, BOB).come_to(ann.code)
    await bob.sit()
    assert bob.match.own_seats == (1, 3)
    await bob.leave()
    assert [seat.kind for seat in ann.seats] == ["person", "reserved", "open", "reserved"]
    bob = await enter_hall(hall, BOB).come_to(ann.code)
    await bob.decline()
    assert [seat.kind for seat in ann.seats] == ["person", "open", "open", "open"]


async def test_two_at_one_keyboard_agree_give_up_and_play_again_as_one(hall: Hall) -> None:
    ann, bob, cid = await two_at_one_keyboard(hall)
    await bob.ask_end()
    await ann.consent(True)
    assert ann.request is not None
    assert ann.request.agreed_seats == (0, 1, 2)
    await cid.consent(False)
    assert ann.would_end_by_resigning
    await ann.resign()
    assert (stage(ann), winners(bob)) == ("over", (1, 3))
    code = await ann.rematch()
    again = await enter_hall(hall, ANN).come_to(code)
    assert again.match.own_seats == (0, 2)


async def test_a_bot_stands_in_at_both_seats_and_leaves_both(hall: Hall) -> None:
    ann, bob, _ = await two_at_one_keyboard(hall)
    ann.close()
    await pass_time(hall, 61)
    assert [presence(bob, seat) for seat in (0, 2)] == ["standing in", "standing in"]
    ann = await enter_hall(hall, ANN).come_to(bob.code)
    await ann.take_back_seat()
    assert [presence(bob, seat) for seat in (0, 2)] == ["here", "here"]


async def test_one_person_at_two_seats_is_waited_for(hall: Hall) -> None:
    """No bot stands in for the last person who plays, whatever the number of their seats."""
    plan = Plan("ages", seats=(OPEN, OPEN, OPEN, ROBOT), seed=7, stand_in_minutes=1)
    ann = await enter_hall(hall, ANN).create(plan)
    await ann.sit_as_well(2)
    await ann.arrange(1, ROBOT)
    assert stage(ann) == "playing"
    ann.close()
    await pass_time(hall, 10**5)
    watcher = await enter_hall(hall, BOB).come_to(ann.code)
    assert [presence(watcher, seat) for seat in (0, 2)] == ["away", "away"]


async def test_answers_of_both_seats_are_those_of_the_person(hall: Hall) -> None:
    """An undo goes back to the last of them, whichever seat gave it."""
    ann, bob, cid = await two_at_one_keyboard(hall)
    chairs = (ann, bob, cid)
    answerers = [await answer_next(*chairs) for _ in range(12)]
    assert {0, 1, 2} < {*answerers}
    own = [number for number, seat in enumerate(answerers) if seat in (0, 2)]
    assert ann.answers_since_mine() == len(answerers) - own[-1]
    assert ann.own_answers_after(3) == len([number for number in own if number >= 3])


async def test_what_two_at_one_keyboard_have_missed_is_told_with_the_eyes_of_neither(
    hall: Hall,
) -> None:
    """Nobody knows yet which of the two is looking, so no line has a secret of either."""
    plan = Plan("taidian", seats=FOUR, seed=7, options={"teams": "2"})
    ann = await enter_hall(hall, ANN).create(plan)
    await ann.sit_as_well(2)
    chairs = [ann]
    for visitor in (BOB, CID):
        chairs.append(await enter_hall(hall, visitor).come_to(ann.code))
        await chairs[-1].sit()
    answerers = [await answer_next(*chairs) for _ in range(80)]
    assert {0, 1, 2, 3} == {*answerers}
    missed = ann.lines_since_last_seen()
    assert missed == [line for line in ann.match.log(None) if line.answer_number]
    for seat in ann.match.own_seats:
        assert not set(ann.match.log(seat)) <= set(ann.match.log(None)), "there are secrets"


async def answer_next(*chairs: Chair) -> int:
    """Give the first choice of the seat that is asked first, and return the seat."""
    seat = chairs[0].match.update(None).waiting_for[0]
    (chair,) = [each for each in chairs if seat in each.match.own_seats]
    decision = chair.match.update(seat).decision
    assert decision is not None
    await chair.match.answer(seat, decision.choices[0])
    return seat
