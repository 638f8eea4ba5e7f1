"""The check, made when the game is imported, that no row of cards lacks anything."""

from __future__ import annotations

from engine.core.dispatch import MissingEntryError, require
from engine.games.currents.automata.rules import policies
from engine.games.currents.card_types import Effects
from engine.games.currents.cards import (
    AUTOMATON_CARDS,
    COMPANIES,
    DIFFICULTIES,
    EVENT_CARDS,
    HQ_CARDS,
    LUMINARIES,
    TURNS,
)
from engine.games.currents.cities import CITIES, LINKS
from engine.games.currents.event_cards.offers import prizes
from engine.games.currents.event_cards.rules import at_once
from engine.games.currents.headquarters.divisions import effects, gains
from engine.games.currents.scoring.points import WORKS_COUNTS


def check_cards() -> None:
    """Raise a MissingEntryError for a row without an effect, or one naming what does not exist."""
    for card in EVENT_CARDS.values():
        if not card.has_numbers:
            possible_effects = prizes if card.auctioned else at_once
            require([card.slug], possible_effects, "effect in its row or in event_cards/rules.py")
    for hq in HQ_CARDS.values():
        require([hq.company], COMPANIES, f"company; the HQ card {hq.slug!r} names it")
        if hq.timing == "at the end":
            if hq.criterion is None:
                raise MissingEntryError(f"the Works {hq.slug!r} have no criterion in their row")
            missing_entry = f"place in WORKS_COUNTS of scoring/points.py; {hq.slug!r} counts it"
            require([hq.criterion.kind], WORKS_COUNTS, missing_entry)
        elif hq.timing == "when developed":
            require([hq.slug], {**effects, **gains}, "effect in headquarters/divisions.py")
        elif hq.effects == Effects():
            raise MissingEntryError(f"the HQ card {hq.slug!r} has no effect in its row")
    for company in COMPANIES.values():
        require([company.inventor], LUMINARIES, f"row; the company {company.slug!r} names it")
        if company.effects == Effects():
            raise MissingEntryError(f"the company {company.slug!r} has no ability in its row")
    _check_short_names()
    require(DIFFICULTIES, policies, "share policy in automata/rules.py")
    for difficulty in DIFFICULTIES:
        for turn in range(1, TURNS + 1):
            if (difficulty, turn) not in AUTOMATON_CARDS:
                raise MissingEntryError(f"{difficulty!r} has no card for turn {turn}")
    for link in LINKS:
        require(link, CITIES, f"row; the link {link!r} names it")


def _check_short_names() -> None:
    """Raise MissingEntryError if two luminaries have the same short name."""
    name_of: dict[str, str] = {}
    for luminary in LUMINARIES.values():
        twin = name_of.setdefault(luminary.short, luminary.name)
        if twin != luminary.name:
            raise MissingEntryError(
                f"{twin} and {luminary.name} are both {luminary.short!r} on the screen: "
                "add the family name to SHARED_NAMES in card_types.py"
            )
