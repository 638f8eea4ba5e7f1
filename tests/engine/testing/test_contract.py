"""The checks find violations: each of these games is broken in one way."""

from __future__ import annotations

from itertools import count
from typing import Any

import pytest
from attrs import define, field

from engine.core.bot import Advice, Sight
from engine.core.chance import Chance
from engine.core.choice import Choice, Decision, Description, choice
from engine.core.flow import choose
from engine.core.match import start_match
from engine.core.state import Outcome
from engine.core.subsets import Subsets
from engine.testing import BrokenContractError, CheckedPlayError, check_game
from engine.testing.checked_play import check_bots, play_checked
from engine.testing.contract import check_end, check_facts
from tests.engine.testing.broken_games import Broken, asking, broken, finding
from tests.sample_games import high_card
from tests.sample_games.high_card import GAME, HighCard


def test_the_tiny_game_is_sound() -> None:
    assert finding(GAME) == "nothing"


def test_a_long_list_that_makes_the_same_choice_twice() -> None:
    """The match itself does not read such a list, whose choices are made one by one."""
    choices = Subsets("take", ("x", "y"), ((0,), (1,), (0,)))
    game = asking(lambda g: (Decision(0, "Lay a card", choices),))
    assert "offered twice" in finding(game)


def test_a_lost_card() -> None:
    async def segment(g: HighCard) -> None:
        await high_card.segment(g)
        if len(g.played) > 3:
            g.deck.cards.pop()

    assert "pieces have changed since the match began" in finding(broken(segment=segment))


def test_a_game_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("engine.testing.checked_play.MAX_DECISIONS", 20)
    game = asking(lambda g: (Decision(0, "Again?", (choice("a"),)),))
    assert "not over after 20 decisions" in finding(game)


def test_a_crash_of_the_rules() -> None:
    async def segment(g: HighCard) -> None:
        await high_card.segment(g)
        raise LookupError("no such card")

    assert finding(broken(segment=segment)) == "no such card"


def ending(outcome: Outcome) -> Broken:
    async def segment(g: HighCard) -> None:
        await high_card.segment(g)
        if g.outcome is not None:
            g.outcome = outcome

    return broken(segment=segment)


@pytest.mark.parametrize(
    ("outcome", "complaint"),
    [
        (Outcome(((0, 1, 2), ()), (1, 0, 0), "won"), "empty place"),
        (Outcome(((0, 1, 2),), (1, 0, 0), ""), "no reason"),
        (Outcome(((0, 1, 2),), (1, 0, 0), "won", beaten_by="\n"), "what won has no name"),
    ],
)
def test_an_impossible_outcome(outcome: Outcome, complaint: str) -> None:
    assert complaint in finding(ending(outcome))


# Saying what is final


def claiming(*, reveals: bool, then_draw: bool = False, next_seat: int = 0) -> Broken:
    """A game that asks seat 0 and declares what its choices reveal."""

    async def segment(g: HighCard) -> None:
        offered = (choice("a"), choice("b"))
        answer = await choose(g.round % 2 * next_seat, "Go on?", offered, reveals=reveals)
        g.round += 1
        if then_draw and answer == choice("b"):
            g.chance.reveals += 1

    return broken(segment=segment)


def test_a_choice_that_reveals_although_the_rules_say_no() -> None:
    assert "b reveals True, not False" in finding(claiming(reveals=False, then_draw=True))


def test_a_choice_that_reveals_nothing_although_the_rules_say_yes() -> None:
    assert "a reveals False, not True" in finding(claiming(reveals=True, then_draw=True))


def test_another_seat_is_asked_although_the_rules_say_no() -> None:
    assert "another seat is asked" in finding(claiming(reveals=False, next_seat=1))


def test_what_is_revealed_is_said_of_a_question_to_several_seats() -> None:
    asked = [Decision(seat, "Lay", (choice("a"),), reveals=True) for seat in (0, 1)]
    assert "asked together" in finding(asking(lambda g: tuple(asked)))


# Saving, copying, taking back


@define(kw_only=True)
class Forgetful(HighCard):
    mood: int = field(default=0, metadata={"transient": True})


def forgetful_setup(options: Any, seats: int, chance: Chance) -> Forgetful:
    g = high_card.setup(options, seats, chance)
    return Forgetful(chance=g.chance, swap=g.swap, deck=g.deck, hands=g.hands, won=g.won)


def test_a_state_that_forgets() -> None:
    async def segment(g: Forgetful) -> None:
        g.mood += 1
        await high_card.segment(g)
        g.round += g.mood

    game = broken(setup=forgetful_setup, state=Forgetful, segment=segment)
    assert "another position" in finding(game)


@define(kw_only=True)
class Jumbled(HighCard):
    tracks: dict[str, int] = field(factory=lambda: {"strength": 0, "healing": 1})


def jumbled_setup(options: Any, seats: int, chance: Chance) -> Jumbled:
    g = high_card.setup(options, seats, chance)
    return Jumbled(chance=g.chance, swap=g.swap, deck=g.deck, hands=g.hands, won=g.won)


def test_choices_that_depend_on_the_order_of_keys() -> None:
    async def segment(g: Jumbled) -> None:
        await choose(0, "Which track?", tuple(choice("raise", track) for track in g.tracks))

    game = broken(setup=jumbled_setup, state=Jumbled, segment=segment)
    assert "a restored match asks something else" in finding(game)


def test_a_view_that_depends_on_the_order_of_keys() -> None:
    def view(g: Jumbled, seat: int | None) -> dict[str, Any]:
        return {"seat": seat, "tracks": g.tracks}

    game = broken(setup=jumbled_setup, state=Jumbled, view=view)
    assert "something in another order" in finding(game)


def test_rules_that_remember_outside_the_state() -> None:
    """Copies, undo and replays share the module-level state."""
    rounds: list[int] = []

    async def segment(g: HighCard) -> None:
        await high_card.segment(g)
        rounds.append(g.round)
        g.round = len(rounds)

    assert "another position" in finding(broken(segment=segment))


def test_a_long_match_is_replayed_at_its_end_as_well() -> None:
    async def segment(g: HighCard) -> None:
        await choose(0, "Go on?", (choice("a"),))
        g.round += 1
        if g.round > 1_250:
            g.outcome = Outcome(((0, 1),), (0, 0), "enough")

    match = start_match(broken(segment=segment, facts=lambda g: {}), seed=1)
    while match.pending:
        match.answer(0, choice("a"))
    check_end(match)
    match.chronicle[700] = (high_card.Swapped(seat=0),)
    with pytest.raises(BrokenContractError, match="a replay has different events"):
        check_end(match)


# Bots, and what a game says of itself


@define
class Odd:
    chance: Chance
    reason: str = "It is the first."
    wanted: Choice | None = None
    moody: bool = False

    def choose(self, sight: Sight) -> Choice:
        mood = next(MOODS) if self.moody else 0
        return sight.decision.choices[mood % len(sight.decision.choices)]

    def advise(self, sight: Sight) -> Advice:
        return Advice(self.wanted or sight.decision.choices[0], self.reason)


MOODS = count()


@pytest.mark.parametrize(
    ("fault", "complaint"),
    [
        ({"reason": ""}, "gives no reason for lay card-"),
        ({"reason": "the first of all"}, "a reason that is no sentence: 'the first of all'"),
        ({"reason": "It is  the first."}, "the reason of the bot '.*' has two spaces"),
        ({"wanted": choice("fly")}, "advises fly, which is not offered"),
        ({"moody": True}, "does not repeat itself"),
    ],
)
def test_a_bot_with_a_fault(fault: dict[str, Any], complaint: str) -> None:
    game = broken(bots={"odd": lambda chance: Odd(chance, **fault)})
    with pytest.raises(CheckedPlayError, match=complaint):
        check_bots(game)


@pytest.mark.parametrize(
    ("fact", "complaint"),
    [
        ({"title": "High\nCard"}, "no title"),
        ({"blurb": "Cards"}, "not a sentence"),
        ({"goal": ("", "Most points win.")}, "a line that is none: ''"),
        ({"goal": ("One.", "Two.", "Three.", "Four.")}, "more than three lines"),
        ({"goal": ("w" * 78,)}, "too long: 'www"),
        ({"rules_version": 0}, "no rules version"),
    ],
)
def test_a_game_that_does_not_say_what_it_is(fact: dict[str, Any], complaint: str) -> None:
    with pytest.raises(BrokenContractError, match=complaint):
        check_facts(broken(**fact))


def test_the_whole_contract_in_one_call_finds_a_broken_part() -> None:
    check_game(GAME)
    with pytest.raises(CheckedPlayError, match=r"^tiny --match-seed \d: `describe` has no text"):
        check_game(broken(describe=lambda view, choice: {}[choice]))


def test_a_finding_can_be_played_again() -> None:
    game = broken(describe=lambda view, choice: Description("Lay", "Some card"))
    with pytest.raises(CheckedPlayError) as found:
        play_checked(start_match(game, seed=4, seats=2), Chance(4), check_interval=1)
    text = found.value.text()
    assert '"seed":"4"' in text
    assert "read the same" in text
    assert text.endswith("again: python -m engine.fuzz tiny --match-seed 4 --check 1")


def test_ideas_that_differ_from_what_is_offered_are_found() -> None:
    def too_many(view: Any, decision: Decision) -> tuple[Choice, ...]:
        return (*decision.choices, choice("cheat"))

    def too_few(view: Any, decision: Decision) -> tuple[Choice, ...]:
        return (*decision.choices[1:], decision.choices[1])

    assert "include what is not offered: ['cheat']" in finding(broken(ideas=too_many))
    assert "lack what is offered" in finding(broken(ideas=too_few))
