"""The purpose of a visit, from the command given to `ssh`."""

from __future__ import annotations

import re
from typing import Literal, TypeAlias

from attrs import frozen

from engine.core.errors import WardenclyffeError

Purpose: TypeAlias = Literal["lobby", "table", "watch", "turns", "record"]

CODE = re.compile(r"[0-9BCDFGHJ-NP-TV-Z]{4,8}\Z")
"""Codes have no vowels, so that no word is mistaken for one."""
LIKE_A_CODE = re.compile(r"[0-9A-Z]{4,8}\Z")
USAGE = (
    "This is a board game server; it runs these commands only:\n"
    "  ssh -t HOST             the lobby\n"
    "  ssh -t HOST CODE        go to a table\n"
    "  ssh -t HOST watch CODE  watch a table\n"
    "  ssh HOST turns          list your turns, and seats reserved for you\n"
    "  ssh HOST record CODE    print the record of your finished match"
)


class BadCommandError(WardenclyffeError):
    """The server does not know the command."""


@frozen
class Command:
    """The purpose of a visit; `code` names a table."""

    purpose: Purpose = "lobby"
    code: str = ""


def parse_command(command: str) -> Command:
    """The meaning of a command, which is never run; raises BadCommandError with the usage."""
    words = command.upper().split()
    match words:
        case []:
            return Command()
        case ["TURNS"]:
            return Command("turns")
        case ["WATCH", code] if CODE.match(code):
            return Command("watch", code)
        case ["RECORD", code] if CODE.match(code):
            return Command("record", code)
        case [code] if CODE.match(code):
            return Command("table", code)
        case [word] if LIKE_A_CODE.match(word):
            raise BadCommandError(f"{USAGE}\nNo table has the code {word}: codes have no vowels.")
    raise BadCommandError(USAGE)
