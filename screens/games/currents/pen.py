"""The pen of the painters of War of Currents: the viewer, and the companies' colours."""

from __future__ import annotations

from collections.abc import Iterable

from attrs import frozen
from rich.style import Style

from engine.games.currents.phrases import firm_of
from engine.games.currents.story import Beat, Scene, scenes_of
from engine.games.currents.view_types import FirmView, View
from screens.games.currents.signs import COMPANY_ROLE, company_letter
from tui.widgets.area import Area
from tui.widgets.pen import Pen as BasePen, Run
from tui.widgets.scenes import scene_at


@frozen
class Pen(BasePen[View]):
    @property
    def own_company(self) -> FirmView | None:
        """The viewer's company, or for a spectator the acting one; None before it is drafted."""
        view = self.view
        return firm_of(view, view.asked_company) if view.seat is None else view.own_firm

    @property
    def current_scene(self) -> tuple[Scene, list[Beat]] | None:
        """The scene being shown step by step, with its beats so far, or None."""
        scenes = scenes_of(self.view, self.offer.story) if self.offer.beat is not None else []
        if not scenes:
            return None
        scene, count = scene_at(scenes, self.offer.beat)
        return scene, scene.beats[:count]

    def is_own(self, slug: str) -> bool:
        return self.own_company is not None and self.own_company.slug == slug

    def firm_ink(self, slug: str, *, on: str | None = None, bold: bool = True) -> Style:
        return self.ink(COMPANY_ROLE[slug], on=on, bold=bold)

    def plate_style(self, slug: str) -> Style:
        """The style of a name plate: dark letters on the company's colour."""
        return self.ink("background", on=COMPANY_ROLE[slug], bold=True)

    def letter(self, slug: str) -> Run:
        """A company's letter: on a plate if it is the viewer's own, else in its colour."""
        return company_letter(slug), self.plate_style(slug) if self.is_own(slug) else self.firm_ink(
            slug
        )

    def letters(self, slugs: Iterable[str], gap: str = "") -> list[Run]:
        runs: list[Run] = []
        for slug in slugs:
            if runs and gap:
                runs.append((gap, self.ink("muted")))
            runs.append(self.letter(slug))
        return runs

    def is_offered(self, *places: str) -> bool:
        return any(place in self.offer.places for place in places)

    def letter_at(self, place: str, x: int, y: int) -> None:
        """Paint the jump letter of a place; one of two letters begins a cell further left."""
        letter = self.offer.places.get(place)
        if letter:
            style = self.ink("background", on="focus", bold=True)
            self.canvas.text(x + 1 - len(letter), y, letter, style)

    def letter_in(self, place: str, area: Area) -> None:
        """Paint the jump letter of a place in the middle of its cells, if it fits."""
        letter = self.offer.places.get(place, "")
        if len(letter) <= area.width:
            self.letter_at(place, area.x + (area.width + len(letter)) // 2 - 1, area.y)

    def add_focus_target(self, place: str, area: Area) -> None:
        """Make an area a target for a place, highlighted under the cursor."""
        self.add_target(place, area)
        if self.is_cursor(place):
            style = self.canvas.look.style("focus", reverse=True, bold=True)
            self.canvas.restyle(area.x, area.y, area.width, area.height, style)
