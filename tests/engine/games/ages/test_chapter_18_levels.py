"""Levelling up (RULES.md 18.4): the draw, the level box of the card, the choice."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.chance import Chance
from engine.core.choice import choice
from engine.core.errors import CannotUndoError
from engine.games.ages.bots.greedy import GreedyBot
from engine.games.ages.challenges.cards import LEVEL_RATINGS
from engine.games.ages.challenges.ratings import rating
from engine.games.ages.describe import describe
from engine.games.ages.experience.events import LevelDrawn, RatingRaised
from engine.games.ages.experience.rules import level_up
from engine.games.ages.state import Options
from engine.testing import check_not_offered, play
from tests.engine.games.ages.scene import FAR, black, spaces, state, white
from tests.engine.games.ages.table import AgesTable, table_of

A = spaces("clear", age="ancient")[0]
WITS_OR_MELEE, ANYTHING = "01", "44"


def levelled(card: str, **words: Any) -> AgesTable:
    """Hanno (Wits 7, Melee 5) levels up once with this card on top of White's deck."""
    g = state(white("hanno", A, **words), black("pell", FAR), whites=card)
    level_up(g, g.units[0], "Tutor Cube")
    return table_of(g)


def test_one_of_the_two_ratings_of_the_card_is_raised() -> None:
    """18.4: permanently, and the page about the unit says where the point comes from."""
    table = levelled(WITS_OR_MELEE)
    assert table.choices_of("white") == ["raise wits", "raise melee"]
    play(table, "white: raise melee")
    found = table.unit("hanno").ratings["melee"]
    assert (found.value, [part.source for part in found.parts]) == (6, ["printed", "levels"])
    assert table.unit("hanno").levels == {"melee": 1}


def test_equal_digits_let_choose_any_rating() -> None:
    """18.4: but Speed, Armor, Health and Damage."""
    table = levelled(ANYTHING)
    assert table.choices_of("white") == [f"raise {name}" for name in LEVEL_RATINGS]
    check_not_offered(table, "white: raise speed", "white: raise armor", "white: raise health")


def test_nothing_is_raised_above_nine() -> None:
    """18.4, 24.13, 2.2: a rating of 9 is not offered; if both are 9 nothing is asked."""
    table = levelled(WITS_OR_MELEE, levels={"wits": 2})
    assert table.choices_of("white") == ["raise melee"]
    both = levelled(WITS_OR_MELEE, levels={"wits": 2, "melee": 4})
    assert not any(word.startswith("raise") for word in both.choices_of("white"))


def test_what_adds_for_now_does_not_hinder() -> None:
    """2.2: the limit is for printed and won levels; experience comes on top of it."""
    g = state(white("hanno", A, levels={"wits": 1}, active=True), black("pell", FAR), whites="01")
    g.units[0].active = True
    level_up(g, g.units[0], "Tutor Cube")
    table = table_of(g)
    play(table, "white: raise wits")
    assert table.unit("hanno").ratings["wits"].value == 10


def test_the_card_is_of_the_own_deck_and_cannot_be_taken_back() -> None:
    """18.4, 3.2: it is discarded as any other."""
    g = state(white("pell", A), black("hanno", FAR), blacks="44")
    before = len(g.challenge[1])
    level_up(g, g.units[1], "Tutor Cube")
    assert len(g.challenge[1]) == before - 1
    assert g.drawn_challenge_cards[1] == ["44"]
    table = table_of(g)
    assert table.choices_of("black")[0] == "raise wits"
    with pytest.raises(CannotUndoError):
        table.match.undo(1)


def test_two_levels_at_once_are_asked_one_after_the_other() -> None:
    """18.4: the second may find the rating at 9."""
    g = state(white("hanno", A, levels={"wits": 1}), black("pell", FAR), whites="01 44")
    level_up(g, g.units[0], "Riddle of Glass")
    level_up(g, g.units[0], "Riddle of Glass")
    table = table_of(g)
    play(table, "white: raise wits")
    assert "raise wits" not in table.choices_of("white")
    play(table, "white: raise react")
    assert table.unit("hanno").levels == {"react": 1, "wits": 2}


def test_with_dice_two_dice_take_the_place_of_the_card() -> None:
    """3.6, 18.4."""
    g = state(white("hanno", A), black("pell", FAR), options=Options(challenge="dice"))
    level_up(g, g.units[0], "Tutor Cube")
    assert g.pending[0].ratings
    assert not g.drawn_challenge_cards[0]


def test_a_rating_that_was_raised_counts() -> None:
    """2.2: in every sum."""
    g = state(white("hanno", A, levels={"react": 2}), black("pell", FAR))
    assert rating(g, g.units[0], "react") == 8


def test_how_it_reads() -> None:
    """The choice shows the new value, the log the card drawn and the rating raised."""
    table = levelled(WITS_OR_MELEE)
    words = describe(table.view("white"), choice("raise", "melee"))
    assert words.consequence == "Melee 5 becomes 6, for the rest of the game"
    drawn = LevelDrawn(unit="hanno", card=(0, 1), ratings=("wits", "melee"), reason="Tutor Cube")
    assert drawn.told() == "Hanno draws 0-1 to level up (Tutor Cube): Wits or Melee"
    nothing = LevelDrawn(unit="hanno", card=(0, 1), ratings=(), reason="Tutor Cube")
    assert "9 already" in nothing.told()
    raised = RatingRaised(unit="hanno", rating="melee", value=6)
    assert raised.told() == "Hanno levels up: Melee is now permanently 6"


def test_the_bot_raises_what_it_fights_with() -> None:
    """Not Respect, which decides little once a character is on the map."""
    table = levelled(ANYTHING)
    picked = GreedyBot(Chance(1)).choose(table.match.sight(0))
    assert picked.verb == "raise"
    assert picked.noun not in ("respect", "honor")
