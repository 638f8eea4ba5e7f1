"""Taking a hit in melee for its target: the Shield Thrall and the Bodyguard (RULES.md 14.11)."""

from __future__ import annotations

from engine.core.choice import legal
from engine.core.flow import choose
from engine.games.ages.attacks.reactions import Guard, StepIn, might_step_in, step_in_ideas
from engine.games.ages.cards.events import Guarded, SteppedIn
from engine.games.ages.cards.rules import discard_card, reveal_card
from engine.games.ages.names import short_name
from engine.games.ages.state import AgesState
from engine.games.ages.unit_state import Attack
from engine.games.ages.units import profile_of, reaction_prompt


def next_to_step_in(g: AgesState, attack: Attack) -> int | None:
    """The seat that is asked next whether somebody steps in."""
    if attack.kind != "melee":
        return None
    able = (u for u in g.units if u.owner not in attack.asked_seats and might_step_in(g, u))
    return min((unit.owner for unit in able), default=None)


async def try_avert_hit(g: AgesState, attack: Attack) -> bool:
    """Ask the next seat who takes the hit; True if the hit then damages nobody (14.11).

    A Shield Thrall becomes the target; a Bodyguard is used up.
    """
    target, seat = g.units[attack.target], next_to_step_in(g, attack)
    assert seat is not None
    prompt = reaction_prompt(
        f"{profile_of(target).name} is hit: who takes it instead?",
        f"{short_name(target.slug)} is hit: who takes it instead?",
        f"{short_name(target.slug)} is hit: who steps in?",
    )
    answer = await choose(seat, prompt, legal(step_in_ideas(g, seat)), "14.11")
    if answer.verb == Guard.verb_of_all:
        guard = Guard.of(answer)
        owner = g.unit_of(guard.unit)
        reveal_card(g, owner, guard.card, "played")
        g.emit(Guarded, unit=target.slug, owner=owner.slug)
        discard_card(g, owner, guard.card, "used up", face_up=True)
        return True
    attack.asked_seats += (seat,)
    if answer.verb == StepIn.verb_of_all:
        helper = StepIn.of(answer, table=g).unit
        g.emit(SteppedIn, unit=helper, target=target.slug)
        attack.target, attack.asked_seats = g.number(helper), tuple(range(len(g.sides)))
    return False
