"""Results that are kept for as long as the same view is asked about."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import wraps
from typing import Any, Concatenate, ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R")
V = TypeVar("V")


def kept(
    most: int, *, by: Callable[..., Hashable]
) -> Callable[[Callable[Concatenate[V, P], R]], Callable[Concatenate[V, P], R]]:
    """Keep the last results of a function of a view, by the identity of the view and a key.

    Views are too large to be hashed. Each is kept with its results, so that no other gets its id.
    `by` gives the key from the arguments after the view.
    """

    def decorate(work_out: Callable[Concatenate[V, P], R]) -> Callable[Concatenate[V, P], R]:
        results: OrderedDict[Hashable, tuple[Any, R]] = OrderedDict()

        @wraps(work_out)
        def look_up(view: V, /, *args: P.args, **kwargs: P.kwargs) -> R:
            key = id(view), by(*args, **kwargs)
            if key in results:
                results.move_to_end(key)
                return results[key][1]
            result = work_out(view, *args, **kwargs)
            results[key] = view, result
            if len(results) > most:
                results.popitem(last=False)
            return result

        return look_up

    return decorate
