"""Chapter 1: components and deck construction (ZZ-001 to ZZ-007). How deck files are read is in `test_decks.py`."""

import pytest
from tests.games.zenonzard.scenario import FOE, NEUTRAL, Scenario, Side, load
from tests.rules import rule

from hexadeck.kernel.errors import SetupError
from hexadeck.kernel.game import Deck

CYCLOPS = "Force of Sin - Cyclops"
OUROBOROS = "Force of Eternity - Ouroboros"


def deck(cards: dict[str, int] | None = None, forces: list[str] | None = None, filler: int = 40) -> Deck:
    """A deck with these cards, filled up with a Base Minion of which any number is allowed."""
    chosen = dict(cards or {})
    chosen["Miner of Aguma"] = filler - sum(chosen.values())
    return Deck("A deck", "", chosen, {"Forces": [CYCLOPS, OUROBOROS] if forces is None else forces})


def faults(checked: Deck) -> list[str]:
    """The rules that a deck violates."""
    game = load()
    return [fault.split(":")[0] for fault in game.deck_rules.check(checked, game.settings_from({}))]


@rule("ZZ-001")
@pytest.mark.parametrize(("size", "expected"), [(39, ["ZZ-001"]), (40, []), (41, ["ZZ-001"])])
def test_a_deck_holds_exactly_forty_cards(size: int, expected: list[str]) -> None:
    """One card more or less is refused."""
    assert faults(deck(filler=size)) == expected


@rule("ZZ-001")
@pytest.mark.parametrize("decks", [[deck(), deck(filler=39)], [deck(filler=39), deck()]])
def test_a_game_cannot_start_if_either_deck_has_another_size(decks: list[Deck]) -> None:
    """It does not matter whose deck is wrong."""
    with pytest.raises(SetupError, match="ZZ-001"):
        load().start(decks=decks)


@rule("ZZ-002")
@pytest.mark.parametrize(("copies", "expected"), [(3, []), (4, ["ZZ-002"])])
def test_a_deck_holds_at_most_three_copies_of_a_card(copies: int, expected: list[str]) -> None:
    """Three are fine, the fourth is refused."""
    assert faults(deck({"Fire Beetle": copies})) == expected


@rule("ZZ-003")
@pytest.mark.parametrize("name", ["Force of Sin - Cyclops", "Golem S", "Neutral Mana"])
def test_forces_tokens_and_neutral_mana_are_never_part_of_a_deck(name: str) -> None:
    """Deck cards are Field Minions, Base Minions and Magic only."""
    assert faults(deck({name: 1})) == ["ZZ-003"]


@rule("ZZ-003")
@pytest.mark.parametrize("name", ["Fire Beetle", "One-Carat Rat", "Gravity"])
def test_field_minions_base_minions_and_magic_go_into_a_deck(name: str) -> None:
    """All three types are accepted."""
    assert faults(deck({name: 1})) == []


@rule("ZZ-004")
@pytest.mark.parametrize("forces", [[], [CYCLOPS], [CYCLOPS, OUROBOROS, "Force of Beauty - Siren"]])
def test_two_forces_go_with_a_deck(forces: list[str]) -> None:
    """Neither fewer nor more."""
    assert faults(deck(forces=forces)) == ["ZZ-004"]


@rule("ZZ-005")
def test_the_two_forces_of_a_player_are_different() -> None:
    """The same Force twice is refused."""
    assert faults(deck(forces=[CYCLOPS, CYCLOPS])) == ["ZZ-005"]


@rule("ZZ-005")
def test_both_players_may_pick_the_same_force() -> None:
    """Only the own pair must differ."""
    match = load().start(decks=[deck(), deck()])

    forces = [[force["name"] for force in seat["forces"]] for seat in match.view(None)["table"]["seats"]]

    assert forces == [[CYCLOPS, OUROBOROS], [CYCLOPS, OUROBOROS]]


@rule("ZZ-006")
def test_neutral_mana_is_no_card_of_the_deck_and_never_runs_out() -> None:
    """The tenth Neutral Mana is there like the first, and deck and hand are as they were."""
    duel = Scenario(you=Side(base=[NEUTRAL] * 9, hand=["Drill Golem"], deck=["Eoraptor"]), at="mana")

    duel.choose("place_neutral")

    assert (duel.base(), duel.hand(), duel.deck()) == ([NEUTRAL] * 10, ["Drill Golem"], ["Eoraptor"])


@rule("ZZ-007")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_life_and_force_points_are_tracked_openly(seat: int | None) -> None:
    """Both players and spectators see the same counters."""
    duel = Scenario(you=Side(life=4), foe=Side(life=7, forces=[f"{CYCLOPS} (1)", OUROBOROS]))

    seats = duel.match.view(seat)["table"]["seats"]

    assert [side["life"] for side in seats] == [4, 7]
    assert [force["points"] for force in seats[FOE]["forces"]] == [1, 2]
