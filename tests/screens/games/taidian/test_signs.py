"""The words and signs of Taidian's pieces."""

from __future__ import annotations

from engine.games.taidian.cards import CARDS
from screens.games.taidian.signs import effect_text


def test_cards_without_a_number_have_a_word_for_what_they_do() -> None:
    for slug, row in CARDS.items():
        if not (row.money or row.energy or row.attack or row.block or row.heal):
            assert 0 < len(effect_text(slug)) <= 11
