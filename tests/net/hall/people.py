"""The visitors of the halls in tests, and what they plan for their tables."""

from __future__ import annotations

from net.hall.table_plan import ClockPlan, SeatPlan
from net.visitor import Visitor

ANN = Visitor("ann", "10.0.0.1", "SHA256:ann")
BOB = Visitor("bob", "10.0.0.2", "SHA256:bob")
CID = Visitor("cid", "10.0.0.3", "SHA256:cid")
DAN = Visitor("dan", "10.0.0.4", "SHA256:dan")
GUS = Visitor("gus", "10.0.0.5")
ADA = Visitor("ada", "10.0.0.9", "SHA256:ada", is_admin=True)

OPEN = SeatPlan()
ROBOT = SeatPlan("bot", "random")
DECISION = ClockPlan("decision", 60)
BANK = ClockPlan("bank", 600, 5)
