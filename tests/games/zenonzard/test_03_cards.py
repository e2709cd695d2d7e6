"""Chapter 3: card types and printed fields (ZZ-014 to ZZ-024)."""

import pytest
from tests.games.zenonzard.scenario import BLUE, FOE, NEUTRAL, QUIET, RED, YELLOW, Scenario, Side, load
from tests.rules import rule

from hexadeck.cardtext.words import CardErrors
from hexadeck.games.zenonzard import kinds
from hexadeck.games.zenonzard.game import Zenonzard
from hexadeck.games.zenonzard.table import Card


def printed(name: str, cards: str = "") -> Card:
    game = load(cards)
    assert isinstance(game, Zenonzard)
    return game.library.find(name)


def refusal(*lines: str) -> str:
    """Why a card of these lines cannot be read."""
    with pytest.raises(CardErrors) as caught:
        load("\n".join(["Home Card [H01]", *lines]))
    return caught.value.errors[0].message


@rule("ZZ-014")
def test_a_field_minion_shows_cost_colours_class_ability_points_and_colour() -> None:
    """All that is printed on Cheetera."""
    card = printed("Cheetera")

    assert (card.type, card.cost, card.coloured_cost, card.classes) == (kinds.FIELD_MINION, 4, 1, ("Chimera",))
    assert (card.bp, card.dp, card.colour, card.rarity, card.text) == (400, 1, 2, "basic", ("Swoop.",))


@rule("ZZ-014")
@pytest.mark.parametrize("stats", ["BP 300, DP 1", "Cost 3 (R), DP 1", "Cost 3 (R), BP 300"])
def test_a_field_minion_without_cost_bp_or_dp_is_refused(stats: str) -> None:
    """Each of the three must be there."""
    assert (
        refusal("Red Field Minion, Golem", stats)
        == "something is missing; the line reads like 'Cost 3 (R), BP 300, DP 1'"
    )


@rule("ZZ-015")
def test_a_base_minion_shows_class_ability_points_and_colour_but_no_cost() -> None:
    """All that is printed on Guardian of Aguma."""
    card = printed("Guardian of Aguma")

    assert (
        card.type,
        card.classes,
        card.bp,
        card.dp,
        card.colour,
        card.rarity,
    ) == (kinds.BASE_MINION, ("Dwarf",), 100, 1, 1, "rare")
    assert (card.cost, card.coloured_cost) == (0, 0)


@rule("ZZ-015")
def test_a_base_minion_with_a_cost_is_refused() -> None:
    """It has neither cost nor colours required."""
    message = refusal("Red Base Minion, Dwarf", "Cost 1 (R), BP 300, DP 1")

    assert message == "'Cost 1 (R)' does not belong here; the line reads like 'BP 300, DP 1'"


@rule("ZZ-016")
def test_a_magic_shows_cost_colours_ability_and_colour() -> None:
    """All that is printed on Gravity."""
    card = printed("Gravity")

    assert (card.type, card.cost, card.coloured_cost, card.colour, card.rarity) == (kinds.MAGIC, 2, 1, 1, "basic")
    assert (card.bp, card.dp, card.classes) == (0, 0, ())


@rule("ZZ-016")
@pytest.mark.parametrize(
    ("lines", "why"),
    [
        (("Red Magic", "Cost 2 (R), BP 300"), "'BP 300' does not belong here; the line reads like 'Cost 2 (R)'"),
        (("Red Magic", "Cost 2 (R), DP 1"), "'DP 1' does not belong here; the line reads like 'Cost 2 (R)'"),
        (("Red Magic, Golem", "Cost 2 (R)"), "a Magic has no class (ZZ-016, ZZ-017)"),
    ],
)
def test_a_magic_with_bp_dp_or_a_class_is_refused(lines: tuple[str, str], why: str) -> None:
    """None of them belongs on Magic."""
    assert why == refusal(*lines)


@rule("ZZ-017")
def test_a_force_shows_points_name_and_ability() -> None:
    """All that is printed on Cyclops."""
    card = printed("Force of Sin - Cyclops")

    assert (card.type, card.points, card.cost, card.colour, len(card.text)) == (kinds.FORCE, 2, 0, 0, 2)


@rule("ZZ-017")
@pytest.mark.parametrize(
    ("lines", "why"),
    [
        (("Force", "Cost 2, Force Points 2"), "'Cost 2' does not belong here; the line reads like 'Force Points 2'"),
        (
            ("Red Force", "Force Points 2"),
            "a Force has no colour (ZZ-017), every other card has one ('Neutral' if nothing else)",
        ),
    ],
)
def test_a_force_with_a_cost_or_a_colour_is_refused(lines: tuple[str, str], why: str) -> None:
    """It has neither."""
    assert why == refusal(*lines)


@rule("ZZ-018")
def test_neutral_is_one_of_the_colours_of_cards() -> None:
    """A text can ask for neutral minions, and means those of no other colour."""
    foe = Side(field=["Rockeater", "Drill Golem"], forces=QUIET)
    duel = Scenario(you=Side(hand=["Lightningfall Dragon"], base=[NEUTRAL] * 4), foe=foe)

    duel.summon("Lightningfall Dragon")

    assert duel.field(FOE) == ["Drill Golem"]


@rule("ZZ-019")
@pytest.mark.parametrize(
    ("mana", "expected"),
    [(RED, True), ("Megalosaurus", False), ("Eoraptor", True), (YELLOW, False), ("Emberwing Herald", True)],
)
def test_a_minion_card_in_the_base_is_mana_of_its_colour(mana: str, expected: bool) -> None:
    """Base Minions and Field Minions alike; a card of two colours pays for either."""
    duel = Scenario(you=Side(hand=["Spike Lizard"], base=[mana]))

    assert duel.is_offered("summon", "Spike Lizard") == expected


@rule("ZZ-020")
def test_bp_is_compared_when_two_minions_fight() -> None:
    """The higher BP survives, whatever the DP."""
    duel = Scenario(you=Side(field=["Bomb Wahl"]), foe=Side(field=["Chalchalsio"]))

    duel.clash("Bomb Wahl", "Chalchalsio")

    assert (duel.field(), duel.field(FOE)) == (["Bomb Wahl"], [])


@rule("ZZ-021")
@pytest.mark.parametrize(("attacker", "expected"), [("Hermit Horncrab", 4), ("Megalosaurus", 5), ("Bomb Wahl", 6)])
def test_dp_is_the_damage_a_minion_deals(attacker: str, expected: int) -> None:
    """All three have BP 500; what counts is DP."""
    duel = Scenario(you=Side(field=[attacker]), foe=Side(life=6))

    duel.hit(attacker)

    assert duel.life(FOE) == expected


@rule("ZZ-022")
@pytest.mark.parametrize(
    ("base", "expected"),
    [([RED, RED, BLUE], True), ([RED, BLUE, BLUE], False), ([RED, RED], False)],
)
def test_a_cost_says_how_many_mana_and_how_many_of_which_colour(base: list[str], expected: bool) -> None:
    """Iron Hammer Golem costs three, two of them red."""
    duel = Scenario(you=Side(hand=["Iron Hammer Golem"], base=base))

    assert duel.is_offered("summon", "Iron Hammer Golem") == expected


@rule("ZZ-023")
def test_rarity_has_no_effect_on_play() -> None:
    """Two minions that differ in nothing else end in a draw of blows, and three legendary ones may be in a deck."""
    home = "\n".join(
        f"{rarity} Twin [H{rarity}]\nRed Field Minion, Golem ({rarity}, HOME)\nCost 2 (R), BP 300, DP 1\n"
        for rarity in ("basic", "legendary")
    )
    duel = Scenario(you=Side(field=["basic Twin"]), foe=Side(field=["legendary Twin"]), cards=home)

    duel.clash("basic Twin", "legendary Twin")

    assert (duel.trash(), duel.trash(FOE)) == (["basic Twin"], ["legendary Twin"])
    assert (printed("basic Twin", home).cost, printed("legendary Twin", home).cost) == (2, 2)


@rule("ZZ-024")
def test_an_ability_works_only_at_its_timing() -> None:
    """Healing Sheep restores Life when summoned, not when it moves, attacks or dies."""
    you = Side(base=["Healing Sheep"], movements=1, life=3)
    duel = Scenario(you=you, foe=Side(field=["Rockeater"]))

    duel.choose("move_to_field", "Healing Sheep").clash("Healing Sheep", "Rockeater")

    assert (duel.trash(), duel.life()) == (["Healing Sheep"], 3)


@rule("ZZ-024")
@pytest.mark.parametrize(("life", "expected"), [(3, (500, 2)), (4, (300, 1))])
def test_an_ability_works_only_under_its_condition(life: int, expected: tuple[int, int]) -> None:
    """Goliath Boareater is stronger only with Life 3 or less."""
    duel = Scenario(you=Side(field=["Goliath Boareater"], life=life))

    assert (duel.bp("Goliath Boareater"), duel.dp("Goliath Boareater")) == expected


@rule("ZZ-020", "ZZ-022")
def test_a_changed_number_names_what_changes_it() -> None:
    """Battle Points by another minion and by Magic of this turn, a cost by a Force, and what a Force has lost."""
    duel = Scenario(
        you=Side(
            hand=["High Pressure", "Gravity"], field=["Cheetera", "Howling Direwolf"], base=[RED] * 4,
            forces=["Force of Insight - Chiron (3)", "Force of Ascension - Pegasus"],
        ),
    )  # fmt: skip
    duel.say("Use High Pressure", "Choose Cheetera")

    you = duel.match.view(FOE)["table"]["seats"][0]
    assert [card.get("origins") for card in you["field"]] == [
        {"bp": [["An effect of this turn", "+300"], ["Howling Direwolf", "+100"]]},
        None,
    ]
    assert you["forces"][0]["origins"] == {"points": [["Points lost", "\N{MINUS SIGN}1"]]}
    assert duel.match.view(0)["table"]["seats"][0]["hand"][0]["origins"] == {
        "cost": [["Force of Insight - Chiron", "\N{MINUS SIGN}2"]]
    }
