"""The state of a unit of either team, and of the current attack."""

from __future__ import annotations

from enum import Enum
from functools import lru_cache

from attrs import define, field

from engine.games.ages.card_types import AttackKind, Rating, UnitKind
from engine.games.ages.rows.profiles import PROFILES
from engine.games.ages.rows.treasures import TREASURES


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


_ON_MAP, _DEAD = Fate.ON_MAP, (Fate.KILLED, Fate.GONE)
"""Looked up once, because a decision reads them from units dozens of times."""


@define(kw_only=True)
class Unit:
    """A character, a henchman or a creature of either team."""

    slug: str
    kind: UnitKind = "character"
    team: int
    """0 is White, 1 is Black."""
    owner: int
    """The seat that decides for it; -1 while no seat of its team has taken it (34.6)."""
    health: int
    max_health: int = field(metadata={"saved_as": "most"})
    starting_health: int = field(metadata={"saved_as": "began"})
    """Its initial Health, for counting wounds at the end (19.3)."""
    fate: Fate = Fate.OFF_MAP
    space: int = -1
    """The number of its space; -1 off the map."""
    entered: bool = False
    """Was it ever on the map?"""
    cards: tuple[str, ...] = ()
    open_marks: tuple[bool, ...] = field(default=(), metadata={"saved_as": "shown"})
    """For each of its cards, in the same order: does it lie open?"""
    levels: dict[Rating, int] = field(factory=dict)
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
    phase_actions: tuple[str, ...] = field(default=(), metadata={"saved_as": "used"})
    """Its actions in this phase: the marks of `done_in_phase.py`."""
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

    @property
    def open_cards(self) -> tuple[str, ...]:
        return _cards_marked(self.cards, self.open_marks, True) if self.cards else ()

    @property
    def known_cards(self) -> tuple[str, ...]:
        """The cards that its own team knows: all."""
        return self.cards

    @property
    def has_hidden(self) -> bool:
        """Does the unit have a face-down card? All players may know."""
        return not all(self.open_marks)

    @property
    def hidden_cards(self) -> tuple[str, ...]:
        """Its face-down cards, which its own team knows."""
        return _cards_marked(self.cards, self.open_marks, False) if self.cards else ()

    @property
    def face_down_decks(self) -> tuple[str, ...]:
        """The decks of its face-down cards, whose backs all players see."""
        return _decks_of(self.hidden_cards)


@lru_cache(maxsize=1024)
def _cards_marked(
    cards: tuple[str, ...], open_marks: tuple[bool, ...], face_up: bool
) -> tuple[str, ...]:
    """The cards that lie face up, or face down: a decision asks for them dozens of times."""
    marks = zip(cards, open_marks, strict=True)
    return tuple([card for card, is_open in marks if is_open is face_up])


@lru_cache(maxsize=1024)
def _decks_of(cards: tuple[str, ...]) -> tuple[str, ...]:
    return tuple([TREASURES[card].deck for card in cards])


def new_unit(slug: str, team: int, owner: int, kind: UnitKind = "character") -> Unit:
    """A unit off the map, with full Health."""
    health = PROFILES[slug].ratings.health
    return Unit(
        slug=slug,
        kind=kind,
        team=team,
        owner=owner,
        health=health,
        max_health=health,
        starting_health=health,
    )


@define(kw_only=True)
class Attack:
    """The current attack, stored so that each question about it is a separate segment."""

    attacker: int
    """The number of the unit in the list of units."""
    target: int
    weapon: str = ""
    """The card that the attack is made with; "" for a natural attack."""
    kind: AttackKind = "melee"
    space: int = -1
    shots: int = 1
    shots_left: int = field(default=1, metadata={"saved_as": "left"})
    """Shots that are left, this one included."""
    hit_result: str = field(default="", metadata={"saved_as": "hit"})
    """The result of the hit, such as "pass"; "" before it is drawn."""
    queue: tuple[int, ...] = ()
    """Further units that an area weapon attacks after this one."""
    shot_units: tuple[int, ...] = field(default=(), metadata={"saved_as": "at"})
    shot_spaces: tuple[int, ...] = field(default=(), metadata={"saved_as": "where"})
    """Spaces that earlier shots were fired at, in opportunity fire."""
    has_gone_on: bool = field(default=False, metadata={"saved_as": "went_on"})
    """Has a miss gone on to an ally of the shooter?"""
    killed: bool = False
    """Has the weapon killed a character in this use?"""
    is_weapon_broken: bool = field(default=False, metadata={"saved_as": "broke"})
    asked_seats: tuple[int, ...] = field(default=(), metadata={"saved_as": "asked"})
    """The seats that were asked to step in for the target; all of them once somebody has."""
    health_lost: int = field(default=0, metadata={"saved_as": "lost"})
    """The Health that the hit has cost the target."""
