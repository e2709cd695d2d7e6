"""Every option on offer is accepted; every other answer is refused, and then nothing has changed."""

import pytest
from tests.conformance.every_game import Setup, decisions, every_setup, finished, one_setup_a_game

from hexadeck.kernel.errors import HexadeckError, IllegalChoice

NEVER_RIGHT = [
    -1,
    10**9,
    -(10**9),
    2**64,
    "0",
    "",
    None,
    0.0,
    1.0,
    float("nan"),
    True,
    False,
    [],
    [0],
    (),
    {},
    b"",
    b"\0",
]
NO_SEATS = [-1, 9, "0", 0.0, True, False, [], b""]


@every_setup
def test_every_option_is_accepted(setup: Setup) -> None:
    """At every fifth decision each option is tried on a clone; the match goes on or is over."""
    for match in decisions(setup):
        if match.length % 5:
            continue
        for index in range(len(match.options)):
            world = match.clone()
            world.choose(index)
            assert (world.seat is None) == (world.result is not None)
            assert world.result is not None or world.options


@every_setup
def test_every_other_answer_is_refused(setup: Setup) -> None:
    """Out of range or of another type: IllegalChoice, and the same state as before."""
    for match in decisions(setup):
        if match.length % 7:
            continue
        before = match.state_hash()
        for answer in [*NEVER_RIGHT, len(match.options), match.options[0]]:
            with pytest.raises(IllegalChoice):
                match.choose(answer)
        assert before == match.state_hash()
        assert match.choices() == match.clone().choices()


@one_setup_a_game
def test_a_refusal_says_what_would_have_been_right(setup: Setup) -> None:
    """The message has the rule that asks and the numbers that are possible."""
    match = setup.start()
    assert match.prompt is not None

    with pytest.raises(IllegalChoice, match=rf"{match.prompt.rule}.* 0 to {len(match.options) - 1}"):
        match.choose(len(match.options))


@every_setup
def test_nothing_can_be_chosen_when_the_match_is_over(setup: Setup) -> None:
    """Neither an option nor a concession."""
    match = finished(setup)
    before = match.state_hash()

    for answer in [0, *NEVER_RIGHT]:
        with pytest.raises(IllegalChoice):
            match.choose(answer)
    for seat in range(setup.seats):
        with pytest.raises(IllegalChoice):
            match.concede(seat)

    assert before == match.state_hash()


@one_setup_a_game
def test_a_draw_is_offered_only_where_the_view_says_so(setup: Setup) -> None:
    """By the seat that is asked; elsewhere it is refused with a reason, and nothing has changed."""
    for match in decisions(setup, 1):
        if match.length % 9:
            continue
        for seat in range(setup.seats):
            world = match.clone()
            if match.view(seat).get("may_offer_draw"):
                world.offer_draw(seat)
                assert world.seat not in {None, seat}
                assert setup.game.replay(world.record()).state_hash() == world.state_hash()
            else:
                with pytest.raises(IllegalChoice, match=r"\w.*\."):
                    world.offer_draw(seat)
                assert world.choices() == match.choices()


@one_setup_a_game
def test_a_part_is_conceded_only_where_there_are_parts_and_by_who_is_asked(setup: Setup) -> None:
    """Then the others gain by it, or the match is over; elsewhere it is refused with a reason, and nothing changes."""
    for match in decisions(setup, 1):
        if match.length % 9:
            continue
        for seat in range(setup.seats):
            world = match.clone()
            if setup.game.part and seat == match.seat:
                assert world.concede_part(seat)
                assert world.result is None or seat not in world.result.winners
                if match.length % 45 == 0:
                    assert setup.game.replay(world.record()).state_hash() == world.state_hash()
            else:
                with pytest.raises(IllegalChoice, match=r"\w.*\."):
                    world.concede_part(seat)
                assert world.choices() == match.choices()


@one_setup_a_game
def test_only_seats_of_the_match_concede_and_see(setup: Setup) -> None:
    """Anything else is refused, and nothing has changed."""
    match = setup.start()
    before = match.state_hash()

    for seat in [*NO_SEATS, setup.seats]:
        with pytest.raises(IllegalChoice):
            match.concede(seat)
        with pytest.raises(HexadeckError):
            match.concede_part(seat)
        with pytest.raises(HexadeckError):
            match.view(seat)
        with pytest.raises(HexadeckError):
            match.describe([], seat)
        with pytest.raises(HexadeckError):
            match.imagine(seat, 1)

    assert before == match.state_hash()
