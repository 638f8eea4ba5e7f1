"""The title with its seats, the prompt, and the keys of the footer."""

from __future__ import annotations

import pytest

from tests.tui.widgets.painted import LOOK
from tui.widgets.bars import Chip, FooterKey, paint_footer, paint_prompt, paint_title


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
    keys = (FooterKey("u", "undo", "undo"), FooterKey("?", "help", "help", ready=False))
    picture = paint_footer(keys, 40, LOOK)
    assert picture.lines() == [" u undo   ? help"]
    assert [target.place for target in picture.targets] == ["key:undo", "key:help"]


def test_numbered_seats_come_down_to_their_numbers() -> None:
    names = ("You", "Greedy", "Greedy", "Greedy", "Greedy", "Greedy")
    chips = tuple(Chip(f"{n} {name}", f"seat{n}") for n, name in enumerate(names, 1))
    (wide,) = paint_title("Lightning", "Round 1", chips, 140, LOOK).lines()
    assert "1 You" in wide
    assert "6 Greedy" in wide
    (narrow,) = paint_title("Tesla: Master of Lightning", "Round 1", chips, 80, LOOK).lines()
    assert "Gr" not in narrow
    assert all(f" {number}" in narrow for number in range(1, 7))


def test_a_footer_without_room_shortens_texts_before_it_leaves_keys_out() -> None:
    keys = (
        FooterKey("Enter", "×2 choose", "choose"),
        FooterKey("w", "why not", "why"),
        FooterKey("Esc", "back", "back", ready=False),
        FooterKey("l", "log", "log"),
    )
    footers = {width: paint_footer(keys, width, LOOK).lines()[0].strip() for width in range(60)}
    assert footers[50] == "Enter ×2 choose   w why not   Esc back   l log"
    assert footers[45] == "Enter ×2 choose  w why not  Esc back  l log"
    assert footers[36] == "Enter ×2  w why  Esc back  l log"
    assert footers[26] == "Enter ×2  w why  l log"
