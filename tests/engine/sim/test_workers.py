"""Work in several processes gives the same results, and ends quietly on an interrupt."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from engine.sim.series import simulate
from engine.sim.workers import run_in_order
from tests.engine.sim.high_card_series import GAME, results
from tests.tools.interrupting import interrupted

ROOT = Path(__file__).parents[3]


@pytest.mark.parametrize("bots", [["random"] * 3, ["highest", "random", "highest"]], ids=str)
@pytest.mark.parametrize("swap", [False, True])
def test_any_number_of_workers_gives_the_same_results(bots: list[str], swap: bool) -> None:
    one, three = (
        simulate(GAME, matches=45, bots=bots, seed=8, workers=workers, swap=swap)
        for workers in (1, 3)
    )
    assert results(one) == results(three)


def test_a_process_that_ends_too_early_reminds_of_the_main_guard() -> None:
    with pytest.raises(RuntimeError, match=r'under `if __name__ == "__main__":`'):
        list(run_in_order(os._exit, [1], workers=1))


INTERRUPTED = """
import sys
from engine.sim.series import simulate
from tests.engine.sim.test_series import GAME

def tell(done):
    print("going", flush=True)

if __name__ == "__main__":
    try:
        simulate(GAME, matches=10**7, bots=["highest", "random"], seed=1, workers=2, progress=tell)
    except KeyboardInterrupt:
        sys.exit(130)
"""


def test_an_interrupt_ends_all_workers_quietly(tmp_path: Path) -> None:
    script = tmp_path / "series.py"
    script.write_text(INTERRUPTED)
    ended = interrupted(
        [sys.executable, str(script)], after="going\n", environment={"PYTHONPATH": str(ROOT)}
    )
    assert (ended.status, ended.complaints) == (130, "")
