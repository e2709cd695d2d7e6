"""Two worlds over the wire: what a viewer is sent does not depend on anything that this viewer cannot see.

Matches are played over real sockets. Afterwards each is played again in memory; at every step what a viewer could not
see is dealt anew, and from that other world the messages are made once more. They are those that were sent, to the
byte, and not one more or less: so nobody can even count what others decided in secret.
"""

import asyncio
import copy
import json
from collections.abc import AsyncIterator, Iterable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from tests.server.prepared import Prepared, prepared
from tests.server.table import Dice, Guest, Live, Message, Server, at_table, play_on

from hexadeck import games
from hexadeck.kernel.disclosure import NotedEvent
from hexadeck.kernel.events import Event, Events
from hexadeck.kernel.game import Match
from hexadeck.server.match.history import History, tried_out
from hexadeck.server.match.latest_events import LatestEvents
from hexadeck.server.match.setup import MatchSetup
from hexadeck.server.match.states import encoder, glimpse, state
from hexadeck.store.store import Entry, Seat

PLAYERS = {
    "zenonzard": (2, 0),
    "kanzume-goddess": (2, 1),
    "knights-and-kings-chess": (2, 0),
    "knights-and-kings": (2, 0),
    "saint-seiya": (2, 0),
    "knights-of-the-zodiac": (2, 0),
}
"""For every game: people, and bots beside them."""


def test_every_game_has_a_table_here() -> None:
    """Every shipped one; other tests may lay a game of their own next to them meanwhile."""
    shipped = [file.parent.name.replace("_", "-") for file in Path(games.__path__[0]).glob("*/game.py")]
    assert sorted(PLAYERS) == sorted(shipped)


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Prepared]:
    """For each game a match to play through and one to stop in, and one of three people who react."""
    wishes = {f"{game} {use}": (game, *PLAYERS[game]) for game in PLAYERS for use in ("whole 11", "part")}
    reactions = dict.fromkeys(("reactions 169", "undo 39"), ("kanzume-goddess", 3, 0))
    with prepared(tmp_path_factory.mktemp("secrets"), {**wishes, **reactions}) as found:
        yield found


@pytest.mark.parametrize("game", PLAYERS)
@at_table
async def test_messages_tell_nothing_about_what_their_reader_cannot_see(tables: Prepared, game: str) -> None:
    match = tables.matches[f"{game} whole 11"]
    async with tables.guest("ann") as first, tables.guest("bob") as second, Guest(tables.server) as watcher:
        watch = await first.watch_key(match)
        async with first.sit(match) as one, second.sit(match) as two, watcher.sit(match, watch) as three:
            for live in (one, two, three):
                await live.until("state")
            *counts, _ = await asyncio.gather(play_on(one, Dice(1)), play_on(two, Dice(2)), three.over())
        record, replay = await first.get(f"/matches/{match}/record"), await first.get(f"/matches/{match}/replay")

    assert min(counts) > 0
    assert one.state["view"]["result"] == two.state["view"]["result"] == three.state["view"]["result"] is not None
    silent = 0
    for viewer, live in ((0, one), (1, two), (None, three)):
        sent = sent_from_other_worlds(record, replay, viewer)
        assert [text for text in live.texts if json.loads(text)["type"] == "state"] == sent
        silent += replay["length"] + 1 - len(sent)
    assert silent > 0 or game not in ("zenonzard", "kanzume-goddess")


@pytest.mark.parametrize("game", PLAYERS)
@at_table
async def test_a_welcome_tells_nothing_about_what_its_reader_cannot_see(tables: Prepared, game: str) -> None:
    match = tables.matches[f"{game} part"]
    async with tables.guest("ann") as first, tables.guest("bob") as second:
        async with first.sit(match) as one, second.sit(match) as two:
            await one.until("state")
            await two.until("state")
            await take_turns(one, two, 40)
            async with first.sit(match) as again:
                welcome = await again.next()
            for live in (one, two):
                await live.send(type="concede")
            await one.over()
        record, replay = await first.get(f"/matches/{match}/record"), await first.get(f"/matches/{match}/replay")

    history = begun(record, replay)
    while [event["sentence"] for event in history.told(0)] != [event["sentence"] for event in welcome["log"]]:
        go_on(history, record, replay)
    other = in_another_world(history, 0)
    other.latest.add(
        NotedEvent(dealt_anew([noted.event], 0, history.match)[0], noted.cards, noted.others)
        for noted in history.latest
    )
    assert len(welcome["log"]) > 5
    assert json.loads(encoder.encode(other.told(0))) == welcome["log"]


async def take_turns(one: Live, two: Live, choices: int) -> None:
    dice = Dice(9)
    for _ in range(choices):
        for live in (one, two):
            await settle(live)
        for live in (one, two):
            if live.state["question"] is not None and live.state["view"]["result"] is None:
                await live.choose(dice.pick(live.state))
                break
        else:
            await one.until("state")


def begun(record: Message, replay: Message) -> History:
    seats = [Seat(kind=player["kind"], guest="x") for player in replay["match"]["players"]]
    setup = record["setup"]
    decks = [deck["name"] for deck in setup["decks"]] or [None] * len(seats)
    return History(MatchSetup(record["game"], setup["seed"], setup["mode"], decks, setup["options"]), seats, None)


def go_on(history: History, record: Message, replay: Message) -> Events:
    """The next choice of the record; returns what happened."""
    place = len(history.kept)
    choice, seat = record["choices"][place], replay["deciders"][place]
    step = tried_out(history.match, Entry("concede" if choice < 0 else "choice", seat, max(0, choice), 0))
    history.accept(step)
    return step.events


def sent_from_other_worlds(record: Message, replay: Message, viewer: int | None) -> list[str]:
    """The states that this viewer gets, each made from a world in which all that is hidden is something else."""
    history = begun(record, replay)
    shown = glimpse(history.match.imagine(viewer, "opening"), None, viewer)
    sent = [encoder.encode(state(in_another_world(history, viewer), shown, viewer, 0)).decode()]
    for seat in replay["deciders"]:
        events = go_on(history, record, replay)
        other = in_another_world(history, viewer)
        seen = glimpse(other.match, dealt_anew(events, viewer, history.match), viewer)
        if seen.events or seen.view != shown.view:
            is_bot = history.seats[seat].kind == "bot"
            sent.append(encoder.encode(state(other, seen, viewer, 0, by_bot=is_bot)).decode())
            shown = seen
    return sent


def in_another_world(history: History, viewer: int | None) -> History:
    """The same history, but what the viewer cannot see of the table is dealt anew."""
    other = copy.copy(history)
    other.latest = LatestEvents()
    other.match = history.match.imagine(viewer, f"world {history.length}")
    # Imagining changes the future, too; whether chance has decided something is open to all, and is not dealt anew.
    other.match.table.rng = history.match.table.rng[:]
    return other


def dealt_anew(events: Iterable[Event], viewer: int | None, match: Match) -> list[Event]:
    """Events with another face on every card that the viewer could not see."""
    bit = 1 << (match.seats if viewer is None else viewer)
    faces = len(match.game.prints)
    anew = [copy.copy(event) for event in events]
    for event in anew:
        if not event.seen & bit:
            event.what = (event.what + 1) % faces
        if not event.other_seen & bit:
            event.other_what = (event.other_what + 1) % faces
    return anew


@at_table
async def test_the_seed_is_told_only_after_the_end(server: Server) -> None:
    async with Guest(server) as guest:
        match = await guest.create(seed="a secret seed")
        async with guest.sit(match) as live:
            await play_on(live, Dice(1), 12)
            listed = await guest.http.get("/matches")

        assert "a secret seed" not in "".join(live.texts) + listed.text
        async with guest.sit(match) as live:
            await live.until("state")
            await live.send(type="concede")
            assert (await live.until("match"))["match"]["seed"] == "a secret seed"


@at_table
async def test_lists_do_not_tell_when_others_decided_in_secret(tables: Prepared) -> None:
    """KG-R30 A choice of which a player is told nothing does not move the time in that player's list either."""
    match = tables.matches["reactions 169"]
    async with tables.guest("ann") as first, three_people(tables, match) as lives:
        dice = Dice(3)
        unnoticed = 0
        for _ in range(100):
            for live in lives:
                await settle(live)
            chooser = next(live for live in lives if live.state["question"] is not None)
            before = (await first.get(f"/matches/{match}"))["updated"]
            await chooser.choose(dice.pick(chooser.state))
            if not all([await settle(live) for live in lives if live is not chooser]):
                unnoticed += 1
                assert (await first.get(f"/matches/{match}"))["updated"] == before

    assert unnoticed > 0


@at_table
async def test_the_end_of_a_request_to_undo_does_not_tell_of_a_secret_choice(tables: Prepared) -> None:
    """KG-R30 Who is told nothing of a choice can still answer a request from before it."""
    match = tables.matches["undo 39"]
    async with three_people(tables, match) as lives:
        dice = Dice(3)
        answer: Message = {}
        while not answer:
            for live in lives:
                await settle(live)
            chooser = next(live for live in lives if live.state["question"] is not None)
            others = [live for live in lives if live is not chooser]
            others.sort(key=lambda live: live.state["undo"] != "ask")
            asker, witness = others
            is_asked = asker.state["undo"] == "ask"
            if is_asked:
                await asker.send(type="undo")
            await chooser.choose(dice.pick(chooser.state))
            await settle(asker)
            if is_asked and asker.state["undo_asked_by"] is not None:
                await settle(witness)
                await witness.send(type="answer_undo", agree=False)
                answer = await witness.until("state", "error")

    assert answer["type"] == "state"


@asynccontextmanager
async def three_people(tables: Prepared, match: str) -> AsyncIterator[tuple[Live, Live, Live]]:
    """Ann, Bob and Cho at the table, in the order of their seats."""
    async with (
        tables.guest("ann") as first,
        tables.guest("bob") as second,
        tables.guest("cho") as third,
        first.sit(match) as a,
        second.sit(match) as b,
        third.sit(match) as c,
    ):
        yield a, b, c


async def settle(live: Live) -> bool:
    """Read everything that has come; whether a state was among it."""
    count = len(live.received)
    await live.send(type="ping")
    await live.until("pong")
    return any(message["type"] == "state" for message in live.received[count:])
