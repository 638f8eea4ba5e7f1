"""RULES.md 4: the draft."""

import pytest

from engine.games.duel.cards import ASSISTANTS
from engine.games.duel.events import AssistantsDealt
from engine.games.duel.state import Options
from engine.testing import check_not_offered, play
from tests.engine.games.duel.table import DuelTable, answer_quietly, draft, has, idle, new_game

OURS = ("mark-twain", "hg-wells", "nellie-bly")
THEIRS = ("jp-morgan", "hetty-green", "charles-peck")


def dealt() -> DuelTable:
    """Tesla and Edison with three known Assistants each, before the draft."""
    return draft(tesla=has(hand=OURS), edison=has(hand=THEIRS))


def kept() -> DuelTable:
    """Tesla has kept Mark Twain and Edison J. P. Morgan; the other cards have changed hands."""
    table = dealt()
    play(table, "tesla: keep mark-twain", "edison: keep jp-morgan")
    return table


def test_each_player_is_dealt_three_assistants() -> None:
    """4.1: at the start of a phase each player is dealt three Assistants."""
    table = new_game(Options(first="seat 1"))
    for phase in (1, 2, 3):
        idle(table, until="keep")
        assert table.view().phase == phase
        assert [side.hand_count for side in table.view().sides] == [3, 3]
        assert table.view().assistant_deck == len(ASSISTANTS) - 6 * phase
        idle(table, until="turn")


def test_both_are_asked_at_once_which_assistant_to_keep() -> None:
    """4.2: both secretly keep one."""
    table = dealt()
    assert table.deciders() == ["tesla", "edison"]
    assert table.choices_of("tesla") == [f"keep {card}" for card in OURS]
    assert table.choices_of("edison") == [f"keep {card}" for card in THEIRS]


def test_the_other_two_go_across() -> None:
    """4.2: both keep one and pass the other two across."""
    table = kept()
    assert set(table.side("tesla").hand) == {"mark-twain", "hetty-green", "charles-peck"}
    assert set(table.side("edison").hand) == {"jp-morgan", "hg-wells", "nellie-bly"}


@pytest.mark.parametrize("order", [("tesla", "edison"), ("edison", "tesla")])
def test_it_does_not_matter_who_answers_first(order: tuple[str, str]) -> None:
    """4.2: the cards change hands only when both have chosen."""
    table = dealt()
    cards = {"tesla": "hg-wells", "edison": "hetty-green"}
    play(table, f"{order[0]}: keep {cards[order[0]]}")
    assert table.deciders() == [order[1]]
    assert table.side(order[0]).hand_count == 3
    assert set(table.side("tesla").hand) == set(OURS)
    play(table, f"{order[1]}: keep {cards[order[1]]}")
    assert set(table.side("tesla").hand) == {"hg-wells", "jp-morgan", "charles-peck"}


def test_then_each_passes_one_of_three() -> None:
    """4.3: from the three cards now in hand, both secretly pass one across."""
    table = kept()
    assert table.deciders() == ["tesla", "edison"]
    assert set(table.choices_of("tesla")) == {
        "pass mark-twain",
        "pass hetty-green",
        "pass charles-peck",
    }
    play(table, "tesla: pass hetty-green", "edison: pass nellie-bly")
    assert set(table.side("tesla").hand) == {"mark-twain", "charles-peck", "nellie-bly"}
    assert set(table.side("edison").hand) == {"jp-morgan", "hg-wells", "hetty-green"}


def test_the_card_kept_first_may_be_passed_after_all() -> None:
    """4.3: any of the three may be passed, even the one kept first."""
    table = kept()
    play(table, "tesla: pass mark-twain", "edison: pass hg-wells")
    assert "mark-twain" in table.side("edison").hand


def test_a_card_may_go_straight_back() -> None:
    """4.3: ... also one that came from the other player."""
    table = kept()
    play(table, "tesla: pass charles-peck", "edison: pass nellie-bly")
    assert set(table.side("tesla").hand) == {"mark-twain", "hetty-green", "nellie-bly"}
    assert set(table.side("edison").hand) == {"jp-morgan", "hg-wells", "charles-peck"}


def test_the_second_pass_waits_for_both_too() -> None:
    """4.3: both secretly pass one, so the first answer moves nothing."""
    table = kept()
    before = table.side("edison").hand
    play(table, "tesla: pass mark-twain")
    assert table.side("edison").hand == before
    assert table.log_lines("edison") == []


def test_three_assistants_each_and_play_begins() -> None:
    """4.4: each now has three Assistants for this phase."""
    table = kept()
    play(table, "tesla: pass mark-twain", "edison: pass hg-wells")
    assert [side.hand_count for side in table.view().sides] == [3, 3]
    assert table.deciders() == ["tesla"]
    assert set(table.choices_of("tesla")) >= {f"play {card}" for card in table.side("tesla").hand}


def test_no_assistant_comes_twice_and_the_rest_are_never_seen() -> None:
    """4.4: one deck that is never shuffled again; those left in it at the end are never seen."""
    table = new_game(Options(first="seat 1"))
    idle(table, until="over")
    discard = table.view().discard
    assert len(set(discard)) == len(discard) == 18
    assert set(discard) < set(ASSISTANTS)
    assert table.view().assistant_deck == len(ASSISTANTS) - 18


def test_without_the_draft_the_dealt_cards_are_played() -> None:
    """4.5: without the draft each player simply plays the three cards dealt."""
    table = new_game(Options(draft=False, first="seat 1"))
    steps = set()
    while table.match.pending:
        steps.add(table.view().step)
        answer_quietly(table)
    assert steps.isdisjoint({"keep", "pass"})
    deals = table.events_of(AssistantsDealt, last=len(table.match.chronicle))
    assert len(deals) == 6
    assert sorted(table.view().discard) == sorted(
        card for deal in deals for card in deal.assistants
    )


# The players' knowledge of each other's hands afterwards


def test_after_keeping_one_knows_the_two_cards_that_one_passed() -> None:
    """4.2: a player who passes two cards knows that the other now holds them."""
    table = kept()
    assert table.side("edison", seen_by="tesla").hand == ("hg-wells", "nellie-bly")
    assert table.side("tesla", seen_by="edison").hand == ("charles-peck", "hetty-green")


def test_a_card_that_comes_back_leaves_two_known_cards() -> None:
    """4.3: if one gets back x of x and y, the other holds y, the last card passed and a secret."""
    table = kept()
    play(table, "tesla: pass hetty-green", "edison: pass nellie-bly")
    known = table.side("edison", seen_by="tesla").hand
    assert known == ("hetty-green", "hg-wells")
    assert table.side("edison").hand_count == 3


def test_the_rivals_kept_card_leaves_three_known_cards() -> None:
    """4.3: if the other passes its kept card on, it holds exactly the cards that one has passed."""
    table = kept()
    play(table, "tesla: pass hetty-green", "edison: pass jp-morgan")
    known = table.side("edison", seen_by="tesla").hand
    assert (
        known
        == tuple(sorted(table.side("edison").hand))
        == (
            "hetty-green",
            "hg-wells",
            "nellie-bly",
        )
    )


def test_a_known_card_that_was_played_is_known_no_longer_to_be_in_hand() -> None:
    """4.4: knowledge of the other hand shrinks with the hand."""
    table = kept()
    play(table, "tesla: pass hetty-green", "edison: pass nellie-bly")
    play(table, "tesla: play mark-twain", "tesla: end turn", "edison: play hg-wells")
    assert table.side("edison", seen_by="tesla").hand == ("hetty-green",)
    assert table.side("edison").hand_count == 2


def test_the_next_phase_begins_without_knowledge() -> None:
    """4.1: cards passed in the last phase say nothing about the new hands."""
    table = new_game(Options(first="seat 1"))
    idle(table, until="turn")
    idle(table, until="keep")
    assert table.view().phase == 2
    assert table.side("second", seen_by="first").hand == ()
    assert table.side("first", seen_by="second").hand == ()


def test_spectators_know_nothing_of_the_hands() -> None:
    """4.3: a spectator sees how many cards went across, not which."""
    table = kept()
    assert [side.hand for side in table.view().sides] == [(), ()]
    assert table.log_lines() == [
        "Tesla passes 2 Assistants across",
        "Edison passes 2 Assistants across",
    ]


def test_only_cards_in_hand_can_be_kept_or_passed() -> None:
    """4.3: the choice is between the three in hand, not the ones given away."""
    table = kept()
    check_not_offered(
        table, "tesla: pass hg-wells", "tesla: keep mark-twain", "edison: pass mark-twain"
    )
