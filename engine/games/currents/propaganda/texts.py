"""Propaganda in words: moves of markers, cards and cash."""

from __future__ import annotations

from engine.core.about import About
from engine.core.choice import Description
from engine.core.facts import Quoted, Words, said
from engine.core.text import ordinal
from engine.games.currents.cards import LUMINARIES, PROPAGANDA
from engine.games.currents.names import company_name, marker_name
from engine.games.currents.phrases import (
    about_place,
    describes,
    marker_move,
    marker_target,
    sentences,
)
from engine.games.currents.promises import ByFin, Cash, FutureRank, MarkerAt, MarkerDistance, Reach
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
    text = "move a company's fame or the currents' marker, take a card with cash, and move again"
    title = "Engage in propaganda"
    return Description(title, title, sentences(text), "10.1", "propaganda")


@describes(Speak)
def describe_speak(view: View, speak: Speak) -> Description:
    gain = ByFin(view.phase * LUMINARIES[speak.luminary].ratings.fin)
    reach = said("moves a marker by ", Reach(speak.pro))
    moves = reach if speak.pro else "moves no marker before the card"
    text = sentences(said(moves, " and gains ", gain, " besides the card's cash"))
    name, place = LUMINARIES[speak.luminary].name, f"luminary:{speak.luminary}"
    return Description("Exhaust", name, text, "10.2", place)


@describes(MoveFame)
def describe_fame(view: View, move: MoveFame) -> Description:
    slug, rank, before = move.company, move.rank, future_rank(view, move.company)
    way = "up" if rank < before else "down"
    text = sentences(
        f"{way} from {ordinal(before)} to {ordinal(rank)} on Future Fame",
        "if it is still first in bookkeeping, its price goes up by the number of the phase"
        if rank == 1
        else "",
    )
    label = said(f"{company_name(slug)} to ", FutureRank(rank, slug))
    return Description("Move Future Fame", label, text, "10.5", f"fame:{slug}:{rank}")


@describes(MoveMarker)
def describe_current(view: View, move: MoveMarker) -> Description:
    place, number = move.place, MarkerDistance(abs(move.place))
    more, less = ("AC", "DC") if place > 0 else ("DC", "AC")
    effect: Words = "neither current is then more famous"
    if place:
        rise = said(f"projects with {more} then move prices ", number, " more")
        effect = said(rise, f", those with {less} ", number, " less")
    text = sentences(said("it moves from ", marker_move(view, place)), effect)
    label = said("Marker to ", MarkerAt(place))
    return Description("Move the marker", label, text, "10.2", marker_target(place))


@describes(MoveNothing)
def describe_nothing(view: View, nothing: MoveNothing) -> Description:
    text = sentences("no marker moves")
    return Description("Move nothing", "Move nothing", text, "10.7", "nothing")


@describes(TakeCard)
def describe_card(view: View, take: TakeCard) -> Description:
    row, marker = take.row, "the marker towards"
    sides = {"Future Fame": row.fame, f"{marker} AC": row.ac, f"{marker} DC": row.dc}
    moves = [f"{name} by up to {number}" for name, number in sides.items() if number]
    text = sentences(
        said("you gain ", Cash(take.cash)),
        said("then you may move ", Quoted(" or ".join(moves))),
    )
    return Description("Take a card", row.name, text, "10.3", f"propaganda:{row.slug}")


@about_place("propaganda")
def about_propaganda(view: View, slug: str) -> About | None:
    """The text about a propaganda card, or about the action of that name."""
    if not slug:
        rule = "Exhaust a luminary: move a marker by its Pro, then use a propaganda card."
        return About("Propaganda", (rule,), "10.1")
    if slug not in PROPAGANDA:
        return None
    card = PROPAGANDA[slug]
    moves = [
        text
        for number, text in (
            (card.fame, f"any company's Future Fame up to {card.fame} either way"),
            (card.ac, f"the currents' marker up to {card.ac} towards AC"),
            (card.dc, f"the currents' marker up to {card.dc} towards DC"),
        )
        if number
    ]
    state = (
        "It is face down until all are used." if slug in view.used_propaganda else "It is face up."
    )
    lines = (
        f"Moves one of these: {'; or '.join(moves)}.",
        f"Gains ${card.cash}k, and $1k times the phase for each Fin of the luminary.",
        state,
    )
    return About(card.name, lines, "10.3")


@about_place("fame")
def about_future_fame(view: View, name: str) -> About | None:
    return _about_fame(view, name, "next turn", view.future)


@about_place("present")
def about_present_fame(view: View, name: str) -> About | None:
    return _about_fame(view, name, "now", view.present)


def _about_fame(view: View, name: str, scoring_time: str, order: tuple[str, ...]) -> About | None:
    slug, _, rank = name.partition(":")
    if slug not in order:
        return None
    rank_now, rank_next = (ordinal(each.index(slug) + 1) for each in (view.present, view.future))
    change = "stays there" if rank_now == rank_next else f"will be {rank_next}"
    lines = (
        f"{company_name(slug)} is {rank_now} now and {change} next turn.",
        "Present Fame is the order in which companies act, nominate and bid.",
        f"In bookkeeping Future Fame becomes Present Fame; the price of the first goes {view.phase}"
        " up.",
    )
    return About(f"Fame {scoring_time}, rank {rank}", lines, "13.1")


@about_place("current")
def about_currents_marker(view: View, name: str) -> About:
    position, side = view.current, "AC" if view.current > 0 else "DC"
    other = "DC" if position > 0 else "AC"
    effect = (
        f"{side} projects move prices {abs(position)} more, {other} projects {abs(position)} less."
        if position
        else "Neither current is more famous."
    )
    lines = (
        f"The marker stands on {marker_name(position)}. {effect}",
        "In bookkeeping the highest patent of the more famous current moves its holder's price up"
        " by the phase; then the marker goes one space towards START.",
    )
    return About(f"Currents, {name.replace(':', ' ').upper()}", lines, "1.5")
