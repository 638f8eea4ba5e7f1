"""The deeds of characters at sites in the adventure phase (RULES.md 26.3 to 26.13, 27.2)."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from engine.core.choice import Ban, Choice, Idea, Refusal, choice, idea, legal
from engine.core.dispatch import Dispatch
from engine.core.flow import choose
from engine.games.ages.achievements.rules import check_glory
from engine.games.ages.adventures.meetings import face_encounter, pay_strain
from engine.games.ages.cards.effects import lay_open, take_trial
from engine.games.ages.cards.held import hidden_cards_of, is_badge, spare_cards, spare_count
from engine.games.ages.cards.rules import discard_card
from engine.games.ages.challenges.cards import ChallengeResult
from engine.games.ages.challenges.rules import challenge_numbers, resolve_challenge
from engine.games.ages.changed_rules import are_tools_laid_open_at_sites
from engine.games.ages.creatures.rules import offer_to_bring
from engine.games.ages.done_in_phase import mark_of_attempt, mark_of_encounter
from engine.games.ages.experience.rules import gain_experience, heal
from engine.games.ages.pending import Ask, Pending
from engine.games.ages.prisoners.rules import free_prisoner
from engine.games.ages.rows.treasures import TREASURES
from engine.games.ages.sites.contests import TOOLS, deed_contest, is_helped
from engine.games.ages.sites.deeds import (
    CHAMBER,
    LOW_GATE,
    OUTCOMES,
    PRISON,
    VAULT,
    VORTEX,
    WITS,
    Deed,
    Effect,
    deed_effects,
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
from engine.games.ages.tribute.items import tribute_of
from engine.games.ages.tribute.rules import add_tribute
from engine.games.ages.turns.rules import note_action
from engine.games.ages.unit_state import Unit
from engine.games.ages.units import AnyState, AnyUnit, Fate, ability, profile_of

FACE, LEAVE, TRIBUTE = choice("face"), choice("leave"), choice("tribute")


# Possible deeds


def deed_ideas(table: AnyState, unit: AnyUnit) -> Iterator[Idea]:
    """The deeds of a unit at the sites in its space, of which each is tried once (26.4)."""
    if unit.kind != "character":
        return
    for team, site in sites_of(table, unit):
        if mark_of_attempt(site) in unit.phase_actions:
            continue
        if site == CHAMBER:
            yield from _chamber_ideas(table, unit)
        elif team < 0:
            yield Deed("visit", site).choice
        elif unit.space != table.map.bases[team][site]:
            yield from _gate_ideas(table, unit, team, site)
        else:
            ideas = _home_ideas if team == unit.team else _enemy_ideas
            yield from ideas(table, unit, site)


def deed_choices(table: AnyState, unit: AnyUnit) -> tuple[Choice, ...]:
    return legal(deed_ideas(table, unit))


def sites_of(table: AnyState, unit: AnyUnit) -> Iterator[tuple[int, str]]:
    """The sites before which or in which a unit stands, each with its team; -1 for the Hall's."""
    chart = table.map
    for gate in chart.gates_by_front.get(unit.space, ()):
        if chart.base_sites[gate][0] != unit.team:
            yield chart.base_sites[gate]
    if unit.space in chart.base_sites:
        yield chart.base_sites[unit.space]
    elif unit.space in chart.hall_sites:
        yield -1, chart.hall_sites[unit.space]


def _gate_ideas(table: AnyState, unit: AnyUnit, team: int, site: str) -> Iterator[Idea]:
    """The ways through a gate of the other base, which is open once it is destroyed (26.3)."""
    if site not in table.ruins[team]:
        yield from deed_ways(unit, "break-in", site)


def _home_ideas(table: AnyState, unit: AnyUnit, site: str) -> Iterator[Idea]:
    """The deeds at a site of the team's own base (26.5, 26.10, 26.13)."""
    is_ruined = site in table.ruins[unit.team]
    if is_ruined:
        yield from deed_ways(unit, "repair", site)
    if site == VORTEX:
        yield idea(Deed("heal", site).choice, RUINED_VORTEX if is_ruined else _no_wound(unit))
    elif site == PRISON and is_ruined:
        yield Refusal(choice("interrogate"), "the prison is destroyed", "26.15")
    elif site == PRISON:
        for prisoner in prisoners_in(table, unit.team):
            if spare_count(prisoner):
                yield Deed("interrogate", site, prisoner.slug).choice


RUINED_VORTEX = Ban("the vortex is destroyed", "26.14")


def _no_wound(unit: AnyUnit) -> Ban | None:
    return None if unit.health < unit.max_health else Ban("this unit is not wounded", "26.5")


def _enemy_ideas(table: AnyState, unit: AnyUnit, site: str) -> Iterator[Idea]:
    """The deeds at a site of the other base (26.7, 26.11, 26.12)."""
    team = 1 - unit.team
    if site == VAULT:
        ban = None if table.vaults[team] else Ban("no card is in the vault", "26.7")
        yield idea(Deed("raid", site).choice, ban)
    if site == PRISON:
        nobody = Ban("nobody from your team is imprisoned there", "26.11")
        yield idea(Deed("break-out", site).choice, None if prisoners_in(table, team) else nobody)
    if site in table.ruins[team]:
        yield Refusal(choice("raze", site), "it is destroyed already", "26.12")
    else:
        yield from deed_ways(unit, "raze", site)


def prisoners_in(table: AnyState, team: int) -> list[AnyUnit]:
    return [unit for unit in table.units if unit.team != team and unit.is_in_prison]


def deed_ways(unit: AnyUnit, verb: str, site: str) -> Iterator[Idea]:
    """The ways to enter, destroy or repair: a Low Gate takes a card (26.3, 20.27, 20.36)."""
    cards = spare_cards(unit)
    if site != LOW_GATE or ability(unit).enters_low_gates:
        yield Deed(verb, site).choice
    elif not cards:
        yield Refusal(choice(verb, site), "you have no card to pay with", "26.3")
    else:
        yield from (Deed(verb, site, card).choice for card in cards)
    if is_gate(site) and ability(unit).picks_locks:
        yield Deed(verb, site, WITS).choice


def _chamber_ideas(table: AnyState, unit: AnyUnit) -> Iterator[Idea]:
    """Tribute, tests, and badges to get rid of (27.3, 14.15, 14.12)."""
    yield idea(TRIBUTE, None if tribute_of(table, unit).points else NO_TRIBUTE)
    cards = dict.fromkeys(unit.known_cards)
    yield from (choice("test", card) for card in cards if TREASURES[card].kind == "test")
    yield from (choice("shed", card) for card in cards if is_badge(card))


NO_TRIBUTE = Ban("you have neither a tribute item nor a face-down card", "27.3")


def tool_choices(table: AnyState, unit: AnyUnit) -> Iterator[Choice]:
    """The choices to lay open a card that helps with a deed possible now (14.8, 21.56, 21.75)."""
    if are_tools_laid_open_at_sites(table):
        deeds = [Deed.of(each) for each in deed_choices(table, unit) if each.verb in OUTCOMES]
        for card in hidden_cards_of(table, unit, TOOLS):
            if any(is_helped(deed, card) for deed in deeds):
                yield choice("ready", card)


def site_ideas(table: AnyState) -> Iterator[Idea]:
    """Everything for a unit to do at the sites in its space (26.4)."""
    unit = table.units[table.acting_unit]
    yield from deed_ideas(table, unit)
    if table.has_encounter(unit.space) and may_face(unit):
        yield FACE
    yield from tool_choices(table, unit)
    yield LEAVE


# Doing it


async def ask_for_deed(g: AgesState) -> Step:
    """Ask for a deed of the acting unit at the sites in its space, if any (26.4)."""
    unit = g.units[g.acting_unit]
    prompt = f"{profile_of(unit).name} at {g.space_name(unit.space)}: which deed?"
    answer = await choose(unit.owner, prompt, legal(site_ideas(g)), "26.4")
    if answer != LEAVE:
        note_action(g)
    match answer.verb:
        case "face":
            unit.phase_actions += (mark_of_encounter(unit.space),)
            return face_encounter(g, unit)
        case "leave":
            unit.phase_actions += (
                *(mark_of_attempt(site) for site in _sites_left(g, unit)),
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
    return carry_out(g, unit, Deed.of(answer))


def _sites_left(g: AgesState, unit: Unit) -> list[str]:
    """The sites with a deed that is possible, one entry for each deed."""
    deeds = deed_choices(g, unit)
    return [Deed.of(each).site if each.verb in OUTCOMES else CHAMBER for each in deeds]


def may_face(unit: AnyUnit) -> bool:
    """Has the unit not yet faced the encounter or guardian in its space in this phase?"""
    return mark_of_encounter(unit.space) not in unit.phase_actions


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
