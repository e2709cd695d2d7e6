"""Chapters 1, 6 and 20: roles, setup, Points, Contests, the Game."""

from typing import Any

import pytest
from tests.games.knights_of_the_zodiac.scenario import Contest, Side, load
from tests.rules import rule

from hexadeck import games
from hexadeck.games.knights_of_the_zodiac import clock, zones
from hexadeck.games.knights_of_the_zodiac.table import DEFENSE, FIELD_CARD, OFFENSE, ZodiacTable
from hexadeck.kernel.errors import IllegalChoice, SetupError
from hexadeck.kernel.game import Match

DECKS = ["Bronze Vanguard", "Golden Houses"]
BOTH = ["Black Assault / Twelve Temples", "Comet Charge / Drowned Sanctuary"]


def start(decks: list[str] = DECKS, seed: int = 1, **options: object) -> Match:
    return games.load("knights-of-the-zodiac").start(seed, decks=decks, options=options)


def table(match: Match) -> ZodiacTable:
    assert isinstance(match.table, ZodiacTable)
    return match.table


def place_fields(match: Match) -> ZodiacTable:
    while match.prompt is not None and match.prompt.kind == "place_field":
        match.choose(0)
    return table(match)


def nearly_won(offense: int, defense: int, **more: Any) -> Contest:
    """The Offense is about to beat a Knight of Level 1."""
    return Contest(Side(front={1: ["L2 P400"]}, points=offense), Side(front={1: ["L1 P200"]}, points=defense), **more)


@rule("KZ-001")
def test_the_game_is_for_two() -> None:
    """The game is for two players."""
    with pytest.raises(SetupError, match="is for 2 players"):
        load().start(seats=3)


@rule("KZ-003", "KZ-004")
def test_roles_last_for_the_whole_contest() -> None:
    """Roles last for the whole Contest."""
    match = place_fields_of(start())
    offense = table(match).clock[clock.OFFENSE]
    for _ in range(60):
        match.choose(len(match.options) - 1)
        if table(match).clock[clock.CONTEST] == 1:
            assert table(match).clock[clock.OFFENSE] == offense
            assert [table(match).role_of(seat) for seat in (offense, 1 - offense)] == [OFFENSE, DEFENSE]
            assert (table(match).attacks[offense], table(match).defends[1 - offense]) == (1, 1)


def place_fields_of(match: Match) -> Match:
    place_fields(match)
    return match


@rule("KZ-061", "KZ-R05")
def test_chance_or_an_agreement_decides_who_begins_as_the_offense() -> None:
    """A coin flip or rock-paper-scissors decides who is Offense in the first Contest."""
    assert {int(table(start(seed=seed)).offense) for seed in range(8)} == {0, 1}
    assert {int(table(start(seed=seed, first_offense="second seat")).offense) for seed in range(8)} == {1}


@rule("KZ-059", "KZ-060", "KZ-062", "KZ-066", "KZ-011", "E01")
def test_a_starter_serves_both_roles() -> None:
    """A 45-card starter can be used in both roles: as Offense its owner takes the 5 Field Cards out, leaving 40."""
    t = place_fields(start())
    offense, defense = int(t.offense), int(t.defense)

    # Everybody has drawn five of the forty.
    assert [len(t.zones[zones.DECK + seat]) + len(t.zones[zones.HAND + seat]) for seat in (0, 1)] == [40, 40]
    aside = t.zones[zones.ASIDE + offense]
    assert [t.card(card).kind for card in aside] == [FIELD_CARD] * 5
    assert all(t.field_at(slot) >= 0 and t.owner[t.field_at(slot)] == defense for slot in range(5))


@rule("KZ-063", "KZ-064", "KZ-065", "KZ-012", "KZ-R06")
def test_decks_are_shuffled_and_lie_face_down() -> None:
    """Deck area: the player's shuffled Deck, face down."""
    match = start(seed=3)
    t = table(match)

    assert [event.name for event in match.opening].count("shuffled") == 2
    assert table(start(seed=4)).zones[zones.DECK] != t.zones[zones.DECK]
    assert all(card is None for seat in match.view(0)["table"]["seats"] for card in seat["deck"])


@rule("KZ-066", "KZ-067", "KZ-R07", "KZ-010")
def test_the_defense_arranges_its_field_cards_and_only_it_may_look() -> None:
    """While a Field Card is face down only the Defense may look at it."""
    match = start()
    t = table(match)
    defense = int(t.defense)
    assert (match.seat, len(match.options)) == (defense, 5)

    first = match.options[3].a
    match.choose(3)
    place_fields(match)

    assert t.field_at(0) == first
    seen = match.view(defense)["table"]["seats"][defense]["field"]
    hidden = match.view(1 - defense)["table"]["seats"][defense]["field"]
    assert "face-down" not in [card["id"] for card in seen]
    assert [(card["id"], card["slot"]) for card in hidden] == [("face-down", slot) for slot in range(5)]
    assert all(card["handle"] for card in hidden)


@rule("KZ-006", "KZ-007", "KZ-009", "KZ-R42", "E17")
def test_twenty_points_end_the_contest_at_once() -> None:
    """A Contest is won by the first player to reach 20 Points."""
    s = Contest(
        Side(front={1: ["L2 P400"], 2: ["L2 P400"], 3: ["L2 P400"]}, points=19),
        Side(front={1: ["L1 P200"], 2: ["L1 P200"], 3: ["L1 P200"]}),
    )

    s.choose("fight", "1").fight()

    assert s.table.contests[0] == 1
    assert len(s.happened("battle_began")) == 1


@rule("KZ-002", "KZ-005", "KZ-135", "E02")
def test_roles_alternate_and_two_contests_win_the_game() -> None:
    """The first player to win 2 Contests wins the Game."""
    s = nearly_won(19, 0)
    s.fight()
    assert (s.table.clock[clock.CONTEST], s.table.offense, list(s.table.contests)) == (2, 1, [1, 0])

    last = nearly_won(19, 0, contests=(1, 1))
    last.fight()

    assert last.match.result is not None
    assert (last.match.result.winners, last.match.result.scores, last.match.result.rule) == ((0,), (2, 1), "KZ-002")


@rule("KZ-121", "KZ-134", "KZ-R52", "KZ-058")
def test_between_contests_everything_goes_back_to_its_owner() -> None:
    """Captured cards go back to their owner at the end of the Contest."""
    match = start(BOTH, seed=5)
    before = sorted(match.table.what)
    t = table(match)
    while t.clock[clock.CONTEST] == 1:
        match.choose(match.game.judge.quick(t))

    assert sorted(t.what) == before
    assert [len(t.zones[zones.POINTS + seat]) for seat in (0, 1)] == [0, 0]
    assert list(t.points) == [0, 0]
    for seat in (0, 1):
        wrong = DEFENSE if t.role_of(seat) == OFFENSE else OFFENSE
        assert len(t.zones[zones.DECK + seat]) == 40
        assert not [card for card in t.zones[zones.DECK + seat] if t.deck[card] == wrong]


@rule("KZ-R52", "KZ-132")
def test_nothing_of_a_contest_lasts_into_the_next() -> None:
    """Whoever went on without a Deck draws again, and what a card allowed is over."""
    s = nearly_won(19, 0, at="move")
    t = s.table
    for column in (t.roads, t.marches, t.deploys):
        column[0] += 1
    t.refill[0] = 6
    assert list(t.no_draw) == [1, 1]
    s.fight().to("cosmo")
    assert (list(t.no_draw), [s.count(zones.HAND, seat) for seat in (0, 1)]) == ([0, 0], [5, 5])
    assert [int(column[0]) for column in (t.roads, t.marches, t.deploys, t.refill)] == [0, 0, 1, 5]


@rule("KZ-R43")
def test_both_at_twenty_the_higher_total_wins_and_then_the_winner_of_the_battle() -> None:
    """Possible only through card effects: the higher total wins, if equal the winner of that battle."""
    assert nearly_won(19, 25).fight().table.contests[1] == 1
    assert nearly_won(19, 20).fight().table.contests[0] == 1


@rule("KZ-R50", "E37")
def test_without_field_cards_more_points_win_and_then_the_defense() -> None:
    """The Contest ends at once: more Points wins; if equal the Defense wins."""
    even = Contest(Side(front={1: ["L1 P200"]}, points=11), Side(points=12), fields=["Limit 1"], bare=True)
    more = Contest(Side(front={1: ["L1 P200"]}, points=12), Side(points=12), fields=["Limit 1"], bare=True)

    assert even.fight().table.contests[1] == 1
    assert more.fight().table.contests[0] == 1


@rule("KZ-R51", "E38")
def test_the_last_turn_ends_the_contest() -> None:
    """At the end of the last turn more Points wins; if equal the Defense wins."""
    ahead = Contest(Side(points=9), Side(points=8), turn=40).fight()
    even = Contest(Side(points=8), Side(points=8), turn=40).fight()
    short = Contest(Side(points=9), Side(points=8), turn=20, options={"turn_limit": 20}).fight()

    assert [list(s.table.contests) for s in (ahead, even, short)] == [[1, 0], [0, 1], [1, 0]]


@rule("KZ-R53")
def test_conceding_gives_up_the_game_or_only_the_contest() -> None:
    """A player may concede the Contest or the Game at any own decision."""
    whole = nearly_won(0, 0, at="move")
    whole.match.concede(1)
    only = nearly_won(0, 0, at="move")
    loser = only.match.seat
    assert loser is not None
    told = [event["sentence"] for event in only.match.describe(only.match.concede_part(loser), 0)]

    assert whole.match.result is not None
    assert (whole.match.result.winners, whole.match.result.rule) == ((0,), "KZ-R53")
    assert only.match.result is None
    assert (only.table.clock[clock.CONTEST], only.table.contests[1 - loser]) == (2, 1)
    assert told[:2] == [f"Player {loser + 1} concedes the Contest.", f"Player {2 - loser} wins the Contest."]


@rule("KZ-R53", "KZ-002")
def test_whoever_concedes_two_contests_has_lost_the_game() -> None:
    """Whoever concedes two Contests has lost the Game; the other cannot concede out of turn."""
    match = start()
    loser = match.seat
    assert loser is not None
    match.concede_part(loser)
    while match.seat != loser:
        with pytest.raises(IllegalChoice, match="decides"):
            match.concede_part(loser)
        match.choose(0)
    match.concede_part(loser)

    assert match.result is not None
    assert (match.result.winners, match.result.rule) == ((1 - loser,), "KZ-R53")
    assert match.result.reason == f"Player {2 - loser} has won 2 Contests to 0."


@rule("KZ-R53")
def test_a_record_from_when_an_option_said_what_is_conceded_is_refused() -> None:
    """It is refused by the name of the option."""
    record = start().record()
    record["setup"]["options"]["conceding"] = "game"
    with pytest.raises(SetupError, match="no rule option 'conceding'"):
        games.replay(record)


@rule("KZ-R04")
def test_there_is_no_mulligan() -> None:
    """After setting up the first question is one of the first turn."""
    match = place_fields_of(start())
    assert match.prompt is not None
    assert match.prompt.kind in ("window", "cosmo")
