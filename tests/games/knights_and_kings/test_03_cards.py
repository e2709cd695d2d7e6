"""Chapter 3: what is printed on a card (KK-015 to KK-023)."""

import pytest
from tests.games.knights_and_kings.scenario import FOE, GALEN, LAMONT, SOLDIER, Scenario, Side, load
from tests.rules import rule

from hexadeck import games
from hexadeck.cardtext.words import CardErrors
from hexadeck.games.knights_and_kings.table import KIND_NAMES, MULTI_TURN, SINGLE_TURN, Card


def card(name: str) -> Card:
    record = next(record for record in load().prints if record.name == name)
    assert isinstance(record, Card)
    return record


def refusal(head: str, *lines: str) -> str:
    """Why a home-made card cannot be read."""
    with pytest.raises(CardErrors) as error:
        games.load("knights-and-kings", [("home.cards", "\n".join(["Odd [HM1]", head, *lines]) + "\n")])
    return str(error.value)


@rule("KK-015")
def test_attack_is_left_and_defense_right() -> None:
    """3/2 has attack 3 and defense 2."""
    assert (card(LAMONT).attack, card(LAMONT).defense) == (3, 2)
    assert (card(GALEN).attack, card(GALEN).defense) == (3, 4)


@rule("KK-016", "KK-017")
def test_attack_is_dealt_and_defense_is_what_can_be_taken() -> None:
    """Sir Hector Doomhammer 8/3 kills whatever has 8 and dies of 3."""
    duel = Scenario(you=Side(field=["Sir Hector Doomhammer"]), foe=Side(field=["Sir Anselm of the High Road"]))

    duel.attack("Sir Hector Doomhammer").block("Sir Anselm of the High Road")

    assert duel.graveyard() == ["Sir Hector Doomhammer"]
    assert duel.graveyard(FOE) == ["Sir Anselm of the High Road"]


@rule("KK-018")
def test_the_cost_is_in_coins() -> None:
    """Three coins field a card of cost 3, two do not."""
    assert card(GALEN).cost == 3
    assert Scenario(you=Side(hand=[GALEN], coins=3), at="field").is_offered("field", GALEN)
    assert not Scenario(you=Side(hand=[GALEN], coins=2), at="field").is_offered("field", GALEN)


@rule("KK-019")
def test_units_have_one_to_four_chevrons_and_four_are_rarest() -> None:
    """A home-made card with none, or with five, is refused."""
    units = [record for record in load().prints if isinstance(record, Card) and record.is_unit]
    counts = [sum(1 for unit in units if unit.chevrons == number) for number in range(6)]

    assert (counts[0], counts[5]) == (0, 0)
    assert 0 < counts[4] < counts[3] < counts[2] < counts[1]
    for number in (0, 5):
        assert "1 to 4 chevrons (KK-019)" in refusal("Knight", f"Cost 2, 2/2, {number} chevrons")


@rule("KK-020", "KK-021")
def test_evasive_is_printed_on_a_unit_or_it_is_not_evasive() -> None:
    """The mark is a line of its own, and no Noble Action can have it."""
    for record in load().prints:
        assert isinstance(record, Card)
        assert record.is_evasive == ("Evasive." in record.text)
    assert card("Dame Isolde Quickspur").is_evasive
    assert not card(SOLDIER).is_evasive
    assert "only a unit can be Evasive (KK-020)" in refusal("Single-Turn Noble Action", "Cost 2", "Evasive.")


@rule("KK-022")
def test_the_kinds_of_cards() -> None:
    """Eight of them; a card of any other kind is refused."""
    kinds = {record.kind for record in load().prints if isinstance(record, Card)}

    assert kinds == set(range(len(KIND_NAMES))) == set(range(8))
    assert "(KK-022)" in refusal("Dragon", "Cost 2, 2/2, 1 chevron")


@rule("KK-023")
def test_every_noble_action_has_instructions_and_units_have_none() -> None:
    """What a unit can do in company is a rule of its kind."""
    for record in load().prints:
        assert isinstance(record, Card)
        instructions = [line for line in record.text if line != "Evasive." and not line.startswith("In a deck:")]
        assert bool(instructions) == (record.kind in (SINGLE_TURN, MULTI_TURN)), record.name


@rule("KK-023")
@pytest.mark.parametrize(
    ("head", "lines", "said"),
    [
        ("Knight", ("Cost 2, 2/2, 1 chevron", "Draw 1 card."), "a Knight cannot have"),
        ("Single-Turn Noble Action", ("Cost 2", "On payment: draw 1 card."), "cannot have 'On payment:'"),
        ("Multi-Turn Noble Action", ("Cost 2", "Draw 1 card."), "a Multi-Turn Noble Action cannot have"),
        (
            "Rook",
            ("Cost 2, 2/2, 1 chevron", "While active: your Knights have +1 attack."),
            "cannot have 'While active:'",
        ),
    ],
)
def test_instructions_stand_on_cards_that_can_have_them(head: str, lines: tuple[str, ...], said: str) -> None:
    """Elsewhere they would never be carried out."""
    assert said in refusal(head, *lines)


@rule("KK-015", "KK-018")
@pytest.mark.parametrize("stats", ["2/2, 1 chevron", "Cost 2", "Cost two, 2/2, 1 chevron", "Cost 2, 2-2, 1 chevron"])
def test_a_unit_without_its_numbers_is_refused(stats: str) -> None:
    """With an example of what the line looks like."""
    assert "the line reads like 'Cost 3, 3/4, 1 chevron'" in refusal("Knight", stats)
