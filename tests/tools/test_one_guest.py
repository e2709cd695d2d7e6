"""The figure "what one guest costs another" is of every request and every message that exists."""

from one_guest import MESSAGES, REQUESTS, messages, requests


def test_nothing_that_can_be_asked_or_said_is_left_out() -> None:
    assert set(REQUESTS) == requests()
    assert set(MESSAGES) == messages()
