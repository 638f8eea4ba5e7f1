"""The greedy bot's goals and choices at bases and in the Arbiter's Hall."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from engine.core.choice import Choice
from engine.games.ages.bots.errands import SOURCES, Errand, encounter_chance, step_factor
from engine.games.ages.bots.value import card_value, lost_card_cost
from engine.games.ages.bots.weights import WEIGHTS, Preference, prefers
from engine.games.ages.challenges.cards import challenge_odds
from engine.games.ages.map.layout import BASES
from engine.games.ages.phrases import actor_of, unit_of
from engine.games.ages.rows.missions import WHITE
from engine.games.ages.rows.treasures import TREASURES
from engine.games.ages.sites.contests import deed_contest
from engine.games.ages.sites.deeds import (
    CHAMBER,
    HEADQUARTERS,
    LOW_GATE,
    PRISON,
    VAULT,
    VORTEX,
    Deed,
    Effect,
    deed_effects,
)
from engine.games.ages.units import ability
from engine.games.ages.view_types import HIDDEN, UnitView, View


def effect_value(unit: UnitView, effect: Effect, captives: int) -> float:
    if effect.verb in WEIGHTS.removal_values:
        return WEIGHTS.removal_values[effect.verb]
    if effect.verb == "heal":
        return WEIGHTS.health_point_value * min(effect.count, unit.max_health - unit.health)
    if effect.verb == "free":
        return WEIGHTS.freed_prisoner_value * min(effect.count, captives)
    each = {
        "learn": 0.5,
        "enter": WEIGHTS.inside_base_value,
        "see": 0.3,
        "raze": WEIGHTS.marker_step_value,
        "repair": WEIGHTS.marker_step_value,
        "tribute": WEIGHTS.tribute_item_value / 3,
    }
    return each.get(effect.verb, WEIGHTS.card_value * 1.5 * effect.count)


def deed_value(view: View, unit: UnitView, deed: Deed) -> float:
    """The mean value of a deed's effects."""
    skill = ability(unit)
    captives = sum(each.team == unit.team and each.is_in_prison for each in view.units)
    if deed.is_paid:
        price = lost_card_cost(view, unit, deed.means) if deed.means else 0.0
        return (
            WEIGHTS.inside_base_value + 1.0 - price
            if deed.verb == "break-in"
            else WEIGHTS.marker_step_value - price
        )
    chances = challenge_odds(deed_contest(view, unit, deed).difference, dice=view.has_dice)
    return sum(
        float(chance) * effect_value(unit, effect, captives)
        for result, chance in chances.items()
        for effect in deed_effects(skill, deed.verb, result)
    )


# Errands


def base_errands(view: View, unit: UnitView) -> Iterator[Errand]:
    """The errands of bases: tribute, the vortex, repairs, the other base's gates and sites."""
    chart = view.map
    home, abroad = chart.bases[unit.team], chart.bases[1 - unit.team]
    piece = chart.layout[chart.spaces[unit.space].piece].piece
    if piece == BASES[1 - unit.team]:
        yield from _errands_at_enemy_base(view, unit, abroad)
    elif abroad:
        yield from _gate_errands(view, unit)
    if home:
        yield from _errands_at_home(view, unit, home)
    chamber = chart.sites("lith").get(CHAMBER)
    if chamber is not None and unit.has_tribute:
        yield Errand(
            chamber,
            WEIGHTS.tribute_item_value * step_factor(view, unit.team, "lith"),
            "tribute for the Arbiter",
        )
    elif chamber is not None and (price := price_of_the_lead(view, unit)) is not None:
        value = max(0.0, WEIGHTS.marker_step_value - price)
        yield Errand(chamber, value, "to win the Arbiter's achievement with a gift of cards")
    elif chamber is not None and any(TREASURES[card].test for card in unit.known_cards):
        yield Errand(chamber, WEIGHTS.arbiter_test_value, "a test of the Arbiter")
    if len(unit.cards) <= WEIGHTS.enough_cards:
        for site, space in chart.sites("lith").items():
            if site != CHAMBER and (value := deed_value(view, unit, Deed("visit", site))) > 0:
                yield Errand(space, value, "a card from the Arbiter's Hall")


def price_of_the_lead(view: View, unit: UnitView) -> float | None:
    """The value of the cards that win the unit the Arbiter's achievement; None if it cannot.

    A face-down card is 1 point of tribute (27.3, 27.4).
    """
    lead = view.lith if unit.team == WHITE else -view.lith
    gifts = [
        lost_card_cost(view, unit, card.slug)
        for card in unit.cards
        if card.known and not card.shown and TREASURES[card.slug].kind != "badge"
    ]
    gift_count = 1 - lead
    return sum(sorted(gifts)[:gift_count]) if 0 < gift_count <= len(gifts) else None


def _errands_at_enemy_base(
    view: View, unit: UnitView, abroad: Mapping[str, int]
) -> Iterator[Errand]:
    ruins = view.ruins[1 - unit.team]
    captives = any(each.team == unit.team and each.is_in_prison for each in view.units)
    weight = step_factor(view, unit.team, "base")
    for site, space in abroad.items():
        deeds = [Deed("raze", site)] if site not in ruins and site != LOW_GATE else []
        if site == PRISON and captives:
            deeds.append(Deed("break-out", site))
        if site == VAULT and view.vaults[1 - unit.team]:
            deeds.append(Deed("raid", site))
        value = max((deed_value(view, unit, deed) for deed in deeds), default=0.0)
        if value > 0:
            yield Errand(space, weight * value, f"the {site.replace('-', ' ')} of the other base")


def _gate_errands(view: View, unit: UnitView) -> Iterator[Errand]:
    chart, weight = view.map, step_factor(view, unit.team, "base")
    for front, gates in chart.gates_by_front.items():
        for gate in gates:
            team, site = chart.base_sites[gate]
            if team == unit.team:
                continue
            if site in view.ruins[team]:
                yield Errand(
                    gate, weight * WEIGHTS.inside_base_value, "the open gate of the other base"
                )
            elif site != LOW_GATE or unit.known_cards:
                card = cheapest_card(view, unit) if site == LOW_GATE else ""
                value = deed_value(view, unit, Deed("break-in", site, card))
                yield Errand(front, weight * value, "a gate of the other base")


def cheapest_card(view: View, unit: UnitView) -> str:
    """The card that the unit can spare best."""
    return min(unit.known_cards, key=lambda card: lost_card_cost(view, unit, card))


def _errands_at_home(view: View, unit: UnitView, home: Mapping[str, int]) -> Iterator[Errand]:
    ruins = view.ruins[unit.team]
    for site in ruins:
        if site != LOW_GATE:
            value = deed_value(view, unit, Deed("repair", site))
            yield Errand(home[site], value, "a site to repair")
    if VORTEX not in ruins and unit.health < unit.max_health:
        value = deed_value(view, unit, Deed("heal", VORTEX))
        yield Errand(home[VORTEX], value, "the healing vortex")
    if HEADQUARTERS not in ruins and not unit.has_tribute and view.map.sites("lith"):
        value = 0.6 * WEIGHTS.tribute_item_value * step_factor(view, unit.team, "lith")
        yield Errand(home[HEADQUARTERS], value, "a tribute item")


SOURCES.append(base_errands)


# Preferences


@prefers("deed")
def prefer_deed(view: View) -> Preference:
    """Prefer the most valuable deed, or none if every deed costs more than it brings."""
    unit = actor_of(view)

    def preference(choice: Choice) -> float:
        match choice.verb:
            case "leave":
                return 0.0
            case "face":
                counter = view.counters.get(unit.space, HIDDEN)
                return WEIGHTS.encounter_value * encounter_chance(view, unit, counter)
            case "tribute":
                if unit.has_tribute:
                    return WEIGHTS.tribute_item_value
                price = price_of_the_lead(view, unit)
                return -1.0 if price is None else WEIGHTS.marker_step_value - price
            case "test":
                return WEIGHTS.arbiter_test_value
            case "shed":
                return -1.0
            case "ready":
                return WEIGHTS.helping_tool_value
        return deed_value(view, unit, Deed.of(choice))

    return preference


@prefers("tribute")
def prefer_tribute(view: View) -> Preference:
    """Prefer the item and useless cards as gifts for the Arbiter."""
    unit = actor_of(view)

    def preference(choice: Choice) -> float:
        if choice.verb == "enough":
            return 0.0
        if choice.noun == "item":
            return WEIGHTS.tribute_item_value
        gain = WEIGHTS.marker_step_value if price_of_the_lead(view, unit) is not None else 1.0
        return gain - lost_card_cost(view, unit, choice.noun)

    return preference


@prefers("rob")
def prefer_card_to_rob(view: View) -> Preference:
    """Prefer to lose the card that helps the raider least."""
    unit = actor_of(view)
    return lambda choice: -card_value(view, unit, choice.noun)


@prefers("free prisoner")
def prefer_prisoner(view: View) -> Preference:
    return lambda choice: float(unit_of(view, choice.noun).health)
