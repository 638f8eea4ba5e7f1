"""Free actions: what a seat may think of, and what follows (RULES.md 8, 26.6)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.choice import Ban, Choice, Idea, choice, idea, legal
from engine.core.flow import choose
from engine.core.text import join_with_and
from engine.games.ages.cards.effects import (
    Treatment,
    lay_open,
    no_target_text,
    play_cube_or_monument,
    play_ideas,
    ready_ideas,
    treat,
    treatment_ideas,
)
from engine.games.ages.cards.events import CardSeen, CardsPickedUp
from engine.games.ages.cards.held import spare_cards
from engine.games.ages.cards.ideas import Play, unusable_ban
from engine.games.ages.cards.marked import card_of, is_open
from engine.games.ages.cards.rules import (
    check_limit,
    discard_card,
    gain_card,
    give_card,
    reveal_card,
)
from engine.games.ages.challenges.ratings import why_unusable
from engine.games.ages.changed_rules import is_only_badge_left_alone
from engine.games.ages.creatures.hunts import Unleash, hunter_targets
from engine.games.ages.creatures.rules import unleash
from engine.games.ages.done_in_phase import ABILITY, DREADED, mark_of_handling
from engine.games.ages.experience.events import ExperienceOn, ExperienceOver
from engine.games.ages.flags.rules import can_take_flag, take_flag
from engine.games.ages.free_actions.abilities import (
    Gift,
    ability_ideas,
    free_uses,
    gift_ideas,
    satchel_between,
)
from engine.games.ages.moving.walks import DONE
from engine.games.ages.names import card_name
from engine.games.ages.rows.treasures import TREASURES
from engine.games.ages.sites.vault import (
    is_at_own_vault,
    loss_ideas,
    store_in_vault,
    take_out_of_vault,
    vault_ideas,
)
from engine.games.ages.state import AgesState
from engine.games.ages.steps import Step
from engine.games.ages.turns.rules import (
    advance_acting_seat,
    begin_turns,
    note_action,
    pass_on,
    prompt_when_asked_again,
    waiting_seats,
)
from engine.games.ages.unit_state import Unit
from engine.games.ages.units import (
    AnyState,
    AnyUnit,
    ability,
    allies_in,
    bearers,
    is_contested,
    is_immune,
    profile_of,
    units_on_map,
)

FLAG = choice("flag")
PICK_UP, EXPERIENCE, FINISH = choice("pick-up"), choice("experience"), choice("finish")
FINISHED = Ban("this unit has finished for this phase", "8.2")
ENEMY_HERE = Ban("an enemy is in the space", "8.3")
IN_USE = Ban("an experience marker is already in use", "18.1")
AIMED = ("cube", "hunter")
"""The kinds of cards that are played as free actions at a unit in reach."""


# The unit that acts


def actors_of(table: AnyState, team: int) -> list[AnyUnit]:
    """The units of a team that may have free actions: on the map, and then in prison (26.8)."""
    prisoners = [unit for unit in table.units if unit.is_in_prison and unit.team == team]
    return [*units_on_map(table, team), *prisoners]


def can_act(table: AnyState, unit: AnyUnit) -> bool:
    """Can the unit do something, as far as open information tells?"""
    if unit.finished:
        return False
    if unit.is_in_prison:
        return _is_any_legal(ability_ideas(table, unit))
    if is_at_own_vault(table, unit) and table.vaults[unit.team]:
        return True
    if len(unit.cards) and (spare_cards(unit) or not is_only_badge_left_alone(table)):
        return True
    if (unit.experience and not unit.active) or may_pick_up(table, unit):
        return True
    return can_take_flag(table, unit) or _is_any_legal(ability_ideas(table, unit))


def actor_ideas(table: AnyState) -> Iterator[Idea]:
    """The units of the seat that acts, first those that can do more than destroy cards (8.4)."""
    units = [u for u in actors_of(table, table.turn) if u.owner == table.acting_seat]
    others = []
    for unit in units:
        if not unit.finished and _is_any_legal(helpful_ideas(table, unit)):
            yield choice("free", unit.slug)
        elif unit.is_on_map:
            yield idea(choice("free", unit.slug), _no_free_action(table, unit))
            others.append(unit)
    yield from (choice("destroy-with", u.slug) for u in others if _may_destroy(table, u))
    yield DONE


def _is_any_legal(ideas: Iterator[Idea]) -> bool:
    return any(isinstance(each, Choice) for each in ideas)


def _may_destroy(table: AnyState, unit: AnyUnit) -> bool:
    """Is a unit without a helpful free action offered to destroy its cards (8.4)?"""
    if not is_only_badge_left_alone(table):
        return can_act(table, unit)
    return not unit.finished and bool(cards_to_destroy(unit))


def _no_free_action(table: AnyState, unit: AnyUnit) -> Ban:
    """Why a unit has no free action: what it lacks for each; medicine first, if it is wounded."""
    return FINISHED if unit.finished else Ban(lambda: _lacks_text(table, unit), "8.2")


def _lacks_text(table: AnyState, unit: AnyUnit) -> str:
    lacks = ["usable medicine"] if unit.health < unit.max_health else []
    if unit.kind == "character":
        lacks.append(_card_text(table, unit))
        lacks += [_taker_text(table, unit)] if len(unit.cards) else []
        lacks += [] if unit.experience else ["experience marker"]
        lacks += [] if table.cards_lie_in(unit.space) else ["card on the ground"]
    else:
        lacks.append("ability for free actions")
    return f"this unit has {join_with_and(f'no {each}' for each in lacks)}"


def _card_text(table: AnyState, unit: AnyUnit) -> str:
    """The card for a free action that a unit lacks, or the target of those that it has (8.6)."""
    cards = [
        card_name(card)
        for card in dict.fromkeys(unit.known_cards)
        if TREASURES[card].kind in AIMED and not why_unusable(table, unit, TREASURES[card])
    ]
    return f"target for {join_with_and(cards)}" if cards else "card for free actions"


def _taker_text(table: AnyState, unit: AnyUnit) -> str:
    """The ally that a unit with cards lacks; a henchman in its space carries none (8.2)."""
    has_other_allies = any(each.kind != "character" for each in allies_in(table, unit, unit.space))
    return f"{'character' if has_other_allies else 'ally'} in its space to give a card to"


# Its actions


def use_ideas(table: AnyState) -> Iterator[Idea]:
    """What the unit may do now; a prisoner, only an ability made for prison (26.8)."""
    unit = table.units[table.acting_unit]
    yield from helpful_ideas(table, unit)
    if not unit.is_in_prison:
        yield from (choice("destroy", card) for card in cards_to_destroy(unit))
        yield from loss_ideas(table, unit)
    yield FINISH


def helpful_ideas(table: AnyState, unit: AnyUnit) -> Iterator[Idea]:
    """The free actions of the unit now, except destroying cards."""
    if unit.is_in_prison:
        yield from ability_ideas(table, unit)
        return
    if unit.known_cards:
        yield from treatment_ideas(table, unit)
        yield from play_ideas(table, unit)
        yield from hunt_ideas(table, unit)
        yield from ready_ideas(table, unit)
        yield from gift_ideas(table, unit)
    if unit.kind == "character" and table.cards_lie_in(unit.space):
        yield idea(PICK_UP, ENEMY_HERE if is_contested(table, unit) else None)
    if can_take_flag(table, unit):
        yield FLAG
    if unit.experience:
        yield idea(EXPERIENCE, IN_USE if unit.active else None)
    yield from ability_ideas(table, unit)
    yield from vault_ideas(table, unit)


def hunt_ideas(table: AnyState, unit: AnyUnit) -> Iterator[Idea]:
    """The enemies in sight on which the unit may set its hunters (28.3)."""
    for card in dict.fromkeys(unit.known_cards):
        if TREASURES[card].kind == "hunter":
            targets = hunter_targets(table, unit, card)
            yield from (Unleash(card, each.slug).choice for each in targets)
            if not targets:
                no_target = Ban(lambda: no_target_text(table, unit), "28.3")
                yield idea(choice("unleash", card), unusable_ban(table, unit, card) or no_target)


def cards_to_destroy(unit: AnyUnit) -> list[str]:
    """The cards that the unit may destroy: no badges, and none that it handled (8.7, 14.12)."""
    spare = spare_cards(unit)
    return [card for card in spare if mark_of_handling(card) not in unit.phase_actions]


def may_pick_up(table: AnyState, unit: AnyUnit) -> bool:
    """Is the unit a character in a space with cards and no enemy (8.3)?"""
    can_take = unit.kind == "character" and table.cards_lie_in(unit.space)
    return can_take and not is_contested(table, unit)


# The phase

NOTHING_BUT_DESTROYING = "Free actions: only cards to destroy, or Done"
"""The question to a seat whose units have no other free action than to destroy cards."""
NOTHING_TO_DO = "Free actions: nothing is left to do"
"""The question to a seat all of whose cards were moved in this phase (8.7)."""


def begin_free(g: AgesState) -> None:
    """End experience that was switched on, and mend broken weapons (8.1, 20.42)."""
    g.acting_unit = -1
    begin_turns(g, g.team)
    for unit in g.units:
        unit.finished, unit.phase_actions = False, ()
        if unit.team == g.team:
            unit.broken_cards, unit.fired = (), False
            if unit.active:
                unit.active = False
                g.emit(ExperienceOver, unit=unit.slug)
            if is_dreaded(g, unit):
                unit.phase_actions = (DREADED,)
        else:
            unit.slowed = False


def is_dreaded(g: AgesState, unit: Unit) -> bool:
    """Is an enemy Mothlight within 2, which keeps the unit from trading in this phase (20.17)?"""
    if not unit.is_on_map or is_immune(unit):
        return False
    return any(
        unit.space in g.map.aura(other.space, ability(other).dreads_within)
        for other in bearers(g, "dreads_within")
        if other.team != unit.team
    )


async def ask_who_acts_freely(g: AgesState) -> Step:
    """Ask which unit acts, unless none can do anything (7.1)."""
    units = (*g.team_units(g.team), *g.prisoners(g.team))
    waiting = waiting_seats(g, units, lambda unit: can_act(g, unit))
    seat = advance_acting_seat(g, waiting)
    if seat is None:
        return Step.FIRE
    offered = legal(actor_ideas(g))
    prompt = NOTHING_BUT_DESTROYING
    if offered[0].verb == "free":
        prompt = "Free actions: who acts?"
    elif offered == (DONE,):
        prompt = NOTHING_TO_DO
    answer = await choose(seat, prompt_when_asked_again(g, seat, prompt), offered, "8.2")
    if answer == DONE:
        pass_on(g, waiting)
        return Step.FREE
    g.acting_unit = g.number(answer.noun)
    return Step.FREE_USE


async def ask_for_free_action(g: AgesState) -> Step:
    """Ask for the free actions of the acting unit until it has finished (8.2 to 8.6)."""
    unit = g.units[g.acting_unit]
    prompt = f"{profile_of(unit).name}: free action?"
    answer = await choose(unit.owner, prompt, legal(use_ideas(g)), "8.2")
    if answer == FINISH:
        unit.finished = True
        check_limit(g, g.acting_unit)
        return Step.FREE
    note_action(g)
    match answer.verb:
        case "experience":
            unit.experience -= 1
            unit.active = True
            g.emit(ExperienceOn, unit=unit.slug)
        case "destroy":
            discard_card(g, unit, answer.noun, "destroyed")
        case "give":
            hand_over(g, unit, Gift.of(answer))
        case "pick-up":
            pick_up(g, unit)
        case "flag":
            take_flag(g, unit)
        case "use":
            treat(g, unit, Treatment.of(answer))
        case "play":
            play_cube_or_monument(g, unit, Play.of(answer))
        case "ready":
            lay_open(g, unit, answer.noun)
        case "unleash":
            hunt = Unleash.of(answer)
            unleash(g, unit, hunt.card, hunt.target)
        case "store":
            store_in_vault(g, unit, answer.noun)
        case "take-out":
            take_out_of_vault(g, unit, answer.noun)
        case _:
            unit.phase_actions += (ABILITY,)
            free_uses[ability(unit).slug](g, unit, answer.noun)
    return Step.FREE_USE if unit.is_on_map else Step.FREE


def hand_over(g: AgesState, unit: Unit, gift: Gift) -> None:
    """Give a card; over a distance the satchel is revealed (8.2, 21.58)."""
    ally = g.unit_of(gift.taker)
    unit.phase_actions += (mark_of_handling(gift.card),)
    if ally.space != unit.space:
        satchel = satchel_between(g, unit, ally)
        bearer = unit if satchel else ally
        reveal_card(g, bearer, satchel or satchel_between(g, ally, unit), "used")
    give_card(g, unit, gift.card, ally)


def pick_up(g: AgesState, unit: Unit) -> None:
    """Take all cards in the space; those beyond the limit are discarded later (8.3)."""
    lying = g.ground.pop(g.space_name(unit.space))
    g.emit(CardsPickedUp, unit=unit.slug, space=g.space_name(unit.space), count=len(lying))
    for each in lying:
        card, face_up = card_of(each), is_open(each)
        gain_card(unit, card, face_up=face_up)
        if not face_up:
            g.chance.reveals += 1
            g.emit(CardSeen, unit=unit.slug, card=card, audience=g.seats_of(unit.team))
