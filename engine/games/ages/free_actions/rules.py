"""Free actions (RULES.md 8, 26.6)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.choice import Choice, choice
from engine.core.flow import choose
from engine.games.ages.cards.cubes import play_choices, play_cube_or_monument
from engine.games.ages.cards.events import CardSeen, CardsPickedUp
from engine.games.ages.cards.gadgets import lay_open, ready_choices
from engine.games.ages.cards.held import spare_cards
from engine.games.ages.cards.marked import card_of, is_open
from engine.games.ages.cards.medicine import medicine_choices, use_medicine
from engine.games.ages.cards.rules import check_limit, discard_card, gain_card
from engine.games.ages.cards.trading import give_choices, hand_over
from engine.games.ages.changed_rules import is_only_badge_left_alone
from engine.games.ages.creatures.hunts import hunter_targets
from engine.games.ages.creatures.rules import unleash
from engine.games.ages.done_in_phase import ABILITY, DREADED, mark_of_handling
from engine.games.ages.experience.events import ExperienceOn, ExperienceOver
from engine.games.ages.flags.rules import can_take_flag, take_flag
from engine.games.ages.free_actions.abilities import ability_choices, free_uses
from engine.games.ages.moving.walks import DONE
from engine.games.ages.sites.vault import (
    is_at_own_vault,
    lost_store_choices,
    store_in_vault,
    take_out_of_vault,
    vault_choices,
)
from engine.games.ages.state import AgesState
from engine.games.ages.steps import Step
from engine.games.ages.turns.rules import (
    advance_acting_seat,
    begin_turns,
    note_action,
    pass_on,
    prompt_when_asked_again,
)
from engine.games.ages.unit_state import Fate, Unit
from engine.games.ages.units import ability, is_contested, is_immune, profile_of

FLAG = choice("flag")
PICK_UP, EXPERIENCE, FINISH = choice("pick-up"), choice("experience"), choice("finish")
DREAD_AURA = 2
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
        ability(other) == "dread-wings" and unit.space in g.map.aura(other.space, DREAD_AURA)
        for other in g.team_units(1 - unit.team)
    )


async def ask_who_acts_freely(g: AgesState) -> Step:
    """Ask which unit acts, unless none can do anything (7.1)."""
    units = (*g.team_units(g.team), *g.prisoners(g.team))
    able_units = [unit for unit in units if can_act(g, unit)]
    seat = advance_acting_seat(g, able_units)
    if seat is None:
        return Step.FIRE
    own_units = [unit for unit in able_units if unit.owner == seat]
    useful = [unit for unit in own_units if is_useful(g, unit)]
    offered = (
        *(choice("free", unit.slug) for unit in useful),
        *(choice("destroy-with", each.slug) for each in own_units if may_destroy(g, each, useful)),
        DONE,
    )
    prompt = "Free actions: who acts?" if useful else NOTHING_BUT_DESTROYING
    if offered == (DONE,):
        prompt = NOTHING_TO_DO
    answer = await choose(seat, prompt_when_asked_again(g, seat, prompt), offered, "8.2")
    if answer == DONE:
        pass_on(g, able_units)
        return Step.FREE
    g.acting_unit = g.number(answer.noun)
    return Step.FREE_USE


def may_destroy(g: AgesState, unit: Unit, useful: list[Unit]) -> bool:
    """Is a unit without a helpful free action offered to destroy its cards (8.4)?"""
    return unit not in useful and (bool(cards_to_destroy(unit)) or not is_only_badge_left_alone(g))


def cards_to_destroy(unit: Unit) -> list[str]:
    """The cards that the unit may destroy: no badges, and none that it handled (8.7, 14.12)."""
    spare = spare_cards(unit)
    return [card for card in spare if mark_of_handling(card) not in unit.phase_actions]


def is_useful(g: AgesState, unit: Unit) -> bool:
    """Can the unit do more than destroy its cards (8.4)?"""
    return any(True for _ in helpful_choices(g, unit))


def can_act(g: AgesState, unit: Unit) -> bool:
    """Can the unit do something, as far as open information tells?"""
    if unit.finished:
        return False
    if unit.fate is Fate.PRISON:
        return any(True for _ in ability_choices(g, unit))
    if is_at_own_vault(g, unit) and g.vaults[unit.team]:
        return True
    if spare_cards(unit) or (unit.cards and not is_only_badge_left_alone(g)):
        return True
    if (unit.experience and not unit.active) or can_pick_up(g, unit):
        return True
    if can_take_flag(g, unit):
        return True
    return any(True for _ in ability_choices(g, unit))


def can_pick_up(g: AgesState, unit: Unit) -> bool:
    """Is the unit a character in a space with cards and no enemy (8.3)?"""
    if unit.kind != "character":
        return False
    return bool(g.ground.get(g.space_name(unit.space))) and not is_contested(g, unit)


async def ask_for_free_action(g: AgesState) -> Step:
    """Ask for the free actions of the acting unit until it has finished (8.2 to 8.6)."""
    unit = g.units[g.acting_unit]
    prompt = f"{profile_of(unit).name}: free action?"
    answer = await choose(unit.owner, prompt, use_choices(g, unit), "8.2")
    if answer != FINISH:
        note_action(g)
    match answer.verb:
        case "finish":
            unit.finished = True
            check_limit(g, g.acting_unit)
            return Step.FREE
        case "experience":
            unit.experience -= 1
            unit.active = True
            g.emit(ExperienceOn, unit=unit.slug)
        case "destroy":
            discard_card(g, unit, answer.noun, "destroyed")
        case "give":
            card, taker = answer.noun.split()
            hand_over(g, unit, card, g.unit_of(taker))
        case "pick-up":
            pick_up(g, unit)
        case "flag":
            take_flag(g, unit)
        case "use":
            use_medicine(g, unit, answer.noun)
        case "play":
            play_cube_or_monument(g, unit, answer.noun)
        case "ready":
            lay_open(g, unit, answer.noun)
        case "unleash":
            card, target = answer.noun.split()
            unleash(g, unit, card, target)
        case "store":
            store_in_vault(g, unit, answer.noun)
        case "take-out":
            take_out_of_vault(g, unit, answer.noun)
        case _:
            unit.phase_actions += (ABILITY,)
            free_uses[ability(unit)](g, unit, answer.noun)
    return Step.FREE_USE if unit.is_on_map else Step.FREE


def use_choices(g: AgesState, unit: Unit) -> tuple[Choice, ...]:
    """Everything that the unit may do now; a prisoner, only an ability made for prison (26.8)."""
    if unit.fate is Fate.PRISON:
        return (*helpful_choices(g, unit), FINISH)
    return (
        *helpful_choices(g, unit),
        *(choice("destroy", card) for card in cards_to_destroy(unit)),
        *lost_store_choices(g, unit),
        FINISH,
    )


def helpful_choices(g: AgesState, unit: Unit) -> Iterator[Choice]:
    """The free actions of the unit now, except destroying cards."""
    if unit.fate is Fate.PRISON:
        yield from ability_choices(g, unit)
        return
    yield from medicine_choices(g, unit)
    yield from play_choices(g, unit)
    yield from unleash_choices(g, unit)
    yield from ready_choices(g, unit)
    yield from give_choices(g, unit)
    if can_pick_up(g, unit):
        yield PICK_UP
    if can_take_flag(g, unit):
        yield FLAG
    if unit.experience and not unit.active:
        yield EXPERIENCE
    yield from ability_choices(g, unit)
    yield from vault_choices(g, unit)


# Cards


def unleash_choices(g: AgesState, unit: Unit) -> Iterator[Choice]:
    """The choices to set a hunter on an enemy in sight (28.3)."""
    for card in dict.fromkeys(unit.cards):
        for target in hunter_targets(g, unit, card):
            yield choice("unleash", f"{card} {target.slug}")


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
