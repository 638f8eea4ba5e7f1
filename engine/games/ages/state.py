"""Everything on the table, secrets included. Ids, numbers of spaces and plain values only."""

from __future__ import annotations

from attrs import define, field, frozen

from engine.core.hexes import hex_sum
from engine.core.options import option
from engine.core.state import State
from engine.core.zones import Deck
from engine.games.ages.alliance.path import Alliance
from engine.games.ages.attacks.attack import Attack
from engine.games.ages.cards.marked import card_of
from engine.games.ages.map.chart import Chart, chart
from engine.games.ages.map.layout import Layout, PlacedPiece
from engine.games.ages.opening.state import Selection
from engine.games.ages.opening.unfinished_map import Building
from engine.games.ages.pending import Pending
from engine.games.ages.rows.missions import BUILT_METHODS, MISSIONS, Mission, mission_at_table
from engine.games.ages.steps import Step
from engine.games.ages.unit_state import Unit
from engine.games.ages.units import AnyState, Fate, Monument
from engine.games.ages.view_types import ResultView

BUILT_MAPS = ("mission", *BUILT_METHODS)
"""The values of the option of the map with which the teams build it."""


@frozen
class Options:
    """The options of a match (23.4)."""

    mission: str = option(
        "well",
        "Mission",
        "The scenario, with its map and its achievements.",
        values=tuple(MISSIONS),
        names={slug: mission.name for slug, mission in MISSIONS.items()},
        helps={slug: f"{mission.purpose}." for slug, mission in MISSIONS.items()},
    )
    challenge: str = option(
        "deck",
        "Challenges",
        "The way in which challenges are decided.",
        values=("deck", "dice"),
        helps={
            "deck": "By cards: each team has a deck, which is shuffled again when it is empty.",
            "dice": "By dice.",
        },
    )
    encounters: str = option(
        "gold",
        "Encounters",
        "The set of the encounters on the map.",
        values=("gold", "blue"),
        helps={
            "gold": "Gold ones are easier.",
            "blue": "Blue ones are harder, with better rewards.",
        },
    )
    selection: str = option(
        "mission",
        "Characters",
        "The way in which teams get their characters.",
        values=("mission", "standard", "pure", "draft"),
        helps={
            "mission": "The mission's own method.",
            "standard": "Each team is dealt more than it needs, and chooses.",
            "pure": "Each team plays the characters that it is dealt.",
            "draft": "The teams take characters in turn.",
        },
    )
    map: str = option(
        "random",
        "Map",
        "The way in which the map is built.",
        values=("random", "mission", "standard", "halves", "split"),
        names={"random": "at random"},
        helps={
            "random": "At random.",
            "mission": "By the teams, in the mission's way.",
            "standard": "By the teams, three pieces each in turn.",
            "halves": "By the teams: White builds its half, then Black the rest.",
            "split": "By the teams, in two sections; if the mission has too few keys, in its way.",
        },
        former={"lot": "random"},
    )
    entry: str = option(
        "mission",
        "Entry",
        "The way in which characters come onto the map.",
        values=(
            "mission",
            "reinforce",
            "distance",
            "double distance",
            "dome colour",
            "dome platter",
            "dome region",
        ),
        helps={
            "mission": "The mission's own way.",
            "reinforce": "In the reinforcement phases, the highest Respect first.",
            "distance": "At once, up to their Respect in spaces from their team's start.",
            "double distance": "At once, up to twice their Respect from their team's start.",
            "dome colour": "At once: White in gold and blue domes, Black in the others.",
            "dome platter": "At once, in domes beside the platter that their team chose.",
            "dome region": "At once: White in domes on the left, Black in those on the right.",
        },
        is_new=True,
    )
    placing: str = option(
        "random",
        "Encounters and flags",
        "The way in which they are placed on the map.",
        values=("random", "hand"),
        names={"random": "at random", "hand": "by hand"},
        helps={"random": "At random.", "hand": "By the teams, in turn."},
        former={"lot": "random"},
    )
    length: str = option(
        "mission",
        "Length",
        "The number of rounds.",
        values=("mission", "fast", "medium", "epic"),
        helps={
            "mission": "The number that the mission prescribes.",
            "fast": "8 rounds.",
            "medium": "12 rounds.",
            "epic": "16 rounds.",
        },
    )
    variable_end: bool = option(
        True,
        "Variable end",
        "The end of the game.",
        helps={
            True: "On: before each of the last rounds, one of five cards may end it.",
            False: "Off: the number of rounds is fixed.",
        },
    )
    cards: str = option(
        "hidden",
        "Cards",
        "The treasure cards that units hold.",
        values=("hidden", "open"),
        helps={
            "hidden": "Hidden: you see the enemy's cards only after they are used.",
            "open": "Open: everybody sees all of them, the default for two people at one keyboard.",
        },
        shared_default="open",
    )


@define(kw_only=True)
class AgesState(State, AnyState):
    """The whole state of a match, hidden cards included."""

    options: Options
    step: Step = Step.DEAL
    phase: Step = Step.DEAL
    """The first step of the current phase."""
    round: int = 1
    team: int = 0
    """The team in turn."""
    acting_seat: int = 0
    has_acted: bool = False
    """Has that seat used a unit since its turn in the team began?"""
    idle_seats: tuple[int, ...] = ()
    """Seats that have passed without using a unit since another seat last used one."""
    passed_seats: tuple[int, ...] = ()
    """Seats that have passed in this phase; if asked again, they are told why (34.3)."""
    acting_unit: int = -1
    points: int = 0
    units: list[Unit] = field(factory=list)
    layout: Layout = ()
    decks: dict[str, Deck] = field(factory=dict)
    """Treasure cards to draw, by deck."""
    discards: dict[str, list[str]] = field(factory=dict)
    challenge: list[Deck] = field(factory=list)
    """The challenge decks of White and Black: cards as "a b"."""
    drawn_challenge_cards: list[list[str]] = field(
        factory=list, metadata={"saved_as": "drawn", "unshuffled": True}
    )
    """Challenge cards that were drawn, by team."""
    guardians: dict[str, Deck] = field(factory=dict)
    """Guardian decks, by age."""
    beaten_guardians: dict[str, list[str]] = field(factory=dict, metadata={"saved_as": "beaten"})
    """Guardians that were beaten or spared, by age."""
    open_guardians: dict[str, str] = field(factory=dict, metadata={"saved_as": "facing"})
    """The guardian that is face up, by age."""
    counters: dict[str, str] = field(factory=dict)
    """The encounter in each space that has one, by the name of the space."""
    seen_spaces: list[str] = field(factory=list, metadata={"saved_as": "seen"})
    """Spaces whose encounter was seen."""
    pool: Deck = field(factory=Deck)
    """Encounters that are not on the map."""
    encounters_passed_by_team: list[int] = field(
        factory=lambda: [0, 0], metadata={"saved_as": "passed"}
    )
    """Encounters passed, by team."""
    path_markers: dict[str, tuple[int, int]] = field(factory=dict, metadata={"saved_as": "paths"})
    ground: dict[str, tuple[str, ...]] = field(factory=dict)
    """Cards on the ground, by space, each with the mark of who knows it (`marked_cards.py`)."""
    monuments: list[Monument] = field(factory=list)
    henchmen: Deck = field(factory=Deck)
    """Henchmen that nobody has drawn."""
    attack: Attack | None = None
    pending: list[Pending] = field(factory=list)
    """Interruptions to be resolved before the step continues, in this order."""
    results: tuple[ResultView, ...] = ()
    """The challenges of the current or the most recent attack or adventure."""
    melee_space: int = field(default=-1, metadata={"saved_as": "fight"})
    hushed_unit: int = field(default=-1, metadata={"saved_as": "hushed"})
    passed_encounters: list[str] = field(factory=list, metadata={"saved_as": "met"})
    """Encounters that were passed."""
    sides: tuple[int, ...] = (0, 1)
    """The team of each seat."""
    melee_spaces_left: list[int] = field(factory=list, metadata={"saved_as": "fights"})
    onset: tuple[int, ...] = ()
    """The seats that are still to be asked at the start of melee."""
    bombed_spaces: list[int] = field(factory=list, metadata={"saved_as": "bombed"})
    vaults: list[tuple[str, ...]] = field(factory=lambda: [(), ()])
    """Cards in the vaults of White and Black, marked as on the ground."""
    ruins: list[tuple[str, ...]] = field(factory=lambda: [(), ()])
    lith: int = 0
    """The Arbiter's counter: White's points if positive, Black's if negative."""
    dismissed: bool = False
    """Was a unit of the team in turn dismissed in this adventure phase?"""
    end_deck: Deck | None = field(default=None, metadata={"saved_as": "ending"})
    """The five cards of a variable end, used from round N - 1 onward."""
    flags: dict[str, tuple[int, ...]] = field(factory=dict)
    """The teams whose flags are in each space, by the name of the space."""
    flags_scored: list[int] = field(factory=lambda: [0, 0], metadata={"saved_as": "scored"})
    """Flags that were brought home, by team."""
    escape_teams: list[int] = field(factory=list, metadata={"saved_as": "escaped"})
    """The team of each character that has escaped, in the order of the escapes."""
    alliance: Alliance | None = None
    selection: Selection | None = None
    """The characters before they are revealed."""
    building: Building | None = None
    chosen_platters: tuple[str, ...] = field(default=(), metadata={"saved_as": "chosen"})
    """The platters that White and Black chose, or got at random."""
    reserve: Deck = field(factory=Deck)
    """Characters that no team has."""
    wielded_cards: list[str] = field(
        factory=list, metadata={"saved_as": "wielded", "unshuffled": True}
    )
    """Treasure cards that a unit has used, each once; simulations count them."""
    won_by: str = ""
    """The kind of win: "achievements", "combat points", "valor", "glory" or "draw"."""

    @property
    def map(self) -> Chart:
        # As `is_map_exact` says it; the map is asked for so often that another call is measurable.
        return chart(self.layout, is_exact=self.rules_version >= 2)

    @property
    def open_domes(self) -> tuple[int, ...]:
        """The domes among which a unit that is sent away may come."""
        return self.pending[0].domes if self.pending else ()

    @property
    def turn(self) -> int:
        return self.team

    @property
    def mission_row(self) -> Mission:
        """The mission that is played, with the table's ways of building and entry."""
        options = self.options
        return mission_at_table(MISSIONS[options.mission], options.map, options.entry)

    @property
    def exits(self) -> tuple[int, ...]:
        """The escape spaces of the map (32.6)."""
        spaces = self.mission_row.exits
        centres = [PlacedPiece("", "platter", i, j).centre for (i, j), _ in spaces]
        return tuple(
            self.map.numbers_by_hex[hex_sum(centre, offset)]
            for centre, (_, offset) in zip(centres, spaces, strict=True)
        )

    @property
    def selection_method(self) -> str:
        """The method of selecting characters (30.7 to 30.9)."""
        selection = self.options.selection
        return self.mission_row.selection if selection == "mission" else selection

    @property
    def builds_map(self) -> bool:
        """Do the teams build the map themselves (30.12)?"""
        return self.options.map in BUILT_MAPS and self.mission_row.method != "fixed"

    @property
    def places_by_hand(self) -> bool:
        """Do the teams place encounters and flags themselves (30.18)?"""
        return self.options.placing == "hand"

    @property
    def are_cards_open(self) -> bool:
        """Do all treasure cards lie open (1.7)?"""
        return self.options.cards == "open"

    @property
    def has_dice(self) -> bool:
        """Are challenges decided by dice (3.6)?"""
        return self.options.challenge == "dice"

    @property
    def has_variable_end(self) -> bool:
        """May the game end sooner or later than after its rounds (19.1)?"""
        has_fixed_end = self.options.length == "mission" and not self.mission_row.variable
        return self.options.variable_end and not has_fixed_end

    def cards_lie_in(self, space: int) -> bool:
        return bool(self.ground) and self.map.names[space] in self.ground

    def has_encounter(self, space: int) -> bool:
        return self.map.names[space] in self.counters

    def flags_in(self, space: int) -> tuple[int, ...]:
        return self.flags.get(self.map.names[space], ()) if self.flags else ()

    def vault_cards(self, team: int) -> tuple[str, ...]:
        """The cards in a team's vault, each once."""
        return tuple(dict.fromkeys(map(card_of, self.vaults[team])))

    def open_guardian(self, age: str) -> str:
        """The guardian of a deck that is face up, or ""."""
        return self.open_guardians[age]

    def can_draw_from(self, deck: str) -> bool:
        return bool(self.decks[deck].cards or self.discards[deck])

    def number(self, slug: str) -> int:
        """The number of a unit in the list of units."""
        return next(n for n, unit in enumerate(self.units) if unit.slug == slug)

    def unit_of(self, slug: str) -> Unit:
        return next(unit for unit in self.units if unit.slug == slug)

    def team_units(self, team: int) -> list[Unit]:
        return [unit for unit in self.units if unit.team == team and unit.is_on_map]

    def prisoners(self, team: int) -> list[Unit]:
        """The units of a team that are in the other team's prison."""
        return [unit for unit in self.units if unit.team == team and unit.fate is Fate.PRISON]

    def has_base(self, team: int) -> bool:
        """Does a team have a base on the map (26.1)?"""
        return bool(self.map.bases[team])

    def is_site_intact(self, team: int, site: str) -> bool:
        """Is a site of a team's base on the map and not destroyed?"""
        return self.has_base(team) and site not in self.ruins[team]

    def seats_of(self, team: int) -> tuple[int, ...]:
        return tuple(seat for seat, each in enumerate(self.sides) if each == team)

    def first_seat(self, team: int) -> int:
        """The seat that makes a team's decisions."""
        return self.sides.index(team)

    def space_name(self, space: int) -> str:
        return self.map.names[space] if space >= 0 else ""
