"""The list of matches: seats change, decks take turns, seeds come from the number of the match."""

from collections import Counter

import pytest

from hexadeck import games
from hexadeck.arena.schedule import MatchSpec, schedule
from hexadeck.kernel.errors import HexadeckError, SetupError

GAME = games.load("zenonzard")
DECKS = len(GAME.decks)


def deck_names(spec: MatchSpec) -> tuple[str, ...]:
    return tuple([deck["name"] for deck in spec.decks])


def test_agents_change_seats_with_the_same_decks() -> None:
    first, second = schedule(GAME, ("greedy", "random"), 2)

    assert (first.agents, second.agents) == (("greedy", "random"), ("random", "greedy"))
    assert deck_names(first) == deck_names(second)


def test_every_match_has_its_own_seed_and_keeps_it_in_a_longer_series() -> None:
    short, long = (schedule(GAME, ("greedy", "random"), count, seed=5) for count in (10, 20))

    assert len({spec.seed for spec in long}) == 20
    assert short == long[:10]


def test_every_deck_is_played_in_every_seat_equally_often() -> None:
    specs = schedule(GAME, ("greedy", "random"), 2 * DECKS)

    for seat in range(2):
        assert {2} == set(Counter([deck_names(spec)[seat] for spec in specs]).values())


def test_every_deck_meets_every_other() -> None:
    specs = schedule(GAME, ("greedy", "random"), 2 * DECKS * (DECKS - 1))

    assert len({deck_names(spec) for spec in specs}) == DECKS * (DECKS - 1)
    assert all(len(set(deck_names(spec))) == 2 for spec in specs)


def test_two_decks_play_each_other_from_both_seats() -> None:
    specs = schedule(GAME, ("greedy",), 2, decks=["Aguma Rush", "Two Flags"])

    assert [deck_names(spec) for spec in specs] == [("Aguma Rush", "Two Flags"), ("Two Flags", "Aguma Rush")]


def test_a_deck_alone_plays_itself() -> None:
    (spec,) = schedule(GAME, ("greedy",), 1, decks=["Two Flags"])

    assert deck_names(spec) == ("Two Flags", "Two Flags")
    assert spec.agents == ("greedy", "greedy")


def test_every_agent_has_a_seat_and_a_mode_its_number_of_seats() -> None:
    """Two agents of a duel sit twice in a Team Match; told otherwise, otherwise."""
    kanzume = games.load("kanzume-goddess")
    places = [
        len(schedule(kanzume, agents, 1, seats=seats, mode=mode)[0].agents)
        for agents, seats, mode in [
            (("greedy",), None, None),
            (("greedy", "random", "random"), None, None),
            (("greedy", "random"), None, "team"),
            (("greedy", "random"), 6, "team"),
            (("greedy",) * 5, None, "team"),
        ]
    ]

    assert places == [2, 3, 4, 6, 6]
    assert schedule(kanzume, ("greedy",), 1, mode="team")[0].mode == "team"


def test_a_number_of_seats_that_no_mode_has_is_refused_before_the_first_match() -> None:
    with pytest.raises(SetupError, match="mode 'team' of Kanzume Goddess is for 4 or 6 players, not 3"):
        schedule(games.load("kanzume-goddess"), ("greedy",), 1000, seats=3, mode="team")


def test_an_unknown_deck_is_refused() -> None:
    with pytest.raises(SetupError, match="no deck is called 'Nothing'"):
        schedule(GAME, ("greedy",), 1, decks=["Nothing"])


@pytest.mark.parametrize(("agents", "count"), [((), 3), (("greedy",), 0)])
def test_a_series_without_agents_or_matches_is_refused(agents: tuple[str, ...], count: int) -> None:
    with pytest.raises(HexadeckError, match="at least one agent and one match"):
        schedule(GAME, agents, count)
