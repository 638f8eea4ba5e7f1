"""Auctions, event cards, automata and bookkeeping told step by step, from real games."""

from __future__ import annotations

import pytest

from engine.core.event import Event
from engine.games.currents.names import company_name
from engine.games.currents.state import Step
from engine.games.currents.story import BOOKKEEPING, Beat, Scene, scenes_of, story_beats
from engine.testing import play
from screens.games.currents import PAINTER
from screens.games.currents.pages import paint_story_panel
from screens.games.currents.pen import Pen
from tests.engine.games.currents.table import CurrentsTable, automaton, currents, has
from tests.screens.games.currents.tables import LARGE, MIDDLE, SMALL
from tests.tools.pictures import text
from themes.look import look
from tui.widgets.area import Area
from tui.widgets.canvas import Canvas, Offer


def happened(table: CurrentsTable) -> tuple[Event, ...]:
    """The events of the last answer."""
    return table.match.chronicle[-1]


def titles(table: CurrentsTable) -> list[str]:
    """The titles of the scenes of the last answer."""
    return [scene.title for scene in scenes_of(table.view(), happened(table))]


def the_last_action() -> CurrentsTable:
    """Tesla has taken the last action of a turn, beside a Hopper with an AC patent."""
    table = currents(
        turn=3,
        event="rail-rate-act",
        events=["copper-corner"],
        tesla=has(cash=0),
        edison=automaton("hopper", patents=["ac 2"]),
        walker=automaton("babbage"),
    )
    play(table, "tesla: rest nikola-tesla")
    return table


def test_bookkeeping_is_told_step_by_step() -> None:
    table = the_last_action()
    first, *_ = scenes = scenes_of(table.view(), happened(table))
    assert first.title == BOOKKEEPING
    words = [" ".join(beat.sentences) for beat in first.beats]
    assert "Present Fame" in words[0]
    assert any("patent" in each for each in words)
    assert any("profit" in each.lower() for each in words)
    moved = {move.company for beat in first.beats for move in beat.moves}
    assert "edison" in moved
    assert story_beats(table.view(), happened(table)) == tuple(len(s.beats) for s in scenes)


def test_a_new_turn_tells_its_event_and_each_automaton() -> None:
    table = the_last_action()
    while table.view().step == "ledger":
        play(table, "tesla: decline")
    automata = [firm for firm in table.view().firms if firm.automaton]
    assert titles(table)[:2] == [BOOKKEEPING, "Event"]
    assert sorted(titles(table)[2:]) == sorted(
        f"Automaton: {company_name(firm.slug)}" for firm in automata
    )
    *_, first, _ = scenes_of(table.view(), happened(table))
    assert any("claims" in words for words in first.beats[0].sentences)


def test_a_beat_that_is_too_long_is_told_from_its_beginning() -> None:
    scene = Scene("Automaton: Tesla")
    scene.beats.append(Beat([f"line {number}" for number in range(20)]))
    canvas = Canvas(40, 6, look())
    pen = Pen(canvas, the_last_action().view(), Offer())
    paint_story_panel(pen, Area(0, 0, 40, 6), scene, scene.beats)
    shown = text(canvas.picture())
    assert "line 0" in shown
    assert "line 19" not in shown
    assert "and 16 more lines, in the log" in shown


def test_an_action_of_a_player_is_no_scene() -> None:
    table = currents(tesla=has(), edison=has())
    play(table, "tesla: advance bulb 2", "tesla: exhaust nikola-tesla")
    assert story_beats(table.view(), happened(table)) == ()


def test_the_end_of_the_auction_is_told_with_the_event_that_follows() -> None:
    table = currents(
        step=Step.NOMINATE, row=["francis-upton", "henry-villard"], tesla=has(), edison=has(cash=1)
    )
    play(table, "tesla: nominate francis-upton", "tesla: bid 2")
    assert titles(table) == ["Auction", "Event"]


def test_a_single_luminary_that_is_won_stops_nobody() -> None:
    table = currents(
        step=Step.NOMINATE, row=["francis-upton", "henry-villard"], tesla=has(), edison=has()
    )
    play(table, "tesla: nominate francis-upton", "tesla: bid 2", "edison: drop")
    assert titles(table) == ["Auction"]
    assert story_beats(table.view(), happened(table)) == ()


@pytest.mark.parametrize("size", [SMALL, MIDDLE, LARGE])
def test_every_beat_can_be_painted(size: tuple[int, int]) -> None:
    table = the_last_action()
    view, events = table.view(), happened(table)
    shown = [
        text(PAINTER.paint(view, *size, look(), Offer(story=events, beat=beat)))
        for beat in range(sum(story_beats(view, events)))
    ]
    assert "─ Bookkeeping ─" in shown[0]
    assert "Present Fame" in shown[0]
    assert "─ Automaton: " in shown[-1]
    assert "─ Automaton: " not in text(PAINTER.paint(view, *size, look(), Offer()))


def test_the_price_moves_of_a_company_are_told_as_one() -> None:
    """An automaton that claims, patents and is praised goes up once, by all of it."""
    table = the_last_action()
    view, events = table.view(), happened(table)
    last = sum(story_beats(view, events)) - 1
    shown = text(PAINTER.paint(view, *LARGE, look(), Offer(story=events, beat=last)))
    *_, beat = scenes_of(view, events)[-1].beats
    assert len(beat.moves) > 1
    assert {move.company for move in beat.moves} == {"walker"}
    before, now = beat.moves[0].before, beat.moves[-1].now
    assert f"Walker from {before} to {now} ({now - before:+})" in shown
    assert shown.count("Walker ") - shown.count(f"Walker from {before}") >= len(beat.sentences)


def test_who_cannot_bid_is_told_so() -> None:
    """4.5, 20.23: nobody asks a player who cannot pay the next bid."""
    table = currents(
        step=Step.NOMINATE, turn=3, row=["frank-sprague", "benjamin-lamme"],
        tesla=has(cash=20), edison=has(cash=5),
    )  # fmt: skip
    play(table, "tesla: nominate frank-sprague", "tesla: bid 6")
    told = {
        seat: [words for scene in scenes_of(table.match.view(seat), happened(table))
               for beat in scene.beats for words in beat.sentences]
        for seat in (0, 1)
    }  # fmt: skip
    words = "Edison cannot bid $7k for Frank Sprague"
    assert words in told[table.seats["edison"]]
    assert words not in told[table.seats["tesla"]]
