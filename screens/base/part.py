"""A part of a page: it handles some of the page's actions, with its own state and tests."""

from __future__ import annotations


class Part:
    """Handles some of the actions of a page, with methods `action_ACTION` like those of a page.

    A page names its parts in `Page.PARTS`. An action without a method on the page is done by the
    part that has one.
    """

    def can_do(self, action: str) -> bool:
        """Would one of the part's own actions have an effect now?"""
        return True
