"""The pen of the painters of Duel of Ages II: the map, the teams, and the viewer."""

from __future__ import annotations

from attrs import frozen
from rich.style import Style

from engine.games.ages.map.chart import Chart
from engine.games.ages.rows.missions import TEAMS, WHITE
from engine.games.ages.story import scenes_of
from engine.games.ages.story.scenes import Beat, Scene
from engine.games.ages.unit_queries import acting_team_seat, acting_unit, has_several, number_of
from engine.games.ages.view_types import CardView, UnitView, View
from screens.games.ages.colours import CONDITION_ROLE, TEAM_ROLE
from screens.games.ages.signs import EXPERIENCE, FLAG, TRIBUTE, site_letters, unit_letters
from tui.widgets.area import Area
from tui.widgets.pen import Pen as BasePen, Run
from tui.widgets.scenes import scene_at


@frozen
class Pen(BasePen[View]):
    @property
    def chart(self) -> Chart:
        return self.view.map

    @property
    def acting_unit(self) -> UnitView | None:
        return acting_unit(self.view)

    def card_place(self, unit: UnitView, card: CardView) -> str:
        """The place of a unit's card; "" if the acting unit has such a card too, which is meant."""
        actor = self.acting_unit
        is_other = actor is not None and actor.number != unit.number
        if not card.known or (is_other and actor is not None and card.slug in actor.known_cards):
            return ""
        return f"card:{card.slug}"

    @property
    def latest_scene(self) -> tuple[Scene, list[Beat]] | None:
        """The scene being shown with its beats so far, or the last one shown."""
        scenes = scenes_of(self.view, self.offer.story)
        if not scenes:
            return None
        scene, count = scene_at(scenes, self.offer.beat)
        return scene, scene.beats[:count]

    @property
    def current_scene(self) -> Scene | None:
        latest = self.latest_scene if self.offer.beat is not None else None
        return latest[0] if latest is not None else None

    def letter(self, unit: UnitView) -> str:
        return letter_of(self.view, unit, site_letters(self.view.layout, self.glyphs))

    def team_ink(self, team: int, *, on: str | None = None, bold: bool = True) -> Style:
        return self.ink(TEAM_ROLE[team], on=on, bold=bold)

    def plate_style(self, team: int) -> Style:
        return self.ink("background", on=TEAM_ROLE[team], bold=True)

    def unit_plate(self, unit: UnitView) -> Run:
        return f" {self.letter(unit)} ", self.plate_style(unit.team)

    def paint_plate(self, unit: UnitView, line: Area) -> int:
        """Paint a unit's plate and its owner's mark at the start of a line, and return the end."""
        plate = [self.unit_plate(unit), *self.owner_mark(unit)]
        return self.runs(line.x + 1, line.y, plate, line.width - 1)

    def owner_mark(self, unit: UnitView) -> list[Run]:
        """The seat that plays a unit of a team with several, marked while it acts, or a gap."""
        if not has_several(self.view, unit.team):
            return []
        if unit.owner < 0:
            return [(" ", self.ink("muted"))]
        is_own = unit.owner == self.view.seat
        role = (
            "focus" if unit.owner == acting_team_seat(self.view) else "gold" if is_own else "muted"
        )
        return [(f"{number_of(self.view, unit.owner)}", self.ink(role, bold=role != "muted"))]

    def carried_signs(self, unit: UnitView) -> list[Run]:
        signs = (
            (unit.experience, EXPERIENCE, self.ink("gold" if unit.active else "text")),
            (unit.has_tribute, TRIBUTE, self.ink("gold", bold=True)),
            (unit.has_flag, FLAG, self.team_ink(unit.team)),
        )
        return [(sign.sign_for(self.glyphs), ink) for has_it, sign, ink in signs if has_it]

    def name_ink(self, unit: UnitView) -> Style:
        return self.ink("bright", bold=True) if unit.is_on_map else self.ink("muted")

    def health_ink(self, unit: UnitView) -> Style:
        share = 3 * unit.health / max(unit.max_health, 1)
        return self.ink(CONDITION_ROLE[0 if share <= 1 else 1 if share <= 2 else 2], bold=True)


def letter_of(view: View, unit: UnitView, avoided: str = "") -> str:
    """A unit's letter on the map, except avoided ones: a capital for White, small for Black."""
    team = tuple(each.slug for each in view.units if each.team == unit.team)
    letter = unit_letters(team, avoided)[unit.slug]
    return letter if unit.team == WHITE else letter.lower()


def team_name(view: View, team: int) -> str:
    """A team's name with a note for the viewer: "White (you)", or with the seat "(you: 2)"."""
    if view.seat is None or view.team != team:
        return TEAMS[team]
    you = f"you: {number_of(view, view.seat)}" if has_several(view, team) else "you"
    return f"{TEAMS[team]} ({you})"
