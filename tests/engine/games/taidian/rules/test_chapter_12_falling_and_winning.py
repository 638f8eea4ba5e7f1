"""RULES.md 12: falling and winning."""

from engine.games.taidian.events import Fell
from engine.games.taidian.state import Options
from engine.testing import play, play_to_end
from tests.engine.games.taidian.table import brawl, has, strike, upgrade

TEAMS = Options(teams="2")


def test_a_fighter_falls_at_zero() -> None:
    """12.1: at 0 health or less."""
    table = brawl(ferrand=has(hand=["punch"]), qiao=has(health=10), vane=has())
    strike(table, "punch", at="qiao")
    assert table.standing() == ["ferrand", "vane"]
    assert table.fighter("qiao").fall_order == 1
    assert "Qiao falls in round 1, knocked out by Ferrand" in table.log_lines()


def test_all_seats_remember_who_knocked_whom_out() -> None:
    """12.1: a batch counts for the attacker, a counter-attack for its player."""
    table = brawl(
        ferrand=has(health=5, hand=["punch"]), qiao=has(health=10, hand=["kick"]), vane=has()
    )
    strike(table, "punch", at="qiao")
    play_to_end(table, "qiao: play kick")
    assert [each.knocked_out_by for each in table.view("").fighters] == [1, 0, -1]


def test_a_poison_knocks_out_for_its_owner_and_the_storm_for_nobody() -> None:
    """12.1: in the same batch, tick or stroke of the storm."""
    table = brawl(ferrand=has(), qiao=has(health=5), vane=has(), poisons=[("ferrand", "qiao", 4)])
    assert table.fighter("qiao").knocked_out_by == table.seat("ferrand")
    stormy = brawl(ferrand=has(), qiao=has(health=5), vane=has(), round=41)
    assert stormy.standing() == ["ferrand", "vane"]
    assert stormy.fighter("qiao").knocked_out_by == -1


def test_those_who_fall_in_one_batch_fall_together() -> None:
    """12.1: in the same batch."""
    table = brawl(
        ferrand=has(hand=["punch", "punch"]), qiao=has(health=10), vane=has(health=5), teles=has()
    )
    play(table, "ferrand: attack", "ferrand: lay punch", "ferrand: at qiao")
    play(table, "ferrand: lay punch", "ferrand: at vane", "ferrand: strike")
    assert [event.seat_slug for event in table.events_of(Fell)] == ["qiao", "vane"]
    assert table.fighter("qiao").fall_order == table.fighter("vane").fall_order == 1
    assert table.standing() == ["ferrand", "teles"]


def test_the_game_goes_on_while_two_sides_stand() -> None:
    """12.2: after each fall the standing sides are counted."""
    table = brawl(
        options=TEAMS,
        ferrand=has(hand=["punch"]),
        qiao=has(health=10),
        vane=has(),
        teles=has(),
    )
    strike(table, "punch", at="qiao")
    assert table.match.outcome is None
    assert table.deciders() == ["ferrand"]


def test_the_cards_of_the_fallen_are_open_and_out_of_the_game() -> None:
    """12.3: laid open; their seat is skipped."""
    table = brawl(
        ferrand=has(hand=["punch"]),
        qiao=has(health=10, hand=["gold"], deck=["medic"], discard=["kick"], structures=["vault"]),
        vane=has(),
    )
    strike(table, "punch", at="qiao")
    play(table, "qiao: pass")
    fallen = table.fighter("qiao", seen_by="")
    assert fallen.discard == ("gold", "kick", "medic")
    assert (fallen.hand_count, fallen.deck_count) == (0, 0)
    assert fallen.structures == ("vault",)
    play(table, "ferrand: end turn")
    assert table.deciders() == ["vane"]
    assert table.stack("gold") == 12, "nothing returns to the market"


def test_the_last_one_standing_wins() -> None:
    """12.4: if all who stand are on one side, that side wins."""
    table = brawl(ferrand=has(hand=["punch"]), qiao=has(health=10))
    play(table, "ferrand: attack", "ferrand: lay punch")
    play_to_end(table, "ferrand: strike")
    assert table.winners() == ["ferrand"]
    assert table.match.outcome is not None
    assert table.match.outcome.reason == "Anouk Ferrand is the last one standing"


def test_fallen_teammates_win_too() -> None:
    """12.4: its fallen members too."""
    table = brawl(
        options=TEAMS,
        ferrand=has(hand=["punch"]),
        qiao=has(health=10),
        vane=has(fallen=True),
        teles=has(fallen=True),
    )
    play(table, "ferrand: attack", "ferrand: lay punch")
    play_to_end(table, "ferrand: strike")
    assert table.winners() == ["ferrand", "vane"]
    assert table.match.outcome is not None
    assert table.match.outcome.ranking == ((0, 2), (1, 3))
    assert table.match.outcome.together


def test_the_sides_that_fell_last_draw() -> None:
    """12.5: if no fighter is left standing."""
    table = brawl(
        ferrand=has(health=5, hand=["punch"]),
        qiao=has(health=10, hand=["kick"]),
        vane=has(fallen=True),
    )
    strike(table, "punch")
    play_to_end(table, "qiao: play kick")
    assert table.winners() == ["ferrand", "qiao"]
    assert table.match.outcome is not None
    assert table.match.outcome.ranking == ((0, 1), (2,))
    assert "a draw" in table.match.outcome.reason
    assert not table.match.outcome.together


def test_teams_can_draw() -> None:
    """12.5: the sides draw, with all their members."""
    table = brawl(
        options=TEAMS,
        ferrand=has(health=5, hand=["punch"]),
        qiao=has(health=10, hand=["kick"]),
        vane=has(fallen=True),
        teles=has(fallen=True),
    )
    strike(table, "punch")
    play_to_end(table, "qiao: play kick")
    assert table.winners() == ["ferrand", "qiao", "vane", "teles"]


def test_the_others_are_ranked_by_how_long_they_stood() -> None:
    """12.6: by how long the last of their side stood."""
    table = brawl(
        ferrand=has(hand=["punch", "punch", "punch"]),
        qiao=has(health=10),
        vane=has(health=10),
        teles=has(health=10),
    )
    for name in ("teles", "qiao", "vane"):
        play(table, *(["ferrand: attack"] if name == "teles" else []), "ferrand: lay punch")
        if name != "vane":
            play(table, f"ferrand: at {name}")
        play(table, "ferrand: strike")
    outcome = table.match.outcome
    assert outcome is not None
    assert outcome.ranking == ((0,), (2,), (1,), (3,))
    assert outcome.scores == (table.health("ferrand")[0], 0, 0, 0)


def test_a_stray_upgrade_changes_nothing_in_who_stands() -> None:
    """12.2: no fall, no count."""
    table = brawl(ferrand=has(), qiao=has(health=1))
    upgrade(table, "end turn")
    assert table.standing() == ["ferrand", "qiao"]
