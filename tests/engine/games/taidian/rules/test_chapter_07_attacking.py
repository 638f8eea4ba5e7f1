"""RULES.md 7: the attacking turn."""

import pytest

from engine.games.taidian.events import BatchDeclared
from engine.games.taidian.state import Options
from engine.testing import check_not_offered, check_refusal, play
from tests.engine.games.taidian.table import brawl, has, strike

TEAMS = Options(teams="2")


@pytest.mark.parametrize("card", ["coin", "shield", "medic", "strike"])
def test_only_red_cards_are_laid(card: str) -> None:
    """7.1: only red cards may be laid."""
    table = brawl(ferrand=has(hand=[card, "punch"]), qiao=has())
    play(table, "ferrand: attack")
    reason = "only attack cards (red) work in an attacking turn"
    check_refusal(table, f"ferrand: lay {card}", clause="7.1", reason=reason)


def test_a_batch_of_several_cards_with_a_target_each() -> None:
    """7.2: one card or several, each with its own target."""
    table = brawl(
        ferrand=has(hand=["punch", "kick", "nine-mm"]),
        qiao=has(health=100),
        vane=has(health=100),
    )
    play(table, "ferrand: attack", "ferrand: lay punch", "ferrand: at qiao")
    play(table, "ferrand: lay kick", "ferrand: at vane", "ferrand: lay nine-mm")
    play(table, "ferrand: at vane", "ferrand: strike")
    assert table.health("qiao", "vane") == (90, 80)


def test_each_batch_is_resolved_before_the_next() -> None:
    """7.2: lay as many batches as you like; each is resolved completely."""
    table = brawl(
        ferrand=has(hand=["punch", "kick"]), qiao=has(health=100, hand=["shield", "coin"])
    )
    strike(table, "kick")
    play(table, "qiao: play shield", "qiao: pass")
    assert table.health("qiao") == (100,)
    strike(table, "punch")
    check_not_offered(table, "qiao: play shield")
    play(table, "qiao: pass")
    assert table.health("qiao") == (90,)
    assert table.view().turn.batches == 2


def test_targets_are_opponents() -> None:
    """7.3: standing fighters who are not on your side."""
    table = brawl(
        options=TEAMS,
        ferrand=has(hand=["punch"]),
        qiao=has(),
        vane=has(),
        teles=has(),
        novak=has(),
        marsh=has(fallen=True),
    )
    play(table, "ferrand: attack", "ferrand: lay punch")
    assert table.choices_of("ferrand") == ["at qiao", "at teles"]
    check_refusal(table, "ferrand: at ferrand", clause="7.3", reason="you cannot attack yourself")
    check_refusal(table, "ferrand: at vane", clause="7.3", reason="Vane is your teammate")
    check_refusal(table, "ferrand: at marsh", clause="7.3", reason="Marsh has fallen")


def test_first_aid_is_for_any_fighter_who_stands() -> None:
    """7.3: First Aid may be laid on any standing fighter, even yourself."""
    table = brawl(
        options=TEAMS,
        ferrand=has(hand=["first-aid"]),
        qiao=has(),
        vane=has(),
        teles=has(fallen=True),
    )
    play(table, "ferrand: attack", "ferrand: lay first-aid")
    assert table.choices_of("ferrand") == ["at ferrand", "at qiao", "at vane"]


def test_a_single_target_need_not_be_named() -> None:
    """7.3: where there is one target only, it is taken."""
    table = brawl(ferrand=has(hand=["punch"]), qiao=has())
    play(table, "ferrand: attack", "ferrand: lay punch")
    assert table.choices_of("ferrand") == ["strike"]


def test_nobody_sees_a_batch_before_it_is_declared() -> None:
    """7.4: until a batch is declared, no other seat sees the cards being laid."""
    table = brawl(ferrand=has(hand=["punch", "kick"]), qiao=has(), vane=has())
    play(table, "ferrand: attack")
    before = [table.view(reader) for reader in ("qiao", "vane", "")]
    play(table, "ferrand: lay punch")
    assert [table.view(reader) for reader in ("qiao", "vane", "")] == before
    play(table, "ferrand: at qiao", "ferrand: lay kick", "ferrand: at vane")
    assert [table.view(reader) for reader in ("qiao", "vane", "")] == before
    assert table.log_lines("qiao", last=4) == []
    laid = table.view("ferrand").turn.undeclared_batch
    assert [(each.card, each.target, each.value) for each in laid] == [
        ("punch", 1, 10),
        ("kick", 2, 5),
    ]
    play(table, "ferrand: strike")
    assert table.log_lines("qiao")[0] == "Ferrand lays Punch on Qiao, Kick on Vane"


def test_what_is_laid_can_be_taken_back_until_it_is_declared() -> None:
    """7.4: nothing has been shown yet."""
    table = brawl(ferrand=has(hand=["punch", "kick"]), qiao=has(), vane=has())
    play(table, "ferrand: attack", "ferrand: lay punch", "ferrand: at qiao")
    for _ in range(3):
        table.match.undo(table.seat("ferrand"))
    assert table.choices_of("ferrand")[:2] == ["upgrade", "attack"]
    assert table.hand("ferrand") == ["punch", "kick"]
    strike(table, "kick", at="vane")
    assert not table.match.can_undo(table.seat("ferrand")), "all seats have seen it"


def test_a_fire_bomb_names_a_structure() -> None:
    """7.5: a Fire Bomb names a structure of its target."""
    table = brawl(
        ferrand=has(hand=["fire-bomb"]),
        qiao=has(structures=["vault", "bunker"]),
        vane=has(structures=["clinic"]),
        teles=has(),
    )
    play(table, "ferrand: attack", "ferrand: lay fire-bomb")
    assert table.choices_of("ferrand") == ["at qiao", "at vane"]
    check_refusal(table, "ferrand: at teles", clause="7.5", reason="Teles has no structure")
    play(table, "ferrand: at qiao")
    assert table.choices_of("ferrand") == ["bomb bunker", "bomb vault"]
    play(table, "ferrand: bomb vault", "ferrand: strike")
    assert table.structures("qiao") == ["bunker"]


def test_a_fire_bomb_needs_a_structure_to_be_laid_at() -> None:
    """7.5: it cannot be laid at a fighter without structures."""
    table = brawl(ferrand=has(hand=["fire-bomb"], structures=["vault"]), qiao=has())
    play(table, "ferrand: attack")
    check_refusal(
        table, "ferrand: lay fire-bomb", clause="7.5", reason="no opponent has a structure"
    )


def test_a_stolen_red_card_can_be_laid_in_the_same_turn() -> None:
    """7.6: red cards that you steal may be laid in a later batch."""
    table = brawl(ferrand=has(hand=["robber"]), qiao=has(health=100, hand=["nine-mm"]))
    strike(table, "robber")
    play(table, "qiao: pass")
    assert table.hand("ferrand") == ["nine-mm"]
    strike(table, "nine-mm")
    assert table.health("qiao") == (85,)
    assert table.events_of(BatchDeclared)[0].cards == (("nine-mm", "qiao", ""),)
    play(table, "ferrand: end turn")
    assert table.discard("ferrand") == ["nine-mm", "robber"]


def test_all_attack_cards_can_be_laid_at_one_target_in_one_go() -> None:
    """7.2: all attack cards in the hand may be laid on one target in one go."""
    table = brawl(ferrand=has(hand=["kick", "punch", "robber"]), qiao=has(), vane=has(health=100))
    play(table, "ferrand: attack", "ferrand: all at vane")
    laid = [(each.card, each.target) for each in table.view("ferrand").turn.undeclared_batch]
    assert laid == [("punch", 2), ("kick", 2)]
    assert table.view("qiao").turn.undeclared_batch == ()
    play(table, "ferrand: strike")
    assert table.health("vane") == (85,)


def test_one_attack_card_alone_is_just_laid() -> None:
    """7.2: in one go there must be several."""
    table = brawl(ferrand=has(hand=["punch", "robber"]), qiao=has(), vane=has())
    play(table, "ferrand: attack")
    check_not_offered(table, "ferrand: all at vane")


def test_the_target_of_the_card_before_is_offered_first() -> None:
    """7.2: each card has its own target; the same one again is the first choice."""
    table = brawl(ferrand=has(hand=["kick", "punch"]), qiao=has(), vane=has())
    play(table, "ferrand: attack", "ferrand: lay punch", "ferrand: at vane", "ferrand: lay kick")
    assert [each.noun for each in table.match.pending[0].choices] == ["vane", "qiao"]
