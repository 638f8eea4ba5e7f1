"""The rules that were changed: a match saved before replays by those of its rules version.

Each question asks the version of a state or of a view.
"""

from __future__ import annotations

from typing import Protocol


class Versioned(Protocol):
    """A state or a view, which both have the rules version of their match."""

    @property
    def rules_version(self) -> int: ...


def is_map_exact(table: Versioned) -> bool:
    """Do lines touch sibling spaces, and are the Hall and the Alliance caverns (5.1, 29.3)?"""
    return table.rules_version >= 2


def does_missed_opfire_go_on(table: Versioned) -> bool:
    """Does a missed opportunity shot go on to an ally of the shooter (11.7)?"""
    return table.rules_version >= 2


def do_domes_bar_opfire(table: Versioned) -> bool:
    """Is nobody asked for opportunity fire from a dome, where no unit can shoot (5.4)?"""
    return table.rules_version >= 2


def are_strays_only_at_targets(table: Versioned) -> bool:
    """Does a missed shot go on only to an ally who could be its target (24.53)?"""
    return table.rules_version >= 2


def do_signals_mislead_enemies_only(table: Versioned) -> bool:
    """Do False Signals leave shots of their own team alone (20.37)?"""
    return table.rules_version >= 2


def are_tools_laid_open_at_sites(table: Versioned) -> bool:
    """May a Lock Roll and Whisper Shoes be laid open before a deed that they help (14.8)?"""
    return table.rules_version >= 2


def may_new_cards_be_destroyed(table: Versioned) -> bool:
    """May a new card be destroyed when it is received, a badge too (14.18)?"""
    return table.rules_version >= 2


def does_ruined_vault_take_cards(table: Versioned) -> bool:
    """Does a destroyed vault take cards, which are lost (26.15)?"""
    return table.rules_version >= 2


def is_only_badge_left_alone(table: Versioned) -> bool:
    """Is a unit with nothing but badges not asked for a card to destroy (8.4, 14.12)?"""
    return table.rules_version >= 2
