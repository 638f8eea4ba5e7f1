"""The texts about choices, with the names of the players: rows, single lines and refusals."""

from __future__ import annotations

from typing import Any

from attrs import evolve

from engine.core.choice import Choice
from engine.core.game import Game, describe_plainly
from engine.rulebook import first_sentences, rulebook_of
from net.play.update import Update
from screens.table.table_names import TableNames
from tui.widgets.choices import ChoiceRow, RefusedChoice


class ChoiceTexts:
    """Describes choices of a game to the player at the keyboard."""

    def __init__(self, game: Game[Any, Any], names: TableNames) -> None:
        self._game = game
        self._names = names
        self._refused_choices: tuple[Update, tuple[RefusedChoice, ...]] | None = None
        """The last refusals, and the update that they belong to."""

    def one_line(self, view: Any, choice: Choice) -> str:
        """A choice in one line; a verb without a noun stands for all its objects."""
        describe = self._game.describe if choice.noun else describe_plainly
        description = describe(view, choice)
        if description.label in ("", description.group):
            return description.group
        return f"{description.group}: {description.label}"

    def explained_row(self, row: ChoiceRow) -> ChoiceRow:
        """A group with the beginning of its rule, because its members do not explain the action."""
        rule = rulebook_of(self._game).clauses.get(row.clause, "") if row.count > 1 else ""
        if rule:
            row = evolve(row, consequence=first_sentences(rule))
        with_names = self._names.with_names
        return evolve(
            row,
            text=with_names(row.text),
            consequence=with_names(row.consequence),
            whole_consequence=with_names(row.whole_consequence),
            members=with_names(row.members),
        )

    def refused_actions(self, update: Update) -> tuple[RefusedChoice, ...]:
        if self._refused_choices is None or self._refused_choices[0] is not update:
            self._refused_choices = update, self._find_refused(update)
        return self._refused_choices[1]

    def _find_refused(self, update: Update) -> tuple[RefusedChoice, ...]:
        if update.decision is None:
            return ()
        with_names = self._names.with_names
        return tuple(
            RefusedChoice(
                with_names(self.one_line(update.view, each.choice)),
                with_names(each.reason),
                each.clause,
            )
            for each in self._game.refusals(update.view, update.decision)
        )
