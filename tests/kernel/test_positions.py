"""Positions: pending steps by name, effects that wait, columns and handles, both ways; and what is refused."""

from typing import Any

import pytest
from tests.kernel.board import HAND, PRINTS, Board
from tests.kernel.test_steps import steps

from hexadeck.kernel.decisions import Result
from hexadeck.kernel.errors import RecordError
from hexadeck.kernel.frames import Step
from hexadeck.kernel.game import Deck, Game, Match
from hexadeck.kernel.table import Table


class BoardGame(Game):
    """Asks in the middle of an effect, while two others wait for its end."""

    def __init__(self) -> None:
        super().__init__("board", "Board", "3", (2, 2), PRINTS, steps)
        self.card_set = "letters"

    def new_table(self, seats: int) -> Table:
        return Board(seats)

    def set_up(self, t: Table, mode: str, decks: list[Deck]) -> None:
        t.add_cards([0, 1], 0, HAND)
        t.waiting = [Step(steps.note, 1), Step(steps.keep_two, 2, 5)]
        t.then_within(steps.ask_two)
        t.then(steps.note, 3)
        t.then(steps.finish)
        t.schedule()


def position(**changes: Any) -> dict[str, Any]:
    return BoardGame().start().position() | changes


def test_pending_and_waiting_steps_are_written_by_name() -> None:
    """The one that asks is last, because it runs again."""
    data = position()

    assert data["pending"] == [["step", "finish"], ["step", "note", 3], ["within", "ask_two"]]
    assert data["waiting"] == [["step", "note", 1], ["step", "keep_two", 2, 5]]


def test_cards_are_written_by_their_ids_and_zones_by_name() -> None:
    """Only zones that hold something."""
    data = position()

    assert (data["cards"], data["owners"], data["zones"]) == (["X0", "X1"], [0, 0], {"hand 0": [0, 1]})
    assert data["columns"]["gold"] == [3, 3]
    assert (data["handles"], data["last_handles"]) == ([[1, 2], [0, 0], [0, 0]], [2, 0, 0])


def test_what_waited_is_still_waiting_after_loading() -> None:
    """It comes before the rest, as it would have."""
    match = BoardGame().start()
    stories = []
    for world in (match, match.game.from_position(match.position())):
        assert isinstance(world.table, Board)
        world.choose(1)
        stories.append(world.table.done)

    assert stories == [["stop", "1", "(2, 5)", "7", "3"]] * 2


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"seats": 3}, "'seats' is 3, possible is 2 to 2"),
        ({"seats": True}, "'seats' has True"),
        ({"random": [1, 2, 3]}, "'random' must be a list of 4"),
        ({"random": [1, 2, 3, 2**32]}, "'random' has 4294967296, possible is 0 to 4294967295"),
        ({"cards": ["X0", "X99"]}, "card 'X99' is not in this card set"),
        ({"owners": [0, 2]}, "'owners' has 2, possible is -1 to 1"),
        ({"zones": {"attic": [0, 1]}}, "no zone is called 'attic'; zones are deck 0, deck 1, hand 0"),
        ({"zones": {"hand 0": [0]}}, "card 1 lies in no zone"),
        ({"zones": {"hand 0": [0, 1], "deck 0": [1]}}, "names card 1, which does not exist or lies elsewhere too"),
        ({"zones": {"hand 0": [0, 1, 2]}}, "names card 2, which does not exist"),
        ({"columns": {}}, "column 'tapped' is missing"),
        ({"handles": [[1, 2], [0, 0]]}, "a list for each of 2 seats and the spectators"),
        ({"handles": [[1, 1], [0, 0], [0, 0]]}, "one handle for two cards"),
        ({"handles": [[1, 9], [0, 0], [0, 0]]}, "'handles' has 9, possible is 0 to 2"),
        ({"pending": []}, "nothing is pending and there is no result"),
        ({"pending": [["step", "nap"]]}, "no step is called"),
        ({"pending": [["nap"]]}, "is not a pending step"),
        ({"pending": [["step", "note", 1, 2, 3, 4, 5]]}, "step 'note' has 1 arguments, not 5"),
        ({"pending": [["step", "note"]]}, "step 'note' has 1 arguments, not 0"),
        ({"result": [[5], [0, 0], "Won.", "KK-1"]}, "are not the winners"),
        ({"result": [[0], [1], "Won.", "KK-1"]}, "'result' must be a list of 2 whole numbers"),
        ({"result": "won"}, "is not a result"),
        ({"settings": {"speed": 1}}, "no rule option 'speed'"),
    ],
)
def test_what_is_wrong_with_a_position_is_said(changes: dict[str, Any], message: str) -> None:
    """The part, what it has, and what is possible."""
    with pytest.raises(ValueError, match=message) as refusal:
        BoardGame().from_position(position(**changes))

    assert "HexadeckError" in [kind.__name__ for kind in type(refusal.value).__mro__]


@pytest.mark.parametrize("field", [2, 40])
def test_a_field_that_names_no_card_is_refused(field: int) -> None:
    """Cards are 0 and 1 here."""
    data = position()
    data["columns"]["clock"] = [0, field]

    with pytest.raises(RecordError, match=r"'leader' of 'columns.clock' is no card; there are 2"):
        BoardGame().from_position(data)


def test_a_result_is_loaded_as_it_was() -> None:
    """Scores too, which a game may count in its own way."""
    loaded = BoardGame().from_position(position(result=[[1], [3, 7], "Won.", "KK-1"], pending=[], waiting=[]))

    assert isinstance(loaded, Match)
    assert loaded.result is not None
    assert loaded.result == Result((1,), (3, 7), "Won.", "KK-1")
    assert loaded.result.places == (2, 1)


def test_a_score_sheet_is_loaded_as_it_was() -> None:
    """Line by line; a line that is none is named."""
    sheet = [["Wares", [3, 7]], ["Guards", [0, 1]]]
    loaded = BoardGame().from_position(position(result=[[1], [3, 8], "Won.", "KK-1", sheet], pending=[], waiting=[]))

    assert loaded.view(None)["result"]["sheet"] == sheet
    with pytest.raises(RecordError, match="line of a score sheet"):
        BoardGame().from_position(position(result=[[1], [3, 8], "Won.", "KK-1", [["Wares"]]], pending=[], waiting=[]))
