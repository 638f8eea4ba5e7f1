"""Looking one choice ahead, with the tiny game."""

from __future__ import annotations

from engine.bots.look_ahead import views_after
from engine.core.chance import Chance
from engine.core.match import start_match
from tests.sample_games import high_card


def test_looking_ahead_shows_the_view_after_each_choice_and_changes_nothing() -> None:
    match = start_match(high_card.GAME, seed=1)
    for seat in (0, 1):
        match.answer(seat, match.pending[0].choices[0])
    (swap,) = match.pending
    before, hand = match.digest(), match.view(swap.seat).hand
    views = views_after(match.sight(swap.seat), Chance(2))
    assert match.digest() == before
    assert list(views) == list(swap.choices)
    for given, view in views.items():
        kept = [card for card in hand if card != given.noun]
        assert set(kept) <= set(view.hand)
        assert given.noun not in view.hand
