"""The names in a match of Duel of Ages II that a viewer must not have read, taken from its state.

Nothing here uses a view or a log: those are under test.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

from engine.core.match_access import live_state_of
from engine.games.ages.cards.marked import card_of, is_known_to
from engine.games.ages.rows.adventures import ENCOUNTERS, GUARDIANS
from engine.games.ages.rows.characters import CHARACTERS
from engine.games.ages.rows.creatures import HENCHMEN
from engine.games.ages.rows.treasures import TREASURES
from engine.games.ages.state import AgesState
from net.hall.hosted_table import HostedTable
from tests.net.ssh.caller import Caller
from tests.net.ssh.hall_site import plain

OVERLAP = 4096
"""Bytes that are searched again with the ones that follow: a name may arrive in two parts."""


NAMED_IN_QUESTIONS = {"Parting Gift", "Last Stand", "Bodyguard", "Shield Thrall", "Old Debt"}
"""The names in questions about a reaction, which do not depend on the cards held (24.14)."""


def hidden_names(g: AgesState, seat: int | None) -> set[str]:
    """The names of everything that lies face down for a seat, or for a spectator (None)."""
    team = None if seat is None else g.sides[seat]
    names = {
        *_hidden_treasures(g, team),
        *(CHARACTERS[slug].name for slug in _hidden_characters(g, team)),
        *(ENCOUNTERS[slug].name for slug in g.pool.cards),
        *(
            ENCOUNTERS[slug].name
            for space, slug in g.counters.items()
            if space not in g.seen_spaces
        ),
        *(GUARDIANS[slug].name for deck in g.guardians.values() for slug in deck.cards),
        *(HENCHMEN[slug].name for slug in g.henchmen.cards),
    }
    return names - NAMED_IN_QUESTIONS


def _hidden_treasures(g: AgesState, team: int | None) -> Iterator[str]:
    """The treasures with every copy in a deck, or face down and not the team's."""
    cards = [slug for deck in g.decks.values() for slug in deck.cards]
    for unit in g.units:
        if unit.team != team:
            pairs = zip(unit.cards, unit.open_marks, strict=True)
            cards += [slug for slug, is_shown in pairs if not is_shown]
    for pile in (*g.ground.values(), *g.vaults):
        cards += [card_of(each) for each in pile if not is_known_to(team, each)]
    for slug, copies in Counter(cards).items():
        if copies == TREASURES[slug].copies:
            yield TREASURES[slug].name


def _hidden_characters(g: AgesState, team: int | None) -> Iterator[str]:
    """The characters that no team has, and the ones that the other one has not revealed yet."""
    yield from g.reserve.cards
    if g.selection is not None:
        for owner, hand in enumerate(g.selection.hands):
            if owner != team:
                yield from (slug for slug in hand if slug not in g.selection.shown_characters)
                yield from g.selection.dropped_characters[owner]


class Watch:
    """Searches all output to the terminals at a table for information hidden from each.

    A name is unmet by a viewer until it lies open to that viewer for the first time.
    """

    def __init__(self, hosted: HostedTable, terminals: Mapping[int | None, Caller]) -> None:
        """`terminals` has the terminals of the seats, and of a spectator under None."""
        self._hosted = hosted
        self._terminals = terminals
        self._searched = dict.fromkeys(terminals, 0)
        """The number of bytes of each terminal that were searched."""
        self.unmet = {viewer: hidden_names(self._state, viewer) for viewer in terminals}
        self.leaks: list[tuple[int | None, str]] = []
        """Names that a viewer was sent and had not met."""
        self.told: dict[int | None, set[str]] = {viewer: set() for viewer in terminals}
        """Names that a viewer was sent while the spectator had not met them."""

    @property
    def _state(self) -> AgesState:
        state = live_state_of(self._hosted.table._match)
        assert isinstance(state, AgesState)
        return state

    def look(self) -> None:
        """Record the present state of the table, and search the output since the last call."""
        for viewer, names in self.unmet.items():
            names &= hidden_names(self._state, viewer)
        for viewer, caller in self._terminals.items():
            text = plain(caller.received[max(0, self._searched[viewer] - OVERLAP) :])
            self._searched[viewer] = len(caller.received)
            self.told[viewer] |= {name for name in self.unmet[None] if name in text}
            leaks = {name for name in self.unmet[viewer] if name in text}
            self.leaks += [(viewer, name) for name in sorted(leaks)]

    def look_at_all(self) -> None:
        self._searched = dict.fromkeys(self._terminals, 0)
        self.look()
