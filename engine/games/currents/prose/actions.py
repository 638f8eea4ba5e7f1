"""Log lines of what automata and players do."""

from __future__ import annotations

from engine.core.text import join_with_and
from engine.games.currents import events as e
from engine.games.currents.calculations.projects import Fee
from engine.games.currents.names import (
    ROMAN,
    TRACK_NAMES,
    cash_text,
    company_name,
    level_name,
    marker_name,
    money,
    project_name,
)
from engine.games.currents.prose.phrases import (
    card_name,
    luminary_name,
    moved_price_text,
    price_moves_text,
    share_text,
    tells,
)

# Markers


@tells(e.FameMoved)
def fame_moved(event: e.FameMoved) -> str:
    """Say how Future Fame moves, and who moves it if that is another company."""
    verb = "rises" if event.now < event.before else "falls"
    mover_part = f", moved by {company_name(event.mover)}" if event.mover != event.company else ""
    return f"{verb} on Future Fame from {event.before} to {event.now}{mover_part}"


@tells(e.CurrentMoved)
def current_moved(event: e.CurrentMoved) -> str:
    """Say how the currents' marker moves, and why."""
    move = f"the currents' marker from {marker_name(event.before)} to {marker_name(event.now)}"
    if event.mover:
        return f"{company_name(event.mover)} moves {move}"
    return f"{card_name(event.card)} moves {move}" if event.card else f"Bookkeeping moves {move}"


# Automata


@tells(e.AutomatonBegan)
def automaton_began(event: e.AutomatonBegan) -> str:
    """Say which automaton acts."""
    return f"({event.difficulty.capitalize()}) acts"


@tells(e.PropagandaTaken)
def propaganda_taken(event: e.PropagandaTaken) -> str:
    """Say which propaganda card is used, and the cash that it brings."""
    gains = (
        f": +{money(event.cash_gained)}, now {cash_text(event.cash)}" if event.cash_gained else ""
    )
    return f"uses {card_name(event.card)}{gains}"


@tells(e.PropagandaTurnedUp)
def propaganda_turned_up(event: e.PropagandaTurnedUp) -> str:
    """Say that all propaganda cards can be used again."""
    return "That was the last propaganda card: all are face up again"


@tells(e.PraiseRaisedPrice)
def praise_raised_price(event: e.PraiseRaisedPrice) -> str:
    """Say that an automaton's propaganda raises its price."""
    at_end = {"fame": "is first on Future Fame", "ac": "finds AC", "dc": "finds DC"}[event.marker]
    most = "" if event.marker == "fame" else " at its highest fame"
    return f"{at_end}{most} already: {moved_price_text(event.prices[0])}"


# Actions


@tells(e.Rested)
def rested(event: e.Rested) -> str:
    """Say who rests."""
    return f"rests {luminary_name(event.luminary)}"


@tells(e.ProjectClaimed)
def project_claimed(event: e.ProjectClaimed) -> str:
    """Say which project is claimed and how, its cost, the new price, and what the bank pays."""
    luminary_text = f"{luminary_name(event.luminary)} and " if event.luminary else ""
    claim_text = f"claims {project_name(event.project)} with {luminary_text}{event.current.upper()}"
    price = moved_price_text(event.prices[0])
    return f"{claim_text}{paid_text(event)}: {price}{bank_fees_text(event)}"


def paid_text(event: e.ProjectClaimed) -> str:
    """The cost of a project: " for $4k and $3k to Edison for Bulb III", " for nothing"."""
    bank = event.bill.bank if event.bill else 0
    amounts = [money(bank)] if bank else []
    amounts += [_fee_text(fee) for fee in event.fees if fee.amount]
    return f" for {join_with_and(amounts, empty='nothing')}" if event.bill or amounts else ""


def bank_fees_text(event: e.ProjectClaimed) -> str:
    """The fees that only the bank pays: "; the bank pays Brush $4k for DC IV", or nothing."""
    fees = [
        f"{company_name(fee.holder)} {money(fee.holder_gain)} for {_patent_text(fee)}"
        for fee in event.fees
        if fee.holder_gain and not fee.amount
    ]
    return f"; the bank pays {join_with_and(fees)}" if fees else ""


def _fee_text(fee: Fee) -> str:
    holder = company_name(fee.holder) if fee.holder_gain else "the bank"
    bank = fee.holder_gain - fee.amount
    bank_text = f" (and {money(bank)} from the bank)" if bank > 0 else ""
    return f"{money(fee.amount)} to {holder}{bank_text} for {_patent_text(fee)}"


def _patent_text(fee: Fee) -> str:
    return level_name(f"{fee.track} {fee.level}")


@tells(e.Advanced)
def advanced(event: e.Advanced) -> str:
    """Say which level is reached, by whom, and whether it is patented."""
    team = (
        f" with {join_with_and(map(luminary_name, event.luminaries))}" if event.luminaries else ""
    )
    level = f"advances {TRACK_NAMES[event.track]} to {ROMAN[event.now]}{team}"
    return (
        f"{level} and patents it: {moved_price_text(event.prices[0])}" if event.patented else level
    )


@tells(e.SpokeUp)
def spoke_up(event: e.SpokeUp) -> str:
    """Say who engages in propaganda."""
    return f"engages in propaganda with {luminary_name(event.luminary)}"


@tells(e.Developed)
def developed(event: e.Developed) -> str:
    """Say which HQ card is developed."""
    luminary_text = f" with {luminary_name(event.luminary)}" if event.luminary else ""
    return f"develops {card_name(event.card)}{luminary_text}"


@tells(e.Woken)
def woken(event: e.Woken) -> str:
    """Say who wakes, and why."""
    price_text = f" for {money(event.cash_paid)}" if event.cash_paid else ""
    return f"wakes {luminary_name(event.luminary)}{price_text} with {card_name(event.card)}"


@tells(e.MarketVisited)
def market_visited(event: e.MarketVisited) -> str:
    """Say who visits the market."""
    return f"visits the market with {luminary_name(event.luminary)}"


@tells(e.ShareBought)
def share_bought(event: e.ShareBought) -> str:
    """Say which share is bought, for what, and where its price goes."""
    price_text = f" for {money(event.price)}" if event.price else " at no cost"
    return f"buys {share_text(event.share)}{price_text}{price_moves_text(event.prices)}"


@tells(e.ShareSold)
def share_sold(event: e.ShareSold) -> str:
    """Say which share is sold, for what, and where its price goes."""
    sale = f"sells {share_text(event.share)} for {cash_text(event.cash_gained)}"
    return f"{sale}{price_moves_text(event.prices)}"


@tells(e.ShareTaken)
def share_taken(event: e.ShareTaken) -> str:
    """Say which share comes free."""
    return f"takes {share_text(event.share)} with {card_name(event.card)}"
