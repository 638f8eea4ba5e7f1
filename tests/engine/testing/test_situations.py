"""The situations of random matches that boards are checked with."""

from __future__ import annotations

from engine.testing.situations import situations
from screens.testing import offer_to
from tests.sample_games import high_card
from tui.widgets.canvas import Offer


def test_situations_come_in_turns_of_their_kinds() -> None:
    """A budget of three is spent on three kinds, of which one is the end of a match."""
    few = situations(high_card.GAME, most=3)
    assert sorted(each.is_over for each in few) == [False, False, True]
    assert all(each.name.startswith("tiny, ") for each in few)
    verbs = [{c.verb for d in each.decisions.values() for c in d.choices} for each in few]
    assert {"lay"} in verbs
    assert offer_to(few[0], None) == Offer()
