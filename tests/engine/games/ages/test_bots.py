"""The greedy bot of Duel of Ages II."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from attrs import evolve

from engine.core.chance import Chance
from engine.core.hexes import distance
from engine.core.match import start_match
from engine.core.match_access import position_of
from engine.games.ages import GAME
from engine.games.ages.bots.errands import (
    Errand,
    best_errand,
    costs_to,
    encounter_chance,
    errands,
    need,
)
from engine.games.ages.bots.fighting import shot_worth
from engine.games.ages.bots.goals import escape_worth
from engine.games.ages.bots.greedy import GreedyBot
from engine.games.ages.bots.reasons import goal_text
from engine.games.ages.pending import Ask, Pending
from engine.games.ages.rows.characters import CHARACTERS
from engine.games.ages.rows.missions import BASES, MISSIONS
from engine.games.ages.rows.pieces import platter_of
from engine.games.ages.rules.cards.treasure_cards import draw_card
from engine.games.ages.state import AgesState, Options
from engine.games.ages.steps import Step
from engine.games.ages.unit_state import Unit
from engine.games.ages.view_types import HIDDEN, GoalView
from engine.testing import play
from tests.engine.games.ages import standing_game
from tests.engine.games.ages.scene import FAR, FIVE, MAP, black, moved, state, white
from tests.engine.games.ages.table import AgesTable, ages


def test_it_beats_a_random_player() -> None:
    """In most of a few games; a longer run had 96 of 100."""
    won = 0
    for seed in range(8):
        match = start_match(GAME, seed=seed, seats=2)
        chance, bot, mine = Chance(seed, 3), GreedyBot(Chance(seed)), seed % 2
        while match.outcome is None:
            decision = match.pending[0]
            if decision.seat == mine:
                answer = bot.choose(match.sight(mine))
            else:
                answer = chance.pick(decision.choices)
            match.answer(decision.seat, answer)
        won += mine in match.outcome.winners and not match.outcome.is_draw
    assert won >= 6


def test_it_wears_armor_and_strikes() -> None:
    """What helps is done at once."""
    table = ages(
        white("mary-read", FIVE[0], "ship-cutlass"), black("rivet-77", FIVE[0]), step=Step.MELEE
    )
    bot = GreedyBot(Chance(1))
    assert str(bot.choose(table.match.sight(0))) == "strike rivet-77 ship-cutlass"


def test_a_healer_treats_the_ally_with_the_least_health() -> None:
    """20.18: Triage costs nothing, so it is used as soon as an ally with him is wounded."""
    table = ages(
        white("doc-valdez", FIVE[0]),
        white("hanno", FIVE[0], health=4),
        white("mary-read", FIVE[0], health=1),
        black("pell", FAR),
    )
    bot = GreedyBot(Chance(1))
    for said in ("free doc-valdez", "ability mary-read"):
        advice = bot.advise(table.match.sight(0))
        assert str(advice.choice) == said
        assert "heals" in advice.reason
        table.match.answer(0, advice.choice)


def test_it_goes_for_an_encounter_that_it_passes() -> None:
    """Toward it, and says so."""
    table = ages(
        white("hanno", FIVE[0]),
        black("rivet-77", FAR),
        step=Step.MOVE,
        counters={FIVE[3].upper(): "oracle-question"},
        paths={f"labyrinth-ancient {name}": (0, 2) for name in ("war", "glory", "prestige")},
    )
    bot = GreedyBot(Chance(1))
    advice = bot.advise(table.match.sight(0))
    assert str(advice.choice) == "move hanno"
    assert "encounter" in advice.reason
    table.match.answer(0, advice.choice)
    assert str(bot.choose(table.match.sight(0))) == f"walk {FIVE[3]}"


def test_it_goes_from_a_dome_to_the_encounter_beside_it() -> None:
    """A dome can be left but not entered, so ways to it say nothing of ways from it."""
    hub = next(iter(MAP.domes.values()))
    beside = MAP.steps[hub][0][0]
    table = ages(
        white("hanno", hub),
        black("rivet-77", FAR),
        step=Step.MOVE,
        counters={MAP.names[beside]: "oracle-question"},
        paths={f"labyrinth-ancient {name}": (0, 2) for name in ("war", "glory", "prestige")},
    )
    play(table, "white: move hanno")
    advice = GreedyBot(Chance(1)).advise(table.match.sight(0))
    assert str(advice.choice) == f"walk {MAP.noun(beside)}"
    assert (
        advice.reason
        == f"This is the goal: an unseen encounter at {MAP.names[beside]}, 89 % to pass."
    )


@pytest.mark.parametrize("mission", ["well", "standing"])
def test_every_decision_of_a_game_has_a_reason(mission: str) -> None:
    """Also those about henchmen, who pass no encounters themselves."""
    match = start_match(GAME, seed=5, seats=2, options=Options(mission=mission))
    bots = [GreedyBot(Chance(5, seat)) for seat in range(2)]
    while match.pending and match.view(0).round < 5:
        seat = match.pending[0].seat
        advice = bots[seat].advise(match.sight(seat))
        assert advice.reason
        match.answer(seat, advice.choice)


def test_a_henchman_that_follows_its_master_to_an_encounter_says_so() -> None:
    """It passes none itself, so that it has no chance to name."""
    table = ages(
        white("hanno", FIVE[0]),
        white("spotter", FIVE[4], master=0),
        black("rivet-77", FAR),
        step=Step.MOVE,
        counters={FIVE[0].upper(): "oracle-question"},
    )
    view = table.view("white")
    words = goal_text(view, view.units[1], Errand(view.units[0].space, 1.0, "its master"))
    assert words == f"its master at {FIVE[0].upper()}"


def test_hints_say_why_not() -> None:
    """Being done also has a reason."""
    table = ages(white("hanno", FIVE[0], "yew-bow"), black("pell", FIVE[4], "boar-spear"))
    bot = GreedyBot(Chance(1))
    assert bot.advise(table.match.sight(0)).reason == "No free action helps now."
    play(table, "white: done")
    assert "walking is worth more" in bot.advise(table.match.sight(0)).reason


def test_a_fight_is_named_after_the_enemy() -> None:
    """In hints, as players know it."""
    view = ages(white("cu-chulainn", FIVE[0]), black("grandmother-kettle", FIVE[4])).view("white")
    assert "a fight with Grandmother Kettle" in [each.why for each in errands(view, view.units[0])]


def test_it_sees_only_its_view() -> None:
    """Cards face down of the other team change nothing."""
    g = state(white("hanno", FIVE[0]), black("rivet-77", FIVE[2]), step=Step.MOVE)
    draw_card(g, 1, "common")
    assert GAME.view(g, 0).units[1].known_cards == ()


# Errands


HELD = {f"labyrinth-ancient {name}": (0, 2) for name in ("war", "glory", "prestige")}
"""Every path is White's, so that nobody of White wants one."""


def errand_of(g: AgesState, number: int = 0, **words: Any) -> str:
    """The errand of a unit of White, in a view that may be changed."""
    view = evolve(GAME.view(g, 0), **words)
    found = best_errand(view, view.units[number])
    return f"{found.why} at {view.map.nouns[found.space]}" if found else ""


def test_a_flag_is_fetched_and_brought_home() -> None:
    """With a flag it goes home, without one to the next flag of its own team."""
    space = MAP.numbers_by_noun[FIVE[3]]
    g = state(white("hanno", FIVE[0]), black("pell", FAR), step=Step.MOVE, paths=HELD)
    assert errand_of(g, flags={space: (1,)}) == "", "flags of the other team cannot be taken"
    assert errand_of(g, flags={space: (0,)}) == f"a flag of the team at {FIVE[3]}"
    g.units[0].has_flag = True
    assert errand_of(g, flags={space: (0,)}) == "", "it carries one, and there is no home"


def test_a_flag_is_picked_up_and_scored() -> None:
    """The free action, and the deed at home, come before everything else."""
    table = ages(
        white("hanno", FIVE[0], "bronze-falcata"), black("pell", FAR), flags={FIVE[0].upper(): (0,)}
    )
    bot = GreedyBot(Chance(1))
    for said in ("free hanno", "flag"):
        answer = bot.choose(table.match.sight(0))
        assert str(answer) == said
        table.match.answer(0, answer)


def test_exits_are_worth_their_points_and_safety_in_the_end() -> None:
    """The first to escape get most; when no points are left, only the end drives them out."""
    space = MAP.numbers_by_noun[FIVE[3]]
    g = state(white("hanno", FIVE[0]), black("pell", FAR), step=Step.MOVE, paths=HELD)
    words: dict[str, Any] = {
        "mission": "way-out",
        "exits": (space,),
        "goals": (GoalView("escape", "", 0, 0),),
    }
    view = evolve(GAME.view(g, 0), rounds=(9, 9), **words)
    worths = [escape_worth(evolve(view, escaped=(1,) * gone), view.units[0]) for gone in (0, 4, 6)]
    assert worths[0] > worths[1] > worths[2] == 0.0
    late = evolve(view, escaped=(1,) * 6, round=9)
    assert escape_worth(late, late.units[0]) > 0.0
    assert errand_of(g, **words) == f"the exit at {FIVE[3]}"


def test_what_the_unit_of_another_seat_is_nearer_to_is_left_to_it() -> None:
    """34: in a team a bot leaves a person's plans alone."""
    g = state(
        white("hanno", FIVE[0]),
        white("pell", FIVE[2]),
        black("rivet-77", FAR),
        step=Step.MOVE,
        counters={FIVE[3].upper(): "oracle-question"},
        seen=[FIVE[3].upper()],
        paths=HELD,
    )
    assert errand_of(g) == f"an encounter at {FIVE[3]}", "its own other unit may be nearer"
    g.units[1].owner = 2
    assert errand_of(g) == ""


def test_of_equally_near_units_the_first_in_the_roster_goes() -> None:
    """34: so that two seats neither race for the same thing nor wait for each other."""
    words: dict[str, Any] = {
        "step": Step.MOVE,
        "counters": {FIVE[2].upper(): "oracle-question"},
        "seen": [FIVE[2].upper()],
        "paths": HELD,
    }
    g = state(
        white("hanno", FIVE[0]), white("pell", FIVE[0], owner=2), black("rivet-77", FAR), **words
    )
    assert errand_of(g) == f"an encounter at {FIVE[2]}"
    assert errand_of(g, 1) == ""


def test_who_came_second_leaves_the_adventure_to_another_seat() -> None:
    """34: an ally of another seat that stood there before may have come for it."""
    space = FIVE[2]
    words: dict[str, Any] = {
        "step": Step.ADVENTURE,
        "counters": {space.upper(): "oracle-question"},
    }

    def answer(owner: int, **came: Any) -> str:
        table = ages(
            white("hanno", space, **came), white("pell", space, owner=owner), black("skarn", FAR),
            **words,
        )  # fmt: skip
        return str(GreedyBot(Chance(1)).choose(table.match.sight(0)))

    assert answer(2, **moved(space)) == "done"
    assert answer(2).startswith("adventure"), "both were there: nobody else seems to want it"
    assert answer(0, **moved(space)).startswith("adventure"), "both are of the same seat"


@pytest.mark.parametrize("mission", MISSIONS)
def test_goals_of_other_seats_are_left_alone_in_every_mission(mission: str) -> None:
    """34: whatever it goes for, no unit of another seat of its team is nearer to it."""
    match = start_match(GAME, seed=4, seats=5, options=Options(mission=mission, length="fast"))
    bots, went = [GreedyBot(Chance(4, seat)) for seat in range(5)], 0
    for _ in range(400):
        if match.outcome is not None:
            break
        decision = match.pending[0]
        view = match.view(decision.seat)
        for choice in decision.choices:
            if choice.verb != "move":
                continue
            unit = next(each for each in view.units if each.slug == choice.noun)
            errand = best_errand(view, unit)
            if errand is None:
                continue
            went += 1
            ways = costs_to(view, unit, errand.space)
            for ally in view.units:
                if ally.team == unit.team and ally.is_on_map and ally.owner != unit.owner:
                    assert ways[ally.space] >= ways[unit.space], errand.why
        match.answer(decision.seat, bots[decision.seat].choose(match.sight(decision.seat)))
    assert went > 5


def test_an_achievement_that_is_safe_is_not_worth_much() -> None:
    """A lead of four counts less than a step in a tied achievement."""
    view = GAME.view(state(white("hanno", FIVE[0]), black("pell", FAR)), 0)

    def wanted(white: int, black: int) -> float:
        goal = GoalView("encounters", "Encounters", white, black)
        return need(evolve(view, goals=(goal,)), 0, "encounters")

    assert wanted(5, 1) < wanted(3, 1) < wanted(1, 1) == wanted(0, 1)


def test_a_flag_goes_home() -> None:
    """To the headquarters or the Arbiter's Chamber, whichever is nearer."""
    g = standing_game.standing_state(
        white("hanno", standing_game.HOME["vortex"], has_flag=True),
        black("pell", standing_game.FAR),
        step=Step.MOVE,
    )
    view = evolve(GAME.view(g, 0), goals=(GoalView("flags", "Flags", 0, 0),))
    found = best_errand(view, view.units[0])
    assert found is not None
    assert found.why == "bringing the flag home"
    assert found.space == standing_game.HOME["headquarters"]


# Melee


def answer_to_a_hit(*blacks: Unit) -> str:
    """The answer of Black's bot when Old Grumbletoe has hit the first of its units."""
    table = ages(white("old-grumbletoe", FIVE[0]), *blacks, step=Step.MELEE, whites="91 50")
    while table.match.view(1).step != "step in":
        name = table.deciders()[0]
        offered = table.choices_of(name)
        wanted = (f"strike {blacks[0].slug}", "hold", "pass", offered[0])
        play(table, f"{name}: {next(each for each in wanted if each in offered)}")
    return str(GreedyBot(Chance(1)).choose(table.match.sight(table.seat("black"))))


def test_a_bodyguard_is_played_for_characters() -> None:
    """21.78: not for a creature."""
    here = FIVE[0]
    assert answer_to_a_hit(black("hanno", here, "bodyguard")) == "play bodyguard hanno hanno"
    with_hound = black("wolfhound-1", here, target=0), black("hanno", here, "bodyguard")
    assert answer_to_a_hit(*with_hound) == "pass"


@pytest.mark.parametrize(
    ("master", "health", "answer"),
    [
        ("ching-shih", 4, "step-in shield-thrall"),
        ("rivet-77", 6, "pass"),
        ("rivet-77", 2, "step-in shield-thrall"),
    ],
)
def test_a_shield_thrall_takes_the_hit_for_a_master_that_can_bear_less(
    master: str, health: int, answer: str
) -> None:
    """28.18: Armor counts as well as Health; for a master near death in any case."""
    hit = black(master, FIVE[0], health=health)
    assert answer_to_a_hit(hit, black("shield-thrall", FIVE[0], master=1)) == answer


# Fire


def test_an_area_weapon_is_not_thrown_among_allies() -> None:
    """13.8: at a space with one enemy rather than at one with an enemy and an ally."""
    units = [
        white("captain-oyelaran", FIVE[0], "stick-grenade"),
        black("skarn", FIVE[2]),
        black("rivet-77", FIVE[2]),
    ]
    bot = GreedyBot(Chance(1))
    table = ages(*units, step=Step.FIRE)
    assert str(bot.choose(table.match.sight(0))) == "shoot captain-oyelaran"
    table = ages(*units, white("hanno", FIVE[2]), white("pell", FIVE[2]), step=Step.FIRE)
    assert str(bot.choose(table.match.sight(0))) == "pass"


def test_an_area_weapon_is_worth_what_it_does_to_all() -> None:
    """13.8, 13.9: enemies count for it, allies against it; in opfire also who came through."""
    enemies = [black("skarn", FIVE[2]), black("rivet-77", FIVE[3], **moved(FIVE[2], FIVE[3]))]
    g = state(
        white("captain-oyelaran", FIVE[0], "stick-grenade"), *enemies, white("hanno", FIVE[2])
    )
    view = GAME.view(g, 0)
    unit, skarn = view.units[0], view.units[1]

    def worth(kind: Any, *numbers: int) -> float:
        seen = evolve(view, units=tuple(view.units[n] for n in (0, *numbers)))
        return shot_worth(seen, unit, skarn, "stick-grenade", kind, space=skarn.space)

    alone = worth("opfire", 1)
    assert worth("opfire", 1, 3) < alone < worth("opfire", 1, 2)
    assert worth("fire", 1, 2) == worth("fire", 1)


# Building


def test_a_bot_builds_near_its_own_home() -> None:
    """30.12 to 30.18: its base beside its platter, and flags of its own nearer than the other's."""
    options = Options(mission="colours", map="mission", placing="hand")
    match = start_match(GAME, seed=2, seats=2, options=options)
    bots = [GreedyBot(Chance(2, seat)) for seat in range(2)]
    while position_of(match).state.step is not Step.ENTER:
        seat = match.pending[0].seat
        match.answer(seat, bots[seat].choose(match.sight(seat)))
    g = position_of(match).state
    centres = {placed.piece: placed.centre for placed in g.layout}
    homes = [centres[base] for base in BASES]
    for team in (0, 1):
        other = homes[1 - team]
        own = centres[g.chosen[team]]
        assert distance(own, homes[team]) < distance(own, other)
    for space, (team,) in g.flags.items():
        there = g.map.spaces[g.map.numbers[space]].hex
        assert distance(there, homes[team]) < distance(there, homes[1 - team])


def test_a_bot_chooses_ages_that_suit_its_characters() -> None:
    """30.12: the platter of most of them."""
    options = Options(mission="colours", map="mission", selection="pure")
    match = start_match(GAME, seed=2, seats=2, options=options)
    decision = match.pending[0]
    view = match.view(decision.seat)
    assert view.selection is not None
    assert view.team is not None
    own = Counter(CHARACTERS[slug].age for slug in view.selection.hands[view.team])
    answer = GreedyBot(Chance(1)).choose(match.sight(decision.seat))
    picked = platter_of(answer.noun)
    assert picked is not None
    assert own[picked.age] == max(own.values())


# Cards


def test_it_sets_up_a_sentinel_where_an_enemy_may_come() -> None:
    """In place of moving, with an enemy not far away."""
    table = ages(
        white("archimedes", FIVE[0], "watch-turret"), black("pell", FIVE[4]), step=Step.MOVE
    )
    bot = GreedyBot(Chance(1))
    for said in ("move archimedes", "guard watch-turret"):
        answer = bot.choose(table.match.sight(0))
        assert str(answer) == said
        table.match.answer(0, answer)


def test_who_is_armed_draws_secret_cards_too() -> None:
    """A weapon first, then a Secret card for every other one."""
    for cards, deck in (("", "common"), ("bronze-falcata", "secret"), ("field-kit", "common")):
        table = ages(
            white("hanno", FIVE[0], cards),
            black("pell", FAR),
            pending=[Pending(ask=Ask.DRAW, unit=0, count=1)],
        )
        assert str(GreedyBot(Chance(1)).choose(table.match.sight(0))) == f"draw {deck}"


def test_luck_has_a_part_in_the_choice_of_characters() -> None:
    """Bots with other luck draft others, and the same luck drafts the same."""
    match = start_match(GAME, seed=1, options=GAME.options(mission="clash"))
    asked = match.pending[0].seat
    picks = [str(GreedyBot(Chance(n)).choose(match.sight(asked))) for n in (1, 1, 2, 3, 4, 5)]
    assert picks[0] == picks[1]
    assert len(set(picks)) > 1


def test_unseen_encounters_are_weighed_by_the_set_that_is_played() -> None:
    """The blue set is harder, so a bot expects less of an encounter that nobody has seen."""
    view = GAME.view(state(white("hanno", FIVE[0]), black("pell", FAR)), 0)
    unit = view.units[0]
    gold, blue = (
        encounter_chance(evolve(view, has_blue_encounters=blue), unit, HIDDEN)
        for blue in (False, True)
    )
    assert blue < gold


# Hints


def hint(table: AgesTable) -> tuple[str, str]:
    """The greedy bot's advice to the seat that is asked, with its reason."""
    seat = table.match.pending[0].seat
    advice = GreedyBot(Chance(1)).advise(table.match.sight(seat))
    return str(advice.choice), advice.reason


PASSED = {f"labyrinth-ancient {name}": (0, 2) for name in ("war", "glory", "prestige")}
"""The paths of the labyrinth, all of them White's."""


def test_a_walk_has_its_errand_as_its_reason() -> None:
    """Never the description of the space, whatever there is to go for."""
    dome = MAP.domes[0]
    near = {at for at, _ in MAP.steps[dome]}
    table = ages(white("hanno", dome), black("pell", FAR), step=Step.MOVE, paths=PASSED)
    play(table, "white: move hanno")
    walk, reason = hint(table)
    assert reason == "The dome must be left, and nothing else is worth a walk."
    assert MAP.numbers_by_noun[walk.split()[1]] in near, "and then it goes no farther than it must"


def test_a_dome_is_left_toward_what_another_seat_is_nearer_to() -> None:
    """34.1: an ally's plans are respected, but the first space of the list is not a goal."""
    table = ages(
        white("hanno", MAP.domes[0]),
        white("skarn", FIVE[1], owner=2),
        black("pell", FAR),
        step=Step.MOVE,
        counters={FIVE[2].upper(): "oracle-question"},
        paths=PASSED,
        sides=(0, 1, 0, 1),
    )
    play(table, "white: move hanno")
    assert f"an unseen encounter at {FIVE[2].upper()}" in hint(table)[1]


def test_to_stay_has_a_reason() -> None:
    """10.1: not that the points that are left are lost."""
    table = ages(white("hanno", FIVE[0]), black("pell", FAR), step=Step.MOVE, paths=PASSED)
    play(table, "white: move hanno")
    assert hint(table) == ("stop", "No goal is worth a walk.")


def test_a_character_to_drop_is_compared_with_the_others() -> None:
    """30.8: the hint does not repeat the description."""
    options = Options(selection="standard")
    match = start_match(GAME, seed=5, seats=2, options=options)
    assert match.view(0).step == "drop"
    reason = GreedyBot(Chance(1)).advise(match.sight(0)).reason
    assert reason.endswith("in speed, fights, shots and tests together.")


@pytest.mark.parametrize(("lith", "pays"), [(0, True), (-1, True), (-2, False), (1, False)])
def test_cards_are_given_to_the_arbiter_if_that_wins_the_achievement(lith: int, pays: bool) -> None:
    """27.3, 27.4: a card face down is a point; the team ahead has the achievement."""
    table = standing_game.standing(
        white("olaudah-equiano", standing_game.HALL["chamber"], "yew-bow hill-pony"),
        black("pell", standing_game.FAR),
        lith=lith,
    )
    assert hint(table)[0] == "adventure olaudah-equiano"
    play(table, "white: adventure olaudah-equiano")
    assert (hint(table)[0] == "tribute") == pays


def test_a_character_near_the_arbiter_is_sent_to_win_the_achievement() -> None:
    """27.3: with a card face down it is a sure one."""
    beside = standing_game.GROUND.steps[standing_game.HALL["chamber"]][0][0]
    table = standing_game.standing(
        white("olaudah-equiano", beside, "yew-bow"),
        black("pell", standing_game.FAR),
        step=Step.MOVE,
    )
    play(table, "white: move olaudah-equiano")
    walk, reason = hint(table)
    assert walk == f"walk {standing_game.GROUND.noun(standing_game.HALL['chamber'])}"
    assert "a gift of cards wins" in reason


def test_a_spyglass_is_laid_open_only_with_an_aim_weapon() -> None:
    """21.55: it adds only to the range of Aim weapons."""
    for cards, is_useful in (("brass-spyglass", False), ("brass-spyglass bolt-rifle", True)):
        table = ages(white("lyudmila-pavlichenko", FIVE[0], cards), black("pell", FAR))
        assert (hint(table)[0] == "free lyudmila-pavlichenko") == is_useful
