"""The characters of Taidian, laid out to be picked."""

from __future__ import annotations

import pytest
from attrs import evolve

from engine.games.taidian.card_types import HEALTH
from engine.games.taidian.cards import CARDS, CHARACTERS
from screens.games.taidian import PAINTER
from screens.games.taidian.setup import extras_text
from tests.screens.games.taidian.tables import COMMON, SIZES, SMALL, moments, painted
from tests.tools.pictures import shows, text
from themes.look import look
from tui.widgets.canvas import Offer


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
            words = extras_text(row, is_balanced=balanced)
            assert ("health" in words) == (balanced and row.health != HEALTH)
            assert ("energy" in words) == bool(row.energy)
            assert all(CARDS[slug].name in words for slug in row.cards)
    for size in COMMON:
        shown = text(painted(view, size))
        assert "…" not in shown
        for row in CHARACTERS.values():
            words = extras_text(row, is_balanced=view.balanced)
            role_alone = size == SMALL and row.role in shown
            assert not words or words.split()[-1] in shown or role_alone


def test_a_character_that_is_taken_says_by_whom() -> None:
    second, offer = moments("pairs", 1)[1], Offer(players=("Ann", "Bob", "Cid", "Dan"))
    for size in COMMON:
        own, others = (PAINTER.paint(second.view(seat), *size, look(), offer) for seat in (0, 1))
        shows(own, "✓ you", "team 1", "Bob picks a character")
        shows(others, "✓ Ann", "Pick your character")
