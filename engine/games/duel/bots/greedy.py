"""Duel's greedy bot: it tries each choice on an imagined table and takes the best."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from attrs import define, field

from engine.bots import greedy
from engine.bots.look_ahead import view_after, views_after
from engine.core.bot import Sight, check_sight
from engine.core.choice import Choice
from engine.core.dispatch import Dispatch
from engine.core.text import join_with_and, lower_first
from engine.games.duel.action_phrases import printed_action
from engine.games.duel.bots.value import actions_for_part, assistant_value, value_terms
from engine.games.duel.bots.weights import Weights
from engine.games.duel.cards import ASSISTANTS, COMPANIES, REGIONS
from engine.games.duel.ideas import action_of
from engine.games.duel.preview import ImaginedTable, table_after
from engine.games.duel.rules.goals import goal_parts, is_out_of_reach
from engine.games.duel.view_types import View

Terms = Mapping[str, float]


@define
class GreedyBot(greedy.GreedyBot):
    """Knows the goals, the chains of Free Actions and the ties; sees only its view."""

    weights: Weights = field(factory=Weights)

    def choose(self, sight: Sight) -> Choice:
        """The choice of `decide`, which is asked even when there is only one choice.

        Looking ahead draws from `chance`: if it were skipped, recorded seeds would give other
        matches.
        """
        check_sight(sight)
        return self.decide(sight)

    def decide(self, sight: Sight) -> Choice:
        return POLICIES.get(sight.decision.choices[0].verb, look_ahead)(self, sight)

    def terms(self, view: View, seat: int) -> Terms:
        if view.outcome is not None:
            return {"outcome": 1000.0 if seat in view.outcome.winners else -1000.0}
        return value_terms(view, seat, self.weights)

    def reason(self, sight: Sight, choice: Choice) -> str:
        if choice.verb in WITHOUT_EFFECT:
            return self._gain(sight, choice)
        return f"{self._gain(sight, choice)}{price_for_the_goal(sight.view, choice)}"

    def _gain(self, sight: Sight, choice: Choice) -> str:
        view: View = sight.view
        if choice.verb == "inventor":
            goal = COMPANIES[choice.noun].goal
            return f"any inventor can win; the goal is a clear plan: {lower_first(goal)}"
        if choice.verb == "technology":
            return shares_reason(view, choice.noun)
        if choice.verb in ("keep", "pass"):
            how_much = "the most" if choice.verb == "keep" else "the least"
            return f"{useful_actions(choice.noun)} worth {how_much} to you now"
        if choice.verb == "end turn":
            return "nothing you could still do helps you"
        if choice.verb == "decline":
            return "none of the Actions helps you"
        if choice.verb == "play":
            actions = useful_actions(choice.noun)
            return f"{actions} worth more to you now than your other Assistants' Actions"
        if choice.verb == "sell":
            return "a Free Action now is worth more than this share"
        terms_before = value_terms(view, sight.seat, self.weights)
        imagined = sight.imagine(self.chance)
        view_after_it = view_after(imagined, sight.seat, choice)
        terms_after = self.terms(view_after_it, sight.seat)
        gains = {name: terms_after[name] - terms_before.get(name, 0.0) for name in terms_after}
        term = max(gains, key=gains.__getitem__)
        if gains[term] <= 0:
            return "of all you can do, it costs you the least"
        if term == "regions":
            return regions_reason(view, view_after_it, sight.seat)
        if term == "technology" and action_of(choice) == "advance":
            return shares_reason(view, choice.noun)
        return REASONS[term]


def regions_reason(view: View, view_after: View, seat: int) -> str:
    """The Regions in which the seat gains on its rival; without any, the ties."""
    better_regions = [
        each
        for each in range(len(view_after.regions))
        if lead_in(view_after, seat, each) > lead_in(view, seat, each)
    ]
    if not better_regions:
        return "it helps you to win ties, and so to lead two Regions"
    places_text = join_with_and(
        REGIONS[view_after.regions[each].slug].place_text for each in better_regions
    )
    if all(view.regions[each].leader == seat for each in better_regions):
        return f"it makes your lead {places_text} safer"
    if all(view_after.regions[each].leader == seat for each in better_regions):
        return f"it gives you the lead {places_text}"
    return f"it brings you closer to the lead {places_text}"


def lead_in(view: View, seat: int, region: int) -> int:
    points = view.regions[region].points
    return points[seat] - points[1 - seat]


def useful_actions(assistant: str) -> str:
    """The subject and verb of a hint about an Assistant's Actions: "Acquire and Advance are"."""
    names = [printed_action(action, assistant) for action in ASSISTANTS[assistant].actions]
    return f"{join_with_and(names)} {'is' if len(names) == 1 else 'are'}"


def shares_reason(view: View, technology: str) -> str:
    """The reason for taking a Technology: the rival's loss, or how many shares need it."""
    needing = sum(pile.count for pile in view.market if pile.technology == technology)
    if not needing:
        return "later shares may need it, and Technologies break ties"
    if view.technologies[technology] not in (None, view.seat):
        return "your rival can then no longer acquire shares that need it"
    total = sum(pile.count for pile in view.market)
    return f"{needing} of the {total} shares in the market need it"


WITHOUT_EFFECT = ("inventor", "technology", "keep", "pass", "play", "end turn", "decline")
"""Verbs that leave the open table as it is, or come before it is laid."""


def price_for_the_goal(view: View, choice: Choice) -> str:
    """The end of a sentence: how a choice harms its own seat's goal; mostly empty."""
    assert view.seat is not None
    table_before, new_table = ImaginedTable.from_view(view), table_after(view, choice)
    if is_out_of_reach(new_table, view.seat) and not is_out_of_reach(table_before, view.seat):
        return ", though it gives up your goal"
    if actions_needed(new_table, view.seat) > actions_needed(table_before, view.seat):
        return ", though it takes you further from your goal"
    return ""


def actions_needed(table: ImaginedTable, seat: int) -> float:
    """About how many Actions the seat's goal still takes."""
    return sum(actions_for_part(part) for part in goal_parts(table, seat))


POLICIES: Dispatch[str, Callable[[GreedyBot, Sight], Choice]] = Dispatch("policy")
"""Policies that decide without looking ahead, by the verb of the first choice."""


@POLICIES("inventor")
def random_choice(bot: GreedyBot, sight: Sight) -> Choice:
    """A random one of the offered inventors, because any of them can win (2.2)."""
    return bot.chance.pick(sight.decision.choices)


@POLICIES("keep", "pass")
def best_draft_choice(bot: GreedyBot, sight: Sight) -> Choice:
    """The best card to keep; or to pass, what helps the rival least and us little (4.2, 4.3)."""
    view, seat = sight.view, sight.seat

    def preference(choice: Choice) -> float:
        ours = assistant_value(view, seat, choice.noun)
        theirs = assistant_value(view, 1 - seat, choice.noun)
        return ours if choice.verb == "keep" else -ours - 0.5 * theirs

    return max(sight.decision.choices, key=preference)


def look_ahead(bot: GreedyBot, sight: Sight) -> Choice:
    """The choice after which the table is worth most, on one imagined table for all."""
    views = views_after(sight, bot.chance)
    return max(views, key=lambda choice: sum(bot.terms(views[choice], sight.seat).values()))


REASONS = {
    "outcome": "this ends the duel",
    "goal": "it brings your goal closer",
    "rival goal": "it sets back your rival's goal",
    "technology": "it opens more shares to you",
    "chips": "your rival finds fewer Cities",
    "shares": "you keep shares for later",
    "PR": "it leads towards a Free Action",
    "actions": "it lets you do more this turn",
}
