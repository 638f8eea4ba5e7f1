"""The greedy bot's valuation of propaganda: fame, the currents' marker, and cash."""

from __future__ import annotations

from functools import cached_property

from attrs import define

from engine.core.choice import Choice
from engine.games.currents.bots.preferences import Preference, prefers
from engine.games.currents.bots.technology import Advances, patent_leader
from engine.games.currents.bots.value import Outlook
from engine.games.currents.calculations.propaganda import (
    cards_up,
    future_rank,
    marker_place,
    pro_of,
    propaganda_cash,
)
from engine.games.currents.card_types import CURRENTS, TRACKS
from engine.games.currents.cards import CURRENT_END, PROPAGANDA, TURNS, phase_of

EXPECTED_PART = 0.3
"""The part of the next turn's reward that the first company on Future Fame may expect."""


@define
class Fame:
    """The value of places on the fame tracks to a company now."""

    outlook: Outlook

    @cached_property
    def rank(self) -> int:
        """The company's rank on Future Fame."""
        return future_rank(self.outlook.view, self.outlook.firm.slug)

    # Future Fame

    @cached_property
    def _expected_first_rise(self) -> float:
        """The spaces that the first company on Future Fame may expect to rise."""
        view = self.outlook.view
        later = EXPECTED_PART * phase_of(view.turn + 1) if view.turn < TURNS else 0.0
        return self.outlook.weights.fame_lasts_chance * (view.phase + later)

    def rise_value(self, ranks: int) -> float:
        """The value of the company's Future Fame rising by this number of ranks."""
        return self.value_of_move(self.outlook.firm.slug, max(1, self.rank - ranks))

    def value_of_move(self, slug: str, rank: int) -> float:
        """The value of a company's Future Fame moving to a rank."""
        order = self.outlook.view.future
        old_rank = future_rank(self.outlook.view, slug)
        if rank == old_rank or rank > len(order):
            return 0.0
        return self.first_value(slug, old_rank, rank) + self._order_value(slug, old_rank, rank)

    def first_value(self, slug: str, before: int, rank: int) -> float:
        """The value of a change of the first company on Future Fame."""
        order, values = self.outlook.view.future, self.outlook.price_values
        new_first = slug if rank == 1 else order[1] if before == 1 else order[0]
        return self._expected_first_rise * (values[new_first] - values[order[0]])

    def _order_value(self, slug: str, before: int, rank: int) -> float:
        """The value of being asked earlier, or of others being asked later."""
        if slug == self.outlook.firm.slug:
            return self.outlook.weights.fame_rank_value * (before - rank)
        if before < self.rank <= rank:
            return self.outlook.weights.fame_rank_value
        return -self.outlook.weights.fame_rank_value if rank <= self.rank < before else 0.0

    # The currents' marker

    @cached_property
    def _leader_values(self) -> tuple[float, float]:
        """The value of the rewards of the leaders in AC and DC patents this turn (13.3)."""
        values, phase = self.outlook.price_values, self.outlook.view.phase
        leaders = (patent_leader(self.outlook.view, current)[0] for current in CURRENTS)
        ac, dc = (phase * values[leader] if leader else 0.0 for leader in leaders)
        return ac, dc

    @cached_property
    def _space_value(self) -> float:
        """The value of each space towards AC by the projects that companies will claim."""
        total = 0.0
        for firm in self.outlook.view.firms:
            lean = firm.levels["ac"] - firm.levels["dc"]
            if lean:
                total += self.outlook.price_values[firm.slug] * (1 if lean > 0 else -1)
        return total * self.outlook.weights.projects_per_turn * min(2.0, self.outlook.turns_left)

    def place_value(self, place: int) -> float:
        """The value of the marker being at a place."""
        ac, dc = self._leader_values
        return (place >= 0) * ac + (place <= 0) * dc + place * self._space_value

    def marker_value(self, goal: int, *, start: int | None = None) -> float:
        """The value of moving the marker to a place."""
        return self.place_value(goal) - self.place_value(
            self.outlook.view.current if start is None else start
        )

    def best_marker_value(self, ac: int, dc: int) -> float:
        """The value of the best move of the marker by up to these spaces towards AC or DC."""
        start = self.outlook.view.current
        goals = range(max(-CURRENT_END, start - dc), min(CURRENT_END, start + ac) + 1)
        return max(self.place_value(goal) for goal in goals) - self.place_value(start)

    # Cards and speakers

    @cached_property
    def _both_moves_values(self) -> dict[tuple[str, int], float]:
        """A cache of the best two moves together, by card and Pro."""
        return {}

    def both_moves_value(self, card: str, pro: int) -> float:
        """The value of the best moves by a luminary's Pro and a card together."""
        key = card, pro
        if key not in self._both_moves_values:
            row = PROPAGANDA[card]
            self._both_moves_values[key] = max(
                self.rise_value(pro + row.fame),
                self.rise_value(pro) + self.best_marker_value(row.ac, row.dc),
                self.rise_value(row.fame) + self.best_marker_value(pro, pro),
                self.best_marker_value(pro + row.ac, pro + row.dc),
            )
        return self._both_moves_values[key]

    def cash_value(self, luminary: str, card: str) -> float:
        """The value of the cash of a propaganda action."""
        view, firm = self.outlook.view, self.outlook.firm
        return propaganda_cash(view, firm, luminary, card) * self.outlook.cash_value

    def speech_value(self, luminary: str) -> float:
        """The value of propaganda with this luminary."""
        view, firm = self.outlook.view, self.outlook.firm
        pro = pro_of(view, firm, luminary)
        best = max(
            self.cash_value(luminary, card) + self.both_moves_value(card, pro)
            for card in cards_up(view)
        )
        return best - self.outlook.cost_of_using(luminary)

    def best_value(self) -> float:
        """The value of propaganda with the best speaker."""
        return max(self.speech_value(slug) for slug in self.outlook.firm.awake)


@prefers("speak")
def prefer_speaker(outlook: Outlook) -> Preference:
    """Prefer the best speaker."""
    fame = Fame(outlook)
    return lambda choice: fame.speech_value(choice.noun)


@prefers("sway")
def prefer_sway(outlook: Outlook) -> Preference:
    """Prefer the first move of a marker that is worth most, with the best card after it."""
    fame = Fame(outlook)
    own_slug, cards = outlook.firm.slug, [PROPAGANDA[card] for card in cards_up(outlook.view)]
    by_marker = max(fame.best_marker_value(row.ac, row.dc) for row in cards)
    by_fame = max(fame.rise_value(row.fame) for row in cards)

    def preference(choice: Choice) -> float:
        value = sway_value(fame, choice)
        if choice.verb == "fame" and choice.noun.split()[0] == own_slug:
            ranks_up = fame.rank - int(choice.noun.split()[1])
            return max(
                value + by_marker, max(fame.rise_value(ranks_up + row.fame) for row in cards)
            )
        if choice.verb == "current":
            return value + by_fame
        return value + max(by_marker, by_fame)

    return preference


@prefers("sway again", "effect")
def prefer_second_sway(outlook: Outlook) -> Preference:
    """Prefer the move of a marker, or the offer of an HQ card, that helps most."""
    fame = Fame(outlook)
    return lambda choice: sway_value(fame, choice)


def sway_value(fame: Fame, choice: Choice) -> float:
    """The value of a move of a marker, or of a choice of an HQ card."""
    outlook = fame.outlook
    match choice.verb:
        case "fame":
            slug, rank = choice.noun.split()
            return fame.value_of_move(slug, int(rank))
        case "rise":
            return fame.value_of_move(outlook.firm.slug, int(choice.noun))
        case "current":
            return fame.marker_value(marker_place(choice.noun))
        case "test":
            track = next(each for each in TRACKS if each == choice.noun)
            return Advances(outlook).reach_value(track, outlook.firm.levels[track] + 1)
        case "wake":
            return outlook.luminary_value(choice.noun)
    return 0.0


@prefers("card")
def prefer_card(outlook: Outlook) -> Preference:
    """Prefer the card that is worth most by its cash and the best move of a marker with it."""
    fame = Fame(outlook)
    (luminary,) = outlook.view.begun_action.luminaries
    return lambda choice: (
        fame.cash_value(luminary, choice.noun) + fame.both_moves_value(choice.noun, 0)
    )


@prefers("nudge")
def prefer_nudge(outlook: Outlook) -> Preference:
    """Prefer moving the marker if that helps."""
    fame = Fame(outlook)
    return lambda choice: (
        fame.marker_value(outlook.view.current + 1) if choice.verb == "nudge" else 0.0
    )
