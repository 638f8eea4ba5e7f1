"""Events shown beat by beat: auctions, event cards, automata, bookkeeping.

A scene is one of these; its beats are the steps of players at a real table. A player's own action
is not a scene, because one line of the log is enough. The texts come from the public events of an
update, so all viewers read the same.
"""

from __future__ import annotations

from collections.abc import Iterable

from attrs import define, field

from engine.core.event import Event
from engine.games.currents.auctions.bids import (
    BidderDropped,
    BidMade,
    EventUnsold,
    EventWon,
    LuminariesLeft,
    LuminaryBoxed,
    LuminaryDealt,
    LuminaryNominated,
    LuminaryWon,
    OptedOut,
)
from engine.games.currents.cards import LUMINARIES
from engine.games.currents.event_cards.offers import EventTurnedUp
from engine.games.currents.events import (
    AutomatonBegan,
    Declined,
    FameSettled,
    PatentRewarded,
    PriceMove,
    ProfitsPaid,
    TurnBegan,
    TurnEnded,
)
from engine.games.currents.market.events import ShareBought
from engine.games.currents.names import company_name
from engine.games.currents.scoring.points import CompanyScored, GameWon
from engine.games.currents.view_types import View

AUCTION, EVENT, BOOKKEEPING, SCORING = "Auction", "Event", "Bookkeeping", "Final scoring"
OPENS: dict[type[Event], str] = {
    LuminaryWon: AUCTION,
    LuminaryDealt: AUCTION,
    LuminaryBoxed: AUCTION,
    LuminariesLeft: AUCTION,
    EventTurnedUp: EVENT,
    EventWon: EVENT,
    EventUnsold: EVENT,
    FameSettled: BOOKKEEPING,
    PatentRewarded: BOOKKEEPING,
    ProfitsPaid: BOOKKEEPING,
    CompanyScored: SCORING,
    GameWon: SCORING,
}
"""Events that begin a beat, and the scene of that beat."""
_ENDS = (TurnBegan, TurnEnded, BidMade, BidderDropped, LuminaryNominated, Declined)
"""Events that only the log shows; later events belong to no earlier beat."""


@define
class Beat:
    """One step of a scene: sentences, and its price moves."""

    sentences: list[str] = field(factory=list)
    moves: list[PriceMove] = field(factory=list)


@define
class Scene:
    """An auction, an event card, the turn of the automata, or bookkeeping."""

    title: str
    beats: list[Beat] = field(factory=list)


def story_beats(view: View, events: Iterable[Event]) -> tuple[int, ...]:
    """The number of beats in each scene of the events; empty if there is no scene.

    A single beat without a price move does not stop the game, because a line of the log is enough.
    """
    scenes = scenes_of(view, events)
    beats = [beat for scene in scenes for beat in scene.beats]
    if len(beats) == 1 and not beats[0].moves:
        return ()
    return tuple(len(scene.beats) for scene in scenes)


def scenes_of(view: View, events: Iterable[Event]) -> list[Scene]:
    """The scenes of some events, with all their beats."""
    scenes: list[Scene] = []
    beat: Beat | None = None
    for event in events:
        title = _title_of_scene(view, event)
        if title:
            if not scenes or scenes[-1].title != title:
                scenes.append(Scene(title))
            beat = Beat()
            scenes[-1].beats.append(beat)
        elif isinstance(event, _ENDS):
            beat = None
        if beat is not None and (text := event.told()):
            beat.sentences.append(text)
            beat.moves += getattr(event, "prices", ())
    return scenes


def _title_of_scene(view: View, event: Event) -> str:
    """The title of the scene if an event begins a beat; "" otherwise."""
    own_company = view.own_firm.slug if view.own_firm else ""
    match event:
        case AutomatonBegan():
            return f"Automaton: {company_name(event.company)}"
        # The viewer was dropped without being asked, so a scene shows the reason.
        case OptedOut() | BidderDropped() if event.least and event.company == own_company:
            return AUCTION if isinstance(event, OptedOut) or event.lot in LUMINARIES else EVENT
        case ShareBought(trade_place="bookkeeping"):
            is_automaton = any(firm.slug == event.company and firm.automaton for firm in view.firms)
            return BOOKKEEPING if is_automaton else ""
    return OPENS.get(type(event), "")


def move_text(move: PriceMove) -> str:
    """A move of a price: "Tesla from 40 to 43 (+3)"."""
    change = move.now - move.before
    return f"{company_name(move.company)} from {move.before} to {move.now} ({change:+})"
