"""Sentences of the engine as the person at the terminal reads them."""

import json
from pathlib import Path

import pytest

from hexadeck.cli.terminal.voices import PERSON, Voices

SHARED = Path(__file__).parents[3] / "web" / "tests" / "table" / "seats" / "voices.json"
"""What the browser says of the same sentences; both must speak alike."""


@pytest.mark.parametrize(("said", "told"), json.loads(SHARED.read_text("utf-8")))
def test_one_person_is_you(said: str, told: str) -> None:
    assert Voices([PERSON, "wren"]).tell(said) == told


def test_bots_have_their_names_and_the_same_name_twice_has_the_seat_behind_it() -> None:
    duel = Voices(["wren", PERSON])
    four = Voices([PERSON, "wren", "wren", "sibyl"])

    assert duel.tell("Player 1 attacks. Player 2 loses 1 Life.") == "Wren attacks. You lose 1 Life."
    assert four.tell("Player 2 passes, Player 3 and Player 4 draw.") == "Wren 2 passes, Wren 3 and Sibyl draw."
    assert [four.name(seat) for seat in range(4)] == ["You", "Wren 2", "Wren 3", "Sibyl"]


def test_several_people_at_one_keyboard_stay_players() -> None:
    hot_seat = Voices([PERSON, PERSON, "wren"])

    assert hot_seat.tell("Player 1 attacks Player 3.") == "Player 1 attacks Player 3."
    assert hot_seat.name(2) == "Player 3"
