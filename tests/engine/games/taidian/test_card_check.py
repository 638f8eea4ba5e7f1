"""A row of a card without all that it needs is refused when the game is imported."""

from __future__ import annotations

import pytest

from engine.core.dispatch import MissingEntryError
from engine.games.taidian import card_check
from engine.games.taidian.card_types import Card
from engine.games.taidian.cards import CARDS


@pytest.mark.parametrize(
    ("row", "complaint"),
    [
        (Card("flare", "Flare", "red", 1, "Blinds."), "'flare' has no effect"),
        (Card("signal", "Signal Rocket-Launcher", "red", 1, "Hurts.", attack=5), ""),
        (
            Card("launcher", "Rocketlauncher", "red", 1, "Hurts.", attack=5),
            "'launcher' has no short name of at most 8 letters; 'Rocketlauncher' would be cut",
        ),
        (Card("launcher", "Rocketlauncher", "red", 1, "", attack=5, short="Rocket"), ""),
    ],
)
def test_a_card_has_an_effect_and_a_name_that_fits(
    monkeypatch: pytest.MonkeyPatch, row: Card, complaint: str
) -> None:
    """15.1: a row that does nothing, or whose name does not fit the market, is refused."""
    monkeypatch.setitem(CARDS, row.slug, row)
    if not complaint:
        card_check.check_cards()
        return
    with pytest.raises(MissingEntryError, match=complaint):
        card_check.check_cards()
