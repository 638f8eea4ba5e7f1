"""The modes of a match that goes on: the player chooses, or waits for others; and of its end."""

from __future__ import annotations

from screens.table.menus.choice_menu import ChoiceMenu
from screens.table.modes.mode import Mode
from tui.widgets.bars import FooterKey


class Choosing(Mode):
    """The player is asked: Enter, Space and letters answer."""

    async def action_choose(self) -> None:
        await self._answer(picks=False)

    async def action_pick(self) -> None:
        await self._answer(picks=True)

    async def _answer(self, *, picks: bool) -> None:
        """Take or pick what is under the cursor, unless the key was meant for the screen before."""
        page, menu = self.page, self.model.menu
        if menu is None:
            return
        if page.enter_guard.try_ignore():
            page.say("A new question: press the key again to answer it")
            return
        place = page.navigation.place if page.navigation.place in menu.places else ""
        page.navigation.go_to_choices()  # at a place that is not offered, the row is meant
        if place:
            await page.answer(menu.pick_at(place) if picks else menu.enter_at(place))
        else:
            await page.answer(menu.pick() if picks else menu.enter())
        self._stay_on_board(menu, place)

    def _stay_on_board(self, answered_menu: ChoiceMenu, place: str) -> None:
        """Keep the cursor, or the armed choice, on the board unless the list has a question."""
        menu = self.model.menu
        if not place or menu is None or menu.has_question:
            return
        if menu is answered_menu and menu.is_armed:
            self.page.navigation.return_to_place(place)
        else:
            self.page.navigation.try_go_to_board()
        self.page.repaint()

    # The footer

    def footer_keys(self) -> tuple[FooterKey, ...]:
        model, key = self.model, self.page.footer_key
        menu = model.menu
        has_refusals = menu is not None and bool(model.refused_actions())
        why_key = key("why", "why not", ready=has_refusals)
        log_key = key("log", "log")
        compact = self.page.has_class("compact")  # without a pane for the log
        return (
            *self._ways_to_take(),
            *((key("turn", "turn"),) if self.can_do("turn") else ()),
            *self._ways_to_pass_or_go_back(),
            key("look", "look"),
            key("hint", "hint", ready=menu is not None and model.settings.has_hints),
            key("help", "help"),
            *((why_key,) if has_refusals else ()),
            *((log_key,) if compact else ()),
            *self.page.map.footer_keys(),
            key("rules", "rules"),
            *(() if compact else (log_key,)),
            *(() if has_refusals else (why_key,)),
            key("home", "home"),
        )

    def _ways_to_take(self) -> tuple[FooterKey, ...]:
        """The key that chooses; while a set is being built, the keys that pick and confirm."""
        menu, key = self.model.menu, self.page.footer_key
        builds = menu is not None and menu.is_building_set
        text = "confirm" if builds else "choose"
        if menu is not None and menu.is_armed:
            text = "confirm"
        elif menu is not None and menu.asks_twice:
            text = f"×2 {text}"
        return *((key("pick", "pick"),) if builds else ()), key("choose", text, ready=bool(menu))

    def _ways_to_pass_or_go_back(self) -> tuple[FooterKey, ...]:
        """The two keys to pass in a reaction window; elsewhere back, pane and undo."""
        model, key, menu = self.model, self.page.footer_key, self.model.menu
        if (
            self.page.reaction_clock.window is not None
            and menu is not None
            and not menu.is_in_group
        ):
            return key("pass", "pass"), key("pass_on", "pass all")
        can_go_back = menu is not None and menu.can_go_back
        compact = self.page.has_class("compact")
        back_keys = () if compact and not can_go_back else (key("back", "back", ready=can_go_back),)
        pane = () if compact else (key("next_pane", "pane"),)
        has_undo = self.page.can_take_back and not model.is_waiting_for_bots
        undo = (key("undo", "undo"),) if has_undo else ()
        return *back_keys, *pane, *undo


class Waiting(Choosing):
    """Others are asked: the keys move and read as in a turn, but none answers."""

    async def action_choose(self) -> None:
        self.page.say(self.model.idle_text())

    async def action_pick(self) -> None:
        await self.action_choose()


class Over(Waiting):
    """The match is over: Enter opens its result."""

    async def action_choose(self) -> None:
        self.page.show_end()

    def _ways_to_take(self) -> tuple[FooterKey, ...]:
        return (self.page.footer_key("choose", "result"),)
