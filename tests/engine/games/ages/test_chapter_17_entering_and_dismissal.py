"""RULES.md, chapter 17: entering, dismissal and banishment."""

from __future__ import annotations

from engine.games.ages.pending import Ask, Pending
from engine.games.ages.state import Options
from engine.games.ages.steps import Step
from tests.engine.games.ages.scene import (
    FAR,
    MAP,
    ages,
    black,
    spaces,
    white,
)

A, B, C = spaces("clear", age="ancient")[:3]


def test_who_enters() -> None:
    """17.1, 24.23: Respect at least that of the highest enemy who never entered."""
    units = (
        white("archimedes"),
        white("mary-read"),
        white("hanno"),
        black("tomyris"),
        black("rivet-77"),
        black("pell"),
    )
    table = ages(*units, step=Step.REINFORCE, phase=Step.REINFORCE, whites="00", blacks="10")
    entered = [unit.slug for unit in table.view().units if unit.entered]
    assert entered[:2] == ["archimedes", "tomyris"], "threshold 7, then 6"


def test_dismissal() -> None:
    """17.2: an empty dome of the colour; if there is none, any empty one; else the fewest."""
    away = [Pending(ask=Ask.DISMISS, unit=0)]
    table = ages(white("hanno", A), black("pell", FAR), pending=list(away), whites="00")
    assert table.at("hanno") == MAP.names[MAP.domes[0]].lower()
    full = ages(
        white("hanno", A),
        black("pell", MAP.domes[0]),
        pending=list(away),
        whites="00",
    )
    assert full.asked() == ["white"]
    assert full.offered("white") == ["dome 2", "dome 4", "dome 6", "dome 8"]
    crowd = ["tomyris", "skarn", "rivet-77", "anansi", "pell"]
    none = ages(
        white("hanno", A),
        *(black(slug, space) for slug, space in zip(crowd, MAP.domes.values(), strict=True)),
        pending=list(away),
        whites="00",
    )
    assert len(none.offered("white")) == 5


def test_dice_name_a_dome() -> None:
    """17.4: its number; any empty dome if that one is not on the map."""
    for seed in range(6):
        table = ages(
            white("hanno", A),
            black("pell", FAR),
            pending=[Pending(ask=Ask.DISMISS, unit=0)],
            options=Options(challenge="dice"),
            round=seed,
        )
        placed = MAP.spaces[table.unit("hanno").space].dome >= 0
        assert placed or len(table.offered("white")) == 5
