"""The view of a seat, in a form suited to a screen. Cards that it must not know are masked.

The map is not in the view: `chart(view.layout)` compiles it, for screens as for the rules.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property

from attrs import field, frozen

from engine.core.state import NEWEST_RULES, Outcome
from engine.games.ages.attacks.attack import Attack
from engine.games.ages.card_types import Rating
from engine.games.ages.changed_rules import is_map_exact
from engine.games.ages.map.chart import Chart, chart
from engine.games.ages.map.layout import Layout
from engine.games.ages.opening.unfinished_map import Building
from engine.games.ages.rows.missions import MISSIONS, Mission, mission_at_table
from engine.games.ages.rows.treasures import TREASURES
from engine.games.ages.units import AnyState, AnyUnit, Monument

HIDDEN = "?"
"""The slug of an encounter that nobody has seen yet."""


@frozen
class Term:
    """One part of a sum, and where it comes from: 2, "woods"."""

    amount: int
    """The number that it adds, below 0 if it subtracts."""
    source: str
    """The origin of the number, as text."""


def parts_text(name: str, parts: tuple[Term, ...]) -> str:
    """The origin of a number: "Throw: 7 printed, +1 symbol Bow"; "" if all of it is printed."""
    if len(parts) < 2:
        return ""
    first, *further_parts = parts
    terms = ", ".join(f"{part.amount:+d} {part.source}" for part in further_parts)
    return f"{name}: {first.amount} {first.source}, {terms}"


@frozen
class Figure:
    """A rating as it is now, with its parts, the printed number first."""

    value: int
    """The sum of the parts."""
    parts: tuple[Term, ...]
    """The parts of the sum."""

    @property
    def printed_value(self) -> int:
        return self.parts[0].amount


@frozen
class CardView:
    """A treasure card somewhere on the table."""

    slug: str
    """The deck of an unknown card: "common", "secret" or "elite"."""
    known: bool
    """May the viewer know it?"""
    shown: bool
    """Does it lie open for all?"""


@frozen(kw_only=True)
class UnitView(AnyUnit):
    """A unit with its cards as the viewer knows them."""

    number: int
    cards: tuple[CardView, ...] = ()
    ratings: Mapping[Rating, Figure]
    """Every rating as it is now, in the unit's space."""
    phase_actions: tuple[str, ...] = ()

    @property
    def open_cards(self) -> tuple[str, ...]:
        return tuple(card.slug for card in self.cards if card.shown)

    @property
    def known_cards(self) -> tuple[str, ...]:
        return tuple(card.slug for card in self.cards if card.known)

    @property
    def has_hidden(self) -> bool:
        return not all(card.shown for card in self.cards)

    @property
    def hidden_cards(self) -> tuple[str, ...]:
        return tuple(card.slug for card in self.cards if card.known and not card.shown)

    @property
    def face_down_decks(self) -> tuple[str, ...]:
        return tuple(
            TREASURES[card.slug].deck if card.known else card.slug
            for card in self.cards
            if not card.shown
        )


@frozen
class ResultView:
    """A challenge that was drawn: its numbers, the card and what came of it."""

    kind: str
    """"hit", "damage" or "adventure"."""
    rating: int
    against: int
    difference: int
    """The rating minus the opposing number."""
    card: tuple[int, int]
    result: str
    """"amaze", "pass", "squeak", "fail" or "fopp"."""


@frozen
class GoalView:
    """One achievement with its score."""

    slug: str
    name: str
    white: int
    black: int


@frozen
class GuardianView:
    """The guardian of a labyrinth that is face up, and the number still to come."""

    age: str
    slug: str
    """Its slug, or ""."""
    deck: int
    """Guardians that are still to come."""
    beaten: tuple[str, ...] = ()
    """Guardians that were beaten, paid or spared, until the empty deck is rebuilt from them."""


@frozen
class AllianceView:
    """The Alliance as it stands (33)."""

    counter: str
    """The encounter that lives there; `HIDDEN` if it was not seen, "" for none."""
    places: tuple[int, int]
    """The places of the markers: 0 to 6 along the path, 11, 13 and 15 in side spaces."""
    taken_places: tuple[tuple[int, ...], tuple[int, ...]]
    """The places whose henchman White and Black have drawn."""
    winner: int
    """The team that reached the last space first; -1 for none."""


@frozen
class SelectionView:
    """The characters before they are revealed (30.7 to 30.11)."""

    hands: tuple[tuple[str, ...], tuple[str, ...]]
    """The characters of each team that the viewer may know, drafted and compared ones included."""
    counts: tuple[int, int]
    """The number of characters of each team."""
    size: int
    """The number that each team needs."""
    row: tuple[str, ...]
    """Characters that lie open to be drafted."""
    picks: int
    """The number of characters that the team in turn still drafts before the other one does."""
    are_colours_known: bool


@frozen
class View(AnyState):
    """The table as one seat sees it; `seat` is None for a spectator."""

    seat: int | None
    """The viewer's seat; None for a spectator."""
    mission: str
    """The slug of the mission; `mission_row` is its row."""
    step: str
    """A value of `state.Step`, or of `state.Ask` while something has to be settled first."""
    phase: str
    """The name of the phase: "move", "opportunity fire"."""
    round: int
    rounds: tuple[int, int]
    """The first and the last round that can end the game."""
    turn: int
    """The team in turn."""
    acting_seat: int
    acting_unit: int
    points: int
    layout: Layout
    units: tuple[UnitView, ...]
    counters: Mapping[int, str]
    """The encounter in each space; `HIDDEN` where it was not seen."""
    ground: Mapping[int, tuple[CardView, ...]]
    """The cards that lie in each space."""
    path_markers: Mapping[str, tuple[int, int]]
    guardians: tuple[GuardianView, ...]
    """The guardians of the Labyrinth."""
    decks: Mapping[str, int]
    """Cards left in each treasure deck."""
    discards: Mapping[str, tuple[str, ...]]
    """The cards in the discard pile of each treasure deck."""
    challenge: tuple[int, int]
    """Cards left in the challenge decks of White and Black."""
    goals: tuple[GoalView, ...]
    """The achievements of the mission, with the score of each team."""
    alive: tuple[int, int]
    """Characters of White and Black that are alive."""
    attack: Attack | None
    results: tuple[ResultView, ...]
    """The challenges of the current or the most recent attack or adventure."""
    reward: int
    """The draws that the acting unit has left."""
    melee_space: int
    are_cards_open: bool
    """Do all cards lie face up in this match?"""
    has_dice: bool
    """Are dice used instead of challenge cards?"""
    outcome: Outcome | None
    """The result; None while the match is running."""
    won_by: str
    """"achievements", "combat points", "valor", "glory" or "draw"; "" before the end."""
    sides: tuple[int, ...]
    """The team of each seat."""
    card_goals: tuple[tuple[str, ...], tuple[str, ...]] = ((), ())
    """The achievement cards of White and Black that would count now, to the viewer's knowledge."""
    melee_spaces_left: tuple[int, ...] = ()
    open_domes: tuple[int, ...] = ()
    """The numbers of the domes among which a unit that is sent away may come."""
    hushed_unit: int = -1
    bombed_spaces: tuple[int, ...] = ()
    passed_encounters: tuple[str, ...] = ()
    """The encounters that were passed and have left the map."""
    has_blue_encounters: bool = False
    reach: Mapping[int, int] = field(factory=dict)
    """The cost of each space that the walking unit can reach now; empty if none is walking."""
    monuments: tuple[Monument, ...] = ()
    henchmen: int = 0
    """Henchmen that nobody has drawn."""
    vaults: tuple[tuple[CardView, ...], ...] = ((), ())
    """The cards in the vaults of White and Black."""
    ruins: tuple[tuple[str, ...], ...] = ((), ())
    lith: int = 0
    """The Arbiter's counter: White's points if positive, Black's if negative."""

    alliance: AllianceView | None = None
    selection: SelectionView | None = None
    """The characters before they are revealed; then `units` is empty."""
    building: Building | None = None
    flags: Mapping[int, tuple[int, ...]] = field(factory=dict)
    """The teams whose flags are in each space."""
    flags_scored: tuple[int, int] = (0, 0)
    """Flags that White and Black have brought home."""
    exits: tuple[int, ...] = ()
    escape_teams: tuple[int, ...] = ()
    """The team of each character that has escaped, in the order of the escapes."""
    new_cards: tuple[str, ...] = ()
    """The cards that the acting unit has just received, for its own team."""
    rules_version: int = NEWEST_RULES
    map_option: str = "random"
    """The table's way of building the map, a value of the option."""
    entry_option: str = "mission"
    """The table's way of entry, a value of the option."""

    def cards_lie_in(self, space: int) -> bool:
        return space in self.ground

    def has_encounter(self, space: int) -> bool:
        return space in self.counters

    def flags_in(self, space: int) -> tuple[int, ...]:
        return self.flags.get(space, ())

    def vault_cards(self, team: int) -> tuple[str, ...]:
        """The cards in a team's vault, each once, as far as the viewer knows them."""
        return tuple(dict.fromkeys(card.slug for card in self.vaults[team]))

    def open_guardian(self, age: str) -> str:
        """The guardian of a deck that is face up; "" if none is, or if there is no such deck."""
        return next((each.slug for each in self.guardians if each.age == age), "")

    def can_draw_from(self, deck: str) -> bool:
        return bool(self.decks[deck] or self.discards[deck])

    @property
    def mission_row(self) -> Mission:
        """The mission, with the table's ways of building and entry."""
        return mission_at_table(MISSIONS[self.mission], self.map_option, self.entry_option)

    @property
    def team(self) -> int | None:
        """The viewer's team: 0 White, 1 Black, None for a spectator."""
        return None if self.seat is None else self.sides[self.seat]

    @cached_property
    def map(self) -> Chart:
        return chart(self.layout, is_exact=is_map_exact(self))
