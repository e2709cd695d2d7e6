"""Chapter 13: the King (KK-091 to KK-095)."""

from tests.games.knights_and_kings.scenario import FOE, GALEN, LAMONT, SOLDIER, Scenario, Side
from tests.rules import rule

HARALD = "King Harald Ironcrown"
EDMUND = "King Edmund the Young"
CADOR = "Sir Cador Redlance"
MADOC = "Sir Madoc Ironside"


@rule("KK-091")
def test_a_king_takes_two_knights_or_foot_soldiers_along() -> None:
    """Nobody else, and exactly two."""
    you = Side(field=[HARALD, CADOR, SOLDIER, GALEN, "Queen Branwen", "Bishop Anselm", "Rook of Greywatch", EDMUND])
    duel = Scenario(you=you).choose("lead_stack", HARALD)

    assert duel.offered("add") == [f"Add {name}" for name in (SOLDIER, CADOR, GALEN)]
    duel.add(CADOR, SOLDIER)
    assert duel.slots() == [f"{HARALD} + {CADOR} + {SOLDIER}"]


@rule("KK-091")
def test_a_king_without_two_companions_leads_no_stack() -> None:
    """One is not enough, and one fielded this turn does not count."""
    duel = Scenario(you=Side(field=[HARALD, SOLDIER, f"{SOLDIER} (new)"]))

    assert not duel.is_offered("lead_stack")
    assert duel.is_offered("attack_kingdom", HARALD)


@rule("KK-092")
def test_no_other_attack_goes_through_a_block() -> None:
    """A King alone does not, either."""
    duel = Scenario(you=Side(field=["King Rurik Wolfbane"]), foe=Side(field=[SOLDIER]))

    duel.attack("King Rurik Wolfbane").block(SOLDIER)

    assert duel.scores == (20, 20)


@rule("KK-093")
def test_a_single_blocker_lets_the_surplus_through() -> None:
    """9 against 6: the blocker dies and 3 Control are lost; the blocker's 2 hit the stack."""
    you = Side(field=[HARALD, CADOR, SOLDIER])
    duel = Scenario(you=you, foe=Side(field=[MADOC])).stack(HARALD, CADOR, SOLDIER).block(MADOC)

    duel.choose("take_first", HARALD)

    assert (duel.graveyard(FOE), duel.scores, duel.damage(HARALD)) == ([MADOC], (20, 17), 2)


@rule("KK-093")
def test_old_damage_lets_more_through() -> None:
    """The remaining defense counts."""
    you = Side(field=[HARALD, CADOR, SOLDIER])
    duel = Scenario(you=you, foe=Side(field=[f"{MADOC} (4)"])).stack(HARALD, CADOR, SOLDIER).block(MADOC)

    duel.choose("take_first", HARALD)

    assert duel.scores == (20, 13)


@rule("KK-094")
def test_a_king_stack_of_the_defender_keeps_the_score_safe() -> None:
    """Whatever the surplus."""
    you = Side(field=[HARALD, CADOR, GALEN])
    foe = Side(field=[f"{EDMUND} (4)", SOLDIER, SOLDIER])
    duel = Scenario(you=you, foe=foe).stack(HARALD, CADOR, GALEN)

    duel.block_with_stack(EDMUND, SOLDIER, SOLDIER)
    while duel.is_offered("take_first"):
        duel.choose("take_first")

    assert sorted(duel.graveyard(FOE)) == [SOLDIER, SOLDIER, EDMUND]
    assert duel.scores == (20, 20)


@rule("KK-095")
def test_the_blocking_stack_must_be_fielded_and_not_active() -> None:
    """A King in a slot, or only one companion in the field, is not enough."""
    you = Side(field=[HARALD, CADOR, SOLDIER])
    away = Side(field=[SOLDIER, LAMONT], slots=[EDMUND])
    alone = Side(field=[EDMUND, SOLDIER], slots=[LAMONT])
    ready = Side(field=[EDMUND, SOLDIER, LAMONT])

    for foe, offered in ((away, False), (alone, False), (ready, True)):
        duel = Scenario(you=you, foe=foe).stack(HARALD, CADOR, SOLDIER)
        assert duel.is_offered("block_with_stack") == offered
