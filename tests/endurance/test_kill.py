"""`kill -9` at any moment loses no acknowledged choice; after a restart every match goes on.

A loaded server is killed at random moments, as often as `--kills` says, and the clients tell what they were promised.
"""

import asyncio
import random
import time
from pathlib import Path

import httpx
from tests.server.table import Server
from tools.table_client import Guest, Seat

GAMES = ("zenonzard", "kanzume-goddess", "knights-and-kings-chess")
COUPLES = 6
MOST_CHOICES = 24
"""Between a start and the next kill the clients are promised from one choice to so many."""
MOST_SECONDS = 0.05
"""And then so long at most, so that the kill falls anywhere between two of them."""
PATIENCE = 60


class Couple:
    """Two guests who play one match after the other, whatever happens to the server."""

    def __init__(self, address: str, game: str) -> None:
        self.game = game
        self.guests = (Guest(address), Guest(address))
        self.seats: list[tuple[Seat, Seat]] = []
        self.is_stopping = False

    async def keep_playing(self) -> None:
        while not self.is_stopping:
            try:
                match = await self._sit_down()
            except (httpx.HTTPError, RuntimeError):
                # The server died while they sat down; the half-made match is nobody's loss.
                await asyncio.sleep(0.05)
                continue
            seats = tuple(Seat(guest, match, f"{match} {place}") for place, guest in enumerate(self.guests))
            self.seats.append((seats[0], seats[1]))
            for seat in seats:
                seat.is_stopping = self.is_stopping
            await asyncio.gather(*[seat.play() for seat in seats])

    async def _sit_down(self) -> str:
        first, second = self.guests
        wish = {"game": self.game, "seats": [{"who": "me"}, {"who": "open"}]}
        match: str = (await first.post("/matches", wish))["match"]
        await second.post(f"/matches/{match}/join", {"key": await first.invite_key(match)})
        return match

    def stop(self) -> None:
        self.is_stopping = True
        for pair in self.seats[-1:]:
            for seat in pair:
                seat.is_stopping = True


def test_a_killed_server_loses_no_acknowledged_choice(tmp_path: Path, kills: int) -> None:
    with Server(tmp_path / "data") as server:
        couples = asyncio.run(play_and_kill(server, kills))

    reconnected = sum(seat.connections - 1 for couple in couples for pair in couple.seats for seat in pair)
    print(f"{kills} kills, {promised(couples)} acknowledged choices, {reconnected} reconnections")
    assert reconnected > kills


async def play_and_kill(server: Server, kills: int) -> list[Couple]:
    chance = random.Random(kills)
    address = f"127.0.0.1:{server.port}"
    couples = [Couple(address, GAMES[number % len(GAMES)]) for number in range(COUPLES)]
    playing = [asyncio.create_task(couple.keep_playing()) for couple in couples]
    for _ in range(kills):
        await promises(couples, chance.randint(1, MOST_CHOICES))
        await asyncio.sleep(chance.uniform(0, MOST_SECONDS))
        await asyncio.to_thread(server.restart)
    for couple in couples:
        couple.stop()
    await asyncio.gather(*playing)
    for couple in couples:
        for pair in couple.seats:
            await check_promises(pair)
        for guest in couple.guests:
            await guest.leave()
    return couples


async def promises(couples: list[Couple], count: int) -> None:
    """Until that many more choices were acknowledged, however slow the machine is."""
    goal = promised(couples) + count
    deadline = time.monotonic() + PATIENCE
    while promised(couples) < goal:
        assert time.monotonic() < deadline, "the server acknowledges nothing any more"
        await asyncio.sleep(0.005)


def promised(couples: list[Couple]) -> int:
    return sum(len(seat.acknowledged) for couple in couples for pair in couple.seats for seat in pair)


async def check_promises(pair: tuple[Seat, Seat]) -> None:
    """What the log says each seat chose is what that seat was told is safe: nothing lost, doubled or exchanged."""
    if not pair[0].is_over:
        await pair[0].concede()
    record = await pair[0].guest.get(f"/matches/{pair[0].match}/record")
    replay = await pair[0].guest.get(f"/matches/{pair[0].match}/replay")
    chosen: tuple[list[int], list[int]] = ([], [])
    for seat, choice in zip(replay["deciders"], record["choices"], strict=True):
        if choice >= 0:
            chosen[seat].append(choice)
    for seat, choices in zip(pair, chosen, strict=True):
        assert choices == [option for _, option in seat.acknowledged]
        assert [refusal for refusal in seat.refusals if not refusal.startswith("late")] == []
