"""Analyses of finished matches: asked for once, computed beside everything else, and kept with the match."""

from typing import TYPE_CHECKING, Final

import msgspec

from hexadeck.kernel.errors import HexadeckError
from hexadeck.server.match.new_match import choices_of
from hexadeck.server.match.setup import setup_of
from hexadeck.server.messages import AnalysisInfo, AnalysisState
from hexadeck.server.processes import analysis_work
from hexadeck.server.refusals import Refused
from hexadeck.store.store import StoredMatch

if TYPE_CHECKING:
    from hexadeck.server.services import Services

MOST_AT_ONCE: Final = 8


class Analyses:
    def __init__(self, services: "Services") -> None:
        self._services = services
        self._percent: dict[str, int] = {}
        """How far those are that are under way, by match."""
        self._asked_by: dict[str, str] = {}
        """The guest who asked for each of them."""
        self._failed: set[str] = set()

    async def state(self, id: str) -> AnalysisState:
        if id in self._percent:
            return AnalysisState(state="running", percent=self._percent[id], analysis=None)
        text = await self._services.store.analysis(id)
        if text is None:
            return AnalysisState(state="none", percent=0, analysis=None)
        return AnalysisState(state="done", percent=100, analysis=msgspec.json.decode(text, type=AnalysisInfo))

    def begin(self, stored: StoredMatch, guest: str) -> None:
        """One at a time for a guest: each takes longer than anything else that can be asked for."""
        id = stored.overview.id
        if id in self._percent:
            return
        if id in self._failed:
            raise Refused("failed", "this match cannot be analysed; why is in the server's log")
        if guest in self._asked_by.values():
            raise Refused("too_fast", "another match of yours is being analysed; wait until that is done")
        if len(self._percent) >= MOST_AT_ONCE:
            raise Refused("too_fast", "many matches are being analysed; try again in a minute")
        self._percent[id], self._asked_by[id] = 0, guest
        self._services.start(self._carry_out(stored))

    async def _carry_out(self, stored: StoredMatch) -> None:
        overview = stored.overview
        id, setup, choices = overview.id, setup_of(overview), choices_of(stored)
        people = [number for number, seat in enumerate(overview.seats) if seat.kind == "person"]
        seats = people or list(range(len(overview.seats)))
        try:
            text = ""
            while not text:
                progress = await self._services.workers.lab.run(analysis_work.go_on, id, setup, choices, seats)
                self._percent[id], text = progress.percent, progress.text
            await self._services.store.put_analysis(id, text)
        except HexadeckError:
            self._failed.add(id)
            raise
        finally:
            del self._percent[id], self._asked_by[id]
