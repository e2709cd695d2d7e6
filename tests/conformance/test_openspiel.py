"""OpenSpiel saves states to send them to other processes, from either build of the engine."""

import pyspiel
import pytest

from hexadeck.research import openspiel

LENGTH = 12


@pytest.mark.parametrize("name", openspiel.NAMES)
@pytest.mark.parametrize("is_imagined", [False, True], ids=["real", "imagined"])
def test_a_saved_state_goes_on_as_the_one_that_was_saved(name: str, is_imagined: bool) -> None:
    """The same answers lead to the same table."""
    game = pyspiel.load_game(name)
    state = game.new_initial_state()
    state.apply_action(5)
    for step in range(LENGTH):
        state.apply_action(state.legal_actions()[step % len(state.legal_actions())])
    if is_imagined:
        state = state.resample_from_infostate(state.current_player(), lambda: 0.5)

    again = game.deserialize_state(state.serialize())

    assert str(again) == str(state)
    for _ in range(LENGTH):
        assert again.legal_actions() == state.legal_actions()
        for each in (state, again):
            each.apply_action(each.legal_actions()[-1])
    assert again.match.state_hash() == state.match.state_hash()
