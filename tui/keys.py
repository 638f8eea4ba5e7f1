"""Every key in one table: the action, its keys, and the words that the help shows.

Letters that are not commands are left to the jump labels of what can be chosen, so no key ever
means two things. The vi keys are a choice in the settings; they move the hint and the log to the
capital letters. Players may give any action other keys in their settings file.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from string import ascii_lowercase, ascii_uppercase

from attrs import frozen

EVERYWHERE = "everywhere"


@frozen
class Key:
    """One action that a person can ask for."""

    action: str
    keys: tuple[str, ...]
    words: str
    scope: str = EVERYWHERE


KEYS: tuple[Key, ...] = (
    Key("up", ("up",), "move up"),
    Key("down", ("down",), "move down"),
    Key("left", ("left",), "move left; in the list: back, or to the board"),
    Key("right", ("right",), "move right; in the list: open"),
    Key("first", ("home",), "go to the first"),
    Key("last", ("end",), "go to the last"),
    Key("page_up", ("pageup",), "one page up"),
    Key("page_down", ("pagedown",), "one page down"),
    Key("take", ("enter", "space"), "choose what is under the cursor"),
    Key("back", ("escape", "backspace"), "back"),
    Key("help", ("?", "f1"), "help"),
    Key("home", ("q",), "leave; everything is saved"),
    Key("next_pane", ("tab",), "next pane: choices, board, log", "table"),
    Key("previous_pane", ("shift+tab",), "previous pane", "table"),
    Key("undo", ("u",), "take back the last answer", "table"),
    Key("hint", ("h",), "a hint, with its reason", "table"),
    Key("rules", ("r",), "the rules about this choice", "table"),
    Key("log", ("l",), "the whole log", "table"),
    Key("why", ("w",), "what cannot be done now, and why", "table"),
    Key("pass", ("p",), "pass: do nothing now", "table"),
    Key("pass_on", ("P",), "pass until something happens to you", "table"),
    Key("search", ("/",), "search", "rules"),
    Key("next_match", ("n",), "next result", "rules"),
    Key("previous_match", ("N",), "previous result", "rules"),
    Key("contents", ("c",), "the table of contents", "rules"),
    Key("next_chapter", ("]",), "next chapter", "rules"),
    Key("previous_chapter", ("[",), "previous chapter", "rules"),
    Key("next_link", ("tab",), "next link; Enter follows it", "rules"),
    Key("previous_link", ("shift+tab",), "previous link", "rules"),
    Key("last_place", ("backspace",), "return to where you followed the link", "rules"),
    Key("forward", ("right",), "one step forward", "replay"),
    Key("backward", ("left",), "one step back", "replay"),
    Key("next_phase", ("pagedown", "]"), "next turn or phase", "replay"),
    Key("previous_phase", ("pageup", "["), "previous turn or phase", "replay"),
    Key("autoplay", ("space", "p"), "play automatically, or stop", "replay"),
    Key("eyes", ("e",), "see it as another player", "replay"),
    Key("rules", ("r",), "the rules", "replay"),
    Key("replay", ("p",), "watch from the beginning", "saves"),
    Key("export", ("x",), "export to a file", "saves"),
    Key("delete", ("d", "delete"), "delete", "saves"),
    Key("chat", ("/",), "chat at the table", "hosted"),
    Key("menu", (":", "f2"), "table menu: code, take back, resign, leave", "hosted"),
    Key("new_table", ("n",), "new table", "lobby"),
    Key("go_to", ("c",), "go to a table by its code", "lobby"),
    Key("look_on", ("w",), "watch a table without a seat", "lobby"),
    Key("chat", ("/",), "chat in the lobby", "lobby"),
    Key("rules", ("r",), "the rules", "lobby"),
    Key("settings", ("s",), "settings: colours, symbols, bell", "lobby"),
    Key("account", ("i",), "your account and its keys", "lobby"),
    Key("admin", ("a",), "administration", "lobby"),
    Key("chat", ("/",), "chat at the table", "gathering"),
    Key("stand_up", ("x",), "give up your seat and leave", "gathering"),
    Key("rules", ("r",), "the rules", "gathering"),
    Key("announce", ("m",), "message to all", "admin"),
    Key("kick", ("x",), "disconnect a player", "admin"),
    Key("ban", ("b",), "ban a name, key or address", "admin"),
    Key("unban", ("u",), "remove a ban", "admin"),
    Key("drain", ("d",), "allow no new tables, or allow them again", "admin"),
)

BASES: Mapping[str, str] = {"hosted": "table"}
"""Scopes that have all keys of another one as well."""

VI_KEYS: Mapping[str, tuple[str, ...]] = {
    "up": ("up", "k"),
    "down": ("down", "j"),
    "left": ("left", "h"),
    "right": ("right", "l"),
    "forward": ("right", "l"),
    "backward": ("left", "h"),
    "hint": ("H",),
    "log": ("L",),
}

EDIT_KEYS: Mapping[str, tuple[str, ...]] = {
    "left": ("left", "ctrl+b"),
    "right": ("right", "ctrl+f"),
    "word_left": ("ctrl+left", "alt+left", "alt+b"),
    "word_right": ("ctrl+right", "alt+right", "alt+f"),
    "start": ("home", "ctrl+a"),
    "end": ("end", "ctrl+e"),
    "erase": ("backspace",),
    "delete": ("delete", "ctrl+d"),
    "erase_word": ("ctrl+w", "alt+backspace", "ctrl+backspace"),
    "delete_word": ("ctrl+delete", "alt+delete", "alt+d"),
    "erase_to_start": ("ctrl+u",),
    "delete_to_end": ("ctrl+k",),
}
"""The keys that edit a line while it is being typed; they are those of shells and of forms."""

_SHOWN = {
    "up": "↑",
    "down": "↓",
    "left": "←",
    "right": "→",
    "enter": "Enter",
    "escape": "Esc",
    "tab": "Tab",
    "shift+tab": "Shift+Tab",
    "space": "Space",
    "backspace": "Backspace",
    "home": "Home",
    "end": "End",
    "pageup": "PgUp",
    "pagedown": "PgDn",
    "delete": "Del",
    "f1": "F1",
}
_SHOWN_PLAIN = {"up": "Up", "down": "Down", "left": "Left", "right": "Right"}


@frozen
class Keymap:
    """The keys in force: the table above, with what a person changed."""

    keys: tuple[Key, ...] = KEYS

    def in_scope(self, scope: str) -> tuple[Key, ...]:
        """The actions of a scope first, then those that work everywhere and are not eclipsed."""
        scopes = _with_base(scope)
        own = tuple(key for key in self.keys if key.scope in scopes)
        taken = {name for key in own for name in key.keys}
        everywhere = (key for key in self.keys if key.scope == EVERYWHERE != scope)
        return (*own, *(key for key in everywhere if not taken >= set(key.keys)))

    def action(self, pressed: str, scope: str) -> str | None:
        """What a pressed key asks for in a scope."""
        return next((key.action for key in self.in_scope(scope) if pressed in key.keys), None)

    def shown(self, action: str, *, ascii_only: bool = False) -> str:
        """The first key of an action, as a person reads it."""
        key = next(key for key in self.keys if key.action == action)
        return shown(key.keys[0], ascii_only=ascii_only)

    def jump_labels(self, scope: str = "table") -> tuple[str, ...]:
        """Letters and digits that are no commands, in the order in which they are handed out."""
        taken = {name for key in self.in_scope(scope) for name in key.keys}
        pool = f"{ascii_lowercase}123456789{ascii_uppercase}"
        return tuple(char for char in pool if char not in taken)


def _with_base(scope: str) -> tuple[str, ...]:
    """A scope and the one that it builds on."""
    return (scope, BASES[scope]) if scope in BASES else (scope,)


def shown(key: str, *, ascii_only: bool = False) -> str:
    """A key as a person reads it."""
    return (_SHOWN_PLAIN.get(key) if ascii_only else None) or _SHOWN.get(key, key)


def keymap(*, vi: bool = False, changes: Mapping[str, str] | None = None) -> Keymap:
    """The keys in force. `changes` maps actions to keys, separated by spaces."""
    keys = KEYS
    if vi:
        keys = _changed(keys, VI_KEYS)
    if changes:
        keys = _changed(keys, {action: tuple(words.split()) for action, words in changes.items()})
    return Keymap(keys)


def _changed(keys: Iterable[Key], changes: Mapping[str, tuple[str, ...]]) -> tuple[Key, ...]:
    return tuple(
        Key(key.action, changes[key.action], key.words, key.scope) if key.action in changes else key
        for key in keys
    )


def problem(changes: Mapping[str, str], *, vi: bool = False) -> str:
    """What is wrong with a person's changes, in one line; empty if nothing is."""
    known = {key.action for key in KEYS}
    for action, words in changes.items():
        if action not in known:
            return f"there is no action {action!r}"
        if not words.split():
            return f"{action} has no key"
    return _clash(keymap(vi=vi, changes=changes))


def _clash(changed: Keymap) -> str:
    """Two actions of one scope on the same key."""
    for scope in {key.scope for key in changed.keys}:
        owners: dict[str, str] = {}
        scopes = _with_base(scope)
        for key in changed.keys:
            if key.scope in scopes or ("table" in scopes and key.scope == EVERYWHERE):
                for name in key.keys:
                    if owners.setdefault(name, key.action) != key.action:
                        return f"{shown(name)} would mean both {owners[name]} and {key.action}"
    return ""
