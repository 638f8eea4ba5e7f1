"""Names have the forms that CONTRIBUTING.md lists: questions, commands, nouns and so on."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable
from itertools import pairwise

from tests.docs.pages import ROOT
from tests.docs.sources import PACKAGES, sources

Function = ast.FunctionDef | ast.AsyncFunctionDef
PREFIXES = {"describes": "describe_", "about_place": "about_"}
"""How the name of a function begins that writes a text, by its decorator."""


def texts_without_prefix(source: str) -> list[str]:
    """The functions that describe a choice or a place, but whose names do not say so."""
    return [
        each.name
        for each in ast.parse(source).body
        if isinstance(each, ast.FunctionDef)
        for decorator in each.decorator_list
        if isinstance(decorator, ast.Call)
        and not each.name.startswith(PREFIXES.get(ast.unparse(decorator.func), ""))
    ]


def test_a_function_that_describes_says_so_in_its_name() -> None:
    assert _found_in_packages(texts_without_prefix) == {}


def test_a_text_that_is_named_like_an_action_is_found() -> None:
    source = """
@describes("electrify")
def electrify(): ...
@describes("refresh")
def describe_refresh(): ...
@about_place("city")
def city(): ...
@tells(Electrified)
def electrified(): ...
"""
    assert texts_without_prefix(source) == ["electrify", "city"]


TEXT_MODULES = re.compile("/(prose|describe|about|sentences|reasons|\\w*phrases)(/|\\.py$)")
"""The modules of a game that only write texts, by their paths."""


def texts_named_like_things(source: str) -> list[str]:
    """The functions that return a text, but are called by one word like the thing it is about.

    Log lines are called like their event, and `tell` makes them.
    """
    return [
        each.name
        for each in ast.parse(source).body
        if isinstance(each, ast.FunctionDef)
        and each.returns is not None
        and ast.unparse(each.returns) == "str"
        and "_" not in each.name.lstrip("_")
        and each.name != "tell"
        and not each.decorator_list
    ]


def test_a_text_is_not_called_like_the_thing_it_is_about() -> None:
    found = {
        path: names
        for path, source in sources("engine/games", "screens/games")
        if TEXT_MODULES.search(path) and (names := texts_named_like_things(source))
    }
    assert found == {}


def test_a_text_that_is_called_like_a_thing_is_found() -> None:
    source = """
def city(slug: str) -> str: ...
def _fee(event: Paid) -> str: ...
def city_name(slug: str) -> str: ...
def city(slug: str) -> City: ...
def tell(event: Event) -> str: ...
@tells(Rested)
def rested(event: Rested) -> str: ...
"""
    assert texts_named_like_things(source) == ["city", "_fee"]


def painters_without_the_verb(source: str) -> list[str]:
    """The functions of a module that paint, but whose names do not say so.

    A function paints if its docstring says so, or if it uses a pen and returns nothing.
    """
    functions = [each for each in ast.walk(ast.parse(source)) if isinstance(each, ast.FunctionDef)]
    return [
        each.name
        for each in functions
        if ((ast.get_docstring(each) or "").startswith("Paint ") or _uses_pen_only(each))
        and not each.name.lstrip("_").startswith(("paint", "repaint"))
    ]


def _uses_pen_only(function: ast.FunctionDef) -> bool:
    """Is a pen the first parameter of a function that returns nothing?"""
    parameters = [each.arg for each in function.args.args]
    return (
        parameters[:1] == ["pen"]
        and function.returns is not None
        and ast.unparse(function.returns) == "None"
    )


def test_what_paints_says_so_in_its_name() -> None:
    """Methods of a pen, a canvas or a page are exempt: `pen.button(...)` reads as an order."""
    folders = ("screens/games", "screens/home", "screens/online", "screens/table/ending")
    found = {
        path: names
        for path, source in sources(*folders)
        if not path.endswith("/pen.py")
        and (names := painters_without_the_verb(source))
        and names != ["_wind_clock"]  # it paints a clock later
    }
    assert found == {}


def test_a_painter_without_the_verb_is_found() -> None:
    source = '''
def _ground(): """Paint the ground."""
def _paint_ground(): """Paint the ground."""
def ground(): """The colour of the ground."""
def _frame(pen: Pen, area: Area) -> None: ...
def paint_frame(pen: Pen, area: Area) -> None: ...
def frame_style(pen: Pen) -> Style: ...
'''
    assert painters_without_the_verb(source) == ["_ground", "_frame"]


QUESTIONS = re.compile(
    "(are|can|could|did|do|does|had|has|have|is|may|might|must|should|was|will|would)_"
)
"""How a name begins that asks."""
THIRD_PERSON = re.compile(
    "(asks|becomes|builds|concerns|contains|continues|counts|covers|crosses|draws|enters|gets|keeps"
    "|matches|meets|needs|overlaps|owns|places|shows|takes|touches|uses|wants|wins)(_|$)"
)
"""How it may begin instead: with a verb whose object follows, in the name or as an argument."""


def unclear_predicates(source: str) -> list[str]:
    """The functions that ask a question which their names do not ask.

    They return a bool, and their docstrings ask, or they have none. The docstring of an action
    says when it returns True. Names that asyncssh has chosen are exempt, and so are properties
    of a Protocol.
    """
    tree = ast.parse(source)
    fields = _declared_fields(tree)
    return [
        each.name
        for each in _functions_named_here(tree)
        if each.returns is not None
        and each not in fields
        and not each.name.endswith("__")
        and ast.unparse(each.returns) == "bool"
        and "?" in (ast.get_docstring(each) or "?").partition("\n\n")[0]
        and not QUESTIONS.match(name := each.name.strip("_"))
        and not THIRD_PERSON.match(name)
    ]


def test_a_predicate_reads_as_a_question() -> None:
    assert _found_in_packages(unclear_predicates) == {}


def test_a_predicate_that_is_no_question_is_found() -> None:
    source = '''
def waits() -> bool: """Is the unit off the map?"""
def is_waiting() -> bool: """Is the unit off the map?"""
def keeps_results() -> bool: """Does the result stay?"""
def _fits() -> bool: ...
def _is_large() -> bool: ...
def remove() -> bool: """Remove a table, and return whether it was there."""
class Session(asyncssh.SSHServerSession):
    def shell_requested(self) -> bool: """Is a shell accepted?"""
'''
    assert unclear_predicates(source) == ["waits", "_fits"]


def orders_that_ask(source: str) -> list[str]:
    """The functions that return nothing, but whose names state or ask something.

    A function that raises an error unless something holds is called `check_` or `expect_`.
    """
    return [
        each.name
        for each in ast.walk(ast.parse(source))
        if isinstance(each, Function)
        and each.returns is not None
        and ast.unparse(each.returns) == "None"
        and _is_statement(each.name.strip("_"))
    ]


def _is_statement(name: str) -> bool:
    return not name.startswith("do_") and bool(QUESTIONS.match(name) or THIRD_PERSON.match(name))


def test_a_function_that_returns_nothing_is_called_by_an_order() -> None:
    assert _found_in_packages(orders_that_ask) == {}


def test_an_order_that_is_called_like_a_fact_is_found() -> None:
    source = """
def is_plain() -> None: ...
def _keeps_secrets() -> None: ...
async def has_legend() -> None: ...
def check_secrets() -> None: ...
def do_undo() -> None: ...
def is_open() -> bool: ...
"""
    assert orders_that_ask(source) == ["is_plain", "_keeps_secrets", "has_legend"]


def callbacks_without_on(source: str) -> list[str]:
    """The functions that are called back, as their docstrings say, but whose names do not.

    Names that asyncssh or asyncio have chosen are exempt.
    """
    return [
        each.name
        for each in _functions_named_here(ast.parse(source))
        if (ast.get_docstring(each) or "").startswith(("Called when ", "Called with "))
        and not each.name.lstrip("_").startswith("on_")
    ]


def test_a_callback_says_so_in_its_name() -> None:
    assert _found_in_packages(callbacks_without_on) == {}


def test_a_callback_without_on_is_found() -> None:
    source = '''
def typed(): """Called when typing has ended."""
def on_typed(): """Called when typing has ended."""
def _on_crash(): """Called with the error of the app."""
def handle_key_first() -> bool: """Called first with each key. True if it was handled."""
class Session(asyncssh.SSHServerSession):
    def connection_made(self): """Called when the channel is open."""
'''
    assert callbacks_without_on(source) == ["typed"]


def _functions_named_here(tree: ast.Module) -> list[Function]:
    """The functions and methods of a module, without those whose names another package chose.

    These are the methods of classes that derive from one of asyncssh or asyncio.
    """
    foreign = {
        method
        for each in ast.walk(tree)
        if isinstance(each, ast.ClassDef)
        and any(ast.unparse(base).startswith(("asyncssh.", "asyncio.")) for base in each.bases)
        for method in each.body
    }
    return [each for each in ast.walk(tree) if isinstance(each, Function) and each not in foreign]


def seconds_without_unit(source: str) -> list[str]:
    """The constants of a module that are seconds, as their docstrings say, but not their names."""
    found = []
    for each in ast.walk(ast.parse(source)):
        body = each.body if isinstance(each, ast.Module | ast.ClassDef) else []
        for before, after in pairwise(body):
            match before, after:
                case (
                    ast.Assign(targets=[target]) | ast.AnnAssign(target=target),
                    ast.Expr(value=ast.Constant(value=str() as text)),
                ) if text.startswith("Seconds "):
                    names = [name.id for name in ast.walk(target) if isinstance(name, ast.Name)]
                    found += [name for name in names if name.isupper() and "SECONDS" not in name]
    return found


def test_a_constant_in_seconds_says_so() -> None:
    assert _found_in_packages(seconds_without_unit) == {}


def test_seconds_without_their_unit_are_found() -> None:
    source = '''
GRACE = 5.0
"""Seconds until the app is cancelled."""
EACH, MAX_SECONDS = 0.5, 2.0
"""Seconds for each terminal, and at most."""
LINES = 5
"""Lines of a log."""
class Page:
    DEAF: float = 0.8
    """Seconds in which keys are ignored."""
    left: float = 0.0
    """Seconds that are left."""
'''
    assert seconds_without_unit(source) == ["GRACE", "EACH", "DEAF"]


PARTICIPLE = re.compile(
    "(?:\\w*ed|\\w+en|born|bought|bound|brought|built|caught|dealt|done|drawn|felt|fought|found|gone"
    "|grown|heard|held|hung|hurt|kept|known|laid|left|lost|made|meant|met|paid|said|sent|shown|sold"
    "|spent|struck|taught|thought|thrown|told|torn|won|worn|wound)"
)
"""A past participle, which says neither what a function does nor what it returns."""
PREPOSITION = re.compile(
    "(above|after|against|among|around|as|at|before|behind|below|beside|between|by|during|for|in"
    "|inside|of|over|since|through|under|until|upon|within)(_|$)"
)
"""How the name of a function may not begin; `with_`, `without_`, `to_`, `from_` and `on_` may."""
NOT_PARTICIPLES = {
    "deed",
    "feed",
    "listen",
    "need",
    "open",
    "reseed",
    "seed",
    "speed",
    "then",
    "token",
}
"""Nouns and verbs that only end like a participle."""
READ_AS_A_SENTENCE = {
    "Match.after": "the public API: `match.after(seat, choice)`",
    "Match.at": "the public API: `match.at(answers)`",
}
"""Methods that may begin with a preposition, with the reason."""


def vague_functions(source: str) -> list[str]:
    """The functions that are called by a bare participle, or that begin with a preposition.

    Three kinds are exempt: log lines, which are called like their event (`@tells(Electrified)`
    makes `electrified`); properties of a Protocol, which only declare fields; and names that
    asyncssh or asyncio have chosen.
    """
    tree = ast.parse(source)
    fields = _declared_fields(tree)
    owners = {
        method: f"{each.name}.{method.name}"
        for each in ast.walk(tree)
        if isinstance(each, ast.ClassDef)
        for method in each.body
        if isinstance(method, Function)
    }
    return [
        name
        for each in _functions_named_here(tree)
        if each not in fields
        and not any(
            ast.unparse(decorator).startswith("tells(") for decorator in each.decorator_list
        )
        and _is_vague(each.name)
        and (name := owners.get(each, each.name)) not in READ_AS_A_SENTENCE
    ]


def _is_vague(name: str) -> bool:
    if name.startswith("__") or name.lstrip("_") in NOT_PARTICIPLES:
        return False
    name = name.lstrip("_")
    return bool(PREPOSITION.match(name) or ("_" not in name and PARTICIPLE.fullmatch(name)))


def _declared_fields(tree: ast.Module) -> set[ast.stmt]:
    """The properties of protocols: the classes that have them define fields."""
    return {
        method
        for each in ast.walk(tree)
        if isinstance(each, ast.ClassDef)
        and any(ast.unparse(base).startswith("Protocol") for base in each.bases)
        for method in each.body
        if isinstance(method, ast.FunctionDef)
        and any(ast.unparse(decorator) == "property" for decorator in method.decorator_list)
    }


def test_a_function_is_called_by_a_noun_or_a_verb() -> None:
    found = _found_in_packages(vague_functions)
    found["wardenclyffe.py"] = vague_functions(_facade_source())
    assert found == {"wardenclyffe.py": []}


def test_a_participle_and_a_preposition_are_found() -> None:
    source = """
def _told(): ...
def hidden(): ...
def of_row(): ...
async def within(): ...
def log_lines(): ...
def with_seat(): ...
def seed(): ...
def offer_card(): ...
@tells(Electrified)
def electrified(): ...
class Match:
    def after(self): ...
    @property
    def asked(self): ...
class Side(Protocol):
    @property
    def reserved(self): ...
    def found(self): ...
class Session(asyncssh.SSHServerSession):
    def eof_received(self): ...
    def refused(self): ...
"""
    assert vague_functions(source) == [
        *("_told", "hidden", "of_row", "within", "Match.asked", "Side.found"),
    ]


RETURN_A_FACT = {
    "_paint_first_line": "whether the count of unseen cards had room",
    "lose": "whether the card that a unit loses was open",
    "remove_from_vault": "whether the card that leaves a vault was open",
}
"""Actions that always have an effect, and the bool that they return."""


def misnamed_tries(source: str) -> list[str]:
    """The actions that return a bool without `try_` in their names, and the reverse.

    The docstring of an action is an order; that of a predicate asks, and that of a constant answer
    begins with "The". Handlers (`handle_`) return whether nothing else is to handle the event.
    Names that asyncssh or asyncio have chosen are exempt.
    """
    return [
        each.name
        for each in _functions_named_here(ast.parse(source))
        if each.returns is not None
        and (lines := ast.get_docstring(each))
        and each.name not in RETURN_A_FACT
        and each.name.lstrip("_").startswith("try_")
        != (ast.unparse(each.returns) == "bool" and _is_action(each.name, lines))
    ]


def _is_action(name: str, docstring: str) -> bool:
    """Does a function that returns a bool act, by its name and docstring?"""
    name, first = name.lstrip("_"), docstring.partition("\n\n")[0]
    is_question = "?" in first or first.startswith("The ") or QUESTIONS.match(name)
    return not is_question and not name.startswith("handle_")


def test_an_action_that_returns_a_bool_is_called_a_try() -> None:
    assert _found_in_packages(misnamed_tries) == {}


def test_an_action_that_returns_a_bool_without_try_is_found() -> None:
    source = '''
def skip() -> bool: """Skip a seat, and return whether there is another."""
def try_skip() -> bool: """Skip a seat, and return whether there is another."""
def is_last() -> bool: """Is the seat the last?"""
def handle_key() -> bool: """Ignore a key, with True, while the page is new."""
def _try_escape() -> None: """Check luck."""
def never_alike() -> bool: """The answer of a game with secrets: False."""
def _fits() -> bool: ...
class Session(asyncssh.SSHServerSession):
    def shell_requested(self) -> bool: """Accept a shell."""
'''
    assert misnamed_tries(source) == ["skip", "_try_escape"]


def misnamed_askings(source: str) -> list[str]:
    """The functions that ask a player, but are not called `ask_` or are not async, and the reverse.

    The docstring of an asking begins with "Ask". One that returns whether it had an effect is
    called a try instead.
    """
    return [
        each.name
        for each in ast.walk(ast.parse(source))
        if isinstance(each, Function)
        and not (name := each.name.lstrip("_")).startswith("try_")
        and (signs := _signs_of_an_asking(each, name)) != (True, True, True)
        and any(signs[:2])
    ]


def _signs_of_an_asking(function: Function, name: str) -> tuple[bool, bool, bool]:
    """Does the docstring of a function ask, does its name, and is it async?"""
    docstring = ast.get_docstring(function) or ""
    is_async = isinstance(function, ast.AsyncFunctionDef)
    return docstring.startswith("Ask "), name.startswith("ask_"), is_async


def test_a_rule_that_asks_a_player_says_so_in_its_name() -> None:
    found = {
        path: names
        for path, source in sources("engine/games")
        if (names := misnamed_askings(source))
    }
    assert found == {}


def test_an_asking_with_another_name_is_found() -> None:
    source = '''
async def enter(): """Ask which character enters."""
async def ask_who_enters(): """Ask which character enters."""
async def ask_mercy(): """Banish the character."""
async def try_reveal(): """Ask for a card, and return whether one was revealed."""
async def settle(): """Settle what is pending."""
def ask_targets(): """Ask all attacked seats."""
def _prompt(): """Ask who moves."""
'''
    assert misnamed_askings(source) == ["enter", "ask_mercy", "ask_targets", "_prompt"]


def names_with_a_private_twin(source: str) -> list[str]:
    """The functions of a module beside which another has the same name behind an underscore."""
    functions = {each.name for each in ast.parse(source).body if isinstance(each, Function)}
    return sorted(name for name in functions if f"_{name}" in functions)


def test_two_functions_differ_by_more_than_an_underscore() -> None:
    assert _found_in_packages(names_with_a_private_twin) == {}


def test_a_private_twin_is_found() -> None:
    source = """
def exile(): ...
def _exile(): ...
def _exile_enemy(): ...
class Unit:
    def _move(self): ...
    def move(self): ...
"""
    assert names_with_a_private_twin(source) == ["exile"]


EMPTY_WORDS = {
    *("asked", "asks", "brings", "chosen", "drawn", "found", "gained", "given", "gone", "got"),
    *("has", "held", "kept", "known", "lacks", "lost", "made", "met", "moved", "named", "needed"),
    *("paid", "passed", "said", "seen", "shown", "spent", "taken", "told", "used", "wanted", "won"),
}
"""Verbs that tell nothing about the value of a variable that is called so."""


def vague_variables(source: str) -> list[str]:
    """The parameters and local variables that are called by a bare verb, with their functions."""
    return [
        f"{function.name}.{name}"
        for function in ast.walk(ast.parse(source))
        if isinstance(function, Function)
        for name in sorted(EMPTY_WORDS & _variables_of(function))
    ]


def _variables_of(function: Function) -> set[str]:
    """The parameters and local variables of a function, with those of the functions inside it."""
    names = set[str]()
    for node in ast.walk(function):
        match node:
            case ast.arg(arg=name) | ast.Name(id=name, ctx=ast.Store()):
                names.add(name)
            case ast.MatchAs(name=str() as name) | ast.MatchStar(name=str() as name):
                names.add(name)
    return names


def test_a_variable_is_called_after_its_value() -> None:
    checked = {**dict(sources(*PACKAGES, "bench")), "wardenclyffe.py": _facade_source()}
    vague = {path: vague_variables(source) for path, source in checked.items()}
    assert {path: names for path, names in vague.items() if names} == {}


def test_a_variable_that_is_called_by_a_verb_is_found() -> None:
    source = """
def odds_of(shown, cards, *given):
    found = [made for made in shown if made]
    match shown:
        case [told, *more]: ...
    return unit.held
"""
    assert vague_variables(source) == [
        *("odds_of.found", "odds_of.given", "odds_of.made", "odds_of.shown", "odds_of.told"),
    ]


def misnamed_log_lines(source: str) -> list[str]:
    """The functions that make a log line, but are not called like one of its events."""
    return [
        each.name
        for each in ast.walk(ast.parse(source))
        if isinstance(each, ast.FunctionDef)
        for decorator in each.decorator_list
        if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == "tells"
        if each.name not in map(_to_snake_case, map(ast.unparse, decorator.args))
    ]


def _to_snake_case(event: str) -> str:
    return re.sub("(?<!^)(?=[A-Z])", "_", event.rpartition(".")[2]).lower()


def test_a_log_line_is_called_like_its_event() -> None:
    assert _found_in_packages(misnamed_log_lines) == {}


def test_a_log_line_with_another_name_is_found() -> None:
    source = """
@tells(e.CardSwapped, e.CardTaken)
def card_taken(event): ...
@tells(e.CardSwapped)
def swap_line(event): ...
"""
    assert misnamed_log_lines(source) == ["swap_line"]


def _facade_source() -> str:
    return (ROOT / "wardenclyffe.py").read_text("utf-8")


def _found_in_packages(check: Callable[[str], list[str]]) -> dict[str, list[str]]:
    """What a check of a source finds in each module of the packages, without the empty lists."""
    return {path: found for path, source in sources(*PACKAGES) if (found := check(source))}
