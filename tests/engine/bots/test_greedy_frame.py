"""The frame of greedy bots, and looking one choice ahead, with the tiny game."""

from __future__ import annotations

from attrs import define

from engine.bots.greedy import NO_OTHER_CHOICE, GreedyBot
from engine.bots.look_ahead import views_after
from engine.core.bot import Sight
from engine.core.chance import Chance
from engine.core.choice import Choice, Decision, choice
from engine.core.match import start_match
from tests import tiny


@define
class HighestBot(GreedyBot):
    """Takes the noun that is last in the alphabet."""

    asked: int = 0

    def decide(self, sight: Sight) -> Choice:
        self.asked += 1
        return max(sight.decision.choices, key=lambda each: each.noun)

    def reason(self, sight: Sight, choice: Choice) -> str:
        return f"{choice.noun} is highest"


def sight_of(*nouns: str) -> Sight:
    decision = Decision(0, "Pick", tuple(choice("pick", noun) for noun in nouns))
    match = start_match(tiny.GAME, seed=1)
    return Sight(decision, lambda: match.view(0), lambda chance: match.imagine(0, chance))


def test_an_only_choice_is_taken_without_thinking() -> None:
    bot = HighestBot(Chance(1))
    assert bot.choose(sight_of("a")).noun == "a"
    assert bot.advise(sight_of("a")).reason == NO_OTHER_CHOICE
    assert bot.asked == 0


def test_advice_is_the_choice_with_its_reason() -> None:
    bot = HighestBot(Chance(1))
    advice = bot.advise(sight_of("a", "c", "b"))
    assert advice.choice == bot.choose(sight_of("a", "c", "b"))
    assert (advice.choice.noun, advice.reason) == ("c", "c is highest")


def test_looking_ahead_shows_the_view_after_each_choice_and_changes_nothing() -> None:
    match = start_match(tiny.GAME, seed=1)
    for seat in (0, 1):
        match.answer(seat, match.pending[0].choices[0])
    (swap,) = match.pending
    before, hand = match.digest(), match.view(swap.seat).hand
    views = views_after(match.sight(swap.seat), Chance(2))
    assert match.digest() == before
    assert list(views) == list(swap.choices)
    for given, view in views.items():
        kept = [card for card in hand if card != given.noun]
        assert set(kept) <= set(view.hand)
        assert given.noun not in view.hand
