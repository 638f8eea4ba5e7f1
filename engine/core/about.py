"""Texts about the places of a board."""

from __future__ import annotations

from collections.abc import Callable

from attrs import evolve, frozen


@frozen
class About:
    """The text about a place of the board, whether or not it can be chosen."""

    title: str
    lines: tuple[str, ...]
    """Paragraphs; each is wrapped to the width of its pane."""
    clause: str = ""
    """The clause of the rules with more details; empty if there is none."""

    def __attrs_post_init__(self) -> None:
        lines: object = self.lines  # games of other packages are not always type-checked
        if isinstance(lines, str):
            raise TypeError(f"the lines of a text are a tuple of paragraphs, not {lines!r}")

    def __str__(self) -> str:
        return "\n".join((self.title, *self.lines, *([f"Rules {self.clause}"] * bool(self.clause))))

    def with_mapped_texts(self, words: Callable[[str], str]) -> About:
        """A copy with each text mapped by `words`, such as to insert player names."""
        return evolve(self, title=words(self.title), lines=tuple(map(words, self.lines)))


def plain_name(place: str) -> str:
    """A name for a place without a text: "city:new-york" becomes "New york"."""
    text = place.rpartition(":")[2].replace("-", " ").replace("_", " ")
    return f"{text[:1].upper()}{text[1:]}"


def place_kind(place: str) -> str:
    """The kind of a place: "city" for `city:albany`; empty for a button such as `done`."""
    kind, colon, _ = place.partition(":")
    return kind if colon else ""
