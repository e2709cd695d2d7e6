"""Whatever is dark says why, whatever is lit does not, and the answers tell nobody anything new."""

import re
from importlib import resources
from typing import Any

import pytest
from hypothesis import given
from tests.conformance.every_game import (
    Setup,
    decisions,
    every_game,
    every_setup,
    finished,
    one_setup_a_game,
    seeds,
    some_seeds,
    viewers,
)

from hexadeck.kernel.errors import HexadeckError
from hexadeck.kernel.game import Game, Match

EVERY = 3
"""At one of so many decisions that are looked at every card is asked about."""
A_RULE = re.compile(r"\b[A-Z]+-[A-Z]?\d+\b")


@every_setup
@some_seeds(1)
@given(seed=seeds)
def test_every_dark_card_of_ones_own_says_why_and_no_lit_one_does(setup: Setup, seed: int) -> None:
    """Equal cards in one place are offered once: the others are as lit as the one that an option names."""
    rules = rules_of(setup.game)
    for match in decisions(setup, seed):
        if not setup.looks_at(match, EVERY):
            continue
        for seat in range(match.seats):
            lit = lit_cards(match, seat)
            for place, cards in own_cards(match, seat).items():
                lit_faces = {card["id"] for card in cards if card["handle"] in lit}
                lit_looks = [looks(card) for card in cards if card["handle"] in lit]
                for card in cards:
                    reason = match.why_not(seat, card["handle"])
                    where = f"{card['name']} ({place} of seat {seat}) at {match.prompt}"
                    if card["handle"] in lit:
                        assert reason is None, f"{where} is on offer, and yet: {reason}"
                    elif reason is None:
                        assert card["id"] in lit_faces, f"{where} is in no option and has no reason"
                    else:
                        is_equal = looks(card) in lit_looks and "Undo takes it back" not in reason.sentence
                        assert not is_equal, f"{where} looks like one that is on offer, and yet: {reason}"
                        assert reason.rule in rules, f"{where}: there is no rule {reason.rule!r} for {reason.sentence}"
                        assert is_a_sentence(reason.sentence), f"{where}: {reason.sentence!r}"


@every_setup
def test_reasons_are_the_same_in_all_worlds_that_look_alike(setup: Setup) -> None:
    """What a seat cannot see is dealt anew: whatever card, place or square it asks about, the answer stays."""
    for match in decisions(setup, 4):
        if setup.looks_at(match, EVERY * 4):
            for seat in range(match.seats):
                assert reasons(match, seat) == reasons(match.imagine(seat, match.length), seat)


@one_setup_a_game
def test_a_game_gives_reasons_of_its_own(setup: Setup) -> None:
    """To say that something is no answer to the question is not enough for every card of a match."""
    own: set[str] = set()
    for match in decisions(setup, 5):
        if match.seat is not None and match.prompt is not None:
            question = match.prompt.sentence
            own |= {reason for reason in reasons(match, match.seat).values() if question not in reason} - {"None"}
    assert own, f"{setup.game.title} has no hindrances: why_not() never answers"


@one_setup_a_game
def test_whoever_is_not_asked_waits_and_reads_why(setup: Setup) -> None:
    """Seats that have to wait have nothing lit; the rule about whose turn it is, or the open question's, says why."""
    rules = rules_of(setup.game)
    for match in decisions(setup, 6):
        if match.length % EVERY == 0:
            for seat in range(match.seats):
                if seat != match.seat:
                    for reason in reasons(match, seat).values():
                        assert re.match(r"\[(.+?)] (It is not your turn|Player \d decides|Others may act)", reason)
                        assert reason[1:].partition("]")[0] in rules


@one_setup_a_game
def test_after_the_end_everything_is_dark(setup: Setup) -> None:
    """The rule that ended the match is the only reason left."""
    match = finished(setup, 7)

    assert match.result is not None
    for seat in range(match.seats):
        assert set(reasons(match, seat).values()) <= {f"[{match.result.rule}] The match is over."}


@one_setup_a_game
def test_spectators_have_nothing_to_ask_why(setup: Setup) -> None:
    """Nothing is lit for them, and nothing is dark."""
    match = setup.start(8)

    assert set(reasons(match, None).values()) <= {"None"}


@one_setup_a_game
@pytest.mark.parametrize("thing", [0, -1, 10**6, True, "1", None, 1.0, [], {}, {"square": "z9"}, {"zone": "moon"}])
def test_nobody_asks_about_what_is_not_there(setup: Setup, thing: object) -> None:
    """No card, place or square is called so."""
    match = setup.start(9)

    for viewer in viewers(match):
        with pytest.raises(HexadeckError):
            match.why_not(viewer, thing)


@every_game
def test_asking_changes_nothing(game: Game) -> None:
    """The match stands where it stood."""
    match = game.start(10)
    for _ in range(12):
        if match.seat is not None:
            match.choose(len(match.options) // 2)
    before = match.state_hash()

    for viewer in viewers(match):
        reasons(match, viewer)

    assert before == match.state_hash()


def lit_cards(match: Match, seat: int) -> set[int]:
    """The handles that some option of this seat names."""
    lit: set[int] = set()
    for option in match.view(seat)["options"]:
        lit |= {option.get("card"), option.get("other"), *option.get("cards", ())} - {None}
    return lit


def looks(card: dict[str, Any]) -> dict[str, Any]:
    """All that can be seen of a card, but for which one it is."""
    return {name: value for name, value in card.items() if name != "handle"}


def own_cards(match: Match, seat: int) -> dict[str, list[dict[str, Any]]]:
    """What a view shows of the seat's own cards, by place."""
    view = match.view(seat)["table"]["seats"][seat]
    places: dict[str, list[dict[str, Any]]] = {}
    for zone in match.table.schema.zones:
        for card in view.get(zone.name) or ():
            if card is not None:
                places.setdefault(f"{zone.name} {card.get('slot', '')}".strip(), []).append(card)
    return places


def things(match: Match, viewer: int | None) -> list[Any]:
    """Every card that the viewer can point at, every place and every square."""
    table = match.view(viewer)["table"]
    found: list[Any] = []
    for zone in match.table.schema.zones:
        lists = [table[zone.name]] if zone.shared else [seat[zone.name] for seat in table["seats"]]
        found += [card["handle"] for cards in lists for card in cards if card is not None]
        for seat in [None] if zone.shared else range(match.seats):
            found += [{"zone": zone.name, "seat": seat, "slot": slot} for slot in range(zone.slots)]
    return found + [{"square": name} for name in match.table.schema.squares]


def reasons(match: Match, viewer: int | None) -> dict[str, str]:
    return {str(thing): str(match.why_not(viewer, thing)) for thing in things(match, viewer)}


def is_a_sentence(text: str) -> bool:
    """With a stop at its end, also where it ends with the words of another."""
    return text[:1].isupper() and text.rstrip('"')[-1:] in (".", "?", "!") and "{" not in text and "}" not in text


def rules_of(game: Game) -> set[str]:
    """The ids of the rules page; a game without one has its rules in the text of its folder."""
    folder = resources.files(f"hexadeck.games.{game.name.replace('-', '_')}")
    page = folder / "rules.md"
    return set(A_RULE.findall((page if page.is_file() else folder / "rules.py").read_text("utf-8")))
