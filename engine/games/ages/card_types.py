"""The components of Duel of Ages II: characters, treasures, creatures, map pieces.

Ids are slugs; the state holds slugs and numbers of spaces only. The rows are in `rows/`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, TypeAlias

from attrs import field, frozen

Age: TypeAlias = Literal["ancient", "colonial", "modern", "future"]
Rating: TypeAlias = Literal[
    "speed", "health", "wits", "melee", "power", "damage", "aim", "point", "throw", "react",
    "stealth", "armor", "strength", "intellect", "honor", "respect",
]  # fmt: skip
DeckName: TypeAlias = Literal["common", "secret", "elite"]
StealthTiming: TypeAlias = Literal["always", "shots", "opfire"]
"""The scope of a card's Stealth: always, against all shots, or against opportunity fire."""
AttackKind: TypeAlias = Literal["melee", "fire", "opfire"]
"""The time of an attack: in melee, in the fire phase, or at units that move."""
Limit: TypeAlias = Literal["stays", "once", "kill"]
"""The end of a card: never, after its use, or after it killed or imprisoned a character."""
TreasureKind: TypeAlias = Literal[
    "melee", "ranged", "body", "helm", "shield", "mount", "vehicle", "medical", "gadget", "pack",
    "stealth", "cube", "secret event", "achievement", "test", "badge", "monument", "hunter",
    "sentinel",
]  # fmt: skip
UnitKind: TypeAlias = Literal["character", "henchman", "hunter", "sentinel"]
Colour: TypeAlias = Literal["gold", "blue", "red", "green", "black"]

AGES: tuple[Age, ...] = ("ancient", "colonial", "modern", "future")
RATINGS: tuple[Rating, ...] = (
    "speed", "health", "wits", "melee", "power", "damage", "aim", "point", "throw", "react",
    "stealth", "armor", "strength", "intellect", "honor", "respect",
)  # fmt: skip
DECKS: tuple[DeckName, ...] = ("common", "secret", "elite")
COLOURS: tuple[Colour, ...] = ("gold", "blue", "red", "green", "black")
"""The colours of domes, in the order of the challenge cards."""
ARMOR_KINDS: tuple[TreasureKind, ...] = ("body", "helm", "shield")
TRANSPORT_KINDS: tuple[TreasureKind, ...] = ("mount", "vehicle")


@frozen
class Ratings:
    """The sixteen printed ratings of a character or henchman."""

    speed: int
    health: int
    wits: int
    melee: int
    power: int
    damage: int
    aim: int
    point: int
    throw: int
    react: int
    stealth: int
    armor: int
    strength: int
    intellect: int
    honor: int
    respect: int


@frozen
class Shot:
    """The shot of a ranged weapon: the rating it hits with, its shots, range, power and damage."""

    rating: Literal["aim", "point", "throw"]
    opfire: int
    """Shots in opportunity fire."""
    nearest: int
    farthest: int
    is_area: bool
    """Does the weapon attack every unit in the space?"""
    power: int
    damage: int


@frozen
class Ability:
    """A character's special ability; `abilities.py` has the effects."""

    slug: str
    name: str
    text: str
    mental: bool = False
    shot: Shot | None = None
    """A natural ranged attack, which needs no card and cannot break."""
    flies: bool = False
    """Can its owner fly without a card?"""


@frozen
class Character:
    """One of the 48 people and beings of all ages."""

    slug: str
    name: str
    title: str
    age: Age
    setting: str
    circle: str
    natures: tuple[str, ...]
    ratings: Ratings
    ability: Ability
    symbols: tuple[str, ...] = ()
    start: tuple[int, int, int, int] = (0, 0, 0, 0)
    """The Common, Secret and Elite cards and henchmen that it begins with."""
    is_unlimited: bool = False
    """May it carry any number of cards?"""
    cannot_give: bool = False
    """Is it forbidden to give cards and to store them?"""
    cannot_trade: bool = False
    """Is it forbidden to trade cards and to use the vault?"""


@frozen(kw_only=True)
class Treasure:
    """A treasure card; its kind says which of the numbers count."""

    slug: str
    name: str
    deck: DeckName
    kind: TreasureKind
    copies: int = 1
    symbol: str = ""
    """A character with this symbol needs no Strength or Intellect for it, and has the bonus."""
    age: Age | None = None
    limit: Limit = "stays"
    strength: int = 0
    intellect: int = 0
    text: str = ""
    bonus: str = ""
    """The bonus of the matching symbol, as text."""
    hit: int = 0
    power: int = 0
    damage: int = 0
    shot: Shot | None = None
    armor: int = 0
    armor_at_least: int = 0
    """The Armor that it gives instead of a lower one."""
    armor_in_melee: int = 0
    """Its bonus in melee instead of `armor`."""
    speed: int = 0
    speed_becomes: int = 0
    clear_speed: int = 0
    """The Speed that it adds on a walk through clear spaces only."""
    flies: bool = False
    """Can its rider fly?"""
    costs: tuple[tuple[str, int], ...] = ()
    """Its change of the cost of terrain, by name."""
    heals: int = 0
    """The Health that it heals; 99 heals all."""
    symbol_heals: int = 0
    """The additional Health that it heals with the matching symbol."""
    symbol_heals_ally: int = 0
    """The Health that an ally in the space regains, with the matching symbol."""
    health_grows: int = 0
    """Its bonus to the maximum Health of its user."""
    teaches: bool = False
    """Does it give an experience marker to its user?"""
    carry_limit: int = 0
    """The number of cards that its owner may carry once it lies open; 0 leaves the usual limit."""
    trade_aura: int = 0
    """The distance over which its owner may give cards and take them."""
    raises: tuple[tuple[Rating, int], ...] = ()
    """Its bonus to ratings while it lies open."""
    creature: str = ""
    redraw: int = 0
    """The Respect that lets a played cube draw another Secret card."""
    cube_range: int = 0
    """The distance in sight within which a cube works on enemies."""
    slows: int = 0
    """The Speed that a cube costs enemies."""
    adventure_bonus: int = 0
    """Its bonus to an adventure of its user, 1 more with the matching symbol."""
    stealth: tuple[tuple[StealthTiming, int], ...] = ()
    """The Stealth that it gives once it lies open, and when."""
    symbol_stealth: tuple[tuple[StealthTiming, int], ...] = ()
    """The Stealth that the matching symbol adds, and when."""
    symbol_raises: Rating | None = None
    """The rating that is 1 higher with the matching symbol once the card lies open."""
    badge: Rating | None = None
    """The rating that Honor replaces."""
    aura: int = 0
    """The range of a monument's effect."""
    grounds: bool = False
    """Do vehicles add no Speed near this monument, and does nobody fly there?"""
    test: tuple[Rating, int] | None = None
    """The rating and the number of a test."""
    needs: str = ""
    """The achievement without which a mission does not use the card."""


@frozen
class Creature:
    """A hunter or a sentinel, which a card unleashes."""

    slug: str
    name: str
    symbol: str
    speed: int
    health: int
    wits: int
    melee: int
    power: int
    damage: int
    react: int
    stealth: int
    armor: int
    shot: Shot | None = None
    aim: int = 0
    """The rating that its shot hits with."""


@frozen
class Henchman:
    """A helper of a character."""

    slug: str
    name: str
    age: Age
    ratings: Ratings
    text: str
    shot: Shot | None = None
    is_machine: bool = False
    flies: bool = False


@frozen
class Guardian:
    """The guardian of a path of a labyrinth: a rating against a value, or a payment of cards."""

    slug: str
    name: str
    age: Age
    setting: str
    circle: str
    rating: Rating
    value: int
    pay: int
    """The number of cards that it takes instead; 0 if it takes none."""

    def takes(self, cards: int) -> bool:
        """Does it let a unit pass that can spare so many cards (16.2)?"""
        return 0 < self.pay <= cards


@frozen
class Encounter:
    """A counter on the map: a rating to reach, or a card to pay."""

    slug: str
    name: str
    age: Age
    rating: Rating | None
    """The rating that is tested; None for a payment."""
    value: int
    draws: int
    blue: bool = False
    """Is it in the blue set?"""


@frozen
class Platter:
    """A round piece of the map: the terrain of its 61 spaces, row by row."""

    slug: str
    name: str
    age: Age
    rows: tuple[str, ...]
    below: tuple[tuple[int, int], ...] = field(default=())
    """Spaces with a cavern under them."""


@frozen
class DomeKey:
    """A triangular piece of the map with a dome in its middle."""

    number: int
    colour: Colour
    age: Age
    ring: str
    """The terrain of the nine spaces around the dome."""


@frozen
class AdventureKey:
    """A triangular piece with walls: a labyrinth, a base, the Arbiter's Hall or the Alliance."""

    slug: str
    age: str | None
    """The age of its spaces; None if they have none."""
    links: frozenset[tuple[str, str]]
    """Pairs of its spaces that have no wall between them."""
    doors: tuple[str, ...]
    """Spaces whose outer edges are open."""
    sites: Mapping[str, str]
    """The sites of its spaces."""
    is_cavern: bool = False
    """Are its spaces cavern?"""
    has_open_door: bool = False
    """Are its doors the mouths of its cavern, and not gates?"""
