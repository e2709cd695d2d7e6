"""Cards whose text has an if, a choice or a timing, each at work."""

from tests.games.kanzume_goddess.scenario import Scenario, Side
from tests.rules import rule


def test_gemini_draws_one_more_after_another_gemini() -> None:
    """Two, then three."""
    s = Scenario(Side(["Gemini", "Gemini"]), Side()).play("Gemini")
    assert len(s.hand()) == 3
    s.play("Gemini")
    assert len(s.hand()) == 5


def test_leo_gets_2_after_two_other_warriors() -> None:
    """Also each of its Attacks on all."""
    s = Scenario(Side(["Libra", "Aries", "Swift Star", "Leo"]), Side())
    s.plain("Libra").plain("Aries").plain("Swift Star").play("Leo", "Attack 3 against")

    assert s.energy(1) == 10


def test_solitary_star_banishes_from_hand_discard_pile_or_public_area() -> None:
    """The first two are optional; the pile shows its next card."""
    s = Scenario(Side(["Solitary Star", "Priestess"], discard=["Bishop"]), Side()).play("Solitary Star", "you may")
    assert s.is_offered("stop")
    s.choose("choose", "Bishop")
    assert (s.netherworld(), len(s.hand())) == (["Bishop"], 2)

    s = Scenario(Side(["Solitary Star"]), Side(), piles=[["Leo", "Virgo"], ["Aries"]])
    s.play("Solitary Star", "banish the").choose("choose", "Leo")
    assert (s.netherworld(), s.pile(0)) == (["Leo"], ["Virgo"])
    assert not Scenario(Side(["Solitary Star"]), Side(), piles=[[]]).is_offered("play", "banish the")


def test_spirit_star_and_hades_fetch_a_warrior() -> None:
    """From the Netherworld into the hand; a Disciple is no choice."""
    s = Scenario(Side(["Spirit Star"]), Side(), netherworld=["Priestess", "Leo"]).play("Spirit Star", "take")
    assert (s.hand(), s.netherworld()) == (["Leo"], ["Priestess"])

    s = Scenario(Side(god="Hades"), Side(), at="turn", netherworld=["Leo"]).choose("power", "Call")
    assert (s.hand(), s.energy()) == (["Leo"], 13)


def test_steadfast_star_strikes_back_only_when_nothing_was_dealt() -> None:
    """3 against 4, and 6 against 4."""
    s = Scenario(Side(["Aries"]), Side(["Steadfast Star"])).play("Aries").react("Steadfast Star")
    assert (s.energy(), s.energy(1)) == (14, 15)
    s = Scenario(Side(["Leo"]), Side(["Steadfast Star"])).play("Leo", "Attack 6").react("Steadfast Star")
    assert (s.energy(), s.energy(1)) == (15, 13)


def test_a_text_about_two_gods_asks_for_the_second_when_it_comes_to_it() -> None:
    """The first is named on declaration; the second may be any that fits, also the own one."""
    home = "Trader [H05]\nDisciple\nCost 1, 5 copies\nAct: one opponent discards 1 card. One God gains 1 Energy.\n"
    s = Scenario(Side(["Trader"]), Side(["Leo"], idle=False), Side(), cards=home).play("Trader", target=1)
    assert (s.kind, s.decider, s.discards(1)) == ("target", 0, ["Leo"])

    s.aim(0)

    assert [s.energy(seat) for seat in range(3)] == [16, 15, 15]


@rule("KG-R12")
def test_what_banishes_an_own_card_is_offered_only_where_there_is_one() -> None:
    """Without a card in hand or in play the ability has nothing to act on."""
    home = "Pluto [X8]\nGreek God\nToll - Discard Phase, pay 1 Energy: banish one of your cards in hand or in play.\n"
    assert Scenario(Side(god="Pluto"), Side(), at="discard", cards=home).is_offered("power", "Toll")
    assert not Scenario(Side(god="Pluto", idle=False), Side(), at="discard", cards=home).is_offered("power", "Toll")


def test_a_gods_ability_with_a_condition_is_offered_while_it_holds() -> None:
    """Hades claims at 10 Energy or less, once a turn."""
    offered = [
        Scenario(Side(god="Hades", energy=e), Side(), at="discard").is_offered("power", "Claim") for e in (11, 10)
    ]
    assert offered == [False, True]


def test_virgo_helps_any_god() -> None:
    """A teammate, too."""
    s = Scenario(Side(["Virgo"]), Side(), Side(energy=4), Side(), teams=True).play("Virgo", target=2)

    assert s.energy(2) == 6


def test_zeus_strikes_the_strong_with_the_first_attack() -> None:
    """King's Wrath, once a turn, against more Energy than his own."""
    s = Scenario(Side(["Aries"], god="Zeus"), Side(energy=16)).play("Aries")
    assert s.energy(1) == 12
    s = Scenario(Side(["Aries"], god="Zeus"), Side(energy=15)).play("Aries")
    assert s.energy(1) == 12
    s = Scenario(Side(["Aries", "Swift Star", "Valiant Star"], god="Zeus"), Side(energy=25), teams=True)
    s.play("Aries", target=1).passes().plain("Swift Star").play("Valiant Star", target=1)
    assert s.energy(1) == 17


def test_as_much_or_more_counts_the_same_energy_too() -> None:
    """The other way a text can compare the target with its own God."""
    texts = {"as much Energy as you or more": 11, "more Energy than you": 12}
    for words, left in texts.items():
        home = f"Ares [X8]\nGreek God\nFury - Bond, when you attack, if the target has {words}: that Attack gets +1.\n"
        assert Scenario(Side(["Aries"], god="Ares"), Side(), cards=home).play("Aries").energy(1) == left


def test_poseidon_defends_himself_card_by_card() -> None:
    """As often as there are cards; nobody else, not even a teammate."""
    s = Scenario(Side(["Aries"]), Side(["Priestess"] * 2, god="Poseidon", idle=False)).play("Aries")
    s.react("Poseidon").choose("discard", "Priestess").react("Poseidon")
    assert (s.energy(1), s.hand(1)) == (14, [])
    s = Scenario(Side(["Aries"]), Side(), Side(), Side(["Priestess"], god="Poseidon"), teams=True)
    assert s.play("Aries", target=1).energy(1) == 12


def test_athena_counts_her_hand_when_the_attack_is_declared() -> None:
    """Playing Defense afterwards loses nothing."""
    four = ["Sacred Guardian", *["Priestess"] * 3]
    s = Scenario(Side(["Valiant Star"]), Side(four, god="Athena", idle=False)).play("Valiant Star")
    assert s.react("Sacred Guardian").energy(1) == 14
    s = Scenario(Side(["Aries"]), Side(["Priestess"] * 3, god="Athena", idle=False)).play("Aries")
    assert s.energy(1) == 12


def test_artemis_draws_two_with_the_third_warrior() -> None:
    """Before its Act."""
    s = Scenario(Side(["Libra", "Aries", "Taurus"], god="Artemis"), Side()).plain("Libra").plain("Aries")
    s.plain("Taurus")

    assert len(s.hand()) == 2


def test_thor_rages_at_13_or_less() -> None:
    """Every Attack gets 1 more."""
    assert Scenario(Side(["Aries"], god="Thor", energy=13), Side()).play("Aries").energy(1) == 11
    assert Scenario(Side(["Aries"], god="Thor", energy=14), Side()).play("Aries").energy(1) == 12


def test_freyja_blesses_who_has_less_than_15() -> None:
    """For a Disciple, once a turn."""
    s = Scenario(Side(["Priestess"] * 2, god="Freyja", energy=14), Side()).choose("power", "Blessing")
    s.choose("discard", "Priestess")

    assert (s.energy(), s.is_offered("power")) == (15, False)


def test_heimdall_watches_once_a_turn() -> None:
    """A Warrior on top takes 2 off; the card is discarded."""
    deck = ["Leo", "Aries"]
    s = Scenario(Side(["Aries", "Libra", "Scorpio"]), Side(god="Heimdall", deck=deck)).play("Aries").react("Heimdall")

    assert (s.energy(1), s.discards(1), s.kind) == (14, ["Leo"], "play")
