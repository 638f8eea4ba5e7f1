"""The subject of the middle of the table, and the seat that must answer."""

from __future__ import annotations

from engine.games.taidian.view_types import View

FIGHT, LAYING, UPGRADE, QUIET = "fight", "laying", "upgrade", "quiet"
WON, POWER, BOMB, KEEP, LOOT = "won", "power", "bomb", "keep", "loot"


def subject_of(view: View) -> str:
    """The subject of the middle of the table, as one of the names above."""
    if view.outcome is not None:
        return WON
    special = {"power up": POWER, "keep": KEEP, "loot": LOOT}.get(view.step)
    if special:
        return special
    if view.step == "structure":
        return BOMB
    if view.window is not None:
        return FIGHT
    if view.turn.undeclared_batch:
        return LAYING
    if is_fresh(view):
        return FIGHT
    if view.turn.kind == "attack":
        return LAYING
    return UPGRADE if view.turn.kind == "upgrade" else QUIET


def is_fresh(view: View) -> bool:
    """Was the last fight in the current turn, with nothing else done since?"""
    fight, turn = view.fight, view.turn
    if fight is None or turn.kind == "upgrade":
        return False
    if fight.is_tick:
        return turn.kind == "" and fight.attacker == view.active
    return turn.batches > 0


def decider(view: View) -> int | None:
    """The seat that must answer; None if several or no seats are asked."""
    if view.outcome is not None or view.window is not None:
        return None
    if view.step == "truce":
        return view.turn.offer
    if view.step == "loot" and view.spoils is not None:
        return view.spoils.taker
    return view.active
