"""The commands `games` and `rules`."""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from typing import Any

import attrs

from engine import bots
from engine.core import registry
from engine.core.errors import WardenclyffeError
from engine.core.game import Game
from engine.core.options import typed_value
from engine.plugins.problems import plugin_problems


class NoRulesError(WardenclyffeError):
    """The game has no rulebook."""


def list_games(args: Namespace) -> int:
    shelf = [registry.find(slug) for slug in registry.slugs()]
    if args.json:
        report = {"games": [_json_row(game) for game in shelf], "problems": plugin_problems()}
        print(json.dumps(report))
        return 0
    for game in shelf:
        print(f"{game.slug}: {game.title}, for {game.players_text}")
        print(f"  {game.blurb}")
        print(f"  bots: {', '.join(bots.bot_names(game))}")
        for option in attrs.fields(game.options):
            values = map(typed_value, option.metadata["values"] or ("on", "off"))
            words, setting = option.metadata, f"--set {option.name}={'|'.join(values)}"
            print(f"  {words['label']} ({setting}): {words['help']}")
    for problem in plugin_problems():
        print(f"{args.prog}: {problem}", file=sys.stderr)
    return 0


def _json_row(game: Game[Any, Any]) -> dict[str, Any]:
    return {
        "game": game.slug,
        "title": game.title,
        "blurb": game.blurb,
        "seats": list(game.seat_counts),
        "rules_version": game.rules_version,
        "bots": bots.bot_names(game),
        "options": [_plain_option(option) for option in attrs.fields(game.options)],
    }


def _plain_option(option: attrs.Attribute[Any]) -> dict[str, Any]:
    return {
        "name": option.name,
        "label": option.metadata["label"],
        "help": option.metadata["help"],
        "default": option.default,
        "values": list(option.metadata["values"]) or [True, False],
    }


def print_rules(args: Namespace) -> int:
    game = registry.find(args.game)
    if game.rules is None:
        raise NoRulesError(f"{game.title} has no written rules")
    print(game.rules.read_text("utf-8"), end="")
    return 0
