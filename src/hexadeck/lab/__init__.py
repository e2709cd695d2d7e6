"""The balance lab: questions about decks and cards, answered by matches, with intervals that say how sure that is.

desk = Desk("zenonzard", players=["greedy"])
data = answer(desk.duel(desk.game.deck("Aguma Rush"), desk.game.deck("Two Flags")))
"""

from pathlib import Path
from typing import Any

from hexadeck.lab.crews import LocalCrew
from hexadeck.lab.questions import Desk, Plan
from hexadeck.lab.report import report
from hexadeck.lab.results import Results
from hexadeck.lab.run import Run

__all__ = ["Desk", "Plan", "answer"]


def answer(
    plan: Plan, workers: int | None = None, seconds: float | None = None, file: Path | None = None
) -> dict[str, Any]:
    """Carry out a plan on this machine, on all cores unless told, and report."""
    with Results(plan, file) as results:
        run = Run(plan, results)
        crew = LocalCrew(plan.trials, workers)
        try:
            run.carry_out(crew, seconds)
        finally:
            crew.close()
        return report(run)
