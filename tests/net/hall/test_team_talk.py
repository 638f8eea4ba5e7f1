"""Team chat: the other team, spectators and the server's files never get it."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest

from net.config import Limits
from net.hall.chair import Chair
from net.hall.errors import NoTeamError, NothingSaidError, TooFastError
from net.hall.hall import Hall
from net.hall.table_plan import Plan
from net.hall.visit import enter_hall
from net.visitor import Visitor
from saves.tables import KEPT_CHAT_LINES
from tests.net.hall.halls import close_hall, pass_time, reopened, stage, table_with
from tests.net.hall.people import ADA, ANN, BOB, CID, DAN, GUS, OPEN

SECRET = "Hanno keeps the yew bow for the last round"


async def four(hall: Hall, game: str = "ages", **options: str) -> list[Chair]:
    """A table with ann and cid in one team, bob and dan in the other."""
    first = await enter_hall(hall, ANN).create(
        Plan(game, options=options, seats=(OPEN,) * 4, seed=7)
    )
    chairs = [first]
    for visitor in (BOB, CID, DAN):
        chairs.append(await comes(hall, visitor, first.code))
        await chairs[-1].sit()
    return chairs


async def comes(hall: Hall, visitor: Visitor, code: str) -> Chair:
    return await enter_hall(hall, visitor).come_to(code)


def heard(chair: Chair) -> list[tuple[str, str, str]]:
    return [(line.kind, line.speaker, line.text) for line in chair.lines() if line.speaker]


@pytest.mark.parametrize(("game", "options"), [("ages", {}), ("taidian", {"teams": "2"})])
async def test_only_the_team_hears_it(hall: Hall, game: str, options: dict[str, str]) -> None:
    ann, bob, cid, dan = await four(hall, game, **options)
    watching = [await comes(hall, each, ann.code) for each in (GUS, ADA)]
    await ann.say("good luck")
    await ann.say_to_team(SECRET)
    await bob.say_to_team("they are up to something")
    to_all = ("chat", "ann", "good luck")
    assert heard(ann) == heard(cid) == [to_all, ("team", "ann", SECRET)]
    assert heard(bob) == heard(dan) == [to_all, ("team", "bob", "they are up to something")]
    assert [heard(each) for each in watching] == [[to_all], [to_all]], "not even an administrator"


async def test_the_team_is_told_at_once(hall: Hall) -> None:
    ann, _, cid, _ = await four(hall)
    rings: list[None] = []
    cid.watch_table(lambda: rings.append(None))
    await ann.say_to_team(SECRET)
    await pass_time(hall, 0)
    assert rings


async def test_who_has_no_team_says_nothing(hall: Hall) -> None:
    ann, *_ = await four(hall)
    gus = await comes(hall, GUS, ann.code)
    with pytest.raises(NoTeamError, match="nothing was sent: you are watching"):
        await gus.say_to_team("hello")
    alone = (await four(hall, "taidian"))[0]
    with pytest.raises(NoTeamError, match="no teams at this table"):
        await alone.say_to_team("hello")
    tiny, _ = await table_with(hall, ANN, BOB)
    with pytest.raises(NoTeamError, match="no teams at this table"):
        await tiny.say_to_team("hello")
    assert heard(ann) == heard(alone) == heard(tiny) == []


async def test_there_is_no_team_talk_while_people_can_change_sides(hall: Hall) -> None:
    ann = await enter_hall(hall, ANN).create(Plan("ages", seats=(OPEN,) * 4))
    with pytest.raises(NoTeamError, match="when the match begins"):
        await ann.say_to_team(SECRET)


async def test_who_resigns_hears_no_more_until_the_end(hall: Hall) -> None:
    """A player who has resigned watches, and may talk to anyone."""
    ann, bob, cid, dan = await four(hall)
    await cid.resign()
    await ann.say_to_team(SECRET)
    assert stage(cid) == "playing"
    assert heard(cid) == []
    await ann.resign()
    assert stage(cid) == "over"
    assert heard(cid) == [("team", "ann", SECRET)]
    assert heard(bob) == heard(dan) == []


async def test_it_outlives_a_lost_connection(hall: Hall) -> None:
    ann, bob, cid, _ = await four(hall)
    cid.close()
    await ann.say_to_team(SECRET)
    back = await comes(hall, CID, ann.code)
    assert heard(back) == [("team", "ann", SECRET)]
    bob.close()
    assert heard(await comes(hall, BOB, ann.code)) == []


async def test_no_file_of_the_server_and_no_log_holds_it(
    hall: Hall, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    ann, *_ = await four(hall)
    await ann.say("good luck")
    await ann.say_to_team(SECRET)
    again = await reopened(hall)
    await close_hall(again)
    stored = b"".join(path.read_bytes() for path in tmp_path.rglob("*") if path.is_file())
    assert b"good luck" in stored
    assert SECRET.encode() not in stored
    assert SECRET not in caplog.text


async def test_after_a_restart_it_is_gone_and_the_chat_goes_on(hall: Hall) -> None:
    ann, *_ = await four(hall)
    await ann.say_to_team(SECRET)
    await ann.say("good luck")
    again = await reopened(hall, crashed=True)
    back = await comes(again, ANN, ann.code)
    await back.say_to_team("once more")
    assert heard(back) == [("chat", "ann", "good luck"), ("team", "ann", "once more")]
    numbers = [line.number for line in back.lines()]
    assert numbers == sorted(set(numbers))
    await close_hall(again)


async def test_the_limits_of_all_chat_hold(hall: Hall) -> None:
    ann, _, cid, _ = await four(hall)
    with pytest.raises(NothingSaidError):
        await ann.say_to_team("x" * (Limits().chat_length + 1))
    await ann.say_to_team("\x1b[31mred\x07 light")
    ((_, _, text),) = heard(cid)
    assert text == "[31mred light"
    with pytest.raises(NothingSaidError):
        await ann.say_to_team(" \x1b\n ")
    for _ in range(17):
        await ann.say_to_team("and")
    with pytest.raises(TooFastError, match="too many messages"):
        await ann.say("and")
    with pytest.raises(TooFastError, match="too many messages"):
        await ann.say_to_team("and")


async def test_a_team_mate_can_be_muted(hall: Hall) -> None:
    ann, _, cid, _ = await four(hall)
    await hall.accounts.claim("cid", CID.fingerprint)
    await enter_hall(hall, CID).mute("ann")
    await ann.say_to_team(SECRET)
    assert heard(cid) == []


async def test_a_team_keeps_as_many_lines_as_any_chat(hall: Hall) -> None:
    ann, *_ = await four(hall)
    (hosted,) = hall.tables
    for number in range(KEPT_CHAT_LINES + 5):
        hosted.book.chat.say_to_team(ANN, f"line {number}", team=0, length=80)
    texts = [line.text for line in ann.lines() if line.kind == "team"]
    assert texts == [f"line {number}" for number in range(5, KEPT_CHAT_LINES + 5)]
