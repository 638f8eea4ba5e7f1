"""The headline of the table: the current action, with an explanation of what is possible."""

from __future__ import annotations

from engine.core.text import capital
from engine.games.taidian.card_types import BURNS
from engine.games.taidian.cards import CARDS
from engine.games.taidian.names import short_name
from engine.games.taidian.view_types import FightView, View
from screens.games.taidian.pen import Pen


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
