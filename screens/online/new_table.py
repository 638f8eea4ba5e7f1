"""A new table on a server: the form for the game, the seats, the clock, and spectators."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from attrs import asdict, evolve

from engine.core.game import Game
from engine.core.text import capital
from net.hall.table_plan import ClockPlan, Plan, SeatPlan, duration_text
from net.visitor import NAME_RULE, is_name
from screens.base.form import Field, FormPage
from screens.home.game_form import GameForm
from screens.online.terms import LISTED, SEED_KNOWN
from screens.online.visit_context import VisitContext, table_page
from tui.widgets.canvas import Picture

OPEN, RESERVED = "open", "reserved"

CLOCKS: Mapping[str, ClockPlan] = {
    "none": ClockPlan(),
    "minute": ClockPlan("decision", 60),
    "minutes": ClockPlan("decision", 5 * 60),
    "quick": ClockPlan("bank", 10 * 60, 5),
    "calm": ClockPlan("bank", 30 * 60, 15),
    "day": ClockPlan("decision", 24 * 60 * 60),
    "days": ClockPlan("decision", 3 * 24 * 60 * 60),
}
STAND_INS = (0, 2, 5, 15, 60, 24 * 60)
_YES = {True: "Yes", False: "No"}


def _default_kinds(game: Game[Any, Any], seats: int) -> list[str]:
    return [OPEN] * seats


class NewTablePage(FormPage):
    """The form for a new table. The default is a public table with all seats open."""

    SCOPE = "new_match"
    FORM_TITLE = "New table"

    def __init__(self, visit_context: VisitContext, game: str = "") -> None:
        super().__init__()
        self.form = GameForm(game, _default_kinds)
        self._visit_context = visit_context
        self._reserved_names: dict[int, str] = {}
        self._public = self._spectators = True
        self._clock = "none"
        self._stand_in = 0

    # The form

    def fields(self) -> tuple[Field, ...]:
        return (
            *self.form.game_fields(),
            *self._seat_fields(),
            *self.form.option_fields(),
            *self._visitor_fields(),
            *self._time_fields(),
            self._seed_field(),
            Field(
                name="start",
                label="Create the table",
                is_button=True,
                help="You get a code to invite others with. The match begins when all seats are"
                " taken.",
            ),
        )

    def _seed_field(self) -> Field:
        """The seed. A typed one is known to the owner, so the table is marked."""
        seed = self.form.seed
        return evolve(
            self.form.seed_field(),
            text="drawn by the server" if seed is None else f"{seed} ({SEED_KNOWN})",
            help="Empty: the server draws it, and no player knows it. Whoever knows the seed can "
            f'work out every hidden card, so a table with a typed one is marked "{SEED_KNOWN}".',
        )

    def _seat_fields(self) -> tuple[Field, ...]:
        texts = {OPEN: "Open to all", RESERVED: "Reserved for"}
        about = (
            "Open to all, reserved for one account, or played by a bot. "
            "You take the first open seat yourself."
        )
        return self.form.seat_fields(texts, about, named=RESERVED, name_field=self._name_field)

    def _name_field(self, seat: int) -> Field:
        name = self._reserved_names.get(seat, "")
        return Field(
            name=f"name {seat}",
            label="Name",
            indent=2,
            text=name or "type a name",
            value=name,
            help="The name of the account that the seat is reserved for.",
            change=partial(self._reserve, seat),
        )

    def _visitor_fields(self) -> tuple[Field, ...]:
        return (
            Field(
                name="public",
                label="In the lobby",
                text=LISTED[self._public],
                values=(True, False),
                value=self._public,
                change=partial(setattr, self, "_public"),
                help="An unlisted table can be joined only by players who know its code.",
                section="Visitors",
            ),
            Field(
                name="spectators",
                label="Spectators",
                text=_YES[self._spectators],
                values=(True, False),
                value=self._spectators,
                change=partial(setattr, self, "_spectators"),
                help="Spectators see only what all players see, and no hands.",
            ),
        )

    def _time_fields(self) -> tuple[Field, ...]:
        waits = f"after {duration_text(self._stand_in * 60)}" if self._stand_in else "Never"
        return (
            Field(
                name="clock",
                label="Clock",
                text=capital(CLOCKS[self._clock].text),
                values=tuple(CLOCKS),
                value=self._clock,
                change=partial(setattr, self, "_clock"),
                help="Time per decision, or for the whole match with an increment per answer. "
                "When your time runs out, a bot plays on for you.",
                section="Time",
            ),
            Field(
                name="stand-in",
                label="Bot if away",
                text=capital(waits),
                values=STAND_INS,
                value=self._stand_in,
                change=partial(setattr, self, "_stand_in"),
                help="The delay before a bot stands in for an absent player, until they return.",
            ),
        )

    def _reserve(self, seat: int, name_or_blank: str) -> None:
        name = name_or_blank.strip().lower()
        if name and not is_name(name):
            self.say(NAME_RULE, severity="warning")
        else:
            self._reserved_names[seat] = name

    # Creating the table

    def plan(self) -> Plan:
        return Plan(
            self.form.game.slug,
            options=asdict(self.form.options),
            seats=tuple(self._seat_plan(seat) for seat in range(len(self.form.kinds))),
            seed=self.form.seed,
            public=self._public,
            allows_spectators=self._spectators,
            clock=CLOCKS[self._clock],
            stand_in_minutes=self._stand_in,
        )

    def _seat_plan(self, seat: int) -> SeatPlan:
        kind = self.form.kinds[seat]
        if kind == OPEN:
            return SeatPlan()
        if kind == RESERVED:
            return SeatPlan("reserved", self._reserved_names.get(seat, ""))
        return SeatPlan("bot", kind)

    def paint_beside(self, width: int, height: int) -> Picture:
        # Broken plug-ins concern the operator, and are in the server's log.
        return self.form.paint_beside(
            self.field, width, height, self.look, notes=(), spark=self.cursor
        )

    async def on_pressed(self, field: Field) -> None:
        """Create the table and open its page; whoever has left the form finds it in the lobby."""
        chair = await self._visit_context.visit.create(self.plan())
        if self.is_in_stack:
            self.replace_with(table_page(self._visit_context, chair))
        else:
            chair.close()
