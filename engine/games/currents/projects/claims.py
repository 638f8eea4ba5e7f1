"""The requirements, costs and gains of a project (8)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache, lru_cache

from attrs import field, frozen

from engine.core.choice import Ban, Choice, Idea, Refusal, idea, legal
from engine.core.values import frozen_for_checkers
from engine.games.currents.card_types import CURRENTS, TRACKS, CitySize, Current, Track
from engine.games.currents.cards import EVENT_CARDS, LUMINARIES, TRACK_END, best_fin
from engine.games.currents.cities import CITIES, PROFITABILITY, PROJECTS, PROJECTS_OF, SIZE_COST
from engine.games.currents.modifiers import Modifiers, Term, modifiers_of
from engine.games.currents.names import ROMAN, company_name, level_name
from engine.games.currents.projects.distances import skipped_cities
from engine.games.currents.protocols import AnyFirm, AnyState
from engine.games.currents.table_action import TableAction, ban_by_cost, begun, too_dear

TOO_FAR = 1 << 20
"""The cost of a project that an event keeps the company from: more than any company's cash."""
DOUBLED_PROJECT = 5
"""The project number whose price moves count twice."""
PATENTS: dict[Track, tuple[str, ...]] = {
    track: tuple(f"{track} {level}" for level in range(TRACK_END + 1)) for track in TRACKS
}
"""The ids of the patents of each track, by level."""


@frozen_for_checkers
class Fee:
    """A patent fee (8.5, 6.7)."""

    track: Track
    level: int
    holder: str
    amount: int
    """The amount that the company pays; an automaton pays nothing."""
    holder_gain: int
    """The amount that the holder gets, with the bank's addition; an automaton gets nothing."""

    @property
    def patent_name(self) -> str:
        """The level whose patent it is for: "Bulb III"."""
        return level_name(f"{self.track} {self.level}")

    @property
    def recipient(self) -> str:
        """Who gets it: a player, or the bank if an automaton holds the patent."""
        return company_name(self.holder) if self.holder_gain else "the bank"


@frozen_for_checkers(kw_only=True)
class Bill:
    """The cost of a claim, part by part (8.3, 8.5, 15.7)."""

    size: int
    """The part for the size of the city."""
    skipped_cities: int
    """Cities skipped on the map."""
    counted_cities: int
    """The number of cities that are paid for."""
    fin: int
    phase: int
    changes: tuple[Term, ...]
    """The modifiers of abilities, HQ cards and the event card."""
    free_by: str
    """The card that makes it free, except for fees; "" if none does."""
    bank: int
    """The amount paid to the bank."""
    fees: tuple[Fee, ...]

    @property
    def total(self) -> int:
        return self.bank + sum(fee.amount for fee in self.fees)


@frozen_for_checkers(kw_only=True)
class Gain:
    """The rise of the company's price from a project, part by part (8.6, 15.8)."""

    size: int
    """Spaces for the size of the city."""
    fame: int
    """Spaces for the fame of the current, below 0 if the other one is more famous."""
    doubled: bool
    extra: tuple[Term, ...]

    @property
    def total(self) -> int:
        usual = max(0, self.size + self.fame) * (2 if self.doubled else 1)
        return usual + sum(part.amount for part in self.extra)


# Possible claims


def highest_project(levels: Mapping[Track, int]) -> int:
    """The highest project that technology of these levels allows: Bulb, and AC or DC (8.2)."""
    return min(levels["bulb"], max(levels[current] for current in CURRENTS))


def currents_within(levels: Mapping[Track, int], number: int) -> list[Current]:
    """The currents that with these levels reach projects of this number (8.2)."""
    if levels["bulb"] < number:
        return []
    return [current for current in CURRENTS if levels[current] >= number]


def free_projects(table: AnyState) -> list[str]:
    """The projects in play that have no owner, in the order of the cities."""
    owners = table.projects
    all_projects = (project for city in table.cities for _, project in PROJECTS_OF[city])
    return [project for project in all_projects if project not in owners]


@frozen_for_checkers
class Claim(TableAction, verb="claim"):
    city: str
    number: int

    @property
    def project(self) -> str:
        """The project: "buffalo 3"."""
        return f"{self.city} {self.number}"

    @property
    def ways(self) -> list[ClaimWith]:
        """The ways to claim it that the company can pay."""
        ideas = ways_to(self.table, self.firm, self.project)
        return [
            ClaimWith.of(way, table=self.table, of_project=self.project) for way in legal(ideas)
        ]


@frozen_for_checkers
class ClaimWith(TableAction, verb="with"):
    luminary: str
    current: Current
    of_project: str = field(kw_only=True, default="")
    """The project, if it is not that of the action in progress."""

    @property
    def project(self) -> str:
        return self.of_project or begun(self.table, Claim).project

    @property
    def bill(self) -> Bill:
        """The cost, even if the company cannot pay it."""
        return bill_of_claim(self.table, self.firm, self.project, self.luminary, self.current)

    @property
    def gain(self) -> Gain:
        return project_gain(self.table, self.firm, self.project, self.current)


_CLAIMS = {project: Claim(city.slug, number).choice for project, (city, number) in PROJECTS.items()}


def claim_ideas(table: AnyState, firm: AnyFirm) -> list[Idea]:
    """The free projects: those that some awake luminary can claim and the company can pay, and why
    it cannot claim the others (8.2, 8.7, 16.9)."""
    awake = firm.awake
    if not awake:
        return []
    levels, owners, cash = firm.levels, table.projects, firm.cash
    skipped_counts, fees = skipped_cities(table, firm.slug), _least_fees(table, firm)
    costs = _costs_of(modifiers_of(table, firm), best_fin(tuple(awake)), table.phase)
    reach = _reach(table.cities, levels["ac"], levels["dc"], levels["bulb"])
    ideas: list[Idea] = []
    barred: list[tuple[str, int]] = []
    for city, size, projects in reach.projects:
        bank = costs[size, skipped_counts[city]]
        for number, project in projects:
            if project not in owners:
                cost = bank + fees[number]
                if cost <= cash:
                    ideas.append(_CLAIMS[project])
                else:
                    barred.append((project, cost))
    event = table.event

    def refusals() -> Iterator[Refusal]:
        for project, cost in barred:
            ban = _no_skipping(event) if cost >= TOO_FAR else too_dear(cost, cash, "8.7")
            yield Refusal(_CLAIMS[project], ban._reason, ban.clause)
        yield from (each for project, each in reach.refusals if project not in owners)

    ideas.append(refusals)
    return ideas


class _Costs(dict[tuple[CitySize, int], int]):
    """The costs of projects without fees, by the size of the city and the number of skipped cities;
    `TOO_FAR` behind too many. Each is worked out when it is first asked for."""

    def __init__(self, changes: Modifiers, fin: int, phase: int) -> None:
        self._changes, self._fin, self._phase = changes, fin, phase

    def __missing__(self, way: tuple[CitySize, int]) -> int:
        size, skipped_count = way
        changes, city_count = self._changes, counted_cities(self._changes, skipped_count)
        self[way] = (
            TOO_FAR
            if _is_too_far(changes, skipped_count)
            else bank_cost(changes, size, city_count, self._fin, self._phase)
        )
        return self[way]


_costs_of = lru_cache(maxsize=1 << 12)(_Costs)


@frozen
class _Reach:
    projects: tuple[tuple[str, CitySize, tuple[tuple[int, str], ...]], ...]
    """The cities with projects within reach: their sizes, and these projects with their numbers."""
    refusals: tuple[tuple[str, Refusal], ...]
    """The projects beyond it."""


@lru_cache(maxsize=1 << 12)
def _reach(cities: tuple[str, ...], ac: int, dc: int, bulb: int) -> _Reach:
    """The projects of these cities that these levels reach (8.2)."""
    levels: dict[Track, int] = {"ac": ac, "dc": dc, "bulb": bulb}
    pairs_by_city = {
        city: tuple(
            (number, project)
            for number, project in PROJECTS_OF[city]
            if _ban_by_levels(levels, number) is None
        )
        for city in cities
    }
    return _Reach(
        tuple((city, CITIES[city].size, pairs) for city, pairs in pairs_by_city.items() if pairs),
        tuple(
            (project, Refusal(_CLAIMS[project], ban._reason, ban.clause))
            for city in cities
            for number, project in PROJECTS_OF[city]
            if (ban := _ban_by_levels(levels, number)) is not None
        ),
    )


def _ban_by_levels(levels: Mapping[Track, int], number: int) -> Ban | None:
    """Why these levels reach no project of this number; None if they do (8.2)."""
    if levels["bulb"] < number:
        return Ban(f"your Bulb is only {ROMAN[levels['bulb']]}", "8.2")
    if not currents_within(levels, number):
        ac, dc = ROMAN[levels["ac"]], ROMAN[levels["dc"]]
        return Ban(f"your AC is only {ac} and your DC only {dc}", "8.2")
    return None


@cache
def _no_skipping(event: str) -> Ban:
    return Ban(f"{EVENT_CARDS[event].name} lets nobody skip a city", "16.9")


def way_ideas(table: AnyState, firm: AnyFirm) -> list[Idea]:
    return ways_to(table, firm, begun(table, Claim).project)


def ways_to(table: AnyState, firm: AnyFirm, project: str) -> list[Idea]:
    """The awake luminaries, each with the currents that reach the project (8.1, 8.7)."""
    ways = ways_with_costs(table, firm, project, firm.awake)
    return [idea(_claim_with(luminary, current), ban) for luminary, current, _, ban in ways]


@cache
def _claim_with(luminary: str, current: Current) -> Choice:
    return ClaimWith(luminary, current).choice


def ways_with_costs(
    table: AnyState, firm: AnyFirm, project: str, luminaries: Iterable[str]
) -> Iterator[tuple[str, Current, int, Ban | None]]:
    """These luminaries, each with the currents that reach the project, the cost, and why it is not
    possible (8.1, 8.7, 16.9)."""
    city, number = PROJECTS[project]
    changes = modifiers_of(table, firm)
    skipped_count = skipped_cities(table, firm.slug)[city.slug]
    too_far = _no_skipping(table.event) if _is_too_far(changes, skipped_count) else None
    city_count = counted_cities(changes, skipped_count)
    currents = currents_within(firm.levels, number)
    fees = {
        current: sum(fee.amount for fee in fees_for(table, firm, current)) for current in currents
    }
    for luminary in luminaries:
        fin = LUMINARIES[luminary].ratings.fin
        bank = bank_cost(changes, city.size, city_count, fin, table.phase)
        for current in currents:
            cost = bank + fees[current]
            yield luminary, current, cost, too_far or ban_by_cost(cost, firm.cash, "8.7")


def _is_too_far(changes: Modifiers, skipped_count: int) -> bool:
    """Does an event keep the company from a city behind so many others (16.9)?"""
    return changes.forbids_skipping and counted_cities(changes, skipped_count) > 0


# Costs


def bill_of_claim(
    table: AnyState, firm: AnyFirm, project: str, luminary: str, current: Current
) -> Bill:
    """The cost of a claim with this luminary and current, even if the company cannot pay it."""
    city, _ = PROJECTS[project]
    changes = modifiers_of(table, firm)
    skipped_count = skipped_cities(table, firm.slug)[city.slug]
    city_count = counted_cities(changes, skipped_count)
    fin = LUMINARIES[luminary].ratings.fin
    return Bill(
        size=SIZE_COST[city.size],
        skipped_cities=skipped_count,
        counted_cities=city_count,
        fin=fin,
        phase=table.phase,
        changes=changes.parts(lambda e: e.project_cost if city.size in e.sizes else 0),
        free_by=changes.free_project,
        bank=bank_cost(changes, city.size, city_count, fin, table.phase),
        fees=fees_for(table, firm, current),
    )


def counted_cities(changes: Modifiers, skipped_count: int) -> int:
    """The number of skipped cities that count, after abilities and then events (15.7)."""
    return max(0, skipped_count - changes.ignored_cities) * (1 + changes.skipped_again)


def bank_cost(changes: Modifiers, size: CitySize, city_count: int, fin: int, phase: int) -> int:
    """The cost without fees (15.7)."""
    if changes.free_project:
        return 0
    cost = max(0, SIZE_COST[size] + phase * (city_count - fin))
    return max(0, cost + changes.project_cost[size])


def fees_for(table: AnyState, firm: AnyFirm, current: Current) -> tuple[Fee, ...]:
    """The fees of a project of the company with this current, Bulb first (8.5, 6.7)."""
    fees = [fee_on(table, firm, "bulb"), fee_on(table, firm, current)]
    return tuple([fee for fee in fees if fee is not None])


def fee_on(table: AnyState, firm: AnyFirm, track: Track) -> Fee | None:
    """The fee for the company's own level of a track; None if no other company holds its patent."""
    level = firm.levels[track]
    holder = table.patents.get(PATENTS[track][level])
    if holder is None or holder == firm.slug or track in modifiers_of(table, firm).free_of_fees:
        return None
    owner = table.firm(holder)
    amount = level if firm.seat >= 0 else 0
    times = table.phase if firm.seat < 0 and table.options.automata_pay == "phase x level" else 1
    fee_received = level * times + modifiers_of(table, owner).fee_gain if owner.seat >= 0 else 0
    return Fee(track, level, holder, amount, fee_received) if amount or fee_received else None


def _amount_on(table: AnyState, firm: AnyFirm, track: Track) -> int:
    """The fee for the company's own level of a track; 0 if there is none."""
    fee = fee_on(table, firm, track)
    return fee.amount if fee else 0


def _least_fees(table: AnyState, firm: AnyFirm) -> tuple[int, ...]:
    """The lowest fees for a project of each number, from 0 to the highest within reach."""
    levels = firm.levels
    return _least_by_number(
        _amount_on(table, firm, "bulb"),
        (levels["ac"], _amount_on(table, firm, "ac")),
        (levels["dc"], _amount_on(table, firm, "dc")),
    )


@lru_cache(maxsize=1 << 12)
def _least_by_number(bulb_fee: int, *currents: tuple[int, int]) -> tuple[int, ...]:
    """The lowest fees by number; the currents as pairs of the level and the fee for it."""
    return tuple(
        bulb_fee + min(fee for level, fee in currents if level >= number)
        for number in range(max(level for level, _ in currents) + 1)
    )


# Gains


def project_gain(table: AnyState, firm: AnyFirm, project: str, current: Current) -> Gain:
    """The rise of the company's price from a project with this current (8.6, 15.8)."""
    city, number = PROJECTS[project]
    return Gain(
        size=PROFITABILITY[city.size],
        fame=fame_of(table, current),
        doubled=number == DOUBLED_PROJECT,
        extra=modifiers_of(table, firm).project_prices,
    )


def fame_of(table: AnyState, current: Current) -> int:
    """The currents' marker as seen from a current; below 0 on the other side."""
    return table.current if current == "ac" else -table.current
