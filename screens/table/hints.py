"""Hints about the current decision: advice of a bot, requested or automatic."""

from __future__ import annotations

from typing import Any

from engine.core.bot import Advice
from engine.core.game import Game
from engine.core.text import capital, full_sentence
from net.play.playable import Playable
from screens.table.menus.choice_menu import ChoiceMenu
from screens.table.menus.choice_texts import ChoiceTexts
from screens.table.table_names import TableNames


class Hints:
    def __init__(self, game: Game[Any, Any], names: TableNames, texts: ChoiceTexts) -> None:
        self._game = game
        self._names = names
        self._texts = texts
        self.requested_reason = ""
        """The reason of the advice that the player asked for."""
        self.automatic = ""
        """The choice that a bot advises in a first game."""
        self.automatic_reason = ""
        """The reason of the automatic hint; empty if the text of the choice says it, or if there is
        no other choice."""

    @property
    def whole_text(self) -> str:
        if self.requested_reason:
            return f"Hint: {capital(self.requested_reason)}"
        return f"Hint: {self.automatic}. {self.automatic_reason}".rstrip() if self.automatic else ""

    def clear(self) -> None:
        self.requested_reason = self.automatic = self.automatic_reason = ""

    def show_requested(self, menu: ChoiceMenu, advice: Advice) -> None:
        if advice.choice in menu.decision.choices:
            self.clear()
            self.requested_reason = (
                self._names.with_names(advice.reason) or "This is what a bot would do."
            )
            menu.point_to(advice.choice)

    def show_automatic(self, menu: ChoiceMenu, view: Any, advice: Advice) -> None:
        """Show an automatic hint; a choice without an alternative needs no reason."""
        if advice.choice in menu.decision.choices:
            menu.advised_choice = advice.choice
            self.automatic = self._names.with_names(self._texts.one_line(view, advice.choice))
            is_free = len(menu.decision.choices) > 1
            reason = self._news_in(view, advice) if is_free else ""
            self.automatic_reason = self._names.with_names(reason)

    def _news_in(self, view: Any, advice: Advice) -> str:
        consequence = full_sentence(self._game.describe(view, advice.choice).consequence)
        return "" if advice.reason.casefold() in consequence.casefold() else advice.reason


def is_first_game(table: Playable) -> bool:
    first = table.game.first_game
    if first is None or sorted(player.kind for player in table.players) != sorted(first.players):
        return False
    return all(table.options.get(name) == value for name, value in first.options.items())
