"""Help with a decision: a bot's hint, automatic hints, and refusals."""

from __future__ import annotations

from collections.abc import Callable

from engine.core.bot import Advice
from screens.base.page import Page, Part
from screens.table.menus.choice_menu import ChoiceMenu
from screens.table.parts.navigation import Navigation
from screens.table.story.log_page import RefusedPage
from screens.table.table_model import TableModel


class Advisor(Part):
    def __init__(self, model: TableModel, navigation: Navigation, page: Page) -> None:
        self._model = model
        self._navigation = navigation
        self._page = page
        self.is_thinking = False
        self._guided_menu: ChoiceMenu | None = None
        """The menu that an automatic hint was requested for."""

    def action_hint(self) -> None:
        if not self._model.settings.has_hints:
            self._page.say("Hints are switched off in the settings")
        elif self._model.menu is not None:
            self._ask(self._point_to_advice)
        else:
            self._page.say(self._model.idle_text())

    def hint_in_first_game(self) -> None:
        menu = self._model.menu
        if menu is not None and menu is not self._guided_menu and self._model.is_guided:
            self._guided_menu = menu
            self._ask(self._show_automatic)

    def action_why(self) -> None:
        if refused := self._model.refused_actions():
            self._page.open(RefusedPage(refused))
        elif self._model.menu is None:
            self._page.say(self._model.idle_text())
        else:
            self._page.say("The list has every choice that the rules allow now")

    def _ask(self, on_advice: Callable[[Advice], None]) -> None:
        asking = self._page.run_guarded(self._advise, on_advice)
        self._page.run_worker(asking, group="hint", exclusive=True)

    async def _advise(self, on_advice: Callable[[Advice], None]) -> None:
        menu, seat = self._model.menu, self._model.hotseat.viewer
        if menu is None or seat is None:
            return
        self.is_thinking = True
        self._page.repaint()
        try:
            advice = await self._model.table.advise(seat)
        finally:
            self.is_thinking = False
        if menu is self._model.menu:
            on_advice(advice)
        self._page.repaint()

    def _point_to_advice(self, advice: Advice) -> None:
        self._navigation.go_to_choices()
        if self._model.menu is not None:
            self._model.hints.show_requested(self._model.menu, advice)

    def _show_automatic(self, advice: Advice) -> None:
        if self._model.menu is not None:
            self._model.hints.show_automatic(self._model.menu, self._model.update.view, advice)
