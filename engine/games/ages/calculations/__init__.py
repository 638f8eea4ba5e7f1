"""The arithmetic of the game: ratings, contests and their odds, movement and sight, part by part.

All functions ask a table (`units.AnyState`), which may be the state or a view, or plain numbers. So
rules, descriptions, refusals, bots and screens get the same sums. Nothing here changes a table.
"""
