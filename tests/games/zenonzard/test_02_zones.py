"""Chapter 2: zones (ZZ-008 to ZZ-013)."""

from tests.games.zenonzard.scenario import FOE, NEUTRAL, PURPLE, RED, WHITE, Scenario, Side
from tests.rules import rule

CYCLOPS = "Force of Sin - Cyclops"


@rule("ZZ-008")
def test_each_player_has_six_places_and_one_for_what_is_removed() -> None:
    """Besides them there is only the place where a Magic lies while it is being used."""
    duel = Scenario()

    seat = duel.match.view(None)["table"]["seats"][0]
    places = {name for name, value in seat.items() if isinstance(value, list)}

    assert places - {"played"} == {"deck", "hand", "field", "base", "trash", "forces", "removed"}


@rule("ZZ-008")
def test_only_neutral_mana_and_tokens_are_removed_from_the_game() -> None:
    """Everything else that leaves goes to the trash."""
    you = Side(
        hand=["Pandemic", "Emergency Mining Order"], base=[PURPLE] * 8 + [RED, NEUTRAL], field=["Golem S", "Eoraptor"]
    )
    duel = Scenario(you=you)

    duel.use("Emergency Mining Order").use("Pandemic")

    assert duel.removed() == [NEUTRAL, "Golem S"]
    assert sorted(duel.trash()) == ["Emergency Mining Order", "Eoraptor", "Pandemic"]


@rule("ZZ-009")
def test_minions_fight_on_the_field() -> None:
    """What lies in the base neither attacks nor blocks."""
    duel = Scenario(
        you=Side(field=["Leviathan"], base=["Rockeater"]), foe=Side(field=["Drill Golem"], base=["Leviathan"])
    )

    attackers = duel.offered("attack_life")
    duel.attack("Leviathan")

    assert attackers == ["Attack Life with Leviathan"]
    assert duel.offered("block") == ["Block with Drill Golem"]


@rule("ZZ-010")
def test_the_base_holds_mana_of_three_kinds() -> None:
    """A Base Minion, a Field Minion that moved there and a Neutral Mana pay one each."""
    you = Side(field=["Megalosaurus"], base=[RED, NEUTRAL], hand=["Blaze"], movements=1)
    duel = Scenario(you=you)

    too_early = duel.is_offered("summon", "Blaze")
    duel.choose("move_to_base", "Megalosaurus").summon("Blaze")

    assert (too_early, duel.base(), duel.active_mana()) == (False, [RED, NEUTRAL, "Megalosaurus"], [])


@rule("ZZ-011")
def test_the_trash_receives_destroyed_minions_and_used_magic() -> None:
    """Both lie there after a Mud Pit."""
    duel = Scenario(you=Side(hand=["Mud Pit"], base=[PURPLE]), foe=Side(field=["Drill Golem"]))

    duel.use("Mud Pit")

    assert (duel.trash(), duel.trash(FOE)) == (["Mud Pit"], ["Drill Golem"])


@rule("ZZ-011")
def test_the_trash_receives_discarded_and_replaced_cards() -> None:
    """A card discarded from the hand, and a minion that made room."""
    you = Side(hand=["Reprise", "Eoraptor", "Drill Golem"], base=[WHITE] * 2 + [RED] * 2, field=["Rockeater"] * 5)
    duel = Scenario(you=you, foe=Side())

    duel.use("Reprise").choose("choose", "Eoraptor")
    duel.summon("Drill Golem").choose("replace_minion", "Rockeater")

    assert sorted(duel.trash()) == ["Eoraptor", "Reprise", "Rockeater"]


@rule("ZZ-012")
def test_a_destroyed_force_stays_in_the_force_area_but_stands_no_more() -> None:
    """Both Forces lie there to the end; one of them is face down."""
    foe = Side(forces=[f"{CYCLOPS} (1)", "Force of Beauty - Siren"])
    duel = Scenario(you=Side(field=["Rockeater"]), foe=foe)

    duel.hit("Rockeater", CYCLOPS)

    area = duel.match.view(None)["table"]["seats"][FOE]["forces"]
    assert [force["name"] for force in area] == [CYCLOPS, "Force of Beauty - Siren"]
    assert duel.forces(FOE) == ["Force of Beauty - Siren"]


@rule("ZZ-013")
def test_only_a_card_on_the_field_is_a_minion() -> None:
    """An effect on all minions leaves the same card alone in base, hand and trash."""
    foe = Side(field=["Rockeater"], base=["Rockeater"], hand=["Rockeater"], trash=["Eoraptor"])
    duel = Scenario(you=Side(hand=["Pandemic"], base=[PURPLE] * 8), foe=foe)

    duel.use("Pandemic")

    assert (duel.field(FOE), duel.base(FOE), duel.hand(FOE)) == ([], ["Rockeater"], ["Rockeater"])
    assert duel.trash(FOE) == ["Eoraptor", "Rockeater"]
