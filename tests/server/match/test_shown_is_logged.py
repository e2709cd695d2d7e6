"""R2 Nothing is shown or acknowledged that is not on disk at that moment, on whatever way it comes to the table.

Every message is looked at as it is handed to its connection, and compared with what another reader finds in the file.
"""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

import msgspec
from tests.endurance.players import Heard
from tests.server.table import Nobody, at_table
from tests.server.written import mark_of, states_of

from hexadeck.server.match import new_match
from hexadeck.server.match.connection import Connection
from hexadeck.server.match.heard import hear
from hexadeck.server.match.rematch import want_rematch
from hexadeck.server.match.room import Room
from hexadeck.server.match.seats import join_match
from hexadeck.server.messages.live import AnswerUndo, AskUndo, Choose, Concede
from hexadeck.server.messages.matches import ClockSetting, Join, NewMatch, Rematch, SeatWish
from hexadeck.server.services import Services
from hexadeck.server.settings import Settings
from hexadeck.store.bus import Bus
from hexadeck.store.sqlite import FILE, open_sqlite, select_match
from hexadeck.store.store import StoredMatch

FRIENDS = [SeatWish(who="me"), SeatWish(who="open")]
CHESS = "knights-and-kings-chess"


class Witness(Connection):
    """Compares what it is sent with what is written at that moment."""

    def __init__(self, folder: Path, room: Room, viewer: int | None) -> None:
        super().__init__(None, viewer, Nobody())
        self.folder = folder
        self.room = room
        self.states: list[Heard] = []
        self.names: list[str] = []
        self.acknowledged = 0

    def send_text(self, *texts: bytes) -> None:
        for text in texts:
            self.compare(text)

    def compare(self, text: bytes) -> None:
        message = msgspec.json.decode(text, type=Heard)
        if message.type == "state":
            mark = mark_of(bytes(message.view), message.question, message.undone)
            assert mark in states_of(self.written(), self.viewer), "shown before it is written"
            self.states.append(message)
        elif message.type == "ack":
            own = [e for e in self.written().entries if e.kind == "choice" and e.seat == self.viewer]
            self.acknowledged += 1
            assert len(own) >= self.acknowledged, "acknowledged before it is written"
        elif message.type in ("welcome", "match"):
            match = msgspec.json.decode(text)["match"]
            stored = self.written().overview
            assert (match["status"], match["rematch"]) == (stored.summary.status, stored.rematch)
            self.names.append(match["players"][0]["name"])
            assert self.names[-1] == self.written_name(stored.seats[0].guest or "")

    def written(self) -> StoredMatch:
        with closing(sqlite3.connect(self.folder / FILE)) as connection:
            connection.row_factory = sqlite3.Row
            found = select_match(connection, self.room.id)
        assert found is not None
        assert not found.damage
        return found

    def written_name(self, guest: str) -> str:
        with closing(sqlite3.connect(self.folder / FILE)) as connection:
            row = connection.execute("SELECT name FROM guests WHERE id = ?", (guest,)).fetchone()
        return row[0] if row else "Guest"

    async def until(self, count: int) -> None:
        """Until so many states have come."""
        while len(self.states) < count:
            await asyncio.sleep(0.01)

    async def choose(self, option: int = 0) -> None:
        question = self.states[-1].question
        assert question is not None
        await hear(self.room, self, Choose(question=question, option=option))


class Table:
    """A server without a wire, and two guests at one match, Ann before Bob."""

    def __init__(self, folder: Path, services: Services) -> None:
        self.folder = folder
        self.services = services

    async def enter(self, id: str, viewer: int | None) -> Witness:
        room = await self.services.rooms.open(id)
        witness = Witness(self.folder, room, viewer)
        await room.enter(witness)
        return witness

    async def friends(self, game: str = CHESS, clock: ClockSetting | None = None) -> tuple[Witness, Witness]:
        await self.services.guests.rename("bob", "Bob")
        id = (await new_match.start(self.services, "ann", NewMatch(game=game, seats=FRIENDS, clock=clock))).match
        ann = await self.enter(id, 0)
        key = (await new_match.known_match(self.services, id)).invite
        await join_match(self.services, "bob", id, Join(key=key, word="a word"))
        return ann, await self.enter(id, 1)


@asynccontextmanager
async def table_in(folder: Path) -> AsyncIterator[Table]:
    services = await Services.open(Settings(data=folder, workers=1))
    try:
        yield Table(folder, services)
    finally:
        await services.close()


@at_table
async def test_joining_choosing_taking_back_giving_up_a_new_name_and_a_rematch(tmp_path: Path) -> None:
    async with table_in(tmp_path) as table:
        ann, bob = await table.friends()
        watcher = await table.enter(ann.room.id, None)
        await table.services.guests.rename("ann", "Ann")
        await table.services.rooms.tell_of("ann")
        undone = 0
        while undone < 2:
            chooser, other = (ann, bob) if ann.states[-1].question is not None else (bob, ann)
            await chooser.choose()
            if chooser.states[-1].undo == "ask":
                await hear(chooser.room, chooser, AskUndo())
                await hear(other.room, other, AnswerUndo(agree=True))
                undone += 1
        await hear(bob.room, bob, Concede())
        await want_rematch(table.services, "ann", ann.room.id, Rematch())
        await want_rematch(table.services, "bob", ann.room.id, Rematch())

        assert [len(witness.states) > 6 for witness in (ann, bob, watcher)] == [True, True, True]
        assert (watcher.states[-1].undone, ann.names[0], ann.names[-1]) == (2, "Guest", "Ann")
        assert ann.written().overview.rematch is not None


@at_table
async def test_bots_and_taking_back_from_them(tmp_path: Path) -> None:
    async with table_in(tmp_path) as table:
        wish = NewMatch(game="zenonzard", seed="11", seats=[SeatWish(who="me"), SeatWish(who="bot", bot="random")])
        ann = await table.enter((await new_match.start(table.services, "ann", wish)).match, 0)
        undone = 0
        while undone < 1 or not any(entry.seat == 1 for entry in ann.written().entries):
            if ann.states[-1].question is None:
                await ann.until(len(ann.states) + 1)
                continue
            await ann.choose()
            if ann.states[-1].undo == "free" and not undone:
                await hear(ann.room, ann, AskUndo())
                undone += 1

        assert (ann.states[-1].undone, len(ann.states) > 3) == (1, True)


@at_table
async def test_a_clock_that_begins_and_runs_out(tmp_path: Path) -> None:
    async with table_in(tmp_path) as table:
        ann, bob = await table.friends(clock=ClockSetting(seconds=1, increment=0))
        while not any(entry.kind == "timeout" for entry in ann.written().entries):
            await asyncio.sleep(0.05)
        await bob.until(len(bob.states))

        assert b"ran out of time" in bytes(ann.states[-1].view)


@at_table
async def test_who_goes_to_another_process_is_not_shown_an_earlier_state(tmp_path: Path) -> None:
    """Both processes have the match open, and what one has written has not been told to the other yet."""
    settings = Settings(data=tmp_path, workers=1, processes=2)
    await (await open_sqlite(tmp_path)).close()
    (tmp_path / "bus").mkdir()
    buses = [Bus(tmp_path / "bus", number, 2) for number in range(2)]
    here, there = [Table(tmp_path, await Services.open(settings, bus)) for bus in buses]
    ann, bob = await here.friends()
    chooser = ann if ann.states[-1].question is not None else bob
    before = await there.enter(ann.room.id, chooser.viewer)
    await chooser.choose()

    after = await there.enter(ann.room.id, chooser.viewer)

    views = [bytes(witness.states[0].view) for witness in (before, after)]
    assert views == [bytes(chooser.states[-2].view), bytes(chooser.states[-1].view)]
    for table, bus in zip((here, there), buses, strict=True):
        await table.services.close()
        bus.close()
