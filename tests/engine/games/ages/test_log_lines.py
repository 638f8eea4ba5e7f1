"""Log lines of Duel of Ages II: an attack with its numbers."""

from __future__ import annotations

from engine.core.choice import choice
from engine.games.ages.attacks.events import DamageDrawn, Killed
from engine.games.ages.describe import describe
from engine.games.ages.names import with_small_articles
from engine.games.ages.steps import Step
from engine.testing import play
from tests.engine.games.ages.scene import FIVE, black, white
from tests.engine.games.ages.standing_game import FAR, standing
from tests.engine.games.ages.table import ages


def test_a_fight_is_told_with_its_numbers() -> None:
    """Rating, opposing number, card, damage and remaining Health."""
    table = ages(
        white("rivet-77", FIVE[0]), black("archimedes", FIVE[0]), step=Step.MELEE, whites="43 34"
    )
    play(table, "black: hold", "white: strike archimedes")
    hit, damage = table.log_lines()[:2]
    assert hit == "RIVET-77 hits Archimedes barehanded (Pass: Melee 6 against React 5, card 4-3)"
    numbers = "(Squeak: Power 4 against Armor 3, card 3-4)"
    assert damage == f"RIVET-77 hurts Archimedes: damage 2 - 1 = 1 {numbers}, Health 3"


def test_a_fight_is_told_with_what_adds_to_its_numbers() -> None:
    """3.2: the sums are in the log, since a small panel has no room for all of them."""
    table = ages(
        white("rivet-77", FIVE[0], "*boar-spear"),
        black("archimedes", FIVE[0]),
        step=Step.MELEE,
        whites="43 34",
    )
    play(table, "black: hold", "white: strike archimedes boar-spear")
    parts = [part.split("; ")[1:] for part in table.log_lines()[:2]]
    assert any("printed, +" in text for texts in parts for text in texts)


def test_no_damage_at_all() -> None:
    """A FOPP is named; negative damage is none."""
    words = {"unit": "pell", "target": "skarn", "rating": 1, "against": 3, "card": (0, 9)}
    fopp = DamageDrawn(**words, result="fopp", weapon_damage=1, damage=0, health=5)  # type: ignore[arg-type]
    assert "no damage at all" in fopp.told()


def test_the_article_of_a_name_is_small_inside_a_sentence() -> None:
    """As in any name with an article; at the start of a line it keeps its capital."""
    killed = Killed(unit="the-mothlight", killer="the-green-warden", space="K4", cards_dropped=0)
    line = killed.told()
    assert line.startswith("The Mothlight")
    assert "by the Green Warden" in line


def test_the_article_of_a_name_is_small_inside_the_label_of_a_choice() -> None:
    """Here that of a choice after a double Amaze."""
    table = standing(
        white("john-henry", FAR),
        black("the-glass-tide", FAR),
        step=Step.MELEE,
        whites="90 81",
    )
    play(table, "black: hold", "white: strike the-glass-tide")
    assert describe(table.view("white"), choice("spare")).label == "Let the Glass Tide stay"


def test_an_article_after_a_full_stop_keeps_its_capital() -> None:
    """It begins a sentence there."""
    text = "Hits The Hollow Rider. The Glass Tide stays"
    assert with_small_articles(text) == "Hits the Hollow Rider. The Glass Tide stays"
