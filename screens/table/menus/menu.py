"""The menu of a decision: flat choices in, rows, groups, places and jump letters out.

The rules offer a flat list. A person sees groups ("Electrify a City"), opens one, and picks a
member; or goes straight to a place on the board. The answer is always one of the offered choices.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from string import capwords

from attrs import define, field, frozen

from engine.core.about import plain_name
from engine.core.choice import Choice
from screens.table.menus.choice_menu import ChoiceMenu, choice_text
from screens.table.menus.letters import DealtLetters, Letters, TextRow, choices_by_place
from tui.widgets.choices import ChoiceRow

MAX_MEMBERS_NAMED = 10
"""The maximum number of members of a closed group whose names are shown."""
OUT_OF_SIGHT = ChoiceRow(text="")
"""Stands for every row that the pane has no room for."""


@frozen
class MenuRow:
    text: str
    choices: tuple[Choice, ...]
    letter: str


@frozen
class MenuLevel:
    """One level of the menu: the remaining choices, and the name of the opened group."""

    choices: tuple[Choice, ...]
    title: str = ""


@define
class Menu(ChoiceMenu):
    """The choices of one decision in groups, and the player's position in them."""

    max_ungrouped: int = 0
    """Up to this number, choices are listed one by one, because a group would only hide them."""
    unlettered_prefixes: tuple[str, ...] = ()
    """The prefixes of places without letters, because there are too many or they would hide the
    board."""
    not_first: tuple[str, ...] = ()
    """The verbs that the cursor does not start on, because they only give something up."""
    dealt_letters: DealtLetters | None = None
    """The letters of earlier decisions, which are kept if possible."""
    _levels: list[MenuLevel] = field(init=False)
    entries: tuple[MenuRow, ...] = field(init=False)
    _row_of: dict[Choice, int] = field(init=False)
    """The row of each choice in the current level."""
    _letter_assignment: Letters = field(init=False)
    _at_place: dict[str, tuple[Choice, ...]] = field(init=False)
    """The choices of the current level at each place."""

    def __attrs_post_init__(self) -> None:
        super().__attrs_post_init__()
        self._levels = [MenuLevel(tuple(self.decision.choices))]
        rows = self._rows_by_group()
        choices = [choices for _, choices in rows]
        self._letter_assignment = Letters(
            choices, self._place_of, self._letters, self.unlettered_prefixes, self.dealt_letters
        )
        self._lay_out(self._letter_assignment.rows_in_order(rows))

    # Position

    @property
    def length(self) -> int:
        return len(self.entries)

    @property
    def is_in_group(self) -> bool:
        return len(self._levels) > 1

    @property
    def can_go_back(self) -> bool:
        return self.is_armed or self.is_in_group

    @property
    def has_question(self) -> bool:
        return self.is_in_group

    # Content

    @property
    def title(self) -> str:
        groups = {self._descriptions[each].group for each in self.decision.choices}
        return self._levels[-1].title or (groups.pop() if len(groups) == 1 else "")

    @property
    def clause(self) -> str:
        choices = self.entries[self.cursor].choices if self.entries else ()
        return self._shared_clause(choices) or self.decision.clause

    def _shared_clause(self, choices: tuple[Choice, ...]) -> str:
        clauses = {self._descriptions[each].clause for each in choices}
        return clauses.pop() if len(clauses) == 1 else ""

    def rows(self, in_sight: range | None = None) -> tuple[ChoiceRow, ...]:
        if in_sight is None:
            return tuple(self._row(entry) for entry in self.entries)
        return tuple(
            self._row(entry, is_under_cursor=number == self.cursor)
            if number in in_sight
            else OUT_OF_SIGHT
            for number, entry in enumerate(self.entries)
        )

    def row_at(self, place: str) -> ChoiceRow | None:
        choices = self._choices_at(place)
        if not choices:
            return None
        text = choice_text(self._descriptions[choices[0]], with_group=True)
        if len(choices) > 1:
            text = self._descriptions[choices[0]].label
        return self._row(MenuRow(text, choices, self.places[place]))

    def _row(self, entry: MenuRow, *, is_under_cursor: bool = True) -> ChoiceRow:
        """The row of an entry; a single choice has its consequence only if the cursor is here."""
        first, count = self._descriptions[entry.choices[0]], len(entry.choices)
        is_advised = self.advised_choice in entry.choices
        if count > 1:
            members = tuple(self._members(entry.choices))
            separator = "; " if any(", " in each for each in members) else ", "
            return ChoiceRow(
                text=entry.text,
                letter=entry.letter,
                count=count,
                members=separator.join(members),
                clause=self._shared_clause(entry.choices),
                advised=is_advised,
            )
        return ChoiceRow(
            text=entry.text,
            letter=entry.letter,
            group="" if entry.text.startswith(first.group) else first.group,
            consequence=first.consequence if is_under_cursor else "",
            whole_consequence=first.whole_consequence if is_under_cursor else "",
            clause=first.clause,
            final=self.is_final(entry.choices[0]),
            advised=is_advised,
        )

    def _members(self, choices: tuple[Choice, ...]) -> Iterator[str]:
        """The names of choices in a closed group: all, or the first ones and a count."""
        first_choices = (
            choices if len(choices) <= MAX_MEMBERS_NAMED + 1 else choices[:MAX_MEMBERS_NAMED]
        )
        for each in first_choices:
            yield choice_text(self._descriptions[each], with_group=False)
        if len(choices) > len(first_choices):
            yield f"and {len(choices) - len(first_choices)} more"

    def place(self) -> str:
        if not self.entries:
            return ""
        places = {self._descriptions[each].place for each in self.entries[self.cursor].choices}
        return places.pop() if len(places) == 1 else ""

    # Moving

    def point_at(self, place: str) -> None:
        choices = self._choices_at(place)
        if choices:
            self.go_to(self._index_of(choices))

    def open_row(self) -> None:
        entry = self.entries[self.cursor]
        if len(entry.choices) > 1:
            self._open_group(entry.choices, entry.text)

    def try_close_group(self) -> bool:
        self.go_to(self.cursor)
        if not self.is_in_group:
            return False
        closed_level = self._levels.pop()
        self._lay_out(self._text_rows())
        self.go_to(self._index_of(closed_level.choices[:1]))
        return True

    def try_step_back(self) -> bool:
        return self.try_disarm() or self.try_close_group()

    def point_to(self, choice: Choice) -> None:
        while self.try_close_group():
            pass
        self.advised_choice = choice
        self.go_to(self._index_of((choice,)))
        self.open_row()
        self.go_to(self._index_of((choice,)))

    # Answering: each way opens a group, or asks for a single choice

    def enter(self) -> Choice | None:
        return self._open_or_answer(by_enter=True) if self.entries else None

    def enter_at(self, place: str) -> Choice | None:
        return self._open_or_answer(by_enter=True) if self._try_reach(place) else None

    def choose_row(self, index: int) -> Choice | None:
        self.step_to(index)
        return self._open_or_answer()

    def choose_at(self, place: str) -> Choice | None:
        return self._open_or_answer() if self._try_reach(place) else None

    def letters(self) -> Collection[str]:
        return (*(entry.letter for entry in self.entries), *self.places.values())

    def choose_by_letter(self, letter: str) -> Choice | None:
        for index, entry in enumerate(self.entries):
            if entry.letter == letter:
                return self.choose_row(index)
        for place, place_letter in self.places.items():
            if place_letter == letter:
                return self.choose_at(place)
        return None

    def _single_choice(self) -> Choice | None:
        choices = self.entries[self.cursor].choices if self.entries else ()
        return choices[0] if len(choices) == 1 else None

    def _open_or_answer(self, *, by_enter: bool = False) -> Choice | None:
        entry = self.entries[self.cursor]
        if len(entry.choices) > 1:
            self._open_group(entry.choices, entry.text)
            return None
        (choice,) = entry.choices
        return self._ask_for(choice, by_enter=by_enter)

    def _try_reach(self, place: str) -> bool:
        """Put the cursor on the only choice at a place; several are listed instead."""
        choices = self._choices_at(place)
        if len(choices) > 1:
            self._open_group(choices, self._title_at(place))
        if len(choices) != 1:
            return False
        entry = self.entries[self._index_of(choices)]
        if len(entry.choices) > 1:
            self._open_group(entry.choices, entry.text)
        self.step_to(self._index_of(choices))
        return True

    def _title_at(self, place: str) -> str:
        """The common label of the choices at a place, else their action, else the place."""
        descriptions = [self._descriptions[each] for each in self._choices_at(place)]
        group, label = descriptions[0].group, descriptions[0].label
        name = capwords(plain_name(place))
        if all(each.label == label for each in descriptions):
            return label
        if any(each.group != group for each in descriptions):
            return name
        return f"{group}: {name}" if name.replace(" ", "").isalpha() else group

    def _choices_at(self, place: str) -> tuple[Choice, ...]:
        return self._at_place.get(place, ())

    def _index_of(self, choices: tuple[Choice, ...]) -> int:
        rows = {self._row_of.get(each, 0) for each in choices}
        return rows.pop() if len(rows) == 1 else 0

    # Laying out

    def _open_group(self, choices: tuple[Choice, ...], title: str) -> None:
        self._levels.append(MenuLevel(self._letter_assignment.choices_in_order(choices), title))
        self._lay_out(self._text_rows())
        if self.advised_choice in choices:
            self.go_to(self._index_of((self.advised_choice,)))

    def _lay_out(self, rows: Sequence[TextRow]) -> None:
        letter_assignment = self._letter_assignment
        choices_at = letter_assignment.choices_at_first
        if self.is_in_group:
            choices_at = choices_by_place(self._levels[-1].choices, self._place_of)
        self._at_place = choices_at
        self._row_of = {each: row for row, (_, choices) in enumerate(rows) for each in choices}
        self.entries = tuple(
            MenuRow(text, choices, letter_assignment.letter_of_row(choices, choices_at))
            for text, choices in rows
        )
        self.places = {place: self._letter_at(choices) for place, choices in choices_at.items()}
        self.go_to(self._first_row())

    def _text_rows(self) -> list[TextRow]:
        rows = self._rows_by_group()
        return rows if self.is_in_group else self._letter_assignment.rows_in_order(rows)

    def _letter_at(self, choices: tuple[Choice, ...]) -> str:
        first = self.entries[self._row_of[choices[0]]]
        if first.choices == choices:
            return first.letter
        is_hidden = any(len(self.entries[self._row_of[each]].choices) > 1 for each in choices)
        return self._letter_assignment.letter_of_place(choices, self._at_place, is_hidden=is_hidden)

    def _first_row(self) -> int:
        """The row of the first choice, as the rules order them, that gives nothing up."""
        good = (each for each in self._levels[-1].choices if each.verb not in self.not_first)
        return next((self._row_of[each] for each in good), 0)

    def _place_of(self, choice: Choice) -> str:
        return self._descriptions[choice].place

    def _rows_by_group(self) -> list[TextRow]:
        """The rows of the current level: groups of many choices, or each choice separately."""
        choices = self._levels[-1].choices
        groups: dict[str, list[Choice]] = {}
        for each in choices:
            groups.setdefault(self._descriptions[each].group, []).append(each)
        if not self.is_in_group and len(groups) > 1 and len(choices) > self.max_ungrouped:
            return [
                (self._heading(name, members), tuple(members)) for name, members in groups.items()
            ]
        has_several_groups = len(groups) > 1
        return [
            (choice_text(self._descriptions[each], with_group=has_several_groups), (each,))
            for each in choices
        ]

    def _heading(self, group: str, choices: list[Choice]) -> str:
        single = choice_text(self._descriptions[choices[0]], with_group=True)
        return group if len(choices) > 1 else single
