"""The current action at the table as text: the turn, the targets, the possible answers."""

from __future__ import annotations

from engine.games.taidian.card_types import BURNS
from engine.games.taidian.card_values import laid_values, shelter_of
from engine.games.taidian.cards import CARDS
from engine.games.taidian.view_types import FightView, View
from screens.games.taidian.pen import Pen
from screens.games.taidian.signs import short_name, short_ordinal

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
    if view.turn.laying:
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


def occasion(view: View) -> str:
    """The occasion that a player may pass for in advance.

    It is the current strike, or all events that concern only others.
    """
    fight, turn = view.fight, view.turn
    if fight is None or view.seat not in (fight.attacker, *(each.seat for each in fight.stands)):
        return "others"
    return f"{view.round}:{view.active}:{turn.batches}:{fight.attacker}"


def can_prevent_something(view: View) -> bool:
    """Could an answer still prevent something?"""
    fight, window = view.fight, view.window
    if fight is None or window is None or window.kind in ("robbery", "arrival"):
        return True
    if window.kind == "counter":
        return fight.counter > fight.shields
    own = fight.stand_of(view.seat) if view.seat is not None and not window.helping else None
    stands = fight.stands if own is None else (own,)
    return any(stand.coming > stand.heal for stand in stands)


def has_no_useful_answer(view: View) -> bool:
    """Is an attacker asked for Shields with nothing to block? No other card helps (8.7)."""
    fight, window = view.fight, view.window
    if fight is None or window is None or window.kind != "counter":
        return False
    return fight.counter <= fight.shields


def has_no_useful_card(view: View) -> bool:
    """Could the viewer play only Shields for the safe and Medics for the unhurt (8.6)?"""
    fight, window = view.fight, view.window
    if fight is None or window is None or window.kind != "defence" or view.seat is None:
        return False
    if any(stand.coming for stand in fight.stands):
        return False
    rows = [CARDS[slug] for slug in view.own_fighter.hand]
    playable = [row for row in rows if window.kind in (row.aid if window.helping else row.own)]
    healthy = all(
        view.fighters[each.seat].health >= view.fighters[each.seat].cap for each in fight.stands
    )
    return all(row.block or (row.heal and healthy) for row in playable)


def concerns_only_others(view: View) -> bool:
    """Could the viewer only help fighters of other sides?"""
    fight, window = view.fight, view.window
    if fight is None or window is None or view.seat is None or not window.helping:
        return False
    struck = window.kind == "counter"
    seats = [fight.attacker] if struck else [stand.seat for stand in fight.stands]
    return all(view.fighters[seat].side != view.own_fighter.side for seat in seats)


def is_out(view: View) -> bool:
    """Has the viewer's fighter fallen? Only standing fighters take spoils (14.4)."""
    return view.seat is not None and not view.own_fighter.standing


# The headline


def headline(pen: Pen) -> tuple[str, int | None]:
    """The current action in a few words, and the seat whose colour they are painted in."""
    view = pen.view
    if view.outcome is not None:
        return f"{pen.glyphs.star} {victory(pen)}", view.outcome.winners[0]
    if view.window is not None and view.fight is not None:
        return _attack(pen, view.fight), view.fight.attacker
    seat = view.active
    if view.step == "truce":
        return (
            f"{_name(pen, seat)} {_offer_verb(pen)} {pen.seat_name(view.turn.offer)} a truce",
            seat,
        )
    if view.step == "loot" and view.spoils is not None:
        taker, victim = view.spoils.taker, view.spoils.victim
        return f"{_possessive(pen, taker)} spoils of {pen.seat_name(victim)}", taker
    return f"{_possessive(pen, seat)} {_turn_text(view)}", seat


def _offer_verb(pen: Pen) -> str:
    return "offer" if pen.view.active == pen.view.seat else "offers"


def _name(pen: Pen, seat: int) -> str:
    """A fighter at the beginning of a sentence."""
    return sentence(pen.seat_name(seat))


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
    draw = not any(view.fighters[seat].standing for seat in winners)
    team = f"team {view.fighters[winners[0]].side + 1}"
    if view.seat not in winners:
        names = pen.seat_names(winners) if len(winners) <= NAMED else f"{len(winners)} fighters"
        result = f"{names} draw" if draw else f"{team if view.has_teams else names} wins"
        return sentence(result) if view.seat is None else f"You lose: {result}"
    if draw:
        others = len(winners) - 1
        names = pen.seat_names(winners) if len(winners) <= NAMED else f"you and {others} others"
        return f"A draw: {names} fell together"
    return f"You win: {f'{team} is left' if view.has_teams else 'the last one standing'}"


def sentence(words: str) -> str:
    """The words with a capital letter at the beginning."""
    return f"{words[0].upper()}{words[1:]}"


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
        return f"{sentence(names)} {verb} back at {pen.seat_name(fight.attacker)}"
    verb = {"robbery": "rob", "arrival": "poison"}.get(kind, "attack")
    verb += "" if fight.attacker == pen.view.seat else "s"
    return f"{_name(pen, fight.attacker)} {verb} {pen.seat_names(_targets(fight, kind))}"


def _targets(fight: FightView, kind: str) -> list[int]:
    """The targets that a moment of the fight is about."""
    effect = {"robbery": "rob", "arrival": "poison"}.get(kind)
    meant = {laid.target for laid in fight.laid if effect in (None, CARDS[laid.card].effect)}
    return [stand.seat for stand in fight.stands if stand.seat in meant]


# The leaders

DANGER = 30
"""A fighter with this health or less may fall to one good attack."""


def alarms(pen: Pen) -> list[str]:
    """The fighters about to fall, and the side that would win by it, longest form first."""
    view = pen.view
    if view.outcome is not None:
        return []
    falling, within = _falling_seats(view), _rivals_in_reach(view)
    if falling:
        return _fall_lines(pen, falling, "would fall")
    if within:
        return _fall_lines(pen, within, "may fall")
    weak = [f.seat for f in view.fighters if f.standing and f.health <= DANGER]
    if not weak:
        return []
    are = "is" if len(weak) == 1 and weak != [view.seat] else "are"
    return [f"{sentence(pen.seat_names(weak))} {are} low on health", f"{len(weak)} low on health"]


def _fall_lines(pen: Pen, seats: list[int], verb: str) -> list[str]:
    """The fighters who fall, and the winner if only one side is left."""
    names = sentence(pen.seat_names(seats))
    left = {f.side for f in pen.view.fighters if f.standing and f.seat not in seats}
    if len(left) == 1:
        return [f"{names} {verb}: then {_side(pen, left.pop())} won", f"{names} {verb}!"]
    return [f"{names} {verb}!", f"{len(seats)} {verb}!"]


def _rivals_in_reach(view: View) -> list[int]:
    """The strongest rival whom the viewer's whole attack this turn would knock out, if any."""
    if view.seat is None or view.seat != view.active or view.turn.kind == "upgrade" or view.window:
        return []
    cards = [slug for slug in view.own_fighter.hand if CARDS[slug].attack]
    laid = sum(each.value for each in view.turn.laying if CARDS[each.card].attack)
    power = laid + sum(laid_values(view, cards))
    rivals = (f for f in view.fighters if f.standing and f.side != view.own_fighter.side)
    weak = [f for f in rivals if f.health + shelter_of(view, f) <= power]
    return [max(weak, key=lambda each: each.health).seat] if weak else []


def _falling_seats(view: View) -> list[int]:
    """The seats that the current fight would knock out by its sums so far."""
    fight, window = view.fight, view.window
    if fight is None or window is None:
        return []
    seats = [
        stand.seat
        for stand in fight.stands
        if stand.coming - stand.heal >= view.fighters[stand.seat].health
    ]
    back = max(0, fight.counter - fight.shields)
    if back and back >= view.fighters[fight.attacker].health:
        seats.append(fight.attacker)
    return seats


def _side(pen: Pen, side: int) -> str:
    """A side that wins, with its verb: "team 2 has", "Novak has", "you have"."""
    if pen.view.has_teams:
        return f"team {side + 1} has"
    (seat,) = (each.seat for each in pen.view.fighters if each.side == side)
    return "you have" if seat == pen.view.seat else f"{pen.seat_name(seat)} has"


def standings(pen: Pen) -> list[str]:
    """The rank of the viewer, or the teams, by health: the longest form first."""
    view = pen.view
    standing = [each for each in view.fighters if each.standing]
    if view.outcome is not None or not standing:
        return []
    if view.has_teams:
        sides = sorted({each.side for each in standing})
        sums = {side: sum(e.health for e in standing if e.side == side) for side in sides}
        text = ", ".join(f"team {side + 1}: {health}" for side, health in sums.items())
        return [f"health of {text}", text]
    ahead = sum(each.health > pen.own_seat.health for each in standing)
    count = f"{len(standing)} stand"
    if len({each.health for each in standing}) == 1 and len(standing) > 1:
        return [f"{count}, all with {standing[0].health} health", count]
    if view.seat is None or not pen.own_seat.standing:
        best = max(standing, key=lambda each: each.health)
        return [f"{count}, {short_name(best)} has most health", count]
    place = f"you are {short_ordinal(ahead + 1)} by health"
    return [f"{count}, {place}", f"{short_ordinal(ahead + 1)} of {len(standing)}"]


# Explanations


def meanings(pen: Pen) -> list[str]:
    """The possible actions now, in one line: the longest form first."""
    view, window = pen.view, pen.view.window
    if window is None or view.fight is None:
        return [*_first_lines(pen), _turn_hint(pen)]
    if view.seat in window.asked:
        return _your_window(pen, view.fight)
    verb = "may help" if window.helping else "may answer"
    return [f"{pen.seat_names(window.asked)} {verb}", f"{len(window.asked)} {verb}"]


def _first_lines(pen: Pen) -> list[str]:
    """The aim of the game, for a beginner in the first rounds."""
    view = pen.view
    if view.step != "choose" or view.seat != view.active or view.round > TOLD_IN_ROUNDS:
        return []
    if not view.has_teams:
        return ["be the last one standing: upgrade or attack?", "be the last one standing"]
    others = sorted({each.side + 1 for each in view.fighters if each.side != pen.own_seat.side})
    team = f"team {others[0]}" if len(others) == 1 else "the other teams"
    return [f"knock {team} out: upgrade or attack?", f"knock {team} out"]


def _turn_hint(pen: Pen) -> str:
    """The pending decision of the turn."""
    view = pen.view
    if view.outcome is not None:
        return f"in round {view.round}"
    if view.step == "target" and view.turn.laying:
        return f"{CARDS[view.turn.laying[-1].card].name}: on whom?"
    if view.step == "burn":
        return f"{BURNS - view.turn.burned} to burn at most"
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
    """The threat to the viewer, or to a fighter that the viewer could help."""
    window = pen.view.window
    assert window is not None
    helping = "help: " if window.helping else ""
    if window.kind == "robbery":
        return [f"{helping}a Shotgun stops the Robbers"]
    if window.kind == "arrival":
        return [f"{helping}an Antidote ends the Poison"]
    if window.kind == "counter":
        damage = fight.counter - fight.shields
        loses = f"{pen.seat_name(fight.attacker)} would lose {damage}"
        return [f"{loses}; Shields stop it", loses] if damage > 0 else [NOTHING]
    if window.helping:
        return ["you may help"]
    stand = fight.stand_of(pen.own_seat.seat)
    if stand is not None and not stand.attack:
        return ["no damage, but you may strike back", "no damage"]
    damage = stand.coming - stand.heal if stand else 0
    return [f"you would lose {damage}" if damage > 0 else NOTHING]
