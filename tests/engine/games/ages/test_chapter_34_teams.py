"""Teams of several seats (RULES.md 34)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.chance import Chance
from engine.core.match import Charter, Match, start_match
from engine.core.match_access import new_events_of, position_of
from engine.core.position import Position
from engine.games.ages import GAME
from engine.games.ages.rows.missions import BLACK, WHITE
from engine.games.ages.setup import setup
from engine.games.ages.state import AgesState, Options
from engine.games.ages.steps import Step
from engine.games.ages.unit_state import Unit
from engine.testing import play
from tests.engine.games.ages.scene import FAR, FIVE, black, state, white
from tests.engine.games.ages.table import AgesTable

NAMES = {"first": 0, "black": 1, "second": 2, "other": 3}
"""Two seats in each team: White has the seats 0 and 2."""


def four(*units: Unit, **words: Any) -> AgesTable:
    """A table of four seats with these units."""
    g = state(*units, **words)
    g.sides = (0, 1, 0, 1)
    charter = Charter(GAME.slug, GAME.rules_version, seat_count=4, seed=1)
    table = AgesTable(Match(GAME, charter, Position(g)), NAMES)
    table.match.chronicle[0] = new_events_of(table.match)
    return table


def two_whites(**words: Any) -> AgesTable:
    """Hanno belongs to White's first seat, Skarn to its second one."""
    return four(
        white("hanno", FIVE[0]),
        white("skarn", FIVE[2], owner=2),
        black("captain-oyelaran", FAR),
        **words,
    )


def taken(seats: int, **words: Any) -> Match[AgesState]:
    """A match with this number of seats where everybody took the first character on offer."""
    match = start_match(GAME, seed=5, seats=seats, options=Options(**words))
    while position_of(match).state.step is Step.TAKE:
        asked = match.pending[0]
        match.answer(asked.seat, asked.choices[0])
    return match


@pytest.mark.parametrize("seats", range(2, 9))
def test_each_seat_has_a_character_of_its_own(seats: int) -> None:
    """34.1: the larger team sets the count."""
    g = position_of(taken(seats)).state
    characters = [unit for unit in g.units if unit.kind == "character"]
    assert {unit.owner for unit in characters} == set(range(seats))
    assert all(g.sides[unit.owner] == unit.team for unit in characters)
    assert len(characters) == 2 * max(3, (seats + 1) // 2)


def test_seats_take_their_characters_in_turn() -> None:
    """34.6, 24.43: one each in turn, the first seat first, White before Black."""
    match = start_match(GAME, seed=5, seats=4)
    whites = position_of(match).state.seats_of(WHITE)
    assert {unit.owner for unit in match.view(0).units} == {-1}
    asked, sizes, wanted = [], [], match.pending[0].choices[-1]
    while position_of(match).state.step is Step.TAKE:
        decision = match.pending[0]
        asked.append(decision.seat)
        sizes.append(len(decision.choices))
        match.answer(decision.seat, decision.choices[-1])
    assert asked == [*whites, *(1 - seat % 2 + seat // 2 * 2 for seat in whites)]
    assert sizes == [3, 2, 3, 2]
    units = [unit for unit in match.view(0).units if unit.kind == "character"]
    assert sorted(unit.owner for unit in units) == [0, 0, 1, 1, 2, 3]
    assert next(unit.owner for unit in units if unit.slug == wanted.noun) == whites[0]


def test_the_last_piece_of_a_map_is_final() -> None:
    """34.6, 30.11: all characters are revealed then, before they are taken."""
    options = Options(mission="ring", selection="pure", map="mission")
    match = start_match(GAME, seed=5, seats=4, options=options)
    chance, said = Chance(5), [(0, False)]
    while position_of(match).state.step is not Step.TAKE:
        asked = match.pending[0]
        answer = chance.pick(asked.choices)
        said.append((asked.seat, match.is_final(asked.seat, answer)))
        match.answer(asked.seat, answer)
    seat, final = said[-1]
    assert final
    assert not match.can_undo(seat)


def test_a_team_of_one_seat_takes_nothing() -> None:
    """34.6: of three seats only the two of one team are asked."""
    match = start_match(GAME, seed=5, seats=3)
    assert [decision.seat for decision in match.pending] == [0]
    assert {unit.owner for unit in match.view(1).units if unit.team == match.view(1).team} == {1}


def test_henchmen_belong_to_the_seat_of_their_master() -> None:
    """34.6, 28.10: whoever took the master decides for them."""
    for seed in range(40):
        match = start_match(GAME, seed=seed, seats=8, options=Options(mission="way-out"))
        while position_of(match).state.step is Step.TAKE:
            asked = match.pending[0]
            match.answer(asked.seat, asked.choices[0])
        g = position_of(match).state
        henchmen = [unit for unit in g.units if unit.kind == "henchman"]
        if henchmen:
            assert all(unit.owner == g.units[unit.master].owner >= 0 for unit in henchmen)
            return
    raise AssertionError("no henchman in forty matches")


def test_seats_alternate_and_the_first_team_has_one_more() -> None:
    """34.1: five seats are three and two."""
    g: AgesState = setup(Options(), 5, Chance(5))
    assert g.sides in ((0, 1, 0, 1, 0), (1, 0, 1, 0, 1))


def test_a_seat_is_offered_its_own_units_only() -> None:
    """34.2: the first seat acts first."""
    table = two_whites(step=Step.MOVE)
    assert [decision.seat for decision in table.match.pending] == [0]
    assert [str(each) for each in table.match.pending[0].choices] == ["move hanno", "done"]


def test_the_phase_ends_when_both_passed_in_a_row() -> None:
    """34.3: a player who acted is asked again after the other one."""
    table = two_whites(step=Step.MOVE)
    play(
        table,
        "first: done",
        "second: move skarn",
        f"second: walk {FIVE[3]}",
        "second: done",
        "first: done",
        "second: done",
    )
    assert table.view("first").turn == BLACK


def test_the_others_may_answer_what_a_seat_did() -> None:
    """34.3: a seat that had passed is asked again after another one acted."""
    table = two_whites(step=Step.MOVE)
    play(table, "first: done", "second: move skarn", f"second: walk {FIVE[3]}", "second: done")
    play(table, "first: move hanno", f"first: walk {FIVE[1]}", "first: done")
    assert table.at("hanno") == FIVE[1]
    assert table.view("first").turn == BLACK


def test_a_seat_without_anything_to_do_is_left_out() -> None:
    """34.2: only open information decides."""
    table = four(
        white("hanno", FIVE[0]),
        white("skarn", "", owner=2),
        black("captain-oyelaran", FAR),
        step=Step.MOVE,
    )
    play(table, "first: move hanno", f"first: walk {FIVE[1]}", "first: done")
    assert table.view("first").turn == BLACK


def test_opportunity_fire_goes_round_in_the_other_team() -> None:
    """34.2: each of its seats shoots with its own units."""
    table = four(
        white("hanno", FIVE[0]),
        black("captain-oyelaran", FIVE[4], "service-revolver"),
        black("warden-unit-12", FIVE[4], "bolt-rifle", owner=3),
        step=Step.MOVE,
    )
    play(table, "first: move hanno", f"first: walk {FIVE[1]}", "first: done")
    assert table.view("first").phase == "opportunity fire"
    play(table, "black: pass")
    assert [decision.seat for decision in table.match.pending] == [3]


def test_the_first_seat_decides_for_the_team() -> None:
    """34.4: the order in which spaces fight."""
    table = four(
        white("hanno", FIVE[0], owner=2),
        black("captain-oyelaran", FIVE[0]),
        white("skarn", FIVE[2], owner=2),
        black("warden-unit-12", FIVE[2], owner=3),
        step=Step.MELEE,
    )
    assert [decision.seat for decision in table.match.pending] == [0]


def test_seats_of_a_team_know_the_same_cards() -> None:
    """34.5: face-down cards are known to the whole team, and to nobody else."""
    table = four(
        white("hanno", FIVE[0], "yew-bow"),
        white("skarn", FIVE[2], owner=2),
        black("captain-oyelaran", FAR),
    )
    assert table.unit("hanno", "second").known_cards == ("yew-bow",)
    assert table.unit("hanno", "other").known_cards == ()
    assert GAME.see_the_same(table.view("first"), 0, 2)
    assert not GAME.see_the_same(table.view("first"), 0, 1)


def test_moments_to_react_are_asked_of_the_owner() -> None:
    """34.1, 13.5, 9.4: not of the team's first seat."""
    armor = four(
        white("mary-read", FIVE[0], owner=2),
        black("tomyris", FIVE[0], "linen-cuirass", owner=3),
        black("captain-oyelaran", FAR),
        step=Step.MELEE,
        whites="90 55",
    )
    play(armor, "second: strike tomyris")
    assert armor.deciders() == ["other"]
    missed = four(
        white("mary-read", FIVE[0], "*target-pistol", owner=2),
        white("skarn", FIVE[2]),
        white("hanno", FIVE[2]),
        black("tomyris", FIVE[2], owner=3),
        black("captain-oyelaran", FAR),
        step=Step.FIRE,
        whites="09",
    )
    play(missed, "second: shoot mary-read", "second: fire target-pistol 1", "second: at tomyris")
    assert missed.deciders() == ["other"]
    assert missed.choices_of("other") == ["instead skarn", "instead hanno"]


def test_a_henchman_and_a_hunter_are_their_owners() -> None:
    """34.6: whoever plays the master, or unleashed it, moves it."""
    table = four(
        white("hanno", FIVE[0]),
        white("ching-shih", FIVE[2], owner=2),
        white("bruiser", FIVE[2], owner=2, master=1),
        white("wolfhound-1", FIVE[2], owner=2, target=4),
        black("pell", FAR),
        step=Step.MOVE,
    )
    play(table, "first: done")
    assert table.choices_of("second") == [
        "move ching-shih",
        "move bruiser",
        "move wolfhound-1",
        "done",
    ]


@pytest.mark.parametrize("step", [Step.MOVE, Step.FIRE])
def test_nothing_is_said_of_the_units_of_another_seat(step: Step) -> None:
    """34.2: a seat is told why its own units cannot act, not that those of others have acted."""
    table = four(
        white("hanno", FIVE[0], fired=True),
        white("skarn", FIVE[2], "*target-pistol", owner=2),
        white("mary-read", FIVE[2], "*target-pistol"),
        black("captain-oyelaran", FIVE[4]),
        step=step,
    )
    refused = GAME.refusals(table.view("first"), table.match.pending[0])
    named = {each.choice.noun for each in refused}
    assert "skarn" not in named
    assert "hanno" in named


def test_to_take_a_unit_and_be_finished_is_not_doing_anything() -> None:
    """34.3: the other seat is not asked again for that."""
    free = two_whites_with_cards(step=Step.FREE)
    play(free, "first: done", "second: destroy-with skarn", "second: finish")
    assert free.view("first").phase != "free actions"
    move = two_whites(step=Step.MOVE)
    play(move, "first: done", "second: move skarn", "second: stop")
    assert move.view("first").turn == BLACK


def two_whites_with_cards(**words: Any) -> AgesTable:
    """The table with a card for each unit that cannot be played."""
    return four(
        white("hanno", FIVE[0], "linen-cuirass"),
        white("skarn", FIVE[2], "linen-cuirass", owner=2),
        black("captain-oyelaran", FAR),
        **words,
    )


def test_who_is_asked_again_reads_why() -> None:
    """34.3: after a teammate has acted, and never before."""
    table = two_whites(step=Step.MOVE)
    assert table.match.pending[0].prompt == "Who moves?"
    play(table, "first: done", "second: move skarn", f"second: walk {FIVE[3]}", "second: done")
    assert table.match.pending[0].prompt == "A teammate has acted. Who moves?"


def test_that_only_cards_can_be_destroyed_is_said() -> None:
    """8.4: it is a free action, so the phase is not over."""
    table = two_whites_with_cards(step=Step.FREE)
    assert table.match.pending[0].prompt == "Free actions: only cards to destroy, or Done"
