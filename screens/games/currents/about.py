"""What can be read about each place of the board: its words, its numbers, where they come from."""

from __future__ import annotations

from collections.abc import Callable

from engine.core.dispatch import Dispatch
from engine.core.text import count, listed, ordinal
from engine.games.currents.card_types import SKILLS, Track
from engine.games.currents.cards import (
    COLUMN,
    COMPANIES,
    EVENT_CARDS,
    HQ_CARDS,
    LUMINARIES,
    PREFERRED_WORTH,
    PROPAGANDA,
    RANK_POINTS,
    SET_ASIDE,
)
from engine.games.currents.cities import CITIES, LINKS, PROFITABILITY, SIZE_COST
from engine.games.currents.names import ROMAN, SIZE_NAMES, TRACK_NAMES, marker_name, project_name
from engine.games.currents.sums.advances import need
from engine.games.currents.sums.distances import skipped_cities
from engine.games.currents.view_types import FirmView, View
from screens.games.currents.automata import plan_words
from screens.games.currents.claims import Quote, quotes
from screens.games.currents.companies import held
from screens.games.currents.places import track_of
from screens.games.currents.signs import SKILL_WORDS, rating_words, shift_words
from screens.games.currents.standing import ranked, standings
from tui.widgets.about import About

tells: Dispatch[str, Callable[[View, str], About | None]] = Dispatch("place")
"""What there is to read, by the beginning of the place."""


def about(view: View, place: str) -> About | None:
    """What a player can read about a place, or None for a place that the board does not have."""
    kind, _, name = place.partition(":")
    tell = tells.get(kind)
    return None if tell is None else tell(view, name)


def firm_of(view: View, slug: str) -> FirmView | None:
    """The company of this slug, if it is in play."""
    return next((each for each in view.firms if each.slug == slug), None)


def own_firm(view: View) -> FirmView | None:
    """The viewer's company; None for a spectator and before the draft."""
    return next(
        (each for each in view.firms if view.seat is not None and each.seat == view.seat), None
    )


def short(slug: str) -> str:
    """What a company is called in a sentence."""
    return COMPANIES[slug].short


# The map


@tells("city")
def city(view: View, slug: str) -> About | None:
    """A city: its size, its projects, its neighbours, and what a claim would cost the viewer."""
    if slug not in CITIES:
        return None
    row = CITIES[slug]
    size = (
        f"A {SIZE_NAMES[row.size]} city: a project costs ${SIZE_COST[row.size]}k before Fin and"
        f" skipped cities, and moves the price {PROFITABILITY[row.size]} up."
    )
    lines = [size, *(project_words(view, slug, number) for number in row.projects)]
    own = own_firm(view)
    if own is not None and slug in view.cities:
        skipped = skipped_cities(view, own.slug)[slug]
        lines.append(f"From your cities it skips {count(skipped, 'city', 'cities')}.")
        lines += [quote_words(quote) for quote in quotes(view, own, slug)]
    lines.append(f"Links: {listed(neighbours(view, slug), empty='none in play')}.")
    return About(row.name, tuple(lines), "8.3")


def project_words(view: View, slug: str, number: int) -> str:
    """A project: free, or whose."""
    owner = view.projects.get(f"{slug} {number}")
    doubled = " (its price moves count twice)" if number == 5 else ""
    state = f"{short(owner)}'s" if owner else "free"
    return f"Project {ROMAN[number]}: {state}{doubled}."


def neighbours(view: View, slug: str) -> list[str]:
    """The cities in play that are linked with a city."""
    found = [other for ends in LINKS for one, other in (ends, ends[::-1]) if one == slug]
    return [CITIES[each].name for each in found if each in view.cities]


def quote_words(quote: Quote) -> str:
    """What a claim would cost and bring: "III with AC and Upton: $6k, and $3k to Edison; ..."."""
    start = f"{ROMAN[quote.number]} with {quote.current.upper()}"
    if quote.bill is None:
        return f"{start}: no luminary is awake."
    fees = "".join(f", and ${fee.amount}k to {short(fee.holder)}" for fee in quote.bill.fees)
    price = f"price +{quote.gain.total} to {quote.price}"
    who = LUMINARIES[quote.luminary].short
    poor = "" if quote.payable else "; more than your cash"
    return f"{start} and {who}: ${quote.bill.bank}k{fees}; {price}{poor}."


# Companies and shares


@tells("company")
def company(view: View, slug: str) -> About | None:
    """A company in brief; its page says more."""
    if slug not in COMPANIES:
        return None
    row, firm = COMPANIES[slug], firm_of(view, slug)
    inventor = LUMINARIES[row.inventor]
    ability = f"{inventor.name} ({rating_words(inventor.ratings)}): {row.ability}."
    if firm is None:
        cards = [card for card in HQ_CARDS.values() if card.company == slug]
        texts = [f"{card.name} ({card.points}): {card.words(view.companies)}." for card in cards]
        return About(row.name, (ability, *texts), "15.1")
    cash = (
        f"cash ${firm.cash}k" if firm.seat >= 0 else f"an automaton, {firm.automaton.capitalize()}"
    )
    profit = f", profit {firm.profit}" if firm.seat >= 0 else ""
    lines = [f"Price {firm.price}{profit}, {cash}.", points_words(firm)]
    if firm.seat < 0:
        lines.append(f"This turn: {plan_words(view, firm, view.turn)}.")
    lines.append(ability)
    projects = listed(map(project_name, firm.projects), empty="none")
    lines.append(f"Projects: {projects}.")
    return About(row.name, tuple(lines), "1.4")


def points_words(firm: FirmView) -> str:
    """The points as they stand, by source."""
    points = firm.points
    parts = f"shares {points.shares}, cash {points.cash}, HQ {points.hq}, Works {points.works}"
    return f"{count(points.total, 'point')} as it stands: {parts}."


@tells("share")
def share(view: View, slug: str) -> About | None:
    """Shares of a company: price, worth, who holds them."""
    firm = firm_of(view, slug)
    if firm is None:
        return None
    rank = f"{ordinal(firm.price_rank)} of {len(view.firms)}"
    holders = [
        f"{short(each.slug)} {held(each)[slug]}" for each in view.firms if held(each).get(slug)
    ]
    lines = (
        f"Price {firm.price}, {rank}: at the end a share is worth"
        f" {count(firm.share_points, 'point')}.",
        f"{count(view.market.get(slug, 0), 'share')} left in the market.{_aside(view)}",
        f"Held: {listed(holders)}. The preferred certificate counts as {PREFERRED_WORTH}.",
        f"Buying moves the price {view.phase} up, selling one column left ({COLUMN} less).",
    )
    return About(f"Shares of {COMPANIES[slug].name}", lines, "12.6")


def _aside(view: View) -> str:
    """That shares wait for phase 2, as long as they do."""
    return f" {SET_ASIDE} wait for the auction of phase 2." if view.aside else ""


@tells("prices")
def prices(view: View, name: str) -> About:
    """The stock track."""
    order = sorted(view.firms, key=lambda each: each.price_rank)
    lines = [f"{short(each.slug)} {each.price} ({each.share_points} a share)" for each in order]
    rule = (
        "Up goes space by space, three in a column, then on to the next column; left is the same"
        " row one column back. The number below a column is its profit."
    )
    return About("Stock track", (f"{listed(lines)}.", rule, rank_words()), "12.1")


def rank_words() -> str:
    """What ranks are worth."""
    numbers = listed([str(each) for each in RANK_POINTS])
    return f"At the end shares of the four highest prices are worth {numbers} points each."


# Luminaries and cards


@tells("luminary", "card", "lot")
def luminary(view: View, slug: str) -> About | None:
    """A luminary: ratings, and whose it is or what comes with it."""
    if slug not in LUMINARIES:
        return None
    row = LUMINARIES[slug]
    lines = [
        ", ".join(f"{SKILL_WORDS[each]} {getattr(row.ratings, each)}" for each in SKILLS) + "."
    ]
    firm = next((each for each in view.firms if slug in each.luminaries), None)
    lot = next((each for each in view.row if each.luminary == slug), None)
    if firm is not None:
        state = "exhausted until bookkeeping" if slug in firm.asleep else "awake"
        lines.append(f"Acts for {short(firm.slug)}, {state}.")
    if lot is not None:
        share = f"with a share of {short(lot.share)}" if lot.share else "without a share"
        lines.append(f"To be had in the auction, {share}.")
    lines.append("An action exhausts one luminary, an advance one or more.")
    return About(row.name, tuple(lines), "1.3")


@tells("propaganda")
def propaganda(view: View, slug: str) -> About | None:
    """A propaganda card, or the action of that name."""
    if not slug:
        rule = "Exhaust a luminary: move a marker by its Pro, then use a propaganda card."
        return About("Propaganda", (rule,), "10.1")
    if slug not in PROPAGANDA:
        return None
    card = PROPAGANDA[slug]
    moves = [
        words
        for number, words in (
            (card.fame, f"any company's Future Fame up to {card.fame} either way"),
            (card.ac, f"the currents' marker up to {card.ac} toward AC"),
            (card.dc, f"the currents' marker up to {card.dc} toward DC"),
        )
        if number
    ]
    state = "It is face down until all are used." if slug in view.used else "It is face up."
    lines = (
        f"Moves one of these: {'; or '.join(moves)}.",
        f"Gains ${card.cash}k, and $1k times the phase for each Fin of the luminary.",
        state,
    )
    return About(card.name, lines, "10.3")


@tells("event")
def event(view: View, name: str) -> About:
    """The event card of the turn."""
    if not view.event:
        return About("Event", ("The event of this turn is not drawn yet.",), "5.1")
    card = EVENT_CARDS[view.event]
    lines = [f"{card.text}.", f"Stock effect: {shift_words(view.event)}."]
    if card.auctioned:
        won = (
            f"{short(view.holder)} has won it." if view.holder else "It is auctioned to one player."
        )
        lines.append(won)
    lines.append("What holds for the turn ends with it.")
    return About(card.name, tuple(lines), "5.1")


@tells("hq")
def headquarters(view: View, slug: str) -> About | None:
    """An HQ card of a company."""
    if slug not in HQ_CARDS:
        return None
    card = HQ_CARDS[slug]
    firm = firm_of(view, card.company)
    lines = [
        f"{card.words(view.companies)} ({card.moment}).",
        f"{count(card.points, 'point')} at the end.",
    ]
    if firm is not None and slug in firm.developed:
        lines.append(f"{short(card.company)} has developed it.")
    else:
        lines.append(f"To develop it, exhaust a luminary with {SKILL_WORDS[card.skill]} 1 or more.")
    if card.moment == "at the end" and firm is not None:
        met = "met" if firm.works_met else "not met"
        lines.append(f"{short(card.company)} has {firm.works_had} now, so it is {met}.")
    return About(card.name, tuple(lines), "11.2")


# Tracks


@tells("track")
def technology(view: View, name: str) -> About | None:
    """A level of a technology track: what it asks for, its patent, who stands on it."""
    word, _, number = name.partition(":")
    track = track_of(word)
    if track is None or not number.isdecimal() or not 1 <= int(number) <= view.ends[track]:
        return None
    level = int(number)
    on = [short(each.slug) for each in view.firms if each.levels[track] == level]
    lines = [f"On it: {listed(on, empty='no company')}."]
    if level > 1:
        step = need(track, level - 1, level)
        lines.append(f"The step to it asks for Inv {step.inv} and Man {step.man}.")
        lines.append(patent_words(view, track, level))
        lines += way_words(view, track, level)
    lines.append(f"It allows projects up to number {ROMAN[level]}{_together(track)}.")
    return About(f"{TRACK_NAMES[track]} {ROMAN[level]}", tuple(lines), "9.2")


def _together(track: Track) -> str:
    return ", with AC or DC as high" if track == "bulb" else ", with Bulb as high"


def patent_words(view: View, track: Track, level: int) -> str:
    """Who holds a patent, and what it brings."""
    holder = view.patents.get(f"{track} {level}")
    if holder is None:
        return (
            f"Its patent is free: it moves the price {level} up, and others pay a fee of ${level}k."
        )
    return f"{short(holder)} holds its patent: others on this level pay ${level}k for a project."


def way_words(view: View, track: Track, level: int) -> list[str]:
    """What the viewer's company needs to come here."""
    own = own_firm(view)
    if own is None or own.levels[track] >= level:
        return []
    steps = need(track, own.levels[track], level)
    return [f"From your level: Inv {steps.inv}, Man {steps.man}; Fin {steps.fin} for the patent."]


@tells("fame")
def future_fame(view: View, name: str) -> About | None:
    """A rank of Future Fame."""
    return _fame(view, name, "next turn", view.future)


@tells("present")
def present_fame(view: View, name: str) -> About | None:
    """A rank of Present Fame."""
    return _fame(view, name, "now", view.present)


def _fame(view: View, name: str, when: str, order: tuple[str, ...]) -> About | None:
    slug, _, rank = name.partition(":")
    if slug not in order:
        return None
    lines = (
        f"{short(slug)} is {ordinal(view.present.index(slug) + 1)} now and"
        f" {ordinal(view.future.index(slug) + 1)} next turn.",
        "Present Fame is the order in which companies act, nominate and bid.",
        f"In bookkeeping Future Fame becomes Present Fame; the price of the first goes {view.phase}"
        " up.",
    )
    return About(f"Fame {when}, rank {rank}", lines, "13.1")


@tells("current")
def currents(view: View, name: str) -> About:
    """A space of the currents' track, and where the marker stands."""
    here, side = view.current, "AC" if view.current > 0 else "DC"
    other = "DC" if here > 0 else "AC"
    effect = (
        f"{side} projects move prices {abs(here)} more, {other} projects {abs(here)} less."
        if here
        else "Neither current is favoured."
    )
    lines = (
        f"The marker stands on {marker_name(here)}. {effect}",
        "In bookkeeping the highest patent of the favoured current moves its holder's price up by"
        " the phase; then the marker goes one space toward START.",
    )
    return About(f"Currents, {_space_words(name)}", lines, "1.5")


def _space_words(name: str) -> str:
    side, _, number = name.partition(":")
    return f"{side.upper()} {number}" if number else "START"


# The game


@tells("standing")
def standing(view: View, name: str) -> About:
    """Who would win if it ended now, and all points."""
    lines = [f"{short(each.slug)}: {points_words(each)}" for each in ranked(view)]
    return About("How it stands", (f"{standings(view)[0]}.", *lines, rank_words()), "14.1")


_BUTTON_WORDS: dict[str, tuple[str, str, str]] = {
    "drop": (
        "Drop out",
        "You bid no more for this lot; you can still take part in later ones.",
        "4.5",
    ),
    "opt-out": (
        "Opt out",
        "You leave the auction of this phase and are dealt a luminary for $1k.",
        "4.8",
    ),
    "decline": ("Decline", "Nothing happens.", "7.4"),
    "nothing": ("Move nothing", "The marker stays where it is.", "10.2"),
    "done": ("Done", "What was chosen so far is done.", "12.10"),
    "market": ("Visit the market", "Exhaust a luminary to buy and sell shares.", "12.5"),
}


def _button(word: str) -> Callable[[View, str], About | None]:
    title, rule, clause = _BUTTON_WORDS[word]
    return lambda view, name: About(title, (rule,), clause)


for _word in _BUTTON_WORDS:
    tells(_word)(_button(_word))


@tells("number")
def number(view: View, name: str) -> About:
    """A bid."""
    return About(f"Bid {name}", ("The highest bid is paid to the bank.",), "4.4")
