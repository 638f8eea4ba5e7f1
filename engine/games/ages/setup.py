"""Setup (RULES.md 6): teams, map, decks, the first cards and the encounters."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.chance import Chance
from engine.core.zones import Deck
from engine.games.ages.card_types import AGES, DECKS
from engine.games.ages.cards.held import is_used
from engine.games.ages.cards.rules import draw_card
from engine.games.ages.challenges.cards import CARDS
from engine.games.ages.creatures.rules import draw_henchman
from engine.games.ages.map.slots import map_by_lot
from engine.games.ages.opening.entry import begin_entry
from engine.games.ages.opening.placing import (
    open_alliance,
    place_encounters,
    plant_flags,
    split_guardians,
)
from engine.games.ages.opening.selection import (
    dealt_to_each,
    reveal_characters,
    settle_colours,
    untaken_units,
)
from engine.games.ages.opening.state import Selection
from engine.games.ages.rows.adventures import ENCOUNTERS, GUARDIANS
from engine.games.ages.rows.characters import CHARACTERS
from engine.games.ages.rows.creatures import HENCHMEN
from engine.games.ages.rows.missions import BLACK, TEAMS, WHITE, Mission
from engine.games.ages.rows.treasures import TREASURES
from engine.games.ages.sites.vault import stock_vaults
from engine.games.ages.state import AgesState, Options
from engine.games.ages.steps import Step
from engine.games.ages.turns.events import TeamsDealt

ENDING_CARDS = 5
"""The number of cards, one of which ends a game of variable length (19.1)."""
LARGE_TEAM = 3
"""The number of players in a team that lets a mission have more characters (30.6)."""
FIRST_STEPS = {"pure": Step.COLOURS, "standard": Step.DROP, "draft": Step.DRAFT}
"""The first step of a match, by how the teams get their characters."""
THE_END, NOT_YET = "end", "not yet"


def setup(options: Options, seats: int, chance: Chance) -> AgesState:
    """The state before the first cards are drawn (6.1 to 6.3, 30)."""
    g = AgesState(chance=chance, options=options, sides=tuple(seat % 2 for seat in range(seats)))
    deal_characters(g, team_size(g.mission_row, seats))
    if not g.builds_map:
        g.layout, g.chosen_platters = map_by_lot(g.mission_row, chance)
    g.decks = {name: _shuffled_deck(_treasures(g.mission_row, name), chance) for name in DECKS}
    g.discards = {name: [] for name in DECKS}
    g.challenge = [_shuffled_deck((f"{a}{b}" for a, b in CARDS), chance) for _ in TEAMS]
    g.drawn_challenge_cards = [[], []]
    for age in AGES:
        guardians = (slug for slug, row in GUARDIANS.items() if row.age == age)
        g.guardians[age] = _shuffled_deck(guardians, chance)
    g.beaten_guardians = {age: [] for age in AGES}
    g.open_guardians = dict.fromkeys(AGES, "")
    is_blue = options.encounters == "blue"
    encounters = (slug for slug, row in ENCOUNTERS.items() if row.blue == is_blue)
    g.pool = _shuffled_deck(encounters, chance)
    g.henchmen = _shuffled_deck(HENCHMEN, chance)
    if g.has_variable_end:
        g.end_deck = _shuffled_deck([THE_END, *[NOT_YET] * (ENDING_CARDS - 1)], chance)
    g.step = FIRST_STEPS[g.selection_method]
    if g.step is Step.COLOURS and not (g.builds_map or g.places_by_hand):
        reveal_characters(g)
        g.step = Step.DEAL
    return g


def deal_characters(g: AgesState, size: int) -> None:
    """Deal characters by the mission's method; without choices also find White (30.7 to 30.10)."""
    characters = list(characters_in(g.mission_row))
    g.chance.shuffle(characters)
    each, row = dealt_to_each(size, g.selection_method)
    g.selection = Selection(
        size=size,
        hands=[characters[:each], characters[each : 2 * each]],
        row=characters[2 * each : 2 * each + row],
    )
    g.reserve.cards = characters[2 * each + row :]
    if g.selection_method == "pure":
        settle_colours(g)
    elif g.selection_method == "draft":
        g.team = g.chance.number_below(2)


def characters_in(mission: Mission) -> tuple[str, ...]:
    """The characters that take part: some only where there are bases (24.32)."""
    return tuple(
        slug for slug, row in CHARACTERS.items() if mission.has_bases or not row.ability.needs_bases
    )


def team_size(mission: Mission, seats: int) -> int:
    """The characters of each team: at least one for each seat of the larger team (30.6, 34.1)."""
    larger = (seats + 1) // 2
    large_team_size = larger >= LARGE_TEAM and mission.characters_of_many
    return max(large_team_size or mission.characters, larger)


def _shuffled_deck(cards: Iterable[str], chance: Chance) -> Deck:
    deck = Deck(list(cards))
    deck.shuffle(chance)
    return deck


def _treasures(mission: Mission, deck: str) -> Iterable[str]:
    for slug, row in TREASURES.items():
        if row.deck == deck and is_used(mission, row):
            yield from [slug] * row.copies


# The first segment


def deal_first_cards(g: AgesState) -> Step:
    """Reveal the characters, draw their first cards, and place encounters and flags (6.4, 6.5)."""
    if g.selection is not None:
        reveal_characters(g)
        g.chance.reveals += 1
    if any(untaken_units(g, team) for team in (WHITE, BLACK)):
        return Step.TAKE
    white, black = (tuple(u.slug for u in g.units if u.team == team) for team in (WHITE, BLACK))
    g.emit(TeamsDealt, white=white, black=black, seats=g.seats_of(WHITE))
    favoured_units = units_with_more_cards(g)
    for number in range(len(g.units)):  # henchmen are added behind them
        extra = g.mission_row.extra_common + (number in favoured_units)
        draw_first_cards(g, number, extra=extra)
    split_guardians(g)
    open_alliance(g)
    stock_vaults(g)
    if not g.places_by_hand:
        place_encounters(g)
        plant_flags(g)
    return begin_entry(g)


def units_with_more_cards(g: AgesState) -> tuple[int, ...]:
    """The characters of Black that draw one more Common card: those of low Respect (23.11, 24.50).

    In version 1 all of them drew one.
    """
    favoured_count = g.mission_row.favoured_of_black
    numbers = [n for n, unit in enumerate(g.units) if unit.team == BLACK and favoured_count]
    if g.rules_version < 2:
        return tuple(numbers)
    numbers.sort(key=lambda number: CHARACTERS[g.units[number].slug].ratings.respect)
    return tuple(numbers[:favoured_count])


def draw_first_cards(g: AgesState, number: int, *, extra: int = 0) -> None:
    """Draw the treasure cards and henchmen that a character begins with (6.4, 28.10)."""
    common, secret, elite, henchmen = CHARACTERS[g.units[number].slug].start
    for _ in range(common + extra):
        draw_card(g, number, "common")
    for _ in range(secret):
        draw_card(g, number, "secret")
    for _ in range(elite):
        draw_card(g, number, "elite")
    for _ in range(henchmen):
        draw_henchman(g, number)
