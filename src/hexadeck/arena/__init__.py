"""Many matches between agents: `simulate("zenonzard", 400)` plays them and reports who won."""

from hexadeck.arena.play import Outcome, play_matches
from hexadeck.arena.report import SimulationReport, simulate
from hexadeck.arena.wilson import Share

__all__ = ["Outcome", "Share", "SimulationReport", "play_matches", "simulate"]
