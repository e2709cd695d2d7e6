"""Chapter 5: setup (ZZ-030 to ZZ-038)."""

from typing import Any

import pytest
from tests.games.zenonzard.scenario import load
from tests.rules import rule

from hexadeck.games.zenonzard import clock, zones
from hexadeck.games.zenonzard.table import ZTable
from hexadeck.kernel.game import Deck, Match

FORTY = [card.name for card in load().prints if card.id[1:2] == "F"][:40]
"""Forty different Field Minions, so that every order of a deck can be told from any other."""


def start(seed: int = 1, forces: list[str] | None = None) -> Match:
    chosen = forces or ["Force of Sin - Cyclops", "Force of Eternity - Ouroboros"]
    deck = Deck("Forty", "", dict.fromkeys(FORTY, 1), {"Forces": chosen})
    return load().start(seed=seed, decks=[deck, deck])


def table(match: Match) -> ZTable:
    assert isinstance(match.table, ZTable)
    return match.table


def names(match: Match, zone: int) -> list[str]:
    t = table(match)
    return [t.card(card).name for card in t.zones[zone]]


def choose(match: Match, verb: str, nth: int = 0) -> None:
    match.choose([i for i, option in enumerate(match.options) if option.name == verb][nth])


def keep_both(match: Match) -> Match:
    choose(match, "keep")
    choose(match, "keep")
    return match


def seats(match: Match) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = match.view(None)["table"]["seats"]
    return found


@rule("ZZ-030")
def test_both_decks_are_shuffled() -> None:
    """Neither in the order of the list, nor the same for both players or for two seeds."""
    orders = [
        names(start(seed), zones.DECK + seat) + names(start(seed), zones.HAND + seat)
        for seed in (1, 2)
        for seat in (0, 1)
    ]

    assert all(sorted(FORTY) == sorted(order) for order in orders)
    assert len({tuple(order) for order in [*orders, FORTY]}) == 5


@rule("ZZ-030")
def test_the_decks_lie_face_down() -> None:
    """Nobody sees a card of either."""
    match = start()

    assert list(
        {card for seat in (0, 1, None) for side in match.view(seat)["table"]["seats"] for card in side["deck"]}
    ) == [None]


@rule("ZZ-031")
def test_chance_decides_who_goes_first_and_the_winner_does_not_choose() -> None:
    """Over some seeds both seats win the roll, and nobody is asked about it."""
    firsts = {table(start(seed)).clock[clock.FIRST] for seed in range(20)}
    prompt = start().prompt

    assert firsts == {0, 1}
    assert prompt is not None
    assert prompt.rule == "ZZ-035"


@rule("ZZ-032")
def test_forces_are_revealed_after_the_first_player_is_decided() -> None:
    """All four, before any card is drawn."""
    kinds = [event.name for event in start().opening]

    assert kinds[:4] == ["started", "force_revealed", "force_revealed", "life_set"] * 1
    assert kinds.index("drew") > max(i for i, kind in enumerate(kinds) if kind == "force_revealed")


@rule("ZZ-033")
@pytest.mark.parametrize(
    ("forces", "expected"),
    [
        (["Force of Sin - Cyclops", "Force of Eternity - Ouroboros"], 8),
        (["Force of Triumph - Minotaur", "Force of Insight - Chiron"], 4),
        (["Force of Sin - Cyclops", "Force of Insight - Chiron"], 6),
    ],
)
def test_starting_life_is_twelve_minus_the_force_points(forces: list[str], expected: int) -> None:
    """For both players by their own Forces."""
    assert [side["life"] for side in seats(start(forces=forces))] == [expected, expected]


@rule("ZZ-034")
def test_each_player_draws_six_cards() -> None:
    """Six in the hand, thirty-four in the deck."""
    assert [(len(side["hand"]), len(side["deck"])) for side in seats(start())] == [(6, 34), (6, 34)]


@rule("ZZ-035")
def test_any_number_of_cards_may_be_returned_for_as_many_new_ones() -> None:
    """Return the first and the fourth card: four stay, two are new."""
    match = start()
    first = table(match).clock[clock.FIRST]
    before = names(match, zones.HAND + first)

    choose(match, "return", 0)
    choose(match, "return", 2)
    choose(match, "redraw")

    after = names(match, zones.HAND + first)
    assert after[:4] == [before[i] for i in (1, 2, 4, 5)]
    assert len(set(after) - {before[0], before[3]}) == 6


@rule("ZZ-035")
def test_a_player_may_keep_all_six() -> None:
    """Zero is a number too."""
    match = start()
    first = table(match).clock[clock.FIRST]
    before = names(match, zones.HAND + first)

    choose(match, "keep")

    assert before == names(match, zones.HAND + first)


@rule("ZZ-035")
def test_the_redraw_happens_once_for_each_player() -> None:
    """After the first player's the other one is asked, then the turns begin."""
    match = start()
    first = table(match).clock[clock.FIRST]

    asked = [match.seat]
    choose(match, "return")
    choose(match, "redraw")
    asked.append(match.seat)
    choose(match, "keep")

    assert asked == [first, 1 - first]
    assert match.prompt is not None
    assert match.prompt.rule == "ZZ-047"


@rule("ZZ-036")
@pytest.mark.parametrize("verb", ["keep", "redraw"])
def test_the_deck_is_shuffled_after_the_redraw_step(verb: str) -> None:
    """Also when nothing was returned."""
    match = start()
    zone = zones.DECK + table(match).clock[clock.FIRST]
    before = table(match).zones[zone]
    if verb == "redraw":
        choose(match, "return")
        kept = before[:-1]
    else:
        kept = before

    choose(match, verb)

    after = [card for card in table(match).zones[zone] if card in kept]
    assert sorted(after) == sorted(kept)
    assert list(kept) != after


@rule("ZZ-037")
def test_the_match_starts_with_empty_zones_and_active_forces() -> None:
    """Nothing on the field, in the base or in the trash; Forces at their printed points."""
    match = start()

    assert [(side["field"], side["base"], side["trash"]) for side in seats(match)] == [([], [], []), ([], [], [])]
    forces = [force for side in seats(match) for force in side["forces"]]
    assert [(force["points"], force["rested"]) for force in forces] == [(2, 0)] * 4


@rule("ZZ-038")
def test_play_begins_with_the_first_player_and_then_alternates() -> None:
    """First, second, first."""
    match = keep_both(start())
    first = table(match).clock[clock.FIRST]

    players = []
    for _ in range(3):
        players.append(match.seat)
        choose(match, "no_mana")
        choose(match, "end_main")

    assert players == [first, 1 - first, first]


@rule("ZZ-037")
def test_every_force_is_in_the_force_area_from_the_start() -> None:
    """Two for each player."""
    match = start()

    assert [len(table(match).zones[zones.FORCES + seat]) for seat in (0, 1)] == [2, 2]
