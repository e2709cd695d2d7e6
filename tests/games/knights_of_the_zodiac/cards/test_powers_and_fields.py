"""Every Power of Zodiac card and every Field Card: what it does."""

from typing import Any

import pytest
from tests.games.knights_of_the_zodiac.cards.duels import DEFENSE, IDLE, OFFENSE, power, sides
from tests.games.knights_of_the_zodiac.scenario import Contest, Side, load
from tests.rules import rule

from hexadeck.games.knights_of_the_zodiac import clock, zones
from hexadeck.games.knights_of_the_zodiac.table import FIELD_CARD, POWER_OF_ZODIAC

KNIGHT = "L2 P300"
TABLE = [
    # Power of Zodiac card, phase, cost, roles.
    ("Star Chart", "Draw", 1, "both"),
    ("Oracle of the Stars", "Draw", 1, "both"),
    ("Eclipse", "Draw", 2, "both"),
    ("Burning Soul", "Cosmo", 0, "both"),
    ("Cosmo Drain", "Cosmo", 2, "both"),
    ("Recollection", "Cosmo", 1, "both"),
    ("Call to Arms", "Deploy", 2, "both"),
    ("Herald of Athena", "Deploy", 1, "both"),
    ("Return from the Brink", "Deploy", 2, "both"),
    ("Cloak of Mist", "Deploy", 1, "both"),
    ("Star-Road", "Move", 1, "both"),
    ("Forced March", "Move", 2, "both"),
    ("Crumbling Pillars", "Move", 2, "both"),
    ("Expanding Sanctum", "Move", 1, "both"),
    ("Gate of Sanctuary", "Move", 2, "Defense"),
    ("Star Scout", "Move", 1, "both"),
    ("Heavy Gravity", "Move", 2, "both"),
    ("Goddess's Blessing", "Battle", 2, "both"),
    ("War God's Wrath", "Battle", 2, "Offense"),
    ("Cosmo Burst", "Battle", 1, "both"),
    ("Beyond the Sixth Sense", "Battle", 4, "both"),
    ("Cloth Shatter", "Battle", 3, "both"),
    ("Goddess's Shield", "Battle", 2, "both"),
    ("Noble Sacrifice", "Battle", 1, "both"),
    ("Nullify", "Battle", 2, "both"),
    ("Broken Rhythm", "Battle", 2, "both"),
    ("Cosmo Theft", "Battle", 1, "both"),
    ("Field Ruin", "Battle", 2, "Offense"),
    ("Restoration", "Battle", 2, "Defense"),
    ("Reinforcement", "Battle", 3, "both"),
    ("Bond of Brothers", "Battle", 1, "both"),
    ("Last Stand", "Battle", 0, "both"),
    ("Hour of Reckoning", "Battle", 3, "both"),
    ("Nightmare Gaze", "Battle", 3, "both"),
]


@rule("KZ-037", "KZ-038", "KZ-039")
@pytest.mark.parametrize(("name", "phase", "cost", "roles"), TABLE)
def test_phase_cost_and_role(name: str, phase: str, cost: int, roles: str) -> None:
    """Phase cost and role."""
    card = load().library.find(name)
    assert (clock.PHASE_NAMES[card.phase], card.cost) == (f"{phase} Phase", cost)
    assert card.roles == {"both": 3, "Offense": 1, "Defense": 2}[roles]


def test_every_power_of_zodiac_card_stands_in_the_table() -> None:
    """Every Power of Zodiac card stands in the table."""
    shipped = [card.name for card in load().library.cards if card.kind == POWER_OF_ZODIAC and card.id.isdigit()]
    assert [name for name, *_ in TABLE] == shipped


def play(name: str, at: str, mine: Side, theirs: Side | None = None, role: int = OFFENSE, **more: Any) -> Contest:
    """The card is played in the window of its phase; it is the last of the hand."""
    mine.zones["hand"].append(name)
    mine.zones["cosmo"].extend(["L1 P200"] * 2)
    s = sides(role, mine, theirs or Side(), at=at, **more)
    return s.to("window", role).choose("play", name)


def fight_with(name: str, mine: list[str], theirs: list[str], role: int = OFFENSE, **more: Any) -> Contest:
    """The card is placed in step d; questions about it come next."""
    own = Side([name, *more.pop("hand", [])], cosmo=5, front={1: mine}, **more.pop("own", {}))
    s = sides(role, own, Side(IDLE, cosmo=4, front={1: theirs}, points=more.pop("points", 0)), **more)
    s.to("support", role).pick(name)
    return s


# -- Draw, Cosmo and Deploy --------------------------------------------------------------------------------------------


@rule("KZ-072")
def test_star_chart_and_eclipse_change_the_hand_that_is_filled() -> None:
    """This turn you draw up to 6 cards in hand."""
    chart = play("Star Chart", "draw", Side(draws=True), Side(draws=True))
    eclipse = play("Eclipse", "draw", Side(draws=True), Side(draws=True)).to("cosmo")

    assert chart.to("cosmo").count(zones.HAND, 0) == 6
    assert [eclipse.count(zones.HAND, seat) for seat in (0, 1)] == [5, 4]


@rule("KZ-R59")
def test_the_oracle_puts_the_top_cards_back_in_any_order() -> None:
    """Look at the top 4 cards of your Deck. Put them back in any order."""
    deck = ["L1 P100", "L2 P100", "L3 P100", "L4 P100", "L5 P100"]
    s = play("Oracle of the Stars", "draw", Side(["Blank 0"] * 6, deck=deck, realm=[KNIGHT], draws=True)).quiet()
    assert len(s.offered("put_on_top")) == 4
    for name in ("L1", "L4", "L2"):
        s.choose("put_on_top", name)

    assert s.names(zones.DECK, 0) == ["L5 P100", "L1 P100", "L4 P100", "L2 P100", "L3 P100"]


@rule("KZ-211", "KZ-212")
def test_burning_soul_and_cosmo_drain() -> None:
    """Drain: Drain N makes the opponent discard N Cosmo at random, as far as there are any."""
    soul = play("Burning Soul", "cosmo", Side([KNIGHT]))
    drain = play("Cosmo Drain", "cosmo", Side([KNIGHT]), Side(cosmo=4))

    assert (soul.count(zones.COSMO, 0), drain.count(zones.COSMO, 1)) == (4, 1)


def test_recollection_makes_discards_cosmo() -> None:
    """Put up to three cards from your Discard Pile into your Cosmo area."""
    s = play("Recollection", "cosmo", Side([KNIGHT], discard=["Blank 1", "L5 P700", "Dragon Falls"])).quiet()
    assert "Dragon Falls" not in [words[0] for words in s.offered("choose")]
    s.choose("choose", "Blank").choose("choose", "L5").choose("stop")
    assert s.names(zones.COSMO, 0)[-2:] == ["Blank 1", "L5 P700"]


@rule("KZ-078")
def test_call_to_arms_deploys_two() -> None:
    """You may deploy one more Knight this turn."""
    s = play("Call to Arms", "deploy", Side([KNIGHT, "L3 P400", "L1 P200"]))
    s.to("deploy").choose("deploy", "L2").choose("deploy", "L3")
    assert s.names(zones.REALM, 0) == [KNIGHT, "L3 P400"]
    assert s.asked != (0, "deploy")


def test_the_herald_finds_a_knight_and_discards_the_rest() -> None:
    """Reveal the top 4 cards of your Deck. You may take one Knight among them into your hand. Discard the rest."""
    deck = ["Blank 1", "L5 P700", "Blank 2", "L4 P600", "L1 P100"]
    s = play("Herald of Athena", "deploy", Side([KNIGHT], deck=deck)).quiet()
    assert s.offered("choose") == [["L5 P700"], ["L4 P600"]]
    s.choose("choose", "L4")

    assert "L4 P600" in s.names(zones.HAND, 0)
    assert {"Blank 1", "L5 P700", "Blank 2"} <= set(s.names(zones.DISCARD, 0))
    assert s.count(zones.REVEALED, 0) == 0


def test_return_from_the_brink() -> None:
    """Take one Knight of Level 3 or less from your Discard Pile into your hand."""
    s = play("Return from the Brink", "deploy", Side([KNIGHT], discard=["L4 P600", "L3 P500", "L2 P400"]))
    assert ["L4 P600"] not in s.offered("choose")
    s.choose("choose", "L3")
    assert "L3 P500" in s.names(zones.HAND, 0)


@rule("KZ-232")
def test_cloak_of_mist_turns_knights_face_down() -> None:
    """Turn up to two face-up Knights in your Realm face down."""
    s = play("Cloak of Mist", "deploy", Side([KNIGHT], up=["L3 P500", "L4 P600", "L5 P700"])).quiet()
    s.choose("choose", "L3").choose("choose", "L5")
    assert [s.is_up(name) for name in ("L3 P500", "L4 P600", "L5 P700")] == [False, True, False]


# -- Move --------------------------------------------------------------------------------------------------------------


@rule("KZ-085")
def test_star_road_lets_one_knight_change_fields() -> None:
    """This turn one of your Knights may move from one Field Card to another."""
    s = play("Star-Road", "move", Side(front={1: [KNIGHT], 2: ["L1 P200"]})).to("move", 0)
    s.choose("move", KNIGHT, "4")
    assert (s.front(4, 0), s.offered("move")) == ([KNIGHT], [["L1 P200", "Realm"]])


@rule("KZ-082")
def test_forced_march_lets_one_knight_move_twice() -> None:
    """This turn one of your Knights may move twice."""
    s = play("Forced March", "move", Side(realm=[KNIGHT, "L1 P200"])).to("move", 0)
    s.choose("move", KNIGHT, "1").choose("move", KNIGHT, "Realm").choose("move", "L1", "2")
    assert (s.names(zones.REALM, 0), s.offered("move")) == ([KNIGHT], [])


def test_crumbling_pillars_lowers_a_limit_for_both() -> None:
    """One face-up Field Card has a Limit 2 lower for Level Checks this turn."""
    mine, theirs = Side(front={1: ["L4 P600"]}), Side(front={1: ["L3 P500"]})
    s = play("Crumbling Pillars", "move", mine, theirs, fields=["Limit 5"], face_up=True)
    s.choose("choose_there", "1").fight()
    assert (s.names(zones.REALM, 0), s.front(1, 1)) == (["L4 P600"], ["L3 P500"])


def test_expanding_sanctum_raises_a_limit_for_its_player() -> None:
    """One Field Card has a Limit 2 higher for your Level Checks this turn."""
    mine, theirs = Side(front={1: ["L6 P800"]}), Side()
    s = play("Expanding Sanctum", "move", mine, theirs, fields=["Limit 4"]).quiet()
    s.choose("choose_there", "1").fight()
    assert (s.front(1, 0), s.damage(1)) == (["L6 P800"], 1)


def test_the_gate_closes_an_empty_field_to_the_offense() -> None:
    """Your opponent cannot move Knights onto one Field Card without Knights this turn."""
    s = play(
        "Gate of Sanctuary", "move", Side(realm=["L1 P200"]), Side(realm=[KNIGHT], front={3: ["L1 P300"]}), DEFENSE
    )
    assert [words[1] for words in s.offered("choose_there")] == ["1", "2", "4", "5"]
    s.choose("choose_there", "2").to("move", 0)
    assert [words[1] for words in s.offered("move") if words[0] == KNIGHT] == ["1", "3", "4", "5"]
    assert "2" in [words[1] for words in s.to("move", 1).offered("move")]


@rule("KZ-238")
def test_star_scout_looks_at_a_field_and_a_knight() -> None:
    """Scout Field 1. Scout Knight 1."""
    s = play("Star Scout", "move", Side(realm=[KNIGHT]), Side(realm=["L5 P700"])).quiet().choose("choose_there", "3")
    fields = s.view(0)["seats"][1]["field"]
    assert [card["id"] == "face-down" for card in fields] == [True, True, False, True, True]
    assert s.view(0)["seats"][1]["realm"][0]["name"] == "L5 P700"


def test_heavy_gravity_weighs_on_one_knight() -> None:
    """One opposing face-up Knight has a Level 2 higher for Level Checks this turn."""
    hidden = play("Heavy Gravity", "move", Side(front={1: ["L1 P200"]}), Side(front={1: ["L4 P600"]}))
    # Nothing of the Defense lies face up yet.
    assert hidden.happened("changed") == []
    up = play("Heavy Gravity", "move", Side(front={1: ["L1 P200"]}), Side(up=["L4 P600"]), fields=["Limit 5"])
    up.to("move", 1)
    assert [words for words in up.offered("move") if words[1] == "1"] == []


@rule("KZ-R16")
def test_heavy_gravity_counts_for_those_who_join_the_knight() -> None:
    """Heavy gravity counts for those who join the Knight."""
    s = play(
        "Heavy Gravity",
        "move",
        Side(realm=["L1 P200"]),
        Side(up=["L2 P300"], realm=["L2 P350"]),
        fields=["Limit 5"] * 5,
    )
    s.to("move", 1).choose("move", "L2 P300", "1")
    assert [words for words in s.offered("move") if words == ["L2 P350", "1"]] == []
    assert ["L2 P350", "2"] in s.offered("move")


@rule("KZ-238")
def test_the_defense_scouts_no_field_cards_of_its_own() -> None:
    """The Defense scouts no Field Cards of its own."""
    s = play("Star Scout", "move", Side(realm=["L1 P200"]), Side(), DEFENSE)
    assert (s.happened("looked"), s.asked[1] != "choose") == ([], True)
    assert s.offered("choose_there") == []


@rule("KZ-R36", "KZ-070")
def test_what_a_card_allowed_for_a_turn_ends_with_it() -> None:
    """What a card allowed for a turn ends with it."""
    s = Contest(Side(realm=["L1 P200"]), at="move")
    t = s.table
    for column in (t.roads, t.marches, t.deploys):
        column[0] += 1
    t.refill[0] = 6
    field = t.field_at(2)
    t.gated[field] = 1
    s.fight()
    assert [int(column[0]) for column in (t.roads, t.marches, t.deploys, t.refill)] == [0, 0, 1, 5]
    assert t.gated[field] == 0


# -- Battle ------------------------------------------------------------------------------------------------------------


@rule("KZ-047", "KZ-115")
@pytest.mark.parametrize("name", ["Goddess's Blessing", "War God's Wrath"])
def test_every_knight_gets_a_hundred_and_fifty(name: str) -> None:
    """Every Knight gets a hundred and fifty."""
    s = fight_with(name, [KNIGHT, "L1 P200"], ["L4 P700"])
    s.fight()
    assert s.points == (4, 0)
    assert s.count(zones.COSMO, 1) == (3 if name == "War God's Wrath" else 4)


def test_cosmo_burst_strengthens_one() -> None:
    """Cosmo burst strengthens one."""
    s = fight_with("Cosmo Burst", [KNIGHT, "L1 P200"], ["L4 P600"]).to("effect", 0)
    s.choose("choose", KNIGHT).fight()
    assert (s.happened("power_changed")[0].number, s.points) == (150, (4, 0))


@rule("KZ-R26")
def test_beyond_the_sixth_sense_adds_the_printed_power_again() -> None:
    """One of your Bronze or Gold Knights adds its printed Power again."""
    s = fight_with("Beyond the Sixth Sense", ["Bear Knight (Bone Crusher)", KNIGHT], ["L4 P1000"]).quiet()
    s.fight()
    assert (s.happened("power_changed")[0].number, s.points) == (400, (4, 0))


def test_cloth_shatter_weakens_one() -> None:
    """Cloth shatter weakens one."""
    s = fight_with("Cloth Shatter", [KNIGHT], ["L4 P550"]).fight()
    assert (s.happened("power_changed")[0].number, s.points) == (-300, (4, 0))


@rule("KZ-230")
def test_the_goddess_shield_saves_all_knights() -> None:
    """On a loss: your Knights return to your Realm instead of being defeated."""
    s = fight_with("Goddess's Shield", [KNIGHT, "L1 P200"], ["L4 P900"]).fight()
    assert (s.names(zones.REALM, 0), s.points, s.damage(1)) == ([KNIGHT, "L1 P200"], (0, 0), 1)


def test_a_noble_sacrifice_gives_power_by_level() -> None:
    """Discard one Knight from your Realm. One of your Knights gets +100 Power per Level of the discarded Knight."""
    s = fight_with("Noble Sacrifice", [KNIGHT], ["L4 P650"], own={"realm": ["L4 P600", "L1 P100"]}).to("effect", 0)
    s.choose("choose", "L4").fight()
    assert (s.happened("power_changed")[0].number, s.points) == (400, (4, 0))
    assert "L4 P600" in s.names(zones.DISCARD, 0)


@rule("KZ-226")
@pytest.mark.parametrize(("name", "victim"), [("Nullify", "Blank 2"), ("Broken Rhythm", "Plain Technique")])
def test_nullify_and_broken_rhythm_cancel(name: str, victim: str) -> None:
    """Cancel one opposing Power of Zodiac card."""
    s = Contest(Side([name], cosmo=2, front={1: [KNIGHT]}), Side([victim], cosmo=2, front={1: ["L1 P250"]}))
    s.support([name], [victim]).fight()
    assert (len(s.happened("cancelled")), s.points) == (1, (1, 0))


def test_cosmo_theft_drains_two_and_charges_one() -> None:
    """On a win: Drain 2. Charge 1."""
    s = fight_with("Cosmo Theft", ["Black Crow (Thief of Plumes)"], ["L1 P100"]).fight()
    assert (s.count(zones.COSMO, 0), s.count(zones.COSMO, 1)) == (5 - 1 + 1, 4 - 2)


@rule("KZ-227")
def test_field_ruin_places_two_more() -> None:
    """Breach: Breach N makes the loser place N more Field Damage if this player wins the battle."""
    assert fight_with("Field Ruin", [KNIGHT], ["L1 P100"]).fight().damage(1) == 3


@rule("KZ-229")
def test_restoration_mends_two() -> None:
    """On a win: Mend 2."""
    s = fight_with("Restoration", [KNIGHT], ["L1 P100"], DEFENSE, damage={1: 3}).to("mend", 1)
    assert s.offered("mend") == [["2"], ["1"], ["0"]]
    assert s.choose("mend", "2").fight().damage(1) == 2


def test_reinforcement_brings_a_knight_with_its_text() -> None:
    """Move one Knight from your Realm into this battle if the Limit allows it."""
    own = {"realm": ["Foundation Steward (Keeper of Funds)", "L7 P900"]}
    s = fight_with("Reinforcement", [KNIGHT], ["L4 P450"], own=own, fields=["Limit 4"]).to("effect", 0)
    s.choose("choose", "Foundation").fight()
    # 300 + 200, and its check brings a Cosmo.
    assert (s.points, s.count(zones.COSMO, 0)) == ((4, 0), 5 - 3 + 1)


@pytest.mark.parametrize(("mine", "wins"), [(["Lionet Knight (Young Mane)", "L1 P200"], True), ([], False)])
def test_the_bond_of_brothers_needs_two(mine: list[str], wins: bool) -> None:
    """Each of your Knights gets +100 Power if you have two or more Knights in this battle."""
    knights = mine or ["Bear Knight (Bone Crusher)"]
    s = fight_with("Bond of Brothers", knights, ["L4 P600"]).fight()
    assert (s.points[0] == 4) == wins


@pytest.mark.parametrize(("points", "wins"), [(1, True), (0, False)])
def test_the_last_stand_is_for_who_is_behind(points: int, wins: bool) -> None:
    """One of your Knights gets +200 Power if you have fewer Points than your opponent."""
    s = fight_with("Last Stand", [KNIGHT], ["L4 P450"], points=points).fight()
    assert (s.points[0] == 4) == wins


@rule("KZ-222")
def test_the_hour_of_reckoning_ignores_all_texts() -> None:
    """The texts of all Knights are ignored in this battle."""
    s = fight_with("Hour of Reckoning", ["Dragon Knight (Unbroken Shield)"], ["Swan Knight (Diamond Wing)"]).fight()
    assert len(s.happened("battle_tied")) == 1


@rule("KZ-225")
def test_nightmare_gaze_banishes() -> None:
    """Banish one opposing Knight of Level 3 or less."""
    s = fight_with("Nightmare Gaze", ["Ghost Ray (Gliding Shade)"], ["L3 P900", "L4 P300"]).fight()
    assert (s.names(zones.REALM, 1), s.points) == (["L3 P900"], (4, 0))


# -- Field Cards -------------------------------------------------------------------------------------------------------

LIMITS = {
    "Tournament Coliseum": 3, "Training Ground": 3, "Wreck of the Ghost Ship": 3, "Seaside Orphanage": 4,
    "Dragon Falls": 4, "Frozen Wasteland": 4, "Volcano Isle": 4, "Drowned Isle": 4, "Silver Barracks": 5,
    "Sanctuary Steps": 5, "Bridge of Bones": 5, "Clock Tower": 5, "Golden Forecourt": 6, "Hall of the Pontiff": 6,
    "Fire Clock Plaza": 6, "Stargazer's Hill": 7, "Goddess's Chamber": 7, "Sacred Olive Grove": 7,
}  # fmt: skip


@rule("KZ-041")
def test_limits() -> None:
    """Limits."""
    shipped = {card.name: card.limit for card in load().library.cards if card.kind == FIELD_CARD and card.id.isdigit()}
    assert shipped == LIMITS


@rule("KZ-045")
@pytest.mark.parametrize(
    ("field", "knight", "offense", "defense"),
    [
        ("Tournament Coliseum", "Lionet Knight (Young Mane)", 100, 100),
        ("Tournament Coliseum", "Sanctuary Soldier (Club Bearer)", 0, 0),
        ("Training Ground", "Sanctuary Soldier (Club Bearer)", 50, 0),
        ("Seaside Orphanage", "Lionet Knight (Young Mane)", 0, 0),
        ("Dragon Falls", "Dragon Knight (River Disciple)", 150, 150),
        ("Dragon Falls", "Black Dragon (Blind Claw)", 0, 0),
        ("Volcano Isle", "Black Dragon (Blind Claw)", 100, 100),
        ("Drowned Isle", "Ghost Lantern (Deep Light)", 100, 100),
        ("Silver Barracks", "Whale Knight (Tidal Bulk)", 100, 100),
        ("Sanctuary Steps", "Sanctuary Soldier (Club Bearer)", 0, 50),
        ("Golden Forecourt", "Leo Knight (Lightning Mane)", 50, 50),
        ("Goddess's Chamber", "Sanctuary Soldier (Club Bearer)", 0, 100),
    ],
)
def test_what_a_field_card_adds(field: str, knight: str, offense: int, defense: int) -> None:
    """A Field Card's effect acts on the Knights battling over it or on the result of that battle."""
    for role, plus in ((OFFENSE, offense), (DEFENSE, defense)):
        assert power(knight, role, field=field) - power(knight, role) == plus


def on_field(field: str, mine: list[str], theirs: list[str], **more: Any) -> Contest:
    return Contest(Side(front={1: mine}, cosmo=2), Side(front={1: theirs}, cosmo=2), [field], **more)


@rule("KZ-204")
def test_the_wreck_gives_a_card_to_an_unopposed_offense() -> None:
    """Offense, uncontested: Draw 1."""
    assert on_field("Wreck of the Ghost Ship", [KNIGHT], []).fight().count(zones.HAND, 0) == 1
    assert on_field("Wreck of the Ghost Ship", [KNIGHT], ["L1 P100"]).fight().count(zones.HAND, 0) == 0


@rule("KZ-219")
def test_the_frozen_wasteland_makes_rows_dearer_for_both() -> None:
    """Offense and Defense: Frost 1."""
    s = Contest(
        Side(["Plain Technique"], cosmo=2, front={1: [KNIGHT]}),
        Side(["Plain Technique"], cosmo=2, front={1: [KNIGHT]}),
        ["Frozen Wasteland"],
    )
    s.support(["Plain"], ["Plain"])
    for _ in range(2):
        assert s.offered("meter") == [["Plain Technique", "100", "0"], ["Plain Technique", "200", "2"]]
        s.quiet()


@rule("KZ-207")
def test_the_bridge_of_bones_takes_a_cosmo_or_power() -> None:
    """Offense: Toll 1 Cosmo or -50 Power."""
    pays = on_field("Bridge of Bones", [KNIGHT, "L1 P200"], ["L1 P100"]).choose("spend").fight()
    not_paid = on_field("Bridge of Bones", [KNIGHT, "L1 P200"], ["L1 P100"]).choose("spend_not").fight()
    assert [s.happened("compared")[0].number for s in (pays, not_paid)] == [500, 400]


@rule("KZ-240")
def test_the_clock_tower_gives_ties_to_the_defense() -> None:
    """Defense: Steadfast."""
    assert on_field("Clock Tower", [KNIGHT], ["L1 P300"]).fight().points == (0, 2)


@rule("KZ-220")
def test_the_hall_of_the_pontiff_taxes_both() -> None:
    """Offense and Defense: Tax 1."""
    s = Contest(Side(["Blank 1"], cosmo=3, front={1: [KNIGHT]}), Side(["Blank 1"], cosmo=3, front={1: [KNIGHT]}),
                ["Hall of the Pontiff"])  # fmt: skip
    s.support(["Blank"], ["Blank"]).fight()
    assert (s.count(zones.COSMO, 0), s.count(zones.COSMO, 1)) == (1, 1)


@rule("KZ-227")
def test_the_fire_clock_plaza_costs_the_loser_one_more() -> None:
    """Offense and Defense: Breach 1."""
    assert on_field("Fire Clock Plaza", [KNIGHT], ["L1 P100"]).fight().damage(1) == 2
    assert on_field("Fire Clock Plaza", [KNIGHT], ["L1 P900"]).fight().damage(1) == 2
    assert on_field("Fire Clock Plaza", [KNIGHT], []).fight().damage(1) == 2


@rule("KZ-211")
def test_stargazers_hill_charges_the_winner() -> None:
    """Offense and Defense, on a win: Charge 1."""
    for theirs, winner in (("L1 P100", 0), ("L1 P900", 1)):
        s = on_field("Stargazer's Hill", [KNIGHT], [theirs]).fight()
        assert [s.count(zones.COSMO, seat) for seat in (winner, 1 - winner)] == [3, 2]


@rule("KZ-242")
def test_the_goddess_chamber_gives_cards_to_an_offense_that_takes_it() -> None:
    """Offense, on capture: Draw 2."""
    taken = on_field("Goddess's Chamber", [KNIGHT], ["L1 P100"], damage={1: 6}).fight()
    held = on_field("Goddess's Chamber", [KNIGHT], ["L1 P900"], damage={1: 6}).fight()
    assert (taken.count(zones.HAND, 0), taken.points) == (2, (8, 0))
    assert (held.count(zones.HAND, 1), held.points) == (0, (0, 9))


@rule("KZ-229")
def test_the_olive_grove_mends_for_a_defense_that_wins() -> None:
    """Defense, on a win: Mend 1."""
    s = on_field("Sacred Olive Grove", [KNIGHT], ["L1 P900"], damage={1: 2})
    assert s.asked == (1, "mend")
    assert s.choose("mend", "1").fight().damage(1) == 2
    assert on_field("Sacred Olive Grove", [KNIGHT], ["L1 P100"], damage={1: 2}).fight().damage(1) == 3
