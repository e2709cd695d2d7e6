"""Chapter 8: Attack, Defense, Protect (KG-085 to KG-095, KG-R31 to KG-R39)."""

from tests.games.kanzume_goddess.scenario import Scenario, Side
from tests.rules import rule

SHIELD = """\
Shield [H01]
Disciple
Cost 1, 5 copies
React: Protect 2.
"""


@rule("KG-044", "KG-085", "KG-086", "KG-R37")
def test_an_attack_is_aimed_at_one_god_of_an_opponent() -> None:
    """Never at a teammate or oneself."""
    s = Scenario(Side(["Aries"]), Side(), Side(), Side(), teams=True).play("Aries")

    assert s.options() == ["Player 2", "Player 4"]
    assert s.aim(1).energy(1) == 12


@rule("KG-087", "KG-090", "KG-089", "E05")
def test_defense_reduces_the_damage_and_the_attacker_may_go_on() -> None:
    """Valiant Star's 4 against a Sacred Guardian's 2; green or yellow may follow."""
    s = Scenario(Side(["Valiant Star", "Taurus", "Leo"]), Side(["Sacred Guardian"])).play("Valiant Star")

    s.react("Sacred Guardian")

    assert (s.energy(1), s.is_offered("play", "Taurus"), s.is_offered("play", "Leo")) == (13, True, False)


@rule("KG-088", "KG-R28")
def test_the_subtraction_comes_at_the_end() -> None:
    """While the window is open nothing is lost, and more may be played than is needed."""
    s = Scenario(Side(["Aries", "Swift Star"]), Side(["Sacred Guardian"] * 3)).play("Aries")

    s.react("Sacred Guardian").react("Sacred Guardian")

    assert (s.energy(1), s.is_offered("react", "Sacred Guardian")) == (15, True)


@rule("KG-088")
def test_that_an_attack_is_over_is_told_before_what_it_costs() -> None:
    """So what is lost is known to come of the Attack, and not of Athena's Bond before it."""
    s = Scenario(Side(["Aries"]), Side(["Priestess"] * 4, god="Athena"))

    s.play("Aries").pass_all()

    assert [event.name for event in s.log][-5:] == ["attacked", "bond", "value_changed", "attack_over", "energy_lost"]


@rule("KG-091", "KG-R31", "E06")
def test_defenses_add_up_and_a_surplus_is_lost() -> None:
    """3 against 4: nobody gains."""
    s = Scenario(Side(["Aries"]), Side(["Sacred Guardian"] * 2)).play("Aries")

    s.react("Sacred Guardian").react("Sacred Guardian")

    assert (s.energy(1), s.hand(1)) == (15, [])


@rule("KG-092", "KG-093", "KG-R33", "E21")
def test_protect_is_for_others_and_never_for_oneself() -> None:
    """Among three, the third may protect; the attacker may not, and between two nobody can."""
    s = Scenario(Side(["Aries", "Shield"]), Side(["Shield"]), Side(["Shield"]), cards=SHIELD).play("Aries", target=1)
    assert s.decider == 2
    assert s.react("Shield").pass_all().energy(1) == 14

    s = Scenario(Side(["Aries", "Shield"]), Side(["Shield"]), cards=SHIELD).play("Aries")
    assert s.energy(1) == 12


@rule("KG-092", "KG-R33")
def test_in_teams_only_teammates_protect() -> None:
    """Not the attacker's mate, and nobody who is Sealed."""
    sides = [Side(["Aries"]), Side(), Side(["Cancer"]), Side(["Cancer"])]
    s = Scenario(*sides, teams=True).play("Aries", target=1)
    assert s.decider == 3
    sides[3] = Side(["Cancer"], sealed=True)
    assert Scenario(*sides, teams=True).play("Aries", target=1).energy(1) == 12


@rule("KG-094", "KG-R38")
def test_cards_used_in_defence_go_to_their_owners_pile_in_the_discard_phase() -> None:
    """Of the turn in which they were played."""
    s = Scenario(Side(["Aries"]), Side(["Sacred Guardian"])).play("Aries").react("Sacred Guardian")
    assert (s.in_play(1), s.discards(1)) == (["Sacred Guardian"], [])

    s.end_turn()

    assert (s.in_play(1), s.discards(1)) == ([], ["Sacred Guardian"])


@rule("KG-095")
def test_defense_is_optional() -> None:
    """A pass is always on offer."""
    s = Scenario(Side(["Aries"]), Side(["Sacred Guardian"])).play("Aries").passes()

    assert (s.energy(1), s.hand(1)) == (12, ["Sacred Guardian"])


@rule("KG-R26", "KG-R35")
def test_an_attack_whose_target_is_gone_ends_and_cards_stay_spent() -> None:
    """The target concedes while others are asked."""
    s = Scenario(Side(["Aries"]), Side(["Sacred Guardian"]), Side(["Cancer"])).play("Aries", target=1)
    s.react("Sacred Guardian")
    assert s.decider == 2

    s.match.concede(1)

    assert (s.decider, s.kind, s.energy(1), s.in_play()) == (0, "play", 0, ["Aries"])


@rule("KG-R29", "E40")
def test_a_raised_attack_can_be_met_again() -> None:
    """3, Defense 2, +2: the defender is asked once more; 3 are lost if nothing follows."""
    s = Scenario(Side(["Aries", "Swift Star"]), Side(["Sacred Guardian"] * 2)).play("Aries")
    s.react("Sacred Guardian").passes().react("Swift Star")

    assert (s.decider, s.is_offered("react", "Sacred Guardian")) == (1, True)
    assert s.pass_all().energy(1) == 12


@rule("KG-R32", "E31")
def test_a_loss_that_is_no_attack_cannot_be_defended() -> None:
    """Hel's Frostbite in the Discard Phase."""
    s = Scenario(Side(["Aries"], god="Hel"), Side(["Sacred Guardian"])).play("Aries").passes().choose("end_play")
    assert s.kind == "discard_phase"

    s.choose("power", "Frostbite")

    assert (s.energy(1), s.decider) == (11, 1)
    assert s.kind == "play"


@rule("KG-R34")
def test_attacks_on_each_opponent_are_separate_and_clockwise() -> None:
    """Each has its own window; who is Sealed is left out."""
    sides = [Side(["Leo"]), Side(["Sacred Guardian"]), Side(), Side(["Sacred Guardian"])]
    s = Scenario(*sides).play("Leo", "Attack 3 against")
    assert (s.decider, s.energy()) == (1, 14)
    s.react("Sacred Guardian")
    assert (s.decider, s.energy(2)) == (3, 12)
    assert (s.energy(1), s.passes().energy(3)) == (14, 12)
    sealed = Scenario(Side(["Leo"]), Side(), Side(), Side(energy=1, sealed=True), teams=True)
    sealed.play("Leo", "Attack 3 against")
    assert [sealed.energy(1), sealed.energy(3)] == [12, 1]


@rule("KG-R34")
def test_an_attack_after_another_step_is_aimed_when_it_begins() -> None:
    """Sagittarius reveals first, then asks whom it attacks."""
    s = Scenario(Side(["Sagittarius"], deck=["Leo"]), Side(), Side()).play("Sagittarius")
    assert (s.names(56), s.kind) == (["Leo"], "target")

    s.aim(2)

    assert (s.energy(2), s.discards()) == (7, ["Leo"])


@rule("KG-R36")
def test_a_damage_rider_needs_damage_and_a_target_that_is_still_there() -> None:
    """Scorpio: nothing is discarded when all was defended, nor by a God that was just Sealed."""
    s = Scenario(Side(["Scorpio"]), Side(["Sacred Guardian"] * 2 + ["Aries"])).play("Scorpio")
    s.react("Sacred Guardian").react("Sacred Guardian")
    assert s.hand(1) == ["Aries"]

    s = Scenario(Side(["Scorpio"]), Side(["Aries", "Leo"])).play("Scorpio").choose("discard", "Aries")
    assert (s.hand(1), s.discards(1)) == (["Leo"], ["Aries"])

    s = Scenario(Side(["Scorpio"]), Side(), Side(), Side(["Aries", "Leo"], energy=2), teams=True)
    assert s.play("Scorpio", target=3).kind == "play"
