"""Texts about the score, buttons and bids."""

from __future__ import annotations

from collections.abc import Callable

from engine.core.about import About
from engine.games.currents.standing import firms_by_points, standings
from engine.games.currents.view_types import View
from screens.games.currents.about.phrases import (
    about_place,
    points_text,
    rank_text,
    short_company_name,
)


@about_place("standing")
def about_standing(view: View, name: str) -> About:
    """The text about the standing: the company that would win if the game ended now, and points."""
    lines = [
        f"{short_company_name(each.slug)}: {points_text(each)}" for each in firms_by_points(view)
    ]
    return About("Current standing", (f"{standings(view)[0]}.", *lines, rank_text()), "14.1")


_BUTTON_TEXTS: dict[str, tuple[str, str, str]] = {
    "drop": (
        "Drop out",
        "You stop bidding for this lot; you can still take part in later ones.",
        "4.5",
    ),
    "opt-out": (
        "Opt out",
        "You leave the auction of this phase and are dealt a luminary for $1k.",
        "4.8",
    ),
    "decline": ("Decline", "Nothing happens.", "7.4"),
    "nothing": ("Move nothing", "The marker stays where it is.", "10.2"),
    "done": ("Done", "The choices made so far are carried out.", "12.10"),
    "market": ("Visit the market", "Exhaust a luminary to buy and sell shares.", "12.5"),
}


def _about_button(word: str) -> Callable[[View, str], About | None]:
    title, rule, clause = _BUTTON_TEXTS[word]
    return lambda view, name: About(title, (rule,), clause)


for _word in _BUTTON_TEXTS:
    about_place(_word)(_about_button(_word))


@about_place("number")
def about_number(view: View, name: str) -> About:
    """The text about the number of a bid."""
    return About(f"Bid {name}", ("The highest bid is paid to the bank.",), "4.4")
