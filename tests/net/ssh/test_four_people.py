"""Four people in two teams over SSH: what only a team may know never reaches the other one."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from random import Random
from typing import TypeAlias

from engine.core.match import Match
from engine.games.ages import GAME
from engine.games.ages.rows.treasures import TREASURES
from engine.games.ages.steps import Step
from engine.games.ages.view_types import CardView, View
from net.hall.hosted_table import HostedTable
from net.hall.table_plan import Plan, SeatPlan
from tests.net.conftest import Opens
from tests.net.ssh.caller import Caller, calling, new_key
from tests.net.ssh.hall_site import open_hall_site, plain, plays_on

Teams: TypeAlias = tuple[tuple[Caller, Caller], tuple[Caller, Caller]]

BOW, DAWN = "the bow is for Hanno", "strike at dawn"
NAMES = ("ann", "bob", "cid", "dan")
SIZES = ((120, 36), (80, 24), (80, 24), (120, 36))
SEATS = tuple(SeatPlan("reserved", name) for name in NAMES)
ANSWERS = 20
FEW = 10
"""Answers after which all bytes are searched."""


def known(view: View) -> Iterable[str]:
    """The names of the cards that a view shows."""
    held = [card for unit in view.units for card in unit.cards]
    cards: list[CardView] = [*held, *(card for pile in view.ground.values() for card in pile)]
    for slug in (*(card.slug for card in cards if card.known), *sum(view.discards.values(), ())):
        yield TREASURES[slug].name


def telling_seed() -> int:
    """The first seed that deals each team four cards of which the other one has no copy."""
    for seed in range(1000):
        match = Match.begin(GAME, seed=seed, seats=len(NAMES))
        while match.position.state.step is Step.TAKE:
            match.answer(match.pending[0].seat, match.pending[0].choices[0])
        one, other = (set(known(match.view(seat))) for seat in (0, 1))
        if min(len(one - other), len(other - one)) >= 4:
            return seed
    raise AssertionError("no such deal")


class Knowledge:
    """The names of cards that each viewer might have read so far."""

    def __init__(self, hosted: HostedTable) -> None:
        self._hosted = hosted
        self.found: tuple[set[str], set[str]] = (set(), set())
        """The names that were secrets of each team when it was sent them."""
        self.names: dict[int | None, set[str]] = {viewer: set() for viewer in (None, 0, 1, 2, 3)}

    def look(self) -> None:
        """Add what all viewers see now."""
        for viewer, names in self.names.items():
            names.update(known(self._hosted.table.update(viewer).view))

    def secrets(self, team: int) -> set[str]:
        """What only this team has known: not one view or log line of any other held it."""
        rows = {row.name for row in TREASURES.values()}
        others: set[str] = set()
        for viewer in (None, 1 - team, 3 - team):
            told = "\n".join(line.text for line in self._hosted.table.log(viewer))
            others |= self.names[viewer] | {name for name in rows if name in told}
        return {name for name in self.names[team] | self.names[team + 2] if name not in others}


def found(names: Iterable[str], caller: Caller) -> list[str]:
    """Which of the names a client was sent."""
    received = plain(caller.received)
    return sorted(name for name in names if name in received)


async def tells_team(caller: Caller, words: str) -> None:
    """Say something to the team by the key for it, and close the chat."""
    caller.press("T")
    await caller.see("Esc closes")
    caller.press(words, "enter")
    await caller.see(f"(team): {words}")
    caller.press("escape")
    await caller.wait(lambda: "Esc closes" not in caller.screen, "the table")


async def hears(caller: Caller, words: str) -> None:
    """Wait until a client was sent the words; the notice may be gone from the screen by then."""
    await caller.wait(lambda: bool(found([words], caller)), words)


async def test_cards_and_talk_of_a_team_stay_in_it(opens: Opens, tmp_path: Path) -> None:
    async with open_hall_site(opens, tmp_path) as site:
        hosted = await site.table(Plan("ages", seats=SEATS, seed=telling_seed()))
        async with (
            site.people(NAMES, hosted.code, sizes=SIZES) as people,
            calling(site.port, "eve", key=new_key(), command=f"watch {hosted.code}") as eve,
        ):
            await eve.see("will answer next")
            ann, bob, cid, dan = people
            teams = ((ann, cid), (bob, dan))
            await tells_team(ann, BOW)
            await tells_team(bob, DAWN)
            await hears(cid, f"ann (team): {BOW}")
            await hears(dan, f"bob (team): {DAWN}")
            knowledge, chance = Knowledge(hosted), Random(3)
            for number in range(ANSWERS + 1):
                knowledge.look()
                if number % FEW == 0:
                    expect_secrets_kept(knowledge, teams, eve)
                assert await plays_on(hosted, people, chance)
            for words, (mates, others) in zip((BOW, DAWN), (teams, teams[::-1]), strict=True):
                assert [found([words], mate) for mate in mates] == [[words], [words]]
                assert [found([words], each) for each in (*others, eve)] == [[], [], []]
            assert all(knowledge.found), "a search that finds nothing proves nothing"


def expect_secrets_kept(knowledge: Knowledge, teams: Teams, eve: Caller) -> None:
    """Search what was sent so far for the names that only one team has known so far."""
    for team, (mates, others) in enumerate((teams, teams[::-1])):
        secrets = knowledge.secrets(team)
        for mate in mates:
            knowledge.found[team].update(found(secrets, mate))
        assert [found(secrets, each) for each in (*others, eve)] == [[], [], []]
