"""The people at one keyboard: who has it, and who gets it next."""

from __future__ import annotations

from screens.table.hotseat import Hotseat


def test_the_keyboard_is_passed_only_when_it_must_be() -> None:
    two = Hotseat((0, 2))
    assert two.viewer is None
    assert two.next_seat((0, 1, 2)) == 0
    two.show_secrets_of(2)
    assert two.next_seat((0, 1, 2)) is None, "who is there answers first"
    assert two.must_cover((0,))
    assert not two.must_cover((0, 2))
    two.show_secrets_of(None)
    assert two.next_seat((0, 2)) == 2, "who had the keyboard last comes first"
    assert not two.must_cover((0,))
    two.show_secrets_of(2)
    assert two.next_seat((0,)) == 0
    assert two.next_seat((1,)) is None, "a bot needs no keyboard"
    assert Hotseat((1,)).next_seat((0, 1)) is None
    assert Hotseat(()).next_seat((0, 1)) is None
