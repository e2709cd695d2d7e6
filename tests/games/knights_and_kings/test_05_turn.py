"""Chapter 5: the turn (KK-031 to KK-038)."""

import pytest
from tests.games.knights_and_kings.scenario import FILLER, FOE, GALEN, LAMONT, SOLDIER, YOU, Scenario, Side, load
from tests.rules import rule


@rule("KK-031")
def test_the_steps_of_a_turn_come_in_order() -> None:
    """Reset, Draw, upkeep, Field or Treasure, actions, end."""
    you = Side(slots=[LAMONT], nobles=["War Council"], hand=[SOLDIER], coins=5)
    duel = Scenario(you=you, at="turn")

    assert (duel.rule, duel.slots(), len(duel.hand())) == ("KK-077", [], 2)
    duel.choose("pay")
    assert duel.rule == "KK-039"
    duel.choose("go_on")
    assert duel.rule == "KK-052"
    duel.choose("end_turn")
    assert (duel.turn_player, duel.turn) == (FOE, 8)


@rule("KK-032")
def test_there_is_no_reset_on_the_first_turn() -> None:
    """Nobody is told of one; from the third turn on there is one."""
    match = load().start(5)
    told = [event.name for event in match.opening]
    duel = Scenario(at="turn", turn_number=3)

    assert "reset" not in told
    assert duel.story("reset") == ["Player 1 resets."]


@rule("KK-033")
@pytest.mark.parametrize("turn", [3, 4, 17])
def test_there_is_a_reset_on_every_later_turn(turn: int) -> None:
    """Whoever's it is."""
    duel = Scenario(at="turn", turn_number=turn, active=FOE)

    assert duel.story("reset") == ["Player 2 resets."]


@rule("KK-034")
def test_reset_returns_all_cards_in_slots_to_the_field() -> None:
    """Formations, too, and only those of the player whose turn it is."""
    you = Side(field=[GALEN], slots=["King Harald Ironcrown + Foot Soldier + Foot Soldier", LAMONT])
    duel = Scenario(you=you, foe=Side(slots=["Sir Bors the Stout"]), at="turn")

    assert (duel.slots(), duel.slots(FOE)) == ([], ["Sir Bors the Stout"])
    assert sorted(duel.field()) == sorted([GALEN, "King Harald Ironcrown", SOLDIER, SOLDIER, LAMONT])


@rule("KK-035")
def test_reset_turns_spent_coins_back() -> None:
    """All of them, and only one's own."""
    duel = Scenario(you=Side(coins=2, spent=3), foe=Side(coins=1, spent=2), at="turn")

    assert (duel.coins(), duel.coins(FOE)) == ((5, 0), (1, 2))


@rule("KK-036")
def test_one_card_is_drawn() -> None:
    """From the top."""
    duel = Scenario(you=Side(deck=[GALEN, LAMONT]), at="turn")

    assert (duel.hand(), duel.deck()) == ([GALEN], [LAMONT])


@rule("KK-037", "KK-038")
def test_only_the_first_player_draws_nothing_and_only_on_the_first_turn() -> None:
    """Seven cards on turn 1, eight on turn 2, and a card on turn 3."""
    match = load().start(2)
    first = match.view(None)["table"]["first"]
    sizes = []
    for _ in range(3):
        view = match.view(None)["table"]
        sizes.append(len(view["seats"][view["active"]]["hand"]))
        for verb in ("go_on", "end_turn"):
            match.choose(next(i for i, option in enumerate(match.options) if option.name == verb))

    assert sizes == [7, 8, 8]
    assert match.view(None)["table"]["active"] == 1 - first


@rule("KK-031")
def test_the_deck_of_no_interest_is_really_there() -> None:
    """The scenario's own words: ten cards, of which a turn takes one."""
    duel = Scenario(at="turn")

    assert (duel.hand(YOU), len(duel.deck())) == ([FILLER], 9)
