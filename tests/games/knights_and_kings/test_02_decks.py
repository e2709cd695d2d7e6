"""Chapter 2: components and deck construction (KK-005 to KK-014)."""

import pytest
from tests.games.knights_and_kings.scenario import FOE, GALEN, LAMONT, SOLDIER, YOU, Scenario, Side, load
from tests.rules import rule

from hexadeck import games
from hexadeck.games.knights_and_kings.table import SCHEMA, Card
from hexadeck.kernel.errors import SetupError
from hexadeck.kernel.game import Deck


def check(cards: dict[str, int]) -> list[str]:
    """What is wrong with a deck of these cards."""
    game = load()
    return game.deck_rules.check(Deck("Test", "", cards, {}), game.settings_from({}))


@rule("KK-005")
def test_each_player_has_a_deck_of_their_own() -> None:
    """Two decks are named, and every card belongs to whoever brought it."""
    match = load().start(3, decks=["Walls", "Night Riders"])
    t = match.table

    owned = [
        sorted(t.prints[t.what[card]].name for card in range(len(t.what)) if t.owner[card] == seat) for seat in (0, 1)
    ]

    for seat, deck in enumerate(("Walls", "Night Riders")):
        assert owned[seat] == sorted(name for name, count in load().deck(deck).cards.items() for _ in range(count))
    with pytest.raises(SetupError, match="2 players need a list of 2 decks"):
        load().start(3, decks=["Walls"])


@rule("KK-006")
def test_a_deck_has_at_least_thirty_cards() -> None:
    """29 are refused with the rule."""
    assert check({SOLDIER: 29}) == ["KK-006: a deck has at least 30 cards, this one has 29"]
    assert check({SOLDIER: 30}) == []


@rule("KK-007")
def test_there_is_no_largest_deck() -> None:
    """The grand parade: two of everything and a hundred Foot Soldiers."""
    cards = {record.name: 2 for record in load().prints} | {SOLDIER: 100}

    assert check(cards) == []
    assert sum(cards.values()) == 250


@rule("KK-007")
def test_a_match_can_be_played_with_one_of_everything() -> None:
    """85 cards, every design of the set among them."""
    parade = Deck("Grand Parade", "", {record.name: 1 for record in load().prints} | {SOLDIER: 10}, {})

    match = load().start(1, decks=[parade, parade])

    assert len(match.table.what) == 2 * 85
    assert match.play_out(1) > 0
    assert match.result is not None


@rule("KK-008")
def test_at_most_two_copies_of_one_card() -> None:
    """Every card with too many is named."""
    wrong = check({SOLDIER: 24, GALEN: 3, LAMONT: 4, "Royal Levy": 2})

    assert wrong == [
        f"KK-008: at most 2 copies of one card, this deck has 3 of {GALEN}",
        f"KK-008: at most 2 copies of one card, this deck has 4 of {LAMONT}",
    ]


@rule("KK-009")
def test_foot_soldiers_may_be_in_a_deck_any_number_of_times() -> None:
    """The card says so itself; no other does."""
    free = [record.name for record in load().prints if isinstance(record, Card) and record.any_number]

    assert free == [SOLDIER]
    assert check({SOLDIER: 60}) == []


@rule("KK-006", "KK-008")
def test_every_violated_rule_is_named_at_once() -> None:
    """Too small, too many of one, a name nobody has, a count that is none."""
    wrong = check({GALEN: 3, "Sir Galen of the Fjord": 1, LAMONT: 0})

    assert [fault.split(":")[0] for fault in wrong] == [
        "KK-006",
        "no card is called 'Sir Galen of the Fjord'; the nearest name is \"Sir Galen of the Ford\"",
        "KK-006",
        "KK-008",
    ]


@rule("KK-010", "KK-011")
def test_dice_and_mat_are_only_aids() -> None:
    """Scores, damage and places are on the table without them, for everybody to see."""
    duel = Scenario(you=Side(field=[f"{GALEN} (3)"]))

    seat = duel.match.view(None)["table"]["seats"][YOU]

    assert (seat["control"], seat["field"][0]["damage"]) == (20, 3)


@rule("KK-012")
def test_the_places_of_each_player() -> None:
    """Draw pile, treasury, field, slots, graveyard and hand; beside the field lie Noble Actions."""
    names = {zone.name for zone in SCHEMA.zones if not zone.shared}

    assert names == {"deck", "hand", "treasury", "field", "slots", "graveyard", "nobles", "played"}


@rule("KK-013", "KK-014")
def test_a_score_that_two_dice_show_and_damage_that_one_shows() -> None:
    """The dial goes to 40, the sum of two 20-sided dice; damage is a number on the card."""
    display = games.display(load())
    dial = next(counter for counter in display.layout.counters if counter.field == "control")

    assert dial.most == 40
    assert any(badge.field == "damage" for badge in display.layout.badges)


@rule("KK-014")
def test_damage_is_shown_on_the_card() -> None:
    """To the opponent and to spectators as well."""
    duel = Scenario(you=Side(field=[LAMONT]), foe=Side(field=[GALEN])).attack(LAMONT).block(GALEN)

    for viewer in (YOU, FOE, None):
        assert duel.match.view(viewer)["table"]["seats"][FOE]["field"][0]["damage"] == 3


@rule("KK-007")
def test_a_deck_that_no_memory_could_hold_is_refused_at_once() -> None:
    """The rules set no limit, so the table does: 1,000 cards."""
    legal = Deck("Many", "", {"Foot Soldier": 1000}, {})
    game = load()
    assert len(game.start(1, decks=[legal, legal]).table.what) == 2000
    too_many = Deck("Too many", "", {"Foot Soldier": 10**12}, {})
    with pytest.raises(SetupError, match=r"deck 'Too many' has 1000000000000 cards; a table here takes at most 1000"):
        game.start(1, decks=[legal, too_many])
