"""Many matches at once against one server process on loopback: how long a choice waits for its acknowledgement.

`make load` plays 500 matches of two guests each, one choice a second in every match, then faster to find the limit.
The server is `hexadeck serve` as a user starts it, with SQLite on disk; the load comes from one other process.
`--soak MINUTES` holds the first pace instead, plays again whatever ends, and tells what a match costs in memory.
`--back` kills the server at the end and tells how soon all sockets are there again.
"""

import argparse
import asyncio
import gc
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

import httpx
import uvloop

from load_seats import Pace, Seat
from table_client import Guest

GAMES = ("zenonzard", "kanzume-goddess", "knights-and-kings-chess")
AIM_MILLISECONDS = 50
AIM_MEGABYTES = 1000
AIM_KILOBYTES = 100
MOST_GROWTH = 1.1
"""The second half of a soak may need so much more than the first, for the system's own ways with memory."""
AT_ONCE = 20
"""So many couples sit down at the same time."""


@dataclass(frozen=True)
class Row:
    """What one pace gave."""

    wished: float
    """Choices a second, of all matches together."""
    done: float
    milliseconds: tuple[float, float, float, float]
    """Half, 95 %, 99 % and all of the acknowledgements came within."""
    megabytes: float
    processor: float
    """Seconds of a core that the server used in a second."""
    own: float
    """And those that it took to make the load."""
    refusals: int

    @property
    def cost(self) -> float:
        """Milliseconds of a core that a choice takes; unlike the times, they hardly depend on what else runs here."""
        return self.processor / self.done * 1000


class Server:
    """`hexadeck serve` in a folder that is thrown away."""

    def __init__(self, folder: Path, processes: int = 1) -> None:
        self.log = folder / "server.log"
        with socket.socket() as found:
            found.bind(("127.0.0.1", 0))
            self.port = found.getsockname()[1]
        self._command = [sys.executable, "-m", "hexadeck.cli", "serve", "--port", str(self.port), "--data", str(folder)]
        self._command += ["--processes", str(processes)]
        self.start()

    def start(self) -> None:
        # All guests come from one address here, which the limits for addresses would not believe.
        environment = os.environ | {
            f"HEXADECK_ADDRESS_{what}": "0" for what in ("RATE", "SOCKETS", "REQUESTS", "MATCHES")
        }
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                self._command, stdout=log, stderr=log, env=environment, start_new_session=True
            )

    def kill(self) -> None:
        """At once, with all its processes."""
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait(10)

    async def wait(self) -> None:
        while self.process.poll() is None:
            try:
                _, writer = await asyncio.open_connection("127.0.0.1", self.port)
            except OSError:
                await asyncio.sleep(0.05)
            else:
                writer.close()
                return
        raise SystemExit(self.log.read_text())

    def megabytes(self) -> float:
        """What several processes share counts once."""
        rollups = [Path(f"/proc/{process}/smaps_rollup").read_text() for process in self._processes()]
        return sum(int(rollup.partition("Pss:")[2].split()[0]) for rollup in rollups) / 1024

    def processor_seconds(self) -> float:
        stats = [Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split() for process in self._processes()]
        return sum(int(fields[11]) + int(fields[12]) for fields in stats) / os.sysconf("SC_CLK_TCK")

    def _processes(self) -> list[int]:
        """The server and, where there are several, its processes; not those in which bots think."""
        first = self.process.pid
        children = Path(f"/proc/{first}/task/{first}/children").read_text().split()
        own = Path(f"/proc/{first}/cmdline").read_text()
        serving = [child for child in children if Path(f"/proc/{child}/cmdline").read_text() == own]
        return [first, *map(int, serving)]

    def stop(self) -> None:
        if self.process.poll() is None:
            os.killpg(self.process.pid, signal.SIGTERM)
            self.process.wait(10)


async def sit_down(server: Server, transport: httpx.AsyncHTTPTransport, number: int, pace: Pace) -> tuple[Seat, Seat]:
    address = f"127.0.0.1:{server.port}"
    first, second = Guest(address, transport), Guest(address, transport)
    wish = {"game": GAMES[number % len(GAMES)], "seats": [{"who": "me"}, {"who": "open"}]}
    match = (await first.post("/matches", wish))["match"]
    await second.post(f"/matches/{match}/join", {"key": await first.invite_key(match)})
    return Seat(first, match, f"{number} first", pace), Seat(second, match, f"{number} second", pace)


async def load(
    server: Server, matches: int, seconds: float, paces: list[float], *, is_to_come_back: bool = False
) -> list[Row]:
    await server.wait()
    transport = httpx.AsyncHTTPTransport(limits=httpx.Limits(max_connections=AT_ONCE))
    pairs: list[tuple[Seat, Seat]] = []
    while len(pairs) < matches:
        numbers = range(len(pairs), min(matches, len(pairs) + AT_ONCE))
        pairs += await asyncio.gather(*[sit_down(server, transport, number, Pace(1, 0)) for number in numbers])
    # To look for circles of objects takes long here, and the server would be held to account for it.
    gc.collect()
    gc.freeze()
    rows = []
    tasks = []
    for index, pace in enumerate(paces):
        for number, pair in enumerate(pairs):
            shared = Pace(1 / pace, number / matches / pace)
            for seat in pair:
                seat.pace = shared
        if index == 0:
            tasks = [asyncio.create_task(seat.play()) for pair in pairs for seat in pair]
        await asyncio.sleep(3)
        rows.append(await measure(server, pairs, seconds, pace * matches))
        print_row(rows[-1])
    if is_to_come_back:
        seats = [seat for pair in pairs for seat in pair if not seat.is_over]
        connected, shown = await come_back(server, seats)
        print(
            f"{len(seats)} sockets were back {connected:.1f} s after kill -9, and had their tables after {shown:.1f} s"
        )
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return rows


class Couple:
    """Two guests who play one match after the other."""

    def __init__(self, server: Server, transport: httpx.AsyncHTTPTransport, number: int) -> None:
        self.seats: tuple[Seat, ...] = ()
        self._server = server
        self._transport = transport
        self._number = number
        self._before = 0

    @property
    def choices(self) -> int:
        return self._before + sum(seat.acknowledged for seat in self.seats)

    async def keep_playing(self, pace: Pace) -> None:
        while True:
            self.seats = await sit_down(self._server, self._transport, self._number, pace)
            await asyncio.gather(*[seat.play() for seat in self.seats])
            self._before, self.seats = self.choices, ()


async def soak(server: Server, matches: int, minutes: float, pace: float) -> bool:
    """Whether the memory that a match needs stays within the aim and does not grow in the second half of the time."""
    await server.wait()
    transport = httpx.AsyncHTTPTransport(limits=httpx.Limits(max_connections=AT_ONCE))
    first = [await sit_down(server, transport, number, Pace(1, 0)) for number in range(len(GAMES))]
    empty = server.megabytes()
    print(f"{matches} matches at {pace:g} choices a second; {empty:.0f} MB with every game read and no table open")
    print("  minute   choices   memory MB   kB a match   load")
    couples = [Couple(server, transport, number) for number in range(matches)]
    playing = [
        asyncio.create_task(couple.keep_playing(Pace(1 / pace, number / matches / pace)))
        for number, couple in enumerate(couples)
    ]
    costs: list[float] = []
    began = time.monotonic()
    while time.monotonic() - began < minutes * 60:
        await asyncio.sleep(min(30, minutes * 6))
        used = server.megabytes()
        costs.append((used - empty) / matches * 1024)
        minute, choices = (time.monotonic() - began) / 60, sum(couple.choices for couple in couples)
        print(f"{minute:8.1f} {choices:9} {used:11.0f} {costs[-1]:12.0f} {os.getloadavg()[0]:6.1f}", flush=True)
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    del first
    half = max(costs[: max(1, len(costs) // 2)])
    return costs[-1] <= AIM_KILOBYTES and costs[-1] <= half * MOST_GROWTH


async def come_back(server: Server, seats: list[Seat]) -> tuple[float, float]:
    """Seconds from a kill until every seat is connected again to the server that is started then, and until all of them
    see their tables."""
    connections, tables = [seat.connections for seat in seats], [seat.tables for seat in seats]
    server.kill()
    began = time.monotonic()
    server.start()
    while any(seat.connections == before for seat, before in zip(seats, connections, strict=True)):
        await asyncio.sleep(0.05)
    connected = time.monotonic() - began
    while any(seat.tables == before for seat, before in zip(seats, tables, strict=True)):
        await asyncio.sleep(0.05)
    return connected, time.monotonic() - began


async def measure(server: Server, pairs: list[tuple[Seat, Seat]], seconds: float, wished: float) -> Row:
    seats = [seat for pair in pairs for seat in pair]
    for seat in seats:
        seat.latencies.clear()
        seat.refusals.clear()
    started, used, own = time.monotonic(), server.processor_seconds(), time.process_time()
    await asyncio.sleep(seconds)
    elapsed, used, own = time.monotonic() - started, server.processor_seconds() - used, time.process_time() - own
    # What is still not acknowledged has waited so long at least.
    waiting = [seat.waiting for seat in seats if seat.waiting is not None]
    acknowledged = [latency for seat in seats for latency in seat.latencies]
    found = sorted(latency * 1000 for latency in [*acknowledged, *waiting])
    within = tuple(found[min(len(found) - 1, int(len(found) * share))] for share in (0.5, 0.95, 0.99, 1))
    refusals = sum(len(seat.refusals) for seat in seats)
    shown = (within[0], within[1], within[2], within[3])
    done = len(acknowledged) / elapsed
    return Row(wished, done, shown, server.megabytes(), used / elapsed, own / elapsed, refusals)


def print_heading(matches: int) -> None:
    print(f"{matches} matches at once, {len(GAMES)} games, two guests each; acknowledgement in milliseconds")
    print(
        "  wished/s    done/s     50 %     95 %     99 %      all   memory MB   server core   own core  ms a choice  "
        "refused  load"
    )


def print_row(row: Row) -> None:
    times = " ".join(f"{number:8.1f}" for number in row.milliseconds)
    print(
        f"{row.wished:10.0f} {row.done:9.0f} {times} {row.megabytes:11.0f} {row.processor:13.2f} {row.own:10.2f} "
        f"{row.cost:12.2f} "
        f"{row.refusals:8} {os.getloadavg()[0]:5.1f}",
        flush=True,
    )


def main() -> int:
    asked = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    asked.add_argument("--matches", type=int, default=500)
    asked.add_argument("--seconds", type=float, default=20, help="how long each pace is held (default 20)")
    asked.add_argument("--paces", default="1,1.5,2", help="choices a second in every match, one run for each")
    asked.add_argument("--processes", type=int, default=1, help="server processes (default 1)")
    asked.add_argument("--soak", type=float, default=0, metavar="MINUTES", help="see what a match costs in memory")
    asked.add_argument("--back", action="store_true", help="kill the server and see how soon all are back")
    arguments = asked.parse_args()
    paces = [float(pace) for pace in arguments.paces.split(",")]
    # Whoever ends this early ends the server too.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder), arguments.processes)
        try:
            if arguments.soak:
                is_kept = uvloop.run(soak(server, arguments.matches, arguments.soak, paces[0]))
                print(f"The aim, {AIM_KILOBYTES} kB a match and no growth, is {'met' if is_kept else 'MISSED'}.")
                return 0
            print_heading(arguments.matches)
            rows = uvloop.run(load(server, arguments.matches, arguments.seconds, paces, is_to_come_back=arguments.back))
        finally:
            server.stop()
    first = rows[0]
    is_met = first.milliseconds[2] < AIM_MILLISECONDS and first.megabytes < AIM_MEGABYTES
    verdict = "met" if is_met else "MISSED"
    print(
        f"The aim, 99 % within {AIM_MILLISECONDS} ms and less than {AIM_MEGABYTES} MB at the first pace, is {verdict}."
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
