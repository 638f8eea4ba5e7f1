"""Building a set card by card: the possible picks, and the resulting choice."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from engine.core import registry
from engine.core.choice import Choice, Decision, Description
from engine.core.game import Game
from screens.table.card_sets import DONE, Piece, Pieces
from screens.table.ending.game_over import GameOverPage
from screens.table.menus.set_picker import SetPicker
from screens.table.parts.handover import HandoverPage
from screens.table.table_page import TablePage
from tests.sample_games import pairs
from tests.screens.driving import QUICK, opened
from tui.settings import Settings
from tui.start import NewGame
from tui.widgets.sheet import Sheet

NOTHING = Choice("bid", "nothing")


def bids(hand: str, *, most: int, least: int = 0) -> tuple[Choice, ...]:
    cards = sorted(hand.split())
    sizes = range(max(least, 1), most + 1)
    sets = dict.fromkeys(each for size in sizes for each in combinations(cards, size))
    return (*((NOTHING,) if not least else ()), *(Choice("bid", " ".join(each)) for each in sets))


def described(given: Choice) -> Description:
    if given == NOTHING:
        return Description("Bid nothing", "No card", "counts 0", "7.2", "nothing")
    cards = given.noun.split()
    kind = "card:" if len(cards) == 1 else "cards:"
    words = " + ".join(cards)
    return Description(f"Bid {len(cards)}", words, f"{len(cards)} down", "7.2", kind + given.noun)


def picker(
    *choices: Choice,
    final: tuple[Choice, ...] = (),
    confirm: str = "final",
    pieces: Pieces | None = None,
    estimate: Callable[[Choice], str] = lambda choice: "",
) -> SetPicker:
    return SetPicker(
        Decision(0, "Bid", choices, "7.1"),
        described,
        tuple("abcdefgij"),
        is_final=final.__contains__,
        confirm=confirm,
        pieces=pieces or {},
        estimate=estimate,
    )


def words(menu: SetPicker) -> list[str]:
    return [row.text for row in menu.rows()]


def picked(menu: SetPicker) -> list[str]:
    return [row.text for row in menu.rows() if row.picked]


# Display


def test_the_rows_are_single_cards_and_the_answer() -> None:
    menu = picker(*bids("ace king ten", most=2))
    assert words(menu) == ["ace", "king", "ten", "Bid nothing: No card"]
    assert set(menu.places) == {"card:ace", "card:king", "card:ten", DONE}
    assert len(set(menu.places.values())) == 4


def test_the_last_row_says_what_the_set_comes_to() -> None:
    menu = picker(*bids("ace king ten", most=2))
    menu.toggle("card:ten")
    menu.toggle("card:ace")
    row = menu.row_at(DONE)
    assert row is not None
    assert row.text == "Bid 2: ace + ten"
    assert row.consequence == "2 down"
    assert menu.progress == "Bid 2: ace + ten; 2 down"
    assert menu.picked_places == ("card:ten", "card:ace")


def test_the_last_row_has_the_odds_of_the_set_which_are_worked_out_once() -> None:
    asked: list[Choice] = []

    def odds(choice: Choice) -> str:
        asked.append(choice)
        return f"odds of {choice.noun}"

    menu = picker(*bids("ace king ten", most=2), estimate=odds)
    menu.toggle("card:ace")
    for _ in range(2):
        assert menu.rows()[-1].consequence == "1 down; odds of ace"
    assert asked == [Choice("bid", "ace")]


def test_the_game_names_the_cards_and_their_order() -> None:
    pieces = {"card:ten": Piece("The Ten", "worth ten"), "card:ace": Piece("The Ace")}
    menu = picker(*bids("ace king ten", most=2), pieces=pieces)
    assert words(menu)[:3] == ["The Ten", "The Ace", "king"]
    assert menu.rows()[0].consequence == "worth ten"


def test_a_card_that_is_never_offered_alone_goes_by_its_plain_name() -> None:
    menu = picker(*bids("red-ace king ten", most=2, least=2))
    assert words(menu) == ["King", "Red ace", "Ten", "Pick 2 of these"]


def test_an_incomplete_set_says_what_is_missing_and_cannot_be_answered() -> None:
    menu = picker(*bids("ace king ten", most=2, least=2))
    menu.toggle("card:ace")
    row = menu.rows()[-1]
    assert row.text == "Pick 1 more"
    assert not row.possible
    menu.go_to(3)
    for asking in (menu.enter, menu.pick, lambda: menu.choose_at(DONE)):
        assert asking() is None
        assert menu.refusal == menu.progress == "Not yet: pick 1 more"
        assert not menu.is_armed
        menu.move(0)
        assert not menu.refusal, "only until the player does something else"
    menu.toggle("card:ten")
    assert menu.enter() == Choice("bid", "ace ten")


# Possible picks


def test_no_more_can_be_picked_than_is_offered() -> None:
    menu = picker(*bids("ace king ten", most=2))
    menu.toggle("card:ace")
    menu.toggle("card:king")
    assert [row.possible for row in menu.rows()] == [True, True, False, True]
    menu.toggle("card:ten")
    assert picked(menu) == ["ace", "king"]
    menu.toggle("card:ace")
    menu.toggle("card:ten")
    assert picked(menu) == ["king", "ten"]


def test_a_card_too_many_is_refused_with_the_reason() -> None:
    menu = picker(*bids("ace king ten", most=2))
    for card in ("ace", "king", "ten"):
        menu.choose_by_letter(menu.places[f"card:{card}"])
    assert menu.refusal == menu.progress == "2 cards at most: put one back to pick ten"
    menu.choose_by_letter(menu.places["card:ace"])
    assert not menu.refusal


def test_a_larger_set_is_built_only_the_way_the_rules_offer_it() -> None:
    """Three cards are allowed, but only with the joker among them, as with Surge."""
    larger = Choice("bid", "ace joker king")
    menu = picker(*bids("ace joker king ten", most=2), larger)
    menu.toggle("card:ace")
    menu.toggle("card:king")
    assert not menu.can_pick("card:ten")
    menu.toggle("card:joker")
    assert menu.choice == larger
    menu = picker(*bids("ace joker king ten", most=2), larger)
    for card in ("card:joker", "card:ten", "card:ace"):
        menu.toggle(card)
    assert menu.choice == Choice("bid", "joker ten")


def test_where_one_card_is_allowed_another_takes_its_place() -> None:
    choices = (*bids("ace king", most=1), Choice("bid", "duke queen"))
    menu = picker(*choices)
    menu.toggle("card:ace")
    menu.toggle("card:king")
    assert menu.picked_places == ("card:king",)
    assert menu.choice == Choice("bid", "king")


def test_copies_of_a_card_are_picked_one_by_one() -> None:
    menu = picker(*bids("ace ace king", most=2))
    assert list(menu.places) == ["card:ace", "card:ace#2", "card:king", DONE]
    menu.toggle("card:ace#2")
    assert menu.choice == Choice("bid", "ace")
    menu.toggle("card:ace")
    assert menu.choice == Choice("bid", "ace ace")


# Keys


@pytest.mark.parametrize("least", [0, 2])
def test_a_letter_and_space_pick_and_put_back_and_enter_confirms(least: int) -> None:
    """Whether a smaller set could be answered with or not, each key means the same."""
    menu = picker(*bids("ace king ten", most=2, least=least))
    letter = menu.places["card:ten"]
    for _ in range(2):
        assert menu.choose_by_letter(letter) is None
        assert menu.picked_places == ("card:ten",)
        assert menu.place() == "card:ten", "the cursor is where the last card is"
        assert menu.choose_by_letter(letter) is None
        assert not menu.picked_places
        assert menu.pick() is None
        assert menu.picked_places == ("card:ten",)
        assert menu.pick() is None
        assert not menu.picked_places
    menu.choose_by_letter(letter)
    menu.move(-1)
    menu.pick()
    menu.move(-1)
    assert menu.enter() == Choice("bid", "king ten"), "wherever the cursor is"


def test_enter_leads_to_the_answer_with_no_card_and_does_not_give_it_at_once() -> None:
    menu = picker(*bids("ace king ten", most=2))
    assert menu.enter() is None
    assert menu.place() == DONE
    assert menu.is_armed
    assert menu.enter() == NOTHING
    menu.move(-1)
    assert menu.enter() is None
    menu.move(1)
    assert not menu.is_armed
    menu.go_to(-1)
    assert menu.enter() == NOTHING, "the row was under the cursor"


def test_space_on_the_answer_gives_it() -> None:
    menu = picker(*bids("ace king ten", most=2))
    menu.choose_by_letter(menu.places["card:ten"])
    menu.go_to(-1)
    assert menu.pick() == Choice("bid", "ten")


def test_on_the_board_space_picks_and_enter_confirms() -> None:
    menu = picker(*bids("ace king ten", most=2))
    assert menu.pick_at("card:king") is None
    assert menu.picked_places == ("card:king",)
    assert menu.enter_at("card:ace") == Choice("bid", "king")


def test_the_answers_own_letter_takes_it() -> None:
    menu = picker(*bids("ace king", most=2))
    menu.choose_by_letter(menu.places["card:ace"])
    assert menu.choose_by_letter(menu.places[DONE]) == Choice("bid", "ace")


def test_a_final_answer_is_asked_for_twice_by_letter_and_once_by_enter() -> None:
    final = (Choice("bid", "ace"),)
    menu = picker(*bids("ace king", most=2), final=final)
    menu.choose_by_letter(menu.places["card:ace"])
    assert menu.rows()[-1].final
    assert menu.choose_by_letter(menu.places[DONE]) is None
    assert menu.is_armed
    assert menu.choose_by_letter(menu.places[DONE]) == final[0]
    menu = picker(*bids("ace king", most=2), final=final)
    menu.choose_by_letter(menu.places["card:ace"])
    assert menu.enter() == final[0]


def test_enter_on_a_card_outside_a_final_set_asks_first() -> None:
    final = (Choice("bid", "ace"),)
    for on_board in (False, True):
        menu = picker(*bids("ace king", most=2), final=final)
        menu.choose_by_letter(menu.places["card:ace"])
        menu.point_at("card:king")
        assert (menu.enter_at("card:king") if on_board else menu.enter()) is None
        assert menu.is_armed
        assert menu.place() == DONE, "the set is described"
        assert menu.enter() == final[0]


def test_a_final_set_takes_enter_twice_unless_the_player_has_built_it() -> None:
    final = (Choice("bid", "ace"), NOTHING)
    menu = picker(*bids("ace king", most=2), final=final)
    assert menu.asks_twice, "the cursor is not on the row of the empty set"
    menu.go_to(-1)
    assert menu.asks_twice, "nothing was picked"
    assert [menu.enter(), menu.enter()] == [None, NOTHING]
    menu.toggle("card:ace")
    menu.go_to(-1)
    assert not menu.asks_twice, "picking was the first key"
    menu.point_to(final[0])
    assert menu.asks_twice, "a hint has picked"
    assert [menu.enter(), menu.enter()] == [None, final[0]]


def test_back_in_a_confirmation_keeps_the_set_and_starts_over() -> None:
    menu = picker(*bids("ace king", most=2), final=(Choice("bid", "ace"),))
    menu.toggle("card:ace")
    menu.choose_by_letter(menu.places[DONE])
    assert menu.try_step_back()
    assert (menu.is_armed, menu.picked_places) == (False, ("card:ace",))
    assert [menu.enter(), menu.enter()] == [None, Choice("bid", "ace")]


def test_asking_always_asks_enter_too() -> None:
    menu = picker(*bids("ace king", most=2), confirm="always")
    menu.choose_by_letter(menu.places["card:ace"])
    assert menu.enter() is None
    assert menu.is_armed
    menu.toggle("card:king")
    assert not menu.is_armed, "another set is another question"
    assert menu.enter() is None
    assert menu.enter() == Choice("bid", "ace king")


def test_back_puts_the_last_card_back_and_left_does_not() -> None:
    menu = picker(*bids("ace king ten", most=2))
    assert not menu.can_go_back
    assert not menu.try_step_back()
    menu.toggle("card:ace")
    menu.toggle("card:ten")
    assert menu.can_go_back
    assert not menu.try_close_group()
    assert menu.try_step_back()
    assert menu.picked_places == ("card:ace",)


def test_pointing_at_a_card_moves_the_list_along() -> None:
    menu = picker(*bids("ace king ten", most=2))
    menu.point_at("card:ten")
    assert menu.cursor == 2
    menu.point_at("seat:2")
    assert menu.cursor == 2
    assert menu.row_at("seat:2") is None
    assert menu.choose_at("seat:2") is None


def test_a_hint_picks_its_cards() -> None:
    menu = picker(*bids("ace ace ten", most=2))
    menu.toggle("card:ten")
    menu.point_to(Choice("bid", "ace ace"))
    assert menu.picked_places == ("card:ace", "card:ace#2")
    assert menu.rows()[menu.cursor].advised
    assert menu.enter() == Choice("bid", "ace ace")


def test_the_clause_is_that_of_the_set() -> None:
    menu = picker(*bids("ace king ten", most=2, least=2))
    assert menu.clause == "7.1"
    menu.point_to(Choice("bid", "ace king"))
    assert menu.clause == "7.2"


# In the app


@pytest.fixture
def pairs_on_shelf() -> Iterator[Game[Any, Any]]:
    registry.register(pairs.GAME)
    yield pairs.GAME
    registry._GAMES.pop("pairs", None)


def game(*seats: str) -> NewGame:
    return NewGame("pairs", seats or ("human", "random"), 5, {"cards": "4"})


@pytest.mark.parametrize("size", [(80, 24), (120, 36)])
@pytest.mark.usefixtures("pairs_on_shelf")
async def test_a_set_is_built_by_letters_and_answered(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    async with opened(tmp_path, game(), size=size, settings=QUICK) as driver:
        menu, hand = driver.table.model.menu, driver.table.model.update.view.hand
        assert isinstance(menu, SetPicker)
        await driver.see("Lay up to two cards", "Lay nothing")
        await driver.press(menu.places[f"card:{hand[0]}"], menu.places[f"card:{hand[3]}"])
        sum_of_both = pairs.sum_of((hand[0], hand[3]))
        await driver.see(f"worth {sum_of_both}")
        beside = " ".join(driver.table.query_one("#choices", Sheet).picture.lines()).lower()
        assert f"worth {sum_of_both}" in beside, "a picked card stands for the set"
        await driver.press("enter")
        await driver.until(lambda: driver.table.model.update.answer_count >= 1)
        assert hand[1:3] == driver.table.model.update.view.hand


@pytest.mark.parametrize("size", [(60, 20), (80, 24), (120, 36)])
@pytest.mark.usefixtures("pairs_on_shelf")
async def test_the_screen_names_the_keys_and_says_why_a_card_is_too_many(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    async with opened(tmp_path, game(), size=size, settings=QUICK) as driver:
        menu, hand = driver.table.model.menu, driver.table.model.update.view.hand
        assert menu is not None
        await driver.see("Space picks, Enter confirms", "Space pick", "Enter confirm")
        await driver.press(*(menu.places[f"card:{card}"] for card in hand[:3]))
        prompt = driver.table.query_one("#prompt", Sheet).picture.lines()[0]
        assert "2 cards at most: put one back" in prompt
        beside = " ".join(driver.table.query_one("#choices", Sheet).picture.lines())
        assert "2 cards at most" in beside


@pytest.mark.usefixtures("pairs_on_shelf")
async def test_a_set_is_built_on_the_board(tmp_path: Path) -> None:
    async with opened(tmp_path, game(), settings=QUICK) as driver:
        first, second, third, _ = driver.table.model.update.view.hand
        await driver.press("tab", "space", "right", "right", "space")
        menu = driver.table.model.menu
        assert menu is not None
        assert menu.picked_places == (f"card:{first}", f"card:{third}")
        board = driver.table.query_one("#board", Sheet)
        chosen = next(each for each in board.picture.targets if each.place == f"card:{first}")
        assert board.picture.lines()[chosen.y][chosen.x] == "╔"
        await driver.press("escape", "escape")  # from the board to the list, and a card back
        assert list(menu.picked_places) == [f"card:{first}"]
        spot = next(each for each in board.picture.targets if each.place == f"card:{second}")
        await driver.pilot.click("#board", offset=(spot.x + 1, spot.y + 1))
        await driver.until(lambda: len(menu.picked_places) == 2)
        await driver.press("enter")
        await driver.until(lambda: driver.table.model.update.answer_count >= 1)
        assert driver.table.model.update.view.hand[0] == third


@pytest.mark.usefixtures("pairs_on_shelf")
async def test_an_answer_from_elsewhere_leaves_the_set_alone(tmp_path: Path) -> None:
    """The bot lays while the person still picks."""
    async with opened(tmp_path, game("human", "random"), settings=Settings(pace="brisk")) as driver:
        await driver.press("tab", "space")
        menu, place = driver.table.model.menu, driver.table.navigation.place
        assert menu is not None
        await driver.until(lambda: driver.table.model.update.answer_count == 1, "the bot's answer")
        assert driver.table.model.menu is menu
        assert menu.picked_places == (place,)
        assert driver.table.navigation.place == place, "the cursor stays on the board"


@pytest.mark.usefixtures("pairs_on_shelf")
async def test_two_people_play_to_the_end_and_hints_pick(tmp_path: Path) -> None:
    async with opened(tmp_path, game("human", "human"), settings=QUICK) as driver:
        for answered in range(4):
            await driver.until(
                lambda: not isinstance(driver.page, TablePage) or driver.table.model.menu
            )
            if isinstance(driver.page, HandoverPage):
                await driver.press("tab")
            table = await driver.come_to(TablePage)
            assert table.model.update.answer_count == answered
            await driver.press("h")
            await driver.until(lambda: driver.table.model.hints.requested_reason, "advice")
            menu = table.model.menu
            assert menu is not None
            await driver.press(*(["enter"] * (2 if menu.asks_twice else 1)))
        await driver.come_to(GameOverPage)
