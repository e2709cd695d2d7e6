"""Chapters 2 to 4: modes, teams, seating, setup (KG-018 to KG-040)."""

import pytest
from tests.rules import rule

from hexadeck import games
from hexadeck.games.kanzume_goddess import clock, colours, zones
from hexadeck.games.kanzume_goddess.table import KTable
from hexadeck.kernel.errors import SetupError
from hexadeck.kernel.game import Match

GAME = games.load("kanzume-goddess")


def table(match: Match) -> KTable:
    assert isinstance(match.table, KTable)
    return match.table


def started(mode: str, seats: int, seed: int = 1, **options: object) -> KTable:
    """A match whose Gods are chosen: everybody takes the first one."""
    match = GAME.start(seed, seats, mode, options=options)
    while match.prompt is not None and match.prompt.kind == "god":
        match.choose(0)
    return table(match)


def names(t: KTable, zone: int) -> list[str]:
    return [t.card(card).name for card in t.zones[zone]]


@rule("KG-018", "KG-019")
@pytest.mark.parametrize("seats", range(2, 7))
def test_teams_need_four_or_six_players_alone_two_to_six_can_play(seats: int) -> None:
    """Any other number is refused with the numbers that are right."""
    assert GAME.start(1, seats, "individual").result is None
    if seats in (4, 6):
        assert GAME.start(1, seats, "team").result is None
    else:
        with pytest.raises(SetupError, match="4 or 6 players"):
            GAME.start(1, seats, "team")


@rule("KG-020", "KG-023", "KG-024", "KG-R03", "KG-R37")
def test_teams_alternate_round_the_table() -> None:
    """Neighbours are opponents; alone, everybody is."""
    t = started("team", 6)
    assert [seat for seat in range(6) if not t.are_opponents(0, seat)] == [0, 2, 4]
    t = started("individual", 3)
    assert [seat for seat in range(3) if t.are_opponents(0, seat)] == [1, 2]


@rule("KG-021", "KG-022", "KG-R03")
@pytest.mark.parametrize(
    ("seats", "first", "second", "mains"),
    [
        (4, "first", "first", [0, 1]),
        (4, "second", "first", [1, 2]),
        (4, "last", "second", [2, 3]),
        (6, "first", "first", [0, 1]),
        (6, "last", "second", [3, 4]),
        (6, "first", "last", [0, 5]),
    ],
)
def test_each_team_has_one_main_god(seats: int, first: str, second: str, mains: list[int]) -> None:
    """Any player of the team, and each team on its own; the first unless the match is set up otherwise."""
    t = started("team", seats, first_main_god=first, second_main_god=second)

    assert mains == [seat for seat in range(seats) if t.main[seat]]


@rule("KG-025", "KG-026", "KG-R04")
def test_each_team_gets_a_mythology_at_random() -> None:
    """All of a team's Gods are of it, and both distributions happen."""
    found = set()
    for seed in range(8):
        t = started("team", 4, seed)
        myths = [t.god(seat).mythology for seat in range(4)]
        assert myths[0] == myths[2] != myths[1] == myths[3]
        found.add(myths[0])
    assert {0, 1} == found


@rule("KG-005", "KG-027", "KG-R04")
def test_teammates_choose_from_one_pile_and_the_rest_is_set_aside() -> None:
    """The Main God first; what is taken is no option for the mate."""
    match = GAME.start(1, 4, "team")
    t = table(match)
    assert (match.seat, 6) == (0, len(match.options))
    taken = match.sentence(match.options[0])

    match.choose(0)
    match.choose(0)

    assert (match.seat, 5) == (2, len(match.options))
    assert taken not in [match.sentence(option) for option in match.options]
    match.choose(0)
    match.choose(0)
    assert [len(t.zones[zones.GOD + seat]) for seat in range(4)] == [1] * 4
    assert [len(t.zones[zones.SET_ASIDE + seat]) for seat in range(4)] == [4, 4, 0, 0]


@rule("KG-028", "KG-R04")
def test_choices_are_hidden_from_the_other_team_until_all_are_made() -> None:
    """A teammate sees them."""
    match = GAME.start(1, 4, "team")
    match.choose(0)

    seen = [match.view(viewer)["table"]["seats"][0]["chosen god"][0] for viewer in (0, 2, 1, 3, None)]

    assert [card is not None for card in seen] == [True, True, False, False, False]
    assert names(table(match), zones.GOD) == []
    assert match.view(1)["table"]["seats"][0]["offered gods"] == [None] * 5


@rule("KG-029", "KG-030", "KG-031")
def test_main_gods_start_with_20_and_support_gods_with_10() -> None:
    """On the Energy Mat."""
    assert started("team", 6).energy == [20, 20, 10, 10, 10, 10]


@rule("KG-038", "KG-040")
def test_alone_every_god_starts_with_15() -> None:
    """The rest of the setup is the same."""
    t = started("individual", 5)

    assert t.energy == [15] * 5
    assert [len(t.zones[zones.HAND + seat]) for seat in range(5)] == [5] * 5


@rule("KG-032", "KG-033")
def test_everybody_starts_with_8_priestesses_and_2_sacred_guardians_and_draws_5() -> None:
    """A shuffled Deck of ten."""
    t = started("individual", 2)
    for seat in range(2):
        cards = sorted(names(t, zones.DECK + seat) + names(t, zones.HAND + seat))
        assert cards == ["Priestess"] * 8 + ["Sacred Guardian"] * 2
        assert len(t.zones[zones.HAND + seat]) == 5


@rule("KG-034", "KG-035", "KG-R07")
def test_warriors_lie_in_six_piles_of_15_with_the_top_card_face_up() -> None:
    """Independent piles: the same Warrior may show twice."""
    shows_twice = False
    for seed in range(6):
        t = started("individual", 2, seed)
        piles = [t.zones[zones.PILE + zones.STRIDE * i] for i in range(6)]
        assert [len(pile) for pile in piles] == [15] * 6
        assert all(t.is_known(pile[-1], 2) and not t.is_known(pile[-2], 2) for pile in piles)
        shows_twice |= len({t.what[pile[-1]] for pile in piles}) < 6
    assert shows_twice


@rule("KG-036", "E19")
@pytest.mark.parametrize("seats", [2, 6])
def test_disciple_piles_hold_what_the_decks_left(seats: int) -> None:
    """With six players no Priestess is left to Recruit."""
    t = started("individual", seats)

    assert [48 - 8 * seats, 24, 18 - 2 * seats] == [len(t.zones[zone]) for zone in (136, 120, 128)] or [
        48 - 8 * seats,
        18 - 2 * seats,
        24,
    ] == [len(t.zones[120 + 8 * i]) for i in (0, 2, 1)]


@rule("KG-037", "KG-R05")
def test_the_first_player_is_drawn_by_lot() -> None:
    """A Main God in a Team Match, anybody alone."""
    assert {0, 1} == {started("team", 4, seed).clock[clock.FIRST] for seed in range(8)}
    assert {0, 1, 2} == {started("individual", 3, seed).clock[clock.FIRST] for seed in range(12)}


@rule("KG-R06")
def test_there_is_no_first_turn_handicap_unless_set() -> None:
    """A smaller first hand is an option of the match."""
    t = started("individual", 2)
    assert len(t.zones[zones.HAND + t.clock[clock.FIRST]]) == 5
    t = started("individual", 2, first_hand=4)
    assert sorted([len(t.zones[zones.HAND + seat]) for seat in range(2)]) == [4, 5]
    assert len(t.zones[zones.HAND + t.clock[clock.FIRST]]) == 4


@rule("KG-039", "KG-R04")
def test_alone_everybody_chooses_one_of_two_gods_that_nobody_else_sees() -> None:
    """The other is set aside."""
    match = GAME.start(1, 3, "individual")
    t = table(match)
    assert len(match.options) == 2
    assert match.view(1)["table"]["seats"][0]["offered gods"] == [None, None]
    for _ in range(3):
        match.choose(1)
    assert [len(t.zones[zones.SET_ASIDE + seat]) for seat in range(3)] == [1, 1, 1]
    assert match.view(1)["table"]["seats"][0]["set aside"] == [None]
    assert not any(t.zones[zones.OFFERED + seat] or t.zones[zones.CHOSEN + seat] for seat in range(3))


@rule("KG-R02")
def test_colours_are_data() -> None:
    """Four of them."""
    assert colours.NAMES == ("red", "green", "silver", "yellow")


def test_a_market_can_be_chosen_for_a_first_game() -> None:
    """The six Warriors on top, whatever the shuffle."""
    for seed in range(10):
        t = started("individual", 2, seed, market="war")
        tops = [names(t, zones.PILE + zones.STRIDE * i)[-1] for i in range(6)]
        assert tops == ["Aries", "Scorpio", "Valiant Star", "Leo", "Swift Star", "Libra"]


@rule("KG-R65", "KG-R66")
@pytest.mark.parametrize("chosen", [0, 1, 2])
def test_who_gives_up_while_gods_are_chosen_gets_neither_energy_nor_cards(chosen: int) -> None:
    """Before the own choice or after it; the others go on."""
    match = GAME.start(1, 3)
    for _ in range(chosen):
        match.choose(0)

    match.concede(1)
    while match.prompt is not None and match.prompt.kind == "god":
        match.choose(0)

    t = table(match)
    assert (match.result, t.energy, t.out) == (None, [15, 0, 15], [0, 1, 0])
    assert [len(t.zones[zones.HAND + seat]) + len(t.zones[zones.DECK + seat]) for seat in range(3)] == [10, 0, 10]
    assert match.seat in (0, 2)
