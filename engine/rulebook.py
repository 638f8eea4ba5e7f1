"""A rulebook: RULES.md read once, for the rules page, the help and the tests.

A chapter is a heading such as `## 6. Actions`, a clause a paragraph that begins with its number in
bold, such as `**6.2** A sold share returns.` Where the text names a clause (6.2) or a chapter
(chapter 6, or just the number in brackets), the number is a link, and so is `[words](#6.2)`.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator
from functools import cached_property, lru_cache
from importlib.resources.abc import Traversable
from itertools import count
from typing import Any, Literal, TypeAlias

from attrs import evolve, field, frozen
from markdown_it import MarkdownIt
from markdown_it.token import Token

from engine.core.game import Game
from engine.core.text import without_controls

MAX_BRIEF_LENGTH = 130
"""The maximum length of the beginning of a clause, unless its first sentence is longer."""
_PARSER = MarkdownIt("commonmark", {"html": False}).enable("table")
_CLAUSE = re.compile(r"\d+(?:\.\d+)+\Z")
_CHAPTER = re.compile(r"(\d+)\.\s+(.*)")
_NAMED = re.compile(r"(?<![\d.])\d{1,2}\.\d{1,2}(?![\d]|\.\d)|(?<=\()\d{1,2}(?=\))|(?<=hapter )\d+")
_SENTENCE_END = re.compile(r"(?<=\.)\s")

BlockKind: TypeAlias = Literal["heading", "paragraph", "item", "table", "code"]


@frozen
class Link:
    """A place in the text that leads to a clause or chapter."""

    number: int
    """The number of the link in the book, counted from 1."""
    target: str


@frozen
class Span:
    text: str
    bold: bool = False
    italic: bool = False
    is_code: bool = False
    link: Link | None = None


Spans: TypeAlias = tuple[Span, ...]


@frozen
class Block:
    """A heading, a paragraph, an item of a list, a table, or lines of code."""

    kind: BlockKind
    spans: Spans = ()
    number: str = ""
    """The number of the chapter or clause that begins here."""
    level: int = 0
    """For a heading, 1 for the title and 2 for a chapter; for an item, the depth of its list."""
    mark: str = ""
    """The bullet or number of an item; empty for its later paragraphs."""
    rows: tuple[tuple[Spans, ...], ...] = ()
    """The cells of a table, its heading first."""

    @property
    def text(self) -> str:
        return " ".join("".join(span.text for span in self.spans).split())


@frozen
class Chapter:
    number: str
    title: str


@frozen(slots=False)
class Rulebook:
    """The blocks of a rulebook in order, with its chapters, clauses and links."""

    blocks: tuple[Block, ...] = field()

    @classmethod
    def from_markdown(cls, source: str) -> Rulebook:
        """The rulebook that a Markdown text contains."""
        blocks = tuple(_blocks(_PARSER.parse(source)))
        return cls(
            tuple(_blocks_with_links(blocks, {block.number for block in blocks if block.number}))
        )

    @cached_property
    def chapters(self) -> tuple[Chapter, ...]:
        headings = (block for block in self.blocks if block.kind == "heading" and block.number)
        return tuple(Chapter(each.number, _title(each.text)) for each in headings)

    @cached_property
    def clauses(self) -> dict[str, str]:
        """The text of each clause by its number, on one line and without markup."""
        return {
            block.number: block.text
            for block in self.blocks
            if block.kind == "paragraph" and block.number
        }

    @cached_property
    def links(self) -> tuple[Link, ...]:
        links = {span.link: None for block in self.blocks for span in _all_spans(block)}
        return tuple(link for link in links if link is not None)


def rulebook_of(game: Game[Any, Any]) -> Rulebook:
    """The rulebook of a game; it is empty if the game has none."""
    rules: Any = game.rules  # a path, which can be a key
    return _read(rules) if rules is not None else Rulebook(())


@lru_cache(16)
def _read(rules: Traversable) -> Rulebook:
    return Rulebook.from_markdown(rules.read_text("utf-8"))


def first_sentences(text: str) -> str:
    """The first sentences of a clause, short enough to be read at a glance."""
    brief, *sentences = _SENTENCE_END.split(text)
    for sentence in sentences:
        if len(brief) + 1 + len(sentence) > MAX_BRIEF_LENGTH:
            break
        brief = f"{brief} {sentence}"
    return brief


# Blocks


def _blocks(tokens: list[Token]) -> Iterator[Block]:
    lists = 0
    mark = ""
    rows: list[list[Spans]] = []
    open_tokens: list[Token] = []  # the blocks that are open, innermost last
    for token in tokens:
        if token.nesting > 0:
            open_tokens.append(token)
        elif token.nesting < 0:
            open_tokens.pop()
        match token.type:
            case "bullet_list_open" | "ordered_list_open":
                lists += 1
            case "bullet_list_close" | "ordered_list_close":
                lists -= 1
            case "list_item_open":
                mark = f"{token.info}{token.markup}" if token.info else "•"
            case "tr_open":
                rows.append([])
            case "table_close":
                yield Block("table", rows=tuple(map(tuple, rows)))
                rows = []
            case "fence" | "code_block":
                for line in token.content.splitlines():
                    yield Block("code", (Span(without_controls(line), is_code=True),))
            case "inline" if rows:
                rows[-1].append(_spans(token))
            case "inline" if open_tokens[-1].type == "heading_open":
                yield _heading(_spans(token), int(open_tokens[-1].tag[1:]))
            case "inline" if lists:
                yield Block("item", _spans(token), level=lists, mark=mark)
                mark = ""
            case "inline":
                yield _paragraph(_spans(token))


def _heading(spans: Spans, level: int) -> Block:
    heading = Block("heading", spans, level=level)
    chapter = _CHAPTER.match(heading.text)
    return evolve(heading, number=chapter[1] if chapter else "")


def _title(heading: str) -> str:
    chapter = _CHAPTER.match(heading)
    return chapter[2] if chapter else heading


def _paragraph(spans: Spans) -> Block:
    if spans and spans[0].bold and _CLAUSE.match(spans[0].text):
        number, *rest = spans
        if rest:
            rest[0] = evolve(rest[0], text=rest[0].text.lstrip())
        return Block("paragraph", tuple(rest), number.text)
    return Block("paragraph", spans)


# Inline text


def _spans(inline: Token) -> Spans:
    spans: list[Span] = []
    bold = italic = 0
    target = ""
    for token in inline.children or ():
        match token.type:
            case "strong_open" | "strong_close":
                bold += token.nesting
            case "em_open" | "em_close":
                italic += token.nesting
            case "link_open":
                target = str(token.attrs.get("href", ""))
            case "link_close":
                target = ""
            case "softbreak" | "hardbreak":
                spans.append(Span(" "))
            case _ if token.content:
                link = Link(0, target.rpartition("#")[2]) if "#" in target else None
                code, text = token.type == "code_inline", without_controls(token.content)
                spans.append(Span(text, bool(bold), bool(italic), code, link))
    return tuple(spans)


def _all_spans(block: Block) -> Iterator[Span]:
    yield from block.spans
    for row in block.rows:
        for cell in row:
            yield from cell


def _blocks_with_links(blocks: Iterable[Block], clauses: Collection[str]) -> Iterator[Block]:
    numbers = count(1)
    for block in blocks:
        if block.kind in ("heading", "code"):
            yield block
        else:
            spans = _with_links(block.spans, clauses, numbers)
            rows = tuple(
                tuple(_with_links(cell, clauses, numbers) for cell in row) for row in block.rows
            )
            yield evolve(block, spans=spans, rows=rows)


def _with_links(spans: Spans, clauses: Collection[str], numbers: Iterator[int]) -> Spans:
    """The spans with their links numbered; words with an unknown target are not a link."""
    linked_spans: list[Span] = []
    for span in spans:
        if span.link is not None:
            link = Link(next(numbers), span.link.target) if span.link.target in clauses else None
            linked_spans.append(evolve(span, link=link))
            continue
        end = 0
        for mention in _NAMED.finditer(span.text):
            if mention[0] in clauses:
                linked_spans.append(evolve(span, text=span.text[end : mention.start()]))
                link = Link(next(numbers), mention[0])
                linked_spans.append(evolve(span, text=mention[0], link=link))
                end = mention.end()
        linked_spans.append(evolve(span, text=span.text[end:]))
    return tuple(span for span in linked_spans if span.text)
