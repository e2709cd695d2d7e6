"""What the policy does in attacks where the sensible answer is plain: the Flash card, and whether to block."""

from tests.games.zenonzard.scenario import QUIET, RED, Scenario, Side

from hexadeck.games.zenonzard.policy import policy


def answer(duel: Scenario) -> str:
    return duel.match.sentence(duel.match.options[policy(duel.table)])


def test_a_flash_card_that_can_be_paid_for_is_used() -> None:
    """Gravity helps the defender, who has nothing else to do with the mana."""
    foe = Side(hand=["Gravity"], base=[RED] * 4, field=["Rockeater"], forces=QUIET)
    duel = Scenario(you=Side(field=["Leviathan"], forces=QUIET), foe=foe)

    duel.attack("Leviathan")

    assert answer(duel) == "Use Gravity"


def test_the_stronger_minion_blocks() -> None:
    """Leviathan destroys what attacks and stays."""
    duel = Scenario(you=Side(field=["Rockeater"]), foe=Side(field=["Rockeater", "Leviathan"]))

    duel.attack("Rockeater")

    assert answer(duel) == "Block with Leviathan"


def test_a_weak_attack_on_a_force_is_let_through() -> None:
    """A minion is worth more than what the Force loses."""
    duel = Scenario(you=Side(field=["Leviathan"]), foe=Side(field=["Rockeater"], life=10))

    duel.attack("Leviathan", "Force of Harmony - Orthrus")

    assert answer(duel) == "Do not block"


def test_the_last_life_is_worth_any_minion() -> None:
    """Rockeater dies, and the match goes on."""
    duel = Scenario(you=Side(field=["Leviathan"]), foe=Side(field=["Rockeater"], life=1))

    duel.attack("Leviathan")

    assert answer(duel) == "Block with Rockeater"


def test_a_weak_minion_becomes_mana_at_the_end_of_the_turn() -> None:
    """ZZ-082 With two mana in the base a third is worth more than Mer Soldier, who cannot attack here."""
    duel = Scenario(
        you=Side(base=[RED] * 2, field=["Mer Soldier"], movements=1), foe=Side(field=["Leviathan"], life=10)
    )

    assert answer(duel) == "Move Mer Soldier to the base"


def test_a_strong_minion_stays_on_the_field() -> None:
    """ZZ-082 Leviathan is worth more than a ninth mana."""
    duel = Scenario(
        you=Side(base=[RED] * 8, field=["Leviathan"], movements=1), foe=Side(field=["Leviathan", "Leviathan"], life=10)
    )

    assert "to the base" not in answer(duel)
