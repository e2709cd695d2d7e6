"""The fifteen cards of the Hero sets, each at work."""

import pytest
from tests.games.saint_seiya.scenario import HEROES, Scenario, Side, find, load
from tests.rules import rule

ARMOURS = ("006", "007", "008", "009", "010")


@pytest.mark.parametrize("name", HEROES)
def test_a_plain_hero_has_force_and_heal_and_nothing_else(name: str) -> None:
    """A plain Hero has Force and heal and nothing else."""
    card = find(load(), name)

    assert (list(card.values), card.heal, card.pv, card.text) == ([1, 0], 1, 0, ())
    s = Scenario(Side([name, name]), field=["Cassios"])
    s.play(name, 1).play(name, 1).fight(1)
    assert s.discards() == sorted(["Cassios", name, name])


@rule("SS-112", "SS-R46", "E35")
@pytest.mark.parametrize(("name", "armour"), list(zip(HEROES, ARMOURS, strict=True)))
def test_a_bronze_armour_promotes_two_identical_heroes(name: str, armour: str) -> None:
    """Two destroyed, one of the next rank from those set aside into the discard; the Armour is discarded."""
    s = Scenario(Side([name, name, armour], hero=HEROES.index(name)))
    s.equip(armour).activate(armour).pick(name)

    assert s.destroyed() == [name, name]
    assert name + "+" in s.discards()
    assert len(s.discards()) == 2
    assert len(s.table.zones[64]) == 4


@rule("SS-112", "SS-R45", "E35")
def test_promotion_is_optional_and_ends_with_the_last_hero_set_aside() -> None:
    """Choosing no pair declines; with no copy left, or two of the higher rank, the pair is destroyed for nothing."""
    s = Scenario(Side(["Seiya", "Seiya", "006"])).equip("006").activate("006").choose("stop")
    assert (s.destroyed(), s.hand()) == ([], ["Seiya", "Seiya"])

    s = Scenario(Side(["Seiya", "Seiya", "006"], aside=0)).equip("006").activate("006").pick("Seiya")
    assert (s.destroyed(), s.discards()) == (["Seiya", "Seiya"], ["Pegasus Armour"])

    s = Scenario(Side(["Seiya+", "Seiya+", "006"])).equip("006").activate("006").pick("Seiya+")
    assert (s.destroyed(), s.discards()) == (["Seiya+", "Seiya+"], ["Pegasus Armour"])


@rule("SS-R46")
def test_a_plain_hero_and_one_of_the_higher_rank_are_no_pair() -> None:
    """A plain Hero and one of the higher rank are no pair."""
    assert not Scenario(Side(["Seiya", "Seiya+"], armour="006")).is_offered("activate")
    assert not Scenario(Side(["Shiryu", "Shiryu"], armour="006")).is_offered("activate")


@rule("SS-R35")
def test_seiya_draws_while_a_seiya_lies_in_the_discard() -> None:
    """Of any rank, but not a wounded or destroyed one."""
    s = Scenario(Side(["Seiya+"], discard=["Seiya"])).play("Seiya+", 1, use=True)
    assert s.hand() == ["Ikki"]
    s = Scenario(Side(["Seiya+"], wounded=["Seiya"], destroyed=["Seiya"], play={2: ["Seiya"]})).play("Seiya+", 1)
    assert s.kind == "main"


@rule("SS-040", "SS-039")
def test_an_on_play_effect_can_be_declined_and_does_not_come_back() -> None:
    """The extra effects of a played Character are used or not at the player's choice."""
    s = Scenario(Side(["Seiya+"], discard=["Seiya"])).play("Seiya+", 1, use=False)

    assert (s.hand(), s.kind) == ([], "main")
    assert not s.is_offered("activate", "Seiya")


def test_shiryu_wounds_a_shiryu_of_the_hand_to_draw() -> None:
    """Shiryu wounds a Shiryu of the hand to draw."""
    s = Scenario(Side(["Shiryu+", "Shiryu", "Seiya"])).play("Shiryu+", 1, use=True).pick("Shiryu")

    assert (s.wounded(), s.hand()) == (["Shiryu"], ["Ikki", "Seiya"])


@rule("SS-R52")
@pytest.mark.parametrize("name", ["Shiryu+", "Phaeton"])
def test_whoever_has_cards_is_asked_whether_an_effect_is_used(name: str) -> None:
    """Also with nothing fitting in hand: the question tells nobody what the hand holds. An empty hand is no secret."""
    s = Scenario(Side([name, "023"])).play(name, 1)
    assert (s.kind, s.options()) == ("use", ["Do not use it"])
    assert Scenario(Side([name])).play(name, 1).kind == "main"


@rule("SS-R36")
def test_hyoga_draws_beside_another_hyoga() -> None:
    """Under the same card, of any rank."""
    s = Scenario(Side(["Hyoga+"], play={1: ["Hyoga"]})).play("Hyoga+", 1, use=True)
    assert s.hand() == ["Ikki"]
    s = Scenario(Side(["Hyoga+"], play={2: ["Hyoga"]})).play("Hyoga+", 1)
    assert s.kind == "main"


@rule("SS-R34", "SS-R66")
def test_shun_is_named_also_when_he_has_been_shuffled_in() -> None:
    """Two Shuns won a Character, and the first of their draws made a new deck of them."""
    s = Scenario(Side(deck=[], play={1: ["Shun+", "Shun+"]}), field=["Sho"]).ally(1)
    while s.kind == "effect":
        assert s.match.view(0)["prompt"]["sentence"].startswith("Andromeda Shun (Bronze Knight): When its Cosmo")
        s.choose("yes")
    assert len([event for event in s.log if event.name == "drew"]) == 2


@rule("SS-R34")
def test_shun_draws_when_his_cosmo_acquires_a_character() -> None:
    """Nothing is decided when he is played, nothing comes of an Armour or of Force."""
    s = Scenario(Side(["Shun+"], play={1: ["Shun+"]}), field=["Sho"]).play("Shun+", 1)
    assert s.kind == "main"
    s.ally(1).choose("yes")
    assert s.kind == "effect"
    s.choose("no")
    assert s.hand() == ["Ikki", "Sho"]

    s = Scenario(Side(play={1: ["Shun+", "Shun+", "Shun+"]}, armour="023"), field=["024"]).ally(1)
    assert (s.kind, s.hand()) == ("main", ["Libra Armour"])
    s = Scenario(Side(play={1: ["Shun+", "Shun+"]}), field=["Cassios"]).fight(1)
    assert s.kind == "main"


@rule("E34")
def test_ikki_destroys_a_character_of_the_discard_to_draw() -> None:
    """With an empty discard, or with Armours alone, there is nothing to use."""
    s = Scenario(Side(["Ikki+"], discard=["Ikki", "023"])).play("Ikki+", 1, use=True)
    assert (s.destroyed(), s.hand(), s.discards()) == (["Ikki"], ["Ikki"], ["Virgo Armour"])
    assert Scenario(Side(["Ikki+"])).play("Ikki+", 1).kind == "main"
    assert Scenario(Side(["Ikki+"], discard=["023"])).play("Ikki+", 1).kind == "main"


@rule("E40")
def test_jaki_counts_and_returns_what_lies_under_the_marker() -> None:
    """One destroyed card comes back, and Jaki takes its place."""
    s = Scenario(Side(destroyed=["Seiya", "Leda"], play={1: ["Jaki"]})).activate("Jaki").pick("Leda")

    assert (s.destroyed(), s.discards()) == (["Jaki", "Seiya"], ["Leda"])
