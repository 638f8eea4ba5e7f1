"""The random bot takes every choice about as often, and says that it does not think."""

from __future__ import annotations

from collections import Counter

from engine.bots import RandomBot
from engine.core.chance import Chance
from tests.engine.bots.sights import sight_of


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
