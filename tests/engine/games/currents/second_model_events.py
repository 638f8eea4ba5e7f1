"""The reactions of the second model to events, chapter by chapter."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.core.event import Event
from engine.games.currents.cards import AUTOMATON_CARDS, COMPANIES, LUMINARIES, PROPAGANDA
from engine.games.currents.cities import CITIES
from tests.engine.games.currents.second_model import (
    CURRENT,
    DUES,
    GAINS,
    LIFTS,
    PAYS,
    SIZES,
    STOCK,
    WAKES,
    Model,
    cities_with,
)

HEARD: dict[str, Callable[[Model, Any], None]] = {}


def on(name: str) -> Callable[[Callable[[Model, Any], None]], Callable[[Model, Any], None]]:
    """Register the model's reaction to an event."""

    def register(function: Callable[[Model, Any], None]) -> Callable[[Model, Any], None]:
        HEARD[name] = function
        return function

    return register


def hear(m: Model, event: Event) -> None:
    """Let the model process the event."""
    name = type(event).__name__
    if name in HEARD:
        HEARD[name](m, event)


@on("CompanyDrafted")
def drafted(m: Model, event: Any) -> None:
    slug = event.company
    m.present.insert(0, slug)
    m.future.insert(0, slug)
    m.price[slug], m.market[slug] = 12, 4
    m.levels[slug] = {"ac": 1, "dc": 1, "bulb": 1}
    m.shares[slug], m.hq[slug], m.people[slug] = {}, [], []
    m.difficulty[slug] = event.automaton
    m.cash[slug] = 0 if event.automaton else 14
    if not event.automaton:
        m.players.append(slug)
        m.people[slug].append(COMPANIES[slug].inventor)


@on("TurnBegan")
def turn_began(m: Model, event: Any) -> None:
    m.turn = event.turn


@on("LuminaryWon")
def luminary_won(m: Model, event: Any) -> None:
    m.cash[event.company] -= event.bid
    m.people[event.company].append(event.luminary)
    m.gets(event.company, event.share, of_market=False)


@on("LuminaryDealt")
def luminary_dealt(m: Model, event: Any) -> None:
    m.cash[event.company] = max(0, m.cash[event.company] - 1)
    m.people[event.company].append(event.luminary)
    m.gets(event.company, event.share, of_market=False)


@on("LuminaryBoxed")
def luminary_boxed(m: Model, event: Any) -> None:
    m.gets(event.company, event.share, of_market=False)


@on("EventTurnedUp")
def event_turned_up(m: Model, event: Any) -> None:
    m.event, m.holder, m.turnkey = event.card, "", True
    for slug in m.players:
        m.cash[slug] += GAINS.get(event.card, 0)
        m.cash[slug] -= min(DUES.get(event.card, 0), m.cash[slug])
    m.current += CURRENT.get(event.card, 0)
    m.current = max(-4, min(4, m.current))


@on("StockEffect")
def stock_effect(m: Model, event: Any) -> None:
    shift = STOCK.get(m.event, 0)
    for slug in m.price:
        m.up(slug, shift)
        for _ in range(-shift):
            m.left(slug)


@on("EventWon")
def event_won(m: Model, event: Any) -> None:
    m.holder = event.company
    m.cash[event.company] -= event.bid
    m.up(event.company, LIFTS.get(m.event, 0))


@on("CashPaid")
def cash_paid(m: Model, event: Any) -> None:
    m.cash[event.company] -= PAYS.get(event.card, 0)


@on("CashGained")
def cash_gained(m: Model, event: Any) -> None:
    own = [project for project, owner in m.projects.items() if owner == event.company]
    gains = {
        "holding-trust": 2 * m.phase,
        "london-agents": len(own),
        "municipal-desk": len({project.rsplit(" ", 1)[0] for project in own}),
    }
    m.cash[event.company] += gains.get(event.card, 0)


@on("FameMoved")
def fame_moved(m: Model, event: Any) -> None:
    m.future = [slug for slug in m.future if slug != event.company]
    m.future.insert(event.now - 1, event.company)


@on("CurrentMoved")
def current_moved(m: Model, event: Any) -> None:
    if event.mover:
        m.current = event.now


@on("SpokeUp")
def spoke_up(m: Model, event: Any) -> None:
    m.speaker = event.luminary


@on("PropagandaTaken")
def propaganda_taken(m: Model, event: Any) -> None:
    slug = event.company
    if slug not in m.players:
        assert event.card == m.poster_of(slug)
    m.posters_used.add(event.card)
    if len(m.posters_used) == len(m.posters):
        m.posters_used.clear()
    if slug in m.players:
        gain = PROPAGANDA[event.card].cash + m.phase * LUMINARIES[m.speaker].ratings.fin
        gain += m.phase if slug == "walker" else 0
        m.cash[slug] += gain + ("showroom" in m.hq[slug])


@on("PropagandaCame")
def propaganda_came(m: Model, event: Any) -> None:
    m.posters, m.posters_used = list(event.cards), set()


@on("PraiseRaisedPrice")
def praise(m: Model, event: Any) -> None:
    m.up(event.company, m.phase)


@on("ProjectClaimed")
def project_claimed(m: Model, event: Any) -> None:
    slug, project, current = event.company, event.project, event.current
    city, number = project.rsplit(" ", 1)
    is_player = slug in m.players
    cities = cities_with(len(m.price))
    if is_player:
        m.cash[slug] -= m.bank_cost(slug, city, event.luminary, cities)
        if m.wins(slug, "turnkey-contract"):
            m.turnkey = False
    else:
        assert current == COMPANIES[slug].main
    for holder, level in m.fees(slug, current):
        m.cash[slug] -= level if is_player else 0
        times = m.phase if not is_player and m.options.automata_pay != "level" else 1
        if holder in m.players:
            m.cash[holder] += level * times + ("royalty-office" in m.hq[holder])
    fame = m.current if current == "ac" else -m.current
    spaces = max(0, SIZES[CITIES[city].size][1] + fame) * (2 if number == "5" else 1)
    m.up(slug, spaces + (is_player and "dynamo-foundry" in m.hq[slug]))
    m.projects[project] = slug


@on("Advanced")
def advanced(m: Model, event: Any) -> None:
    slug, track = event.company, event.track
    risen = event.now - m.levels[slug][track]
    patent = f"{track} {event.now}"
    if slug in m.players:
        fin = sum(LUMINARIES[each].ratings.fin for each in event.luminaries)
        wanted = risen + (m.event == "patent-office-backlog")
        claims = bool(event.luminaries) and fin >= wanted
    else:
        claims = AUTOMATON_CARDS[m.difficulty[slug], m.turn].patents
    m.levels[slug][track] = event.now
    if claims and patent not in m.patents:
        m.patents[patent] = slug
        m.up(slug, event.now + (slug == "thomson" and slug in m.players))


@on("Developed")
def developed(m: Model, event: Any) -> None:
    m.hq[event.company].append(event.card)


@on("Woken")
def woken(m: Model, event: Any) -> None:
    m.cash[event.company] -= WAKES.get(event.card, 0)


@on("MarketVisited")
def market_visited(m: Model, event: Any) -> None:
    m.visitor = event.luminary


@on("ShareBought")
def share_bought(m: Model, event: Any) -> None:
    slug, share = event.company, event.share
    moves = True
    if event.trade_place == "event":
        cost = max(0, m.price[share] - 4)
    elif event.trade_place == "visit":
        cost = m.share_cost(slug, share, LUMINARIES[m.visitor].ratings.fin, ledger=False)
    else:
        cost = m.share_cost(slug, share, 0, ledger=True) if slug in m.players else 0
        moves = m.trades_move()
    assert m.may_buy(slug, share)
    m.cash[slug] -= cost
    m.gets(slug, share)
    m.bought.setdefault(slug, set()).add(share)
    m.up(share, m.phase if moves else 0)


@on("ShareSold")
def share_sold(m: Model, event: Any) -> None:
    fin = LUMINARIES[m.visitor].ratings.fin
    assert m.may_sell(event.company, event.share)
    m.sold.setdefault(event.company, set()).add(event.share)
    m.cash[event.company] += m.price[event.share] + m.phase * fin
    m.loses(event.company, event.share)
    m.left(event.share)


@on("ShareTaken")
def share_taken(m: Model, event: Any) -> None:
    m.gets(event.company, event.share)


@on("SharesExchanged")
def shares_exchanged(m: Model, event: Any) -> None:
    slug, sold, bought = event.company, event.sold_company, event.bought_company
    assert m.may_buy(slug, bought)
    assert m.may_sell(slug, sold)
    m.cash[slug] += m.price[sold] - m.share_cost(slug, bought, 0, ledger=True)
    m.loses(slug, sold)
    m.gets(slug, bought)
    if m.trades_move():
        m.left(sold)
        m.up(bought, m.phase)


@on("FameSettled")
def bookkeeping(m: Model, event: Any) -> None:
    """Steps 13.1 to 13.5 at once."""
    m.present = list(m.future)
    m.up(m.present[0], m.phase)
    for current, sign in (("ac", 1), ("dc", -1)):
        held = [patent for patent in m.patents if patent.startswith(current)]
        if m.current * sign >= 0 and held:
            m.up(m.patents[max(held)], m.phase)
    m.current -= (m.current > 0) - (m.current < 0)
    for slug in m.players:
        column = (m.price[slug] + 2) // 3
        m.cash[slug] += 2 + column // 2 + ("agents-fund" in m.hq[slug])


@on("TurnEnded")
def turn_ended(m: Model, event: Any) -> None:
    m.event = m.holder = ""
    m.bought.clear()
    m.sold.clear()
