"""The rulings ZZ-R31 to ZZ-R36: arrivals, payment, Magic."""

import pytest
from tests.games.zenonzard.scenario import (
    BLUE,
    FILLER,
    GREEN,
    NEUTRAL,
    PURPLE,
    QUIET,
    RED,
    WHITE,
    YELLOW,
    YOU,
    Scenario,
    Side,
)
from tests.rules import rule

CYCLOPS = "Force of Sin - Cyclops"
CHIRON = "Force of Insight - Chiron"

HOME = """
Archivist [H01]
Neutral Field Minion, Golem
Cost 1, BP 300, DP 1
Passive: each time you use Magic, return one Magic card from your trash to your hand.

Slow Rot [H03]
Neutral Magic
Cost 0
Main or Flash: one minion gets -300 BP permanently.

Hydra Egg [H18]
Neutral Field Minion, Monster
Cost 1, BP 100, DP 0
When destroyed: make three "Golem S" tokens.

Banner [H19]
Neutral Field Minion, Golem
Cost 1, BP 300, DP 0
Passive: your other minions have +300 BP.
"""


@rule("ZZ-R31")
def test_a_mandatory_arrival_at_a_full_base_cannot_be_declined() -> None:
    """Will-o'-the-Wisp's Neutral Mana comes, whatever has to go."""
    you = Side(field=["Will-o'-the-Wisp"], base=[RED] * 5 + [BLUE] * 5)
    duel = Scenario(you=you, foe=Side(field=["Rockeater"])).clash("Will-o'-the-Wisp", "Rockeater")

    verbs = duel.verbs()
    duel.choose("replace_mana", BLUE)

    assert (verbs, duel.base()) == ({"replace_mana"}, [RED] * 5 + [BLUE] * 4 + [NEUTRAL])


@rule("ZZ-R31")
def test_an_optional_arrival_at_a_full_field_can_be_declined() -> None:
    """Arondai may make tokens."""
    you = Side(hand=["Arondai - Origins 02"], base=[RED] * 9, field=["Rockeater"] * 4)
    duel = Scenario(you=you).summon("Arondai - Origins 02")

    duel.choose("no")

    assert duel.field() == ["Rockeater"] * 4 + ["Arondai - Origins 02"]


@rule("ZZ-R32")
def test_summoning_onto_a_full_field_pays_first_and_cannot_be_undone() -> None:
    """Pay, choose what leaves, it leaves, the new one enters, then [When Summoned]."""
    duel = Scenario(you=Side(hand=["Healing Sheep"], base=[NEUTRAL] * 3, field=["Rockeater"] * 5, life=3))

    duel.summon("Healing Sheep")
    paid, verbs = duel.active_mana(), duel.verbs()
    duel.choose("replace_minion", "Rockeater")

    assert (paid, verbs) == ([], {"replace_minion"})
    kinds = ("paid", "replaced", "entered", "life_restored")
    assert list(kinds) == [kind for kind, _ in duel.story(*kinds)]


@rule("ZZ-R32", "ZZ-070")
def test_what_dies_while_room_is_made_does_not_overfill_the_field() -> None:
    """Without its Banner the Egg dies; its tokens come after the summoned minion has entered."""
    you = Side(
        hand=["Slow Rot", "Drill Golem"],
        base=[RED] * 2,
        field=["Banner", "Hydra Egg", "Rockeater", "Rockeater", "Rockeater"],
    )
    duel = Scenario(you=you, cards=HOME).use("Slow Rot").choose("choose", "Hydra Egg")

    duel.summon("Drill Golem").choose("replace_minion", "Banner")
    while duel.is_offered("replace_minion"):
        duel.choose("replace_minion", "Rockeater")

    assert duel.field() == ["Rockeater", "Drill Golem"] + ["Golem S"] * 3


@rule("ZZ-R32", "ZZ-070")
def test_a_move_onto_a_full_field_does_not_overfill_it_either() -> None:
    """The same with a Movement."""
    you = Side(hand=["Slow Rot"], base=[RED], field=["Banner", "Hydra Egg"] + ["Rockeater"] * 3, movements=1)
    duel = Scenario(you=you, cards=HOME).use("Slow Rot").choose("choose", "Hydra Egg")

    duel.choose("move_to_field", RED).choose("replace_minion", "Banner")
    while duel.is_offered("replace_minion"):
        duel.choose("replace_minion", "Rockeater")

    assert duel.field() == ["Rockeater", RED] + ["Golem S"] * 3


@rule("ZZ-R33")
@pytest.mark.parametrize(("field", "expected"), [([], False), (["Rockeater"], True)])
def test_magic_without_a_legal_target_cannot_be_used(field: list[str], expected: bool) -> None:
    """Gravity needs a foe minion."""
    duel = Scenario(you=Side(hand=["Gravity"], base=[RED] * 2), foe=Side(field=field))

    assert duel.is_offered("use", "Gravity") == expected


@rule("ZZ-R33")
@pytest.mark.parametrize(("life", "deck", "expected"), [(10, 0, False), (9, 0, True), (10, 5, False)])
def test_magic_can_be_used_if_one_of_its_instructions_can_do_something(life: int, deck: int, expected: bool) -> None:
    """Healing at full Life does nothing without a Treefolk."""
    you = Side(hand=["Healing"], base=[GREEN], life=life, deck=[FILLER] * deck)

    assert Scenario(you=you).is_offered("use", "Healing") == expected


@rule("ZZ-R33")
@pytest.mark.parametrize(("hand", "expected"), [(["Reprise"], False), (["Reprise", "Eoraptor"], True)])
def test_a_magic_is_nothing_for_itself_to_discard(hand: list[str], expected: bool) -> None:
    """With an empty deck Reprise needs another card in the hand."""
    duel = Scenario(you=Side(hand=hand, base=[WHITE] * 2, deck=[]))

    assert duel.is_offered("use", "Reprise") == expected


@rule("ZZ-R34")
def test_a_used_magic_is_in_the_trash_when_its_watchers_activate() -> None:
    """The Archivist returns the very Magic that was used."""
    duel = Scenario(you=Side(field=["Archivist"], hand=["Eureka Waltz"], base=[BLUE] * 3), cards=HOME)

    duel.use("Eureka Waltz")

    assert (duel.hand(), duel.trash()) == ([FILLER, FILLER, "Eureka Waltz"], [])


@rule("ZZ-R34")
def test_a_magic_is_in_no_zone_of_its_owner_while_it_resolves() -> None:
    """While you choose what to return, Return is neither in hand nor trash."""
    duel = Scenario(you=Side(hand=["Return"], base=[PURPLE] * 2, trash=["Drunken Imp"]))

    duel.use("Return")

    assert (duel.hand(), duel.trash()) == ([], ["Drunken Imp"])


def cost(duel: Scenario, name: str) -> int:
    """What a card in your hand costs now."""
    shown: int = next(
        card["cost"] for card in duel.match.view(YOU)["table"]["seats"][YOU]["hand"] if card["name"] == name
    )
    return shown


@rule("ZZ-R35")
@pytest.mark.parametrize(
    ("card", "expected"), [("Gravity", 1), ("Obliteration Beam", 2), ("Dust Devil", 0), ("Pandemic", 6)]
)
def test_reductions_of_the_basic_cost_stop_at_the_colored_cost(card: str, expected: int) -> None:
    """Chiron makes Magic cost 2 less."""
    duel = Scenario(you=Side(hand=[card], forces=[CHIRON, CYCLOPS]))

    assert cost(duel, card) == expected


@rule("ZZ-R35")
def test_cost_becomes_zero_removes_both_parts() -> None:
    """Swift Fleet after a minion of cost five: no mana, no yellow."""
    you = Side(hand=["Swift Fleet", "Leviathan"], base=[NEUTRAL] * 5)
    duel = Scenario(you=you).summon("Leviathan")

    duel.summon("Swift Fleet")

    assert duel.field() == ["Leviathan", "Swift Fleet"]


@rule("ZZ-R35")
@pytest.mark.parametrize(("mana", "expected"), [([RED] * 2, False), ([RED] * 3, True), ([RED, NEUTRAL, NEUTRAL], True)])
def test_increases_add_basic_cost(mana: list[str], expected: bool) -> None:
    """Belphegor makes Drill Golem cost three; the third mana may be of any colour."""
    foe = Side(field=["Belphegor - King of Sorrow"])
    duel = Scenario(you=Side(hand=["Drill Golem"], base=mana), foe=foe)

    assert duel.is_offered("summon", "Drill Golem") == expected


@rule("ZZ-R35")
def test_effects_that_ask_for_a_cost_use_the_printed_one() -> None:
    """Mud Pit reaches tokens, Base Minions (cost 0) and a cheap minion that was made dearer, but not a cost of four."""
    field = ["Golem S", "Hammerhead Hornet", "Megalosaurus", "Rockeater"]
    duel = Scenario(you=Side(hand=["Mud Pit"], base=[PURPLE]), foe=Side(field=field, forces=QUIET)).use("Mud Pit")

    assert duel.offered("choose") == [f"Choose {name}" for name in sorted(field[:3])]


@rule("ZZ-R36")
def test_exactly_the_cost_is_rested_and_the_player_chooses_which() -> None:
    """Spike Lizard costs one red; two kinds of red mana can pay, the yellow one cannot."""
    duel = Scenario(you=Side(hand=["Spike Lizard"], base=[RED, YELLOW, "Drill Golem"])).choose("summon", "Spike Lizard")

    offered = duel.offered("pay")
    duel.choose("pay", "Drill Golem")

    assert (offered, duel.active_mana()) == (["Rest Drill Golem", f"Rest {RED}"], [RED, YELLOW])


@rule("ZZ-R36")
def test_a_payment_never_leaves_the_colours_short() -> None:
    """With one of two points paid in another colour, only the required one is left to pay with."""
    duel = Scenario(you=Side(hand=["Drill Golem"], base=[RED, YELLOW, BLUE])).choose("summon", "Drill Golem")

    duel.choose("pay", YELLOW)

    assert (duel.field(), duel.active_mana()) == (["Drill Golem"], [BLUE])


@rule("ZZ-R47")
def test_a_card_summoned_earlier_in_the_turn_is_asked_for_its_name() -> None:
    """By what is printed, since it may have gone: a namesake does not count, any other minion does."""
    home = (
        "Lookout [H01]\nNeutral Field Minion, Golem\nCost 1, BP 300, DP 1\n"
        "Passive, while you have summoned a minion with another name this turn: this minion has +100 BP."
    )
    duel = Scenario(you=Side(hand=["Lookout", "Rockeater"], base=[RED] * 9), cards=home)

    duel.summon("Lookout")
    alone = duel.bp("Lookout")
    duel.summon("Rockeater")

    assert (alone, duel.bp("Lookout")) == (300, 400)
