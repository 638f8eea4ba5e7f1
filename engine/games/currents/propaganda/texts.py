"""Propaganda in words: moves of markers, cards and cash."""

from __future__ import annotations

from engine.core.choice import Choice, Description
from engine.core.text import ordinal
from engine.games.currents.cards import LUMINARIES, PROPAGANDA
from engine.games.currents.names import cash_text, company_name, marker_name
from engine.games.currents.phrases import choosing_firm, describes, joined_sentences, marker_target
from engine.games.currents.propaganda.moves import (
    future_rank,
    marker_place,
    pro_of,
    propaganda_cash,
)
from engine.games.currents.view_types import View


@describes("propaganda")
def describe_propaganda(view: View, choice: Choice) -> Description:
    """Describe engaging in propaganda."""
    text = "move a company's fame or the currents' marker, take a card with cash, and move again"
    return Description("Engage in propaganda", "Engage in propaganda", text, "10.1", "propaganda")


@describes("speak")
def describe_speak(view: View, choice: Choice) -> Description:
    """Describe who speaks: how far a marker moves, and the cash."""
    pro = pro_of(view, choosing_firm(view), choice.noun)
    gain = cash_text(view.phase * LUMINARIES[choice.noun].ratings.fin)
    moves = f"moves a marker by up to {pro}" if pro else "moves no marker before the card"
    text = f"{moves} and gains {gain} besides the card's cash"
    return Description(
        "Exhaust", LUMINARIES[choice.noun].name, text, "10.2", f"luminary:{choice.noun}"
    )


@describes("fame")
def describe_fame(view: View, choice: Choice) -> Description:
    """Describe moving a company's Future Fame to a rank."""
    slug, rank = choice.noun.split()
    before = future_rank(view, slug)
    way = "up" if int(rank) < before else "down"
    text = joined_sentences(
        f"{way} from {ordinal(before)} to {ordinal(int(rank))} on Future Fame",
        "if it is still first in bookkeeping, its price goes up by the number of the phase"
        if rank == "1"
        else "",
    )
    label = f"{company_name(slug)} to rank {rank}"
    return Description("Move Future Fame", label, text, "10.5", f"fame:{slug}:{rank}")


@describes("current")
def describe_current(view: View, choice: Choice) -> Description:
    """Describe moving the currents' marker."""
    place = marker_place(choice.noun)
    effect = (
        f"projects with {'AC' if place > 0 else 'DC'} then move prices {abs(place)} more, "
        f"those with {'DC' if place > 0 else 'AC'} {abs(place)} less"
        if place
        else "neither current is then more famous"
    )
    text = joined_sentences(
        f"it moves from {marker_name(view.current)} to {marker_name(place)}", effect
    )
    return Description(
        "Move the marker", f"Marker to {marker_name(place)}", text, "10.2", marker_target(place)
    )


@describes("nothing")
def describe_nothing(view: View, choice: Choice) -> Description:
    """Describe moving no marker."""
    return Description("Move nothing", "Move nothing", "no marker moves", "10.7", "nothing")


@describes("card")
def describe_card(view: View, choice: Choice) -> Description:
    """Describe a propaganda card: its moves and its cash."""
    row = PROPAGANDA[choice.noun]
    (luminary,) = view.begun_action.luminaries
    marker = "the marker towards"
    sides = {"Future Fame": row.fame, f"{marker} AC": row.ac, f"{marker} DC": row.dc}
    moves = [f"{name} by up to {number}" for name, number in sides.items() if number]
    cash = propaganda_cash(view, choosing_firm(view), luminary, row.slug)
    text = joined_sentences(
        f"you gain {cash_text(cash)}", f"then you may move {' or '.join(moves)}"
    )
    return Description("Take a card", row.name, text, "10.3", f"propaganda:{row.slug}")
