"""What is new at a visitor's tables between two looks."""

from __future__ import annotations

from engine.core.choice import choice
from net.hall.chair import Chair
from net.hall.hall import Hall
from net.hall.news import OwnTable, news_between
from net.hall.table_plan import SeatPlan
from net.hall.visit import Visit, enter_hall
from net.visitor import Visitor
from tests.net.hall.halls import answer, plan_of, play, table_with
from tests.net.hall.people import ANN, BOB, CID, OPEN


class Looks:
    """The looks of a visitor, each of which gives what is new since the one before."""

    def __init__(self, hall: Hall, visitor: Visitor) -> None:
        self.visit: Visit = enter_hall(hall, visitor)
        self._own_tables: dict[str, OwnTable] = self.visit.own_tables()

    def news(self) -> list[tuple[str, str]]:
        before, self._own_tables = self._own_tables, self.visit.own_tables()
        return [(each.kind, each.text) for each in news_between(before, self._own_tables)]


async def arrive(hall: Hall, visitor: Visitor, code: str) -> Chair:
    chair = await enter_hall(hall, visitor).come_to(code)
    await chair.sit()
    return chair


async def test_the_owner_hears_who_sits_down_and_that_the_match_begins(hall: Hall) -> None:
    ann = await enter_hall(hall, ANN).create(plan_of(OPEN, OPEN, OPEN))
    looks = Looks(hall, ANN)
    await arrive(hall, BOB, ann.code)
    assert looks.news() == [("arrival", f"bob sits down at table {ann.code}")]
    assert looks.news() == []
    await arrive(hall, CID, ann.code)
    assert looks.news() == [
        ("begin", f"The match begins at table {ann.code}: High Card"),
        ("turn", f"It is your turn at table {ann.code}: High Card"),
    ]


async def test_who_sits_down_last_hears_only_of_the_turn(hall: Hall) -> None:
    ann = await enter_hall(hall, ANN).create(plan_of(OPEN, OPEN))
    looks = Looks(hall, BOB)
    await arrive(hall, BOB, ann.code)
    assert [kind for kind, _ in looks.news()] == ["turn"]


async def test_a_reserved_seat_is_an_invitation_once(hall: Hall) -> None:
    looks = Looks(hall, BOB)
    ann = await enter_hall(hall, ANN).create(plan_of(OPEN, SeatPlan("reserved", "bob")))
    text = f"ann has reserved a seat for you at table {ann.code}: High Card"
    assert looks.news() == [("invitation", text)]
    assert looks.news() == []


async def test_a_rematch_is_an_invitation_to_the_others(hall: Hall) -> None:
    chairs = ann, bob = await table_with(hall, ANN, BOB)
    looks = Looks(hall, BOB)
    await play(*chairs)
    assert looks.news() == [("end", f"The match at table {bob.code} is over: High Card")]
    code = await ann.rematch()
    assert looks.news() == [
        ("invitation", f"ann has reserved a seat for you at table {code}: High Card")
    ]


async def test_a_request_is_news_to_those_who_have_to_answer_it(hall: Hall) -> None:
    ann, bob = await table_with(hall, ANN, BOB)
    looks = {each: Looks(hall, each) for each in (ANN, BOB)}
    await ann.ask_end()
    assert looks[BOB].news() == [("request", f"At table {ann.code} ann asks to end the match")]
    assert looks[ANN].news() == []
    await bob.consent(False)
    assert looks[BOB].news() == []


async def test_chat_is_news_to_the_players_and_in_the_waiting_room(hall: Hall) -> None:
    await hall.accounts.claim("ann", ANN.fingerprint)
    ann = await enter_hall(hall, ANN).create(plan_of(OPEN, OPEN, OPEN))
    cid = Looks(hall, CID)
    looks = Looks(hall, ANN)
    await ann.say("hello")
    assert looks.news() == [], "one's own words are no news"
    assert cid.news() == [], "whoever is elsewhere is not spoken to"
    room = await cid.visit.come_to(ann.code)
    assert cid.news() == [], "nor by what was said before"
    bob = await enter_hall(hall, BOB).come_to(ann.code)
    await bob.say("room for me?")
    heard = ("chat", f"bob at table {ann.code}: room for me?")
    assert looks.news() == cid.news() == [heard]
    await looks.visit.mute("bob")
    await bob.say("please")
    assert looks.news() == []
    await looks.visit.mute("bob", muted=False)
    room.close()


async def test_chat_reaches_players_who_are_in_the_lobby(hall: Hall) -> None:
    calls: list[int] = []
    bob = (await table_with(hall, ANN, BOB))[1]
    enter_hall(hall, ANN).watch(lambda: calls.append(1))
    hall.notifier._call_observers()
    calls.clear()
    await bob.say("hello")
    hall.notifier._call_observers()
    assert calls == [1]


async def test_a_turn_that_is_taken_back_is_news(hall: Hall) -> None:
    chairs = await table_with(hall, ANN, BOB)
    await play(*chairs, answers=2)
    winner, other = sorted(chairs, key=lambda each: each.match.update(each.seat).decision is None)
    looks = Looks(hall, other.visitor)
    await winner.match.answer(winner.seat or 0, choice("keep all"))
    assert [kind for kind, _ in looks.news()] == ["turn"]
    await winner.match.undo(winner.seat or 0)
    text = f"An answer at table {other.code} was taken back: it is not your turn yet"
    assert looks.news() == [("withdrawn turn", text)]
    await winner.match.answer(winner.seat or 0, choice("keep all"))
    assert [kind for kind, _ in looks.news()] == ["turn"]
    await answer(other)
    assert looks.news() == [], "a turn that was taken ends without news"
