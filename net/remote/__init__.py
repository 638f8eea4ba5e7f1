"""A Textual app on a terminal at the far end; all of Textual's private parts."""
