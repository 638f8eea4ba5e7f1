"""Propaganda in words: moves of markers, cards and cash."""

from __future__ import annotations

from engine.core.choice import Description
from engine.core.facts import Quoted, Words, said
from engine.core.text import ordinal
from engine.games.currents.cards import LUMINARIES
from engine.games.currents.names import company_name
from engine.games.currents.phrases import describes, marker_target, sentences
from engine.games.currents.promises import (
    ByFin,
    Cash,
    FutureRank,
    MarkerAt,
    MarkerDistance,
    MarkerGoes,
)
from engine.games.currents.propaganda.moves import (
    Engage,
    MoveFame,
    MoveMarker,
    MoveNothing,
    Speak,
    TakeCard,
    future_rank,
)
from engine.games.currents.view_types import View


@describes(Engage)
def describe_propaganda(view: View, engage: Engage) -> Description:
    """Describe engaging in propaganda."""
    text = "move a company's fame or the currents' marker, take a card with cash, and move again"
    title = "Engage in propaganda"
    return Description(title, title, sentences(text), "10.1", "propaganda")


@describes(Speak)
def describe_speak(view: View, speak: Speak) -> Description:
    """Describe who speaks: how far a marker moves, and the cash."""
    gain = ByFin(view.phase * LUMINARIES[speak.luminary].ratings.fin)
    reach = said("moves a marker by ", Quoted(f"up to {speak.pro}"))
    moves = reach if speak.pro else "moves no marker before the card"
    text = sentences(said(moves, " and gains ", gain, " besides the card's cash"))
    name, place = LUMINARIES[speak.luminary].name, f"luminary:{speak.luminary}"
    return Description("Exhaust", name, text, "10.2", place)


@describes(MoveFame)
def describe_fame(view: View, move: MoveFame) -> Description:
    """Describe moving a company's Future Fame to a rank."""
    slug, rank, before = move.company, move.rank, future_rank(view, move.company)
    way = "up" if rank < before else "down"
    text = sentences(
        f"{way} from {ordinal(before)} to {ordinal(rank)} on Future Fame",
        "if it is still first in bookkeeping, its price goes up by the number of the phase"
        if rank == 1
        else "",
    )
    label = said(f"{company_name(slug)} to ", FutureRank(slug, rank))
    return Description("Move Future Fame", label, text, "10.5", f"fame:{slug}:{rank}")


@describes(MoveMarker)
def describe_current(view: View, move: MoveMarker) -> Description:
    """Describe moving the currents' marker."""
    place, number = move.place, MarkerDistance(abs(move.place))
    more, less = ("AC", "DC") if place > 0 else ("DC", "AC")
    effect: Words = "neither current is then more famous"
    if place:
        rise = said(f"projects with {more} then move prices ", number, " more")
        effect = said(rise, f", those with {less} ", number, " less")
    text = sentences(said("it moves from ", MarkerGoes(view.current, place)), effect)
    label = said("Marker to ", MarkerAt(place))
    return Description("Move the marker", label, text, "10.2", marker_target(place))


@describes(MoveNothing)
def describe_nothing(view: View, nothing: MoveNothing) -> Description:
    """Describe moving no marker."""
    text = sentences("no marker moves")
    return Description("Move nothing", "Move nothing", text, "10.7", "nothing")


@describes(TakeCard)
def describe_card(view: View, take: TakeCard) -> Description:
    """Describe a propaganda card: its moves and its cash."""
    row, marker = take.row, "the marker towards"
    sides = {"Future Fame": row.fame, f"{marker} AC": row.ac, f"{marker} DC": row.dc}
    moves = [f"{name} by up to {number}" for name, number in sides.items() if number]
    text = sentences(
        said("you gain ", Cash(take.cash)),
        said("then you may move ", Quoted(" or ".join(moves))),
    )
    return Description("Take a card", row.name, text, "10.3", f"propaganda:{row.slug}")
