"""News of a table's chat by themselves: no app, no hall."""

from __future__ import annotations

from types import SimpleNamespace
from typing import cast

from net.hall.chair import Chair
from net.hall.chat import ChatLine
from net.hall.timeouts import out_of_time_text
from screens.online.chat_news import ChatNews


def line(number: int, who: str, text: str) -> ChatLine:
    return ChatLine(number, 0, "chat" if who else "notice", who, text)


def chat_of(*lines: ChatLine) -> tuple[list[ChatLine], ChatNews]:
    """The lines of a chat, which can grow, and the news for Ada."""
    said = list(lines)
    chair = SimpleNamespace(lines=lambda: said, stage="playing")
    return said, ChatNews(cast("Chair", chair), lambda: "ada")


def test_lines_of_others_are_unread_and_shown_once() -> None:
    said, news = chat_of(line(1, "bob", "earlier"))
    assert (news.unread, list(news.notices())) == (0, [])
    said += [line(2, "bob", "hello"), line(3, "ada", "hi"), line(4, "", "bob left")]
    assert news.unread == 1
    assert [notice.text for notice in news.notices()] == ["bob: hello", "bob left"]
    assert list(news.notices()) == []
    assert news.unread == 1, "a notice is not the open chat"
    news.mark_read()
    assert news.unread == 0


def test_what_the_visitor_did_is_no_news_but_their_time_is() -> None:
    said, news = chat_of()
    said += [line(1, "", "ada asks"), line(2, "", out_of_time_text("ada"))]
    (notice,) = news.notices()
    assert notice.text == "Your time ran out. A bot plays on for you."
    assert notice.severity == "warning"
