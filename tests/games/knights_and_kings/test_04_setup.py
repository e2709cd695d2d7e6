"""Chapter 4: setup (KK-024 to KK-030)."""

from tests.games.knights_and_kings.scenario import SOLDIER, YOU, Scenario, Side, load
from tests.rules import rule

from hexadeck.games.knights_and_kings import zones
from hexadeck.kernel.game import Match

SEEDS = range(12)


def names(match: Match, zone: int) -> list[str]:
    return [match.table.prints[match.table.what[card]].name for card in match.table.zones[zone]]


@rule("KK-024", "KK-025")
def test_the_shuffled_deck_is_the_draw_pile() -> None:
    """Another seed, another order; hand and pile together are the deck."""
    starts = [load().start(seed, decks=["Walls", "Walls"]) for seed in SEEDS]
    orders = {tuple(names(match, zones.DECK + YOU)) for match in starts}

    assert len(orders) == len(SEEDS)
    for match in starts:
        everything = sorted(names(match, zones.DECK + YOU) + names(match, zones.HAND + YOU))
        assert everything == sorted(name for name, count in load().deck("Walls").cards.items() for _ in range(count))


@rule("KK-026")
def test_a_contest_is_rolled_with_the_dice_each_player_has() -> None:
    """Three 6-sided dice are enough for either part of a contest."""
    you = Side(field=[SOLDIER])
    duel = Scenario(you=you, foe=Side(nobles=["War Council"]), dice=[6, 1, 2])

    duel.choose("attack_noble", SOLDIER)

    assert duel.story("rolled") == ["Player 1 rolls 6.", "Player 2 rolls 1.", "Player 2 rolls 2."]


@rule("KK-027")
def test_each_player_begins_with_twenty_control() -> None:
    """Before anything is done."""
    match = load().start(0)

    assert [seat["control"] for seat in match.view(None)["table"]["seats"]] == [20, 20]


@rule("KK-028", "KK-029")
def test_the_display_is_the_score_at_any_time() -> None:
    """Above 20 and below it, for all who look."""
    duel = Scenario(you=Side(field=["Dame Aurelia of the Realm", "Sir Hector Doomhammer"]))

    duel.choose("patrol", "Dame Aurelia of the Realm").hit("Sir Hector Doomhammer")

    for viewer in (0, 1, None):
        assert [seat["control"] for seat in duel.match.view(viewer)["table"]["seats"]] == [24, 12]
    assert duel.scores == (24, 12)


@rule("KK-030")
def test_the_opening_hand_has_seven_cards() -> None:
    """For both, and the first question is the first player's."""
    for seed in SEEDS:
        match = load().start(seed)
        assert [len(match.table.zones[zones.HAND + seat]) for seat in (0, 1)] == [7, 7]
        assert match.seat == match.view(None)["table"]["first"]
