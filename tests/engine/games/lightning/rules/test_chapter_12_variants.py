"""RULES.md 12: variants."""

from engine.games.lightning.events import PowersLeft
from engine.games.lightning.state import Options
from engine.testing import check_refusal, play
from tests.engine.games.lightning.table import (
    MORE,
    LightningTable,
    bid,
    has,
    idle,
    new_game,
    powers,
    trick,
)


def test_power_cards_by_choice() -> None:
    """12.1: no seat must play one; each is asked once, in order, and plays as many as wanted."""
    table = powers(
        by_choice=True,
        ann=has(hand=["sparks-in-the-workshop", "insulation", "niagara-10"]),
        bob=has(hand=["niagara-30"]),
        cleo=has(),
    )
    assert table.deciders() == ["ann"]
    assert table.choices_of("ann") == ["play sparks-in-the-workshop", "play insulation", "done"]
    play(table, "ann: play insulation", "ann: done")
    assert table.side("ann").lasting_powers == ("insulation",)
    assert table.side("ann").hand == ("niagara-10", "sparks-in-the-workshop")
    assert table.deciders() == ["bob"]
    play(table, "bob: done")
    assert table.view().step == "bid"
    assert len(table.events_of(PowersLeft, last=3)) == 2


def test_who_has_no_power_card_is_asked_as_well() -> None:
    """12.1: so that the question itself tells the others nothing."""
    table = powers(
        by_choice=True,
        ann=has(hand=["niagara-10"]),
        bob=has(hand=["niagara-30"]),
    )
    assert table.choices_of("ann") == ["done"]
    refused_cards = powers(
        by_choice=True, ann=has(hand=["surge", "niagara-10"]), bob=has(hand=["niagara-30"])
    )
    check_refusal(refused_cards, "ann: play surge", clause="7.3", reason="it only works in a bid")


def test_a_card_that_was_not_played_is_a_blank() -> None:
    """12.1: it can be bid and counts 0."""
    table = powers(
        by_choice=True,
        common=MORE,
        ann=has(hand=["insulation", "niagara-10"]),
        bob=has(hand=["niagara-30"]),
    )
    play(table, "ann: done", "bob: done")
    bid(table, ann="insulation", bob="")
    assert table.last().counts == ((0,), ())


def test_a_card_is_not_played_twice_by_choice() -> None:
    """12.1: played once in this round, it is refused the second time."""
    table = powers(
        by_choice=True,
        common=MORE,
        ann=has(hand=["investors-cheque", "notebook-found"]),
        bob=has(hand=["niagara-10"]),
    )
    play(table, "ann: play investors-cheque", "ann: play notebook-found")
    play(table, "ann: recover investors-cheque")
    reason = "you have already played it this round"
    check_refusal(table, "ann: play investors-cheque", clause="6.3", reason=reason)


def test_beginners_are_not_asked_for_power_cards() -> None:
    """12.1: without Power Cards in the deck there is nothing to choose."""
    table = new_game(2, Options(beginner=True, pre_power_optional=True))
    idle(table, until="bid")
    assert table.view().round == 1
    assert len(table.match.log) == 2


def reopened(*, tie_reopens: bool) -> LightningTable:
    """Two are tied at 60 and draw below the third's 50."""
    table = trick(
        1,
        ["edison-medal"],
        tie_reopens=tie_reopens,
        common=["bankrupt", "tower-torn-down", "surge"],
        ann=has(hand=["colorado-60"]),
        bob=has(hand=["wardenclyffe-60"]),
        cleo=has(hand=["new-york-50"]),
    )
    bid(table, ann="colorado-60", bob="wardenclyffe-60", cleo="new-york-50")
    return table


def test_ties_reopen() -> None:
    """12.2: after each draw the totals of all players are compared."""
    assert reopened(tie_reopens=True).won_by() == "cleo"
    assert reopened(tie_reopens=False).won_by() == "ann"


def test_a_reopened_tie_may_be_a_new_tie() -> None:
    """12.2: a player who comes level by the draw draws in the next round of it."""
    table = trick(
        1,
        ["edison-medal"],
        tie_reopens=True,
        common=["no-degree", "tower-torn-down", "niagara-10", "niagara-20", "surge"],
        ann=has(hand=["colorado-60"]),
        bob=has(hand=["wardenclyffe-60"]),
        cleo=has(hand=["new-york-50"]),
    )
    bid(table, ann="colorado-60", bob="wardenclyffe-60", cleo="new-york-50")
    assert table.drew() == ["ann", "bob", "ann", "cleo"]
    assert table.won_by() == "cleo"
