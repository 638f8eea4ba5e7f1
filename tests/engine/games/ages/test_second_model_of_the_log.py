"""A second model: Health, cards, prisons, vaults, ruins and points from the log only."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.core.chance import Chance
from engine.core.event import Event
from engine.core.match import Match, start_match
from engine.core.match_access import live_state_of
from engine.games.ages import GAME
from engine.games.ages.adventures.events import (
    AllianceWon,
    EncounterFaced,
    Escaped,
    FlagScored,
    Strained,
)
from engine.games.ages.attacks.events import DamageDrawn, HitDrawn, Killed
from engine.games.ages.bots.greedy import GreedyBot
from engine.games.ages.cards.events import (
    CardDiscarded,
    CardDrawn,
    CardExchanged,
    CardGiven,
    CardsPickedUp,
    MonumentPlaced,
    StoodFast,
)
from engine.games.ages.creatures.events import (
    HenchmanBrought,
    HenchmanDrawn,
    LeftTheGame,
    SentinelSetUp,
    Unleashed,
)
from engine.games.ages.experience.events import Healed
from engine.games.ages.moving.events import PutInDome, Walked
from engine.games.ages.rows.characters import CHARACTERS
from engine.games.ages.rows.profiles import PROFILES
from engine.games.ages.sites.events import (
    CardStored,
    CardTakenOut,
    Freed,
    GateEntered,
    Imprisoned,
    SiteRazed,
    SiteRepaired,
    TributeGiven,
    VaultRobbed,
    VaultStocked,
)
from engine.games.ages.state import AgesState, Options
from engine.games.ages.turns.events import TeamsDealt, UnitPlaced


class Model:
    """The facts about the table that a reader of the log knows."""

    def __init__(self, start: TeamsDealt) -> None:
        self.team = dict.fromkeys(start.white, 0) | dict.fromkeys(start.black, 1)
        self.health = {slug: CHARACTERS[slug].ratings.health for slug in self.team}
        self.cards = Counter[str]()
        self.lying = Counter[str]()
        self.dead: set[str] = set()
        self.passed = [0, 0]
        self.space = dict.fromkeys(self.team, "")
        self.characters = set(self.team)
        self.captive: set[str] = set()
        self.escaped: set[str] = set()
        self.vault = [0, 0]
        self.ruins: tuple[set[str], set[str]] = (set(), set())
        self.lith = 0
        self.scored = [0, 0]

    def hear(self, event: Event) -> None:
        """Take in one event."""
        match event:
            case HenchmanDrawn():
                self.begin(event.henchman, self.team[event.unit])
            case HenchmanBrought():
                self.space[event.unit] = event.space
            case Unleashed() | SentinelSetUp():
                self.cards[event.unit] -= 1
                self.begin(event.creature, self.team[event.unit])
                self.space[event.creature] = event.space
            case LeftTheGame():
                self.dead.add(event.unit)
            case MonumentPlaced():
                self.cards[event.unit] -= 1
            case StoodFast():
                self.health[event.unit] = event.health
            case CardDrawn():
                self.cards[event.unit] += 1
            case CardDiscarded():
                self.cards[event.unit] -= 1
            case CardExchanged():
                self.cards[event.unit] -= 1
            case CardGiven():
                self.cards[event.unit] -= 1
                self.cards[event.taker] += 1
            case CardsPickedUp():
                self.cards[event.unit] += event.count
                self.lying[event.space] -= event.count
            case Healed():
                self.health[event.unit] += event.amount
            case DamageDrawn():
                change = {"fopp": -99, "fail": -2, "squeak": -1, "pass": 0, "amaze": 1}
                lost = max(0, event.weapon_damage + change[event.result])
                self.health[event.target] = max(0, self.health[event.target] - lost)
                assert self.health[event.target] == event.health
            case Strained():
                self.health[event.unit] -= 1
            case Killed():
                assert self.health[event.unit] == 0
                self.dead.add(event.unit)
                self.lying[event.space] += event.cards_dropped
                self.cards[event.unit] -= event.cards_dropped
            case EncounterFaced():
                self.passed[self.team[event.unit]] += event.passed
            case Walked():
                self.space[event.unit] = event.route[-1]
            case UnitPlaced() | GateEntered():
                self.space[event.unit] = event.space
            case Imprisoned():
                self.captive.add(event.unit)
                self.health[event.unit] = max(1, self.health[event.unit])
                assert self.health[event.unit] == event.health
            case VaultStocked():
                self.vault[event.team] = len(event.decks)
            case CardStored():
                self.cards[event.unit] -= 1
                self.vault[self.team[event.unit]] += 1
            case CardTakenOut():
                self.cards[event.unit] += 1
                self.vault[self.team[event.unit]] -= 1
            case VaultRobbed():
                self.cards[event.unit] += 1
                self.vault[event.team] -= 1
            case SiteRazed():
                self.ruins[event.team].add(event.site)
            case SiteRepaired():
                self.ruins[self.team[event.unit]].remove(event.site)
            case TributeGiven():
                self.lith += event.points if self.team[event.unit] == 0 else -event.points
                assert self.lith == event.lith
            case FlagScored():
                self.scored[event.team] += 1
            case Escaped():
                self.escaped.add(event.unit)
            case AllianceWon() if event.character:
                self.begin(event.character, self.team[event.unit])
                self.characters.add(event.character)
            case Freed():
                self.captive.discard(event.unit)
            case PutInDome():
                self.space[event.unit] = event.space
            case HitDrawn():
                assert event.is_hit == self.hits(event)

    def begin(self, slug: str, team: int) -> None:
        """A henchman or a creature comes into the game."""
        self.team[slug] = team
        self.health[slug] = PROFILES[slug].ratings.health
        self.dead.discard(slug)
        self.space[slug] = ""

    @staticmethod
    def hits(event: HitDrawn) -> bool:
        """Does an attack with these numbers hit, by the deck?"""
        if event.card in ((9, 0), (0, 9)):
            return event.card == (9, 0)
        difference = max(-6, min(6, event.rating - event.against))
        return difference + event.card[0] - event.card[1] >= 0

    def combat(self, team: int) -> int:
        """The combat points of a team."""
        own = [slug for slug in self.characters if self.team[slug] == team]
        return sum(map(self.points, own))

    def points(self, slug: str) -> int:
        """The combat points of a character."""
        if slug in self.captive:
            return -1
        if slug in self.dead:
            return 0
        wounded = self.health[slug] < CHARACTERS[slug].ratings.health
        return 1 if wounded and slug not in self.escaped else 2

    def compare(self, g: AgesState) -> None:
        """The table must be as the log says."""
        for unit in g.units:
            if unit.is_alive:
                assert unit.health == self.health[unit.slug]
            assert unit.is_alive == (unit.slug not in self.dead)
            if unit.is_on_map:
                assert g.space_name(unit.space) == self.space[unit.slug]
            if unit.is_alive:
                assert len(unit.cards) == self.cards[unit.slug]
        assert g.encounters_passed_by_team == self.passed
        assert [len(vault) for vault in g.vaults] == self.vault
        assert [set(ruins) for ruins in g.ruins] == list(self.ruins)
        assert (g.lith, g.flags_scored) == (self.lith, self.scored)
        view = GAME.view(g, None)
        goal = next(goal for goal in view.goals if goal.slug == "combat")
        assert (goal.white, goal.black) == (self.combat(0), self.combat(1))


@pytest.mark.parametrize("seed", range(8))
def test_the_log_says_all(seed: int) -> None:
    """Random players, and every second time two bots, which fight more."""
    read_along(start_match(GAME, seed=seed, seats=2, options=Options()), seed, bold=seed % 2 == 1)


@pytest.mark.parametrize("mission", ["standing", "colours", "way-out", "clash"])
def test_the_log_of_a_large_mission_says_all(mission: str) -> None:
    """Bots who now and then choose at random: prisons, vaults, ruins, tribute, flags and exits."""
    options = Options(mission=mission, selection="pure", length="fast")
    read_along(start_match(GAME, seed=5, seats=2, options=options), 5, bold=True, lots=4)


def read_along(match: Match[AgesState], seed: int, *, bold: bool, lots: int = 0) -> None:
    """Play to the end, by bots if bold, and compare the table with its log.

    One answer in `lots` is a bot's choice at random.
    """
    chance = Chance(seed, 7)
    bots = [GreedyBot(Chance(seed, seat)) for seat in range(2)]
    model: Model | None = None
    heard = 0
    while match.outcome is None:
        while heard < len(match.chronicle):
            for event in match.chronicle[heard]:
                if isinstance(event, TeamsDealt):
                    model = Model(event)
                elif model is not None:
                    model.hear(event)
            heard += 1
        if model is not None:
            model.compare(live_state_of(match))
        decision = match.pending[0]
        if bold and not (lots and chance.number_below(lots) == 0):
            answer = bots[decision.seat].choose(match.sight(decision.seat))
        else:
            answer = chance.pick(decision.choices)
        match.answer(decision.seat, answer)
