"""The base of greedy bots, with the tiny game."""

from __future__ import annotations

from attrs import define

from engine.bots.greedy import NO_OTHER_CHOICE, GreedyBot
from engine.core.bot import Sight
from engine.core.chance import Chance
from engine.core.choice import Choice
from tests.engine.bots.sights import sight_of


@define
class HighestBot(GreedyBot):
    asked: int = 0

    def decide(self, sight: Sight) -> Choice:
        self.asked += 1
        return max(sight.decision.choices, key=lambda each: each.noun)

    def reason(self, sight: Sight, choice: Choice) -> str:
        return f"{choice.noun} is highest"


def test_an_only_choice_is_taken_without_thinking() -> None:
    bot = HighestBot(Chance(1))
    assert bot.choose(sight_of("a")).noun == "a"
    assert bot.advise(sight_of("a")).reason == NO_OTHER_CHOICE
    assert bot.asked == 0


def test_advice_is_the_choice_with_its_reason() -> None:
    bot = HighestBot(Chance(1))
    advice = bot.advise(sight_of("a", "c", "b"))
    assert advice.choice == bot.choose(sight_of("a", "c", "b"))
    assert (advice.choice.noun, advice.reason) == ("c", "C is highest.")
