"""A new game: which, who plays, with what options."""

from __future__ import annotations

from typing import Any

import attrs
from attrs import evolve

from engine import bots, plugins
from engine.core import registry
from engine.core.game import Game
from saves.record import HUMAN, LARGEST_SEED, YOU, Player
from screens.base.form import Field, FormPage, paint_about, paint_tower_below
from screens.table.open_match import begin_match
from tui.widgets.canvas import Canvas, Picture

_SWITCH = {True: "On", False: "Off"}


class NewGamePage(FormPage):
    """The form for a new game. The cursor begins at its button: Enter starts the defaults."""

    FORM_TITLE = "New game"

    def __init__(self, game: str = "") -> None:
        super().__init__()
        self._names: dict[int, str] = {}
        self._seed = ""
        self._pick(game or registry.names()[0])
        self._cursor = len(self.fields()) - 1  # on the button that starts

    def came_back(self) -> None:
        """Use the name that the player used last."""
        if self.host.settings.name:
            self._names.setdefault(0, self.host.settings.name)

    def _pick(self, slug: str) -> None:
        """Choose a game, with its default seats and options."""
        self._game: Game[Any, Any] = registry.find(slug)
        self._options = self._game.options()
        best = bots.names(self._game)[-1]
        self._kinds = [HUMAN] + [best] * (self._game.seats[0] - 1)

    # The form

    def fields(self) -> tuple[Field, ...]:
        """Game, seats, options, seed, start."""
        return (
            *self._game_fields(),
            *self._seat_fields(),
            *self._option_fields(),
            self._seed_field(),
            self._start_field(),
        )

    def _seed_field(self) -> Field:
        return Field(
            name="seed",
            label="Seed",
            words=self._seed or "random",
            value=self._seed,
            help="A whole number. The same seed deals the same cards. Empty: a random seed.",
            section="" if attrs.fields(self._game.options) else "Chance",
        )

    def _start_field(self) -> Field:
        return Field(
            name="start",
            label="Start the game",
            button=True,
            help="Every answer is saved as you play; you can leave and come back at any time.",
        )

    def _game_fields(self) -> tuple[Field, ...]:
        slugs, seats = tuple(registry.names()), self._game.seats
        chosen = Field(
            name="game",
            label="Game",
            words=self._game.title,
            values=slugs,
            value=self._game.slug,
            help=self._game.blurb,
        )
        if len(seats) == 1:
            return (chosen,)
        count = len(self._kinds)
        many = Field(
            name="seats",
            label="Seats",
            words=str(count),
            values=tuple(seats),
            value=count,
            help=f"{self._game.title} is for {seats[0]} to {seats[-1]} players.",
        )
        return chosen, many

    def _seat_fields(self) -> tuple[Field, ...]:
        kinds = (HUMAN, *reversed(bots.names(self._game)))
        fields: list[Field] = []
        for seat, kind in enumerate(self._kinds):
            words = "A person" if kind == HUMAN else f"Bot: {kind}"
            about = "A person at this keyboard, or a bot. Several people share the keyboard."
            fields.append(
                Field(
                    name=f"kind {seat}",
                    label=f"Seat {seat + 1}",
                    words=words,
                    values=kinds,
                    value=kind,
                    help=about,
                    section="Who plays" if not seat else "",
                )
            )
            if kind == HUMAN:
                name = self._called(seat)
                fields.append(
                    Field(
                        name=f"name {seat}",
                        label="Name",
                        indent=2,
                        words=name,
                        value=name,
                        help="The name of the player in this seat.",
                    )
                )
        return tuple(fields)

    def _option_fields(self) -> tuple[Field, ...]:
        """One field for each option of the game, with the game's own label and help."""
        fields = []
        for number, each in enumerate(attrs.fields(self._game.options)):
            value = getattr(self._options, each.name)
            values = each.metadata["values"] or tuple(_SWITCH)
            words = _SWITCH[value] if isinstance(value, bool) else str(value).capitalize()
            fields.append(
                Field(
                    name=f"option {each.name}",
                    label=each.metadata["label"],
                    words=words,
                    values=values,
                    value=value,
                    help=each.metadata["help"],
                    section="" if number else "Options",
                )
            )
        return tuple(fields)

    def changed(self, field: Field, value: Any) -> None:
        """Store the new value of a field."""
        kind, _, which = field.name.partition(" ")
        if kind == "game":
            self._pick(value)
        elif kind == "seats":
            best = bots.names(self._game)[-1]
            self._kinds = (self._kinds + [best] * value)[:value]
        elif kind == "kind":
            self._kinds[int(which)] = value
        elif kind == "name":
            self._take_name(int(which), value.strip())
        elif kind == "option":
            self._options = evolve(self._options, **{which: value})
        elif kind == "seed":
            self._take_seed(value.strip())

    def _take_name(self, seat: int, name: str) -> None:
        self._names[seat] = name
        if seat == 0:
            self.host.change_settings(evolve(self.host.settings, name=name))

    def _take_seed(self, text: str) -> None:
        is_number = text.isascii() and text.isdigit() and len(text) <= len(str(LARGEST_SEED))
        if text and not (is_number and int(text) <= LARGEST_SEED):
            self.say(f"A seed is a whole number from 0 to {LARGEST_SEED}", severity="warning")
        else:
            self._seed = text

    # Starting

    def _called(self, seat: int) -> str:
        """The name typed for a seat, or a default."""
        usual = YOU if self._kinds.count(HUMAN) == 1 else f"Player {seat + 1}"
        return self._names.get(seat) or usual

    def _players(self) -> list[Player]:
        bot_names = [kind.capitalize() for kind in self._kinds]
        return [
            Player(kind, self._called(seat) if kind == HUMAN else bot_names[seat])
            for seat, kind in enumerate(self._kinds)
        ]

    async def pressed(self, field: Field) -> None:
        """Start the match."""
        seed = int(self._seed) if self._seed else None
        players, options = self._players(), self._options
        await begin_match(self, self._game, players=players, options=options, seed=seed)

    def plugin_problems(self) -> tuple[str, ...]:
        """One line for each plug-in of another package that cannot be used."""
        return tuple(line[:1].upper() + line[1:] for line in plugins.problems())

    def paint_beside(self, width: int, height: int) -> Picture:
        """The game, and what the current field means."""
        canvas = Canvas(width, height, self.look)
        goal = " ".join(self._game.goal)
        about = self._game.blurb if self.field.name != "game" and not goal else ""
        words = tuple(each for each in (goal, about, self.field.help) if each)
        y = paint_about(canvas, self._game.title, (*self.plugin_problems(), *words))
        paint_tower_below(canvas, y, spark=self.cursor)
        return canvas.picture()
