"""Ratings as sums with their parts, and what cards add to them (RULES.md 2.2, 14).

Only open facts count: a card adds something once it is revealed.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache

from attrs import evolve

from engine.games.ages.bonuses import (
    OWN_RATINGS_CHANGED,
    RATINGS_OF_OTHERS_CHANGED,
    ability_bonuses,
)
from engine.games.ages.card_types import (
    ARMOR_KINDS,
    RATINGS,
    Character,
    Rating,
    StealthTiming,
    Treasure,
)
from engine.games.ages.rows.profiles import PROFILES
from engine.games.ages.rows.treasures import TREASURES
from engine.games.ages.units import (
    ALTERNATE_PATHS,
    PATH_END,
    AnyState,
    AnyUnit,
    ability,
    has_helper,
    has_path_end,
    is_grounded,
    profile_of,
)
from engine.games.ages.view_types import Figure, Term, UnitView, View

MAX_RATING = 9
"""The most that a printed rating and its levels can be together (2.2)."""
CARRY_LIMIT = 4
"""The number of cards that a character may carry without a card that raises it (14.2)."""
BADGES = {card.badge: card.slug for card in TREASURES.values() if card.badge}
"""The badge that replaces each rating with Honor."""
SANDALS, GALE = "winged-sandals", "gale-cube"
NOT_RAISED: tuple[Rating, ...] = ("health", "damage")
"""The ratings that an experience marker does not raise (18.1)."""


# Cards


def has_symbol(unit: AnyUnit, card: Treasure) -> bool:
    """Does the symbol match (14.4)?"""
    return bool(card.symbol) and card.symbol in profile_of(unit).symbols


def can_use(table: AnyState, unit: AnyUnit, card: Treasure) -> bool:
    """Does the unit have the symbol, or the Strength and Intellect, of the card (14.3, 14.4)?"""
    return next(_lacks(table, unit, card), None) is None


def why_unusable(table: AnyState, unit: AnyUnit, card: Treasure) -> str:
    """The reason why a unit cannot use a card (14.3): "it needs Strength 5, not just 3".

    A card with a symbol can also be used by a character that has it. It is "" if the unit can.
    """
    lacks = list(_lacks(table, unit, card))
    if not lacks:
        return ""
    if BROKEN in lacks:
        return "it is broken until your next free actions"
    if FORBIDDEN in lacks:
        return f"{ability(unit).name} forbids it"
    short = [
        f"{name.title()} {needed}, not just {has}"
        for name, needed, has in shortfalls(table, unit, card)
    ]
    symbol = f", or the {card.symbol.title()} symbol" if card.symbol else ""
    return f"it needs {', and '.join(short)}{symbol}"


Lack = tuple[Rating, int]
"""A rating that is too low for a card, and the number that the card needs."""
BROKEN: Lack = ("health", 0)
FORBIDDEN: Lack = ("health", 1)
"""Marks among the lacks of a unit: the card is broken, or the unit's ability forbids it."""


def shortfalls(table: AnyState, unit: AnyUnit, card: Treasure) -> list[tuple[Rating, int, int]]:
    """The ratings that are too low for a card, each with what it needs and what the unit has."""
    lacks = [each for each in _lacks(table, unit, card) if each not in (BROKEN, FORBIDDEN)]
    return [(name, needed, rating(table, unit, name)) for name, needed in lacks]


def _lacks(table: AnyState, unit: AnyUnit, card: Treasure) -> Iterator[Lack]:
    """What keeps a unit from using a card; nothing if it can."""
    skill = ability(unit)
    if card.slug in unit.broken_cards:
        yield BROKEN
    elif card.kind in skill.forbids or card.symbol in skill.forbids:
        yield FORBIDDEN
    elif not has_symbol(unit, card) and not (
        card.kind == "hunter" and has_helper(table, unit, "kennel-hand")
    ):
        if not skill.needs_no_strength and rating(table, unit, "strength") < card.strength:
            yield "strength", card.strength
        if rating(table, unit, "intellect") < card.intellect:
            yield "intellect", card.intellect


def can_use_later(view: View, unit: UnitView, card: Treasure) -> bool:
    """Could the unit use the card without the experience that is switched on now (18.1)?"""
    return can_use(view, evolve(unit, active=False) if unit.active else unit, card)


def carry_limit(table: AnyState, unit: AnyUnit) -> int:
    """The number of cards that the unit may carry (14.2)."""
    if profile_of(unit).is_unlimited:
        return 99
    limits = [TREASURES[slug].carry_limit for slug in unit.open_cards]
    return max((CARRY_LIMIT, *limits)) + has_loader(table, unit)


PLENTY, PLENTY_DRAWS = "plenty-cube", 2
"""The cube that draws cards, and how many of them (21.61)."""


def hand_after_plenty(view: View, unit: UnitView) -> int:
    """The number of cards that a unit would hold after playing its Plenty Cube (14.10, 21.61)."""
    has_redraw = rating(view, unit, "respect") >= TREASURES[PLENTY].redraw
    return len(unit.cards) - 1 + PLENTY_DRAWS + has_redraw


def has_loader(table: AnyState, unit: AnyUnit) -> bool:
    """Is the unit's Loader Drone in its space or adjacent to it (28.23)?"""
    return any(
        each.slug == "loader-drone"
        and each.is_on_map
        and unit.is_on_map
        and table.units[each.master].slug == unit.slug
        and (each.space == unit.space or each.space in table.map.neighbours[unit.space])
        for each in table.units
    )


def armor_bonus(table: AnyState, unit: AnyUnit, card: Treasure, *, melee: bool) -> int:
    """The bonus of an armour card to the unit's Armor."""
    base = min(MAX_RATING, profile_of(unit).ratings.armor + unit.levels.get("armor", 0))
    amount = card.armor_in_melee if melee and card.armor_in_melee else card.armor
    amount = max(amount, card.armor_at_least - base)
    return amount + has_symbol(unit, card)


def worn_armor(
    table: AnyState, unit: AnyUnit, *, melee: bool = False
) -> Iterator[tuple[Treasure, int]]:
    """The armour that counts, with its bonus: the best open card of each kind (14.6)."""
    open_cards = [TREASURES[slug] for slug in unit.open_cards]
    for kind in ARMOR_KINDS:
        usable = [c for c in open_cards if c.kind == kind and can_use(table, unit, c)]
        if usable:
            bonuses = [(c, armor_bonus(table, unit, c, melee=melee)) for c in usable]
            yield max(bonuses, key=lambda pair: pair[1])


# Ratings


def rating_figure(table: AnyState, unit: AnyUnit, name: Rating, *, melee: bool = False) -> Figure:
    """A rating with everything that adds to it; with `melee`, as it counts there (2.2)."""
    parts = tuple(_rating_parts(table, unit, name, melee))
    if len(parts) == 1:
        figure = _printed_figures(unit.slug)[name]
    else:
        figure = Figure(sum([part.amount for part in parts]), parts)
    value = figure.value
    if name == "speed" and unit.flight_card == SANDALS and value > (most := sandals_speed(unit)):
        return Figure(most, (*parts, Term(most - value, TREASURES[SANDALS].name)))
    return figure


def sandals_speed(unit: AnyUnit) -> int:
    """The greatest Speed of a flight with the Winged Sandals (21.87)."""
    return 8 if has_symbol(unit, TREASURES[SANDALS]) else 6


def rating(table: AnyState, unit: AnyUnit, name: Rating, *, melee: bool = False) -> int:
    return rating_figure(table, unit, name, melee=melee).value


def rating_figures(table: AnyState, unit: AnyUnit) -> dict[Rating, Figure]:
    """All ratings of a unit; only ratings with possible modifiers are added up."""
    ratings = _printed_figures(unit.slug).copy()
    for name in _changed_ratings(table, unit):
        ratings[name] = rating_figure(table, unit, name)
    return ratings


@cache
def _printed_figures(slug: str) -> dict[Rating, Figure]:
    ratings = PROFILES[slug].ratings
    amounts: dict[Rating, int] = {name: getattr(ratings, name) for name in RATINGS}
    return {name: Figure(n, (Term(n, "printed"),)) for name, n in amounts.items()}


def _changed_ratings(table: AnyState, unit: AnyUnit) -> Iterable[Rating]:
    """The ratings that may differ from the printed ones; some of them more than once."""
    if unit.active:
        return RATINGS
    ratings: list[Rating] = [*unit.levels, *OWN_RATINGS_CHANGED[unit.slug]]
    if unit.max_health != profile_of(unit).ratings.health:
        ratings.append("health")
    for slug in unit.open_cards:
        ratings += _changed_by_card(slug)
    if unit.ride_card or unit.slowed or unit.flight_card:
        ratings.append("speed")
    if (unit.team, PATH_END) in table.path_markers.values():
        for path, raised_ratings in _PATHS.items():
            ratings += raised_ratings if has_path_end(table, unit, path) else ()
    if unit.is_on_map:
        for other in table.units:
            ratings += RATINGS_OF_OTHERS_CHANGED[other.slug]
    return ratings


@cache
def _changed_by_card(slug: str) -> tuple[Rating, ...]:
    """The ratings that a card may change once it lies open."""
    card = TREASURES[slug]
    ratings: list[Rating] = [name for name, badge in BADGES.items() if badge == slug]
    ratings += [name for name, _ in card.raises]
    if card.kind in ARMOR_KINDS:
        ratings.append("armor")
    if card.stealth:
        ratings.append("stealth")
    if card.symbol_raises:
        ratings.append(card.symbol_raises)
    return tuple(ratings)


def _rating_parts(table: AnyState, unit: AnyUnit, name: Rating, melee: bool) -> Iterator[Term]:
    printed = _printed_figures(unit.slug)[name]
    printed_value = printed.value
    yield from printed.parts
    if name == "health":
        if unit.max_health != printed_value:
            yield Term(unit.max_health - printed_value, "Phoenix Draught")
        return
    base = printed_value
    if level := unit.levels.get(name, 0):
        base = min(MAX_RATING, printed_value + level)
        yield Term(base - printed_value, "levels")
    if name in BADGES and BADGES[name] in unit.open_cards:
        yield Term(_honor_with_levels(profile_of(unit), unit) - base, TREASURES[BADGES[name]].name)
    if unit.active and name not in NOT_RAISED:
        yield Term(1, "experience")
    if name == "speed":
        yield from _speed_parts(table, unit, base)
    elif name == "armor":
        for card, amount in worn_armor(table, unit, melee=melee):
            yield Term(amount, card.name)
    if unit.cards:
        yield from _gear_parts(table, unit, name)
    path = RAISED_BY.get(name, "")
    if path and table.path_markers and has_path_end(table, unit, path):
        yield Term(ALTERNATE_BONUS, f"Path of {path.title()}")
    for other, amount in ability_bonuses(table, unit, name):
        source = ability(other).name
        is_own = other.slug == unit.slug
        yield Term(amount, source if is_own else f"{profile_of(other).name}: {source}")


def _honor_with_levels(character: Character, unit: AnyUnit) -> int:
    """Printed Honor with levels, the value that a badge gives to a rating (21.68)."""
    return min(MAX_RATING, character.ratings.honor + unit.levels.get("honor", 0))


RAISED_BY: Mapping[Rating, str] = {
    rating: path for path, raised in ALTERNATE_PATHS.items() for rating in raised
}
"""The path of an alternate labyrinth that raises each rating."""
_PATHS: Mapping[str, tuple[Rating, ...]] = {"prestige": ("speed",), **ALTERNATE_PATHS}
"""The ratings that each path of a labyrinth changes."""
ALTERNATE_BONUS = 2
"""The bonus of a path of an alternate labyrinth (16.8)."""
GEAR = frozenset(
    card.slug for card in TREASURES.values() if card.raises or card.symbol_raises or card.stealth
)
"""Cards besides armour and transports that change ratings once they lie open."""


def _gear_parts(table: AnyState, unit: AnyUnit, name: Rating) -> Iterator[Term]:
    """The bonuses of open cards other than armour and transports (14.8)."""
    for slug in unit.open_cards:
        if slug not in GEAR:
            continue
        card = TREASURES[slug]
        amount = sum(
            raise_amount for raised_rating, raise_amount in card.raises if raised_rating == name
        )
        if name == "stealth" and can_use(table, unit, card):
            amount += stealth_bonus(unit, card, "always")
        elif name == card.symbol_raises and has_symbol(unit, card):
            amount += 1
        if amount:
            yield Term(amount, card.name)


def stealth_bonus(unit: AnyUnit, card: Treasure, timing: StealthTiming) -> int:
    """The Stealth that a card gives on an occasion, with its symbol's bonus if that matches."""
    bonuses = (*card.stealth, *(card.symbol_stealth if has_symbol(unit, card) else ()))
    return sum(amount for occasion, amount in bonuses if occasion == timing)


def _speed_parts(table: AnyState, unit: AnyUnit, base: int) -> Iterator[Term]:
    if unit.ride_card:
        yield from _ride_parts(table, unit, base)
    if unit.slowed:
        yield Term(-TREASURES[GALE].slows, TREASURES[GALE].name)
    if has_path_end(table, unit, "prestige"):
        yield Term(1, "Path of Prestige")


def _ride_parts(table: AnyState, unit: AnyUnit, base: int) -> Iterator[Term]:
    """The bonus of a transport to Speed; near a Lodestone a vehicle has none (21.83)."""
    card = TREASURES[unit.ride_card]
    if card.kind == "vehicle" and is_grounded(table, start_of(unit)):
        return
    becomes = card.speed_becomes - base if card.speed_becomes else card.speed
    yield Term(becomes + has_symbol(unit, card), card.name)
    if card.kind == "vehicle" and has_driver(table, unit):
        yield Term(1, "Getaway Driver")


def start_of(unit: AnyUnit) -> int:
    """The space where the unit began its move, or would begin it."""
    return unit.start_space if unit.spent else unit.space


def has_driver(table: AnyState, unit: AnyUnit) -> bool:
    """Did the unit begin its move in the space of its Getaway Driver (28.29)?"""
    return any(
        each.slug == "getaway-driver"
        and each.is_on_map
        and table.units[each.master].slug == unit.slug
        and -1 < each.start_space == unit.start_space
        for each in table.units
    )
