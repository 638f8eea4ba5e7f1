"""Everything on the table, secrets included. Ids, numbers of spaces and plain values only."""

from __future__ import annotations

from enum import Enum

from attrs import define, field, frozen

from engine.core.hexes import added
from engine.core.options import option
from engine.core.state import State
from engine.core.zones import Deck
from engine.games.ages.alliance import Alliance
from engine.games.ages.card_types import AttackKind, Rating, UnitKind
from engine.games.ages.chart import Chart, Layout, Placed, chart
from engine.games.ages.opening import Building, Selection
from engine.games.ages.rows.missions import MISSIONS, Mission
from engine.games.ages.view_types import Monument, ResultView


@frozen
class Options:
    """What a table may choose before the game (23.4)."""

    mission: str = option(
        "well",
        "Mission",
        "What is played for.",
        values=tuple(MISSIONS),
        names={slug: mission.name for slug, mission in MISSIONS.items()},
        helps={slug: f"{mission.purpose}." for slug, mission in MISSIONS.items()},
    )
    challenge: str = option(
        "deck", "Challenges", "Decided by a deck of cards, or by dice.", values=("deck", "dice")
    )
    encounters: str = option(
        "gold", "Encounters", "Blue ones are harder and richer.", values=("gold", "blue")
    )
    selection: str = option(
        "mission",
        "Characters",
        "As the mission says; standard: choose from more; pure: as dealt; draft: in turns.",
        values=("mission", "standard", "pure", "draft"),
    )
    map: str = option(
        "lot",
        "Map",
        "Laid by lot, or built by the teams as the mission says.",
        values=("lot", "mission"),
    )
    placing: str = option(
        "lot",
        "Encounters and flags",
        "Placed on the map by lot, or by hand in turns.",
        values=("lot", "hand"),
    )
    length: str = option(
        "mission",
        "Length",
        "As the mission says, or 8, 12 or 16 rounds.",
        values=("mission", "fast", "medium", "epic"),
    )
    variable_end: bool = option(True, "Variable end", "The last round is not known before.")
    cards: str = option(
        "hidden",
        "Cards",
        "Open: all treasure cards lie face up; the default for two people at one keyboard.",
        values=("hidden", "open"),
        shared="open",
    )


class Step(Enum):
    """How far the sequence of play has come; each step is one segment or a loop of them."""

    DROP = "drop"
    """Both teams drop a character."""
    DRAFT = "draft"
    """Which character a team takes next."""
    COLOURS = "colours"
    """Which team is White."""
    PLATTER = "platter"
    """Which platter a team chooses."""
    KEY = "key"
    """Which labyrinth a team chooses."""
    PIECE = "piece"
    """Which piece a team lays next."""
    SLOT = "slot"
    """Where the piece is laid."""
    ROTATE = "rotate"
    """How the piece is turned."""
    PUT_ENCOUNTER = "put encounter"
    """Where an encounter is put by hand."""
    PLANT_FLAG = "plant flag"
    """Where a flag is put by hand."""
    DEAL = "deal"
    """The characters are revealed; the first cards and encounters are dealt."""
    TAKE = "take"
    """The seats of a team take the characters that they play."""
    ENTER = "enter"
    """Who enters the map next before the first round."""
    ENTER_AT = "enter at"
    """Where it enters."""
    ROUND = "round"
    """A round begins."""
    FREE = "free"
    """Who acts freely next."""
    FREE_USE = "free use"
    """What it does freely."""
    FIRE = "fire"
    """Who shoots next."""
    WEAPON = "weapon"
    """What it shoots with."""
    TARGET = "target"
    """Whom it shoots at."""
    ORDER = "order"
    """Which unit an area weapon attacks next."""
    FRIENDLY_FIRE = "friendly fire"
    """Which ally of the shooter a shot that missed goes on to."""
    HIDE = "hide"
    """May the target of a shot reveal what hides it?"""
    STEP_IN = "step in"
    """May somebody take a hit in melee for the target?"""
    ARMOR = "armor"
    """May the target reveal armor?"""
    DYING = "dying"
    """May a unit that would be killed in melee stay alive?"""
    FATE = "fate"
    """Is the target killed, imprisoned or spared?"""
    MOVE = "move"
    """Who moves next."""
    WALK = "walk"
    """Where it goes."""
    OPFIRE = "opfire"
    """Who shoots at a unit that moved: opportunity fire."""
    AIM = "aim"
    """Which unit that moved it shoots at."""
    AIM_SPACE = "aim space"
    """In which space of its way that unit is shot at."""
    MELEE = "melee"
    """Which space fights next."""
    MELEE_START = "melee start"
    """What is played at the start of melee."""
    TALE = "tale"
    """Whom Scheherazade tells a tale."""
    NEXT_FIGHTER = "next fighter"
    """Which of equally quick units of a team acts next."""
    STRIKE = "strike"
    """Whom a unit strikes in melee."""
    ADVENTURE = "adventure"
    """Who has an adventure next."""
    SITE = "site"
    """What it does before an encounter or a guardian."""
    GUARDIAN_PAID = "guardian paid"
    """A guardian was paid."""
    ALLIANCE_BRIBE = "alliance bribe"
    """Is the inhabitant of the Alliance paid?"""
    ALLIANCE_STEP = "alliance step"
    """Where the marker in the Alliance steps."""
    ALLIANCE_REFUSED = "alliance refused"
    """How a character leaves that did not impress the inhabitant."""
    DEED = "deed"
    """What a unit does at a site of a base or of the Arbiter's Hall."""
    TRIBUTE = "tribute"
    """What a unit gives to the Arbiter."""
    REINFORCE = "reinforce"
    END_TURN = "end turn"
    SCORE = "score"


class Ask(Enum):
    """What interrupts a step: it is settled before the step goes on (`rules/interruptions.py`)."""

    DRAW = "draw"
    """The unit draws treasure cards: `count` draws are left."""
    DISCARD = "discard"
    """The unit carries too many cards."""
    PAY = "pay"
    """The unit pays `count` cards."""
    SHOW = "show"
    """The unit reveals a card because of the ability of `by`."""
    STEAL = "steal"
    """The unit loses a card to `by`; its owner picks."""
    RAISE = "raise"
    """The unit levels up: one of `ratings` is raised."""
    TEACH = "teach"
    """Another unit of the team gains an experience marker."""
    DISMISS = "dismiss"
    """A card is drawn for a dome; the unit's team picks."""
    BANISH = "banish"
    """The other team draws and picks."""
    DOME = "dome"
    """A dome is picked: by the unit's team, or by the other one if it is a banishment."""
    BRING = "bring"
    """The unit may bring henchmen from `space`, which it left."""
    SHED = "shed"
    """The unit was damaged and may discard a badge."""
    PARTING = "parting"
    """The unit is sent away by an adventure and may play a card first."""
    FALL = "fall"
    """The cards of a unit that was killed fall to the ground of `space`."""
    ROB = "rob"
    """The vault of the other team loses `count` cards to the unit; that team picks."""
    FREE = "free prisoner"
    """The unit frees one of several prisoners."""


ASKED = "asked"
"""The mark of a dismissal whose unit was asked for a card to play first (see `Pending`)."""


@define(kw_only=True)
class Pending:
    """Something that has to be settled before the step goes on."""

    ask: Ask
    unit: int
    """The number of the unit that it is about."""
    by: int = -1
    """What else it is about: for SHOW and STEAL the number of the unit that causes it, for BRING
    and FALL a space (see `space`), for DOME whether it is a banishment (see `is_banishment`)."""
    count: int = 0
    """How many draws are left (DRAW), or cards to pay (PAY) or to lose (ROB)."""
    domes: tuple[int, ...] = ()
    """Numbers of the domes that can be picked."""
    because: str = ""
    """For SHOW and STEAL the card or deed that it comes from, where it is not the ability of `by`;
    for DISMISS and BANISH `ASKED`, once the unit has been asked for a card to play first."""
    clause: str = ""
    """The clause about it, where it is not that of `by`."""
    ratings: tuple[Rating, ...] = ()
    """Ratings of which one is raised."""

    @property
    def space(self) -> int:
        """The space that was left (BRING) or where the cards fall (FALL)."""
        return self.by

    @property
    def is_banishment(self) -> bool:
        """Of DOME: is the unit banished, so that the other team picks?"""
        return self.by == 1

    @property
    def was_asked(self) -> bool:
        """Of DISMISS and BANISH: was the unit asked for a card to play first?"""
        return self.because == ASKED


class Fate(Enum):
    """Where a unit is."""

    OFF_MAP = "off map"
    ON_MAP = "on the map"
    PRISON = "in prison"
    """In the prison of the other team."""
    KILLED = "killed"
    GONE = "out of the game"
    """A henchman that left with its master or after a kill, or a hunter without its target."""
    ESCAPED = "escaped"


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
    most: int
    """The greatest Health."""
    began: int
    """The Health it began with, by which wounds are counted at the end (19.3)."""
    fate: Fate = Fate.OFF_MAP
    space: int = -1
    """The number of its space; -1 off the map."""
    entered: bool = False
    """Was it ever on the map?"""
    cards: tuple[str, ...] = ()
    shown: tuple[bool, ...] = ()
    """Which of its cards lie open, in the same order."""
    levels: dict[Rating, int] = field(factory=dict)
    experience: int = 0
    """Experience markers that are not switched on."""
    active: bool = False
    """Is a marker switched on?"""
    path: tuple[int, ...] = ()
    """The spaces it entered in this move phase, in order."""
    started: int = -1
    """The space in which it began the move phase; -1 off the map."""
    spent: bool = False
    """Has it spent points in this move phase?"""
    fired: bool = False
    """Has it fired in this turn?"""
    finished: bool = False
    """Is it finished with in this phase?"""
    used: tuple[str, ...] = ()
    """What it has used in this phase, as `rules/used.py` writes it: abilities, sites, cards."""
    passed: int = 0
    """Encounters passed."""
    riding: str = ""
    """The transport of this move."""
    boarded: bool = False
    """Has it entered a space with an enemy in this move phase?"""
    broken: tuple[str, ...] = ()
    """Cards that cannot be used until the next free actions."""
    guided: bool = False
    """Does it use Sacagawea's ability in this turn?"""
    crossed: bool = False
    """Has it crossed a wall in this move?"""
    master: int = -1
    """The number of a henchman's master."""
    target: int = -1
    """The number of the unit that a hunter hunts."""
    flying: str = ""
    """What it flies with in this move: a card, or "wings"; "" on the ground."""
    guarding: tuple[str, ...] = ()
    """The sentinels that it sets up in this turn."""
    slowed: bool = False
    """Does a gale slow it until the other team's next free actions?"""
    prepared: int = 0
    """What a manual adds to its next adventure."""
    expended: bool = False
    """Has it used what it can do once in a game?"""
    flag: bool = False
    """Does it carry a flag of its team?"""
    tribute: bool = False
    """Does it carry a tribute item?"""

    @property
    def on_map(self) -> bool:
        """Is it on the map?"""
        return self.fate is Fate.ON_MAP

    @property
    def alive(self) -> bool:
        """Is it neither killed nor out of the game?"""
        return self.fate not in (Fate.KILLED, Fate.GONE)

    @property
    def free(self) -> bool:
        """Does it live, and is not in prison?"""
        return self.alive and self.fate is not Fate.PRISON

    @property
    def open_cards(self) -> tuple[str, ...]:
        """The cards that lie open for all."""
        if not self.cards:
            return ()
        return tuple([c for c, shown in zip(self.cards, self.shown, strict=True) if shown])

    @property
    def known_cards(self) -> tuple[str, ...]:
        """The cards that its own team knows: all."""
        return self.cards

    @property
    def has_hidden(self) -> bool:
        """Has it a card face down? This is an open fact."""
        return not all(self.shown)


@define(kw_only=True)
class Attack:
    """An attack that is going on, so that each question about it is a segment of its own."""

    attacker: int
    """The number of the unit in the list of units."""
    target: int
    weapon: str = ""
    """The card it is made with; "" for a natural attack."""
    kind: AttackKind = "melee"
    space: int = -1
    """The space that is shot at."""
    shots: int = 1
    """Shots that were announced."""
    left: int = 1
    """Shots that are left, this one included."""
    hit: str = ""
    """The result of the hit: "", or "pass" and so on."""
    queue: tuple[int, ...] = ()
    """Further units that an area weapon attacks after this one."""
    at: tuple[int, ...] = ()
    """Units that were shot at with the shots before."""
    where: tuple[int, ...] = ()
    """Spaces that were shot at with the shots before, in opportunity fire."""
    went_on: bool = False
    """Has a miss gone on to an ally of the shooter?"""
    killed: bool = False
    """Has the weapon killed a character in this use?"""
    broke: bool = False
    """Has the weapon broken?"""
    asked: tuple[int, ...] = ()
    """The seats that were asked to step in for the target; all once somebody has."""
    lost: int = 0
    """The Health that the hit has cost the target."""


@define(kw_only=True)
class AgesState(State):
    """The whole state of a match, hidden cards included."""

    options: Options
    step: Step = Step.DEAL
    phase: Step = Step.DEAL
    """The step with which the phase that is going on began."""
    round: int = 1
    team: int = 0
    """The team in turn."""
    word: int = 0
    """The seat that has the word (34)."""
    acted: bool = False
    """Has it used a unit since it got the word?"""
    silent: tuple[int, ...] = ()
    """Seats that passed the word on without acting, since another one acted."""
    acting: int = -1
    """The unit whose action is going on; -1 for none."""
    points: int = 0
    """Move points that the acting unit has left."""
    units: list[Unit] = field(factory=list)
    layout: Layout = ()
    decks: dict[str, Deck] = field(factory=dict)
    """Treasure cards to draw, by deck."""
    discards: dict[str, list[str]] = field(factory=dict)
    challenge: list[Deck] = field(factory=list)
    """The challenge decks of White and Black: cards as "a b"."""
    drawn: list[list[str]] = field(factory=list)
    """Challenge cards that were drawn, by team."""
    guardians: dict[str, Deck] = field(factory=dict)
    """Guardian decks, by age."""
    beaten: dict[str, list[str]] = field(factory=dict)
    """Guardians that were beaten or spared, by age."""
    facing: dict[str, str] = field(factory=dict)
    """The guardian that is face up, by age."""
    counters: dict[str, str] = field(factory=dict)
    """The encounter in each space that has one, by the name of the space."""
    seen: list[str] = field(factory=list)
    """Spaces whose encounter was seen."""
    pool: Deck = field(factory=Deck)
    """Encounters that are not on the map."""
    passed: list[int] = field(factory=lambda: [0, 0])
    """Encounters passed, by team."""
    paths: dict[str, tuple[int, int]] = field(factory=dict)
    """Markers in labyrinths: by "labyrinth-ancient war" the team and the place, 1 or 2."""
    ground: dict[str, tuple[str, ...]] = field(factory=dict)
    """Cards on the ground, by space, each with the mark of who knows it (`marked_cards.py`)."""
    monuments: list[Monument] = field(factory=list)
    """The monuments on the map, the oldest first."""
    henchmen: Deck = field(factory=Deck)
    """Henchmen that nobody has drawn."""
    attack: Attack | None = None
    pending: list[Pending] = field(factory=list)
    """What has to be settled before the step goes on, the first one first."""
    results: tuple[ResultView, ...] = ()
    """The challenges of the attack or adventure that is going on or was the last one."""
    fight: int = -1
    """The space that fights now."""
    hushed: int = -1
    """The unit that was told a tale: it does not attack the teller in this phase."""
    met: list[str] = field(factory=list)
    """Encounters that were passed."""
    sides: tuple[int, ...] = (0, 1)
    """The team of each seat."""
    fights: list[int] = field(factory=list)
    """Spaces that still have to fight in this melee phase."""
    onset: tuple[int, ...] = ()
    """The seats that are still to be asked at the start of melee."""
    bombed: list[int] = field(factory=list)
    """Spaces that an area weapon has hit in this phase."""
    vaults: list[tuple[str, ...]] = field(factory=lambda: [(), ()])
    """Cards in the vaults of White and Black, marked as on the ground."""
    ruins: list[tuple[str, ...]] = field(factory=lambda: [(), ()])
    """The destroyed sites in the bases of White and Black."""
    lith: int = 0
    """The Arbiter's counter: points of White, below 0 those of Black."""
    dismissed: bool = False
    """Was a unit of the team in turn dismissed in this adventure phase?"""
    ending: Deck | None = None
    """The five cards of a variable end, from round N - 1 on."""
    flags: dict[str, tuple[int, ...]] = field(factory=dict)
    """The teams of the flags in each space that has some, by its name."""
    scored: list[int] = field(factory=lambda: [0, 0])
    """Flags that were brought home, by team."""
    escaped: list[int] = field(factory=list)
    """The team of each character that has escaped, in their order."""
    alliance: Alliance | None = None
    """The Alliance, if it is on the map."""
    selection: Selection | None = None
    """The characters before they are revealed."""
    building: Building | None = None
    """The map while it is built by the teams."""
    chosen: tuple[str, ...] = ()
    """The platters that White and Black chose, or got by lot."""
    reserve: Deck = field(factory=Deck)
    """Characters that no team has."""
    wielded: list[str] = field(factory=list)
    """Treasure cards that a unit has used, each once; simulations count them."""
    won_by: str = ""
    """How the match was won: "achievements", "combat points", "valor", "glory", "draw"."""

    @property
    def map(self) -> Chart:
        """The chart of the map as it lies."""
        return chart(self.layout)

    @property
    def mission(self) -> Mission:
        """The mission that is played."""
        return MISSIONS[self.options.mission]

    @property
    def exits(self) -> tuple[int, ...]:
        """The escape spaces of the map (32.6)."""
        spaces = self.mission.exits
        centres = [Placed("", "platter", i, j).centre for (i, j), _ in spaces]
        return tuple(
            self.map.by_hex[added(centre, offset)]
            for centre, (_, offset) in zip(centres, spaces, strict=True)
        )

    @property
    def selects(self) -> str:
        """How the teams get their characters (30.7 to 30.9)."""
        chosen = self.options.selection
        return self.mission.selection if chosen == "mission" else chosen

    @property
    def builds(self) -> bool:
        """Do the teams build the map themselves (30.12)?"""
        return self.options.map == "mission" and self.mission.method != "fixed"

    @property
    def by_hand(self) -> bool:
        """Do the teams place encounters and flags themselves (30.18)?"""
        return self.options.placing == "hand"

    @property
    def all_open(self) -> bool:
        """Do all treasure cards lie open (1.7)?"""
        return self.options.cards == "open"

    @property
    def dice(self) -> bool:
        """Are challenges decided by dice (3.6)?"""
        return self.options.challenge == "dice"

    @property
    def has_variable_end(self) -> bool:
        """May the game end sooner or later than after its rounds (19.1)?"""
        fixed = self.options.length == "mission" and not self.mission.variable
        return self.options.variable_end and not fixed

    def number(self, slug: str) -> int:
        """The number of a unit in the list of units."""
        return next(n for n, unit in enumerate(self.units) if unit.slug == slug)

    def named(self, slug: str) -> Unit:
        """The unit of that slug."""
        return next(unit for unit in self.units if unit.slug == slug)

    def team_units(self, team: int) -> list[Unit]:
        """The units of a team that are on the map."""
        return [unit for unit in self.units if unit.team == team and unit.on_map]

    def prisoners(self, team: int) -> list[Unit]:
        """The units of a team that are in the prison of the other."""
        return [unit for unit in self.units if unit.team == team and unit.fate is Fate.PRISON]

    def has_base(self, team: int) -> bool:
        """Has a team a base on the map (26.1)?"""
        return bool(self.map.bases[team])

    def stands(self, team: int, site: str) -> bool:
        """Is a site of a team's base on the map and not destroyed?"""
        return self.has_base(team) and site not in self.ruins[team]

    def seats_of(self, team: int) -> tuple[int, ...]:
        """The seats of a team."""
        return tuple(seat for seat, each in enumerate(self.sides) if each == team)

    def first_seat(self, team: int) -> int:
        """The seat that makes a team's decisions."""
        return self.sides.index(team)

    def at(self, space: int) -> str:
        """What players call a space."""
        return self.map.names[space] if space >= 0 else ""
