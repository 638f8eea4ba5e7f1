"""RULES.md 13: truces."""

from engine.games.taidian.state import Options
from engine.testing import check_not_offered, play
from tests.engine.games.taidian.table import brawl, has, strike


def test_a_truce_is_offered_to_one_fighter_a_turn() -> None:
    """13.1: to one fighter at the beginning of your turn."""
    table = brawl(ferrand=has(), qiao=has(), vane=has())
    assert table.choices_of("ferrand")[2:] == ["offer truce qiao", "offer truce vane"]
    play(table, "ferrand: offer truce vane", "vane: decline")
    assert table.choices_of("ferrand") == ["upgrade", "attack"]


def test_no_truces_between_two_or_in_teams() -> None:
    """13.1: without teams, while three or more stand."""
    two = brawl(ferrand=has(), qiao=has(), vane=has(fallen=True))
    assert two.choices_of("ferrand") == ["upgrade", "attack"]
    teams = brawl(options=Options(teams="2"), ferrand=has(), qiao=has(), vane=has(), teles=has())
    assert teams.choices_of("ferrand") == ["upgrade", "attack"]


def test_the_other_accepts_or_declines() -> None:
    """13.2: the other accepts or declines at once."""
    table = brawl(ferrand=has(), qiao=has(), vane=has())
    play(table, "ferrand: offer truce vane")
    assert table.deciders() == ["vane"]
    assert table.choices_of("vane") == ["accept", "decline"]
    play(table, "vane: accept")
    assert table.fighter("ferrand").truces == (2,)
    assert table.fighter("vane").truces == (0,)
    assert table.log_lines("") == ["Vane accepts the truce with Ferrand"]


def test_nobody_offers_what_there_is() -> None:
    """13.1: a second truce with the same fighter is not offered."""
    table = brawl(ferrand=has(), qiao=has(), vane=has(), truces=[("ferrand", "vane")])
    check_not_offered(table, "ferrand: offer truce vane")
    assert "offer truce qiao" in table.choices_of("ferrand")


def test_a_truce_does_not_bind_but_all_hear_who_broke_it() -> None:
    """13.3: it is shown until one attacks the other."""
    table = brawl(
        ferrand=has(hand=["kick"]), qiao=has(), vane=has(health=50), truces=[("ferrand", "vane")]
    )
    strike(table, "kick", at="vane")
    assert table.health("vane") == (45,)
    assert "Ferrand breaks the truce with Vane" in table.log_lines("qiao")
    assert table.fighter("ferrand").truces == ()


def test_healing_and_other_attacks_do_not_break_a_truce() -> None:
    """13.3: until one attacks the other."""
    table = brawl(
        ferrand=has(hand=["kick", "first-aid"]),
        qiao=has(),
        vane=has(health=50),
        truces=[("ferrand", "vane")],
    )
    play(table, "ferrand: attack", "ferrand: lay kick", "ferrand: at qiao")
    play(table, "ferrand: lay first-aid", "ferrand: at vane", "ferrand: strike")
    assert table.fighter("ferrand").truces == (2,)


def test_a_truce_is_no_common_victory() -> None:
    """13.3: it makes no team."""
    table = brawl(
        ferrand=has(hand=["punch"]),
        qiao=has(health=10),
        vane=has(),
        truces=[("ferrand", "vane")],
    )
    strike(table, "punch", at="qiao")
    assert table.match.outcome is None
    assert table.standing() == ["ferrand", "vane"]


def test_a_truce_ends_with_a_fighter() -> None:
    """13.3: no partner is left to keep it."""
    table = brawl(
        ferrand=has(hand=["punch"]),
        qiao=has(health=10),
        vane=has(),
        teles=has(),
        truces=[("qiao", "vane")],
    )
    strike(table, "punch", at="qiao")
    assert table.fighter("vane").truces == ()
