"""The facts about shots and strikes hold at every step of some fights, and lies are found."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from attrs import evolve

from engine.core.chance import Chance
from engine.core.facts import Capitalised, Fact, TriedChoice
from engine.core.match import Match
from engine.games.ages import GAME
from engine.games.ages.attacks.odds import AttackOdds
from engine.games.ages.attacks.texts import Chances, DamageToCome, HealthLeft
from engine.games.ages.describe import describe
from engine.games.ages.fire.aims import most_shots
from engine.games.ages.fire.no_shot import OutOfRange
from engine.games.ages.fire.texts import (
    Aimed,
    BestShot,
    Beyond,
    LostShots,
    Penalty,
    Shots,
    SpareShots,
    UsedUp,
)
from engine.games.ages.fire.walk_fire import UnderFire
from engine.games.ages.melee.phrases import Answer, FaceDown, HonorTest, Order
from engine.games.ages.melee.texts import EqualWits, ParleyOdds
from engine.games.ages.state import AgesState
from engine.games.ages.steps import Step
from engine.games.ages.view_types import View
from engine.testing import play, try_choice
from engine.testing.contract import check_ideas
from tests.engine.games.ages.scene import FAR, FIVE, black, moved, white
from tests.engine.games.ages.table import AgesTable, ages


def bow(whites: str) -> AgesTable:
    """A Yew Bow, and a pot that is used up, with an ally beside one of two targets."""
    return ages(
        white("tomyris", FIVE[0], "yew-bow clay-fire-pot"),
        white("hanno", FIVE[2]),
        black("pell", FIVE[2], "ghost-field"),
        black("skarn", FIVE[1]),
        step=Step.FIRE,
        whites=whites,
    )


def area(first: str, second: str) -> AgesTable:
    """Two grenades, and an ally beside the first target."""
    return ages(
        white("tomyris", FIVE[0], "stick-grenade yew-bow"),
        white("hanno", FIVE[1], "stick-grenade"),
        white("old-grumbletoe", FIVE[3]),
        black(first, FIVE[3]),
        black(second, FIVE[4]),
        step=Step.FIRE,
        whites="09",
    )


def passing(rules_version: int) -> AgesTable:
    """A unit that walked on to a space with an ally of those who shoot at it."""
    return ages(
        white("hanno", FIVE[2], **moved(FIVE[3], FIVE[2])),
        black("tomyris", FIVE[0], "yew-bow"),
        black("pell", FIVE[2]),
        black("skarn", FAR, "yew-bow"),
        step=Step.OPFIRE,
        blacks="09",
        rules_version=rules_version,
    )


def crowded() -> AgesTable:
    """Two who entered the same space and no other, and a weapon with four shots."""
    return ages(
        white("archimedes", FIVE[2], **moved(FIVE[2])),
        white("old-grumbletoe", FIVE[2], **moved(FIVE[2])),
        black("hanno", FIVE[3], "machine-pistol"),
        black("tomyris", FIVE[4], "stick-grenade"),
        step=Step.OPFIRE,
        blacks="09",
    )


def two_grenades() -> AgesTable:
    """Two who walked, and a grenade for each of them."""
    return ages(
        white("archimedes", FIVE[2], **moved(FIVE[2])),
        white("skarn", FIVE[1], **moved(FIVE[1])),
        black("tomyris", FIVE[3], "stick-grenade"),
        black("hanno", FIVE[4], "stick-grenade"),
        step=Step.OPFIRE,
        blacks="09",
    )


def lonely() -> AgesTable:
    """A shooter whose enemy is too near, and one too far away."""
    return ages(
        white("hanno", FIVE[0], **moved(FIVE[0])),
        black("lyudmila-pavlichenko", FIVE[1], "long-musket"),
        black("skarn", FAR, "throwing-knives"),
        step=Step.OPFIRE,
    )


def melee() -> AgesTable:
    """Two equally quick units against one who may hold armour."""
    return ages(
        white("tomyris", FIVE[0]),
        white("archimedes", FIVE[0]),
        black("pell", FIVE[0], "buff-coat"),
        step=Step.MELEE,
        whites="73 55",
    )


def honor(white_slug: str, black_slug: str) -> AgesTable:
    """A melee in which Honor may stop an attack."""
    return ages(white(white_slug, FIVE[0]), black(black_slug, FIVE[0]), step=Step.MELEE)


def attack_on_foot() -> AgesTable:
    """A walk to an enemy, who may hold a card that helps it."""
    return ages(white("skarn", FIVE[0]), black("pell", FIVE[1], "buff-coat"), step=Step.MOVE)


def walk() -> AgesTable:
    """A walk past a weapon that lies open, and one who may hold another."""
    return ages(
        white("hanno", FIVE[0]),
        black("lyudmila-pavlichenko", FIVE[4], "*bolt-rifle"),
        black("pell", FIVE[3], "yew-bow"),
        step=Step.MOVE,
    )


Scene = tuple[Callable[[], AgesTable], tuple[str, ...]]
SCENES: dict[str, Scene] = {
    "miss": (
        lambda: bow("09 19"),
        ("white: shoot tomyris", "white: fire yew-bow 1", "white: at pell", "black: pass"),
    ),
    "hit": (
        lambda: bow("73 55"),
        (
            "white: shoot tomyris",
            "white: fire yew-bow 2",
            "white: at pell",
            "black: pass",
            "black: pass",
            "white: at skarn",
        ),
    ),
    "area": (
        lambda: area("archimedes", "skarn"),
        (
            "white: shoot hanno",
            "white: fire stick-grenade 1",
            "white: at archimedes",
            "white: shoot tomyris",
            "white: fire stick-grenade 1",
        ),
    ),
    "other area": (
        lambda: area("skarn", "archimedes"),
        (
            "white: shoot hanno",
            "white: fire stick-grenade 1",
            "white: at skarn",
            "white: shoot tomyris",
        ),
    ),
    "first rules": (
        lambda: passing(1),
        ("black: opfire tomyris yew-bow", "black: at hanno", f"black: in {FIVE[2]}"),
    ),
    "passing": (
        lambda: passing(2),
        ("black: opfire tomyris yew-bow", "black: at hanno", f"black: in {FIVE[2]}"),
    ),
    "crowded": (
        crowded,
        ("black: opfire hanno machine-pistol", "black: at archimedes"),
    ),
    "crowded area": (crowded, ("black: opfire tomyris stick-grenade", "black: at archimedes")),
    "two grenades": (
        two_grenades,
        ("black: opfire tomyris stick-grenade", "black: at archimedes"),
    ),
    "lonely": (lonely, ()),
    "melee": (melee, ("black: hold", "white: next tomyris", "white: strike pell")),
    "sanctuary": (
        lambda: honor("skarn", "father-anselm"),
        ("black: hold", "white: strike father-anselm"),
    ),
    "parley": (lambda: honor("quill-of-nine", "skarn"), ("white: parley skarn",)),
    "attack on foot": (attack_on_foot, ("white: move skarn",)),
    "walk": (walk, ("white: move hanno", f"white: walk {FIVE[1]}")),
}


def steps_of(scene: str) -> Iterator[Match[AgesState]]:
    """The match of a scene before each line of its script, and at its end."""
    table, script = SCENES[scene][0](), SCENES[scene][1]
    yield table.match
    for line in script:
        play(table, line)
        yield table.match


CAUSES: dict[str, Callable[[View], bool]] = {
    "13.8": lambda view: bool(view.bombed_spaces),
    "20.22": lambda view: any(unit.slug == "sister-static" for unit in view.units),
}
"""What there must be for a refusal that cites the clause."""


@pytest.mark.parametrize("scene", SCENES)
def test_a_refusal_names_what_there_is(scene: str) -> None:
    """13.8, 20.22: no area weapon and no Jammer, unless one was used or is there."""
    for match in steps_of(scene):
        for asked in match.pending:
            view = match.view(asked.seat)
            for refusal in GAME.refusals(view, asked):
                assert CAUSES.get(refusal.clause, bool)(view), refusal.reason


def tried_facts(scene: str) -> Iterator[tuple[Fact, TriedChoice]]:
    """Every fact about every choice at every step of a fight, with what comes of the choice."""
    for match in steps_of(scene):
        check_ideas(match, Chance(0))
        for asked in match.pending:
            for choice in asked.choices:
                tried = try_choice(match, asked.seat, choice)
                parts = [part for text in describe(tried.before, choice).texts for part in text]
                for part in dict.fromkeys(parts):
                    if isinstance(part, Fact):
                        yield (part.fact if isinstance(part, Capitalised) else part), tried


@pytest.mark.parametrize("scene", SCENES)
def test_what_is_said_of_a_fight_is_so(scene: str) -> None:
    """9.2, 9.4, 11.2, 11.7, 12.1, 13.1 to 13.8: at every step, by what comes of each choice."""
    false = [
        f"{tried.choice}: {fact}" for fact, tried in tried_facts(scene) if not fact.holds(tried)
    ]
    assert not false


def other_odds(odds: AttackOdds) -> AttackOdds:
    return evolve(odds, hit_chance=odds.hit_chance / 2 + 0.01)


@pytest.mark.parametrize(
    ("scene", "kind", "lie"),
    [
        ("hit", Chances, lambda fact: evolve(fact, odds=other_odds(fact.odds))),
        ("melee", Chances, lambda fact: evolve(fact, odds=other_odds(fact.odds))),
        ("hit", DamageToCome, lambda fact: evolve(fact, damage=fact.damage + 1)),
        ("hit", DamageToCome, lambda fact: evolve(fact, health=fact.health + 1)),
        ("hit", HealthLeft, lambda fact: evolve(fact, health=fact.health + 1)),
        ("hit", Shots, lambda fact: Shots(fact.shots + 1)),
        ("hit", Penalty, lambda fact: Penalty(fact.shots + 1)),
        ("hit", LostShots, lambda fact: LostShots(fact.shots + 1)),
        ("hit", UsedUp, lambda fact: evolve(fact, card="yew-bow")),
        ("hit", BestShot, lambda fact: chances_on(fact, target="skarn")),
        ("area", BestShot, lambda fact: chances_on(fact, target="hanno")),
        ("passing", BestShot, lambda fact: chances_on(fact, space=fact.chances.space + 1)),
        ("miss", Beyond, lambda fact: evolve(fact, others=())),
        ("area", Beyond, lambda fact: evolve(fact, others=fact.others[:-1])),
        ("passing", Beyond, lambda fact: evolve(fact, others=())),
        ("first rules", Beyond, lambda fact: evolve(fact, others=(("pell", fact.shot.odds),))),
        ("crowded", SpareShots, lambda fact: evolve(fact, usable=2)),
        ("crowded", SpareShots, lambda fact: evolve(fact, shots=fact.shots + 1)),
        ("passing", Aimed, lambda fact: evolve(fact, distance=fact.distance + 1)),
        ("lonely", OutOfRange, lambda fact: evolve(fact, distance=fact.distance + 1)),
        ("lonely", OutOfRange, lambda fact: evolve(fact, is_near=not fact.is_near)),
        ("melee", EqualWits, lambda fact: EqualWits(fact.unit, fact.wits + 1)),
        ("sanctuary", Answer, lambda fact: evolve(fact, odds=other_odds(fact.odds))),
        ("sanctuary", HonorTest, lambda fact: evolve(fact, chance=fact.chance / 2)),
        ("parley", ParleyOdds, lambda fact: evolve(fact, honor=fact.honor + 1)),
        ("attack on foot", Order, lambda fact: evolve(fact, blows=fact.blows[::-1])),
        ("attack on foot", FaceDown, lambda fact: evolve(fact, cards=fact.cards + 1)),
        ("walk", UnderFire, lambda fact: evolve(fact, risks=fact.risks[1:])),
    ],
)
def test_a_lie_about_a_fight_is_found(
    scene: str, kind: type[Fact], lie: Callable[[Any], Fact]
) -> None:
    """9.2, 9.4, 11.2, 13.6: a wrong number, a wrong target, or somebody who is left out."""
    said = [(fact, tried) for fact, tried in tried_facts(scene) if isinstance(fact, kind)]
    believed = [
        f"{tried.choice}: {lie(fact)}"
        for fact, tried in said
        if lie(fact) != fact and lie(fact).holds(tried)
    ]
    assert said
    assert not believed


def chances_on(fact: BestShot, **changes: Any) -> BestShot:
    """The same odds for another shot."""
    return evolve(fact, chances=evolve(fact.chances, **changes))


@pytest.mark.parametrize(
    ("spaces", "shots"),
    [
        ([], 0),
        ([[1], [1]], 1),
        ([[1, 2], [1]], 2),
        ([[1, 2], [1, 3], [1]], 3),
        ([[1, 2], [1, 2], [2]], 2),
    ],
)
def test_each_shot_has_its_own_target_and_its_own_space(
    spaces: list[list[int]], shots: int
) -> None:
    """11.2: an earlier target makes way where another space is left for it."""
    assert most_shots(spaces) == shots
