"""Bookkeeping (RULES.md 13)."""

from __future__ import annotations

from functools import cache

from engine.core.choice import Choice, legal
from engine.core.flow import choose
from engine.games.currents.automata.rules import buy_for_automaton
from engine.games.currents.card_types import CURRENTS, Current
from engine.games.currents.cards import AUCTION_TURNS, TURNS
from engine.games.currents.events import (
    Declined,
    FameSettled,
    FirstRewarded,
    PatentRewarded,
    PriceMove,
    ProfitsPaid,
    TurnEnded,
)
from engine.games.currents.market.events import SharesExchanged
from engine.games.currents.market.rules import (
    buy_share,
    forget_trades,
    lower_price,
    note_purchase,
    note_sale,
    raise_price,
    return_share,
    take_share,
)
from engine.games.currents.market.trades import (
    Buy,
    Exchange,
    does_ledger_move_prices,
    ledger_ideas,
    profit,
)
from engine.games.currents.projects.claims import PATENTS, fame_of
from engine.games.currents.propaganda.rules import move_current
from engine.games.currents.state import CurrentsState, Firm, Step
from engine.games.currents.table_action import action_of


def keep_the_books(g: CurrentsState) -> Step:
    """Carry out bookkeeping up to the trades (13.1 to 13.5)."""
    g.asked_company = ""
    settle_fame(g)
    reward_patents(g)
    move_current(g, g.current - (g.current > 0) + (g.current < 0))
    pay_profits(g)
    g.waiting_companies = g.present.copy()
    return Step.LEDGER


def settle_fame(g: CurrentsState) -> None:
    """Let Future Fame become Present Fame, and move the first company's price up (13.1, 13.2)."""
    before, g.present = g.present, g.future.copy()
    g.emit(FameSettled, before=tuple(before), now=tuple(g.present))
    first = g.firm(g.present[0])
    move = raise_price(first, g.phase)
    g.emit(FirstRewarded, company=first.slug, prices=(move,))


def reward_patents(g: CurrentsState) -> None:
    """Raise the holder of the highest patent of the more famous current (13.3)."""
    for current in CURRENTS:
        patent = highest_patent(g, current)
        if fame_of(g, current) >= 0 and patent:
            firm = g.firm(g.patents[patent])
            move = raise_price(firm, g.phase)
            g.emit(PatentRewarded, company=firm.slug, patent=patent, prices=(move,))


def highest_patent(g: CurrentsState, current: Current) -> str:
    """The highest patent of a current that a company holds; "" if there is none."""
    patents = g.patents
    return next((patent for patent in reversed(PATENTS[current]) if patent in patents), "")


def pay_profits(g: CurrentsState) -> None:
    """Pay each player the profit of their company (13.5)."""
    profits = []
    for firm in g.players:
        gain = profit(g, firm)
        firm.cash += gain
        profits.append((firm.slug, gain, firm.cash))
    g.emit(ProfitsPaid, profits=tuple(profits))


# The trades


async def trade_in_the_ledger(g: CurrentsState) -> Step:
    """Let the next company exchange or buy; ask a player if there is anything to do (13.6)."""
    while g.waiting_companies:
        firm = g.firm(g.waiting_companies.pop(0))
        if firm.seat < 0:
            buy_for_automaton(g, firm)
            continue
        offered = legal(ledger_ideas(g, firm))
        if not offered:
            continue
        g.asked_company = firm.slug
        answer = await choose(firm.seat, ledger_prompt(offered), offered, "13.6")
        _carry_out_trade(g, firm, answer)
        return Step.LEDGER
    return Step.END_TURN


def ledger_prompt(offered: tuple[Choice, ...]) -> str:
    """The question to a player in bookkeeping; it names the offered kinds of trade (13.6)."""
    return _ledger_prompt(frozenset([each.verb for each in offered]))


@cache
def _ledger_prompt(verbs: frozenset[str]) -> str:
    ways = {"buy": "buy a share", "exchange": "exchange one share for another"}
    open_ways = [text for verb, text in ways.items() if verb in verbs]
    return f"Bookkeeping: {', '.join(open_ways)}, or decline"


def _carry_out_trade(g: CurrentsState, firm: Firm, answer: Choice) -> None:
    match action_of(g, answer):
        case Buy() as purchase:
            buy_share(g, firm, purchase)
        case Exchange() as exchange:
            exchange_shares(g, firm, exchange)
        case _:
            g.emit(Declined, company=firm.slug, source="")
    g.count(f"ledger {answer.verb}")


def exchange_shares(g: CurrentsState, firm: Firm, exchange: Exchange) -> None:
    """Sell a share and buy one of another company (13.6)."""
    sold, bought, balance = exchange.sold, exchange.bought, exchange.balance
    firm.cash += balance
    return_share(g, firm, sold)
    take_share(g, firm, bought)
    note_sale(g, firm, sold)
    note_purchase(g, firm, bought)
    moves: tuple[PriceMove, ...] = ()
    if does_ledger_move_prices(g):
        moves = (lower_price(g.firm(sold)), raise_price(g.firm(bought), g.phase))
    g.emit(
        SharesExchanged,
        company=firm.slug,
        sold_company=sold,
        bought_company=bought,
        balance=balance,
        prices=moves,
    )


# The end of the turn


def end_turn(g: CurrentsState) -> Step:
    """Wake all luminaries, discard the event card, and begin the next turn (13.7, 13.8, 3.2)."""
    for firm in g.players:
        firm.asleep.clear()
        forget_trades(firm)
    g.emit(TurnEnded, turn=g.turn, card=g.event)
    g.box.append(g.event)
    g.event, g.holder, g.spent, g.asked_company = "", "", False, ""
    if g.turn == TURNS:
        return Step.SCORE
    g.turn += 1
    return Step.PHASE if g.turn in AUCTION_TURNS else Step.EVENT
