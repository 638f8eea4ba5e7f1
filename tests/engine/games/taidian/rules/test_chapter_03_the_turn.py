"""RULES.md 3: the turn."""

from engine.testing import check_not_offered, check_refusal, play
from tests.engine.games.taidian.table import brawl, has, strike, upgrade


def test_poisons_tick_before_structures_work() -> None:
    """3.1: at the start of your turn your Poisons tick, and then structures work."""
    table = brawl(
        turn="qiao",
        ferrand=has(health=50, structures=["clinic"]),
        qiao=has(health=50, deck=[]),
        poisons=[("ferrand", "qiao", 4)],
    )
    upgrade(table, "end turn", by="qiao")
    told = table.log_lines("ferrand")
    begins = told.index("Ferrand begins a turn (round 2)")
    assert told[begins + 1 :] == [
        "Qiao loses 5 to Poison; 45 health left",
        "Ferrand is tended in the Clinic: +5, now 55 health",
    ]


def test_a_turn_is_either_upgrading_or_attacking() -> None:
    """3.2: never both, and no change of mind later."""
    table = brawl(ferrand=has(hand=["punch", "coin"]), qiao=has())
    assert table.choices_of("ferrand") == ["upgrade", "attack"]
    play(table, "ferrand: upgrade")
    check_not_offered(table, "ferrand: lay punch", "ferrand: attack")
    other = brawl(ferrand=has(hand=["punch", "coin"]), qiao=has())
    play(other, "ferrand: attack")
    check_not_offered(other, "ferrand: play coin", "ferrand: upgrade")


def test_nothing_need_be_played() -> None:
    """3.2: you may play as little as you like in either."""
    for kind in ("upgrade", "attack"):
        table = brawl(ferrand=has(hand=["punch", "coin"]), qiao=has())
        play(table, f"ferrand: {kind}", "ferrand: end turn")
        assert table.deciders() == ["qiao"]


def test_all_cards_go_to_the_discard_at_the_end() -> None:
    """3.3: used, unused and bought ones."""
    table = brawl(ferrand=has(hand=["cash", "coin", "kick"]), qiao=has())
    upgrade(table, "play cash", "buy shield", "end turn")
    assert table.discard("ferrand") == ["coin", "cash", "kick", "shield"]


def test_structures_and_burned_cards_do_not_go_to_the_discard() -> None:
    """3.3: only structures, Poisons in play and burned cards do not."""
    table = brawl(
        ferrand=has(hand=["gold", "coin", "burn-barrel", "kick", "kick"], discard=[]),
        qiao=has(),
    )
    upgrade(table, "play all", "buy bunker", "play burn-barrel", "burn kick", "enough")
    play(table, "ferrand: end turn")
    assert table.structures("ferrand") == ["bunker"]
    assert table.view().burned_cards == ("kick",)
    assert table.discard("ferrand") == ["coin", "gold", "burn-barrel", "kick"]


def test_a_poison_in_play_does_not_go_to_the_discard() -> None:
    """3.3: Poisons in play stay there."""
    table = brawl(ferrand=has(hand=["poison"]), qiao=has())
    strike(table, "poison")
    play(table, "ferrand: end turn")
    assert table.discard("ferrand") == []
    assert [poison.ticks for poison in table.fighter("qiao").poisons] == [4]


def test_five_new_cards_and_a_new_deck_when_it_runs_out() -> None:
    """3.4: draw five; when the deck runs out, shuffle the discard into a new one and continue."""
    table = brawl(
        ferrand=has(hand=["punch"], deck=["medic", "medic"], discard=["kick"] * 4), qiao=has()
    )
    play(table, "ferrand: attack", "ferrand: end turn")
    hand = table.hand("ferrand")
    assert len(hand) == 5
    assert hand.count("medic") == 2
    own = table.fighter("ferrand")
    assert sorted([*own.hand, *own.deck]) == sorted(["medic"] * 2 + ["kick"] * 4 + ["punch"])
    assert own.discard == ()


def test_a_small_deck_makes_a_small_hand() -> None:
    """3.4: if there are not enough cards, your hand is smaller."""
    table = brawl(ferrand=has(hand=["punch"], deck=["medic"], discard=["kick"]), qiao=has())
    play(table, "ferrand: attack", "ferrand: end turn")
    assert table.hand("ferrand") == ["punch", "kick", "medic"]


def test_cards_used_in_defence_are_not_replaced() -> None:
    """3.5: they go to the discard at once and are not replaced before the end of the next turn."""
    table = brawl(ferrand=has(hand=["punch"]), qiao=has(hand=["shield", "coin"], deck=["kick"] * 5))
    strike(table, "punch")
    play(table, "qiao: play shield", "qiao: pass", "ferrand: end turn")
    assert table.hand("qiao") == ["coin"]
    assert table.discard("qiao") == ["shield"]
    upgrade(table, "end turn", by="qiao")
    assert table.hand("qiao") == ["kick"] * 5


def test_an_empty_hand_still_has_a_turn() -> None:
    """3.5: so a turn may begin without cards."""
    table = brawl(ferrand=has(hand=[]), qiao=has())
    play(table, "ferrand: attack")
    assert table.choices_of("ferrand") == ["end turn"]


def test_a_round_is_over_when_the_first_player_is_reached() -> None:
    """3.6: when it is the first player's turn again."""
    table = brawl(ferrand=has(), qiao=has(), vane=has())
    for name in ("ferrand", "qiao", "vane"):
        assert table.view().round == 1
        upgrade(table, "end turn", by=name)
    assert table.view().round == 2
    assert table.match.where.text == "Round 2"


def test_the_reasons_for_the_wrong_kind_of_card() -> None:
    """3.2: choices of the other kind of turn are refused with a reason."""
    table = brawl(ferrand=has(hand=["punch", "coin", "shield"]), qiao=has())
    play(table, "ferrand: attack")
    check_refusal(
        table,
        "ferrand: lay coin",
        clause="7.1",
        reason="only attack cards (red) work in an attacking turn",
    )
    check_refusal(
        table,
        "ferrand: lay shield",
        clause="7.1",
        reason="only attack cards (red) work in an attacking turn",
    )
