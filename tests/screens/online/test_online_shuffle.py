"""The shuffle of a hosted match: seen by all, and revealed after an early end if all agree."""

from __future__ import annotations

from pathlib import Path

import pytest

from net.hall.chair import Chair
from net.hall.hall import Hall
from net.play.proof import short_hash
from net.ssh.command import Command
from screens.online.online_game_over import OnlineGameOverPage
from screens.online.online_shuffle import OnlineShufflePage
from screens.online.online_table import OnlineTablePage
from tests.screens.online.visitors import ADA, BOB, GUS, answers, sets_table, sits_down, visiting

SIZES = [(80, 24), (120, 36)]

pytestmark = pytest.mark.usefixtures("tiny_on_shelf")


@pytest.fixture
async def bob(hall: Hall) -> Chair:
    """Bob's chair at a table whose seed nobody knows."""
    return await sets_table(hall, BOB, seed=None)


@pytest.mark.parametrize("size", SIZES)
async def test_the_chain_is_reached_by_the_menu_and_follows_the_match(
    hall: Hall, tmp_path: Path, bob: Chair, size: tuple[int, int]
) -> None:
    async with visiting(hall, tmp_path, size=size, command=Command("table", bob.code)) as ada:
        await sits_down(ada)
        await ada.press("colon")
        await ada.see("Shuffle", "and its proof")
        await ada.press("f")
        await ada.come_to(OnlineShufflePage)
        await ada.see("End of the chain", short_hash(bob.commitment), "when the match is over")
        before = short_hash(bob.match.proof().head)
        await ada.see(before)
        await answers(bob)
        assert short_hash(bob.match.proof().head) != before
        await ada.see(short_hash(bob.match.proof().head))
        await ada.press("f")
        await ada.come_to(OnlineTablePage)


async def test_a_spectator_sees_the_chain_and_agrees_to_nothing(
    hall: Hall, tmp_path: Path, bob: Chair
) -> None:
    async with visiting(hall, tmp_path, ADA, command=Command("table", bob.code)) as ada:
        await sits_down(ada)
        async with visiting(hall, tmp_path, GUS, command=Command("watch", bob.code)) as gus:
            await gus.come_to(OnlineTablePage)
            await gus.press("colon", "f")
            await gus.come_to(OnlineShufflePage)
            await gus.see(short_hash(bob.match.proof().head))
            await bob.resign()
            await gus.come_to(OnlineGameOverPage)
            await gus.press("f")
            await gus.see("who has agreed.")
            await gus.press("a")
            assert gus.notices[-1] == "There is nothing to agree to"


@pytest.mark.parametrize("size", SIZES)
async def test_a_match_that_ended_early_is_revealed_when_all_agree(
    hall: Hall, tmp_path: Path, bob: Chair, size: tuple[int, int]
) -> None:
    async with visiting(hall, tmp_path, size=size, command=Command("table", bob.code)) as ada:
        await sits_down(ada)
        await bob.resign()
        await ada.come_to(OnlineGameOverPage)
        await ada.see("f Shuffle", "q Lobby")
        await ada.press("f")
        await ada.come_to(OnlineShufflePage)
        await ada.see("ended early", "all its players agree", "a agrees to reveal it")
        await ada.press("a")
        await ada.see("Do you agree?")
        await ada.press("n", "a", "y")
        await ada.come_to(OnlineShufflePage)
        await ada.see("who has agreed.")
        assert "ada agrees to reveal the shuffle" in [line.text for line in bob.lines()]
        await bob.agree_to_reveal()
        await ada.see("Secret of the program", short_hash(bob.match.proof().secret))
        await ada.press("pagedown", "pagedown")
        await ada.see(f"games.example record {bob.code} > match.json")
        await ada.see("wardenclyffe verify match.json")
