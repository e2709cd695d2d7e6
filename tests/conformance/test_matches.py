"""A match of any game runs to its end, and says at every decision in sentences what it asks and what happened."""

import re

from hypothesis import given
from tests.conformance.every_game import (
    GAMES,
    Player,
    Setup,
    decisions,
    every_setup,
    finished,
    seeds,
    setups,
    some_seeds,
    text,
    viewers,
)

from hexadeck.kernel.events import Events
from hexadeck.kernel.game import Match

RULE_ID = re.compile(r"^[A-Z]{2,3}-R?\d+[a-z]?$")
"""As in ZZ-083 or ZZ-R12."""


def test_games_are_found() -> None:
    """The rest of the suite would pass over an empty list without a word."""
    assert GAMES
    assert all(setups(game) for game in GAMES)


@every_setup
@some_seeds(6)
@given(seed=seeds)
def test_a_match_ends_within_the_bound(setup: Setup, seed: int) -> None:
    """Whatever is chosen, somebody wins or the match is drawn; until then there is always something to choose."""
    for match in decisions(setup, seed):
        assert match.result is None
        assert match.seat in range(setup.seats)
        assert match.options


@every_setup
def test_a_match_that_is_over_asks_nothing(setup: Setup) -> None:
    """No seat, no prompt, no options; and a result that names its rule."""
    match = finished(setup)

    assert (match.seat, match.prompt, len(match.options)) == (None, None, 0)
    result = match.result
    assert result is not None
    assert set(result.winners) <= set(range(setup.seats))
    assert setup.seats == len(result.scores)
    assert is_sentence(result.reason)
    assert RULE_ID.match(result.rule)


@every_setup
def test_every_question_is_a_sentence_with_its_rule(setup: Setup) -> None:
    """People read the prompt, the rule tells where it comes from."""
    for match in decisions(setup):
        prompt = match.prompt
        assert prompt is not None
        assert is_sentence(prompt.sentence), prompt
        assert RULE_ID.match(prompt.rule), prompt
        assert prompt.kind
        assert match.seat == prompt.seat


@every_setup
def test_every_option_is_a_sentence_of_its_own(setup: Setup) -> None:
    """No two options are the same, neither for the engine nor for the one who decides by what the view shows."""
    for match in decisions(setup):
        if not setup.looks_at(match):
            continue
        options = match.options
        assert all(is_phrase(match.sentence(option)) for option in options)
        assert len(set(options)) == len(options)
        shown = [text(option) for option in match.view(match.seat)["options"]]
        assert len(options) == len(set(shown)), shown


@every_setup
def test_options_name_cards_that_the_seat_can_tell(setup: Setup) -> None:
    """An option about a card shows the handle by which its seat knows that card."""
    for match in decisions(setup):
        if not setup.looks_at(match):
            continue
        for option in match.view(match.seat)["options"]:
            for part in ("card", "other"):
                assert option.get(part, None) != 0, option


@every_setup
def test_every_event_is_a_sentence_for_everybody(setup: Setup) -> None:
    """What happened can be told to each seat and to the spectators."""
    match = setup.start()
    player = Player(0)
    assert_told(match, match.opening)
    while match.seat is not None:
        assert_told(match, match.choose(player.pick(match)))


def assert_told(match: Match, events: Events) -> None:
    for viewer in viewers(match):
        told = match.describe(events, viewer)
        assert len(events) == len(told)
        for event in told:
            assert is_sentence(event["sentence"]), event
            assert not event["rule"] or RULE_ID.match(event["rule"]), event


def is_phrase(words: str) -> bool:
    """Something to read, with every blank filled in."""
    return words.strip() == words != "" and not set("{}") & set(words) and "  " not in words


def is_sentence(words: str) -> bool:
    return is_phrase(words) and words[-1] in ".?!:)"
