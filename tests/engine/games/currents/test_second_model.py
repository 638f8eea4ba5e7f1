"""Over random games the engine agrees with the second model of its rules."""

import pytest

from engine.core.chance import Chance
from engine.core.choice import Decision
from engine.core.match import start_match
from engine.games.currents import GAME
from engine.games.currents.options import Options
from engine.games.currents.view_types import View
from engine.testing import every_option
from engine.testing.random_matches import random_choice
from tests.engine.games.currents import second_model_choices as choices
from tests.engine.games.currents.second_model import Model
from tests.engine.games.currents.second_model_events import hear

ROWS = list(every_option(GAME))
GAMES = [
    *((seed, seats, Options()) for seats in range(1, 7) for seed in (seats, seats + 10)),
    *((seed, 1 + seed % 4, options) for seed, options in enumerate(ROWS, 20)),
]
every_game = pytest.mark.parametrize(("seed", "seats", "options"), GAMES)


@every_game
def test_prices_cash_shares_and_choices_agree(seed: int, seats: int, options: Options) -> None:
    """12.2, 13.6: after every answer the table is what pencil and paper say, to the last point."""
    match, chance = start_match(GAME, seed=seed, seats=seats, options=options), Chance(seed, 2)
    model = Model(options)
    for event in match.chronicle[0]:
        hear(model, event)
    while match.pending:
        (asked,) = match.pending
        view = match.view(None)
        compare(model, view)
        compare_choices(model, view, asked)
        for event in match.answer(asked.seat, random_choice(asked, chance)):
            hear(model, event)
    compare(model, match.view(None))
    totals = model.totals()
    assert match.outcome is not None
    view = match.view(None)
    assert match.outcome.scores == tuple(totals[firm.slug] for firm in view.firms if firm.seat >= 0)
    assert {firm.slug: firm.points.total for firm in view.firms} == totals


def compare(model: Model, view: View) -> None:
    """All that the model keeps is so on the table."""
    for firm in view.firms:
        slug = firm.slug
        where = f"{slug}, turn {model.turn}, event card: {model.event or 'none yet'}"
        assert (firm.price, firm.cash) == (model.price[slug], model.cash[slug]), where
        assert dict(firm.shares) == {s: n for s, n in model.shares[slug].items() if n}
        assert dict(firm.levels) == model.levels[slug]
        assert sorted(firm.developed_cards) == sorted(model.hq[slug])
        assert list(firm.luminaries) == model.people[slug]
    assert list(view.present) == model.present
    assert list(view.future) == model.future
    assert view.current == model.current
    assert dict(view.market) == model.market
    assert dict(view.patents) == model.patents
    assert dict(view.projects) == model.projects


def compare_choices(model: Model, view: View, asked: Decision) -> None:
    """Nothing illegal is offered, and nothing legal is forgotten."""
    offered = [str(choice) for choice in asked.choices]
    slug, begun_action = view.asked_company, view.begun_action
    match view.step:
        case "act":
            awake = view.firm(slug).awake
            if awake:
                assert only("claim", offered) == set(choices.claims(model, slug, awake))
                assert only("advance", offered) == set(choices.advances(model, slug, awake))
                assert only("visit", offered) == set(choices.visits(model, slug, awake))
        case "claimant":
            awake = view.firm(slug).awake
            assert set(offered) == set(choices.ways(model, slug, begun_action.noun, awake))
        case "team":
            awake = view.firm(slug).awake
            assert set(offered) == set(choices.teams(model, slug, begun_action.noun, awake))
        case "ledger":
            assert set(offered) == set(choices.ledger(model, slug))
        case "call":
            awake = view.firm(slug).awake
            assert set(offered) == set(choices.visitors(model, slug, awake))
        case "trade":
            has_begun = begun_action.bought_shares or begun_action.sold_shares
            done = {"done"} if has_begun else set()
            assert set(offered) == {*choices.trades(model, slug, model.visitor), *done}


def only(verb: str, offered: list[str]) -> set[str]:
    """The choices of one verb."""
    return {words for words in offered if words.split()[0] == verb}


def test_the_comparison_finds_what_differs() -> None:
    """12.2: a model that counts otherwise is noticed at once, with the company and the event."""
    match = start_match(GAME, seed=1, seats=2)
    while not match.view(None).event:
        (asked,) = match.pending
        match.answer(asked.seat, asked.choices[0])
    model = Model(Options())
    for events in match.chronicle:
        for event in events:
            hear(model, event)
    compare(model, match.view(None))
    model.price["tesla"] += 1
    with pytest.raises(AssertionError, match=f"tesla, turn 1, event card: {model.event}") as caught:
        compare(model, match.view(None))
    assert match.view(None).event in str(caught.value)
