"""The places on the board that an event has changed, for highlighting."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.event import Event
from engine.games.currents.actions.waking import Rested, Woken
from engine.games.currents.auctions.bids import (
    EventUnsold,
    EventWon,
    LuminariesCame,
    LuminaryDealt,
    LuminaryNominated,
    LuminaryWon,
    PropagandaCame,
    SharesAttached,
)
from engine.games.currents.event_cards.offers import (
    CashPaid,
    EventTurnedUp,
    LuminaryDimmed,
    ShareTaken,
)
from engine.games.currents.events import (
    CashGained,
    CompanyDrafted,
    FameSettled,
    ProfitsPaid,
    TableEvent,
)
from engine.games.currents.headquarters.divisions import Developed
from engine.games.currents.market.events import ShareBought, SharesExchanged, ShareSold
from engine.games.currents.phrases import marker_target
from engine.games.currents.projects.events import ProjectClaimed
from engine.games.currents.propaganda.moves import (
    CurrentMoved,
    FameMoved,
    PropagandaTaken,
    PropagandaTurnedUp,
)
from engine.games.currents.technology.advances import Advanced
from engine.games.currents.view_types import View
from screens.games.currents.places import CURRENTS


def places_changed_by(event: Event, view: View) -> Iterator[str]:
    """The places that an event has changed: prices, and its other subjects."""
    if isinstance(event, TableEvent):
        moves = (move for move in event.prices if move.before != move.now)
        yield from (f"share:{move.company}" for move in moves)
    yield from _changed_on_map_and_tracks(event)
    yield from _changed_cards(event, view)
    yield from _changed_companies(event)


def _changed_on_map_and_tracks(event: Event) -> Iterator[str]:
    """The changed places among cities, technology, fame and the currents' marker."""
    match event:
        case ProjectClaimed(project=project):
            yield f"city:{project.rpartition(' ')[0]}"
        case Advanced(track=track, now=now):
            yield f"track:{track}:{now}"
        case FameMoved(company=company, now=now):
            yield f"fame:{company}:{now}"
        case FameSettled(now=now):
            yield from (f"present:{slug}:{rank}" for rank, slug in enumerate(now, 1))
        case CurrentMoved(now=now):
            yield marker_target(now)
            yield CURRENTS


def _changed_cards(event: Event, view: View) -> Iterator[str]:
    """The changed places among luminaries, propaganda, the event card and HQ cards."""
    match event:
        case LuminariesCame(luminaries=luminaries):
            yield from (f"lot:{slug}" for slug in luminaries)
        case SharesAttached(shares=shares):
            yield from (f"lot:{slug}" for slug, _ in shares)
        case LuminaryNominated(luminary=slug):
            yield f"lot:{slug}"
        case LuminaryWon(luminary=slug) | LuminaryDealt(luminary=slug):
            yield f"luminary:{slug}"
        case LuminaryDimmed(luminary=slug) | Woken(luminary=slug) | Rested(luminary=slug):
            yield f"luminary:{slug}"
        case PropagandaCame(cards=cards):
            yield from (f"propaganda:{slug}" for slug in cards)
        case PropagandaTaken(card=card):
            yield f"propaganda:{card}"
        case PropagandaTurnedUp():
            yield from (f"propaganda:{slug}" for slug in view.propaganda)
        case EventTurnedUp() | EventWon() | EventUnsold():
            yield "event"
        case Developed(card=card):
            yield f"hq:{card}"


def _changed_companies(event: Event) -> Iterator[str]:
    """The companies and shares whose cash or owners have changed."""
    match event:
        case CompanyDrafted(company=company):
            yield f"company:{company}"
        case CashPaid(company=company) | CashGained(company=company):
            yield f"company:{company}"
        case ProfitsPaid(profits=profits):
            yield from (f"company:{company}" for company, _, _ in profits)
        case ShareBought(company=company, share=share) | ShareSold(company=company, share=share):
            yield f"company:{company}"
            yield f"share:{share}"
        case ShareTaken(share=share):
            yield f"share:{share}"
        case SharesExchanged(company=company, sold_company=sold, bought_company=bought):
            yield f"company:{company}"
            yield f"share:{sold}"
            yield f"share:{bought}"
