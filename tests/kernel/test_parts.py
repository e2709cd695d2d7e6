"""Conceding a part of the match instead of answering, in a game whose matches have parts."""

import pytest
from tests.kernel.board import ASK, DECK, MOVED, PRINTS, STOP, Board

from hexadeck.kernel.decisions import Option, Verb
from hexadeck.kernel.errors import HexadeckError, IllegalChoice
from hexadeck.kernel.game import CONCEDE_PART, Deck, Game, Match
from hexadeck.kernel.stepbook import Steps
from hexadeck.kernel.table import Table

GO_ON = Verb("go_on", "Go on")
steps = Steps(__name__)


def ask(t: Table, seat: int) -> None:
    t.ask(seat, ASK, steps.go_on)
    t.offer(STOP)
    t.offer(GO_ON)


def go_on(t: Table, option: Option) -> None:
    t.then(steps.ask, 1 - t.decided)


class Rounds(Game):
    """Whoever has lost two rounds has lost; a round is lost by conceding it."""

    def __init__(self) -> None:
        super().__init__("rounds", "Rounds", "1", (2, 2), PRINTS, steps)
        self.part = "round"
        self.turn_rule = "RR-2"

    def new_table(self, seats: int) -> Table:
        return Board(seats)

    def set_up(self, t: Table, mode: str, decks: list[Deck]) -> None:
        t.add_card(0, 0, DECK)
        t.then(steps.ask, 0)

    def part_conceded(self, t: Table, seat: int) -> None:
        assert isinstance(t, Board)
        t.gold[seat] -= 1
        t.emit(MOVED, seat)
        if t.gold[seat] == 1:
            t.end((1 - seat,), "Two rounds are lost.", "RR-1")
        else:
            t.then(steps.ask, seat)
            t.then(steps.ask, 1 - seat)


@pytest.fixture
def match() -> Match:
    return Rounds().start(1)


def test_whoever_is_asked_concedes_a_part_and_the_match_goes_on(match: Match) -> None:
    """The question that was open is dropped, and what the game puts on the stack comes in the order of its calls."""
    match.choose(0)

    events = match.concede_part(1)

    assert [event.name for event in events] == ["moved"]
    assert [seat["gold"] for seat in match.view()["table"]["seats"]] == [3, 2]
    assert (match.result, match.seat, match.choices()) == (None, 1, [0, CONCEDE_PART])
    match.choose(0)
    assert match.seat == 0


def test_conceded_parts_are_in_the_record_and_can_end_the_match(match: Match) -> None:
    """A record of them replays; then nothing is left to concede."""
    match.concede_part(0)
    match.concede_part(0)

    again = match.game.replay(match.record())

    assert match.result is not None
    assert (match.result.winners, match.seat, len(match.options)) == ((1,), None, 0)
    assert (again.result, again.state_hash()) == (match.result, match.state_hash())
    with pytest.raises(IllegalChoice, match=r"The match is over. \(RR-1\)"):
        match.concede_part(0)


@pytest.mark.parametrize(
    ("seat", "reason"),
    [(1, "Player 1 decides first"), (None, "Player 1 decides first"), (2, "no seat 2"), ("0", "no seat '0'")],
)
def test_nobody_else_concedes_a_part(match: Match, seat: object, reason: str) -> None:
    """The refusal says why, and nothing has changed."""
    before = match.state_hash()

    with pytest.raises(HexadeckError, match=reason):
        match.concede_part(seat)

    assert (match.state_hash(), match.choices()) == (before, [])


def test_a_game_without_parts_refuses_it(match: Match) -> None:
    """Also in a record."""
    match.game.part = ""

    with pytest.raises(IllegalChoice, match="no part that can be conceded alone"):
        match.repeat(CONCEDE_PART)

    assert match.choices() == []
