"""Bots at a table. The match continues even if a bot is slow, wrong or broken."""

from __future__ import annotations

import logging
from typing import Any

from attrs import frozen

from engine.bots import RandomBot, bot_names, make_bot
from engine.core.bot import Advice, Bot, Sight
from engine.core.chance import Chance, Seed
from engine.core.choice import Choice
from engine.core.game import Game
from saves.record import Player

_log = logging.getLogger(__name__)

_ADVISER = "greedy"


@frozen
class BotPlayer:
    """A bot at a seat, and the replacement for decisions that it cannot handle."""

    name: str
    bot: Bot
    substitute: RandomBot

    def choose(self, sight: Sight) -> Choice:
        """The bot's choice; if it fails, any legal one."""
        try:
            choice = self.bot.choose(sight)
        except Exception:  # whatever a bot does, the players continue
            _log.exception("the bot %s failed; it answers at random this once", self.name)
            return self.substitute.choose(sight)
        if choice not in sight.decision.choices:
            _log.error("the bot %s chose %r, which is not offered", self.name, choice)
            return self.substitute.choose(sight)
        return choice

    def advise(self, sight: Sight) -> Advice:
        """The bot's advice; if it fails, any legal choice."""
        try:
            advice = self.bot.advise(sight)
        except Exception:  # a failing hint must not end the match either
            _log.exception("the bot %s failed to advise", self.name)
            return self.substitute.advise(sight)
        return advice if advice.choice in sight.decision.choices else self.substitute.advise(sight)


def bot_player(game: Game[Any, Any], name: str, *seeds: Seed) -> BotPlayer:
    bot = make_bot(game, name, Chance("bot", *seeds))
    return BotPlayer(name, bot, RandomBot(Chance("substitute", *seeds)))


def seat_bots(
    game: Game[Any, Any], players: tuple[Player, ...], *, seed: Seed, answers: int
) -> dict[int, BotPlayer]:
    return {
        seat: bot_player(game, player.kind, seed, answers, seat)
        for seat, player in enumerate(players)
        if not player.is_human
    }


def best_bot(game: Game[Any, Any]) -> str:
    """The bot that gives hints and stands in for people: the game's best one."""
    return _ADVISER if _ADVISER in bot_names(game) else "random"


def hint_bot(game: Game[Any, Any], *seeds: Seed) -> BotPlayer:
    return bot_player(game, best_bot(game), "hint", *seeds)
