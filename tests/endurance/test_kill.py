"""`kill -9` at any moment: no acknowledged choice is lost, nothing was shown that is not in the log, names stay.

A loaded server is killed at random moments, as often as `--kills` says. Its guests join, watch, choose, take back, give
up, play again and change their names meanwhile. Afterwards what they were told is compared with what is written.
"""

import asyncio
import random
import time
from collections import Counter
from pathlib import Path

import pytest
from tests.endurance.players import Company, Player
from tests.server.table import Server
from tests.server.written import states_of

from hexadeck.server.library import game
from hexadeck.store.open import open_store
from hexadeck.store.store import Entry, StoredMatch

GAMES = ("zenonzard", "kanzume-goddess", "knights-and-kings-chess")
MOST_CHOICES = 24
"""Between a start and the next kill the clients are promised from one choice to so many."""
MOST_SECONDS = 0.05
"""And then so long at most, so that the kill falls anywhere between two of them."""
PATIENCE = 60


def test_what_a_killed_server_told_is_what_is_written(tmp_path: Path, kills: int, processes: int) -> None:
    with Server(tmp_path / "data", "--processes", str(processes)) as server:
        companies, names = asyncio.run(play_and_kill(server, kills))
        status, _ = server.stop()
    players = [player for company in companies for player in company.players]
    stored = asyncio.run(read_matches(tmp_path / "data", {player.match for player in players}))

    for player in players:
        check_choices(player, stored[player.match].entries)
        check_shown(player, stored[player.match])
    for company, found in zip(companies, names, strict=True):
        for place, possible in company.names.items():
            assert found[place] in possible
    states = sum(len(player.shown) for player in players)
    kinds = Counter(entry.kind for match in stored.values() for entry in match.entries)
    again = sum(match.overview.rematch is not None for match in stored.values())
    print(
        f"{kills} kills: {promised(companies)} choices acknowledged, {states} states shown, {kinds['undo']} undone, "
        f"{kinds['concede']} given up, {again} played again, {len(stored)} matches"
    )
    assert (status, server.errors()) == (0, [])
    assert sum(player.connections - 1 for player in players) > kills


async def play_and_kill(server: Server, kills: int) -> tuple[list[Company], list[list[str]]]:
    """Those who played, and the names that their guests have afterwards."""
    chance = random.Random(kills)
    address = f"127.0.0.1:{server.port}"
    companies = [Company(address, name, people, chance) for name in GAMES for people in (1, 2)]
    for company in companies:
        await company.arrive()
    working = [asyncio.create_task(company.keep_playing()) for company in companies]
    working += [asyncio.create_task(company.keep_renaming()) for company in companies]
    for _ in range(kills):
        await promises(companies, chance.randint(1, MOST_CHOICES))
        await asyncio.sleep(chance.uniform(0, MOST_SECONDS))
        await asyncio.to_thread(server.restart)
    for company in companies:
        company.stop()
    await asyncio.gather(*working)
    return companies, await names_now(companies)


async def promises(companies: list[Company], count: int) -> None:
    """Until that many more choices were acknowledged, however slow the machine is."""
    goal = promised(companies) + count
    deadline = time.monotonic() + PATIENCE
    while promised(companies) < goal:
        assert time.monotonic() < deadline, "the server acknowledges nothing any more"
        await asyncio.sleep(0.005)


def promised(companies: list[Company]) -> int:
    return sum(len(player.acknowledged) for company in companies for player in company.players)


async def names_now(companies: list[Company]) -> list[list[str]]:
    found = []
    for company in companies:
        found.append([(await guest.get("/me"))["name"] for guest in company.guests])
        for guest in (*company.guests, company.watcher):
            await guest.leave()
    return found


async def read_matches(folder: Path, ids: set[str]) -> dict[str, StoredMatch]:
    store = await open_store(None, folder)
    found = {id: await store.load(id) for id in ids}
    await store.close()
    return {id: match for id, match in found.items() if match is not None}


def check_choices(player: Player, entries: tuple[Entry, ...]) -> None:
    """What the log says this seat chose is what it was told is safe: nothing lost, doubled or exchanged."""
    chosen = [entry.value for entry in entries if entry.kind == "choice" and entry.seat == player.seat]
    ends = {0}
    """Up to where the log may have come, note by note."""
    for number, option in enumerate([*player.acknowledged, None]):
        for place, unheard in player.unheard:
            if place == number:
                ends |= after(ends, unheard, chosen)
        if option is not None:
            ends = after(ends, option, chosen)
            assert ends, f"choice {number} of {player.acknowledged} is not in {chosen}, unheard {player.unheard}"
    # The last answer may have been written without being acknowledged before everybody stopped.
    assert ends & {len(chosen), len(chosen) - 1}


def after(ends: set[int], option: int, chosen: list[int]) -> set[int]:
    return {end + 1 for end in ends if chosen[end : end + 1] == [option]}


def check_shown(player: Player, stored: StoredMatch) -> None:
    """Every state that came is that of a place in the log, and they came in the order of the log."""
    states = states_of(stored, player.seat)
    place = 0
    for number, mark in enumerate(player.shown):
        while place < len(states) and states[place] != mark:
            place += 1
        assert place < len(states), f"state {number} of {len(player.shown)} at {player.match} is not in its log"


@pytest.fixture(autouse=True, scope="module")
def _games() -> None:
    for name in GAMES:
        game(name)
