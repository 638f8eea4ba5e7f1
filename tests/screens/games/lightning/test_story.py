"""The story of a trick: bids, effects, ties and prizes in their order, with the totals at each."""

from __future__ import annotations

import pytest

from engine.core.event import Event
from engine.core.match_access import intermediate_views
from engine.games.lightning import events as e
from engine.games.lightning.names import card_list
from engine.games.lightning.state import Options
from engine.games.lightning.story import Beat, story_of
from engine.games.lightning.trick_report import TrickReport
from engine.testing import play
from screens.games.lightning import PAINTER
from tests.engine.games.lightning.table import MORE, LightningTable, bid, has, trick
from tests.screens.games.lightning.tables import matches, states, view_of

SPARE = "no-degree"
"""A card that stays in hand, so that the next trick waits for its bids."""


def words(table: LightningTable) -> list[str]:
    return list(dict.fromkeys(beat.text for beat in story_of(table.last())))


def last(table: LightningTable) -> tuple[Beat, ...]:
    return story_of(table.last())


def test_bids_are_turned_up_card_by_card_and_totals_count_up() -> None:
    table = trick(
        3,
        ["edison-medal"],
        ann=has(hand=["colorado-60", "niagara-20", "colorado-10"]),
        bob=has(hand=["niagara-50", "bankrupt"]),
    )
    bid(table, ann="colorado-60 niagara-20 colorado-10", bob="niagara-50 bankrupt")
    story = last(table)
    assert [beat.totals for beat in story[:3]] == [(10, -20), (70, 30), (90, 30)]
    assert [len(beat.counts[0]) for beat in story[:3]] == [1, 2, 3]
    assert words(table) == [
        "The bids are revealed",
        "Seat 1 wins with 90",
        "Seat 1 takes Edison Medal",
    ]
    assert story[-1].winner == 0
    assert story[-1].prizes_taken == 1


def test_effects_are_named_in_their_order() -> None:
    table = trick(
        3,
        ["edison-medal", "bankrupt"],
        common=MORE,
        ann=has(hand=["colorado-60", "resonance", SPARE]),
        bob=has(hand=["niagara-50", "arc-strike", "grounding-rod"]),
        cleo=has(hand=["standing-wave"]),
    )
    bid(
        table,
        ann="colorado-60 resonance",
        bob="niagara-50 arc-strike grounding-rod",
        cleo="standing-wave",
    )
    play(table, "bob: strike seat-1")
    assert words(table)[1:5] == [
        "Seat 3 counts 60 for Standing Wave",
        "Seat 1 makes Colorado 60 count 120 with Resonance",
        "Seat 2 strikes Colorado 60 in the bid of Seat 1 with Arc Strike",
        "Seat 2 has a total of 0 because of Grounding Rod",
    ]
    effects = [beat for beat in last(table) if beat.card and beat.winner is None]
    assert [beat.totals for beat in effects] == [
        (60, 50, 60),
        (120, 50, 60),
        (0, 50, 60),
        (0, 0, 60),
    ]
    assert effects[1].counts[0] == (120, 0)
    assert effects[2].counts[0] == (0, 0)
    assert [beat.seat for beat in effects] == [2, 0, 1, 1]


def test_second_coil_joins_and_short_circuit_cancels() -> None:
    table = trick(
        2,
        ["edison-medal"],
        common=MORE,
        ann=has(hand=["second-coil", "niagara-10", SPARE], input=["colorado-40"]),
        bob=has(hand=["short-circuit"]),
        cleo=has(hand=["polarity-reversal"]),
    )
    bid(table, ann="second-coil niagara-10", bob="short-circuit", cleo="polarity-reversal")
    assert words(table)[:4] == [
        "The bids are revealed",
        "Seat 1 adds Colorado 40 with Second Coil",
        "Seat 2 cancels Polarity Reversal with Short Circuit",
        "Seat 1 wins with 50",
    ]
    story = last(table)
    assert story[1].totals == (10, 0, 0), "the coil's card is not there at the reveal"
    assert story[2].totals == (50, 0, 0)
    assert story[3].cancelled_powers == ("polarity-reversal",)


def test_power_cards_in_force_change_the_counts_before_the_effects() -> None:
    table = trick(
        2,
        ["edison-medal"],
        common=MORE,
        ann=has(hand=["niagara-20", "resonance"], lasting=["alternating-current"], suit="niagara"),
        bob=has(hand=["bankrupt", SPARE], lasting=["war-of-currents"]),
    )
    bid(table, ann="niagara-20 resonance", bob="bankrupt")
    story = last(table)
    assert [beat.totals for beat in story[:2]] == [(30, 20), (30, 20)]
    assert next(beat for beat in story if beat.card == "resonance").totals == (60, 20)


def test_exchanged_and_reversed_totals() -> None:
    table = trick(
        1,
        ["edison-medal"],
        common=MORE,
        ann=has(hand=["transformer"]),
        bob=has(hand=["niagara-50"]),
        cleo=has(hand=["polarity-reversal"]),
    )
    bid(table, ann="transformer", bob="niagara-50", cleo="polarity-reversal")
    play(table, "ann: swap with seat-2")
    assert words(table)[1:4] == [
        "Seat 1 exchanges totals with Seat 2 with Transformer: 50",
        "Seat 3 reverses the trick with Polarity Reversal",
        "The lowest total wins",
    ]
    swapped = next(beat for beat in last(table) if beat.card == "transformer")
    assert swapped.totals == (50, 0, 0)


def test_ties_are_told_draw_by_draw() -> None:
    table = trick(
        1,
        ["edison-medal"],
        common=["niagara-20", "colorado-20", "colorado-10", "bankrupt", *MORE],
        ann=has(hand=["niagara-50"]),
        bob=has(hand=["colorado-50"]),
        cleo=has(hand=["colorado-10"]),
    )
    bid(table, ann="niagara-50", bob="colorado-50", cleo="colorado-10")
    assert words(table) == [
        "The bids are revealed",
        "Seat 1 and Seat 2 are tied at 50: each draws and keeps a card from the Common Deck",
        "Seat 1 draws Niagara 20: 70",
        "Seat 2 draws Colorado 20: 70",
        "Seat 1 and Seat 2 are tied at 70: each draws and keeps a card from the Common Deck",
        "Seat 1 draws Colorado 10: 80",
        "Seat 2 draws Bankrupt: 50",
        "Seat 1 wins with 80",
        "Seat 1 takes Edison Medal",
    ]
    level = next(beat for beat in last(table) if "at 70" in beat.text)
    assert level.tied_seats == (0, 1)
    assert level.totals == (70, 70, 10)
    assert level.drawn_count == 2
    assert last(table)[-1].tied_seats == ()
    broken = next(beat for beat in last(table) if "Bankrupt" in beat.text)
    assert broken.tied_seats == (), "the sign of the tie goes with the card that breaks it"


def test_a_tie_drawn_from_the_own_decks() -> None:
    table = trick(
        1,
        ["edison-medal"],
        ann=has(hand=["niagara-50"], input=["colorado-30"]),
        bob=has(hand=["colorado-50"]),
    )
    bid(table, ann="niagara-50", bob="colorado-50")
    assert words(table)[1:4] == [
        "Seat 1 and Seat 2 are tied at 50: each draws and keeps a card from their own deck",
        "Seat 1 draws Colorado 30: 80",
        "Seat 2 has no card to draw: 50",
    ]


def test_prizes_that_others_take_come_before_the_winners() -> None:
    table = trick(
        3,
        ["edison-medal", "bankrupt", "surge"],
        common=["colorado-60", *MORE],
        ann=has(hand=["niagara-50", "strikes-twice", "torn-contract"]),
        bob=has(hand=["royalty-clause", SPARE]),
    )
    bid(table, ann="niagara-50 strikes-twice torn-contract", bob="royalty-clause")
    play(table, "bob: take edison-medal", "bob: take surge")
    assert words(table)[1:] == [
        "Seat 1 wins with 50",
        "Seat 1 adds Colorado 60 to the prizes with Strikes Twice",
        "Seat 2 takes Edison Medal with Royalty Clause",
        "Seat 2 takes Surge with Torn Contract",
        "Seat 1 takes Bankrupt and Colorado 60",
    ]
    story = last(table)
    assert [beat.prizes_taken for beat in story if beat.winner is not None] == [0, 0, 1, 2, 4]
    assert story[-1].joined_prizes == ("colorado-60",)


def test_a_prize_that_is_sent_back_and_an_empty_table() -> None:
    table = trick(
        2,
        ["edison-medal", "bankrupt"],
        common=MORE,
        ann=has(hand=["niagara-50", "faulty-goods-returned"]),
        bob=has(hand=["colorado-10", SPARE]),
    )
    bid(table, ann="niagara-50 faulty-goods-returned", bob="colorado-10")
    play(table, "ann: send back bankrupt")
    assert words(table)[-2:] == [
        "Seat 1 puts Bankrupt under the Common Deck",
        "Seat 1 takes Edison Medal",
    ]
    quiet = trick(
        1,
        ["edison-medal"],
        common=["niagara-20", "surge", *MORE],
        ann=has(hand=["niagara-50"]),
        bob=has(hand=["colorado-10"]),
    )
    bid(quiet, ann="", bob="")
    assert words(quiet)[0] == "Nobody bids a card"


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_a_story_only_grows_and_ends_with_the_totals(seats: int) -> None:
    so_far: dict[str, tuple[Beat, ...]] = {}
    finished = 0
    for state in states(seats):
        view = view_of(state, None)
        name, length = PAINTER.beats(view)
        trick = view.trick if view.trick is not None and view.trick.revealed else view.last
        if trick is None:
            assert length == 0
            continue
        story = story_of(trick)
        assert len(story) == length
        before = so_far.get(name, ())
        assert story[: len(before)] == before, "what was told once stays told"
        so_far[name] = story
        if trick.winner is not None:
            finished += 1
            assert story[-1].totals == trick.totals
            assert_prizes_are_gone(trick, story[-1])
    assert finished > 10


def assert_prizes_are_gone(trick: TrickReport, beat: Beat) -> None:
    """Once the winner has taken, every prize has an owner."""
    if any(not taking.power_card for taking in trick.takings):
        assert (
            beat.prizes_taken == len(trick.takings) == len(trick.prizes) + len(beat.joined_prizes)
        )


def test_a_strike_after_alternating_current_leaves_what_was_told() -> None:
    table = trick(
        2,
        ["edison-medal"],
        common=MORE,
        ann=has(hand=["niagara-20", SPARE], lasting=["alternating-current"], suit="niagara"),
        bob=has(hand=["arc-strike"]),
        cleo=has(hand=["colorado-10"]),
    )
    bid(table, ann="niagara-20", bob="arc-strike", cleo="colorado-10")
    before = story_of(table.trick())
    assert before[-1].totals == (30, 0, 10)
    play(table, "bob: strike seat-1")
    assert last(table)[: len(before)] == before
    assert last(table)[len(before)].totals == (0, 0, 10)


def test_short_circuit_does_not_cancel_what_second_coil_turns_up() -> None:
    table = trick(
        2,
        ["edison-medal"],
        common=MORE,
        ann=has(hand=["second-coil", "niagara-10", SPARE], input=["insulation"]),
        bob=has(hand=["short-circuit"]),
    )
    bid(table, ann="second-coil niagara-10", bob="short-circuit")
    assert "Seat 2 finds nothing to cancel with Short Circuit" in words(table)
    assert "Seat 2 finds nothing to cancel with Short Circuit" in table.log_lines()


def test_what_finds_nothing_and_what_is_undone_is_told() -> None:
    table = trick(
        1,
        ["edison-medal"],
        common=MORE,
        ann=has(hand=["resonance"], lasting=["blackout"]),
        bob=has(hand=["polarity-reversal"]),
        cleo=has(hand=["niagara-10", SPARE]),
    )
    bid(table, ann="resonance", bob="polarity-reversal", cleo="niagara-10")
    expected = [
        "Seat 1 finds nothing for Resonance to work on: there is no Voltage Card in the bid",
        "Seat 2 reverses the trick with Polarity Reversal",
        "Two reversals undo each other: the highest total wins",
    ]
    assert words(table)[1:4] == expected
    assert [line for line in table.log_lines() if line in expected] == expected


REVEALS = ("The bids are revealed", "Nobody bids a card")
SHOWN_OTHERWISE = (e.BidRevealed, e.PowerUsedUp, e.Recycled)
"""Events of a trick without a text in the replay: cards and decks themselves show them."""


@pytest.mark.parametrize("seed", range(12))
def test_the_story_of_every_trick_agrees_with_the_log(seed: int) -> None:
    """Over random games with all Power Cards, line by line and total by total."""
    log: list[Event] = []
    told: list[Event] = []
    tricks = 0
    for match in matches(2 + seed % 5, seed, Options(small_deck="off")):
        for event in match.chronicle[-1]:
            if isinstance(event, e.PrizesTurnedUp):
                log = []
            elif not isinstance(event, SHOWN_OTHERWISE):
                log.append(event)
            if isinstance(event, e.TrickWon):
                tricks += 1
                told = list(log)
        report = match.view(None).last
        if report is not None and any(isinstance(each, e.TrickWon) for each in match.chronicle[-1]):
            assert_agrees(report, told)
    assert tricks > 10


def assert_agrees(report: TrickReport, log: list[Event]) -> None:
    """The replay shows the same as the log, and its last total is the one that won."""
    *happened, won = log
    assert isinstance(won, e.TrickWon)
    story = story_of(report)
    lines = [beat.text for beat in story if beat.text not in REVEALS]
    winner = f"Seat {won.seat + 1}"
    assert lines.pop(lines.index(f"{winner} wins with {won.total}"))
    if won.cards:
        assert lines.pop() == f"{winner} takes {card_list(won.cards)}"
    assert lines == [event.told() for event in happened]
    assert story[-1].totals[won.seat] == won.total


@pytest.mark.parametrize("seed", range(12))
def test_the_counts_after_the_last_effect_are_those_of_the_state(seed: int) -> None:
    """So each Power Card has told the card whose count it changed: `PowerEffect.affected_card`."""
    changed = 0
    for match in matches(2 + seed % 5, seed, Options(small_deck="off")):
        view = match.view(None)
        for report in (view.trick, view.last):
            effects = [each for each in report.effects if each.counts] if report else []
            if report and effects:
                changed += 1
                names = [effect.card for effect in effects]
                assert effects[-1].counts == report.counts, names
    assert changed


def test_of_two_equal_cards_one_is_doubled_and_one_is_struck() -> None:
    """Equal cards cannot be told apart; the story still changes one of them at a time."""
    table = trick(
        3,
        ["edison-medal"],
        common=MORE,
        ann=has(hand=["niagara-20", "niagara-20", "resonance", SPARE]),
        bob=has(hand=["arc-strike"]),
        cleo=has(hand=["colorado-10"]),
    )
    bid(table, ann="niagara-20 niagara-20 resonance", bob="arc-strike", cleo="colorado-10")
    play(table, "bob: strike seat-1")
    effects = [beat.counts[0] for beat in last(table) if beat.card]
    assert effects == [(40, 20, 0), (0, 20, 0)]


def test_a_trick_in_which_nobody_can_bid_does_not_hide_the_one_before() -> None:
    """One answer plays both where all hands are empty, and the first is seen on the way."""
    table = trick(
        2,
        ["edison-medal"],
        common=["bankrupt", *MORE],
        ann=has(hand=["niagara-20"], input=["niagara-10"]),
        bob=has(hand=["niagara-10"], input=["niagara-30"]),
    )
    bid(table, ann="niagara-20", bob="niagara-10")
    views = (*intermediate_views(table.match, None), table.view("ann"))
    assert [PAINTER.beats(view)[0] for view in views] == [
        "Round 1, two-card trick",
        "Round 1, one-card trick",
    ]
