"""Tables of Taidian in the middle of a fight, set by hand, for the painters' tests."""

from __future__ import annotations

from typing import Any

from attrs import evolve

from engine.games.taidian.card_types import WindowKind
from engine.games.taidian.view_types import (
    FightView,
    LaidView,
    ReplyView,
    StandView,
    View,
    WindowView,
)
from tests.screens.games.taidian.tables import at_step, with_fighter

NAMES = ("vane", "novak", "calder", "okafor")
PUNCH = LaidView("punch", target=1, structure="", value=20, fate="hit")
KICK = LaidView("kick", target=1, structure="", value=15, fate="hit")
SHIELD = ReplyView(seat=1, card="shield", target=1, value=10, counter=0)
BACK = ReplyView(seat=1, card="kick", target=1, value=5, counter=5)


def a_table(seat: int | None = 1) -> View:
    """Four fighters on their own, of whom Vane, at seat 0, is the one to move."""
    view = at_step("choose", "four").view(seat)
    for place, name in enumerate(NAMES):
        facts: dict[str, Any] = {"character": name, "name": name.title(), "health": 100, "cap": 150}
        view = with_fighter(view, place, standing=True, fall_order=0, truces=(), **facts)
    return evolve(
        view, active=0, turn=evolve(view.turn, kind="attack", batches=1, undeclared_batch=())
    )


def a_fight(view: View, **facts: Any) -> View:
    """Vane strikes Novak with Punch and Kick for 35."""
    known: dict[str, Any] = {
        "attacker": 0,
        "is_tick": False,
        "laid_cards": (PUNCH, KICK),
        "replies": (),
        "stands": (
            StandView(1, attack=35, block=0, heal=0, counter=0, health_lost=0, has_fallen=False),
        ),
        "counter": 0,
        "shields": 0,
        "attacker_health_lost": 0,
        "has_attacker_fallen": False,
        "is_over": False,
    }
    return evolve(view, fight=FightView(**{**known, **facts}), step="window")


def window(view: View, kind: WindowKind, *asked: int, helping: bool = False) -> View:
    return evolve(view, window=WindowView(kind, helping, asked))
