"""Auctions: of luminaries when a phase opens (RULES.md 4), and of event cards (5.3, 5.4)."""

from __future__ import annotations

from engine.core.choice import legal
from engine.core.flow import choose
from engine.games.currents.auctions.bids import (
    DROP,
    OPT_OUT,
    Bid,
    BidderDropped,
    BidMade,
    EventUnsold,
    EventWon,
    LuminariesCame,
    LuminariesLeft,
    LuminaryBoxed,
    LuminaryDealt,
    LuminaryNominated,
    LuminaryWon,
    Nominate,
    OptedOut,
    PropagandaCame,
    SharesAttached,
    auction_of,
    bid_ideas,
    least_bid,
    least_luminary_bid,
    nomination_ideas,
    raise_ideas,
)
from engine.games.currents.cards import DEALT_COST, EVENT_CARDS, LUMINARIES
from engine.games.currents.events import TurnBegan
from engine.games.currents.market.rules import add_share
from engine.games.currents.names import money
from engine.games.currents.protocols import players
from engine.games.currents.state import CurrentsState, Firm, Step
from engine.games.currents.view_types import Auction

LAST_PHASE = 3

# A phase opens


def open_phase(g: CurrentsState) -> Step:
    """Put the luminaries of the phase into the row, in phase 2 with shares (4.1, 4.2)."""
    g.emit(TurnBegan, turn=g.turn, phase=g.phase)
    old_row = tuple(g.row)
    new = g.luminary_decks[g.phase - 1].deal(g.company_count + 1, g.chance)
    g.row += new
    g.emit(LuminariesCame, luminaries=tuple(new), left_over=old_row)
    if g.aside and g.phase > 1:
        attach_shares(g)
    g.bidders = [firm.slug for firm in g.players]
    g.opted_out_companies = []
    return Step.NOMINATE


def attach_shares(g: CurrentsState) -> None:
    """Shuffle the shares set aside, attach one to each luminary, box the rest (4.2)."""
    g.chance.shuffle(g.aside)
    for luminary in g.row:
        if g.aside:
            g.attached_shares[luminary] = g.aside.pop()
    for company in g.aside:
        box_share(g, company)
    pairs = ((luminary, g.attached_shares.get(luminary, "")) for luminary in g.row)
    attached_shares = tuple(pair for pair in pairs if pair[1])
    g.emit(SharesAttached, shares=attached_shares, boxed_count=len(g.aside))
    g.aside.clear()


def box_share(g: CurrentsState, company: str) -> None:
    """Take a regular share out of the game."""
    g.boxed_shares[company] = g.boxed_shares.get(company, 0) + 1


# Luminaries under the hammer


async def ask_for_a_nomination(g: CurrentsState) -> Step:
    """Ask the first by Present Fame to nominate (4.3); a player without the cash opts out (4.4)."""
    least = least_luminary_bid(g)
    for slug in [slug for slug in g.present if slug in g.bidders]:
        firm = g.firm(slug)
        if not g.row:
            break
        if firm.cash < least:
            opt_out(g, firm, least)
            continue
        g.asked_company = slug
        prompt = f"Nominate a luminary, from {money(least)}, or opt out"
        answer = await choose(firm.seat, prompt, legal(nomination_ideas(g, firm)), "4.3")
        if answer == OPT_OUT:
            opt_out(g, firm)
            return Step.NOMINATE
        lot = Nominate.of(answer).luminary
        g.auction = Auction(lot=lot, inside=_bidders_clockwise(g, slug))
        return Step.OPEN
    return Step.LEFTOVERS


def _bidders_clockwise(g: CurrentsState, slug: str) -> tuple[str, ...]:
    """The companies that take part, clockwise from a company (4.5)."""
    seats = [each for each in g.order if each in g.bidders]
    start = seats.index(slug)
    return (*seats[start:], *seats[:start])


def opt_out(g: CurrentsState, firm: Firm, least: int = 0) -> None:
    """Let a player leave the auction of this phase; `least` is the bid they could not pay."""
    g.bidders.remove(firm.slug)
    g.opted_out_companies.append(firm.slug)
    g.emit(OptedOut, company=firm.slug, least=least)


async def ask_for_the_first_bid(g: CurrentsState) -> Step:
    """Ask the nominator for the first bid (4.4)."""
    firm, auction = g.firm(g.asked_company), auction_of(g)
    prompt = f"{LUMINARIES[auction.lot].name}: your bid, at least {money(least_bid(g))}"
    answer = await choose(firm.seat, prompt, legal(bid_ideas(g, firm)), "4.4")
    g.auction = auction = auction.raised(firm.slug, Bid.of(answer).amount)
    g.count("bid")
    g.emit(LuminaryNominated, company=firm.slug, luminary=auction.lot, bid=auction.price)
    return Step.BID


async def ask_for_a_higher_bid(g: CurrentsState) -> Step:
    """Ask the next who can raise the bid (4.5); the last one left gets the luminary."""
    await raise_or_drop(g, LUMINARIES[auction_of(g).lot].name, "4.5")
    auction = auction_of(g)
    if auction.inside != (auction.leader,):
        return Step.BID
    winner = g.firm(auction.leader)
    winner.cash -= auction.price
    g.bidders.remove(winner.slug)
    g.count("luminaries sold")
    g.count("paid for luminaries", auction.price)
    share = hand_over(g, winner, auction.lot)
    g.emit(LuminaryWon, company=winner.slug, luminary=auction.lot, bid=auction.price, share=share)
    g.auction = None
    return Step.NOMINATE


def hand_over(g: CurrentsState, firm: Firm, luminary: str) -> str:
    """Give a company a luminary from the row, and return the share that comes with it, or ""."""
    g.row.remove(luminary)
    firm.luminaries.append(luminary)
    share = g.attached_shares.pop(luminary, "")
    if share:
        add_share(firm, share)
    return share


# What both auctions have in common


async def raise_or_drop(g: CurrentsState, lot: str, clause: str) -> None:
    """Strike out companies that cannot pay the next bid, then ask the first one left.

    Nothing is asked if no company is left, or only the one with the highest bid (4.5, 5.4).
    """
    least = least_bid(g)
    for slug in auction_of(g).inside:
        if slug != auction_of(g).leader and g.firm(slug).cash < least:
            g.auction = auction_of(g).without(slug)
            g.emit(BidderDropped, company=slug, lot=g.auction.lot, least=least)
    auction = auction_of(g)
    if auction.inside in ((), (auction.leader,)):
        return
    g.asked_company = auction.inside[0]
    firm = g.firm(g.asked_company)
    prompt = f"{lot}: bid at least {money(least)}, or drop out"
    answer = await choose(firm.seat, prompt, legal(raise_ideas(g, firm)), clause)
    if answer == DROP:
        g.auction = auction.without(firm.slug)
        g.emit(BidderDropped, company=firm.slug, lot=auction.lot, least=0)
        return
    g.auction = auction.raised(firm.slug, Bid.of(answer).amount)
    g.count("bid")
    g.emit(BidMade, company=firm.slug, lot=auction.lot, bid=g.auction.price)


# Leftovers


def deal_leftovers(g: CurrentsState) -> Step:
    """Deal unsold luminaries and their shares, then put out the propaganda (4.8 to 4.11)."""
    pool = [g.attached_shares.pop(luminary) for luminary in g.row if luminary in g.attached_shares]
    g.chance.shuffle(g.row)
    g.chance.shuffle(pool)
    for slug in g.present:
        if slug in g.opted_out_companies and g.row:
            _deal_to_player(g, g.firm(slug), pool)
    for slug in g.present:
        if g.firm(slug).seat < 0 and g.row:
            _box_for_automaton(g, g.firm(slug), pool)
    for luminary in g.row:
        if pool:
            g.attached_shares[luminary] = pool.pop()
    _leave_the_rest(g)
    put_out_propaganda(g)
    g.auction, g.bidders, g.asked_company = None, [], ""
    return Step.EVENT


def _deal_to_player(g: CurrentsState, firm: Firm, pool: list[str]) -> None:
    cost = min(firm.cash, DEALT_COST)
    firm.cash -= cost
    luminary = g.row.pop()
    firm.luminaries.append(luminary)
    share = _share_from(pool, firm)
    g.emit(LuminaryDealt, company=firm.slug, luminary=luminary, cash_paid=cost, share=share)


def _box_for_automaton(g: CurrentsState, firm: Firm, pool: list[str]) -> None:
    luminary = g.row.pop()
    g.box.append(luminary)
    g.emit(LuminaryBoxed, company=firm.slug, luminary=luminary, share=_share_from(pool, firm))


def _share_from(pool: list[str], firm: Firm) -> str:
    """Give a company a share from the pool, and return whose it is, or "" if there is none."""
    if not pool:
        return ""
    share = pool.pop()
    add_share(firm, share)
    return share


def _leave_the_rest(g: CurrentsState) -> None:
    """Leave the rest for the next auction; after the last one it goes to the box (4.10)."""
    if not g.row:
        return
    last = g.phase == LAST_PHASE
    lots = tuple((luminary, g.attached_shares.get(luminary, "")) for luminary in g.row)
    g.emit(LuminariesLeft, lots=lots, boxed=last)
    if last:
        g.box += g.row
        for share in g.attached_shares.values():
            box_share(g, share)
        g.row.clear()
        g.attached_shares.clear()


def put_out_propaganda(g: CurrentsState) -> None:
    """Replace the propaganda cards with the cards of the phase (4.11)."""
    g.box += g.propaganda
    g.used_propaganda = []
    g.propaganda = g.propaganda_decks[g.phase - 1].deal(g.company_count + 1, g.chance)
    g.emit(PropagandaCame, cards=tuple(g.propaganda))


# Event cards under the hammer


def open_event_auction(g: CurrentsState) -> Step:
    """Begin the auction of the event card, by Present Fame (5.3)."""
    g.auction = Auction(lot=g.event, inside=tuple(firm.slug for firm in players(g)))
    return Step.EVENT_BID


async def ask_for_a_bid_on_the_event(g: CurrentsState) -> Step:
    """Ask the next who can bid (5.3, 5.4); return the next step."""
    await raise_or_drop(g, EVENT_CARDS[g.event].name, "5.3")
    auction = auction_of(g)
    if auction.inside and auction.inside != (auction.leader,):
        return Step.EVENT_BID
    g.auction = None
    if not auction.leader:
        g.emit(EventUnsold, card=auction.lot)
        return Step.AUTOMATA
    winner = g.firm(auction.leader)
    winner.cash -= auction.price
    g.count("event cards sold")
    g.count("paid for event cards", auction.price)
    g.holder = g.asked_company = winner.slug
    g.emit(EventWon, company=winner.slug, card=auction.lot, bid=auction.price)
    return Step.PRIZE
