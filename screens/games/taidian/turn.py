"""The line of the turn: a headline, what is possible, and the buttons."""

from __future__ import annotations

from typing import Literal

from engine.core.text import capital
from engine.games.taidian.card_types import BURNS
from engine.games.taidian.card_values import (
    attack_in_hand,
    laid_attack,
    supply_from_structures,
    supply_in_hand,
)
from engine.games.taidian.cards import CARDS
from engine.games.taidian.names import short_name
from engine.games.taidian.standing import alarms, standings
from engine.games.taidian.view_types import FightView, View
from screens.games.taidian.market import common_discount
from screens.games.taidian.pen import Pen
from tui.widgets.area import Area
from tui.widgets.pen import Run, total_width


def headline(pen: Pen) -> tuple[str, int | None]:
    """The current action in a few words, and the seat whose colour they are painted in."""
    view = pen.view
    if view.outcome is not None:
        return f"{pen.glyphs.star} {victory(pen)}", view.outcome.winners[0]
    if view.window is not None and view.fight is not None:
        return _attack(pen, view.fight), view.fight.attacker
    seat = view.active
    if view.step == "truce":
        verb = "offer" if seat == view.seat else "offers"
        return f"{_name(pen, seat)} {verb} {pen.seat_name(view.turn.offer)} a truce", seat
    if view.step == "loot" and view.spoils is not None:
        taker, victim = view.spoils.taker, view.spoils.victim
        return f"{_possessive(pen, taker)} spoils of {pen.seat_name(victim)}", taker
    return f"{_possessive(pen, seat)} {_turn_text(view)}", seat


def _name(pen: Pen, seat: int) -> str:
    return capital(pen.seat_name(seat))


def _possessive(pen: Pen, seat: int) -> str:
    return "Your" if seat == pen.view.seat else f"{short_name(pen.view.fighters[seat])}'s"


def _turn_text(view: View) -> str:
    kinds = {"upgrade": "upgrading turn", "attack": "attacking turn", "": "turn"}
    return "Poison" if view.window else kinds[view.turn.kind]


NAMED = 2
"""The most fighters in a draw who are named in the headline; more names would be cut."""


def victory(pen: Pen) -> str:
    """The result for the viewer, or, for a spectator, the winner."""
    view, outcome = pen.view, pen.view.outcome
    assert outcome is not None
    winners = outcome.winners
    draw = outcome.is_draw
    team = f"team {view.fighters[winners[0]].side + 1}"
    if view.seat not in winners:
        names = pen.seat_names(winners) if len(winners) <= NAMED else f"{len(winners)} fighters"
        result = f"{names} draw" if draw else f"{team if view.has_teams else names} wins"
        return capital(result) if view.seat is None else f"You lose: {result}"
    if draw:
        others = len(winners) - 1
        names = pen.seat_names(winners) if len(winners) <= NAMED else f"you and {others} others"
        stands = any(view.fighters[seat].standing for seat in winners)
        return f"A draw: {names} {'hold out' if stands else 'fell together'}"
    return f"You win: {f'{team} is left' if view.has_teams else 'the last one standing'}"


def _attack(pen: Pen, fight: FightView) -> str:
    """The sentence about the attack, Poison or counter-attack being answered, with its fighters."""
    kind = pen.view.window.kind if pen.view.window is not None else "defence"
    if kind == "tick":
        targets = pen.seat_names(_targets(fight, kind))
        return f"{_possessive(pen, fight.attacker)} Poison hurts {targets}"
    if kind == "counter":
        strikers = [stand.seat for stand in fight.stands if stand.counter]
        names = pen.seat_names(strikers)
        plural = len(strikers) > 1 or strikers == [pen.view.seat]
        verb = "strike" if plural else "strikes"
        return f"{capital(names)} {verb} back at {pen.seat_name(fight.attacker)}"
    verb = {"robbery": "rob", "arrival": "poison"}.get(kind, "attack")
    verb += "" if fight.attacker == pen.view.seat else "s"
    return f"{_name(pen, fight.attacker)} {verb} {pen.seat_names(_targets(fight, kind))}"


def _targets(fight: FightView, kind: str) -> list[int]:
    effect = {"robbery": "rob", "arrival": "poison"}.get(kind)
    targets = {
        laid_card.target
        for laid_card in fight.laid_cards
        if effect in (None, CARDS[laid_card.card].effect)
    }
    return [stand.seat for stand in fight.stands if stand.seat in targets]


def meanings(pen: Pen) -> list[str]:
    """The possible actions now, in one line: the longest form first."""
    view, window = pen.view, pen.view.window
    if window is None or view.fight is None:
        return [*_first_lines(pen), _turn_hint(pen)]
    if view.seat in window.asked_seats:
        return _your_window(pen, view.fight)
    verb = "may help" if window.helping else "may answer"
    return [f"{pen.seat_names(window.asked_seats)} {verb}", f"{len(window.asked_seats)} {verb}"]


def _first_lines(pen: Pen) -> list[str]:
    view = pen.view
    if view.step != "choose" or view.seat != view.active or view.round > TOLD_IN_ROUNDS:
        return []
    if not view.has_teams:
        return ["be the last one standing: upgrade or attack?", "be the last one standing"]
    others = sorted({each.side + 1 for each in view.fighters if each.side != pen.own_seat.side})
    team = f"team {others[0]}" if len(others) == 1 else "the other teams"
    return [f"knock {team} out: upgrade or attack?", f"knock {team} out"]


def _turn_hint(pen: Pen) -> str:
    view = pen.view
    if view.outcome is not None:
        return f"in round {view.round}"
    if view.step == "target" and view.turn.undeclared_batch:
        return f"{CARDS[view.turn.undeclared_batch[-1].card].name}: on whom?"
    if view.step == "burn":
        return f"{BURNS - view.turn.burned_count} to burn at most"
    return STEP_HINT.get(view.step, "")


STEP_HINT = {
    "choose": "upgrade or attack?",
    "structure": "Fire Bomb: which structure?",
    "keep": "keep one, the other goes back",
    "power up": "raise a track",
}


TOLD_IN_ROUNDS = 2
"""The number of rounds in which the table explains the aim of the game."""
NOTHING = "nothing gets through"


def _your_window(pen: Pen, fight: FightView) -> list[str]:
    window = pen.view.window
    assert window is not None
    helping = "help: " if window.helping else ""
    if window.kind == "robbery":
        return [f"{helping}a Shotgun stops the Robbers"]
    if window.kind == "arrival":
        return [f"{helping}an Antidote ends the Poison"]
    if window.kind == "counter":
        damage = fight.counter_damage
        loses = f"{pen.seat_name(fight.attacker)} would lose {damage}"
        return [f"{loses}; Shields stop it", loses] if damage > 0 else [NOTHING]
    if window.helping:
        return ["you may help"]
    stand = fight.stand_of(pen.own_seat.seat)
    if stand is not None and not stand.attack:
        return ["no damage, but you may strike back", "no damage"]
    damage = pen.view.loss_by_passing
    return [f"you would lose {damage}" if damage > 0 else NOTHING]


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
