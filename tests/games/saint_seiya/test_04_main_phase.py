"""The turn, playing and acquiring (chapters 4 to 6)."""

import pytest
from tests.games.saint_seiya.scenario import Scenario, Side
from tests.rules import rule

from hexadeck.games.saint_seiya import clock


@rule("SS-033", "SS-034", "SS-035")
def test_the_main_phase_goes_on_until_its_player_ends_it() -> None:
    """Anything in any order; ending is always possible; then comes the Maintenance phase."""
    s = Scenario(Side(["Seiya", "Leda", "023"], wounded=["Sho"]), field=["Spica"])
    s.play("Seiya", 1).equip("023").play("Leda", 1).fight(1).end()

    assert (s.decider, s.table.clock[clock.TURN]) == (1, 6)
    assert Scenario(Side()).options() == ["End the Main phase"]


@rule("SS-036", "SS-083")
def test_turns_pass_to_the_left() -> None:
    """After the last player the first one comes again, and a round is over."""
    s = Scenario(Side(), Side(), Side()).end_turn()
    assert (s.decider, s.table.clock[clock.ROUND]) == (1, 3)
    s.end_turn().end_turn()
    assert (s.decider, s.table.clock[clock.ROUND]) == (0, 4)


@rule("SS-037", "SS-038", "SS-102", "SS-103", "SS-104", "SS-R59", "SS-R74")
def test_characters_are_played_under_any_card_of_the_field() -> None:
    """As many as one likes, under several cards, Armours included; never under an empty slot."""
    s = Scenario(Side(["Seiya", "Leda", "Mu"]), field=["Saga", "023", ""])
    assert len(s.options("play")) == 3 * 5
    s.play("Seiya", 1).play("Leda", 2).play("Mu", 1)
    assert s.in_play() == ["Leda", "Mu", "Seiya"]
    s = Scenario(Side(["Seiya", "023"]), field=[""] * 6)
    assert (s.options("play"), len(s.options("equip"))) == ([], 1)


@rule("SS-101")
def test_cards_are_played_one_at_a_time() -> None:
    """The second is played when the first and its effect are done."""
    s = Scenario(Side(["Phaeton", "Seiya", "Leda"])).play("Phaeton", 1)
    assert s.kind == "use"
    assert not s.is_offered("play")


@rule("SS-042", "SS-043", "SS-045", "SS-047", "SS-048", "SS-097")
def test_a_card_is_acquired_with_force_or_with_cosmo() -> None:
    """Force: to the discard. Cosmo: to the hand, to be played at once. Never a bit of both."""
    play = {1: ["Jabu", "Jabu", "Jabu"]}
    s = Scenario(Side(play=play), field=["Jabu"]).fight(1)
    assert (s.hand(), s.discards()) == ([], ["Jabu"] * 4)
    s = Scenario(Side(play=play), field=["Jabu"]).ally(1)
    assert (s.hand(), s.discards()) == (["Jabu"], ["Jabu"] * 3)
    assert s.is_offered("play", "Jabu")
    # 2 Force and 1 Cosmo are not 3 of anything.
    s = Scenario(Side(play={1: ["Jabu", "Leda"]}), field=["Jabu"])
    assert not s.is_offered("fight")
    assert not s.is_offered("ally")


@rule("SS-097", "SS-R76", "SS-016")
def test_an_acquired_card_is_the_players_from_now_on() -> None:
    """Ban is won over, played at once, and goes to the discard of the new owner."""
    s = Scenario(Side(play={1: ["Jabu"] * 3}, deck=["Leda"] * 9), field=["Ban"]).ally(1).play("Ban", 2).end()
    assert s.discards() == ["Ban", "Jabu", "Jabu", "Jabu"]
    assert s.table.owner[s.card("Ban")] == 0


@rule("SS-044", "SS-R14")
def test_any_set_that_reaches_the_cost_may_be_spent() -> None:
    """Ready-made sets first, least waste before all; overpaying by hand is allowed; it can be cancelled."""
    s = Scenario(Side(play={1: ["Dohko", "Sirius", "Leda", "Capella"]}), field=["Spica"]).choose("fight")
    assert s.options("spend")[0] == "Spend Great Dog Sirius"
    assert s.match.view(0)["set"]["goal"] == 2
    s.choose("cancel")
    assert s.kind == "main"
    s.fight(1, "Leda", "Capella", "Dohko")
    assert (s.in_play(), s.discards()) == (["Sirius"], ["Capella", "Dohko", "Leda", "Spica"])


@rule("SS-R14")
def test_copies_are_offered_as_one_set() -> None:
    """Copies are offered as one set."""
    s = Scenario(Side(play={1: ["Seiya"] * 5}), field=["Leda"]).choose("fight")

    assert s.options("spend") == ["Spend Pegasus Seiya and Pegasus Seiya"]


@rule("SS-046")
def test_the_last_slot_costs_one_less() -> None:
    """In Force and in Cosmo."""
    s = Scenario(field=["Mu"] * 6)

    assert [(s.force_cost(slot), s.cosmo_cost(slot)) for slot in (5, 6)] == [(7, 7), (6, 6)]


@rule("SS-049", "SS-050", "SS-071", "SS-R22", "E04")
def test_defeat_and_flame_come_before_the_card_moves() -> None:
    """Also with Cosmo. During its defeat the card still lies in its slot."""
    s = Scenario(Side(play={1: ["Shaka", "Aghora", "Shiva"]}), field=["Mu"]).ally(1)
    names = [event.name for event in s.log]
    assert names.index("flame_out") < names.index("acquired") < names.index("discarded")
    assert s.flames() == 11

    s = Scenario(Side(play={2: ["Dohko", "Shura"]}, wounded=["Leda", "Sho"]), field=["Oko", "Babel"]).fight(2)
    assert (s.kind, s.field()[1]) == ("effect", "Babel")


@rule("SS-051", "SS-052", "SS-063")
def test_what_is_spent_is_discarded_and_used_once() -> None:
    """All cards spent on the acquisition are discarded."""
    s = Scenario(Side(play={1: ["Dohko"]}), field=["Leda", "Spica"]).fight(1)

    assert (s.in_play(), s.discards()) == ([], ["Dohko", "Leda"])
    assert not s.is_offered("fight")


@rule("SS-053", "SS-076")
def test_the_slot_stays_empty_until_the_field_is_refilled() -> None:
    """An acquired card's slot stays empty until the field is refilled (Maintenance, or an effect that refills)."""
    s = Scenario(Side(play={3: ["Dohko"]}), field=["Oko", "Oko", "Leda"]).fight(3)

    assert s.field()[2] == ""


@rule("SS-106", "SS-R15", "SS-R80")
def test_orphans_keep_their_heal_and_activation_only() -> None:
    """Their card was acquired by others; another card in the slot does not make up for it."""
    sides = Side(["Docrates"], play={1: ["Dohko", "Seiya", "Jabu"], 2: ["Docrates"]}, wounded=["Leda"])
    s = Scenario(sides, Side(["Shiryu"]), field=["Spica", "Oko"], reserve=["Leda"] * 9).fight(1, "Dohko")
    assert (s.field()[0], s.in_play()) == ("", ["Docrates", "Jabu", "Seiya"])
    s.activate("Docrates")
    assert s.field()[0] == "Leda"
    assert not s.is_offered("fight")
    assert s.is_offered("heal", "Seiya")
    assert s.is_offered("activate", "Jabu")
    s.end_turn()
    assert s.in_play() == []


@rule("SS-041", "SS-077")
def test_unused_characters_stay_until_the_maintenance_phase() -> None:
    """Characters that have been played but not used stay where they are until the Maintenance phase."""
    s = Scenario(Side(["Leda"], deck=[])).play("Leda", 1)
    assert s.in_play() == ["Leda"]
    s.end()
    assert (s.in_play(), s.hand()) == ([], ["Leda"])


@rule("SS-R30", "SS-043")
def test_nobody_reads_a_cosmo_cost_of_camus_without_hyoga() -> None:
    """However much Cosmo lies under him; with a Hyoga there it is 8."""
    s = Scenario(Side(play={1: ["Shaka", "Aghora", "Aghora"]}), field=["Camus"])
    for viewer in (0, 1, None):
        camus = s.match.view(viewer)["table"]["field"][0]
        assert (camus["force_cost"], camus.get("cosmo_cost"), camus["reach"]) == (8, None, "4 of 8 Force")
    s = Scenario(Side(play={1: ["Shaka", "Hyoga"]}), field=["Camus"])
    for viewer, price in ((0, 8), (1, None)):
        camus = s.match.view(viewer)["table"]["field"][0]
        assert (camus.get("cosmo_cost"), camus["reach"]) == (price, "3/8 Force, 3/8 Cosmo")


@rule("SS-R75")
def test_nobody_reacts_in_anothers_turn() -> None:
    """Opponents decide only where an effect asks them."""
    s = Scenario(Side(["Leda"] * 2), Side(["Shiryu", "023"], armour="024", wounded=["Sho"]), field=["Spica"])
    s.play("Leda", 1).play("Leda", 1).fight(1)
    assert s.decider == 0


@rule("SS-R69")
def test_a_main_phase_ends_after_200_actions() -> None:
    """No Main phase goes on for ever, and it does not end without a word. What is cancelled is no action."""
    s = Scenario(Side(["Leda", "Sho", "Spica"], play={1: ["Dohko"]}), field=["Spica"])
    s.table.clock[clock.ACTIONS] = 198
    s.choose("fight").choose("cancel").choose("fight").choose("cancel").play("Leda", 1)
    assert s.table.clock[clock.PHASE] == clock.MAIN
    s.play("Sho", 1)

    assert s.table.clock[clock.PHASE] == clock.MAINTENANCE
    assert "Player 1 has acted 200 times: the Main phase is over." in s.told(1)
    s.keep()
    assert (s.decider, s.table.clock[clock.ACTIONS]) == (1, 0)


@rule("SS-110", "SS-R66")
def test_nobody_looks_through_a_deck() -> None:
    """Not even its owner; options and views never name what lies there."""
    s = Scenario(Side(["Leda"], deck=["Mu", "Saga"]))

    assert s.match.view(0)["table"]["seats"][0]["deck"] == [None, None]


@rule("SS-R17", "SS-R73", "SS-046")
def test_everybody_reads_what_a_card_costs_them() -> None:
    """The Seiya under Black Pegasus and Algethi's permission lower no price of somebody else; slot 6 does."""
    field = ["Black Pegasus", "023", "Oko", "Oko", "Oko", "Leda"]
    s = Scenario(Side(play={1: ["Seiya"], 2: ["Algethi"]}), field=field).activate("Algethi")

    def costs(viewer: int | None, name: str) -> list[int | None]:
        cards = s.match.view(viewer)["table"]["field"]
        found = next(card for card in cards if card["name"] == name)
        return [found.get("force_cost"), found.get("cosmo_cost")]

    assert (costs(0, "Black Pegasus"), costs(1, "Black Pegasus")) == ([2, None], [4, None])
    assert (costs(0, "Virgo Armour"), costs(1, "Virgo Armour")) == ([5, 5], [None, 5])
    assert costs(1, "Leda") == costs(0, "Leda") == [1, None]


@rule("SS-043", "SS-R66")
@pytest.mark.parametrize(
    ("under", "said"),
    [(["Dohko"], "3 of 6 Force"), (["Moses", "Shiva"], "3 of 6 Force"), ([], None)],
)
def test_everybody_reads_how_far_the_characters_under_a_card_reach(under: list[str], said: str | None) -> None:
    """Of what it costs the active player, for each way in which it can be acquired."""
    s = Scenario(Side(play={1: under}), field=["Moses"])
    for viewer in (0, 1, None):
        assert s.match.view(viewer)["table"]["field"][0].get("reach") == said
    s = Scenario(Side(play={1: ["Dohko"]}), field=["Mu"])
    assert s.match.view(1)["table"]["field"][0]["reach"] == "3/7 Force, 2/7 Cosmo"
