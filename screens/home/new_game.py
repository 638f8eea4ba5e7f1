"""A new game: the form for the game, its players and its options."""

from __future__ import annotations

from functools import partial
from typing import Any

from attrs import evolve

from engine import bots
from engine.core.game import Game
from engine.core.text import capital
from engine.plugins.problems import plugin_problems
from net.play.proof import short_hash
from net.play.shuffle_draft import ShuffleDraft
from saves.fairness import input_from
from saves.record import HUMAN, YOU, Player
from screens.base.form import Field, FormPage
from screens.home.game_form import GameForm
from screens.table.open_match import begin_match
from tui.widgets.canvas import Picture

_CHARACTERS = (
    "A few words of your own. They and the program's secret make the shuffle, so that neither "
    "side can choose it alone. After the match you can check that."
)
_PROMPT = "A few words of your own for the shuffle. Empty: the program draws them."
_SEED_IS_KNOWN = "The seed is known, so there is nothing to add. Without a seed they count again."


def _default_kinds(game: Game[Any, Any], seats: int) -> list[str]:
    return [HUMAN] + [bots.bot_names(game)[-1]] * (seats - 1)


class NewGamePage(FormPage):
    """The form for a new game. The cursor starts at its button: Enter plays the defaults."""

    SCOPE = "new_match"
    FORM_TITLE = "New game"

    def __init__(self, game: str = "") -> None:
        super().__init__()
        self.form = GameForm(game, _default_kinds, kind_at_keyboard=HUMAN)
        self._names: dict[int, str] = {}
        self._draft = ShuffleDraft()
        self._characters = ""
        """The characters that the player typed for the shuffle."""
        self._cursor = len(self.fields()) - 1  # on the button that starts

    def on_shown(self) -> None:
        if self.host.settings.name:
            self._names.setdefault(0, self.host.settings.name)

    # The form

    def fields(self) -> tuple[Field, ...]:
        form = self.form
        start = Field(
            name="start",
            label="Start the game",
            is_button=True,
            help="Every answer is saved as you play; you can leave and come back at any time.",
        )
        about = "A person at this keyboard, or a bot. Several people share the keyboard."
        seats = form.seat_fields(
            {HUMAN: "A person"}, about, named=HUMAN, name_field=self._name_field
        )
        return (*form.game_fields(), *seats, *form.option_fields(), *self._chance_fields(), start)

    def _name_field(self, seat: int) -> Field:
        name = self._player_name(seat)
        return Field(
            name=f"name {seat}",
            label="Name",
            indent=2,
            text=name,
            value=name,
            help="The name of the player in this seat.",
            change=partial(self._take_name, seat),
        )

    def _take_name(self, seat: int, text: str) -> None:
        self._names[seat] = name = text.strip()
        if seat == 0:
            self.host.change_settings(evolve(self.host.settings, name=name))

    def _chance_fields(self) -> tuple[Field, ...]:
        if self.form.seed is not None:
            text, about = "not used: the seed is known", _SEED_IS_KNOWN
        else:
            text = self._characters or "drawn by the program"
            about = f"{_CHARACTERS} Commitment: {short_hash(self._commitment())}"
        characters = Field(
            name="characters",
            label="Shuffle words",
            text=text,
            value=self._characters,
            help=about,
            prompt=_PROMPT,
            change=self._take_characters,
        )
        return self.form.seed_field(), characters

    def _commitment(self) -> str:
        form = self.form
        return self._draft.commitment(form.game, seats=len(form.kinds), options=form.options)

    def _take_characters(self, text: str) -> None:
        self._characters = input_from(text)

    # Starting

    def _player_name(self, seat: int) -> str:
        usual = YOU if self.form.kinds.count(HUMAN) == 1 else f"Player {seat + 1}"
        return self._names.get(seat) or usual

    def _players(self) -> list[Player]:
        return [
            Player(kind, self._player_name(seat) if kind == HUMAN else kind.capitalize())
            for seat, kind in enumerate(self.form.kinds)
        ]

    async def on_pressed(self, field: Field) -> None:
        form, players, options = self.form, self._players(), self.form.options
        draft, game = self._draft, form.game
        fairness = None
        if form.seed is None:
            fairness = draft.fairness(
                game, players=players, options=options, characters=self._characters
            )
        await begin_match(
            self, game, players=players, options=options, seed=form.seed, fairness=fairness
        )

    def paint_beside(self, width: int, height: int) -> Picture:
        notes = tuple(capital(line) for line in plugin_problems())
        return self.form.paint_beside(
            self.field, width, height, self.look, notes=notes, spark=self.cursor
        )
