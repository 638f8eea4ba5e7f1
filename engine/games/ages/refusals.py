"""Refusals: choices that a player may expect, each with the clause that forbids it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from engine.core.choice import Choice, Decision, Refusal, choice
from engine.core.text import join_with_and
from engine.games.ages.calculations.ratings import can_use
from engine.games.ages.describe.card_use import why_unusable
from engine.games.ages.describe.distances import costs_anywhere, too_far_text
from engine.games.ages.describe.entering import entry_text, has_yet_to_enter
from engine.games.ages.describe.phrases import actor_of
from engine.games.ages.map_slots import MapPlace, key_slots, kind_of, place_text, why_no_slot
from engine.games.ages.names import unit_name
from engine.games.ages.rows.characters import CHARACTERS
from engine.games.ages.rows.missions import MISSIONS, WHITE
from engine.games.ages.rows.treasures import TREASURES
from engine.games.ages.sites import CHAMBER, LOW_GATE, PRISON, VAULT, VORTEX
from engine.games.ages.units import enemies_in, is_contested
from engine.games.ages.view_types import UnitView, View


def why_not(view: View, decision: Decision) -> tuple[Refusal, ...]:
    """The expected choices that the decision does not offer, with reasons."""
    step = STEPS.get(view.step)
    if step is None or view.seat is None:
        return ()
    offered = set(decision.choices)
    return tuple(refusal for refusal in step(view, offered) if refusal.choice not in offered)


Offered = set[Choice]


def own_units_on_map(view: View) -> list[UnitView]:
    """The player's own units on the map, without the units of team-mates."""
    return [unit for unit in view.units if unit.owner == view.seat and unit.is_on_map]


def why_cannot_use(view: View, unit: UnitView, card: str) -> str:
    """The reason why a unit cannot use a card."""
    row = TREASURES[card]
    if row.kind == "medical" and unit.health == unit.max_health and can_use(view, unit, row):
        return "it is not wounded"
    return why_unusable(view, unit, row) or "it cannot be used now"


def use_refusals(view: View, offered: Offered) -> Iterator[Refusal]:
    """Medical cards that cannot be used, and experience that is on (14.3, 18.1)."""
    unit = actor_of(view)
    used = {each.noun.split()[0] for each in offered if each.verb in CARD_USES}
    for card in dict.fromkeys(unit.known_cards):
        if card not in used:
            yield from _why_card_is_not_used(view, unit, card)
    if unit.experience and unit.active:
        yield Refusal(choice("experience"), "an experience marker is already in use", "18.1")
    if unit.space in view.ground and is_contested(view, unit):
        yield Refusal(choice("pick-up"), "an enemy is in the space", "8.3")
    yield from vault_refusals(view, unit, offered)


CARD_USES = ("use", "play", "unleash", "ready")
"""The verbs of free actions that use a card."""
_CARD_TIMES = {
    "melee": ("it is used in melee", "12.2"),
    "ranged": ("it is used in the fire phase and in opportunity fire", "9.2"),
    "mount": ("it is ridden in the move phase", "10.5"),
    "vehicle": ("it is ridden in the move phase", "10.5"),
    "body": ("it is revealed when its owner is hit", "13.5"),
    "helm": ("it is revealed when its owner is hit", "13.5"),
    "shield": ("it is revealed when its owner is hit", "13.5"),
    "sentinel": ("it is set up in the move phase, outside of a dome", "28.7"),
}
"""The phases in which cards are used, and the clauses, by the kind of the card."""


def _why_card_is_not_used(view: View, unit: UnitView, card: str) -> Iterator[Refusal]:
    """The refusal to use a card of the acting unit as a free action, if a player may expect it."""
    row = TREASURES[card]
    if row.kind == "medical":
        yield Refusal(choice("use", card), why_cannot_use(view, unit, card), "14.3")
    elif row.kind == "cube":
        yield Refusal(choice("play", card), _why_no_target(view, unit), "14.10")
    elif row.kind == "hunter":
        why = why_unusable(view, unit, row) or _why_no_target(view, unit)
        yield Refusal(choice("unleash", card), why, "28.3")
    elif row.kind in _CARD_TIMES:
        when, clause = _CARD_TIMES[row.kind]
        yield Refusal(choice("use", card), why_unusable(view, unit, row) or when, clause)


def _why_no_target(view: View, unit: UnitView) -> str:
    """The reason why a card has no unit in sight: from a dome nobody can be seen (5.4)."""
    return NO_SIGHT if is_in_dome(view, unit) else "no unit is in reach of it"


NO_SIGHT = "its owner is in a dome, and nobody can be seen from there"


def is_in_dome(view: View, unit: UnitView) -> bool:
    """Is the unit in a dome?"""
    return unit.is_on_map and view.map.spaces[unit.space].terrain == "dome"


def vault_refusals(view: View, unit: UnitView, offered: Offered) -> Iterator[Refusal]:
    """Refusals of the team's vault, for a character on it (26.6, 26.15)."""
    if unit.kind != "character" or view.map.base_sites.get(unit.space) != (unit.team, VAULT):
        return
    for card in dict.fromkeys(unit.known_cards):
        yield Refusal(choice("store", card), *_why_not_stored(view, unit, card))
    some = any(each.verb == "take-out" for each in offered)
    for card in dict.fromkeys(each.slug for each in view.vaults[unit.team]):
        yield Refusal(choice("take-out", card), *_why_not_taken_out(view, unit, some=some))


def _why_not_stored(view: View, unit: UnitView, card: str) -> tuple[str, str]:
    """The reason why a card cannot be put into the team's vault, and the clause."""
    character = CHARACTERS[unit.slug]
    if VAULT in view.ruins[unit.team]:
        return "the vault is destroyed", "26.15"
    if character.no_trade or character.cannot_give:
        return f"{character.name} gives no cards away", "26.6"
    if TREASURES[card].kind == "badge":
        return "a badge is not stored", "14.12"
    return "it was moved in this phase", "26.6"


def _why_not_taken_out(view: View, unit: UnitView, *, some: bool) -> tuple[str, str]:
    """The reason why a card cannot leave the team's vault though `some` can, and the clause."""
    if VAULT in view.ruins[unit.team]:
        return "the vault is destroyed", "26.15"
    if CHARACTERS[unit.slug].no_trade:
        return f"{CHARACTERS[unit.slug].name} takes no cards", "26.6"
    return (
        "it was moved in this phase" if some else "half of the vault's cards have been taken out",
        "26.6",
    )


def fire_refusals(view: View, offered: Offered) -> Iterator[Refusal]:
    """The units that cannot shoot, and why (9.1)."""
    for unit in own_units_on_map(view):
        if unit.finished:
            reason = "has already acted in this phase"
        elif is_contested(view, unit):
            names = ", ".join(unit_name(u.slug) for u in enemies_in(view, unit, unit.space))
            reason = f"shares its space with {names}"
        elif is_in_dome(view, unit):
            reason = "is in a dome: nobody is shot at from there"
        else:
            reason = "no usable ranged weapon with an enemy in range and sight"
        yield Refusal(choice("shoot", unit.slug), reason, "9.1")


def move_refusals(view: View, offered: Offered) -> Iterator[Refusal]:
    """The units that cannot move, and why (9.3, 10.1)."""
    for unit in own_units_on_map(view):
        if unit.kind == "sentinel":
            yield Refusal(choice("move", unit.slug), "a sentinel does not move", "28.8")
        elif unit.fired:
            yield Refusal(choice("move", unit.slug), "has fired in this turn", "9.3")
        elif unit.finished or unit.spent:
            yield Refusal(choice("move", unit.slug), "has already moved in this phase", "7.1")
        else:
            yield Refusal(choice("move", unit.slug), "there is no space to walk to", "10.1")
    held = join_with_and(
        unit_name(unit.slug) for unit in own_units_on_map(view) if is_in_dome(view, unit)
    )
    yield Refusal(choice("done"), f"in a dome, which must be left first: {held}", "10.4")


def walk_refusals(view: View, offered: Offered) -> Iterator[Refusal]:
    """Transports that cannot be used, and staying in a dome, with reasons (10.4, 10.5)."""
    unit = actor_of(view)
    for card in dict.fromkeys(unit.known_cards):
        if TREASURES[card].kind in ("mount", "vehicle"):
            reason = why_cannot_use(view, unit, card)
            if unit.spent or unit.riding:
                reason = "it is chosen before the first step"
            yield Refusal(choice("ride", card), reason, "10.5")
        if TREASURES[card].kind == "sentinel":
            yield Refusal(choice("guard", card), _why_not_set_up(view, unit, card), "28.7")
    yield Refusal(choice("stop"), "the dome must be left", "10.4")
    yield from too_far_refusals(view, unit)


def _why_not_set_up(view: View, unit: UnitView, card: str) -> str:
    """The reason why a unit cannot set up a sentinel now (28.7)."""
    unusable = why_unusable(view, unit, TREASURES[card])
    if unusable:
        return unusable
    if is_in_dome(view, unit):
        return "not in a dome: walk out, and set it up in a later turn"
    if is_contested(view, unit):
        return "an enemy is in the space"
    return "it takes the whole move, without a step or a ride before"


MAX_TOO_FAR = 6
"""The greatest number of spaces out of reach that are explained."""


def too_far_refusals(view: View, unit: UnitView) -> Iterator[Refusal]:
    """The nearest spaces of interest that the unit cannot reach, with their costs (10.1)."""
    costs = costs_anywhere(view, unit)
    foes = (each.space for each in view.units if each.team != unit.team and each.is_on_map)
    wanted = {*view.counters, *view.ground, *foes}
    far = sorted((costs[at], at) for at in wanted if at in costs and at not in view.reach)
    for cost, at in far[:MAX_TOO_FAR]:
        yield Refusal(choice("walk", view.map.noun(at)), too_far_text(view, cost), "10.1")


def strike_refusals(view: View, offered: Offered) -> Iterator[Refusal]:
    """Melee cards that cannot be used (14.3)."""
    unit = actor_of(view)
    struck = {each.noun.split()[0] for each in offered if each.verb == "strike"}
    for card in dict.fromkeys(unit.known_cards):
        if TREASURES[card].kind == "melee" and not can_use(view, unit, TREASURES[card]):
            for target in sorted(struck):
                reason = why_cannot_use(view, unit, card)
                yield Refusal(choice("strike", f"{target} {card}"), reason, "14.3")


def entry_refusals(view: View, offered: Offered) -> Iterator[Refusal]:
    """The characters that do not come onto the map yet, and why (17.1)."""
    for unit in view.units:
        if unit.team == view.team and has_yet_to_enter(unit):
            yield Refusal(choice("enter", unit.slug), entry_text(view, unit), "17.1")


def draw_refusals(view: View, offered: Offered) -> Iterator[Refusal]:
    """Decks that no card can be drawn from now, with reasons (14.1)."""
    for deck in ("common", "secret", "elite"):
        reason = "the deck is empty"
        if deck == "elite" and view.reward < 2:
            reason = "an Elite card takes two draws"
        yield Refusal(choice("draw", deck), reason, "14.1")


def slot_refusals(view: View, offered: Offered) -> Iterator[Refusal]:
    """Map slots where the piece may not be laid, with reasons (30.2, 30.5, 30.15)."""
    made, mission = view.building, MISSIONS[view.mission]
    assert made is not None
    if kind_of(made.piece) == "platter":
        places: Sequence[MapPlace] = [("platter", i, j) for i, j in mission.platters]
    else:
        places = key_slots(mission.platters)
    for place in places:
        reason = why_no_slot(mission, view.layout, made.piece, place)
        if mission.method == "halves" and view.turn == WHITE and kind_of(made.piece) != "platter":
            reason = "it touches a platter slot of Black"
        yield Refusal(choice("slot", place_text(place)), reason, "30.2")


def turn_refusals(view: View, offered: Offered) -> Iterator[Refusal]:
    """Rotations of an adventure key with its door facing no platter (30.3)."""
    for turn in range(3):
        yield Refusal(choice("turn", str(turn)), "its door would face no platter", "30.3")


def deed_refusals(view: View, offered: Offered) -> Iterator[Refusal]:
    """Deeds that a site does not allow now, with reasons (26.3 to 26.13)."""
    unit, chart = actor_of(view), view.map
    for gate in chart.fronts.get(unit.space, ()):
        team, site = chart.base_sites[gate]
        if team != unit.team and site == LOW_GATE and not unit.cards:
            yield Refusal(choice("break-in", site), "no card to pay with", "26.3")
    if chart.hall_sites.get(unit.space) == CHAMBER:
        why = "neither a tribute item nor a card face down"
        yield Refusal(choice("tribute"), why, "27.3")
    if unit.space not in chart.base_sites:
        return
    team, site = chart.base_sites[unit.space]
    ruined = site in view.ruins[team]
    if team != unit.team:
        if ruined:
            yield Refusal(choice("raze", site), "it is destroyed already", "26.12")
        if site == VAULT and not view.vaults[team]:
            yield Refusal(choice("raid", site), "no card is in the vault", "26.7")
        if site == PRISON and not any(u.is_in_prison and u.team == unit.team for u in view.units):
            yield Refusal(
                choice("break-out", site), "nobody of your team is imprisoned there", "26.11"
            )
    elif site == VORTEX:
        why = "it is destroyed" if ruined else "it is not wounded"
        yield Refusal(choice("heal", site), why, "26.14" if ruined else "26.5")
    elif site == PRISON and ruined:
        yield Refusal(choice("interrogate"), "the prison is destroyed", "26.15")


def tribute_refusals(view: View, offered: Offered) -> Iterator[Refusal]:
    """Cards that cannot be given to the Arbiter because all have seen them (27.3)."""
    unit = actor_of(view)
    for card in dict.fromkeys(card.slug for card in unit.cards if card.shown):
        yield Refusal(choice("offer", card), "it lies open", "27.3")


STEPS: dict[str, Callable[[View, Offered], Iterator[Refusal]]] = {
    "free use": use_refusals,
    "fire": fire_refusals,
    "move": move_refusals,
    "walk": walk_refusals,
    "strike": strike_refusals,
    "draw": draw_refusals,
    "deed": deed_refusals,
    "tribute": tribute_refusals,
    "slot": slot_refusals,
    "rotate": turn_refusals,
    "reinforce": entry_refusals,
}
"""The functions that give the reasons, by the step of the sequence of play."""
