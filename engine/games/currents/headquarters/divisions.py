"""The HQ cards that a company can develop, by whom, with which choices and event (11.2, 11.3)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache

from attrs import frozen

from engine.core.choice import Ban, Choice, Idea, idea, settled
from engine.core.dispatch import Dispatch
from engine.core.values import frozen_for_checkers
from engine.games.currents.actions.waking import Wake
from engine.games.currents.card_types import SKILLS, TRACKS, Current, HqCard, Skill, Track
from engine.games.currents.cards import HQ_CARDS, LUMINARIES
from engine.games.currents.events import CompanyEvent
from engine.games.currents.names import SKILL_NAMES, CardSlug, LuminarySlug
from engine.games.currents.projects.distances import own_cities
from engine.games.currents.propaganda.moves import fame_choices, marker_choices
from engine.games.currents.protocols import AnyFirm, AnyState
from engine.games.currents.scoring.points import HQ_OF, projects_of
from engine.games.currents.table_action import DECLINE, TableAction, begun, choices_of

MAX_STEPS = 2
"""The most ranks or spaces that a card moves a marker by."""


@frozen_for_checkers
class Develop(TableAction, verb="develop"):
    card: str

    @property
    def row(self) -> HqCard:
        return HQ_CARDS[self.card]


@frozen_for_checkers
class DevelopWith(TableAction, verb="with", during="develop"):
    """Develop the HQ card of the action with a luminary."""

    luminary: str


@frozen_for_checkers
class FreeLevel(TableAction, verb="test"):
    """Take the free level of the Testing Laboratory on a track."""

    track: Track

    @property
    def level(self) -> int:
        return self.firm.levels[self.track] + 1


def develop_ideas(table: AnyState, firm: AnyFirm) -> Sequence[Idea]:
    """The company's cards whose skill an awake luminary has, and why not the others (11.2)."""
    return _cards(firm.slug, skills_of(tuple(firm.awake)), tuple(firm.developed_cards))


@lru_cache(maxsize=1 << 12)
def _cards(
    company: str, skills: frozenset[Skill], developed_cards: tuple[str, ...]
) -> tuple[Idea, ...]:
    return settled(
        idea(Develop(card.slug).choice, _ban(card, skills, developed_cards))
        for card in HQ_OF[company]
    )


def _ban(card: HqCard, skills: frozenset[Skill], developed_cards: tuple[str, ...]) -> Ban | None:
    if card.slug in developed_cards:
        return Ban("it is already developed", "11.3")
    if card.skill not in skills:
        return Ban(f"none of your awake luminaries has {SKILL_NAMES[card.skill]}", "11.2")
    return None


@lru_cache(maxsize=1 << 12)
def skills_of(luminaries: tuple[str, ...]) -> frozenset[Skill]:
    rows = [LUMINARIES[slug].ratings for slug in luminaries]
    return frozenset(skill for skill in SKILLS if any(getattr(row, skill) for row in rows))


def staff_ideas(table: AnyState, firm: AnyFirm) -> list[Choice]:
    """The awake luminaries who have at least 1 in the skill of the card (11.2)."""
    skill = begun(table, Develop).row.skill
    fit = (slug for slug in firm.awake if getattr(LUMINARIES[slug].ratings, skill))
    return choices_of(DevelopWith, fit)


# Cash when developed

gains: Dispatch[str, Callable[[AnyState, AnyFirm], int]] = Dispatch("gain")


@gains("holding-trust")
def twice_the_phase(table: AnyState, firm: AnyFirm) -> int:
    """The gain from Holding Trust: 2 times the phase (17.8)."""
    return 2 * table.phase


@gains("london-agents")
def one_a_project(table: AnyState, firm: AnyFirm) -> int:
    """The gain from London Agents: 1 for each project of the company (17.18)."""
    return len(projects_of(table, firm.slug))


@gains("municipal-desk")
def one_a_city(table: AnyState, firm: AnyFirm) -> int:
    """The gain from Municipal Desk: 1 for each city with a project of the company (17.23)."""
    return len(own_cities(table, firm.slug))


# Choices when developed

effects: Dispatch[str, Callable[[AnyState, AnyFirm], list[Choice]]] = Dispatch("effect")
"""The options of the owner of a newly developed card; if empty, nothing is asked."""


def effect_ideas(table: AnyState, firm: AnyFirm) -> list[Choice]:
    """The choice that the newly developed card gives, if any (11.3)."""
    effect = effects.get(begun(table, Develop).card)
    return [] if effect is None else effect(table, firm)


@effects("demonstration-hall")
def moves_toward_ac(table: AnyState, firm: AnyFirm) -> list[Choice]:
    """The moves of the currents' marker up to 2 towards AC (17.4)."""
    return _marker_moves(table, "ac")


@effects("lit-streets-campaign")
def moves_toward_dc(table: AnyState, firm: AnyFirm) -> list[Choice]:
    """The moves of the currents' marker up to 2 towards DC (17.24)."""
    return _marker_moves(table, "dc")


def _marker_moves(table: AnyState, current: Current) -> list[Choice]:
    ac, dc = (MAX_STEPS, 0) if current == "ac" else (0, MAX_STEPS)
    return _or_decline(marker_choices(table, ac=ac, dc=dc))


@effects("trade-journal")
def fame_rise_choices(table: AnyState, firm: AnyFirm) -> list[Choice]:
    """The moves of the owner's Future Fame up to 2 ranks up (17.14)."""
    return _or_decline(fame_choices(table, firm.slug, up=MAX_STEPS, down=0))


@effects("testing-laboratory")
def free_level_choices(table: AnyState, firm: AnyFirm) -> list[Choice]:
    """The tracks that can rise 1 level at no cost (17.11)."""
    open_tracks = [track for track in TRACKS if firm.levels[track] < table.ends[track]]
    return _or_decline([FreeLevel(track).choice for track in open_tracks])


@effects("training-school")
def waking_choices(table: AnyState, firm: AnyFirm) -> list[Choice]:
    """The owner's exhausted luminaries, but not the one just exhausted (17.27)."""
    just_exhausted = table.begun_action.luminaries
    return [Wake(slug).choice for slug in firm.asleep if slug not in just_exhausted]


def _or_decline(choices: list[Choice]) -> list[Choice]:
    """The choices and "decline"; none if there is nothing to decline."""
    return [*choices, DECLINE] if choices else []


# Events


@frozen(kw_only=True)
class Developed(CompanyEvent):
    card: CardSlug
    luminary: LuminarySlug
    """The luminary who developed it; "" for an automaton."""

    @property
    def line(self) -> str:
        luminary = " with {luminary}" if self.luminary else ""
        return f"develops {{card}}{luminary}"
