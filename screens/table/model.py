"""What a table shows to the player at the keyboard, worked out without a screen.

The model holds the last update of the seat at the keyboard, the menu of its decision, and what is
new to it. The page paints it and passes keys on to it; tests can play whole games with it alone.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence, Set
from typing import Any

from attrs import evolve

from engine.core.bot import Advice
from engine.core.choice import Choice
from engine.core.event import Event
from engine.core.game import describe_plainly
from engine.core.text import capital, listed
from engine.rulebook import beginning, rulebook_of
from net.play.final_choices import Finals
from net.play.playable import Playable
from net.play.update import LogLine, Update, heard_by
from screens.table.card_sets import DONE
from screens.table.hotseat import Hotseat
from screens.table.menus.choice_menu import ChoiceMenu
from screens.table.menus.letters import DealtLetters
from screens.table.menus.make_menu import make_menu
from screens.table.menus.set_picker import SetPicker
from screens.table.painters import changed_places, find_painter
from screens.table.story.on_the_way import moments_of
from screens.table.story.recap import Recap
from screens.table.story.reveal import Reveal
from screens.table.story.shown_log import ShownLog
from screens.table.story.telling import Telling
from screens.table.table_names import TableNames
from themes.look import Look
from tui.keys import Keymap
from tui.settings import Settings
from tui.widgets.about import About, plain_name
from tui.widgets.bars import Chip
from tui.widgets.canvas import Offer, Picture, Target
from tui.widgets.cells import wrapped
from tui.widgets.choices import ChoiceList, ChoiceRow, Refused
from tui.widgets.log import ShownLine

GOAL_WIDTH = 77
"""The cells of a line that says how a match is won: it fits a terminal of 80."""


class TableModel:
    """One table as the player at the keyboard sees it."""

    def __init__(
        self,
        table: Playable,
        *,
        settings: Settings,
        keymap: Keymap,
    ) -> None:
        self.table = table
        self.settings = settings
        self.keymap = keymap
        self.painter = find_painter(table.game.slug)
        self.hotseat = Hotseat(table.own_seats)
        self.menu: ChoiceMenu | None = None
        self._dealt = DealtLetters()
        self.advice = ""
        self.hint = ""
        self._events: list[tuple[int, tuple[Event, ...]]] = []
        self.names = TableNames(table, lambda: self.update.view)
        self._log = ShownLog(self.names.with_names)
        self.recap = Recap(self.names.with_names)
        self.update = table.update(self.hotseat.viewer)
        self._telling = Telling(self.painter, self.update)
        self.receive(self.update)

    @property
    def labels(self) -> Mapping[str, str]:
        """What can be chosen on the board, each place with its jump letter."""
        return self.menu.places if self.menu is not None else {}

    def has_same_eyes(self, seat: int) -> bool:
        """May the seat see all that is on the screen now, and nothing more?

        While no seat's secrets are shown, all people at the keyboard must have the same eyes.
        """
        viewer = self.hotseat.viewer
        now = self.hotseat.humans if viewer is None else (viewer,)
        same, view = self.table.game.same_eyes, self.update.view
        return all(each == seat or same(view, each, seat) for each in now)

    # Taking news in

    def see_as(self, seat: int | None) -> None:
        """Show the table to another seat (None: a spectator)."""
        self._show(self.table.update(seat))

    def change_seats(self, seat: int | None) -> None:
        """Show the table to another seat, after the seats of the people here have changed."""
        self.hotseat = Hotseat(self.table.own_seats)
        self.see_as(seat)

    def _show(self, update: Update) -> None:
        self.hotseat.show(update.seat)
        self._events.clear()
        self.receive(update)

    def steps_of(self, update: Update) -> tuple[Update, ...]:
        """The update, after one for each thing on the way to it that the board tells by itself."""
        return moments_of(update, self.painter.beats)

    def cover(self, update: Update) -> tuple[Update, ...]:
        """Show what all may see, instead of an update to the seat that has just answered.

        What that seat was told step by step before, the others have seen on the same screen.
        Returns what is to be shown after this (`steps_of`).
        """
        self.reveal.share(update.seat, None)
        first, *later = self.steps_of(self.table.update(None))
        self._show(first)
        heard = heard_by(None, update.events)
        self._events.append((update.answers, heard))
        self._telling.begin_story(self.update, heard, before=self.update.view, plays=self._plays)
        return tuple(later)

    def receive(self, update: Update) -> None:
        """Take in an update of the table."""
        before, self.update = self.update, update
        self.recap.follow(self.painter.mover(update.view))
        self._log.take_in(self.table.log(update.seat), update.seat)
        self._events.append((update.answers, update.events))
        self._events = [each for each in self._events if each[0] > self._log.news_after]
        self._telling.follow(update, self.hotseat.humans, plays=self._plays)
        seen = before if before.seat == update.seat else update  # never what another seat saw
        self._telling.begin_story(update, update.events, before=seen.view, plays=self._plays)
        if update.decision is None or update.decision is not before.decision or not self.menu:
            self.advice = self.hint = ""
            answered, self.menu = self.menu, self._menu()
            if self.menu is not None and answered is not None:
                self.menu.is_unread = update.last_seat == update.seat
            self.recap.take_in(update, self._log.lines, told=self._is_told(update))
        elif isinstance(self.menu, SetPicker):
            self.menu.learn_final(self._final())

    # Telling step by step

    @property
    def reveal(self) -> Reveal:
        """How far the board has come with what it tells."""
        return self._telling.reveal

    @property
    def _plays(self) -> bool:
        """Are reveals told step by step at all?"""
        return self.settings.seconds > 0

    @property
    def results_stay(self) -> bool:
        """Does the end of each scene of a reveal stay until a player goes on?"""
        return self.settings.stay and bool(self.hotseat.humans)

    @property
    def result_stays(self) -> bool:
        """Is the end of a scene on the screen, to stay until a player at it goes on?"""
        return self.results_stay and self.reveal.ends_scene

    def is_held_up(self, update: Update) -> bool:
        """Must an update wait until the reveal that plays is over (`Telling.holds_up`)?"""
        return self._telling.holds_up(update, stays=self.results_stay)

    def disturbs_reader(self, update: Update) -> bool:
        """Would an update take the board from a player who looks or reads: by a reveal, by the end?

        Such an update waits until the player is done.
        """
        ends = update.outcome is not None and self.update.outcome is None
        return ends or (self._plays and self._telling.brings_reveal(update))

    @property
    def shown_view(self) -> Any:
        """What the board shows: how it was before the events that it tells, until their result."""
        return self._telling.shown(self.update.view)

    def way_on(self) -> str:
        """The action that goes on from a reveal: from its result another than before it."""
        return "take" if self.result_stays else "back"

    def _is_told(self, update: Update) -> bool:
        """Is there no need of a recap: does the board tell what happened, or is none wanted?"""
        beats = self.painter.beats(update.view)[1] if self._plays else 0
        return bool(beats) or not self.settings.recap

    # The menu

    def _menu(self) -> ChoiceMenu | None:
        decision, game = self.update.decision, self.table.game
        if decision is None:
            return None
        self._dealt.begin((decision.seat, self.update.where))
        return make_menu(
            game,
            self.update.view,
            decision,
            self.keymap,
            final=self._final(),
            confirm=self.settings.confirm,
            dealt=self._dealt,
        )

    def _final(self) -> Set[Choice]:
        """The choices that the player could not take back.

        Where players elsewhere, or bots, are asked at the same time, they may answer at any moment,
        and then there is no way back: every choice counts as final from the first moment on.
        """
        update = self.update
        elsewhere = set(update.waiting_for).difference(self.hotseat.humans)
        if update.decision is not None and elsewhere:
            return Finals(update.decision.choices, lambda _: True)
        return update.final

    def apply_settings(self, settings: Settings, keymap: Keymap) -> None:
        """Take over changed settings and keys: jump letters and confirmations depend on them."""
        self.settings, self.keymap = settings, keymap
        self.menu = self._menu()

    def take_advice(self, advice: Advice) -> None:
        """Take in a bot's advice, which the player asked for."""
        if self.menu is not None and advice.choice in self.menu.decision.choices:
            reason = self.names.with_names(advice.reason)
            self.advice, self.hint = reason or "This is what a bot would do.", ""
            self.menu.show(advice.choice)

    @property
    def is_guided(self) -> bool:
        """Do hints come by themselves: is this the recommended first game, and is that wanted?"""
        wanted = self.settings.guide and self.settings.hints
        return wanted and is_first_game(self.table)

    def take_hint(self, advice: Advice) -> None:
        """Show a hint that the player did not ask for; the cursor stays where it is."""
        if self.menu is not None and advice.choice in self.menu.decision.choices:
            self.menu.advised = advice.choice
            words, reason = self._in_words(advice.choice), self._news_in(advice)
            self.hint = self.names.with_names(f"{words}. {capital(reason)}".strip())

    def _news_in(self, advice: Advice) -> str:
        """The reason of an advice; empty if the text of the choice says the same."""
        told = self.table.game.describe(self.update.view, advice.choice).consequence
        return "" if advice.reason.casefold() in told.casefold() else advice.reason

    # What is shown

    def clause(self, place: str = "") -> str:
        """The clause of the rules in question."""
        if self.menu is None:
            return ""
        row = self.menu.row_at(place)
        return (row.clause if row else "") or self.menu.clause

    def help_words(self, place: str = "") -> tuple[str, ...]:
        """What is under the cursor, for the help."""
        if self.menu is None:
            return (self.idle_words(),)
        row = self.menu.row_at(place) or self._row_under_the_cursor(self.menu)
        heading = f"{row.group}: {row.words}" if row.group else row.words
        final = "It cannot be taken back." if row.final else ""
        number = self.clause(place)
        rule = rulebook_of(self.table.game).clauses.get(number, "")
        clause = f"Rules {number}: {rule}" if rule else f"Rules {number}" if number else ""
        consequence = capital(self.names.with_names(row.consequence))
        told = (self.names.with_names(heading), consequence, final, clause)
        return tuple(words for words in told if words)

    @staticmethod
    def _row_under_the_cursor(menu: ChoiceMenu) -> ChoiceRow:
        return menu.rows(range(menu.cursor, menu.cursor + 1))[menu.cursor]

    def about(self, place: str) -> About:
        """What a player who looks at a place of the board reads; what can be done there as well."""
        asks = self.menu is not None and not self.reveal.is_playing
        row = self.menu.row_at(place) if self.menu is not None and asks else None
        told = self._told_about(place)
        if row is None:
            return told or About(plain_name(place), ())
        if told is None:
            lines = (capital(row.consequence),) if row.consequence else ()
            return About(row.words, lines, row.clause)
        words = row.words if row.words.startswith(row.group) else f"{row.group}: {row.words}"
        return evolve(told, lines=(*told.lines, f"You can choose this. {words}"))

    def _told_about(self, place: str) -> About | None:
        told = self.painter.about(self.shown_view, place)
        return told and told.retold(self.names.with_names)

    def place_page(self, place: str, width: int, height: int, look: Look) -> Picture | None:
        """The game's page about a place of the board; None if it has none."""
        return self.painter.place_page(self.shown_view, place, width, height, look)

    def where(self) -> str:
        """How far the match has come; while the board tells what happened, where that was."""
        return self.reveal.name if self.reveal.is_playing else self.update.where.words

    def chips(self) -> tuple[Chip, ...]:
        """The seats in the title bar."""
        return self.names.chips(self.update.waiting_for)

    def prompt(self) -> tuple[str, str, str]:
        """Who is asked, what, and in which role's colour."""
        update, decision = self.update, self.update.decision
        if self.reveal.is_playing:
            return "", "This is what happened", ""
        if decision is not None:
            asked = (self.menu.progress if self.menu else "") or decision.prompt
            shared = len(self.hotseat.humans) > 1
            who = self.names.person(decision.seat) if shared else self.names.called(decision.seat)
            return who, self.names.with_names(asked), self.names.role(decision.seat)
        if update.outcome is not None:
            return "", "The match is over", ""
        names = ", ".join(self.names.person(seat) for seat in update.waiting_for)
        return "Waiting for", names, ""

    def goal(self) -> tuple[str, ...]:
        """How the game is won, for a player who has not answered yet; empty after that."""
        seat, over = self.update.seat, self.update.outcome is not None
        if seat is None or over or any(line.seat == seat for line in self.lines):
            return ()
        own = self.painter.goal(self.update.view)
        return tuple(wrapped(own, GOAL_WIDTH)) if own else self.table.game.goal

    def how_to_win(self) -> tuple[str, ...]:
        """How this match is won, in paragraphs."""
        own = self.painter.goal(self.update.view)
        return (own,) if own else self.table.game.goal

    def why_no_undo(self) -> str:
        """Why the viewer has no answer to take back now, as a sentence."""
        seat = self.hotseat.viewer
        if seat is None:
            return "You are watching: only a player can take an answer back"
        if self.update.outcome is not None:
            return "The match is over: no answer can be taken back"
        if self.update.last_seat is None:
            return "Nothing to take back: nobody has answered yet"
        if self.update.last_seat != seat:
            return "Nothing to take back: the last answer is not yours"
        return "Your last answer stands: something was revealed by it"

    def choices(self, *, in_use: bool, place: str = "", height: int = 0) -> ChoiceList:
        """The list of choices.

        `place` is where the cursor is on the board, if it is there; `height` is the number of
        rows that the pane has room for, 0 if there is room for all.
        """
        if self.reveal.is_playing:
            return ChoiceList(title="Choices", in_use=False, quiet=self.reveal_words())
        if self.menu is None:
            return ChoiceList(title="Choices", in_use=False, quiet=self.idle_words())
        pointed = self._pointed(self.menu, place)
        return ChoiceList(
            title=self._menu_title(self.menu),
            rows=tuple(self._explained(row) for row in self.menu.rows(self._in_sight(height))),
            cursor=self.menu.cursor,
            pointed=self._explained(pointed) if pointed else None,
            in_use=in_use,
            armed=self.menu.armed,
            refusal=self.menu.refusal,
            advice=self.advice,
            hint=self.hint,
            refused=self.refused() if self.settings.refusals and not self.menu.is_in_group else (),
        )

    @staticmethod
    def _pointed(menu: ChoiceMenu, place: str) -> ChoiceRow | None:
        """The row that is told of instead of the one under the cursor of the list, if any.

        It is that of the cursor on the board; a card that is picked stands for the whole set.
        """
        is_picked = (place or menu.place()) in menu.picked
        return menu.row_at(DONE if is_picked else place)

    def _menu_title(self, menu: ChoiceMenu) -> str:
        """The title of a list; while a set is built, which keys do so."""
        if menu.builds_set:
            pick, take = (self.keymap.shown(each, "table") for each in ("pick", "take"))
            return f"{pick} picks, {take} confirms"
        return menu.title or "Your choices"

    def reveal_words(self) -> str:
        """Say which key goes on from the reveal that plays."""
        key = self.keymap.shown(self.way_on(), "table")
        return f"{key} goes on." if self.result_stays else f"{key} shows the result."

    def _in_sight(self, height: int) -> range | None:
        """The rows around the cursor that a pane of this height can show; None for all."""
        if self.menu is None or not height:
            return None
        return range(self.menu.cursor - height, self.menu.cursor + height)

    def _explained(self, row: ChoiceRow) -> ChoiceRow:
        """A group with the beginning of its rule: its members do not say what is done."""
        rule = rulebook_of(self.table.game).clauses.get(row.clause, "") if row.count > 1 else ""
        if rule:
            row = evolve(row, consequence=f"{beginning(rule)} ({row.consequence})")
        named = self.names.with_names
        return evolve(row, words=named(row.words), consequence=named(row.consequence))

    def idle_words(self) -> str:
        """Say for what the viewer waits while there is nothing to choose."""
        if self.update.outcome is not None:
            return f"The match is over. {self.keymap.shown('take')} shows the result."
        names = listed([self.names.person(seat) for seat in self.update.waiting_for])
        return f"{names} will answer next."

    def refused(self) -> tuple[Refused, ...]:
        """What the seat might expect to be able to do, and why it cannot."""
        decision, view, game = self.update.decision, self.update.view, self.table.game
        if decision is None:
            return ()
        return tuple(
            Refused(
                self.names.with_names(self._in_words(each.choice)),
                self.names.with_names(each.reason),
                each.clause,
            )
            for each in game.why_not(view, decision)
        )

    def _in_words(self, choice: Choice) -> str:
        """A choice in one line; a verb without a noun means all that it could be done to."""
        describe = self.table.game.describe if choice.noun else describe_plainly
        described = describe(self.update.view, choice)
        if described.label in ("", described.group):
            return described.group
        return f"{described.group}: {described.label}"

    def offer(self, cursor: str, targets: Iterable[Target], *, looking: bool = False) -> Offer:
        """What the painter of the board must know.

        A player who is `looking` while events are told sees the board without the story: there may
        be no room for both.
        """
        if looking and self._telling.is_of_events:
            return Offer(players=self.names.players)
        events = (event for _, happened in self._events for event in happened)
        changed = changed_places(self.table.game.slug, self.update.view, events, targets)
        if self.menu is None or self.reveal.is_playing:
            shown = Offer(changed=changed, beat=self.reveal.beat)
        else:
            cursor = cursor or self.menu.place()
            shown = Offer(self.menu.places, cursor, changed, picked=self.menu.picked)
        return evolve(shown, players=self.names.players, story=self._telling.story)

    @property
    def lines(self) -> Sequence[LogLine]:
        """All that has happened, as the viewer may read it."""
        return self._log.lines

    def log(self, last: int | None = None) -> tuple[ShownLine, ...]:
        """The last lines of the log, by default all; headings where the match came elsewhere.

        What the board is just telling must not be read beforehand.
        """
        return self._log.last(last, before=self._telling.untold)

    def news(self) -> tuple[ShownLine, ...]:
        """What happened since this person's last turn; nothing while the board tells of it."""
        return () if self.reveal.is_playing else self._log.news()


def is_first_game(table: Playable) -> bool:
    """Is a match played as its game recommends for a first one?"""
    first = table.game.first_game
    if first is None or sorted(player.kind for player in table.players) != sorted(first.seats):
        return False
    return all(table.options.get(name) == value for name, value in first.options.items())
