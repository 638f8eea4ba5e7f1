"""The greedy bot's valuation of propaganda: fame, the currents' marker, and cash."""

from __future__ import annotations

from functools import cached_property

from attrs import define

from engine.core.text import count, ordinal
from engine.games.currents.actions.waking import Wake
from engine.games.currents.bots.register import (
    Preference,
    ReasonTerm,
    always_reasons,
    largest_part,
    prefers,
    reasons,
)
from engine.games.currents.bots.value import Outlook
from engine.games.currents.card_types import CURRENTS, Current
from engine.games.currents.cards import CURRENT_END, PROPAGANDA, TURNS, phase_of
from engine.games.currents.headquarters.divisions import FreeLevel
from engine.games.currents.names import TRACK_NAMES, company_name, money
from engine.games.currents.propaganda.moves import (
    Engage,
    MoveFame,
    MoveMarker,
    MoveNothing,
    Speak,
    TakeCard,
    cards_up,
    future_rank,
    pro_of,
    propaganda_cash,
)
from engine.games.currents.table_action import TableAction
from engine.games.currents.technology.advances import Nudge
from engine.games.currents.technology.bot import Advances, patent_leader

EXPECTED_PART = 0.3
"""The part of the next turn's reward that the first company on Future Fame may expect."""


@define
class Fame:
    """The value of places on the fame tracks to a company now."""

    outlook: Outlook

    @cached_property
    def rank(self) -> int:
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
        ac, dc = self._leader_values
        return (place >= 0) * ac + (place <= 0) * dc + place * self._space_value

    def marker_value(self, goal: int, *, start: int | None = None) -> float:
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
        view, firm = self.outlook.view, self.outlook.firm
        return propaganda_cash(view, firm, luminary, card) * self.outlook.cash_value

    def speech_value(self, luminary: str) -> float:
        view, firm = self.outlook.view, self.outlook.firm
        pro = pro_of(view, firm, luminary)
        best = max(
            self.cash_value(luminary, card) + self.both_moves_value(card, pro)
            for card in cards_up(view)
        )
        return best - self.outlook.cost_of_using(luminary)

    def best_value(self) -> float:
        return max(self.speech_value(slug) for slug in self.outlook.firm.awake)


@prefers("speak")
def prefer_speaker(outlook: Outlook) -> Preference:
    fame = Fame(outlook)
    return lambda speak: fame.speech_value(speak.luminary)


@prefers("sway")
def prefer_sway(outlook: Outlook) -> Preference:
    """Prefer the first move of a marker that is worth most, with the best card after it."""
    fame = Fame(outlook)
    own_slug, cards = outlook.firm.slug, [PROPAGANDA[card] for card in cards_up(outlook.view)]
    by_marker = max(fame.best_marker_value(row.ac, row.dc) for row in cards)
    by_fame = max(fame.rise_value(row.fame) for row in cards)

    def preference(move: TableAction) -> float:
        value = sway_value(fame, move)
        match move:
            case MoveFame(company=company, rank=rank) if company == own_slug:
                ranks_up = fame.rank - rank
                return max(
                    value + by_marker, max(fame.rise_value(ranks_up + row.fame) for row in cards)
                )
            case MoveMarker():
                return value + by_fame
        return value + max(by_marker, by_fame)

    return preference


@prefers("sway again", "effect")
def prefer_second_sway(outlook: Outlook) -> Preference:
    """Prefer the move of a marker, or the offer of an HQ card, that helps most."""
    fame = Fame(outlook)
    return lambda action: sway_value(fame, action)


def sway_value(fame: Fame, action: TableAction) -> float:
    """The value of a move of a marker, or of a choice of an HQ card."""
    match action:
        case MoveFame(company=company, rank=rank):
            return fame.value_of_move(company, rank)
        case MoveMarker(place=place):
            return fame.marker_value(place)
        case FreeLevel(track=track, level=level):
            return Advances(fame.outlook).reach_value(track, level)
        case Wake(luminary=luminary):
            return fame.outlook.luminary_value(luminary)
    return 0.0


@prefers("card")
def prefer_card(outlook: Outlook) -> Preference:
    """Prefer the card that is worth most by its cash and the best move of a marker with it."""
    fame = Fame(outlook)
    (luminary,) = outlook.view.begun_action.luminaries
    return lambda take: fame.cash_value(luminary, take.card) + fame.both_moves_value(take.card, 0)


@prefers("nudge")
def prefer_nudge(outlook: Outlook) -> Preference:
    """Prefer moving the marker if that helps."""
    fame = Fame(outlook)
    return lambda action: fame.marker_value(action.place) if isinstance(action, Nudge) else 0.0


def fame_text(outlook: Outlook, slug: str, rank: int) -> str:
    """The reason for moving a company's Future Fame to a rank, as text."""
    view, own_slug = outlook.view, outlook.firm.slug
    name = "you" if slug == own_slug else company_name(slug)
    if rank == 1:
        rise = count(view.phase, "space")
        return f"{name} would be first on Future Fame and rise {rise} in bookkeeping"
    if future_rank(view, slug) == 1:
        rank_text = f"the first rank and its {count(view.phase, 'space')}"
        return (
            f"it gives up {rank_text}" if slug == own_slug else f"it takes {rank_text} from {name}"
        )
    if slug == own_slug:
        return f"you would be {ordinal(rank)} on Future Fame and act earlier next turn"
    return f"{name} will act {'later' if rank > future_rank(view, slug) else 'earlier'} next turn"


def marker_reason(outlook: Outlook, place: int) -> str:
    """The reason for moving the currents' marker to a place, as text."""
    toward: Current = "ac" if place > outlook.view.current else "dc"
    other: Current = "dc" if toward == "ac" else "ac"
    for current in CURRENTS:
        if patent_leader(outlook.view, current)[0] == outlook.firm.slug and current == toward:
            return f"it moves towards {TRACK_NAMES[current]}, where you hold the highest patent"
    levels = outlook.firm.levels
    if levels[toward] > levels[other]:
        return f"your {TRACK_NAMES[toward]} projects move your price more"
    return f"other companies' {TRACK_NAMES[other]} projects move their prices less"


def speech_terms(outlook: Outlook, luminary: str, card: str) -> list[ReasonTerm]:
    """The parts of the value of propaganda with a luminary and a card."""
    view, firm, fame = outlook.view, outlook.firm, Fame(outlook)
    pro = pro_of(view, firm, luminary) if view.step in ("act", "speak") else 0
    row = PROPAGANDA[card]
    cash = propaganda_cash(view, firm, luminary, card)
    rank = max(1, fame.rank - pro - row.fame)
    terms = [(fame.cash_value(luminary, card), f"it brings {money(cash)} in cash")]
    if rank < fame.rank:
        terms.append((fame.rise_value(pro + row.fame), fame_text(outlook, firm.slug, rank)))
    moves = fame.best_marker_value(pro + row.ac, pro + row.dc)
    return [*terms, (moves, "it moves the currents' marker your way")]


def best_card(outlook: Outlook, luminary: str) -> str:
    """The propaganda card that fits a speaker best."""
    fame, pro = Fame(outlook), pro_of(outlook.view, outlook.firm, luminary)
    cards = cards_up(outlook.view)
    return max(
        cards, key=lambda card: fame.cash_value(luminary, card) + fame.both_moves_value(card, pro)
    )


@reasons(Engage)
def reason_to_engage_in_propaganda(outlook: Outlook, engage: Engage) -> str:
    fame = Fame(outlook)
    luminary = max(outlook.firm.awake, key=fame.speech_value)
    return largest_part(speech_terms(outlook, luminary, best_card(outlook, luminary)))


@reasons(Speak)
def reason_to_speak(outlook: Outlook, speak: Speak) -> str:
    return largest_part(speech_terms(outlook, speak.luminary, best_card(outlook, speak.luminary)))


@reasons(TakeCard)
def reason_to_take_card(outlook: Outlook, take: TakeCard) -> str:
    (luminary,) = outlook.view.begun_action.luminaries
    return largest_part(speech_terms(outlook, luminary, take.card))


@reasons(MoveFame)
def reason_to_move_fame(outlook: Outlook, move: MoveFame) -> str:
    return fame_text(outlook, move.company, move.rank)


@reasons(MoveMarker, Nudge)
def reason_to_move_marker(outlook: Outlook, move: MoveMarker | Nudge) -> str:
    return marker_reason(outlook, move.place)


always_reasons(MoveNothing, "no move of a marker helps you now")
