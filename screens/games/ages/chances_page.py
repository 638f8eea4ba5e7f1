"""The pages about sites, guardians, encounters, cards and spaces, with each unit's chances."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from attrs import frozen

from engine.core.text import count, percent
from engine.games.ages.about import about
from engine.games.ages.adventures.about import listed_guardian
from engine.games.ages.card_types import Encounter, Guardian, Rating, Treasure
from engine.games.ages.challenges.cards import ChallengeResult
from engine.games.ages.challenges.contests import (
    PASSING,
    Contest,
    chance_of,
    encounter_figure,
    guardian_contest,
)
from engine.games.ages.challenges.ratings import can_use, has_symbol
from engine.games.ages.map.sight import line_of_sight, range_between, what_blocks
from engine.games.ages.names import short_name
from engine.games.ages.opening.texts import about_character
from engine.games.ages.rows.adventures import ENCOUNTERS
from engine.games.ages.rows.treasures import TREASURES
from engine.games.ages.sites.about import VERB_NAMES, good_results
from engine.games.ages.sites.contests import deed_contest
from engine.games.ages.sites.deeds import CHAMBER, LOW_GATE, Deed, is_gate, site_name
from engine.games.ages.sites.facts import gifts_of
from engine.games.ages.tribute.items import ITEM_POINTS, tribute_of
from engine.games.ages.unit_queries import own_characters, own_units
from engine.games.ages.units import deck_of
from engine.games.ages.view_types import UnitView, View, parts_text
from engine.games.ages.words import RATING_NAME, signed_number, space_of
from screens.games.ages.pen import Pen
from themes.look import Look
from tui.widgets.canvas import Canvas, Offer, Picture
from tui.widgets.lines import Lines

MAX_WIDTH = 96
GROUND = "panel"


def page_picture(
    view: View, width: int, height: int, look: Look, write: Callable[[Lines[Pen]], None]
) -> Picture:
    """The picture of a page, written a second time if it needs more rows than `height`."""
    picture, row_count = _written_picture(view, width, height, look, write)
    if row_count > height:
        picture, _ = _written_picture(view, width, row_count, look, write)
    return _upper_rows(picture, row_count)


def upper_part(
    view: View, width: int, height: int, look: Look, write: Callable[[Lines[Pen]], None]
) -> Picture:
    picture, row_count = _written_picture(view, width, height, look, write)
    return _upper_rows(picture, min(row_count, height))


def _upper_rows(picture: Picture, height: int) -> Picture:
    rows = max(1, height)
    return Picture(picture.width, rows, picture.strips[:rows])


def _written_picture(
    view: View, width: int, height: int, look: Look, write: Callable[[Lines[Pen]], None]
) -> tuple[Picture, int]:
    """The picture of a page with this height, and the number of rows that its text needs."""
    canvas = Canvas(min(width, MAX_WIDTH), height, look, GROUND)
    lines = Lines(Pen(canvas, view, Offer()), canvas.width, height)
    write(lines)
    return canvas.picture(), lines.y


@frozen
class Candidate:
    """A row about one unit: its rating, and its chance."""

    unit: UnitView
    text: str
    verdict: str
    good: float
    """The quality of its chance, from 0 to 1."""
    role: str = ""
    """The colour of the verdict, if it does not follow from the chance."""


CandidateTable = tuple[str, list[Candidate]]


def page(view: View, place: str, width: int, height: int, look: Look) -> Picture | None:
    about_place = about(view, place)
    if about_place is None or width < 40:
        return None
    tables = tuple(candidate_tables(view, place))

    def write(lines: Lines[Pen]) -> None:
        lines.wrap((about_place.title, lines.pen.ink("bright", bold=True)))
        for text in about_place.lines:
            lines.text(text)
        for heading, rows in tables:
            lines.gap(least=lines.y + len(rows) + 4)
            lines.heading(heading)
            for row in sorted(rows, key=lambda each: -each.good):
                _write_row(lines, row)

    return page_picture(view, width, height, look, write)


def _write_row(lines: Lines[Pen], row: Candidate) -> None:
    pen = lines.pen
    role = "good" if row.good >= 2 / 3 else "warn" if row.good >= 1 / 3 else "bad"
    role = row.role or role
    lines.wrap(
        pen.unit_plate(row.unit),
        (f" {short_name(row.unit.slug):<13}", pen.ink("text")),
        (f"{row.verdict:<9}", pen.ink(role, bold=True)),
        (row.text, pen.ink("muted")),
    )


def candidate_tables(view: View, place: str) -> Iterator[CandidateTable]:
    kind, _, name = place.partition(":")
    if kind == "card" and name in TREASURES:
        yield (
            "Who can use it",
            [_card_candidate(view, unit, TREASURES[name]) for unit in own_units(view)],
        )
    elif kind == "guardian":
        guardian = listed_guardian(view, name)
        if guardian is not None:
            yield _table_of_guardian(view, guardian)
    elif kind == "encounter" and name in ENCOUNTERS:
        yield from _tables_of_encounter(view, name)
    elif kind == "hex":
        number = space_of(view.map, name)
        if number is not None:
            yield from _tables_of_space(view, number)
            yield (
                "Who sees it",
                [_sight_candidate(view, unit, number) for unit in view.units if unit.is_on_map],
            )


def _tables_of_space(view: View, number: int) -> Iterator[CandidateTable]:
    yield from _tables_of_encounter(view, view.counters.get(number, ""))
    chart, space = view.map, view.map.spaces[number]
    if number in chart.base_sites:
        team, slug = chart.base_sites[number]
        for verb in _challenge_verbs(view, team, slug):
            yield _table_of_deed(view, Deed(verb, slug))
    elif number in chart.hall_sites:
        if chart.hall_sites[number] == CHAMBER:
            yield (
                "Who can give how much",
                [_gift_candidate(view, each) for each in own_characters(view)],
            )
        else:
            yield _table_of_deed(view, Deed("visit", chart.hall_sites[number]))
    elif space.site and space.site[-1].isdigit():
        deck = deck_of(view.layout, view.layout[space.piece].piece)
        guardian = listed_guardian(view, deck)
        if guardian is not None:
            yield _table_of_guardian(view, guardian)


def _gift_candidate(view: View, unit: UnitView) -> Candidate:
    tribute = tribute_of(view, unit)
    text = str(gifts_of(view, unit)).rpartition(", ")[0] or "neither an item nor a face-down card"
    part_of_item = min(tribute.points / ITEM_POINTS, 1.0)
    return Candidate(unit, text, count(tribute.points, "point"), part_of_item)


def _sight_candidate(view: View, unit: UnitView, number: int) -> Candidate:
    distance = range_between(view.map, unit.space, number)
    distance_text = f"{count(distance, 'space')} away, at {view.map.names[unit.space]}"
    if not distance:
        return Candidate(unit, f"at {view.map.names[unit.space]}", "is here", 2.0, "focus")
    cover = line_of_sight(view.map, unit.space, number)
    if cover is None:
        lobbed = line_of_sight(view.map, unit.space, number, lobbed=True) is not None
        lobbed_text = "; only a grenade gets there" if lobbed else ""
        ends = (view.map.spaces[each].terrain for each in (unit.space, number))
        obstacle = "" if "dome" in ends else what_blocks(view.map, unit.space, number)
        reason = (
            f"; {obstacle} is in the way" if obstacle else "; nobody sees into or out of a dome"
        )
        return Candidate(unit, f"{distance_text}{reason}{lobbed_text}", "no", 0.0, "muted")
    stealth_text = f"; a unit there has +{cover} Stealth against it" if cover else ""
    return Candidate(
        unit, f"{distance_text}{stealth_text}", "sees it", 1 / (1 + distance), "bright"
    )


def _challenge_verbs(view: View, team: int, slug: str) -> list[str]:
    is_ruined, is_own = slug in view.ruins[team], view.team == team
    if slug == LOW_GATE or view.team is None:
        return []
    if is_own:
        return ["repair"] if is_ruined else ["heal"] if slug == "vortex" else []
    first = {"vault": ["raid"], "prison": ["break-out"]}.get(slug, [])
    first = ["break-in"] if is_gate(slug) and not is_ruined else first
    return first if is_ruined else [*first, "raze"]


def _table_of_deed(view: View, deed: Deed) -> CandidateTable:
    good = good_results(deed.verb)
    rows = [
        _challenge_candidate(view, unit, deed_contest(view, unit, deed), deed.test[0], good)
        for unit in own_characters(view)
    ]
    return f"{VERB_NAMES[deed.verb]}: {site_name(deed.site)}, chance to succeed", rows


def _table_of_guardian(view: View, guardian: Guardian) -> CandidateTable:
    rows = [
        _challenge_candidate(
            view, unit, guardian_contest(view, unit, guardian), guardian.rating, PASSING
        )
        for unit in own_characters(view)
    ]
    return f"{guardian.name}: chance to pass", rows


def _challenge_candidate(
    view: View, unit: UnitView, contest: Contest, rating: Rating, good: Iterable[ChallengeResult]
) -> Candidate:
    chance = chance_of(view, contest.difference, good)
    bad = chance_of(view, contest.difference, (ChallengeResult.FOPP,))
    name = RATING_NAME[rating]
    sums = parts_text(name, contest.rating.parts) or f"{name} {contest.rating.value}"
    text = f"{signed_number(contest.difference)}, FOPP {percent(bad)}; {sums}"
    return Candidate(unit, text, percent(chance), chance)


def _tables_of_encounter(view: View, slug: str) -> Iterator[CandidateTable]:
    encounter = ENCOUNTERS.get(slug)
    if encounter is None or encounter.rating is None:
        return
    rating, people = encounter.rating, own_characters(view)
    rows = [_candidate_for_encounter(view, unit, encounter, rating) for unit in people]
    yield f"{encounter.name}: who passes", rows


def _candidate_for_encounter(
    view: View, unit: UnitView, encounter: Encounter, rating: Rating
) -> Candidate:
    figure = encounter_figure(view, unit, encounter)
    passes = figure.value >= encounter.value
    name = RATING_NAME[rating]
    text = parts_text(name, figure.parts) or f"{name} {figure.value}"
    return Candidate(unit, text, "passes" if passes else "fails", float(passes))


def _card_candidate(view: View, unit: UnitView, card: Treasure) -> Candidate:
    able = can_use(view, unit, card)
    strength, intellect = unit.ratings["strength"].value, unit.ratings["intellect"].value
    text = f"Strength {strength}, Intellect {intellect}"
    if has_symbol(unit, card):
        text = f"{text}; symbol {card.symbol.title()}: {card.bonus or 'no more'}"
    return Candidate(unit, text, "can" if able else "cannot", float(able))


def character_page(slug: str, width: int, height: int, look: Look) -> Picture | None:
    character = about_character(slug)
    if character is None or width < 40:
        return None
    canvas = Canvas(min(width, MAX_WIDTH), height, look, GROUND)
    y = 0
    for number, text in enumerate((character.title, *character.lines)):
        role = "bright" if not number else "text"
        y += canvas.wrap(0, y, canvas.width, height - y, text, look.style(role, bold=not number))
    whole = canvas.picture()
    return Picture(whole.width, max(y, 1), whole.strips[: max(y, 1)])
