"""A part of a page: what does some of the page's actions, with its own state and its own tests."""

from __future__ import annotations


class Part:
    """Does some of the actions of a page, with methods `do_ACTION` as a page has them.

    A page names its parts in `Page.PARTS`. An action that the page has no method for is done by
    the part that has one.
    """

    def can_do(self, action: str) -> bool:
        """Would one of the part's own actions do something now?"""
        return True
