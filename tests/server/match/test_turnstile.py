"""One match with home-made cards cannot hold the others up, whatever is written on them."""

import asyncio
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
import pytest
from tests.games.zenonzard.scenario import RED, Scenario, Side
from tests.server.table import Nobody, at_table

from hexadeck.cardtext.cardfile import MOST_LINES
from hexadeck.server.library import read_game
from hexadeck.server.match import new_match
from hexadeck.server.match.connection import Connection
from hexadeck.server.match.heard import hear
from hexadeck.server.match.turnstile import SHARE, Turnstile
from hexadeck.server.messages.live import AskOutcome, AskWhy, Choose
from hexadeck.server.services import Services
from hexadeck.server.settings import Settings
from hexadeck.store.store import Overview, Seat, Summary

GIVES = "Passive: your minions have Charge.\n"
ASKS = "Passive: your minions have +1 BP for each minion of yours with Charge.\n"
HEAD = "Fox {0} [HM{0}]\nRed Field Minion, Fox\nCost 1, BP 300, DP 1\n"
MOST_SECONDS = 0.15
"""Of CPU time, which hardly depends on what else the machine does: so long everybody else waits at most."""


def hostile() -> tuple[str, dict[str, object]]:
    """Cards whose values ask for each other ten thousand times, and a table on which all of them lie."""
    cards = "\n".join(HEAD.format(number) + (MOST_LINES - 3) * (ASKS, GIVES)[number % 2] for number in range(10))
    names = [f"Fox {number}" for number in range(10)]
    you, foe = [Side(hand=["High Pressure"], field=names, base=[RED] * 5) for _ in range(2)]
    return cards, Scenario(you, foe, cards=cards).match.position()


@contextmanager
def longest_callback(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[float]]:
    """How much CPU time the event loop spends in one piece, at most."""
    longest, run = [0.0], asyncio.Handle._run

    def timed(handle: asyncio.Handle) -> None:
        began = time.thread_time()
        run(handle)
        longest[0] = max(longest[0], time.thread_time() - began)

    monkeypatch.setattr(asyncio.Handle, "_run", timed)
    yield longest
    monkeypatch.undo()


@at_table
async def test_nothing_that_is_asked_of_such_a_match_takes_long(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On plain Python one look at this table took 1.5 seconds, and everybody waited for it."""
    cards, position = hostile()
    services = await Services.open(Settings(data=tmp_path, workers=1))
    game = await read_game("zenonzard", cards)
    seats = (Seat(kind="person", guest="ann"), Seat(kind="person", guest="bob"))
    setup = {"seed": "1", "mode": "duel", "cards": cards, "position": position}
    match = new_match.make_match(services, game, setup, {}, None, seats)
    await services.store.create(match)

    with longest_callback(monkeypatch) as longest:
        room = await services.rooms.open(match.id)
        lines = [Connection(guest, seat, Nobody()) for seat, guest in enumerate(("ann", "bob"))]
        for line in [*lines, Connection(None, None, Nobody())]:
            await room.enter(line)
        await hear(room, lines[0], AskOutcome(question=0, option=1))
        await hear(room, lines[0], AskWhy(card=1))
        for question in range(3):
            await hear(room, lines[0], Choose(question=question, option=0))

    assert longest[0] < MOST_SECONDS
    await services.close()


def overview(host: str) -> Overview:
    summary = Summary(status="running", turn=1, decider=0, result=None, updated=0)
    setup = {"cards": "Fox [HM1]"}
    seats = (Seat(kind="person", guest=host),)
    return msgspec.convert(
        {
            "id": host, "game": "zenonzard", "rules": "", "cards": "", "setup": setup, "options": {}, "clock": None,
            "invite": "", "watch": "", "created": 0, "length": 0, "rematch": None,
        } | {"seats": seats, "summary": summary},
        Overview,
    )  # fmt: skip


@at_table
async def test_whoever_has_many_such_matches_has_one_turn_like_everybody() -> None:
    """And between two pieces of work everybody else has three times as long."""
    clock, order, free = [0.0], [], []
    turnstile = Turnstile(lambda: clock[0])

    pause = asyncio.sleep

    async def wait(seconds: float) -> None:
        clock[0] += seconds
        await pause(0)

    async def work(host: str) -> None:
        async with turnstile.share(overview(host)):
            order.append(host)
            free.append(clock[0])
            clock[0] += 1.0

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("hexadeck.server.match.turnstile.asyncio.sleep", wait)
        await asyncio.gather(*[work("ann") for _ in range(3)], work("bob"))

    assert order == ["ann", "bob", "ann", "ann"]
    assert free == [SHARE * number for number in range(4)]
