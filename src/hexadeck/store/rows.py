"""How the structures lie in rows; the same in both databases."""

from collections.abc import Iterable, Sequence
from typing import Any, Final, Protocol

from msgspec import json

from hexadeck.store.seals import seal
from hexadeck.store.store import (
    Claim,
    Complaint,
    Conflict,
    Damaged,
    Entry,
    NewStoredMatch,
    Overview,
    Paper,
    Problem,
    Seat,
    Summary,
)

MOST_OLD_CODES: Final = 100
"""How many finished ones are forgotten when a new one is written: nobody waits until all of them are."""
LISTED: Final = "SELECT match FROM progress WHERE status = 'waiting' AND is_listed = 1 ORDER BY updated DESC, match"

Values = tuple[str | int | bytes | None, ...]


class Row(Protocol):
    """A row of either database, by the names of its columns."""

    def __getitem__(self, column: str, /) -> Any: ...


def as_json(value: object) -> str:
    return json.encode(value).decode()


def match_values(match: NewStoredMatch) -> Values:
    setup, options, clock = as_json(match.setup), as_json(match.options), as_json(match.clock)
    facts = (match.id, match.game, match.rules, match.cards)
    return (*facts, setup, options, clock, match.invite, match.watch, match.created)


def seat_values(match: NewStoredMatch) -> list[Values]:
    return [(match.id, i, seat.kind, seat.guest, seat.bot, seat.deck, seat.word) for i, seat in enumerate(match.seats)]


def progress_values(match: NewStoredMatch) -> Values:
    return (match.id, len(match.entries), *summary_values(match.id, match.summary), int(match.is_listed))


def summary_values(id: str, summary: Summary) -> Values:
    """With their seal."""
    values = (summary.status, summary.turn, summary.decider, as_json(summary.result), summary.updated)
    return (*values, seal(id, *values))


def entry_values(id: str, at: int, entries: Sequence[Entry], marks: Sequence[bytes]) -> list[Values]:
    numbered = zip(range(at, at + len(entries)), entries, marks, strict=True)
    return [
        (id, number, entry.kind, entry.seat, entry.value, entry.time, mark, entry.state or None)
        for number, entry, mark in numbered
    ]


def entry_from(row: Row) -> Entry:
    return Entry(row["kind"], row["seat"], row["value"], row["time"], row["state"] or "")


def seat_from(row: Row) -> Seat:
    return Seat(kind=row["kind"], guest=row["guest"], bot=row["bot"], deck=row["deck"], word=row["word"])


def seats_by_match(rows: Iterable[Row]) -> dict[str, list[Seat]]:
    """Of rows in the order of seats."""
    found: dict[str, list[Seat]] = {}
    for row in rows:
        found.setdefault(row["match"], []).append(seat_from(row))
    return found


def names_in(rows: Iterable[Row]) -> dict[str, str | None]:
    """Of rows of seats that have the names of their guests."""
    return {row["guest"]: row["name"] for row in rows if row["guest"] is not None}


def _decoded(row: Row, column: str) -> Any:
    """A damaged text is a damaged match, not a fault of ours."""
    try:
        return json.decode(row[column])
    except (ValueError, TypeError):
        raise Damaged(f"match {row['id']}: its {column} cannot be read") from None


def overview_from(row: Row, seats: Sequence[Seat]) -> Overview:
    return Overview(
        id=row["id"],
        game=row["game"],
        rules=row["rules"],
        cards=row["cards"],
        setup=_decoded(row, "setup"),
        options=_decoded(row, "options"),
        clock=_decoded(row, "clock"),
        invite=row["invite"],
        watch=row["watch"],
        created=row["created"],
        seats=tuple(seats),
        summary=Summary(
            status=row["status"],
            turn=row["turn"],
            decider=row["decider"],
            result=_decoded(row, "result"),
            updated=row["updated"],
        ),
        length=row["length"],
        rematch=row["rematch"],
    )


def free_seat(match: Overview, wanted: int | None, guest: str) -> int:
    """The open seat that a guest gets; a match that was called off has none to give."""
    if guest in [seat.guest for seat in match.seats]:
        raise Conflict(f"this guest already sits at match {match.id}: a guest has one seat")
    free = [number for number, seat in enumerate(match.seats) if seat.kind == "open"]
    if not free or match.summary.status != "waiting":
        raise Conflict(f"match {match.id} has no open seat left")
    if wanted is None:
        return free[0]
    if wanted not in free:
        raise Conflict(f"seat {wanted} of match {match.id} is not open; open are {', '.join(map(str, free))}")
    return wanted


def seat_to_leave(match: Overview, guest: str) -> int | None:
    """The seat that a guest opens who goes before the match begins; None if nobody would be left to wait."""
    check_waiting(match)
    people = {seat.guest: number for number, seat in enumerate(match.seats) if seat.kind == "person"}
    if guest not in people:
        raise Conflict(f"this guest has no seat at match {match.id}")
    return people[guest] if len(people) > 1 else None


def check_waiting(match: Overview) -> None:
    if match.summary.status != "waiting":
        raise Conflict(f"match {match.id} does not wait for players: it has begun or is over")


def paper_of(row: Row) -> Paper:
    return Paper(kind=row["kind"], game=row["game"], name=row["name"], text=row["text"], updated=row["updated"])


def complaint_values(complaint: Complaint) -> Values:
    told = (complaint.name, complaint.reason, complaint.time)
    return (complaint.match, complaint.guest, complaint.about, *told)


def claim_values(claim: Claim) -> Values:
    return (claim.match, claim.server, claim.guest, claim.percent, claim.until)


def claim_from(row: Row) -> Claim:
    return Claim(row["match"], row["server"], row["guest"], row["percent"], row["until"])


def complaint_from(row: Row) -> Complaint:
    return Complaint(
        match=row["match"],
        guest=row["guest"],
        about=row["about"],
        name=row["name"],
        reason=row["reason"],
        time=row["time"],
    )


def problem_values(problem: Problem) -> Values:
    return (problem.match, problem.guest, problem.time, problem.length, problem.words, problem.browser)


def problem_from(row: Row) -> Problem:
    return Problem(
        match=row["match"],
        guest=row["guest"],
        time=row["time"],
        length=row["length"],
        words=row["words"],
        browser=row["browser"],
    )


def too_many_papers(most: int) -> Conflict:
    return Conflict(f"you keep {most} of them already; delete one that you no longer need")


def no_match(id: str) -> Conflict:
    return Conflict(f"there is no match {id}")


def wrong_number(id: str, at: int, length: int | None) -> Conflict:
    """Why entries could not be appended."""
    if length is None:
        return no_match(id)
    return Conflict(f"the log of match {id} has {length} entries, so nothing can be appended as number {at}")
