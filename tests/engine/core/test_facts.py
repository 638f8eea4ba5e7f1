"""Texts are made of words and facts, and stay texts."""

from __future__ import annotations

from attrs import frozen

from engine.core.choice import Choice, Description
from engine.core.facts import Fact, Quoted, TriedChoice, capitalised, joined, listed, said


@frozen
class Pays(Fact):
    price: int

    def __str__(self) -> str:
        return f"pays {self.price}"

    def holds(self, tried: TriedChoice) -> bool:
        return bool(tried.before - tried.after == self.price)


def test_words_and_facts_print_as_one_text() -> None:
    text = said("he ", Pays(3), said(", then ", Pays(4)))
    assert str(text) == "he pays 3, then pays 4"
    assert text.facts == (Pays(3), Pays(4))


def test_empty_words_are_not_joined() -> None:
    assert str(joined(("", Pays(3), said(), Quoted("1 card")))) == "pays 3. 1 card"
    assert not said("", said())


def test_facts_are_listed_and_capitalised() -> None:
    text = capitalised(listed((Pays(3), "b", "c")))
    assert str(text) == "Pays 3, b and c"
    assert [fact.holds(TriedChoice(0, Choice("buy"), 9, 6)) for fact in text.facts] == [True]
    assert [str(listed(words)) for words in ((), ("a",), ("a", "b"))] == ["", "a", "a and b"]
    assert str(capitalised(said("he ", Pays(3)))) == "He pays 3"


def test_a_description_keeps_the_facts_of_its_texts() -> None:
    text = Description("Buy", said("for ", Pays(3)), lambda: joined((Pays(3), "it is gone")))
    assert (text.label, text.consequence) == ("for pays 3", "pays 3. it is gone")
    assert text.texts[:2] == (("for ", Pays(3)), (Pays(3), ". ", "it is gone"))
    assert text == Description("Buy", "for pays 3", "pays 3. it is gone")


def test_the_texts_of_a_description_are_mapped_one_after_the_other() -> None:
    text = Description("Buy", "a", lambda: "b").with_mapped_texts(str.upper)
    again = text.with_mapped_texts(lambda words: f"<{words}>")
    assert (again.label, again.consequence) == ("<A>", "<B>")
