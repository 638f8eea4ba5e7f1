"""The deeds of characters at sites in the adventure phase (RULES.md 26.3 to 26.13, 27.2)."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from engine.core.choice import Choice, choice
from engine.core.dispatch import Dispatch
from engine.core.flow import choose
from engine.games.ages.achievements.rules import check_glory
from engine.games.ages.adventures.encounters import face_encounter
from engine.games.ages.adventures.labyrinth import pay_strain
from engine.games.ages.cards.gadgets import lay_open, ready_choices
from engine.games.ages.cards.held import is_badge, spare_cards
from engine.games.ages.cards.rules import discard_card
from engine.games.ages.cards.trials import take_trial, trial_choices
from engine.games.ages.challenges.cards import ChallengeResult
from engine.games.ages.challenges.rules import challenge_numbers, resolve_challenge
from engine.games.ages.changed_rules import are_tools_laid_open_at_sites
from engine.games.ages.creatures.henchmen import offer_to_bring
from engine.games.ages.done_in_phase import mark_of_attempt, mark_of_encounter
from engine.games.ages.experience.rules import can_be_healed, gain_experience, heal
from engine.games.ages.pending import Ask, Pending
from engine.games.ages.prisoners.rules import free_prisoner
from engine.games.ages.sites.contests import card_bonus, deed_contest, is_helped
from engine.games.ages.sites.deeds import (
    CHAMBER,
    LOW_GATE,
    PRISON,
    VAULT,
    VORTEX,
    WITS,
    Deed,
    Effect,
    deed_effects,
    deed_of,
    is_gate,
    site_name,
)
from engine.games.ages.sites.events import (
    GateEntered,
    SiteChallenged,
    SitePaid,
    SiteRazed,
    SiteRepaired,
)
from engine.games.ages.state import AgesState
from engine.games.ages.steps import Step
from engine.games.ages.tribute.rules import add_tribute, can_give_tribute
from engine.games.ages.turns.rules import note_action
from engine.games.ages.unit_state import Fate, Unit
from engine.games.ages.units import ability, profile_of

FACE, LEAVE, TRIBUTE = choice("face"), choice("leave"), choice("tribute")


# Possible deeds


def deed_choices(g: AgesState, unit: Unit) -> list[Choice]:
    """The deeds of a unit at the sites in its space that could change something (26.4)."""
    if unit.kind != "character":
        return []
    choices = [deed.choice for deed in _deeds_left(g, unit)]
    if (
        g.map.hall_sites.get(unit.space) == CHAMBER
        and mark_of_attempt(CHAMBER) not in unit.phase_actions
    ):
        choices += [TRIBUTE] if can_give_tribute(g, unit) else []
        choices += trial_choices(g, unit)
        choices += [choice("shed", card) for card in dict.fromkeys(unit.cards) if is_badge(card)]
    return choices


def tool_choices(g: AgesState, unit: Unit) -> list[Choice]:
    """The choices to lay open a card that helps with a deed possible now (14.8, 21.56, 21.75)."""
    if not are_tools_laid_open_at_sites(g):
        return []
    deeds = _deeds_left(g, unit)
    return [
        each
        for each in ready_choices(g, unit, *card_bonus)
        if any(is_helped(g, unit, deed, each.noun) for deed in deeds)
    ]


def _deeds_left(g: AgesState, unit: Unit) -> list[Deed]:
    """The possible deeds at sites where the unit has tried nothing in this phase."""
    return [
        deed
        for deed in _possible_deeds(g, unit)
        if mark_of_attempt(deed.site) not in unit.phase_actions
    ]


def _possible_deeds(g: AgesState, unit: Unit) -> Iterator[Deed]:
    chart = g.map
    for gate in chart.gates_by_front.get(unit.space, ()):
        team, site = chart.base_sites[gate]
        if team != unit.team and g.is_site_intact(team, site):
            yield from deed_ways(unit, "break-in", site)
    if unit.space in chart.base_sites:
        team, site = chart.base_sites[unit.space]
        yield from _home_deeds(g, unit, site) if team == unit.team else _enemy_deeds(g, unit, site)
    elif chart.hall_sites.get(unit.space, CHAMBER) != CHAMBER:
        yield Deed("visit", chart.hall_sites[unit.space])


def _home_deeds(g: AgesState, unit: Unit, site: str) -> Iterator[Deed]:
    """The deeds at a site of the team's own base (26.5, 26.10, 26.13)."""
    if not g.is_site_intact(unit.team, site):
        yield from deed_ways(unit, "repair", site)
    elif site == VORTEX and can_be_healed(g, unit):
        yield Deed("heal", site)
    elif site == PRISON:
        for prisoner in g.prisoners(1 - unit.team):
            if spare_cards(prisoner):
                yield Deed("interrogate", site, prisoner.slug)


def _enemy_deeds(g: AgesState, unit: Unit, site: str) -> Iterator[Deed]:
    """The deeds at a site of the other base (26.7, 26.11, 26.12)."""
    if site == VAULT and g.vaults[1 - unit.team]:
        yield Deed("raid", site)
    if site == PRISON and g.prisoners(unit.team):
        yield Deed("break-out", site)
    if g.is_site_intact(1 - unit.team, site):
        yield from deed_ways(unit, "raze", site)


def deed_ways(unit: Unit, verb: str, site: str) -> Iterator[Deed]:
    """The ways to enter, destroy or repair: a Low Gate takes a card (26.3, 20.27, 20.36)."""
    if site != LOW_GATE or ability(unit) == "vae-victis":
        yield Deed(verb, site)
    else:
        for card in spare_cards(unit):
            yield Deed(verb, site, card)
    if is_gate(site) and ability(unit) == "picklock":
        yield Deed(verb, site, WITS)


# Doing it


async def ask_for_deed(g: AgesState) -> Step:
    """Ask for a deed of the acting unit at the sites in its space, if any (26.4)."""
    unit = g.units[g.acting_unit]
    deeds = deed_choices(g, unit)
    faces = (FACE,) if g.space_name(unit.space) in g.counters and may_face(unit) else ()
    prompt = f"{profile_of(unit).name} at {g.space_name(unit.space)}: which deed?"
    offered = (*deeds, *faces, *tool_choices(g, unit), LEAVE)
    answer = await choose(unit.owner, prompt, offered, "26.4")
    if answer != LEAVE:
        note_action(g)
    match answer.verb:
        case "face":
            unit.phase_actions += (mark_of_encounter(unit.space),)
            return face_encounter(g, unit)
        case "leave":
            unit.phase_actions += (
                *(mark_of_attempt(site) for site in sites_of(deeds)),
                mark_of_encounter(unit.space),
            )
            return Step.ADVENTURE
        case "tribute":
            unit.phase_actions += (mark_of_attempt(CHAMBER),)
            return Step.TRIBUTE
        case "test":
            unit.phase_actions += (mark_of_attempt(CHAMBER),)
            take_trial(g, unit, answer.noun)
            return Step.ADVENTURE
        case "shed":
            discard_card(g, unit, answer.noun, "shed")
            return Step.ADVENTURE
        case "ready":
            lay_open(g, unit, answer.noun)
            return Step.DEED
    return carry_out(g, unit, deed_of(answer))


def may_face(unit: Unit) -> bool:
    """Has the unit not yet faced the encounter or guardian in its space in this phase?"""
    return mark_of_encounter(unit.space) not in unit.phase_actions


def sites_of(choices: list[Choice]) -> list[str]:
    """The sites that some choices are about."""
    in_chamber = (TRIBUTE.verb, "test", "shed")
    return [CHAMBER if each.verb in in_chamber else deed_of(each).site for each in choices]


def carry_out(g: AgesState, unit: Unit, deed: Deed) -> Step:
    """Pay for a deed, or draw for its challenge; then carry out the result."""
    unit.phase_actions += (mark_of_attempt(deed.site),)
    if deed.is_paid:
        if deed.means:
            discard_card(g, unit, deed.means, "paid")
        g.emit(SitePaid, unit=unit.slug, verb=deed.verb, site=deed.site, card=deed.means)
        result = ChallengeResult.PASS
    else:
        result = attempt_deed(g, unit, deed)
    if unit.is_alive:
        for effect in deed_effects(ability(unit), deed.verb, result):
            effects[effect.verb](g, unit, deed, effect)
    return Step.SCORE if g.outcome else Step.ADVENTURE


def attempt_deed(g: AgesState, unit: Unit, deed: Deed) -> ChallengeResult:
    """Carry out the challenge of a deed; a Strength FOPP may strain the unit (20.9)."""
    contest = deed_contest(g, unit, deed)
    rating = "wits" if deed.verb == "interrogate" else deed.test[0]
    unit.adventure_bonus, g.results = 0, ()
    result, card = resolve_challenge(g, unit, contest, "adventure")
    g.emit(
        SiteChallenged,
        unit=unit.slug,
        verb=deed.verb,
        site=deed.site,
        means=deed.means,
        with_rating=rating,
        **challenge_numbers(contest, result, card),
    )
    pay_strain(g, unit, rating, result)
    return result


# Effects

effects: Dispatch[str, Callable[[AgesState, Unit, Deed, Effect], None]] = Dispatch("effect")
"""The functions that carry out the effects of a deed, by verb."""


@effects("banish", "dismiss")
def send_actor_away(g: AgesState, unit: Unit, deed: Deed, effect: Effect) -> None:
    """Send the unit away once everything pending is settled."""
    ask = Ask.BANISH if effect.verb == "banish" else Ask.DISMISS
    g.pending.append(Pending(ask=ask, unit=g.number(unit.slug)))


@effects("learn")
def teach_actor(g: AgesState, unit: Unit, deed: Deed, effect: Effect) -> None:
    """Give the unit an experience marker."""
    gain_experience(g, unit, "Squeak")


@effects("draw")
def draw_treasures(g: AgesState, unit: Unit, deed: Deed, effect: Effect) -> None:
    """Let the unit draw treasure cards."""
    g.pending.append(Pending(ask=Ask.DRAW, unit=g.number(unit.slug), count=effect.count))


@effects("enter")
def enter_gate(g: AgesState, unit: Unit, deed: Deed, effect: Effect) -> None:
    """Move the unit onto the space of the gate (26.3)."""
    old_space, unit.space = unit.space, g.map.bases[1 - unit.team][deed.site]
    g.emit(GateEntered, unit=unit.slug, site=deed.site, space=g.space_name(unit.space))
    offer_to_bring(g, g.number(unit.slug), old_space)


@effects("heal")
def heal_in_vortex(g: AgesState, unit: Unit, deed: Deed, effect: Effect) -> None:
    """Heal the unit in the vortex (26.5)."""
    heal(g, unit, effect.count, site_name(VORTEX))


@effects("rob")
def rob_vault(g: AgesState, unit: Unit, deed: Deed, effect: Effect) -> None:
    """Steal cards from the other team's vault (26.7)."""
    g.pending.append(Pending(ask=Ask.ROB, unit=g.number(unit.slug), count=effect.count))


@effects("free")
def break_out(g: AgesState, unit: Unit, deed: Deed, effect: Effect) -> None:
    """Free one prisoner, or all; each is dismissed (26.11)."""
    prisoners = g.prisoners(unit.team)
    if effect.count == 1 and len(prisoners) > 1:
        g.pending.append(Pending(ask=Ask.FREE, unit=g.number(unit.slug)))
        return
    for prisoner in prisoners:
        if prisoner.fate is Fate.PRISON:  # A henchman may have come free with its master.
            free_prisoner(g, prisoner, unit)


@effects("see")
def make_prisoner_reveal(g: AgesState, unit: Unit, deed: Deed, effect: Effect) -> None:
    """Make the prisoner reveal a card that it chooses (26.10)."""
    _add_interrogation(g, unit, deed, Ask.SHOW)


@effects("steal")
def steal_from_prisoner(g: AgesState, unit: Unit, deed: Deed, effect: Effect) -> None:
    """Take cards from the prisoner, whose player picks them (26.10)."""
    for _ in range(effect.count):
        _add_interrogation(g, unit, deed, Ask.STEAL)


def _add_interrogation(g: AgesState, unit: Unit, deed: Deed, ask: Ask) -> None:
    prisoner, interrogator = g.number(deed.means), g.number(unit.slug)
    reason = "interrogation"
    g.pending.append(
        Pending(ask=ask, unit=prisoner, detail=interrogator, cause=reason, clause="26.10")
    )


@effects("raze")
def raze_site(g: AgesState, unit: Unit, deed: Deed, effect: Effect) -> None:
    """Destroy the site, and lay a marker of the unit's team on it (26.12)."""
    team = 1 - unit.team
    g.ruins[team] += (deed.site,)
    g.emit(SiteRazed, unit=unit.slug, team=team, site=deed.site)
    check_glory(g)


@effects("repair")
def repair_site(g: AgesState, unit: Unit, deed: Deed, effect: Effect) -> None:
    """Remove the enemy's marker (26.13)."""
    g.ruins[unit.team] = tuple(site for site in g.ruins[unit.team] if site != deed.site)
    g.emit(SiteRepaired, unit=unit.slug, site=deed.site)
    check_glory(g)


@effects("tribute")
def honour_amaze(g: AgesState, unit: Unit, deed: Deed, effect: Effect) -> None:
    """Count a point of tribute for an Amaze in the Hall (27.2)."""
    add_tribute(g, unit, "", effect.count)
