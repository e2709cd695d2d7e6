"""Any bytes, one kind of error: a few hundred damages of each kind; `make fuzz` makes many thousands (R9 to R11)."""

import difflib
import random
from typing import Any

import pytest

from fuzz import KINDS, Sample, attempt
from hexadeck import games
from hexadeck.cardtext.cardfile import MOST_LINES
from hexadeck.games.kanzume_goddess import clock
from hexadeck.kernel.errors import HexadeckError

MOST_LETTERS = 40_000
"""Compared for the lines of a card; with every phrase it would be ten times as many."""
COUNTS = {"positions": 120, "records": 120, "decks": 40, "cards": 8}
"""A home-made card costs reading the whole set again."""


@pytest.mark.parametrize("name", games.names())
def test_what_is_damaged_is_refused_or_goes_on(name: str) -> None:
    sample = Sample(name)
    wrong = [(kind, seed, attempt(sample, kind, seed)) for kind in KINDS for seed in range(COUNTS[kind])]

    assert [failure for failure in wrong if failure[2]] == []


@pytest.mark.parametrize(("name", "seed"), [("kanzume-goddess", 156), ("zenonzard", 628), ("zenonzard", 1071)])
def test_a_position_that_fits_no_rules_ends_with_a_clear_error(name: str, seed: int) -> None:
    """R9 These loaded, and failed later with an IndexError."""
    assert attempt(Sample(name), "positions", seed) == ""


def test_a_position_with_a_huge_number_is_no_endless_task() -> None:
    """R9 So many cards were to be put back that the memory of the machine was not enough for the steps."""
    game = games.load("kanzume-goddess")
    match = game.start(1)
    match.play_out(1, 12)  # into a turn, whose beginning sets the number to nothing
    data = match.position()
    data["columns"]["clock"][clock.PUT_BACK] = 2**40

    assert game.from_position(data).play_out(1, 2000) > 10


def nested(depth: int) -> list[Any]:
    found: list[Any] = []
    for _ in range(depth):
        found = [found]
    return found


@pytest.mark.parametrize(
    "change",
    [
        {"setup": {"seed": "\ud800"}},
        {"setup": {"decks": nested(5000)}},
        {"choices": nested(5000)},
        {"rules": nested(5000)},
    ],
    ids=["surrogate", "decks", "choices", "rules"],
)
@pytest.mark.parametrize("name", games.names())
def test_a_record_with_odd_things_is_refused(name: str, change: dict[str, Any]) -> None:
    """R10 RecursionError and UnicodeEncodeError came out of these."""
    record = games.load(name).start(1).record()
    setup = {**record["setup"], **change.get("setup", {})}

    with pytest.raises(HexadeckError):
        games.replay({**record, **change, "setup": setup})


@pytest.mark.parametrize("name", games.names())
def test_numbers_without_an_end_are_refused(name: str) -> None:
    """R10 Python itself reads no more than 4300 digits."""
    game, number = games.load(name), "9" * 5000
    with pytest.raises(HexadeckError):
        game.deck_rules.read(f"Deck\n1 Wolf\n{number} Wolf\n")
    with pytest.raises(HexadeckError):
        games.load(name, [("home.cards", f"Home [H1]\nCost {number}, {number} copies\n{number} of each colour")])


@pytest.mark.parametrize("name", games.names())
def test_many_lines_that_nobody_can_read_are_refused_at_once(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """R11 They took half a second: each was compared letter by letter with every phrase of the game."""
    compared: list[int] = []
    close_matches = difflib.get_close_matches

    def counted(word: str, possible: list[str], n: int = 3, cutoff: float = 0.6) -> list[str]:
        compared.append(len(possible) * len(word))
        return close_matches(word, possible, n, cutoff)

    monkeypatch.setattr(difflib, "get_close_matches", counted)
    chance, cards = random.Random(name), Sample(name).cards
    texts = [line for card in cards for line in card.split("\n")[1:]]
    for head in range(1, 5):
        lines = cards[0].split("\n")[:head] if cards else ["A card [X1]"]
        for _ in range(MOST_LINES - head):
            words = " ".join(chance.choices(texts or ["what is no text"], k=3)).split(" ")
            lines.append(" ".join(chance.sample(words, len(words))))
        compared.clear()
        with pytest.raises(HexadeckError):
            games.load(name, [("home.cards", "\n".join(lines))])
        assert sum(compared) < MOST_LETTERS
