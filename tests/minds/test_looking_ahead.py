"""What a search is given: quiet worlds with another future each, and everybody playing on by the policy."""

import pytest

from hexadeck import games
from hexadeck.games.zenonzard import zones
from hexadeck.kernel.game import Game, Match
from hexadeck.minds.curves import CERTAIN, Band, WinChance, name_of
from hexadeck.minds.hands import held_by_others
from hexadeck.minds.odds import count_sides, odds_of
from hexadeck.minds.playing import play_on


@pytest.fixture
def world() -> Match:
    """A match of Zenonzard in its first turns, as seat 0 may imagine it."""
    match = games.load("zenonzard").start(5)
    match.play_out(1, 30)
    return match.imagine(0, 1, quiet=True)


def test_a_quiet_world_notes_nothing(world: Match) -> None:
    """Whoever searches throws events away."""
    assert len(world.choose(0)) == 0


def test_clones_of_a_world_have_one_future_and_reseeded_ones_another(world: Match) -> None:
    """One deck, shuffled in five clones."""
    futures = []
    for seed in (None, None, 1, 1, 2):
        ahead = world.clone(quiet=True)
        if seed is not None:
            ahead.reseed(seed)
        ahead.table.shuffle(0)
        futures.append(list(ahead.table.zones[0]))

    assert futures[0] == futures[1]
    assert futures[2] == futures[3]
    assert len({tuple(future) for future in futures}) == 3


def test_everybody_plays_on_until_a_turn_has_begun(world: Match) -> None:
    """And nothing is half done then."""
    turn = world.turn

    play_on(world, 2, 200)

    assert world.turn == turn + 2
    assert world.game.judge.is_quiet(world.table)


def test_playing_on_stops_at_its_limit(world: Match) -> None:
    """However many turns are wanted."""
    before = world.length

    assert play_on(world, 50, 7) == 7
    assert world.length == before + 7


def test_playing_on_ends_with_the_match(world: Match) -> None:
    """And does nothing after that."""
    play_on(world, 1000, 100_000)

    assert world.result is not None
    assert play_on(world, 1001, 10) == 0


def test_two_lines_of_play_are_judged_at_the_same_moment(world: Match) -> None:
    """Whoever has taken a choice before plays on to the same turn as who has not."""
    turns = set()
    for index in range(len(world.options)):
        ahead = world.clone(quiet=True)
        ahead.take(index)
        play_on(ahead, 3, 500)
        turns.add(ahead.turn)

    assert turns == {world.turn + 3}


def test_what_others_hold_is_what_this_world_has_in_their_hands(world: Match) -> None:
    """For seat 0 the hand of seat 1, as far as it does not know it; nothing of its own."""
    t = world.table
    hidden = {t.prints[t.what[card]].full_name for card in t.zones[zones.HAND + 1] if not t.is_known(card, 0)}

    assert held_by_others(world, 0) == hidden != set()


def test_a_chance_grows_with_what_the_table_is_worth() -> None:
    """From nearly nothing to nearly certain."""
    chances = WinChance({"2 seats": [Band(5, 0, 100), Band(0, 50, 100)]})

    found = [chances.of(worth, 1, 2, 2) for worth in (-10_000, -100, 0, 100, 10_000)]

    assert found == [3, 2689, CERTAIN // 2, 7311, 9997]


def test_a_lead_is_worth_what_the_band_of_its_turn_says() -> None:
    """The same points are worth more when less is to come."""
    chances = WinChance({"4 seats, 2 sides": [Band(5, 0, 1000), Band(0, 50, 100)]})

    assert chances.of(100, 5, 4, 2) == 5249
    assert chances.of(50, 6, 4, 2) == 7311


def test_a_way_to_sit_without_a_fit_tells_nothing() -> None:
    """Its curve is a guess that nobody has checked."""
    chances = WinChance({"2 seats": [Band(0, 0, 100)]})

    assert [chances.is_blind(1, seats, seats) for seats in (2, 5)] == [False, True]


def ways_to_sit(game: Game) -> list[tuple[str, int]]:
    return [(mode, seats) for mode in game.modes for seats in game.seats_of(mode)]


@pytest.mark.parametrize("name", games.names())
def test_every_way_to_sit_has_a_fitted_chance_with_its_figures(name: str) -> None:
    """For every mode and every number of players."""
    game = games.load(name)
    sittings = [game.start(1, seats, mode).table for mode, seats in ways_to_sit(game)]
    wanted = {name_of(t.seats, count_sides(game, t)) for t in sittings}

    assert wanted <= set(odds_of(game).chances.bands)
    assert all(0.4 < band.auc <= 1 for bands in odds_of(game).chances.bands.values() for band in bands)


def test_a_match_that_is_over_is_certain(world: Match) -> None:
    """The winner has all, the loser nothing."""
    play_on(world, 1000, 100_000)
    assert world.result is not None

    assert {seat: odds_of(world.game).of(world.table, seat) for seat in range(2)} == {
        seat: CERTAIN if seat in world.result.winners else 0 for seat in range(2)
    }
