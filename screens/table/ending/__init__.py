"""The end of a match: the ranking, and the course of the match."""
