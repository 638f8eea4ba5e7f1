"""The five Actions as text: on cards, in the list, and in explanations."""

from __future__ import annotations

from engine.games.duel.cards import ASSISTANTS, PROPAGANDA

ACTION_TEXTS = {
    "electrify": "Electrify",
    "acquire": "Acquire",
    "advance": "Advance",
    "monopolize": "Monopolize",
    "propaganda": "Propaganda",
}
ACTION_SENSE = {
    "electrify": "take a City from the row, or refresh it",
    "acquire": "take a share whose Technology you hold",
    "advance": "take a Technology from the rival",
    "monopolize": "place or turn a No AC/DC chip",
    "propaganda": "gain PR; each multiple of 3 is a Free Action",
}
"""The effect of each Action, briefly."""


ACTION_GIST = {
    "electrify": "take a City",
    "acquire": "take a share",
    "advance": "take a Tech",
    "monopolize": "No AC/DC chip",
    "propaganda": "gain PR",
}
"""The effect of each Action, in at most thirteen characters."""


def printed_action(action: str, assistant: str) -> str:
    """An Action as a card prints it: "Electrify", "Propaganda +2"."""
    pr = f" +{ASSISTANTS[assistant].propaganda_pr}" if action == PROPAGANDA else ""
    return ACTION_TEXTS[action] + pr


def explained_actions(assistant: str) -> list[str]:
    return [
        f"{printed_action(action, assistant)}: {ACTION_SENSE[action]}"
        for action in ASSISTANTS[assistant].actions
    ]
