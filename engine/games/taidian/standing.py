"""The state of the match, in sentences for the board: who stands best, and who is about to fall."""

from __future__ import annotations

from engine.core.text import capital
from engine.games.taidian.card_values import shelter_of, whole_attack
from engine.games.taidian.names import name_for_viewer, names_for_viewer, short_name, short_ordinal
from engine.games.taidian.view_types import View

DANGER = 30
"""A fighter with this health or less may fall to one good attack."""


def alarms(view: View) -> list[str]:
    """The fighters about to fall, and the side that would win by it, longest form first."""
    if view.outcome is not None:
        return []
    falling, near_seats = _falling_seats(view), _rivals_in_reach(view)
    if falling:
        return _fall_lines(view, falling, "would fall")
    if near_seats:
        return _fall_lines(view, near_seats, "may fall")
    weak = [f.seat for f in view.fighters if f.standing and f.health <= DANGER]
    if not weak:
        return []
    are = "is" if len(weak) == 1 and weak != [view.seat] else "are"
    return [
        f"{capital(names_for_viewer(view, weak))} {are} low on health",
        f"{len(weak)} low on health",
    ]


def _fall_lines(view: View, seats: list[int], verb: str) -> list[str]:
    """The fighters who fall, and the winner if only one side is left."""
    names = capital(names_for_viewer(view, seats))
    sides_left = {f.side for f in view.fighters if f.standing and f.seat not in seats}
    if len(sides_left) == 1:
        return [f"{names} {verb}: then {_side(view, sides_left.pop())} won", f"{names} {verb}!"]
    return [f"{names} {verb}!", f"{len(seats)} {verb}!"]


def _rivals_in_reach(view: View) -> list[int]:
    """The strongest rival whom the viewer's whole attack this turn would knock out, if any."""
    if view.seat is None or view.seat != view.active or view.turn.kind == "upgrade" or view.window:
        return []
    power = whole_attack(view)
    weak = [f for f in view.rivals if f.health + shelter_of(view, f.seat) <= power]
    return [max(weak, key=lambda each: each.health).seat] if weak else []


def _falling_seats(view: View) -> list[int]:
    """The seats that the current fight would knock out by its sums so far."""
    fight, window = view.fight, view.window
    if fight is None or window is None:
        return []
    seats = [
        stand.seat
        for stand in fight.stands
        if stand.coming_loss >= view.fighters[stand.seat].health
    ]
    if fight.counter_damage and fight.counter_damage >= view.fighters[fight.attacker].health:
        seats.append(fight.attacker)
    return seats


def _side(view: View, side: int) -> str:
    """A side that wins, with its verb: "team 2 has", "Novak has", "you have"."""
    if view.has_teams:
        return f"team {side + 1} has"
    (seat,) = (each.seat for each in view.fighters if each.side == side)
    return f"{name_for_viewer(view, seat)} {'have' if seat == view.seat else 'has'}"


def standings(view: View) -> list[str]:
    """The rank of the viewer, or the teams, by health: the longest form first."""
    standing = [each for each in view.fighters if each.standing]
    if view.outcome is not None or not standing:
        return []
    if view.has_teams:
        sides = sorted({each.side for each in standing})
        sums = {side: sum(e.health for e in standing if e.side == side) for side in sides}
        text = ", ".join(f"team {side + 1}: {health}" for side, health in sums.items())
        return [f"health of {text}", text]
    count = f"{len(standing)} stand"
    if len({each.health for each in standing}) == 1 and len(standing) > 1:
        return [f"{count}, all with {standing[0].health} health", count]
    if view.seat is None or not view.own_fighter.standing:
        best = max(standing, key=lambda each: each.health)
        return [f"{count}, {short_name(best)} has most health", count]
    stronger_count = sum(each.health > view.own_fighter.health for each in standing)
    place = f"you are {short_ordinal(stronger_count + 1)} by health"
    return [f"{count}, {place}", f"{short_ordinal(stronger_count + 1)} of {len(standing)}"]
