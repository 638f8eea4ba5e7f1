"""The round and the phase as text, the possible actions, and a lesson for each phase."""

from __future__ import annotations

from engine.core.text import count, join_with_and
from engine.games.ages.names import short_name
from engine.games.ages.rows.missions import TEAMS
from engine.games.ages.standing import end_reason, victory_text
from engine.games.ages.unit_queries import acting_team_seat, acting_unit, seat_text
from engine.games.ages.view_types import UnitView, View
from engine.games.ages.words import is_opening

_ORDER = (
    "free actions", "fire", "move", "opportunity fire", "melee", "adventure", "reinforcement",
)  # fmt: skip
_HINTS = {
    "free actions": "Give cards to allies in the same space, heal, pick up what lies there.",
    "fire": "Each may shoot once. A unit that shoots does not move in this turn.",
    "move": "Each may walk as many points as its Speed. Entering a space with an enemy ends it.",
    "opportunity fire": "The other team may shoot at units that moved, in spaces they entered.",
    "melee": "Where both teams stand in one space, each may strike; the highest Wits go first.",
    "adventure": "Face the encounter (?) or guardian (!) in your space, for cards and more.",
    "reinforcement": "Units off the map enter if no enemy who is still to enter has more Respect.",
    "setup": "The first cards and encounters are dealt.",
}
_SHOOTING = "Your units may shoot at enemies that moved, in the spaces that these entered."
"""The text about opportunity fire for the team that may fire."""
_SHORT_PHASES = {
    "free actions": "Free",
    "opportunity fire": "Opp. fire",
    "reinforcement": "Reinforce",
}
"""The long names of phases, for a line that is full."""
_SHORT_HINTS = {
    "free actions": "Give or pick up cards, heal.",
    "fire": "Who shoots does not move.",
    "move": "Walk as many points as Speed.",
    "opportunity fire": "Shots at units that moved.",
    "melee": "Strikes where both teams stand.",
    "adventure": "Face the ? or ! in your space.",
    "reinforcement": "With enough Respect units enter.",
}
"""The actions of a phase on one line of a narrow panel."""
_ASKED = {
    "draw": "Draw treasure cards as a reward; an Elite card takes two draws.",
    "discard": "Nobody carries more than four cards.",
    "dome": (
        "A unit comes into an empty dome of the colour that was drawn, or into any empty one if "
        "there is none of that colour."
    ),
    "armor": "Armour counts once it is revealed, at once and from then on.",
    "put encounter": "Encounters are put face down, in turn, until there is no place left.",
    "plant flag": "Flags are planted in turn, at least 6 spaces from each other.",
    "enter": "The characters enter the map before the first round.",
    "enter at": "The characters enter the map before the first round.",
    "hide": "Cloaks and the like count once they are revealed, before the shot is drawn.",
    "step in": "A bodyguard or a Shield Thrall may take the hit in the target's place.",
    "dying": "A Last Stand keeps a unit alive that would be killed in melee.",
    "melee start": "Before anybody strikes, debts are called in and hunters unleashed.",
    "bring": "Henchmen in the space that their master leaves may go along.",
    "receive": "A new card may be destroyed when it is received, a badge only then.",
    "shed": "A badge may be taken off after an enemy has wounded its owner.",
    "parting": "A Parting Gift is played before an adventure sends its owner away.",
    "friendly fire": "A shot that missed continues to an ally of the shooter.",
}
_DOING = {
    "free use": "acts freely",
    "weapon": "takes a weapon",
    "target": "shoots",
    "aim": "shoots at what moved",
    "aim space": "shoots at what moved",
    "strike": "strikes",
    "site": "faces an adventure",
    "guardian paid": "pays the guardian",
    "draw": "draws treasure",
    "discard": "has too many cards",
    "pay": "pays cards",
    "show": "shows a card",
    "steal": "loses a card",
    "raise": "levels up",
    "hide": "is shot at",
    "step in": "is hit",
    "dying": "would be killed",
    "bring": "is moved",
    "receive": "has new cards",
    "shed": "was wounded",
    "parting": "is sent away",
    "teach": "teaches",
    "dome": "comes into a dome",
    "enter at": "enters",
    "dismiss": "is dismissed",
    "banish": "is banished",
}


_OF_THE_TARGET = ("hide", "step in", "dying", "shed")
"""Steps whose texts are about the target of an attack."""


def phase_text(view: View) -> str:
    """The phase: "Move"."""
    return "The end" if view.step == "score" else view.phase.capitalize()


def phase_hint(view: View) -> str:
    """The possible actions of the phase, in one sentence; after the end, the result."""
    if view.outcome is not None:
        return f"{victory_text(view)}. {end_reason(view)}."
    is_shooting = view.phase == "opportunity fire" and view.team == 1 - view.turn
    return _ASKED.get(view.step) or (_SHOOTING if is_shooting else _HINTS.get(view.phase, ""))


def phase_hints(view: View) -> list[str]:
    """The possible actions of the phase in one sentence and more briefly; none if unknown."""
    if view.outcome is not None:
        return [phase_hint(view), f"{victory_text(view)}."]
    short = "" if view.step in _ASKED else _SHORT_HINTS.get(view.phase, "")
    return [text for text in (phase_hint(view), short) if text]


def next_phases(view: View) -> str:
    """The phases that follow in this turn: "then Melee, Adventure, Reinforcement"."""
    return next(iter(next_phases_texts(view)), "")


def next_phases_texts(view: View) -> list[str]:
    """The phases that follow in this turn, the longest text first: "then Melee and 2 more"."""
    if view.outcome is not None:
        return []
    later = _ORDER[_ORDER.index(view.phase) + 1 :] if view.phase in _ORDER else ()
    shorter = [
        f"then {', '.join(later[:count])} and {len(later) - count} more"
        for count in range(len(later) - 1, 0, -1)
    ]
    return [f"then {', '.join(later)}", *shorter] if later else []


def turn_text(view: View) -> str:
    """The team and the phase: "White: Move"; "White 2: Move" if one seat of it acts."""
    seat = acting_team_seat(view)
    is_own_turn = seat is not None and view.sides[seat] == view.turn
    mover = seat_text(view, seat) if seat is not None and is_own_turn else TEAMS[view.turn]
    return f"{mover}: {phase_text(view)}"


def turn_texts(view: View) -> list[str]:
    """The team and the phase, the longest text first; the shortest is only the phase."""
    whole, phase = turn_text(view), phase_text(view)
    brief = _SHORT_PHASES.get(view.phase, phase)
    return [whole, f"{whole.removesuffix(phase)}{brief}", brief]


def round_text(view: View) -> str:
    """The round, and when the game can end: "Round 6, end before 7: 1 in 4"."""
    first, last = view.rounds
    if first >= last:
        return f"Round {view.round} of {last}"
    if cards := end_cards_left(view):
        return f"Round {view.round}, {end_chance_text(view.round, cards)}"
    return f"Round {view.round}, may end from {first}"


def end_chance_text(round_number: int, cards: int) -> str:
    """The chance that a round is the last one: "end before 7: 1 in 4", or "the last"."""
    return f"end before {round_number + 1}: 1 in {cards}" if cards > 1 else "the last"


def end_cards_left(view: View) -> int:
    """The number of cards from which the end is drawn before the next round; 0 for no draw (19.1).

    One of them ends the game. Each round that has begun since the first draw has used up one.
    """
    first, last = view.rounds
    return max(1, last - view.round + 1) if first < last and view.round >= first else 0


def short_round_text(view: View) -> str:
    """The round in a few letters, with the chance that it is the last: "R6, end 1 in 4"."""
    cards = end_cards_left(view)
    if not cards:
        return f"Round {view.round}"
    return f"R{view.round}, end 1 in {cards}" if cards > 1 else "Last round"


def round_texts(view: View) -> list[str]:
    """The round and the chance that it is the last, the longest text first."""
    cards = end_cards_left(view)
    briefest = [f"R{view.round} end 1/{cards}"] if cards > 1 else []
    return [round_text(view), short_round_text(view), *briefest]


def doing_text(view: View) -> str:
    """The acting unit's action: "Tomyris walks, 7 points left"; empty if none acts.

    While the target of an attack is asked, it is about the target.
    """
    unit = acting_unit(view)
    if view.step in _OF_THE_TARGET and view.attack is not None:
        unit = view.units[view.attack.target]
    if unit is None:
        return ""
    name = short_name(unit.slug)
    if view.step == "walk":
        points = "point" if view.points == 1 else "points"
        verb = "flies" if unit.flight_card else "walks"
        return f"{name} {verb}: {max(0, view.points)} {points} left"
    return f"{name} {_DOING.get(view.step, 'acts')}"


LAST_ROUND = 3
"""The last round in which phases are explained."""
MAX_WIDTH = 77
"""The greatest width of a line, which then fits 80 columns."""
PHASES = {
    "free actions": "1 of 7, free actions: heal, trade or use cards; often there is nothing to do.",
    "fire": "2 of 7, fire: each may shoot once, and then does not move in this turn.",
    "move": "3 of 7, move: each may walk as far as its Speed; ? and ! are worth a visit.",
    "opportunity fire": "4 of 7, opportunity fire: the other team shoots at those who moved.",
    "melee": "5 of 7, melee: where both teams share a space all strike, best Wits first.",
    "adventure": "6 of 7, adventure: units on ? or ! may face it, for cards and more.",
    "reinforcement": "7 of 7, reinforcement: units enter if no enemy off the map has more Respect.",
}


def lesson(view: View) -> tuple[str, str]:
    if is_opening(view) or view.round > LAST_ROUND or view.phase not in PHASES:
        return "", ""
    first = view.phase == "free actions" and view.round > 1
    text = entered_text(view) if first else PHASES[view.phase]
    return view.phase, f"{passed_text(view)} {text}".strip()


def passed_text(view: View) -> str:
    """The sentence about phases just passed without a question, and why; "" if none surely was."""
    own_units = [each for each in view.units if each.is_on_map and each.team == view.team]
    if view.phase == "reinforcement" and not own_units:
        return "Phases 1 to 6 asked nothing: none of your units is on the map yet."
    if view.phase == "move" and view.team == view.turn and not _can_anybody_shoot(view, own_units):
        return "Fire was passed: nobody can shoot yet."
    return ""


def _can_anybody_shoot(view: View, own_units: list[UnitView]) -> bool:
    """Are units of both teams outside domes, in which nobody shoots or is shot at (9.1)?"""
    enemies = [each for each in view.units if each.is_on_map and each.team != view.team]
    return all(
        any(view.map.spaces[each.space].terrain != "dome" for each in units)
        for units in (own_units, enemies)
    )


def entered_text(view: View) -> str:
    """The sentence about who is on the map so far, because the first round asks hardly anybody."""
    teams = [
        (TEAMS[team], [each for each in view.units if each.is_on_map and each.team == team])
        for team in (view.turn, 1 - view.turn)
    ]
    (_, own_units), (_, enemies) = teams
    parts = [_places_text(view, own_units), _places_text(view, enemies)]
    enemies_text = "; the enemy " if len(enemies) == 1 else "; the enemies "
    is_after_entry = view.round == 2 and view.mission_row.entry == "reinforce"
    start = "Round 1 was the entry. On the map:" if is_after_entry else "On the map now:"
    text = f"{start} {enemies_text.join(filter(None, parts))}."
    if own_units and len(text) <= MAX_WIDTH:
        return text
    units_text = join_with_and(f"{count(len(units), 'unit')} of {name}" for name, units in teams)
    return f"{start} {units_text}."


def _places_text(view: View, units: list[UnitView]) -> str:
    """Units with their spaces: "Tomyris (H40), Hanno (A3)"."""
    return ", ".join(f"{short_name(each.slug)} ({view.map.names[each.space]})" for each in units)
