"""Small drawings for the faces of the cards, in characters that every terminal has."""

from __future__ import annotations

from collections.abc import Mapping

from engine.games.taidian.cards import CARDS

WIDTH, HEIGHT = 9, 3

CARD_ART: Mapping[str, tuple[str, str, str]] = {
    "coin": ("   .-.   ", "  ( $ )  ", "   '-'   "),
    "cash": (" .-----. ", " |o $ o| ", " '-----' "),
    "gold": ("   ____  ", "  /_$_/| ", "  |___|/ "),
    "bolt": ("    __   ", "   /_/   ", "   /     "),
    "flash": ("  __ __  ", " /_//_/  ", " /  /    "),
    "strike": (" (~~~~~) ", "  / / /  ", " / / /   "),
    "burn-barrel": ("   (\\(   ", "  |===|  ", "  |___|  "),
    "punch": ("    .--. ", "===(||||)", "    '--' "),
    "kick": ("  |  |   ", "  |  |__ ", "  |_____)"),
    "nine-mm": (" .-----, ", " |_,.--' ", " |_|     "),
    "shotgun": (" _______ ", " ___.==='", "    '-\\\\ "),
    "poison": ("   |=|   ", "  / x \\  ", "  \\___/  "),
    "robber": ("  _____  ", " (o\\_/o) ", "  '   '  "),
    "fire-bomb": ("     .*  ", "   .-'.  ", "   '--'  "),
    "first-aid": ("   .-.   ", " .'-+-'. ", " '-----' "),
    "shield": (" .--^--. ", " |  |  | ", "  '.|.'  "),
    "medic": ("   _+_   ", "  (o_o)  ", "  /|+|\\  "),
    "antidote": ("   |_|   ", "  /   \\  ", " (_~~~_) "),
    "bunker": ("  _____  ", " /=====\\ ", " |_[ ]_| "),
    "clinic": ("   ___   ", "  | + |_ ", "  |_n_|_|"),
    "generator": ("  .---.  ", "=-| z |-=", "  '---'  "),
    "vault": (" .-----. ", " |-(+) | ", " '-----' "),
    "watchtower": ("  _[=]_  ", "   /X\\   ", "  / X \\  "),
    "firing-range": ("  .---.  ", " ( (+) ) ", "  '---'  "),
    "workshop": ("  .===.  ", "  '-|-'  ", "    |    "),
}


def card_art(slug: str) -> tuple[str, str, str]:
    """The drawing of a card, or its first letter on a blank card if there is no drawing."""
    plain = ("  .---.  ", f"  | {CARDS[slug].name[0]} |  ", "  '---'  ")
    return CARD_ART.get(slug, plain)
