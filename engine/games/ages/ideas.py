"""What a seat may think of at each question: what it can do, and what it cannot, with the reason.

Each function works on the state and on a view. The rules offer the legal ideas that it finds on the
state; the refused ones, found on the seat's view, say why not.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from engine.core.choice import Decision, Idea
from engine.games.ages.adventures.rules import adventure_ideas, meeting_ideas
from engine.games.ages.attacks.reactions import (
    armor_ideas,
    friendly_fire_ideas,
    hide_ideas,
    order_ideas,
    step_in_ideas,
)
from engine.games.ages.attacks.rules import LAST_STAND
from engine.games.ages.cards.ideas import (
    discard_ideas,
    draw_ideas,
    later_cards,
    loss_ideas,
    reaction_ideas,
    show_ideas,
)
from engine.games.ages.entering.arrivals import dome_ideas, entry_ideas
from engine.games.ages.experience.rules import raise_ideas, teach_ideas
from engine.games.ages.fire.actions import (
    opfire_ideas,
    shooter_ideas,
    space_ideas,
    target_ideas,
    weapon_ideas,
)
from engine.games.ages.free_actions.rules import actor_ideas, use_ideas
from engine.games.ages.interruptions import PARTING_GIFT
from engine.games.ages.melee.fights import fight_ideas, next_fighter_ideas, strike_ideas, tale_ideas
from engine.games.ages.melee.rules import onset_ideas
from engine.games.ages.moving.walks import move_ideas, out_of_reach, walk_ideas
from engine.games.ages.opening.slots import slot_ideas, turn_ideas
from engine.games.ages.sites.rules import site_ideas
from engine.games.ages.tribute.items import tribute_ideas
from engine.games.ages.view_types import UnitView, View


def _asked_of(view: View) -> UnitView:
    return view.units[view.acting_unit]


def _target_of(view: View) -> UnitView:
    return view.units[view.attack.target if view.attack else view.acting_unit]


STEPS: dict[str, Callable[[View], Iterable[Idea]]] = {
    "reinforce": entry_ideas,
    "dome": dome_ideas,
    "fire": shooter_ideas,
    "weapon": weapon_ideas,
    "target": target_ideas,
    "opfire": opfire_ideas,
    "aim": target_ideas,
    "aim space": space_ideas,
    "hide": hide_ideas,
    "armor": armor_ideas,
    "step in": lambda view: step_in_ideas(view, view.seat),
    "friendly fire": friendly_fire_ideas,
    "order": order_ideas,
    "slot": slot_ideas,
    "rotate": turn_ideas,
    "draw": lambda view: draw_ideas(view, view.reward),
    "discard": lambda view: discard_ideas(view, _asked_of(view), view.new_cards),
    "pay": lambda view: loss_ideas(_asked_of(view), "give-up"),
    "steal": lambda view: loss_ideas(_asked_of(view), "give-up"),
    "show": lambda view: show_ideas(_asked_of(view)),
    "raise": lambda view: raise_ideas(_asked_of(view), ()),
    "teach": lambda view: teach_ideas(view, _asked_of(view)),
    "dying": lambda view: reaction_ideas(_target_of(view), LAST_STAND),
    "parting": lambda view: reaction_ideas(_asked_of(view), PARTING_GIFT),
    "tribute": lambda view: tribute_ideas(view, _asked_of(view)),
    "free": actor_ideas,
    "free use": lambda view: (*use_ideas(view), *later_cards(view)),
    "adventure": adventure_ideas,
    "site": meeting_ideas,
    "deed": site_ideas,
    "melee": fight_ideas,
    "melee start": lambda view: onset_ideas(view, -1 if view.seat is None else view.seat),
    "tale": tale_ideas,
    "next fighter": next_fighter_ideas,
    "strike": strike_ideas,
    "move": move_ideas,
    "walk": lambda view: (*walk_ideas(view), *out_of_reach(view)),
}
"""The functions that list the ideas, by the step of the sequence of play."""


def ideas(view: View, decision: Decision) -> Iterable[Idea]:
    """Everything that the seat may think of at its decision."""
    ideas_at_step = STEPS.get(view.step)
    return ideas_at_step(view) if ideas_at_step and view.seat == decision.seat else ()
