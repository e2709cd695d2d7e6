"""Whoever dribbles, sends without an end or reads nothing is cut off, and nothing piles up meanwhile."""

import asyncio
import gc
import socket
import weakref
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.table import PATIENCE, at_table

from hexadeck.server.http import socket_wire, wire
from hexadeck.server.http.app import table_app
from hexadeck.server.http.listening import bound
from hexadeck.server.http.serving import Server
from hexadeck.server.services import Services
from hexadeck.server.settings import Settings

PING, PART = (bytes([start, 0x80 | size, 0, 0, 0, 0]) + b"x" * size for start, size in ((0x89, 125), (0x00, 0)))


@asynccontextmanager
async def serving(folder: Path, connections: int = 0) -> AsyncIterator[tuple[Server, int]]:
    """A server in this process, whose connections can be looked at, and its port."""
    services = await Services.open(Settings(data=folder))
    listener = bound("127.0.0.1", 0)
    leave_little_room(listener)
    is_ready = asyncio.Event()
    server = Server(table_app(services), is_ready.set, 0, connections)
    running = asyncio.create_task(server.serve([listener]))
    await is_ready.wait()
    try:
        yield server, listener.getsockname()[1]
    finally:
        server.should_exit = True
        await running
        await services.close()


def leave_little_room(line: socket.socket) -> None:
    """What is sent is soon read, or waits where it was sent."""
    line.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 8192)
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 8192)


async def knock(port: int, text: bytes) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(text)
    return reader, writer


async def handshake(port: int) -> bytes:
    """For who watches a match that waits for players: nothing happens there."""
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}/api/v1") as guest:
        wish = {"game": "zenonzard", "seats": [{"who": "me"}, {"who": "open"}]}
        id = (await guest.post("/matches", json=wish)).json()["match"]
        key = (await guest.get(f"/matches/{id}")).json()["watch"].partition("?")[2]
    lines = (
        f"GET /api/v1/matches/{id}/live?{key} HTTP/1.1",
        "Host: x",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
    )
    return "\r\n".join([*lines, "", ""]).encode()


def deaf(port: int) -> socket.socket:
    """A line that nobody reads from."""
    line = socket.socket()
    leave_little_room(line)
    line.connect(("127.0.0.1", port))
    line.setblocking(False)
    return line


async def pinged(port: int, line: socket.socket) -> None:
    """So often that the pongs fill whatever is on the way."""
    loop = asyncio.get_running_loop()
    await loop.sock_sendall(line, await handshake(port))
    await loop.sock_recv(line, 12)
    for _ in range(50):
        await loop.sock_sendall(line, PING * 200)


def unread(server: Server) -> list[int]:
    """For each connection the bytes that wait for their reader."""
    return [connection.transport.get_write_buffer_size() for connection in server.server_state.connections]


async def until_cut(server: Server) -> None:
    async with asyncio.timeout(PATIENCE):
        while server.server_state.connections:
            await asyncio.sleep(0.02)


async def heard(reader: asyncio.StreamReader) -> bytes:
    """All that comes until the line is cut."""
    found = b""
    async with asyncio.timeout(PATIENCE):
        try:
            while part := await reader.read(65536):
                found += part
        except ConnectionResetError:
            pass
    return found


@pytest.mark.parametrize(
    "text",
    [
        b"",
        b"\r\n",
        b"GET / HTTP/1.1\r\nHost: x\r\nA: b",
        b"POST /api/v1/matches HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{",
        b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\nGET /",
    ],
)
@at_table
async def test_a_request_that_does_not_come_is_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: bytes
) -> None:
    monkeypatch.setattr(wire, "ASKING_SECONDS", 0.3)
    async with serving(tmp_path) as (server, port):
        reader, writer = await knock(port, text)
        await heard(reader)
        writer.close()

        assert server.server_state.connections == set()


@at_table
async def test_a_request_that_has_come_is_answered_however_long_that_takes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(wire, "ASKING_SECONDS", 0.1)

    async def answer_late(_: object) -> None:
        await asyncio.sleep(0.3)

    monkeypatch.setattr("hexadeck.store.sqlite.SqliteStore.check", answer_late)
    async with serving(tmp_path) as (_, port):
        reader, writer = await knock(port, b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
        text = await heard(reader)
        writer.close()

    assert (text[:12], text[-3:]) == (b"HTTP/1.1 200", b"ok\n")


@pytest.mark.parametrize("part", [b"x" * 4096, b"a: b\r\n" * 700])
@at_table
async def test_a_head_without_an_end_is_refused(tmp_path: Path, part: bytes) -> None:
    async with serving(tmp_path) as (server, port):
        reader, writer = await knock(port, b"GET / HTTP/1.1\r\nHost: x\r\nA: b")
        for _ in range(wire.LARGEST_HEAD // 4096 + 1):
            writer.write(part)
        text = await heard(reader)
        writer.close()

        assert (text[:12], server.server_state.connections) == (b"HTTP/1.1 400", set())


@at_table
async def test_an_answer_that_is_not_read_is_not_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wire, "READING_SECONDS", 0.3)
    async with serving(tmp_path) as (server, port):
        with deaf(port) as line:
            asks = b"GET /api/v1/games/zenonzard HTTP/1.1\r\nHost: x\r\n\r\n" * 2
            await asyncio.get_running_loop().sock_sendall(line, asks)
            while not any(unread(server)):
                await asyncio.sleep(0.02)
            await until_cut(server)


@at_table
async def test_a_socket_that_answers_no_ping_is_cut_off_although_it_reads_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(socket_wire, "MOST_FRAMES", 1_000_000)
    async with serving(tmp_path) as (server, port):
        server.config.ws_ping_interval = server.config.ws_ping_timeout = 0.2
        with deaf(port) as line:
            with suppress(ConnectionError):  # it may be cut off already before all is sent
                await pinged(port, line)
            await until_cut(server)


@at_table
async def test_pongs_that_nobody_reads_do_not_pile_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket_wire, "MOST_FRAMES", 1_000_000)
    async with serving(tmp_path) as (server, port):
        with deaf(port) as line:
            await pinged(port, line)
            waiting = sum(unread(server))

    assert 0 < waiting < 500_000


@at_table
async def test_requests_do_not_queue_up_behind_each_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """One may wait behind another; with a third the line is cut, whatever else has come with it."""
    begun: list[bytes] = []
    read = wire.HttpWire.on_headers_complete

    def count(self: wire.HttpWire) -> None:
        begun.append(self.url)
        read(self)

    monkeypatch.setattr(wire.HttpWire, "on_headers_complete", count)
    async with serving(tmp_path) as (server, port):
        reader, writer = await knock(port, b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n" * 5000)
        await heard(reader)
        writer.close()
        await until_cut(server)

    assert begun == [b"/healthz"] * 2
    assert [record.message for record in caplog.records if record.levelname == "ERROR"] == []


@at_table
async def test_two_requests_in_one_piece_are_both_answered(tmp_path: Path) -> None:
    """In their order."""
    ask = "GET {} HTTP/1.1\r\nHost: x\r\n{}\r\n"
    text = ask.format("/healthz", "") + ask.format("/api/v1/me", "Connection: close\r\n")
    async with serving(tmp_path) as (_, port):
        reader, writer = await knock(port, text.encode())
        found = await heard(reader)
        writer.close()

    assert (found.count(b"HTTP/1.1 200"), found.index(b"ok\n") < found.index(b'"name"')) == (2, True)


@at_table
async def test_an_address_has_only_so_many_connections(tmp_path: Path) -> None:
    """One that is closed makes room for another; those of live tables are counted elsewhere."""
    async with serving(tmp_path, connections=2) as (server, port):
        shake = await handshake(port)
        await until_cut(server)
        reader, table = await knock(port, shake)
        await reader.readuntil(b"\r\n\r\n")
        lines = [await knock(port, b"GET") for _ in range(2)]
        late, extra = await knock(port, b"GET / HTTP/1.1\r\n\r\n")
        cut = await heard(late)
        lines[0][1].close()
        await until_open(server, 2)
        again, last = await knock(port, b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
        answered = await heard(again)
        for writer in (table, lines[1][1], extra, last):
            writer.close()

    assert (cut, answered[-3:]) == (b"", b"ok\n")


async def until_open(server: Server, count: int) -> None:
    async with asyncio.timeout(PATIENCE):
        while len(server.server_state.connections) > count:
            await asyncio.sleep(0.02)


@pytest.mark.parametrize(
    ("first", "frame", "last"),
    [(b"", PING, b""), (b"", b"\x8a" + PING[1:], b""), (b"\x01" + PART[1:], PART, b"\x80" + PART[1:])],
    ids=["pings", "pongs", "parts"],
)
@at_table
async def test_frames_that_are_no_messages_are_counted_as_well(
    tmp_path: Path, first: bytes, frame: bytes, last: bytes
) -> None:
    """Each is cheap to send and takes the server's time all the same."""
    few, many = socket_wire.MOST_FRAMES // 2, socket_wire.MOST_FRAMES + 1
    async with serving(tmp_path) as (_, port):
        reader, writer = await knock(port, await handshake(port))
        await reader.readuntil(b'"welcome"')
        writer.write(first + frame * few + last + framed(b'{"type":"ping"}'))
        await reader.readuntil(b"pong")
        writer.write(first + frame * many)
        ended = await heard(reader)
        writer.close()

    assert socket_wire.TOO_FAST.to_bytes(2, "big") in ended


@at_table
async def test_a_flood_of_messages_is_stopped_before_all_of_it_is_read(tmp_path: Path) -> None:
    async with serving(tmp_path) as (_, port):
        reader, writer = await knock(port, await handshake(port))
        await reader.readuntil(b'"welcome"')
        writer.write(framed(b'{"type":"ping"}') * 10 * socket_wire.MOST_AT_ONCE)
        ended = await heard(reader)
        writer.close()

    assert socket_wire.TOO_FAST.to_bytes(2, "big") in ended


@at_table
async def test_a_message_in_endless_parts_ends_the_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket_wire, "MOST_FRAMES", 1_000_000)
    async with serving(tmp_path) as (server, port):
        reader, writer = await knock(port, await handshake(port))
        await reader.readuntil(b"\r\n\r\n")
        writer.write(b"\x01" + PART[1:] + PART * (socket_wire.MOST_FRAGMENTS + 1))
        await heard(reader)
        writer.close()

        assert server.server_state.connections == set()


@at_table
async def test_nothing_of_a_closed_connection_waits_for_circles_to_be_looked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither of what asked for the table, nor of what led to it."""
    monkeypatch.setattr(socket_wire, "CLOSING_SECONDS", 0)
    async with serving(tmp_path) as (server, port):
        text = await handshake(port)
        await until_cut(server)
        gc.disable()
        try:
            reader, writer = await knock(port, text[:40])
            kept = [weakref.ref(await only(server))]
            writer.write(text[40:])
            await reader.readuntil(b"\r\n\r\n")
            kept.append(weakref.ref(await only(server)))
            kinds = [type(each()) for each in kept]
            writer.close()
            await until_cut(server)
            async with asyncio.timeout(PATIENCE):
                while any(each() for each in kept):
                    await asyncio.sleep(0.02)
        finally:
            gc.enable()

    assert [kind is socket_wire.SocketWire for kind in kinds] == [False, True]


async def only(server: Server) -> Any:
    """The one connection that there is."""
    while len(server.server_state.connections) != 1:
        await asyncio.sleep(0.01)
    return next(iter(server.server_state.connections))


@at_table
async def test_what_was_said_to_get_to_a_table_is_not_kept(tmp_path: Path) -> None:
    """Thousands sit at tables for hours; what each has asked for takes as much as all else of the connection."""
    async with serving(tmp_path) as (server, port):
        reader, writer = await knock(port, await handshake(port))
        await reader.readuntil(b"welcome")
        wire = next(each for each in server.server_state.connections if isinstance(each, socket_wire.SocketWire))
        kept = [name for name in ("request", "response", "scope") if hasattr(wire, name)]
        writer.close()

    assert kept == []


def framed(text: bytes, first: int = 0x81) -> bytes:
    """As a client sends it, masked."""
    mask = b"\x01\x02\x03\x04"
    size = bytes([0x80 | len(text)]) if len(text) < 126 else b"\xfe" + len(text).to_bytes(2, "big")
    return bytes([first]) + size + mask + bytes(byte ^ mask[place % 4] for place, byte in enumerate(text))


@at_table
async def test_a_message_means_the_same_however_it_comes(tmp_path: Path) -> None:
    """Whole, in two pieces, two at once, long, in two parts, and in one part with another beside it."""
    ping, long = b'{"type":"ping"}', b'{"type":' + b" " * 200 + b'"ping"}'
    parts = [framed(ping[:5], 0x01), framed(ping[5:], 0x80)]
    async with serving(tmp_path) as (_, port):
        reader, writer = await knock(port, await handshake(port))
        await reader.readuntil(b'"welcome"')
        for pieces in (
            [framed(ping)], [framed(ping)[:9], framed(ping)[9:]], [framed(ping) * 2], [framed(long)], parts,
            [parts[0], parts[1] + framed(ping)],
        ):  # fmt: skip
            for piece in pieces:
                writer.write(piece)
                await asyncio.sleep(0)
        for _ in range(8):
            async with asyncio.timeout(PATIENCE):
                await reader.readuntil(b'{"type":"pong"}')
        writer.write(framed(b"\xff"))
        ended = await heard(reader)
        writer.close()

    assert (b"pong" in ended, b"\x88" in ended, (1007).to_bytes(2, "big") in ended) == (False, True, True)


class Elsewhere:
    """Every match is at home in another process, which takes what it is given."""

    def __init__(self) -> None:
        self.asked: list[tuple[str, bytes]] = []

    def hand_over(self, connection: socket.socket, path: str, handshake: bytes) -> bool:
        self.asked.append((path, handshake))
        return True


@pytest.mark.parametrize(
    "sent",
    [
        [b"GET /api/v1/matches/abc/live?watch=k HTTP/1.1"],
        [b"GET /api/v1/matches/%61%62c/live?watch=k HTTP/1.1"],
        [b"GET /api/v1/matches/a", b"bc/live?watch=k HTTP/1.1"],
        [b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n", b"GET /api/v1/matches/abc/live?watch=k HTTP/1.1"],
    ],
    ids=["as it is", "spelled otherwise", "in two pieces", "behind another request"],
)
@at_table
async def test_whoever_asks_for_a_live_table_is_handed_over_to_where_it_is_at_home(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, sent: list[bytes]
) -> None:
    """Else the match would be open in two processes, and each would let its time run out."""
    async with serving(tmp_path) as (server, port):
        elsewhere = Elsewhere()
        monkeypatch.setattr(server._wire, "all_matches", elsewhere)
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        for part in sent:
            writer.write(part)
            await asyncio.sleep(0.05)
        writer.write(b"\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n")
        await heard(reader)
        writer.close()

    [(path, handshake)] = elsewhere.asked
    assert path == "/api/v1/matches/abc/live"
    assert handshake.endswith(b"live?watch=k HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\nconnection: Upgrade\r\n\r\n")
