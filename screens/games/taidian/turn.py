"""The line above the middle of the table: what is going on, and the buttons that answer it."""

from __future__ import annotations

from engine.games.taidian.cards import CARDS
from screens.area import Area
from screens.games.taidian.moment import asked_words, headline, stand_of
from screens.games.taidian.pen import Pen
from screens.pen import Run

BARREL = "burn-barrel"


def paint_turn(pen: Pen, line: Area) -> None:
    """Headline at the left, buttons at the right, between them what it means."""
    room = line.width - _buttons(pen, line)
    words, seat = headline(pen)
    style = pen.ink("background", on="accent", bold=True) if seat is None else pen.plate(seat)
    mark = "" if pen.view.outcome is not None else f"{pen.glyphs.cursor} "
    runs: list[Run] = [(f" {mark}{words} ", style)]
    runs += _money(pen)
    meaning = asked_words(pen)
    if meaning:
        runs.append((f" {meaning}", pen.ink("text")))
    pen.runs(line.x, line.y, runs, room)


def _money(pen: Pen) -> list[Run]:
    """The budget of an upgrading turn, and a word about the storm."""
    view = pen.view
    runs: list[Run] = []
    if view.turn.kind == "upgrade" and view.outcome is None:
        words = f" {pen.sign('money')}{view.turn.money} to spend"
        runs.append((words, pen.ink("gold", bold=bool(view.turn.money))))
    if view.storm and view.round > view.storm and view.outcome is None:
        runs.append((" Storm!", pen.ink("warn", bold=True)))
    return runs


def _buttons(pen: Pen, line: Area) -> int:
    """What is offered beside cards and fighters, set from the right; returns the cells taken."""
    right = line.right
    offered = [each for each in _labels(pen) if each[0] in pen.offer.places]
    for place, words in reversed(offered):
        width = len(words) + 4
        pen.button(place, words, Area(right - width, line.y, width, 1))
        right -= width + 1
    return line.right - right


def _labels(pen: Pen) -> list[tuple[str, str]]:
    """All buttons there are, with their words at this moment."""
    view = pen.view
    return [
        ("turn:upgrade", f"Upgrade{_in_hand(pen, 'money')}{_in_hand(pen, 'energy')}"),
        ("turn:attack", f"Attack{_in_hand(pen, 'attack')}"),
        ("accept", "Accept"),
        ("decline", "Decline"),
        (f"structure:{view.seat}:{BARREL}", "Burn-Barrel"),
        ("hand", "Play all"),
        ("strike", f"Strike{_laid(pen)}"),
        ("end", "End turn"),
        ("enough", "Enough"),
        ("pass", f"Pass{_price_of_passing(pen)}"),
    ]


def _in_hand(pen: Pen, kind: str) -> str:
    """What the hand holds of something: " $4"."""
    total = sum(pen.worth(slug) for slug in pen.own.hand if getattr(CARDS[slug], kind))
    return f" {pen.sign(kind)}{total}" if total else ""


def _laid(pen: Pen) -> str:
    """The attack of the batch before it is declared."""
    total = sum(laid.value for laid in pen.view.turn.laying if CARDS[laid.card].attack)
    return f" {pen.sign('attack')}{total}" if total else ""


def _price_of_passing(pen: Pen) -> str:
    """The health that passing would cost the viewer."""
    fight, window = pen.view.fight, pen.view.window
    if fight is None or window is None or window.helping:
        return ""
    if window.kind == "counter":
        damage = fight.counter - fight.shields
    else:
        stand = stand_of(fight, pen.own.seat)
        damage = max(0, stand.attack - stand.block) - stand.heal if stand else 0
    return f", lose {damage}" if damage > 0 else ""
