"""New matches: from a wish, from a point of a finished one, or from what is left of a damaged one."""

import secrets
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

import msgspec

from hexadeck import agents
from hexadeck.kernel.errors import HexadeckError
from hexadeck.kernel.game import Game, Match
from hexadeck.kernel.shuffle import commitment_to
from hexadeck.lessons import find_lesson
from hexadeck.puzzles import find_puzzle
from hexadeck.server.keys import is_key
from hexadeck.server.library import read_game
from hexadeck.server.match.history import in_effect, read_history, summary_of
from hexadeck.server.match.match_info import (
    seat_of,
    table_path,
    was_withdrawn,
)
from hexadeck.server.match.rooms import stored_match
from hexadeck.server.match.setup import MatchSetup, puzzle_in, seed_from, setup_from, setup_of, under_its_rules
from hexadeck.server.messages.desk import TryCard
from hexadeck.server.messages.matches import ClockSetting, Commitment, Created, Fork, NewMatch, SeatWish
from hexadeck.server.processes.bot_player import warm_up
from hexadeck.server.processes.workers import Asker
from hexadeck.server.refusals import Refused, damaged
from hexadeck.store.store import Conflict, Entry, NewStoredMatch, Overview, Seat, StoredMatch, Summary

if TYPE_CHECKING:
    from hexadeck.server.services import Services

LONGEST_SEED: Final = 100
MOST_SECONDS: Final = 24 * 3600
MOST_INCREMENT: Final = 3600
TRIAL_SEED: Final = "trial"
"""The shuffle of a prepared position lies in the position; the bots take their chances from this."""


async def start(services: "Services", guest: str, wish: NewMatch) -> Created:
    if wish.lesson is not None:
        return await _teach(services, guest, wish, wish.lesson)
    if wish.puzzle is not None:
        return await _pose(services, guest, wish, wish.puzzle)
    game = await _game(wish.game, wish.cards)
    mode = game.modes[0] if wish.mode is None else wish.mode
    seats = _seats(game, mode, guest, wish.seats)
    _check_clock(wish.clock)
    id = match_id(services, wish.match)
    setup = shuffle_for(services, id, wish.seed, seats) | {"mode": mode}
    if wish.is_listed:
        setup |= _listing(seats)
    if wish.allows_hints:
        setup["hints"] = True
    if wish.cards:
        setup["cards"] = wish.cards
    clock = None if wish.clock is None else msgspec.to_builtins(wish.clock)
    new = make_match(services, game, setup, wish.options, clock, seats, id=id)
    try:
        await services.store.create(new)
    except Conflict:
        raise Refused("id_is_used") from None
    services.start(_wake_worker(services, new))
    return _created(new, guest)


def _listing(seats: Sequence[Seat]) -> dict[str, Any]:
    if not any(seat.kind == "open" for seat in seats):
        raise Refused("nothing_to_list")
    return {"listed": True}


async def _teach(services: "Services", guest: str, wish: NewMatch, name: str) -> Created:
    """A lesson: the guest has the first seat, and nobody but bots the others."""
    if wish != NewMatch(game=wish.game, lesson=name):
        raise Refused("lesson_has_its_table")
    game = await _game(wish.game)
    try:
        lesson = find_lesson(game.name, name)
    except HexadeckError as error:
        raise Refused("cannot_begin", why=str(error)) from None
    mode = lesson.mode or game.modes[0]
    setup = {"seed": lesson.seed, "mode": mode, "lesson": name}
    others = [SeatWish(who="bot", bot=agents.FOR_LESSONS) for _ in range(min(game.seats_of(mode)) - 1)]
    seats = _seats(game, mode, guest, [SeatWish(who="me"), *others])
    new = make_match(services, game, setup, lesson.options, None, seats)
    await services.store.create(new)
    services.start(_wake_worker(services, new))
    return _created(new, guest)


async def _pose(services: "Services", guest: str, wish: NewMatch, id: str) -> Created:
    """A puzzle: the guest has the seat that it is for, and nobody but bots the others."""
    if wish != NewMatch(game=wish.game, puzzle=id):
        raise Refused("puzzle_has_its_table")
    game = await _game(wish.game)
    try:
        puzzle = find_puzzle(game.name, id)
    except HexadeckError as error:
        raise Refused("cannot_begin", why=str(error)) from None
    mode = game.modes[0]
    count = len(puzzle.bots)
    wishes = [SeatWish(who="me" if seat == puzzle.seat else "bot") for seat in range(count)]
    setup = {"seed": puzzle.seed, "mode": mode, "puzzle": id}
    new = make_match(services, game, setup, {}, None, _seats(game, mode, guest, wishes))
    await services.store.create(new)
    services.start(_wake_worker(services, new))
    return _created(new, guest)


async def try_out(services: "Services", guest: str, name: str, wish: TryCard, position: dict[str, Any]) -> Created:
    """A match against bots that begins in a position in which a card can be played."""
    game = await _game(name, wish.cards)
    _check_bot(wish.bot)
    others = [SeatWish(who="bot", bot=wish.bot) for _ in range(game.min_seats - 1)]
    seats = _seats(game, game.modes[0], guest, [SeatWish(who="me"), *others])
    setup = {"seed": TRIAL_SEED, "mode": game.modes[0], "cards": wish.cards, "position": position}
    new = make_match(services, game, setup, {}, None, seats)
    await services.store.create(new)
    services.start(_wake_worker(services, new))
    return _created(new, guest)


async def _wake_worker(services: "Services", new: NewStoredMatch) -> None:
    """The process of the match's bots is ready when they are asked for the first time."""
    if any(seat.kind == "bot" for seat in new.seats):
        pool = services.workers.prover if puzzle_in(new.setup) else services.workers.bots
        await pool.run(Asker(new.id), warm_up, new.game, new.setup.get("cards", ""))


async def fork(services: "Services", guest: str, id: str, wish: Fork) -> Created:
    """A new match that begins where a finished one stood after so many choices."""
    stored = await finished_match(services, id)
    overview = stored.overview
    game = await game_of(overview)
    before = setup_of(overview)  # refused if the choices were made under other rules
    choices = effective_entries(stored)
    if not 0 <= wish.at <= len(choices):
        raise Refused("no_such_frame", last=len(choices), frame=wish.at)
    if not 0 <= wish.seat < len(overview.seats):
        raise Refused("no_such_seat", seat=wish.seat, last=len(overview.seats) - 1)
    _check_bot(wish.bot)
    seats = tuple(
        Seat(kind="person", guest=guest, deck=old.deck)
        if number == wish.seat
        else Seat(kind="bot", bot=wish.bot, deck=old.deck)
        for number, old in enumerate(overview.seats)
    )
    setup = {"seed": seed_from(overview.setup, overview.seats)} | kept(overview.setup)
    if setup.pop("lesson", ""):
        # Whoever plays on from a lesson is not taught again.
        setup["position"] = before.start().position()
    with under_its_rules(overview):
        played = await read_history(overview, choices[: wish.at], services.turnstile.share(overview))
        new = make_match(services, game, setup, overview.options, None, seats, choices[: wish.at], played.match)
    await services.store.create(new)
    return _created(new, guest)


async def salvage(services: "Services", guest: str, id: str) -> Created:
    """A damaged match goes on as a new one, from what is left of it, with everybody on their seats."""
    stored = await stored_match(services.store, id)
    overview = stored.overview
    if seat_of(overview, guest) is None:
        raise Refused("only_players")
    if not stored.damage:
        raise Refused("not_damaged")
    game = await game_of(overview)
    setup_of(overview)  # refused if the choices were made under other rules
    choices = effective_entries(stored)
    with under_its_rules(overview):
        left = await read_history(overview, choices, services.turnstile.share(overview))
        new = make_match(
            services, game, overview.setup, overview.options, overview.clock, overview.seats, choices, left.match
        )
    found = await services.store.create_rematch(id, new)
    return Created(match=found, path=table_path(found), seat=seat_of(await known_match(services, found), guest))


async def known_match(services: "Services", id: str) -> Overview:
    overview = await services.store.overview(id)
    if overview is None:
        raise Refused("no_match")
    return overview


async def finished_match(services: "Services", id: str) -> StoredMatch:
    """With its game read, so that it can be replayed."""
    stored = await stored_match(services.store, id)
    if stored.damage:
        raise damaged(stored.damage, len(stored.entries))
    if stored.overview.summary.status != "finished":
        raise Refused("not_over")
    if was_withdrawn(stored.overview):
        raise Refused("called_off")
    await game_of(stored.overview)
    return stored


def played(stored: StoredMatch) -> tuple[MatchSetup, list[int]]:
    """What it takes to play a finished match again, and to see that it ends where it did."""
    end = next((entry.state for entry in reversed(stored.entries) if entry.kind != "undo"), "")
    return msgspec.structs.replace(setup_of(stored.overview), end=end), choices_of(stored)


def choices_of(stored: StoredMatch) -> list[int]:
    """As a match record writes them: indices of options, draws offered, and -1 minus the seat that gave up."""
    return [entry.value if entry.kind == "choice" else -1 - entry.seat for entry in effective_entries(stored)]


def effective_entries(stored: StoredMatch) -> list[Entry]:
    return [stored.entries[number] for number in in_effect(stored.entries)]


# -- what a new match is made of ---------------------------------------------------------------------------------------


async def _game(name: str, cards: str = "") -> Game:
    try:
        return await read_game(name, cards)
    except HexadeckError as error:
        raise Refused("cannot_begin", why=str(error)) from None


async def game_of(match: Overview) -> Game:
    return await _game(match.game, match.setup.get("cards", ""))


def kept(setup: dict[str, Any]) -> dict[str, Any]:
    """What a match that follows from another has in common with it: how it begins, and what may be done in it."""
    return {name: setup[name] for name in ("mode", "cards", "lesson", "position", "puzzle", "hints") if name in setup}


def _seats(game: Game, mode: str, guest: str, wishes: Sequence[SeatWish] | None) -> tuple[Seat, ...]:
    if wishes is None:
        others = min(game.seats_of(mode)) - 1
        wishes = [SeatWish(who="me"), *[SeatWish(who="bot") for _ in range(others)]]
    who = [wish.who for wish in wishes]
    if who.count("me") > 1:
        raise Refused("one_seat_each")
    if "open" in who and "me" not in who:
        raise Refused("inviter_sits")
    return tuple(_seat(wish, guest) for wish in wishes)


def _seat(wish: SeatWish, guest: str) -> Seat:
    if wish.who == "me":
        return Seat(kind="person", guest=guest, deck=wish.deck, word=word_from(wish.word))
    if wish.who == "open":
        return Seat(kind="open", deck=wish.deck)
    _check_bot(wish.bot)
    return Seat(kind="bot", bot=wish.bot, deck=wish.deck)


def _check_bot(name: str) -> None:
    if name not in agents.names():
        raise Refused("no_such_bot", bot=name, bots=", ".join(agents.names()))


def _check_clock(clock: ClockSetting | None) -> None:
    if clock is not None and not (1 <= clock.seconds <= MOST_SECONDS and 0 <= clock.increment <= MOST_INCREMENT):
        raise Refused(
            "clock_out_of_bounds",
            most=MOST_SECONDS,
            most_increment=MOST_INCREMENT,
            seconds=clock.seconds,
            increment=clock.increment,
        )


def commitment(services: "Services") -> Commitment:
    """For a match to come. The secret follows from the id, so that an id has one secret and is used once."""
    id = match_id(services, None)
    return Commitment(match=id, commitment=commitment_to(services.guests.secret_for(id)))


def match_id(services: "Services", wish: str | None) -> str:
    """One that the server gave, or a new one; it ends with a mark by which the server knows its own."""
    if wish is None:
        random = secrets.token_urlsafe(9)
        return random + services.guests.mark_of_match(random)
    random, mark = wish[:12], wish[12:]
    if len(random) < 12 or not is_key(mark, services.guests.mark_of_match(random)):
        raise Refused("id_not_ours")
    return wish


def word_from(wish: str | None) -> str | None:
    if wish is not None and len(wish) > LONGEST_SEED:
        raise Refused("word_too_long", most=LONGEST_SEED)
    return wish or None


def shuffle_for(services: "Services", id: str, seed: str | None, seats: Sequence[Seat]) -> dict[str, Any]:
    """The server's part of the shuffle, or a seed where one was chosen."""
    if seed is None:
        return {"secret": services.guests.secret_for(id)}
    return {"seed": _seed(seed, seats)}


def _seed(wish: str, seats: Sequence[Seat]) -> str:
    """Whoever knows the seed knows every shuffle, so nobody chooses it who plays against people."""
    if len(wish) > LONGEST_SEED:
        raise Refused("seed_too_long", most=LONGEST_SEED)
    if len([seat for seat in seats if seat.kind != "bot"]) > 1:
        raise Refused("seed_among_people")
    return wish


def started(game: str, setup: dict[str, Any], options: dict[str, Any], seats: tuple[Seat, ...]) -> Match:
    try:
        return setup_from(game, setup, options, seats).start()
    except HexadeckError as error:
        raise Refused("cannot_begin", why=str(error)) from None


def make_match(
    services: "Services",
    game: Game,
    setup: dict[str, Any],
    options: dict[str, Any],
    clock: dict[str, Any] | None,
    seats: tuple[Seat, ...],
    choices: Sequence[Entry] = (),
    played: Match | None = None,
    id: str | None = None,
) -> NewStoredMatch:
    """Checked by starting it, with default decks on open seats; where it begins with choices, `played` is where they
    lead."""
    now = services.now()
    begun = started(game.name, setup, options, seats)
    full_options = begun.setup.get("options", options)
    entries = [Entry(choice.kind, choice.seat, choice.value, now, choice.state) for choice in choices]
    match = played or begun
    if match.result is not None:
        raise Refused("over_there")
    summary = summary_of(match, now)
    if any(seat.kind == "open" for seat in seats):
        summary = Summary(status="waiting", turn=0, decider=None, result=None, updated=now)
    return NewStoredMatch(
        id=match_id(services, None) if id is None else id,
        game=game.name,
        rules=game.rules_version,
        cards=game.card_set,
        setup=setup,
        options=full_options,
        clock=clock,
        invite=secrets.token_urlsafe(18),
        watch=secrets.token_urlsafe(18),
        created=now,
        seats=seats,
        summary=summary,
        entries=entries,
        is_listed=bool(setup.get("listed")),
    )


def _created(new: NewStoredMatch, guest: str) -> Created:
    seat = next((number for number, seat in enumerate(new.seats) if seat.guest == guest), None)
    return Created(
        match=new.id, path=table_path(new.id) if seat is not None else f"/t/{new.id}?watch={new.watch}", seat=seat
    )
