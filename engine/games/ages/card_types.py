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


Reach: TypeAlias = Literal[
    "itself", "itself in woods", "itself in woods or swamp", "itself in a cavern",
    "itself at half Health", "itself after boarding", "itself beside its master",
    "allies beside", "allies within 3", "itself and allies beside", "allies that began here",
    "its master here", "enemies here", "enemy characters here",
    "allies in the aura", "everybody in the aura",
]  # fmt: skip
"""Whom a bonus reaches; `bonuses.py` has the conditions. Beside includes the same space."""


@frozen
class Bonus:
    """What an ability or a card adds to a number, and for whom."""

    to: Rating | Literal[
        "challenge", "strength challenge", "adventure",
        "break-in", "break-out", "interrogate", "raid", "raze", "repair",
        "high-gate", "hit", "strike", "strike damage", "shot", "opportunity shot", "shot at",
        "area damage",
    ]  # fmt: skip
    """A rating, or else a challenge: any, one of adventures, of a deed or at a site, or to hit.

    "shot at" counts for opportunity shots at the unit that is reached, "area damage" for the Damage
    of area weapons to it.
    """
    amount: int
    reach: Reach = "itself"


@frozen(eq=False)
class Ability:
    """What only this character can do: bonuses, and traits that the rules of a chapter ask for.

    A trait of its own is a field here, read at its moment. An ability that is a free action has its
    choices and its effect in `free_actions/abilities.py`, by its slug.
    """

    slug: str
    name: str
    text: str
    mental: bool = False
    bonuses: tuple[Bonus, ...] = ()
    needs_bases: bool = False
    """Does it do little or nothing without bases? Then its owner is dealt only with them."""
    is_immune: bool = False
    """Is its owner unaffected by mental abilities?"""

    # Cards

    forbids: tuple[str, ...] = ()
    """Kinds and symbols of cards that its owner cannot use."""
    needs_no_strength: bool = False
    """Does its owner need no Strength to use a card?"""
    keeps_broken_weapons: bool = False
    dreads_within: int = 0
    """The aura in which enemies do not trade in their free actions."""
    steals_on_fopp: bool = False
    """Does it take a card from an enemy character here that has a FOPP?"""

    # In the free actions and in prison

    heals: int = 0
    """The Health that its free action heals."""
    escapes: bool = False
    """May its owner escape from prison?"""

    # Movement

    flies: bool = False
    """Can its owner fly without a card?"""
    flies_vehicles: bool = False
    easy_terrain: tuple[str, ...] = ()
    """Terrain that costs its owner 1."""
    cheap_terrain: tuple[str, ...] = ()
    """Terrain that costs its owner 1 less."""
    guides: bool = False
    """May an ally that begins with its owner use its easy terrain?"""
    crosses_deep_water: bool = False
    crosses_walls: bool = False
    """May its owner cross a wall in each move?"""
    passes_enemies: bool = False
    """Need its owner not stop where enemy characters are?"""
    takes_toll: bool = False
    """Does an enemy that enters its owner's space reveal a card?"""
    enters_at_will: bool = False

    # Shots

    shot: Shot | None = None
    """A natural ranged attack, which needs no card and cannot break."""
    aims_coldly: bool = False
    """Does each terrain space give 1 less Stealth against its owner's Aim weapons?"""
    lights_within: int = 0
    """The aura in which allies ignore the first Stealth bonus of terrain."""
    jams_within: int = 0
    """The aura in which enemies reveal no cards in opportunity fire."""

    # Melee

    strikes_all: bool = False
    """Does its owner strike at each enemy once?"""
    strikes_with_two: bool = False
    """May its owner strike with two different melee cards?"""
    strikes_after_kill: bool = False
    """May its owner strike once more after it has killed or imprisoned somebody?"""
    must_strike_wounded: bool = False
    """Must its owner strike at half its Health or less?"""
    hides_behind_allies: bool = False
    """Can its owner be chosen in melee only if it is alone?"""
    tells_tales: bool = False
    """May its owner keep a slower enemy character from attacking it?"""
    parleys: bool = False
    """May its owner set its Honor against an enemy's instead of striking?"""
    is_sacred: bool = False
    """Must an enemy set its Honor against its owner's before it strikes?"""

    # After a hit

    scares_away: bool = False
    """May a character that its owner damages in melee be dismissed?"""
    robs_victims: bool = False
    """Does its owner take a card from a character that it kills or imprisons?"""
    arrests: bool = False
    """Does a Pass for damage suffice to imprison?"""
    reveals_prisoners: bool = False
    """Are all cards of a character that its owner imprisons revealed?"""
    keeps_henchmen: bool = False
    """Do its owner's henchmen stay in the game when they kill a character?"""

    # Adventures

    teaches_after_encounter: bool = False
    strains_on_fopp: bool = False
    """Does a FOPP in a Strength challenge cost its owner 1 Health?"""
    picks_locks: bool = False
    """May its owner challenge gates with Wits?"""
    enters_low_gates: bool = False
    """Does its owner pay no card at a Low Gate?"""
    raze_draws: int = 0
    """The additional draws when its owner destroys a site."""
    frees_on_squeak: bool = False


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
    bonuses: tuple[Bonus, ...] = ()
    """What it adds: a monument in its aura, a tool that lies open to deeds of its owner."""
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
    easy_terrain: tuple[str, ...] = ()
    heals: int = 0
    bonuses: tuple[Bonus, ...] = ()


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
    is_cavern: bool = False
    has_open_door: bool = False
    """Are its doors the mouths of its cavern, and not gates?"""
