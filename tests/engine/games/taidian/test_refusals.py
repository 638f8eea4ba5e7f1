"""Refusals: the reasons are true, cite a clause, and never concern an offered choice."""

from engine.games.taidian import GAME
from engine.testing import play
from tests.engine.games.taidian.table import brawl, has


def test_all_reasons_of_a_poor_shopper() -> None:
    """4.2: everything that a player may try and cannot do, with the reason and the clause."""
    table = brawl(
        ferrand=has(hand=["coin", "kick"], structures=["bunker"]),
        qiao=has(),
        market={"antidote": 0},
    )
    play(table, "ferrand: upgrade", "ferrand: play coin")
    said = GAME.refusals(table.view("ferrand"), table.match.decision(0))
    lines = [f"{each.choice}: {each.reason} ({each.clause})" for each in said]
    assert lines[0] == "play kick: only supplies (black) work in an upgrading turn (4.1)"
    assert "buy antidote: the stack is empty (4.3)" in lines
    assert "buy bunker: you own one already (6.2)" in lines
    assert "buy punch: it costs 3, and you have 1 money (4.2)" in lines
    assert not any(line.startswith("buy coin") for line in lines)
