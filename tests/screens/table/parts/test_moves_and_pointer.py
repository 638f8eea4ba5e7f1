"""Moves, pointer and footer by themselves: no app, no board."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

from attrs import define, field
from textual.geometry import Size

from engine.core.choice import Choice, Decision, Description, choice
from screens.table.menus.menu import Menu
from screens.table.model import TableModel
from screens.table.parts.footer import Footer, FooterHost
from screens.table.parts.looking import Looking
from screens.table.parts.moves import Moves
from screens.table.parts.navigation import BOARD, CHOICES, LOG, Navigation
from screens.table.parts.pointer import Pointer, PointerHost
from tui.settings import Settings
from tui.widgets.bars import FooterKey
from tui.widgets.canvas import Target
from tui.widgets.choices import ROW
from tui.widgets.sheet import Sheet

CITIES = ("albany", "boston")
LIGHT = tuple(choice("light", city) for city in CITIES)


def two_cities() -> Menu:
    words = {each: Description("Light", each.noun, place=f"city:{each.noun}") for each in LIGHT}
    return Menu(Decision(0, "Light a city", LIGHT), words.__getitem__, ("a", "b"))


@define
class FakeLooking:
    """Looks only if it is switched on."""

    is_on: bool = False
    moved: list[tuple[int, int]] = field(factory=list)
    looked_at: list[str] = field(factory=list)

    def move(self, x: int, y: int) -> None:
        self.moved.append((x, y))

    def stop(self) -> None:
        self.is_on = False

    def follow_mouse(self, place: str, *, clicked: bool, choosable: bool) -> bool:
        if not choosable:
            self.looked_at.append(place)
        return not choosable

    def footer_keys(self, back: str) -> tuple[FooterKey, ...]:
        return (FooterKey("Esc", back, "back"),)


class FakePage:
    """The page of a table with two cities to choose from, and a log of twelve rows too many."""

    size = Size(80, 24)
    farthest_back = 12

    def __init__(self, *, compact: bool = False, turned: tuple[str, ...] = ()) -> None:
        self.menu = two_cities()
        update = SimpleNamespace(outcome=None, can_undo=True)
        reveal = SimpleNamespace(is_playing=False)
        self.model = cast(
            "TableModel",
            SimpleNamespace(
                menu=self.menu,
                labels=self.menu.places,
                update=update,
                can_take_back=True,
                reveal=reveal,
                recap=SimpleNamespace(lines=()),
                settings=Settings(),
                is_showing_kept_result=False,
                action_to_continue=lambda: "choose",
                painter=SimpleNamespace(turned=turned),
            ),
        )
        targets = [Target(f"city:{city}", 0, 2 * row, 4, 1) for row, city in enumerate(CITIES)]
        self.navigation = Navigation(self.model, lambda: targets)
        self.looking: Any = FakeLooking()
        self.moves = Moves(self.model, self.navigation, cast("Looking", self.looking), self)
        self.wheeled: list[int] = []
        self.map: Any = SimpleNamespace(
            footer_keys=lambda: (), wheel=lambda message: self.wheeled.append(message.rows)
        )
        self.reaction_clock: Any = SimpleNamespace(window=None)
        self.compact = compact
        self.answers: list[Choice | None] = []
        self.painted: list[tuple[str, ...]] = []

    async def answer(self, given: Choice | None) -> None:
        self.answers.append(given)

    def repaint(self, *sheets: str) -> None:
        self.painted.append(sheets)

    def has_class(self, *names: str) -> bool:
        return self.compact and "compact" in names

    def footer_key(self, action: str, words: str, *, ready: bool = True) -> FooterKey:
        return FooterKey("x", words, action, ready)


def pointer_of(page: FakePage) -> Pointer:
    return Pointer(cast("PointerHost", page))


def footer_of(page: FakePage) -> dict[str, bool]:
    """The actions of the footer, each with whether it is ready."""
    hints = Footer(cast("FooterHost", page)).footer_keys()
    return {hint.action: hint.ready for hint in hints}


# Moves


def test_arrows_move_the_cursor_in_the_list_and_onto_the_board() -> None:
    page = FakePage()
    page.moves.do_down()
    assert page.menu.place() == "city:boston"
    page.moves.do_left()
    assert (page.navigation.pane, page.navigation.place) == (BOARD, "city:boston")
    assert page.painted == [("prompt", "board", "choices", "footer")] * 2


def test_a_piece_is_turned_round_and_back_by_keys() -> None:
    page = FakePage(turned=("city:",))
    page.moves.do_turn()
    assert page.menu.place() == "city:boston"
    page.moves.do_turn()
    assert page.menu.place() == "city:albany", "round the end"
    page.moves.do_turn_back()
    assert page.menu.place() == "city:boston"
    assert footer_of(page)["turn"]


def test_where_nothing_is_turned_the_keys_do_nothing() -> None:
    page = FakePage()
    page.moves.do_turn()
    assert page.menu.place() == "city:albany"
    assert not page.moves.can_do("turn_back")
    assert page.moves.can_do("down")
    assert "turn" not in footer_of(page)


def test_arrows_look_around_while_the_player_looks() -> None:
    page = FakePage()
    page.looking.is_on = True
    page.moves.do_up()
    page.moves.do_right()
    assert page.looking.moved == [(0, -1), (1, 0)]
    assert page.menu.place() == "city:albany"


def test_arrows_and_page_keys_scroll_the_log() -> None:
    page = FakePage()
    page.navigation.go_to_log()
    page.moves.do_up()
    assert page.navigation.scrolled == 1
    page.moves.do_page_up()
    assert page.navigation.scrolled == 12, "no farther than it goes"
    page.moves.do_page_down()
    assert page.navigation.scrolled == 0


def test_the_log_is_no_pane_where_it_is_not_shown() -> None:
    for compact, panes in ((False, [BOARD, LOG, CHOICES]), (True, [BOARD, CHOICES, BOARD])):
        page, seen = FakePage(compact=compact), []
        for _ in range(3):
            page.moves.do_next_pane()
            seen.append(page.navigation.pane)
        assert seen == panes


def test_the_first_and_the_last_row() -> None:
    page = FakePage()
    page.moves.do_last()
    assert page.menu.place() == "city:boston"
    page.moves.do_first()
    assert page.menu.place() == "city:albany"


# The pointer


async def test_the_cursor_follows_the_pointer_and_a_click_answers() -> None:
    page = FakePage()
    pointer = pointer_of(page)
    await pointer.on_touched("board", "city:boston", clicked=False)
    assert page.navigation.place == "city:boston"
    assert page.answers == []
    await pointer.on_touched("choices", f"{ROW}0", clicked=False)
    assert page.navigation.pane == CHOICES
    assert page.menu.place() == "city:albany"
    await pointer.on_touched("board", "city:boston", clicked=True)
    assert page.answers == [LIGHT[1]]


async def test_what_cannot_be_chosen_is_looked_at() -> None:
    page = FakePage()
    await pointer_of(page).on_touched("board", "deck:1", clicked=True)
    assert page.looking.looked_at == ["deck:1"]
    assert page.answers == []


async def test_nothing_is_clicked_while_a_reveal_plays() -> None:
    page = FakePage()
    page.model.reveal.is_playing = True  # type: ignore[misc]
    await pointer_of(page).on_touched("board", "city:boston", clicked=True)
    assert page.answers == []


def test_the_wheel_scrolls_what_is_under_it() -> None:
    page = FakePage()
    pointer = pointer_of(page)

    def wheel(name: str, rows: int) -> None:
        sheet = Sheet(lambda width, height: None, id=name)  # type: ignore[arg-type, return-value]
        pointer.on_scrolled(Sheet.Scrolled(sheet, rows, ctrl=False))

    wheel("log", -3)
    assert page.navigation.scrolled == 3
    wheel("choices", 3)
    assert page.menu.place() == "city:boston"
    wheel("board", 3)
    assert page.wheeled == [3]


# The footer


def test_the_footer_shows_what_can_be_done() -> None:
    shown = footer_of(FakePage())
    assert shown["choose"]
    assert shown["undo"]
    assert "next_pane" in shown
    assert "pass" not in shown
    assert "next_pane" not in footer_of(FakePage(compact=True))


def test_the_footer_of_a_reaction_window_has_the_ways_to_pass() -> None:
    page = FakePage()
    page.reaction_clock.window = object()
    shown = footer_of(page)
    assert shown["pass"]
    assert shown["pass_on"]
    assert "undo" not in shown


def test_the_footer_while_the_player_looks_and_while_a_reveal_plays() -> None:
    page = FakePage()
    page.looking.is_on = True
    assert list(footer_of(page)) == ["back", "next_pane", "log", "help", "home"]
    page.model.reveal.is_playing = True  # type: ignore[misc]
    assert list(footer_of(page)) == ["back", "next_pane", "log", "help", "home"]
    page.looking.is_on = False
    assert list(footer_of(page)) == ["choose", "look", "rules", "help", "log", "home"]
