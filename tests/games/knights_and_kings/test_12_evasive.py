"""Chapter 12: Evasive (KK-088 to KK-090)."""

from tests.games.knights_and_kings.scenario import FOE, GALEN, LAMONT, SOLDIER, Scenario, Side
from tests.rules import rule

ISOLDE = "Dame Isolde Quickspur"
ROWENA = "Dame Rowena Nightcloak"


@rule("KK-088")
def test_only_an_evasive_card_blocks_an_evasive_attack() -> None:
    """The others are not offered."""
    duel = Scenario(you=Side(field=[ISOLDE]), foe=Side(field=[GALEN, ROWENA])).attack(ISOLDE)

    assert duel.options() == [f"Block with {ROWENA}", "Allow the attack"]
    said = "[KK-088] Block: The attack is Evasive. Only an Evasive card can block it."
    assert duel.why_not(GALEN, FOE, viewer=FOE) == said


@rule("KK-089")
def test_only_an_evasive_card_attacks_an_evasive_card_in_a_slot() -> None:
    """After an attack and after a patrol."""
    foe = Side(slots=[ISOLDE, f"{ROWENA} (patrolled)"])
    duel = Scenario(you=Side(field=[GALEN, "Dame Elowen Shadowmere"]), foe=foe)

    assert duel.offered("attack_card") == [
        f"Attack {ISOLDE} with Dame Elowen Shadowmere",
        f"Attack {ROWENA} with Dame Elowen Shadowmere",
    ]


@rule("KK-090")
def test_every_other_card_can_do_neither() -> None:
    """No block is asked for, and no attack is offered."""
    blocked = Scenario(you=Side(field=[ISOLDE]), foe=Side(field=[GALEN, LAMONT, SOLDIER])).attack(ISOLDE)
    attacked = Scenario(you=Side(field=[GALEN]), foe=Side(slots=[ISOLDE]))

    assert blocked.scores == (20, 18)
    assert not attacked.is_offered("attack_card")
    assert attacked.why_not(ISOLDE, FOE) == "[KK-089] Attack a card: It is Evasive. Only an Evasive card can attack it."
