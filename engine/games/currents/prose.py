"""War of Currents in plain words: log lines from events (`tell`)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from engine.core.dispatch import Dispatch
from engine.core.event import Event
from engine.core.text import count, listed, with_article
from engine.games.currents import events as e
from engine.games.currents.cards import (
    COMPANIES,
    EVENT_CARDS,
    HQ_CARDS,
    LUMINARIES,
    PROPAGANDA,
    TURNS,
)
from engine.games.currents.names import (
    ROMAN,
    TRACK_NAMES,
    company_name,
    level_name,
    marker_name,
    money,
    project_name,
)
from engine.games.currents.sums.claims import Fee


def luminary(slug: str) -> str:
    """A luminary's name."""
    return LUMINARIES[slug].name


def share(slug: str) -> str:
    """A share with its article: "an Edison share"."""
    return f"{with_article(company_name(slug))} share"


def card(slug: str) -> str:
    """The name of an event card, an HQ card or a propaganda card."""
    row = EVENT_CARDS.get(slug) or HQ_CARDS.get(slug) or PROPAGANDA[slug]
    return row.name


def price(move: e.PriceMove) -> str:
    """A price that has moved: "price +3 to 38", or "price stays 90"."""
    change = move.now - move.was
    return f"price {change:+} to {move.now}" if change else f"price stays {move.now}"


def prices(moves: Iterable[e.PriceMove]) -> str:
    """Prices that have moved, with their companies: "Edison 12 to 9, Tesla 14 to 11"."""
    return ", ".join(f"{company_name(move.company)} {move.was} to {move.now}" for move in moves)


def with_share(slug: str) -> str:
    """What comes with a luminary: " with an Edison share", or nothing."""
    return f" with {share(slug)}" if slug else ""


tells: Dispatch[type[Event], Callable[[Any], str]] = Dispatch("log line")
"""The words for an event; those of a company's event follow its name."""


def tell(event: Event, seat: int | None) -> str:
    """One log line; all seats read the same."""
    words = tells[type(event)](event)
    return f"{company_name(event.company)} {words}" if isinstance(event, e.CompanyEvent) else words


# Setup and turns


@tells(e.CompanyDrafted)
def company_drafted(event: e.CompanyDrafted) -> str:
    """Say who plays a company."""
    name = COMPANIES[event.company].name
    if event.automaton:
        return f"is played by the automaton {event.automaton.capitalize()} ({name})"
    return f"is played by seat {event.seat + 1} ({name})"


@tells(e.TurnBegan)
def turn_began(event: e.TurnBegan) -> str:
    """Say which turn begins."""
    return f"Turn {event.turn} of {TURNS} (phase {event.phase}) begins"


@tells(e.TurnEnded)
def turn_ended(event: e.TurnEnded) -> str:
    """Say that a turn ends."""
    return f"Turn {event.turn} ends: all luminaries wake, {card(event.card)} is discarded"


# The luminary auction


@tells(e.LuminariesCame)
def luminaries_came(event: e.LuminariesCame) -> str:
    """Say which luminaries are to be had."""
    left = f"; left over: {listed(map(luminary, event.left_over))}" if event.left_over else ""
    return f"New luminaries: {listed(map(luminary, event.luminaries))}{left}"


@tells(e.SharesAttached)
def shares_attached(event: e.SharesAttached) -> str:
    """Say which share comes with which luminary."""
    pairs = [f"{company_name(owner)} with {luminary(slug)}" for slug, owner in event.shares]
    boxed = f"; {count(event.boxed, 'share')} to the box" if event.boxed else ""
    return f"Shares: {listed(pairs)}{boxed}"


@tells(e.LuminaryNominated)
def luminary_nominated(event: e.LuminaryNominated) -> str:
    """Say who is nominated, and the first bid."""
    return f"nominates {luminary(event.luminary)} and bids {money(event.bid)}"


@tells(e.OptedOut)
def opted_out(event: e.OptedOut) -> str:
    """Say that a player wants no luminary, or cannot pay the lowest bid."""
    if event.least:
        return f"cannot pay {money(event.least)} and opts out of the auction"
    return "opts out of the auction"


@tells(e.BidMade)
def bid_made(event: e.BidMade) -> str:
    """Say what is bid, and for what."""
    return f"bids {money(event.bid)} for {lot(event.lot)}"


@tells(e.BidderDropped)
def bidder_dropped(event: e.BidderDropped) -> str:
    """Say that a player drops out, or cannot pay the next bid."""
    if event.least:
        return f"cannot bid {money(event.least)} for {lot(event.lot)}"
    return f"drops out of the bidding for {lot(event.lot)}"


def lot(slug: str) -> str:
    """The name of what is auctioned."""
    return luminary(slug) if slug in LUMINARIES else card(slug)


@tells(e.LuminaryWon)
def luminary_won(event: e.LuminaryWon) -> str:
    """Say who gets a luminary, and for what."""
    return f"wins {luminary(event.luminary)}{with_share(event.share)} for {money(event.bid)}"


@tells(e.LuminaryDealt)
def luminary_dealt(event: e.LuminaryDealt) -> str:
    """Say which luminary a player gets by lot."""
    gets = f"gets {luminary(event.luminary)}{with_share(event.share)} by lot"
    return f"{gets} for {money(event.paid)}"


@tells(e.LuminaryBoxed)
def luminary_boxed(event: e.LuminaryBoxed) -> str:
    """Say which luminary leaves the game for an automaton."""
    gets = f"gets {share(event.share)}; " if event.share else ""
    return f"{gets}sends {luminary(event.luminary)} to the box"


@tells(e.LuminariesLeft)
def luminaries_left(event: e.LuminariesLeft) -> str:
    """Say which luminaries no company has got."""
    names = listed(f"{luminary(slug)}{with_share(owner)}" for slug, owner in event.lots)
    return f"To the box: {names}" if event.boxed else f"Left for the next auction: {names}"


@tells(e.PropagandaCame)
def propaganda_came(event: e.PropagandaCame) -> str:
    """Say which propaganda cards come out."""
    return f"Propaganda: {listed(map(card, event.cards))}"


# Event cards


@tells(e.EventTurnedUp)
def event_turned_up(event: e.EventTurnedUp) -> str:
    """Say which event card comes, and what it does."""
    row = EVENT_CARDS[event.card]
    auctioned = " (auctioned)" if row.auctioned else ""
    return f"Event: {row.name}{auctioned}. {row.text}"


@tells(e.StockEffect)
def stock_effect(event: e.StockEffect) -> str:
    """Say how the event card moves all prices."""
    if not event.shift:
        return f"{card(event.card)} moves no price"
    how = f"up {event.shift}" if event.shift > 0 else f"left {-event.shift}"
    return f"{card(event.card)}, all prices {how}: {prices(event.prices)}"


@tells(e.EventUnsold)
def event_unsold(event: e.EventUnsold) -> str:
    """Say that no player wanted the event card."""
    return f"No player bids for {card(event.card)}"


@tells(e.EventWon)
def event_won(event: e.EventWon) -> str:
    """Say who wins the event card."""
    return f"wins {card(event.card)} for {money(event.bid)}"


@tells(e.CashPaid)
def cash_paid(event: e.CashPaid) -> str:
    """Say what a company pays for a card."""
    return f"pays {money(event.amount)} for {card(event.card)}, has {money(event.cash)}"


@tells(e.CashGained)
def cash_gained(event: e.CashGained) -> str:
    """Say what a company gains by a card."""
    return f"gains {money(event.amount)} by {card(event.card)}, has {money(event.cash)}"


@tells(e.PriceRose)
def price_rose(event: e.PriceRose) -> str:
    """Say how a card raises a company's price."""
    return f"profits by {card(event.card)}: {price(event.prices[0])}"


@tells(e.LuminaryDimmed)
def luminary_dimmed(event: e.LuminaryDimmed) -> str:
    """Say whom a card exhausts."""
    return f"exhausts {luminary(event.luminary)}, because of {card(event.card)}"


@tells(e.Declined)
def declined(event: e.Declined) -> str:
    """Say what a company does without."""
    if not event.source:
        return "trades no share"
    if event.source in COMPANIES:
        return "leaves the currents' marker where it is"
    return f"makes no use of {card(event.source)}"


# Markers


@tells(e.FameMoved)
def fame_moved(event: e.FameMoved) -> str:
    """Say how Future Fame moves, and who moves it if that is another company."""
    verb = "rises" if event.now < event.was else "falls"
    by = f", moved by {company_name(event.by)}" if event.by != event.company else ""
    return f"{verb} on Future Fame from {event.was} to {event.now}{by}"


@tells(e.CurrentMoved)
def current_moved(event: e.CurrentMoved) -> str:
    """Say how the currents' marker moves, and why."""
    move = f"the currents' marker from {marker_name(event.was)} to {marker_name(event.now)}"
    if event.by:
        return f"{company_name(event.by)} moves {move}"
    return f"{card(event.card)} moves {move}" if event.card else f"Bookkeeping moves {move}"


# Automata


@tells(e.AutomatonBegan)
def automaton_began(event: e.AutomatonBegan) -> str:
    """Say which automaton acts."""
    return f"({event.difficulty.capitalize()}) acts"


@tells(e.PropagandaTaken)
def propaganda_taken(event: e.PropagandaTaken) -> str:
    """Say which propaganda card is used, and the cash that it brings."""
    gains = f": +{money(event.gained)}, has {money(event.cash)}" if event.gained else ""
    return f"uses {card(event.card)}{gains}"


@tells(e.PropagandaTurnedUp)
def propaganda_turned_up(event: e.PropagandaTurnedUp) -> str:
    """Say that all propaganda cards can be used again."""
    return "That was the last propaganda card: all are face up again"


@tells(e.PraiseRaisedPrice)
def praise_raised_price(event: e.PraiseRaisedPrice) -> str:
    """Say that an automaton's propaganda raises its price."""
    return f"cannot move its marker further: {price(event.prices[0])}"


# Actions


@tells(e.Rested)
def rested(event: e.Rested) -> str:
    """Say who rests."""
    return f"rests {luminary(event.luminary)}"


@tells(e.ProjectClaimed)
def project_claimed(event: e.ProjectClaimed) -> str:
    """Say what is claimed, how, what it costs and where the price goes."""
    who = f"{luminary(event.luminary)} and " if event.luminary else ""
    cost = f" for {money(event.bill.bank)}" if event.bill else ""
    claimed = f"claims {project_name(event.project)} with {who}{event.current.upper()}{cost}"
    return f"{claimed}{fees(event.fees)}: {price(event.prices[0])}"


def fees(paid: tuple[Fee, ...]) -> str:
    """The patent fees of a project: " and $3k to Edison for Bulb III", or nothing."""
    return "".join(f" and {_fee(fee)} for {level_name(f'{fee.track} {fee.level}')}" for fee in paid)


def _fee(fee: Fee) -> str:
    if not fee.amount:
        return f"the bank pays {company_name(fee.holder)} {money(fee.received)}"
    if not fee.received:
        return f"{money(fee.amount)} to the bank"
    bank = fee.received - fee.amount
    return f"{money(fee.amount)} to {company_name(fee.holder)}" + (
        f" (+{money(bank)})" if bank else ""
    )


@tells(e.Advanced)
def advanced(event: e.Advanced) -> str:
    """Say which level is reached, by whom, and whether it is patented."""
    team = f" with {listed(map(luminary, event.luminaries))}" if event.luminaries else ""
    level = f"advances {TRACK_NAMES[event.track]} to {ROMAN[event.now]}{team}"
    return f"{level} and patents it: {price(event.prices[0])}" if event.patented else level


@tells(e.SpokeUp)
def spoke_up(event: e.SpokeUp) -> str:
    """Say who engages in propaganda."""
    return f"engages in propaganda with {luminary(event.luminary)}"


@tells(e.Developed)
def developed(event: e.Developed) -> str:
    """Say which HQ card is developed."""
    who = f" with {luminary(event.luminary)}" if event.luminary else ""
    return f"develops {card(event.card)}{who}"


@tells(e.Woken)
def woken(event: e.Woken) -> str:
    """Say who wakes, and why."""
    paid = f" for {money(event.paid)}" if event.paid else ""
    return f"wakes {luminary(event.luminary)}{paid} by {card(event.card)}"


@tells(e.MarketVisited)
def market_visited(event: e.MarketVisited) -> str:
    """Say who visits the market."""
    return f"visits the market with {luminary(event.luminary)}"


@tells(e.ShareBought)
def share_bought(event: e.ShareBought) -> str:
    """Say which share is bought, for what, and where its price goes."""
    paid = f" for {money(event.paid)}" if event.paid else " at no cost"
    return f"buys {share(event.share)}{paid}{_moved(event.prices)}"


@tells(e.ShareSold)
def share_sold(event: e.ShareSold) -> str:
    """Say which share is sold, for what, and where its price goes."""
    return f"sells {share(event.share)} for {money(event.gained)}{_moved(event.prices)}"


@tells(e.ShareTaken)
def share_taken(event: e.ShareTaken) -> str:
    """Say which share comes free."""
    return f"takes {share(event.share)} by {card(event.card)}"


def _moved(moves: tuple[e.PriceMove, ...]) -> str:
    """Prices that trades have moved: "; Edison 30 to 27, Tesla 26 to 28", or nothing."""
    return f"; {prices(moves)}" if moves else ""


# Bookkeeping


@tells(e.FameSettled)
def fame_settled(event: e.FameSettled) -> str:
    """Say what Present Fame is now."""
    return f"Present Fame is now {listed(map(company_name, event.now))}"


@tells(e.FirstRewarded)
def first_rewarded(event: e.FirstRewarded) -> str:
    """Say how the first in fame goes up."""
    return f"is first in fame: {price(event.prices[0])}"


@tells(e.PatentRewarded)
def patent_rewarded(event: e.PatentRewarded) -> str:
    """Say how the holder of the best patent goes up."""
    current = event.patent.split()[0].upper()
    return f"has the best {current} patent, {level_name(event.patent)}: {price(event.prices[0])}"


@tells(e.ProfitsPaid)
def profits_paid(event: e.ProfitsPaid) -> str:
    """Say what each player's company earns."""
    parts = (
        f"{company_name(slug)} +{money(gained)} to {cash}" for slug, gained, cash in event.profits
    )
    return f"Profits: {', '.join(parts)}"


@tells(e.SharesExchanged)
def shares_exchanged(event: e.SharesExchanged) -> str:
    """Say which shares are exchanged, and the difference."""
    verb = "gains" if event.balance >= 0 else "pays"
    gains = f"{verb} {money(abs(event.balance))}"
    swap = f"exchanges {share(event.sold)} for {share(event.bought)} and {gains}"
    return f"{swap}{_moved(event.prices)}"


# The end


@tells(e.CompanyScored)
def company_scored(event: e.CompanyScored) -> str:
    """Say how many points a company has, by source."""
    points = event.points
    parts = f"shares {points.shares}, cash {points.cash}, HQ {points.hq}, Works {points.works}"
    return f"has {count(points.total, 'point')}: {parts}"


@tells(e.GameWon)
def game_won(event: e.GameWon) -> str:
    """Say who wins."""
    who = f", played by {event.automaton.capitalize()}," if event.automaton else ""
    return f"wins{who} with {count(event.total, 'point')}"
