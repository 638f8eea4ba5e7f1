"""Free actions that a unit cannot take (RULES.md 8, 14, 26.6)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.choice import Refusal, choice
from engine.core.text import join_with_and
from engine.games.ages.cards.refusals import NO_SIGHT, why_cannot_use
from engine.games.ages.challenges.ratings import why_unusable
from engine.games.ages.changed_rules import does_ruined_vault_take_cards
from engine.games.ages.names import card_name, short_name
from engine.games.ages.phrases import Offered, actor_of, own_units_on_map
from engine.games.ages.rows.characters import CHARACTERS
from engine.games.ages.rows.treasures import TREASURES
from engine.games.ages.sites.deeds import VAULT
from engine.games.ages.units import (
    WOODS,
    ability,
    allies_in,
    is_contested,
    is_in_dome,
    is_standing_in,
    profile_of,
)
from engine.games.ages.view_types import UnitView, View

AIMED = ("cube", "hunter")
"""The kinds of cards that are played as free actions at a unit in reach."""

# The unit that acts


def free_refusals(view: View, offered: Offered) -> Iterator[Refusal]:
    """The refusals of the player's units without a free action: what each needs (8.2 to 8.6)."""
    for unit in own_units_on_map(view):
        yield Refusal(choice("free", unit.slug), _why_no_free_action(view, unit), "8.2")


def _why_no_free_action(view: View, unit: UnitView) -> str:
    """The reason why a unit has no free action; healing comes first, if it is wounded."""
    if unit.finished:
        return "this unit has finished for this phase"
    missing = ["usable medicine"] if unit.health < unit.max_health else []
    if unit.kind == "character":
        missing += [
            _no_card_text(view, unit),
            *([_no_taker_text(view, unit)] if unit.cards else []),
            *([] if unit.experience else ["experience marker"]),
            *([] if unit.space in view.ground else ["card on the ground"]),
        ]
    else:
        missing.append("ability for free actions")
    return f"this unit has {join_with_and(f'no {each}' for each in missing)}"


def _no_card_text(view: View, unit: UnitView) -> str:
    """The card for a free action that a unit lacks, or the target of those that it has (8.6)."""
    cards = [
        card_name(card)
        for card in dict.fromkeys(unit.known_cards)
        if TREASURES[card].kind in AIMED and not why_unusable(view, unit, TREASURES[card])
    ]
    return f"target for {join_with_and(cards)}" if cards else "card for free actions"


def _no_taker_text(view: View, unit: UnitView) -> str:
    """The ally that a unit with cards lacks; a henchman in its space carries none (8.2)."""
    has_other_allies = any(each.kind != "character" for each in allies_in(view, unit, unit.space))
    return f"{'character' if has_other_allies else 'ally'} in its space to give a card to"


# Its actions


def use_refusals(view: View, offered: Offered) -> Iterator[Refusal]:
    """The refusals of cards to use or give, abilities, and experience (8, 14.3, 18.1)."""
    unit = actor_of(view)
    usable_cards = {each.noun.split()[0] for each in offered if each.verb in CARD_USES}
    for card in dict.fromkeys(unit.known_cards):
        if card not in usable_cards:
            yield from _why_card_is_not_used(view, unit, card)
    if unit.experience and unit.active:
        yield Refusal(choice("experience"), "an experience marker is already in use", "18.1")
    if unit.space in view.ground and is_contested(view, unit):
        yield Refusal(choice("pick-up"), "an enemy is in the space", "8.3")
    yield from give_refusals(view, unit, offered)
    yield from ability_refusals(view, unit, offered)
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
    "secret event": ("it is played when its moment comes, and you are asked then", "14.11"),
    "achievement": ("it counts at the end of the game", "14.14"),
    "test": ("it is taken in the Arbiter's Chamber", "14.15"),
    "sentinel": ("it is set up in the move phase, outside a dome", "28.7"),
}
"""The phases in which cards are used, and the clauses, by the kind of the card."""
LAID_OPEN = ("gadget", "pack", "stealth")
"""The kinds of cards that help for as long as they lie open (14.8)."""


def _why_card_is_not_used(view: View, unit: UnitView, card: str) -> Iterator[Refusal]:
    """The refusal to use a card of the acting unit as a free action, if a player may expect it."""
    row = TREASURES[card]
    if row.kind == "medical":
        yield Refusal(choice("use", card), why_cannot_use(view, unit, card), "14.3")
    elif row.kind == "cube":
        yield Refusal(choice("play", card), _why_no_target(view, unit), "14.10")
    elif row.kind == "hunter":
        reason = why_unusable(view, unit, row) or _why_no_target(view, unit)
        yield Refusal(choice("unleash", card), reason, "28.3")
    elif row.kind != "badge":
        time_text, clause = _CARD_TIMES.get(row.kind, ("it is not used as a free action", "14.8"))
        open_now = "it lies open and helps already" if card in unit.open_cards else ""
        reason = why_unusable(view, unit, row) or (open_now if row.kind in LAID_OPEN else time_text)
        yield Refusal(choice("use", card), reason or time_text, clause)


def _why_no_target(view: View, unit: UnitView) -> str:
    """The reason why a card has no unit in sight: from a dome nobody can be seen (5.4)."""
    return NO_SIGHT if is_in_dome(view, unit) else "no unit is in reach of it"


def give_refusals(view: View, unit: UnitView, offered: Offered) -> Iterator[Refusal]:
    """The refusals of allies that cannot get a card, and of cards that must be kept (8.2, 8.7)."""
    cards = [c for c in dict.fromkeys(unit.known_cards) if TREASURES[c].kind != "badge"]
    if not cards or unit.kind != "character":
        return
    takers = {each.noun.split()[1] for each in offered if each.verb == "give"}
    allies = [
        each
        for each in view.units
        if each.team == unit.team and each.is_on_map and each.slug != unit.slug
        if each.kind == "character"
    ]
    if not allies:
        yield Refusal(choice("give"), "no ally is on the map", "8.2")
    for ally in allies:
        if ally.slug not in takers:
            reason = _why_nothing_is_given(view, unit, ally)
            yield Refusal(choice("give", f"{cards[0]} {ally.slug}"), reason, "8.2")
            continue
        for card in cards:
            yield Refusal(
                choice("give", f"{card} {ally.slug}"), "it was given in this phase", "8.7"
            )


def _why_nothing_is_given(view: View, unit: UnitView, ally: UnitView) -> str:
    """The reason why a unit gives an ally no card at all."""
    giver, taker = profile_of(unit), profile_of(ally)
    if giver.cannot_give or giver.cannot_trade:
        return f"{giver.name} gives no cards away"
    if taker.cannot_trade:
        return f"{taker.name} takes no cards from allies and gives none, as a trait"
    if is_contested(view, unit):
        return "an enemy is in the space"
    if ally.space != unit.space:
        space = view.map.names[ally.space]
        return f"only allies in the same space get cards, and {short_name(ally.slug)} is at {space}"
    if any(each.team != unit.team and ability(each) == "dread-wings" for each in view.units):
        return "Dread Wings are near, or this unit has already given cards in this phase"
    return "this unit has already given cards in this phase"


def ability_refusals(view: View, unit: UnitView, offered: Offered) -> Iterator[Refusal]:
    """The refusal of the unit's ability, if it is a free action that is not possible now (8.6)."""
    reason = _why_no_ability(view, unit)
    if reason and not any(each.verb == "ability" for each in offered):
        yield Refusal(choice("ability", unit.slug), reason, "8.6")


ONCE = "it was used in this phase"
"""The reason for an ability whose other conditions are met."""
_ABILITY_NEEDS = {
    "field-unit": "its master is not wounded or not here, or it was used in this game",
    "last-mile": "no ally is within 3 spaces, or an enemy is in one of the spaces",
    "potluck": "she has no face-down card",
    "blackmail": "no enemy within 3 spaces has lower Wits and a face-down card",
    "escape-artist": "it works only in prison",
}
"""The conditions of abilities that are free actions, by the ability."""


def _why_no_ability(view: View, unit: UnitView) -> str:
    """The reason why a unit's ability is not possible as a free action; "" if it is no such one."""
    name = ability(unit)
    allies_here = [
        u for u in view.units if u.slug in {a.slug for a in allies_in(view, unit, unit.space)}
    ]
    if name == "spare-parts":
        return (
            "this unit has no card to destroy"
            if unit.health < unit.max_health
            else "this unit is not wounded"
        )
    if name not in ("triage", "orchard"):
        return _ABILITY_NEEDS.get(name, "")
    if is_contested(view, unit):
        return "an enemy is in the space"
    if name == "orchard":
        allies_here.append(unit)
        if not is_standing_in(view, unit, WOODS):
            return "it works only in woods"
    has_wounded_ally = any(each.health < each.max_health for each in allies_here)
    target_text = "ally in the space" if name == "triage" else "unit in the space"
    return ONCE if has_wounded_ally else f"no {target_text} is wounded"


# Reactions


def reaction_refusals(view: View, offered: Offered) -> Iterator[Refusal]:
    """The refusals of cards that the unit concerned cannot play at this moment (14.11)."""
    attack = view.attack
    unit = view.units[attack.target] if attack and attack.target >= 0 else actor_of(view)
    playable_cards = {each.noun.split()[0] for each in offered if each.noun}
    for card in dict.fromkeys(unit.known_cards):
        if card not in playable_cards:
            time_text, clause = _CARD_TIMES.get(
                TREASURES[card].kind, ("it is a free action", "8.6")
            )
            yield Refusal(choice("use", card), time_text, clause)


def vault_refusals(view: View, unit: UnitView, offered: Offered) -> Iterator[Refusal]:
    """The refusals of the team's vault, for a character on it (26.6, 26.15)."""
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
    if VAULT in view.ruins[unit.team] and not does_ruined_vault_take_cards(view):
        return "the vault is destroyed", "26.15"
    if character.cannot_trade or character.cannot_give:
        return f"{character.name} gives no cards away", "26.6"
    if TREASURES[card].kind == "badge":
        return "a badge is not stored", "14.12"
    return "it has already been moved in this phase", "26.6"


def _why_not_taken_out(view: View, unit: UnitView, *, some: bool) -> tuple[str, str]:
    """The reason why a card cannot leave the team's vault though `some` can, and the clause."""
    if VAULT in view.ruins[unit.team]:
        return "the vault is destroyed", "26.15"
    if CHARACTERS[unit.slug].cannot_trade:
        return f"{CHARACTERS[unit.slug].name} takes no cards", "26.6"
    return (
        "it has already been moved in this phase"
        if some
        else "half of the vault's cards have been taken out",
        "26.6",
    )
