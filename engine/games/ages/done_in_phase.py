"""The marks in `Unit.phase_actions` for actions that a unit may not repeat in the phase.

They are stored with every match, so the strings must stay as they are.
"""

from __future__ import annotations

# In the free actions

ABILITY = "ability"
"""The unit has used its ability."""
DREADED = "dreaded"
"""The unit may not trade (20.17)."""
TAKEN = "took"
"""The unit has taken a card out of the vault; one mark for each card (26.6)."""
QUOTA = "quota "
"""The start of the mark that ends in how many cards the unit may take from the vault (26.6)."""


_HANDLED = "held "


def mark_of_handling(card: str) -> str:
    """The mark of a unit that has given away, stored or taken out this card."""
    return f"{_HANDLED}{card}"


def is_open_mark(mark: str) -> bool:
    """May everybody know this mark, because it names no card that was handed on face down?"""
    return not mark.startswith(_HANDLED)


def mark_of_treatment(card: str) -> str:
    """The mark of a unit that has used this medical card."""
    return f"used {card}"


# In movement and melee

TRIBUTE_TAKEN = "tribute"
"""The unit has taken a tribute item on its walk (26.17)."""
STRUCK = "struck"
KILLED_ONE = "killed"
"""The unit has killed or imprisoned somebody (20.48)."""
ONCE_MORE = "once more"
"""The unit has struck a second time (20.48)."""


def mark_of_strike(slug: str) -> str:
    """The mark of a unit that has struck at another one."""
    return f"hit {slug}"


# In adventures

GAVE = "gave"
"""The unit has given a gift to the Arbiter (27.3)."""


def mark_of_attempt(site: str) -> str:
    """The mark of a unit that has tried something at this site (26.4)."""
    return f"tried {site}"


def mark_of_encounter(space: int) -> str:
    """The mark of a unit that has faced the encounter or guardian of this space."""
    return f"site {space}"
