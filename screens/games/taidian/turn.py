"""The line above the middle of the table: the current action, and the buttons that answer it."""

from __future__ import annotations

from typing import Literal

from engine.games.taidian.card_values import (
    attack_in_hand,
    laid_attack,
    supply_from_structures,
    supply_in_hand,
)
from engine.games.taidian.standing import alarms, standings
from screens.games.taidian.headline import headline, meanings
from screens.games.taidian.market import common_discount
from screens.games.taidian.pen import Pen
from tui.widgets.area import Area
from tui.widgets.pen import Run, total_width

BARREL = "burn-barrel"
ROOMY = 100
"""The width from which buttons spell out their sums."""


def paint_turn(pen: Pen, line: Area) -> None:
    room = line.width - _paint_buttons(pen, line)
    text, seat = headline(pen)
    style = pen.ink("background", on="accent", bold=True) if seat is None else pen.plate_style(seat)
    mark = "" if pen.view.outcome is not None else f"{pen.glyphs.cursor} "
    x = pen.runs(line.x, line.y, [(f" {mark}{text} ", style)], room)
    end = line.x + room
    for runs_of in (_money, _alarm, _meaning, _storm, _standing):
        runs = runs_of(pen, end - x)
        if x + total_width(runs) <= end:
            x = pen.runs(x, line.y, runs, end - x)


def _alarm(pen: Pen, room: int) -> list[Run]:
    """The fighters about to fall, and the side that would win by it, as long as fits."""
    texts = [text for text in alarms(pen.view) if len(text) + 1 < room]
    return [(f" {texts[0]} ", pen.ink("warn", bold=True))] if texts else []


def _standing(pen: Pen, room: int) -> list[Run]:
    """The viewer's rank among the others, in the longest form that fits."""
    texts = [text for text in standings(pen.view) if len(text) + 1 < room]
    return [(f"  {texts[0]}", pen.ink("muted"))] if texts else []


def _money(pen: Pen, room: int) -> list[Run]:
    turn = pen.view.turn
    if turn.kind != "upgrade" or pen.view.outcome is not None:
        return []
    text = f" {pen.sign('money')}{turn.money} to spend"
    runs: list[Run] = [(text, pen.ink("gold", bold=bool(turn.money)))]
    if common_discount(pen.view.market) and pen.view.seat == pen.view.active:
        runs.append((", the first buy costs 1 less ", pen.ink("good")))
    return runs


def _meaning(pen: Pen, room: int) -> list[Run]:
    """The explanation of the moment, in the longest form that fits."""
    texts = [text for text in meanings(pen) if text and len(text) < room]
    return [(f" {texts[0]}", pen.ink("text"))] if texts else []


def _storm(pen: Pen, room: int) -> list[Run]:
    """A warning late in the game, when every turn hurts all fighters."""
    view = pen.view
    rages = view.storm and view.round > view.storm and view.outcome is None
    return [(" Storm!", pen.ink("warn", bold=True))] if rages else []


def _paint_buttons(pen: Pen, line: Area) -> int:
    """Paint the other choices as buttons from the right, and return their width."""
    buttons = [(place, label) for place, label in _labels(pen) if place in pen.offer.places]
    return pen.buttons(line, reversed(buttons))


def _labels(pen: Pen) -> list[tuple[str, str]]:
    view = pen.view
    return [
        ("turn:upgrade", f"Upgrade{_supply(pen, 'money')}{_supply(pen, 'energy')}"),
        ("turn:attack", f"Attack{_attack_in_hand(pen)}"),
        ("accept", "Accept"),
        ("decline", "Decline"),
        (f"structure:{view.seat}:{BARREL}", "Burn-Barrel"),
        ("hand", "Play all"),
        ("strike", f"Strike{_attack_text(pen)}"),
        ("end", "End turn"),
        ("enough", "Enough"),
        ("pass", f"Pass{_price_of_passing(pen)}"),
    ]


def _supply(pen: Pen, kind: Literal["money", "energy"]) -> str:
    """The money or energy of an upgrading turn: " $4", or " $3 (2 + Vault 1)"."""
    if pen.view.seat is None:
        return ""
    hand, bonus = supply_in_hand(pen.view, kind), supply_from_structures(pen.view, kind)
    giver = {"money": "Vault", "energy": "Generator"}[kind]
    parts = f" ({hand} + {giver} {bonus})" if bonus and pen.canvas.width >= ROOMY else ""
    return f" {pen.sign(kind)}{hand + bonus}{parts}" if hand + bonus else ""


def _attack_in_hand(pen: Pen) -> str:
    """The attack of all cards in the hand: " † 25"."""
    if pen.view.seat is None:
        return ""
    total = attack_in_hand(pen.view)
    return f" {pen.sign('attack')}{total}" if total else ""


def _attack_text(pen: Pen) -> str:
    total = laid_attack(pen.view)
    return f" {pen.sign('attack')}{total}" if total else ""


def _price_of_passing(pen: Pen) -> str:
    fight, window = pen.view.fight, pen.view.window
    if fight is None or window is None or window.helping or window.kind in ("robbery", "arrival"):
        return ""
    return f", lose {pen.view.loss_by_passing}" if pen.view.loss_by_passing > 0 else ""
