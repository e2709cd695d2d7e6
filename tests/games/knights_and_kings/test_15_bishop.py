"""Chapter 15: the Bishop (KK-102 to KK-105)."""

from tests.games.knights_and_kings.scenario import FOE, SOLDIER, Scenario, Side, load
from tests.rules import rule

from hexadeck.games.knights_and_kings.table import BISHOP, Card

ANSELM = "Bishop Anselm"
CADOR = "Sir Cador Redlance"
MORWENNA = "Dame Morwenna Nightfall"
HARALD = "King Harald Ironcrown"


@rule("KK-102")
def test_a_bishop_alone_is_harmless_and_defenseless() -> None:
    """0/0, all of the set: no Control is lost, and any damage kills."""
    bishops = [record for record in load().prints if isinstance(record, Card) and record.kind == BISHOP]
    assert {(bishop.attack, bishop.defense) for bishop in bishops} == {(0, 0)}

    allowed = Scenario(you=Side(field=[ANSELM])).hit(ANSELM)
    blocked = Scenario(you=Side(field=[ANSELM]), foe=Side(field=[SOLDIER])).attack(ANSELM).block(SOLDIER)

    assert allowed.scores == (20, 20)
    assert (blocked.graveyard(), blocked.damage(SOLDIER, FOE)) == ([ANSELM], 0)


@rule("KK-103")
def test_a_knight_a_king_or_a_foot_soldier_goes_with_the_bishop() -> None:
    """No Queen, no Rook, no other Bishop."""
    you = Side(field=[ANSELM, CADOR, SOLDIER, HARALD, "Queen Branwen", "Rook of Greywatch", "Archbishop Leander"])
    duel = Scenario(you=you)

    led = [sentence for sentence in duel.offered("form_up") if sentence.startswith(f"Form up {ANSELM}")]
    assert led == [f"Form up {ANSELM} with {name}" for name in (SOLDIER, HARALD, CADOR)]


@rule("KK-104")
def test_the_bishop_heals_the_combatant_of_the_damage_of_the_attack() -> None:
    """5 damage to a 3/1, and it lives without a scratch."""
    duel = Scenario(you=Side(field=[ANSELM, CADOR]), foe=Side(field=[MORWENNA])).form_up(ANSELM, CADOR).block(MORWENNA)

    assert (duel.slots(), duel.damage(CADOR), duel.damage(MORWENNA, FOE)) == ([f"{ANSELM} + {CADOR}"], 0, 3)
    assert duel.story("healed") == [f"Player 1's {CADOR} is healed of 5 damage."]


@rule("KK-104")
def test_the_bishop_heals_in_an_attack_on_a_card_too() -> None:
    """The other one strikes back in vain."""
    duel = Scenario(you=Side(field=[ANSELM, CADOR]), foe=Side(slots=["Sir Hector Doomhammer"]))

    duel.form_up(ANSELM, CADOR, "Sir Hector Doomhammer")

    assert (duel.damage(CADOR), duel.graveyard(FOE)) == (0, ["Sir Hector Doomhammer"])


@rule("KK-105")
def test_in_the_slot_the_bishop_absorbs_an_attack_and_dies() -> None:
    """The combatant and the attacker are untouched."""
    duel = Scenario(you=Side(field=[SOLDIER]), foe=Side(slots=[f"{ANSELM} + {CADOR}"]))

    assert duel.offered("attack_card") == [f"Attack {ANSELM} with {SOLDIER}"]
    duel.attack(SOLDIER, ANSELM)

    assert (duel.graveyard(FOE), duel.slots(FOE)) == ([ANSELM], [CADOR])
    assert (duel.damage(CADOR, FOE), duel.damage(SOLDIER), duel.graveyard()) == (0, 0, [])
