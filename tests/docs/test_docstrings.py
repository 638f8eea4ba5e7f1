"""Docstrings have the form that docs/names.md requires.

A function that returns a bool asks a question. One that returns another value begins with a noun
phrase, not with "Return ...". One that returns nothing, or only the next step, begins with an
imperative (or with "Called when ...", for a callback). One that acts and returns a value says "and
return ...". The functions of games that choose, describe and explain begin with the same words in
all games (`OPENINGS`). No docstring of a module, a class, a function or a value is a clause without
a noun, such as "What it costs" or "Whether it is open".
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.docs.pages import ROOT
from tests.docs.sources import tree_of

PACKAGES = (*("bench", "engine", "net", "saves", "screens", "themes", "tui"),)
NOUN_PHRASE = """
    A After All An At Before Both By Down Each Every From Here In Into It Its No Nothing Of On
    One Only Onto Round Some The Their There They This To Two Up With
"""
NO_IMPERATIVE = frozenset(NOUN_PHRASE.split())
"""First words of a noun phrase or of a happening."""
WITHOUT_NOUN = re.compile(
    r"(?:(?:at|by|from|in|of|on|to|with) )?"
    r"(?:how|if|what|when|where|whether|which|who|whom|whose|why)\b",
    re.IGNORECASE,
)
"""Openings of a clause that stands for a noun: "What it costs", "By which card"."""
_VERB_TEXT = """
    Accept Adapt Add Admit Advance Agree Align Allow Answer Append Apply Arrange Ask Assign Attach
    Attack Ban Banish Be Begin Bid Bind Bring Build Bury Buy Call Called Cancel Capture Carry Centre
    Challenge Change Check Choose Claim Clear Click Close Collect Complete Compute Connect Continue
    Convert Copy Count Create Cut Deal Declare Decode Defend Delete Describe Destroy Detach Develop
    Discard Dismiss Display Do Double Draw Drop Encode End Enter Erase Exchange Exhaust Exit Explain
    Extend Face Fetch Fill Find Finish Fire Fit Fix Flip Fly Follow Forget Format Free Freeze Give
    Go Hand Handle Have Heal Hear Hide Highlight Hold Ignore Imprison Initialise Insert Install Join
    Jump Keep Kick Kill Lay Learn Leave Let Level Lift Limit List Listen Load Log Look Lower Make
    Mark Measure Merge Mix Move Mute Name Note Notify Offer Open Order Paint Pan Parse Pass Paste
    Pay Pick Place Plant Play Point Prefer Prepare Press Print Produce Promote Put Queue Quit Raise
    Rank Read Rearrange Record Recruit Refuse Register Reject Release Remember Remove Rename Render
    Reorder Repaint Repeat Replace Report Reserve Reset Resign Resize Resolve Restart Restore Resume
    Retreat Retry Reveal Reverse Rewind Roll Rotate Round Run Save Say Schedule Score Scroll Search
    See Select Sell Send Serve Set Settle Shift Shoot Show Shuffle Shut Sit Skip Slow Sort Spare
    Spend Split Spread Start Steal Step Stop Store Strike Subtract Surrender Swap Sweep Switch
    Synchronise Take Tap Tell Test Tidy Toggle Trade Transfer Translate Treat Trigger Trim Truncate
    Try Turn Type Undo Unleash Unlock Update Upgrade Use Validate Verify Visit Vote Wait Wake Walk
    Warn Watch Win Withdraw Wrap Write Yield Zoom
"""
VERBS = frozenset(_VERB_TEXT.split())
"""First words of what acts. A verb that is missing here is added; no noun is."""
OPENINGS = {
    r"prefer_": "Prefer",
    r"describe_(?!plainly)": "Describe",
    r"reason_(to|for)(_|$)": "The reason",
    r"about_(?!nothing)": "The text about",
    r"\w+_refusals$": "The refusal",
}
"""The first words for each family of functions, by a pattern of their names."""


def opening_of_family(source: ast.FunctionDef | ast.AsyncFunctionDef) -> str:
    """The words with which the docstring of this function must begin; empty for any."""
    first = source.args.args[0].annotation if source.args.args else None
    if first and ast.unparse(first) == f"e.{class_name(source.name)}":
        return "Say"
    return next((said for name, said in OPENINGS.items() if re.match(name, source.name)), "")


def class_name(function: str) -> str:
    """The class of the event for which a function writes the log line."""
    return "".join(map(str.capitalize, function.split("_")))


FIXED_ANSWERS = ("Accept", "Refuse")
"""First words of a function that is asked for permission and always gives the same answer."""


def complaint(source: ast.FunctionDef | ast.AsyncFunctionDef) -> str:
    """The complaint about the first paragraph of a docstring; empty if there is none."""
    first = (ast.get_docstring(source) or "").partition("\n\n")[0]
    if not first or source.returns is None:
        return ""
    returned, begins = ast.unparse(source.returns), first.split()[0]
    if begins in ("Return", "Returns"):
        return "begins with Return: name what is returned"
    says_which = any(word in first for word in ("?", "True", "False", "return whether"))
    if returned == "bool" and not says_which and begins not in FIXED_ANSWERS:
        return "asks no question, and does not say what True or False means"
    if "; returns " in first or ". Returns " in first:
        return "says what it returns in a clause without a subject: write 'and return ...'"
    acts = returned in ("None", "Step") and source.name != "__init__"
    if acts and begins.rstrip(",;:.") not in VERBS:
        return (
            "must begin with an imperative, because nothing is returned but the next step; "
            f"{begins!r} is not among VERBS of {Path(__file__).name}: if it is a verb, add it there"
        )
    if (opening := opening_of_family(source)) and not first.startswith(opening):
        return f"must begin with {opening!r}, like others of its kind"
    paints = source.name.lstrip("_").startswith("paint_")
    if paints and returned in ("int", "Area") and begins in NO_IMPERATIVE:
        return "is not an imperative, though it paints"
    return ""


def docstrings(tree: ast.AST) -> Iterator[ast.Constant]:
    """All docstrings of a module, those below a value or a field included."""
    for node in ast.walk(tree):
        match node:
            case ast.Expr(value=ast.Constant(value=str()) as constant):
                yield constant


def opening_complaint(docstring: str) -> str:
    """The complaint about the first words of a docstring; empty if there is none."""
    if WITHOUT_NOUN.match(docstring) and not docstring.partition("\n\n")[0].endswith("?"):
        return f"{' '.join(docstring.split()[:4])!r} ...: begin with a noun or a verb"
    return ""


def complaints(path: Path) -> Iterator[str]:
    """The complaints about one module, each with its place."""
    tree = tree_of(path.read_text("utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and (said := complaint(node)):
            yield f"{path.relative_to(ROOT)}:{node.lineno} {node.name} {said}"
    for docstring in docstrings(tree):
        if said := opening_complaint(str(docstring.value)):
            yield f"{path.relative_to(ROOT)}:{docstring.lineno} {said}"


@pytest.mark.parametrize("package", PACKAGES)
def test_docstrings_have_their_form(package: str) -> None:
    modules = sorted((ROOT / package).rglob("*.py"))
    assert [said for module in modules for said in complaints(module)] == []


def test_docstrings_of_the_facade_have_their_form() -> None:
    assert list(complaints(ROOT / "wardenclyffe.py")) == []


@pytest.mark.parametrize(
    ("code", "words"),
    [
        ('def f() -> int: "Return the count."', "begins with Return"),
        ('def f() -> bool: "Whether it is open."', "asks no question"),
        ('def f() -> None: "The page is on the screen."', "must begin with an imperative"),
        ('def f() -> Step: "Each player pays 2."', "must begin with an imperative"),
        ('def f() -> None: "Hunters without a target are gone."', "'Hunters' is not among VERBS"),
        ('def f() -> int: "Take tokens; returns how many."', "without a subject"),
        ('def f() -> int: "Take tokens. Returns how many."', "without a subject"),
        ('def prefer_card() -> int: "A preference for an ace."', "must begin with 'Prefer'"),
        ('def describe_move() -> str: "A move."', "must begin with 'Describe'"),
        ('def reason_to_buy() -> str: "Say why it is bought."', "must begin with 'The reason'"),
        ('def about_bid() -> About: "A bid."', "must begin with 'The text about'"),
        ('def bid_refusals() -> Iterator[Refusal]: "Bids."', "must begin with 'The refusal'"),
        ('def card_lost(event: e.CardLost) -> str: "A card was lost."', "must begin with 'Say'"),
        ('def paint_row() -> int: "The row, and the x after it."', "though it paints"),
    ],
)
def test_the_check_finds_what_it_is_for(code: str, words: str) -> None:
    (function,) = tree_of(code).body
    assert isinstance(function, ast.FunctionDef)
    assert words in complaint(function)


@pytest.mark.parametrize(
    "code",
    [
        '"""What cards are worth."""',
        'class Shot:\n    """How a weapon shoots."""',
        'PRICE = 3\n"""What a share costs."""',
        'def f() -> str:\n    """Why a card is drawn."""',
        'def f() -> str:\n    """Which deck: the best."""',
        'def f() -> str:\n    """By what labels are sorted."""',
        'def f() -> str:\n    """In which space it is."""',
    ],
)
def test_a_clause_without_a_noun_is_found(code: str) -> None:
    (docstring,) = docstrings(tree_of(code))
    assert "begin with a noun" in opening_complaint(str(docstring.value))


@pytest.mark.parametrize("docstring", ["Say what it costs.", "Whose turn is it?", "The reason."])
def test_an_opening_with_a_noun_or_a_verb_is_accepted(docstring: str) -> None:
    assert opening_complaint(docstring) == ""


@pytest.mark.parametrize(
    "code",
    [
        'def f() -> int: "The count."',
        'def f() -> bool: "Is it open?"',
        'def f() -> bool: "Open it; False if it is locked."',
        'def f() -> None: "Open it."',
        'def f() -> None: "Score the turn; end the match if the deck is empty."',
    ],
)
def test_the_check_leaves_others_alone(code: str) -> None:
    (function,) = tree_of(code).body
    assert isinstance(function, ast.FunctionDef)
    assert complaint(function) == ""
