"""The example of an answer in docs/architecture.md has the values of a real match."""

from __future__ import annotations

from engine.core.choice import Choice
from engine.core.match import start_match
from engine.core.registry import find
from screens.table.menus.make_menu import make_menu
from tests.docs.pages import ROOT
from tui.keys import make_keymap


def test_the_example_of_an_answer_happens() -> None:
    page = (ROOT / "docs/architecture.md").read_text("utf-8")
    example = page.split("An example with its values")[1].split("The answer is applied twice")[0]
    duel, boston = find("duel"), Choice("electrify", "boston")
    match = start_match(duel, seed=4)
    match.answer(1, "inventor tesla")
    while boston not in match.pending[0].choices:
        match.answer(match.pending[0].seat, match.pending[0].choices[0])
    menu = make_menu(duel, match.view(1), match.decision(1), make_keymap())
    assert menu.enter_at("city:boston") == boston
    (event,) = match.answer(1, boston)
    assert len(match.log) == 9
    assert str(event).replace("'", '"').startswith("CityElectrified(audience=None, seat=1,")
    assert match.decision(1).prompt == "Your turn"
    shown = ("city:boston", repr(boston).replace("'", '"'), "number 9", match.log_lines(None)[-1])
    assert [text for text in shown if text not in example] == []
