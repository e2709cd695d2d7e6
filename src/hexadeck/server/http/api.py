"""The calls under /api/v1."""

import asyncio
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from types import MappingProxyType
from typing import Final, cast

import msgspec
from starlette.responses import Response
from starlette.routing import Route

from hexadeck import __version__, games
from hexadeck.lessons import lessons_of
from hexadeck.server.http import catalogue
from hexadeck.server.http.assets import Asset, asset, sent
from hexadeck.server.http.calls import Call, endpoint
from hexadeck.server.http.desk import COST_OF_PLAYING, DESK_ROUTES
from hexadeck.server.http.guests import code_letters
from hexadeck.server.keys import is_key
from hexadeck.server.match import new_match
from hexadeck.server.match.match_info import invite_path, match_info, seat_of, was_withdrawn
from hexadeck.server.match.rematch import decline_rematch, want_rematch
from hexadeck.server.match.seats import join_match, leave_match
from hexadeck.server.match.setup import lesson_in, puzzle_in, setup_of, shuffle_of, under_its_rules
from hexadeck.server.messages import PROTOCOL
from hexadeck.server.messages.finished import AnalysisState, Replay
from hexadeck.server.messages.games import PuzzleLine, PuzzleList, PuzzleProgress
from hexadeck.server.messages.matches import (
    Carry,
    Commitment,
    ComplaintAbout,
    Created,
    Fork,
    Join,
    MatchInfo,
    MatchList,
    Me,
    NewMatch,
    OpenTable,
    OpenTables,
    ProblemTold,
    Rematch,
    Report,
)
from hexadeck.server.messages.seen import View
from hexadeck.server.processes.bot_player import judge
from hexadeck.server.processes.replays import Viewer, read_frames, read_outline, read_record
from hexadeck.server.refusals import Refused
from hexadeck.store.store import Complaint, Overview, Problem

MOST_LISTED: Final = 100
MOST_FRAMES: Final = 100
COST_OF_A_MATCH: Final = 10
"""A new match counts as so many requests more."""
COST_OF_JUDGING: Final = 2
LONGEST_PROBLEM: Final = 2000


async def me(call: Call) -> Me:
    if call.request.method == "PATCH":
        wish = await call.body(Me)
        call.charge_writing()
        name = await call.services.guests.rename(call.guest, wish.name)
        await call.services.rooms.tell_of(call.guest)
        return Me(name=name)
    return Me(name=await call.services.guests.written_name(call.guest))


async def carry(call: Call) -> Carry | Me:
    """A code for another device; or this device becomes the guest whose code it brings."""
    guests, now = call.services.guests, call.services.now()
    if call.request.method == "POST":
        call.charge_writing()
        return Carry(code=await guests.carry_code(call.guest, now))
    letters = code_letters((await call.body(Carry)).code)
    call.services.limits.code(call.address)
    call.guest = await guests.carried(letters, now)
    return Me(name=await guests.written_name(call.guest))


async def tables(call: Call) -> OpenTables:
    waiting = await call.services.open_tables.waiting()
    others = [match for match in waiting if seat_of(match, call.guest) is None]
    return OpenTables(
        tables=[OpenTable(match=await introduction(call, match), join=invite_path(match)) for match in others]
    )


async def report(call: Call) -> Report:
    """For those who sit there; a finished match comes with its record."""
    room = await call.services.rooms.open(call.id)
    seat = seat_of(room.overview, call.guest)
    if seat is None:
        raise Refused("only_players")
    history, overview = room.history, room.overview
    record = None
    if overview.summary.status == "finished" and history is not None and _has_record(overview):
        stored = await new_match.finished_match(call.services, call.id)
        setup, choices = new_match.played(stored)
        with under_its_rules(overview):
            written = await call.work(call.services.workers.reader, read_record, setup, choices, shuffle_of(overview))
        record = msgspec.json.decode(written, type=dict)
    return Report(
        version=__version__,
        protocol=PROTOCOL,
        rules=overview.rules,
        cards=overview.cards,
        match=msgspec.structs.replace(await room.introduction(seat), invite=None, watch=""),
        view=None if history is None else cast(View, history.match.view(seat)),
        log=[] if history is None else history.told(seat),
        record=record,
    )


async def complain(call: Call) -> ComplaintAbout:
    """About a person at the same table, by somebody who sits there; during the match or after it."""
    wish = await call.body(ComplaintAbout)
    found = await new_match.known_match(call.services, call.id)
    own = seat_of(found, call.guest)
    if own is None:
        raise Refused("only_players")
    about = found.seats[wish.seat].guest if 0 <= wish.seat < len(found.seats) else None
    if about is None or wish.seat == own:
        raise Refused("complaint_about_nobody")
    call.services.limits.complaint(call.guest)
    await call.services.store.put_complaint(
        Complaint(
            match=call.id,
            guest=call.guest,
            about=about,
            name=await call.services.guests.written_name(about),
            reason=wish.reason,
            time=call.services.now(),
        )
    )
    return wish


async def tell_problem(call: Call) -> ProblemTold:
    """By somebody who sits there; whoever reads it finds the match by its id, and where it stood."""
    told = await call.body(ProblemTold)
    found = await new_match.known_match(call.services, call.id)
    if seat_of(found, call.guest) is None:
        raise Refused("only_players")
    words, browser = told.words.strip(), told.browser.strip()
    if not words or max(len(words), len(browser)) > LONGEST_PROBLEM:
        raise Refused("problem_in_words", most=LONGEST_PROBLEM)
    call.services.limits.complaint(call.guest)
    room = await call.services.rooms.open(call.id)
    length = 0 if room.history is None else room.history.length
    now = call.services.now()
    await call.services.store.put_problem(
        Problem(match=call.id, guest=call.guest, time=now, length=length, words=words, browser=browser)
    )
    return told


async def commitment(call: Call) -> Commitment:
    return new_match.commitment(call.services)


async def matches(call: Call) -> MatchList:
    found = await call.services.store.matches_of(call.guest, MOST_LISTED)
    known = {match.id: match for match in (*found.running, *found.finished)}
    return MatchList(
        running=[await introduction(call, match, known) for match in to_resume(found.running)],
        finished=[
            await introduction(call, match, known) for match in found.finished if not is_nothing_to_resume(match)
        ],
    )


def to_resume(running: Sequence[Overview]) -> list[Overview]:
    """Of guided matches that were left the latest of each game."""
    found, guided = list[Overview](), set[str]()
    for match in running:
        if is_nothing_to_resume(match) or (lesson_in(match.setup) and match.game in guided):
            continue
        found.append(match)
        if lesson_in(match.setup):
            guided.add(match.game)
    return found


def is_nothing_to_resume(match: Overview) -> bool:
    """A match that was called off, a lesson, which is begun again from the list of lessons, or a puzzle, likewise."""
    name = lesson_in(match.setup)
    if was_withdrawn(match) or puzzle_in(match.setup):
        return True
    return bool(name) and not any(each.name == name and each.is_guided for each in lessons_of(match.game))


def _has_record(match: Overview) -> bool:
    return not lesson_in(match.setup) and not puzzle_in(match.setup)


async def create(call: Call) -> Created:
    await call.charge_match(COST_OF_A_MATCH)
    return await new_match.start(call.services, call.guest, await call.body(NewMatch))


async def match(call: Call) -> MatchInfo:
    """For those who sit there or have a key; finished matches are open to all who have the address."""
    found = await new_match.known_match(call.services, call.id)
    keys = call.request.query_params
    has_key = is_key(keys.get("watch"), found.watch) or is_key(keys.get("invite"), found.invite)
    if seat_of(found, call.guest) is None and not has_key and found.summary.status != "finished":
        raise Refused("no_seat")
    return await introduction(call, found)


async def introduction(call: Call, match: Overview, known: Mapping[str, Overview] = MappingProxyType({})) -> MatchInfo:
    """With the rematch that is offered, if there is one: one of those known already, or read for this."""
    room = call.services.rooms.opened(match.id)
    here = call.services.rooms.presence.seats(match.id) if room is None else room.here()
    offered = match.rematch
    rematch = None if offered is None else known.get(offered) or await call.services.store.overview(offered)
    return await match_info(match, seat_of(match, call.guest), here, call.services.guests.name, rematch)


async def detail(call: Call) -> Response:
    """The game with the cards of this match; everybody may read them who may see the match."""
    info = await match(call)
    call.charge(COST_OF_PLAYING)
    data = await call.work(call.services.workers.reader, catalogue.match_detail_json, info.game, info.cards)
    return Response(data, media_type="application/json")


async def join(call: Call) -> Created:
    return await join_match(call.services, call.guest, call.id, await call.body(Join))


async def withdraw(call: Call) -> Created:
    return await leave_match(call.services, call.guest, call.id)


async def rematch(call: Call) -> Created:
    await call.charge_match(COST_OF_A_MATCH)
    return await want_rematch(call.services, call.guest, call.id, await call.body(Rematch))


async def decline(call: Call) -> MatchInfo:
    return await introduction(call, await decline_rematch(call.services, call.guest, call.id))


async def fork(call: Call) -> Created:
    await call.charge_match(COST_OF_A_MATCH)
    return await new_match.fork(call.services, call.guest, call.id, await call.body(Fork))


async def salvage(call: Call) -> Created:
    await call.charge_match(COST_OF_A_MATCH)
    return await new_match.salvage(call.services, call.guest, call.id)


async def puzzle(call: Call) -> PuzzleProgress:
    """Thought about in the process that proves."""
    room = await call.services.rooms.open(call.id)
    if seat_of(room.overview, call.guest) is None:
        raise Refused("only_players")
    if not puzzle_in(room.overview.setup) or room.history is None:
        raise Refused("not_a_puzzle")
    call.charge(COST_OF_JUDGING)
    choices, why = room.history.match.choices(), call.number("why", 0) > 0
    standing, lines = await call.work(call.services.workers.prover, judge, call.id, room.history.setup, choices, why)
    return PuzzleProgress(
        standing=standing,
        choices=len(choices),
        why=[PuzzleLine(is_yours=is_mine, sentence=sentence) for is_mine, sentence in lines],
    )


# -- replays -----------------------------------------------------------------------------------------------------------


async def replay(call: Call) -> Replay:
    """Open to everybody who has the address."""
    stored = await new_match.finished_match(call.services, call.id)
    setup, choices = new_match.played(stored)
    with under_its_rules(stored.overview):
        outline = await call.work(call.services.workers.reader, read_outline, call.id, setup, choices)
    return Replay(
        match=await introduction(call, stored.overview),
        length=len(choices),
        turns=outline.turns,
        rounds=outline.rounds,
        deciders=outline.deciders,
    )


async def frames(call: Call) -> Response:
    stored = await new_match.finished_match(call.services, call.id)
    setup, choices = new_match.played(stored)
    viewer = frames_viewer(call.request.query_params.get("as", "watch"), len(stored.overview.seats))
    first, count = call.number("from", 0), min(call.number("count", MOST_FRAMES), MOST_FRAMES)
    if first > len(choices):
        raise Refused("no_such_frame", last=len(choices), frame=first)
    with under_its_rules(stored.overview):
        data = await call.work(call.services.workers.reader, read_frames, call.id, setup, choices, viewer, first, count)
    return Response(data, media_type="application/json")


async def analysis(call: Call) -> AnalysisState:
    """How far it is; who posts wants it to begin, and may ask again until it is done."""
    stored = await new_match.finished_match(call.services, call.id)
    found = await call.services.analyses.state(call.id)
    if found.state != "none" or call.request.method == "GET":
        return found
    call.charge(COST_OF_PLAYING)
    await call.services.room_on_disk.check()
    setup_of(stored.overview)  # with other rules or cards than were played it is refused here
    await call.services.analyses.begin(stored, call.asker)
    return await call.services.analyses.state(call.id)


async def record(call: Call) -> Response:
    """The match as `hexadeck replay` reads it."""
    stored = await new_match.finished_match(call.services, call.id)
    if not _has_record(stored.overview):
        raise Refused("no_record")
    setup, choices = new_match.played(stored)
    with under_its_rules(stored.overview):
        shuffle = shuffle_of(stored.overview)
        written = await call.work(call.services.workers.reader, read_record, setup, choices, shuffle)
    return Response(
        written,
        media_type="application/json",
        headers={"Content-Disposition": f'attachment; filename="{stored.overview.game}-{call.id}.json"'},
    )


def frames_viewer(word: str, seats: int) -> Viewer:
    if word == "watch":
        return "watch"
    if word == "all":
        return "all"
    if word.isascii() and word.isdigit() and len(word) < 3 and int(word) < seats:
        return int(word)
    raise Refused("malformed", why=f"'as' is a seat (0 to {seats - 1}), 'watch' or 'all', not {word!r}")


# -- games -------------------------------------------------------------------------------------------------------------


async def catalogue_page(call: Call) -> Response:
    """What never changes while it is served: made once, off the event loop."""
    path = call.request.url.path
    name = call.request.path_params.get("name")
    if name is not None and name not in games.names():
        raise Refused("no_such_game", game=name, games=", ".join(games.names()))
    found = _catalogue.get(path)
    if found is None:
        found = _catalogue[path] = await asyncio.to_thread(_page, path, name)
    return sent(call.request, found)


def _page(path: str, name: str | None) -> Asset:
    if name is None:
        data = catalogue.games_json()
    elif path.endswith("/rules"):
        data = catalogue.rules_json(name)
    elif path.endswith("/tests"):
        data = catalogue.tests_json(name)
    elif path.endswith("/lessons"):
        data = catalogue.lessons_json(name)
    else:
        data = catalogue.detail_json(name)
    return asset(data, "application/json")


_catalogue: dict[str, Asset] = {}


async def puzzles(call: Call) -> PuzzleList:
    name = call.request.path_params["name"]
    if name not in games.names():
        raise Refused("no_such_game", game=name, games=", ".join(games.names()))
    return await asyncio.to_thread(catalogue.puzzle_list, name, datetime.now(UTC).date())


async def unknown(call: Call) -> Response:
    path = call.request.url.path
    if path.startswith("/api/") and not path.startswith("/api/v1/"):
        raise Refused("wrong_version", path=path)
    raise Refused("no_such_call", method=call.request.method, path=path)


ROUTES = [
    Route("/api/v1/me", endpoint(me), methods=["GET", "PATCH"]),
    Route("/api/v1/me/carry", endpoint(carry), methods=["POST", "PUT"]),
    Route("/api/v1/tables", endpoint(tables), methods=["GET"]),
    Route("/api/v1/commitment", endpoint(commitment), methods=["GET"]),
    Route("/api/v1/matches", endpoint(matches), methods=["GET"]),
    Route("/api/v1/matches", endpoint(create), methods=["POST"]),
    Route("/api/v1/matches/{id}", endpoint(match), methods=["GET"]),
    Route("/api/v1/matches/{id}/detail", endpoint(detail), methods=["GET"]),
    Route("/api/v1/matches/{id}/join", endpoint(join), methods=["POST"]),
    Route("/api/v1/matches/{id}/withdraw", endpoint(withdraw), methods=["POST"]),
    Route("/api/v1/matches/{id}/report", endpoint(report), methods=["GET"]),
    Route("/api/v1/matches/{id}/problems", endpoint(tell_problem), methods=["POST"]),
    Route("/api/v1/matches/{id}/complaints", endpoint(complain), methods=["POST"]),
    Route("/api/v1/matches/{id}/rematch", endpoint(rematch), methods=["POST"]),
    Route("/api/v1/matches/{id}/rematch", endpoint(decline), methods=["DELETE"]),
    Route("/api/v1/matches/{id}/fork", endpoint(fork), methods=["POST"]),
    Route("/api/v1/matches/{id}/salvage", endpoint(salvage), methods=["POST"]),
    Route("/api/v1/matches/{id}/replay", endpoint(replay), methods=["GET"]),
    Route("/api/v1/matches/{id}/frames", endpoint(frames), methods=["GET"]),
    Route("/api/v1/matches/{id}/record", endpoint(record), methods=["GET"]),
    Route("/api/v1/matches/{id}/analysis", endpoint(analysis), methods=["GET", "POST"]),
    Route("/api/v1/matches/{id}/puzzle", endpoint(puzzle), methods=["GET"]),
    Route("/api/v1/games", endpoint(catalogue_page, is_for_guests=False), methods=["GET"]),
    Route("/api/v1/games/{name}", endpoint(catalogue_page, is_for_guests=False), methods=["GET"]),
    Route("/api/v1/games/{name}/rules", endpoint(catalogue_page, is_for_guests=False), methods=["GET"]),
    Route("/api/v1/games/{name}/tests", endpoint(catalogue_page, is_for_guests=False), methods=["GET"]),
    Route("/api/v1/games/{name}/lessons", endpoint(catalogue_page, is_for_guests=False), methods=["GET"]),
    Route("/api/v1/games/{name}/puzzles", endpoint(puzzles), methods=["GET"]),
    *DESK_ROUTES,
    Route(
        "/api/{path:path}", endpoint(unknown, is_for_guests=False), methods=["GET", "POST", "PUT", "PATCH", "DELETE"]
    ),
]
