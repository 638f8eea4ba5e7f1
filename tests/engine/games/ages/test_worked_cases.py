"""Tricky cases of the rules, by number, where the first mission can show them.

Those with bases, prisons, henchmen, creatures, the Alliance, escapes or teams of several players
are tested with these chapters.
"""

from __future__ import annotations

import pytest

from engine.core.chance import Chance
from engine.core.match_access import live_state_of
from engine.games.ages.achievements.rules import check_valor, combat_points, scores_in
from engine.games.ages.attacks.blow import Blow
from engine.games.ages.attacks.events import DamageDrawn, HitDrawn, Killed
from engine.games.ages.cards.events import CardDiscarded
from engine.games.ages.challenges.cards import ChallengeResult, result_of
from engine.games.ages.entering.arrivals import arrivals
from engine.games.ages.fire.shot import Shot
from engine.games.ages.map.chart import chart
from engine.games.ages.map.sight import line_of_sight
from engine.games.ages.moving.events import Walked
from engine.games.ages.moving.routes import reachable_costs, route_to
from engine.games.ages.pending import Ask, Pending
from engine.games.ages.state import AgesState, Options
from engine.games.ages.steps import Step
from engine.games.ages.units import Fate
from engine.testing import check_not_offered, play
from tests.engine.games.ages.scene import (
    FAR,
    FIVE,
    MAP,
    black,
    guardian,
    layout,
    site,
    spaces,
    state,
    white,
)
from tests.engine.games.ages.table import AgesTable, ages, table_of
from tests.engine.games.ages.test_chapter_05_sight import Drawing, along, seen

__all__ = ["along"]

A = spaces("clear", age="ancient")[0]


def hits(table: AgesTable) -> list[HitDrawn]:
    """The hits that were tried, in order."""
    return [event for event in table.all_events() if isinstance(event, HitDrawn)]


def test_case_1_who_enters_by_respect() -> None:
    """17.1: 8 against 7, then 7 against 6, then all that are left."""
    g = state(
        white("archimedes"), white("cu-chulainn"), white("hanno"),
        black("tomyris"), black("anansi"), black("doc-valdez"),
    )  # fmt: skip
    entered = []
    for team in (0, 1, 0):
        g.team = team
        entered.append([unit.slug for unit in arrivals(g, team)])
        for unit in map(g.unit_of, entered[-1]):
            unit.fate, unit.entered, unit.space = Fate.ON_MAP, True, MAP.numbers[A.upper()]
    assert entered == [["archimedes"], ["tomyris"], ["cu-chulainn", "hanno"]]


def opfire_table(*answers: str) -> AgesTable:
    """Oyelaran with a revolver; Hanno began in her space, Tomyris runs past in the open."""
    table = ages(
        white("hanno", FIVE[0]),
        white("tomyris", FIVE[1]),
        black("captain-oyelaran", FIVE[0], "*service-revolver"),
        step=Step.MOVE,
    )
    play(table, "white: move tomyris", f"white: walk {FIVE[3]}", *answers, "white: done")
    return table


def test_case_3_who_has_an_enemy_beside_it_does_not_shoot() -> None:
    """11.4: at all, if that enemy stayed; if it walked away, at both."""
    table = opfire_table()
    assert "opfire captain-oyelaran service-revolver" not in table.choices_of("black")
    table = opfire_table("white: move hanno", f"white: walk {FIVE[1]}")
    play(table, "black: opfire captain-oyelaran service-revolver")
    assert {"at hanno", "at tomyris"} <= set(table.choices_of("black"))
    play(table, "black: at hanno")
    assert hits(table)[0].space == FIVE[1].upper(), "the only space he entered"


def test_case_5_three_shots() -> None:
    """9.2, 9.3: each at 7 - 5 - 4; with 4-2 a Squeak, which hits; and no move in this turn."""
    table = ages(
        white("mary-read", FIVE[0], "*target-pistol"),
        black("tomyris", FIVE[2]),
        black("sister-static", FIVE[3]),
        black("miyamoto-musashi", FIVE[4]),
        step=Step.FIRE,
        whites="42 00",
    )
    play(table, "white: shoot mary-read", "white: fire target-pistol 3", "white: at tomyris")
    shot = hits(table)[0]
    assert (shot.rating - shot.against, shot.result, shot.is_hit) == (-2, "squeak", True)
    play(table, "white: enough")
    assert not any(isinstance(event, Walked) for event in table.all_events())
    assert table.unit("mary-read").fired
    assert "move mary-read" not in table.choices_of("white")


def test_case_7_the_first_step_with_two_points() -> None:
    """10.2, 4.4: into swamp it is possible and the last; into deep water it never is."""
    found = chart(layout("drowned-chapel"))
    terrain = [space.terrain for space in found.spaces]
    start, swamp = next(
        (here, there)
        for here, near in enumerate(found.steps)
        for there, _ in near
        if terrain[here] == "clear" and terrain[there] == "swamp"
    )
    g = state(white("hanno", start), black("pell", len(terrain) - 1), layout=found.layout)
    g.units[0].slug = "tomyris"
    assert reachable_costs(g, g.units[0], 2)[swamp] == 2
    g.units[0].space, g.units[0].spent = swamp, True
    assert not reachable_costs(g, g.units[0], 0)
    shore = next(
        here
        for here, near in enumerate(found.neighbours)
        if terrain[here] == "water" and any(terrain[there] == "deep water" for there in near)
    )
    g.units[0].space, g.units[0].spent = shore, False
    assert not {terrain[there] for there in reachable_costs(g, g.units[0], 9)} & {"deep water"}


def test_case_9_terrain_on_a_line(along: Drawing) -> None:
    """5.3, 5.4: woods 2, rough on the way 0, swamp 3, the target in rough 2."""
    assert seen(along("ww^s^"), 0, 4) == 7


def test_case_11_a_weapon_that_goes_after_a_kill() -> None:
    """14.5, 13.8: an area weapon that kills two is discarded once, after all attacks."""
    table = ages(
        white("archimedes", FIVE[0], "*swivel-howitzer"),
        white("anansi", FAR),
        white("mary-read", FAR),
        black("tomyris", FIVE[2], health=1),
        black("rivet-77", FIVE[2]),
        black("hanno", FIVE[2], health=1),
        black("pell", FAR),
        step=Step.FIRE,
        whites="80 81 18 82 83",
    )
    play(table, "white: shoot archimedes", "white: fire swivel-howitzer 1", "white: at tomyris")
    play(table, "white: at rivet-77")
    events = table.all_events()
    gone = [n for n, each in enumerate(events) if isinstance(each, CardDiscarded)]
    attacked = [n for n, each in enumerate(events) if isinstance(each, HitDrawn | DamageDrawn)]
    assert len(gone) == 1
    assert gone[0] > attacked[-1]
    assert {each.target for each in hits(table)} == {"tomyris", "rivet-77", "hanno"}
    killed = [each.unit for each in events if isinstance(each, Killed)]
    assert killed == ["tomyris", "hanno"], "the first and the third"


def test_case_13_the_card_that_breaks_a_weapon() -> None:
    """3.4, 3.5: 0-9 is a FOPP at any difference; on an adventure nothing breaks."""
    assert result_of(6, (0, 9)) is ChallengeResult.FOPP
    table = ages(
        white("miyamoto-musashi", A, "*ship-cutlass"),
        black("old-grumbletoe", A),
        step=Step.MELEE,
        whites="09",
    )
    play(table, "white: strike old-grumbletoe ship-cutlass")
    shot = hits(table)[0]
    assert shot.rating - shot.against >= 6
    assert shot.result == "fopp"
    assert not table.unit("miyamoto-musashi").cards


def test_case_15_valor() -> None:
    """19.5: 6 against 3 is not enough, 7 against 3 is, off the map or on it."""
    many = ["hanno", "tomyris", "anansi", "pell", "rivet-77", "mary-read", "juno-vash"]
    enemies = [black(slug, FAR) for slug in ("cu-chulainn", "doc-valdez", "john-henry")]
    for count, wins in ((6, False), (7, True)):
        ours = [white(slug, A if number > 1 else "") for number, slug in enumerate(many[:count])]
        g = state(*ours, *enemies)
        check_valor(g)
        assert (g.outcome is not None) == wins


def test_case_17_three_draws_and_an_elite_card_paid() -> None:
    """14.1, 16.2: one Elite and one Common; an Elite card paid counts as one."""
    table = ages(
        white("pell", A), black("hanno", FAR), pending=[Pending(ask=Ask.DRAW, unit=0, count=3)]
    )
    assert "draw elite" in table.choices_of("white")
    play(table, "white: draw elite")
    check_not_offered(table, "white: draw elite")
    circle = site("war 0")
    paying = ages(
        white("pell", circle, "assault-carbine"),
        black("hanno", FAR),
        step=Step.ADVENTURE,
        open_guardians=guardian("grain-bailiff"),
    )
    play(paying, "white: adventure pell", "white: pay", "white: give-up assault-carbine")
    assert paying.view("white").path_markers == {"labyrinth-ancient war": (0, 1)}


def test_case_19_combat_points() -> None:
    """19.3: killed 0, full Health after healing 2, one lost 1."""
    healed = white("tomyris", A, health=3)
    g = state(white("hanno", fate=Fate.KILLED), healed, white("pell", A), black("anansi", FAR))
    g.units[1].health = g.units[1].max_health
    g.units[2].health -= 1
    assert [combat_points(unit) for unit in g.units[:3]] == [0, 2, 1]
    assert scores_in(g, "combat") == (3, 2)


def test_case_27_the_bonus_of_an_age() -> None:
    """13.3: weapon, user and space of one age; a natural attack never has it."""
    key = spaces("clear", age="colonial")
    dome_key = next(name for name in key if MAP.spaces[MAP.numbers[name.upper()]].spot)
    ancient = spaces("clear", age="ancient")[0]

    def added(space: str, weapon: str) -> bool:
        held = f"*{weapon}" if weapon else ""
        g = state(white("mary-read", space, held), black("hanno", space))
        found = Blow(g, g.units[0], g.units[1], weapon).hit
        return any("weapon, user and space" in part.source for part in found.rating.parts)

    assert added(dome_key, "ship-cutlass")
    assert not added(ancient, "ship-cutlass")
    assert not added(dome_key, "bronze-falcata")
    assert not added(dome_key, "")


def test_case_33_a_card_does_not_come_back_in_its_phase() -> None:
    """8.2, 8.7: A to B, B to C; C may give it to D only."""
    table = ages(
        white("hanno", A, "boar-spear"), white("tomyris", A), white("pell", A),
        white("anansi", A), black("mary-read", FAR),
    )  # fmt: skip
    play(table, "white: free hanno", "white: give boar-spear tomyris", "white: finish")
    play(table, "white: free tomyris", "white: give boar-spear pell", "white: finish")
    play(table, "white: free pell")
    gifts = [each for each in table.choices_of("white") if each.startswith("give")]
    assert gifts == ["give boar-spear anansi"]


def test_case_37_a_revealed_card_stays_open() -> None:
    """1.5, 8.3: used, given, dropped by the dead, and picked up by an enemy."""
    g = state(
        white("hanno", A, "*boar-spear"),
        white("tomyris", A, health=1),
        black("cu-chulainn", FAR),
        black("pell", FAR),
    )
    table = table_of(g)
    play(table, "white: free hanno", "white: give boar-spear tomyris")
    after = live_state_of(table.match)
    dead = after.unit_of("tomyris")
    assert dead.open_marks == (True,)
    fallen = state(
        white("hanno", FAR),
        black("pell", A),
        ground={A.upper(): ("*boar-spear",)},
        team=1,
        step=Step.FREE,
    )
    taking = table_of(fallen)
    play(taking, "black: free pell", "black: pick-up")
    assert [(card.slug, card.shown) for card in taking.unit("pell").cards] == [("boar-spear", True)]


def test_case_41_a_dome_that_is_not_on_the_map() -> None:
    """17.4: with dice any empty dome is picked then."""
    numbers = set(MAP.domes)
    seen_all = False
    for seed in range(40):
        g = state(white("hanno"), black("pell", FAR), options=Options(challenge="dice"))
        g.chance = Chance(seed)
        g.pending = [Pending(ask=Ask.DISMISS, unit=0)]
        table = table_of(g)
        if not table.unit("hanno").is_on_map:
            assert {int(each.split()[1]) for each in table.choices_of("white")} == numbers
            seen_all = True
    assert seen_all


def test_case_43_through_the_wall_of_a_labyrinth() -> None:
    """20.45, 4.5: 3 points for a clear space behind; the wall still ends the sight."""
    inside, outside = next(
        (b, a)
        for a, b in sorted(MAP.walls)
        if MAP.layout[MAP.spaces[b].piece].piece.startswith("labyrinth")
        and MAP.spaces[a].terrain == "clear"
        and not MAP.layout[MAP.spaces[a].piece].piece.startswith("labyrinth")
    )
    g = state(white("pell", outside), black("hanno", FAR))
    pell = g.units[0]
    assert reachable_costs(g, pell, 3)[inside] == 3
    assert route_to(g, pell, 3, inside) == (inside,)
    assert line_of_sight(MAP, outside, inside) is None


@pytest.mark.parametrize(("target", "legal"), [("rivet-77", False), ("tomyris", True)])
def test_case_47_the_stone_gaze(target: str, legal: bool) -> None:
    """20.30, 2.4: a unit unaffected by mental abilities is not a target."""
    g: AgesState = state(white("the-ninth-gorgon", FIVE[0]), black(target, FIVE[2]))
    assert Shot(g, g.units[0], g.units[1], "", "fire", g.units[1].space).is_in_range == legal


# Cases of our own


def test_a_shot_on_the_way_ends_the_walk_there() -> None:
    """11.5: the cards of a walker that falls lie where it was hit, not where it went."""
    table = ages(
        white("hanno", FIVE[0], "*boar-spear", health=1),
        white("anansi", FAR),
        black("lyudmila-pavlichenko", FIVE[4], "*bolt-rifle"),
        step=Step.MOVE,
        blacks="80 80",
    )
    play(table, "white: move hanno", f"white: walk {FIVE[2]}", "white: done")
    play(table, "black: opfire lyudmila-pavlichenko bolt-rifle", "black: at hanno")
    play(table, f"black: in {FIVE[1]}")
    assert table.view("white").ground.keys() == {MAP.numbers[FIVE[1].upper()]}


def test_a_wounded_unit_that_was_never_on_the_map_does_not_exist() -> None:
    """19.3: a character that never entered is unwounded and counts 2."""
    g = state(white("hanno"), black("pell", FAR))
    assert scores_in(g, "combat") == (2, 2)


def test_an_area_weapon_strikes_its_own_side() -> None:
    """13.8: friend and enemy in the space, each with its own challenge."""
    table = ages(
        white("cu-chulainn", FIVE[0], "*clay-fire-pot"),
        white("tomyris", FIVE[2]),
        black("hanno", FIVE[2]),
        step=Step.FIRE,
        whites="09 18 19",
    )
    play(table, "white: shoot cu-chulainn", "white: fire clay-fire-pot 1", "white: at hanno")
    assert {each.target for each in hits(table)} == {"tomyris", "hanno"}


def test_the_marker_of_an_enemy_is_taken_back_to_the_first_space() -> None:
    """16.4: even from the dead end, and the path gives its bonus to nobody then."""
    spot = site("war 2")
    table = ages(
        white("hanno", spot),
        black("pell", FAR),
        step=Step.ADVENTURE,
        path_markers={"labyrinth-ancient war": (1, 2)},
        open_guardians=guardian("grain-bailiff"),
        whites="85",
    )
    play(table, "white: adventure hanno", "white: challenge")
    assert table.view("white").path_markers["labyrinth-ancient war"] == (0, 1)


def test_nobody_is_asked_what_only_a_hidden_card_could_do() -> None:
    """13.5, 24.14: a target whose cards all lie open is not asked for armour."""
    asked = []
    for card in ("*boar-spear", "boar-spear", "linen-cuirass"):
        table = ages(
            white("mary-read", A), black("tomyris", A, card), step=Step.MELEE, whites="80 55"
        )
        play(table, "white: strike tomyris")
        asked.append(table.match.pending[0].prompt if "pass" in table.choices_of("black") else "")
    assert asked[0] == ""
    assert asked[1] == asked[2] != ""


def test_experience_lasts_a_round() -> None:
    """18.1, 8.1: it ends with the next own free actions, not with the enemy's."""
    table = ages(white("hanno", A, experience=1), black("pell", FAR))
    play(table, "white: free hanno", "white: experience", "white: finish")
    assert table.unit("hanno").ratings["melee"].value == 6
    while table.view("").turn == 0:
        seat = table.match.pending[0].seat
        offered = [str(each) for each in table.match.pending[0].choices]
        word = next(w for w in ("done", "stop", "pass", "hold", offered[0]) if w in offered)
        table.match.answer(seat, word)
    assert table.unit("hanno").active
