"""The roster of large teams, and whose units are whose."""

from __future__ import annotations

import re
from typing import Any

import pytest
from attrs import evolve

from engine.games.ages.about import about
from engine.games.ages.names import short_name
from engine.games.ages.turns.phases import turn_text
from engine.games.ages.units import Fate
from engine.games.ages.view_types import CardView, View
from screens.games.ages import PAINTER
from screens.games.ages.board import MIN_ROSTER_WIDTH
from screens.games.ages.pen import Pen, letter_of
from screens.games.ages.ratings_table import GROUPS
from screens.games.ages.roster import paint_roster
from screens.games.ages.signs import EXPERIENCE, TRIBUTE
from tests.screens.games.ages.tables import LARGE, MIDDLE, SMALL, crowd, table
from tests.tools.pictures import text
from themes.look import look
from tui.widgets.area import Area
from tui.widgets.canvas import Canvas, Offer, Picture

WITH_GOAL = (80, 11)
"""The board at 80x24 while the goal of the game is shown above it."""


def board(view: View, size: tuple[int, int], offer: Offer | None = None) -> Picture:
    return PAINTER.paint(view, *size, look(), offer or Offer())


def listed(view: View, picture: Picture) -> list[str]:
    """The units that have a line in the roster: their mark is not on the map."""
    words = text(picture)
    return [unit.slug for unit in view.units if f" {short_name(unit.slug)[:3]}" in words]


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_twenty_four_characters_have_a_line_each(size: tuple[int, int]) -> None:
    view = crowd()
    picture = board(view, size, Offer(page="roster"))
    assert len(listed(view, picture)) == 24
    assert "+" not in text(picture).splitlines()[1], "none is left out"


def test_beside_the_map_all_of_them_are_listed_at_80x24() -> None:
    view = crowd()
    assert len(listed(view, board(view, SMALL))) == 24


def test_a_line_says_which_seat_plays_the_unit() -> None:
    view = crowd(seats=8)
    lines = text(board(view, SMALL, Offer(page="roster"))).splitlines()
    for unit in view.units:
        number = unit.owner // 2 + 1
        name = short_name(unit.slug)
        assert any(f" {number} {name}" in line for line in lines), (unit.slug, number)


def test_seats_without_team_mates_need_no_numbers() -> None:
    words = text(board(table("move"), SMALL, Offer(page="roster")))
    assert "White (you) " in words
    assert " T  Tomyris" in words


def test_what_can_be_chosen_is_listed_where_there_is_no_room_for_all() -> None:
    view = crowd()
    off = [unit.slug for unit in view.units if unit.team == 0 and not unit.is_on_map]
    picture = board(view, WITH_GOAL, Offer(dict.fromkeys((f"unit:{slug}" for slug in off), "")))
    assert set(off) <= set(listed(view, picture))
    assert "+" not in text(picture), "and none is left out"


@pytest.mark.parametrize("size", [WITH_GOAL, SMALL, MIDDLE, LARGE])
@pytest.mark.parametrize("seats", [2, 8])
def test_each_of_twenty_four_units_is_in_the_roster_beside_the_map(
    size: tuple[int, int], seats: int
) -> None:
    view = crowd(seats=seats)
    picture = board(view, size)
    marks = {mark for mark in picture.landmarks if mark.place.startswith("unit:")}
    found = {each.place for each in picture.targets if each not in marks}
    assert {f"unit:{unit.slug}" for unit in view.units} <= found


def test_a_unit_without_a_line_shows_its_letter_and_its_health() -> None:
    view = crowd(seats=2)
    words = text(board(view, WITH_GOAL))
    for unit in view.units:
        named = f" {short_name(unit.slug)[:3]}" in words
        assert named or f"{letter_of(view, unit)}{unit.health}" in words, unit.slug


@pytest.mark.parametrize("size", [WITH_GOAL, SMALL, MIDDLE, LARGE])
def test_every_unit_that_is_offered_can_be_pointed_at(size: tuple[int, int]) -> None:
    view = crowd()
    places = {f"unit:{unit.slug}": "" for unit in view.units if unit.owner == 0}
    picture = board(view, size, Offer(places))
    assert places.keys() <= {target.place for target in picture.walkable}


def test_who_has_the_word_is_said() -> None:
    view = evolve(crowd(seat=0), acting_seat=4)
    assert turn_text(view) == "White 3: Move"
    assert "3 acts" in text(board(view, SMALL, Offer(page="roster")))
    mine = text(board(evolve(view, seat=4), SMALL, Offer(page="roster")))
    assert "White (you: 3)" in mine
    assert "you act" in mine


def test_the_heading_of_the_own_team_is_whole_in_the_narrowest_roster() -> None:
    canvas = Canvas(MIN_ROSTER_WIDTH - 1, 12, look())
    pen = Pen(canvas, crowd(seat=4), Offer())
    paint_roster(pen, Area(0, 0, canvas.width, canvas.height))
    assert any("White (you: 3)" in line for line in canvas.picture().lines())


def test_in_opportunity_fire_the_word_is_in_the_other_team() -> None:
    view = evolve(crowd(seat=0), phase="opportunity fire", acting_seat=3)
    assert turn_text(view) == "White: Opportunity fire"
    words = text(board(view, SMALL, Offer(page="roster"))).splitlines()[1]
    assert words.index("2 acts") > words.index("Black")


def test_nobody_has_the_word_where_the_team_decides() -> None:
    view = evolve(crowd(seat=0), phase="melee", acting_seat=2)
    assert turn_text(view) == "White: Melee"
    assert " acts" not in text(board(view, LARGE))


def test_a_unit_says_who_plays_it() -> None:
    view = crowd(seats=8)
    told = about(view, f"unit:{view.units[1].slug}")
    assert told is not None
    assert told.lines[-1].endswith(", White 2.")


@pytest.mark.parametrize("size", [SMALL, MIDDLE, LARGE])
def test_the_roster_has_every_rating_of_every_unit_and_every_card(size: tuple[int, int]) -> None:
    """With the place and Health of each; changes are coloured."""
    view = table("move")
    lines = text(board(view, size, Offer(page="roster"))).splitlines()
    tomyris = next(line for line in lines if "Tomyris " in line)
    shown = [view.units[0].ratings[rating].value for group in GROUPS for rating, _ in group]
    numbers = [int(word) for word in tomyris.split() if word.isdigit()]
    assert numbers == shown
    assert "E19" in tomyris
    assert "3/4" in tomyris
    words = "\n".join(lines)
    for card in ("Yew Bow", "Hill Pony", "Flintlock Pistol", "Pulse Sidearm"):
        assert card in words
    short, long = ("Sp", "Wi", "Sl", "Rs"), ("Spd", "Wit", "Sth", "Rsp")
    alone = set(lines[1].split())
    assert alone >= set(short) or alone >= set(long)


def test_a_short_line_still_says_where_a_unit_is() -> None:
    """Twelve beside the map at 80x24."""
    words = text(board(crowd(seats=2, each=6), SMALL))
    for place in ("A9", "B14", "C17", "off"):
        assert f" {place}" in words


@pytest.mark.parametrize("size", [SMALL, MIDDLE, LARGE])
@pytest.mark.parametrize(
    ("sign", "facts"),
    [
        (TRIBUTE.sign_for(look().glyphs), {"has_tribute": True}),
        (EXPERIENCE.sign_for(look().glyphs), {"experience": 1}),
    ],
)
def test_a_line_shows_what_the_unit_carries_besides_cards(
    size: tuple[int, int], sign: str, facts: dict[str, Any]
) -> None:
    plain = table("move")
    first, *others = (evolve(each, experience=0) for each in plain.units)
    plain = evolve(plain, units=(first, *others))
    view = evolve(plain, units=(evolve(first, **facts), *others))
    offer = Offer(page="roster")
    assert sign not in text(board(plain, size, offer))
    assert sign in text(board(view, size, offer))


@pytest.mark.parametrize("size", [WITH_GOAL, MIDDLE])
def test_the_jump_letters_of_units_in_brief_stand_apart(size: tuple[int, int]) -> None:
    view = crowd()
    own = [unit for unit in view.units if unit.team == 0]
    places = {f"unit:{unit.slug}": sign for unit, sign in zip(own, "abcdefghjkmn", strict=True)}
    lines = text(board(view, size, Offer(page="map", places=places))).splitlines()
    assert any(re.search(r"[a-n] [A-Z]\d+ +[a-n] [A-Z]\d", line) for line in lines)
    assert not any(re.search(r"[a-n][A-Z]\d", line) for line in lines)


def test_the_jump_letter_of_a_card_does_not_touch_the_name_before_it() -> None:
    """In the table of ratings, and in the list with a line for each unit."""
    plain = table("move")
    first, *others = plain.units
    slugs = ("yew-bow", "bolt-rifle", "ship-cutlass")
    cards = tuple(CardView(slug, known=True, shown=False) for slug in slugs)
    view = evolve(plain, units=(evolve(first, cards=cards), *others))
    places = {f"card:{slug}": sign for slug, sign in zip(slugs, "gmn", strict=True)}
    offer = Offer(page="roster", places=places)
    canvas = Canvas(80, 2 + len(view.units), look())
    paint_roster(Pen(canvas, view, offer), Area(0, 0, canvas.width, canvas.height))
    for shown in (text(board(view, SMALL, offer)), text(canvas.picture())):
        assert re.search(r"Yew Bow m\S Bolt Rifle n\S Ship Cutlass", shown), shown


def test_names_begin_below_each_other_though_some_have_no_player_yet() -> None:
    view = crowd(seats=4)
    first, *others = view.units
    some = evolve(view, units=(evolve(first, owner=-1), *others))
    for page in ("roster", "map"):
        both = [text(board(each, SMALL, Offer(page=page))) for each in (view, some)]
        name = short_name(first.slug)[:4]
        starts = [line.index(name) for shown in both for line in shown.splitlines() if name in line]
        assert len(set(starts)) == 1


def test_nothing_of_a_line_is_cut_in_prison_or_far_down_a_large_map() -> None:
    view = crowd()
    first, second, *others = view.units
    far = max(range(len(view.map.names)), key=lambda each: len(view.map.names[each]))
    held = evolve(second, fate=Fate.PRISON, space=-1)
    moved = evolve(first, space=far, fate=Fate.ON_MAP)
    for page in ("roster", "map"):
        shown = text(board(evolve(view, units=(moved, held, *others)), SMALL, Offer(page=page)))
        assert "…" not in shown
    alone = table("move")
    jailed = tuple(evolve(each, fate=Fate.PRISON, space=-1) for each in alone.units)
    assert "prison" in text(board(evolve(alone, units=jailed), SMALL, Offer(page="map")))
    assert "in pri…" not in text(board(evolve(alone, units=jailed), SMALL, Offer(page="map")))


def test_a_table_tells_the_dead_and_prisoners_from_those_who_have_not_entered() -> None:
    view = table("move")
    first, second, *others = view.units
    killed = evolve(first, fate=Fate.KILLED, health=0, space=-1)
    held = evolve(second, fate=Fate.PRISON, space=-1)
    lines = text(
        board(evolve(view, units=(killed, held, *others)), SMALL, Offer(page="roster"))
    ).splitlines()
    for unit, word in ((first, "dead"), (second, "held"), (others[-1], "off")):
        assert any(short_name(unit.slug) in line and f" {word} " in line for line in lines)


@pytest.mark.parametrize("page", ["map", "roster"])
def test_a_unit_out_of_the_game_is_called_gone_where_more_words_do_not_fit(page: str) -> None:
    view = table("move")
    first, *others = view.units
    gone = evolve(first, fate=Fate.GONE, space=-1)
    lines = text(board(evolve(view, units=(gone, *others)), SMALL, Offer(page=page))).splitlines()
    assert any(short_name(first.slug) in line and " gone" in line for line in lines)


def test_the_state_of_a_unit_with_many_cards_is_not_cut_at_80x24() -> None:
    view = table("move")
    cards = tuple(CardView("field-kit", True, False) for _ in range(4))
    units = [evolve(unit, cards=cards, walked_spaces=(unit.space,)) for unit in view.units]
    lines = text(board(evolve(view, units=tuple(units)), SMALL)).splitlines()
    (line,) = (each for each in lines if "Archimedes" in each)
    assert "G7  moved  4" in line


def test_a_large_health_does_not_touch_the_space_of_its_unit() -> None:
    view = table("move")
    units = (evolve(view.units[0], health=14, max_health=14), *view.units[1:])
    assert "14/14 E19" in text(board(evolve(view, units=units), MIDDLE))


def with_many_cards() -> View:
    view = table("move")
    slugs = ("monofilament-pike", "ship-cutlass", "yew-bow", "hill-pony", "field-kit")
    cards = tuple(CardView(slug, known=True, shown=True) for slug in slugs)
    return evolve(view, units=(evolve(view.units[0], cards=cards), *view.units[1:]))


def roster_lines(view: View, width: int, offer: Offer | None = None) -> list[str]:
    canvas = Canvas(width, 8, look())
    paint_roster(Pen(canvas, view, offer or Offer()), Area(0, 0, width, 8))
    return canvas.picture().lines()


def test_cards_do_not_touch_what_is_beside_the_roster() -> None:
    for width in range(48, 72):
        row = roster_lines(with_many_cards(), width)[1]
        assert "Tomyris" in row
        assert len(row) < width, row


def test_signs_of_cards_follow_the_names_without_a_gap_for_letters() -> None:
    offer = Offer(places={"card:monofilament-pike": "a"})
    row = roster_lines(with_many_cards(), 56, offer)[1]
    assert "a■ Monofilament Pike ■■■■" in row


def test_the_letter_of_a_unit_is_on_the_line_of_its_first_card() -> None:
    for width in range(76, 100):
        for line in board(with_many_cards(), (width, 26), Offer(page="roster")).lines():
            assert not re.search(r"[■▚].* [TAPmgr]$", line), line


def test_a_jump_letter_does_not_touch_the_card_before_it() -> None:
    offer = Offer(page="roster", places={"card:yew-bow": "a"})
    assert "Ship Cutlass a■ Yew Bow" in text(board(with_many_cards(), (80, 22), offer))


@pytest.mark.parametrize("size", [SMALL, MIDDLE, LARGE])
def test_the_whole_row_of_a_unit_under_the_cursor_stands_out(size: tuple[int, int]) -> None:
    view = table("walk")
    place = f"unit:{view.units[view.acting_unit].slug}"
    offer = Offer(places={place: "a"}, cursor=place)
    picture = board(view, size, offer)
    row = max(
        (target for target in picture.targets if target.place == place and target.height == 1),
        key=lambda target: target.width,
    )
    strip = picture.strips[row.y].crop(row.x, row.x + row.width)
    reversed_text = [
        segment.style is not None and bool(segment.style.reverse)
        for segment in strip
        if segment.text.strip()
    ]
    assert reversed_text
    assert all(reversed_text[1:]), "all but the jump letter"


def test_a_card_that_two_units_have_is_offered_only_where_the_acting_one_has_it() -> None:
    """16.2: the letter of a payment is not beside the same card of another unit."""
    view = table("walk")
    bow = view.units[0].cards[0]
    other = evolve(view.units[1], cards=(bow, *view.units[1].cards))
    pen = Pen(Canvas(40, 4, look()), evolve(view, units=(view.units[0], other)), Offer())
    assert pen.card_place(view.units[0], bow) == f"card:{bow.slug}"
    assert pen.card_place(other, bow) == ""
    assert pen.card_place(other, other.cards[1]) == f"card:{other.cards[1].slug}"
