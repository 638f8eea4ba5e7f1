"""The bots that pick at random, always or now and then."""

from __future__ import annotations

from collections import Counter

from attrs import evolve

from engine.bots import RandomBot, make_bot
from engine.core.bot import Advice, Sight
from engine.core.chance import Chance
from engine.core.choice import Choice
from tests.engine.bots.sights import sight_of
from tests.sample_games import high_card


def test_the_random_bot_takes_every_choice_about_as_often() -> None:
    bot, sight = RandomBot(Chance(1)), sight_of("a", "b", "c")
    counts = Counter(bot.choose(sight).noun for _ in range(3_000))
    assert set(counts) == {"a", "b", "c"}
    assert sum((n - 1_000) ** 2 / 1_000 for n in counts.values()) < 13.8


def test_the_random_bot_admits_that_it_does_not_think() -> None:
    bot = RandomBot(Chance(1))
    assert "at random from 3 legal choices" in bot.advise(sight_of("a", "b", "c")).reason
    only = bot.advise(sight_of("a"))
    assert only.choice.noun == "a"
    assert "only legal choice" in only.reason


def test_the_modest_bot_plays_like_the_usual_one_and_slips_now_and_then() -> None:
    class First:
        def __init__(self, chance: Chance) -> None:
            """Ignore the chance: this bot draws no lots."""

        def choose(self, sight: Sight) -> Choice:
            return sight.decision.choices[0]

        def advise(self, sight: Sight) -> Advice:
            return Advice(self.choose(sight), "It is the first.")

    game = evolve(high_card.GAME, bots={"other": RandomBot, "usual": First})
    bot, sight = make_bot(game, "modest", Chance(1)), sight_of("a", "b", "c", "d")
    counts = Counter(bot.choose(sight).noun for _ in range(1_200))
    assert 800 < counts["a"] < 1_000, "two of three, and a quarter of the others"
    assert all(50 < counts[noun] < 150 for noun in "bcd")
    assert {bot.advise(sight).choice.noun for _ in range(50)} == {"a"}, "a hint does not slip"
