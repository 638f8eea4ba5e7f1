"""One whole turn, step by step: Tesla, first player, turn 1 of phase 1, against Edison."""

from engine.testing import check_not_offered, check_refusal, play
from tests.engine.games.duel.table import DuelTable, duel, has


def opening() -> DuelTable:
    """Tesla holds Transformers, Edison Bulbs and Meters; nothing has happened yet."""
    return duel(
        tesla=has(pr=2, technologies=["transformers"]),
        edison=has(pr=0, technologies=["bulbs", "meters"]),
        row=["boston", "albany", "chicago"],
        deck=["denver", "hartford"],
        hand=["mark-twain", "hg-wells", "nellie-bly"],
    )


def test_a_turn_step_by_step() -> None:
    """5.4: Portfolio, printed and Free Actions mixed, with the table after each."""
    table = opening()
    check_refusal(table, "tesla: end turn", clause="5.1", reason="you must play an Assistant first")

    play(table, "tesla: play mark-twain")
    assert table.view().turn.unused_actions == ("advance", "propaganda")
    assert table.view().turn.free == 0

    play(table, "tesla: place")
    assert table.side("tesla").shares == {"tesla": 2}
    assert table.side("tesla").reserved_shares == 3
    assert table.points("new-york") == (3, 1)
    assert not table.view().turn.may_use_portfolio
    check_refusal(
        table, "tesla: place", clause="8.1", reason="you take only one Portfolio Action per turn"
    )
    check_refusal(
        table,
        "tesla: sell reserved",
        clause="8.1",
        reason="you take only one Portfolio Action per turn",
    )
    check_refusal(
        table,
        "tesla: sell tesla",
        clause="8.1",
        reason="you take only one Portfolio Action per turn",
    )

    play(table, "tesla: propaganda")
    assert (table.side("tesla").pr, table.view().turn.free) == (5, 1)
    check_refusal(table, "tesla: free acquire brush", clause="6.4", reason="Edison holds Bulbs")
    check_refusal(
        table,
        "tesla: free acquire edison",
        clause="6.5",
        reason="only Thomas Edison uses these shares",
    )

    play(table, "tesla: free propaganda")
    assert (table.side("tesla").pr, table.view().turn.free) == (7, 1)

    play(table, "tesla: free propaganda")
    assert (table.side("tesla").pr, table.view().turn.free) == (9, 1)

    play(table, "tesla: free electrify albany")
    assert table.points("new-york") == (5, 1)
    assert table.view().row == ("boston", "denver", "chicago")
    assert table.view().turn.free == 0
    check_not_offered(table, "tesla: acquire brush", "tesla: free acquire brush")

    play(table, "tesla: advance bulbs")
    assert table.side("tesla").technologies == ("bulbs", "transformers")
    assert table.side("edison").technologies == ("meters",)

    play(table, "tesla: end turn")
    assert [side.pr for side in table.view().sides] == [9, 0]
    assert table.points("new-york") == (5, 1)
    assert [side.hand_count for side in table.view().sides] == [2, 3]
    assert table.deciders() == ["edison"]


def test_the_same_turn_as_the_log_tells_it() -> None:
    """5.6: all seats read the same of a turn; nothing in it is secret."""
    table = opening()
    script = (
        "tesla: play mark-twain",
        "tesla: place",
        "tesla: propaganda",
        "tesla: free propaganda",
        "tesla: free electrify albany",
        "tesla: advance bulbs",
        "tesla: end turn",
    )
    play(table, *script)
    expected = [
        "Tesla plays Mark Twain",
        "Tesla places the second Tesla share",
        "Tesla gains 3 PR, now 5, earning 1 Free Action",
        "Tesla gains 2 PR with a Free Action, now 7, earning 1 Free Action",
        "Tesla electrifies Albany with a Free Action; Denver comes up",
        "Tesla takes over Bulbs",
        "Tesla ends the turn",
    ]
    for reader in ("tesla", "edison", ""):
        assert table.log_lines(reader, last=len(script)) == expected


def test_a_bulbs_company_opens_with_the_bulbs_chip() -> None:
    """6.4: before the chip is taken Brush is shut, after it Brush can be acquired."""
    table = opening()
    play(table, "tesla: play mark-twain", "tesla: propaganda")
    check_refusal(table, "tesla: free acquire brush", clause="6.4", reason="Edison holds Bulbs")
    play(table, "tesla: advance bulbs", "tesla: free acquire brush")
    assert table.side("tesla").shares["brush"] == 1
