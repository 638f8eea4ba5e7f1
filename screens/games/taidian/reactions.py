"""The use of an answer in a reaction window: what it could prevent, and whom it concerns."""

from __future__ import annotations

from engine.games.taidian.cards import CARDS
from engine.games.taidian.view_types import View


def occasion(view: View) -> str:
    """The occasion that a player may pass for in advance.

    It is the current strike, or all events that concern only others.
    """
    fight, turn = view.fight, view.turn
    if fight is None or view.seat not in (fight.attacker, *(each.seat for each in fight.stands)):
        return "others"
    return f"{view.round}:{view.active}:{turn.batches}:{fight.attacker}"


def can_prevent_something(view: View) -> bool:
    fight, window = view.fight, view.window
    if fight is None or window is None or window.kind in ("robbery", "arrival"):
        return True
    if window.kind == "counter":
        return fight.counter_damage > 0
    own_stand = fight.stand_of(view.seat) if view.seat is not None and not window.helping else None
    stands = fight.stands if own_stand is None else (own_stand,)
    return any(stand.coming_loss > 0 for stand in stands)


def has_no_useful_answer(view: View) -> bool:
    """Is an attacker asked for Shields with nothing to block? No other card helps (8.7)."""
    fight, window = view.fight, view.window
    if fight is None or window is None or window.kind != "counter":
        return False
    return not fight.counter_damage


def has_no_useful_card(view: View) -> bool:
    """Could the viewer play only Shields for the safe and Medics for the unhurt (8.6)?"""
    fight, window = view.fight, view.window
    if fight is None or window is None or window.kind != "defence" or view.seat is None:
        return False
    if any(stand.coming_damage for stand in fight.stands):
        return False
    rows = [CARDS[slug] for slug in view.own_fighter.hand]
    playable = [
        row
        for row in rows
        if window.kind in (row.aid_windows if window.helping else row.defence_windows)
    ]
    healthy = all(
        view.fighters[each.seat].health >= view.fighters[each.seat].cap for each in fight.stands
    )
    return all(row.block or (row.heal and healthy) for row in playable)


def concerns_only_others(view: View) -> bool:
    """Could the viewer only help fighters of other sides?"""
    fight, window = view.fight, view.window
    if fight is None or window is None or view.seat is None or not window.helping:
        return False
    is_counter = window.kind == "counter"
    seats = [fight.attacker] if is_counter else [stand.seat for stand in fight.stands]
    return all(view.fighters[seat].side != view.own_fighter.side for seat in seats)


def is_out(view: View) -> bool:
    """Has the viewer's fighter fallen? Only standing fighters take spoils (14.4)."""
    return view.seat is not None and not view.own_fighter.standing
