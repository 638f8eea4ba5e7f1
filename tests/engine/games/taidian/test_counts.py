"""The statistics of a finished game, for simulations."""

from engine.core.match_access import position_of
from engine.games.taidian import GAME
from engine.testing import play, play_to_end
from tests.engine.games.taidian.table import TaidianTable, brawl, has, strike


def ended(table: TaidianTable, *script: str) -> dict[str, str]:
    """The record of the table after these last answers."""
    play_to_end(table, *script)
    return dict(GAME.facts(position_of(table.match).state))


def test_who_won_and_who_bought_what() -> None:
    """12.4: the winner by character and place, and each card by its buyers."""
    table = brawl(
        turn="vane",
        ferrand=has(health=10, structures=["vault", "clinic"]),
        qiao=has(fallen=True, structures=["vault", "bunker"]),
        vane=has(hand=["punch"], structures=["vault", "workshop"]),
        round=12,
    )
    play(table, "vane: attack", "vane: lay punch")
    record = ended(table, "vane: strike")
    assert (record["ended"], record["rounds"], record["winning place"]) == ("won", "10-14", "3")
    assert (record["character vane"], record["character ferrand"]) == ("won", "lost")
    bought = {slug: record[f"card {slug}"] for slug in ("vault", "bunker", "workshop", "gold")}
    assert bought == {
        "vault": "everybody",
        "bunker": "others",
        "workshop": "winner",
        "gold": "nobody",
    }
    assert [record[f"buyers of {slug}"] for slug in bought] == ["3", "1", "1", "0"]


def test_a_draw_has_no_winning_place() -> None:
    """12.5: no fighter has won."""
    table = brawl(ferrand=has(health=5, hand=["kick"]), qiao=has(health=5, hand=["kick"]))
    strike(table, "kick")
    record = ended(table, "qiao: play kick")
    assert (record["ended"], record["winning place"]) == ("draw", "none")
    assert record["character ferrand"] == record["character qiao"] == "draw"
