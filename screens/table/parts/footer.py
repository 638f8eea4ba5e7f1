"""The keys in the footer of a table, and which of them are ready."""

from __future__ import annotations

from typing import Protocol

from attrs import evolve

from screens.table.menus.choice_menu import ChoiceMenu
from screens.table.parts.looking import Looking
from screens.table.parts.map_controls import MapControls
from screens.table.parts.moves import Moves
from screens.table.parts.reaction_clock import ReactionClock
from screens.table.table_model import TableModel
from tui.widgets.bars import FooterKey


class FooterHost(Protocol):
    """The page of a table as the footer needs it."""

    @property
    def model(self) -> TableModel:
        """The content of the page."""

    @property
    def looking(self) -> Looking:
        """The part for looking, which has its own keys while the player is looking."""

    @property
    def map(self) -> MapControls:
        """The part for the map, which has its own keys on a large board."""

    @property
    def moves(self) -> Moves:
        """The part that rotates the piece that is being placed."""

    @property
    def reaction_clock(self) -> ReactionClock:
        """The part that knows whether a reaction window is open."""

    @property
    def can_take_back(self) -> bool:
        """Does the key for undo have an effect now?"""

    def footer_key(self, action: str, text: str, *, ready: bool = True) -> FooterKey:
        """One key of the footer."""

    def has_class(self, *names: str) -> bool:
        """Does the page have this CSS class, such as `compact`?"""


class Footer:
    """Chooses the keys for the footer of a table."""

    def __init__(self, page: FooterHost) -> None:
        self._page = page

    def footer_keys(self) -> tuple[FooterKey, ...]:
        """The keys that can be used now; others are dimmed."""
        if self._page.looking.is_on:
            return self._while_looking()
        if self._page.model.reveal.is_playing:
            return self._keys_during_reveal()
        return self._keys_before_recap() if self._page.model.recap.lines else self._while_choosing()

    def _keys_during_reveal(self) -> tuple[FooterKey, ...]:
        text = "continue" if self._page.model.is_showing_kept_result else "show the result"
        reading = ("look", "rules", "help", "log", "home")
        keys = (self._page.footer_key(each, each) for each in reading)
        return self._enter_or_escape(text), *keys

    def _enter_or_escape(self, text: str) -> FooterKey:
        """The two keys with the same effect on a page that tells something.

        A click on them is Esc, because it is never meant for the page before.
        """
        enter, escape = (self._page.footer_key(each, text) for each in ("choose", "back"))
        return evolve(escape, key=f"{enter.key}/{escape.key}")

    def _keys_before_recap(self) -> tuple[FooterKey, ...]:
        """The keys that close the recap, and those that work through it."""
        key, hints_on = self._page.footer_key, self._page.model.settings.has_hints
        return (
            self._enter_or_escape("close the recap"),
            key("look", "look"),
            key("hint", "hint", ready=hints_on),
            *(key(each, each) for each in ("help", "rules", "log", "home")),
        )

    def _while_looking(self) -> tuple[FooterKey, ...]:
        model = self._page.model
        back_label = "choices" if model.menu is not None and not model.reveal.is_playing else "back"
        general = (("next_pane", "next"), ("log", "log"), ("help", "help"), ("home", "home"))
        return (
            *self._page.looking.footer_keys(back_label),
            *(self._page.footer_key(*each) for each in general),
        )

    def _while_choosing(self) -> tuple[FooterKey, ...]:
        model, key = self._page.model, self._page.footer_key
        menu = model.menu
        has_refusals = menu is not None and bool(model.refused_actions())
        why_key = key("why", "why not", ready=has_refusals)
        log_key = key("log", "log")
        compact = self._page.has_class("compact")  # without a pane for the log
        return (
            *self._ways_to_take(),
            *self._ways_to_turn(),
            *self._ways_to_pass_or_go_back(),
            key("look", "look"),
            key("hint", "hint", ready=menu is not None and model.settings.has_hints),
            key("help", "help"),
            *((why_key,) if has_refusals else ()),
            *((log_key,) if compact else ()),
            *self._page.map.footer_keys(),
            key("rules", "rules"),
            *(() if compact else (log_key,)),
            *(() if has_refusals else (why_key,)),
            key("home", "home"),
        )

    def _ways_to_take(self) -> tuple[FooterKey, ...]:
        """The key that chooses; while a set is being built, the keys that pick and confirm."""
        model, key = self._page.model, self._page.footer_key
        if model.menu is not None and model.menu.is_building_set:
            return key("pick", "pick"), key("choose", _effect_of_enter(model.menu, "confirm"))
        is_over = model.menu is None and model.update.outcome is not None
        text = "result" if is_over else _effect_of_enter(model.menu, "choose")
        return (key("choose", text, ready=is_over or bool(model.menu)),)

    def _ways_to_turn(self) -> tuple[FooterKey, ...]:
        """The key that rotates a piece, while there is one."""
        turns = self._page.moves.can_do("turn")
        return (self._page.footer_key("turn", "turn"),) if turns else ()

    def _ways_to_pass_or_go_back(self) -> tuple[FooterKey, ...]:
        """The two keys to pass in a reaction window; elsewhere back, pane and undo."""
        model, key = self._page.model, self._page.footer_key
        menu = model.menu
        if (
            self._page.reaction_clock.window is not None
            and menu is not None
            and not menu.is_in_group
        ):
            return key("pass", "pass"), key("pass_on", "pass all")
        can_go_back, compact = (
            menu is not None and menu.can_go_back,
            self._page.has_class("compact"),
        )
        back_keys = () if compact and not can_go_back else (key("back", "back", ready=can_go_back),)
        pane = () if compact else (key("next_pane", "pane"),)
        has_undo = self._page.can_take_back and not model.is_waiting_for_bots
        undo = (key("undo", "undo"),) if has_undo else ()
        return *back_keys, *pane, *undo


def _effect_of_enter(menu: ChoiceMenu | None, text: str) -> str:
    """The effect of Enter, usually `text`: a final choice must be confirmed, with Enter again."""
    if menu is None:
        return text
    return "confirm" if menu.is_armed else f"×2 {text}" if menu.asks_twice else text
