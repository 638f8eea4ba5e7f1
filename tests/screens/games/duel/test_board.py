"""The Duel board shows all that lies on the table, at every size and with every look."""

from __future__ import annotations

import re
from typing import Any

import pytest
from attrs import evolve

from engine.games.duel.cards import ASSISTANTS, CITIES, COMPANIES, REGIONS, TECHNOLOGIES
from engine.games.duel.view_types import PileView, RegionView, View
from screens.games.duel import PAINTER
from screens.games.duel.setup import TECHNOLOGY_ART
from screens.games.duel.signs import REGION_SHORT, fewest_text, short_goal_text, technology_sign
from tests.engine.games.duel.table import duel, has
from tests.screens.games.duel.tables import (
    SIZES,
    all_cities,
    at_step,
    finished,
    moments,
    no_cities,
    view_of,
    with_sides,
)
from tests.tools.pictures import missing_words, text
from themes.look import look
from tui.widgets.canvas import Offer, Picture

NORMAL = (84, 30)
FRAMED = ((78, 26), NORMAL, (110, 44), (130, 52))
ROOMY = ((110, 44), (113, 44), (120, 46), (130, 52), (200, 60))
PAIRS = tuple(
    (one.slug, other.slug)
    for one in COMPANIES.values()
    for other in COMPANIES.values()
    if (one.power, other.power) == ("AC", "DC")
)
BULBS = tuple(row for row in COMPANIES.values() if row.technology == "bulbs")
GLYPH_SETS = ("unicode", "ascii")
GLYPHS = look("dark", "unicode").glyphs


def painted(view: View, size: tuple[int, int] = NORMAL, glyphs: str = "unicode") -> Picture:
    return PAINTER.paint(view, *size, look("dark", glyphs), Offer())


def region(view: View, slug: str) -> RegionView:
    return next(each for each in view.regions if each.slug == slug)


def with_region(view: View, slug: str, **facts: Any) -> View:
    regions = tuple(evolve(r, **facts) if r.slug == slug else r for r in view.regions)
    return evolve(view, regions=regions)  # type: ignore[arg-type]  # still three


def with_turn(view: View, **facts: Any) -> View:
    return evolve(view, turn=evolve(view.turn, **facts))


# Whole matches


@pytest.mark.parametrize("size", [(80, 13), (80, 15), NORMAL, (130, 52)], ids=str)
def test_nothing_is_cut_in_the_common_sizes(size: tuple[int, int]) -> None:
    for state, _ in moments(2, every=3):
        for seat in (0, 1):
            shown = text(painted(view_of(state, seat), size))
            assert "…" not in shown, shown


# What lies on the table


@pytest.mark.parametrize("glyphs", GLYPH_SETS)
@pytest.mark.parametrize("size", SIZES[1:], ids=str)
@pytest.mark.parametrize("pair", [("tesla", "edison"), ("westinghouse", "walker")], ids=" v ".join)
def test_the_open_table_is_on_the_board(
    pair: tuple[str, str], size: tuple[int, int], glyphs: str
) -> None:
    row = ["great-barrington", "schenectady", "san-francisco"]
    sides: dict[str, Any] = {name: has() for name in pair}
    table = duel(phase=2, row=row, **sides)
    for viewer in pair:
        view = table.view(viewer)
        picture = painted(view, size, glyphs)
        names = [region.name for region in REGIONS.values()]
        names += [CITIES[city].name for city in view.row]
        names += [pile.name for pile in view.market]
        names += [side.inventor.split()[-1] for side in view.sides]
        names += [str(view.city_deck), "Refresh", "PR", "End turn"]
        assert missing_words(picture, *names) == []
        assert "Phase 2 of 3, turn 1 of 3" in text(picture), text(picture)


@pytest.mark.parametrize("size", FRAMED, ids=str)
def test_every_card_in_hand_shows_its_actions_in_words(size: tuple[int, int]) -> None:
    hand = ("mark-twain", "granville-woods", "oliver-shallenberger")
    view = with_sides(at_step("turn"), own={"hand": hand, "hand_count": 3}, rival={})
    picture = painted(view, size)
    names = [ASSISTANTS[slug].name for slug in hand]
    assert missing_words(picture, *names, "Electrify", "Acquire", "Advance", "Monopolize") == []
    assert "Propaganda +3" in text(picture) or "Propaganda+3" in text(picture)


def test_pr_and_the_next_free_action_stand_in_words_and_on_the_track() -> None:
    view = with_sides(
        at_step("turn"), own={"pr": 14, "next_free": 15}, rival={"pr": 8, "next_free": 9}
    )
    shown = text(painted(view))
    assert "PR 14  next free at 15" in shown
    assert "PR 8  next free at 9" in shown
    rails = [line for line in painted(view).lines() if line.startswith(" PR ")]
    assert len(rails) == 2
    assert all(f"{number}" in rails[1] for number in (6, 9, 12, 15, 18, 21))


@pytest.mark.parametrize(("low", "high"), [(0, 0), (0, 69), (30, 33), (68, 69)])
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_both_markers_are_always_on_the_track(size: tuple[int, int], low: int, high: int) -> None:
    view = with_sides(at_step("turn"), own={"pr": high}, rival={"pr": low})
    _, track = (each for each in painted(view, size).targets if each.place == "pr")
    rows = painted(view, size).lines()[track.y : track.y + track.height]
    rail = "".join(row[8:] for row in rows)
    assert "~" in rail
    assert "═" in rail


def test_points_leader_and_chip_of_a_region_are_shown() -> None:
    view = with_region(at_step("turn"), "new-york", points=(5, 11), leader=1, chip="AC")
    shown = painted(view).lines()
    assert any("New York" in line and "(~ No AC)" in line for line in shown)
    assert any("♛ 11" in line and "leads" in line for line in shown)


@pytest.mark.parametrize(
    ("reason", "words"), [("PR", "leads on PR"), ("technologies", "leads, chips")]
)
def test_a_lead_by_tie_break_says_so(reason: str, words: str) -> None:
    view = at_step("turn")
    view = with_region(view, "out-west", points=(4, 4), leader=1, reason=reason)
    for size in SIZES[1:]:
        assert words in text(painted(view, size))


def test_the_bonus_of_each_region_is_told_until_the_last_phase() -> None:
    first, last = (duel(tesla=has(), edison=has(), phase=phase).view("tesla") for phase in (1, 3))
    bonuses = ("3 PR: a Free Action", "a market share", "a City in the row")
    assert [words for words in bonuses if words not in text(painted(first))] == []
    assert [words for words in bonuses if words in text(painted(last))] == []


def test_technology_chips_lie_with_their_owners() -> None:
    view = with_sides(
        at_step("turn"),
        own={"technologies": tuple(TECHNOLOGIES)},
        rival={"technologies": ()},
    )
    for size in FRAMED:
        picture = painted(view, size)
        chips = {each.place: each.y for each in picture.targets if each.place.startswith("tech:")}
        assert chips.keys() == {f"tech:{slug}" for slug in TECHNOLOGIES}
        assert all(y > size[1] // 2 for y in chips.values())
        assert "no Technology" in "\n".join(picture.lines()[: size[1] // 3])


def test_goals_show_progress_and_what_is_met() -> None:
    for size in FRAMED:
        for seed in (1, 2, 4):
            view = at_step("turn", seed=seed, phase=3)
            shown = text(painted(view, size))
            for side in view.sides:
                assert side.goal is not None
                for part in side.goal.parts:
                    sign = "■" if part.met else "□"
                    words = (part.text, short_goal_text(part.text))
                    assert any(f"{sign} {each}" in shown for each in words)


@pytest.mark.parametrize("size", ROOMY, ids=str)
@pytest.mark.parametrize("pair", PAIRS, ids=" v ".join)
def test_a_large_market_cuts_none_of_its_words(
    pair: tuple[str, str], size: tuple[int, int]
) -> None:
    sides: dict[str, Any] = {name: has() for name in pair}
    table = duel(turn=pair[0], **sides)
    picture = painted(table.view(pair[0]), size)
    for pile in table.view().market:
        spot = next(each for each in picture.targets if each.place == f"market:{pile.company}")
        tile = "\n".join(
            strip.text[spot.x : spot.x + spot.width]
            for strip in picture.strips[spot.y : spot.y + spot.height]
        )
        sign = technology_sign(GLYPHS, pile.technology)
        words = (pile.name, TECHNOLOGIES[pile.technology].name, REGION_SHORT[pile.region])
        assert [word for word in (*words, "▤" * 5, sign) if word not in tile] == [], tile


def test_a_market_of_too_many_companies_for_tiles_is_shown_in_lines() -> None:
    view = at_step("turn")
    market = tuple(
        PileView(slug, row.name, 5, row.region, row.technology, row.power)
        for slug, row in COMPANIES.items()
    )
    shown = text(painted(evolve(view, market=market), ROOMY[0]))
    assert all(f"{row.name:<12} ▤▤▤▤▤" in shown for row in COMPANIES.values()), shown


def test_the_market_counts_its_shares_by_pips() -> None:
    view = at_step("turn", phase=3)
    lines = painted(view).lines()
    for pile in view.market:
        pips = "▤" * pile.count + "·" * (5 - pile.count)
        assert any(pile.name in line and pips in line for line in lines)


# A crowded Region


def test_a_crowded_region_counts_what_finds_no_room() -> None:
    shares = {"thomson": 5, "maxim": 4, "walker": 3}
    cities = no_cities() | {"new-england": all_cities("new-england")}
    view = with_sides(
        at_step("turn"), own={"shares": shares, "cities": cities}, rival={"shares": shares}
    )
    for size in SIZES:
        picture = painted(view, size)
        places = {each.place for each in picture.targets}
        assert places >= {"share:thomson", "share:maxim", "share:walker"}
        named = sum(CITIES[city].name in text(picture) for city in cities["new-england"])
        assert named == len(cities["new-england"]) or re.search(r"⌂\d", text(picture))
    assert "Great Barrington" in text(painted(view, (130, 52)))


# The current turn, and its remaining Actions


def test_it_is_plain_whose_turn_it_is() -> None:
    view = at_step("turn")
    active, waiting = view.active, 1 - view.active
    state = next(s for s, _ in moments(1) if s.step.value == "turn")
    name = view.sides[active].inventor.split()[-1]
    for size in SIZES[1:]:
        assert "▸ Your turn" in text(painted(view_of(state, active), size))
        assert f"▸ {name}'s turn" in text(painted(view_of(state, waiting), size))
        assert f"▸ {name}'s turn" in text(painted(view_of(state, None), size))


def test_used_actions_of_the_assistant_in_play_are_marked() -> None:
    view = at_step("turn", seat=0)
    view = evolve(view, active=0)
    view = with_sides(view, own={"hand": (), "hand_count": 0}, rival={})
    view = with_turn(
        view,
        assistant="mark-twain",
        unused_actions=("propaganda",),
        free=2,
        may_use_portfolio=False,
    )
    shown = text(painted(view))
    assert missing_words(painted(view), "in play", "Mark Twain") == []
    assert "· Advance" in shown
    assert "¶ Propaganda +3" in shown
    assert "Free Actions ★★" in shown
    assert "Place or sell 0" in shown
    assert not set("✓✗") & set(shown), (
        "what is used, left or not yet met is neither taken nor wrong"
    )


def test_the_rivals_assistant_in_play_and_known_cards_are_small_faces() -> None:
    view = evolve(at_step("turn", seat=0), active=1)
    view = with_sides(view, own={}, rival={"hand": ("nellie-bly",), "hand_count": 2})
    view = with_turn(view, assistant="mark-twain", unused_actions=("advance",))
    shown = text(painted(view))
    assert "Bly ¶4" in shown
    assert "▸Twain ↑ ·3" in shown
    assert "▚▚▚▚▚▚▚▚" in shown, "the unknown card is a back"


def test_a_spectator_sees_backs_at_the_bottom() -> None:
    view = at_step("turn", seat=None)
    lower = "\n".join(painted(view).lines()[-6:])
    assert "▚▚▚▚▚▚▚▚" in lower
    assert not any(card.name in lower for card in ASSISTANTS.values())


def test_the_viewers_side_is_at_the_bottom() -> None:
    state = next(s for s, _ in moments(1) if s.step.value == "turn")
    for seat in (0, 1):
        view = view_of(state, seat)
        lines = painted(view).lines()
        upper, lower = "\n".join(lines[:9]), "\n".join(lines[-9:])
        assert view.sides[seat].inventor.split()[-1] in lower
        assert view.sides[1 - seat].inventor.split()[-1] in upper


# Other moments


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_eight_inventors_are_laid_out_in_two_columns(size: tuple[int, int]) -> None:
    picture = painted(at_step("inventors", phase=0), size)
    cards = {each.place: each for each in picture.targets}
    for slug, company in COMPANIES.items():
        assert missing_words(picture, company.name) == []
        left = cards[f"inventor:{slug}"].x < size[0] // 2 - 1
        assert left == (company.power == "AC")


def test_all_inventors_are_framed_or_none() -> None:
    view = at_step("inventors", phase=0)
    frames = {text(painted(view, (84, height))).count("╭─ ") for height in range(13, 40)}
    assert frames == {0, 8}


def test_spare_lines_of_a_small_board_go_to_the_longest_goals() -> None:
    shown = painted(at_step("inventors", phase=0), (80, 11))
    for slug in ("tesla", "edison", "brush"):
        assert missing_words(shown, COMPANIES[slug].goal) == []


def test_an_inventor_card_names_region_technology_and_goal() -> None:
    shown = text(painted(at_step("inventors", phase=0)))
    assert "New York  ≋ Transformers" in shown
    assert "Goal: Hold all 3 Technologies" in shown


def test_an_inventor_that_is_taken_says_by_whom() -> None:
    states = [state for state, _ in moments(1) if state.step.value == "inventors"]
    chosen = states[1]
    owner = next(seat for seat in (0, 1) if chosen.sides[seat].company)
    offer = Offer(players=("Ann", "Ann"))
    for size in (NORMAL, (130, 52)):
        for viewer, taker in ((owner, "You"), (1 - owner, "Ann")):
            shown = PAINTER.paint(view_of(chosen, viewer), *size, look("dark"), offer)
            assert f"✓ {taker}" in text(shown)


def test_a_small_board_says_in_a_sentence_who_has_an_inventor() -> None:
    chosen = next(
        state
        for state, _ in moments(1)
        if state.step.value == "inventors" and any(side.company for side in state.sides)
    )
    owner = next(seat for seat in (0, 1) if chosen.sides[seat].company)
    for viewer, taker in ((owner, "you"), (1 - owner, "Ann")):
        shown = PAINTER.paint(
            view_of(chosen, viewer), 80, 14, look("dark"), Offer(players=("Ann", "Ann"))
        )
        assert re.search(rf"taken by {taker}\s", text(shown))


def test_the_chips_of_all_technologies_say_in_the_same_row_whose_they_are() -> None:
    for view in (at_step("technology", phase=0, seed=seed) for seed in range(4)):
        for height in range(9, 15):
            shown = text(painted(view, (80, height))).splitlines()
            assert len({y for y, line in enumerate(shown) if " free" in line}) == 1


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_choice_of_a_technology_shows_what_each_opens(size: tuple[int, int]) -> None:
    view = at_step("technology", phase=0)
    picture = painted(view, size)
    names = [each.name for each in TECHNOLOGIES.values()]
    names += [pile.name for pile in view.market]
    assert missing_words(picture, *names, "free") == []


@pytest.mark.parametrize("size", [(60, 12), (80, 10), (80, 13), (80, 22)], ids=str)
def test_a_technology_that_opens_three_companies_names_all_of_them(size: tuple[int, int]) -> None:
    view = at_step("technology", phase=0)
    piles = (PileView(row.slug, row.name, 5, row.region, "bulbs", row.power) for row in BULBS)
    shown = text(painted(evolve(view, market=tuple(piles)), size))
    box = shown.split("Bulbs")[-1]
    assert all(row.name in box for row in BULBS), shown


@pytest.mark.parametrize("step", ["keep", "pass"])
@pytest.mark.parametrize("size", FRAMED, ids=str)
def test_in_the_draft_the_hand_is_larger_and_open(size: tuple[int, int], step: str) -> None:
    view = at_step(step)
    picture = painted(view, size)
    hand = view.sides[0].hand
    assert missing_words(picture, *(ASSISTANTS[slug].name for slug in hand), "Draft") == []
    cards = [each for each in picture.targets if each.place.startswith("card:")]
    turn = [each for each in painted(at_step("turn"), size).targets if "card:" in each.place]
    assert len(cards) == 3
    assert min(each.height for each in cards) >= max(each.height for each in turn)


@pytest.mark.parametrize("size", FRAMED, ids=str)
def test_the_region_that_is_scored_stands_out(size: tuple[int, int]) -> None:
    view = at_step("other")
    slug = view.scoring_region
    shown = text(painted(view, size))
    assert f"★ {REGIONS[slug].name} is scored" in shown
    assert "╔═ " + REGIONS[slug].name in shown, "its frame is double"
    mover = view.sides[1 - view.active].inventor
    assert f"▸ {mover} may Advance or Monopolize" in shown


def test_a_compact_table_tells_the_stage_of_a_scoring_in_a_line() -> None:
    view = at_step("other")
    mover = view.sides[1 - view.active].inventor
    assert f"★ {mover} may Advance or Monopolize" in text(painted(view, (80, 14)))
    view = evolve(view, step="leader")
    leader = view.sides[view.active].inventor
    bonus = region(view, view.scoring_region).bonus
    assert f"★ {leader} leads and takes {bonus}" in text(painted(view, (80, 14)))


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_end_names_the_winner_on_the_board(size: tuple[int, int]) -> None:
    view = finished(1)
    assert view.outcome is not None
    winner = view.sides[view.outcome.winners[0]].inventor
    seat = view.outcome.winners[0]
    won = painted(evolve(view, seat=seat), size)
    lost = painted(evolve(view, seat=1 - seat), size)
    assert f"★ You win: {winner} wins" in text(won)
    assert f"★ You lose: {winner} wins" in text(lost)
    assert f"★ {winner} wins" in text(painted(evolve(view, seat=None), size))


def test_every_technology_has_a_drawing_of_one_width() -> None:
    assert TECHNOLOGY_ART.keys() == TECHNOLOGIES.keys()
    for drawing in TECHNOLOGY_ART.values():
        assert len({len(row) for row in drawing}) == 1
        assert all(row.isascii() for row in drawing)


# Looks


def test_seats_wear_the_colour_of_their_power() -> None:
    assert PAINTER.seat_roles(at_step("inventors", phase=0)) == ("seat1", "seat2")
    view = at_step("turn")
    role = {"AC": "hue1", "DC": "hue2"}
    assert PAINTER.seat_roles(view) == tuple(role[str(side.power)] for side in view.sides)


@pytest.mark.parametrize("seed", range(1, 9))
def test_a_small_table_tells_both_goals_in_words(seed: int) -> None:
    view = at_step("turn", seed=seed)
    shown = text(painted(view, (80, 16)))
    for side in view.sides:
        assert side.goal is not None
        for part in side.goal.parts:
            word = fewest_text(part.text).split()[-1]
            assert word in shown, f"{side.inventor}: {part.text}"


@pytest.mark.parametrize("size", [(80, 13), NORMAL, (130, 52)], ids=str)
def test_players_who_have_no_inventor_yet_are_called_by_their_names(size: tuple[int, int]) -> None:
    first = view_of(moments(2)[0][0], None)
    assert not any(side.inventor for side in first.sides)
    names = Offer(players=("ada", "bob"))
    shown = text(PAINTER.paint(first, *size, look(), names))
    assert "Player" not in shown
    assert "ada" in shown or "bob" in shown
    assert "Player" in text(PAINTER.paint(first, *size, look(), Offer())), (
        "where no names are known"
    )


@pytest.mark.parametrize("glyphs", ["unicode", "ascii"])
def test_cities_that_do_not_fit_are_counted_with_their_sign(glyphs: str) -> None:
    cities = {**no_cities(), "new-england": all_cities("new-england")}
    view = with_sides(at_step("turn"), own={"cities": cities}, rival={"cities": no_cities()})
    shown = look("dark", glyphs)
    picture = text(PAINTER.paint(view, 80, 22, shown, Offer()))
    assert re.search(rf"{re.escape(shown.glyphs.city)}\d", picture), picture
