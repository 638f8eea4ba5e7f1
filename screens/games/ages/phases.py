"""Round and phase in words, and what can be done in it."""

from __future__ import annotations

from engine.games.ages.missions import TEAMS
from engine.games.ages.view_types import View
from screens.games.ages.signs import short_name
from screens.games.ages.ways import acting_unit

_PHASE = {
    "round": "New round",
    "free": "Free actions",
    "free use": "Free actions",
    "share": "Free actions",
    "fire": "Fire",
    "weapon": "Fire",
    "target": "Fire",
    "move": "Move",
    "ride": "Move",
    "walk": "Move",
    "opfire": "Opportunity fire",
    "aim": "Opportunity fire",
    "melee": "Melee",
    "strike": "Melee",
    "adventure": "Adventure",
    "site": "Adventure",
    "draw": "Treasure",
    "reinforce": "Reinforcement",
    "end turn": "End of the turn",
    "score": "The end",
}
_ORDER = (
    "Free actions", "Fire", "Move", "Opportunity fire", "Melee", "Adventure", "Reinforcement",
)  # fmt: skip
_HINTS = {
    "Free actions": "Give cards to friends in the same space, heal, pick up what lies there.",
    "Fire": "Each may shoot once. Who shoots does not move in this turn.",
    "Move": "Each may walk as many points as its Speed. To enter a space with an enemy ends it.",
    "Opportunity fire": "The other team may shoot at those who moved, where they came past.",
    "Melee": "Where both teams stand in one space, each may strike; the highest Wits go first.",
    "Adventure": "Face the encounter (?) or the guardian (o) of your space: cards, achievements.",
    "Treasure": "Draw treasure cards as a reward; an Elite card takes two draws.",
    "Reinforcement": "Who is off the map enters, if its Respect reaches that of the enemies there.",
    "End of the turn": "The other team is next.",
    "New round": "White is first, then Black.",
    "The end": "The achievements are counted.",
}
_DOING = {
    "free use": "acts freely",
    "share": "picks up cards",
    "weapon": "takes a weapon",
    "target": "shoots",
    "ride": "sets out",
    "aim": "shoots at what moved",
    "strike": "strikes",
    "site": "faces what is there",
    "draw": "draws treasure",
}


def phase_words(view: View) -> str:
    """The phase: "Move"."""
    return _PHASE.get(view.step, view.step.capitalize())


def phase_hint(view: View) -> str:
    """What can be done in the phase, in one sentence."""
    return _HINTS.get(phase_words(view), "")


def next_phases(view: View) -> str:
    """The phases that follow in this turn: "then Melee, Adventure, Reinforcement"."""
    now = phase_words(view)
    later = _ORDER[_ORDER.index(now) + 1 :] if now in _ORDER else ()
    return f"then {', '.join(later)}" if later else ""


def turn_words(view: View) -> str:
    """Whose turn, and the phase: "White: Move"."""
    return f"{TEAMS[view.turn]}: {phase_words(view)}"


def round_words(view: View) -> str:
    """The round, and when the game can end, in short: "Round 4, may end from 6"."""
    first, last = view.rounds
    if first >= last:
        return f"Round {view.round} of {last}"
    if view.round >= first:
        return f"Round {view.round}, may end now, at last {last}"
    return f"Round {view.round}, may end from {first}"


def doing_words(view: View) -> str:
    """What the acting unit does: "Tomyris walks, 7 points left"; empty if none acts."""
    unit = acting_unit(view)
    if unit is None:
        return ""
    name = short_name(unit.slug)
    if view.step == "walk":
        points = "point" if view.points == 1 else "points"
        return f"{name} walks: {view.points} {points} left"
    return f"{name} {_DOING.get(view.step, 'acts')}"
