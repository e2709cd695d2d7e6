"""How good a value is on matches it was not fitted to."""

from typing import Any, Final

import numpy as np

from hexadeck.learning.positions import Floats, Ints, Positions

BINS: Final = (0.2, 0.4, 0.6, 0.8, 1.01)


def measured(positions: Positions, rows: Ints, said: Floats) -> dict[str, Any]:
    """All of it together, and by third of the match: those of the curve, which `bands` are the beginnings of."""
    third = np.searchsorted(positions.bands, positions.turn[rows], "right")
    parts = [figures(positions, rows[third == part], said[third == part]) for part in range(len(positions.bands) + 1)]
    return {**figures(positions, rows, said), "thirds": parts}


def figures(positions: Positions, rows: Ints, said: Floats) -> dict[str, Any]:
    """The AUC, the Brier score, and what was said against what came."""
    won, weight = positions.won[rows], positions.weight[rows]
    brier = float((weight * (said - won) ** 2).sum() / max(weight.sum(), 1e-9))
    pairs = []
    low = 0.0
    for high in BINS:
        inside = (said >= low) & (said < high)
        total = float(weight[inside].sum())
        if total > 0:
            pairs.append(
                [
                    round(float((weight * said)[inside].sum()) / total, 2),
                    round(float((weight * won)[inside].sum()) / total, 2),
                ]
            )
        low = high
    return {"auc": round(auc(said, won, weight), 3), "brier": round(brier, 3), "said_and_seen": pairs}


def auc(said: Floats, won: Floats, weight: Floats) -> float:
    """How often the table of one who won looks better than that of one who lost; equals count half."""
    _, rank = np.unique(said, return_inverse=True)
    winners = np.bincount(rank, weight * (won == 1), minlength=1)
    losers = np.bincount(rank, weight * (won == 0), minlength=1)
    below = np.cumsum(losers) - losers
    pairs = winners.sum() * losers.sum()
    return float((winners * (below + losers / 2)).sum() / pairs) if pairs > 0 else 0.5


def lines(name: str, found: dict[str, Any]) -> list[str]:
    parts = ", ".join([f"{part['auc']:.3f}" for part in found["thirds"]])
    told = [f"{name:<18} AUC {found['auc']:.3f} (by third {parts}), Brier {found['brier']:.3f}"]
    for part, figure in enumerate(found["thirds"], 1):
        pairs = ", ".join([f"{said:.0%} {seen:.0%}" for said, seen in figure["said_and_seen"]])
        told.append(f"  third {part}: said and seen {pairs}")
    return told
