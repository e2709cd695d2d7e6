"""Chapter 8: the attack (KK-058 to KK-071)."""

import pytest
from tests.games.knights_and_kings.scenario import FOE, GALEN, LAMONT, SOLDIER, YOU, Scenario, Side
from tests.rules import rule

HECTOR = "Sir Hector Doomhammer"
MADOC = "Sir Madoc Ironside"


@rule("KK-058")
def test_an_attack_aims_at_the_kingdom_or_at_a_card() -> None:
    """Both are offered."""
    duel = Scenario(you=Side(field=[GALEN]), foe=Side(slots=[SOLDIER, LAMONT]))

    assert duel.offered("attack_kingdom", "attack_card") == [
        f"Attack {SOLDIER} with {GALEN}",
        f"Attack {LAMONT} with {GALEN}",
        f"Attack the kingdom with {GALEN}",
    ]


@rule("KK-059", "KK-063")
def test_an_attack_on_the_kingdom_that_is_allowed_lowers_the_score() -> None:
    """By the attacker's attack."""
    duel = Scenario(you=Side(field=[GALEN]), foe=Side(field=[SOLDIER])).attack(GALEN)

    assert (duel.decider, duel.rule) == (FOE, "KK-062")
    duel.choose("allow")
    assert duel.scores == (20, 17)


@rule("KK-060")
def test_only_cards_in_slots_are_vulnerable() -> None:
    """Those that acted on the opponent's last turn."""
    duel = Scenario(you=Side(field=[GALEN]), foe=Side(field=[SOLDIER])).end_turn()
    duel.choose("go_on").choose("patrol", SOLDIER).end_turn().choose("go_on")

    assert duel.offered("attack_card") == [f"Attack {SOLDIER} with {GALEN}"]


@rule("KK-061")
def test_fielded_cards_cannot_be_attacked() -> None:
    """Not on offer, and the player is told why."""
    duel = Scenario(you=Side(field=[GALEN]), foe=Side(field=[SOLDIER]))

    assert not duel.is_offered("attack_card")
    assert duel.why_not(SOLDIER, FOE) == "[KK-061] Attack a card: Cards in the field cannot be attacked."


@rule("KK-062")
def test_the_opponent_blocks_or_allows() -> None:
    """With any unit in the field."""
    duel = Scenario(you=Side(field=[GALEN]), foe=Side(field=[SOLDIER, LAMONT])).attack(GALEN)

    assert duel.options() == [f"Block with {SOLDIER}", f"Block with {LAMONT}", "Allow the attack"]


@rule("KK-064")
@pytest.mark.parametrize("attacker", [SOLDIER, LAMONT, HECTOR])
def test_a_block_keeps_the_score_safe(attacker: str) -> None:
    """Whatever happens to the cards."""
    duel = Scenario(you=Side(field=[attacker]), foe=Side(field=[SOLDIER])).attack(attacker).block(SOLDIER)

    assert duel.scores == (20, 20)


@rule("KK-065")
def test_attacker_and_blocker_deal_their_attack_to_each_other() -> None:
    """3 and 2."""
    duel = Scenario(you=Side(field=[GALEN]), foe=Side(field=[MADOC])).attack(GALEN).block(MADOC)

    assert (duel.damage(GALEN), duel.damage(MADOC, FOE)) == (2, 3)


@rule("KK-066")
def test_a_card_that_dies_has_dealt_its_damage() -> None:
    """Both die of each other."""
    duel = Scenario(you=Side(field=[LAMONT]), foe=Side(field=[LAMONT])).attack(LAMONT).block(LAMONT)

    assert (duel.graveyard(), duel.graveyard(FOE)) == ([LAMONT], [LAMONT])


@rule("KK-067")
def test_damage_lowers_the_remaining_defense() -> None:
    """3 of 4 are gone, so 1 more kills."""
    foe = Side(field=[GALEN])
    duel = Scenario(you=Side(field=[LAMONT, SOLDIER]), foe=foe).attack(LAMONT).block(GALEN)
    assert duel.damage(GALEN, FOE) == 3

    duel.attack(SOLDIER).block(GALEN)

    assert duel.graveyard(FOE) == [GALEN]


@rule("KK-068")
def test_a_killed_card_goes_to_its_owners_graveyard() -> None:
    """Each to its own."""
    duel = Scenario(you=Side(field=[LAMONT]), foe=Side(field=[GALEN])).attack(LAMONT).block(GALEN)

    assert (duel.graveyard(YOU), duel.graveyard(FOE)) == ([LAMONT], [])


@rule("KK-069")
def test_a_survivor_stays_in_play_with_its_damage() -> None:
    """Turn after turn."""
    duel = Scenario(you=Side(field=[LAMONT]), foe=Side(field=[GALEN])).attack(LAMONT).block(GALEN).end_turn()

    duel.pass_turn().pass_turn()

    assert (duel.field(FOE), duel.damage(GALEN, FOE)) == ([GALEN], 3)


@rule("KK-070")
def test_it_works_both_ways() -> None:
    """With the numbers exchanged the blocker dies and the attacker lives, damaged, in its slot."""
    duel = Scenario(you=Side(field=[GALEN]), foe=Side(field=[LAMONT])).attack(GALEN).block(LAMONT)

    assert (duel.slots(), duel.damage(GALEN), duel.graveyard(FOE)) == ([GALEN], 3, [LAMONT])


@rule("KK-071")
def test_damage_beyond_what_kills_is_lost() -> None:
    """8 against 2: the score stays."""
    duel = Scenario(you=Side(field=[HECTOR]), foe=Side(field=[SOLDIER])).attack(HECTOR).block(SOLDIER)

    assert (duel.graveyard(FOE), duel.scores) == ([SOLDIER], (20, 20))
