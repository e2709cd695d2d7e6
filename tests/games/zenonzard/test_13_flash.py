"""Chapter 13: the attack, step 2: Flash Phase (ZZ-100 to ZZ-106)."""

from tests.games.zenonzard.scenario import (
    DEFAULT_FORCES,
    FOE,
    NEUTRAL,
    QUIET,
    RED,
    YELLOW,
    YOU,
    Scenario,
    Side,
)
from tests.rules import rule

ORTHRUS, SPHYNX = DEFAULT_FORCES
FLASH = ["Gravity", "High Pressure"]


@rule("ZZ-100")
def test_only_flash_magic_and_swoop_minions_are_played_in_a_flash_phase() -> None:
    """No other minion, no [Main] Magic, no Movement, no attack, no mana."""
    hand = ["Gravity", "Cheetera", "Drill Golem", "Rush of Bats", RED, "Goblin Soldier"]
    foe = Side(hand=hand, base=[RED] * 4 + [YELLOW], field=["Rockeater"], movements=1, forces=QUIET)
    duel = Scenario(you=Side(field=["Leviathan"], forces=QUIET), foe=foe)

    duel.attack("Leviathan")

    assert sorted(duel.options()) == ["Pass", "Summon Cheetera", "Use Gravity"]


@rule("ZZ-101")
def test_the_defending_player_acts_first() -> None:
    """With one card or a pass."""
    you = Side(field=["Leviathan"], hand=["Gravity"], base=[RED] * 2, forces=QUIET)
    duel = Scenario(you=you, foe=Side(hand=["Gravity"], base=[RED] * 4, forces=QUIET, field=["Rockeater"]))

    duel.attack("Leviathan")

    assert (duel.decider, duel.rule, sorted(duel.options())) == (FOE, "ZZ-101", ["Pass", "Use Gravity"])


def both_hold_flash() -> Scenario:
    """Both players have Flash cards and mana for them; your Leviathan attacks."""
    side = Side(field=["Leviathan"], hand=FLASH, base=[RED] * 8, forces=QUIET)
    return Scenario(you=side, foe=side).attack("Leviathan")


@rule("ZZ-102")
def test_after_a_card_or_a_pass_it_is_the_other_players_turn_to_act() -> None:
    """One card each, alternately."""
    duel = both_hold_flash()

    deciders = [duel.decider]
    duel.use("Gravity")
    deciders.append(duel.decider)
    duel.choose("pass")
    deciders.append(duel.decider)
    duel.use("High Pressure").choose("choose", "Leviathan")
    deciders.append(duel.decider)

    assert deciders == [FOE, YOU, FOE, YOU]


@rule("ZZ-102")
def test_a_cards_effects_are_done_before_the_next_player_acts() -> None:
    """Leviathan has lost its 300 BP when you are asked."""
    duel = both_hold_flash()

    duel.use("Gravity")

    assert (duel.decider, duel.bp("Leviathan"), duel.trash(FOE)) == (YOU, 400, ["Gravity"])


@rule("ZZ-103")
def test_the_flash_phase_ends_when_both_players_do_nothing() -> None:
    """Two passes lead to the block."""
    duel = both_hold_flash()

    duel.choose("pass").choose("pass")

    assert (duel.decider, duel.rule) == (FOE, "ZZ-107")


@rule("ZZ-104")
def test_the_flash_phase_goes_on_when_the_attacker_has_left() -> None:
    """You may still play your own Flash card, and nobody says that it attacks."""
    you = Side(field=["Drill Golem", "Leviathan"], hand=["High Pressure"], base=[RED] * 2, forces=QUIET)
    duel = Scenario(you=you, foe=Side(hand=["Chimera Vortex"], base=[YELLOW] * 2, forces=QUIET))

    duel.attack("Drill Golem").use("Chimera Vortex")

    assert (duel.field(), duel.decider, duel.rule) == (["Leviathan"], YOU, "ZZ-R19")
    assert "Drill Golem is gone, so nobody attacks." in str(duel.match.prompt)
    assert duel.is_offered("use", "High Pressure")


@rule("ZZ-105")
def test_every_attack_has_exactly_one_flash_phase() -> None:
    """Against Life and against a Force, with a possible block and without; none after the block."""
    foe = Side(hand=["Gravity"], base=[RED] * 2, field=["Rockeater"])
    at_life = Scenario(you=Side(field=["Leviathan"]), foe=foe).attack("Leviathan")
    at_force = Scenario(you=Side(field=["Leviathan"]), foe=foe).attack("Leviathan", ORTHRUS)
    no_blocker = Scenario(you=Side(field=["Leviathan"]), foe=Side(hand=["Gravity"], base=[RED] * 2)).attack("Leviathan")

    assert [duel.rule for duel in (at_life, at_force, no_blocker)] == ["ZZ-101"] * 3
    at_life.choose("pass").choose("block", "Rockeater")
    assert (at_life.decider, at_life.rule) == (YOU, "ZZ-051")


@rule("ZZ-106")
def test_the_player_of_a_flash_card_pays_for_it_also_in_the_foes_turn() -> None:
    """The defender's mana is Rested, the attacker's is not."""
    you = Side(field=["Leviathan"], base=[RED] * 3)
    duel = Scenario(you=you, foe=Side(hand=["Gravity"], base=[RED] * 3, forces=QUIET, field=["Rockeater"]))

    duel.attack("Leviathan").use("Gravity")

    assert (duel.active_mana(), duel.active_mana(FOE)) == ([RED] * 3, [RED])


@rule("ZZ-106")
def test_a_flash_card_that_cannot_be_paid_is_not_on_offer() -> None:
    """One mana is not enough, and two Neutral ones have the wrong colour."""
    for base in ([RED], [NEUTRAL] * 2):
        duel = Scenario(you=Side(field=["Leviathan"]), foe=Side(hand=["Gravity"], base=base))

        duel.attack("Leviathan")

        assert duel.options() == ["Pass"]
