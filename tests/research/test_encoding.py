"""What an observation and an action are."""

from copy import deepcopy

import numpy as np
import pytest

from hexadeck import games
from hexadeck.kernel.errors import HexadeckError, IllegalChoice
from hexadeck.kernel.match import Match
from hexadeck.kernel.rng import below, seeded
from hexadeck.research.encoding import MOST_SEEN, Encoding, encoding, most_worth, returns, worth

TABLES = [
    (name, seats) for name in games.names() for seats in {min(games.load(name).seats), max(games.load(name).seats)}
]


def positions(name: str, seats: int, count: int) -> list[Match]:
    """Moments of a match at random, one after every choice."""
    match = games.load(name).start(f"research {seats}", seats)
    chance = seeded("research")
    found: list[Match] = []
    while match.seat is not None and len(found) < count:
        found.append(match.clone())
        match.choose(below(chance, len(match.options)))
    return found


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_every_option_has_an_action_of_its_own(name: str, seats: int) -> None:
    made = encoding(name, seats)
    for match in positions(name, seats, 150):
        assert match.seat is not None
        look = made.look(match, match.seat)
        assert sorted(look.options.values()) == list(range(len(match.options)))
        assert all(0 <= action < made.actions.size for action in look.options)
        for action, index in look.options.items():
            assert look.sentences[action] == match.sentence(match.options[index])
            assert made.option(look, action) == index


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_an_action_means_the_same_verb_in_every_match(name: str, seats: int) -> None:
    made = encoding(name, seats)
    for match in positions(name, seats, 60):
        assert match.seat is not None
        for action, index in made.look(match, match.seat).options.items():
            meaning = made.actions.describe(action)
            assert meaning.startswith((match.options[index].name, "another option"))


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_an_option_says_all_that_it_names(name: str, seats: int) -> None:
    """What reads differently is a different row, and whatever the seat cannot know is in none."""
    made = encoding(name, seats)
    for number, match in enumerate(positions(name, seats, 80)):
        seat = match.seat
        assert seat is not None
        look = made.look(match, seat)
        things = look.things
        assert things.shape == (len(match.options), len(made.things.names))
        read: dict[bytes, str] = {}
        for row, index in zip(things, look.options.values(), strict=True):
            sentence = match.sentence(match.options[index])
            assert read.setdefault(row.tobytes(), sentence) == sentence
        if number % 4 == 0:
            assert np.array_equal(made.look(match.imagine(seat, number), seat).things, things)


def test_where_a_card_is_played_tells_actions_apart() -> None:
    """They agree in verb and first card, which is all that their numbers say."""
    made = encoding("saint-seiya", 2)
    match = next(
        match
        for match in positions("saint-seiya", 2, 40)
        if len([option for option in match.options if option.name == "play"]) > 1
    )
    assert match.seat is not None
    look = made.look(match, match.seat)
    plays = [
        row
        for row, index in zip(look.things, look.options.values(), strict=True)
        if match.options[index].name == "play"
    ]
    first, other = plays[0], next(row for row in plays[1:] if row[2] == plays[0][2])
    different = [made.things.names[place] for place in np.flatnonzero(first != other)]

    assert any(name.startswith("thing 2: ") for name in different), different
    assert not any(name.startswith("thing 1: ") for name in different)
    before = look.things
    match.play_out(1, 5)
    assert np.array_equal(look.things, before), "it is of its moment, however late it is read"


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_an_observation_has_a_name_for_every_number(name: str, seats: int) -> None:
    made = encoding(name, seats)
    assert len(made.observations.names) == len(set(made.observations.names)) == made.observations.size
    for match in positions(name, seats, 20):
        for seat in range(seats):
            row = made.look(match, seat).observation
            assert row.shape == (made.observations.size,)
            assert np.abs(row).max() < MOST_SEEN


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_an_observation_has_nothing_of_what_is_hidden(name: str, seats: int) -> None:
    """Another world that agrees with what the seat knows looks the same to it."""
    made = encoding(name, seats)
    for number, match in enumerate(positions(name, seats, 40)):
        seat = number % seats
        other = match.imagine(seat, number)
        mine, theirs = made.look(match, seat), made.look(other, seat)
        assert np.array_equal(mine.observation, theirs.observation)
        assert mine.options.keys() == theirs.options.keys()


def test_sentences_are_those_of_their_moment_however_late_they_are_read() -> None:
    match = games.load("zenonzard").start(1)
    made = encoding("zenonzard", 2)
    assert match.seat is not None
    expected = [match.sentence(option) for option in match.options]
    late, copied = made.look(match, match.seat).sentences, made.look(match, match.seat).sentences
    plain = deepcopy(copied)
    match.play_out(1, 20)
    assert list(late.values()) == expected
    assert type(plain) is dict
    assert plain == late


def test_cards_are_counted_where_they_lie() -> None:
    match = games.load("zenonzard").start(1)
    made = encoding("zenonzard", 2)
    seat = match.seat
    assert seat is not None
    row, names = made.look(match, seat).observation, made.observations.names
    for card in match.view(seat)["table"]["seats"][seat]["hand"]:
        assert row[names.index(f"you: hand: {card['name']}")] >= 1
    assert row[names.index("you: hand: cards")] == row[names.index("player 1 after you: hand: unknown cards")]
    assert row[names.index("you: life")] == match.view(seat)["table"]["seats"][seat]["life"]


def test_pieces_stand_on_their_squares() -> None:
    match = positions("knights-and-kings-chess", 2, 40)[-1]
    made = encoding("knights-and-kings-chess", 2)
    row, names = made.look(match, 0).observation, made.observations.names
    table = match.view(0)["table"]
    for square in ("a1", "d1", "e8"):
        assert row[names.index(f"{square} is {table[square]}")] == 1


def test_an_action_that_cannot_be_taken_is_refused_by_its_name() -> None:
    made: Encoding = encoding("zenonzard", 2)
    match = games.load("zenonzard").start(1)
    assert match.seat is not None
    look = made.look(match, match.seat)
    attack = made.actions.blocks["attack_life"].first
    with pytest.raises(IllegalChoice, match=r"attack_life: .* cannot be taken now"):
        made.option(look, attack)
    with pytest.raises(HexadeckError, match="there is no action -1"):
        made.option(look, -1)


@pytest.mark.parametrize("seats", range(2, 7))
def test_no_match_is_worth_more_than_winning_alone(seats: int) -> None:
    """Not even by a rounding, however many share the win."""
    for winners in range(1, seats + 1):
        values = [worth(seat < winners, winners, seats) for seat in range(seats)]
        assert max(map(abs, values)) <= most_worth(seats) == 2 * (seats - 1) / seats
        assert sum(values) == pytest.approx(0)


def test_returns_add_up_to_nothing() -> None:
    match = games.load("saint-seiya").start(1, 4)
    assert returns(match) == [0, 0, 0, 0]
    match.play_out(3)
    worth = returns(match)
    assert match.result is not None
    assert sum(worth) == 0
    assert all((worth[seat] > 0) == (seat in match.result.winners) for seat in range(4))
