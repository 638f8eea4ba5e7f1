"""The events of War of Currents, by chapter; `prose` writes the log lines.

Companies and cards are named by their slugs.
"""

from engine.games.currents.events.actions import (
    Advanced as Advanced,
    AutomatonBegan as AutomatonBegan,
    CurrentMoved as CurrentMoved,
    Developed as Developed,
    FameMoved as FameMoved,
    MarketVisited as MarketVisited,
    PraiseRaisedPrice as PraiseRaisedPrice,
    ProjectClaimed as ProjectClaimed,
    PropagandaTaken as PropagandaTaken,
    PropagandaTurnedUp as PropagandaTurnedUp,
    Rested as Rested,
    ShareBought as ShareBought,
    ShareSold as ShareSold,
    ShareTaken as ShareTaken,
    SpokeUp as SpokeUp,
    Woken as Woken,
)
from engine.games.currents.events.auctions import (
    BidderDropped as BidderDropped,
    BidMade as BidMade,
    LuminariesCame as LuminariesCame,
    LuminariesLeft as LuminariesLeft,
    LuminaryBoxed as LuminaryBoxed,
    LuminaryDealt as LuminaryDealt,
    LuminaryNominated as LuminaryNominated,
    LuminaryWon as LuminaryWon,
    OptedOut as OptedOut,
    PropagandaCame as PropagandaCame,
    SharesAttached as SharesAttached,
)
from engine.games.currents.events.base import (
    CompanyEvent as CompanyEvent,
    PriceMove as PriceMove,
    TableEvent as TableEvent,
)
from engine.games.currents.events.bookkeeping import (
    FameSettled as FameSettled,
    FirstRewarded as FirstRewarded,
    PatentRewarded as PatentRewarded,
    ProfitsPaid as ProfitsPaid,
    SharesExchanged as SharesExchanged,
)
from engine.games.currents.events.course import (
    CompanyDrafted as CompanyDrafted,
    CompanyScored as CompanyScored,
    GameWon as GameWon,
    TurnBegan as TurnBegan,
    TurnEnded as TurnEnded,
)
from engine.games.currents.events.event_cards import (
    CashGained as CashGained,
    CashPaid as CashPaid,
    Declined as Declined,
    EventTurnedUp as EventTurnedUp,
    EventUnsold as EventUnsold,
    EventWon as EventWon,
    LuminaryDimmed as LuminaryDimmed,
    PriceRose as PriceRose,
    StockEffect as StockEffect,
)
