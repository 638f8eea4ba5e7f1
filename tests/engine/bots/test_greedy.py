"""The base of greedy bots, with the tiny game."""

from __future__ import annotations

from attrs import define

from engine.bots.greedy import NO_OTHER_CHOICE, GreedyBot
from engine.core.bot import Sight
from engine.core.chance import Chance
from engine.core.choice import Choice, Decision, choice
from engine.core.match import start_match
from tests.sample_games import high_card


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
    match = start_match(high_card.GAME, seed=1)
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
    assert (advice.choice.noun, advice.reason) == ("c", "C is highest.")
