"""The second model beside the game, over random maps and positions."""

from __future__ import annotations

import pytest

from engine.core.chance import Chance
from engine.games.ages.attacks.blow import Blow
from engine.games.ages.challenges.cards import ChallengeResult, challenge_odds, result_of
from engine.games.ages.challenges.ratings import can_use
from engine.games.ages.fire.shot import Shot
from engine.games.ages.map.chart import PROHIBITED, Chart, chart
from engine.games.ages.map.sight import line_of_sight, range_between
from engine.games.ages.map.slots import map_by_lot
from engine.games.ages.moving.routes import may_take_off, reachable_costs, route_to
from engine.games.ages.rows.characters import CHARACTERS
from engine.games.ages.rows.missions import MISSIONS
from engine.games.ages.rows.treasures import TREASURES
from engine.games.ages.state import AgesState
from tests.engine.games.ages import second_model
from tests.engine.games.ages.scene import black, state, white
from tests.engine.games.ages.second_model import Ground
from tests.engine.games.ages.test_chart import a_chart

LARGE = [(mission, seed) for mission in ("standing", "clash", "shores") for seed in (1, 2)]
"""Maps at random with bases, the Hall, the Alliance, and the mine where it is laid."""

SEEDS = range(6)
PRICES = {
    "tomyris": {},
    "sacagawea": {"w": 1, "W": 1, "^": 1, "~": 1},
    "the-green-warden": {"w": 1, "W": 1},
    "oona-fenchild": {"s": 1},
    "nanny-of-the-maroons": {"w": 1, "W": 1, "s": 2},
}
"""What walkers of the test pay where it is not the usual."""
PLAIN = (
    "hanno", "archimedes", "john-henry", "anansi", "doc-valdez", "juno-vash", "olaudah-equiano",
    "knuckles-moran", "sgt-rosa-blum", "atalanta", "old-grumbletoe", "duchess-orsolya",
)  # fmt: skip
"""Characters whose abilities do nothing to a plain attack."""


def table_on(seed: int, *slugs: str) -> tuple[AgesState, Ground, Chance]:
    """A random map with the first unit of White and the others of Black anywhere on it."""
    found, chance = a_chart(seed), Chance(seed, 5)
    spots = [at for at, each in enumerate(found.spaces) if each.terrain != "dome"]
    units = [
        (white if not number else black)(slug, chance.pick(spots))
        for number, slug in enumerate(slugs)
    ]
    return state(*units, layout=found.layout), Ground(found.layout), chance


@pytest.mark.parametrize("seed", SEEDS)
def test_the_ground_is_the_same(seed: int) -> None:
    """4.1, 4.3 to 4.6: terrain, age, walls and cliffs of every space."""
    found = a_chart(seed)
    ground = Ground(found.layout)
    assert set(ground.letter) == set(found.numbers_by_hex)
    for at, space in enumerate(found.spaces):
        assert ground.age[space.hex] == space.age
        near = [there for there in second_model.beside(space.hex) if there in ground.letter]
        assert {found.numbers_by_hex[there] for there in near} == set(found.neighbours[at])
        steps = {t: c for t in near if (c := ground.step(space.hex, t)) is not None}
        assert {found.numbers_by_hex[there]: cost for there, cost in steps.items()} == dict(
            found.steps[at]
        )
        for there in near:
            edge = (at, found.numbers_by_hex[there])
            assert ground.wall(space.hex, there) == (edge in found.walls)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("walker", PRICES)
def test_walks_are_the_same(seed: int, walker: str) -> None:
    """10.1 to 10.3: from random spaces with random points, among enemies that stop."""
    g, ground, chance = table_on(seed, walker, "hanno", "pell", "anansi")
    found = g.map
    enterable = [at for at, each in enumerate(found.spaces) if each.terrain != "obstacle"]
    for _ in range(25):
        for unit in g.units:
            unit.space = chance.pick(enterable)
        unit, points = g.units[0], chance.number_below(10)
        unit.spent = bool(chance.number_below(2))
        stops = {found.spaces[enemy.space].hex for enemy in g.units[1:]}
        start = found.spaces[unit.space].hex
        theirs = second_model.walks(ground, start, points, stops, PRICES[walker], moved=unit.spent)
        ours = reachable_costs(g, unit, points)
        assert {found.spaces[at].hex: cost for at, cost in ours.items()} == theirs
        for goal in list(ours)[:6]:
            route = route_to(g, unit, points, goal)
            before = (unit.space, *route)
            assert all(b in found.neighbours[a] for a, b in zip(before, route, strict=False))
            assert not {at for at in route[:-1] if found.spaces[at].hex in stops}


@pytest.mark.parametrize("seed", SEEDS)
def test_sight_is_the_same(seed: int) -> None:
    """5.1 to 5.7: over random pairs of spaces of a map, thrown and shot."""
    found, chance = a_chart(seed), Chance(seed, 9)
    ground = Ground(found.layout)
    for _ in range(900):
        a, b = chance.number_below(len(found.spaces)), chance.number_below(len(found.spaces))
        here, there = found.spaces[a].hex, found.spaces[b].hex
        lobbed = bool(chance.number_below(2))
        assert line_of_sight(found, a, b, lobbed=lobbed) == second_model.cover(
            ground, here, there, lobbed=lobbed
        )
        assert range_between(found, a, b) == second_model.apart(here, there)


@pytest.mark.parametrize("dice", [False, True])
def test_results_and_odds_are_the_same(dice: bool) -> None:
    """3.3, 3.4, 3.6: all pairs of digits at all differences that can come about."""
    for difference in range(-16, 17):
        for number in range(100):
            pair = number // 10, number % 10
            ours = result_of(difference, pair, dice=dice)
            assert ours.value == second_model.outcome(difference, *pair, dice=dice)
        counted = second_model.chances(difference, dice=dice)
        assert {
            each.value: challenge_odds(difference, dice=dice)[each] for each in ChallengeResult
        } == counted


@pytest.mark.parametrize("seed", SEEDS)
def test_sums_of_attacks_are_the_same(seed: int) -> None:
    """13.1 to 13.4, 9.2: weapon, symbol, age, shots and terrain, for random pairs and cards."""
    chance = Chance(seed, 13)
    for _ in range(25):
        one, other = chance.pick(PLAIN), chance.pick(PLAIN)
        if one == other:
            continue
        g, ground, _ = table_on(chance.number_below(12), one, other)
        unit, target = g.units
        held = [card for card in TREASURES.values() if card.kind in ("melee", "ranged")]
        card = chance.pick(held)
        if not can_use(g, unit, card):
            continue
        here, there = (g.map.spaces[each.space].hex for each in g.units)
        age = ground.age[here]
        if card.kind == "melee":
            found = Blow(g, unit, target, card.slug).hit
            expected = second_model.melee_sums(one, card.slug, other, age)
        else:
            lobbed, shots = card.symbol == "grenade", 1 + chance.number_below(4)
            stealth = second_model.cover(ground, here, there, lobbed=lobbed)
            if stealth is None:
                continue
            found = Shot(g, unit, target, card.slug, "fire", shots=shots).hit
            expected = second_model.shot_sums(one, card.slug, other, age, stealth, shots)
        assert (found.rating.value, found.against.value) == expected


def test_the_walkers_of_the_model_are_in_the_game() -> None:
    """A renamed character would leave a test without its subject."""
    assert set(PRICES) | set(PLAIN) <= set(CHARACTERS)


# Bases, the Hall, the Alliance, layers and flight


def large_map(mission: str, seed: int) -> Chart:
    """A map of a mission at random; that of Clash of Everything has the mine in it."""
    for number in range(seed * 100, seed * 100 + 100):
        layout, _ = map_by_lot(MISSIONS[mission], Chance(number))
        if mission != "clash" or any("mined" in placed.piece for placed in layout):
            return chart(layout)
    raise AssertionError("the mine was never laid")


def node(found: Chart, at: int) -> second_model.Hex:
    """A space as the second model calls it."""
    q, r = found.spaces[at].hex
    return (q + second_model.UNDER, r) if found.spaces[at].is_cavern else (q, r)


@pytest.mark.parametrize(("mission", "seed"), LARGE)
def test_large_grounds_are_the_same(mission: str, seed: int) -> None:
    """4.5, 26.1, 26.2, 27.1, 29.1, 33.1: steps, walls and gates of every space of every key."""
    found = large_map(mission, seed)
    ground = Ground(found.layout)
    nodes = [node(found, at) for at in range(len(found.spaces))]
    assert sorted(nodes) == sorted(ground.letter)
    at_node = {each: at for at, each in enumerate(nodes)}
    for at, here in enumerate(nodes):
        near = ground.near(here)
        assert sorted(at_node[there] for there in near) == list(found.neighbours[at])
        steps = {at_node[t]: c for t in near if (c := ground.step(here, t)) is not None}
        assert steps == dict(found.steps[at])
        for there in near:
            edge = at, at_node[there]
            gate = ground.gate(here, there)
            assert ground.wall(here, there) == (edge in found.walls)
            assert (at_node[gate] if gate else None) == found.gates.get(edge)


@pytest.mark.parametrize(("mission", "seed"), LARGE)
def test_walks_and_flights_on_large_maps_are_the_same(mission: str, seed: int) -> None:
    """10.1 to 10.3, 10.7, 26.2, 26.14, 29.3: through gates and mouths, and over everything."""
    found, chance = large_map(mission, seed), Chance(seed, 21)
    ground = Ground(found.layout)
    nodes = [node(found, at) for at in range(len(found.spaces))]
    g = state(white("tomyris", 0), black("pell", 0), layout=found.layout)
    open_ground = [at for at, each in enumerate(found.spaces) if each.terrain not in PROHIBITED]
    near_gates = sorted({at for edge in found.gates for at in edge})
    for number in range(40):
        unit, enemy = g.units
        unit.space = chance.pick(near_gates if number % 2 and near_gates else open_ground)
        enemy.space, points = chance.pick(open_ground), chance.number_below(9)
        unit.team, enemy.team = chance.pick([(0, 1), (1, 0)])
        sites = ("main-gate", "high-gate", "low-gate")
        ruined = tuple(site for site in sites if not chance.number_below(3))
        g.ruins = [(), ()]
        g.ruins[enemy.team] = ruined
        unit.spent, unit.flight_card = (
            bool(chance.number_below(2)),
            "wings" if number % 3 == 0 else "",
        )
        if unit.flight_card:
            theirs = second_model.flights(ground, nodes[unit.space], points, moved=unit.spent)
            if not may_take_off(g, unit):
                assert theirs == {}
                continue
        else:
            spots = tuple(second_model.GATES[sites.index(site)] for site in ruined)
            theirs = second_model.walks(
                ground, nodes[unit.space], points, {nodes[enemy.space]}, {},
                moved=unit.spent, team=("white", "black")[unit.team], ruins=spots,
            )  # fmt: skip
        ours = reachable_costs(g, unit, points)
        assert {nodes[at]: cost for at, cost in ours.items()} == theirs


@pytest.mark.parametrize(("mission", "seed"), LARGE)
def test_sight_on_large_maps_is_the_same(mission: str, seed: int) -> None:
    """5.1 to 5.7, 26.2, 29.7: past gates, over the void, and into a mine."""
    found, chance = large_map(mission, seed), Chance(seed, 23)
    ground = Ground(found.layout)
    special = [
        at for at, each in enumerate(found.spaces) if each.is_cavern or each.site or each.level
    ]
    for number in range(700):
        a = chance.pick(special) if number % 2 else chance.number_below(len(found.spaces))
        around = [
            at
            for at, each in enumerate(found.spaces)
            if second_model.apart(each.hex, found.spaces[a].hex) <= 6
        ]
        b = chance.pick(around)
        lobbed = bool(chance.number_below(2))
        expected = second_model.cover(ground, node(found, a), node(found, b), lobbed=lobbed)
        assert line_of_sight(found, a, b, lobbed=lobbed) == expected
