"""A clone goes its own way: what is chosen on one never changes the other."""

from tests.conformance.every_game import (
    Player,
    Setup,
    decisions,
    decisions_of,
    every_setup,
    face,
    in_the_middle,
)

from hexadeck.kernel.game import Match
from hexadeck.kernel.rows import row_of
from hexadeck.kernel.table import NOTHING_LISTED


@every_setup
def test_a_clone_is_equal_and_shows_the_same(setup: Setup) -> None:
    """State, views, choices so far: all as in the original."""
    for match in decisions(setup):
        if not setup.looks_at(match):
            continue
        world = match.clone()

        assert match.state_hash() == world.state_hash()
        assert match.choices() == world.choices()
        if setup.looks_at(match, 5):
            assert face(match) == face(world)


@every_setup
def test_choosing_on_a_clone_does_not_change_the_original(setup: Setup) -> None:
    """A few options are carried out on clones; now and then a clone is played to its end."""
    for match in decisions(setup):
        if not setup.looks_at(match):
            continue
        before, options = match.state_hash(), match.options
        for index in range(min(2, len(options))):
            match.clone().choose(index)
        if setup.looks_at(match, 20):
            shown = face(match)
            play_to_the_end(match.clone(), "deep")
            assert shown == face(match)
        assert (before, options) == (match.state_hash(), match.options)


@every_setup
def test_choosing_on_the_original_does_not_change_a_clone(setup: Setup) -> None:
    """A clone taken in the middle stays there while the original is played to its end."""
    match = in_the_middle(setup, 1, 30)
    world = match.clone()
    before, shown = world.state_hash(), face(world)

    play_to_the_end(match, "on")

    assert match.result is not None
    assert (before, shown) == (world.state_hash(), face(world))
    assert NOTHING_LISTED == []  # all tables share it, so nobody may have written into it


@every_setup
def test_every_column_is_an_attribute_under_its_name(setup: Setup) -> None:
    """And that column and no other: each is told by what stands in it."""
    t = in_the_middle(setup, 0, 1).clone().table
    for index in range(len(t.schema.fixed)):
        t.columns[index] = row_of([index + 1])
    for index in range(len(t.schema.listed)):
        t.lists[index] = [-1 - index]
    t.bind()

    assert [list(getattr(t, column.name)) for column in t.schema.fixed] == [list(column) for column in t.columns]
    assert [getattr(t, column.name) for column in t.schema.listed] == t.lists


@every_setup
def test_clones_of_clones_are_as_good_as_new(setup: Setup) -> None:
    """The same choices lead to the same end from the original, from a clone, and from a clone of the clone."""
    match = in_the_middle(setup, 2, 20)
    worlds = [match.clone().clone(), match.clone(), match]

    for world in worlds:
        play_to_the_end(world, "alike")

    assert len({world.state_hash() for world in worlds}) == 1
    assert len({tuple(world.choices()) for world in worlds}) == 1


@every_setup
def test_a_clone_brings_no_events_of_the_original(setup: Setup) -> None:
    """What happened on one table is told there once, and nowhere else."""
    match = in_the_middle(setup, 3, 15)
    world = match.clone()
    index = Player("once").pick(match)

    told = match.describe(match.choose(index), None)

    assert told == world.describe(world.choose(index), None)


def play_to_the_end(match: Match, seed: str) -> None:
    for _ in decisions_of(match, seed):
        pass


@every_setup
def test_playing_out_is_choosing_without_a_word(setup: Setup) -> None:
    """What search does with clones: the same match as by single choices, to the end, and no event is left behind."""
    match = in_the_middle(setup, 4, 12)
    world = match.clone()

    count = world.play_out(setup.number)

    assert world.result is not None
    assert world.length == match.length + count
    for choice in world.choices()[match.length :]:
        match.choose(choice)
    assert match.state_hash() == world.state_hash()
    assert len(world.table.take_events()) == 0
