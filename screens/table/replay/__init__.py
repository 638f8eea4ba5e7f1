"""The replay of a match, step by step."""
