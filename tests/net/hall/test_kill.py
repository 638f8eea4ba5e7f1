"""kill -9 of a server with many tables loses no answer, no seat and no table."""

from __future__ import annotations

import sys
from pathlib import Path
from time import time

import pytest

from net.hall.hall import Hall
from net.hall.visit import enter_hall
from saves.verify import verify
from tests.net.hall.halls import ManualClock, close_hall, open_hall, play
from tests.net.hall.people import ANN, BOB, CID, DAN
from tests.tools.interrupting import killed

PROGRAM = "tests.net.hall.play_until_killed"
PEOPLE = {visitor.name: visitor for visitor in (ANN, BOB, CID, DAN)}


def killed_after(path: Path, acknowledged: int) -> list[tuple[str, str, int]]:
    """Run the server, kill it after that many lines; all that it managed to say is returned."""
    return [
        (code, name, int(answers))
        for code, name, answers in killed(PROGRAM, path, after=acknowledged)
    ]


@pytest.mark.skipif(sys.platform == "win32", reason="needs signals")
@pytest.mark.parametrize("acknowledged", [1, 25, 120])
async def test_a_killed_server_comes_back_with_every_table(path: Path, acknowledged: int) -> None:
    said = killed_after(path, acknowledged)
    hall = await open_hall(path, clock=ManualClock(time()))
    tables = {hosted.code: hosted for hosted in hall.tables}
    reached = {code: max(n for each, _, n in said if each == code) for code, _, _ in said}
    for code, name, _ in said:
        assert tables[code].state.has_sat(name)
    for code, answers in reached.items():
        stored = await hall.services.stores.matches.load(tables[code].state.match_id)
        # One more may have been stored just in time, though no player was notified.
        assert answers <= stored.snapshot.answer_count <= answers + 1
        assert verify(stored.record).ok
    await go_on(hall, sorted(reached))
    await close_hall(hall)


async def go_on(hall: Hall, codes: list[str]) -> None:
    """All players come back and play to the end."""
    for code in codes:
        (hosted,) = (each for each in hall.tables if each.code == code)
        names = [place.holder for place in hosted.state.seats]
        chairs = [await enter_hall(hall, PEOPLE[name]).come_to(code) for name in names]
        assert [chair.seat for chair in chairs] == [0, 1]
        await play(*chairs)
        assert chairs[0].match.is_over
