"""The choices of event cards, as text."""

from __future__ import annotations

from engine.core.choice import Choice, Description
from engine.core.text import ordinal
from engine.games.currents.cards import LUMINARIES
from engine.games.currents.names import company_name
from engine.games.currents.phrases import (
    describes,
    joined_sentences,
    ratings_text,
    share_value_text,
)
from engine.games.currents.propaganda.moves import future_rank
from engine.games.currents.view_types import View


@describes("rise")
def describe_rise(view: View, choice: Choice) -> Description:
    """Describe raising the player's Future Fame to a rank."""
    rank = int(choice.noun)
    text = (
        f"from {ordinal(future_rank(view, view.asked_company))} to {ordinal(rank)} on Future Fame"
    )
    return Description(
        "Raise your fame", f"To rank {rank}", text, "10.5", f"fame:{view.asked_company}:{rank}"
    )


@describes("take")
def describe_take(view: View, choice: Choice) -> Description:
    """Describe taking a share from the market for nothing."""
    text = joined_sentences("free, and no price moves", share_value_text(view, choice.noun, {}))
    return Description(
        "Take a share", company_name(choice.noun), text, "16.22", f"share:{choice.noun}"
    )


@describes("dim")
def describe_dim(view: View, choice: Choice) -> Description:
    """Describe exhausting a luminary by the event."""
    text = joined_sentences(ratings_text(choice.noun), "exhausted for this turn")
    name = LUMINARIES[choice.noun].name
    return Description("Exhaust", name, text, "16.19", f"luminary:{choice.noun}")


@describes("decline")
def describe_decline(view: View, choice: Choice) -> Description:
    """Describe doing nothing where a card or the bookkeeping offers something."""
    clause = "13.6" if view.step == "ledger" else "7.2"
    return Description("Decline", "Decline", "you let it pass", clause, "decline")
