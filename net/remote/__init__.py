"""A Textual app on a remote terminal; all uses of Textual's private parts are here."""
