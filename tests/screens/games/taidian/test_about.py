"""Texts about places of the Taidian board."""

from __future__ import annotations

import re

from engine.games.taidian.about import about
from engine.games.taidian.cards import STRUCTURES
from engine.games.taidian.view_types import PoisonView
from tests.screens.games.taidian.fights import a_table
from tests.screens.games.taidian.tables import with_fighter


def test_everything_about_a_fighter_can_be_read() -> None:
    poisons = (PoisonView(owner=0, ticks=3, damage=5),)
    view = with_fighter(a_table(2), 1, structures=("bunker",), poisons=poisons, energy=7)
    told = about(view, "seat:1")
    assert told is not None
    words = "\n".join(told.lines)
    assert "Health 100 of 150" in words
    assert "Her first shot in each turn does 5 more." in words
    assert "Bunker: Blocks 5 in the first batch against its owner in each turn." in words
    assert "Poison from Vane takes 5 health at the start of Vane's turns, 3 more times." in words
    assert "Energy 7; 10 energy raises a track by one level." in words


def test_the_structures_of_a_rival_do_not_address_the_reader() -> None:
    """16.1 to 16.7: "you" would be the reader, who does not own them."""
    view = with_fighter(a_table(2), 1, structures=tuple(STRUCTURES))
    told = about(view, "structures:1")
    assert told is not None
    assert len(told.lines) == len(STRUCTURES)
    assert not [line for line in told.lines if re.search(r"\byour?\b", line)]
