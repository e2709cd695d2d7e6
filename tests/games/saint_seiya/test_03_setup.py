"""Setup (chapter 3)."""

import pytest
from tests.games.saint_seiya.scenario import Scenario, Side, load
from tests.rules import rule

from hexadeck import games
from hexadeck.games.saint_seiya import clock, zones
from hexadeck.games.saint_seiya.table import STable
from hexadeck.kernel.errors import SetupError
from hexadeck.kernel.game import Match


def started(seats: int, seed: int = 1, heroes: str = "random") -> tuple[Match, STable]:
    match = load().start(seed, seats, options={"heroes": heroes})
    assert isinstance(match.table, STable)
    return match, match.table


@rule("SS-023", "SS-024", "SS-025", "SS-026", "SS-027", "SS-030", "SS-031", "E13")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_table_after_setup(seats: int) -> None:
    """Ten cards each, five in hand; five set aside; 119 in the Reserve; what nobody chose is in the box."""
    _, t = started(seats)

    for seat in range(seats):
        assert [len(t.zones[zone + seat]) for zone in (zones.HAND, zones.DECK, zones.SET_ASIDE)] == [5, 5, 5]
        own = [t.card(card) for zone in (zones.HAND, zones.DECK) for card in t.zones[zone + seat]]
        assert sorted(card.class_name for card in own) == ["Bronze Armour"] + ["Hero"] * 9
    assert (len(t.zones[zones.RESERVE]), len(t.field_cards())) == (119, 6)
    assert len(t.what) == 125 + 15 * seats


@rule("SS-023")
def test_a_hero_who_can_be_chosen_says_what_sets_it_apart() -> None:
    """They print the same numbers and no text; their Bronze Knights differ."""
    match, _ = started(2, heroes="chosen")
    display = games.display(match.game)
    heroes = [face for face in display.faces() if face.type == "Hero"]
    offered = [match.sentence(option) for option in match.options]

    assert offered == [f"Play as {face.name}" for face in heroes]
    assert len({face.stats for face in heroes}) == 1
    assert len({face.becomes for face in heroes}) == len(heroes) == 5
    assert [face.becomes for face in display.faces() if face.type != "Hero" and face.becomes] == []
    assert display.layout.tips["hero"]


@rule("SS-025", "SS-030")
def test_decks_and_the_reserve_are_shuffled() -> None:
    """The Armour is in the first hand or not, and other cards lie on the field."""
    armours, fields = set(), set()
    for seed in range(8):
        _, t = started(2, seed)
        armours.add("Bronze Armour" in [t.card(card).class_name for card in t.zones[zones.HAND]])
        fields.add(tuple([t.what[card] for card in t.field_cards()]))
    assert armours == {True, False}
    assert len(fields) == 8


@rule("SS-003", "SS-029", "SS-032", "E14", "SS-R02", "SS-R03")
def test_setup_applies_no_effect() -> None:
    """All twelve Flames burn and nobody has drawn, whatever lies on the field; a Pope stays."""
    popes = 0
    for seed in range(60):
        _, t = started(2, seed)
        assert t.clock[clock.FLAMES] == 12
        assert len(t.field_cards()) == 6
        popes += "Pope" in [t.card(card).name for card in t.field_cards()]
    assert popes > 0


@rule("SS-R03", "SS-R02")
def test_what_cannot_be_bought_leaves_in_other_ways() -> None:
    """No price for the Pope and Gigas; field effects that last work from the first turn."""
    s = Scenario(Side(["026", "Seiya"], play={1: ["Dohko"] * 4}), field=["Pope", "Gigas", "Kuraggu", "Mu"])
    assert not s.is_offered("fight", "Pope")
    assert not s.is_offered("fight", "Gigas")
    s.equip("026", use=True).pick("Seiya").pick("Pope")
    assert (s.discards(), s.points()) == (["Pope"], 20)


@rule("SS-028")
def test_the_first_player_is_drawn_by_lot() -> None:
    """And takes the first turn."""
    firsts = set()
    for seed in range(12):
        match, t = started(3, seed)
        assert match.seat == t.clock[clock.FIRST]
        firsts.add(match.seat)
    assert firsts == {0, 1, 2}


@rule("SS-R01", "SS-023")
def test_heroes_are_chosen_in_turn_and_once() -> None:
    """From the first player on; two players cannot have the same."""
    match, t = started(5, 4, heroes="chosen")
    first = t.clock[clock.FIRST]
    for k in range(4):
        assert match.seat == (first + k) % 5
        assert len(match.options) == 5 - k
        match.choose(0)
    # The last one has no choice, and the match begins.
    assert match.prompt is not None
    assert match.prompt.kind == "main"
    heroes = {t.card(t.zones[zones.SET_ASIDE + seat][0]).name for seat in range(5)}
    assert len(heroes) == 5


@rule("SS-R02", "SS-031")
def test_the_field_is_laid_from_right_to_left() -> None:
    """The first card of the Reserve lies in slot 6."""
    match, _ = started(2)
    laid = [event.number for event in match.opening if event.name == "laid"]
    assert laid == [6, 5, 4, 3, 2, 1]


@rule("SS-023")
def test_everybody_reads_who_plays_as_whom() -> None:
    """By the plain name of the Hero."""
    match, _ = started(2)
    told = [event["sentence"] for event in match.describe(match.opening, 1)]
    heroes = [sentence for sentence in told if " plays as " in sentence]
    assert len(heroes) == 2
    assert not any("Bronze Knight" in sentence for sentence in heroes)


@rule("SS-001")
@pytest.mark.parametrize("seats", [1, 6])
def test_the_game_is_for_two_to_five(seats: int) -> None:
    """The game is for two to five."""
    with pytest.raises(SetupError, match=r"2 to 5|2, 3, 4 or 5"):
        load().start(1, seats)
