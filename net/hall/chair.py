"""A chair: one visitor at one hosted table, as a player or to look on. What a screen talks to."""

from __future__ import annotations

from engine.core.errors import CannotUndoError
from net.hall.chat import ChatLine
from net.hall.errors import NotAtTableError, NotOverError, NotYourSeatError
from net.hall.guarded_match import GuardedMatch
from net.hall.seating import arranged, seated, stood_up
from net.hall.table_plan import SeatPlan
from net.hall.takeover import playing, resigned, taken_back
from net.play.update import LogLine


class Chair(GuardedMatch):
    """Somebody at a table. Another terminal of theirs has a chair of its own, at the same seat.

    It can do what a local `Table` can, for the visitor's own seat only, and everything besides
    that there is between people.
    """

    # Coming back

    def since_last_seen(self) -> list[LogLine]:
        """What happened since the visitor last looked."""
        seat = self.seat
        if seat is None:
            return []
        seen = self._hosted.seen[seat]
        return [line for line in self.log(seat) if line.answer_number > seen]

    def seen(self) -> None:
        """The visitor has seen how things stand now."""
        self._check_here()
        if self.seat is not None:
            self._hosted.seen[self.seat] = self._hosted.course.answers

    async def take_back_seat(self) -> None:
        """Send the bot away that stands in."""
        self._check_here()
        who = self.visitor.identity
        await self._hosted.keep(
            lambda register: taken_back(register, who), said=f"{self.visitor.label} is back"
        )

    # Before the match

    async def sit(self, seat: int | None = None) -> None:
        """Sit down, or move to another seat. With the last seat taken the match begins."""
        self._check_here()
        self._hosted.means.may_act(self.visitor)
        if self.seat is None:
            self._hosted.means.check_tables(self.visitor)
        await self._hosted.keep(
            lambda register: seated(register, self.visitor, seat),
            said=f"{self.visitor.label} sits down",
        )

    async def leave(self) -> None:
        """Go for good. Before the match that frees the seat, and the last one puts it away."""
        self._check_here()
        hosted, who, sat = self._hosted, self.visitor.identity, self.seat is not None
        if hosted.stage == "gathering" and sat:
            await hosted.keep(
                lambda register: stood_up(register, who), said=f"{self.visitor.label} stands up"
            )
        if sat or self.is_owner:
            await hosted.close_down("Everybody left, so the table was put away")
        self.close()

    async def arrange(self, seat: int, planned: SeatPlan) -> None:
        """Open an empty seat, reserve it, or put a bot there: for whoever set the table."""
        self._check_here()
        self._hosted.means.may_act(self.visitor)
        who = self.visitor.identity
        await self._hosted.keep(
            lambda register: arranged(register, who, seat=seat, planned=planned),
            said=f"{self.visitor.label} arranges the seats anew",
        )

    # Between people

    def lines(self) -> list[ChatLine]:
        """What was said here, but for people whom the visitor does not want to hear."""
        muted = self._hosted.means.muted_by(self.visitor.identity)
        return self._hosted.room.lines(muted=muted)

    async def say(self, text: str) -> None:
        """Say something to everybody at the table."""
        self._check_here()
        means = self._hosted.means
        means.may_chat(self.visitor)
        await self._hosted.room.say(self.visitor, text, length=means.limits.chat_length)
        self._hosted.bell.ring()

    def answers_since_mine(self) -> int:
        """How many answers would have to be taken back to undo one's own last one."""
        seat, answerers = self.seat, self._hosted.table.answerers
        if seat is None or seat not in answerers:
            raise CannotUndoError("you have not answered anything yet")
        return len(answerers) - max(n for n, each in enumerate(answerers) if each == seat)

    async def ask_undo(self, count: int | None = None) -> None:
        """Ask all to take so many answers back; without a number, down to one's own last."""
        seat = self._check_player()
        back = self.answers_since_mine() if count is None else count
        answers = self._hosted.course.answers - back
        await self._hosted.ask(seat, "undo", answers=answers)

    async def ask_end(self) -> None:
        """Ask all to end the match as it stands."""
        await self._hosted.ask(self._check_player(), "end")

    async def consent(self, yes: bool) -> None:
        """Agree to what was asked, or do not."""
        await self._hosted.consent(self._check_player(), yes=yes)

    async def resign(self) -> None:
        """Give up: between two that ends the match, else a bot plays on."""
        seat = self._check_player(even_if_handed_over=True)
        await self._hosted.keep(
            lambda register: resigned(register, seat), said=f"{self.visitor.label} resigns"
        )

    async def rematch(self) -> str:
        """The code of a table where the same people may play again; the visitor sits there."""
        self._check_here()
        if not self._hosted.register.has_sat(self.visitor.identity):
            raise NotAtTableError("only those who played can play again")
        if not self.is_over:
            raise NotOverError("the match is still being played")
        self._hosted.means.may_act(self.visitor)
        return (await self._hosted.means.again(self._hosted, self.visitor)).code

    def _check_player(self, *, even_if_handed_over: bool = False) -> int:
        """The seat, if the visitor plays."""
        self._check_here()
        self._hosted.means.may_act(self.visitor)
        playing(self._hosted.register)
        if self.seat is None:
            raise NotYourSeatError("you are watching; only players can do that")
        if not even_if_handed_over:
            self._check_not_handed_over(self.seat)
        return self.seat
