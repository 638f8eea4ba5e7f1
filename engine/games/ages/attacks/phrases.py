"""The chances of an attack as text: to hit, to wound, to kill, and the mean damage."""

from __future__ import annotations

from typing import Protocol

from engine.core.text import join_with_and, percent


class Odds(Protocol):
    """The chances of an attack: of one, or the mean of several that are possible."""

    @property
    def hit_chance(self) -> float:
        """The chance to hit."""

    @property
    def wound_chance(self) -> float:
        """The chance to hit and to cost the target at least 1 Health."""

    @property
    def damage(self) -> float:
        """The mean damage, misses included."""

    @property
    def kill_chance(self) -> float:
        """The chance to hit and to cost the target its whole Health."""


def odds_sentence(odds: Odds) -> str:
    """The chances of an attack in a sentence.

    "hits 55%, wounds 41% and kills 8% of the time, for 1.1 damage on average"
    """
    chances = join_with_and([_hit_text(odds), *_wounds(odds)])
    return f"{chances} of the time, for {odds.damage:.1f} damage on average"


def attack_odds_text(odds: Odds) -> str:
    """The chances of an attack as a list: "hits 55%, wounds 41%, kills 8%, 1.1 damage"."""
    return f"{chances_text(odds)}, {odds.damage:.1f} damage"


def chances_text(odds: Odds) -> str:
    """The chances of an attack without its damage: "hits 55%, wounds 41%, kills 8%"."""
    return f"{_hit_text(odds)}, {wounds_text(odds)}"


def wounds_text(odds: Odds) -> str:
    """The chances to cost any Health, and all of it if that is possible: "wounds 41%, kills 8%"."""
    return ", ".join(_wounds(odds))


def _hit_text(odds: Odds) -> str:
    return f"hits {percent(odds.hit_chance)}"


def _wounds(odds: Odds) -> list[str]:
    kills = [f"kills {_chance_text(odds.kill_chance)}"] if odds.kill_chance else []
    return [f"wounds {_chance_text(odds.wound_chance)}", *kills]


def _chance_text(chance: float) -> str:
    """A chance in percent; one that is not zero is not called so."""
    return "under 1%" if 0 < chance < LEAST_PERCENT else percent(chance)


LEAST_PERCENT = 0.005
"""The least chance that is rounded to 1%."""
