"""A second model of the rules: prices, cash, shares and tracks, kept in plain dicts.

The model hears what was done (which project, with whom, which share), works out by itself what
that costs and moves, and can then be compared with the table. It shares nothing with the rules but
the rows of the cards; what cards do is written down here again, from RULES.md.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from itertools import combinations
from typing import Any

from engine.core.event import Event
from engine.games.currents.card_types import Track
from engine.games.currents.cards import AUTOMATON_CARDS, COMPANIES, COSTS, LUMINARIES, PROPAGANDA
from engine.games.currents.cities import CITIES, LINKS
from engine.games.currents.state import Options

STOCK = {
    **dict.fromkeys(("panic-of-1884", "gas-company-lobby", "great-blizzard"), -1),
    **dict.fromkeys(("copper-corner", "execution-commission", "laboratory-fire"), -1),
    **dict.fromkeys(("gold-drain",), -1),
    **dict.fromkeys(("panic-of-1893", "pullman-strike"), -2),
    **dict.fromkeys(("cheap-copper", "visiting-financiers", "press-excursion"), 1),
    **dict.fromkeys(("poached-engineers", "exposition-medal", "niagara-award"), 1),
    **dict.fromkeys(("lamp-patent-lapses", "expert-witnesses", "delmonicos"), 1),
    **dict.fromkeys(("fairground-contracts", "white-city-lights"), 2),
}
GAINS = {
    "fairground-contracts": 2,
}
"""What each player gains when the event is turned up."""
DUES = {"panic-of-1884": 2, "panic-of-1893": 4}
"""What each player pays when the event is turned up, as far as the cash goes."""
PROJECT_COST = {
    "cheap-copper": {"S": -1, "M": -1, "L": -1},
    "copper-corner": {"S": 2, "M": 2, "L": 2},
    "gas-company-lobby": {"S": 2},
    "pullman-strike": {"L": 4},
}
"""What a project costs more while the event lasts, by the size of its city."""
SHARE_COST = {"gold-drain": 3}
"""What a share costs more while the event lasts."""
CURRENT = {"niagara-award": 2, "execution-commission": -2}
"""How far the event moves the current, towards AC."""
LIFTS = {"visiting-financiers": 3, "exposition-medal": 5, "white-city-lights": 7}
"""How far the price of the company that wins the event goes up."""
SIZES = {"S": (4, 1), "M": (8, 2), "L": (12, 3)}
RANKS = (6, 4, 2, 1)
MAN = {
    "coil-shop": ("ac", "bulb"),
    "lamp-factory": ("bulb",),
    "dynamo-hall": ("ac", "dc", "bulb"),
}
INV = {
    "polyphase-laboratory": ("ac",),
    "invention-factory": ("ac", "dc", "bulb"),
    "filament-laboratory": ("bulb",),
    "arc-laboratory": ("dc",),
    "formula-laboratory": ("bulb", "dc"),
}
WORKS = {
    "tesla": (3, 2, 2, 1),
    "edison": (5, 5, 5, 6),
    "thomson": (6, 4, 3, 2),
    "maxim": (3, 3, 3, 3),
    "brush": (4, 4, 6, 7),
    "walker": (2, 3, 4, 6),
}
"""What the Works ask for with two, three, four, and five or six companies."""


class Model:
    """The table as a person with paper and pencil would keep it."""

    def __init__(self, options: Options) -> None:
        self.options = options
        self.turn = 1
        self.current = 0
        self.event = self.holder = ""
        self.turnkey = False
        self.visitor = self.speaker = ""
        self.present: list[str] = []
        self.future: list[str] = []
        self.players: list[str] = []
        self.price: dict[str, int] = {}
        self.cash: dict[str, int] = {}
        self.market: dict[str, int] = {}
        self.shares: dict[str, dict[str, int]] = {}
        self.levels: dict[str, dict[str, int]] = {}
        self.people: dict[str, list[str]] = {}
        self.hq: dict[str, list[str]] = {}
        self.patents: dict[str, str] = {}
        self.projects: dict[str, str] = {}
        self.difficulty: dict[str, str] = {}

    def hear(self, event: Event) -> None:
        """Take in what was done."""
        name = type(event).__name__
        if name in HEARD:
            HEARD[name](self, event)

    # Small questions

    @property
    def phase(self) -> int:
        return {1: 1, 2: 1, 3: 2, 4: 2, 5: 3, 6: 3}[self.turn]

    def up(self, company: str, spaces: int) -> None:
        for _ in range(spaces):
            self.price[company] = min(90, self.price[company] + 1)

    def left(self, company: str) -> None:
        price = self.price[company]
        self.price[company] = price - 3 if price >= 4 else max(1, price - 1)

    def gets(self, company: str, share: str, *, of_market: bool = True) -> None:
        if share:
            self.shares[company][share] = self.shares[company].get(share, 0) + 1
            self.market[share] -= of_market

    def loses(self, company: str, share: str) -> None:
        self.shares[company][share] -= 1
        self.market[share] += 1

    def wins(self, company: str, card: str) -> bool:
        """Does the company have the effect of this auctioned card?"""
        return self.event == card and self.holder == company

    # Projects

    def skipped(self, company: str, city: str, cities: tuple[str, ...]) -> int:
        own = {project.rsplit(" ", 1)[0] for project, o in self.projects.items() if o == company}
        if not own or city in own:
            return 0
        steps = dict.fromkeys(own, 0)
        queue = deque(own)
        while queue:
            here = queue.popleft()
            for one, other in LINKS:
                for there in {one, other} - {here} if here in (one, other) else ():
                    if there in cities and there not in steps:
                        steps[there] = steps[here] + 1
                        queue.append(there)
        return steps[city] - 1

    def counted(self, company: str, city: str, cities: tuple[str, ...]) -> int:
        count = self.skipped(company, city, cities)
        if company == "maxim":
            count = max(0, count - 1)
        return count * 2 if self.event == "rail-rate-act" else count

    def bank_cost(self, company: str, city: str, luminary: str, cities: tuple[str, ...]) -> int:
        size = CITIES[city].size
        fin = LUMINARIES[luminary].ratings.fin
        cost = SIZES[size][0] + self.phase * (self.counted(company, city, cities) - fin)
        cost = max(0, cost)
        if company == "brush" and size in "SM":
            cost -= 1
        if "heavy-lathes" in self.hq[company] and size == "L":
            cost -= 2
        cost += PROJECT_COST.get(self.event, {}).get(size, 0)
        return 0 if self.wins(company, "turnkey-contract") and self.turnkey else max(0, cost)

    def fees(self, company: str, current: str) -> list[tuple[str, int]]:
        """The holders of the patents that a project uses, with the level of each."""
        found = []
        for track in ("bulb", current):
            level = self.levels[company][track]
            holder = self.patents.get(f"{track} {level}", company)
            free = self.event == "lamp-patent-lapses" and track == "bulb"
            if company in self.players:
                free = free or company == "edison" or self.wins(company, "expert-witnesses")
            if holder != company and not free:
                found.append((holder, level))
        return found

    def can_claim(
        self, company: str, project: str, luminary: str, current: str, cities: tuple[str, ...]
    ) -> bool:
        city, number = project.rsplit(" ", 1)
        if project in self.projects:
            return False
        if min(self.levels[company]["bulb"], self.levels[company][current]) < int(number):
            return False
        if self.event == "great-blizzard" and self.counted(company, city, cities):
            return False
        cost = self.bank_cost(company, city, luminary, cities)
        cost += sum(level for _, level in self.fees(company, current))
        return cost <= self.cash[company]

    # Technology

    def covers(self, company: str, track: str, goal: int, team: tuple[str, ...]) -> bool:
        inv = sum(LUMINARIES[each].ratings.inv for each in team)
        man = sum(LUMINARIES[each].ratings.man for each in team)
        inv += sum(track in tracks for card, tracks in INV.items() if card in self.hq[company])
        man += sum(track in tracks for card, tracks in MAN.items() if card in self.hq[company])
        inv += self.wins(company, "poached-engineers")
        inv += self.event == "joseph-swan" and track == "bulb"
        man += self.wins(company, "machinists-arrive")
        for level in range(self.levels[company][track] + 1, goal + 1):
            inv -= _cost(track, level)[0]
            man -= _cost(track, level)[1]
        return inv >= 0 and man >= 0

    # Shares

    def may_hold(self, company: str, share: str) -> bool:
        return share == company or self.shares[company].get(share, 0) < 4

    def share_cost(self, company: str, share: str, fin: int, *, ledger: bool) -> int:
        cost = max(0, self.price[share] - self.phase * fin)
        cost += SHARE_COST.get(self.event, 0)
        cost -= 2 if ledger and "finance-bureau" in self.hq[company] else 0
        return max(0, cost)

    def trades_move(self) -> bool:
        return self.turn < 6 or self.options.last_trades == "move"

    # The end

    def totals(self) -> dict[str, int]:
        """The points of each company."""
        fame = {slug: rank for rank, slug in enumerate(self.present)}
        ranked = sorted(self.price, key=lambda s: (-self.price[s], s not in self.players, fame[s]))
        worth = dict(zip(ranked, (*RANKS, 0, 0), strict=False))
        rich = sorted(self.players, key=lambda s: (-self.cash[s], fame[s]))
        cash = dict(zip(rich, (*RANKS, 0, 0), strict=False))
        return {
            slug: sum(worth[each] * count for each, count in self.shares[slug].items())
            + 4 * worth[slug]
            + (cash.get(slug, 0) if self.cash[slug] else 0)
            + sum(self._hq_points(slug, card) for card in self.hq[slug])
            for slug in self.price
        }

    def _hq_points(self, slug: str, card: str) -> int:
        if not card.endswith("-works"):
            return 2
        own = [project for project, owner in self.projects.items() if owner == slug]
        cities = {project.rsplit(" ", 1)[0] for project in own}
        patents = [patent for patent, holder in self.patents.items() if holder == slug]
        foreign = sum(count for each, count in self.shares[slug].items() if each != slug)
        has = {
            "tesla": sum(patent[:2] == "ac" for patent in patents),
            "edison": len(own),
            "thomson": len(patents),
            "maxim": sum(CITIES[city].size == "L" for city in cities),
            "brush": len(cities),
            "walker": foreign,
        }
        return 7 if has[slug] >= WORKS[slug][min(3, len(self.price) - 2)] else 0


def _cost(track: str, level: int) -> tuple[int, int]:
    tracks: dict[str, Track] = {"ac": "ac", "dc": "dc", "bulb": "bulb"}
    return COSTS[tracks[track]][level]


# What is heard

HEARD: dict[str, Callable[[Model, Any], None]] = {}


def on(name: str) -> Callable[[Callable[[Model, Any], None]], Callable[[Model, Any], None]]:
    """Register what the model does when it hears of an event."""

    def register(function: Callable[[Model, Any], None]) -> Callable[[Model, Any], None]:
        HEARD[name] = function
        return function

    return register


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
    if event.card == "delmonicos":
        m.cash[event.company] -= 2


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
    if event.by:
        m.current = event.now


@on("SpokeUp")
def spoke_up(m: Model, event: Any) -> None:
    m.speaker = event.luminary


@on("PropagandaTaken")
def propaganda_taken(m: Model, event: Any) -> None:
    slug = event.company
    if slug in m.players:
        gain = PROPAGANDA[event.card].cash + m.phase * LUMINARIES[m.speaker].ratings.fin
        gain += m.phase if slug == "walker" else 0
        m.cash[slug] += gain + ("showroom" in m.hq[slug])


@on("PraiseRaisedPrice")
def praise(m: Model, event: Any) -> None:
    m.up(event.company, m.phase)


@on("ProjectClaimed")
def project_claimed(m: Model, event: Any) -> None:
    slug, project, current = event.company, event.project, event.current
    city, number = project.rsplit(" ", 1)
    is_player = slug in m.players
    cities = _cities(len(m.price))
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


def _cities(companies: int) -> tuple[str, ...]:
    most = {2: 2, 3: 2, 4: 3, 5: 4, 6: 4}[companies]
    return tuple(slug for slug, city in CITIES.items() if city.region <= most)


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
    m.cash[event.company] -= 3 if m.event == "gerlach-hotel" and event.card == m.event else 0


@on("MarketVisited")
def market_visited(m: Model, event: Any) -> None:
    m.visitor = event.luminary


@on("ShareBought")
def share_bought(m: Model, event: Any) -> None:
    slug, share = event.company, event.share
    moves = True
    if event.where == "event":
        cost = max(0, m.price[share] - 4)
    elif event.where == "visit":
        cost = m.share_cost(slug, share, LUMINARIES[m.visitor].ratings.fin, ledger=False)
    else:
        cost = m.share_cost(slug, share, 0, ledger=True) if slug in m.players else 0
        moves = m.trades_move()
    assert m.may_hold(slug, share)
    m.cash[slug] -= cost
    m.gets(slug, share)
    m.up(share, m.phase if moves else 0)


@on("ShareSold")
def share_sold(m: Model, event: Any) -> None:
    fin = LUMINARIES[m.visitor].ratings.fin
    m.cash[event.company] += m.price[event.share] + m.phase * fin
    m.loses(event.company, event.share)
    m.left(event.share)


@on("ShareTaken")
def share_taken(m: Model, event: Any) -> None:
    m.gets(event.company, event.share)


@on("SharesExchanged")
def shares_exchanged(m: Model, event: Any) -> None:
    slug, sold, bought = event.company, event.sold, event.bought
    assert m.may_hold(slug, bought)
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


# What may be chosen


def claims(m: Model, slug: str, awake: tuple[str, ...]) -> Iterator[str]:
    """The projects that a player may claim, as choices read."""
    cities = _cities(len(m.price))
    for city in cities:
        for number in CITIES[city].projects:
            project = f"{city} {number}"
            ways = ((who, current) for who in awake for current in ("ac", "dc"))
            if any(m.can_claim(slug, project, who, current, cities) for who, current in ways):
                yield f"claim {project}"


def ways(m: Model, slug: str, project: str, awake: tuple[str, ...]) -> Iterator[str]:
    """The luminaries and currents for a claim, as choices read."""
    for who in awake:
        for current in ("ac", "dc"):
            if m.can_claim(slug, project, who, current, _cities(len(m.price))):
                yield f"with {who} {current}"


def advances(m: Model, slug: str, awake: tuple[str, ...]) -> Iterator[str]:
    """The levels that a player may advance to, as choices read."""
    for track in ("ac", "dc", "bulb"):
        end = 4 if track == "dc" and m.options.dc_levels == "four" else 5
        for goal in range(m.levels[slug][track] + 1, end + 1):
            if m.covers(slug, track, goal, awake):
                yield f"advance {track} {goal}"


def teams(m: Model, slug: str, noun: str, awake: tuple[str, ...]) -> Iterator[str]:
    """The sets of luminaries for an advance, as choices read."""
    track, goal = noun.split()
    for size in range(1, len(awake) + 1):
        for team in combinations(sorted(awake), size):
            if m.covers(slug, track, int(goal), team):
                yield f"exhaust {' '.join(team)}"


def ledger(m: Model, slug: str) -> Iterator[str]:
    """The trades of bookkeeping, as choices read."""
    yield "decline"
    open_to = [s for s in m.price if m.market[s] and m.may_hold(slug, s)]
    for bought in open_to:
        cost = m.share_cost(slug, bought, 0, ledger=True)
        if cost <= m.cash[slug]:
            yield f"buy {bought}"
        for sold, count in m.shares[slug].items():
            if count and sold != bought and m.cash[slug] + m.price[sold] >= cost:
                yield f"exchange {sold} {bought}"


def trades(m: Model, slug: str, bought: tuple[str, ...], sold: tuple[str, ...]) -> Iterator[str]:
    """The transactions of a visit, as choices read."""
    fin = LUMINARIES[m.visitor].ratings.fin
    for share in m.price:
        free = m.market[share] and m.may_hold(slug, share) and share not in sold
        if free and m.share_cost(slug, share, fin, ledger=False) <= m.cash[slug]:
            yield f"buy {share}"
        if m.shares[slug].get(share) and share not in bought:
            yield f"sell {share}"
    if bought or sold:
        yield "done"
