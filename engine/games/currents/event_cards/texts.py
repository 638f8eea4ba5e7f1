"""The choices of event cards, as text."""

from __future__ import annotations

from engine.core.about import About
from engine.core.choice import Description
from engine.core.facts import said
from engine.core.text import ordinal
from engine.games.currents.cards import EVENT_CARDS, LUMINARIES
from engine.games.currents.event_cards.offers import Dim, Rise, Take
from engine.games.currents.names import company_name, shift_text
from engine.games.currents.phrases import about_place, describes, sentences, share_value
from engine.games.currents.promises import FutureRank, Rated
from engine.games.currents.propaganda.moves import future_rank
from engine.games.currents.table_action import Decline
from engine.games.currents.view_types import View


@describes(Rise)
def describe_rise(view: View, rise: Rise) -> Description:
    slug, rank = view.asked_company, rise.rank
    text = f"from {ordinal(future_rank(view, slug))} to {ordinal(rank)} on Future Fame"
    label = said("To ", FutureRank(rank, slug))
    return Description("Raise your fame", label, sentences(text), "10.5", f"fame:{slug}:{rank}")


@describes(Take)
def describe_take(view: View, take: Take) -> Description:
    text = sentences("free, and no price moves", share_value(view, take.company, {}))
    name, place = company_name(take.company), f"share:{take.company}"
    return Description("Take a share", name, text, "16.22", place)


@describes(Dim)
def describe_dim(view: View, dim: Dim) -> Description:
    text = sentences(Rated(dim.luminary), "exhausted for this turn")
    name, place = LUMINARIES[dim.luminary].name, f"luminary:{dim.luminary}"
    return Description("Exhaust", name, text, "16.19", place)


@describes(Decline)
def describe_decline(view: View, decline: Decline) -> Description:
    clause = "13.6" if view.step == "ledger" else "7.2"
    return Description("Decline", "Decline", sentences("you let it pass"), clause, "decline")


@about_place("event")
def about_event(view: View, name: str) -> About:
    if not view.event:
        return About("Event", ("The event of this turn is not drawn yet.",), "5.1")
    card = EVENT_CARDS[view.event]
    lines = [f"{card.text}.", f"Stock effect: {shift_text(card.shift)}."]
    if card.auctioned:
        holder = (
            f"{company_name(view.holder)} has won it."
            if view.holder
            else "It is auctioned to one player."
        )
        lines.append(holder)
    lines.append("Effects for the turn end with it.")
    return About(card.name, tuple(lines), "5.1")
