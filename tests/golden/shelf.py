"""Where the golden playthroughs are kept."""

from __future__ import annotations

from pathlib import Path

from tests.golden import duel, lightning, taidian
from tests.golden.playthrough import Playthrough

FOLDER = Path(__file__).parent
PLAYTHROUGHS: tuple[Playthrough, ...] = (
    *duel.PLAYTHROUGHS,
    *lightning.PLAYTHROUGHS,
    *taidian.PLAYTHROUGHS,
)


def file_of(playthrough: Playthrough) -> Path:
    """The text file of a playthrough."""
    return FOLDER / f"{playthrough.name}.txt"
