"""Hints say why: something that the description of the choice does not say already."""

from __future__ import annotations

from engine.bots import make_bot
from engine.core.chance import Chance
from engine.core.choice import Choice
from engine.core.match import start_match
from engine.games.taidian import GAME
from engine.games.taidian.bots.reasons import REASONS, reason_for, reason_to_answer
from engine.games.taidian.describe import block_text, describe, describes
from engine.games.taidian.state import Options
from tests.engine.games.taidian.table import brawl, has, strike


def test_every_verb_has_a_reason() -> None:
    """1.1: whatever can be chosen, a hint can say what speaks for it."""
    assert set(REASONS) == set(describes)


def test_a_hint_gives_a_reason_and_not_the_consequence_once_more() -> None:
    """1.1: over a whole game of two teams."""
    match = start_match(GAME, seed=3, seats=4, options=Options(teams="2", characters="pick"))
    bot = make_bot(GAME, "greedy", Chance(3))
    verbs = set()
    while match.pending:
        decision = match.pending[0]
        sight = match.sight(decision.seat)
        advice = bot.advise(sight)
        assert advice.choice in decision.choices
        assert len(advice.reason) > 10
        assert advice.reason != describe(sight.view, advice.choice).consequence
        assert len(advice.reason) <= 100
        verbs.add(advice.choice.verb)
        match.answer(decision.seat, advice.choice)
    assert {"upgrade", "attack", "buy", "at", "pass", "shield"} <= verbs


def test_a_reason_calls_who_attacks_by_name() -> None:
    """8.6: a counter-attack hurts the attacker."""
    table = brawl(ferrand=has(hand=["punch"]), novak=has(hand=["kick"]))
    strike(table, "punch")
    reason = reason_to_answer(table.view("novak"), "kick")
    assert reason == "it hurts Ferrand at once, but it is not replaced before your own attack"


def test_a_hint_counts_the_attack_in_hand_as_the_choice_does() -> None:
    """17.5: only the first shot does 5 more."""
    view = brawl(novak=has(hand=["shotgun", "nine-mm"]), qiao=has()).view("novak")
    assert describe(view, Choice("attack")).consequence == "25 attack in hand"
    assert reason_for(view, Choice("attack")) == "this hand holds 25 attack but no money"


def test_a_block_says_when_there_is_nothing_left_to_block() -> None:
    """8.11: block that was not needed is lost."""
    assert str(block_text(25, 10)) == "damage from 25 to 15"
    assert str(block_text(5, 10)) == "damage from 5 to 0"
    assert block_text(0, 10) == "there is no damage left to block"


def test_a_hint_to_lay_or_play_a_card_says_what_the_card_does() -> None:
    """7.2: each card has its own reason, with its own number."""
    view = brawl(ferrand=has(hand=["punch", "cash", "first-aid"])).view("ferrand")
    reasons = [
        reason_for(view, Choice(verb, noun))
        for verb, noun in (("lay", "punch"), ("lay", "first-aid"), ("play", "cash"))
    ]
    starts = [reason.partition(";")[0] for reason in reasons]
    assert starts == [
        "it adds 10 attack",
        "it gives health back now",
        "its 2 money can buy a card now",
    ]
