"""The units of the set: what is printed on each, and that it counts."""

import pytest
from tests.games.knights_and_kings.scenario import FOE, Scenario, Side, load

from hexadeck.games.knights_and_kings.table import KIND_NAMES, Card

UNITS = [
    ("Foot Soldier", "Foot Soldier", 1, 1, 2, 1, False),
    ("Sir Aldric the Green", "Knight, Errant", 2, 2, 2, 1, False),
    ("Dame Isolde Quickspur", "Knight, Errant", 2, 2, 1, 1, True),
    ("Sir Bors the Stout", "Knight, Errant", 2, 1, 4, 1, False),
    ("Sir Perrin Roadwarden", "Knight, Errant", 2, 1, 3, 2, False),
    ("Sir Cador Redlance", "Knight, Errant", 2, 3, 1, 1, False),
    ("Sir Galen of the Ford", "Knight, Bachelor", 3, 3, 4, 1, False),
    ("Dame Rowena Nightcloak", "Knight, Bachelor", 3, 2, 3, 1, True),
    ("Sir Madoc Ironside", "Knight, Bachelor", 3, 2, 6, 1, False),
    ("Sir Tristan Swiftblade", "Knight, Bachelor", 3, 4, 2, 1, False),
    ("Sir Lamont Marchwarden", "Knight, Bachelor", 3, 3, 2, 2, False),
    ("Sir Gareth Brightshield", "Knight, Banneret", 4, 4, 4, 2, False),
    ("Dame Elowen Shadowmere", "Knight, Banneret", 4, 3, 3, 1, True),
    ("Sir Brandt Wallbreaker", "Knight, Banneret", 4, 5, 4, 1, False),
    ("Sir Osric Gatekeeper", "Knight, Banneret", 4, 3, 7, 1, False),
    ("Dame Maud of the Beacons", "Knight, Banneret", 4, 2, 6, 3, False),
    ("Sir Roland Stormcrest", "Knight, Commander", 5, 5, 6, 2, False),
    ("Dame Sabine the Unseen", "Knight, Commander", 5, 4, 4, 2, True),
    ("Sir Hector Doomhammer", "Knight, Commander", 5, 8, 3, 1, False),
    ("Sir Wulfric Oathkeeper", "Knight, Commander", 5, 4, 8, 2, False),
    ("Sir Anselm of the High Road", "Knight, Commander", 5, 3, 8, 3, False),
    ("Sir Percival Dawnblade", "Knight, Grand Master", 6, 6, 7, 3, False),
    ("Dame Morwenna Nightfall", "Knight, Grand Master", 6, 5, 5, 2, True),
    ("Sir Tancred Grand Marshal", "Knight, Grand Master", 7, 8, 8, 3, False),
    ("Dame Aurelia of the Realm", "Knight, Grand Master", 7, 5, 9, 4, False),
    ("King Edmund the Young", "King", 4, 3, 5, 2, False),
    ("King Harald Ironcrown", "King", 5, 5, 6, 2, False),
    ("King Leofric the Just", "King", 5, 3, 7, 3, False),
    ("King Rurik Wolfbane", "King", 6, 7, 6, 2, False),
    ("King Alaric the Ghost", "King", 6, 5, 6, 2, True),
    ("King Osmund High Sovereign", "King", 7, 7, 9, 4, False),
    ("Queen Branwen", "Queen", 4, 6, 0, 1, False),
    ("Queen Eleanor of the Lists", "Queen", 5, 7, 1, 1, False),
    ("Queen Sunniva the Veiled", "Queen", 5, 6, 0, 1, True),
    ("Queen Mathilda the Red", "Queen", 5, 9, 0, 2, False),
    ("Queen Ysabeau", "Queen", 6, 10, 1, 3, False),
    ("Bishop Anselm", "Bishop", 2, 0, 0, 2, False),
    ("Bishop Odo of the Marches", "Bishop", 3, 0, 0, 3, False),
    ("Bishop Thibault the Silent", "Bishop", 3, 0, 0, 2, True),
    ("Archbishop Leander", "Bishop", 4, 0, 0, 4, False),
    ("Rook of Greywatch", "Rook", 3, 2, 7, 1, False),
    ("Rook of Thornwall", "Rook", 4, 2, 10, 1, False),
    ("Rook of the Salt Cliff", "Rook", 4, 3, 8, 2, False),
    ("Rook of Highmoor Keep", "Rook", 6, 3, 13, 3, False),
]  # fmt: skip
"""Name, kind and rank, cost, attack, defense, chevrons, Evasive."""
WITNESS = """
Giant [HM1]
Rook
Cost 1, 1/30, 1 chevron

Ghost [HM2]
Rook
Cost 1, 1/30, 1 chevron
Evasive.
"""

every_unit = pytest.mark.parametrize(
    ("name", "kind", "cost", "attack", "defense", "chevrons", "evasive"), UNITS, ids=[unit[0] for unit in UNITS]
)


def test_the_list_is_complete() -> None:
    """Every unit of the set, and nothing else."""
    assert {unit[0] for unit in UNITS} == {one.name for one in load().prints if isinstance(one, Card) and one.is_unit}


@every_unit
def test_a_unit_is_what_is_printed_on_it(
    name: str, kind: str, cost: int, attack: int, defense: int, chevrons: int, evasive: bool
) -> None:
    """Fielded for its cost; then it attacks, is blocked and patrols with its own numbers."""
    field = Scenario(you=Side(hand=[name], coins=cost), at="field").choose("field", name)
    assert (field.coins(), field.field()) == ((0, cost), [name])
    record = field.table.card(field.find(name))
    assert ", ".join([KIND_NAMES[record.kind], *[record.rank][: bool(record.rank)]]) == kind

    you, foe = Side(field=[name]), Side(field=["Giant", "Ghost"], control=30)
    allowed = Scenario(you=you, foe=foe, cards=WITNESS).attack(name)
    assert allowed.is_offered("block", "Giant") == (not evasive)
    assert allowed.allow().control(FOE) == 30 - attack

    blocked = Scenario(you=you, foe=foe, cards=WITNESS).attack(name).block("Ghost")
    assert blocked.damage("Ghost", FOE) == attack
    assert blocked.graveyard() == ([name] if defense <= 1 else [])

    patrol = Scenario(you=you).choose("patrol", name)
    assert (patrol.control(), patrol.slots()) == (20 + chevrons, [name])


@every_unit
def test_a_unit_takes_as_much_damage_as_it_has_defense(
    name: str, kind: str, cost: int, attack: int, defense: int, chevrons: int, evasive: bool
) -> None:
    """One point less leaves it in play."""
    survives = Scenario(you=Side(field=[f"{name} ({max(0, defense - 2)})"]), foe=Side(field=["Ghost"]), cards=WITNESS)
    dies = Scenario(you=Side(field=[f"{name} ({max(0, defense - 1)})"]), foe=Side(field=["Ghost"]), cards=WITNESS)

    assert survives.attack(name).block("Ghost").graveyard() == ([] if defense > 1 else [name])
    assert dies.attack(name).block("Ghost").graveyard() == [name]
