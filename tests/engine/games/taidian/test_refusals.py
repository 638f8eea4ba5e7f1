"""Refusals: the reasons are true, cite a clause, and never concern an offered choice."""

from itertools import islice

from engine.games.taidian import GAME
from engine.games.taidian.state import Options
from engine.testing import play
from tests.engine.games.taidian.random_play import every_game, positions
from tests.engine.games.taidian.table import brawl, has
from tests.tools.clauses_of_games import clauses

CLAUSES = clauses("taidian")


@every_game
def test_refusals_are_true_and_said_once(seed: int, seats: int, options: Options) -> None:
    """4.2: a reason why not is given once, and only for what cannot be done."""
    for match in islice(positions(seed, seats, options), 0, None, 3):
        for decision in match.pending:
            refusals = GAME.refusals(match.view(decision.seat), decision)
            choices = [refusal.choice for refusal in refusals]
            assert len(set(choices)) == len(choices)
            assert not set(choices) & set(decision.choices)
            assert all(refusal.reason and refusal.clause in CLAUSES for refusal in refusals)


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


def test_the_choice_of_a_turn_refuses_nothing() -> None:
    """3.2: both kinds are always possible."""
    table = brawl(ferrand=has(), qiao=has())
    assert GAME.refusals(table.view("ferrand"), table.match.decision(0)) == ()
