"""Chapter 13: the Sealed Condition (KG-112 to KG-120, KG-R59 to KG-R63)."""

from tests.games.kanzume_goddess.scenario import Scenario, Side
from tests.rules import rule

HOME = """\
Sacrifice [H03]
Disciple
Cost 1, 5 copies
Act: lose 1 Energy. Gain 5 Faith.
"""


def hit(energy: int = 3) -> Scenario:
    """The Support God of seat 3 takes 6."""
    weak = Side(["Libra", "Virgo"], energy=energy, deck=["Leo"], discard=["Aries"])
    return Scenario(Side(["Leo"]), Side(), Side(), weak, teams=True).play("Leo", "Attack 6", 3)


@rule("KG-112", "KG-113", "KG-122", "KG-R59")
def test_a_support_god_at_0_is_sealed_and_all_its_cards_are_one_deck() -> None:
    """Hand, Discard Pile, cards in play and the Deck; the game goes on."""
    s = hit()

    assert (s.energy(3), s.table.sealed[3], s.hand(3)) == (0, 1, [])
    assert (sorted(s.deck(3)), s.discards(3), s.result) == (["Aries", "Leo", "Libra", "Virgo"], [], None)


@rule("KG-114", "KG-115", "E24")
def test_who_is_sealed_is_no_target() -> None:
    """Neither of an Attack nor of a gift."""
    sides = [Side(["Aries", "Virgo"]), Side(), Side(sealed=True), Side(sealed=True), Side(), Side(sealed=True)]
    s = Scenario(*sides, teams=True)

    assert s.play("Aries").energy(1) == 12
    s = Scenario(*sides, teams=True).play("Virgo")
    assert s.options() == ["Player 2", "Player 5", "Player 1"]


@rule("KG-116", "KG-117", "KG-118", "KG-119", "KG-R62", "E22")
def test_a_sealed_god_misses_four_turns_and_returns_on_the_fifth() -> None:
    """With 1, 2, 3, 4, then 5 Energy, five cards and a full turn."""
    s = Scenario(Side(["Aries"], energy=0, sealed=True), Side(), Side(), Side(), teams=True, at="turn")
    s.table.main[0] = 0
    s.table.main[2] = 1
    energies = []
    for _ in range(4):
        energies.append(s.energy())
        assert s.decider == 1
        s.end_turn().end_turn().end_turn()

    assert (energies, s.energy(), s.decider) == ([1, 2, 3, 4], 5, 0)
    assert (len(s.table.zones[8]), s.table.sealed[0], s.kind) == (5, 0, "play")


@rule("KG-120")
def test_alone_nobody_is_sealed() -> None:
    """A God at 0 is out."""
    s = Scenario(Side(["Leo"]), Side(energy=2), Side()).play("Leo", "Attack 6", 1)

    assert (s.table.sealed, s.table.out[1]) == ([0, 0, 0], 1)


@rule("KG-R60", "E25")
def test_sealed_in_the_own_turn_the_turn_ends_at_once() -> None:
    """The Faith is lost, nothing is Recruited, others' React cards go to their piles, the next seat begins."""
    sides = [Side(["Aries", "Sacrifice"], energy=1), Side(["Sacred Guardian"]), Side(), Side()]
    s = Scenario(*sides, teams=True, cards=HOME, faith=5)
    s.table.main[0] = 0
    s.table.main[2] = 1
    s.play("Aries", target=1).react("Sacred Guardian").pass_all()

    s.play("Sacrifice")

    assert (s.table.sealed[0], s.decider, s.faith()) == (1, 1, 0)
    assert (s.discards(1), s.events("recruited")) == (["Sacred Guardian"], [])


@rule("KG-R61")
def test_who_is_sealed_neither_acts_nor_is_affected() -> None:
    """No React, no Bond, no share in what concerns all."""
    s = Scenario(Side(["Leo"]), Side(), Side(), Side(["Cancer"], god="Heimdall", sealed=True), teams=True)

    s.play("Leo", "Attack 6", 1)

    assert (s.energy(1), s.kind) == (9, "play")


@rule("KG-R63")
def test_a_god_can_be_sealed_again() -> None:
    """Any number of times: here on its first turn after the return."""
    sides = [Side(["Sacrifice"], energy=4, sealed=True, deck=["Sacrifice"] * 5), Side(), Side(), Side()]
    s = Scenario(*sides, teams=True, at="turn", cards=HOME)
    s.table.main[0] = 0
    s.table.main[2] = 1
    assert (s.energy(), s.table.sealed[0]) == (5, 0)

    for _ in range(5):
        s.play("Sacrifice")

    assert (s.energy(), s.table.sealed[0], s.decider) == (0, 1, 1)
