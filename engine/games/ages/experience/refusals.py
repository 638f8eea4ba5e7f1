"""Ratings that cannot be raised, and characters that cannot be taught (RULES.md 18, 20.34)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.choice import Refusal, choice
from engine.games.ages.phrases import Offered
from engine.games.ages.view_types import View


def raise_refusals(view: View, offered: Offered) -> Iterator[Refusal]:
    """The refusals of ratings that the drawn card does not show (18.4)."""
    yield Refusal(choice("raise"), "you raise a rating on the drawn card, to 9 at most", "18.4")


def teach_refusals(view: View, offered: Offered) -> Iterator[Refusal]:
    """The refusals of the player's characters that cannot be taught (20.34)."""
    for unit in view.units:
        if unit.team == view.team and unit.kind == "character" and unit.fate != "killed":
            reason = (
                "this unit teaches the others" if unit.is_on_map else "this unit is not on the map"
            )
            yield Refusal(choice("teach", unit.slug), reason, "20.34")
