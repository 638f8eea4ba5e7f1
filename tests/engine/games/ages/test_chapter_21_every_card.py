"""Every weapon, armour, transport and medicine is used in its own test, by its row.

The other cards have tests by name; `test_every_row.py` finds the ones that have none.
"""

from __future__ import annotations

from functools import cache

import pytest

from engine.core.hexes import distance
from engine.core.match_access import live_state_of
from engine.games.ages.attacks.blow import Blow
from engine.games.ages.attacks.events import DamageDrawn, HitDrawn
from engine.games.ages.card_types import TreasureKind
from engine.games.ages.challenges.ratings import carry_limit
from engine.games.ages.fire.shot import Shot
from engine.games.ages.map.sight import line_of_sight
from engine.games.ages.moving.routes import reachable_costs
from engine.games.ages.rows.treasures import TREASURES
from engine.games.ages.steps import Step
from engine.testing import check_not_offered, play
from tests.engine.games.ages.scene import FAR, MAP, black, spaces, state, white
from tests.engine.games.ages.table import ages

A, B = spaces("clear", age="ancient")[:2]
WIELDER = "archimedes"
"""He needs no Strength and has Intellect 9, so that he can use every card; Ancient, Heavy."""
AGE, SYMBOL = "ancient", "heavy"


def of_kind(*kinds: TreasureKind) -> list[str]:
    """The cards of some kinds."""
    return [slug for slug, card in TREASURES.items() if card.kind in kinds]


def bonus(slug: str) -> int:
    """The bonus of the wielder's symbol and the age of his space to hit with a card."""
    card = TREASURES[slug]
    return (card.symbol == SYMBOL) + (card.age == AGE)


@pytest.mark.parametrize("slug", of_kind("melee"))
def test_a_melee_card_strikes(slug: str) -> None:
    """12.3, 13.3, 13.4, 14.3: its hit, Power and Damage; who may use it."""
    card = TREASURES[slug]
    table = ages(white(WIELDER, A, slug), black("rivet-77", A), step=Step.MELEE, whites="90 81")
    play(table, f"white: strike rivet-77 {slug}")
    (hit,), (damage,) = table.events_of(HitDrawn), table.events_of(DamageDrawn)
    assert (hit.weapon, hit.with_rating, hit.against) == (slug, "melee", 3)
    assert hit.rating == 2 + card.hit + bonus(slug)
    assert (damage.rating, damage.against, damage.weapon_damage) == (card.power, 6, card.damage)
    assert table.unit(WIELDER).open_cards == (slug,), "it is revealed, and killed nobody"
    weak = ages(white("pell", A, slug), black("rivet-77", A), step=Step.MELEE)
    check_not_offered(weak, f"white: strike rivet-77 {slug}")


def away(here: int, there: int) -> int:
    """The distance of two spaces."""
    return distance(MAP.spaces[here].hex, MAP.spaces[there].hex)


@cache
def clear_line(length: int) -> tuple[int, int]:
    """Two clear spaces of that distance with nothing in between, the first one Ancient."""
    starts = [MAP.numbers[name.upper()] for name in spaces("clear", age=AGE)]
    ends = [MAP.numbers[name.upper()] for name in spaces("clear")]
    for here in starts:
        for there in ends:
            if away(here, there) == length and line_of_sight(MAP, here, there) == 0:
                return here, there
    raise AssertionError(f"no clear line of {length}")


@pytest.mark.parametrize("slug", of_kind("ranged"))
def test_a_ranged_card_shoots(slug: str) -> None:
    """13.2, 13.3, 13.4, 14.5: its rating, Power, Damage and limit."""
    card = TREASURES[slug]
    shot = card.shot
    assert shot is not None
    here, there = clear_line(shot.nearest)
    table = ages(
        white(WIELDER, here, slug), black("rivet-77", there), step=Step.FIRE, whites="90 81"
    )
    play(table, f"white: shoot {WIELDER}", f"white: fire {slug} 1", "white: at rivet-77")
    (hit,), (damage,) = table.events_of(HitDrawn), table.events_of(DamageDrawn)
    assert (hit.weapon, hit.with_rating, hit.against) == (slug, shot.rating, 3)
    printed = {"aim": 6, "point": 5, "throw": 5}[shot.rating]
    assert hit.rating == printed + bonus(slug)
    assert (damage.rating, damage.against, damage.weapon_damage) == (shot.power, 6, shot.damage)
    kept = () if card.limit == "once" else (slug,)
    assert table.unit(WIELDER).open_cards == kept


@pytest.mark.parametrize("slug", of_kind("ranged"))
def test_a_ranged_card_has_its_range(slug: str) -> None:
    """9.2: from the nearest to the farthest space of its range."""
    shot = TREASURES[slug].shot
    assert shot is not None
    for length in range(1, shot.farthest + 2):
        here, there = clear_line(length)
        g = state(white(WIELDER, here, f"*{slug}"), black("rivet-77", there))
        inside = shot.nearest <= length <= shot.farthest
        assert Shot(g, g.units[0], g.units[1], slug, "fire", there).is_in_range == inside, length


ARMORS = of_kind("body", "helm", "shield")


@pytest.mark.parametrize("slug", ARMORS)
def test_armor_is_worn(slug: str) -> None:
    """13.5, 14.6: revealed after a hit, for the damage."""
    card = TREASURES[slug]
    table = ages(
        white("tomyris", A),
        black("nanny-of-the-maroons", A, slug),
        step=Step.MELEE,
        whites="90 81",
    )
    play(table, "white: strike nanny-of-the-maroons", f"black: reveal {slug}")
    while not table.events_of(DamageDrawn):
        play(table, "black: pass")
    adds = card.armor_in_melee or card.armor
    assert table.events_of(DamageDrawn)[0].against == max(2 + adds, card.armor_at_least)


@pytest.mark.parametrize("slug", ARMORS)
def test_armor_with_its_symbol_and_from_afar(slug: str) -> None:
    """14.4, 14.6: 1 more; the Round Shield is better in melee."""
    card = TREASURES[slug]
    g = state(white("the-green-warden", A, f"*{slug}"), black("tomyris", A, "*yew-bow"))
    melee = Blow(g, g.units[1], g.units[0]).hurt
    fire = Shot(g, g.units[1], g.units[0], "yew-bow", "fire").hurt
    for found, adds in ((melee, card.armor_in_melee or card.armor), (fire, card.armor)):
        assert found.against.value == max(3 + adds, card.armor_at_least) + 1


def test_a_visor_sharpens_the_eye() -> None:
    """21.33: Aim +1 once revealed."""
    for cards, aim in (("*visor-helm", 7), ("visor-helm", 6)):
        table = ages(white(WIELDER, A, cards), black("pell", FAR))
        assert table.unit(WIELDER, "white").ratings["aim"].value == aim


def test_a_carriage_gun_is_heavy() -> None:
    """21.40: -1 Speed while carried and revealed."""
    for cards, speed in (("*carriage-gun", 4), ("carriage-gun", 5)):
        table = ages(white(WIELDER, A, cards), black("pell", FAR))
        assert table.unit(WIELDER, "white").ratings["speed"].value == speed


# Transports


SPEEDS = {
    "hill-pony": (5 + 2, 7 + 2 + 1),
    "dray-horse": (5 + 1, 7 + 1 + 1),
    "motor-scooter": (9, 9 + 1),
    "roadster-bicycle": (5 + 3, 8 + 3 + 1),
    "sky-skiff": (8, 8 + 1),
}
"""The points of Archimedes with each transport, and of one with the symbol, on clear ground."""


@pytest.mark.parametrize("slug", of_kind("mount", "vehicle"))
def test_a_transport_gives_speed(slug: str) -> None:
    """21.21, 21.22, 21.34, 21.35, 21.47: on clear ground; with the symbol 1 more."""
    points, with_symbol = SPEEDS[slug]
    rider = "tomyris" if TREASURES[slug].kind == "mount" else "juno-vash"
    for who, expected in ((WIELDER, points), (rider, with_symbol)):
        table = ages(white(who, A, slug), black("pell", FAR), step=Step.MOVE)
        play(table, f"white: move {who}", f"white: ride {slug}")
        g = live_state_of(table.match)
        clear = [at for at, space in enumerate(MAP.spaces) if space.terrain == "clear"]
        costs = reachable_costs(g, g.unit_of(who), g.points)
        assert max(costs.get(at, 0) for at in clear) <= expected
        assert g.points + (2 if slug == "roadster-bicycle" else 0) == expected
        assert table.unit(who).open_cards == (slug,)


@pytest.mark.parametrize(
    ("slug", "terrain", "cost"),
    [
        ("hill-pony", "building", 5),
        ("motor-scooter", "woods", 3),
        ("motor-scooter", "rough", 3),
        ("hill-pony", "woods", 2),
    ],
)
def test_transports_on_bad_ground(slug: str, terrain: str, cost: int) -> None:
    """21.21, 21.22: a pony fears buildings, a scooter wants roads."""
    target = next(at for at, space in enumerate(MAP.spaces) if space.terrain == terrain)
    start = next(
        here
        for here, steps in enumerate(MAP.steps)
        if target in [there for there, _ in steps] and MAP.spaces[here].terrain == "clear"
    )
    g = state(white(WIELDER, start, f"*{slug}", ride_card=slug), black("pell", FAR))
    assert reachable_costs(g, g.units[0], 9)[target] == cost


def test_a_bicycle_loses_its_way_off_the_road() -> None:
    """21.35: +1 only, once a space that was entered is not clear."""
    woods = next(at for at, space in enumerate(MAP.spaces) if space.terrain == "woods")
    rider = white(WIELDER, woods, "*roadster-bicycle", ride_card="roadster-bicycle")
    g = state(rider, black("pell", FAR))
    clear = g.units[0].space
    assert max(reachable_costs(g, g.units[0], 2).values()) == 4, "2 points and 2 more"
    g.units[0].walked_spaces, g.units[0].spent = (clear,), True
    assert max(reachable_costs(g, g.units[0], 2).values()) == 2


def test_a_dray_horse_carries_more() -> None:
    """21.34: five cards once it is revealed."""
    for cards, limit in (("*dray-horse", 5), ("dray-horse", 4)):
        g = state(white(WIELDER, A, cards), black("pell", FAR))
        assert carry_limit(g, g.units[0]) == limit


# Medicine


HEALS = {
    "field-kit": (3, 3),
    "willow-salve": (2, 3),
    "smelling-salts": (2, 3),
    "surgeon-drone": (2, 3),
    "phoenix-draught": (5, 5),
}
"""The Health after each medicine, from 1 of 4, without and with the symbol."""


@pytest.mark.parametrize("slug", of_kind("medical"))
def test_medicine_heals(slug: str) -> None:
    """21.23, 21.24, 21.36, 21.48, 21.52: from Health 1, without and with the symbol."""
    plain, with_symbol = HEALS[slug]
    for who, health in ((WIELDER, plain), ("doc-valdez", with_symbol)):
        table = ages(white(who, A, slug, health=1), black("pell", FAR))
        play(table, f"white: free {who}", f"white: use {slug}")
        assert table.health(who) == health
        kept = (slug,) if TREASURES[slug].limit == "stays" else ()
        assert table.unit(who).open_cards == kept
        check_not_offered(table, f"white: use {slug}")
        assert table.unit(who).experience == (slug == "smelling-salts")
        assert table.unit(who).max_health == 4 + (slug == "phoenix-draught")


@pytest.mark.parametrize(("slug", "heals"), [("field-kit", 1), ("phoenix-draught", 2)])
def test_medicine_for_an_ally_too(slug: str, heals: int) -> None:
    """21.23, 21.48: with the symbol an ally in the space; not without it, nor elsewhere."""
    allies = white("tomyris", A, health=1), white("hanno", B, health=1)
    table = ages(white("doc-valdez", A, slug, health=1), *allies, black("pell", FAR))
    play(table, "white: free doc-valdez")
    check_not_offered(table, f"white: use {slug} hanno")
    play(table, f"white: use {slug} tomyris")
    assert table.health("tomyris") == 1 + heals
    assert table.health("doc-valdez") > 1
    plain = ages(white(WIELDER, A, slug, health=1), *allies, black("pell", FAR))
    play(plain, f"white: free {WIELDER}")
    check_not_offered(plain, f"white: use {slug} tomyris")
