"""Visits: one session of a visitor, its name, and its end."""

from __future__ import annotations

from net.hall.hall import Hall
from net.hall.visit import enter_hall
from tests.net.hall.halls import pass_time, plan_of
from tests.net.hall.people import ANN, BOB, CID, GUS


async def test_a_guest_holds_the_name_while_online_or_in_a_match(hall: Hall) -> None:
    visit = enter_hall(hall, GUS)
    assert hall.has_guest("gus")
    assert not hall.has_guest("gu")
    chair = await visit.create(plan_of())
    visit.leave()
    assert hall.has_guest("gus")
    back = await enter_hall(hall, GUS).come_to(chair.code)
    await back.leave()
    for each in tuple(hall.visits):
        each.leave()
    assert not hall.has_guest("gus")


async def test_what_a_page_begins_after_the_end_of_its_visit_leaves_nothing(hall: Hall) -> None:
    """A page may open while its session ends: nobody would be there to stop watching, or leave."""
    chair = await enter_hall(hall, ANN).create(plan_of())
    visit = enter_hall(hall, BOB)
    calls: list[str] = []
    visit.leave()
    unwatch = visit.watch(lambda: calls.append("news"))
    late = await visit.come_to(chair.code)
    assert not late.is_open
    assert chair.spectators == []
    await enter_hall(hall, CID).say("hello")
    await pass_time(hall, 10)
    assert calls == []
    unwatch()
