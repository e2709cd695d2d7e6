"""What researchers' environments see is what the view tells: the same numbers, however they are made."""

from copy import deepcopy

import numpy as np
from tests.conformance.every_game import Setup, decisions, one_setup_a_game, one_setup_a_kind
from tests.conformance.plain_reading import PlainReading

from hexadeck.research.encoding import Encoding


@one_setup_a_kind
def test_a_look_is_the_view_in_numbers(setup: Setup) -> None:
    """Whatever is seen and can be done, by name, and nothing else."""
    made = Encoding(setup.game, setup.seats)
    plain = PlainReading(setup.game, made)
    names = made.observations.names
    for match in decisions(setup):
        if setup.looks_at(match, 2):
            for seat in range(setup.seats):
                look, view = made.look(match, seat), match.view(seat)
                row = look.observation
                assert {names[place]: row[place] for place in np.flatnonzero(row)} == plain.observation(view)
                assert look.options == plain.actions(view)
                assert np.flatnonzero(look.mask).tolist() == sorted(look.options)


@one_setup_a_game
def test_a_look_is_copied_with_its_match(setup: Setup) -> None:
    """Libraries that search copy what they search through."""
    match = setup.start()
    assert match.seat is not None
    look = Encoding(setup.game, setup.seats).look(match, match.seat)
    other, copied = deepcopy((match, look))
    match.choose(0)
    assert copied.options == look.options
    assert list(copied.sentences.values()) == [other.sentence(option) for option in other.options]
