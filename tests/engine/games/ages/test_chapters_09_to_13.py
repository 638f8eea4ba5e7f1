"""RULES.md, chapters 9 to 13: fire, moves, opportunity fire, melee, attacks."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.ages.chart import chart
from engine.games.ages.events import DamageDrawn, HitDrawn, Killed, ShotWentOn, Walked
from engine.games.ages.movement import reachable_costs, way_to
from engine.games.ages.state import Options, Step
from engine.testing import not_offered, play
from tests.engine.games.ages.scene import (
    FAR,
    FIVE,
    MAP,
    AgesTable,
    ages,
    black,
    layout,
    site,
    spaces,
    state,
    white,
)

DOME = MAP.names[MAP.domes[0]].lower()


# 9. Fire


def test_who_may_fire() -> None:
    """9.1: with a ranged weapon, not from a contested space nor a dome."""
    bow = "yew-bow"
    table = ages(white("tomyris", FIVE[0], bow), black("rivet-77", FIVE[2]), step=Step.FIRE)
    assert table.offered("white") == ["shoot tomyris", "done"]
    contested = ages(
        white("tomyris", FIVE[0], bow),
        black("rivet-77", FIVE[2]),
        black("pell", FIVE[0]),
        step=Step.FIRE,
    )
    assert contested.view().step == "move"
    domed = ages(white("tomyris", DOME, bow), black("rivet-77", FIVE[2]), step=Step.FIRE)
    assert domed.view().step == "move"


def test_shots_at_different_enemies() -> None:
    """9.2, 24.22: each shot has -2 for every further one; a weapon for one use fires once."""
    table = ages(
        white("captain-oyelaran", FIVE[0], "service-revolver stick-grenade"),
        black("rivet-77", FIVE[1]),
        black("skarn", FIVE[2]),
        black("hanno", FIVE[3]),
        step=Step.FIRE,
        whites="42 24",
    )
    play(table, "white: shoot captain-oyelaran")
    assert "fire stick-grenade 1" in table.offered("white")
    not_offered(table, "white: fire stick-grenade 2", "white: fire service-revolver 4")
    play(table, "white: fire service-revolver 3", "white: at skarn")
    (hit,) = table.happened(HitDrawn)
    assert (hit.rating, hit.against) == (7 - 4, 4)
    assert hit.hit == (hit.rating - hit.against + 4 - 2 >= 0)
    not_offered(table, "white: at skarn")
    assert "at hanno" in table.offered("white")


def test_who_fired_does_not_move() -> None:
    """9.3: in the same turn."""
    table = ages(
        white("tomyris", FIVE[0], "yew-bow"),
        white("hanno", FAR),
        black("rivet-77", FIVE[2]),
        step=Step.FIRE,
        whites="00 00",
    )
    play(table, "white: shoot tomyris", "white: fire yew-bow 1", "white: at rivet-77")
    while table.view().step != "move":
        play(table, f"{table.asked()[0]}: {table.offered(table.asked()[0])[-1]}")
    not_offered(table, "white: move tomyris")
    assert "move hanno" in table.offered("white")


def test_a_shot_that_misses_goes_on() -> None:
    """9.4, 24.7: to an ally of the shooter in the target's space, and no further."""
    table = ages(
        white("tomyris", FIVE[0], "yew-bow"),
        white("hanno", FIVE[2]),
        white("skarn", FIVE[2]),
        black("pell", FIVE[2]),
        step=Step.FIRE,
        whites="09 19",
    )
    play(table, "white: shoot tomyris", "white: fire yew-bow 1", "white: at pell")
    assert table.asked() == ["black"]
    assert table.offered("black") == ["instead hanno", "instead skarn"]
    play(table, "black: instead hanno")
    assert table.happened(ShotWentOn)
    (hit,) = table.happened(HitDrawn)
    assert (hit.target, hit.hit) == ("hanno", False)
    assert table.view().step != "friendly fire"


# 10. Moves


def test_as_many_points_as_speed() -> None:
    """10.1: step by step; the points are lost at the end of the phase."""
    table = ages(white("hanno", FIVE[0]), black("pell", FAR), step=Step.MOVE)
    play(table, "white: move hanno")
    walks = [words.split()[1] for words in table.offered("white") if words.startswith("walk")]
    g = state(white("hanno", FIVE[0]), black("pell", FAR))
    costs = reachable_costs(g, g.units[0], 6)
    assert {MAP.names[at].lower() for at in costs} == set(walks)
    assert max(costs.values()) <= 6


def test_the_first_step_is_always_possible() -> None:
    """10.2: even if it costs more than all points; then none are left."""
    swamped = chart(layout("drowned-chapel"))
    swamp = next(n for n, s in enumerate(swamped.spaces) if s.terrain == "swamp")
    beside = next(n for n in swamped.beside[swamp] if swamped.spaces[n].terrain == "clear")
    g = state(white("hanno", beside), black("pell", FAR), layout=layout("drowned-chapel"))
    costs = reachable_costs(g, g.units[0], 2)
    assert costs[swamp] == 2
    g.units[0].spent = True
    assert swamp not in reachable_costs(g, g.units[0], 2)


def test_an_enemy_ends_the_move() -> None:
    """10.3: who enters its space stops; to start there does not hinder."""
    table = ages(white("hanno", FIVE[0]), black("pell", FIVE[1]), step=Step.MOVE)
    play(table, "white: move hanno", f"white: walk {FIVE[1]}")
    assert table.offered("white") == ["done"]
    leaving = ages(white("hanno", FIVE[1]), black("pell", FIVE[1]), step=Step.MOVE)
    play(leaving, "white: move hanno", f"white: walk {FIVE[3]}")
    assert leaving.at("hanno") == FIVE[3]


def test_a_dome_must_be_left() -> None:
    """10.4, 24.8: neither done nor stop is offered; walking into one is not."""
    table = ages(white("hanno", DOME), black("pell", FAR), step=Step.MOVE)
    assert table.offered("white") == ["move hanno"]
    play(table, "white: move hanno")
    not_offered(table, "white: stop")
    beside = MAP.names[MAP.steps[MAP.domes[0]][0][0]].lower()
    play(table, f"white: walk {beside}", "white: move hanno")
    not_offered(table, f"white: walk {DOME}")


def test_a_transport_before_the_first_step() -> None:
    """10.5: it holds for the whole move, and its points are more."""
    table = ages(white("tomyris", FIVE[0], "hill-pony"), black("pell", FAR), step=Step.MOVE)
    play(table, "white: move tomyris", "white: ride hill-pony")
    assert table.view().points == 7 + 2 + 1
    play(table, f"white: walk {FIVE[1]}", "white: move tomyris")
    assert not [words for words in table.offered("white") if words.startswith("ride")]
    assert table.view().points == 9


def test_a_walk_is_said_leg_by_leg() -> None:
    """10.6: to any space in reach on the cheapest way, then on with what is left."""
    table = ages(white("hanno", FIVE[0]), black("pell", FAR), step=Step.MOVE)
    play(table, "white: move hanno", f"white: walk {FIVE[2]}")
    (walked,) = table.happened(Walked)
    assert [name.lower() for name in walked.way] == FIVE[1:3]
    assert walked.left == 4
    play(table, "white: move hanno", f"white: walk {FIVE[0]}")
    assert table.at("hanno") == FIVE[0]


def test_flying() -> None:
    """10.7: over anything for 1 point; it ends neither in a dome nor on deep water."""
    g = state(
        white("juno-vash", FIVE[0], "*sky-skiff", riding="sky-skiff", flying="sky-skiff"),
        black("pell", FIVE[1]),
    )
    costs = reachable_costs(g, g.units[0], 9)
    there = {g.map.spaces[at].terrain for at in costs}
    assert not there & {"deep water", "dome", "obstacle", "fire"}
    assert costs[MAP.numbers[FIVE[2].upper()]] == 2, "over the enemy"
    inside = MAP.numbers[site("glory 2").upper()]
    far = state(
        white("juno-vash", site("war 0"), "*sky-skiff", riding="sky-skiff", flying="sky-skiff"),
        black("pell", FAR),
    )
    assert inside in reachable_costs(far, far.units[0], 9)
    assert way_to(far, far.units[0], 9, inside)


# 11. Opportunity fire


def moved(*spaces_entered: str) -> dict[str, Any]:
    """What a unit that moved through these spaces remembers."""
    return {"path": tuple(MAP.numbers[name.upper()] for name in spaces_entered), "spent": True}


def test_who_may_shoot_at_whom() -> None:
    """11.1, 11.6: the other team, at enemies that moved; it sees what each shot does."""
    table = ages(
        white("hanno", FIVE[2], **moved(FIVE[1], FIVE[2])),
        white("skarn", FIVE[3]),
        black("captain-oyelaran", FIVE[4], "service-revolver"),
        step=Step.OPFIRE,
    )
    assert table.offered("black") == ["opfire captain-oyelaran service-revolver", "pass"]
    play(table, "black: opfire captain-oyelaran service-revolver")
    assert table.offered("black") == ["at hanno", "enough"]


def test_once_at_a_target_and_once_at_a_space() -> None:
    """11.2: in a space that the target entered, never the shooter's own."""
    table = ages(
        white("hanno", FIVE[4], **moved(FIVE[1], FIVE[2], FIVE[3], FIVE[4])),
        white("rivet-77", FIVE[3], **moved(FIVE[2], FIVE[3])),
        black("captain-oyelaran", FIVE[4], "service-revolver"),
        step=Step.OPFIRE,
        blacks="00 00 00",
    )
    play(table, "black: opfire captain-oyelaran service-revolver", "black: at hanno")
    assert table.offered("black") == [f"in {name}" for name in FIVE[1:4]]
    play(table, f"black: in {FIVE[2]}")
    while table.view().step == "armor":
        play(table, "white: pass")
    assert table.offered("black") == ["at rivet-77", "enough"]
    play(table, "black: at rivet-77")
    assert table.view().step != "aim space", "one space is left: it is not asked"
    hits = [event for event in table.all_events() if isinstance(event, HitDrawn)]
    assert [hit.space.lower() for hit in hits] == [FIVE[2], FIVE[3]]


def test_range_and_terrain_of_the_space_named() -> None:
    """11.3: several shots have no penalty."""
    wood = spaces("woods")[0]
    number = MAP.numbers[wood.upper()]
    near = next(n for n in MAP.beside[number] if MAP.spaces[n].terrain == "clear")
    table = ages(
        white("hanno", FAR, **moved(wood)),
        black("captain-oyelaran", near, "service-revolver"),
        step=Step.OPFIRE,
        blacks="00",
    )
    play(table, "black: opfire captain-oyelaran service-revolver", "black: at hanno")
    (hit,) = table.happened(HitDrawn)
    assert (hit.rating, hit.against) == (7, 6 + 2)


def test_an_enemy_that_stayed_bars_the_shooter() -> None:
    """11.4: it began the phase in the space and did nothing; who walked away does not."""
    stays = ages(
        white("hanno", FIVE[2], **moved(FIVE[2])),
        white("skarn", FIVE[4]),
        black("captain-oyelaran", FIVE[4], "service-revolver"),
        step=Step.OPFIRE,
    )
    assert stays.view().step != "opfire"
    left = ages(
        white("hanno", FIVE[2], **moved(FIVE[2])),
        white("skarn", FIVE[3], **moved(FIVE[3])),
        black("captain-oyelaran", FIVE[4], "service-revolver"),
        step=Step.OPFIRE,
    )
    assert left.view().step == "opfire"


def test_who_is_killed_falls_where_it_was_hit() -> None:
    """11.5, 24.9: its cards lie there."""
    table = ages(
        white("hanno", FIVE[3], "*boar-spear", health=1, **moved(FIVE[1], FIVE[2], FIVE[3])),
        white("skarn", FAR),
        black("captain-oyelaran", FIVE[4], "service-revolver"),
        step=Step.OPFIRE,
        blacks="90 80",
    )
    play(table, "black: opfire captain-oyelaran service-revolver", "black: at hanno")
    play(table, f"black: in {FIVE[1]}")
    (killed,) = table.happened(Killed)
    assert killed.space.lower() == FIVE[1]
    assert list(table.view().ground) == [MAP.numbers[FIVE[1].upper()]]


# 12. Melee


def test_the_order_of_wits() -> None:
    """12.1, 24.6: the highest first; of equals the team in turn, and in a team as it likes."""
    table = ages(
        white("hanno", FIVE[0]),
        white("mary-read", FIVE[0]),
        black("captain-oyelaran", FIVE[0]),
        black("pell", FIVE[0]),
        step=Step.MELEE,
    )
    assert table.asked() == ["black"], "Pell has Wits 8"
    play(table, "black: hold")
    assert table.offered("white") == ["next hanno", "next mary-read"]
    play(table, "white: next mary-read", "white: hold")
    assert table.view().acting == 0
    play(table, "white: hold")
    assert table.asked() == ["black"]


def test_spaces_fight_in_an_order_of_the_team_in_turn() -> None:
    """12.1: it is asked if there are several."""
    table = ages(
        white("hanno", FIVE[0]),
        white("mary-read", FIVE[2]),
        black("skarn", FIVE[0]),
        black("rivet-77", FIVE[2]),
        step=Step.MELEE,
    )
    assert set(table.offered("white")) == {f"fight {FIVE[0]}", f"fight {FIVE[2]}"}


def test_one_attack_with_a_card_or_naturally() -> None:
    """12.2, 12.3: Melee against React, then Power against Armor."""
    table = ages(
        white("mary-read", FIVE[0], "ship-cutlass"),
        black("rivet-77", FIVE[0]),
        step=Step.MELEE,
        whites="55 55",
    )
    assert table.offered("white") == ["strike rivet-77", "strike rivet-77 ship-cutlass", "hold"]
    play(table, "white: strike rivet-77 ship-cutlass")
    (hit,), (damage,) = table.happened(HitDrawn), table.happened(DamageDrawn)
    same_age = MAP.spaces[MAP.numbers[FIVE[0].upper()]].age == "colonial"
    assert (hit.rating, hit.against) == (9 + same_age, 3)
    assert (damage.rating, damage.against) == (4, 6)
    assert table.asked() == ["black"]


def test_who_was_killed_no_longer_acts() -> None:
    """12.4: nor is it a target."""
    table = ages(
        white("mary-read", FIVE[0]),
        white("hanno", FAR),
        black("rivet-77", FIVE[0], health=1),
        black("skarn", FAR),
        black("pell", spaces("clear")[0]),
        step=Step.MELEE,
        whites="90 90",
    )
    while table.view().step == "melee" or table.view().fight != MAP.numbers[FIVE[0].upper()]:
        play(table, f"white: fight {FIVE[0]}")
    play(table, "white: strike rivet-77")
    assert table.health("rivet-77") == 0
    assert table.view().fight != MAP.numbers[FIVE[0].upper()] or table.asked() != ["black"]


# 13. Attacks


@pytest.mark.parametrize(
    ("card", "hits"), [("90", True), ("21", True), ("11", True), ("12", False), ("19", False)]
)
def test_what_hits(card: str, hits: bool) -> None:
    """13.1, 24.3: a Squeak, a Pass and an Amaze hit."""
    table = ages(
        white("cu-chulainn", FIVE[0]),
        black("pell", FIVE[0]),
        step=Step.MELEE,
        whites=f"{card} 55",
    )
    play(table, "black: hold", "white: strike pell")
    assert [event.hit for event in table.happened(HitDrawn)] == [hits]


def test_from_afar_against_stealth() -> None:
    """13.2: the weapon's rating against Stealth with what terrain adds."""
    table = ages(
        white("tomyris", FIVE[0], "yew-bow"),
        black("rivet-77", FIVE[2]),
        step=Step.FIRE,
        whites="00 00",
    )
    play(table, "white: shoot tomyris", "white: fire yew-bow 1", "white: at rivet-77")
    (hit,) = table.happened(HitDrawn)
    assert hit.against == 3


def test_the_symbol_gives_one() -> None:
    """13.4: Tomyris has the Bow: 7 and 1, and 1 for the age."""
    table = ages(
        white("tomyris", FIVE[0], "yew-bow"),
        black("rivet-77", FIVE[2]),
        step=Step.FIRE,
        whites="00 00",
    )
    play(table, "white: shoot tomyris", "white: fire yew-bow 1", "white: at rivet-77")
    (hit,) = table.happened(HitDrawn)
    same_age = MAP.spaces[MAP.numbers[FIVE[0].upper()]].age == "ancient"
    assert hit.rating == 8 + same_age


def hit_on_mary_read(card: str) -> AgesTable:
    """A hit in melee on a unit of Black with a card face down."""
    table = ages(
        white("cu-chulainn", FIVE[0]),
        black("mary-read", FIVE[0], card),
        step=Step.MELEE,
        whites="90 55",
    )
    play(table, "black: hold", "white: strike mary-read")
    assert table.asked() == ["black"]
    return table


def test_armor_is_asked_by_open_facts() -> None:
    """13.5, 24.14: whatever the card is; with it the damage is set against more Armor."""
    table = hit_on_mary_read("boar-spear")
    assert table.offered("black") == ["pass"]
    table = hit_on_mary_read("buff-coat")
    assert table.offered("black") == ["reveal buff-coat", "pass"]
    play(table, "black: reveal buff-coat")
    (damage,) = table.happened(DamageDrawn)
    assert damage.against == 3


@pytest.mark.parametrize(
    ("card", "lost"), [("90", 3), ("55", 2), ("21", 2), ("34", 1), ("36", 0), ("09", 0)]
)
def test_damage_by_the_challenge(card: str, lost: int) -> None:
    """13.6, 13.7, 24.17: FOPP none, Fail 2 less, Squeak 1 less, Pass as it is, Amaze 1 more."""
    table = ages(
        white("cu-chulainn", FIVE[0]),
        black("mary-read", FIVE[0]),
        step=Step.MELEE,
        whites=f"80 {card}",
    )
    play(table, "black: hold", "white: strike mary-read")
    assert table.health("mary-read") == 4 - lost


def test_an_area_weapon_attacks_all() -> None:
    """13.8: friend and enemy, in an order that the shooter chooses."""
    table = ages(
        white("captain-oyelaran", FIVE[0], "stick-grenade"),
        white("hanno", FIVE[2]),
        black("rivet-77", FIVE[2]),
        black("skarn", FIVE[2]),
        step=Step.FIRE,
        whites="19 19 19",
    )
    play(table, "white: shoot captain-oyelaran", "white: fire stick-grenade 1", "white: at skarn")
    assert table.offered("white") == ["at hanno", "at rivet-77"]
    play(table, "white: at hanno")
    hits = [event.target for event in table.all_events() if isinstance(event, HitDrawn)]
    assert hits == ["skarn", "hanno", "rivet-77"]
    assert table.view().discards["common"] == ("stick-grenade",)


def test_no_space_twice_in_a_phase() -> None:
    """13.8: of area weapons."""
    table = ages(
        white("captain-oyelaran", FIVE[0], "*stick-grenade"),
        white("hanno", FIVE[1], "*stick-grenade"),
        black("rivet-77", FIVE[2]),
        black("pell", FAR),
        step=Step.FIRE,
        whites="19 19",
    )
    play(
        table, "white: shoot captain-oyelaran", "white: fire stick-grenade 1", "white: at rivet-77"
    )
    assert table.offered("white") == ["done"]


def test_an_area_weapon_in_opportunity_fire() -> None:
    """13.9: at every unit that stands in the space or entered it in this phase."""
    table = ages(
        white("hanno", FIVE[3], **moved(FIVE[2], FIVE[3])),
        white("skarn", FIVE[2], **moved(FIVE[2])),
        white("pell", FIVE[1]),
        black("rivet-77", FIVE[4], "stick-grenade"),
        step=Step.OPFIRE,
        blacks="19 19 19",
    )
    play(table, "black: opfire rivet-77 stick-grenade", "black: at hanno", f"black: in {FIVE[2]}")
    hits = [event.target for event in table.all_events() if isinstance(event, HitDrawn)]
    assert hits == ["hanno", "skarn"]


def test_dice_do_not_limit_the_difference() -> None:
    """13.1: an attack with dice draws no card."""
    table = ages(
        white("cu-chulainn", FIVE[0]),
        black("mary-read", FIVE[0]),
        step=Step.MELEE,
        options=Options(challenge="dice"),
    )
    play(table, "black: hold", "white: strike mary-read")
    assert table.view().challenge == (100, 100)
