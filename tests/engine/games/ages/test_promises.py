"""Every number that a description of Duel of Ages II states is what then happens.

Fights have their own file, `test_facts_of_fights.py`. What the chances follow from is compared with
a second model in `test_second_model.py`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import islice

import pytest
from attrs import evolve

from engine.core.choice import Choice, legal
from engine.core.facts import Fact
from engine.core.match import Match
from engine.core.match_access import position_of
from engine.games.ages import GAME
from engine.games.ages.adventures.facts import EncounterTest, GuardianTest, Price, ResultChance
from engine.games.ages.attacks.odds import AttackOdds
from engine.games.ages.cards.facts import Healing, Lying, Redraw, TooMany
from engine.games.ages.describe import describe
from engine.games.ages.fire.actions import Opfire, opfire_ideas
from engine.games.ages.fire.walk_fire import UnderFire
from engine.games.ages.free_actions.texts import AllRaised, Raised
from engine.games.ages.melee.phrases import Order
from engine.games.ages.moving.texts import Costs, Goal, NewReach, NextShots
from engine.games.ages.names import short_name
from engine.games.ages.opening.texts import Spot
from engine.games.ages.rows.missions import MISSIONS
from engine.games.ages.rows.pieces import DOME_KEYS
from engine.games.ages.rows.profiles import PROFILES
from engine.games.ages.state import AgesState, Options
from engine.games.ages.steps import Step
from engine.games.ages.tribute.items import ItemTaken
from engine.games.ages.turns.texts import EndsWalk, HasPoints
from engine.games.ages.view_types import Figure, Term, View
from engine.testing import (
    BrokenContractError,
    TriedChoice,
    check_facts,
    play,
    random_play,
    try_choice,
)
from tests.engine.games.ages.scene import FAR, FIVE, black, guardian, site, white
from tests.engine.games.ages.table import ages
from tests.tools.random_play import lying

ENOUGH = 150
"""Decisions of a game that are looked at: some rounds."""
MANY, ONE_IN = 12, 9
"""Of the decisions with more choices than the first number, one in the second is tried."""


NAMES = [
    *(f"dome {number}" for number in DOME_KEYS),
    *(row.name for row in PROFILES.values()),
    *map(short_name, PROFILES),
]
"""Names with numbers, of pieces and units."""


def sampled(matches: Iterable[Match[AgesState]]) -> Iterator[Match[AgesState]]:
    """Each decision with few choices, and some of those about spaces, which have many."""
    for number, match in enumerate(islice(matches, ENOUGH)):
        many = any(len(asked.choices) > MANY for asked in match.pending)
        if number % ONE_IN == 0 or not many:
            yield match


TABLES = [
    *(Options(mission=mission) for mission in MISSIONS),
    Options(challenge="dice", encounters="blue"),
    Options(mission="ring", map="mission", selection="standard"),
]


@pytest.mark.parametrize("options", TABLES, ids=lambda each: f"{each.mission}, {each.challenge}")
def test_what_a_choice_promises_is_what_happens(options: Options) -> None:
    """10.1, 14.1: every number of every choice that is tried, in its label and in what follows."""
    matches = random_play(GAME, seed=1, options=options)
    assert check_facts(sampled(matches), names=NAMES)


Shot = tuple[str, str, int]
"""A target, its shooter, and the space."""


def shots_told(view: View, choice: Choice) -> set[Shot]:
    """The shots at a walk that its description names."""
    target = view.units[view.acting_unit].slug
    facts = [part for text in describe(view, choice).texts for part in text]
    return {
        (target, shooter, space)
        for fact in facts
        if isinstance(fact, UnderFire)
        for shooter, spaces, _ in fact.risks
        for space in spaces
    }


def shots_possible(g: AgesState) -> set[Shot]:
    """All shots that the other team could fire now at the ones that moved."""
    return {
        (shot.target.slug, shot.attacker.slug, shot.space)
        for offered in legal(opfire_ideas(g))
        if offered.verb == "opfire"
        for shot in Opfire.of(offered, table=g).possible_shots
    }


@pytest.mark.parametrize("mission", ["well", "standing", "way-out"])
def test_who_may_shoot_at_a_walk_was_told(mission: str) -> None:
    """11.1, 24.14: nobody can shoot at a walk whose description did not say so, in any space."""
    assert any(count_shots_at_walks(mission, seed) for seed in range(4, 24))


def count_shots_at_walks(mission: str, seed: int) -> int:
    """Check that all shots at the walks of a match were told, and return their number."""
    told: set[Shot] = set()
    shots, offered = 0, dict[int, set[Shot]]()
    for match in random_play(GAME, seed=seed, options=Options(mission=mission)):
        g = position_of(match).state
        told |= offered.get(g.units[g.acting_unit].space, set()) if g.units else set()
        offered = {}
        if g.step is Step.WALK and not g.pending:
            view: View = match.view(match.pending[0].seat)
            walks = [each for each in match.pending[0].choices if each.verb == "walk"]
            offered = {
                view.map.numbers_by_noun[each.noun]: shots_told(view, each) for each in walks
            }
        elif g.step is Step.OPFIRE and not any(unit.kind == "sentinel" for unit in g.units):
            assert shots_possible(g) <= told
            shots += len(shots_possible(g))
        elif g.step is Step.FREE:
            told = set()
    return shots


@pytest.mark.parametrize("space", [FIVE[0], FIVE[3]])
def test_the_choice_of_a_fight_names_who_strikes_first(space: str) -> None:
    """12.1: the first of the strikes that are told is the first to act, and the last is not."""
    units = [white("hanno", FIVE[0]), black("pell", FIVE[0])]
    others = [white("tomyris", FIVE[3]), black("john-henry", FIVE[3])]
    match = ages(*units, *others, step=Step.MELEE).match
    facts, tried = facts_of(match, f"fight {space}")
    (order,) = (each for each in facts if isinstance(each, Order))
    assert order.holds(tried)
    assert not evolve(order, blows=order.blows[::-1]).holds(tried)


def seen_encounter() -> Match[AgesState]:
    """A match in which a unit may face an encounter that was seen, and that it passes."""
    return ages(
        white("hanno", FIVE[0]),
        black("pell", FAR),
        step=Step.ADVENTURE,
        counters={FIVE[0].upper(): "shepherd-sling"},
        seen_spaces=[FIVE[0].upper()],
    ).match


def facts_of(match: Match[AgesState], answer: str) -> tuple[list[Fact], TriedChoice]:
    """The facts that are told of White's answer, and what follows."""
    tried = try_choice(match, 0, match.decision(0).find_choice(answer))
    parts = [part for text in describe(tried.before, tried.choice).texts for part in text]
    return [each for each in parts if isinstance(each, Fact)], tried


def test_the_result_of_a_seen_encounter_is_said_for_sure() -> None:
    """15.2: the fact holds, and another rating does not."""
    facts, tried = facts_of(seen_encounter(), "adventure hanno")
    (test,) = (each for each in facts if isinstance(each, EncounterTest))
    assert test.passes
    assert test.holds(tried)
    assert not evolve(test, rating=Figure(0, (Term(0, "printed"),))).holds(tried)


def test_the_numbers_of_a_guardian_are_those_of_its_challenge() -> None:
    """16.2, 16.3: the facts hold, and others do not."""
    hanno = white("hanno", site("war 0"), "yew-bow boar-spear")
    table = ages(
        hanno, black("pell", FAR), step=Step.ADVENTURE, open_guardians=guardian("sphinx-of-ash")
    )
    play(table, "white: adventure hanno")
    facts, tried = facts_of(table.match, "challenge")
    assert all(each.holds(tried) for each in facts)
    (test,) = (each for each in facts if isinstance(each, GuardianTest))
    chances = [each for each in facts if isinstance(each, ResultChance)]
    assert not evolve(test, chance=test.chance / 2).holds(tried)
    assert not any(evolve(each, chance=each.chance / 2).holds(tried) for each in chances)
    price = Price("hanno", "sphinx-of-ash", 2)
    assert price.holds(tried)
    assert not evolve(price, held=1).holds(tried)


CARDS_OF_TOMYRIS = "plenty-cube yew-bow field-kit willow-salve"


@pytest.mark.parametrize(
    ("words", "fact", "lie"),
    [
        ("play plenty-cube", TooMany(6, 4), TooMany(5, 4)),
        ("play plenty-cube", Redraw(7, 4), Redraw(3, 4)),
        ("use field-kit", *(Healing("tomyris", 1, n, 4, False, False) for n in (3, 4))),
        ("experience", AllRaised(), Raised("wits", 5)),
        ("pick-up", Lying(2), Lying(1)),
    ],
    ids=str,
)
def test_a_fact_about_a_free_action_can_fail(words: str, fact: Fact, lie: Fact) -> None:
    """8.3, 14.2, 14.6, 14.10, 18.1: it is told, it holds, and another number does not."""
    tomyris = white("tomyris", FIVE[0], CARDS_OF_TOMYRIS, health=1, experience=1)
    table = ages(tomyris, black("pell", FAR), ground={FIVE[0].upper(): ("*yew-bow", "*yew-bow")})
    play(table, "white: free tomyris")
    facts, tried = facts_of(table.match, words)
    assert fact in facts
    assert fact.holds(tried)
    assert not lie.holds(tried)


SURE = AttackOdds(hit_chance=1.0, damage=1.0, wound_chance=1.0, kill_chance=0.0)


@pytest.mark.parametrize(
    ("words", "lie"),
    [
        ("walk", Costs(0, 6)),
        ("walk", Costs(1, 60)),
        ("walk", Goal("A1")),
        ("walk", ItemTaken()),
        ("walk", NextShots((("hanno", SURE),))),
        ("move pell", HasPoints(60)),
        ("move pell", EndsWalk("tomyris", 60)),
        ("ride hill-pony", NewReach(60, 0, 6, (), ())),
    ],
    ids=str,
)
def test_a_fact_that_is_not_so_is_found(words: str, lie: Fact) -> None:
    """10.1, 10.5: a wrong number is noticed."""
    units = white("tomyris", FIVE[0], "hill-pony"), white("pell", FIVE[1]), black("hanno", FAR)
    table = ages(*units, step=Step.MOVE)
    play(table, "white: move tomyris")
    if words == "move pell":
        play(table, f"white: walk {FIVE[1]}")
    _, tried = facts_of(table.match, words if words != "walk" else f"walk {FIVE[1]}")
    assert not lie.holds(tried)


@pytest.mark.parametrize("lie", [Spot("A1"), Spot("nowhere")])
def test_another_space_than_that_of_an_entry_is_found(lie: Spot) -> None:
    """31.2: a character enters in the space that the choice names."""
    options = Options(mission="colours")
    game = lying(GAME, lie, about=lambda view, choice: choice.verb == "start")
    with pytest.raises(BrokenContractError, match="which is not so"):
        check_facts(islice(random_play(game, seed=1, options=options), ENOUGH))
