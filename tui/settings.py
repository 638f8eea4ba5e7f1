"""The player's settings, stored in `settings.json` in the data directory.

An unreadable file never stops the app: it is renamed, the defaults are used, and a notice is shown.
"""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import attrs
from attrs import field, frozen

from tui import keys
from tui.keys import Keymap

FILE = "settings.json"
MAX_NAME_LENGTH = 40
_SECONDS = {"instant": 0.0, "brisk": 0.6, "calm": 1.6}
_AUTOMATIC_PASS_SECONDS = {"short": 1, "middle": 2, "long": 4, "wait": 0}
_RENAMED = {
    "moment": "automatic_pass",
    "stay": "keeps_reveals",
    "recap": "shows_recap",
    "refusals": "shows_refusals",
    "hints": "has_hints",
    "guide": "shows_first_hints",
    "bell": "rings_bell",
    "asked": "teams_to_help",
}
"""The new names of settings that were renamed."""
_RENAMED_ACTIONS = {"eyes": "viewer", "look_on": "watch", "take": "choose"}
"""The new names of actions that were renamed."""


def setting(default: Any, label: str, help: str, **values: str) -> Any:  # noqa: A002
    """One setting: a switch (bool default), or one of the values, each with its label."""
    return field(default=default, metadata={"label": label, "help": help, "values": values})


def setting_values(field: attrs.Attribute[Any]) -> Mapping[Any, str]:
    return field.metadata["values"] or {True: "On", False: "Off"}


@frozen(kw_only=True)
class Settings:
    """All settings. Each field carries the texts that the settings screen shows."""

    theme: str = setting(
        "dark",
        "Theme",
        "The colours of the app. Colour is never the only sign of a meaning.",
        dark="Night",
        light="Daylight",
        contrast="High contrast",
        safe="Colour-blind safe",
    )
    glyphs: str = setting(
        "unicode",
        "Symbols",
        "Plain ASCII is for terminals and fonts without Unicode symbols.",
        unicode="Unicode",
        ascii="Plain ASCII",
    )
    pace: str = setting(
        "calm",
        "Bot speed",
        "How long a bot's move is shown before the next one, so that you can follow.",
        instant="Instant",
        brisk="Fast",
        calm="Calm",
    )
    keeps_reveals: bool = setting(
        True, "Reveals wait", "Keep each reveal on screen until you press a key."
    )
    shows_recap: bool = setting(
        True, "Recap", "When your turn comes, the board shows what happened since your last one."
    )
    automatic_pass: str = setting(
        "middle",
        "Automatic pass",
        "When others act and you can only pass, the app passes for you after a moment. Among"
        " people, your own pass takes just as long, so that nobody can tell what you hold.",
        short="Pass after 1 second",
        middle="Pass after 2 seconds",
        long="Pass after 4 seconds",
        wait="Wait for me",
    )
    teams_to_help: str = setting(
        "all",
        "Help others",
        "Whether you are asked when you could only help a player of another team.",
        all="Ask me always",
        own="Only for my team",
    )
    confirm: str = setting(
        "final",
        "Confirm",
        "The choices that take Enter twice, or their letter and Enter.",
        never="Never",
        final="Final choices",
        always="Always",
    )
    shows_refusals: bool = setting(
        True,
        "Show why not",
        "List actions that are not possible now, with the reasons, below the choices.",
    )
    has_hints: bool = setting(True, "Hints", "A key shows what a bot would choose, and why.")
    shows_first_hints: bool = setting(
        True,
        "First-game hints",
        "In a recommended first game, each question shows a hint automatically.",
    )
    rings_bell: bool = setting(
        True,
        "Bell",
        "Over SSH: ring the bell and set the window title when it is your turn, and when something"
        " happens at your tables: somebody sits down or speaks, a request waits, a match begins.",
    )
    notifications: str = setting(
        "auto",
        "Notifications",
        "Over SSH: also show a notification on your desktop, if your terminal can (OSC 9).",
        auto="If my terminal can",
        on="Always",
        off="Never",
    )
    vi_keys: bool = setting(
        False, "vi keys", "h j k l also move. Hint and log move to the capital letters H and L."
    )
    name: str = field(default="")
    keys: Mapping[str, str] = field(factory=dict)
    """Other keys for actions, separated by spaces: {"undo": "U ctrl+z"}."""

    @property
    def bot_seconds(self) -> float:
        return _SECONDS[self.pace]

    @property
    def automatic_pass_seconds(self) -> int:
        """Seconds before an automatic pass; 0 waits for the player."""
        return _AUTOMATIC_PASS_SECONDS[self.automatic_pass]

    def keymap(self) -> Keymap:
        return keys.make_keymap(vi=self.vi_keys, changes=self.keys)


@frozen
class LoadedSettings:
    settings: Settings
    notice: str = ""


def load_settings(folder: Path) -> LoadedSettings:
    """The stored settings, or the defaults, with a notice if the file is invalid."""
    file = folder / FILE
    try:
        return LoadedSettings(_settings_from_json(json.loads(file.read_text("utf-8"))))
    except FileNotFoundError:
        return LoadedSettings(Settings())
    except OSError as error:
        return LoadedSettings(Settings(), f"The settings cannot be read: {error.strerror}.")
    except (ValueError, TypeError, RecursionError) as error:
        return LoadedSettings(
            Settings(), f"The settings file is invalid ({_reason_text(error)}). {_put_aside(file)}"
        )


def _reason_text(error: Exception) -> str:
    return "not JSON" if isinstance(error, (json.JSONDecodeError, UnicodeError)) else str(error)


def _put_aside(file: Path) -> str:
    """Rename an invalid file so that its owner can inspect it; return a description."""
    copy = file.with_name(f"{file.name}.bad")
    try:
        file.replace(copy)
    except OSError:
        return "The defaults are used."
    return f"The defaults are used; the old file is kept as {copy.name}."


def _settings_from_json(plain: Any) -> Settings:
    """Settings from JSON, every value checked; raises ValueError with a description."""
    if not isinstance(plain, dict):
        raise ValueError("not an object")
    plain = _with_new_names(plain)
    fields = {each.name: each for each in attrs.fields(Settings)}
    for name, value in plain.items():
        if name not in fields:
            raise ValueError(f"unknown setting {name!r:.40}")
        _check_value(fields[name], value)
    settings = Settings(**plain)
    wrong = keys.error_in_changes(settings.keys, vi=settings.vi_keys)
    if wrong:
        raise ValueError(wrong)
    return settings


def _with_new_names(plain: dict[str, Any]) -> dict[str, Any]:
    renamed = {_RENAMED.get(name, name): value for name, value in plain.items()}
    if isinstance(changes := renamed.get("keys"), dict):
        renamed["keys"] = {_new_action(name): value for name, value in changes.items()}
    return renamed


def _new_action(name: str) -> str:
    """The current name of an action, which may be given with its scope, as in `replay.eyes`."""
    scope, dot, action = name.rpartition(".")
    return f"{scope}{dot}{_RENAMED_ACTIONS.get(action, action)}"


def _check_value(field: attrs.Attribute[Any], value: Any) -> None:
    if field.name == "keys":
        fits = isinstance(value, dict) and all(isinstance(word, str) for word in value.values())
    elif values := field.metadata.get("values"):
        fits = isinstance(value, str) and value in values
    else:
        fits = type(value) is type(field.default)
    if fits and field.name == "name":
        fits = value.isprintable() and len(value) <= MAX_NAME_LENGTH
    if not fits:
        raise ValueError(f"{field.name} cannot be {value!r:.40}")


def save_settings(folder: Path, settings: Settings) -> None:
    """Store the settings; the file is replaced atomically."""
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / FILE
    draft = file.with_name(f"{FILE}.{os.getpid()}.new")
    draft.write_text(json.dumps(attrs.asdict(settings), indent=2) + "\n", "utf-8")
    draft.replace(file)
