"""The number of opportunity shots that can be made, each at another target in another space."""

from __future__ import annotations

from collections.abc import Iterable, Sequence


def most_shots(spaces_of_targets: Iterable[Sequence[int]]) -> int:
    """The most shots at targets, one at each and one in each space (11.2).

    `spaces_of_targets` are the spaces in which each target can be shot at. Targets are matched with
    spaces one by one; an earlier target makes way if another space is left for it.
    """
    targets = list(spaces_of_targets)
    target_by_space: dict[int, int] = {}

    def try_match_target(target: int, tried_spaces: set[int]) -> bool:
        for space in targets[target]:
            if space in tried_spaces:
                continue
            tried_spaces.add(space)
            if space not in target_by_space or try_match_target(
                target_by_space[space], tried_spaces
            ):
                target_by_space[space] = target
                return True
        return False

    return sum(try_match_target(target, set()) for target in range(len(targets)))
