"""A new table on a server: the game, who may sit where, the clock, and who may watch."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from attrs import asdict, evolve

from engine import bots
from net.hall.table_plan import ClockPlan, Plan, SeatPlan, in_words
from net.visitor import NAME_RULE, is_name
from screens.base.form import Field
from screens.home.new_game import NewGamePage
from screens.online.terms import SEED_KNOWN
from screens.online.visit_context import VisitContext, table_page

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


class NewTablePage(NewGamePage):
    """The form for a new table. The default is a public table with all seats open."""

    FORM_TITLE = "New table"

    def __init__(self, visit_context: VisitContext, game: str = "") -> None:
        self._visit_context = visit_context
        self._reserved: dict[int, str] = {}
        self._public = self._spectators = True
        self._clock = "none"
        self._stand_in = 0
        super().__init__(game)

    def came_back(self) -> None:
        """Do nothing: names come from accounts here."""

    def _pick(self, slug: str) -> None:
        """Choose a game, with all seats open."""
        super()._pick(slug)
        self._kinds = [OPEN] * self._game.seats[0]

    # The form

    def fields(self) -> tuple[Field, ...]:
        """Game, seats, options, visitors, clock, seed, start."""
        return (
            *self._game_fields(),
            *self._seat_fields(),
            *self._option_fields(),
            *self._visitor_fields(),
            *self._time_fields(),
            self._seed_field(),
            self._start_field(),
        )

    def _start_field(self) -> Field:
        return Field(
            name="start",
            label="Create the table",
            button=True,
            help="You get a code to invite others with. The match begins when all seats are taken.",
        )

    def _seed_field(self) -> Field:
        """The seed. One that is typed is known to the owner, so all are told of it."""
        return evolve(
            super()._seed_field(),
            words=f"{self._seed} ({SEED_KNOWN})" if self._seed else "drawn by the server",
            help="Empty: the server draws it, and no player knows it. Who knows the seed can work "
            f'out every hidden card, so a table with a typed one is marked "{SEED_KNOWN}".',
        )

    def _seat_fields(self) -> tuple[Field, ...]:
        kinds = (OPEN, RESERVED, *reversed(bots.names(self._game)))
        fields: list[Field] = []
        for seat, kind in enumerate(self._kinds):
            words = {OPEN: "Open to all", RESERVED: "Reserved for"}.get(kind, f"Bot: {kind}")
            fields.append(
                Field(
                    name=f"kind {seat}",
                    label=f"Seat {seat + 1}",
                    words=words,
                    values=kinds,
                    value=kind,
                    help="Open to all, reserved for one account, or played by a bot. "
                    "You take the first open seat yourself.",
                    section="Who plays" if not seat else "",
                )
            )
            if kind == RESERVED:
                name = self._reserved.get(seat, "")
                fields.append(
                    Field(
                        name=f"name {seat}",
                        label="Name",
                        indent=2,
                        words=name or "type a name",
                        value=name,
                        help="The name of the account that the seat is reserved for.",
                    )
                )
        return tuple(fields)

    def _visitor_fields(self) -> tuple[Field, ...]:
        return (
            Field(
                name="public",
                label="In the lobby",
                words="Listed for all" if self._public else "Only with the code",
                values=(True, False),
                value=self._public,
                help="A private table is not listed; with its code, anyone can come in.",
                section="Visitors",
            ),
            Field(
                name="spectators",
                label="Spectators",
                words=_YES[self._spectators],
                values=(True, False),
                value=self._spectators,
                help="Spectators see only what all players see, and no hands.",
            ),
        )

    def _time_fields(self) -> tuple[Field, ...]:
        waits = f"after {in_words(self._stand_in * 60)}" if self._stand_in else "Never"
        return (
            Field(
                name="clock",
                label="Clock",
                words=_capital(CLOCKS[self._clock].words),
                values=tuple(CLOCKS),
                value=self._clock,
                help="Time for each decision, or for the whole match plus a little for each "
                "answer. When your time runs out, a bot plays on for you.",
                section="Time",
            ),
            Field(
                name="stand-in",
                label="Bot if away",
                words=_capital(waits),
                values=STAND_INS,
                value=self._stand_in,
                help="When a bot takes over for a player who is away, until the player is back.",
            ),
        )

    def changed(self, field: Field, value: Any) -> None:
        """Store the new value of a field."""
        kind, _, which = field.name.partition(" ")
        if kind == "seats":
            self._kinds = (self._kinds + [OPEN] * value)[:value]
        elif kind == "name":
            self._reserve(int(which), value.strip().lower())
        elif kind == "public":
            self._public = value
        elif kind == "spectators":
            self._spectators = value
        elif kind == "clock":
            self._clock = value
        elif kind == "stand-in":
            self._stand_in = value
        else:
            super().changed(field, value)

    def _reserve(self, seat: int, name: str) -> None:
        if name and not is_name(name):
            self.say(NAME_RULE, severity="warning")
        else:
            self._reserved[seat] = name

    # Setting it

    def plan(self) -> Plan:
        """The plan of the table that the form describes."""
        return Plan(
            self._game.slug,
            options=asdict(self._options),
            seats=tuple(self._planned(seat) for seat in range(len(self._kinds))),
            seed=int(self._seed) if self._seed else None,
            public=self._public,
            spectators=self._spectators,
            clock=CLOCKS[self._clock],
            stand_in_minutes=self._stand_in,
        )

    def _planned(self, seat: int) -> SeatPlan:
        kind = self._kinds[seat]
        if kind == OPEN:
            return SeatPlan()
        if kind == RESERVED:
            return SeatPlan("reserved", self._reserved.get(seat, ""))
        return SeatPlan("bot", kind)

    def plugin_problems(self) -> tuple[str, ...]:
        """Nothing: the operator reads about broken plug-ins in the log, visitors do not."""
        return ()

    async def pressed(self, field: Field) -> None:
        """Create the table and open its page."""
        chair = await self._visit_context.visit.create(self.plan())
        self.app.switch_screen(table_page(self._visit_context, chair))  # type: ignore[unused-awaitable]


def _capital(words: str) -> str:
    """The words with a capital letter at the beginning."""
    return words[:1].upper() + words[1:]
