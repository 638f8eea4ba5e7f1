"""The part of a form about the match: the game, the seats, the options, the seed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

import attrs

from engine import bots
from engine.core import registry
from engine.core.chance import SEED_RULE, is_seed_text
from engine.core.errors import BadOptionError
from engine.core.game import Game
from engine.core.options import help_text, shared_defaults, value_text
from engine.core.text import capital
from screens.base.form import Field, is_room_beside, paint_side_box, paint_tower_below
from screens.base.seat_names import seat_text
from themes.look import Look
from tui.widgets.canvas import Canvas, Picture

_TEAM_HELP = "Seats of a team win or lose together."
SHARED_KEYBOARD = ", as you share a keyboard"
"""Appended to a default that differs because several people share this keyboard."""


class GameForm:
    """The choices for a new match, and the fields that change them."""

    def __init__(
        self,
        slug: str,
        kinds: Callable[[Game[Any, Any], int], list[str]],
        *,
        kind_at_keyboard: str = "",
    ) -> None:
        """Start with a game, or with the first one if `slug` is empty.

        `kinds` returns the default player of each seat, for a number of seats; `kind_at_keyboard`
        is the kind of a person at this keyboard.
        """
        self._default_kinds = kinds
        self._kind_at_keyboard = kind_at_keyboard
        self._seed = ""
        self._pick_game(slug or registry.slugs()[0])

    def _pick_game(self, slug: str) -> None:
        self.game: Game[Any, Any] = registry.find(slug)
        self._changed_values: dict[str, Any] = {}
        self.kinds = self._default_kinds(self.game, self.game.seat_counts[0])
        """The player of each seat: the page's word for a person, or the name of a bot."""

    @property
    def options(self) -> Any:
        return self.game.options(**{**self._shared_defaults(), **self._changed_values})

    def _shared_defaults(self) -> dict[str, Any]:
        shares = self.kinds.count(self._kind_at_keyboard) > 1
        return shared_defaults(self.game.options) if shares else {}

    @property
    def seed(self) -> str | None:
        return self._seed or None

    # Fields

    def game_fields(self) -> tuple[Field, ...]:
        seats, count = self.game.seat_counts, len(self.kinds)
        game_field = Field(
            name="game",
            label="Game",
            text=self.game.title,
            values=tuple(registry.slugs()),
            value=self.game.slug,
            help=self.game.blurb,
            change=self._pick_game,
        )
        if len(seats) == 1:
            return (game_field,)
        seat_count_field = Field(
            name="seats",
            label="Seats",
            text=str(count),
            values=tuple(seats),
            value=count,
            help=f"{self.game.title} is for {seats[0]} to {seats[-1]} players.",
            change=self._change_seats,
        )
        return game_field, seat_count_field

    def _change_seats(self, count: int) -> None:
        new_kinds = self._default_kinds(self.game, count)[len(self.kinds) :]
        self.kinds = (self.kinds + new_kinds)[:count]

    def seat_fields(
        self,
        texts: Mapping[str, str],
        about: str,
        *,
        named: str,
        name_field: Callable[[int], Field],
    ) -> tuple[Field, ...]:
        """The player of each seat: one of `texts`, or a bot; a seat of the kind `named` has a name.

        `about` is the help of each of these fields, and `name_field` returns that of a name.
        """
        kinds, fields = (*texts, *reversed(bots.bot_names(self.game))), list[Field]()
        for seat, kind in enumerate(self.kinds):
            team = self.game.team_of(self.options, seat)
            seat_field = Field(
                name=f"kind {seat}",
                label=seat_text(seat, team),
                text=texts.get(kind, f"Bot: {kind}"),
                values=kinds,
                value=kind,
                help=about if team is None else f"{about} {_TEAM_HELP}",
                section="Who plays" if not seat else "",
                change=partial(self.kinds.__setitem__, seat),
            )
            fields += (seat_field, name_field(seat)) if kind == named else (seat_field,)
        return tuple(fields)

    def option_fields(self) -> tuple[Field, ...]:
        fields, options = [], self.options
        for number, each in enumerate(attrs.fields(self.game.options)):
            value = getattr(options, each.name)
            text = capital(value_text(each, value))
            if each.name in self._shared_defaults() and each.name not in self._changed_values:
                text += SHARED_KEYBOARD
            fields.append(
                Field(
                    name=f"option {each.name}",
                    label=each.metadata["label"],
                    text=text,
                    values=each.metadata["values"] or (True, False),
                    value=value,
                    help=help_text(each, value),
                    section="" if number else "Options",
                    change=partial(self._changed_values.__setitem__, each.name),
                )
            )
        return tuple(fields)

    def seed_field(self) -> Field:
        return Field(
            name="seed",
            label="Seed",
            text=self._seed or "random",
            value=self._seed,
            help="A number or a word. The same seed deals the same cards. Empty: a random seed.",
            section="" if attrs.fields(self.game.options) else "Chance",
            change=self._change_seed,
        )

    def _change_seed(self, seed_text: str) -> None:
        text = seed_text.strip()
        if text and not is_seed_text(text):
            raise BadOptionError(f"a seed has {SEED_RULE}")
        self._seed = text

    # Painting

    def paint_beside(
        self,
        field: Field,
        width: int,
        height: int,
        look: Look,
        *,
        notes: tuple[str, ...],
        spark: int,
    ) -> Picture:
        """Paint the notes, the goal of the game, and an explanation of the current field."""
        canvas = Canvas(width, height, look)
        goal = " ".join(self.game.goal)
        about = self.game.blurb if field.name != "game" and not goal else ""
        texts = tuple(each for each in (*notes, goal, about, field.help) if each)
        if not is_room_beside(canvas, texts):
            texts = tuple(each for each in (*notes, field.help) if each)
        y = paint_side_box(canvas, self.game.title, texts)
        paint_tower_below(canvas, y, spark=spark)
        return canvas.picture()
