"""Chapter 14: the Queen (KK-096 to KK-101)."""

from tests.games.knights_and_kings.scenario import FOE, GALEN, SOLDIER, Scenario, Side, load
from tests.rules import rule

from hexadeck.games.knights_and_kings.table import QUEEN, Card

BRANWEN = "Queen Branwen"
MADOC = "Sir Madoc Ironside"


@rule("KK-096")
def test_queens_have_high_attack_and_little_or_no_defense() -> None:
    """All of the set."""
    queens = [record for record in load().prints if isinstance(record, Card) and record.kind == QUEEN]

    assert len(queens) == 5
    assert all(queen.attack >= 6 and queen.defense <= 1 for queen in queens)


@rule("KK-097")
def test_a_queen_may_go_alone() -> None:
    """With her own numbers: any damage kills her."""
    duel = Scenario(you=Side(field=[BRANWEN]), foe=Side(field=[SOLDIER])).attack(BRANWEN).block(SOLDIER)

    assert (duel.graveyard(), duel.graveyard(FOE)) == ([BRANWEN], [SOLDIER])


@rule("KK-098")
def test_only_a_knight_escorts_her() -> None:
    """No Foot Soldier, King, Bishop or Rook."""
    you = Side(field=[BRANWEN, MADOC, SOLDIER, "King Harald Ironcrown", "Bishop Anselm"])
    duel = Scenario(you=you)

    led = [sentence for sentence in duel.offered("form_up") if sentence.startswith(f"Form up {BRANWEN}")]
    assert led == [f"Form up {BRANWEN} with {MADOC}"]


@rule("KK-099", "KK-100")
def test_the_queens_attack_and_the_knights_defense() -> None:
    """6 dealt, 3 taken by the Knight."""
    duel = Scenario(you=Side(field=[BRANWEN, MADOC]), foe=Side(field=[GALEN])).form_up(BRANWEN, MADOC).block(GALEN)

    assert (duel.graveyard(FOE), duel.damage(MADOC), duel.damage(BRANWEN)) == ([GALEN], 3, 0)
    assert duel.slots() == [f"{BRANWEN} + {MADOC}"]


@rule("KK-099")
def test_an_escorted_attack_that_is_allowed_costs_the_queens_attack() -> None:
    """The Knight adds nothing."""
    duel = Scenario(you=Side(field=[BRANWEN, MADOC])).form_up(BRANWEN, MADOC)

    assert duel.scores == (20, 14)


@rule("KK-101")
def test_a_block_stops_the_escorted_attack() -> None:
    """6 against 2: nothing goes through."""
    duel = Scenario(you=Side(field=[BRANWEN, MADOC]), foe=Side(field=[SOLDIER])).form_up(BRANWEN, MADOC).block(SOLDIER)

    assert (duel.graveyard(FOE), duel.scores) == ([SOLDIER], (20, 20))
