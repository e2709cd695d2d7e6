"""A match to keep, in which a test says only what it is about."""

from typing import Any

import msgspec

from hexadeck.store.store import Complaint, Entry, NewStoredMatch, Problem, Seat, Summary

RUNNING = Summary(status="running", turn=1, decider=0, result=None, updated=1_000)
WAITING = msgspec.structs.replace(RUNNING, status="waiting", decider=None)
RESULT = {"winners": [1], "scores": [0, 3], "reason": "Checkmate.", "rule": "EC-080"}
FINISHED = msgspec.structs.replace(RUNNING, status="finished", decider=None, result=RESULT)
ANN = Seat(kind="person", guest="ann", deck="Red")
BOT = Seat(kind="bot", bot="greedy")
OPEN = Seat(kind="open")
PROBLEM = Problem(match="m1", guest="ann", time=2_000, length=3, words="It is stuck ♞.", browser="/t/m1 390x844")
COMPLAINT = Complaint(match="m1", guest="ann", about="bea", name="Bea ♞", reason="name", time=3_000)


def new_match(id: str = "m1", **changes: Any) -> NewStoredMatch:
    match = NewStoredMatch(
        id=id,
        game="zenonzard",
        rules="1.2",
        cards="c0ffee",
        setup={"seed": "7", "mode": "standard", "decks": [{"name": "Red", "cards": {"Wolf": 3, "Ant": 2, "Moth": 1}}]},
        options={"first": "loser"},
        clock={"seconds": 600, "increment": 5},
        invite="invite-key",
        watch="watch-key",
        created=1_000,
        seats=(ANN, BOT),
        summary=RUNNING,
    )
    return msgspec.structs.replace(match, **changes)


def choice(number: int, seat: int = 0) -> Entry:
    """An entry by which its number can be told."""
    return Entry("choice", seat, number % 7, 2_000 + number)
