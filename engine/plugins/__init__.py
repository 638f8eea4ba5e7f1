"""Plug-ins of other packages: games, board painters and bots.

`entry_points.py` finds and checks plug-ins of any kind. Each kind has one group of them: games are
in `engine/core/registry.py` and bots in `engine/bots`, each beside the built-in ones, and painters
in `board_painters.py`. `problems.py` lists the plug-ins of all kinds that cannot be used.
"""
