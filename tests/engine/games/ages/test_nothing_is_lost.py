"""Random play of every mission: cards, encounters, guardians and flags are somewhere, once each."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from engine.core.match_access import position_of
from engine.games.ages import GAME
from engine.games.ages.card_types import DECKS
from engine.games.ages.cards.held import is_used
from engine.games.ages.cards.marked import card_of
from engine.games.ages.map.chart import PROHIBITED
from engine.games.ages.opening.placing import flags_each
from engine.games.ages.rows.adventures import ENCOUNTERS, GUARDIANS
from engine.games.ages.rows.characters import CHARACTERS
from engine.games.ages.rows.creatures import HENCHMEN
from engine.games.ages.rows.missions import MISSIONS
from engine.games.ages.rows.profiles import CREATURE_CARDS
from engine.games.ages.rows.treasures import TREASURES
from engine.games.ages.setup import characters_in, team_size
from engine.games.ages.state import AgesState, Options
from engine.games.ages.units import Fate
from engine.testing import random_play

EVERY = 12
"""One position in this number is counted."""


def cards_of(g: AgesState) -> Iterator[str]:
    """Every treasure card, wherever it is."""
    for deck in DECKS:
        yield from g.decks[deck].cards
        yield from g.discards[deck]
    for unit in g.units:
        if unit.kind in ("hunter", "sentinel"):
            yield from [CREATURE_CARDS[unit.slug].slug] if unit.is_on_map else []
        yield from unit.cards
    for marked in (*sum(g.ground.values(), ()), *g.vaults[0], *g.vaults[1]):
        yield card_of(marked)
    yield from (monument.card for monument in g.monuments)


def encounters_of(g: AgesState) -> Iterator[str]:
    """Every encounter of the set in use."""
    yield from (*g.pool.cards, *g.counters.values(), *g.passed_encounters)
    if g.alliance is not None and g.alliance.counter:
        yield g.alliance.counter


def characters_of(g: AgesState) -> Iterator[str]:
    """Every character of the mission."""
    yield from g.reserve.cards
    yield from (unit.slug for unit in g.units if unit.kind == "character")
    if g.selection is not None:
        for pile in (*g.selection.hands, *g.selection.dropped_characters, g.selection.row):
            yield from pile


def compare(g: AgesState) -> None:
    """Count the pieces in the game, and check where units are."""
    used = {slug: card.copies for slug, card in TREASURES.items() if is_used(g.mission_row, card)}
    assert Counter(cards_of(g)) == Counter(used)
    blue = g.options.encounters == "blue"
    assert sorted(encounters_of(g)) == sorted(s for s, e in ENCOUNTERS.items() if e.blue == blue)
    assert sorted(characters_of(g)) == sorted(characters_in(g.mission_row))
    henchmen = [unit.slug for unit in g.units if unit.kind == "henchman"]
    assert sorted((*henchmen, *g.henchmen.cards)) == sorted(HENCHMEN)
    piles = [
        list(g.open_guardians.values()),
        *g.beaten_guardians.values(),
        *(d.cards for d in g.guardians.values()),
    ]
    assert sorted(slug for pile in piles for slug in pile if slug) == sorted(GUARDIANS)
    size = team_size(g.mission_row, len(g.sides))
    if g.flags or any(g.flags_scored):
        for team in (0, 1):
            lying = sum(flags.count(team) for flags in g.flags.values())
            carried = sum(unit.has_flag for unit in g.units if unit.team == team)
            assert lying + carried + g.flags_scored[team] == flags_each(g) == size // 2
    for unit in g.units:
        compare_unit(g, unit.slug)


def compare_unit(g: AgesState, slug: str) -> None:
    """A unit is in a space if and only if it is on the map, and in one that it may be in."""
    unit = g.unit_of(slug)
    assert (unit.space >= 0) == unit.is_on_map
    assert unit.slug in CHARACTERS or not unit.cards
    assert not unit.is_on_map or unit.health > 0
    assert unit.fate is not Fate.PRISON or g.has_base(1 - unit.team)
    if unit.is_on_map:
        assert g.map.spaces[unit.space].terrain not in PROHIBITED - {"dome"}
    if unit.kind == "henchman":
        master = g.units[unit.master]
        assert (master.team, master.owner) == (unit.team, unit.owner)
        assert master.is_alive or not unit.is_alive


@pytest.mark.parametrize("mission", MISSIONS)
def test_nothing_is_lost(mission: str) -> None:
    """14.1, 6.5, 16.7, 28.10, 32.2, 33.3: at random and by hand, with two and five seats."""
    for seed, (seats, placing) in enumerate(((2, "random"), (5, "hand")), 3):
        options = Options(mission=mission, placing=placing, length="fast")
        played = random_play(GAME, seed=seed, seats=seats, options=options)
        for number, match in enumerate(played):
            g = position_of(match).state
            if number % EVERY == 0 and g.units:
                compare(g)
