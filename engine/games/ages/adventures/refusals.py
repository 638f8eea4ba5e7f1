"""Adventures, draws, deeds and entries that are not possible (RULES.md 14 to 17, 26, 27)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.choice import Refusal, choice
from engine.core.text import count, join_with_and
from engine.games.ages.adventures.paths import path_elsewhere_text
from engine.games.ages.adventures.phrases import facing_guardian
from engine.games.ages.entering.phrases import entry_text, has_yet_to_enter
from engine.games.ages.names import unit_name
from engine.games.ages.phrases import Offered, actor_of, is_in_dome, own_units_on_map
from engine.games.ages.rows.adventures import GUARDIANS
from engine.games.ages.rows.treasures import TREASURES
from engine.games.ages.sites.deeds import CHAMBER, LOW_GATE, PRISON, VAULT, VORTEX
from engine.games.ages.units import path_at
from engine.games.ages.view_types import UnitView, View

# Encounters and guardians


def adventure_refusals(view: View, offered: Offered) -> Iterator[Refusal]:
    """The refusals of the player's units that face nothing in this phase (15.1, 16.1)."""
    for unit in own_units_on_map(view):
        yield Refusal(choice("adventure", unit.slug), *_why_no_adventure(view, unit))


def _why_no_adventure(view: View, unit: UnitView) -> tuple[str, str]:
    """The reason why a unit faces nothing, and the clause."""
    if unit.kind != "character":
        return "only characters have adventures", "15.1"
    if is_in_dome(view, unit):
        return "this unit is in a dome, where nothing is met", "15.1"
    if unit.space in view.counters or path_at(view, unit) is not None:
        return "this unit has already had an adventure in this phase", "15.1"
    elsewhere = path_elsewhere_text(view, unit.team, unit.space)
    if elsewhere:
        return elsewhere, "16.1"
    return "no encounter (?) and no guardian (!) is in this unit's space", "15.1"


def site_refusals(view: View, offered: Offered) -> Iterator[Refusal]:
    """The refusals of payments that a guardian or an encounter does not take (15.4, 16.2)."""
    unit = actor_of(view)
    if unit.space in view.counters:
        yield from badge_refusals(view, offered)
        return
    price = GUARDIANS[facing_guardian(view, unit)].pay
    price_text = f"the guardian asks for {count(price, 'card')}, and you have {len(unit.cards)}"
    reason = price_text if price else "this guardian takes no cards"
    yield Refusal(choice("pay"), reason, "16.2")


def badge_refusals(view: View, offered: Offered) -> Iterator[Refusal]:
    """The refusals of Badges, which are neither paid nor discarded nor given (14.12)."""
    verb = next((each.verb for each in offered if each.noun in TREASURES), "discard")
    for card in dict.fromkeys(actor_of(view).known_cards):
        if TREASURES[card].kind == "badge":
            yield Refusal(choice(verb, card), "a badge stays with its owner", "14.12")


def show_refusals(view: View, offered: Offered) -> Iterator[Refusal]:
    """The refusals of cards that need not be revealed because they lie open (1.5)."""
    for card in dict.fromkeys(actor_of(view).open_cards):
        yield Refusal(choice("reveal", card), "it lies open already", "1.5")


def raise_refusals(view: View, offered: Offered) -> Iterator[Refusal]:
    """The refusals of ratings that the drawn card does not show (18.4)."""
    yield Refusal(choice("raise"), "you raise a rating on the drawn card, to 9 at most", "18.4")


def teach_refusals(view: View, offered: Offered) -> Iterator[Refusal]:
    """The refusals of the player's characters that cannot be taught (20.34)."""
    for unit in view.units:
        if unit.team == view.team and unit.kind == "character" and unit.fate != "killed":
            reason = (
                "this unit teaches the others" if unit.is_on_map else "this unit is not on the map"
            )
            yield Refusal(choice("teach", unit.slug), reason, "20.34")


def dome_refusals(view: View, offered: Offered) -> Iterator[Refusal]:
    """The refusals of domes to which the unit cannot be sent (17.2)."""
    for number, space in sorted(view.map.domes.items()):
        occupants = [unit_name(u.slug) for u in view.units if u.is_on_map and u.space == space]
        occupancy = f"{join_with_and(occupants)} {'is' if len(occupants) == 1 else 'are'} there"
        reason = occupancy if occupants else "its colour is not that of the drawn card"
        yield Refusal(choice("dome", str(number)), reason, "17.2")


# Cards, sites and entries


def draw_refusals(view: View, offered: Offered) -> Iterator[Refusal]:
    """The refusals of decks from which no card can be drawn now (14.1)."""
    for deck in ("common", "secret", "elite"):
        reason = "the deck is empty"
        if deck == "elite" and view.reward < 2:
            reason = "an Elite card takes two draws"
        yield Refusal(choice("draw", deck), reason, "14.1")


def deed_refusals(view: View, offered: Offered) -> Iterator[Refusal]:
    """The refusals of deeds that a site does not allow now (26.3 to 26.13)."""
    unit, chart = actor_of(view), view.map
    for gate in chart.gates_by_front.get(unit.space, ()):
        team, site = chart.base_sites[gate]
        if team != unit.team and site == LOW_GATE and not unit.cards:
            yield Refusal(choice("break-in", site), "you have no card to pay with", "26.3")
    if chart.hall_sites.get(unit.space) == CHAMBER:
        reason = "you have neither a tribute item nor a face-down card"
        yield Refusal(choice("tribute"), reason, "27.3")
    if unit.space not in chart.base_sites:
        return
    team, site = chart.base_sites[unit.space]
    is_ruined = site in view.ruins[team]
    if team != unit.team:
        if is_ruined:
            yield Refusal(choice("raze", site), "it is destroyed already", "26.12")
        if site == VAULT and not view.vaults[team]:
            yield Refusal(choice("raid", site), "no card is in the vault", "26.7")
        if site == PRISON and not any(u.is_in_prison and u.team == unit.team for u in view.units):
            yield Refusal(
                choice("break-out", site), "nobody from your team is imprisoned there", "26.11"
            )
    elif site == VORTEX:
        reason = "the vortex is destroyed" if is_ruined else "this unit is not wounded"
        yield Refusal(choice("heal", site), reason, "26.14" if is_ruined else "26.5")
    elif site == PRISON and is_ruined:
        yield Refusal(choice("interrogate"), "the prison is destroyed", "26.15")


def tribute_refusals(view: View, offered: Offered) -> Iterator[Refusal]:
    """The refusals of gifts to the Arbiter: all have seen these cards (27.3)."""
    unit = actor_of(view)
    for card in dict.fromkeys(card.slug for card in unit.cards if card.shown):
        yield Refusal(choice("offer", card), "only face-down cards are given", "27.3")


def entry_refusals(view: View, offered: Offered) -> Iterator[Refusal]:
    """The refusals of characters that do not come onto the map yet (17.1)."""
    for unit in view.units:
        if unit.team == view.team and has_yet_to_enter(unit):
            yield Refusal(choice("enter", unit.slug), entry_text(view, unit), "17.1")
