"""A second model of the rules: prices, cash, shares and tracks, kept in plain dicts.

The model hears what was done (which project, with whom, which share: `second_model_events`), works
out by itself what that costs and moves, and can then be compared with the table, and so can what
may be chosen (`second_model_choices`). It shares nothing with the rules but the rows of the cards;
what cards do is written down here again, from RULES.md.
"""

from __future__ import annotations

from collections import deque

from engine.games.currents.card_types import Track
from engine.games.currents.cards import AUTOMATON_CARDS, COMPANIES, COSTS, LUMINARIES, PROPAGANDA
from engine.games.currents.cities import CITIES, LINKS
from engine.games.currents.options import Options

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
"""How many spaces the event moves every price to the right, or to the left."""
GAINS = {
    "fairground-contracts": 2,
}
"""Each player's gain when the event is revealed."""
DUES = {"panic-of-1884": 2, "panic-of-1893": 4}
"""Each player's payment when the event is revealed, as far as the cash goes."""
PROJECT_COST = {
    "cheap-copper": {"S": -1, "M": -1, "L": -1},
    "copper-corner": {"S": 2, "M": 2, "L": 2},
    "gas-company-lobby": {"S": 2},
    "pullman-strike": {"L": 4},
    "brush": {"S": -1, "M": -1},
    "heavy-lathes": {"L": -2},
}
"""The extra cost of a project during the event, or for the company or the owner of the HQ card, by
the size of its city."""
PAYS = {"delmonicos": 2}
"""A company's cost of using the event."""
WAKES = {"gerlach-hotel": 3}
"""A company's cost of waking a luminary by the event."""
FREE_SPACES = {"maxim": 1}
"""Cities without its own cube that the company may skip for nothing."""
SPACE_FACTOR = {"rail-rate-act": 2}
"""How often each skipped city counts while the event lasts."""
LEDGER_COST = {"finance-bureau": -2}
"""The discount on a share in bookkeeping for the owner of the HQ card."""
EVENT_INV = {"joseph-swan": ("bulb",)}
"""The tracks where all have one more Inv during the event."""
WINNER_INV, WINNER_MAN = ("poached-engineers",), ("machinists-arrive",)
"""Events whose winner has one Inv, or one Man, more."""
SHARE_COST = {"gold-drain": 3}
"""The extra cost of a share during the event."""
CURRENT = {"niagara-award": 2, "execution-commission": -2}
"""How far the event moves the current, towards AC."""
LIFTS = {"visiting-financiers": 3, "exposition-medal": 5, "white-city-lights": 7}
"""How far the price of the company that wins the event goes up."""
SIZES = {"S": (4, 1), "M": (8, 2), "L": (12, 3)}
"""The cost of a project, and how far it moves the price, by the size of its city."""
RANKS = (6, 4, 2, 1)
"""The value of a share of the company with the highest price, of the next, and so on."""
MAN = {
    "coil-shop": ("ac", "bulb"),
    "lamp-factory": ("bulb",),
    "dynamo-hall": ("ac", "dc", "bulb"),
}
"""The tracks where the HQ card gives one Man."""
INV = {
    "polyphase-laboratory": ("ac",),
    "invention-factory": ("ac", "dc", "bulb"),
    "filament-laboratory": ("bulb",),
    "arc-laboratory": ("dc",),
    "formula-laboratory": ("bulb", "dc"),
}
"""The tracks where the HQ card gives one Inv."""
WORKS = {
    "tesla": (3, 2, 2, 1),
    "edison": (5, 5, 5, 6),
    "thomson": (6, 4, 3, 2),
    "maxim": (3, 3, 3, 3),
    "brush": (4, 4, 6, 7),
    "walker": (2, 3, 4, 6),
}
"""The criterion of the Works with two, three, four, and five or six companies."""


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
        self.bought: dict[str, set[str]] = {}
        self.sold: dict[str, set[str]] = {}
        self.posters: list[str] = []
        self.posters_used: set[str] = set()

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
        count = self.skipped(company, city, cities) - FREE_SPACES.get(company, 0)
        return max(0, count) * SPACE_FACTOR.get(self.event, 1)

    def bank_cost(self, company: str, city: str, luminary: str, cities: tuple[str, ...]) -> int:
        size = CITIES[city].size
        fin = LUMINARIES[luminary].ratings.fin
        cost = SIZES[size][0] + self.phase * (self.counted(company, city, cities) - fin)
        cost = max(0, cost)
        for cause in (company, self.event, *self.hq[company]):
            cost += PROJECT_COST.get(cause, {}).get(size, 0)
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
        inv += track in EVENT_INV.get(self.event, ())
        inv += any(self.wins(company, card) for card in WINNER_INV)
        man += any(self.wins(company, card) for card in WINNER_MAN)
        for level in range(self.levels[company][track] + 1, goal + 1):
            inv -= _cost(track, level)[0]
            man -= _cost(track, level)[1]
        return inv >= 0 and man >= 0

    # Shares

    def may_hold(self, company: str, share: str) -> bool:
        return share == company or self.shares[company].get(share, 0) < 4

    def may_buy(self, company: str, share: str) -> bool:
        has_sold = share in self.sold.get(company, ())
        return bool(self.market[share]) and self.may_hold(company, share) and not has_sold

    def may_sell(self, company: str, share: str) -> bool:
        has_bought = share in self.bought.get(company, ())
        return bool(self.shares[company].get(share)) and not has_bought

    def share_cost(self, company: str, share: str, fin: int, *, ledger: bool) -> int:
        cost = max(0, self.price[share] - self.phase * fin)
        cost += SHARE_COST.get(self.event, 0)
        if ledger:
            cost += sum(LEDGER_COST.get(card, 0) for card in self.hq[company])
        return max(0, cost)

    def trades_move(self) -> bool:
        return self.turn < 6 or self.options.last_trades == "move"

    # Propaganda

    def poster_of(self, company: str) -> str:
        """The propaganda card that an automaton takes."""
        wanted = AUTOMATON_CARDS[self.difficulty[company], self.turn].marker
        number = "fame" if wanted == "fame" else COMPANIES[company].main
        best, best_rank = "", (-1, -1)
        for name, row in PROPAGANDA.items():
            rank = (int(getattr(row, number)), row.cash)
            if name in self.posters and name not in self.posters_used and rank > best_rank:
                best, best_rank = name, rank
        return best

    # The end

    def totals(self) -> dict[str, int]:
        """The points of each company."""
        fame = {slug: rank for rank, slug in enumerate(self.present)}
        ranked = sorted(self.price, key=lambda s: (-self.price[s], s not in self.players, fame[s]))
        points_of = dict(zip(ranked, (*RANKS, 0, 0), strict=False))
        rich = sorted(self.players, key=lambda s: (-self.cash[s], fame[s]))
        cash = dict(zip(rich, (*RANKS, 0, 0), strict=False))
        return {
            slug: sum(points_of[each] * count for each, count in self.shares[slug].items())
            + 4 * points_of[slug]
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


def cities_with(companies: int) -> tuple[str, ...]:
    """The cities in play with this number of companies."""
    most = {2: 2, 3: 2, 4: 3, 5: 4, 6: 4}[companies]
    return tuple(slug for slug, city in CITIES.items() if city.region <= most)
