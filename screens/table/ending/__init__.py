"""The end of a match: who came where, and how it went."""
