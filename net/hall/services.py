"""The services shared by all tables of a hall: stores, clock, limits, and background work."""

from __future__ import annotations

from attrs import Factory, define

from net.config import Limits
from net.hall.background import BackgroundTasks
from net.hall.rates import VisitorRates
from net.hall.timers import Clock
from net.metrics import Metrics
from saves.server_stores import ServerStores


def _rates_of(services: Services) -> VisitorRates:
    return VisitorRates(
        chat_per_minute=services.limits.chat_per_minute,
        time=services.clock.monotonic,
        metrics=services.metrics,
    )


@define(kw_only=True)
class Services:
    """The services that a table uses. Nothing here calls back into the hall."""

    stores: ServerStores
    clock: Clock
    limits: Limits
    metrics: Metrics
    pace: float
    """Seconds that bots take for an answer."""
    tasks: BackgroundTasks = Factory(BackgroundTasks)
    """Short tasks, such as storing the effect of a timer."""
    bots: BackgroundTasks = Factory(BackgroundTasks)
    """Running bots, one task for each table whose match is awake."""
    rates: VisitorRates = Factory(_rates_of, takes_self=True)
