"""Every Technique: who can use it, its meter, and what its texts do in both roles."""

import pytest
from tests.games.knights_of_the_zodiac.cards.duels import DEFENSE, IDLE, OFFENSE, sides
from tests.games.knights_of_the_zodiac.scenario import Contest, Side, load
from tests.rules import rule

from hexadeck.games.knights_of_the_zodiac import clock, zones
from hexadeck.games.knights_of_the_zodiac.table import CLASSES, KNIGHT, TECHNIQUE

BEASTS = "Unicorn Knight,Bear Knight,Wolf Knight,Hydra Knight,Lionet Knight,Chamaeleon Knight"
TABLE = [
    # Technique, its users, its meter, what it adds to its user as the Offense and as the Defense.
    ("Meteor Barrage", "Pegasus Knight", "0:100 1:200 3:400", 50, 0),
    ("Comet Strike", "Pegasus Knight", "0:50 2:300 4:550", 0, 0),
    ("Falling Star Throw", "Pegasus Knight", "0:150 2:250", 0, 0),
    ("Rising Current", "Dragon Knight", "0:100 1:200 3:400", 0, 0),
    ("Hundred Scales", "Dragon Knight", "0:50 3:450 5:700", 0, 0),
    ("Shield of the Falls", "Dragon Knight", "0:0 1:150 2:300", 0, 100),
    ("Frozen Dust", "Swan Knight", "0:100 1:200 3:400", 0, 0),
    ("Aurora Lance", "Swan Knight", "0:50 2:300 4:550", 0, 0),
    ("Ring of Ice", "Swan Knight", "0:50 1:150", 0, 0),
    ("Star Chain", "Andromeda Knight", "0:100 1:150 2:250", 50, 100),
    ("Nebula Gale", "Andromeda Knight", "0:50 2:300 5:750", 0, 0),
    ("Circling Chain", "Andromeda Knight", "0:0 1:100", 0, 0),
    ("Wings of Flame", "Phoenix Knight", "0:150 2:350 4:550", 50, 0),
    ("Phantom Blow", "Phoenix Knight", "0:50 1:150", 0, 0),
    ("Beast Gallop", BEASTS, "0:150 1:200", 0, 0),
    ("Bronze Bond", "Bronze", "0:50 1:100 2:200", 0, 0),
    ("Talon Flash", "Eagle Knight,Masked Instructor", "0:100 2:300", 50, 0),
    ("Cobra Strike", "Ophiuchus Knight", "0:150 2:350", 0, 0),
    ("Silver Onslaught", "Silver", "0:100 2:250 4:450", 50, 0),
    ("Pierced Thought", "Silver", "0:50 1:100", 0, 0),
    ("Gorgon Shield", "Perseus Knight", "0:50 2:200", 0, 0),
    ("Requiem Strings", "Lyre Knight", "0:100 3:400", 0, 0),
    ("Mirror Rampart", "Aries Knight", "0:0 2:200", 0, 0),
    ("Bull's Charge", "Taurus Knight", "0:200 3:500", 0, 0),
    ("Lost Dimension", "Gemini Knight", "0:100 3:350", 0, 0),
    ("Galactic Collapse", "Gemini Knight", "0:150 4:700", 0, 0),
    ("Underworld Wave", "Cancer Knight", "0:100 2:300", 0, 0),
    ("Lightning Fang", "Leo Knight", "0:150 2:350 4:600", 50, 0),
    ("Sealing of Senses", "Virgo Knight", "0:100 3:400", 0, 0),
    ("Scarlet Sting", "Scorpio Knight", "0:100 1:150 2:250 3:400 5:650", 0, 0),
    ("Blade Arm", "Capricorn Knight", "0:150 3:450", 0, 0),
    ("Absolute Execution", "Aquarius Knight,Swan Knight", "0:50 3:500", 0, 0),
    ("Rose Veil", "Pisces Knight", "0:100 2:250", 0, 0),
    ("Golden Surge", "Gold", "0:100 2:300", 50, 0),
    ("Black Mirror", "Black", "0:50 1:150 3:350", 0, 0),
    ("Shadow Barrage", "Black Pegasus,Black Phoenix", "0:150 2:300", 50, 0),
    ("Sea Phantom", "Ghost", "0:50 1:150 2:250", 0, 0),
    ("Spirit Undertow", "Ghost", "0:50 2:250", 0, 0),
    ("Soldier's Rush", "Non-affiliated", "0:100 1:200", 0, 0),
    ("Burning Cosmo", "any", "0:0 1:100 2:200 3:300 4:400 5:500", 0, 0),
    ("Counterblow", "any", "0:50 2:200", 0, 100),
    ("Desperate Charge", "any", "0:150 1:250", 0, 0),
]
LIBRARY = load().library
KNIGHTS = [card for card in LIBRARY.cards if card.kind == KNIGHT and card.id.isdigit()]


def user_for(technique: str) -> str:
    """A Knight that can use it and adds nothing to rows of its own; the plainest there is."""
    users = LIBRARY.find(technique).users
    wanted = [card for card in KNIGHTS if users.may_use(card)]
    plain = [card for card in wanted if not any(word in " ".join(card.text) for word in ("Focus", "Deadly", "spend"))]
    return (plain or wanted)[0].full_name


def used(technique: str, role: int, user: str = "", foe: str = "L1 P100", cosmo: int = 0) -> Contest:
    """The Technique is placed and works; the battle stands at the Power Meter if there is Cosmo, else it is over."""
    mine = Side([technique, *IDLE], cosmo=cosmo, front={1: [user or user_for(technique)]})
    theirs = Side(IDLE, cosmo=3, front={1: [foe]})
    return sides(role, mine, theirs).to("support", role).pick(technique)


@rule("KZ-030", "KZ-031", "KZ-032")
@pytest.mark.parametrize(("name", "users", "meter", "offense", "defense"), TABLE)
def test_users_meter_and_what_it_adds(name: str, users: str, meter: str, offense: int, defense: int) -> None:
    """Printed fields of a Technique: name, Power Meter, Card User, Offense effect, Defense effect, card number."""
    card = LIBRARY.find(name)
    expected = {
        knight.full_name
        for knight in KNIGHTS
        if users == "any" or knight.name in users.split(",") or CLASSES[knight.knight_class] == users
    }
    assert {knight.full_name for knight in KNIGHTS if card.users.may_use(knight)} == expected
    assert " ".join(f"{cost}:{bonus}" for cost, bonus in card.meter) == meter

    for role, plus in ((OFFENSE, offense), (DEFENSE, defense)):
        s = sides(role, Side([name, *IDLE], cosmo=5, front={1: [user_for(name)]}), Side(front={1: ["L4 P900"]}))
        before = s.to("support", role).happened("compared")[role].number
        s.pick(name).to("meter", role)
        powers = (s.table.clock[clock.OFFENSE_POWER], s.table.clock[clock.DEFENSE_POWER])
        assert powers[role] - before == plus
        rows = [f"{words[2]}:{words[1]}" for words in s.offered("meter")]
        # The Scorpio Knight strengthens its own rows.
        assert " ".join(rows) == meter or name == "Scarlet Sting"


def test_every_technique_stands_in_the_table_once() -> None:
    """Every Technique stands in the table once."""
    shipped = [card.name for card in LIBRARY.cards if card.kind == TECHNIQUE and card.id.isdigit()]
    assert sorted(name for name, *_ in TABLE) == sorted(shipped)


# -- texts -------------------------------------------------------------------------------------------------------------


def damage_after(technique: str, role: int) -> int:
    s = used(technique, role).fight()
    return len(s.happened("damage_placed"))


@rule("KZ-227")
@pytest.mark.parametrize(("name", "damage"), [("Comet Strike", 2), ("Blade Arm", 3)])
def test_breach_of_a_technique(name: str, damage: int) -> None:
    # The Capricorn Knight has a Breach of its own as the Offense.
    """Breach of a Technique."""
    assert (damage_after(name, OFFENSE), damage_after(name, DEFENSE)) == (damage, 1)


@rule("KZ-240")
@pytest.mark.parametrize("role", [OFFENSE, DEFENSE])
def test_falling_star_throw_wins_a_tie(role: int) -> None:
    """Offense and Defense: Steadfast."""
    knight = "Pegasus Knight (Newly Clothed)"
    s = used("Falling Star Throw", role, knight, "L1 P450").fight()
    assert s.points[role] == 1


@rule("KZ-209")
@pytest.mark.parametrize(
    ("name", "role"),
    [
        ("Rising Current", DEFENSE),
        ("Aurora Lance", OFFENSE),
        ("Requiem Strings", OFFENSE),
        ("Requiem Strings", DEFENSE),
    ],
)
def test_weaken_of_a_technique(name: str, role: int) -> None:
    """Weaken of a Technique."""
    user = "Swan Knight (Diamond Wing)" if name == "Aurora Lance" else ""
    s = used(name, role, user, cosmo=5, foe="L3 P700").to("meter", role)
    assert (s.table.clock[clock.DEFENSE_POWER], s.table.clock[clock.OFFENSE_POWER])[role] == 650


@rule("KZ-219")
@pytest.mark.parametrize("role", [OFFENSE, DEFENSE])
def test_frozen_dust_makes_opposing_rows_dearer(role: int) -> None:
    """Offense and Defense: Frost 1."""
    knight = "Swan Knight (Ice Apprentice)"
    one, other = [
        Side(["Frozen Dust"] if seat == role else ["Plain Technique"], cosmo=3,
             front={1: [knight if seat == role else "L1 P200"]})
        for seat in (0, 1)
    ]  # fmt: skip
    s = Contest(one, other)
    s.support(*[["Frozen Dust"] if seat == role else ["Plain Technique"] for seat in (0, 1)]).to("meter", 1 - role)
    assert s.offered("meter") == [["Plain Technique", "100", "0"], ["Plain Technique", "200", "2"]]


@rule("KZ-222")
@pytest.mark.parametrize("role", [OFFENSE, DEFENSE])
def test_ring_of_ice_silences(role: int) -> None:
    """Offense and Defense: Silence."""
    s = used("Ring of Ice", role, "Swan Knight (Ice Apprentice)", "Dragon Knight (River Disciple)").fight()
    assert [s.table.cards[event.what].full_name for event in s.happened("silenced")] == [
        "Dragon Knight (River Disciple)"
    ]


@rule("KZ-230")
@pytest.mark.parametrize(
    ("name", "role", "user"),
    [
        ("Circling Chain", OFFENSE, "Andromeda Knight (Nebula Storm)"),
        ("Circling Chain", DEFENSE, "Andromeda Knight (Nebula Storm)"),
        ("Sea Phantom", DEFENSE, "Ghost Ray (Gliding Shade)"),
    ],
)
def test_rebirth_by_a_technique(name: str, role: int, user: str) -> None:
    """Rebirth by a Technique."""
    s = used(name, role, user, "L4 P1000", cosmo=1).to("rebirth", role).choose("reborn")
    s.fight()
    assert (s.names(zones.REALM, role), s.points) == ([user], (0, 0))
    assert s.count(zones.COSMO, role) == (1 if name == "Circling Chain" else 0)


@rule("KZ-215")
@pytest.mark.parametrize("role", [OFFENSE, DEFENSE])
def test_phantom_blow_shocks(role: int) -> None:
    """Offense and Defense, at the check: Shock 1."""
    assert used("Phantom Blow", role).fight().count(zones.HAND, 1 - role) == len(IDLE) - 1


@rule("KZ-210")
@pytest.mark.parametrize("role", [OFFENSE, DEFENSE])
def test_bronze_bond_rallies_the_other_bronze_knights(role: int) -> None:
    """Offense and Defense: Rally Bronze Knights 50."""
    bear, lionet = "Bear Knight (Bone Crusher)", "Lionet Knight (Young Mane)"
    mine = Side(["Bronze Bond"], cosmo=1, front={1: [bear, lionet, "L1 P200"]})
    s = sides(role, mine, Side(front={1: ["L1 P100"]}))
    before = s.happened("compared")[role].number
    s.to("support", role).pick("Bronze Bond").choose("use", "Bear")
    assert (s.table.clock[clock.OFFENSE_POWER], s.table.clock[clock.DEFENSE_POWER])[role] == before + 50


@rule("KZ-233")
def test_talon_flash_lets_its_user_shift() -> None:
    """Offense, on a win: Shift."""
    s = used("Talon Flash", OFFENSE, "Eagle Knight (Mentor of the Wing)").to("shift", 0).choose("shift", "3").fight()
    assert s.front(3, 0) == ["Eagle Knight (Mentor of the Wing)"]
    assert used("Talon Flash", DEFENSE, "Eagle Knight (Mentor of the Wing)").fight().front(1, 1) != []


@rule("KZ-212")
@pytest.mark.parametrize(
    ("name", "role", "lost"),
    [("Cobra Strike", OFFENSE, 1), ("Cobra Strike", DEFENSE, 0), ("Rose Veil", OFFENSE, 3), ("Rose Veil", DEFENSE, 2)],
)
def test_drain_of_a_technique(name: str, role: int, lost: int) -> None:
    # As the Offense the Pisces Knight drains one of its own.
    """Drain of a Technique."""
    assert used(name, role).fight().count(zones.COSMO, 1 - role) == 3 - lost


@rule("KZ-226")
@pytest.mark.parametrize("role", [OFFENSE, DEFENSE])
@pytest.mark.parametrize(
    ("name", "user", "victim"),
    [
        ("Pierced Thought", "Whale Knight (Tidal Bulk)", "Blank 1"),
        ("Mirror Rampart", "Aries Knight (Wall of Crystal)", "Plain Technique"),
    ],
)
def test_techniques_that_cancel(name: str, user: str, victim: str, role: int) -> None:
    """Techniques that cancel."""
    mine, theirs = Side([name], front={1: [user]}), Side([victim, "Blank 2"], cosmo=3, front={1: ["L1 P100"]})
    s = sides(role, mine, theirs)
    s.support(*[[name] if seat == role else [victim, "Blank 2"] for seat in (0, 1)]).fight()
    assert [s.table.cards[event.what].full_name for event in s.happened("cancelled")] == [victim]


@rule("KZ-224", "KZ-221")
def test_gorgon_shield_petrifies_for_the_offense_and_caps_for_the_defense() -> None:
    # The Knight itself petrifies one, the shield the other.
    """Defense: Cap."""
    s = sides(OFFENSE, Side(["Gorgon Shield"], cosmo=2, front={1: ["Perseus Knight (Stone Gaze)"]}),
              Side(front={1: ["L2 P400", "L2 P350"]}))  # fmt: skip
    s.choose("choose", "L2 P400").to("support", 0).pick("Gorgon").choose("choose", "L2 P350")
    assert s.table.clock[clock.DEFENSE_POWER] == 0
    assert capped("Gorgon Shield", DEFENSE, "Perseus Knight (Stone Gaze)") == [["Plain Technique", "100", "0"]]


@rule("KZ-221")
@pytest.mark.parametrize("role", [OFFENSE, DEFENSE])
def test_sealing_of_senses_caps(role: int) -> None:
    """Offense and Defense: Cap."""
    assert capped("Sealing of Senses", role, "Virgo Knight (Closed Eyes)") == [["Plain Technique", "100", "0"]]


def capped(name: str, role: int, user: str) -> list[list[str]]:
    """The rows that the opponent's plain Technique may use: it is asked only if there are several."""
    mine, theirs = Side([name], front={1: [user]}), Side(["Plain Technique"], cosmo=3, front={1: ["L3 P300"]})
    s = sides(role, mine, theirs)
    s.support(*[[name] if seat == role else ["Plain Technique"] for seat in (0, 1)]).fight()
    paid = [
        event.number for event in s.happened("meter_paid") if s.table.cards[event.what].full_name == "Plain Technique"
    ]
    assert s.count(zones.COSMO, 1 - role) == 3
    return [["Plain Technique", str(number), "0"] for number in paid]


@rule("KZ-225")
@pytest.mark.parametrize("role", [OFFENSE, DEFENSE])
def test_lost_dimension_banishes(role: int) -> None:
    """Offense and Defense: Banish one opposing Knight of Level 3 or less."""
    s = used("Lost Dimension", role, "Gemini Knight (Masked Pontiff)", "L3 P900").fight()
    assert s.names(zones.REALM, 1 - role) == ["L3 P900"]


@rule("KZ-213")
@pytest.mark.parametrize("role", [OFFENSE, DEFENSE])
@pytest.mark.parametrize(
    ("name", "user", "milled"),
    [
        ("Underworld Wave", "Cancer Knight (Gate of Yomotsu)", {OFFENSE: 6, DEFENSE: 3}),
        ("Spirit Undertow", "Ghost Ray (Gliding Shade)", {OFFENSE: 2, DEFENSE: 2}),
    ],
)
def test_mill_of_a_technique(name: str, user: str, milled: dict[int, int], role: int) -> None:
    # As the Offense the Cancer Knight mills three of its own.
    """Mill of a Technique."""
    assert len(used(name, role, user).fight().happened("milled")) == milled[role]


@rule("KZ-208", "KZ-R60")
@pytest.mark.parametrize("role", [OFFENSE, DEFENSE])
def test_black_mirror_is_stronger_against_a_technique(role: int) -> None:
    """Offense and Defense: +100 Power if your opponent revealed a Technique."""

    def gain(theirs: str) -> int:
        mine = Side(["Black Mirror"], cosmo=1, front={1: ["Black Crow (Thief of Plumes)"]})
        s = sides(role, mine, Side([theirs], front={1: ["L1 P100"]}))
        before = s.happened("compared")[role].number
        s.support(*[["Black Mirror"] if seat == role else [theirs] for seat in (0, 1)]).to("meter", role)
        return int((s.table.clock[clock.OFFENSE_POWER], s.table.clock[clock.DEFENSE_POWER])[role] - before)

    # Wings of Flame has no user there: it is revealed, and discarded at once (KZ-108, KZ-R60).
    assert (gain("Plain Technique"), gain("Wings of Flame"), gain("Blank 0")) == (100, 100, 0)


@rule("KZ-R36", "KZ-233")
def test_what_lasted_for_a_battle_ends_for_a_knight_that_was_shifted_out_of_it() -> None:
    """What lasted for a battle ends for a Knight that was shifted out of it."""
    user = "Masked Instructor (Stern Teacher)"
    s = Contest(
        Side(["Talon Flash"], front={1: [user, "L3 P1000"]}), Side(front={1: ["Perseus Knight (Stone Gaze)"]}),
        ["Limit 9"],
    )  # fmt: skip
    assert s.happened("petrified")
    s.support(["Talon Flash"]).to("shift", 0).choose("shift", "3").fight()
    assert (s.front(3, 0), s.table.petrified[s.find(user)]) == ([user], 0)


@rule("KZ-231")
def test_sea_phantom_lets_its_user_withdraw() -> None:
    """Offense, on a win: Withdraw."""
    user = "Ghost Ray (Gliding Shade)"
    s = used("Sea Phantom", OFFENSE, user).to("withdraw", 0).choose("shift", "Realm").fight()
    assert (s.names(zones.REALM, 0), s.is_up(user)) == ([user], False)


@rule("KZ-237")
def test_soldiers_rush_comes_back_after_a_loss() -> None:
    """Offense, on a loss: Recall."""
    mine = Side(["Soldier's Rush"], front={1: ["Sanctuary Soldier (Club Bearer)"]}, discard=["Meteor Barrage"])
    s = sides(OFFENSE, mine, Side(front={1: ["L1 P1000"]}))
    s.support(["Soldier"]).choose("choose", "Meteor").fight()
    assert s.names(zones.HAND, 0) == ["Meteor Barrage"]


@rule("KZ-228")
@pytest.mark.parametrize("role", [OFFENSE, DEFENSE])
def test_desperate_charge_cracks_the_field_of_the_loser(role: int) -> None:
    """Offense and Defense, on a loss: Crack 1."""
    s = used("Desperate Charge", role, "L1 P100", "L4 P1000").fight()
    assert [event.seat for event in s.happened("damage_placed")] == [role, role]
