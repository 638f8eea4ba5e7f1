"""The golden playthroughs still play as they were written down."""

from difflib import unified_diff

import pytest

from tests.golden.playthrough import Playthrough, written
from tests.golden.shelf import FOLDER, PLAYTHROUGHS, file_of


@pytest.mark.parametrize("playthrough", PLAYTHROUGHS, ids=lambda each: each.name)
def test_the_game_is_played_as_it_was_written_down(playthrough: Playthrough) -> None:
    """If a change is meant, `python -m tests.golden` writes it down; review the difference."""
    golden = file_of(playthrough).read_text(encoding="utf-8").splitlines()
    played = written(playthrough).splitlines()
    difference = list(unified_diff(golden, played, "golden", "played", lineterm="", n=2))
    assert not difference, "\n".join(difference[:60])


def test_every_golden_file_belongs_to_a_playthrough() -> None:
    """A file that nothing is compared with would only look like a test."""
    assert sorted(FOLDER.glob("*.txt")) == sorted(file_of(each) for each in PLAYTHROUGHS)


def test_secret_lines_name_their_readers() -> None:
    """Hands are dealt to one reader, and passes are seen by all without the cards."""
    text = file_of(PLAYTHROUGHS[0]).read_text(encoding="utf-8").splitlines()
    dealt = [line for line in text if " is dealt " in line]
    assert len(dealt) == 6
    assert all(line.startswith("  [") and "watching" not in line for line in dealt)
    passes = [line for line in text if line.endswith(" across")]
    assert len(passes) == 12
    assert not any("[" in line for line in passes)
