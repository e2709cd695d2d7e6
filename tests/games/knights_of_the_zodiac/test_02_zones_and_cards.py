"""Chapters 2 to 4: where cards lie, who sees them, what is printed on them, what words mean."""

import pytest
from tests.games.knights_of_the_zodiac.scenario import Contest, Side, load
from tests.rules import rule

from hexadeck.cardtext.words import CardErrors
from hexadeck.games.knights_of_the_zodiac import display, zones
from hexadeck.games.knights_of_the_zodiac.table import CLASSES, FIELD_CARD, KNIGHT, POWER_OF_ZODIAC, TECHNIQUE, Card


def card(name: str) -> Card:
    return load().library.find(name)


def read(text: str) -> None:
    load(text)


@rule("KZ-013", "KZ-R10")
def test_discards_lie_face_up_for_both() -> None:
    """Discard Pile: discarded cards lie here face up."""
    s = Contest(Side(discard=["Dragon Knight (River Disciple)"], realm=["L1 P200"]), at="move")
    for seat in (0, 1, None):
        assert [c["name"] for c in s.view(seat)["seats"][0]["discard pile"]] == ["Dragon Knight"]


@rule("KZ-014", "KZ-077", "KZ-R08")
def test_a_face_down_knight_is_known_to_its_owner_and_others_can_point_at_it() -> None:
    """Each player, Offense first, may place a Knight from hand face down in the own Realm."""
    s = Contest(Side(hand=["Wolf Knight (Pack Hunter)"]), at="deploy")
    s.to("deploy").choose("deploy", "Wolf")

    own, other = (s.view(seat)["seats"][0]["realm"][0] for seat in (0, 1))

    assert own["name"] == "Wolf Knight"
    assert own["face_down"]
    assert (other["id"], other["face_down"], other["face_up"]) == ("face-down", True, 0)
    assert other["handle"] > 0


@rule("KZ-015", "KZ-075", "KZ-051")
def test_cosmo_lies_face_down_and_others_see_how_many() -> None:
    """They are placed face down."""
    s = Contest(Side(cosmo=3, realm=["L1 P200"]), at="move")

    assert s.view(1)["seats"][0]["cosmo"] == [None, None, None]
    assert [c["name"] for c in s.view(0)["seats"][0]["cosmo"]] == ["L1 P200"] * 3


@rule("KZ-016", "KZ-120")
def test_the_point_area_holds_what_a_player_has_won() -> None:
    """It holds defeated Knights and Field Cards the player has won."""
    s = Contest(Side(front={1: ["L3 P500"]}), Side(front={1: ["L2 P300"]}), ["Limit 3"], damage={1: 2}).fight()

    assert sorted(s.names(zones.POINTS, 0)) == ["L2 P300", "Limit 3"]


@rule("KZ-017", "KZ-R27")
def test_in_play_means_face_up_in_a_realm_or_on_a_field_card() -> None:
    """Conditions on name, class, Level or Power see face-up cards only."""
    unicorn = "Unicorn Knight (Loyal Lance)"
    pegasus = "Pegasus Knight (Star Runner)"
    here = Contest(Side(front={1: [unicorn]}, up=[pegasus]), at="move")
    face_down = Contest(Side(front={1: [unicorn]}, realm=[pegasus]), at="move")
    in_hand = Contest(Side(front={1: [unicorn]}, hand=[pegasus]), at="move")
    theirs = Contest(Side(front={1: [unicorn]}), Side(up=[pegasus]), at="move")

    assert [s.power("Unicorn") for s in (here, face_down, in_hand, theirs)] == [450, 300, 300, 450]


@rule("KZ-018", "KZ-019")
def test_there_are_four_types_and_every_card_has_a_name_and_a_number() -> None:
    """There are four card types: Knight, Technique, Power of Zodiac, Field."""
    shipped = [record for record in load().library.cards if record.id.isdigit()]
    kinds = [record.kind for record in shipped]

    assert [kinds.count(kind) for kind in (KNIGHT, TECHNIQUE, POWER_OF_ZODIAC, FIELD_CARD)] == [84, 42, 34, 18]
    assert sorted(int(record.id) for record in shipped) == list(range(1, 179))
    assert all(record.name for record in shipped)


@rule("KZ-020", "KZ-021", "KZ-022", "KZ-023", "KZ-026")
def test_a_knight_has_level_class_name_power_and_texts() -> None:
    """Level decides whether the Knight may battle for a given Field Card (compare with its Limit)."""
    knight = card("Pegasus Knight (Awakened)")
    read_back = (knight.name, knight.version, CLASSES[knight.knight_class], knight.level, knight.power, knight.worth)

    assert read_back == ("Pegasus Knight", "Awakened", "Bronze", 4, 600, 4)
    assert knight.text == (
        "Offense: +100 Power.",
        "Offense: Focus 1.",
        "Defense: +50 Power per 2 Cosmo, at most +100.",
    )


@rule("KZ-024", "KZ-025")
def test_there_are_six_classes_each_with_its_colour() -> None:
    """There are six Knight Classes: Bronze, Silver, Gold, Black, Ghost, Non-affiliated."""
    assert CLASSES == ("Bronze", "Silver", "Gold", "Black", "Ghost", "Non-affiliated")
    colours = [display.CLASS_COLOURS[name] for name in CLASSES]
    assert colours == ["blue", "silver", "gold", "black", "green", "brown"]


@rule("KZ-027", "KZ-028", "KZ-035", "KZ-102")
def test_only_the_text_for_the_role_counts() -> None:
    """Only the text for the role counts."""
    dragon = "Dragon Knight (River Disciple)"
    as_offense = Contest(Side(front={1: [dragon]}), at="move")
    as_defense = Contest(Side(), Side(front={1: [dragon]}), at="move")

    assert (as_offense.power("Dragon"), as_defense.power("Dragon")) == (250, 300)


@rule("KZ-029", "KZ-030", "KZ-031", "KZ-032")
def test_a_technique_has_users_a_meter_and_texts() -> None:
    """Printed fields of a Technique: name, Power Meter, Card User, Offense effect, Defense effect, card number."""
    technique = card("Absolute Execution")

    assert technique.users.names == ("Aquarius Knight", "Swan Knight")
    assert technique.meter == ((0, 50), (3, 500))
    assert card("Bronze Bond").users.may_use(card("Wolf Knight (Pack Hunter)"))
    assert not card("Bronze Bond").users.may_use(card("Whale Knight (Tidal Bulk)"))


@rule("KZ-036", "KZ-037", "KZ-039")
def test_a_power_of_zodiac_card_has_a_cost_a_phase_and_a_text() -> None:
    """Printed fields of a PoZ card: name, Cosmo Cost, card effect, Phase, card number."""
    power = card("Beyond the Sixth Sense")

    assert (power.cost, power.phase, power.users.classes) == (4, 5, (0, 2))


@rule("KZ-040", "KZ-041", "KZ-044", "KZ-046")
def test_a_field_card_has_a_limit_which_is_its_worth() -> None:
    """Limit, third use: the Points this Field Card is worth once won."""
    field = card("Golden Forecourt")

    assert (field.limit, field.worth, field.text) == (6, 6, ("Each Gold Knight gets +50 Power.",))


@rule("KZ-047", "KZ-050", "KZ-115", "E06")
def test_a_general_effect_counts_for_every_knight() -> None:
    """When a player has several Knights in a battle, a general effect is applied to every one of them."""
    s = Contest(Side(hand=["Blank 0"], front={1: ["L1 P300", "L2 P400"]}), Side(front={1: ["L1 P200"]}), ["Limit 5"])
    s.support(["Blank 0"])
    assert s.happened("compared")[0].number == 700
    s.fight()
    assert s.total(0) == 700
    during = Contest(Side(hand=["Blank 0", "Plain Technique"], front={1: ["L1 P300", "L2 P400"]}),
                     Side(front={1: ["L1 P200"]}), ["Limit 5"])  # fmt: skip
    during.support(["Blank 0", "Plain Technique"])
    assert during.asked[1] == "user"
    during.quiet().to("move")
    assert max(event.number for event in during.happened("compared")) == 700


@rule("KZ-048", "KZ-049")
def test_battling_with_is_mine_and_battling_against_is_theirs() -> None:
    """Battling with is mine and battling against is theirs."""
    rival = "Rival Brawler (Lost Cloth)"
    against = Contest(Side(front={1: [rival]}), Side(front={1: ["Pegasus Knight (Star Runner)"]}), at="move")
    with_it = Contest(Side(front={1: [rival, "Pegasus Knight (Star Runner)"]}), at="move")

    assert (against.power("Rival"), with_it.power("Rival")) == (450, 600)


@rule("KZ-052")
def test_a_deck_without_cards_is_decked() -> None:
    """A deck without cards is decked."""
    s = Contest(Side(deck=1, draws=True), at="draw")
    assert [event.seat for event in s.happened("decked")] == [0]


@rule("KZ-241")
def test_a_name_means_every_version() -> None:
    """A name means every version."""
    for version in ("Newly Clothed", "Star Runner", "Awakened", "Sagittarius-clad"):
        assert card("Meteor Barrage").users.may_use(card(f"Pegasus Knight ({version})"))
    assert not card("Meteor Barrage").users.may_use(card("Black Pegasus (Dark Meteor)"))


HEAD = "Home Knight [H1]\nBronze Knight, Level 1, Power 200\n"


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("Home [H1]\nBronze Knight, Level 0, Power 200", "KZ-023"),
        ("Home [H1]\nTechnique for any Knight\nPower Meter: 2 Cosmo +100, 1 Cosmo +50", "KZ-R32"),
        ("Home [H1]\nTechnique for any Knight", "KZ-031"),
        ('Home [H1]\nTechnique for "Nobody Knight"\nPower Meter: 0 Cosmo +100', "KZ-032"),
        ("Home [H1]\nTechnique for everybody\nPower Meter: 0 Cosmo +100", "expected users like"),
        ("Home [H1]\nField Card, Limit 0", "KZ-042"),
        ("Home [H1]\nSomething else", "KZ-018"),
        (HEAD + "+50 Power.", "KZ-021"),
        (HEAD + "Offense, on a win: +50 Power.", "KZ-204"),
        (HEAD + "Offense, on a win: Crack 1.", "KZ-228"),
        (HEAD + "Offense, on a loss: Mend 1.", "KZ-229"),
        (HEAD + "Offense: +50 Powr.", "expected"),
        ("Home [H1]\nPower of Zodiac, Battle Phase, cost 1\nOffense: Breach 1.", "KZ-037"),
        ("Home [H1]\nPower of Zodiac, Move Phase, cost 1\nBreach 1.", "KZ-R34"),
        ("Home [H1]\nField Card, Limit 3\nOffense, spend 1 Cosmo: Hush.", "KZ-206"),
        ("Home [H1]\nPower of Zodiac, Battle Phase, cost 1\nWithdraw.", "KZ-208"),
        ("Home [H1]\nPower of Zodiac, Move Phase, cost 1\nShift.", "KZ-208"),
        ("Home [H1]\nField Card, Limit 3\nVeil.", "KZ-208"),
        ("Home [H1]\nPower of Zodiac, Battle Phase, cost 1\nRebirth 3.", "KZ-208"),
    ],
)  # fmt: skip
def test_a_card_that_cannot_be_is_refused_with_its_place(text: str, complaint: str) -> None:
    """A card that cannot be is refused with its place."""
    with pytest.raises(CardErrors) as caught:
        read(text)
    assert complaint in str(caught.value)
    assert "home.cards:" in str(caught.value)
