"""Counts of pieces that no move may change, and statistics of a finished match."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from engine.core.zones import Deck
from engine.games.currents.cards import (
    COMPANIES,
    EVENT_CARDS,
    LUMINARIES,
    PROPAGANDA,
    REGULAR_SHARES,
)
from engine.games.currents.scoring.points import companies_by_points, companies_by_price
from engine.games.currents.state import CurrentsState

ACTIONS = ("claim", "advance", "propaganda", "develop", "visit", "rest")
LEDGER = ("buy", "exchange", "decline")
SOLD = ("luminaries", "event cards")
"""The kinds of card that are auctioned."""
BANDS = 10
"""Final prices are counted by tens."""


def pieces(g: CurrentsState) -> Mapping[str, int]:
    """The shares of each company and the cards of each kind, which no move may change."""
    return {f"shares of {slug}": regular_shares(g, slug) for slug in COMPANIES} | {
        "luminaries": _card_count(LUMINARIES, _luminaries(g)) + inventors_away(g),
        "propaganda": _card_count(PROPAGANDA, [*g.propaganda, *_cards(g.propaganda_decks), *g.box]),
        "event cards": _card_count(EVENT_CARDS, [g.event, *_cards(g.event_decks), *g.box]),
    }


def regular_shares(g: CurrentsState, slug: str) -> int:
    """The regular shares of a company, wherever they are; one that is not drafted has all."""
    if slug not in g.firms:
        return REGULAR_SHARES
    in_firms = sum(firm.shares.get(slug, 0) for firm in g.firms.values())
    attached_count = list(g.attached_shares.values()).count(slug)
    return (
        in_firms
        + g.market[slug]
        + g.aside.count(slug)
        + attached_count
        + g.boxed_shares.get(slug, 0)
    )


def _luminaries(g: CurrentsState) -> list[str]:
    in_firms = [slug for firm in g.firms.values() for slug in firm.luminaries]
    return [*in_firms, *g.row, *_cards(g.luminary_decks), *g.box]


def inventors_away(g: CurrentsState) -> int:
    """The inventors of automata and of companies that are not drafted: they act for no seat."""
    return len(COMPANIES) - sum(firm.seat >= 0 for firm in g.firms.values())


def _cards(decks: Iterable[Deck]) -> list[str]:
    return [card for deck in decks for card in deck.cards]


def _card_count(rows: Mapping[str, object], cards: Iterable[str]) -> int:
    return sum(card in rows for card in cards)


def facts(g: CurrentsState) -> Mapping[str, str]:
    """Facts about a finished match, counted by simulations to see whether the game is fair."""
    ranking, prices = companies_by_points(g), companies_by_price(g)
    winner = g.firm(ranking[0])
    rows = {
        "winning company": winner.slug,
        "winner": winner.automaton or f"seat {winner.seat + 1}",
        "an automaton won": "yes" if winner.automaton else "no",
        "draft place of the winner": str(g.drafted_companies.index(winner.slug) + 1),
        "price rank of the winner": str(prices.index(winner.slug) + 1),
        "price of the winner": _price_band(winner.price),
        "HQ cards of the winner": str(len(winner.developed_cards)),
        "projects of the winner": str(list(g.projects.values()).count(winner.slug)),
        "patents of the winner": str(list(g.patents.values()).count(winner.slug)),
        "bids": str(g.tally.get("bid", 0)),
    }
    for kind in SOLD:
        rows |= _sales(g, kind)
    rows |= {f"actions: {verb}": str(g.tally.get(verb, 0)) for verb in ACTIONS}
    rows |= {f"bookkeeping: {verb}": str(g.tally.get(f"ledger {verb}", 0)) for verb in LEDGER}
    rows |= {f"final price of {slug}": _price_band(g.firm(slug).price) for slug in g.order}
    return rows | _cards_used(g, winner.slug)


def _sales(g: CurrentsState, kind: str) -> dict[str, str]:
    """The number of auctions of a kind, and the mean of the winning bids in whole $k."""
    sold = g.tally.get(f"{kind} sold", 0)
    payments = g.tally.get(f"paid for {kind}", 0)
    bid = {f"mean bid for {kind}": str(round(payments / sold))} if sold else {}
    return {f"{kind} sold": str(sold)} | bid


def _cards_used(g: CurrentsState, winner: str) -> dict[str, str]:
    """The event cards that came up, and the players' cards and luminaries with who won or lost."""
    rows = {f"event {card}": "yes" for card in g.box if card in EVENT_CARDS}
    rows |= {f"propaganda {card}": "yes" for card in PROPAGANDA if g.tally.get(f"card {card}")}
    for firm in g.players:
        result = "won" if firm.slug == winner else "lost"
        rows |= {f"company {firm.slug}": result}
        rows |= {f"developed {card}": result for card in firm.developed_cards}
        rows |= {f"luminary {slug}": result for slug in firm.luminaries[1:]}
    return rows


def _price_band(price: int) -> str:
    lowest = price // BANDS * BANDS
    return f"{lowest} to {lowest + BANDS - 1}"
