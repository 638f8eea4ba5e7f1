"""What the reasons and the words of cards, domes, distances and creatures tell a player."""

from __future__ import annotations

from typing import Any

import pytest
from attrs import evolve

from engine.core.choice import choice, refused as refused_ideas
from engine.games.ages.attacks.reasons import reason_to_attack, reason_to_fire
from engine.games.ages.bots.errands import goal_of
from engine.games.ages.bots.reasons import reason_to_move, reason_to_walk, reasons
from engine.games.ages.describe import describe
from engine.games.ages.fire.actions import opfire_ideas, shooter_ideas
from engine.games.ages.fire.aims import aim_at
from engine.games.ages.fire.no_shot import why_no_shot_at
from engine.games.ages.map.sight import line_of_sight, range_between, what_blocks
from engine.games.ages.rows.creatures import CREATURES
from engine.games.ages.rows.treasures import TREASURES
from engine.games.ages.steps import Step
from engine.testing import play
from tests.engine.games.ages.scene import (
    FAR,
    FIVE,
    MAP,
    black,
    guardian,
    moved,
    number_of,
    site,
    spaces,
    white,
)
from tests.engine.games.ages.table import AgesTable, ages

DOME = MAP.names[min(MAP.domes.values())].lower()


def free(space: str, cards: str, **words: Any) -> AgesTable:
    """The question for a free action of a character with cards."""
    table = ages(white("archimedes", space, f"deep-pack {cards}"), black("pell", FIVE[3]), **words)
    play(table, "white: free archimedes")
    return table


@pytest.mark.parametrize(
    ("card", "told"),
    [
        ("stun-gauntlets", "it is used in melee"),
        ("lead-knuckles", "it is used in melee"),
        ("throwing-knives", "it is used in the fire phase and in opportunity fire"),
        ("hill-pony", "it is ridden in the move phase"),
        ("visor-helm", "it is revealed when its owner is hit"),
        ("watch-turret", "it is set up in the move phase, outside a dome"),
    ],
)
def test_a_card_that_is_no_free_action_says_when_it_is_used(card: str, told: str) -> None:
    """9.2, 10.5, 12.2, 13.5, 28.7."""
    assert free(FIVE[0], card).refused()[f"use {card}"].startswith(told)


def test_from_a_dome_nobody_can_be_seen_and_the_reasons_say_so() -> None:
    """5.4: there is no line out of a dome."""
    found = free(DOME, "wolfhound gale-cube").refused()
    for use in ("unleash wolfhound", "play gale-cube"):
        assert found[use] == "its owner is in a dome, and nobody can be seen from there"
    far = ages(white("archimedes", FIVE[0], "deep-pack gale-cube"), black("pell", FAR))
    play(far, "white: free archimedes")
    assert far.refused()["play gale-cube"] == "no unit is in reach of it"


def test_who_must_leave_a_dome_is_in_the_question_and_in_the_reason() -> None:
    """10.4: the phase cannot be ended before."""
    table = ages(
        white("hanno", DOME), white("tomyris", FIVE[0]), black("pell", FAR), step=Step.MOVE
    )
    assert table.match.pending[0].prompt == "Who moves? Hanno must leave the dome"
    assert table.refused()["done"] == "Hanno must leave the dome first"
    both = ages(white("hanno", DOME), white("skarn", DOME), black("pell", FAR), step=Step.MOVE)
    assert both.match.pending[0].prompt == "Who moves? 2 units must leave the domes"
    nobody = ages(white("hanno", FIVE[0]), black("pell", FAR), step=Step.MOVE)
    assert nobody.match.pending[0].prompt == "Who moves?"


def test_a_sentinel_is_not_set_up_in_a_dome_and_the_reason_says_so() -> None:
    """28.7: outside a dome, with the whole move."""
    table = ages(white("archimedes", DOME, "watch-turret"), black("pell", FAR), step=Step.MOVE)
    play(table, "white: move archimedes")
    assert table.refused()["guard watch-turret"].startswith("it cannot stand in a dome")
    ride = ages(
        white("archimedes", FIVE[0], "watch-turret hill-pony"), black("pell", FAR), step=Step.MOVE
    )
    play(ride, "white: move archimedes", "white: ride hill-pony")
    assert ride.refused()["guard watch-turret"].startswith("it takes the whole move")


def test_a_space_that_is_a_point_too_far_says_what_it_costs() -> None:
    """10.1: "it costs 8 points, and you have 7"; the nearest first."""
    table = ages(white("tomyris", FIVE[0]), black("pell", FAR), step=Step.MOVE)
    play(table, "white: move tomyris")
    view = table.view("white")
    far = view.map.numbers[FAR.upper()]
    assert far not in view.reach
    told = table.refused()[f"walk {FAR}"]
    cost, points = told.split()[2], view.points
    assert told == f"it costs {cost} points, and you have {points}"
    assert int(cost) > points
    assert "Pell" in describe(view, choice("walk", FAR)).label


def test_the_guardians_out_of_reach_say_what_the_walk_costs() -> None:
    """10.1, 16.1: every path, however many encounters are nearer; not for creatures."""
    war = number_of(site("war 0"))
    start = max(spaces("clear"), key=lambda name: range_between(MAP, number_of(name), war))
    counters = {name.upper(): "oracle-question" for name in spaces("woods")}
    table = ages(white("hanno", start), black("pell", FAR), step=Step.MOVE, counters=counters)
    play(table, "white: move hanno")
    told = table.refused()
    for path in ("war", "glory", "prestige"):
        space = site(f"{path} 0")
        assert told[f"walk {space}"].startswith("it costs "), path
        label = describe(table.view("white"), choice("walk", space)).label
        assert label == f"{space.upper()}, guardian, {path.title()}"
    won = {"labyrinth-ancient war": (0, 2)}
    later = ages(white("hanno", start), black("pell", FAR), step=Step.MOVE, path_markers=won)
    play(later, "white: move hanno")
    assert f"walk {site('war 0')}" not in later.refused()
    dog = white("wolfhound-1", start, target=1)
    hunting = ages(dog, black("pell", FAR), step=Step.MOVE)
    play(hunting, "white: move wolfhound-1")
    assert f"walk {site('war 0')}" not in hunting.refused()


@pytest.mark.parametrize("card", ["wolfhound", "sabre-cat", "watch-turret", "bastion-drone"])
def test_the_card_of_a_creature_says_what_it_does_for_how_long_and_how_well(card: str) -> None:
    """28.3 to 28.8."""
    row = CREATURES[TREASURES[card].creature]
    table = free(FIVE[0], card)
    told = describe(table.view("white"), choice("destroy", card)).consequence
    for words in (f"Health {row.health}", f"Melee {row.melee}", "until", "under your control"):
        assert words in told
    if row.shot is not None:
        assert f"range {row.shot.nearest} to {row.shot.farthest}" in told


def test_the_letter_of_a_card_on_the_board_is_not_for_its_destruction() -> None:
    """8.4: destroying has no place on the board."""
    view = free(FIVE[0], "wolfhound").view("white")
    assert describe(view, choice("destroy", "wolfhound")).place == ""
    assert describe(view, choice("destroy-with", "archimedes")).place == ""
    assert describe(view, choice("store", "wolfhound")).place == ""
    assert describe(view, choice("ready", "deep-pack")).place == "card:deep-pack"


@pytest.mark.parametrize(
    ("cards", "told"),
    [
        ("yew-bow field-kit bolt-rifle", ", or sure for 3 cards"),
        ("yew-bow", ", or sure for 3 cards (has 1)"),
    ],
)
def test_the_odds_against_a_guardian_say_what_it_takes_instead(cards: str, told: str) -> None:
    """16.2: a payment always passes."""
    table = ages(
        white("hanno", site("war 0"), cards),
        black("pell", FAR),
        step=Step.ADVENTURE,
        open_guardians=guardian("bull-of-the-stair"),
    )
    words = describe(table.view("white"), choice("adventure", "hanno")).consequence
    assert f"to pass{told}. If beaten, your marker steps" in words


# Hints


def test_a_hint_not_to_shoot_names_the_best_shot_and_no_limit() -> None:
    """13.6: the mean damage of a hint is that of the row."""
    table = ages(white("tomyris", FIVE[0], "yew-bow"), black("pell", FIVE[3]), step=Step.FIRE)
    view = table.view("white")
    shown = describe(view, choice("shoot", "tomyris")).consequence
    told = reason_to_fire(view, choice("pass"))
    assert told.startswith("the best shot does ")
    assert f"{told.split()[4]} damage on average" in shown, "the number of the row"


def test_a_hint_to_attack_in_vain_does_not_call_it_the_most_damage() -> None:
    """13.6: an attack whose mean damage is nothing is not recommended for its damage."""
    table = ages(
        white("oona-fenchild", FIVE[0]),
        black("tomyris", FIVE[0], "*powered-plate *mirror-shield"),
        step=Step.MELEE,
    )
    strike = choice("strike", "tomyris")
    told = describe(table.view("white"), strike).consequence
    assert " 0.0 damage" in told
    assert "unlikely to do damage" in reason_to_attack(table.view("white"), strike)
    able = ages(white("skarn", FIVE[0]), black("pell", FIVE[0]), step=Step.MELEE)
    view = evolve(able.view("white"), acting_unit=0)
    reason = reason_to_attack(view, choice("strike", "pell"))
    assert reason == "it does the most damage on average"


def test_a_hint_to_try_what_cannot_be_passed_says_why() -> None:
    """15.3: a failure at an encounter costs nothing, even if it is certain."""
    told = []
    for slug in ("skarn", "hanno"):
        table = ages(
            white(slug, FIVE[0]),
            black("pell", FAR),
            step=Step.ADVENTURE,
            counters={FIVE[0].upper(): "oracle-question"},
        )
        view = table.view("white")
        seen = evolve(view, counters={view.units[0].space: "oracle-question"})
        told.append(reasons["adventure"](seen, choice("adventure", slug)))
    assert told == [
        "this unit cannot pass now, but trying costs nothing",
        "passing scores and brings cards; a failure costs nothing",
    ]


def test_a_hint_to_reveal_a_card_gives_no_reason_to_discard_it() -> None:
    """14.8, 20.6: a card that lets its owner carry more, and one that must be shown."""
    table = ages(white("hanno", FIVE[0], "dray-horse"), black("pell", FAR), step=Step.FREE)
    view = evolve(table.view("white"), acting_unit=0)
    reveal = choice("reveal", "dray-horse")
    told = [reasons[step](evolve(view, step=step), reveal) for step in ("discard", "show")]
    assert told == [
        "once it lies open, more cards can be carried",
        "one must be revealed: of all cards this one gives away least",
    ]
    lost = reasons["discard"](evolve(view, step="discard"), choice("discard", "dray-horse"))
    assert lost == "of all the cards, this one is needed the least"


@pytest.mark.parametrize(("health", "warns"), [(1, True), (4, False)])
def test_a_hint_to_walk_past_shots_warns_a_unit_with_little_health(
    health: int, warns: bool
) -> None:
    """11.1: opportunity fire may kill a unit with little Health."""
    table = ages(
        white("hanno", FIVE[0], health=health),
        black("lyudmila-pavlichenko", FIVE[4], "*bolt-rifle"),
        step=Step.MOVE,
        counters={FIVE[2].upper(): "black-market"},
    )
    play(table, "white: move hanno")
    told = reason_to_walk(table.view("white"), choice("walk", FIVE[1]))
    assert (f"with Health {health} mind the shots on the way" in told) is warns


def test_a_hint_to_set_up_a_sentinel_agrees_with_the_hint_to_move() -> None:
    """28.7: it takes the whole move, so the goal of the walk comes later."""
    table = ages(
        white("archimedes", FIVE[0], "watch-turret"),
        black("pell", FIVE[4]),
        step=Step.MOVE,
        counters={FIVE[2].upper(): "black-market"},
    )
    before = reason_to_move(table.view("white"), choice("move", "archimedes"))
    play(table, "white: move archimedes")
    view = table.view("white")
    assert before == reason_to_walk(view, choice("guard", "watch-turret"))
    goal = goal_of(view, view.units[0])
    assert goal is not None
    assert before == (
        "an enemy is near, so Archimedes sets up the sentinel, and goes on to "
        f"{view.map.names[goal.space]} next turn"
    )


# Reasons in every kind of decision


def test_opportunity_fire_says_of_each_weapon_why_nobody_is_shot_at() -> None:
    """11.2, 11.3: range and sight are measured to the spaces entered."""
    table = ages(
        white("hanno", FIVE[0], **moved(FIVE[0])),
        white("skarn", FIVE[2]),
        black("pell", FIVE[1], "yew-bow long-musket throwing-knives"),
        black("tomyris", FAR),
        black("anansi", DOME, "yew-bow"),
        step=Step.OPFIRE,
    )
    found = table.refused("black")
    assert found["opfire pell long-musket"] == (
        "it needs Strength 5, not just 2, or the Powder Rifle symbol"
    )
    assert found["shoot tomyris"] == "this unit has no ranged weapon"
    assert found["shoot anansi"] == "units in a dome cannot shoot"


def test_opportunity_fire_names_distance_and_rest() -> None:
    """11.2: only enemies that moved, within the range of the weapon."""
    table = ages(
        white("hanno", FIVE[0], **moved(FIVE[0])),
        white("skarn", FAR),
        black("lyudmila-pavlichenko", FIVE[1], "long-musket throwing-knives"),
        step=Step.OPFIRE,
    )
    found = table.refused("black")
    assert found == {
        "opfire lyudmila-pavlichenko long-musket": (
            "Hanno is too near (1 space, range from 2) and Skarn did not move"
        )
    }


def test_a_pass_without_a_shot_says_why_none_is_possible() -> None:
    """9.1, 11.1: the reason of each unit with a weapon, and "else" only after a shot."""
    pavlichenko = black("lyudmila-pavlichenko", FIVE[1], "long-musket")
    hanno = white("hanno", FIVE[0], **moved(FIVE[0]))
    view = ages(hanno, pavlichenko, step=Step.OPFIRE).view("black")
    told = describe(view, choice("pass"))
    assert told.label == "Nobody shoots"
    assert told.consequence.startswith(
        "Pavlichenko: Hanno is too near (1 space, range from 2). Next: melee"
    )
    shooter = next(unit for unit in view.units if unit.slug == "lyudmila-pavlichenko")
    shot = evolve(view, units=(*view.units[:-1], evolve(shooter, finished=True)))
    passed = describe(shot, choice("pass"))
    assert passed.label == "Nobody else shoots"
    assert passed.consequence.startswith(
        "Pavlichenko: this unit has already fired in this phase, one weapon with up to its number "
    )
    empty = ages(hanno, black("pell", FIVE[1], "buff-coat"), step=Step.OPFIRE).view("black")
    assert describe(empty, choice("pass")).consequence.startswith(
        "None of your units has a ranged weapon. Next: melee"
    )
    two = "long-musket throwing-knives"
    pavlichenko = white("lyudmila-pavlichenko", FIVE[0], two)
    apart = ages(pavlichenko, black("hanno", FAR), black("skarn", FAR), step=Step.MOVE)
    away = range_between(MAP, MAP.numbers[FIVE[0].upper()], MAP.numbers[FAR.upper()])
    far = evolve(apart.view("white"), step="fire")
    assert describe(far, choice("pass")).consequence.startswith(
        f"Pavlichenko: Hanno, the nearest, is too far away ({away} spaces, range "
    )
    unhindered = ages(
        white("tomyris", FIVE[0], "yew-bow"), black("pell", FIVE[2]), step=Step.FIRE
    ).view("white")
    assert describe(unhindered, choice("pass")).consequence.startswith("Next: moves")


@pytest.mark.parametrize("step", [Step.FIRE, Step.OPFIRE])
@pytest.mark.parametrize("space", [DOME, FIVE[1]])
def test_a_pass_and_a_refusal_give_the_same_reason_for_a_unit(step: Step, space: str) -> None:
    """9.1, 11.1: a dome, before a weapon that the unit in it cannot use anyway."""
    table = ages(
        white("hanno", FIVE[0], **moved(FIVE[0])),
        black("pell", space, "long-musket"),
        step=step,
    )
    view = evolve(table.view("black"), step=step.value, acting_seat=1)
    ideas = shooter_ideas(view) if step is Step.FIRE else opfire_ideas(view)
    found = {str(each.choice): each.reason for each in refused_ideas(ideas)}
    reason = found["shoot pell"]
    text = f"Pell: {reason.partition(' (')[0]}. Next: "
    assert describe(view, choice("pass")).consequence.startswith(text)
    assert ("in a dome" in reason) == (space == DOME)


def test_the_fire_phase_says_of_each_enemy_why_it_is_not_shot_at() -> None:
    """9.1: range and sight."""
    table = ages(
        white("tomyris", FIVE[0], "yew-bow"),
        white("hanno", FIVE[0], "throwing-knives"),
        black("pell", FIVE[4]),
        black("skarn", DOME),
        step=Step.FIRE,
    )
    found = table.refused()
    assert "shoot tomyris" not in found
    assert found["shoot hanno"].startswith(
        "with Throwing Knives, Pell is too far away (4 spaces, range 3)"
    )
    assert "Skarn" in found["shoot hanno"]
    play(table, "white: shoot tomyris")
    assert table.refused() == {
        "fire yew-bow 2": "only 1 enemy is in range and sight, and each gets one shot"
    }
    play(table, "white: fire yew-bow 1")
    assert set(table.refused()) == {"at skarn"}


def test_a_unit_whose_cards_for_free_actions_lack_a_target_says_so() -> None:
    """8.6, 21.60: the Exile Cube needs an enemy in sight within its range."""
    table = ages(white("hanno", FIVE[0], "exile-cube"), black("pell", FAR))
    assert table.refused()["free hanno"].startswith("this unit has no target for Exile Cube, ")


def test_a_card_that_cannot_be_given_says_where_the_ally_is() -> None:
    """8.2: only to an ally in the same space that is not contested."""
    table = ages(
        white("hanno", FIVE[0], "yew-bow"),
        white("tomyris", FIVE[2]),
        white("skarn", FIVE[0]),
        black("pell", FAR),
    )
    found = table.refused()
    assert found["free tomyris"] == (
        "this unit has no card for free actions, no experience marker and no card on the ground"
    )
    play(table, "white: destroy-with hanno")
    found = table.refused()
    assert found["give yew-bow tomyris"] == (
        f"only allies in the same space get cards, and Tomyris is at {FIVE[2].upper()}"
    )
    assert found["give yew-bow skarn"] == (
        "Skarn takes no cards from allies and gives none, as a trait"
    )


def test_a_wounded_unit_without_medicine_says_so_first() -> None:
    """14.6: healing needs a medical card or an ability."""
    table = ages(
        white("tomyris", FIVE[0], health=1),
        white("doc-valdez", FIVE[1], "yew-bow"),
        black("pell", FAR),
    )
    assert table.refused()["free tomyris"].startswith("this unit has no usable medicine")
    play(table, "white: destroy-with doc-valdez")
    assert table.refused()["ability doc-valdez"] == "no ally in the space is wounded"


def test_a_unit_without_an_adventure_says_why() -> None:
    """15.1: only what lies in its own space."""
    table = ages(
        white("hanno", FIVE[0]),
        white("tomyris", FIVE[1]),
        white("skarn", DOME),
        black("pell", FAR),
        step=Step.ADVENTURE,
        counters={FIVE[0].upper(): "black-market"},
    )
    assert table.refused() == {
        "adventure tomyris": "no encounter (?) and no guardian (!) is in this unit's space",
        "adventure skarn": "this unit is in a dome, where nothing is met",
    }


def test_a_guardian_that_cannot_be_paid_names_its_price() -> None:
    """16.2."""
    table = ages(
        white("hanno", site("war 0"), "yew-bow"),
        black("pell", FAR),
        step=Step.ADVENTURE,
        open_guardians=guardian("bull-of-the-stair"),
    )
    play(table, "white: adventure hanno")
    assert table.refused() == {"pay": "the guardian asks for 3 cards, and you have 1"}


def test_armor_that_is_not_revealed_has_a_reason() -> None:
    """13.5, 14.3."""
    table = ages(
        white("skarn", FIVE[0]),
        black("pell", FIVE[0], "round-shield yew-bow"),
        step=Step.MELEE,
        whites="90 55",
    )
    play(table, "black: hold", "white: strike pell")
    assert table.refused("black") == {
        "reveal round-shield": "it needs Strength 5, not just 2, or the Armor symbol",
        "reveal yew-bow": "it is not armour",
    }


def test_who_cannot_take_a_hit_has_a_reason() -> None:
    """14.11, 21.78: only a Shield Thrall, or a near unit with a Bodyguard."""
    table = ages(
        white("hanno", FIVE[0]),
        white("shield-thrall", FIVE[0], master=0),
        white("skarn", FAR),
        white("tomyris", FIVE[0]),
        black("miyamoto-musashi", FIVE[0], "*ship-cutlass"),
        step=Step.MELEE,
        blacks="73 81",
    )
    play(table, "black: strike hanno ship-cutlass")
    assert table.refused() == {
        "step-in hanno": "this unit is hit itself, and has no Bodyguard",
        "step-in skarn": "this unit is not in or beside the space of Hanno",
        "step-in tomyris": "this unit has no Bodyguard, and is not the target's Shield Thrall",
    }


def test_an_ally_whom_a_missed_shot_cannot_hit_has_a_reason() -> None:
    """9.4: only allies of the shooter in the space of the target."""
    table = ages(
        white("lyudmila-pavlichenko", FIVE[0], "*bolt-rifle"),
        white("hanno", FIVE[4]),
        white("skarn", FAR),
        black("captain-oyelaran", FIVE[4]),
        step=Step.FIRE,
        whites="09 09",
    )
    play(table, "white: shoot lyudmila-pavlichenko", "white: fire bolt-rifle 1")
    play(table, "white: at captain-oyelaran")
    where = f"this unit is not at {FIVE[4].upper()}, where the shot was aimed"
    assert table.refused("black") == {"instead skarn": where}


def test_an_area_weapon_says_whom_it_has_attacked() -> None:
    """13.8: every unit in the space is attacked once."""
    table = ages(
        white("lyudmila-pavlichenko", FIVE[0], "*stick-grenade"),
        *(black(slug, FIVE[2]) for slug in ("captain-oyelaran", "hanno", "skarn")),
        step=Step.FIRE,
        whites="09 09 09",
    )
    play(table, "white: shoot lyudmila-pavlichenko", "white: fire stick-grenade 1")
    play(table, "white: at hanno")
    assert table.refused() == {"at hanno": "this shot has attacked this unit already"}


def test_what_is_out_of_sight_says_what_is_in_between() -> None:
    """5.4: a building blocks the sight; from a dome there is none."""
    at = next(
        (a, b)
        for a, space in enumerate(MAP.spaces)
        for b in range(len(MAP.spaces))
        if space.terrain == "clear"
        and MAP.spaces[b].terrain == "clear"
        and 2 <= range_between(MAP, a, b) <= 5
        and what_blocks(MAP, a, b) == "a building"
    )
    shooter, target = (MAP.noun(each) for each in at)
    table = ages(white("tomyris", shooter, "yew-bow"), black("pell", target), step=Step.FIRE)
    assert describe(table.view("white"), choice("pass")).consequence.startswith(
        "Tomyris: Pell is out of sight (a building in between). "
    )


def test_who_is_in_a_dome_is_out_of_sight_there() -> None:
    """5.4: the dome is not in between, it is the place of the target."""
    dome = next(iter(MAP.domes.values()))
    shooter = next(
        each
        for each, space in enumerate(MAP.spaces)
        if space.terrain == "clear" and 2 <= range_between(MAP, each, dome) <= 5
    )
    table = ages(white("tomyris", MAP.noun(shooter), "yew-bow"), black("pell", MAP.noun(dome)))
    view = table.view("white")
    told = why_no_shot_at(aim_at(view, view.units[0], "yew-bow", "fire", view.units[1]))
    assert told == "is out of sight (in a dome)"


def test_every_pair_of_spaces_without_sight_has_an_obstacle() -> None:
    """5.4, 5.5: the name of the obstacle is never missing, and never there with a sight."""
    count = len(MAP.spaces)
    for a in range(0, count, 7):
        for b in range(count):
            assert bool(what_blocks(MAP, a, b)) == (line_of_sight(MAP, a, b) is None)


@pytest.mark.parametrize("card", ["yew-bow", "*yew-bow"])
def test_a_jammer_is_the_reason_for_a_card_face_down(card: str) -> None:
    """20.22: an open weapon can be fired beside her, one face down cannot."""
    table = ages(
        white("sister-static", FIVE[2], **moved(FIVE[2])),
        black("tomyris", FIVE[3], card),
        black("hanno", FIVE[4], "*flintlock-pistol"),
        step=Step.OPFIRE,
    )
    jammed = "an enemy nearby has a Jammer, which keeps this unit from revealing cards"
    expected = None if card.startswith("*") else jammed
    assert table.refused("black").get("opfire tomyris yew-bow") == expected


def test_a_target_that_only_shared_the_space_of_a_shot_was_not_shot_at() -> None:
    """11.2: the reason is the space; who was shot at is another matter."""
    table = ages(
        white("archimedes", FIVE[2], **moved(FIVE[2])),
        white("old-grumbletoe", FIVE[2], **moved(FIVE[2])),
        white("skarn", FIVE[1], **moved(FIVE[1])),
        black("hanno", FIVE[3], "machine-pistol"),
        step=Step.OPFIRE,
        blacks="18 27",
    )
    play(table, "black: opfire hanno machine-pistol", "black: at archimedes")
    assert table.refused("black") == {
        "at archimedes": "this unit has already been shot at",
        "at old-grumbletoe": "this unit was in reach only in spaces that were already shot at",
    }
