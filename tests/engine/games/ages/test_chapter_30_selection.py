"""The rules of Duel of Ages II, chapter 30: selection, and the other team's knowledge of it."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.chance import Chance
from engine.core.match import Match, start_match
from engine.core.match_access import new_events_of, position_of
from engine.games.ages import GAME
from engine.games.ages.hidden import shuffle_unseen
from engine.games.ages.opening.selection import printed_respect
from engine.games.ages.rows.characters import CHARACTERS
from engine.games.ages.setup import characters_in
from engine.games.ages.state import AgesState, Options
from engine.games.ages.steps import Step
from engine.games.ages.turns.events import CharacterDrafted, CharacterDropped, ColoursFound
from engine.testing.random_matches import random_choice


def begin(seed: int = 1, **words: Any) -> Match[AgesState]:
    """A match of Skirmish at the Well, or of another mission, with these options."""
    return start_match(GAME, seed=seed, options=Options(**words))


def play_until(match: Match[AgesState], *steps: Step, seed: int = 1) -> None:
    """Play at random until one of the steps is reached."""
    chance = Chance(seed)
    while position_of(match).state.step not in steps:
        asked = match.pending[0]
        match.answer(asked.seat, random_choice(asked, chance))


def test_each_team_drops_four_of_seven() -> None:
    """30.7: dealt four more than needed; both drop at the same time, four times."""
    match = begin(selection="standard")
    for left in range(7, 3, -1):
        asked = match.pending
        assert [decision.seat for decision in asked] == [0, 1]
        assert [len(decision.choices) for decision in asked] == [left, left]
        for decision in asked:
            assert match.view(decision.seat).selection.counts == (left, left)
            match.answer(decision.seat, decision.choices[0])
    assert [unit.team for unit in match.view(0).units] == [0, 0, 0, 1, 1, 1]


def test_case_35_ten_are_dealt_for_six() -> None:
    """30.7, 30.11: the ten and the drops stay unknown to the other team."""
    match = begin(mission="ring", selection="standard", map="mission")
    mine, theirs = match.view(0).selection, match.view(1).selection
    assert len(mine.hands[0]) == len(theirs.hands[1]) == 8
    assert mine.hands[1] == theirs.hands[0] == ()
    assert match.view(None).selection.hands == ((), ())
    slug = match.pending[0].choices[0].noun
    match.answer(0, f"drop {slug}")
    match.answer(1, match.pending[0].choices[0])
    dropped = [event for event in new_events_of(match) if isinstance(event, CharacterDropped)]
    assert [event.audience for event in dropped] == [(0,), (1,)]
    assert [event.character for event in dropped if event.is_for(0)] == [slug]


def test_pure_is_as_dealt() -> None:
    """30.8: nobody is asked for characters."""
    match = begin(selection="pure")
    assert len(match.view(0).units) == 6
    assert position_of(match).state.step not in (Step.DROP, Step.DRAFT)


@pytest.mark.parametrize("seed", range(6))
def test_a_draft_goes_one_two_two(seed: int) -> None:
    """30.9: half is dealt in secret; one, then two in turn, until both teams are full."""
    match = begin(seed, mission="ring", selection="draft", map="mission")
    view = match.view(0)
    assert len(view.selection.row) == 8
    assert view.selection.counts == (2, 2)
    order = []
    while position_of(match).state.step is Step.DRAFT:
        asked = match.pending[0]
        order.append(asked.seat)
        match.answer(asked.seat, asked.choices[-1])
    first = order[0]
    assert order == [first, 1 - first, 1 - first, first]
    assert match.view(0).selection.counts == (4, 4)


@pytest.mark.parametrize("seed", range(8))
def test_what_is_drafted_is_open(seed: int) -> None:
    """30.9 to 30.11: characters taken from the row are known to all, and so are the compared
    ones."""
    match = begin(seed, mission="ring", selection="draft", map="mission")
    while position_of(match).state.step is Step.DRAFT:
        asked = match.pending[0]
        match.answer(asked.seat, asked.choices[0])
    events = [event for events in match.chronicle for event in events]
    drafted = {e.character for e in events if isinstance(e, CharacterDrafted) and 1 in e.seats}
    found = next(event for event in events if isinstance(event, ColoursFound))
    compared = {*found.white, *found.black}
    made = position_of(match).state.selection
    assert made is not None
    theirs = set(made.hands[match.view(1).team])
    assert len(drafted) == 2
    assert set(match.view(0).selection.hands[match.view(1).team]) == theirs & (drafted | compared)


@pytest.mark.parametrize("seed", range(6))
def test_the_pick_that_ends_a_draft_is_final(seed: int) -> None:
    """30.10: it shows who is compared, so that it cannot be taken back."""
    match = begin(seed, mission="ring", selection="draft", map="mission")
    said: list[tuple[int, bool]] = []
    while position_of(match).state.step is Step.DRAFT:
        asked = match.pending[0]
        said.append((asked.seat, match.is_final(asked.seat, asked.choices[0])))
        match.answer(asked.seat, asked.choices[0])
    seat, final = said[-1]
    assert final
    assert not match.can_undo(seat)


def test_seats_of_teams_without_a_colour_are_called_by_their_number() -> None:
    """30.10: White and Black are found later."""
    match = start_match(GAME, seed=1, seats=4, options=Options(mission="standing"))
    view = match.view(None)
    assert [GAME.seat_name(view, seat) for seat in range(4)] == [
        "Seat 1",
        "Seat 2",
        "Seat 3",
        "Seat 4",
    ]


@pytest.mark.parametrize("seed", range(8))
def test_white_is_found_and_only_the_compared_are_shown(seed: int) -> None:
    """30.10: as many of each team are shown as were compared, the highest Respect first."""
    match = begin(seed, mission="ring", selection="standard", map="mission")
    assert GAME.seat_name(match.view(0), 0) == "Team 1"
    play_until(match, Step.PLATTER)
    found = next(e for events in match.chronicle for e in events if isinstance(e, ColoursFound))
    white, black = ([printed_respect(slug) for slug in team] for team in (found.white, found.black))
    assert len(white) == len(black)
    assert white[:-1] == black[:-1]
    assert white[-1] >= black[-1]
    shown = match.view(None).selection
    assert (set(shown.hands[0]), set(shown.hands[1])) == (set(found.white), set(found.black))
    assert GAME.seat_name(match.view(0), found.seats[0]) == "White"


@pytest.mark.parametrize("method", ["standard", "pure", "draft"])
@pytest.mark.parametrize("seed", range(4))
def test_imagined_characters_fit_what_was_shown(method: str, seed: int) -> None:
    """30.10, 30.11: re-dealt characters of the other team have no higher Respect than the shown."""
    match = begin(seed, mission="ring", selection=method, map="mission")
    play_until(match, Step.PIECE)
    real, seen, team = position_of(match).state.selection, set[str](), match.view(0).team
    assert real is not None
    unknown = [slug for slug in real.hands[1 - team] if slug not in real.shown_characters]
    for draw in range(20):
        imagined = position_of(match.imagine(0, Chance(draw))).state.selection
        assert imagined is not None
        assert imagined.hands[team] == real.hands[team]
        hand = imagined.hands[1 - team]
        hidden = [slug for slug in hand if slug not in real.shown_characters]
        seen.update(hidden)
        assert all(printed_respect(slug) <= real.caps[1 - team] for slug in hidden)
        everyone = [
            s
            for pile in (*imagined.hands, *imagined.dropped_characters, imagined.row)
            for s in pile
        ]
        assert len(set(everyone)) == len(everyone)
    assert not unknown or len(seen) > len(unknown)


def test_all_are_open_at_a_table_with_open_cards() -> None:
    """30.11: both seats and the audience see both hands, and nothing is dealt again."""
    match = begin(2, mission="ring", selection="standard", cards="open")
    assert len({match.view(seat).selection.hands for seat in (0, 1, None)}) == 1
    state = position_of(match.copy()).state
    before = match.view(0).selection
    shuffle_unseen(state, 0, Chance(5))
    assert GAME.view(state, 0).selection == before


def test_the_rest_is_the_reserve() -> None:
    """30.11: after the reveal every character is in a team or in the reserve."""
    match = begin(4, selection="standard")
    play_until(match, Step.FREE, Step.REINFORCE)
    g = position_of(match).state
    assert sorted((*g.reserve.cards, *(unit.slug for unit in g.units))) == sorted(
        characters_in(g.mission_row)
    )
    assert g.selection is None
    assert {unit.slug for unit in g.units} <= set(CHARACTERS)
