"""The menu of a decision: flat choices in, rows, groups, places and jump letters out.

The rules offer a flat list. A person sees groups ("Electrify a City"), opens one, and picks a
member; or goes straight to a place on the board. Whatever is taken in the end is one of the
choices that the rules offered.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from attrs import define, field, frozen

from engine.core.choice import PASS, Choice, Decision, Description
from tui.widgets.choices import Row


@frozen
class MenuRow:
    """What one row stands for: some choices and the letter that jumps to them."""

    words: str
    choices: tuple[Choice, ...]
    label: str


@frozen
class Level:
    """One depth of the menu: the choices that are left, and the name of what was opened."""

    choices: tuple[Choice, ...]
    title: str = ""


def _index_of(entries: Iterable[MenuRow], choices: tuple[Choice, ...]) -> int:
    """The entry that holds all of these choices, or the first."""
    wanted = set(choices)
    hits = (i for i, entry in enumerate(entries) if wanted <= set(entry.choices))
    return next(hits, 0)


@define
class Menu:
    """The choices of one decision and where the person is among them."""

    decision: Decision
    _describe: Callable[[Choice], Description]
    _letters: tuple[str, ...]
    final: frozenset[Choice] = frozenset()
    confirm: str = "final"
    advised: Choice | None = None
    cursor: int = field(default=0, init=False)
    armed: bool = field(default=False, init=False)
    _levels: list[Level] = field(init=False)
    _described: dict[Choice, Description] = field(init=False)
    entries: tuple[MenuRow, ...] = field(init=False)
    places: Mapping[str, str] = field(init=False)
    """Place to jump letter, for everything on the board that can be chosen now."""

    def __attrs_post_init__(self) -> None:
        self._described = {each: self._describe(each) for each in self.decision.choices}
        self._levels = [Level(tuple(self.decision.choices))]
        self._lay_out()

    # What is shown

    @property
    def title(self) -> str:
        """The name of the open group, or of the only one; empty where there are several."""
        groups = {self._described[each].group for each in self.decision.choices}
        return self._levels[-1].title or (groups.pop() if len(groups) == 1 else "")

    @property
    def depth(self) -> int:
        """How many groups have been opened."""
        return len(self._levels) - 1

    @property
    def can_go_back(self) -> bool:
        """Is there a group to close?"""
        return self.depth > 0

    @property
    def has_question(self) -> bool:
        """Is the list asking something that the board is not?"""
        return self.depth > 0

    @property
    def picked(self) -> tuple[str, ...]:
        """The places of a set that is being built: only a picker builds one."""
        return ()

    @property
    def progress(self) -> str:
        """The set that is being built, in words."""
        return ""

    @property
    def clause(self) -> str:
        """The clause of the rules in question at the cursor."""
        here = self.entries[self.cursor].choices if self.entries else ()
        return self._shared_clause(here) or self.decision.clause

    def _shared_clause(self, choices: tuple[Choice, ...]) -> str:
        """The clause that all of these choices go back to; empty if there are several."""
        clauses = {self._described[each].clause for each in choices}
        return clauses.pop() if len(clauses) == 1 else ""

    def rows(self) -> tuple[Row, ...]:
        """The rows of the list."""
        return tuple(self._row(entry) for entry in self.entries)

    def row_at(self, place: str) -> Row | None:
        """What can be done at a place, as a row."""
        choices = self._at(place)
        if not choices:
            return None
        words = self._words(choices[0], many=True)
        if len(choices) > 1:
            words = self._described[choices[0]].label
        return self._row(MenuRow(words, choices, self.places[place]))

    def _row(self, entry: MenuRow) -> Row:
        first, count = self._described[entry.choices[0]], len(entry.choices)
        advised = self.advised in entry.choices
        if count > 1:
            members = ", ".join(self._words(each, many=False) for each in entry.choices)
            return Row(
                words=entry.words,
                label=entry.label,
                count=count,
                consequence=members,
                clause=self._shared_clause(entry.choices),
                advised=advised,
            )
        return Row(
            words=entry.words,
            label=entry.label,
            group="" if entry.words.startswith(first.group) else first.group,
            consequence=first.consequence,
            clause=first.clause,
            final=entry.choices[0] in self.final,
            advised=advised,
        )

    def place(self) -> str:
        """The place on the board that the cursor's row points at; empty if it is not just one."""
        if not self.entries:
            return ""
        places = {self._described[each].place for each in self.entries[self.cursor].choices}
        return places.pop() if len(places) == 1 else ""

    # Going about

    def move(self, steps: int) -> None:
        """Up or down the rows, round the ends."""
        if self.entries:
            self.go_to((self.cursor + steps) % len(self.entries))

    def go_to(self, index: int) -> None:
        """To one row."""
        self.cursor = max(0, min(index, len(self.entries) - 1))
        self.armed = False

    def point_at(self, place: str) -> None:
        """To the row that leads to a place on the board."""
        choices = self._at(place)
        if choices:
            self.go_to(_index_of(self.entries, choices))

    def open_row(self) -> None:
        """Open the group under the cursor; a single choice stays as it is."""
        entry = self.entries[self.cursor]
        if len(entry.choices) > 1:
            self._open(entry.choices, entry.words)

    def close(self) -> bool:
        """Close the open group, for a step to the left; False if none is open."""
        return self.back()

    def back(self) -> bool:
        """Close the open group; False if none is open."""
        self.armed = False
        if len(self._levels) == 1:
            return False
        closed = self._levels.pop()
        self._lay_out()
        self.cursor = _index_of(self.entries, closed.choices[:1])
        return True

    def show(self, choice: Choice) -> None:
        """Open what must be opened and put the cursor on a choice: for hints."""
        while self.back():
            pass
        self.advised = choice
        self.go_to(_index_of(self.entries, (choice,)))
        self.open_row()
        self.go_to(_index_of(self.entries, (choice,)))

    # Taking

    def take(self) -> Choice | None:
        """Take the row under the cursor, or open it. What it leads to was in sight already."""
        if not self.entries:
            return None
        entry = self.entries[self.cursor]
        if len(entry.choices) > 1:
            self._open(entry.choices, entry.words)
            return None
        if self.confirm == "always" and not self.armed and not self._only_passes:
            self.armed = True
            return None
        return entry.choices[0]

    def take_at(self, place: str) -> Choice | None:
        """Take what is at a place under the cursor, or show what can be done there."""
        choices = self._at(place)
        if len(choices) == 1:
            self._reach(choices[0])
            self.cursor = _index_of(self.entries, choices)
            return self.take()
        return self.touch(place)

    def jump(self, letter: str) -> Choice | None:
        """Take what has this jump letter; what cannot be undone is only gone to at first."""
        for index, entry in enumerate(self.entries):
            if entry.label == letter:
                return self.touch_row(index)
        for place, label in self.places.items():
            if label == letter:
                return self.touch(place)
        return None

    def knows(self, letter: str) -> bool:
        """Does the letter stand for anything now?"""
        labels = (entry.label for entry in self.entries)
        return letter in labels or letter in self.places.values()

    def touch_row(self, index: int) -> Choice | None:
        """A jump letter or a click on a row."""
        entry = self.entries[index]
        if len(entry.choices) == 1 and self._must_ask(entry.choices[0]):
            if not (self.armed and self.cursor == index):
                self.go_to(index)
                self.armed = True
                return None
            self.armed = False
            return entry.choices[0]
        self.go_to(index)
        self.armed = True  # a letter or click is asking once; `take` must not ask again
        return self.take()

    def touch(self, place: str) -> Choice | None:
        """A jump letter or a click on a place of the board."""
        choices = self._at(place)
        if not choices:
            return None
        if len(choices) > 1:
            self._open(choices, self._described[choices[0]].label)
            return None
        self._reach(choices[0])
        return self.touch_row(_index_of(self.entries, choices))

    @property
    def _only_passes(self) -> bool:
        """Is there nothing to do but pass? Then nobody has to be asked twice."""
        return tuple(self.decision.choices[:2]) == (PASS,)

    def _must_ask(self, choice: Choice) -> bool:
        if self._only_passes:
            return False
        return self.confirm == "always" or (self.confirm == "final" and choice in self.final)

    def _reach(self, choice: Choice) -> None:
        """Open the group of a choice, unless the choice has a row of its own."""
        entry = self.entries[_index_of(self.entries, (choice,))]
        if len(entry.choices) > 1:
            self._open(entry.choices, entry.words)

    def _at(self, place: str) -> tuple[Choice, ...]:
        """The choices that are left at a place."""
        here = self._levels[-1].choices
        return tuple(each for each in here if place and self._described[each].place == place)

    # Laying out

    def _open(self, choices: tuple[Choice, ...], title: str) -> None:
        self._levels.append(Level(choices, title))
        self._lay_out()
        if self.advised in choices:
            self.cursor = _index_of(self.entries, (self.advised,))

    def _lay_out(self) -> None:
        """Rows and places of the current level, each with its letter, none used twice."""
        letters = iter(self._letters)
        self.cursor, self.armed = 0, False
        self.entries = tuple(
            MenuRow(words, choices, next(letters, "")) for words, choices in self._grouped()
        )
        owners = {entry.choices: entry.label for entry in self.entries}
        places = dict.fromkeys(self._described[each].place for each in self._levels[-1].choices)
        self.places = {
            place: owners.get(self._at(place)) or next(letters, "") for place in places if place
        }

    def _grouped(self) -> list[tuple[str, tuple[Choice, ...]]]:
        """The rows of the current level: groups at the top, single choices below."""
        choices = self._levels[-1].choices
        groups: dict[str, list[Choice]] = {}
        for each in choices:
            groups.setdefault(self._described[each].group, []).append(each)
        if self.depth == 0 and len(groups) > 1:
            return [(self._heading(name, found), tuple(found)) for name, found in groups.items()]
        return [(self._words(each, many=len(groups) > 1), (each,)) for each in choices]

    def _heading(self, group: str, choices: list[Choice]) -> str:
        return group if len(choices) > 1 else self._words(choices[0], many=True)

    def _words(self, choice: Choice, *, many: bool) -> str:
        """The words of one choice; with its group where several groups are mixed."""
        described = self._described[choice]
        if not many or not described.label or described.label == described.group:
            return described.label or described.group
        return f"{described.group}: {described.label}"
