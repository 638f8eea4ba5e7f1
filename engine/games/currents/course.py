"""The course of the game in words: the turn, its step, and what the company that is asked does."""

from __future__ import annotations

from engine.games.currents.cards import TURNS
from engine.games.currents.headquarters.divisions import Develop
from engine.games.currents.names import company_name, level_name, project_name
from engine.games.currents.projects.claims import Claim
from engine.games.currents.table_action import begun
from engine.games.currents.technology.advances import Advance
from engine.games.currents.view_types import View

STEP_TEXTS: dict[str, tuple[str, str, str]] = {
    "draft": ("Draft", "Draft", "is asked"),
    "phase": ("auction", "new luminaries", "is asked"),
    "nominate": ("auction", "auction", "nominates"),
    "open": ("auction", "auction", "opens the bidding"),
    "bid": ("auction", "auction", "is to bid"),
    "leftovers": ("auction", "unsold luminaries", "is asked"),
    "event": ("event", "event", "is asked"),
    "prices": ("event", "event", "is asked"),
    "event bid": ("event", "event auction", "is to bid"),
    "prize": ("event", "event prize", "has won the event"),
    "fire": ("event", "laboratory fire", "loses a luminary for the turn"),
    "automata": ("automata", "automata", "is asked"),
    "act": ("actions", "actions", "acts"),
    "claimant": ("actions", "actions", "claims {}"),
    "team": ("actions", "actions", "advances to {}"),
    "nudge": ("actions", "actions", "has an AC patent"),
    "speak": ("actions", "actions", "begins propaganda"),
    "sway": ("actions", "actions", "sways the public"),
    "card": ("actions", "actions", "takes a propaganda card"),
    "sway again": ("actions", "actions", "uses a propaganda card"),
    "staff": ("actions", "actions", "develops {}"),
    "effect": ("actions", "actions", "uses a new HQ card"),
    "call": ("actions", "actions", "visits the market"),
    "trade": ("actions", "actions", "trades at the market"),
    "bookkeeping": ("bookkeeping", "bookkeeping", "is asked"),
    "ledger": ("bookkeeping", "share trading", "may trade"),
    "end turn": ("bookkeeping", "end of turn", "is asked"),
    "score": ("Final scoring", "the end", "is asked"),
}
"""For each step of the sequence of play: the part of the turn, the step, and what the company that
is asked does, with the object of an action in progress."""


def turn_text(view: View) -> str:
    """The turn: "Turn 3 of 6"."""
    return f"Turn {view.turn} of {TURNS}"


def step_text(view: View) -> str:
    """The step of the turn: "actions"."""
    return STEP_TEXTS[view.step][1]


def doing_text(view: View) -> str:
    """The company that is asked, and its decision: "Tesla claims Albany III"; "" if none is."""
    if not view.asked_company:
        return ""
    text = STEP_TEXTS[view.step][2].format(_object_text(view))
    return f"{company_name(view.asked_company)} {text}"


def _object_text(view: View) -> str:
    """The project, the level or the HQ card of the action in progress."""
    match view.begun_action.verb:
        case "claim":
            return project_name(begun(view, Claim).project)
        case "advance":
            action = begun(view, Advance)
            return level_name(f"{action.track} {action.level}")
        case "develop":
            return begun(view, Develop).row.name
    return ""
