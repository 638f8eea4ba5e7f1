"""The page about a character: every rating and the origin of each point, cards, odds."""

from __future__ import annotations

from engine.core.text import count, percent
from engine.games.ages.about_units import bond_text, carried_text, near_enemies, state_text
from engine.games.ages.attacks.blow import Blow
from engine.games.ages.attacks.sums import BRIEFLY, chances_against, sums
from engine.games.ages.card_types import RATINGS, Rating, Treasure
from engine.games.ages.cards.phrases import melee_weapon_text
from engine.games.ages.challenges.ratings import carry_limit, has_symbol, why_unusable
from engine.games.ages.names import short_name, unit_name
from engine.games.ages.rows.treasures import TREASURES
from engine.games.ages.unit_queries import seat_text, unit_at
from engine.games.ages.units import profile_of
from engine.games.ages.view_types import CardView, Term, UnitView, View
from engine.games.ages.words import (
    RATING_NAME,
    age_text,
    known_card_name,
    listed_symbols,
    signed_number,
)
from screens.games.ages.chances_page import page_picture, upper_part
from screens.games.ages.pen import Pen
from screens.games.ages.signs import health_dots
from themes.look import Look
from tui.widgets.canvas import Picture
from tui.widgets.lines import Lines
from tui.widgets.pen import Run

MIN_ROOMY_HEIGHT = 28
"""The minimum height at which there are blank lines between the parts."""
_GROUPS: tuple[tuple[str, tuple[Rating, ...]], ...] = (
    ("Fight", ("wits", "melee", "power", "damage")),
    ("Shoot", ("aim", "point", "throw", "stealth")),
    ("Defend", ("react", "armor", "health", "speed")),
    ("Be", ("strength", "intellect", "honor", "respect")),
)


def unit_page(view: View, place: str, width: int, height: int, look: Look) -> Picture | None:
    unit = unit_at(view, place)
    if unit is None or width < 40:
        return None

    def write(lines: Lines[Pen]) -> None:
        write_page(lines, unit, roomy=height >= MIN_ROOMY_HEIGHT)

    return page_picture(view, width, height, look, write)


def upper_unit_page(view: View, place: str, width: int, height: int, look: Look) -> Picture | None:
    unit = unit_at(view, place)
    if unit is None or width < 40:
        return None

    def write(lines: Lines[Pen]) -> None:
        write_page(lines, unit, roomy=height >= MIN_ROOMY_HEIGHT, max_rows=height)

    return upper_part(view, width, height, look, write)


def write_page(
    lines: Lines[Pen], unit: UnitView, *, roomy: bool, max_rows: int | None = None
) -> None:
    """Write all about a unit, with gaps if `roomy`, and no more odds after `max_rows`."""
    gap = 0 if roomy else lines.height + 1
    _add_heading(lines, unit)
    lines.gap(least=gap)
    _paint_ratings(lines, unit)
    _paint_sources(lines, unit)
    lines.gap(least=gap)
    if unit.kind == "character":
        _paint_cards(lines, unit)
        lines.gap(least=gap)
    ability = profile_of(unit).ability
    mental = " (mental)" if ability.mental else ""
    lines.text(f"{ability.name}{mental}: {ability.text}.", "accent")
    lines.gap(least=gap)
    _paint_odds(lines, unit, max_rows)


def _add_heading(lines: Lines[Pen], unit: UnitView) -> None:
    pen, character, view = lines.pen, profile_of(unit), lines.pen.view
    lines.runs(
        pen.unit_plate(unit),
        (f" {unit_name(unit.slug)}", pen.team_ink(unit.team)),
        (f", {character.title}", pen.ink("text")),
    )
    kinds = (age_text(character.age), character.setting, character.circle, *character.natures)
    text = ", ".join(each for each in kinds if each)
    symbols = f"; symbols {listed_symbols(character.symbols)}" if character.symbols else ""
    lines.text(f"{text}{symbols}", "muted")
    space_text = f"at {view.map.names[unit.space]}" if unit.is_on_map else ""
    facts = [seat_text(view, unit.owner), space_text, state_text(view, unit)]
    facts.append(carried_text(unit).removeprefix(", "))
    facts.append(bond_text(view, unit))
    facts.append(f"encounters passed {unit.encounters_passed}" if unit.encounters_passed else "")
    if unit.experience:
        facts.append(f"experience {unit.experience} ({'on' if unit.active else 'off'})")
    lines.wrap(
        ("Health ", pen.ink("muted")),
        (health_dots(unit, pen.glyphs, 14), pen.health_ink(unit)),
        (f" {unit.health} of {unit.max_health}   ", pen.ink("text")),
        (", ".join(fact for fact in facts if fact), pen.ink("text")),
    )


def _paint_ratings(lines: Lines[Pen], unit: UnitView) -> None:
    pen, cell = lines.pen, lines.width // len(_GROUPS)
    lines.runs(*((f"{name:<{cell}}", pen.ink("muted", bold=True)) for name, _ in _GROUPS))
    for number in range(4):
        lines.runs(
            *(run for _, group in _GROUPS for run in _rating_runs(pen, unit, group[number], cell))
        )


def _rating_runs(pen: Pen, unit: UnitView, rating: Rating, cell: int) -> list[Run]:
    """A rating: "Throw  7 > 8"."""
    figure = unit.ratings[rating]
    value, printed_value = figure.value, figure.printed_value
    start: Run = (f"{RATING_NAME[rating]:<10}", pen.ink("text"))
    if value == printed_value:
        return [start, (f"{value:<{cell - 10}}", pen.ink("bright", bold=True))]
    role = "good" if value > printed_value else "bad"
    change = f"{printed_value}{pen.glyphs.right}"
    return [
        start,
        (change, pen.ink("muted")),
        (f"{value:<{cell - 10 - len(change)}}", pen.ink(role, bold=True)),
    ]


def _paint_sources(lines: Lines[Pen], unit: UnitView) -> None:
    changes = [
        f"{RATING_NAME[rating]} {listed_parts(unit.ratings[rating].parts[1:])}"
        for rating in RATINGS
        if len(unit.ratings[rating].parts) > 1
    ]
    if changes:
        lines.text(f"Changed: {'; '.join(changes)}.", "good")


def listed_parts(parts: tuple[Term, ...]) -> str:
    """The parts of a number as text: "+1 levels, +2 Hill Pony"."""
    return ", ".join(f"{signed_number(part.amount)} {part.source}" for part in parts)


def _paint_cards(lines: Lines[Pen], unit: UnitView) -> None:
    limit = carry_limit(lines.pen.view, unit)
    most = f" of {limit}" if limit < 99 else ""
    lines.heading(f"Cards {len(unit.cards)}{most}")
    for card in unit.cards:
        _add_card(lines, unit, card)


def _add_card(lines: Lines[Pen], unit: UnitView, card: CardView) -> None:
    pen, view = lines.pen, lines.pen.view
    sign = pen.glyphs.filled_square if card.shown else pen.glyphs.card_back
    mark: Run = (f" {sign} ", pen.ink("gold" if card.shown else "muted"))
    if not card.known:
        lines.runs(mark, (f"{known_card_name(card)}, face down", pen.ink("muted")))
        return
    treasure = TREASURES[card.slug]
    reason = why_unusable(view, unit, treasure)
    symbol = f"; {treasure.bonus}" if has_symbol(unit, treasure) and treasure.bonus else ""
    name: Run = (
        f"{treasure.name + ' ':<18}",
        pen.ink("muted" if reason else "bright", bold=not reason),
    )
    if not reason:
        lines.wrap(mark, name, (f"{card_summary(treasure)}{symbol}", pen.ink("text")))
        return
    lines.wrap(mark, name, (f"cannot use it: {reason}", pen.ink("bad")))
    lines.text(card_summary(treasure), "muted", indent=3)


def card_summary(card: Treasure) -> str:
    """A card's numbers in one line: "Throw 2x, range 1-5, Power 4, Damage 2"."""
    if card.shot is not None:
        shot = card.shot
        area = " area," if shot.is_area else ""
        reach = f"range {shot.nearest}-{shot.farthest},{area} Power {shot.power}"
        shots = count(shot.opfire, "opportunity shot")
        return f"{shot.rating.capitalize()}, {reach}, Damage {shot.damage}, {shots}"
    if card.kind == "melee":
        return melee_weapon_text(card)
    return card.text or card.kind


def _paint_odds(lines: Lines[Pen], unit: UnitView, max_rows: int | None) -> None:
    view, enemies = lines.pen.view, near_enemies(lines.pen.view, unit)
    if not enemies:
        return
    lines.heading("Odds: hits, wounds, kills, and mean damage with misses counted")
    for enemy in enemies:
        if max_rows is not None and lines.y >= max_rows:
            break
        shot, melee = chances_against(view, unit, enemy)
        for blow in (shot, melee):
            if blow is not None:
                _add_chance(lines, f"against {short_name(enemy.slug)}", blow)
        enemy_shot, fists = chances_against(view, enemy, unit)
        _add_chance(lines, f"  {short_name(enemy.slug)} back", enemy_shot or fists)


def _add_chance(lines: Lines[Pen], name: str, blow: Blow) -> None:
    pen, odds = lines.pen, blow.odds
    runs: list[Run] = [
        (f"{name:<22}", pen.ink("text")),
        (f"{blow.weapon_name:<17}", pen.ink("bright")),
        (f"{percent(odds.hit_chance):>5}", pen.ink("accent", bold=True)),
        (f"{percent(odds.wound_chance):>5}{percent(odds.kill_chance):>5}", pen.ink("text")),
        (f" {odds.damage:.1f}  ", pen.ink("gold", bold=True)),
    ]
    room = lines.width - sum(len(text) for text, _ in runs)
    text = sums(blow) if len(sums(blow)) <= room else sums(blow, BRIEFLY)
    lines.wrap(*runs, (text, pen.ink("muted")))
