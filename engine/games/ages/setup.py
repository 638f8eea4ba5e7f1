"""Setup (RULES.md 6): teams, map, decks, the first cards and the encounters."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.chance import Chance
from engine.core.hexes import distance
from engine.core.zones import Deck
from engine.games.ages.abilities import DEALT
from engine.games.ages.adventures import ENCOUNTERS, GUARDIANS
from engine.games.ages.card_types import AGES, DECKS
from engine.games.ages.challenge import CARDS
from engine.games.ages.characters import CHARACTERS
from engine.games.ages.chart import PROHIBITED
from engine.games.ages.events import EncountersPlaced, TeamsDealt
from engine.games.ages.missions import BLACK, MISSIONS, WHITE, Mission
from engine.games.ages.plan import map_by_lot
from engine.games.ages.rules.cards import draw_card
from engine.games.ages.state import AgesState, Options, Step, Unit
from engine.games.ages.treasures import TREASURES

WORKING = frozenset({"melee", "ranged", "body", "helm", "shield", "mount", "vehicle", "medical"})
"""The kinds of treasure cards that are in the game (21.53)."""
ENDING = 5
"""Cards of which one ends a game of variable length (19.1)."""
MANY_PLAYERS = 3
"""Players of a team from which on missions may have more characters (30.6)."""
THE_END, NOT_YET = "end", "not yet"


def setup(options: Options, seats: int, chance: Chance) -> AgesState:
    """The table before the first cards are drawn (6.1 to 6.3)."""
    mission = MISSIONS[options.mission]
    dealt = list(DEALT)
    chance.shuffle(dealt)
    size = team_size(mission, seats)
    hands = dealt[:size], dealt[size : 2 * size]
    first = WHITE if is_first_white(hands[0], hands[1], chance) else BLACK
    sides = tuple(first if seat % 2 == 0 else 1 - first for seat in range(seats))
    g = AgesState(
        chance=chance,
        options=options,
        sides=sides,
        layout=map_by_lot(mission, chance)[0],
        decks={name: _shuffled(_treasures(name), chance) for name in DECKS},
        discards={name: [] for name in DECKS},
        challenge=[_shuffled((f"{a}{b}" for a, b in CARDS), chance) for _ in sides[:2]],
        drawn=[[], []],
        guardians={age: _shuffled(_guardians(age), chance) for age in AGES},
        beaten={age: [] for age in AGES},
        facing=dict.fromkeys(AGES, ""),
        pool=_shuffled(_encounters(options.encounters), chance),
    )
    if g.has_variable_end:
        g.ending = _shuffled([THE_END, *[NOT_YET] * (ENDING - 1)], chance)
    for team in (WHITE, BLACK):
        owners = g.seats_of(team)
        for place, slug in enumerate(hands[0] if team == first else hands[1]):
            health = CHARACTERS[slug].ratings.health
            owner = owners[place % len(owners)]
            g.units.append(
                Unit(slug=slug, team=team, owner=owner, health=health, most=health, began=health)
            )
    return g


def team_size(mission: Mission, seats: int) -> int:
    """The characters of each team: at least one for each seat of the larger team (30.6, 34.1)."""
    larger = (seats + 1) // 2
    many = larger >= MANY_PLAYERS and mission.characters_of_many
    return max(many or mission.characters, larger)


def is_first_white(first: Iterable[str], second: Iterable[str], chance: Chance) -> bool:
    """Is the team that was dealt first White: has it the highest Respect (6.3)?"""
    ours, theirs = (
        sorted((CHARACTERS[slug].ratings.respect for slug in team), reverse=True)
        for team in (first, second)
    )
    return bool(chance.below(2)) if ours == theirs else ours > theirs


def _shuffled(cards: Iterable[str], chance: Chance) -> Deck:
    deck = Deck(list(cards))
    deck.shuffle(chance)
    return deck


def _treasures(deck: str) -> Iterable[str]:
    for slug, row in TREASURES.items():
        if row.deck == deck and row.kind in WORKING:
            yield from [slug] * row.copies


def _guardians(age: str) -> Iterable[str]:
    return (slug for slug, row in GUARDIANS.items() if row.age == age)


def _encounters(colour: str) -> Iterable[str]:
    return (slug for slug, row in ENCOUNTERS.items() if row.blue == (colour == "blue"))


# The first segment


def deal(g: AgesState) -> Step:
    """The first cards of each character, and the encounters (6.4, 6.5)."""
    white, black = (tuple(u.slug for u in g.units if u.team == team) for team in (WHITE, BLACK))
    g.emit(TeamsDealt, white=white, black=black, seats=g.seats_of(WHITE))
    for number, unit in enumerate(g.units):
        common, secret, elite, _ = CHARACTERS[unit.slug].start
        for _ in range(common + g.mission.extra_common):
            draw_card(g, number, "common")
        for _ in range(secret):
            draw_card(g, number, "secret" if g.decks["secret"].cards else "common")
        for _ in range(elite):
            draw_card(g, number, "elite")
    place_encounters(g)
    return Step.ROUND


def place_encounters(g: AgesState, *, again: bool = False) -> None:
    """Put encounters face down by lot until there is no place left (6.5)."""
    chart, placed = g.map, 0
    held = {unit.space for unit in g.units if unit.on_map}
    free = [
        at
        for at, space in enumerate(chart.spaces)
        if space.terrain not in PROHIBITED and not space.site and at not in held
    ]
    g.chance.shuffle(free)
    taken = [chart.spaces[chart.numbers[name]].hex for name in g.counters]
    for at in free:
        there = chart.spaces[at].hex
        if all(distance(there, other) >= g.mission.apart for other in taken):
            card = g.pool.draw(g.chance)
            if card is None:
                break
            g.counters[chart.names[at]] = card
            taken.append(there)
            placed += 1
    g.emit(EncountersPlaced, count=placed, again=again)
