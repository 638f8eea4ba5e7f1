"""Jump letters: pairs where single letters run out, and letters given back."""

from __future__ import annotations

from screens.table.menus.letters import DealtLetters, jump_letters


def test_letters_of_what_is_gone_are_given_back_when_they_run_out() -> None:
    dealt, letters = DealtLetters(), tuple("abc")
    assert dealt.deal(["x", "y", "z"], letters) == ("a", "b", "c")
    assert dealt.deal(["y", "new"], letters) == ("b", "a")
    assert dealt.deal(["1", "2", "3", "4"], letters) == jump_letters(letters, 4), "pairs"
    assert dealt.deal(["new"], letters) == ("a",)
    assert dealt.deal(["new", "y"], tuple("bc")) == ("b", "c"), "a is now the key of a command"


def test_two_letters_stand_where_single_ones_run_out() -> None:
    assert jump_letters(tuple("abc"), 3) == ("a", "b", "c")
    assert jump_letters(tuple("abc"), 4) == ("a", "b", "ca", "cb")
    assert jump_letters(tuple("abc"), 7) == ("a", "ba", "bb", "bc", "ca", "cb", "cc")
    assert jump_letters(tuple("ab"), 6) == ("aa", "ab", "ba", "bb", "", "")
    for count in range(60):
        dealt = [each for each in jump_letters(tuple("abcdefg"), count) if each]
        assert len(set(dealt)) == len(dealt)
        assert not {each for each in dealt if len(each) == 1} & {
            each[0] for each in dealt if len(each) == 2
        }
