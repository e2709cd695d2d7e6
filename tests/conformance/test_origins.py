"""A number on a card that is not the printed one names what makes the difference, in every game."""

from typing import Any

from hypothesis import given
from tests.conformance.every_game import Setup, decisions, every_setup, seeds, some_seeds, tiny_among_the_games, viewers

from hexadeck import games

MINUS = "\N{MINUS SIGN}"
TIMES = "\N{MULTIPLICATION SIGN}"


@every_setup
@some_seeds(1)
@given(seed=seeds)
def test_whatever_differs_from_the_printed_number_says_by_what(setup: Setup, seed: int) -> None:
    """And what it names makes that difference, added up."""
    with tiny_among_the_games():
        display = games.display(setup.game)
    fields = [badge.field for badge in display.layout.badges]

    for match in decisions(setup, seed):
        if not setup.looks_at(match):
            continue
        for viewer in viewers(match):
            for card in cards_in(match.view(viewer)["table"]):
                for field in fields:
                    printed, now = display.face_of(card["id"]).facts.get(field), card.get(field)
                    if isinstance(printed, int) and isinstance(now, int) and now != printed:
                        reckoned = added_up(printed, card["origins"][field])
                        # No number falls below its least.
                        assert now == reckoned or now > reckoned, (card, field, printed)
                        assert now == reckoned or now < printed or reckoned < 0, (card, field, printed)


def cards_in(data: Any) -> list[dict[str, Any]]:
    """All cards of a view that are known, wherever they lie."""
    parts = data.values() if isinstance(data, dict) else data if isinstance(data, list) else ()
    found = [data] if isinstance(data, dict) and "handle" in data and not data.get("face_down") else []
    return found + [card for part in parts for card in cards_in(part)]


def added_up(printed: int, origins: list[list[str]]) -> int:
    """What the changes make of the printed number, one after the other."""
    number = printed
    for name, change in origins:
        assert name
        sign, amount = change[0], int(change[1:])
        number = {"+": number + amount, MINUS: number - amount, TIMES: number * amount, "=": amount}[sign]
    return number
