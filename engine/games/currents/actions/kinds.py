"""Every kind of action, and the action that a choice stands for."""

from __future__ import annotations

from engine.core.choice import Choice
from engine.games.currents.actions.waking import Rest, Wake
from engine.games.currents.auctions.bids import Bid, Drop, Nominate, OptOut
from engine.games.currents.companies.draft import Draft
from engine.games.currents.event_cards.offers import Dim, Rise, Take
from engine.games.currents.headquarters.divisions import Develop, DevelopWith, FreeLevel
from engine.games.currents.market.trades import Buy, Done, Exchange, Sell, Visit
from engine.games.currents.projects.claims import Claim, ClaimWith
from engine.games.currents.propaganda.moves import (
    Engage,
    MoveFame,
    MoveMarker,
    MoveNothing,
    Speak,
    TakeCard,
)
from engine.games.currents.protocols import AnyState
from engine.games.currents.table_action import Decline, TableAction
from engine.games.currents.technology.advances import Advance, Exhaust, Nudge

KINDS: tuple[type[TableAction], ...] = (
    *(Advance, Bid, Buy, Claim, ClaimWith, Decline, Develop, Dim, Done, Draft, Drop, Engage),
    *(Exchange, Exhaust, FreeLevel, MoveFame, MoveMarker, MoveNothing, Nominate, Nudge, OptOut),
    *(Rest, Rise, Sell, Speak, Take, TakeCard, Visit, Wake),
)
_KIND_OF = {kind.verb_of_all: kind for kind in KINDS}


def action_of(table: AnyState, choice: Choice) -> TableAction:
    """The action that a choice stands for at this table."""
    kind: type[TableAction] = _KIND_OF[choice.verb]
    if kind is ClaimWith and table.begun_action.verb == "develop":
        kind = DevelopWith
    return kind.of(choice, table=table)
