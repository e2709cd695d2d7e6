"""Who sits down at a match that waits for players, and who leaves it."""

from typing import TYPE_CHECKING

from hexadeck.server.keys import is_key
from hexadeck.server.match.alarm import PATIENCE_SECONDS
from hexadeck.server.match.history import summary_of
from hexadeck.server.match.match_info import CALLED_OFF, seat_of, table_path, was_withdrawn
from hexadeck.server.match.new_match import game_of, known_match, started, word_from
from hexadeck.server.match.rooms import stored_match
from hexadeck.server.match.setup import setup_of, under_its_rules
from hexadeck.server.messages.matches import Created, Join
from hexadeck.server.refusals import Refused
from hexadeck.store.store import Conflict, Entry, Overview, Seat, Summary

if TYPE_CHECKING:
    from hexadeck.server.services import Services


async def join_match(services: "Services", guest: str, id: str, wish: Join) -> Created:
    overview = await known_match(services, id)
    if not is_key(wish.key, overview.invite):
        raise Refused("invite_wrong")
    seat = seat_of(overview, guest)
    if seat is not None:
        return Created(match=id, path=table_path(id), seat=seat)
    await game_of(overview)
    with under_its_rules(overview):  # refused before the seat is taken if the match could not begin any more
        setup_of(overview).start()
    if was_withdrawn(overview):
        raise Refused("called_off")
    opened = [number for number, taken in enumerate(overview.seats) if taken.kind == "open"]
    if opened and wish.deck is not None:
        _check_deck(overview, opened[0] if wish.seat is None else wish.seat, wish.deck)
    try:
        overview = await services.store.take_seat(id, wish.seat, guest, wish.deck, services.now(), word_from(wish.word))
    except Conflict:
        raise Refused("all_seats_taken" if not opened or wish.seat is None else "seat_taken") from None
    await has_joined(services, overview)
    return Created(match=id, path=table_path(id), seat=seat_of(overview, guest))


def _check_deck(overview: Overview, number: int, deck: str) -> None:
    """An open seat's deck is known when it is taken; that the match can begin with it is made sure before."""
    seats = list(overview.seats)
    if not 0 <= number < len(seats):
        raise Refused("no_such_seat", seat=number, last=len(seats) - 1)
    seats[number] = Seat(kind="open", deck=deck)
    started(overview.game, overview.setup, overview.options, tuple(seats))


async def has_joined(services: "Services", overview: Overview) -> None:
    if overview.summary.status == "running":
        await _write_summary(services, overview)
    await services.rooms.refresh(overview.id)
    await _tell_who_played(services, overview)


async def _write_summary(services: "Services", overview: Overview) -> None:
    """The last seat is taken: lists show from now on whose decision it is."""
    summary = summary_of(setup_of(overview).start(), services.now())
    try:
        await services.store.append(overview.id, 0, (), summary)
    except Conflict:
        return  # somebody has chosen already, and wrote a later one


async def leave_match(services: "Services", guest: str, id: str) -> Created:
    """Who leaves a match that waits opens the seat again; the last one who leaves takes the invitation back, and the
    match is over before it began. It also can be called off where somebody took a seat and never came."""
    overview = await known_match(services, id)
    seat = seat_of(overview, guest)
    if seat is None:
        raise Refused("only_players")
    try:
        left = await services.store.leave_seat(id, guest, _called_off(services))
    except Conflict:
        await _call_off_alone(services, id, seat)
        return Created(match=id, path="/", seat=seat)
    await _tell_who_waits(services, left)
    return Created(match=id, path="/", seat=seat)


async def _call_off_alone(services: "Services", id: str, seat: int) -> None:
    """Before anybody has chosen, by someone who has waited long enough; the log says how long."""
    stored = await stored_match(services.store, id)
    people = {number for number, each in enumerate(stored.overview.seats) if each.kind == "person"}
    come = {entry.seat: entry.time for entry in reversed(stored.entries)}
    has_begun = any(entry.kind != "undo" and entry.seat in people for entry in stored.entries)
    if has_begun or people <= come.keys() or stored.overview.summary.status == "finished":
        raise Refused("begun")
    if services.now() - come.get(seat, services.now()) < PATIENCE_SECONDS * 1000:
        raise Refused("not_waited", most=int(PATIENCE_SECONDS))
    length = len(stored.entries)
    try:
        await services.store.append(id, length, [Entry("undo", seat, length, services.now())], _called_off(services))
    except Conflict:  # they have come at this moment
        raise Refused("begun") from None
    await services.rooms.refresh(id)
    await services.rooms.tell(id)


async def call_off(services: "Services", id: str) -> None:
    """Conflict if the match does not wait any more."""
    await _tell_who_waits(services, await services.store.call_off(id, _called_off(services)))


def _called_off(services: "Services") -> Summary:
    result = {"winners": [], "scores": [], "places": [], "sheet": [], "reason": CALLED_OFF, "rule": ""}
    return Summary(status="finished", turn=0, decider=None, result=result, updated=services.now())


async def _tell_who_waits(services: "Services", match: Overview) -> None:
    await services.rooms.refresh(match.id)
    if match.summary.status == "finished":
        await services.rooms.tell(match.id)
    await _tell_who_played(services, match)


async def _tell_who_played(services: "Services", rematch: Overview) -> None:
    """Those who look at the result of a match see who wants its rematch."""
    if "rematch_of" in rematch.setup:
        await services.rooms.tell(rematch.setup["rematch_of"])
