"""Claims of projects."""

from __future__ import annotations

from attrs import frozen

from engine.core.text import join_with_and
from engine.games.currents.card_types import Current
from engine.games.currents.events import CompanyEvent
from engine.games.currents.names import LuminarySlug, Project, company_name, money
from engine.games.currents.projects.claims import Bill, Fee


@frozen(kw_only=True)
class ProjectClaimed(CompanyEvent):
    """A company claimed a project, and paid its bill and the fees for patents."""

    project: Project
    current: Current
    luminary: LuminarySlug
    """The luminary who claimed it; "" for an automaton."""
    bill: Bill | None
    """Its cost; None for an automaton."""
    fees: tuple[Fee, ...]

    @property
    def line(self) -> str:
        helpers = "{luminary} and " if self.luminary else ""
        claim = f"claims {{project}} with {helpers}{self.current.upper()}"
        return f"{claim}{self._payment_text()}: {{rise}}{self._bank_fees_text()}"

    def _payment_text(self) -> str:
        """The cost of the project: " for $4k and $3k to Edison for Bulb III", " for nothing"."""
        bank = self.bill.bank if self.bill else 0
        amounts = [money(bank)] if bank else []
        amounts += [_fee_text(fee) for fee in self.fees if fee.amount]
        return f" for {join_with_and(amounts, empty='nothing')}" if self.bill or amounts else ""

    def _bank_fees_text(self) -> str:
        """The fees that only the bank pays: "; the bank pays Brush $4k for DC IV", or nothing."""
        fees = [
            f"{company_name(fee.holder)} {money(fee.holder_gain)} for {fee.patent_name}"
            for fee in self.fees
            if fee.holder_gain and not fee.amount
        ]
        return f"; the bank pays {join_with_and(fees)}" if fees else ""


def _fee_text(fee: Fee) -> str:
    bank = fee.holder_gain - fee.amount
    bank_text = f" (and {money(bank)} from the bank)" if bank > 0 else ""
    return f"{money(fee.amount)} to {fee.recipient}{bank_text} for {fee.patent_name}"
