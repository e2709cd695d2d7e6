"""Rematches: who asks first offers one, and it begins when all who played want it."""

from typing import TYPE_CHECKING

from msgspec.structs import replace

from hexadeck.server.match.match_info import (
    MOST_OFFERS,
    can_offer_rematch,
    offers_before,
    seat_of,
    table_path,
    was_withdrawn,
)
from hexadeck.server.match.new_match import game_of, kept, known_match, make_match, match_id, shuffle_for, word_from
from hexadeck.server.match.seats import call_off, has_joined
from hexadeck.server.match.setup import lesson_in, position_in, puzzle_in, setup_of, under_its_rules
from hexadeck.server.messages.matches import Created, Rematch
from hexadeck.server.refusals import Refused
from hexadeck.store.store import Conflict, Overview, Seat

if TYPE_CHECKING:
    from hexadeck.server.services import Services


async def want_rematch(services: "Services", guest: str, id: str, wish: Rematch) -> Created:
    """The same people and bots, everybody one seat further and each with the deck they had. Who asks first offers it:
    the others' seats are open until they ask as well, and nothing begins before. One that was called off can be offered
    again."""
    overview = await known_match(services, id)
    seat = seat_of(overview, guest)
    if seat is None:
        raise Refused("only_players")
    _check_can_be_repeated(overview)
    earlier = None if overview.rematch is None else await known_match(services, overview.rematch)
    called_off = earlier.id if earlier is not None and was_withdrawn(earlier) else None
    if called_off and not can_offer_rematch(overview, seat, earlier):
        raise Refused("rematch_offered_enough", most=MOST_OFFERS)
    game = await game_of(overview)
    word = word_from(wish.word)
    offered = _seats_one_further(overview, guest, word)
    new_id = match_id(services, None if wish.match == overview.rematch else wish.match)
    setup = shuffle_for(services, new_id, None, offered) | kept(overview.setup)
    setup |= {"rematch_of": id, "offers": [*offers_before(earlier), seat]}
    new = make_match(services, game, setup, overview.options, overview.clock, offered, id=new_id)
    try:
        found = await services.store.create_rematch(id, new, called_off)
    except Conflict:
        raise Refused("id_is_used") from None
    if found != new.id:
        own = (seat - 1) % len(offered)
        await _accept(services, guest, found, own, offered[own].deck, word)
    await services.rooms.refresh(id)
    return Created(match=found, path=table_path(found), seat=seat_of(await known_match(services, found), guest))


def _check_can_be_repeated(overview: Overview) -> None:
    if overview.summary.status != "finished":
        raise Refused("rematch_too_soon")
    if was_withdrawn(overview):
        raise Refused("called_off")
    if lesson_in(overview.setup):
        raise Refused("no_rematch_of_lesson")
    if puzzle_in(overview.setup):
        raise Refused("no_rematch_of_puzzle")
    if position_in(overview.setup) is not None:
        raise Refused("no_rematch_of_trial")


def _seats_one_further(overview: Overview, guest: str, word: str | None) -> tuple[Seat, ...]:
    """For the rematch that this guest offers: the bots, the guest with a new word, and an open seat for everybody
    else."""
    with under_its_rules(overview):
        decks = [deck["name"] for deck in setup_of(overview).start().setup["decks"]]
    seats = [
        old if old.kind == "bot" or old.guest == guest else Seat(kind="open", deck=old.deck) for old in overview.seats
    ]
    if decks:
        seats = [replace(old, deck=old.deck or decks[number]) for number, old in enumerate(seats)]
    return tuple([replace(old, word=word if old.guest == guest else None) for old in (*seats[1:], seats[0])])


async def decline_rematch(services: "Services", guest: str, id: str) -> Overview:
    """Anyone who declines the rematch, or takes the offer back, calls it off for everybody."""
    overview = await known_match(services, id)
    if seat_of(overview, guest) is None:
        raise Refused("only_players")
    if overview.rematch is None:
        raise Refused("no_rematch_offered")
    try:
        await call_off(services, overview.rematch)
    except Conflict:  # it has begun, or somebody else has called it off
        if (await known_match(services, overview.rematch)).summary.status == "running":
            raise Refused("rematch_begun") from None
    return overview


async def _accept(services: "Services", guest: str, id: str, seat: int, deck: str | None, word: str | None) -> None:
    """Take the seat that a rematch keeps for this guest, with the deck they had."""
    overview = await known_match(services, id)
    if was_withdrawn(overview):
        raise Refused("rematch_called_off")
    if seat_of(overview, guest) is not None:
        return
    try:
        overview = await services.store.take_seat(id, seat, guest, deck, services.now(), word)
    except Conflict:
        raise Refused("rematch_seat_taken") from None
    await has_joined(services, overview)
