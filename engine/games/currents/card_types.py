"""The components of War of Currents: companies, luminaries, cards and cities.

Ids are slugs; the state holds slugs only. `cards.py` and `cities.py` hold the rows. Money is in
thousands of dollars.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from attrs import field, frozen

Track: TypeAlias = Literal["ac", "dc", "bulb"]
Current: TypeAlias = Literal["ac", "dc"]
Skill: TypeAlias = Literal["inv", "man", "fin", "pro"]
CitySize: TypeAlias = Literal["S", "M", "L"]
HqTiming: TypeAlias = Literal["ongoing", "when developed", "at the end"]
"""The time at which an HQ card works; one that works at the end is the company's Works (11.4)."""

TRACKS: tuple[Track, ...] = ("ac", "dc", "bulb")
CURRENTS: tuple[Current, ...] = ("ac", "dc")
SKILLS: tuple[Skill, ...] = ("inv", "man", "fin", "pro")
SIZES: tuple[CitySize, ...] = ("S", "M", "L")


def track_by_name(name: str) -> Track | None:
    return next((track for track in TRACKS if track == name), None)


@frozen
class Ratings:
    """The skills of a luminary: invention, manufacturing, finance, propaganda."""

    inv: int
    man: int
    fin: int
    pro: int


@frozen(kw_only=True, eq=False)
class AddedEffects:
    """The modifiers that several cards and abilities simply add up; most are zero."""

    patent_fin: int = 0
    """Finance that a patent asks for beyond one for each level."""
    patent_price: int = 0
    """Spaces up beyond the level for each patent claimed."""
    nudged_currents: tuple[Current, ...] = ()
    """Currents whose patents let the company move the currents' marker one space to their side."""
    fee_gain: int = 0
    """The bank's addition to each patent fee received."""
    free_of_fees: tuple[Track, ...] = ()
    """The tracks without a patent fee for the company."""
    project_price: int = 0
    """Spaces up beyond the usual for each project claimed."""
    ignored_cities: int = 0
    """Skipped cities that do not count."""
    skipped_again: int = 0
    """The number of times that each skipped city counts beyond once."""
    pro: int = 0
    """Propaganda with each propaganda action."""
    propaganda_cash: int = 0
    """Cash with each propaganda action."""
    propaganda_cash_by_phase: int = 0
    """Cash with each propaganda action, times the phase."""
    share_cost: int = 0
    """The extra cost of each share bought."""
    ledger_share_cost: int = 0
    """The extra cost of a share bought in bookkeeping."""
    profit: int = 0
    """Cash beyond the profit in bookkeeping."""
    wake_cost: int = 0
    """The cost of waking a luminary once this turn; 0 if that is not possible."""


@frozen(kw_only=True)
class Effects(AddedEffects):
    """Modifiers of a card or an ability.

    The effects of an inventor and of developed HQ cards apply to the company, the effects of an
    auctioned event card to its winner, and the effects of other event cards to all players.
    `modifiers.py` adds them up.
    """

    inv: int = 0
    """Invention on every advance on one of `tracks`."""
    man: int = 0
    """Manufacturing on every advance on one of `tracks`."""
    tracks: tuple[Track, ...] = TRACKS
    """The technology tracks that `inv` and `man` are for."""
    project_cost: int = 0
    """The extra cost of a project in cities of one of `sizes`."""
    sizes: tuple[CitySize, ...] = SIZES
    """The sizes of cities that `project_cost` is for."""
    forbids_skipping: bool = False
    """Only projects with no skipped city may be claimed."""
    has_free_project: bool = False
    """The next claim costs the bank nothing."""


@frozen
class Company:
    """One of the six companies; its inventor is its first luminary (1.3)."""

    slug: str
    name: str
    short: str
    letter: str
    inventor: str
    main: Current
    """The current that an automaton builds with."""
    ability: str
    """The inventor's bonus, as text."""
    brief: str
    """The same in at most two lines of a small card."""
    effects: Effects = field(factory=Effects)


SHARED_NAMES = frozenset({"Lamme"})
"""The family names that several luminaries have."""


@frozen
class Luminary:
    """A person who acts for a company; phase 0 is an inventor."""

    slug: str
    name: str
    phase: int
    ratings: Ratings

    @property
    def short(self) -> str:
        """The family name; the whole name if several luminaries share the family name."""
        last = self.name.split()[-1]
        return self.name if last in SHARED_NAMES else last


@frozen
class Propaganda:
    """A propaganda card: how far it may move one of the three markers, and its cash."""

    slug: str
    name: str
    phase: int
    fame: int
    ac: int
    dc: int
    cash: int
    brief: str = ""
    """A short name if every word of the name is too long for the smallest tile."""


@frozen
class EventCard:
    """The card that a turn begins with. It has nothing to do with `events/`, the log entries."""

    slug: str
    name: str
    phase: int
    shift: int
    """The stock effect on every company: the number of spaces up, or, if negative, to the left."""
    text: str
    auctioned: bool = False
    single_player_only: bool = False
    """Only in games with one player?"""
    effects: Effects = field(factory=Effects)
    """The effects during the turn: for the winner if auctioned, otherwise for all players."""
    rise: int = 0
    """The spaces that the winner's price goes up (16.5, 16.16, 16.24)."""
    cash: int = 0
    """The cash that each player gains at once; below 0 it is paid, as far as there is any (5.7)."""
    marker: int = 0
    """The spaces that the currents' marker moves at once: above 0 towards AC, below towards DC."""

    @property
    def has_numbers(self) -> bool:
        """Does the row say the whole effect, so that no function has to?"""
        return self.effects != Effects() or any((self.rise, self.cash, self.marker))


Counted: TypeAlias = Literal["AC patent", "patent", "project", "city", "large city", "share"]
"""The criterion of a company's Works: its possessions, or its shares of other companies."""


@frozen
class WorksCriterion:
    """The requirement of Works at the end: a count, by the number of companies (11.5)."""

    kind: Counted
    count_with_two: int
    """The required count in a game with two companies."""
    count_with_three: int
    count_with_four: int
    count_with_more: int
    """With five or six companies."""

    def required_count(self, companies: int) -> int:
        """The required count in a game with this number of companies."""
        return {2: self.count_with_two, 3: self.count_with_three, 4: self.count_with_four}.get(
            companies, self.count_with_more
        )


@frozen
class HqCard:
    """A division of a company, or its Works."""

    slug: str
    name: str
    company: str
    skill: Skill
    points: int
    timing: HqTiming
    text: str
    """Its effect; the text of Works has {} for the required number (see `text_for`)."""
    effects: Effects = field(factory=Effects)
    criterion: WorksCriterion | None = None
    """The requirement of Works; None for a division."""

    def text_for(self, companies: int) -> str:
        """The effect of the card in a game with this number of companies."""
        if self.criterion is None:
            return self.text
        return self.text.format(self.criterion.required_count(companies))


@frozen
class AutomatonCard:
    """The actions of an automaton of a difficulty in a turn, in this order."""

    difficulty: str
    turn: int
    marker: Literal["", "fame", "main"] = ""
    """The marker that its propaganda moves: its own fame, or the currents' towards its main one."""
    bonus: int = 0
    track: Literal["", "bulb", "main"] = ""
    level: int = 0
    patents: bool = False
    projects: int = 0
    more_projects: int = 0
    """Additional projects with three or more companies (6.5)."""
    hq: Literal["", "inv", "man", "fin", "pro", "works"] = ""

    def project_count(self, companies: int) -> int:
        """The number of projects that it claims in a game with this number of companies."""
        return self.projects + (self.more_projects if companies > 2 else 0)


@frozen
class City:
    """A city of the map, its projects by number, and where it is drawn (0 to 100 each way)."""

    slug: str
    name: str
    code: str
    region: int
    size: CitySize
    projects: tuple[int, ...]
    x: int
    y: int
