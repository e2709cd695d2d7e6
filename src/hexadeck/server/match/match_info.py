"""A match as it is introduced to one guest: who plays, how it stands, where it is found."""

from collections import Counter
from collections.abc import Awaitable, Callable, Collection
from datetime import UTC, datetime
from typing import Final, cast

from hexadeck.kernel.shuffle import commitment_to
from hexadeck.server.library import read_game
from hexadeck.server.match.setup import lesson_in, position_in, puzzle_in, seed_from
from hexadeck.server.messages.matches import ClockSetting, MatchInfo, Player
from hexadeck.server.messages.seen import ResultSeen
from hexadeck.store.store import Overview, Seat

MOST_OFFERS: Final = 2
"""How often one player may offer a rematch of the same match: asking once more after a refusal is no nuisance."""

CALLED_OFF: Final = "The match was called off."

Naming = Callable[[str], Awaitable[str]]
"""What a guest wants to be called."""


async def match_info(
    match: Overview, viewer: int | None, here: Collection[int], name_of: Naming, rematch: Overview | None = None
) -> MatchInfo:
    """For the guest on seat `viewer` or a spectator; `here` are the seats whose people are connected, `rematch` the
    match that is offered after this one."""
    summary = match.summary
    is_finished = summary.status == "finished"
    return MatchInfo(
        id=match.id,
        game=match.game,
        title=(await read_game(match.game)).title,
        mode=match.setup["mode"],
        options=match.options,
        clock=None if match.clock is None else ClockSetting(**match.clock),
        seed=seed_from(match.setup, match.seats) if is_finished else "",
        commitment=commitment_in(match),
        players=told_apart(
            [await _player(seat, number, viewer, here, name_of) for number, seat in enumerate(match.seats)]
        ),
        seat=viewer,
        created=_written(match.created),
        updated=_written(summary.updated),
        status=summary.status,
        turn=summary.turn,
        is_your_decision=viewer is not None and summary.decider == viewer,
        result=cast(ResultSeen | None, summary.result),
        invite=invite_path(match) if viewer is not None and is_inviting(match) else None,
        watch=watch_path(match),
        replay=f"/r/{match.id}" if is_finished and not was_withdrawn(match) else None,
        rematch=match.rematch,
        cards=match.setup.get("cards", ""),
        rematch_with=[] if rematch is None else _who_sits_at(rematch, match),
        rematch_commitment=commitment_in(rematch),
        is_rematch_off=rematch is not None and was_withdrawn(rematch),
        can_offer_rematch=is_finished and can_offer_rematch(match, viewer, rematch),
        is_listed=bool(match.setup.get("listed")),
        allows_hints=allows_hints(match),
        lesson=lesson_in(match.setup),
        puzzle=puzzle_in(match.setup),
    )


def commitment_in(match: Overview | None) -> str:
    """Of a match whose seed nobody chose."""
    return "" if match is None or "secret" not in match.setup else commitment_to(match.setup["secret"])


def _who_sits_at(other: Overview, match: Overview) -> list[int]:
    """The seats of a match whose people also sit at another."""
    return [
        number
        for number, seat in enumerate(match.seats)
        if seat.kind == "person" and seat_of(other, seat.guest) is not None
    ]


async def _player(seat: Seat, number: int, viewer: int | None, here: Collection[int], name_of: Naming) -> Player:
    if seat.kind == "person":
        assert seat.guest is not None
        name, is_here = await name_of(seat.guest), number in here
    elif seat.kind == "bot":
        name, is_here = f"{seat.bot} bot", True
    else:
        name, is_here = "open seat", False
    return Player(seat=number, kind=seat.kind, name=name, is_you=number == viewer, is_here=is_here)


def told_apart(players: list[Player]) -> list[Player]:
    """If two people have the same name, the number of the seat follows it; readers know which one they are."""
    others = [player for player in players if player.kind == "person" and not player.is_you]
    while len(taken := Counter(player.name.casefold() for player in others)) < len(others):
        for player in others:
            if taken[player.name.casefold()] > 1:
                player.name += f" {player.seat + 1}"
    return players


def allows_hints(match: Overview) -> bool:
    """Whoever took a seat where hints were announced has agreed to them."""
    people = sum([seat.kind != "bot" for seat in match.seats])
    return match.clock is None or people < 2 or bool(match.setup.get("hints"))


def is_inviting(match: Overview) -> bool:
    """The open seats of a rematch are kept for those who played."""
    return match.summary.status == "waiting" and "rematch_of" not in match.setup


def was_withdrawn(match: Overview) -> bool:
    """Over before anybody chose: seats were still open, or somebody never came."""
    return match.summary.result is not None and match.summary.result["reason"] == CALLED_OFF


def can_offer_rematch(match: Overview, seat: int | None, rematch: Overview | None) -> bool:
    """Nobody has, or it was called off; and this seat has not offered it too often. A match that was itself called off
    cannot be played again."""
    if (
        seat is None
        or was_withdrawn(match)
        or lesson_in(match.setup)
        or puzzle_in(match.setup)
        or position_in(match.setup) is not None
    ):
        return False
    return rematch is None or (was_withdrawn(rematch) and offers_before(rematch).count(seat) < MOST_OFFERS)


def offers_before(rematch: Overview | None) -> list[int]:
    """The seats that offered a rematch of the same match, one for each offer, this one included."""
    return [] if rematch is None else list(rematch.setup.get("offers", ()))


def seat_of(match: Overview, guest: str | None) -> int | None:
    """Where a guest sits."""
    return next((number for number, seat in enumerate(match.seats) if guest is not None and seat.guest == guest), None)


def table_path(id: str) -> str:
    return f"/t/{id}"


def invite_path(match: Overview) -> str:
    return f"/t/{match.id}?invite={match.invite}"


def watch_path(match: Overview) -> str:
    return f"/t/{match.id}?watch={match.watch}"


def _written(time: int) -> str:
    return datetime.fromtimestamp(time / 1000, UTC).isoformat(timespec="milliseconds")
