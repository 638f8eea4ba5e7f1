"""Log lines of Duel of Ages II: an attack with its numbers."""

from __future__ import annotations

from engine.games.ages import events as e
from engine.games.ages.prose import tell
from engine.games.ages.steps import Step
from engine.testing import play
from tests.engine.games.ages.scene import FIVE, black, white
from tests.engine.games.ages.table import ages


def test_a_fight_is_told_with_its_numbers() -> None:
    """Rating, opposing number, card, damage and remaining Health."""
    table = ages(
        white("rivet-77", FIVE[0]), black("archimedes", FIVE[0]), step=Step.MELEE, whites="43 34"
    )
    play(table, "black: hold", "white: strike archimedes")
    hit, damage = table.log_lines()[:2]
    assert hit == "RIVET-77 hits Archimedes barehanded (Pass: Melee 6 against 5, card 4-3)"
    numbers = "(Squeak: Power 4 against 3, card 3-4)"
    assert damage == f"RIVET-77 hurts Archimedes: damage 2 - 1 = 1 {numbers}, Health 3"


def test_no_damage_at_all() -> None:
    """A FOPP is named; negative damage is none."""
    words = {"unit": "pell", "target": "skarn", "rating": 1, "against": 3, "card": (0, 9)}
    fopp = e.DamageDrawn(**words, result="fopp", printed=1, damage=0, health=5)  # type: ignore[arg-type]
    assert "no damage at all" in tell(fopp, None)
