"""Every Knight's Power in both roles, with what its texts add and without."""

from typing import Any

import pytest
from tests.games.knights_of_the_zodiac.cards.duels import DEFENSE, OFFENSE, power
from tests.games.knights_of_the_zodiac.scenario import load
from tests.rules import rule

BRONZE = "Lionet Knight (Young Mane)"
SILVER = "Whale Knight (Tidal Bulk)"
BLACK = "Black Swan (Dark Blizzard)"
GHOST = "Ghost Lantern (Deep Light)"
PEGASUS = "Pegasus Knight (Newly Clothed)"
TWO = {"against": ("L2 P300", "L1 P200")}
OTHER = {"others": ("L2 P300",)}

PLAIN = [
    # Knight, Power as the Offense and as the Defense, with no condition fulfilled.
    ("Pegasus Knight (Newly Clothed)", 300, 300),
    ("Pegasus Knight (Star Runner)", 450, 400),
    ("Pegasus Knight (Awakened)", 700, 600),
    ("Dragon Knight (River Disciple)", 250, 300),
    ("Dragon Knight (Unbroken Shield)", 500, 400),
    ("Dragon Knight (Scale Undone)", 550, 600),
    ("Swan Knight (Ice Apprentice)", 300, 300),
    ("Swan Knight (Diamond Wing)", 450, 400),
    ("Swan Knight (Absolute Cold)", 700, 600),
    ("Andromeda Knight (Gentle Heart)", 250, 250),
    ("Andromeda Knight (Chain Ward)", 450, 350),
    ("Andromeda Knight (Nebula Storm)", 500, 450),
    ("Phoenix Knight (Exile)", 750, 600),
    ("Phoenix Knight (Rising Flame)", 550, 500),
    ("Phoenix Knight (Illusion Fist)", 700, 600),
    ("Unicorn Knight (Loyal Lance)", 300, 300),
    ("Bear Knight (Bone Crusher)", 450, 400),
    ("Wolf Knight (Pack Hunter)", 200, 200),
    ("Hydra Knight (Regrowing Fangs)", 400, 350),
    ("Lionet Knight (Young Mane)", 250, 250),
    ("Chamaeleon Knight (Hidden Whip)", 300, 250),
    ("Eagle Knight (Mentor of the Wing)", 500, 450),
    ("Ophiuchus Knight (Cobra of Sanctuary)", 550, 500),
    ("Lizard Knight (Marble Wind)", 500, 500),
    ("Whale Knight (Tidal Bulk)", 550, 550),
    ("Hound Knight (Thought Reader)", 550, 450),
    ("Centaur Knight (Pyre Lord)", 500, 500),
    ("Crow Knight (Black-Winged Herald)", 450, 400),
    ("Heracles Knight (Iron Frame)", 700, 600),
    ("Great Hound Knight (Twin Hunter)", 550, 500),
    ("Fly Knight (Swarm Caller)", 450, 350),
    ("Cerberus Knight (Two-Ball Chain)", 550, 500),
    ("Charioteer Knight (Spinning Disc)", 550, 500),
    ("Perseus Knight (Stone Gaze)", 650, 600),
    ("Lyre Knight (Requiem)", 650, 600),
    ("Cepheus Knight (Island Master)", 600, 550),
    ("Aries Knight (Wall of Crystal)", 800, 700),
    ("Taurus Knight (Folded Arms)", 800, 800),
    ("Gemini Knight (Two-Faced Star)", 950, 900),
    ("Gemini Knight (Masked Pontiff)", 850, 800),
    ("Cancer Knight (Gate of Yomotsu)", 750, 700),
    ("Leo Knight (Lightning Mane)", 900, 800),
    ("Virgo Knight (Closed Eyes)", 950, 950),
    ("Libra Knight (Twelve Weapons)", 850, 800),
    ("Scorpio Knight (Fifteen Stings)", 800, 800),
    ("Sagittarius Knight (Golden Arrow)", 950, 900),
    ("Capricorn Knight (Sword Arm)", 900, 800),
    ("Aquarius Knight (Master of Ice)", 850, 800),
    ("Pisces Knight (Royal Rose)", 750, 700),
    ("Pegasus Knight (Sagittarius-clad)", 700, 700),
    ("Black Pegasus (Dark Meteor)", 500, 400),
    ("Black Dragon (Blind Claw)", 400, 400),
    ("Black Swan (Dark Blizzard)", 450, 400),
    ("Black Andromeda (Serpent Chain)", 400, 400),
    ("Black Phoenix (Shadow Feather)", 650, 550),
    ("Black Phoenix (Feather Legion I)", 300, 250),
    ("Black Phoenix (Feather Legion II)", 200, 200),
    ("Black Unicorn (Dark Lance)", 450, 300),
    ("Black Commander (Lord of the Island)", 650, 600),
    ("Black Crow (Thief of Plumes)", 400, 300),
    ("Black Hydra (Venom Fang)", 400, 300),
    ("Black Lionet (Cornered Cub)", 200, 200),
    ("Ghost Captain (Queen of the Wreck)", 650, 600),
    ("Ghost Dolphin (Leaping Shade)", 450, 400),
    ("Ghost Sea Serpent (Coiling Tide)", 450, 400),
    ("Ghost Jellyfish (Poison Veil)", 450, 350),
    ("Ghost Ray (Gliding Shade)", 450, 350),
    ("Ghost Lantern (Deep Light)", 200, 150),
    ("Ghost Helmsman (Fog Pilot)", 600, 500),
    ("Ghost Drowned King (Crown of Barnacles)", 700, 700),
    ("Ghost Oarsman (Chained Rower)", 250, 200),
    ("Ghost Siren (Drowning Song)", 350, 350),
    ("Colossus of Sanctuary (Giant Enforcer)", 750, 750),
    ("Sanctuary Soldier (Club Bearer)", 250, 250),
    ("Sanctuary Soldier (Spear Bearer)", 250, 250),
    ("Cloth Mender (Young Smith)", 200, 150),
    ("Master of the Falls (Old Sage)", 500, 450),
    ("Masked Instructor (Stern Teacher)", 400, 400),
    ("Rival Brawler (Lost Cloth)", 600, 500),
    ("Foundation Steward (Keeper of Funds)", 200, 150),
    ("Flame Envoy (Borrowed Fire)", 600, 600),
    ("Machine-Cloth Squire (Sky)", 350, 350),
    ("Machine-Cloth Squire (Land)", 400, 350),
    ("Machine-Cloth Squire (Sea)", 350, 350),
]

FULFILLED: list[tuple[str, int, dict[str, Any], int]] = [
    ("Pegasus Knight (Newly Clothed)", OFFENSE, {"against": ("L3 P300",)}, 450),
    ("Pegasus Knight (Newly Clothed)", DEFENSE, {"against": ("L3 P300",)}, 300),
    ("Pegasus Knight (Awakened)", DEFENSE, {"cosmo": 3}, 650),
    ("Pegasus Knight (Awakened)", DEFENSE, {"cosmo": 8}, 700),
    ("Andromeda Knight (Gentle Heart)", DEFENSE, {"others": ("L1 P200", "L2 P300")}, 350),
    ("Andromeda Knight (Chain Ward)", DEFENSE, TWO, 450),
    ("Phoenix Knight (Exile)", OFFENSE, OTHER, 600),
    ("Phoenix Knight (Exile)", DEFENSE, OTHER, 500),
    ("Wolf Knight (Pack Hunter)", OFFENSE, {"others": (BRONZE, PEGASUS, SILVER)}, 400),
    ("Wolf Knight (Pack Hunter)", DEFENSE, {"others": (BRONZE,)}, 250),
    ("Ophiuchus Knight (Cobra of Sanctuary)", OFFENSE, {"against": (BRONZE,)}, 650),
    ("Great Hound Knight (Twin Hunter)", OFFENSE, {"others": (SILVER,)}, 650),
    ("Great Hound Knight (Twin Hunter)", OFFENSE, {"others": (BRONZE,)}, 550),
    ("Great Hound Knight (Twin Hunter)", DEFENSE, {"others": (SILVER,)}, 550),
    ("Cerberus Knight (Two-Ball Chain)", OFFENSE, TWO, 700),
    ("Cerberus Knight (Two-Ball Chain)", DEFENSE, TWO, 600),
    ("Taurus Knight (Folded Arms)", DEFENSE, OTHER, 750),
    ("Cancer Knight (Gate of Yomotsu)", DEFENSE, {"discards": (0, 10)}, 800),
    ("Cancer Knight (Gate of Yomotsu)", DEFENSE, {"discards": (20, 9)}, 700),
    ("Sagittarius Knight (Golden Arrow)", DEFENSE, {"against": (BLACK,)}, 1000),
    ("Sagittarius Knight (Golden Arrow)", DEFENSE, {"against": (GHOST,)}, 1000),
    ("Sagittarius Knight (Golden Arrow)", DEFENSE, {"against": (BRONZE,)}, 900),
    ("Pegasus Knight (Sagittarius-clad)", OFFENSE, {"cosmo": 5}, 850),
    ("Pegasus Knight (Sagittarius-clad)", OFFENSE, {"cosmo": 4}, 700),
    ("Black Pegasus (Dark Meteor)", OFFENSE, {"against": (PEGASUS,)}, 650),
    ("Black Dragon (Blind Claw)", OFFENSE, {"others": (BLACK,)}, 550),
    ("Black Dragon (Blind Claw)", DEFENSE, {"others": (BLACK,)}, 450),
    ("Black Phoenix (Feather Legion II)", OFFENSE, {"others": (BLACK, "Black Lionet (Cornered Cub)")}, 400),
    ("Black Phoenix (Feather Legion II)", DEFENSE, {"others": (BLACK,)}, 250),
    ("Black Lionet (Cornered Cub)", OFFENSE, {"points": (3, 4)}, 350),
    ("Black Lionet (Cornered Cub)", DEFENSE, {"points": (3, 4)}, 250),
    ("Black Lionet (Cornered Cub)", OFFENSE, {"points": (4, 4)}, 200),
    ("Ghost Drowned King (Crown of Barnacles)", OFFENSE, {"discards": (0, 9)}, 800),
    ("Ghost Drowned King (Crown of Barnacles)", OFFENSE, {"discards": (0, 40)}, 900),
    ("Ghost Drowned King (Crown of Barnacles)", DEFENSE, {"discards": (6, 0)}, 750),
    ("Ghost Drowned King (Crown of Barnacles)", DEFENSE, {"discards": (40, 0)}, 800),
    ("Rival Brawler (Lost Cloth)", OFFENSE, {"against": (PEGASUS,)}, 450),
    ("Rival Brawler (Lost Cloth)", DEFENSE, {"against": (PEGASUS,)}, 400),
    ("Machine-Cloth Squire (Sky)", OFFENSE, {"others": ("Machine-Cloth Squire (Sea)",)}, 450),
    ("Machine-Cloth Squire (Land)", DEFENSE, {"others": ("Machine-Cloth Squire (Sea)",)}, 400),
]

FOR_OTHERS: list[tuple[str, int, str, int]] = [
    # Knight, role, who else gets something, how much: Rally for friends, Weaken for opponents.
    ("Dragon Knight (Unbroken Shield)", DEFENSE, "foe", -50),
    ("Swan Knight (Ice Apprentice)", OFFENSE, "foe", -100),
    ("Andromeda Knight (Nebula Storm)", OFFENSE, "friend", 100),
    ("Andromeda Knight (Nebula Storm)", DEFENSE, "friend", 50),
    ("Eagle Knight (Mentor of the Wing)", OFFENSE, "bronze", 100),
    ("Eagle Knight (Mentor of the Wing)", OFFENSE, "friend", 0),
    ("Eagle Knight (Mentor of the Wing)", DEFENSE, "bronze", 50),
    ("Cepheus Knight (Island Master)", OFFENSE, "friend", 100),
    ("Cepheus Knight (Island Master)", DEFENSE, "friend", 50),
    ("Libra Knight (Twelve Weapons)", OFFENSE, "friend", 100),
    ("Pisces Knight (Royal Rose)", DEFENSE, "foe", -50),
    ("Black Andromeda (Serpent Chain)", OFFENSE, "foe", -100),
    ("Black Commander (Lord of the Island)", OFFENSE, "black", 100),
    ("Black Commander (Lord of the Island)", OFFENSE, "friend", 0),
    ("Ghost Captain (Queen of the Wreck)", OFFENSE, "ghost", 100),
    ("Ghost Captain (Queen of the Wreck)", DEFENSE, "ghost", 50),
    ("Ghost Jellyfish (Poison Veil)", DEFENSE, "foe", -50),
    ("Master of the Falls (Old Sage)", OFFENSE, "bronze", 100),
    ("Master of the Falls (Old Sage)", DEFENSE, "bronze", 100),
]
SOMEBODY = {
    "friend": ("L1 P200", 200, 200),
    "bronze": (BRONZE, 250, 250),
    "black": ("Black Phoenix (Feather Legion I)", 300, 250),
    "ghost": (GHOST, 200, 150),
}


@rule("KZ-208")
@pytest.mark.parametrize(("name", "offense", "defense"), PLAIN)
def test_the_power_of_a_knight_alone(name: str, offense: int, defense: int) -> None:
    # Level 1 against it: nobody battles against a higher Level.
    """The power of a Knight alone."""
    weak = ("L1 P150",)
    assert (power(name, OFFENSE, against=weak), power(name, DEFENSE, against=weak)) == (offense, defense)


@rule("KZ-208", "KZ-049")
@pytest.mark.parametrize(("name", "role", "situation", "expected"), FULFILLED)
def test_the_power_of_a_knight_when_its_condition_holds(
    name: str, role: int, situation: dict[str, Any], expected: int
) -> None:
    """The power of a Knight when its condition holds."""
    assert power(name, role, **situation) == expected


@rule("KZ-209", "KZ-210")
@pytest.mark.parametrize(("name", "role", "whom", "change"), FOR_OTHERS)
def test_what_a_knight_does_for_others(name: str, role: int, whom: str, change: int) -> None:
    """What a Knight does for others."""
    if whom == "foe":
        assert power(name, role, against=("L3 P400", "L2 P350"), of="L3 P400") == 400 + change
        assert power(name, role, against=("L3 P400", "L2 P350"), of="L2 P350") == 350 + change
    else:
        friend, *without = SOMEBODY[whom]
        assert power(name, role, others=(friend,), of=friend) == without[role] + change


def test_every_knight_stands_in_the_table_once() -> None:
    """Every Knight stands in the table once."""
    knights = [card.full_name for card in load().library.cards if card.id.isdigit() and card.level]
    assert sorted(name for name, _, _ in PLAIN) == sorted(knights)
