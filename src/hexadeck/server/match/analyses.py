"""Analyses of finished matches: asked for once, computed beside everything else, and kept with the match.

Servers that share a database do not work on the same one: who is at it has a claim, and says so again now and then. The
claim of a server that died lapses.
"""

import secrets
import time
from contextlib import suppress
from typing import TYPE_CHECKING, Final

import msgspec

from hexadeck.kernel.errors import HexadeckError
from hexadeck.server.match.new_match import choices_of
from hexadeck.server.match.setup import setup_of
from hexadeck.server.messages.finished import AnalysisInfo, AnalysisState
from hexadeck.server.processes import analysis_work
from hexadeck.server.processes.workers import Asker
from hexadeck.server.refusals import Refused
from hexadeck.store.store import Claim, StoredMatch, StoreError

if TYPE_CHECKING:
    from hexadeck.server.services import Services

MOST_AT_ONCE: Final = 8
MOST_OF_AN_ADDRESS: Final = 4
CLAIM_SECONDS: Final = 15
"""How long a claim holds."""
AGAIN_SECONDS: Final = 4
"""After so long it is made again."""


class Analyses:
    def __init__(self, services: "Services") -> None:
        self._services = services
        self._me = secrets.token_hex(6)
        self._percent: dict[str, int] = {}
        """How far those are that are under way here, by match."""
        self._asked_by: dict[str, Asker] = {}
        """Who asked for each of them."""
        self._failed: set[str] = set()

    async def state(self, id: str) -> AnalysisState:
        if id in self._percent:
            return AnalysisState(state="running", percent=self._percent[id], analysis=None)
        text = await self._services.store.analysis(id)
        if text is not None:
            return AnalysisState(state="done", percent=100, analysis=msgspec.json.decode(text, type=AnalysisInfo))
        for claim in await self._services.store.claims(self._services.now()):
            if claim.match == id:
                return AnalysisState(state="running", percent=claim.percent, analysis=None)
        return AnalysisState(state="none", percent=0, analysis=None)

    async def begin(self, stored: StoredMatch, asker: Asker) -> None:
        """One at a time for a guest: each takes longer than anything else that can be asked for."""
        id = stored.overview.id
        if id in self._percent:
            return
        if id in self._failed:
            raise Refused("cannot_be_analysed")
        self._check_number(asker)
        self._percent[id], self._asked_by[id] = 0, asker
        try:
            is_ours = await self._take_on(id, asker)
        except BaseException:
            self._forget(id)
            raise
        if is_ours:
            self._services.start(self._carry_out(stored))
        else:
            self._forget(id)

    def _check_number(self, asker: Asker) -> None:
        addresses = [other.address for other in self._asked_by.values()]
        if asker in self._asked_by.values():
            raise Refused("own_analysis")
        if len(addresses) >= MOST_AT_ONCE or addresses.count(asker.address) >= MOST_OF_AN_ADDRESS:
            raise Refused("many_analyses")

    async def _take_on(self, id: str, asker: Asker) -> bool:
        """False if another server is at it already."""
        for claim in await self._services.store.claims(self._services.now()):
            if claim.guest == asker.guest != "" and claim.match != id:
                raise Refused("own_analysis")
        return await self._claim(id)

    async def _claim(self, id: str) -> bool:
        now = self._services.now()
        claim = Claim(id, self._me, self._asked_by[id].guest, self._percent[id], now + CLAIM_SECONDS * 1000)
        return await self._services.store.claim(claim, now)

    def _forget(self, id: str) -> None:
        del self._percent[id], self._asked_by[id]

    async def _carry_out(self, stored: StoredMatch) -> None:
        id = stored.overview.id
        try:
            await self._work(stored)
        except StoreError:
            raise  # the database is away; who asks again begins again
        except (HexadeckError, Refused):
            self._failed.add(id)
            raise
        finally:
            self._forget(id)
            with suppress(StoreError):
                await self._services.store.drop_claim(id, self._me)

    async def _work(self, stored: StoredMatch) -> None:
        overview = stored.overview
        id, setup, choices = overview.id, setup_of(overview), choices_of(stored)
        people = [number for number, seat in enumerate(overview.seats) if seat.kind == "person"]
        seats = people or list(range(len(overview.seats)))
        # Between what the same guest asks of the lab.
        asker = Asker(self._asked_by[id].address, f"analysis {id}")
        text, claimed = "", time.monotonic()
        while not text:
            progress = await self._services.workers.lab.run(asker, analysis_work.go_on, id, setup, choices, seats)
            self._percent[id], text = progress.percent, progress.text
            if not text and time.monotonic() - claimed > AGAIN_SECONDS:
                claimed = time.monotonic()
                if not await self._claim(id):
                    return  # it took too long to say so, and another has begun
        await self._services.store.put_analysis(id, text)
