"""Why the greedy bot would make a choice: the largest part of its value, in plain words."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeAlias

from engine.core.choice import Choice
from engine.core.dispatch import Dispatch
from engine.core.text import count, ordinal
from engine.games.currents.bots.actions import effect_value, points_value, works_chance
from engine.games.currents.bots.advances import Advances, level_of, patent_leader
from engine.games.currents.bots.auctions import limit
from engine.games.currents.bots.claims import Claims
from engine.games.currents.bots.fame import Fame
from engine.games.currents.bots.trades import purchase, sale
from engine.games.currents.bots.value import Outlook
from engine.games.currents.bots.works import is_step_by_share, step_value
from engine.games.currents.card_types import CURRENTS, Current
from engine.games.currents.cards import COMPANIES, EVENT_CARDS, HQ_CARDS, LUMINARIES, PROPAGANDA
from engine.games.currents.cities import PROJECTS
from engine.games.currents.names import (
    ROMAN,
    TRACK_NAMES,
    company_name,
    level_name,
    money,
)
from engine.games.currents.sums.advances import patent_fin, patent_gain
from engine.games.currents.sums.claims import bill, free_projects, project_gain
from engine.games.currents.sums.fame import (
    cards_up,
    future_rank,
    marker_place,
    pro_of,
    propaganda_cash,
)
from engine.games.currents.sums.market import (
    ledger_cost,
    sales,
    visit_cost,
    visit_gain,
    visit_purchases,
)
from engine.games.currents.sums.points import criterion_of
from engine.games.currents.view_types import FirmView

Term: TypeAlias = tuple[float, str]
"""A part of the value of a choice, and what it says to a player."""

reasons: Dispatch[str, Callable[[Outlook, Choice], str]] = Dispatch("reason of the greedy bot")
"""What the bot says for a choice, by its verb."""

NO_GOOD_TRADE = "no other share is worth its price now"
NO_USE = "no action is worth more than it costs now"
LEAST_USE = "of your luminaries this one is of least use elsewhere"


def reason_for(outlook: Outlook, choice: Choice) -> str:
    """Why the bot would make this choice."""
    return reasons[choice.verb](outlook, choice)


def largest(terms: Iterable[Term]) -> str:
    """The words of the part that is worth most."""
    return max(terms, key=lambda term: term[0])[1]


def spaces(number: int) -> str:
    """A move of the own price: "3 spaces up"."""
    return f"{count(number, 'space')} up"


def points_words(points: float) -> str:
    """The points that a share is expected to be worth: "about 4 points"."""
    return f"about {count(round(points), 'point')}"


def works_words(firm: FirmView) -> str:
    """A step to the criterion of the Works: "2 of 6 cities for your Works"."""
    kind = criterion_of(firm.slug).kind
    many = {"city": "cities", "large city": "large cities"}.get(kind, f"{kind}s")
    things = count(firm.works_needed, kind, many)
    return f"{firm.works_had + 1} of {things} for your Works"


# Auctions


@reasons("nominate")
def nominate(outlook: Outlook, choice: Choice) -> str:
    """The ratings or the share that make the luminary worth most."""
    lot = next(lot for lot in outlook.view.row if lot.luminary == choice.noun)
    ratings, w = LUMINARIES[choice.noun].ratings, outlook.weights
    turns, phases = max(1.0, outlook.turns_left), max(1.0, outlook.phases_left)
    terms = [
        (w.inv * ratings.inv * turns, f"Inv {ratings.inv} is what your advances need"),
        (w.man * ratings.man * turns, f"Man {ratings.man} is what your advances need"),
        (w.fin * ratings.fin * phases, f"Fin {ratings.fin} makes projects and shares cheaper"),
        (w.pro * ratings.pro * turns, f"Pro {ratings.pro} moves fame and the currents' marker"),
    ]
    if lot.share:
        words = f"comes with a share of {company_name(lot.share)}"
        terms.append((outlook.worths[lot.share], words))
    return largest(terms)


@reasons("opt-out")
def opt_out(outlook: Outlook, choice: Choice) -> str:
    """One by lot is nearly as good, and cheaper."""
    return "a luminary by lot for $1k is nearly as good as the others, and much cheaper"


@reasons("bid")
def bid(outlook: Outlook, choice: Choice) -> str:
    """The limit, or why there is none."""
    if outlook.view.step == "open":
        return f"the lowest bid; up to {money(max(limit(outlook), int(choice.noun)))} is worth it"
    lot = "this event" if outlook.view.step == "event bid" else "this luminary"
    return f"{lot} is worth up to {money(limit(outlook))} to you"


@reasons("drop")
def drop(outlook: Outlook, choice: Choice) -> str:
    """The limit that the bidding has passed."""
    if outlook.view.step == "event bid":
        return f"this event is worth no more than {money(limit(outlook))} to you"
    return f"no more than {money(limit(outlook))}: what is left is nearly as good"


# Events


@reasons("dim")
def dim(outlook: Outlook, choice: Choice) -> str:
    """It does least this turn."""
    return LEAST_USE


@reasons("rise")
def rise(outlook: Outlook, choice: Choice) -> str:
    """The rank that is reached."""
    return fame_words(outlook, outlook.firm.slug, int(choice.noun))


@reasons("take")
def take(outlook: Outlook, choice: Choice) -> str:
    """What the share will be worth."""
    worth = points_words(outlook.worths[choice.noun])
    return f"{company_name(choice.noun)}'s share should be worth most: {worth}"


@reasons("decline")
def decline(outlook: Outlook, choice: Choice) -> str:
    """Nothing that is offered helps."""
    if outlook.view.step in ("ledger", "prize"):
        return "no share is worth its price now"
    return "nothing that is offered helps you now"


# Projects


def claim_terms(outlook: Outlook, project: str, luminary: str, current: Current) -> list[Term]:
    """The parts of the value of a claim."""
    view, firm, claims = outlook.view, outlook.firm, Claims(outlook)
    paid = bill(view, firm, project, luminary, current).total
    gain = project_gain(view, firm, project, current).total
    cost = f"for {money(paid)}" if paid else "for nothing"
    city, _ = PROJECTS[project]
    return [
        (claims.gain(project, current), f"{spaces(gain)} {cost}"),
        (claims.works(city), works_words(firm)),
    ]


@reasons("claim")
def claim(outlook: Outlook, choice: Choice) -> str:
    """What the best way to claim it brings."""
    _, way = max(Claims(outlook).ways(choice.noun))
    return largest(claim_terms(outlook, choice.noun, *way))


@reasons("with")
def with_luminary(outlook: Outlook, choice: Choice) -> str:
    """What this way brings; for an HQ card, who is of least use."""
    if outlook.view.step == "staff":
        return LEAST_USE
    luminary, word = choice.noun.split()
    current = next(each for each in CURRENTS if each == word)
    return largest(claim_terms(outlook, outlook.view.doing.noun, luminary, current))


# Technology


def advance_terms(outlook: Outlook, noun: str, team: tuple[str, ...]) -> list[Term]:
    """The parts of the value of an advance with a team."""
    view, firm, advances = outlook.view, outlook.firm, Advances(outlook)
    track, goal = level_of(noun)
    terms = [(advances.reach(track, goal), reach_words(advances, noun))]
    fin = sum(LUMINARIES[slug].ratings.fin for slug in team)
    is_free = f"{track} {goal}" not in view.patents
    if is_free and fin >= patent_fin(view, firm, goal - firm.levels[track]):
        gain = patent_gain(view, firm, goal)
        patent = f"the patent {level_name(noun)}"
        terms += [
            (advances.rise(goal), f"{patent}: {spaces(gain)}"),
            (
                advances.lead(track, goal),
                f"the highest {TRACK_NAMES[track]} patent: your price rises in bookkeeping",
            ),
            (advances.fees(goal), f"{patent}: others on this level will pay you fees"),
            (advances.works(track), works_words(firm)),
        ]
    return terms


def reach_words(advances: Advances, noun: str) -> str:
    """What an advance opens."""
    track, goal = level_of(noun)
    opened = advances.opened(track, goal)
    free = [each for each in free_projects(advances.outlook.view) if int(each[-1]) in opened]
    if free:
        return f"opens {count(len(free), 'free project')} of level {ROMAN[opened[-1]]}"
    return f"a step to the projects of level {ROMAN[goal]}"


@reasons("advance")
def advance(outlook: Outlook, choice: Choice) -> str:
    """What the advance brings with the best team."""
    values = Advances(outlook).team_values(*level_of(choice.noun))
    return largest(advance_terms(outlook, choice.noun, max(values, key=lambda team: values[team])))


@reasons("exhaust")
def exhaust(outlook: Outlook, choice: Choice) -> str:
    """What the advance brings with this team."""
    return largest(advance_terms(outlook, outlook.view.doing.noun, tuple(choice.noun.split())))


@reasons("test")
def test(outlook: Outlook, choice: Choice) -> str:
    """What the free level opens."""
    track = next(each for each in outlook.firm.levels if each == choice.noun)
    return reach_words(Advances(outlook), f"{track} {outlook.firm.levels[track] + 1}")


# Propaganda


def fame_words(outlook: Outlook, slug: str, rank: int) -> str:
    """What it does to move a company's Future Fame to a rank."""
    view, own = outlook.view, outlook.firm.slug
    name = "you" if slug == own else company_name(slug)
    if rank == 1:
        return f"{name} would be first on Future Fame: {spaces(view.phase)} in bookkeeping"
    if future_rank(view, slug) == 1:
        return f"takes the first rank and its {count(view.phase, 'space')} from {name}"
    if slug == own:
        return f"{ordinal(rank)} on Future Fame: you are asked earlier next turn"
    return f"{name} is asked {'later' if rank > future_rank(view, slug) else 'earlier'} next turn"


def marker_words(outlook: Outlook, place: int) -> str:
    """What it does to move the currents' marker to a place."""
    toward: Current = "ac" if place > outlook.view.current else "dc"
    other: Current = "dc" if toward == "ac" else "ac"
    for current in CURRENTS:
        if patent_leader(outlook.view, current)[0] == outlook.firm.slug and current == toward:
            return f"toward {TRACK_NAMES[current]}, where you hold the highest patent"
    levels = outlook.firm.levels
    if levels[toward] > levels[other]:
        return f"your projects with {TRACK_NAMES[toward]} move your price more"
    return f"projects of others with {TRACK_NAMES[other]} move their prices less"


def speech_terms(outlook: Outlook, luminary: str, card: str) -> list[Term]:
    """The parts of the value of propaganda with a luminary and a card."""
    view, firm, fame = outlook.view, outlook.firm, Fame(outlook)
    pro = pro_of(view, firm, luminary) if view.step in ("act", "speak") else 0
    row = PROPAGANDA[card]
    gained = propaganda_cash(view, firm, luminary, card)
    rank = max(1, fame.rank - pro - row.fame)
    terms = [(fame.cash(luminary, card), f"{money(gained)} in cash")]
    if rank < fame.rank:
        terms.append((fame.rise(pro + row.fame), fame_words(outlook, firm.slug, rank)))
    moves = fame.best_marker(pro + row.ac, pro + row.dc)
    return [*terms, (moves, "moves the currents' marker your way")]


def best_card(outlook: Outlook, luminary: str) -> str:
    """The propaganda card that fits a speaker best."""
    fame, pro = Fame(outlook), pro_of(outlook.view, outlook.firm, luminary)
    cards = cards_up(outlook.view)
    return max(cards, key=lambda card: fame.cash(luminary, card) + fame.both_moves(card, pro))


@reasons("propaganda")
def propaganda(outlook: Outlook, choice: Choice) -> str:
    """What the best speaker brings."""
    fame = Fame(outlook)
    luminary = max(outlook.firm.awake, key=fame.speech)
    return largest(speech_terms(outlook, luminary, best_card(outlook, luminary)))


@reasons("speak")
def speak(outlook: Outlook, choice: Choice) -> str:
    """What this speaker brings."""
    return largest(speech_terms(outlook, choice.noun, best_card(outlook, choice.noun)))


@reasons("card")
def card(outlook: Outlook, choice: Choice) -> str:
    """What the card brings."""
    (luminary,) = outlook.view.doing.luminaries
    return largest(speech_terms(outlook, luminary, choice.noun))


@reasons("fame")
def fame(outlook: Outlook, choice: Choice) -> str:
    """What the rank brings."""
    slug, rank = choice.noun.split()
    return fame_words(outlook, slug, int(rank))


@reasons("current")
def current(outlook: Outlook, choice: Choice) -> str:
    """What the place of the marker brings."""
    return marker_words(outlook, marker_place(choice.noun))


@reasons("nudge")
def nudge(outlook: Outlook, choice: Choice) -> str:
    """What the place of the marker brings."""
    return marker_words(outlook, outlook.view.current + 1)


@reasons("nothing")
def nothing(outlook: Outlook, choice: Choice) -> str:
    """No move helps."""
    return "no move of a marker helps you now"


# Headquarters


@reasons("develop")
def develop(outlook: Outlook, choice: Choice) -> str:
    """Points or the effect."""
    row = HQ_CARDS[choice.noun]
    points = f"{count(row.points, 'point')} for one action"
    if row.moment == "at the end":
        met = "holds" if outlook.firm.works_met else "can still be met"
        points = f"{count(row.points, 'point')} at the end: the criterion {met}"
        return points if works_chance(outlook) else NO_USE
    effect = (effect_value(outlook, row.slug), f"its effect: {row.words(outlook.view.companies)}")
    return largest([(points_value(outlook, row.slug), points), effect])


@reasons("wake")
def wake(outlook: Outlook, choice: Choice) -> str:
    """Another action."""
    return f"{LUMINARIES[choice.noun].short} can act once more this turn"


@reasons("rest")
def rest(outlook: Outlook, choice: Choice) -> str:
    """Nothing is worth its cost."""
    return NO_USE


# Trades


def purchase_words(outlook: Outlook, company: str, cost: int) -> str:
    """What a share costs and will be worth."""
    is_step = is_step_by_share(outlook.firm, company)
    if is_step and step_value(outlook) > outlook.worths[company]:
        return works_words(outlook.firm)
    name, worth = company_name(company), points_words(outlook.worths[company])
    return f"{money(cost)} for a share of {name} that should be worth {worth}"


def sale_words(outlook: Outlook, company: str, gain: int) -> str:
    """What a share brings and would be worth."""
    worth = points_words(outlook.worths[company])
    return f"{money(gain)} for a share of {company_name(company)} that may be worth {worth}"


@reasons("visit")
def visit(outlook: Outlook, choice: Choice) -> str:
    """The best trade of the visitor; before the visitor is named, of the best one."""
    view, firm = outlook.view, outlook.firm
    names = [choice.noun] if choice.noun else list(firm.awake)
    terms: list[Term] = []
    for slug in names:
        fin = LUMINARIES[slug].ratings.fin
        for company in visit_purchases(view, firm, fin):
            cost = visit_cost(view, firm, company, fin)
            words = purchase_words(outlook, company, cost)
            terms.append((purchase(outlook, company, cost), words))
        for company in sales(view, firm):
            gain = visit_gain(view, company, fin)
            terms.append((sale(outlook, company, gain), sale_words(outlook, company, gain)))
    return largest(terms)


@reasons("buy")
def buy(outlook: Outlook, choice: Choice) -> str:
    """What the share costs and will be worth."""
    view, firm = outlook.view, outlook.firm
    if view.step == "trade":
        (luminary,) = view.doing.luminaries
        cost = visit_cost(view, firm, choice.noun, LUMINARIES[luminary].ratings.fin)
        return purchase_words(outlook, choice.noun, cost)
    if view.step == "ledger":
        return purchase_words(outlook, choice.noun, ledger_cost(view, firm, choice.noun))
    name, worth = company_name(choice.noun), points_words(outlook.worths[choice.noun])
    return f"{EVENT_CARDS[view.event].name}: a share of {name} should be worth {worth}"


@reasons("sell")
def sell(outlook: Outlook, choice: Choice) -> str:
    """What the share brings and would be worth."""
    (luminary,) = outlook.view.doing.luminaries
    gain = visit_gain(outlook.view, choice.noun, LUMINARIES[luminary].ratings.fin)
    return sale_words(outlook, choice.noun, gain)


@reasons("done")
def done(outlook: Outlook, choice: Choice) -> str:
    """Nothing else is worth its price."""
    return NO_GOOD_TRADE


@reasons("exchange")
def exchange(outlook: Outlook, choice: Choice) -> str:
    """What both shares will be worth, or the cash."""
    sold, bought = choice.noun.split()
    more = outlook.worths[bought] - outlook.worths[sold]
    if more > 0:
        return f"{company_name(bought)} should end with a better rank than {company_name(sold)}"
    return f"{company_name(sold)}'s price is high for what its share may be worth"


# The draft


def company_words(slug: str) -> str:
    """The ability of a company's inventor, as the reason to draft it."""
    row = COMPANIES[slug]
    return f"{LUMINARIES[row.inventor].name}: {row.ability}"
