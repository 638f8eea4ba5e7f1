"""The greedy bot: it weighs each choice by the points that it expects of it at the end."""

from __future__ import annotations

from collections.abc import Callable

from attrs import define, field

from engine.bots import greedy
from engine.core.bot import Sight
from engine.core.choice import Choice
from engine.core.dispatch import Dispatch
from engine.games.currents.bots.outlook import Outlook, Weights
from engine.games.currents.card_types import CURRENTS, TRACKS, Track
from engine.games.currents.cards import COMPANIES, HQ_CARDS, LUMINARIES, PROPAGANDA
from engine.games.currents.describe import describe
from engine.games.currents.sums.advances import is_patented_by, patent_gain, teams
from engine.games.currents.sums.claims import bill, free_projects, project_gain, ways_to_claim
from engine.games.currents.sums.fame import (
    future_rank,
    marker_place,
    pro_of,
    propaganda_cash,
)
from engine.games.currents.sums.market import (
    exchange_balance,
    ledger_cost,
    ledger_moves_prices,
    sales,
    visit_cost,
    visit_gain,
    visit_purchases,
)
from engine.games.currents.view_types import View

Preference = Callable[[Choice], float]

prefers: Dispatch[str, Callable[[Outlook], Preference]] = Dispatch("preference of the greedy bot")
"""How the bot weighs the choices of a decision, by the step of the sequence of play."""

TIP = 4
"""What a share costs less with the Ticker Tip (16.8)."""


@define
class GreedyBot(greedy.GreedyBot):
    """Values shares, cash, growth and HQ cards; sees only its view, and forks nothing."""

    weights: Weights = field(factory=Weights)

    def decide(self, sight: Sight) -> Choice:
        """The choice with the highest preference."""
        if sight.view.step == "draft":
            return max(sight.decision.choices, key=lambda choice: DRAFT[choice.noun])
        return max(sight.decision.choices, key=self.preference(sight.view))

    def preference(self, view: View) -> Preference:
        """What each choice of the seat that is asked is worth."""
        return prefers[view.step](Outlook(view, view.firm(view.asked), self.weights))

    def reason(self, sight: Sight, choice: Choice) -> str:
        """Why the bot would make this choice: what it is worth, and what follows from it."""
        words = describe(sight.view, choice)
        text = words.consequence or words.label
        if sight.view.step in ("draft", "nominate"):
            return text
        if choice.verb in ("bid", "drop"):
            return f"{limit_words(self, sight.view)}; {text}"
        return f"worth about {self.preference(sight.view)(choice):+.1f} points; {text}"


DRAFT = {"edison": 6, "thomson": 5, "tesla": 4, "brush": 3, "walker": 2, "maxim": 1}
"""The order in which the bot likes companies, the best with the highest number."""


# Auctions


def lot_value(outlook: Outlook, luminary: str, share: str) -> float:
    """What a luminary of the row is worth with its share."""
    worth = outlook.worths[share] if share else 0.0
    return outlook.luminary_value(luminary) + worth


def limit(outlook: Outlook) -> int:
    """The most that the bot would bid for what is being auctioned."""
    view, auction = outlook.view, outlook.view.auction
    if auction is None:
        return 0
    cash = outlook.firm.cash
    if auction.of_event:
        return min(cash, int(event_value(outlook) / max(0.05, outlook.cash_value)))
    values = {lot.luminary: lot_value(outlook, lot.luminary, lot.share) for lot in view.row}
    own = values.pop(auction.lot)
    others = sorted(values.values(), reverse=True)
    rank = min(len(others) - 1, max(0, len(view.bidders) - 1))
    instead = others[rank] if others else 0.0
    least = 2 * view.phase
    spare = max(least, cash - 4 * view.phase)
    return min(cash, spare, least + max(0, int((own - instead) / outlook.cash_value)))


def limit_words(bot: GreedyBot, view: View) -> str:
    """The limit of a bid in words."""
    outlook = Outlook(view, view.firm(view.asked), bot.weights)
    return f"worth ${limit(outlook)}k at most beside what else there is"


@prefers("nominate")
def nominating(outlook: Outlook) -> Preference:
    """Nominate who is worth most; opt out only without the cash."""
    shares = {lot.luminary: lot.share for lot in outlook.view.row}
    return lambda choice: (
        lot_value(outlook, choice.noun, shares[choice.noun]) if choice.noun else 0.0
    )


@prefers("open", "bid", "hall")
def bidding(outlook: Outlook) -> Preference:
    """Bid the least that is possible as long as it is within the limit."""
    most = limit(outlook)

    def preference(choice: Choice) -> float:
        if choice.verb == "drop":
            return 0.0
        amount = int(choice.noun)
        return 1000.0 - amount if amount <= most or outlook.view.step == "open" else -float(amount)

    return preference


def event_value(outlook: Outlook) -> float:
    """The points that winning the event card is worth."""
    found = EVENT_VALUES.get(outlook.view.event)
    return 0.0 if found is None else found(outlook)


EVENT_VALUES: dict[str, Callable[[Outlook], float]] = {
    "visiting-financiers": lambda o: 3 * o.own_space,
    "exposition-medal": lambda o: 5 * o.own_space,
    "white-city-lights": lambda o: 7 * o.own_space,
    "machinists-arrive": lambda o: 0.6,
    "poached-engineers": lambda o: 0.6,
    "press-excursion": lambda o: max(fame_value(o, o.firm.slug, rank) for rank in (1, 2, 3)),
    "ticker-tip": lambda o: TIP * o.cash_value,
    "turnkey-contract": lambda o: 7 * o.cash_value,
    "consolidation": lambda o: max(o.worths.values()),
    "expert-witnesses": lambda o: 3 * o.cash_value,
}
"""What the effect of an auctioned card is worth to its winner."""


@prefers("prize")
def prize(outlook: Outlook) -> Preference:
    """The best of what an event card offers."""

    def preference(choice: Choice) -> float:
        match choice.verb:
            case "rise":
                return fame_value(outlook, outlook.firm.slug, int(choice.noun))
            case "take":
                return outlook.worths[choice.noun]
            case "buy":
                cost = max(0, outlook.view.firm(choice.noun).price - TIP)
                return purchase(outlook, choice.noun, cost)
        return 0.0

    return preference


@prefers("fire")
def fire(outlook: Outlook) -> Preference:
    """Lose the luminary that is worth least."""
    return lambda choice: -outlook.luminary_value(choice.noun)


# Actions


@prefers("act")
def acting(outlook: Outlook) -> Preference:
    """The action that promises most for the luminaries it takes."""
    return lambda choice: ACTIONS[choice.verb](outlook, choice.noun)


def claim_value(outlook: Outlook, project: str) -> float:
    """The best way to claim a project: the price that follows less what it costs."""
    view, firm = outlook.view, outlook.firm
    return max(
        project_gain(view, firm, project, current).total * outlook.own_space
        - bill(view, firm, project, luminary, current).total * outlook.cash_value
        for luminary, current in ways_to_claim(view, firm, project)
    )


def advance_value(outlook: Outlook, noun: str) -> float:
    """The best team for an advance: the patent and new projects less the actions it takes."""
    track, level = level_of(noun)
    return max(
        team_value(outlook, track, level, team)
        for team in teams(outlook.view, outlook.firm, track, level)
    )


def level_of(noun: str) -> tuple[Track, int]:
    """The track and the level that a choice names."""
    word, level = noun.split()
    return next(track for track in TRACKS if track == word), int(level)


def team_value(outlook: Outlook, track: Track, level: int, team: tuple[str, ...]) -> float:
    """What an advance with a team is worth."""
    view, firm, weights = outlook.view, outlook.firm, outlook.weights
    value = -weights.action * (len(team) - 1)
    if is_patented_by(view, firm, track, level, team):
        value += patent_gain(view, firm, level) * outlook.own_space
        value += 0.15 * level * outlook.turns_left
    value += opened(outlook, track, level) * weights.unlock * min(3.0, outlook.turns_left)
    return value - 0.02 * sum(LUMINARIES[slug].ratings.fin for slug in team)


def opened(outlook: Outlook, track: Track, level: int) -> float:
    """How many kinds of projects an advance opens, at once or with the next advance."""
    firm = outlook.firm
    levels = {**firm.levels, track: level}
    before = min(firm.levels["bulb"], max(firm.levels[current] for current in CURRENTS))
    after = min(levels["bulb"], max(levels[current] for current in CURRENTS))
    free = {int(project.split()[1]) for project in free_projects(outlook.view)}
    gained = sum(number in free for number in range(before + 1, after + 1))
    return 2.0 * gained + 0.5 * (level - firm.levels[track])


def propaganda_value(outlook: Outlook, noun: str) -> float:
    """The best speaker: both moves and the cash."""
    return max(speech_value(outlook, slug) for slug in outlook.firm.awake)


def speech_value(outlook: Outlook, luminary: str) -> float:
    """What propaganda with this luminary is worth."""
    view, firm = outlook.view, outlook.firm
    cards = [card for card in view.propaganda if card not in view.used]
    card = max(
        propaganda_cash(view, firm, luminary, slug) * outlook.cash_value
        + 0.15 * max(PROPAGANDA[slug].fame, PROPAGANDA[slug].ac, PROPAGANDA[slug].dc)
        for slug in cards
    )
    reach = pro_of(view, firm, luminary) + 1
    rank = max(1, future_rank(view, firm.slug) - reach)
    return card + max(0.0, fame_value(outlook, firm.slug, rank))


def fame_value(outlook: Outlook, slug: str, rank: int) -> float:
    """What it is worth that a company's Future Fame is moved to a rank."""
    view, own = outlook.view, outlook.firm.slug
    before = future_rank(view, slug)
    if rank == before or rank > len(view.future):
        return 0.0
    value = 0.1 * (before - rank) if slug == own else -0.03 * (before - rank)
    if rank == 1:
        value += view.phase * (outlook.price_values[slug] - outlook.price_values[view.future[0]])
    elif before == 1:
        value += view.phase * (outlook.price_values[view.future[1]] - outlook.price_values[slug])
    return value


def marker_value(outlook: Outlook, place: int) -> float:
    """What it is worth that the currents' marker is moved to a place."""
    view = outlook.view
    value = 0.0
    for current, sign in zip(CURRENTS, (1, -1), strict=True):
        leader = patent_leader(view, current)
        if leader:
            gain = view.phase * outlook.price_values[leader]
            value += gain * ((sign * place >= 0) - (sign * view.current >= 0))
    firm = outlook.firm
    liking = firm.levels["ac"] - firm.levels["dc"]
    acts = max(0, len(firm.awake) - 1)
    value += (
        0.3
        * acts
        * outlook.own_space
        * (place - view.current)
        * (1 if liking > 0 else -1 if liking < 0 else 0)
    )
    return value


def patent_leader(view: View, current: str) -> str:
    """The company with the highest patent of a current, or ""."""
    held = [patent for patent in view.patents if patent.startswith(f"{current} ")]
    return view.patents[max(held)] if held else ""


def develop_value(outlook: Outlook, card: str) -> float:
    """The points of an HQ card and its effect for the rest of the game."""
    row = HQ_CARDS[card]
    if row.moment == "at the end":
        return (
            row.points * (0.9 if outlook.firm.works_met else 0.35) if outlook.works_likely() else 0
        )
    effect = 0.35 * outlook.turns_left if row.moment == "ongoing" else 0.6
    return row.points * 0.8 + effect


def visit_value(outlook: Outlook, noun: str) -> float:
    """The best visitor: the first trades that are worth their money."""
    names = [noun] if noun else list(outlook.firm.awake)
    return max(trades_value(outlook, slug) for slug in names)


def trades_value(outlook: Outlook, luminary: str) -> float:
    """What a visit with this luminary is worth: the two best trades."""
    view, firm = outlook.view, outlook.firm
    fin = LUMINARIES[luminary].ratings.fin
    bought = [
        purchase(outlook, slug, visit_cost(view, firm, slug, fin))
        for slug in visit_purchases(view, firm, fin)
    ]
    sold = [sale(outlook, slug, visit_gain(view, slug, fin)) for slug in sales(view, firm)]
    return sum(value for value in sorted([*bought, *sold], reverse=True)[:2] if value > 0) - 0.1


def purchase(outlook: Outlook, company: str, cost: int, *, moves: bool = True) -> float:
    """What it is worth to buy a share at a cost."""
    value = outlook.worths[company] - cost * outlook.cash_value
    return value + moves * outlook.view.phase * outlook.price_values[company]


def sale(outlook: Outlook, company: str, gain: int, *, moves: bool = True) -> float:
    """What it is worth to sell a share."""
    value = gain * outlook.cash_value - outlook.worths[company]
    return value - moves * 3 * outlook.price_values[company]


def rest_value(outlook: Outlook, luminary: str) -> float:
    """Nothing, and sooner with a luminary of little use."""
    return -0.01 * outlook.luminary_value(luminary) - 0.05


def wake_value(outlook: Outlook, luminary: str) -> float:
    """Another action for $3k."""
    return outlook.weights.action + 0.1 - 3 * outlook.cash_value


ACTIONS: dict[str, Callable[[Outlook, str], float]] = {
    "claim": claim_value,
    "advance": advance_value,
    "propaganda": propaganda_value,
    "develop": develop_value,
    "visit": visit_value,
    "rest": rest_value,
    "wake": wake_value,
    "decline": lambda outlook, noun: 0.0,
}
"""What each action is worth, by verb."""


@prefers("with")
def with_whom(outlook: Outlook) -> Preference:
    """The cheapest way to the highest price."""
    view, firm = outlook.view, outlook.firm

    def preference(choice: Choice) -> float:
        luminary, word = choice.noun.split()
        current = next(each for each in CURRENTS if each == word)
        paid = bill(view, firm, view.doing.noun, luminary, current).total
        gain = project_gain(view, firm, view.doing.noun, current).total
        spared = 0.01 * outlook.luminary_value(luminary)
        return gain * outlook.own_space - paid * outlook.cash_value - spared

    return preference


@prefers("team")
def advancing(outlook: Outlook) -> Preference:
    """The team that brings most for its actions."""
    track, level = level_of(outlook.view.doing.noun)
    return lambda choice: team_value(outlook, track, level, tuple(choice.noun.split()))


@prefers("nudge")
def nudging(outlook: Outlook) -> Preference:
    """Move the marker if that helps."""
    return lambda choice: (
        marker_value(outlook, outlook.view.current + 1) if choice.verb == "nudge" else 0.0
    )


@prefers("speak")
def speaking(outlook: Outlook) -> Preference:
    """The best speaker."""
    return lambda choice: speech_value(outlook, choice.noun)


@prefers("sway", "sway again", "effect")
def swaying(outlook: Outlook) -> Preference:
    """The move of a marker that helps most, or what an HQ card offers."""

    def preference(choice: Choice) -> float:
        match choice.verb:
            case "fame":
                slug, rank = choice.noun.split()
                return fame_value(outlook, slug, int(rank))
            case "rise":
                return fame_value(outlook, outlook.firm.slug, int(choice.noun))
            case "current":
                return marker_value(outlook, marker_place(choice.noun))
            case "test":
                track = next(each for each in TRACKS if each == choice.noun)
                return opened(outlook, track, outlook.firm.levels[track] + 1)
            case "wake":
                return outlook.luminary_value(choice.noun)
        return 0.0

    return preference


@prefers("card")
def choosing_a_card(outlook: Outlook) -> Preference:
    """Cash, and a marker that can still be moved."""
    (luminary,) = outlook.view.doing.luminaries

    def preference(choice: Choice) -> float:
        row = PROPAGANDA[choice.noun]
        cash = propaganda_cash(outlook.view, outlook.firm, luminary, row.slug)
        rank = max(1, future_rank(outlook.view, outlook.firm.slug) - row.fame)
        moves = (
            fame_value(outlook, outlook.firm.slug, rank),
            marker_value(outlook, min(4, outlook.view.current + row.ac)),
            marker_value(outlook, max(-4, outlook.view.current - row.dc)),
        )
        return cash * outlook.cash_value + max(0.0, *moves)

    return preference


@prefers("staff")
def staffing(outlook: Outlook) -> Preference:
    """The luminary that is of least use elsewhere."""
    return lambda choice: -outlook.luminary_value(choice.noun)


@prefers("call")
def calling(outlook: Outlook) -> Preference:
    """The best visitor of the market."""
    return lambda choice: visit_value(outlook, choice.noun)


# Trades


@prefers("trade")
def trading(outlook: Outlook) -> Preference:
    """Trades that are worth their money."""
    view, firm = outlook.view, outlook.firm
    (luminary,) = view.doing.luminaries
    fin = LUMINARIES[luminary].ratings.fin

    def preference(choice: Choice) -> float:
        match choice.verb:
            case "buy":
                return purchase(outlook, choice.noun, visit_cost(view, firm, choice.noun, fin))
            case "sell":
                return sale(outlook, choice.noun, visit_gain(view, choice.noun, fin))
        return 0.0

    return preference


@prefers("ledger")
def keeping_the_ledger(outlook: Outlook) -> Preference:
    """Buy or exchange if it is worth its money."""
    view, firm = outlook.view, outlook.firm
    moves = ledger_moves_prices(view)

    def preference(choice: Choice) -> float:
        match choice.verb:
            case "buy":
                cost = ledger_cost(view, firm, choice.noun)
                return purchase(outlook, choice.noun, cost, moves=moves)
            case "exchange":
                sold, bought = choice.noun.split()
                balance = exchange_balance(view, firm, sold, bought)
                price = view.firm(sold).price
                value = sale(outlook, sold, price, moves=moves)
                return value + purchase(outlook, bought, price - balance, moves=moves)
        return 0.0

    return preference


assert set(DRAFT) == set(COMPANIES)
