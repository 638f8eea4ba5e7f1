"""The list of choices: letters, details, refusals and hints, for tall and low panes."""

from __future__ import annotations

import pytest
from attrs import evolve

from tests.tui.widgets.painted import LOOK, ROWS, text
from tui.widgets.choices import (
    ChoiceList,
    ChoiceRow,
    RefusedChoice,
    paint_choices,
    paint_choices_wide,
    sentences,
    whole_sentences,
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
    twice = text(paint_choices(ChoiceList(rows=ROWS, cursor=2, asks_twice=True), 44, 16, LOOK))
    assert "Cannot be taken back." in calm
    assert "Final: press Enter twice." in twice
    assert "Press Enter to confirm" not in calm
    assert "Final. Press Enter to confirm." in armed


def test_the_hint_gives_way_to_the_consequence_of_a_choice_to_confirm() -> None:
    row = ChoiceRow(text="Sell", consequence="Breaks your goal, which is met now! Earns 1 Action")
    shown = ChoiceList(rows=(row,), is_armed=True, hint="End the turn")
    small = text(paint_choices_wide(shown, 76, 6, LOOK))
    assert "Press Enter to confirm." in small
    assert "Breaks your goal, which is met now!" in small
    assert "Hint" not in small


def test_what_follows_begins_with_a_capital() -> None:
    rows = (ChoiceRow(text="Refresh", consequence="your score -5"),)
    assert "Your score -5" in text(paint_choices(ChoiceList(rows=rows), 40, 12, LOOK))


def test_refusals_stand_below_with_reason_and_clause() -> None:
    refused = (RefusedChoice("Acquire Brush", "you lack Bulbs", "6.4"),)
    shown = text(paint_choices(ChoiceList(rows=ROWS, refused_rows=refused), 50, 20, LOOK))
    assert "Not possible now" in shown
    assert "• Acquire Brush. You lack Bulbs (6.4)" in shown


def test_a_long_refusal_keeps_its_clause() -> None:
    refused = (
        RefusedChoice("Acquire Brush", "it costs 3, and you have 2, and nobody lends any", "6.4"),
    )
    shown = text(paint_choices(ChoiceList(rows=ROWS, refused_rows=refused), 32, 20, LOOK))
    assert "  and you have 2, and… (6.4)" in shown


def test_a_small_pane_shows_the_odds_whole_and_one_line_of_the_hint() -> None:
    row = ChoiceRow(text="Walk to K11", letter="a", consequence="7 points. Hit in 56 of 100 cases")
    reason = "It is worth more than all the rest. " * 5
    choices = ChoiceList(rows=(row,), hint="Walk to K12", hint_reason=reason)
    shown = text(paint_choices_wide(choices, 80, 6, LOOK))
    assert "Hit in 56 of 100 cases" in " ".join(shown.split())
    assert "Hint: Walk to K12. It is worth more than all the rest. …" in shown.splitlines()[0]
    assert shown.count("Hint") == 1
    assert shown.count("worth more") == 1
    roomy = text(paint_choices_wide(choices, 80, 16, LOOK))
    assert roomy.count("worth more") > 1


def test_a_hint_in_the_title_has_its_reason_up_to_a_comma() -> None:
    row = ChoiceRow(text="Walk to K11", consequence="7 points. " * 12)
    reason = "The goal is an unseen encounter at H2, 58% to pass; 12 points are left then."
    rows = (row,) * 5  # so that there is no room below them
    choices = ChoiceList(title="Walks", rows=rows, hint="Walk to: B30", hint_reason=reason)
    title = paint_choices_wide(choices, 80, 6, LOOK).lines()[0]
    assert "☛ Hint: Walk to: B30. The goal is an unseen encounter at H2 …" in title
    advised = evolve(choices, rows=(evolve(row, advised=True),) * 5)
    title = paint_choices_wide(advised, 80, 6, LOOK).lines()[0]
    assert "☛ Hint: The goal is an unseen encounter at H2, 58% to pass …" in title
    repeated = evolve(choices, title="Walk to")
    title = paint_choices_wide(repeated, 80, 6, LOOK).lines()[0]
    assert "☛ Hint: B30. The goal is an unseen encounter at H2, 58% to pass …" in title
    crowded = evolve(choices, title="A title that leaves little room for a hint")
    assert "☛ Hint: Walk to: B30 ─" in paint_choices_wide(crowded, 80, 6, LOOK).lines()[0]


def test_cut_details_name_the_key_that_shows_them_whole() -> None:
    row = ChoiceRow(text="Walk", consequence="One sentence of many. " * 20)
    shown = text(paint_choices_wide(ChoiceList(rows=(row,), help_key="?"), 80, 6, LOOK))
    assert "many. … (? for all)" in shown


def test_the_recommended_row_does_not_repeat_its_name_in_the_hint() -> None:
    row = ChoiceRow(text="Walk to K11", consequence="7 points", advised=True)
    choices = ChoiceList(rows=(row,), hint="Walk to K11", hint_reason="It is near.")
    assert "Hint: It is near." in text(paint_choices_wide(choices, 80, 8, LOOK))


def test_a_small_pane_says_in_the_heading_that_there_is_no_undo() -> None:
    row = ChoiceRow(text="Draw", consequence="One card comes. " * 9, final=True)
    small = text(paint_choices_wide(ChoiceList(rows=(row,)), 80, 7, LOOK))
    assert "Cannot be taken back" not in small
    assert "…" not in small
    assert "⊘ no undo" in small.splitlines()[1]
    twice = text(paint_choices_wide(ChoiceList(rows=(row,), asks_twice=True), 80, 7, LOOK))
    assert "⊘ Enter twice" in twice.splitlines()[1]
    roomy = text(paint_choices_wide(ChoiceList(rows=(row,)), 80, 12, LOOK))
    assert "Cannot be taken back" in roomy
    assert "no undo" not in roomy


def test_a_small_pane_leaves_the_members_of_a_group_to_its_list() -> None:
    row = ChoiceRow(text="Walk", count=3, consequence="A unit walks.", members="A1, A2, " * 30)
    small = text(paint_choices_wide(ChoiceList(rows=(row,)), 80, 7, LOOK))
    assert "A unit walks." in small
    assert "A1" not in small
    assert "…" not in small


def test_a_small_pane_cuts_the_odds_after_the_rule_and_the_log() -> None:
    odds = "Melee: first Skarn hits 48 percent, 2.0 damage, then Archimedes 21 percent, 0.4; "
    row = ChoiceRow(text="Walk", consequence=f"2 points. {odds}{'cards may change that, ' * 4}")
    shown = ChoiceList(rows=(evolve(row, clause="10.1"),), news=("old", "older"))
    small = text(paint_choices_wide(shown, 80, 6, LOOK))
    assert "21 percent, 0.4;" in small
    assert "Rules 10.1" not in small
    assert "older" not in small
    roomy = text(paint_choices_wide(shown, 80, 16, LOOK))
    assert "Rules 10.1" in roomy
    assert "older" in roomy


def test_a_long_sentence_is_cut_at_a_comma_instead_of_leaving_lines_empty() -> None:
    words = "All is well. The first hits, the second misses, the third runs away as well"
    assert whole_sentences(words, 20, 4) == "All is well. The first hits, the second misses, …"


def test_a_hint_is_marked_and_told() -> None:
    rows = (ChoiceRow(text="Place a share", letter="a", advised=True), ROWS[0])
    shown = text(paint_choices(ChoiceList(rows=rows, advice="worth most"), 40, 14, LOOK))
    assert "☛ Worth most" in shown


def test_the_reason_that_was_asked_for_comes_before_a_long_consequence() -> None:
    row = ChoiceRow(text="Draw", letter="a", advised=True, consequence="One of many cards. " * 20)
    shown = ChoiceList(rows=(row,), advice="this unit has a weapon; a trick is worth more now")
    small = text(paint_choices_wide(shown, 80, 6, LOOK))
    assert "☛ This unit has a weapon; a trick is" in small
    assert "worth more now" in small


def test_a_hint_without_room_for_its_reason_leaves_its_row_to_the_consequence() -> None:
    row = ChoiceRow(text="Draw", advised=True, consequence="Cards of all kinds. " * 8 + "Last")
    rows = (row,) * 6  # so that there is no room below them
    shown = ChoiceList(rows=rows, hint="Draw", hint_reason="Many words of reason. " * 5)
    lines = paint_choices_wide(shown, 80, 7, LOOK).lines()
    assert "Hint: Many words of reason. Many words of reason. …" in lines[0]
    assert not any("Hint" in line for line in lines[1:])


def test_a_long_list_keeps_the_cursor_in_sight() -> None:
    rows = tuple(ChoiceRow(text=f"Choice {number}", letter="a") for number in range(40))
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


def test_a_text_is_split_into_its_sentences() -> None:
    """The help shows one fact on each line; initials of a name end no sentence."""
    told = "Hits 48% of the time, 1.2 damage. J. Henry is at K11. It stays!"
    assert sentences(told) == (
        "Hits 48% of the time, 1.2 damage.",
        "J. Henry is at K11.",
        "It stays!",
    )
    assert sentences("") == ()


def test_a_hint_without_room_in_the_details_is_in_the_title() -> None:
    row = ChoiceRow(text="Draw", consequence="One card comes. " * 10)
    choices = ChoiceList(title="Draws", rows=(row,), hint="Draw: Elite card", hint_reason="Good.")
    title, *rest = text(paint_choices_wide(choices, 80, 7, LOOK)).splitlines()
    assert "Draws" in title
    assert "☛ Hint: Draw: Elite card" in title
    assert "Hint" not in "".join(rest)
    title, *rest = text(paint_choices_wide(choices, 80, 12, LOOK)).splitlines()
    assert "Hint" not in title
    assert "Hint: Draw: Elite card. Good." in "\n".join(rest)


REASON = "Passing scores and brings cards of the third kind, and no unit of yours is in danger."


def test_a_long_reason_is_whole_below_a_short_list() -> None:
    row = ChoiceRow(text="Enter", advised=True, consequence="One card comes. " * 10)
    shown = ChoiceList(title="Ways", rows=(row,), hint="Enter", hint_reason=REASON)
    lines = paint_choices_wide(shown, 80, 7, LOOK).lines()
    below = " ".join(" ".join(line.partition("│")[0] for line in lines[2:]).split())
    assert below == f"☛ Hint: {REASON}"
    assert "Hint" not in lines[0]


def test_a_cut_hint_in_the_title_names_the_key_that_shows_it_whole() -> None:
    row = ChoiceRow(text="Enter", advised=True, consequence="One card comes. " * 10)
    shown = ChoiceList(title="Ways", rows=(row,) * 6, hint="Enter", hint_reason=REASON * 2)
    title = paint_choices_wide(evolve(shown, help_key="?"), 80, 7, LOOK).lines()[0]
    assert "Hint: Passing scores and brings cards of the third … (? for all)" in title


@pytest.mark.parametrize("width", range(60, 100))
def test_every_cut_text_names_the_key_that_shows_it_whole(width: int) -> None:
    """Also a long first sentence, and one after which a line is left out."""
    long = "It goes on the Path of Glory with one draw of a face-down card that nobody has seen"
    row = ChoiceRow(text="Enter", consequence=long * 3, clause="16.2", advised=True)
    for each in (row, evolve(row, consequence=f"{long}. {long}.")):
        for advice in ("", long):
            shown = ChoiceList(rows=(each,), help_key="?", advice=advice)
            details = text(paint_choices_wide(shown, width, 5, LOOK)).replace("│", " ")
            assert "… (? for all)" in " ".join(details.split())


def test_long_labels_are_wrapped_if_all_rows_have_room() -> None:
    long = ChoiceRow(text="Unleash: Wolfhound on the Mother of Motok", letter="a", final=True)
    rows = (long, ChoiceRow(text="Pass", letter="b"))
    picture = paint_choices(ChoiceList(rows=rows), 38, 24, LOOK)
    assert picture.lines()[1].startswith("│▌ a Unleash: Wolfhound on")
    assert "Mother of Motok" in picture.lines()[2]
    assert "b Pass" in picture.lines()[3]
    assert [each.height for each in picture.targets] == [2, 1]
    crowded = paint_choices_wide(ChoiceList(rows=rows * 3), 60, 7, LOOK)
    assert {each.height for each in crowded.targets} == {1}
