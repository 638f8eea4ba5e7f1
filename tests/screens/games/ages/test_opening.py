"""The screens before the first round: characters with their ratings, and the map as it is built."""

from __future__ import annotations

from typing import Any

import pytest
from attrs import evolve

from engine.core import registry
from engine.core.match import Match, start_match
from engine.games.ages.about import about
from engine.games.ages.map.slots import key_slots
from engine.games.ages.rows.characters import CHARACTERS
from engine.games.ages.rows.missions import MISSIONS
from screens.games.ages import PAINTER
from tests.screens.games.ages.tables import LARGE, MIDDLE, SMALL
from tests.tools.pictures import text
from themes.look import look
from tui.widgets.canvas import Offer, Picture

LOWEST = (80, 13)
SIZES = pytest.mark.parametrize("size", [SMALL, MIDDLE, LARGE], ids=str)


def at_step(step: str, mission: str = "standing", **options: str) -> Match[Any]:
    """A match of two, played with the first choices until somebody is asked at a step."""
    game = registry.find("ages")
    chosen = game.options(mission=mission, map="mission", **options)
    match = start_match(game, seed=3, seats=2, options=chosen)
    while match.view(match.pending[0].seat).step != step:
        match.answer(match.pending[0].seat, match.pending[0].choices[0])
    return match


def seen(match: Match[Any], size: tuple[int, int], **changes: Any) -> tuple[Any, Offer, Picture]:
    """The view of the seat that is asked, the offered choices, and the board."""
    asked = match.pending[0]
    view = match.view(asked.seat)
    places = (match.game.describe(view, each).place for each in asked.choices)
    offer = evolve(Offer(dict.fromkeys(places, "")), **changes)
    return view, offer, PAINTER.paint(view, *size, look(), offer)


@SIZES
def test_characters_are_offered_with_all_their_ratings(size: tuple[int, int]) -> None:
    view, offer, picture = seen(at_step("drop"), size)
    shown = text(picture)
    assert "Team 1 (you): 10, of whom 6 play" in shown
    for slug in view.selection.hands[0][:4]:
        line = next(each for each in shown.splitlines() if CHARACTERS[slug].name[:12] in each)
        ratings = CHARACTERS[slug].ratings
        numbers = [int(word) for word in line.split() if word.isdigit()]
        assert numbers[:4] == [ratings.speed, ratings.health, ratings.wits, ratings.melee]
        assert len(numbers) >= 16
    assert set(offer.places) <= {each.place for each in picture.landmarks}


def test_a_name_too_long_for_its_column_is_shortened_not_cut() -> None:
    view = at_step("drop").view(0)
    long = ("lyudmila-pavlichenko", "nanny-of-the-maroons", "hanno")
    view = evolve(view, selection=evolve(view.selection, hands=(long, long)))
    shown = text(PAINTER.paint(view, *SMALL, look(), Offer())).splitlines()
    for name in ("Pavlichenko", "Nanny", "Hanno"):
        assert any(name in line.split() for line in shown)


def test_the_character_under_the_cursor_tells_its_ability() -> None:
    match = at_step("drop")
    slug = match.view(0).selection.hands[0][2]
    _, _, picture = seen(match, SMALL, cursor=f"character:{slug}")
    assert CHARACTERS[slug].ability.text[:30] in text(picture)


@SIZES
def test_a_draft_shows_the_row_and_both_teams_as_they_fill(size: tuple[int, int]) -> None:
    match = at_step("draft", mission="clash")
    for _ in range(3):
        match.answer(match.pending[0].seat, match.pending[0].choices[0])
    view, _, picture = seen(match, size)
    drafted = [f"character:{slug}" for hand in view.selection.hands for slug in hand]
    assert len(drafted) >= 3
    assert {*drafted} <= {each.place for each in picture.landmarks}
    assert "To draft from" in text(picture)


@SIZES
@pytest.mark.parametrize("mission", ["standing", "clash", "shores"])
def test_every_slot_of_the_map_can_be_come_to_while_it_is_built(
    size: tuple[int, int], mission: str
) -> None:
    match = at_step("slot", mission=mission)
    row = MISSIONS[mission]
    view, _, picture = seen(match, size)
    slots = [("platter", i, j) for i, j in row.platters] + list(key_slots(row.platters))
    found = {each.place for each in picture.landmarks}
    laid = {f"piece:{each.piece}" for each in view.layout}
    assert len(found) == len(slots)
    assert laid <= found


def test_a_slot_that_is_not_offered_says_why() -> None:
    match = at_step("slot")
    view, offer, picture = seen(match, MIDDLE)
    shut = [each.place for each in picture.landmarks if each.place not in offer.places]
    assert shut
    for place in shut:
        told = about(view, place)
        assert told is not None
        assert any("Not for" in line for line in told.lines)
    for place in offer.places:
        told = about(view, place)
        assert told is not None
        assert not any("Not for" in line for line in told.lines)


def test_no_slot_is_called_shut_that_the_rules_offer_nor_free_that_they_do_not() -> None:
    """The reasons come from the same rules as the choices, even where White builds its half."""
    for mission in ("clash", "shores", "way-out"):
        match = at_step("slot", mission=mission)
        for _ in range(40):
            asked = match.pending[0]
            view = match.view(asked.seat)
            if view.building is None:
                break
            if view.step == "slot":
                _, offer, picture = seen(match, MIDDLE)
                for mark in picture.landmarks:
                    told = about(view, mark.place)
                    if mark.place.startswith("slot:") and told is not None:
                        refused = any("Not for" in line for line in told.lines)
                        assert refused == (mark.place not in offer.places), mark.place
            match.answer(asked.seat, asked.choices[-1])


def test_a_piece_is_seen_turned_before_it_is_laid() -> None:
    match = at_step("rotate")
    pictures = {}
    for place in seen(match, MIDDLE)[1].places:
        _, _, picture = seen(match, MIDDLE, cursor=place)
        left = [line[:50] for line in picture.lines()]
        pictures[place] = "\n".join(left)
    assert len(pictures) == 6
    assert len(set(pictures.values())) == 6
    assert match.view(0).layout == ()  # nothing is laid until a turn is chosen


def test_a_map_of_five_platters_is_seen_whole_on_a_large_screen() -> None:
    match = at_step("slot", mission="clash")
    _, _, picture = seen(match, LARGE)
    viewport = picture.viewport
    assert viewport is not None
    for mark in picture.landmarks:
        assert viewport.x <= mark.x <= viewport.x + viewport.width - mark.width
        assert viewport.y <= mark.y <= viewport.y + viewport.height - mark.height


@pytest.mark.parametrize("mission", ["clash", "neighbours", "shores"])
def test_every_piece_to_choose_from_is_on_the_board(mission: str) -> None:
    """Also where all of them can be laid, on the lowest board that there is."""
    view, offer, _ = seen(at_step("piece", mission=mission), LOWEST)
    keys = [f"piece:{each}" for each in (*view.building.keys, *view.building.platters[2])]
    offer = evolve(offer, places=dict.fromkeys(keys, ""))
    painted = PAINTER.paint(view, *LOWEST, look(), offer)
    assert set(keys) <= {each.place for each in painted.targets}
