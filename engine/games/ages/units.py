"""Units and the table, in the form that the state and every view share: who is who, and where.

Rules, sheets, descriptions and bots ask the same questions of the state and of a view.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Sized
from enum import Enum
from functools import cache
from typing import Protocol

from attrs import define, field, frozen

from engine.games.ages.attacks.attack import Attack
from engine.games.ages.card_types import Ability, Character, Rating, UnitKind
from engine.games.ages.map.chart import Chart
from engine.games.ages.map.layout import Layout
from engine.games.ages.names import short_name, with_small_articles
from engine.games.ages.opening.unfinished_map import Building
from engine.games.ages.rows.missions import Mission
from engine.games.ages.rows.profiles import CREATURE_KINDS, PROFILES
from engine.games.ages.rows.treasures import TREASURES

ALTERNATE_PATHS: Mapping[str, tuple[Rating, ...]] = {
    "power": ("respect", "armor"),
    "discipline": ("strength", "intellect"),
    "shadow": ("wits", "stealth"),
}
"""The ratings that each path of an alternate labyrinth raises (16.8)."""
PATH_END = 2
"""The place of a marker at the end of a path."""
WOODS = frozenset({"woods", "mesa woods"})
MAX_PROMPT = 66
"""The letters of a question that fit 80 columns beside the name of a player."""


class Fate(Enum):
    """The whereabouts of a unit."""

    OFF_MAP = "off map"
    ON_MAP = "on the map"
    PRISON = "in prison"
    """In the prison of the other team."""
    KILLED = "killed"
    GONE = "out of the game"
    """A henchman that left with its master or after a kill, or a hunter without its target."""
    ESCAPED = "escaped"

    def __str__(self) -> str:
        return str(self.value)


_ON_MAP, _DEAD = Fate.ON_MAP, (Fate.KILLED, Fate.GONE)
"""Looked up once, because a decision reads them from units dozens of times."""


@frozen
class Monument:
    """A monument on the map, and the team that put it there."""

    space: int
    card: str
    team: int
    """The team that placed it."""


class CardHolder(Protocol):
    """What all ask about the cards of a unit; the state knows them all, a view masks some."""

    __slots__ = ()

    @property
    def cards(self) -> Sized: ...
    @property
    def open_cards(self) -> tuple[str, ...]: ...
    @property
    def known_cards(self) -> tuple[str, ...]:
        """The cards that the viewer knows; the state knows all."""

    @property
    def has_hidden(self) -> bool:
        """Does the unit have a face-down card? All players may know."""

    @property
    def hidden_cards(self) -> tuple[str, ...]:
        """Its face-down cards that the viewer knows."""

    @property
    def face_down_decks(self) -> tuple[str, ...]:
        """The decks of its face-down cards, whose backs all players see."""

    @property
    def phase_actions(self) -> tuple[str, ...]:
        """Its actions in this phase: the marks of `done_in_phase.py`.

        A view lacks those that name a face-down card of the other team.
        """


@define
class AnyUnit(CardHolder):
    """A character, a henchman or a creature of either team: what the state and all views know.

    `unit_state.Unit` and `view_types.UnitView` add the cards.
    """

    slug: str
    team: int
    """0 is White, 1 is Black."""
    owner: int
    """The seat that decides for it; -1 while no seat of its team has taken it (34.6)."""
    health: int
    max_health: int = field(metadata={"saved_as": "most"})
    starting_health: int = field(metadata={"saved_as": "began"})
    """Its initial Health, for counting wounds at the end (19.3)."""
    kind: UnitKind = "character"
    fate: Fate = Fate.OFF_MAP
    space: int = -1
    """The number of its space; -1 off the map."""
    entered: bool = False
    """Was it ever on the map?"""
    levels: dict[Rating, int] = field(factory=dict)
    """Ratings that were raised permanently, and by how much; a new dict for each change."""
    experience: int = 0
    """Experience markers that are not switched on."""
    active: bool = False
    """Is a marker switched on?"""
    walked_spaces: tuple[int, ...] = field(default=(), metadata={"saved_as": "path"})
    """The spaces it entered in this move phase, in order."""
    start_space: int = field(default=-1, metadata={"saved_as": "started"})
    """The space where it began the move phase; -1 off the map."""
    spent: bool = False
    """Has it spent points in this move phase?"""
    fired: bool = False
    finished: bool = False
    encounters_passed: int = field(default=0, metadata={"saved_as": "passed"})
    ride_card: str = field(default="", metadata={"saved_as": "riding"})
    """The transport of this move."""
    boarded: bool = False
    """Has it entered a space with an enemy in this move phase?"""
    broken_cards: tuple[str, ...] = field(default=(), metadata={"saved_as": "broken"})
    """Cards that cannot be used until the next free actions."""
    guided: bool = False
    """Does it use Sacagawea's ability in this turn?"""
    crossed: bool = False
    master: int = -1
    """The number of a henchman's master."""
    target: int = -1
    """The number of the unit that a hunter hunts."""
    flight_card: str = field(default="", metadata={"saved_as": "flying"})
    """Its means of flight in this move: a card, or "wings"; "" on the ground."""
    sentinels: tuple[str, ...] = field(default=(), metadata={"saved_as": "guarding"})
    """The sentinels that it sets up in this turn."""
    slowed: bool = False
    """Does a gale slow it until the other team's next free actions?"""
    adventure_bonus: int = field(default=0, metadata={"saved_as": "prepared"})
    """The bonus of a manual to its next adventure."""
    expended: bool = False
    """Has it used its once-per-game ability?"""
    has_flag: bool = field(default=False, metadata={"saved_as": "flag"})
    has_tribute: bool = field(default=False, metadata={"saved_as": "tribute"})

    @property
    def is_on_map(self) -> bool:
        return self.fate is _ON_MAP

    @property
    def is_in_prison(self) -> bool:
        """Is the unit in the prison of the other team?"""
        return self.fate is Fate.PRISON

    @property
    def is_off_map(self) -> bool:
        """Has the unit yet to enter, for the first time or again?"""
        return self.fate is Fate.OFF_MAP

    @property
    def is_alive(self) -> bool:
        """Is the unit neither killed nor out of the game?"""
        return self.fate not in _DEAD

    @property
    def is_free(self) -> bool:
        """Is the unit alive and not in prison?"""
        return self.is_alive and self.fate is not Fate.PRISON


class AnyAlliance(Protocol):
    """The Alliance: `alliance.Alliance` or `view_types.AllianceView`."""

    @property
    def counter(self) -> str: ...
    @property
    def places(self) -> Sequence[int]: ...


class AnyState(Protocol):
    """The table, as the state and every view have it; a view masks what its seat cannot know."""

    __slots__ = ()

    units: Sequence[AnyUnit]
    """The characters, White first; then henchmen and creatures."""
    layout: Layout
    """The pieces of the map, with their places and rotations."""
    vaults: Sequence[Sized]
    """The cards in the vaults of White and Black."""
    points: int
    """The move points that the acting unit has left; below 0 if it rode farther than they last,
    on clear spaces only (21.35)."""
    alliance: AnyAlliance | None
    path_markers: Mapping[str, tuple[int, int]]
    """Markers in labyrinths: by "labyrinth-ancient war" the team and the place, 1 or 2."""
    monuments: Sequence[Monument]
    """The monuments on the map, the oldest first."""
    ruins: Sequence[tuple[str, ...]]
    """The destroyed sites in the bases of White and Black, by their slugs in `sites.py`."""
    hushed_unit: int
    """The unit that heard a tale and does not attack the teller in this phase, or -1."""
    bombed_spaces: Sequence[int]
    """The spaces that an area weapon has hit in this phase of fire (13.8)."""
    rules_version: int
    """The rules version of the match (`changed_rules.py`)."""
    acting_seat: int
    """The seat of the team that uses its units now."""
    acting_unit: int
    """The unit whose action is in progress, or -1."""
    attack: Attack | None
    """The attack in progress; None if there is none."""
    melee_space: int
    """The space of the current melee, or -1."""
    melee_spaces_left: Sequence[int]
    """The spaces whose melee is still to come in this phase."""
    building: Building | None
    """The map while the teams build it."""

    @property
    def map(self) -> Chart: ...
    @property
    def mission_row(self) -> Mission: ...
    @property
    def exits(self) -> tuple[int, ...]: ...
    @property
    def are_cards_open(self) -> bool: ...
    @property
    def turn(self) -> int: ...
    @property
    def open_domes(self) -> Sequence[int]: ...
    @property
    def has_dice(self) -> bool: ...
    def cards_lie_in(self, space: int) -> bool: ...
    def has_encounter(self, space: int) -> bool: ...
    def flags_in(self, space: int) -> tuple[int, ...]: ...
    def vault_cards(self, team: int) -> tuple[str, ...]: ...
    def can_draw_from(self, deck: str) -> bool: ...
    def open_guardian(self, age: str) -> str: ...


def profile_of(unit: AnyUnit) -> Character:
    return PROFILES[unit.slug]


def prompt_about(one: AnyUnit, verb: str, other: AnyUnit, question: str) -> str:
    """A question about two units, with their short names if it would not fit 80 columns."""
    whole = f"{profile_of(one).name} {verb} {profile_of(other).name}{question}"
    if len(whole) <= MAX_PROMPT:
        return with_small_articles(whole)
    return f"{short_name(one.slug)} {verb} {short_name(other.slug)}{question}"


MAX_REACTION_PROMPT = 37
"""The letters of a question that fit 80 columns beside a team and the countdown of a pass."""


def reaction_prompt(*texts: str) -> str:
    """The first of the texts of a question, the longest first, that fits beside a countdown.

    The last one, which should fit with every short name, is for all the rest.
    """
    return next((text for text in texts if len(text) <= MAX_REACTION_PROMPT), texts[-1])


def reaction_prompt_about(
    one: AnyUnit, verb: str, other: AnyUnit, question: str, *, otherwise: str
) -> str:
    """A reaction question about two units, with short names or else `otherwise`."""
    return reaction_prompt(
        f"{profile_of(one).name} {verb} {profile_of(other).name}{question}",
        f"{short_name(one.slug)} {verb} {short_name(other.slug)}{question}",
        otherwise,
    )


def unit_called(table: AnyState, slug: str) -> AnyUnit:
    return next(unit for unit in table.units if unit.slug == slug)


def ability(unit: AnyUnit) -> Ability:
    """What only this unit can do (20)."""
    return PROFILES[unit.slug].ability


def bearers(table: AnyState, trait: str) -> list[AnyUnit]:
    """The units on the map, of both teams, whose abilities have a trait: few, and mostly none."""
    slugs = _slugs_with(trait)
    return [unit for unit in table.units if unit.slug in slugs and unit.is_on_map]


@cache
def _slugs_with(trait: str) -> frozenset[str]:
    return frozenset(slug for slug, row in PROFILES.items() if getattr(row.ability, trait))


def is_immune(unit: AnyUnit) -> bool:
    """Is the unit unaffected by mental abilities (2.4, 28.2)?"""
    return ability(unit).is_immune or is_creature(unit)


def is_creature(unit: AnyUnit) -> bool:
    """Is the unit a hunter or a sentinel (28.1)?"""
    return unit.kind in CREATURE_KINDS


def may_attack(table: AnyState, unit: AnyUnit, other: AnyUnit) -> bool:
    """Could the unit attack the other in melee? A hunter attacks only its target (28.4)."""
    return unit.kind != "hunter" or table.units[unit.target].slug == other.slug


def master_of(table: AnyState, unit: AnyUnit) -> AnyUnit | None:
    """The master of a henchman; None for other units."""
    return table.units[unit.master] if unit.master >= 0 else None


def is_serving(table: AnyState, henchman: AnyUnit, unit: AnyUnit) -> bool:
    """Is the henchman on the map, and is the unit its master, in the same space?"""
    return (
        henchman.master >= 0
        and henchman.is_on_map
        and henchman.space == unit.space
        and table.units[henchman.master].slug == unit.slug
    )


def has_helper(table: AnyState, unit: AnyUnit, slug: str) -> bool:
    """Is the unit's henchman with this slug in its space?"""
    return any(each.slug == slug and is_serving(table, each, unit) for each in table.units)


def enemies_in(table: AnyState, unit: AnyUnit, space: int) -> list[AnyUnit]:
    return [u for u in table.units if u.space == space and u.team != unit.team and u.is_on_map]


def allies_in(table: AnyState, unit: AnyUnit, space: int) -> list[AnyUnit]:
    """The other units of its team in a space."""
    return [
        u
        for u in table.units
        if u.space == space and u.team == unit.team and u.is_on_map and u.slug != unit.slug
    ]


def units_on_map(table: AnyState, team: int) -> list[AnyUnit]:
    return [unit for unit in table.units if unit.team == team and unit.is_on_map]


def is_in_dome(table: AnyState, unit: AnyUnit) -> bool:
    return unit.is_on_map and table.map.spaces[unit.space].terrain == "dome"


def is_contested(table: AnyState, unit: AnyUnit) -> bool:
    """Is there an enemy in the unit's space that could attack it (1.4)?"""
    space, team = unit.space, unit.team
    return any(
        u.space == space and u.team != team and u.is_on_map and may_attack(table, u, unit)
        for u in table.units
    )


def has_path_end(table: AnyState, unit: AnyUnit, path: str) -> bool:
    """Is the marker of a unit's team at the end of a path in the labyrinth of its age (16.6)?"""
    if is_creature(unit):
        return False
    alternate = "-alternate" if path in ALTERNATE_PATHS else ""
    piece = f"labyrinth-{profile_of(unit).age}{alternate}"
    return table.path_markers.get(f"{piece} {path}") == (unit.team, PATH_END)


def guardian_deck(table: AnyState, space: int) -> str:
    """The guardian deck of a labyrinth's space: that of its age, or half of it (16.9)."""
    chart = table.map
    return deck_of(chart.layout, chart.layout[chart.spaces[space].piece].piece)


def deck_of(layout: Layout, piece: str) -> str:
    """The guardian deck of a labyrinth: a split one if both of its age are on the map (16.9)."""
    age, _, alternate = piece.removeprefix("labyrinth-").partition("-")
    has_both = alternate and any(placed.piece == f"labyrinth-{age}" for placed in layout)
    return f"{age}-alternate" if has_both else age


@frozen
class PathSpace:
    """A space of a path where a unit may face the guardian."""

    path: str
    """"labyrinth-ancient war"."""
    age: str
    """The name of the guardian deck: an age, or "ancient-alternate" (16.9)."""


def path_at(table: AnyState, unit: AnyUnit, space: int | None = None) -> PathSpace | None:
    """The path that the unit may challenge in a space; None if it may not (16.1, 16.4).

    Without a space, the one where the unit is.
    """
    number = unit.space if space is None else space
    path_space = table.map.spaces[number]
    piece = table.map.layout[path_space.piece].piece
    if not piece.startswith("labyrinth-") or not path_space.site:
        return None
    name, part = path_space.site.split()
    path = f"{piece} {name}"
    owner, place = table.path_markers.get(path, (-1, 0))
    if int(part) != place or (owner == unit.team and place == PATH_END):
        return None
    return PathSpace(path, guardian_deck(table, number))


def is_standing_in(table: AnyState, unit: AnyUnit, terrains: frozenset[str]) -> bool:
    """Is the unit's space of one of these terrains?"""
    return table.map.spaces[unit.space].terrain in terrains


def is_ally_beside(
    table: AnyState, owner: AnyUnit, unit: AnyUnit, space: int | None = None
) -> bool:
    """Is another unit of the owner's team in or adjacent to the owner's space?"""
    unit_space = unit.space if space is None else space
    is_near = unit_space == owner.space or unit_space in table.map.neighbours[owner.space]
    return is_near and owner.team == unit.team and owner.slug != unit.slug


def is_grounded(table: AnyState, space: int) -> bool:
    """Is the unit near a monument that stops vehicles and flights (21.83)?"""
    stones = (each for each in table.monuments if TREASURES[each.card].grounds)
    return any(is_reached(table, each, space) for each in stones)


def is_reached(table: AnyState, monument: Monument, space: int) -> bool:
    return space in table.map.aura(monument.space, TREASURES[monument.card].aura)


def is_raging(unit: AnyUnit) -> bool:
    """Is the unit at half its Health or less, rounded down (20.2)?"""
    return unit.health <= unit.max_health // 2
