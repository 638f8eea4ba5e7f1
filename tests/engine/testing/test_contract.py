"""The checks find violations: each of these games is broken in one way."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from typing import Any

import pytest
from attrs import define, evolve, field, frozen

from engine.core.bot import Advice, Sight
from engine.core.chance import Chance
from engine.core.choice import Choice, Decision, Description, Refusal, choice
from engine.core.event import Event
from engine.core.flow import choose, choose_together
from engine.core.game import Game
from engine.core.match import start_match
from engine.core.state import Outcome
from engine.core.subsets import Subsets
from engine.testing import BrokenContractError, FindingError, check_game
from engine.testing.checked_play import (
    check_bots,
    check_every_secret_is_shuffled,
    check_shuffle,
    play_checked,
)
from engine.testing.contract import check_end, check_facts
from tests.sample_games import high_card
from tests.sample_games.high_card import GAME, HighCard, View

Broken = Game[Any, Any]


def broken(**changes: Any) -> Broken:
    return evolve(GAME, **changes)


def finding(game: Broken) -> str:
    """What random play over a few seeds finds."""
    for seed in range(5):
        match = start_match(game, seed=seed, seats=3)
        try:
            play_checked(match, Chance(seed), every=1)
        except FindingError as found:
            return str(found.__cause__)
    return "nothing"


def asking(decisions: Callable[[HighCard], tuple[Decision, ...]]) -> Broken:
    """A game that asks only this, for ever."""

    async def segment(g: HighCard) -> None:
        await choose_together(*decisions(g))

    return broken(segment=segment)


def test_the_tiny_game_is_sound() -> None:
    assert finding(GAME) == "nothing"


def test_a_long_list_that_makes_the_same_choice_twice() -> None:
    """The match itself does not read such a list, whose choices are made one by one."""
    choices = Subsets("take", ("x", "y"), ((0,), (1,), (0,)))
    game = asking(lambda g: (Decision(0, "Lay a card", choices),))
    assert "offered twice" in finding(game)


@pytest.mark.parametrize(
    ("prompt", "complaint"),
    [("lay a card", "begins with a small letter"), ("Lay a card!.", "two punctuation marks")],
)
def test_a_prompt_with_a_slip(prompt: str, complaint: str) -> None:
    assert complaint in finding(asking(lambda g: (Decision(0, prompt, (choice("a"),)),)))


def test_no_prompt() -> None:
    assert "without a prompt" in finding(asking(lambda g: (Decision(0, " ", (choice("a"),)),)))


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


# Seats with the same view


def open_view(g: HighCard, seat: int | None) -> View:
    """A view without secrets."""
    return evolve(high_card.view(g, 0), seat=seat)


def silent(g: HighCard, seat: int | None, chance: Chance) -> None:
    """A `shuffle_unseen` that rearranges nothing."""


def test_seats_that_do_not_see_the_same_although_the_game_says_so() -> None:
    game = broken(see_the_same=lambda view, one, other: True)
    assert "do not have the same view" in finding(game)


def test_eyes_that_are_the_same_for_one_seat_alone() -> None:
    game = broken(see_the_same=lambda view, one, other: view.seat == 0)
    assert "depends on whose view it is" in finding(game)


def test_eyes_that_are_the_same_in_a_view_without_a_seat() -> None:
    """Without such a field the check could not tell the eyes apart, and would fail obscurely."""

    @frozen
    class SeatlessView:
        deck_count: int
        outcome: Outcome | None

    game = broken(
        see_the_same=lambda view, one, other: True,
        view=lambda g, seat: SeatlessView(len(g.deck), g.outcome),
        shuffle_unseen=silent,
    )
    assert "the view needs a field `seat`" in finding(game)


def test_eyes_that_are_the_same_and_hear_other_events() -> None:
    game = broken(see_the_same=lambda view, one, other: True, view=open_view, shuffle_unseen=silent)
    assert "do not hear of the same events" in finding(game)


# Saving, copying, taking back


@define(kw_only=True)
class Forgetful(HighCard):
    """A state with a field that is not saved although the rules need it."""

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
    """A state with a dict whose keys are not in alphabetical order."""

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


# Words


def test_choices_that_read_the_same() -> None:
    def describe(view: View, choice: Choice) -> Description:
        return Description("Lay a card", "Some card")

    assert "read the same" in finding(broken(describe=describe))


def test_a_choice_without_words() -> None:
    def describe(view: View, choice: Choice) -> Description:
        return Description("", choice.noun)

    assert "has no group" in finding(broken(describe=describe))


def test_a_description_with_a_slip() -> None:
    def describe(view: View, choice: Choice) -> Description:
        return Description("Lay a card", choice.noun, "Price +0 to 51")

    assert "has a change of nothing: 'Price +0 to 51'" in finding(broken(describe=describe))


def test_a_refusal_with_a_slip() -> None:
    def why_not(view: View, decision: Decision) -> tuple[Refusal, ...]:
        return (Refusal(choice("fly"), "it has no wings ,", "1.1"),)

    assert "the reason against fly has a space before" in finding(broken(why_not=why_not))


def test_a_log_line_that_begins_with_a_small_letter() -> None:
    assert "begins with a small letter" in finding(broken(tell=lambda event, seat: "a card"))


def test_a_refusal_of_what_is_offered() -> None:
    def why_not(view: View, decision: Decision) -> tuple[Refusal, ...]:
        return (Refusal(decision.choices[0], "Because.", "1.1"),)

    assert "is offered and refused" in finding(broken(why_not=why_not))


def test_a_refusal_without_a_reason() -> None:
    def why_not(view: View, decision: Decision) -> tuple[Refusal, ...]:
        return (Refusal(choice("fly"), "", "1.1"),)

    assert "refused without a reason" in finding(broken(why_not=why_not))


def test_a_log_line_of_two_lines() -> None:
    def tell(event: Event, seat: int | None) -> str:
        return "one\ntwo"

    assert "log line" in finding(broken(tell=tell))


def test_an_event_without_words() -> None:
    def tell(event: Event, seat: int | None) -> str:
        words: dict[str, str] = {}
        return words[type(event).__name__]

    assert "`tell` has no log line for the event Laid: KeyError('Laid')" in finding(
        broken(tell=tell)
    )


def test_a_choice_that_cannot_be_described() -> None:
    def describe(view: View, choice: Choice) -> Description:
        return {"swap": Description("Swap", choice.noun)}[choice.verb]

    assert "`describe` has no text for the choice 'lay card-" in finding(broken(describe=describe))


# Secrets


def test_a_view_that_shows_the_deck() -> None:
    def view(g: HighCard, seat: int | None) -> View:
        return evolve(high_card.view(g, seat), played=(*g.played, *g.deck.cards[:1]))

    assert "the view gives a secret away to seat=0" in finding(broken(view=view))


def test_a_view_that_shows_spectators_a_hand() -> None:
    def view(g: HighCard, seat: int | None) -> View:
        return high_card.view(g, seat or 0)

    assert "the view gives a secret away to seat=None" in finding(broken(view=view))


def test_choices_that_depend_on_the_hands_of_others() -> None:
    def asked(g: HighCard) -> tuple[Decision, ...]:
        best = max(card for cards in g.hands for card in cards)
        return (Decision(0, "Who has it?", (choice("guess", best), choice("pass"))),)

    assert "the question gives a secret away to seat=0" in finding(asking(asked))


def test_a_question_that_only_some_hands_raise() -> None:
    def asked(g: HighCard) -> tuple[Decision, ...]:
        holder = next(seat for seat, cards in enumerate(g.hands) if max(cards) == best_of(g))
        return (Decision(holder, "Show it?", (choice("show"), choice("hide"))),)

    assert "who is asked gives a secret away" in finding(asking(asked))


def best_of(g: HighCard) -> str:
    return max(card for cards in g.hands for card in cards)


def test_a_log_line_that_tells_all_what_one_drew() -> None:
    """The event has no audience, and the segment continues after it."""

    async def segment(g: HighCard) -> None:
        g.emit(high_card.Drew, seat=0, card=g.hands[0].cards[0])
        await high_card.segment(g)

    assert "log lines give a secret away to seat=1" in finding(broken(segment=segment))


def test_a_shuffle_that_loses_cards() -> None:
    def shuffle_unseen(g: HighCard, seat: int | None, chance: Chance) -> None:
        high_card.shuffle_unseen(g, seat, chance)
        g.deck.cards.pop()

    assert "by shuffling" in finding(broken(shuffle_unseen=shuffle_unseen))


def test_a_segment_that_goes_on_after_turning_up_a_card() -> None:
    async def segment(g: HighCard) -> None:
        if g.round > 3:
            g.outcome = Outcome(((0, 1, 2),), tuple(g.won), "enough")
            return
        await choose(0, "Draw?", (choice("draw"),))
        card = g.deck.draw(g.chance)
        assert card is not None
        g.deck.bury([card])
        await choose(0, "Keep it?", (choice("keep", card),))
        g.round += 1

    assert "gives a secret away" in finding(broken(segment=segment))


def test_a_look_at_the_deck_that_can_be_taken_back() -> None:
    """The rules show a card without asking chance to turn it up."""

    async def segment(g: HighCard) -> None:
        if g.round > 3:
            g.outcome = Outcome(((0, 1, 2),), tuple(g.won), "enough")
            return
        await choose(0, "Look?", (choice("look"),))
        g.emit(high_card.Drew, seat=0, card=g.deck.cards[0], audience=(0,))
        g.round += 1
        await choose(0, "Go on?", (choice("go on"),))

    assert "log lines give a secret away to seat=0" in finding(broken(segment=segment))


def test_a_description_that_knows_too_much() -> None:
    """A game cannot do this with a view alone, but it could with a memory of the states."""
    seen: list[str] = []

    def view(g: HighCard, seat: int | None) -> View:
        seen[:] = g.deck.cards
        return high_card.view(g, seat)

    def describe(view: View, given: Choice) -> Description:
        return Description(given.verb, given.noun, consequence=f"next comes {seen[0]}")

    assert "the description of a choice" in finding(broken(view=view, describe=describe))


def test_a_shuffle_that_does_nothing() -> None:
    with pytest.raises(
        BrokenContractError, match=r"never changed anything for the seats \[0, 1, No"
    ):
        check_shuffle(broken(shuffle_unseen=lambda g, seat, chance: None))


def test_a_shuffle_that_forgets_the_hands() -> None:
    """A view that shows every hand would pass, because the hands are the same in both matches."""

    def only_the_deck(g: HighCard, seat: int | None, chance: Chance) -> None:
        g.deck.shuffle_unseen(chance)

    with pytest.raises(BrokenContractError, match="never changed what only seat=0 sees"):
        check_every_secret_is_shuffled(broken(shuffle_unseen=only_the_deck))


# Bots, and what a game says of itself


@define
class Odd:
    """A bot with some fault."""

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
    with pytest.raises(FindingError, match=complaint):
        check_bots(game)


@pytest.mark.parametrize(
    ("fact", "complaint"),
    [
        ({"title": ""}, "no title"),
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
    with pytest.raises(FindingError, match=r"^tiny, game seed \d: `tell` has no log line"):
        check_game(broken(tell=lambda event, seat: {}[event]))


def test_a_finding_can_be_played_again() -> None:
    game = broken(describe=lambda view, choice: Description("Lay", "Some card"))
    with pytest.raises(FindingError) as found:
        play_checked(start_match(game, seed=4, seats=2), Chance(4), every=1)
    text = found.value.text()
    assert '"seed":4' in text
    assert "read the same" in text
    assert text.endswith("again: python -m engine.fuzz tiny --game-seed 4 --check 1")
