"""A rulebook as it is read from Markdown."""

from __future__ import annotations

from engine.rulebook import Chapter, Rulebook
from tui.widgets.markdown import typeset_lines

BOOK = Rulebook.from_markdown("""# The Game

See chapter 6, and [the sale](#6.2), but not [elsewhere](#9.9) or [the web](https://example.org).

## 6. Actions

**6.1** *Electrify*: take a **City**
for \\*one\\* `chip` (6.2, 6.3; 7). It costs 0.5 or 6.12, and (3) more.

- first
  - nested, see 6.1
- second

1. one
2. two

**6.2** A *sold **share*** returns.

| Card | Worth |
|------|-------|
| low \\| lower | 6.1 |

## 7. The *end* of it

**7.1** Done.
""")


def test_chapters_have_number_and_title() -> None:
    assert BOOK.chapters == (Chapter("6", "Actions"), Chapter("7", "The end of it"))


def test_clauses_are_plain_text_on_one_line() -> None:
    assert BOOK.clauses == {
        "6.1": "Electrify: take a City for *one* chip (6.2, 6.3; 7). "
        "It costs 0.5 or 6.12, and (3) more.",
        "6.2": "A sold share returns.",
        "7.1": "Done.",
    }


def test_links_lead_to_what_there_is() -> None:
    assert [link.target for link in BOOK.links] == ["6", "6.2", "6.2", "6.1", "6.1"]
    assert [link.number for link in BOOK.links] == [1, 2, 3, 4, 5]


def test_emphasis_within_emphasis() -> None:
    (clause,) = (block for block in BOOK.blocks if block.number == "6.2")
    told = {span.text: (span.bold, span.italic) for span in clause.spans}
    assert told["sold "] == (False, True)
    assert told["share"] == (True, True)


def test_lists_know_their_marks_and_depth() -> None:
    items = [(block.mark, block.level, block.text) for block in BOOK.blocks if block.kind == "item"]
    assert items == [
        ("•", 1, "first"),
        ("•", 2, "nested, see 6.1"),
        ("•", 1, "second"),
        ("1.", 1, "one"),
        ("2.", 1, "two"),
    ]


def test_tables_have_cells() -> None:
    (table,) = (block for block in BOOK.blocks if block.kind == "table")
    cells = [["".join(span.text for span in cell) for cell in row] for row in table.rows]
    assert cells == [["Card", "Worth"], ["low | lower", "6.1"]]


def test_a_number_in_brackets_does_not_part_from_them() -> None:
    book = Rulebook.from_markdown("## 6. Actions\n\nTake one or two of the chips (6), and go.")
    for width in range(8, 40):
        assert any("(6)," in line.text for line in typeset_lines(book, width))


def test_code_and_hostile_text_do_no_harm() -> None:
    book = Rulebook.from_markdown(
        "```\n**1.1** no clause\n```\n\n<b>\x1b[31m</b>\n\n[x](javascript:x#1)"
    )
    assert book.clauses == {}
    assert book.links == ()
    assert not any("\x1b" in line.text for line in typeset_lines(book, 40))


def test_an_empty_book_has_nothing() -> None:
    assert typeset_lines(Rulebook.from_markdown(""), 40) == []
    assert Rulebook(()).chapters == ()
