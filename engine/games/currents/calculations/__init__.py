"""The arithmetic of the game: what things cost, bring and are worth, part by part.

All functions ask a table (`protocols.py`), which may be the state or a view. So rules,
descriptions, refusals, bots and screens all work with the same sums. Nothing here changes a table.
"""
