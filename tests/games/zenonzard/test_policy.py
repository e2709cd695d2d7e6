"""What the policy does where the sensible answer is plain: the Flash card, whether to block, whom an effect is for."""

from tests.games.zenonzard.scenario import FOE, GREEN, PURPLE, QUIET, RED, RUINS, YOU, Scenario, Side

from hexadeck.games.zenonzard import zones
from hexadeck.games.zenonzard.policy import Policy


def answer(duel: Scenario) -> str:
    return duel.match.sentence(duel.match.options[Policy().policy(duel.table)])


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


def test_what_destroys_is_meant_for_the_best_of_the_foe() -> None:
    """Destruction may choose any minion, one's own Leviathan too."""
    you = Side(hand=["Destruction"], base=[PURPLE] * 5, field=["Leviathan"], forces=QUIET)
    duel = Scenario(you=you, foe=Side(field=["Rockeater", "Leviathan"], forces=QUIET))

    duel.use("Destruction")

    assert duel.match.options[Policy().policy(duel.table)].a == duel.table.zones[zones.FIELD + FOE][1]


def test_what_helps_is_meant_for_the_best_of_the_own() -> None:
    """High Pressure may choose any minion, the foe's Leviathan too."""
    you = Side(hand=["High Pressure"], base=[RED] * 2, field=["Rockeater", "Leviathan"], forces=QUIET)
    duel = Scenario(you=you, foe=Side(field=["Leviathan"], forces=QUIET))

    duel.use("High Pressure")

    assert duel.match.options[Policy().policy(duel.table)].a == duel.table.zones[zones.FIELD + YOU][1]


def test_where_one_may_choose_none_no_own_minion_is_rested() -> None:
    """Binding Roses rests up to two minions or Forces, and the foe has none."""
    you = Side(hand=["Binding Roses"], base=[GREEN] * 4, field=["Leviathan"], forces=RUINS)
    duel = Scenario(you=you, foe=Side(forces=RUINS))

    duel.use("Binding Roses")

    assert answer(duel) == "Choose no more"
