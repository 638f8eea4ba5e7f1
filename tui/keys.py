"""Every key in one table: the action, its keys, and the text for help and palette.

A row applies to one scope: a page, a menu, a line that is being typed, or everywhere. A page
handles the action `undo` by its method `action_undo`, or that of one of its parts (`Page.PARTS`).
No key is named anywhere else, which `tests/screens/test_every_key.py` checks. Players may assign
other keys to an action in their settings file, for all pages (`"undo": "U"`) or for one
(`"home.rules": "R"`).

Three kinds of keys are not commands and have no rows: jump letters and numbers, which are assigned
to the current choices (`free_letters`, `NUMBERS`), and the keys that edit a line (`EDIT_KEYS`),
which cannot be changed because shells and forms everywhere use them.

The vi keys are an option in the settings; they move the hint and the log to capital letters.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from string import ascii_lowercase, ascii_uppercase

from attrs import evolve, field, frozen

EVERYWHERE = "everywhere"
TYPING = "typing"
"""The scope of a line that is being typed. Only its own rows apply there."""
CHAT = "chat"
"""The scope of commands that are typed into the chat, such as /mute NAME."""
NUMBERS = "123456789"
"""The labels of menu items without a row in the table, such as the games on the home page."""


@frozen
class Key:
    action: str
    keys: tuple[str, ...]
    text: str
    scope: str = EVERYWHERE
    fixed: bool = False
    """Must it keep its keys? Players cannot assign others."""
    yields: bool = False
    """May a player assign its key to another action, which then takes precedence?"""


KEYS: tuple[Key, ...] = (
    Key("up", ("up",), "move up"),
    Key("down", ("down",), "move down"),
    Key("left", ("left",), "move left, go back"),
    Key("right", ("right",), "move right, open"),
    Key("first", ("home",), "go to the first"),
    Key("last", ("end",), "go to the last"),
    Key("page_up", ("pageup",), "one page up"),
    Key("page_down", ("pagedown",), "one page down"),
    Key("choose", ("enter", "space"), "choose"),
    Key("back", ("escape", "backspace"), "back"),
    Key("help", ("?", "f1"), "help"),
    Key("home", ("q",), "leave; all is saved"),
    Key("palette", ("ctrl+p",), "find a command"),
    # Fixed: it must work whatever the settings say and whatever the page is doing.
    Key("quit_now", ("ctrl+q", "ctrl+c"), "quit; all is saved", fixed=True),
    Key("suspend", ("ctrl+z",), "suspend; fg resumes", yields=True),
    Key("accept", ("enter",), "confirm the line", TYPING),
    Key("cancel", ("escape",), "cancel the line", TYPING),
    Key("left", ("left",), "previous value", "form"),
    Key("right", ("right",), "next value", "form"),
    Key("choose", ("enter", "space"), "change, type or confirm", "form"),
    Key("home", ("q",), "leave without creating it", "new_match"),
    Key("yes", ("y",), "yes", "question"),
    Key("no", ("n",), "no", "question"),
    Key("decline", ("d",), "decline the reserved seat", "terms"),
    Key("type_for_shuffle", ("t",), "type words for the shuffle", "terms"),
    Key("resume", ("g",), "continue the last match", "home"),
    Key("new_game", ("n",), "new game", "home"),
    Key("continue", ("c",), "unfinished matches", "home"),
    Key("replays", ("p",), "finished matches", "home"),
    Key("rules", ("r",), "the rules", "home"),
    Key("settings", ("s",), "settings", "home"),
    Key("quit", ("q",), "quit; all is saved", "home"),
    Key("next_pane", ("tab",), "next pane: choices, board, log; looking: next place", "table"),
    Key("previous_pane", ("shift+tab",), "previous pane", "table"),
    # Like Enter, except where several cards are picked, which Enter then confirms.
    Key("pick", ("space",), "choose; pick a card", "table", yields=True),
    Key("undo", ("u",), "undo: take back", "table"),
    Key("hint", ("h",), "a hint, and why", "table"),
    Key("rules", ("r",), "the rule for this", "table"),
    Key("log", ("l",), "the whole log", "table"),
    Key("why", ("w",), "why not possible", "table"),
    Key("look", ("i",), "look at anything", "table"),
    Key("pass", ("p",), "pass: do nothing", "table"),
    Key("pass_on", ("P",), "keep passing", "table"),
    Key("shuffle", (":",), "the shuffle and its proof", "local_table"),
    # No key that ends a turn: pressed once more by habit, it would show the next player's cards.
    Key("uncover", ("tab",), "show your side of the table", "handover"),
    Key("pan_up", ("shift+up",), "move the map up", "map"),
    Key("pan_down", ("shift+down",), "move the map down", "map"),
    Key("pan_left", ("shift+left",), "move the map left", "map"),
    Key("pan_right", ("shift+right",), "move the map right", "map"),
    Key("zoom_in", ("+", "="), "larger", "map"),
    Key("zoom_out", ("-",), "smaller", "map"),
    Key("next_page", ("]",), "next page of the board", "map"),
    Key("previous_page", ("[",), "previous page", "map"),
    Key("find", ("f",), "go to a place by name", "map"),
    Key("turn", (".",), "turn the piece", "pieces"),
    Key("turn_back", (",",), "turn it back", "pieces"),
    Key("undo", ("u",), "take back the last answer", "handover"),
    Key("log", ("l",), "close the log", "log"),
    Key("why", ("w",), "close the page", "refused"),
    Key("look", ("i",), "close the page", "look"),
    Key("shuffle", ("f", ":"), "close the page", "shuffle"),
    Key("agree", ("a",), "agree to reveal the secret", "online_shuffle"),
    Key("again", ("a",), "play again", "game_over"),
    Key("replay", ("w",), "watch from the beginning", "game_over"),
    Key("board", ("b",), "back to the board", "game_over"),
    Key("curve", ("c",), "the next curve", "game_over"),
    Key("log", ("l",), "the whole log", "game_over"),
    Key("shuffle", ("f",), "the shuffle and its proof", "game_over"),
    Key("swapped", ("s",), "play again with swapped seats", "local_game_over"),
    Key("search", ("/",), "search", "rules"),
    Key("next_result", ("n",), "next result", "rules"),
    Key("previous_result", ("N",), "previous result", "rules"),
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
    # Without the brackets, which turn the pages of a board that has several.
    Key("next_phase", ("pagedown",), "next turn or phase", "replay_map"),
    Key("previous_phase", ("pageup",), "previous turn or phase", "replay_map"),
    Key("autoplay", ("space", "p"), "play automatically, or stop", "replay"),
    Key("viewer", ("e",), "see it as another player", "replay"),
    Key("rules", ("r",), "the rules", "replay"),
    Key("look", ("i",), "look at anything", "replay"),
    Key("replay", ("p",), "watch from the beginning", "saves"),
    Key("export", ("x",), "export to a file", "saves"),
    Key("delete", ("d", "delete"), "delete", "saves"),
    Key("chat", ("/",), "chat at the table", "online_table"),
    Key("team_chat", ("T",), "talk to your team", "online_table"),
    Key("menu", (":", "f2"), "the table menu", "online_table"),
    Key("chat", ("c",), "chat", "table_menu"),
    Key("team_chat", ("T",), "talk to your team", "table_menu"),
    Key("withdraw", ("w",), "withdraw your request", "table_menu"),
    Key("undo", ("t",), "take back, if all agree", "table_menu"),
    Key("ask_end", ("e",), "end the match, if all agree", "table_menu"),
    Key("resign", ("r",), "resign", "table_menu"),
    Key("rematch", ("p",), "play again with the same players", "table_menu"),
    Key("shuffle", ("f",), "the shuffle and its proof", "table_menu"),
    Key("settings", ("s",), "settings", "table_menu"),
    Key("lobby", ("l",), "to the lobby; your seat is kept", "table_menu"),
    Key("team_talk", ("/t", "/team"), "message your team: /t WORDS", CHAT),
    Key("mute", ("/mute",), "mute a player: /mute NAME", CHAT),
    Key("unmute", ("/unmute",), "unmute a player: /unmute NAME", CHAT),
    Key("new_table", ("n",), "new table", "lobby"),
    Key("go_to", ("c",), "go to a table by its code", "lobby"),
    Key("watch", ("w",), "watch a table without a seat", "lobby"),
    Key("chat", ("/",), "chat in the lobby", "lobby"),
    Key("rules", ("r",), "the rules", "lobby"),
    Key("settings", ("s",), "settings: colours, symbols, bell", "lobby"),
    Key("account", ("i",), "your account and its keys", "lobby"),
    Key("admin", ("a",), "administration", "lobby"),
    Key("filter", ("f",), "show all tables, or some of them", "lobby"),
    Key("chat", ("/",), "chat at the table", "waiting_room"),
    Key("type_for_shuffle", ("t",), "type words for the shuffle", "waiting_room"),
    Key("lobby_chat", ("c",), "chat with all in the lobby", "waiting_room"),
    Key("stand_up", ("x",), "give up your seat and leave", "waiting_room"),
    Key("rules", ("r",), "the rules", "waiting_room"),
    Key("any_seat", ("a",), "any free seat", "seat_choice"),
    Key("sit", ("s",), "sit here", "seat_menu"),
    Key("sit_as_well", ("t",), "take one more seat, for two at this keyboard", "seat_menu"),
    Key("open", ("o",), "open the seat to all", "seat_menu"),
    Key("reserve", ("r",), "reserve the seat for an account", "seat_menu"),
    Key("add_key", ("n",), "add a key", "account"),
    Key("resume", ("r",), "type a resume code", "account"),
    Key("noted", ("enter",), "close the page, once the code is noted", "resume_code"),
    Key("renew_code", ("c",), "get a new resume code", "account"),
    Key("webhook", ("w",), "report your turns to a URL", "account"),
    Key("set_url", ("u",), "set the URL", "webhook"),
    Key("send_test", ("t",), "send a test", "webhook"),
    Key("renew_secret", ("n",), "make a new secret", "webhook"),
    Key("remove_url", ("x",), "remove the webhook", "webhook"),
    Key("announce", ("m",), "message to all", "admin"),
    Key("kick", ("x",), "disconnect a player", "admin"),
    Key("ban", ("b",), "ban a name, key or address", "admin"),
    Key("unban", ("u",), "remove a ban", "admin"),
    Key("release", ("r",), "free a name whose owner lost the key", "admin"),
    Key("close_table", ("t",), "close a table", "admin"),
    Key("drain", ("d",), "stop or allow new tables", "admin"),
)

MENU_SCOPES = frozenset(
    {
        "home",
        "question",
        "terms",
        "game_over",
        "local_game_over",
        "table_menu",
        "seat_menu",
        "seat_choice",
    }
)
"""Scopes of menus. Their letters can only be changed with the menu's name, as in `"home.rules":
"R"`.
"""

BASES: Mapping[str, tuple[str, ...]] = {
    "local_table": ("table",),
    "online_table": ("table",),
    "table_map": ("local_table", "map", "pieces"),
    "online_map": ("online_table", "map", "pieces"),
    "replay_map": ("replay", "map"),
    "local_game_over": ("game_over",),
    "terms": ("question",),
    "new_match": ("form",),
    "online_shuffle": ("shuffle",),
}
"""Scopes that include all keys of others: `map` is for boards larger than a pane, `pieces` for
boards that are built of pieces."""

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

VI_MOVES = frozenset("hjkl")
"""The letters that move in vi."""

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
"""The keys that edit a line, the same as in shells and forms."""

EDIT_TEXTS: Mapping[tuple[str, ...], str] = {
    ("word_left", "word_right"): "one word left or right",
    ("start", "end"): "to the start or the end of the line",
    ("erase_word",): "erase the word before",
    ("erase_to_start", "delete_to_end"): "erase to the start or to the end",
}
"""The help texts about editing a line."""

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
    "f2": "F2",
}
_SHOWN_PLAIN = {"up": "Up", "down": "Down", "left": "Left", "right": "Right"}


@frozen
class Keymap:
    """The keys in force: the table above, with the player's changes."""

    keys: tuple[Key, ...] = KEYS
    _scopes: dict[str, tuple[Key, ...]] = field(factory=dict, init=False, eq=False, repr=False)
    """Cached actions of scopes, because every frame looks up dozens of keys."""

    def without_actions(self, actions: Collection[str]) -> Keymap:
        """The keys without those of some actions."""
        return Keymap(tuple(key for key in self.keys if key.action not in actions))

    def own_keys(self, scope: str) -> tuple[Key, ...]:
        """The actions of a scope and of its base scopes, without the global ones.

        A row of the scope itself replaces the rows of the same action in its base scopes.
        """
        scopes = scope_with_bases(scope)
        rows = [key for key in self.keys if key.scope in scopes]
        replaced_actions = {key.action for key in rows if key.scope == scope}
        return tuple(
            key for key in rows if key.scope == scope or key.action not in replaced_actions
        )

    def keys_in_scope(self, scope: str) -> tuple[Key, ...]:
        """The actions of a scope first, then the global ones.

        A key that the scope uses itself is removed from the global actions.
        """
        if scope not in self._scopes:
            self._scopes[scope] = self._own_and_global_keys(scope)
        return self._scopes[scope]

    def _own_and_global_keys(self, scope: str) -> tuple[Key, ...]:
        own_keys = self.own_keys(scope)
        if scope in (TYPING, CHAT):
            return own_keys
        own_names = {name for key in own_keys for name in key.keys}
        everywhere = (key for key in self.keys if key.scope == EVERYWHERE != scope)
        return (*own_keys, *keys_without(everywhere, own_names))

    def typed_keys(self) -> set[str]:
        """The keys with another meaning while a line is being typed: they end, edit or fill it."""
        ends = {name for key in self.own_keys(TYPING) for name in key.keys}
        edits = {name for keys in EDIT_KEYS.values() for name in keys}
        letters = {name for key in self.keys for name in key.keys if len(name) == 1}
        return ends | edits | letters | {"space"}

    def action_of_key(self, pressed: str, scope: str) -> str | None:
        return next((key.action for key in self.keys_in_scope(scope) if pressed in key.keys), None)

    def shown_key(self, action: str, scope: str = EVERYWHERE, *, ascii_only: bool = False) -> str:
        """The readable name of an action's first key; empty if it has none in the scope."""
        keys = (key for key in self.keys_in_scope(scope) if key.action == action)
        first = next(keys, None)
        return key_name(first.keys[0], ascii_only=ascii_only) if first is not None else ""

    def command_in_chat(self, text: str) -> tuple[str, str] | None:
        """The action of a command typed into the chat, and its argument; None for plain chat."""
        typed_word, *arguments = text.split(maxsplit=1) or ("",)
        word = typed_word.lower()
        action = next((k.action for k in self.keys if k.scope == CHAT and word in k.keys), None)
        return (action, arguments[0].strip()) if action is not None and arguments else None

    def free_letters(self, scope: str = "table") -> tuple[str, ...]:
        """Letters and digits that are not commands, in the order they are assigned.

        The vi keys are never among them, even where they do not move: a player who presses one by
        habit means to move, not to answer.
        """
        taken_names = {name for key in self.keys_in_scope(scope) for name in key.keys} | VI_MOVES
        pool = f"{ascii_lowercase}123456789{ascii_uppercase}"
        return tuple(char for char in pool if char not in taken_names)


def keys_without(keys: Iterable[Key], names: Collection[str]) -> tuple[Key, ...]:
    """The rows without these names of keys; a row with no other key is left out."""
    rows = (evolve(key, keys=tuple(k for k in key.keys if k not in names)) for key in keys)
    return tuple(key for key in rows if key.keys)


def scope_with_bases(scope: str) -> tuple[str, ...]:
    bases = (each for base in BASES.get(scope, ()) for each in scope_with_bases(base))
    return tuple(dict.fromkeys((scope, *bases)))


def key_name(key: str, *, ascii_only: bool = False) -> str:
    modifier, plus, name = key.rpartition("+")
    if modifier and name and key not in _SHOWN:
        last = key_name(name, ascii_only=ascii_only)
        return f"{modifier.title()}{plus}{last.upper() if len(last) == 1 else last}"
    return (_SHOWN_PLAIN.get(key) if ascii_only else None) or _SHOWN.get(key, key)


def keys_of(action: str) -> tuple[str, ...]:
    """The keys of an action in `KEYS`, without the player's changes."""
    return next(key.keys for key in KEYS if key.action == action)


def make_keymap(*, vi: bool = False, changes: Mapping[str, str] | None = None) -> Keymap:
    """The keys in force. `changes` maps actions to keys, separated by spaces."""
    keys = KEYS
    if vi:
        keys = _changed_keys(keys, VI_KEYS)
    if changes:
        keys = _changed_keys(
            keys, {action: tuple(text.split()) for action, text in changes.items()}
        )
    return Keymap(keys)


def _changed_keys(keys: Iterable[Key], changes: Mapping[str, tuple[str, ...]]) -> tuple[Key, ...]:
    """The rows with the player's keys; a change for one scope takes precedence over one for all."""

    def changed_keys(key: Key) -> tuple[str, ...]:
        everywhere = key.keys if key.scope in MENU_SCOPES else changes.get(key.action, key.keys)
        return changes.get(f"{key.scope}.{key.action}", everywhere)

    return tuple(evolve(key, keys=changed_keys(key)) for key in keys)


def error_in_changes(changes: Mapping[str, str], *, vi: bool = False) -> str:
    """A one-line description of an error in a player's changes; empty if there is none."""
    key_of = {name: key for key in KEYS for name in (key.action, f"{key.scope}.{key.action}")}
    for action, text in changes.items():
        if action not in key_of:
            return f"there is no action {action!r}"
        if key_of[action].fixed:
            return f"{action} cannot have other keys"
        if not text.split():
            return f"{action} has no key"
        if key_of[action].scope == TYPING and all(len(key) == 1 for key in text.split()):
            return f"{action} needs a key that cannot be typed into a line"
    return _clash_text(make_keymap(vi=vi, changes=changes))


def _clash_text(new_keymap: Keymap) -> str:
    for scope in {*(key.scope for key in new_keymap.keys), *BASES}:
        owners: dict[str, str] = {}
        everywhere = new_keymap.own_keys(EVERYWHERE) if "table" in scope_with_bases(scope) else ()
        for key in (*new_keymap.own_keys(scope), *everywhere):
            for name in () if key.yields else key.keys:
                if owners.setdefault(name, key.action) != key.action:
                    return f"{key_name(name)} would mean both {owners[name]} and {key.action}"
    return ""
