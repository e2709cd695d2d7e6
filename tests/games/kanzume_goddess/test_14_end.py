"""Chapters 14 and 15: the end of the game (KG-121 to KG-127, KG-R64 to KG-R68)."""

from tests.games.kanzume_goddess.scenario import Scenario, Side
from tests.rules import rule

from hexadeck.games.kanzume_goddess import zones

HOME = """\
Sacrifice [H03]
Disciple
Cost 1, 5 copies
Act: lose 1 Energy. Gain 5 Faith.
"""
LAST_STAND = """\
Last Stand [H04]
Disciple
Cost 1, 5 copies
React, when your God is attacked, pay 1 Energy: Defense 2.
React, when your God is attacked: Adjudication. Each God loses 1 Energy.
"""


@rule("KG-121")
def test_a_team_loses_when_its_main_god_falls() -> None:
    """At once."""
    s = Scenario(Side(["Leo"]), Side(energy=6), Side(), Side(), teams=True).play("Leo", "Attack 6", 1)

    assert s.result == ((0, 2), "KG-121")


@rule("KG-122", "KG-123", "E28")
def test_nothing_else_ends_a_team_match() -> None:
    """26 Energy mean nothing, nor does a Support God at 0."""
    s = Scenario(Side(["Virgo"], energy=24), Side(), Side(), Side(), teams=True).play("Virgo", target=0)

    assert (s.energy(), s.result) == (26, None)


@rule("KG-124", "KG-R65")
def test_alone_who_falls_is_out_and_their_cards_leave_the_game() -> None:
    """They are neither in the Netherworld nor for sale."""
    s = Scenario(Side(["Leo"]), Side(["Virgo"], energy=6, discard=["Libra"]), Side()).play("Leo", "Attack 6", 1)

    assert (s.result, s.table.out[1], s.netherworld()) == (None, 1, [])
    assert (s.hand(1), s.deck(1), s.discards(1)) == ([], [], [])
    assert len(s.names(zones.GONE, 1)) == 12


@rule("KG-125", "KG-127", "E27")
def test_25_energy_win_in_the_middle_of_an_ability() -> None:
    """Pisces: the card is not drawn any more."""
    s = Scenario(Side(["Pisces"], energy=24), Side()).play("Pisces")

    assert (s.result, s.hand()) == (((0,), "KG-125"), [])


@rule("KG-126", "KG-R67")
def test_the_last_god_standing_wins() -> None:
    """When all opponents are at 0."""
    s = Scenario(Side(["Leo"]), Side(energy=6)).play("Leo", "Attack 6")

    assert s.result == ((0,), "KG-126")


@rule("KG-R64", "KG-R66")
def test_out_in_the_own_turn_the_next_player_begins() -> None:
    """What others played goes to their piles."""
    s = Scenario(Side(["Aries", "Sacrifice"], energy=1), Side(["Sacred Guardian"]), Side(), cards=HOME)
    s.play("Aries", target=1).react("Sacred Guardian").pass_all().play("Sacrifice")

    assert (s.decider, s.discards(1), s.table.out[0]) == (1, ["Sacred Guardian"], 1)


@rule("KG-R66", "E30")
def test_out_while_others_are_asked_the_seat_is_skipped() -> None:
    """Seat 1 concedes during the window of an ability; its cards are gone, seat 2 is asked, the ability goes on."""
    s = Scenario(Side(["Taurus"]), Side(["Wisdom Star"]), Side(["Wisdom Star"])).play("Taurus", "gain")
    assert s.decider == 1

    s.match.concede(1)

    assert (s.decider, s.netherworld()) == (2, [])
    assert s.passes().faith() == 2


@rule("KG-R66")
def test_who_gives_up_in_the_middle_of_a_react_pays_and_chooses_nothing_more() -> None:
    """Poseidon is asked for a card, concedes instead, and the Attack comes to nothing; the turn goes on."""
    s = Scenario(Side(["Aries", "Leo"]), Side(["Bishop", "Leo"], god="Poseidon"), Side()).play("Aries", target=1)
    s.react("Poseidon")
    assert (s.decider, s.kind) == (1, "cost")

    s.match.concede(1)

    assert (s.decider, s.kind, s.table.out[1], s.result) == (0, "play", 1, None)


@rule("KG-R66", "KG-R52")
def test_nobody_answers_an_ability_whose_user_is_out() -> None:
    """The last Energy is paid for a Defense: it is dropped, so Wisdom Star has nothing to negate."""
    s = Scenario(
        Side(["Aries"]),
        Side(["Last Stand"], energy=1),
        Side(["Wisdom Star"]),
        cards=LAST_STAND,
        options={"pay_last_energy": True},
    )
    s.play("Aries", target=1).passes()

    s.choose("react", "Defense")

    assert (s.table.out[1], s.decider, s.kind) == (1, 0, "play")


@rule("KG-R65", "KG-R55")
def test_who_is_out_takes_the_card_of_an_adjudication_along() -> None:
    """It leaves the game with all other cards and does not come back when the ability is finished."""
    s = Scenario(Side(["Aries"]), Side(["Last Stand"], energy=1), Side(), cards=LAST_STAND).play("Aries", target=1)

    s.choose("react", "Adjudication")

    assert (s.table.out[1], s.discards(1), s.names(zones.REVEALED, 1)) == (1, [], [])
    assert len(s.names(zones.GONE, 1)) == 11


@rule("KG-R66")
def test_a_defender_can_put_the_attacker_out() -> None:
    """Steadfast Star: nothing dealt, so the attacker loses the last Energy, and the turn is over."""
    s = Scenario(Side(["Aries"], energy=1), Side(["Steadfast Star"]), Side()).play("Aries", target=1)

    s.react("Steadfast Star")

    assert (s.table.out[0], s.decider, s.energy(1)) == (1, 1, 15)


@rule("KG-R68")
def test_after_the_last_round_the_match_is_a_draw() -> None:
    """100 rounds by default, or as set; a draw has no winner."""
    s = Scenario(Side(), Side(), round_number=25, options={"round_limit": 25}).end_turn().end_turn()
    assert s.result == ((), "KG-R68")
    assert Scenario(Side(), Side(), round_number=25).end_turn().end_turn().result is None
    assert Scenario(Side(), Side(), round_number=100).end_turn().end_turn().result == ((), "KG-R68")
