"""Players with names in any script: every painted row keeps its width in cells."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import attrs
import pytest
from rich.cells import cell_len

from engine.core.chance import Chance
from engine.core.game import Game
from engine.core.match import start_match
from net.hall.chat import ChatLine
from saves.record import Player
from screens.base.command_palette import PaletteEntry, PalettePage
from screens.base.form import Field, FormPage
from screens.online.chat_page import ChatView, paint_chat_pane
from screens.online.seat_bar import paint_seat_bar
from screens.table.open_match import begin_match
from screens.table.painter_registry import paint_board
from tests.contract.games import every_game, name_of
from tests.screens.driving import QUICK, opened
from tests.screens.online.test_seat_bar import shown_seat
from themes.look import look
from tui.widgets.bars import Chip, paint_prompt, paint_title
from tui.widgets.canvas import Offer, Picture
from tui.widgets.log import ShownLine, paint_log

NAMES = (
    "小野寺さくら子",
    "Đặng e\u0301",
    "שרה\u202e",
    "👨\u200d👩\u200d👧 家族",
    "안녕하세요",
    "ﷺ\u200b",
)
SIZES = ((80, 24), (82, 33), (110, 44))


class OneField(FormPage):
    """A form with one field, to be painted without an app."""

    def __init__(self, label: str) -> None:
        super().__init__()
        self._label = label

    look = look()

    def fields(self) -> tuple[Field, ...]:
        return (Field(name="one", label=self._label, text="value"),)


def check_rows(picture: Picture, width: int) -> None:
    for strip in picture.strips:
        assert cell_len(strip.text) == strip.cell_length == width, strip.text


@pytest.mark.parametrize("game", every_game(), ids=name_of)
@pytest.mark.parametrize("glyphs", ["unicode", "ascii"])
def test_boards_keep_their_width(game: Game[Any, Any], glyphs: str) -> None:
    match = start_match(game, seed=3, seats=max(game.seat_counts))
    chance, wear = Chance(3, 1), look(glyph_set=glyphs)
    players = tuple((NAMES * 2)[: max(game.seat_counts)])
    for step in range(60):
        if not match.pending:
            break
        decision = chance.pick(match.pending)
        if step % 10 == 0:
            for width, height in SIZES:
                view = match.view(decision.seat)
                offer = Offer(players=players)
                check_rows(paint_board(game.slug, view, width, height, wear, offer), width)
        match.answer(decision.seat, chance.pick(decision.choices))


def test_the_names_are_on_the_board_of_lightning() -> None:
    (game,) = (game for game in every_game() if game.slug == "lightning")
    match = start_match(game, seed=3, seats=4)
    picture = paint_board(
        "lightning", match.view(0), 110, 44, look(), Offer(players=(NAMES * 2)[2:6])
    )
    assert "안녕하세요" in "\n".join(picture.lines())


@pytest.mark.parametrize("width", [60, 80, 120])
def test_bars_keep_their_width(width: int) -> None:
    chips = tuple(Chip(name, "text", note=name) for name in NAMES)
    check_rows(paint_title("游戏", "第一回合", chips, width, look()), width)
    check_rows(paint_prompt(NAMES[0], "漢字を選ぶ", "accent", width, look(), note="時計"), width)


@pytest.mark.parametrize("width", [60, 80, 120])
def test_the_seat_bar_keeps_its_width(width: int) -> None:
    seats = tuple(
        attrs.evolve(shown_seat(seat), summary=attrs.evolve(shown_seat(seat).summary, label=name))
        for seat, name in enumerate(NAMES)
    )
    check_rows(paint_seat_bar("游戏", "第一回合", seats, width, look()), width)


def test_the_seat_bar_shortens_a_title_by_its_cells() -> None:
    seats = (shown_seat(0), shown_seat(1))
    picture = paint_seat_bar("長い長い長い長い題名: 電気", "Round 12", seats, 72, look())
    assert "電気 · Round 12" in picture.strips[0].text
    assert "長い" not in picture.strips[0].text


def test_values_stand_beside_a_label_in_any_script() -> None:
    label = "観客の名前を入力してください"
    page = OneField(label)
    (row,) = (line for line in page._paint_form(80, 6).lines() if "value" in line)
    assert f"{label}    value" in row


async def test_the_palette_marks_the_letters_that_it_found(tmp_path: Path) -> None:
    async with opened(tmp_path) as driver:
        words = "新しいゲーム: Duel"
        driver.page.open(PalettePage((PaletteEntry(words, "部屋", lambda: None),)))
        await driver.come_to(PalettePage)
        await driver.press(*"duel")
        await driver.see(words, "部屋")


@pytest.mark.parametrize("width", [20, 33, 60])
def test_log_and_chat_keep_their_width(width: int) -> None:
    said = "こんにちは、お元気ですか。 👨\u200d👩\u200d👧 שלום مرحبا e\u0301"
    lines = tuple(ShownLine(f"{name}: {said}", fresh=True) for name in NAMES)
    check_rows(paint_log(lines, width, 12, look(), title="記録"), width)
    spoken = [ChatLine(1, 0, "chat", name, said) for name in NAMES]
    chat: Any = ChatView("部屋", lambda: spoken, Any, Any, Any)  # type: ignore[arg-type]
    check_rows(paint_chat_pane(chat, None, width, 12, look(), key="/"), width)


@pytest.mark.parametrize("size", [(80, 24), (120, 36)])
@pytest.mark.parametrize("game", [game for game in every_game() if game.rules], ids=name_of)
async def test_pages_keep_their_width(
    game: Game[Any, Any], size: tuple[int, int], tmp_path: Path
) -> None:
    players = [Player("human", "小野寺さくら子"), Player("human", "שרה 안녕하세요")]
    players += [Player("random", "家族")] * (min(game.seat_counts) - 2)
    async with opened(tmp_path, size=size, settings=QUICK) as driver:
        await begin_match(driver.page, game, players=players, options=game.options(), seed=5)
        await driver.until(lambda: any(name in driver.screen for name in ("小野寺", "안녕")))
        for _ in range(4):
            rows = driver.app.screen._compositor.render_strips()
            assert {sum(cell_len(strip.text) for strip in row) for row in rows} == {size[0]}
            await driver.press("enter")
