"""Painted pieces, read as text."""

from __future__ import annotations

import pytest

from themes.look import look
from tui.widgets.art import NAME_WIDTH, TOWER_HEIGHT, TOWER_WIDTH, paint_name, paint_tower
from tui.widgets.bars import Chip, FooterKey, paint_footer, paint_prompt, paint_title
from tui.widgets.canvas import Canvas, Picture, Target
from tui.widgets.choices import (
    ChoiceList,
    ChoiceRow,
    Refused,
    paint_choices,
    paint_choices_wide,
    whole_sentences,
)
from tui.widgets.entry import Entry
from tui.widgets.items import Item, item_number, paint_items
from tui.widgets.log import ShownLine, farthest_back, paint_log
from tui.widgets.places import Walk, first, following, next_place
from tui.widgets.plot import Curve, paint_plot

LOOK, PLAIN = look(), look("contrast", "ascii")


def text(picture: Picture) -> str:
    return "\n".join(picture.lines())


ROWS = (
    ChoiceRow(text="Electrify a City", label="a", count=3, consequence="Albany, Boston, Chicago"),
    ChoiceRow(
        text="Place a share", label="b", group="Portfolio", consequence="NY 3 to 1", clause="8.2"
    ),
    ChoiceRow(text="Refresh the row", label="c", final=True),
)


def test_the_list_shows_letters_counts_and_the_barrier() -> None:
    picture = paint_choices(ChoiceList(rows=ROWS, title="Your choices"), 38, 16, LOOK)
    lines = picture.lines()
    assert "Your choices" in lines[0]
    assert "▌ a Electrify a City" in lines[1]
    assert "3 ›" in lines[1]
    assert "⊘" in lines[3]
    assert "Albany, Boston, Chicago" in text(picture)
    assert [target.place for target in picture.targets] == ["row:0", "row:1", "row:2"]


def test_the_row_under_the_cursor_is_told_in_full() -> None:
    shown = text(paint_choices(ChoiceList(rows=ROWS, cursor=1), 38, 16, LOOK))
    assert "Portfolio: Place a share" in shown
    assert "NY 3 to 1" in shown
    assert "Rules 8.2" in shown


@pytest.mark.parametrize(("width", "height", "kept"), [(100, 36, True), (300, 150, False)])
def test_a_list_is_painted_once_for_all_but_a_huge_one_is_not_kept(
    width: int, height: int, kept: bool
) -> None:
    shown = ChoiceList(rows=ROWS, title="The same for all")
    once, again = (paint_choices(shown, width, height, LOOK) for _ in range(2))
    assert once == again
    assert (once is again) == kept


@pytest.mark.parametrize(
    ("height", "kept"),
    [
        (4, "Money is your budget. Buy as many cards of it as you like."),
        (3, "Money is your budget. …"),
        (1, "Money is your budget. Buy as many cards of it as you like."),
    ],
)
def test_a_text_without_room_ends_with_a_sentence(height: int, kept: str) -> None:
    words = "Money is your budget. Buy as many cards of it as you like."
    assert whole_sentences(words, 20, height) == kept


def test_the_initials_of_a_name_end_no_sentence() -> None:
    words = "You cannot pass. (Thomas C. Martin, Frank J. Sprague and William Stanley Jr.)"
    assert whole_sentences(words, 30, 2) == "You cannot pass. …"


def test_what_cannot_be_undone_is_said_before_it_is_taken() -> None:
    calm = text(paint_choices(ChoiceList(rows=ROWS, cursor=2), 44, 16, LOOK))
    armed = text(paint_choices(ChoiceList(rows=ROWS, cursor=2, is_armed=True), 44, 16, LOOK))
    assert "Cannot be taken back." in calm
    assert "Press Enter to confirm" not in calm
    assert "Final. Press Enter to confirm." in armed


def test_the_hint_gives_way_to_the_consequence_of_a_choice_to_confirm() -> None:
    row = ChoiceRow(text="Sell", consequence="Breaks your goal, which is met now! Earns 1 Action")
    shown = ChoiceList(rows=(row,), is_armed=True, hint="End the turn. It is safest")
    small = text(paint_choices_wide(shown, 76, 6, LOOK))
    assert "Press Enter to confirm." in small
    assert "Breaks your goal, which is met now!" in small
    assert "Hint" not in small


def test_what_follows_begins_with_a_capital() -> None:
    rows = (ChoiceRow(text="Refresh", consequence="your score -5"),)
    assert "Your score -5" in text(paint_choices(ChoiceList(rows=rows), 40, 12, LOOK))


def test_refusals_stand_below_with_reason_and_clause() -> None:
    refused = (Refused("Acquire Brush", "you lack Bulbs", "6.4"),)
    shown = text(paint_choices(ChoiceList(rows=ROWS, refused=refused), 50, 20, LOOK))
    assert "Not possible now" in shown
    assert "• Acquire Brush: you lack Bulbs (6.4)" in shown


def test_a_long_refusal_keeps_its_clause() -> None:
    refused = (Refused("Acquire Brush", "it costs 3, you have 2, and nobody lends any", "6.4"),)
    shown = text(paint_choices(ChoiceList(rows=ROWS, refused=refused), 32, 20, LOOK))
    assert "  you have 2, and… (6.4)" in shown


def test_a_small_pane_shows_the_odds_whole_and_one_line_of_the_hint() -> None:
    row = ChoiceRow(text="Walk to K11", label="a", consequence="7 points. Hit in 56 of 100 cases")
    hint = "Walk to K11. " + "It is worth more than all the rest. " * 5
    shown = text(paint_choices_wide(ChoiceList(rows=(row,), hint=hint), 80, 6, LOOK))
    assert "Hit in 56 of 100 cases" in " ".join(shown.split())
    assert "Hint: Walk to K11." in shown
    assert "worth more" not in shown
    roomy = text(paint_choices_wide(ChoiceList(rows=(row,), hint=hint), 80, 16, LOOK))
    assert roomy.count("worth more") > 1


def test_a_hint_is_marked_and_told() -> None:
    rows = (ChoiceRow(text="Place a share", label="a", advised=True), ROWS[0])
    shown = text(paint_choices(ChoiceList(rows=rows, advice="worth most"), 40, 14, LOOK))
    assert "☛ Worth most" in shown


def test_a_long_list_keeps_the_cursor_in_sight() -> None:
    rows = tuple(ChoiceRow(text=f"Choice {number}", label="a") for number in range(40))
    picture = paint_choices(ChoiceList(rows=rows, cursor=30), 30, 14, LOOK)
    assert "Choice 30" in text(picture)
    assert "▴" in text(picture)
    assert "▾" in text(picture)


def test_the_low_list_has_the_detail_beside_it() -> None:
    choices = ChoiceList(rows=ROWS, cursor=1, news=("Maxim plays Twain",))
    lines = paint_choices_wide(choices, 80, 7, LOOK).lines()
    assert "b Place a share" in lines[2]
    assert "Portfolio: Place a share" in lines[1]
    assert "Maxim plays Twain" in lines[-1]


def test_with_nothing_to_choose_the_list_says_who_is_next() -> None:
    waiting = ChoiceList(quiet="Maxim will answer next.", news=("Maxim plays Twain",))
    assert "Maxim will answer next." in text(paint_choices(waiting, 40, 10, LOOK))
    low = text(paint_choices_wide(waiting, 80, 6, LOOK))
    assert "Maxim will answer next." in low
    assert "Maxim plays Twain" in low


def test_everything_is_ascii_in_the_ascii_set() -> None:
    refused = (Refused("Acquire", "no – never…", "6.4"),)
    rows = (*ROWS, ChoiceRow(text="Zürich", advised=True))
    for shown in (
        paint_choices(ChoiceList(rows=rows, refused=refused, advice="x"), 40, 20, PLAIN),
        paint_choices_wide(ChoiceList(rows=rows, cursor=3, advice="x"), 80, 8, PLAIN),
        paint_log((ShownLine("Łódź", "Phase 1", fresh=True),), 30, 5, PLAIN),
        paint_title("Duel", "Phase 1", (Chip("Tesla", "seat1", asked=True),), 60, PLAIN),
        paint_footer((FooterKey("u", "undo", "undo"),), 60, PLAIN),
    ):
        assert text(shown).isascii()
    canvas = Canvas(80, 30, PLAIN)
    paint_name(canvas, 0, 0)
    for spark in range(4):
        paint_tower(canvas, 0, 5, spark=spark)
    assert text(canvas.picture()).isascii()


def test_the_title_names_the_game_the_place_and_the_seats() -> None:
    chips = (Chip("Tesla", "seat1", asked=True, note="Ann"), Chip("Edison", "seat2", note="Greedy"))
    (line,) = paint_title("Duel", "Phase 1", chips, 100, LOOK).lines()
    assert "↯ Duel" in line
    assert "Phase 1" in line
    assert "● Tesla (Ann)  ○ Edison (Greedy)" in line
    (short,) = paint_title("Duel", "Phase 1", chips, 60, LOOK).lines()
    assert "● Tesla  ○ Edison" in short


@pytest.mark.parametrize("width", [80, 100, 120, 160])
@pytest.mark.parametrize("count", [2, 4, 6, 8])
def test_the_title_has_room_for_every_seat_beside_the_game(count: int, width: int) -> None:
    names = ["Tomas Okafor", "Ines Calder", "Lin Qiao", "Dario Fuentes"]
    names += ["Petra Novak", "Yuki Arata", "Gideon Marsh", "Bruna Teles"]
    chips = tuple(Chip(name, "seat1", asked=True, note="Greedy") for name in names[:count])
    (line,) = paint_title("The Taking of Taidian", "Round 12", chips, width, LOOK).lines()
    assert "The Taking of Taidian" in line
    assert "Round 12" in line
    assert line.count("●") == count
    for words, name in zip(line.split("●")[1:], names, strict=False):
        surname = name.rpartition(" ")[2]
        assert words.strip()[0] in (name[0], surname[0])


@pytest.mark.parametrize("width", [80, 120])
def test_eight_seats_of_two_teams_keep_their_numbers(width: int) -> None:
    names = [f"{team} {number}" for number in (1, 2, 3, 4) for team in ("White", "Black")]
    chips = tuple(Chip(name, "seat1", note="Greedy") for name in names)
    (line,) = paint_title("Duel of Ages II", "Round 1, White: move", chips, width, LOOK).lines()
    told = [words.strip() for words in line.split("○")[1:]]
    assert [words[0] + words[-1] for words in told] == [name[0] + name[-1] for name in names]


def test_a_number_alone_is_no_name_of_a_seat() -> None:
    chips = tuple(Chip(name, "seat1", note="Greedy") for name in ("White 1", "Black", "White 2"))
    (line,) = paint_title("Duel of Ages II", "Round 1, White: move", chips, 60, LOOK).lines()
    assert "○ White 1  ○ Black  ○ White 2" in line
    (short,) = paint_title("Duel of Ages II", "Round 1, White: move", chips, 46, LOOK).lines()
    assert "○ W1  ○ Black  ○ W2" in short


@pytest.mark.parametrize("width", range(60, 101))
def test_no_seat_touches_the_title(width: int) -> None:
    names = ("Player 1", "Player 2", "Greedy 3", "Greedy 4")
    chips = tuple(Chip(name, "seat1") for name in names)
    title, place = "Tesla: Master of Lightning", "Round 1, Power Cards"
    (line,) = paint_title(title, place, chips, width, LOOK).lines()
    assert line.partition(LOOK.glyphs.ring)[0].endswith("  ")
    assert line.count(LOOK.glyphs.ring) == 4
    assert line.rstrip()[-1] == "4", "the last seat keeps its number"


def test_a_place_that_the_title_cannot_show_leaves_its_room_to_the_seats() -> None:
    chips = tuple(Chip(name, "seat1", note="Ann") for name in ("Thomson", "Walker", "Edison"))
    title, place = "Tesla vs Edison: War of Currents", "Turn 1 of 6 (phase 1), auction"
    (line,) = paint_title(title, place, chips, 80, LOOK).lines()
    assert title in line
    assert "Thomson  ○ Walker  ○ Edison" in line


def test_a_note_that_would_cut_the_question_is_shortened() -> None:
    asked, note = "Answer the attack of Ines Calder?", "passing in 3 s, any key cancels"
    (wide,) = paint_prompt("Ann", asked, "seat1", 80, LOOK, note=note).lines()
    (narrow,) = paint_prompt("Ann", asked, "seat1", 60, LOOK, note=note).lines()
    assert asked in wide
    assert wide.endswith(note)
    assert asked in narrow
    assert narrow.endswith("passing in 3 s")


def test_the_prompt_has_a_plate_a_question_and_a_note() -> None:
    (line,) = paint_prompt("Tesla", "Play an Assistant", "seat1", 60, LOOK, note="2 new").lines()
    assert line.startswith("  Tesla  Play an Assistant")
    assert line.endswith("2 new")


def test_the_footer_offers_its_keys_to_the_pointer() -> None:
    hints = (FooterKey("u", "undo", "undo"), FooterKey("?", "help", "help", ready=False))
    picture = paint_footer(hints, 40, LOOK)
    assert picture.lines() == [" u undo   ? help"]
    assert [target.place for target in picture.targets] == ["key:undo", "key:help"]


def test_the_log_ends_with_the_newest_and_scrolls_back() -> None:
    lines = tuple(
        ShownLine(f"event {number}", "Start" if number == 0 else "") for number in range(30)
    )
    assert "event 29" in text(paint_log(lines, 30, 10, LOOK))
    far = farthest_back(lines, 30, 10, LOOK)
    back = text(paint_log(lines, 30, 10, LOOK, back=far))
    assert "Start" in back
    assert "event 0" in back
    assert "event 29" not in back
    assert text(paint_log(lines, 30, 10, LOOK, back=far + 99)) == back


def test_fresh_lines_are_marked() -> None:
    lines = (ShownLine("old"), ShownLine("new", fresh=True))
    old, new = paint_log(lines, 20, 4, LOOK).lines()[1:3]
    assert "▌" not in old
    assert "▌new" in new


def test_a_plot_draws_each_curve_with_its_own_line_and_a_legend() -> None:
    canvas = Canvas(60, 12, LOOK)
    curves = [Curve("Tesla", (0, 2, 9), "seat1"), Curve("Edison", (0, 5, 5), "seat2")]
    paint_plot(canvas, curves, 0, 0, 60, 12)
    shown = text(canvas.picture())
    assert "── Tesla 9" in shown
    assert "══ Edison 5" in shown
    assert shown.splitlines()[0].strip().startswith("9│")
    assert "╭" in shown
    assert "╔" in shown


def test_the_legend_of_many_curves_fits_below_the_plot() -> None:
    curves = [Curve(f"Seat {n}", (0, 100 + n), f"seat{n}") for n in range(1, 7)]
    for width, words in ((106, "Seat 6 106"), (76, "Seat 6"), (44, "6")):
        canvas = Canvas(width + 20, 8, LOOK)
        paint_plot(canvas, curves, 0, 0, width, 8)
        legend = canvas.picture().lines()[-1]
        assert legend.endswith(words)
        assert len(legend) <= width
        assert legend.split()[:: len(words.split()) + 1][:4] == ["─1", "═2", "━3", "─4"]


def test_curves_of_a_team_share_a_kind_of_line_and_are_told_apart_by_numbers() -> None:
    canvas = Canvas(60, 12, LOOK)
    values = ((9, 9, 0), (9, 5, 5), (9, 3, 3), (9, 7, 7))
    curves = [Curve(f"Seat {n}", each, f"seat{n % 2 + 1}") for n, each in enumerate(values)]
    paint_plot(canvas, curves, 0, 0, 60, 12)
    *plot, legend = canvas.picture().lines()
    assert legend.split()[::4] == ["─1", "═2", "─3", "═4"]
    for number in "1234":
        assert any(number in line.partition("│")[2] for line in plot), number


@pytest.mark.parametrize("values", [(), (3,), (0, 0, 0), (5, -5)])
def test_a_plot_takes_any_values(values: tuple[int, ...]) -> None:
    canvas = Canvas(40, 8, LOOK)
    paint_plot(canvas, [Curve("x", values, "seat1")], 0, 0, 40, 8)
    assert ("x" in text(canvas.picture())) is bool(values)


def test_items_are_painted_around_the_cursor() -> None:
    canvas = Canvas(40, 4, LOOK)
    items = [Item(f"i{n}", f"Item {n}", letter="x") for n in range(9)]
    paint_items(canvas, items, 7, 0, 0, 40, 4)
    picture = canvas.picture()
    assert "Item 7" in text(picture)
    assert "Item 0" not in text(picture)
    assert item_number(picture.targets[0].place) == 5


def test_an_entry_is_edited_like_any_line() -> None:
    entry = Entry("volt", longest=8)
    for key in ("left", "left", "backspace", "home", "delete", "end"):
        assert entry.press(key, None)
    assert entry.text == "lt"
    assert entry.press("x", "x")
    entry.insert("\x1b[1mABCDEFGHIJ\n")
    assert entry.text == "ltx[1mAB"
    assert not entry.press("f5", None)
    entry.press("ctrl+u", None)
    assert entry.text == ""


def test_a_long_entry_scrolls_with_its_cursor() -> None:
    canvas = Canvas(10, 1, LOOK)
    Entry("abcdefghijklmnop").paint(canvas, 0, 0, 6)
    assert canvas.picture().lines() == ["lmnop"]


def test_the_name_and_the_tower_have_the_size_they_claim() -> None:
    canvas = Canvas(NAME_WIDTH + 4, 3, LOOK)
    paint_name(canvas, 2, 0)
    assert max(map(len, canvas.picture().lines())) == NAME_WIDTH + 2
    wide = Canvas(TOWER_WIDTH + 8, TOWER_HEIGHT + 4, LOOK)
    for spark in range(4):
        paint_tower(wide, 4, 2, spark=spark)
    lines = wide.picture().lines()
    assert not any(lines[:2])
    assert not any(lines[-2:])
    assert all(line[:4].strip() == "" and len(line) <= TOWER_WIDTH + 4 for line in lines)


GRID = [Target(f"{x}{y}", x * 20, y * 4, 10, 3) for y in range(3) for x in range(3)]


@pytest.mark.parametrize(
    ("way", "place"), [((1, 0), "21"), ((-1, 0), "01"), ((0, 1), "12"), ((0, -1), "10")]
)
def test_arrows_go_to_the_next_place_in_their_direction(way: tuple[int, int], place: str) -> None:
    assert next_place(GRID, "11", *way) == place


def test_at_the_edge_there_is_nothing_further() -> None:
    assert next_place(GRID, "22", 1, 0) == ""
    assert next_place(GRID, "00", 0, -1) == ""


def test_from_nowhere_one_comes_to_the_first_place() -> None:
    assert next_place(GRID, "gone", 1, 0) == first(GRID) == "00"
    assert first([]) == ""


def test_numbered_seats_come_down_to_their_numbers() -> None:
    names = ("You", "Greedy", "Greedy", "Greedy", "Greedy", "Greedy")
    chips = tuple(Chip(f"{n} {name}", f"seat{n}") for n, name in enumerate(names, 1))
    (wide,) = paint_title("Lightning", "Round 1", chips, 140, LOOK).lines()
    assert "1 You" in wide
    assert "6 Greedy" in wide
    (narrow,) = paint_title("Tesla: Master of Lightning", "Round 1", chips, 80, LOOK).lines()
    assert "Gr" not in narrow
    assert all(f" {number}" in narrow for number in range(1, 7))


def test_right_stays_in_its_row_although_something_else_is_nearer() -> None:
    row = [Target("a", 0, 0, 4, 1), Target("far", 40, 0, 4, 1), Target("below", 5, 1, 4, 1)]
    assert next_place(row, "a", 1, 0) == "far"
    assert next_place(row, "a", 0, 1) == "below"


def test_what_is_inside_of_a_panel_is_reached_before_the_next_panel() -> None:
    panels = [
        Target("panel", 0, 0, 20, 5),
        Target("card", 3, 2, 4, 1),
        Target("chip", 10, 0, 3, 1),
        Target("next", 20, 0, 20, 5),
    ]
    assert next_place(panels, "panel", 1, 0) == "chip"
    assert next_place(panels, "panel", 0, 1) == "card"
    assert next_place(panels, "chip", 1, 0) == "next"
    assert next_place(panels, "next", -1, 0) == "panel"


def test_a_cursor_goes_straight_through_what_is_set_off_and_back() -> None:
    hexes = [Target(f"{x}{y}", 4 * x, 2 * y + x % 2, 3, 2) for x in range(4) for y in range(3)]
    walk, place, way = Walk(), "01", []
    for step in (1, 1, 1, -1, -1, -1):
        place = walk.step(hexes, place, step, 0)
        way.append(place)
    assert way[1] == "21", "in the row where it began"
    assert way[-1] == "01"


def test_places_in_the_same_spot_are_stepped_through() -> None:
    units = [Target("a", 3, 3, 1, 1), Target("b", 3, 3, 1, 1), Target("c", 9, 3, 1, 1)]
    assert [next_place(units, each, 1, 0) for each in "abc"] == ["b", "c", ""]
    assert next_place(units, "b", -1, 0) == "a"


def test_a_place_with_two_spots_is_left_from_the_spot_where_the_cursor_is() -> None:
    spots = [Target("x", 0, 0, 2, 1), Target("x", 0, 9, 2, 1), Target("y", 9, 9, 2, 1)]
    walk = Walk()
    assert walk.step(spots, "y", -1, 0) == "x"
    assert walk.step(spots, "x", 1, 0) == "y"


def test_places_follow_each_other_in_reading_order_round_the_ends() -> None:
    assert following(GRID, "22", 1) == "00"
    assert following(GRID, "00", -1) == "22"
    assert following(GRID, "gone", 1) == first(GRID)
