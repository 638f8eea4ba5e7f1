"""The mouse at a table, without an app: hovering, clicks and the wheel."""

from __future__ import annotations

from screens.table.parts.navigation import CHOICES
from tests.screens.table.modes.fake_table_page import LIGHT, FakePage
from tui.widgets.choices import ROW
from tui.widgets.sheet import Sheet


async def test_the_cursor_follows_the_pointer_and_a_click_answers() -> None:
    page = FakePage()
    pointer = page.choosing
    await pointer.on_touched("board", "city:boston", is_click=False)
    assert page.navigation.place == "city:boston"
    assert page.answers == []
    await pointer.on_touched("choices", f"{ROW}0", is_click=False)
    assert page.navigation.pane == CHOICES
    assert page.menu.place() == "city:albany"
    await pointer.on_touched("board", "city:boston", is_click=True)
    assert page.answers == [LIGHT[1]]


async def test_what_cannot_be_chosen_is_looked_at() -> None:
    page = FakePage()
    await page.choosing.on_touched("board", "deck:1", is_click=True)
    assert page.looking.looked_at == ["deck:1"]
    assert page.answers == []


async def test_nothing_is_clicked_while_a_reveal_plays() -> None:
    page = FakePage()
    page.model.playback.is_playing = True
    await page.telling.on_touched("board", "city:boston", is_click=True)
    await page.looking_around.on_touched("choices", f"{ROW}0", is_click=True)
    await page.looking_around.on_touched("board", "city:boston", is_click=True)
    assert (page.answers, page.looking.looked_at) == ([], ["city:boston"])


def test_the_wheel_scrolls_what_is_under_it() -> None:
    page = FakePage()
    pointer = page.choosing

    def wheel(name: str, rows: int) -> None:
        sheet = Sheet(lambda width, height: None, id=name)  # type: ignore[arg-type, return-value]
        pointer.on_scrolled(Sheet.Scrolled(sheet, rows, ctrl=False))

    wheel("log", -3)
    assert page.navigation.log_offset == 3
    wheel("choices", 3)
    assert page.menu.place() == "city:boston"
    wheel("board", 3)
    assert page.wheeled == [3]
