"""Chat: plain text only, limited in amount, and not sent to players who muted it."""

from __future__ import annotations

import asyncio

import pytest

from net.config import Limits
from net.hall.errors import NothingSaidError, TooFastError
from net.hall.hall import Hall
from net.hall.visit import enter_hall
from saves.tables import KEPT_CHAT_LINES
from tests.net.hall.halls import close_hall, pass_time, plan_of, reopened, table_with
from tests.net.hall.people import ANN, BOB, CID, GUS


def said(lines: object) -> list[tuple[str, str]]:
    assert isinstance(lines, list)
    return [(line.speaker, line.text) for line in lines if line.kind == "chat"]


async def test_all_at_the_table_read_what_is_said_there(hall: Hall) -> None:
    ann, bob = await table_with(hall, ANN, BOB)
    gus = await enter_hall(hall, GUS).come_to(ann.code)
    rings: list[None] = []
    bob.watch_table(lambda: rings.append(None))
    await pass_time(hall, 0)
    rings.clear()
    await ann.say("good luck")
    await gus.say("hello")
    await pass_time(hall, 0)
    assert len(rings) == 1
    expected = [("ann", "good luck"), ("gus (guest)", "hello")]
    assert said(ann.lines()) == said(bob.lines()) == said(gus.lines()) == expected
    assert said(enter_hall(hall, CID).lines()) == []


async def test_the_lobby_has_a_chat_of_its_own(hall: Hall) -> None:
    ann = enter_hall(hall, ANN)
    await ann.say("anybody for a game?")
    assert said(enter_hall(hall, BOB).lines()) == [("ann", "anybody for a game?")]


async def test_escape_codes_and_other_mischief_are_left_out(hall: Hall) -> None:
    ann = enter_hall(hall, ANN)
    await ann.say("\x1b[31mred\x07\r\nand\u202e\u200bmore \x9b2J")
    ((_, text),) = said(ann.lines())
    assert text == "[31mred andmore 2J"


async def test_a_message_that_is_too_long_or_empty_is_refused_not_cut(hall: Hall) -> None:
    ann, longest = enter_hall(hall, ANN), Limits().chat_length
    for long in ("x" * 10_000, "x" * longest + " y", "x" * (longest + 1)):
        with pytest.raises(NothingSaidError, match=f"at most {longest} characters"):
            await ann.say(long)
    await ann.say("x" * longest + "\n ")
    assert said(ann.lines()) == [("ann", "x" * longest)]
    with pytest.raises(NothingSaidError):
        await ann.say(" \x1b\n ")


async def test_nobody_talks_without_end(hall: Hall) -> None:
    ann = enter_hall(hall, ANN)
    for _ in range(20):
        await ann.say("and")
    with pytest.raises(TooFastError, match="too many messages"):
        await ann.say("and")
    table = await enter_hall(hall, ANN).create(plan_of())
    with pytest.raises(TooFastError):
        await table.say("and")
    await enter_hall(hall, BOB).say("may I?")
    await pass_time(hall, 3)
    await ann.say("and")


async def test_guests_of_one_address_share_what_may_be_said(hall: Hall) -> None:
    for number in range(20):
        await enter_hall(hall, type(GUS)(f"gus{number}", GUS.address)).say("hello")
    with pytest.raises(TooFastError):
        await enter_hall(hall, GUS).say("hello")


async def test_a_visitor_can_mute_another(hall: Hall) -> None:
    await hall.accounts.claim("bob", BOB.fingerprint)
    ann, bob = await table_with(hall, ANN, BOB)
    visit = enter_hall(hall, BOB)
    await visit.mute("ann")
    await ann.say("hello")
    await enter_hall(hall, ANN).say("hello all")
    assert said(bob.lines()) == said(visit.lines()) == []
    assert said(ann.lines()) == [("ann", "hello")]
    assert visit.muted_labels == {"ann"}
    again = await reopened(hall)
    back = enter_hall(again, BOB)
    assert said(back.lines()) == []
    await back.mute("ann", muted=False)
    assert said(back.lines()) == [("ann", "hello all")]
    await close_hall(again)


async def test_a_guest_may_mute_as_well(hall: Hall) -> None:
    gus = enter_hall(hall, GUS)
    await gus.mute("ann")
    await enter_hall(hall, ANN).say("hello")
    assert said(gus.lines()) == []


async def test_the_last_lines_outlive_a_restart(hall: Hall) -> None:
    ann, bob = await table_with(hall, ANN, BOB)
    visit = enter_hall(hall, CID)
    for number in range(KEPT_CHAT_LINES // 10 + 3):
        await pass_time(hall, 60)
        await asyncio.gather(*(visit.say(f"{number} {part}") for part in range(10)))
    await bob.say("a good move")
    assert len(visit.lines()) == KEPT_CHAT_LINES
    again = await reopened(hall, crashed=True)
    assert enter_hall(again, CID).lines() == visit.lines()
    back = await enter_hall(again, ANN).come_to(ann.code)
    assert back.lines() == ann.lines()
    await back.say("thank you")
    assert [line.number for line in back.lines()] == list(range(1, 5))
    await close_hall(again)
