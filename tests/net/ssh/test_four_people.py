"""Four people in two teams over SSH: what only a team may know never reaches the other one.

They play the Skirmish at the Well by keys, from the choice of the characters to the page about its
end, which comes when one team resigns. All that is sent to their terminals and to that of a
spectator is searched on the way and after it; so are the server's log and its files.
"""

from __future__ import annotations

import asyncio
import json
import sys
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from io import StringIO
from pathlib import Path

import pytest
from attrs import evolve

from engine.games.ages.view_types import CardView, View
from net.hall.hosted_table import HostedTable
from net.hall.table_plan import Plan, SeatPlan
from net.server_log import logging_to
from screens.online.online_table import STILL_TYPING_SECONDS
from tests.net.conftest import Opens
from tests.net.ssh.caller import Caller, calling, new_key
from tests.net.ssh.hall_site import open_hall_site, plain
from tests.net.ssh.hinted_play import HintedPlay, go_on, press_until
from tests.net.ssh.unmet_names import Watch

NAMES = ("ann", "bob", "cid", "dan")
"""The players by seat: ann and cid are one team, bob and dan the other."""
EVE = "eve"
"""A spectator."""
SMALL, LARGE = (80, 24), (120, 36)
SIZES = (SMALL, SMALL, LARGE, LARGE)
PLAN = Plan(
    "ages",
    seats=tuple(SeatPlan("reserved", name) for name in NAMES),
    options={"mission": "well", "selection": "standard"},
    seed=1,
)
SOON_NOTICED = evolve(PLAN, seed=5)
"""A match in which all who may not see cards would meet some within a few answers."""
STEP_BY_STEP = {"pace": "brisk", "keeps_reveals": False, "automatic_pass": "wait"}
AT_ONCE = {"pace": "instant", "automatic_pass": "wait"}
SETTINGS = {
    "ann": STEP_BY_STEP, "bob": STEP_BY_STEP, "cid": AT_ONCE, "dan": AT_ONCE, EVE: AT_ONCE,
}  # fmt: skip
"""One player of each team sees attacks and adventures step by step."""
WORDS = ("heron", "otter", "linnet", "badger")
"""The players' team messages, each with a number."""
TO_ALL = "good luck"
A_FEW = 40
"""Answers after which a view that shows too much must have been noticed; and more places than
there are on the roster before the first character."""
LAST_ROUND = 2
"""The last whole round that is played."""
TALKING, LOOKING = (1, 2), 3
"""The answers of each player before which the player talks to the team, or looks around."""
MAP, ROSTER = "Map  roster  goals", "map  Roster  goals"
"""How the headline shows which page of the board is open."""
OTHERS = "others,"
"""The text about the keys that lead to other characters, on the page about one."""
CHARACTERS = 6


class Four:
    """The terminals of the four players and of the spectator, and the table that they are at.

    In each team the player with the small terminal looks at the map, and now and then at all
    characters one by one. The other one looks at the roster of both teams, as the spectator does.
    """

    def __init__(self, hosted: HostedTable, players: list[Caller], eve: Caller) -> None:
        self.hosted = hosted
        self.players = players
        self.eve = eve
        self.play = HintedPlay(hosted, players)
        self.watch = Watch(hosted, {**dict(enumerate(players)), None: eve})
        self.said: dict[int, list[str]] = {seat: [] for seat in range(len(players))}
        """The messages of each player to the team."""
        self._answer_counts: Counter[int] = Counter()
        self.looked: set[int] = set()
        """The seats whose players have looked at all characters."""

    @property
    def terminals(self) -> list[Caller]:
        return [*self.players, self.eve]

    @property
    def round(self) -> int:
        view: View = self.hosted.table.update(None).view
        return view.round

    async def answer(self) -> bool:
        """Let the player who is asked answer; False once the match is over."""
        self.watch.look()
        seat = self.play.asked
        if seat is None:
            return False
        view = self.hosted.table.update(None).view
        if view.selection is None:
            await self._do_something_else(seat)
            self.watch.look()
        await self.play.answer()
        return True

    async def _do_something_else(self, seat: int) -> None:
        """Now and then, let a player talk to the team, or look at all characters."""
        self._answer_counts[seat] += 1
        number = self._answer_counts[seat]
        if number in TALKING:
            words = f"{WORDS[seat]}{number}"
            self.said[seat].append(words)
            await say(self.players[seat], words, key="T")
        elif number == LOOKING and SIZES[seat] == SMALL:
            await look_at_characters(self.players[seat])
            self.looked.add(seat)
        for caller in self.terminals[2:]:
            if ROSTER not in caller.screen:
                caller.press("]")
                await caller.see(ROSTER)


async def say(caller: Caller, words: str, *, key: str) -> None:
    """Say something in the chat that a key opens, which closes with it; read it there again."""
    await press_until(caller, key, lambda: "Esc closes" in caller.screen)
    caller.press(words, "enter")
    await caller.wait(lambda: "Esc closes" not in caller.screen, "the end of the chat")
    await asyncio.sleep(STILL_TYPING_SECONDS)
    await press_until(caller, key, lambda: "Esc closes" in caller.screen)
    await caller.see(f": {words}")
    await press_until(caller, "escape", lambda: "Esc closes" not in caller.screen)


async def look_at_characters(caller: Caller) -> None:
    await press_until(caller, "]", lambda: ROSTER in caller.screen)
    await press_until(caller, "i", lambda: "Looking" in caller.screen)
    for _ in range(A_FEW):
        if "Health" in caller.screen.partition("Looking")[2]:
            break
        await press_and_see_change(caller, "tab")
    await press_until(caller, "enter", lambda: OTHERS in caller.screen)
    for _ in range(CHARACTERS):
        await press_and_see_change(caller, "right")
    await press_until(caller, "escape", lambda: OTHERS not in caller.screen)
    await press_until(caller, "escape", lambda: "Looking" not in caller.screen)
    await press_until(caller, "[", lambda: MAP in caller.screen)


async def resign(caller: Caller) -> None:
    await press_until(caller, ":", lambda: "Resign" in caller.screen)
    caller.press("r")
    await caller.see("Resign?")
    caller.press("y")


async def see_the_end(caller: Caller) -> None:
    """Wait for the page about the end of the match; one key too many shows the board again."""
    await go_on(caller)
    ends = ("Replay", "The game is over.")
    await caller.wait(lambda: any(words in caller.screen for words in ends), "the end")


async def press_and_see_change(caller: Caller, key: str) -> None:
    before = caller.screen
    caller.press(key)
    await caller.wait(lambda: caller.screen != before, f"what {key} brings")


@asynccontextmanager
async def four_people(
    opens: Opens, folder: Path, monkeypatch: pytest.MonkeyPatch, plan: Plan = PLAN
) -> AsyncIterator[Four]:
    """Four players and a spectator at the first question of a match."""
    monkeypatch.setattr("net.hall.rates.HINTS_PER_MINUTE", 100_000)
    for name, settings in SETTINGS.items():
        (folder / "people" / name).mkdir(parents=True)
        (folder / "people" / name / "settings.json").write_text(json.dumps(settings))
    async with open_hall_site(opens, folder) as site:
        hosted = await site.table(plan)
        watch = f"watch {hosted.code}"
        async with (
            site.people(NAMES, hosted.code, sizes=SIZES) as players,
            calling(site.port, EVE, key=new_key(), size=LARGE, command=watch) as eve,
        ):
            await eve.see("Waiting for")
            yield Four(hosted, players, eve)


async def test_a_whole_game_keeps_what_only_a_team_may_know(
    opens: Opens, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with logging_to(log := StringIO()):
        async with four_people(opens, tmp_path, monkeypatch) as four:
            await say(four.players[0], TO_ALL, key="/")
            while four.round <= LAST_ROUND and await four.answer():
                assert four.watch.leaks == []
            for caller in four.players[::2]:
                await resign(caller)
            for caller in four.terminals:
                await see_the_end(caller)
            four.watch.look_at_all()
    assert four.watch.leaks == []
    for seat in range(len(NAMES)):
        assert len(four.watch.told[seat]) >= 10, "a search that finds nothing proves nothing"
    expect_talk_heard_by_team_alone(four)
    expect_talk_kept_nowhere(four, log=log.getvalue(), folder=tmp_path)


def expect_talk_heard_by_team_alone(four: Four) -> None:
    """Public messages were sent to all, team messages only to the two in the team."""
    sent = [plain(caller.received) for caller in four.terminals]
    assert all(TO_ALL in text for text in sent)
    assert four.looked == {0, 1}
    for seat, said in four.said.items():
        assert len(said) >= 2
        for reader, text in enumerate(sent):
            is_mate = reader in (seat, (seat + 2) % len(NAMES))
            assert [words for words in said if words in text] == (said if is_mate else [])


def expect_talk_kept_nowhere(four: Four, *, log: str, folder: Path) -> None:
    """The server's log and its files, which hold public chat, hold no team chat."""
    files = b"".join(path.read_bytes() for path in folder.rglob("*") if path.is_file())
    said = [words for each in four.said.values() for words in each]
    assert [words for words in said if words in log or words.encode() in files] == []
    assert TO_ALL.encode() in files
    assert "name=ann" in log


async def test_cards_of_the_other_team_would_be_noticed(
    opens: Opens, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The search finds the cards of a view that masks none."""

    def unmasked(card: str, *, is_known: bool, face_up: bool) -> CardView:
        return CardView(card, True, face_up)

    monkeypatch.setattr(sys.modules["engine.games.ages.view"], "card_view", unmasked)
    noticed: set[int | None] = set()
    async with four_people(opens, tmp_path, monkeypatch, SOON_NOTICED) as four:
        for _ in range(A_FEW):
            await four.answer()
            noticed = {viewer for viewer, _ in four.watch.leaks}
            if noticed >= {2, 3, None}:
                return
    raise AssertionError(f"only {noticed} are noticed")
