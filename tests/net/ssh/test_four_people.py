"""Four people in two teams over SSH: what only a team may know never reaches the other one."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from random import Random

from engine.games.ages.treasures import TREASURES
from engine.games.ages.view_types import CardView, View
from net.hall.hosted_table import HostedTable
from net.hall.table_plan import Plan, SeatPlan
from tests.net.conftest import Opens
from tests.net.ssh.caller import Caller, calling, new_key
from tests.net.ssh.hall_site import open_hall_site, plain, plays_on

NAMES = ("ann", "bob", "cid", "dan")
SIZES = ((120, 36), (80, 24), (80, 24), (120, 36))
# A seed that deals each team seven cards that the other one has no copy of.
PLAN = Plan("ages", seats=tuple(SeatPlan("reserved", name) for name in NAMES), seed=66)
ANSWERS = 30


def known(view: View) -> Iterable[str]:
    """The names of the cards that a view shows."""
    held = [card for unit in view.units for card in unit.cards]
    cards: list[CardView] = [*held, *(card for pile in view.ground.values() for card in pile)]
    for slug in (*(card.slug for card in cards if card.known), *sum(view.discards.values(), ())):
        yield TREASURES[slug].name


class Knowledge:
    """The names of cards that each viewer might have read so far."""

    def __init__(self, hosted: HostedTable) -> None:
        self._hosted = hosted
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


async def test_cards_and_talk_of_a_team_stay_in_it(opens: Opens, tmp_path: Path) -> None:
    async with open_hall_site(opens, tmp_path) as site:
        hosted = await site.table(PLAN)
        async with (
            site.people(NAMES, hosted.code, sizes=SIZES) as people,
            calling(site.port, "eve", key=new_key(), command=f"watch {hosted.code}") as eve,
        ):
            await eve.see("will answer next")
            ann, bob, cid, dan = people
            knowledge, chance = Knowledge(hosted), Random(3)
            await tells_team(ann, "the bow is for Hanno")
            await tells_team(bob, "strike at dawn")
            await cid.see("ann (team): the bow is for Hanno")
            await dan.see("bob (team): strike at dawn")
            for _ in range(ANSWERS):
                knowledge.look()
                assert await plays_on(hosted, people, chance)
            knowledge.look()
            for team, mates, others in ((0, (ann, cid), (bob, dan)), (1, (bob, dan), (ann, cid))):
                secrets = knowledge.secrets(team)
                assert len(secrets) >= 3
                assert any(found(secrets, mate) for mate in mates), "the search finds nothing"
                assert [found(secrets, each) for each in (*others, eve)] == [[], [], []]
            for words, mates, others in (
                ("the bow is for Hanno", (ann, cid), (bob, dan)),
                ("strike at dawn", (bob, dan), (ann, cid)),
            ):
                assert all(words in plain(mate.received) for mate in mates)
                assert not any(words in plain(each.received) for each in (*others, eve))
