"""The keys that answer: Enter, Space, jump letters, and those of a reaction window."""

from __future__ import annotations

from typing import Protocol

from engine.core.choice import Choice
from screens.base.part import Part
from screens.table.menus.choice_menu import ChoiceMenu
from screens.table.parts.cursor_host import CursorHost
from screens.table.parts.enter_guard import EnterGuard
from screens.table.parts.reaction_clock import ReactionClock
from screens.table.parts.reveal_clock import RevealClock
from tui.keys import VI_MOVES

PASSING = ("pass", "pass_on")
"""The actions of a reaction window."""
ANSWERING = ("choose", "pick", *PASSING)
"""Actions that can answer, like jump letters."""


class AnsweringHost(CursorHost, Protocol):
    """The page of a table as the answering keys need it."""

    @property
    def reveal_clock(self) -> RevealClock:
        """The part that plays back what happened, until a key skips it."""

    @property
    def reaction_clock(self) -> ReactionClock:
        """The part that knows whether a reaction window is open, and passes in it."""

    @property
    def enter_guard(self) -> EnterGuard:
        """The part that knows whether the question has only just come by itself."""

    async def answer(self, choice: Choice | None) -> None:
        """Answer with the choice that a key stands for; do nothing for None."""

    def show_end(self) -> None:
        """Open the page about the end of the match."""

    def say(self, text: str, *, severity: str = "information") -> None:
        """Show a short notice."""

    def repaint(self, *sheets: str) -> None:
        """Paint these sheets again, or all."""


class Answering(Part):
    """Turns keys into answers, and says why a key gives none."""

    def __init__(self, page: AnsweringHost) -> None:
        self._page = page
        self.first_letter = ""
        """The first key of a jump letter of two keys, until the second one is pressed."""

    def has_letter(self, letter: str) -> bool:
        """Does a row or place have this jump letter, after the first one of a pair if it waits?"""
        model, letter = self._page.model, self.first_letter + letter
        if model.menu is not None and model.menu.is_start_of_pair(letter):
            return True
        if self._page.looking.is_on:
            return letter in model.jump_letters.values()
        return model.menu is not None and model.menu.has_letter(letter)

    async def choose_by_letter(self, letter: str) -> None:
        """Choose the row or place with this jump letter; while looking, only move there."""
        menu = self._page.model.menu
        letter, self.first_letter = self.first_letter + letter, ""
        if menu is not None and menu.is_start_of_pair(letter):
            self.first_letter = letter
            self._page.repaint("prompt")
            return
        self._page.repaint("prompt")
        if self._page.looking.is_on:
            self._look_at_letter(letter)
        elif menu is not None and menu.has_letter(letter):
            self._page.navigation.go_to_choices()
            await self._page.answer(menu.choose_by_letter(letter))
        else:
            refusal = _no_choice(letter)
            self._page.say(refusal if menu is not None else self._page.model.idle_text())

    def _look_at_letter(self, letter: str) -> None:
        places = (
            each
            for each, place_letter in self._page.model.jump_letters.items()
            if place_letter == letter
        )
        place = next(places, None)
        if place is None:
            self._page.say(f"Nothing on the board has the letter {letter} now")
        self._page.looking.look_at(place)

    async def do_choose(self) -> None:
        """Take the row or place under the cursor, or open the page about the inspected place."""
        menu = self._page.model.menu
        if self._page.looking.is_on:
            self._page.looking.open_page()
        elif self._page.model.reveal.is_playing:
            self._continue_reveal()
        elif menu is not None:
            if self._try_ignore():
                return
            place = self._leave_place(menu)
            await self._page.answer(menu.enter_at(place) if place else menu.enter())
            self._stay_on_board(menu, place)
        elif self._page.model.update.outcome is not None:
            self._page.show_end()
        else:
            self._page.say(self._page.model.idle_text())

    def _continue_reveal(self) -> None:
        """Show the result of a reveal, or continue after it, unless the key comes too early."""
        guard, reveal = self._page.enter_guard, self._page.model.reveal
        if guard.try_ignore():
            self._page.say(self._page.model.reveal_text())
            return
        self._page.reveal_clock.try_skip()
        if reveal.is_playing:
            guard.note_enter()

    async def do_pick(self) -> None:
        """Pick the piece under the cursor or put it back; where no set is built, as `do_choose`."""
        menu = self._page.model.menu
        busy = self._page.model.reveal.is_playing or self._page.looking.is_on
        if menu is None or busy or not menu.is_building_set:
            await self.do_choose()
            return
        if self._try_ignore():
            return
        place = self._leave_place(menu)
        await self._page.answer(menu.pick_at(place) if place else menu.pick())
        self._stay_on_board(menu, place)

    def _try_ignore(self) -> bool:
        """Ignore a key that was meant for the screen before the question; False if it was not."""
        is_ignored = self._page.enter_guard.try_ignore()
        if is_ignored:
            self._page.say("A new question: press the key again to answer it")
        return is_ignored

    def _leave_place(self, menu: ChoiceMenu) -> str:
        """Move the cursor to the list and return its place on the board; empty if it had none.

        A place that the menu does not offer counts as none: Enter then takes the row that the list
        shows.
        """
        place = self._page.navigation.place
        self._page.navigation.go_to_choices()
        return place if place in menu.places else ""

    def _stay_on_board(self, answered_menu: ChoiceMenu, place: str) -> None:
        """Keep the cursor on the board after a key at a place, unless the list has a question.

        A choice that must be confirmed stays armed, so the cursor of the list does not move.
        """
        menu = self._page.model.menu
        if not place or menu is None or menu.has_question:
            return
        if menu is answered_menu and menu.is_armed:
            self._page.navigation.return_to_place(place)
        else:
            self._page.navigation.try_go_to_board()
        self._page.repaint()

    async def do_pass(self) -> None:
        """Pass in a reaction window."""
        if self._try_enter_window():
            await self._page.reaction_clock.pass_now()

    async def do_pass_on(self) -> None:
        """Pass in this reaction window and in the following ones about the same occasion."""
        if self._try_enter_window():
            await self._page.reaction_clock.keep_passing()

    def _try_enter_window(self) -> bool:
        """Move to the choices of the reaction window; False, with a notice, if there is none."""
        if self._page.reaction_clock.window is None:
            self._page.say("There is nothing to pass now")
            return False
        self._page.navigation.go_to_choices()
        return True


def _no_choice(letter: str) -> str:
    """The notice for a letter without a choice; vi letters get a hint about the arrow keys."""
    if letter in VI_MOVES:
        return "The arrow keys move; h j k l can move as well (see the settings)"
    kind = "letter" if letter.isalpha() else "key"
    return f"No choice has the {kind} {letter} now"
