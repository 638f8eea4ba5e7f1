"""Log lines of bookkeeping."""

from __future__ import annotations

from engine.core.text import join_with_and
from engine.games.currents import events as e
from engine.games.currents.names import cash_text, company_name, level_name, money
from engine.games.currents.prose.phrases import (
    moved_price_text,
    price_moves_text,
    share_text,
    tells,
)


@tells(e.FameSettled)
def fame_settled(event: e.FameSettled) -> str:
    """Say what Present Fame is now."""
    return f"Present Fame is now {join_with_and(map(company_name, event.now))}"


@tells(e.FirstRewarded)
def first_rewarded(event: e.FirstRewarded) -> str:
    """Say how the price of the first company in fame rises."""
    return f"is first in fame: {moved_price_text(event.prices[0])}"


@tells(e.PatentRewarded)
def patent_rewarded(event: e.PatentRewarded) -> str:
    """Say how the price of the holder of the best patent rises."""
    current = event.patent.split()[0].upper()
    rise = moved_price_text(event.prices[0])
    return f"has the best {current} patent, {level_name(event.patent)}: {rise}"


@tells(e.ProfitsPaid)
def profits_paid(event: e.ProfitsPaid) -> str:
    """Say how much each player's company earns."""
    parts = (
        f"{company_name(slug)} +{money(profit)} to {money(cash)}"
        for slug, profit, cash in event.profits
    )
    return f"Profits: {', '.join(parts)}"


@tells(e.SharesExchanged)
def shares_exchanged(event: e.SharesExchanged) -> str:
    """Say which shares are exchanged, and the difference."""
    verb = "gains" if event.balance >= 0 else "pays"
    gains = f"{verb} {cash_text(abs(event.balance))}"
    shares = f"{share_text(event.sold_company)} for {share_text(event.bought_company)}"
    return f"exchanges {shares} and {gains}{price_moves_text(event.prices)}"
