"""Words that every game has: more and fewer, opponents do it, unless they pay, for each of anything."""

from typing import Any

import pytest
from tests.cardtext.orchard import DISCARDS, HAND, Grove
from tests.cardtext.test_wording import ACTION, MAGIC, WARRIOR
from tests.games.kanzume_goddess import scenario as kanzume
from tests.games.knights_and_kings import scenario as kings
from tests.games.knights_of_the_zodiac import scenario as zodiac
from tests.games.zenonzard import scenario as zenonzard

HORN = """
Horn [H]
Power 0, horn
Use: {}
"""


def horn(text: str, **zones: Any) -> Grove:
    return Grove(HORN.format(text), orchards=["Horn"], seats=len(zones["hands"]), **zones).use("Horn")


# -- unless they pay ---------------------------------------------------------------------------------------------------


def test_each_opponent_may_pay_for_it_not_to_happen() -> None:
    """Who pays is spared, who does not is not, and who cannot is not asked."""
    text = "each opponent mills 1 unless they discard one card from their hand."
    grove = horn(text, hands=["", "Apple", "Pear", ""], decks=["", "Pear", "Pear", "Pear"])

    assert (grove.t.seat, grove.options()) == (1, ["Let it happen", "Pay for it not to happen"])
    grove.choose("Pay for it not to happen", "Choose Apple")
    assert grove.t.seat == 2
    grove.choose("Let it happen")
    assert [grove.names(DISCARDS, seat) for seat in range(4)] == ["", "Apple", "Pear", "Pear"]
    assert grove.names(HAND, 2) == "Pear"


def test_a_god_loses_energy_unless_a_card_is_discarded() -> None:
    """In Kanzume Goddess."""
    home = f"Ares [HM1]\n{WARRIOR}\nAct: each opponent loses 2 Energy unless they discard 1 card.\n"
    sides = (kanzume.Side(hand=["Ares"]), kanzume.Side(hand=["Taurus"], idle=False))
    spared, hurt = (kanzume.Scenario(*sides, cards=home) for _ in range(2))

    spared.play("Ares").choose("mode", "Pay for it not to happen")
    hurt.play("Ares").choose("mode", "Let it happen")

    assert (spared.energy(1), hurt.energy(1)) == (15, 13)
    assert (spared.hand(1), hurt.hand(1)) == ([], ["Taurus"])


def test_the_opponent_loses_control_unless_cards_are_discarded() -> None:
    """In Knights & Kings."""
    home = f"Ransom [HM1]\n{ACTION}\nYour opponent loses 3 Control unless they discard two cards from their hand.\n"
    you = kings.Side(hand=["Ransom"], coins=3)
    duel = kings.Scenario(you=you, foe=kings.Side(hand=[kings.GALEN]), cards=home)
    before = duel.control(kings.FOE)

    duel.play("Ransom")

    assert duel.control(kings.FOE) == before - 3, "one card is not two, so nobody is asked"


# -- more, fewer, for each ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("condition", "drawn"),
    [
        ("you have more cards in hand than each opponent", ""),
        ("you have fewer cards in hand than each opponent", ""),
        ("an opponent has 2 or more cards in hand", "Apple"),
        ("an opponent has 3 or more cards in hand", ""),
    ],
)
def test_what_players_have_is_compared(condition: str, drawn: str) -> None:
    """With each of the others, or with any of them."""
    grove = horn(f"if {condition}, draw 1 card.", hands=["", "Pear Pear", ""], decks=["Apple", "", ""])

    assert grove.names(HAND, 0) == drawn


def test_a_king_draws_and_counts() -> None:
    """Knights & Kings: a condition about what is in play, and so much for each of them."""
    home = (
        f"Council [HM1]\n{ACTION}\nIf you have a King in play, draw 1 card. "
        "Gain 1 Control for each of your Knights in play.\n"
    )
    field = ["King Edmund the Young", kings.GALEN, kings.LAMONT]
    duel = kings.Scenario(you=kings.Side(hand=["Council"], field=field, coins=3), cards=home)
    before = duel.control()

    duel.play("Council")

    assert (duel.hand(), duel.control()) == ([kings.FILLER], before + 2)


def test_whoever_has_fewer_cards_draws() -> None:
    """Zenonzard: "fewer … than the foe"."""
    home = f"Study [HM1]\n{MAGIC}\nMain: if you have fewer cards in hand than the foe, draw 2 cards.\n"
    you = zenonzard.Side(hand=["Study"], base=[zenonzard.RED] * 2, deck=["Rockeater"] * 5)
    behind = zenonzard.Scenario(you=you, foe=zenonzard.Side(hand=["Rockeater"]), cards=home).use("Study")
    level = zenonzard.Scenario(you=you, foe=zenonzard.Side(), cards=home)

    assert behind.hand() == ["Rockeater"] * 2
    assert not level.is_offered("use"), "it would do nothing"


def test_the_foe_discards_by_own_choice() -> None:
    """Zenonzard: "the foe" does what is asked, and chooses."""
    home = f"Extortion [HM1]\n{MAGIC}\nMain: the foe discards one card from their hand.\n"
    you = zenonzard.Side(hand=["Extortion"], base=[zenonzard.RED] * 2)
    duel = zenonzard.Scenario(you=you, foe=zenonzard.Side(hand=["Rockeater", "Fire Beetle"]), cards=home)

    duel.use("Extortion").choose("choose", "Fire Beetle")

    assert duel.hand(zenonzard.FOE) == ["Rockeater"]


def test_energy_for_each_other_warrior() -> None:
    """Kanzume Goddess: what was played this turn is counted, this card left out."""
    home = f"Mars [HM1]\n{WARRIOR}\nAct: gain 1 Energy for each other Warrior you have played this turn.\n"
    s = kanzume.Scenario(kanzume.Side(hand=["Aries", "Mars"]), kanzume.Side(), cards=home)

    s.play("Mars")

    assert s.energy(0) == 15


# -- later turns -------------------------------------------------------------------------------------------------------


def test_what_is_put_off_happens_once_at_the_start_of_the_next_turn() -> None:
    """Not at the start of another player's, not twice, and a saved position keeps it."""
    grove = horn("at the start of your next turn, draw 1 card.", hands=["", ""], decks=["Apple Pear", "Pear"])

    assert grove.names(HAND, 0) == ""
    grove.reload().start_turn(1)
    assert [grove.names(HAND, seat) for seat in range(2)] == ["", ""]
    grove.start_turn(0)
    assert grove.names(HAND, 0) == "Pear"
    grove.start_turn(0)
    assert grove.names(HAND, 0) == "Pear"


def test_what_lasts_until_the_next_turn_outlasts_this_one() -> None:
    """And the turns of others."""
    text = HORN.format("one tree of yours gets +2 Power until your next turn.")
    grove = Grove(text, orchards=["Horn"], hands=["", ""]).use("Horn")

    grove.end_turn()
    grove.start_turn(1)
    assert grove.power("Horn") == 2
    grove.start_turn(0)
    assert grove.power("Horn") == 0


def test_cards_are_drawn_in_the_next_turn_of_zenonzard() -> None:
    """On top of the card of that turn."""
    home = f"Vision [HM1]\n{MAGIC}\nMain: at the start of your next turn, draw 2 cards.\n"
    you = zenonzard.Side(hand=["Vision"], base=[zenonzard.RED] * 2, deck=["Rockeater"] * 6)
    duel = zenonzard.Scenario(you=you, cards=home).use("Vision")

    assert duel.hand() == []
    duel.end_turn()
    while duel.match.seat != zenonzard.YOU:
        duel.match.choose(len(duel.match.options) - 1)
    assert duel.hand() == ["Rockeater"] * 3


# -- Knights of the Zodiac ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "power"),
    [
        ("Offense: each opposing Knight gets -50 Power.", 350),
        ("Offense: each opposing Bronze Knight gets -50 Power.", 400),
        ("Offense: each of your Bronze Knights gets +50 Power.", 400),
    ],
)
def test_knights_of_the_zodiac_name_whom_they_weaken(text: str, power: int) -> None:
    """Each of those on the other side, of a class if one is named."""
    home = f"Owl [HM1]\nBronze Knight, Level 3, Power 400\n{text}\n"
    sides = (zodiac.Side(front={1: ["Owl"]}), zodiac.Side(front={1: ["L2 P400"]}))
    s = zodiac.Contest(*sides, at="move", cards=home)

    assert s.power("L2 P400") == power
