"""When a turn comes back, the board shows a recap until a key that it names."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from attrs import evolve

from engine.core.choice import PASS, Choice, Decision
from engine.core.game import Where
from engine.core.registry import find
from net.play.table import Player, Table
from net.play.update import LogLine, Update
from saves.record import HUMAN
from saves.sqlite import SqliteStore
from screens.table.modes.recapping import Recapping
from screens.table.story.recap import Recap, fit_recap, paint_recap, summary_of
from screens.table.story.shown_log import ShownLog
from screens.table.table_model import TableModel
from tests.screens.driving import QUICK, Driver, opened, tiny_game
from themes.look import look
from tui.keys import make_keymap
from tui.settings import Settings
from tui.start import NewGame
from tui.widgets.canvas import Canvas
from tui.widgets.log import ShownLine

GO = Choice("go")


def asked(answers: int, *choices: Choice, seat: int | None = 0, with_others: int = 0) -> Update:
    decision = Decision(seat, "What now?", choices) if choices and seat is not None else None
    return Update(
        seat=seat,
        view=None,
        decision=decision,
        waiting_for=tuple(range(1 + with_others)) if choices else (1,),
        events=(),
        can_undo=False,
        where=Where(1, "Round 1"),
        outcome=None,
        answer_count=answers,
    )


def log_of(*seats: int) -> list[LogLine]:
    return [LogLine(f"line {n}", n, seat, "Round 1") for n, seat in enumerate(seats, 1)]


def told(recap: Recap) -> list[str]:
    return [line.text for line in recap.lines]


def test_it_tells_what_the_others_did_since_the_last_turn() -> None:
    recap = Recap()
    recap.show_news(asked(0, GO), [], is_told=False)
    assert told(recap) == []
    recap.note_mover(None)
    recap.show_news(asked(4, GO), log_of(0, 1, 2, 1), is_told=False)
    assert told(recap) == ["line 2", "line 3", "line 4"]
    recap.show_news(asked(5, GO), log_of(0, 1, 2, 1, 0), is_told=False)
    assert told(recap) == [], "only the player has answered since"


def test_an_answer_in_a_reaction_window_does_not_begin_another_turn() -> None:
    recap = Recap()
    recap.show_news(asked(0, GO), [], is_told=False)
    recap.note_mover(None)
    recap.show_news(asked(2, GO, PASS), log_of(0, 1), is_told=False)
    assert told(recap) == []
    recap.show_news(asked(4, GO), log_of(0, 1, 0, 1), is_told=False)
    assert told(recap) == ["line 2", "line 3", "line 4"]


def test_it_tells_a_player_who_comes_back_what_followed_the_last_answer() -> None:
    recap = Recap()
    recap.show_news(asked(4, GO), log_of(0, 1, 0, 1), is_told=False)
    assert told(recap) == ["line 4"]


def test_what_others_answer_within_ones_own_turn_is_no_recap() -> None:
    recap = Recap()
    recap.note_mover(0)
    recap.show_news(asked(0, GO), [], is_told=False)
    recap.show_news(asked(2, GO), log_of(0, 1), is_told=False)
    assert told(recap) == []
    recap.note_mover(1)
    recap.show_news(asked(4, GO), log_of(0, 1, 0, 1), is_told=False)
    assert told(recap) == [], "the player is asked something in another's turn"
    recap.note_mover(0)
    recap.show_news(asked(6, GO), log_of(0, 1, 0, 1, 0, 1), is_told=False)
    assert told(recap) == ["line 4", "line 5", "line 6"]


def test_of_ones_own_answer_it_tells_what_happened_by_itself() -> None:
    recap = Recap()
    recap.show_news(asked(0, GO), [], is_told=False)
    recap.note_mover(None)
    mine, others = log_of(0, 1)
    by_itself = LogLine("Skarn enters", 1, 0, "Round 1", is_unasked=True)
    recap.show_news(asked(2, GO), [mine, by_itself, others], is_told=False)
    assert told(recap) == ["Skarn enters", "line 2"]


def test_it_tells_of_a_turn_in_which_nobody_was_asked() -> None:
    recap = Recap()
    recap.note_mover(0)
    recap.show_news(asked(0, GO), [], is_told=False)
    lines = [*log_of(0), LogLine("Skarn enters", 1, 0, "Round 1", is_unasked=True)]
    recap.note_moments([0, None])
    recap.note_mover(0)
    recap.show_news(asked(1, GO), lines, is_told=False)
    assert told(recap) == [], "the turn is the same"
    recap = Recap()
    recap.note_mover(0)
    recap.show_news(asked(0, GO), [], is_told=False)
    recap.note_moments([0, 1])
    recap.note_mover(0)
    recap.show_news(asked(1, GO), lines, is_told=False)
    assert told(recap) == ["Skarn enters"]
    assert recap.seats == ()


def test_nothing_is_told_out_of_turn_together_with_others_or_twice() -> None:
    recap = Recap()
    for update in (asked(2), asked(2, GO, with_others=1), asked(2, GO, seat=None)):
        recap.show_news(update, log_of(0, 1), is_told=False)
        assert told(recap) == []
    recap.show_news(asked(2, GO), log_of(0, 1), is_told=True)
    assert told(recap) == []


def test_each_seat_of_a_shared_keyboard_has_turns_of_its_own() -> None:
    recap = Recap()
    recap.show_news(asked(1, GO), log_of(1), is_told=False)
    assert told(recap) == [], "the seat has not answered yet"
    recap.show_news(evolve(asked(2, GO, seat=1), waiting_for=(1,)), log_of(1, 0), is_told=False)
    assert told(recap) == ["line 2"]
    recap.note_mover(None)
    recap.show_news(asked(3, GO), log_of(1, 0, 1), is_told=False)
    assert told(recap) == ["line 3"]
    for answers, news in ((4, ["line 4"]), (6, [])):
        update = evolve(asked(answers, GO, seat=1), waiting_for=(1,))
        recap.show_news(update, log_of(1, 0, 1, 0, 1, 0)[:answers], is_told=False)
        assert told(recap) == news, "it is asked again in the same turn"


def test_each_seat_of_a_shared_keyboard_compares_its_own_numbers() -> None:
    recap = Recap()
    recap.note_mover(0)
    for seat, health in ((0, 9), (1, 4)):
        recap.note_mover(seat)
        recap.note_mover(1 - seat)
        recap.note_numbers(evolve(asked(1 + seat), seat=seat, last_seat=seat), {"health": health})
    recap.note_numbers(evolve(asked(3, GO), last_seat=1), {"health": 7})
    assert recap.summary == "You: health from 9 to 7"
    recap.note_numbers(evolve(asked(4, GO, seat=1), last_seat=0), {"health": 4})
    assert recap.summary == ""


async def test_each_seat_of_a_shared_keyboard_reads_it_with_its_own_eyes(tmp_path: Path) -> None:
    """In a draft of Duel: the cards that one seat was dealt, and none that the other was."""
    async with table_of_two(tmp_path) as table:
        model = TableModel(table, settings=Settings(), keymap=make_keymap())
        seats_told_a_secret = set()
        for _ in range(60):
            seat = model.hotseat.next_seat(table.update(None).waiting_for)
            if seat is not None:
                model.see_as(seat)
            seat = model.hotseat.viewer
            assert seat is not None
            recap = set(told(model.recap))
            assert recap <= shown_log(model, seat)
            if recap - shown_log(model, None):
                seats_told_a_secret.add(seat)
            decision = table.update(seat).decision
            assert decision is not None
            await table.answer(seat, decision.choices[0])
            model.receive(table.update(seat))
    assert seats_told_a_secret == {0, 1}


@asynccontextmanager
async def table_of_two(folder: Path) -> AsyncIterator[Table]:
    store = SqliteStore(folder / "matches.sqlite3")
    players = [Player(HUMAN, "Ann"), Player(HUMAN, "Bob")]
    yield await Table.create(find("duel"), players=players, store=store, seed=1)
    store.close()


def shown_log(model: TableModel, seat: int | None) -> set[str]:
    return {model.names.with_names(line.text) for line in model.table.log(seat)}


@pytest.mark.parametrize("size", [(76, 20), (100, 30), (40, 6)])
def test_it_covers_a_part_of_the_board_and_keeps_its_targets(size: tuple[int, int]) -> None:
    canvas = Canvas(*size, look())
    canvas.target("city:albany", 1, 1, 3, 1)
    lines = tuple(ShownLine(f"Walker does thing {number}", fresh=True) for number in range(40))
    box = fit_recap(canvas.picture(), lines, "You: health from 9 to 7")
    first, last = (
        paint_recap(canvas.picture(), box, look(), names=(), dismiss="Esc", later="Down", top=top)
        for top in (0, box.hidden_rows)
    )
    text = "\n".join(first.lines())
    newest = "\n".join(last.lines())
    assert "Since your last turn (Esc: close," in text
    assert text.index("You: health from 9 to 7") < text.index("thing 0")
    assert "thing 39" in newest
    assert "thing 0" in text
    assert "thing 39" not in text
    shown = last
    assert shown.targets == canvas.picture().targets
    assert len(shown.strips) == size[1]
    assert not shown.lines()[-1]


async def to_my_second_turn(driver: Driver) -> None:
    """End one's turn and let the bot play until the turn comes back."""
    table = driver.table
    await driver.until(lambda: table.model.menu is not None)
    for _ in range(60):
        if table.model.recap.lines:
            return
        seat = table.model.hotseat.viewer
        assert seat is not None
        decision = table.model.update.decision
        if decision is not None:
            ends = [each for each in decision.choices if each.verb == "end turn"]
            await table.table.answer(seat, (*ends, decision.choices[0])[0])
        await driver.pilot.pause(0.02)
    raise AssertionError("the turn never came back")


DUEL = NewGame("duel", ("human", "greedy"), 9, {"draft": False})


@pytest.mark.parametrize("size", [(80, 24), (120, 36)])
async def test_a_key_that_moves_puts_it_away_and_moves(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    async with opened(tmp_path, DUEL, size=size, settings=QUICK) as driver:
        await to_my_second_turn(driver)
        await driver.see("Since your last turn (Enter or Esc: close")
        menu = driver.table.model.menu
        assert menu is not None
        before = menu.cursor
        await driver.press("down")
        assert "Since your last turn" not in driver.screen
        assert menu.cursor != before, "the key has moved the cursor as well"


@pytest.mark.parametrize("size", [(80, 24), (120, 36)])
@pytest.mark.parametrize("key", ["enter", "space", "a"])
async def test_no_key_pressed_by_habit_answers_through_it(
    tmp_path: Path, key: str, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Recapping, "PAUSE_SECONDS", 600)
    async with opened(tmp_path, DUEL, size=size, settings=QUICK) as driver:
        await to_my_second_turn(driver)
        menu = driver.table.model.menu
        assert menu is not None
        before = menu.cursor, menu.is_in_group, driver.table.model.update.answer_count
        await driver.press(key)
        await driver.see("Since your last turn", "Enter or Esc closes the recap")
        assert (menu.cursor, menu.is_in_group, driver.table.model.update.answer_count) == before
        await driver.press("escape", key)
        assert (menu.cursor, menu.is_in_group, driver.table.model.update.answer_count) != before


async def test_enter_closes_it_and_answers_nothing_once_it_was_there_for_a_moment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Recapping, "PAUSE_SECONDS", 0)
    async with opened(tmp_path, DUEL, settings=QUICK) as driver:
        await to_my_second_turn(driver)
        answers = driver.table.model.update.answer_count
        await driver.press("enter")
        assert "Since your last turn" not in driver.screen
        assert driver.table.model.update.answer_count == answers


def test_a_low_board_gives_all_its_rows_but_the_hand() -> None:
    lines = tuple(ShownLine(f"thing {number}") for number in range(10))
    box = fit_recap(Canvas(80, 14, look()).picture(), lines)
    assert (box.height, box.hidden_rows) == (12, 0)


async def test_escape_puts_it_away_and_does_no_more(tmp_path: Path) -> None:
    """The footer offers what closes it, and no key that would be used up by it."""
    async with opened(tmp_path, DUEL, settings=QUICK) as driver:
        await to_my_second_turn(driver)
        footer = driver.screen.splitlines()[-1]
        assert "Enter/Esc close the recap" in footer
        assert "Enter choose" not in footer
        await driver.press("escape")
        assert "Enter choose" in driver.screen
        assert "Since your last turn" not in driver.screen


async def test_it_can_be_switched_off(tmp_path: Path) -> None:
    settings = Settings(pace="instant", automatic_pass="wait", shows_recap=False)
    async with opened(tmp_path, DUEL, settings=settings) as driver:
        with pytest.raises(AssertionError, match="never came back"):
            await to_my_second_turn(driver)


def test_a_shown_log_and_a_recap_read_the_same_lines() -> None:
    log, recap, lines = ShownLog(), Recap(), log_of(0, 1, 1)
    log.show_lines(lines, 0)
    recap.show_news(asked(3, GO), lines, is_told=False)
    assert told(recap) == [line.text for line in log.news_lines()]


def test_the_recap_leaves_the_first_and_the_last_rows_in_sight() -> None:
    canvas = Canvas(80, 14, look())
    for y in range(14):
        canvas.text(0, y, f"row {y}", look().style("text"))
    lines = (ShownLine("Ann attacks", fresh=True), ShownLine("You lose 20", fresh=True))
    box = fit_recap(canvas.picture(), lines, "You: all fits")
    shown = paint_recap(
        canvas.picture(), box, look(), names=(), dismiss="Esc", later="Down"
    ).lines()
    assert "You: all fits" not in "".join(shown)
    assert "Since your last turn" in shown[8]
    assert shown[:8] == [f"row {y}" for y in range(8)]
    assert shown[12:] == ["row 12", "row 13"]


@pytest.mark.parametrize(("players", "end"), [(["Ann"], "): Ann "), (["Ann", "Bo"], ") ")])
def test_a_tall_recap_says_whose_turn_it_tells_and_how_to_read_on(
    players: list[str], end: str
) -> None:
    board = Canvas(80, 14, look()).picture()
    lines = tuple(ShownLine(f"Ann does thing {number}", fresh=True) for number in range(40))
    shown = paint_recap(
        board,
        fit_recap(board, lines),
        look(),
        names=(),
        dismiss="Esc",
        later="Down",
        players=players,
    )
    assert f"Since your last turn (Esc: close, Down: 30 more rows{end}" in "\n".join(shown.lines())


def test_the_recap_knows_whose_answers_it_tells() -> None:
    recap = Recap()
    recap.show_news(asked(3, GO), log_of(0, 1, 1), is_told=False)
    assert recap.seats == (1,)


def test_the_recap_covers_as_little_as_it_can_of_what_can_be_chosen() -> None:
    canvas = Canvas(100, 14, look())
    for number in range(4):
        canvas.target(f"share:{number}", 0, 8 + number, 90, 1)
    lines = (ShownLine("Ann attacks", fresh=True), ShownLine("You lose 20", fresh=True))
    needed = {f"share:{number}" for number in range(4)}
    shown = paint_recap(
        canvas.picture(),
        fit_recap(canvas.picture(), lines),
        look(),
        names=(),
        dismiss="Esc",
        later="Down",
        needed_places=needed,
    )
    (top,) = (y for y, row in enumerate(shown.lines()) if "Since your last turn" in row)
    assert top == 4, "just above the shares"


def test_the_summary_says_what_a_player_has_lost_and_gained() -> None:
    before = {"health": 9, "cards": 3}
    assert summary_of(before, {"health": 7, "cards": 3}) == "You: health from 9 to 7"
    assert summary_of(before, before) == "", "no row is spent on what has not changed"


def test_the_summary_counts_from_the_last_answer_in_a_turn_of_ones_own() -> None:
    recap = Recap()
    for mover, last_seat, health in ((0, None, 9), (1, 0, 8), (1, 1, 6), (1, 0, 5), (0, 1, 5)):
        recap.note_mover(mover)
        recap.note_numbers(evolve(asked(4, GO), last_seat=last_seat), {"health": health})
    assert recap.summary == "You: health from 8 to 5"


def test_the_summary_says_what_changed_for_another_team() -> None:
    recap = Recap()
    for mover, last_seat, alive in ((0, None, 3), (1, 0, 3), (0, 1, 2)):
        recap.note_mover(mover)
        update = evolve(asked(4, GO), last_seat=last_seat)
        recap.note_numbers(update, {"alive": 3}, {"Black": {"alive": alive, "achievements": 1}})
    assert recap.summary == "Black: alive from 3 to 2", "nothing has changed for the player"


@pytest.mark.usefixtures("tiny_on_shelf")
@pytest.mark.parametrize("size", [(80, 24), (120, 36)])
async def test_a_recap_that_does_not_fit_is_scrolled_by_the_keys_that_move(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    async with opened(tmp_path, tiny_game(), settings=QUICK, size=size) as driver:
        await driver.until(lambda: driver.table.model.menu, "a decision")
        recap, menu = driver.table.model.recap, driver.table.model.menu
        assert menu is not None
        cursor = menu.cursor
        recap.lines = tuple(ShownLine(f"thing {number}.") for number in range(60))
        driver.table.repaint()
        await driver.see("thing 0.", " more rows)")
        await driver.press("down", "pagedown")
        assert "thing 0." not in driver.screen
        await driver.press("end")
        await driver.see("thing 59.")
        assert " more rows)" not in driver.screen
        assert menu.cursor == cursor
        await driver.press("escape")
        assert not recap.lines
