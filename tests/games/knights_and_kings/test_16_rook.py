"""Chapter 16: the Rook (KK-106 to KK-109)."""

from tests.games.knights_and_kings.scenario import FOE, GALEN, SOLDIER, Scenario, Side, load
from tests.rules import rule

from hexadeck.games.knights_and_kings.table import ROOK, Card

GREYWATCH = "Rook of Greywatch"
MATHILDA = "Queen Mathilda the Red"
HARALD = "King Harald Ironcrown"


@rule("KK-106")
def test_rooks_have_low_attack_and_high_defense() -> None:
    """All of the set."""
    rooks = [record for record in load().prints if isinstance(record, Card) and record.kind == ROOK]

    assert len(rooks) == 4
    assert all(rook.attack <= 3 and rook.defense >= 7 for rook in rooks)


@rule("KK-107")
def test_a_knight_a_king_a_queen_or_a_foot_soldier_attacks_with_the_rook() -> None:
    """No Bishop and no other Rook."""
    you = Side(field=[GREYWATCH, GALEN, HARALD, MATHILDA, SOLDIER, "Bishop Anselm", "Rook of Thornwall"])
    duel = Scenario(you=you)

    led = [sentence for sentence in duel.offered("form_up") if sentence.startswith(f"Form up {GREYWATCH}")]
    assert led == [f"Form up {GREYWATCH} with {name}" for name in (SOLDIER, HARALD, MATHILDA, GALEN)]


@rule("KK-108")
def test_the_attack_of_both_is_added() -> None:
    """2 and 9."""
    duel = Scenario(you=Side(field=[GREYWATCH, MATHILDA])).form_up(GREYWATCH, MATHILDA)

    assert duel.scores == (20, 9)


@rule("KK-108")
def test_the_defense_of_both_is_added() -> None:
    """8 damage against 7 and 4: together they can take it, and one of them lives."""
    foe = Side(field=["Sir Hector Doomhammer"])
    duel = Scenario(you=Side(field=[GREYWATCH, GALEN]), foe=foe).form_up(GREYWATCH, GALEN)

    duel.block("Sir Hector Doomhammer").choose("take_first", GALEN)

    assert (duel.graveyard(), duel.damage(GREYWATCH), duel.graveyard(FOE)) == ([GALEN], 4, ["Sir Hector Doomhammer"])


@rule("KK-109")
def test_a_block_stops_the_pair() -> None:
    """11 against 2: nothing goes through."""
    foe = Side(field=[SOLDIER])
    duel = Scenario(you=Side(field=[GREYWATCH, MATHILDA]), foe=foe).form_up(GREYWATCH, MATHILDA)

    duel.block(SOLDIER).choose("take_first", GREYWATCH)

    assert (duel.graveyard(FOE), duel.scores) == ([SOLDIER], (20, 20))
