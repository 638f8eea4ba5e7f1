"""The Taidian board shows all that lies on the table, at every size and with every look."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

import pytest
from attrs import evolve

from engine.core.choice import Choice
from engine.games.taidian import GAME
from engine.games.taidian.cards import CARDS, CHARACTERS, STRUCTURES, TRACKS
from engine.games.taidian.view_types import PoisonView
from engine.testing import play
from screens.games.taidian import PAINTER
from screens.games.taidian.faces import CARD_ART
from screens.games.taidian.portraits import FACES, LETTERS, PIXELS, face_of
from screens.table.menus.make_menu import make_menu
from screens.table.menus.menu import Menu
from tests.engine.games.taidian.table import brawl, has
from tests.screens.games.taidian.tables import (
    COMMON,
    NORMAL,
    SIZES,
    SMALL,
    TABLES,
    a_turn,
    finished,
    moments,
    painted,
    with_fighter,
)
from tests.tools.pictures import shows, text
from themes.look import look
from tui.keys import make_keymap
from tui.widgets.canvas import Picture
from tui.widgets.portraits import PORTRAIT_HEIGHT, PORTRAIT_WIDTH, TONES

# Whole matches


@pytest.mark.parametrize("size", COMMON, ids=str)
@pytest.mark.parametrize("table", TABLES)
def test_nothing_is_cut_in_the_common_sizes(table: str, size: tuple[int, int]) -> None:
    for moment in moments(table, 1)[::2]:
        shown = text(painted(moment.view(moment.asked), size))
        assert "…" not in shown, shown


# Fighters


@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_every_fighter_is_on_the_board_with_health(table: str, size: tuple[int, int]) -> None:
    view = a_turn(table)
    for seat in range(len(view.fighters)):
        view = with_fighter(view, seat, health=41 + seat)
    picture = painted(view, size)
    others = [each for each in view.fighters if each.seat != view.seat]
    shows(picture, *(CHARACTERS[each.character].short for each in others))
    shows(picture, *(str(each.health) for each in view.fighters))
    shown = text(picture)
    assert f"{CHARACTERS[view.own_fighter.character].short} (you)" in shown or "You " in shown


@pytest.mark.parametrize("size", SIZES[1:], ids=str)
def test_energy_tracks_cards_structures_and_poisons_are_shown(size: tuple[int, int]) -> None:
    view = a_turn("four")
    levels = dict(zip(TRACKS, (0, 1, 2, 3), strict=True))
    poisons = (PoisonView(owner=0, ticks=3, damage=5),)
    seat = view.fighters[-1].seat
    view = with_fighter(
        view,
        seat,
        energy=7,
        levels=levels,
        poisons=poisons,
        structures=("vault",),
        hand_count=4,
        deck_count=11,
        truces=(),
    )
    shown = text(painted(view, size))
    assert "■■■■■■■···" in shown or "↯7" in shown
    assert "▮▮▮" in shown or "♥3" in shown
    assert "Vault" in shown
    assert "§5▮▮▮▯" in shown or "§3" in shown
    assert "▚4" in shown
    assert "▤11" in shown


def test_many_structures_are_told_by_their_letters() -> None:
    view = with_fighter(a_turn("eight"), 3, structures=tuple(STRUCTURES))
    letters = "⌂" + "".join(CARDS[slug].letter for slug in STRUCTURES)
    for size in (SMALL, NORMAL):
        shows(painted(view, size), letters)
    on_the_table = [row for row in CARDS.values() if row.letter]
    assert len({row.letter for row in on_the_table}) == len(on_the_table)
    assert {row.slug for row in on_the_table} == {*STRUCTURES, "burn-barrel"}


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_teams_have_a_number_beside_their_colour(size: tuple[int, int]) -> None:
    view = a_turn("pairs")
    picture = painted(view, size)
    assert {each.side for each in view.fighters} == {0, 1}
    for fighter in view.fighters:
        spot = next(each for each in picture.targets if each.place == f"seat:{fighter.seat}")
        line = picture.strips[spot.y].text[spot.x : spot.x + spot.width]
        name = CHARACTERS[fighter.character].short
        if fighter.seat == view.seat and name not in line:
            name = "You"
        assert str(fighter.side + 1) in line[: line.index(name)]


def test_the_fallen_are_grey_and_say_when_they_fell() -> None:
    standing = a_turn("four")
    other = next(each.seat for each in standing.fighters if each.seat != standing.seat)
    facts = {"standing": False, "fall_order": 2, "health": 0, "knocked_out_by": standing.seat}
    fallen = with_fighter(standing, other, **facts)
    role = PAINTER.seat_roles(standing)[other]
    for size in COMMON:
        shows(painted(fallen, size), "✗", "fell 2nd", "to you")
        storm = with_fighter(fallen, other, knocked_out_by=-1)
        shows(painted(storm, size), "fell 2nd", "storm")
        assert colours_of_seat(painted(standing, size), other) & {look().palette[role]}
        assert not colours_of_seat(painted(fallen, size), other) & {look().palette[role]}


def colours_of_seat(picture: Picture, seat: int) -> set[str]:
    spot = next(each for each in picture.targets if each.place == f"seat:{seat}")
    colours = set()
    for strip in picture.strips[spot.y : spot.y + spot.height]:
        for segment in strip.crop(spot.x, spot.x + spot.width):
            assert segment.style is not None
            for colour in (segment.style.color, segment.style.bgcolor):
                assert colour is not None
                colours.add(colour.get_truecolor().hex)
    return colours


def test_the_viewer_comes_first_and_the_others_follow_in_turn_order() -> None:
    view = a_turn("eight")
    for size in COMMON:
        spots = {each.place: each for each in painted(view, size).targets}
        seats = sorted(
            range(8), key=lambda seat: (spots[f"seat:{seat}"].y, spots[f"seat:{seat}"].x)
        )
        own = view.seat or 0
        assert seats == [(own + step) % 8 for step in range(8)]


def test_truces_are_shown_on_both_sides() -> None:
    view = a_turn("four")
    own = view.seat or 0
    other = (own + 1) % 4
    view = with_fighter(view, own, truces=(other,))
    view = with_fighter(view, other, truces=(own,))
    for size in COMMON:
        shown = text(painted(view, size))
        assert shown.count("∞") == 2
        assert "with you" in shown


# Portraits


def test_every_character_has_drawings_of_its_own() -> None:
    """Each is drawn in all three ways, unlike the others; nobody else is drawn."""
    all_drawings: dict[str, Mapping[str, object]] = {
        "PIXELS": PIXELS,
        "LETTERS": LETTERS,
        "FACES": FACES,
    }
    for name, drawings in all_drawings.items():
        missing = sorted(CHARACTERS.keys() - drawings.keys())
        assert not missing, f"draw {missing} in {name} of screens/games/taidian/portraits.py"
        assert drawings.keys() <= CHARACTERS.keys()
        assert len(set(drawings.values())) == len(drawings)
    assert all(len(face_of(slug)) == 5 for slug in CHARACTERS)
    for drawing in PIXELS.values():
        assert len(drawing) == 2 * PORTRAIT_HEIGHT
        assert {len(row) for row in drawing} == {PORTRAIT_WIDTH}
        assert set("".join(drawing)) <= set(TONES)
    for letters in LETTERS.values():
        assert [len(row) for row in letters] == [PORTRAIT_WIDTH] * PORTRAIT_HEIGHT
        assert "".join(letters).isascii()
    assert {len(face) for face in FACES.values()} == {5}


def test_every_card_has_a_drawing_of_one_size() -> None:
    """A card without one shows its first letter; a drawing without a card is a mistake."""
    assert CARD_ART.keys() <= CARDS.keys()
    for drawing in CARD_ART.values():
        assert [len(row) for row in drawing] == [9, 9, 9]
        assert "".join(drawing).isascii()


# Other moments


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("table", TABLES)
def test_the_end_names_the_winners(table: str, size: tuple[int, int]) -> None:
    view = finished(table)
    assert view.outcome is not None
    winners = [view.fighters[seat] for seat in view.outcome.winners]
    picture = painted(view, size)
    shows(picture, "★", *(CHARACTERS[each.character].short for each in winners))
    if not any(each.standing for each in winners):
        shows(picture, "draw")
        return
    shows(picture, "You win" if view.seat in view.outcome.winners else "You lose")
    who = (
        f"team {winners[0].side + 1}" if view.has_teams else CHARACTERS[winners[0].character].short
    )
    shows(picture, who)
    spectator = painted(evolve(view, seat=None), size)
    shows(spectator, f"{who[0].upper()}{who[1:]} wins")


def test_seats_wear_the_colour_of_their_team_or_their_own() -> None:
    assert PAINTER.seat_roles(a_turn("pairs")) == ("seat1", "seat2", "seat1", "seat2")
    assert PAINTER.seat_roles(a_turn("four")) == ("seat1", "seat2", "seat3", "seat4")


@pytest.mark.parametrize("size", COMMON, ids=str)
def test_the_first_turns_say_what_the_game_is_about(size: tuple[int, int]) -> None:
    pairs, four = evolve(a_turn("pairs"), round=1), evolve(a_turn("four"), round=1)
    enemy = 2 - pairs.fighters[pairs.active].side
    shows(painted(pairs, size), f"knock team {enemy} out")
    shows(painted(four, size), "be the last one standing")
    assert "knock team" not in text(painted(evolve(pairs, round=9), size))


@pytest.mark.parametrize("hand", [["punch"], []])
def test_ending_a_turn_is_confirmed_only_while_something_can_be_played(hand: list[str]) -> None:
    """3.3: by Enter as by its letter; an empty hand leaves nothing to lose."""
    table = brawl(ferrand=has(hand=hand), qiao=has())
    play(table, "ferrand: attack")
    decision, end = table.match.decision(0), Choice("end turn")
    for answer in (Menu.enter, partial(Menu.choose_by_letter, letter="z")):
        menu = make_menu(GAME, table.view("ferrand"), decision, make_keymap(), is_final=end.__eq__)
        assert isinstance(menu, Menu)
        menu.go_to(-1)
        assert answer(menu) == (None if hand else end)
        if hand:
            assert answer(menu) == end
