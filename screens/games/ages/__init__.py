"""The board of Duel of Ages II: pure functions from a view to a picture."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Sequence

from engine.core.choice import Choice
from engine.core.dispatch import Dispatch
from engine.games.ages.briefing import briefing_text, terms
from engine.games.ages.fire.actions import At, In, Opfire
from engine.games.ages.fire.no_shot import armed_units, why_nobody_shoots
from engine.games.ages.fire.shot import Shot
from engine.games.ages.melee.fights import Strike
from engine.games.ages.names import unit_name
from engine.games.ages.phrases import actor_of, unit_of
from engine.games.ages.rows.missions import TEAMS
from engine.games.ages.sites.deeds import VAULT
from engine.games.ages.story import story_beats
from engine.games.ages.turns.phases import lesson
from engine.games.ages.unit_queries import place_on_map, seats_of, unit_at
from engine.games.ages.view_types import View
from engine.games.ages.words import is_opening
from screens.games.ages.board import page_for, pages, paint_board
from screens.games.ages.chances_page import character_page, page
from screens.games.ages.colours import TEAM_ROLE
from screens.games.ages.map import ZOOMS
from screens.games.ages.pen import Pen
from screens.games.ages.places import find_places, places_changed_by, places_shown_with
from screens.games.ages.signs import legend, signs_in
from screens.games.ages.summary import curve_owners, curves, summary
from screens.games.ages.unit_page import unit_page
from screens.table.painter import Painter
from themes.look import Look
from tui.widgets.area import Area
from tui.widgets.canvas import Canvas, Offer, Picture

choice_values: Dispatch[str, Callable[[View, Choice], float]] = Dispatch("choice value")


def choice_value(view: View, choice: Choice) -> float:
    value_of = choice_values.get(choice.verb)
    return value_of(view, choice) if value_of is not None else 0.0


STILL_ASKED = ("pass", "done", "finish", "enough")
"""Verbs that end something: a player may want to look, or to undo, before."""


def obvious_choice(view: View, choices: Sequence[Choice]) -> Choice | None:
    """The only choice, or the only shot of a unit without face-down cards that is to fire."""
    actions = [each for each in choices if each.verb not in STILL_ASKED]
    if len(actions) != 1:
        return None
    fires = view.step == "weapon" and all(card.shown for card in actor_of(view).cards)
    return actions[0] if len(choices) == 1 or fires else None


@choice_values("in")
def space_value(view: View, choice: Choice) -> float:
    return In.of(choice, table=view).shot.odds.damage


@choice_values("at")
def target_value(view: View, choice: Choice) -> float:
    if view.step == "order":
        return Shot.in_progress(view).at(unit_of(view, choice.noun)).odds.damage
    return _most_damage(At.of(choice, table=view).aim.possible_shots)


def _most_damage(shots: Iterable[Shot]) -> float:
    return max((shot.odds.damage for shot in shots), default=0.0)


@choice_values("opfire")
def shooter_value(view: View, choice: Choice) -> float:
    return _most_damage(Opfire.of(choice, table=view).possible_shots)


@choice_values("strike")
def strike_value(view: View, choice: Choice) -> float:
    return Strike.of(choice, table=view, attacker=actor_of(view)).odds.damage


@choice_values("walk")
def walk_value(view: View, choice: Choice) -> float:
    space = view.map.numbers_by_noun[choice.noun]
    team = actor_of(view).team
    enemy = any(each.is_on_map and each.space == space and each.team != team for each in view.units)
    return float(
        enemy or space in view.counters or space in view.ground or bool(view.map.spaces[space].site)
    )


UNLETTERED = ("hex:",)
TURNED = ("turn:",)
FIXED_LETTERS = (
    *((), (), (), ("walk ",)),
    *((), (), (), (), ("deck:common",), ("deck:secret",), ("deck:elite",)),
)
"""The fourth letter, d, is for walking, in every move: the first three are mostly for the units.
The decks have later ones, o, s and t, which few lists need for anything else.
"""
OWN_LETTERS = (0, 1, 2, 4, 5, 6, 7)
"""The positions of the letters for units of the viewer's team: a, b, c, e, g, m and n."""
ENEMY_LETTERS = range(14, 23)
"""The positions of the letters for units of the other team: the digits from 1."""
UNIT_VERBS = ("adventure", "destroy-with", "strike")
"""Verbs of choices about a unit, one of which may be at its place besides others or at none."""
LOSING = (
    "destroy",
    "destroy-with",
    "discard",
    "shed",
    "give-up",
    "pay",
    "bribe",
    "mercy",
    "step-in",
)
"""Verbs of optional choices that cost a player a card, or a unit its place."""


PAGED = ("hex", "card", "guardian", "encounter", "goal", "deck")
"""The kinds of places that have a page."""
FINAL_ASIDES = {
    "deed": ("ready",),
    "fire": ("ready",),
    "opfire": ("ready",),
    "free use": ("play", "ready", "use", "unleash"),
    "walk": ("fly", "guard", "ready", "ride"),
}
"""By step, verbs of choices that spend or show a card, while a plain choice continues the turn."""


def _names_of_unit(slug: str) -> tuple[str, ...]:
    """The names of the choices about a unit that share its letter."""
    return (f"unit:{slug}", *(f"{verb} {slug}" for verb in UNIT_VERBS))


def _names_on_team(view: View, seat: int, team: int) -> str:
    names = [unit_name(unit.slug) for unit in view.units if unit.owner == seat]
    first = view.sides.index(team) == seat
    words = [*names, TEAMS[team]] if first else names
    patterns = [re.sub(r"^The\b", "[Tt]he", re.escape(each)) for each in words]
    return rf"\b(?:{'|'.join(patterns)})\b" if words else r"(?!)"


class AgesPainter(Painter[View]):
    zooms = ZOOMS
    unlettered_prefixes = UNLETTERED
    fixed_letters = FIXED_LETTERS
    orientation_prefixes = TURNED
    reacts = True
    score = "Achievements"

    places_shown_with = staticmethod(places_shown_with)
    legend = staticmethod(legend)
    signs_in = staticmethod(signs_in)
    goal = staticmethod(briefing_text)
    terms = staticmethod(terms)
    lesson = staticmethod(lesson)
    places_changed_by = staticmethod(places_changed_by)
    pages = staticmethod(pages)
    page_for = staticmethod(page_for)
    find_places = staticmethod(find_places)
    place_on_map = staticmethod(place_on_map)
    obvious_choice = staticmethod(obvious_choice)
    choice_value = staticmethod(choice_value)
    story_beats = staticmethod(story_beats)
    summary = staticmethod(summary)
    curves = staticmethod(curves)
    curve_owners = staticmethod(curve_owners)

    def paint_rows(
        self, view: View, width: int, height: int, look: Look, offer: Offer, rows: Collection[int]
    ) -> Picture:
        canvas = Canvas(width, height, look, rows=rows)
        paint_board(Pen(canvas, view, offer), Area(0, 0, width, height))
        return canvas.picture()

    def place_page(
        self, view: View, place: str, width: int, height: int, look: Look
    ) -> Picture | None:
        kind, _, name = place.partition(":")
        if is_opening(view):
            return character_page(name, width, height, look) if kind == "character" else None
        if unit_at(view, place) is not None:
            return unit_page(view, place, width, height, look)
        return page(view, place, width, height, look) if kind in PAGED else None

    def seat_roles(self, view: View) -> tuple[str, ...]:
        return tuple(TEAM_ROLE[team] for team in view.sides)

    def log_names(self, view: View) -> tuple[str, ...]:
        return tuple(_names_on_team(view, seat, team) for seat, team in enumerate(view.sides))

    def piece_letters(self, view: View) -> tuple[tuple[str, ...], ...]:
        """The places of units, by the letters that they keep throughout a match.

        Units are numbered as they come into play, so a new one changes no letter. In a match with
        more units than these letters the last ones have any letter.
        """
        own_slugs = [unit.slug for unit in view.units if unit.team == view.team]
        enemy_slugs = [unit.slug for unit in view.units if unit.team != view.team]
        slug_at = dict(zip(OWN_LETTERS, own_slugs, strict=False))
        slug_at |= dict(zip(ENEMY_LETTERS, enemy_slugs, strict=False))
        return tuple(
            _names_of_unit(slug_at[position]) if position in slug_at else ()
            for position in range(ENEMY_LETTERS.stop)
        )

    def not_first(self, view: View) -> tuple[str, ...]:
        is_vault_destroyed = view.team is not None and VAULT in view.ruins[view.team]
        store = ("store",) if is_vault_destroyed else ()
        return (*LOSING, *store, *FINAL_ASIDES.get(view.step, ()))

    def mover(self, view: View) -> tuple[int, ...] | None:
        return seats_of(view, view.turn) if view.outcome is None else None

    def occasion(self, view: View) -> str:
        """The key of a reaction window: the turn, the phase, and the attack."""
        attack = view.attack
        about_attack = f"{attack.attacker} {attack.target}" if attack is not None else ""
        return f"{view.round} {view.turn} {view.phase} {about_attack}".strip()

    def is_pass_explained(self, view: View) -> bool:
        """Does a unit of the viewer hold a ranged weapon that it cannot fire in this phase?"""
        return bool(why_nobody_shoots(view)) and bool(armed_units(view))


PAINTER = AgesPainter()
