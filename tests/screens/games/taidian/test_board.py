"""The Taidian board shows all that lies on the table, at every size and with every look."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import partial
from typing import Any

import pytest
from attrs import evolve

from engine.core.choice import Choice
from engine.games.taidian import GAME
from engine.games.taidian.card_types import HEALTH, Card
from engine.games.taidian.cards import CARDS, CHARACTERS, STRUCTURES, TRACKS
from engine.games.taidian.view_types import PoisonView, View
from engine.testing import play
from screens.games.taidian import paint, seat_roles
from screens.games.taidian.art import CARD_ART
from screens.games.taidian.portraits import FACES, LETTERS, PIXELS, face_of
from screens.games.taidian.setup import extras_text
from screens.games.taidian.signs import effect_text, short_card_name
from screens.table.menus.make_menu import make_menu
from screens.table.menus.menu import Menu
from tests.engine.games.taidian.table import brawl, has
from tests.screens.games.taidian.tables import (
    SIZES,
    TABLES,
    at_step,
    find,
    finished,
    moments,
    text,
    with_fighter,
)
from themes.look import look
from tui.keys import keymap
from tui.widgets.canvas import Offer, Picture
from tui.widgets.portraits import PORTRAIT_HEIGHT, PORTRAIT_WIDTH, TONES

NORMAL, SMALL, LARGE = (82, 33), (80, 14), (150, 57)
COMMON = (SMALL, NORMAL, LARGE)
FRAMED = ((78, 26), NORMAL, (110, 44), (130, 52), LARGE)


def painted(view: View, size: tuple[int, int] = NORMAL, glyphs: str = "unicode") -> Picture:
    return paint(view, *size, look("dark", glyphs), Offer())


def a_turn(table: str = "pairs") -> View:
    """The view of a player who is about to choose a kind of turn."""
    moment = at_step("choose", table)
    return moment.view(moment.asked)


def shopping(name: str = "vane") -> View:
    """The view of a fighter in an upgrading turn, with money on the table."""
    fighters: dict[str, Any] = {name: has(hand=["gold", "gold"]), "qiao": has()}
    table = brawl(**fighters)
    play(table, f"{name}: upgrade", f"{name}: play all")
    return table.view(name)


def shows(picture: Picture, *words: str) -> None:
    """Fails with the picture if any of the words is not on it."""
    shown = text(picture)
    missing = [word for word in words if word not in shown]
    assert not missing, f"{missing} in\n{shown}"


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
    facts = {"standing": False, "fell": 2, "health": 0, "knocked_out_by": standing.seat}
    fallen = with_fighter(standing, other, **facts)
    role = seat_roles(standing)[other]
    for size in COMMON:
        shows(painted(fallen, size), "✗", "fell 2nd", "to you")
        storm = with_fighter(fallen, other, knocked_out_by=-1)
        shows(painted(storm, size), "fell 2nd", "storm")
        assert colours_of_seat(painted(standing, size), other) & {look().palette[role]}
        assert not colours_of_seat(painted(fallen, size), other) & {look().palette[role]}


def colours_of_seat(picture: Picture, seat: int) -> set[str]:
    """All colours on a fighter's card."""
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


def test_cards_without_a_number_have_a_word_for_what_they_do() -> None:
    for slug, row in CARDS.items():
        if not (row.money or row.energy or row.attack or row.block or row.heal):
            assert 0 < len(effect_text(slug)) <= 11


# The market


@pytest.mark.parametrize("size", SIZES[1:], ids=str)
def test_every_stack_is_in_the_market_with_its_price(size: tuple[int, int]) -> None:
    view = a_turn("four")
    picture = painted(view, size)
    for stack in view.market:
        spots = [each for each in picture.targets if each.place == f"market:{stack.slug}"]
        assert len(spots) == 1, stack.slug
        (spot,) = spots
        rows = picture.strips[spot.y : spot.y + spot.height]
        piece = "\n".join(row.text[spot.x : spot.x + spot.width] for row in rows)
        names = (stack.name, short_card_name(stack.name), CARDS[stack.slug].brief_name)
        assert any(name in piece for name in names)
        assert f"${stack.cost}" in piece


NEW_CARDS = (
    Card("battery", "Battery", "black", 4, "4 energy.", energy=4, stack=(4, 2)),
    Card("umbrella", "Umbrella", "blue", 2, "5 block.", block=5, stack=(4, 2)),
)
"""Plain cards as docs/adding-a-card.md adds them; the second has as long a name as may be."""


@pytest.mark.parametrize("size", [(80, 13), (80, 14), (80, 22)], ids=str)
@pytest.mark.parametrize("more", [1, 2])
def test_a_small_market_has_room_for_another_card(
    more: int, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    view = a_turn("four")
    market = list(view.market)
    strike = next(stack for stack in market if stack.slug == "strike")
    for card in NEW_CARDS[:more]:
        monkeypatch.setitem(CARDS, card.slug, card)
        new = evolve(strike, slug=card.slug, name=card.name, cost=card.cost)
        market.insert(market.index(strike) + 1, new)
    shown = text(painted(evolve(view, market=tuple(market)), size))
    assert "…" not in shown, shown
    for stack in market:
        assert stack.name in shown or CARDS[stack.slug].brief_name in shown, shown


STACKS = 30
"""The most stacks that a small market has room for; docs/adding-a-card.md names the number."""


@pytest.mark.parametrize("size", [(80, 13), (80, 22)], ids=str)
def test_no_name_is_cut_in_a_small_market_with_thirty_stacks(size: tuple[int, int]) -> None:
    view = a_turn("four")
    more = STACKS - len(view.market)
    assert more >= 0, f"{len(view.market)} stacks: the small market has room for {STACKS}"
    larger = evolve(view, market=(*view.market, *view.market[:more]))
    shown = text(painted(larger, size))
    assert "…" not in shown, shown
    for stack in view.market:
        assert stack.name in shown or CARDS[stack.slug].brief_name in shown


def test_the_market_tells_value_track_number_and_what_is_to_be_had() -> None:
    view = a_turn("four")
    facts: dict[str, dict[str, Any]] = {
        "punch": {"affordable": True, "in_reach": True, "count": 7},
        "shield": {"affordable": False, "in_reach": True, "count": 5},
        "medic": {"affordable": False, "in_reach": False, "count": 0},
        "vault": {"affordable": False, "in_reach": False, "owned": True},
    }
    market = tuple(evolve(each, **facts.get(each.slug, {})) for each in view.market)
    picture = painted(evolve(view, market=market))
    rows = {each.place: each.y for each in picture.targets}
    shown = [re.sub(" +", " ", line) for line in picture.lines()]
    lines = {slug: shown[rows[f"market:{slug}"]] for slug in facts}
    costs = {stack.slug: stack.cost for stack in market}
    assert f"Punch †{CARDS['punch'].attack}◆" in lines["punch"]
    assert f"•${costs['punch']} 7" in lines["punch"]
    assert f"Shield ▣{CARDS['shield'].block}✦" in lines["shield"]
    assert f"·${costs['shield']} 5" in lines["shield"]
    assert f" ${costs['medic']} 0" in lines["medic"]
    assert not set("✓✗") & set("".join(shown)), "picked and fallen: nothing of the market is either"
    assert f"◉${costs['vault']}" in lines["vault"]


@pytest.mark.parametrize("width", range(76, 130, 3))
def test_in_the_table_of_the_market_no_value_touches_a_name(width: int) -> None:
    shown = text(painted(shopping(), (width, 14)))
    assert "First Aid ✚10" in shown or "Aid ✚10" in shown
    assert not re.search(r"[a-z][✚†▣$]", shown), shown


def test_a_discount_stands_where_the_price_is() -> None:
    plain, builder = shopping("vane"), shopping("teles")
    assert "Structures −$1" not in text(painted(plain, (80, 14)))
    assert "Structures −$1" in text(painted(builder, (80, 14)))
    smuggler = text(painted(shopping("fuentes"), (110, 33)))
    assert "Structures −$1" not in smuggler, "all cards cost less, not these alone"
    assert "the first buy costs 1 less" in smuggler


def test_the_market_makes_room_for_the_fight_where_there_is_not_enough_for_both() -> None:
    moment = find("eight", lambda g: g.window is not None)
    markets = {
        size: any(
            each.place.startswith("market:") for each in painted(moment.view(0), size).targets
        )
        for size in COMMON
    }
    assert markets == {SMALL: False, NORMAL: False, LARGE: True}


# The hand


@pytest.mark.parametrize("size", FRAMED, ids=str)
def test_cards_in_hand_are_faces_with_their_present_value(size: tuple[int, int]) -> None:
    view = a_turn("four")
    own = view.seat or 0
    levels = dict.fromkeys(TRACKS, 0) | {"strength": 2}
    hand = ("coin", "coin", "kick", "kick", "robber")
    view = with_fighter(view, own, character="novak", levels=levels, hand=hand, hand_count=5)
    picture = painted(view, size)
    shows(picture, "Coin", "Kick", "Robber", "steals 1", f"† {CARDS['kick'].attack + 20} ◆")
    assert text(picture).count(" x2 ") == 2
    cards = [each for each in picture.targets if each.place == "card:kick"]
    assert max(each.height for each in cards) >= 6


def test_a_compact_table_has_the_hand_in_words() -> None:
    view = a_turn("four")
    hand = ("coin", "coin", "shield", "antidote")
    view = with_fighter(view, view.seat or 0, hand=hand, hand_count=4)
    shows(painted(view, SMALL), "2x Coin $1", "Shield ▣", "Antidote", "Deck", "Discard")


def test_no_letter_touches_a_card_of_a_hand_in_words() -> None:
    view = a_turn("four")
    hand = ("coin", "coin", "shield", "antidote")
    view = with_fighter(view, view.seat or 0, hand=hand, hand_count=4)
    letters = {"card:coin": "a", "card:shield": "b", "card:antidote": "c"}
    picture = paint(view, *SMALL, look(), Offer(letters))
    shows(picture, "a 2x Coin $1", "b Shield ▣", "c Antidote")


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_more_cards_than_usual_all_find_a_place(size: tuple[int, int]) -> None:
    hand = ("coin", "cash", "bolt", "punch", "kick", "nine-mm", "shotgun", "shield", "medic")
    view = a_turn("four")
    view = with_fighter(view, view.seat or 0, hand=hand, hand_count=len(hand))
    places = {each.place for each in painted(view, size).targets}
    assert places >= {f"card:{slug}" for slug in hand}


def test_an_empty_hand_says_when_cards_come_again() -> None:
    view = a_turn("four")
    own = view.seat or 0
    view = with_fighter(view, own, hand=(), hand_count=0)
    others = evolve(view, active=(own + 1) % 4)
    for size in COMMON:
        shows(painted(view, size), "No cards in hand until the end of your turn")
        shows(painted(others, size), "No cards in hand until the end of your next turn")
        shows(painted(with_fighter(others, own, standing=False, fell=1), size), "You have fallen")
        watched = with_fighter(evolve(view, seat=None), 0, hand=(), hand_count=0)
        shows(painted(watched, size), "holds no cards")


def test_a_spectator_sees_backs_and_nobodys_cards() -> None:
    view = at_step("choose", "four").view(None)
    for size in COMMON:
        picture = painted(view, size)
        assert "▚▚▚" in text(picture)
        assert not [each for each in picture.targets if each.place.startswith("card:")]


# Other moments


@pytest.mark.parametrize("size", SIZES[1:], ids=str)
def test_the_characters_are_laid_out_to_be_picked(size: tuple[int, int]) -> None:
    first = moments("pairs", 1)[0]
    picture = painted(first.view(0), size)
    spots = {each.place for each in picture.targets}
    assert spots == {f"character:{slug}" for slug in CHARACTERS}
    shows(picture, "Pick your character", *(row.short for row in CHARACTERS.values()))


@pytest.mark.parametrize("size", SIZES[1:], ids=str)
@pytest.mark.parametrize("more", [1, 4])
def test_there_is_room_to_pick_from_more_characters(
    more: int, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    view = moments("pairs", 1)[0].view(0)
    wordiest = max(CHARACTERS.values(), key=lambda row: len(row.text))
    for name in ("Ken Ito", "Ada Lund", "Max Orr", "Eva Sol")[:more]:
        slug = name.split()[-1].lower()
        monkeypatch.setitem(CHARACTERS, slug, evolve(wordiest, slug=slug, name=name))
    picture = painted(view, size)
    assert {each.place for each in picture.targets} == {f"character:{slug}" for slug in CHARACTERS}
    shows(picture, *(row.short for row in CHARACTERS.values()))
    assert "…" not in text(picture), text(picture)


def test_a_character_tells_what_sets_it_apart() -> None:
    view = moments("pairs", 1)[0].view(0)
    for row in CHARACTERS.values():
        for balanced in (True, False):
            words = extras_text(row, balanced=balanced)
            assert ("health" in words) == (balanced and row.health != HEALTH)
            assert ("energy" in words) == bool(row.energy)
            assert all(CARDS[slug].name in words for slug in row.cards)
    for size in COMMON:
        shown = text(painted(view, size))
        assert "…" not in shown
        for row in CHARACTERS.values():
            words = extras_text(row, balanced=view.balanced)
            role_alone = size == SMALL and row.role in shown
            assert not words or words.split()[-1] in shown or role_alone


def test_a_character_that_is_taken_says_by_whom() -> None:
    second, offer = moments("pairs", 1)[1], Offer(players=("Ann", "Bob", "Cid", "Dan"))
    for size in COMMON:
        own, others = (paint(second.view(seat), *size, look(), offer) for seat in (0, 1))
        shows(own, "✓ you", "team 1", "Bob picks a character")
        shows(others, "✓ Ann", "Pick your character")


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
    assert seat_roles(a_turn("pairs")) == ("seat1", "seat2", "seat1", "seat2")
    assert seat_roles(a_turn("four")) == ("seat1", "seat2", "seat3", "seat4")


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
    for answer in (Menu.enter, partial(Menu.jump, letter="z")):
        menu = make_menu(GAME, table.view("ferrand"), decision, keymap(), final={end})
        assert isinstance(menu, Menu)
        menu.go_to(-1)
        assert answer(menu) == (None if hand else end)
        if hand:
            assert answer(menu) == end
