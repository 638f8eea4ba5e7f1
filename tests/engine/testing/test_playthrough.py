"""A playthrough as text: its secret lines, and its comparison with a stored one."""

from __future__ import annotations

from pathlib import Path

import pytest
from attrs import evolve

from engine.testing import BrokenContractError, Playthrough, check_playthrough, write_playthrough
from tests.golden.all_playthroughs import FOLDER
from tests.sample_games import high_card


def test_secret_lines_name_their_readers() -> None:
    """Hands are dealt to one reader, and passes are seen by all without the cards."""
    text = (FOLDER / "duel-random-draft.txt").read_text(encoding="utf-8").splitlines()
    dealt = [line for line in text if " is dealt " in line]
    assert len(dealt) == 6
    assert all(line.startswith("  [") and "watching" not in line for line in dealt)
    passes = [line for line in text if line.endswith(" across")]
    assert len(passes) == 12
    assert not any("[" in line for line in passes)


TINY = Playthrough(
    name="tiny",
    about="Two who choose at random.",
    game=high_card.GAME,
    seed=1,
    options=high_card.Options(),
    bots=("random", "random"),
    position=lambda view: [f"won {view.won}"],
)


def test_a_playthrough_that_was_never_written_down_is_found(tmp_path: Path) -> None:
    with pytest.raises(BrokenContractError, match="'tiny' was never written down"):
        check_playthrough(TINY, tmp_path / "tiny.txt")


def test_a_game_that_plays_otherwise_is_found(tmp_path: Path) -> None:
    write_playthrough(TINY, tmp_path / "tiny.txt")
    check_playthrough(TINY, tmp_path / "tiny.txt")
    other = evolve(TINY, options=high_card.Options(swap=False))
    with pytest.raises(BrokenContractError, match=r"-options: swap=True.*\n\+options: swap=False"):
        check_playthrough(other, tmp_path / "tiny.txt")
