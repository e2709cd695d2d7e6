"""What one guest who keeps within the limits costs another: every request and every message that exists, one kind after
the other, as many as are let and the dearest that this file knows.

`python tools/one_guest.py` serves on loopback, asks for some seconds from one address, and watches from another how
long a request, a message and a choice wait there. The list is the app's own: what is new and has no line here fails
`tests/tools/test_one_guest.py`. Beside the times stand the milliseconds of a core that the server took for each; these
hardly depend on what else the machine does.
"""

import argparse
import asyncio
import itertools
import json
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, get_args

import httpx
from starlette.routing import Route
from websockets.asyncio.client import ClientConnection, connect

from hexadeck import games
from hexadeck.server.http import api
from hexadeck.server.messages.live import ClientMessage
from load import Server
from table_client import API, Guest

AIM_MILLISECONDS = 200
LINES = 50
"""Connections that ask side by side."""
LIST: Final = ("GET", "/api/v1/matches")
MANY = 80
"""Matches of who asks for the list of them."""
REFILL_SECONDS = 10
"""After which a guest may ask for as much at once as ever."""
VICTIM: Final = "127.0.0.2"
"""Another address, so that limits by address are not what is measured."""
WATCHED_SECONDS = 0.03
CARD = "Fox [HM1]\nRed Field Minion, Monster\nCost 1, BP 300, DP 1\n" + "When summoned: draw 99 cards.\n" * 20
DICER = (
    "Dicer [HM1]\nMulti-Turn Noble Action\nCost 1\n"
    + "While active: you roll 99 more dice in contests against your Noble Actions.\n" * 20
)


@dataclass
class Place:
    """What the asking guest has: matches to ask about."""

    guest: Guest
    finished: str = ""
    running: str = ""
    waiting: str = ""
    puzzle: str = ""
    home_made: str = ""
    deck: str = ""
    number: Iterator[int] = field(default_factory=itertools.count)


Body = Callable[[Place], object]
NOTHING: Final[Body] = lambda _: None  # noqa: E731


def new_match(place: Place) -> object:
    """Another game each time."""
    return {"game": games.names()[next(place.number) % len(games.names())]}


REQUESTS: Final[dict[tuple[str, str], tuple[str, Body]]] = {
    ("GET", "/api/v1/me"): ("/me", NOTHING),
    ("PATCH", "/api/v1/me"): ("/me", lambda place: {"name": f"Ann {next(place.number)}"}),
    ("POST", "/api/v1/me/carry"): ("/me/carry", NOTHING),
    ("PUT", "/api/v1/me/carry"): ("/me/carry", lambda _: {"code": "K7QM-4XTP"}),
    ("GET", "/api/v1/tables"): ("/tables", NOTHING),
    ("GET", "/api/v1/commitment"): ("/commitment", NOTHING),
    ("GET", "/api/v1/matches"): ("/matches", NOTHING),
    ("POST", "/api/v1/matches"): ("/matches", new_match),
    ("GET", "/api/v1/matches/{id}"): ("/matches/{running}", NOTHING),
    ("GET", "/api/v1/matches/{id}/detail"): ("/matches/{home_made}/detail", NOTHING),
    ("POST", "/api/v1/matches/{id}/join"): ("/matches/{waiting}/join", lambda place: {"key": "x", "deck": place.deck}),
    ("POST", "/api/v1/matches/{id}/withdraw"): ("/matches/{running}/withdraw", NOTHING),
    ("GET", "/api/v1/matches/{id}/report"): ("/matches/{finished}/report", NOTHING),
    ("POST", "/api/v1/matches/{id}/complaints"): (
        "/matches/{finished}/complaints",
        lambda _: {"seat": 1, "reason": "name"},
    ),
    ("POST", "/api/v1/matches/{id}/problems"): ("/matches/{finished}/problems", lambda _: {"words": "It is slow."}),
    ("POST", "/api/v1/matches/{id}/rematch"): ("/matches/{finished}/rematch", NOTHING),
    ("DELETE", "/api/v1/matches/{id}/rematch"): ("/matches/{finished}/rematch", NOTHING),
    ("POST", "/api/v1/matches/{id}/fork"): (
        "/matches/{finished}/fork",
        lambda _: {"at": 10, "seat": 0, "bot": "random"},
    ),
    ("POST", "/api/v1/matches/{id}/salvage"): ("/matches/{finished}/salvage", NOTHING),
    ("GET", "/api/v1/matches/{id}/replay"): ("/matches/{finished}/replay", NOTHING),
    ("GET", "/api/v1/matches/{id}/frames"): ("/matches/{finished}/frames?as=all&count=100", NOTHING),
    ("GET", "/api/v1/matches/{id}/record"): ("/matches/{finished}/record", NOTHING),
    ("GET", "/api/v1/matches/{id}/analysis"): ("/matches/{finished}/analysis", NOTHING),
    ("POST", "/api/v1/matches/{id}/analysis"): ("/matches/{finished}/analysis", NOTHING),
    ("GET", "/api/v1/matches/{id}/puzzle"): ("/matches/{puzzle}/puzzle?why=1", NOTHING),
    ("GET", "/api/v1/games"): ("/games", NOTHING),
    ("GET", "/api/v1/games/{name}"): ("/games/zenonzard", NOTHING),
    ("GET", "/api/v1/games/{name}/rules"): ("/games/zenonzard/rules", NOTHING),
    ("GET", "/api/v1/games/{name}/tests"): ("/games/zenonzard/tests", NOTHING),
    ("GET", "/api/v1/games/{name}/lessons"): ("/games/zenonzard/lessons", NOTHING),
    ("GET", "/api/v1/games/{name}/puzzles"): ("/games/zenonzard/puzzles", NOTHING),
    ("POST", "/api/v1/games/{name}/deck"): (
        "/games/zenonzard/deck",
        lambda place: {"text": place.deck, "cards": card(place)},
    ),
    ("POST", "/api/v1/games/{name}/complete"): ("/games/zenonzard/complete", lambda _: {"text": "Deck\n"}),
    ("POST", "/api/v1/games/{name}/read"): ("/games/zenonzard/read", lambda place: {"text": card(place)}),
    ("POST", "/api/v1/games/{name}/follow"): (
        "/games/zenonzard/follow",
        lambda place: {"text": card(place), "line": 5, "column": 20},
    ),
    ("POST", "/api/v1/games/{name}/try"): (
        "/games/zenonzard/try",
        lambda place: {"cards": card(place), "card": "HM1", "bot": "random"},
    ),
    ("POST", "/api/v1/lab"): (
        "/lab",
        lambda _: {"game": "zenonzard", "question": "duel", "decks": ["Aguma Rush", "Two Flags"], "bot": "greedy"},
    ),
    ("GET", "/api/v1/papers/{kind}/{name}"): ("/papers/deck/zenonzard", NOTHING),
    ("PUT", "/api/v1/papers/{kind}/{name}"): (
        "/papers/deck/zenonzard",
        lambda place: {"name": f"Deck {next(place.number) % 200}", "text": "x" * 10_000},
    ),
    ("DELETE", "/api/v1/papers/{kind}/{name}"): ("/papers/deck/zenonzard?called=Deck", NOTHING),
    **{(method, "/api/{path:path}"): ("/nothing", NOTHING) for method in ("GET", "POST", "PUT", "PATCH", "DELETE")},
}
"""How each is asked for."""
MESSAGES: Final[dict[str, dict[str, Any]]] = {
    "choose": {"option": 0},
    "concede": {},
    "offer_draw": {},
    "concede_part": {},
    "undo": {},
    "answer_undo": {"agree": True},
    "why_not": {"card": 1},
    "outcome": {"option": 0},
    "moves": {},
    "hint": {"strength": 3},
    "say": {"phrase": "hello"},
    "ping": {},
}
"""How each is said; the question is that of the latest state."""
GAME_OF: Final = {"moves": "knights-and-kings-chess", "offer_draw": "knights-and-kings-chess"}
GAMES_OF_OUTCOME: Final = tuple(games.names())


def card(place: Place) -> str:
    """Another set of cards each time, so that none is read already."""
    return CARD.replace("Fox", f"Fox {next(place.number)}")


def requests() -> set[tuple[str, str]]:
    """Every request of the app."""
    routes = [route for route in api.ROUTES if isinstance(route, Route)]
    return {(method, route.path) for route in routes for method in (route.methods or ()) if method != "HEAD"}


def messages() -> set[str]:
    """Every message that a client may send."""
    return {kind.__struct_config__.tag for kind in get_args(ClientMessage)}


# -- who asks ----------------------------------------------------------------------------------------------------------


async def place_for(address: str) -> Place:
    """A new guest, who has played before."""
    guest = Guest(address)
    await guest.get("/me")
    place = Place(guest)
    place.deck = (await guest.get("/games/zenonzard"))["decks"][0]["name"]
    place.running = await begun(guest, game="zenonzard", seed="1")
    place.finished = await begun(guest, game="zenonzard", seed="2")
    await played(guest, place.finished, 60)
    place.waiting = await begun(guest, game="zenonzard", seats=[{"who": "me"}, {"who": "open"}])
    puzzles = (await guest.get("/games/zenonzard/puzzles"))["puzzles"]
    place.puzzle = await begun(guest, game="zenonzard", puzzle=puzzles[0]["id"])
    place.home_made = await begun(guest, game="knights-and-kings", cards=DICER)
    return place


async def begun(guest: Guest, **wish: Any) -> str:
    return str((await guest.post("/matches", wish))["match"])


def live(guest: Guest, match: str) -> connect:
    address = f"ws://{guest.address}{API}/matches/{match}/live"
    return connect(address, additional_headers={"Cookie": guest.cookie()}, max_size=None, max_queue=None)


async def asked(line: ClientConnection) -> dict[str, Any] | None:
    """The next state in which this seat decides; None when the match is over."""
    while True:
        message = json.loads(await line.recv())
        if message["type"] == "state":
            if message["view"]["result"] is not None:
                return None
            if message["question"] is not None:
                return dict(message)


async def played(guest: Guest, match: str, choices: int) -> None:
    async with live(guest, match) as line:
        for _ in range(choices):
            state = await asked(line)
            if state is None:
                return
            await line.send(json.dumps({"type": "choose", "question": state["question"], "option": 0}))
        await line.send('{"type":"concede"}')
        while await asked(line) is not None:
            pass


class Count:
    """What was answered, and how much of it was refused for speed."""

    def __init__(self) -> None:
        self.answered = 0
        self.too_fast = 0


async def ask_on(place: Place, key: tuple[str, str], count: Count) -> None:
    """One line that asks again and again."""
    path, body = REQUESTS[key]
    for name in ("running", "finished", "waiting", "puzzle", "home_made"):
        path = path.replace("{" + name + "}", getattr(place, name))
    while True:
        content = body(place)
        answer = await place.guest.http.request(key[0], path, json=content)
        count.answered += 1
        if answer.status_code == httpx.codes.TOO_MANY_REQUESTS:
            count.too_fast += 1
            await asyncio.sleep(0.2)


async def say_on(place: Place, kind: str, game: str, count: Count) -> None:
    """One table after the other, at which the same is said again and again."""
    while True:
        await say_at_a_table(place, kind, game, count)


async def say_at_a_table(place: Place, kind: str, game: str, count: Count) -> None:
    """Until the match is over."""
    wish = {"game": game} if game != "home-made" else {"game": "knights-and-kings", "cards": DICER}
    match = await begun(place.guest, **wish)
    async with live(place.guest, match) as line:
        state = await asked(line)
        question = 0 if state is None else state["question"]
        text = {"type": kind, **MESSAGES[kind]}
        if kind in ("choose", "offer_draw", "concede_part", "outcome", "moves", "hint"):
            text["question"] = question
        while True:
            await line.send(json.dumps(text))
            answer = json.loads(await line.recv())
            while (
                answer["type"] == "match"
                or (answer["type"] == "said" and kind != "say")
                or (answer["type"] == "state" and kind != "undo")
            ):
                if answer["type"] == "state" and kind == "choose" and answer["question"] is not None:
                    text["question"] = answer["question"]
                    break
                if answer["type"] == "state" and answer["view"]["result"] is not None:
                    count.answered += 1
                    return
                answer = json.loads(await line.recv())
            count.answered += 1
            if answer.get("code") == "too_fast":
                count.too_fast += 1
                await asyncio.sleep(0.2)


# -- who watches -------------------------------------------------------------------------------------------------------


async def watch(address: str) -> None:
    """In a process of its own: prints when it asked, and how long the answer took."""
    host, _, port = address.partition(":")
    # The server closes what is idle for five seconds, perhaps at the moment in which it is used again.
    transport = httpx.AsyncHTTPTransport(local_address=VICTIM, limits=httpx.Limits(keepalive_expiry=2))
    asks, plays = Guest(address, transport), Guest(address, transport)
    for guest in (asks, plays):
        await guest.get("/me")
    await asyncio.gather(watch_requests(asks), watch_table(plays, host, int(port)))


def say_time(began: float, what: str) -> None:
    print(f"{began:.6f} {time.monotonic() - began:.6f} {what}", flush=True)


async def watch_requests(guest: Guest) -> None:
    while True:
        began = time.monotonic()
        await guest.get("/me")
        say_time(began, "request")
        await asyncio.sleep(WATCHED_SECONDS)


async def watch_table(guest: Guest, host: str, port: int) -> None:
    """Pings, and a choice where there is one to make."""
    while True:
        match = await begun(guest, game="kanzume-goddess", seats=[{"who": "me"}, {"who": "bot", "bot": "random"}])
        address = f"ws://{host}:{port}{API}/matches/{match}/live"
        headers = {"Cookie": guest.cookie()}
        async with connect(address, additional_headers=headers, local_addr=(VICTIM, 0), max_size=None) as line:
            while (state := await asked(line)) is not None:
                for message, answer in (
                    ({"type": "ping"}, "pong"),
                    ({"type": "choose", "question": state["question"], "option": 0}, "ack"),
                ):
                    began = time.monotonic()
                    await line.send(json.dumps(message))
                    while json.loads(await line.recv())["type"] != answer:
                        pass
                    say_time(began, answer)
                await asyncio.sleep(WATCHED_SECONDS)


class Watcher:
    """The process that watches, and what it has seen."""

    def __init__(self, address: str) -> None:
        command = [sys.executable, __file__, "--watch", address]
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        self._file = self._process.stdout
        self.seen: list[tuple[float, float]] = []

    def read_on(self) -> None:
        """In a thread, until it ends."""
        assert self._file is not None
        for line in self._file:
            began, seconds, _ = line.split()
            self.seen.append((float(began), float(seconds)))

    def between(self, first: float, last: float) -> list[float]:
        return sorted(seconds * 1000 for began, seconds in self.seen if first <= began <= last)

    def end(self) -> None:
        self._process.terminate()
        self._process.wait()


# -- measuring ---------------------------------------------------------------------------------------------------------


def kinds_of_asking() -> list[tuple[str, str, str]]:
    found = [("request", method, path) for method, path in REQUESTS if not path.startswith("/api/{path")]
    found.append(("request", "GET", "/api/{path:path}"))
    for kind in MESSAGES:
        tables = (
            (*GAMES_OF_OUTCOME, "home-made") if kind in ("outcome", "choose") else (GAME_OF.get(kind, "zenonzard"),)
        )
        found += [("message", kind, game) for game in tables]
    return found


async def measured(server: Server, seconds: float, only: str) -> list[tuple[str, Count, float, list[float]]]:
    await server.wait()
    address = f"127.0.0.1:{server.port}"
    watcher = Watcher(address)
    reading = asyncio.create_task(asyncio.to_thread(watcher.read_on))
    while len(watcher.seen) < 50:  # another thread fills it
        await asyncio.sleep(0.1)
    rows = []
    began = time.monotonic()
    await asyncio.sleep(seconds)
    rows.append(("nobody asks", Count(), 0.0, watcher.between(began, time.monotonic())))
    for how, kind, what in kinds_of_asking():
        if only not in f"{kind} {what}":
            continue
        place = await place_for(address)
        if (kind, what) == LIST:
            for _ in range(MANY):
                await begun(place.guest, game="zenonzard")
            await asyncio.sleep(REFILL_SECONDS)
        count = Count()
        before, began = server.processor_seconds(), time.monotonic()
        if how == "request":
            work = [ask_on(place, (kind, what), count) for _ in range(LINES)]
        else:
            work = [say_on(place, kind, what, count) for _ in range(LINES)]
        tasks = [asyncio.create_task(each) for each in work]
        await asyncio.sleep(seconds)
        ended = time.monotonic()
        spent = server.processor_seconds() - before
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await place.guest.leave()
        await asyncio.sleep(0.5)
        rows.append((f"{kind} {what}", count, spent, watcher.between(began, ended)))
        print(row(rows[-1]), flush=True)
    watcher.end()
    await reading
    return rows


def row(measured: tuple[str, Count, float, list[float]]) -> str:
    name, count, spent, times = measured
    each = spent * 1000 / max(1, count.answered)
    if not times:
        return f"{name:58} {count.answered:6} {each:8.2f}   nothing was answered meanwhile"
    middle, late = times[len(times) // 2], times[min(len(times) - 1, int(len(times) * 0.99))]
    return f"{name:58} {count.answered:6} {each:8.2f} {middle:8.1f} {late:8.1f} {times[-1]:8.1f}"


def main() -> int:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--seconds", type=float, default=4, help="so long each is asked for")
    options.add_argument("--only", default="", help="kinds with these letters in them")
    options.add_argument("--watch", default="", help=argparse.SUPPRESS)
    chosen = options.parse_args()
    if chosen.watch:
        asyncio.run(watch(chosen.watch))
        return 0
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        print(f"{'asked for':58} {'number':>6} {'ms each':>8} {'p50':>8} {'p99':>8} {'most':>8}   of another guest")
        try:
            rows = asyncio.run(measured(server, chosen.seconds, chosen.only))
        finally:
            server.stop()
    asked_for = [each for each in rows if each[1].answered]
    everything = sorted(itertools.chain.from_iterable(times for _, _, _, times in asked_for))
    print(row(rows[0]))
    print(row(("all of it", Count(), 0.0, everything)))
    return 0 if everything[int(len(everything) * 0.99)] <= AIM_MILLISECONDS else 1


if __name__ == "__main__":
    raise SystemExit(main())
