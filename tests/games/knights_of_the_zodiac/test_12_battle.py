"""Chapters 12 to 18: the Battle Phase, steps a to f."""

from typing import Any

from tests.games.knights_of_the_zodiac.scenario import Contest, Side
from tests.rules import rule

from hexadeck.games.knights_of_the_zodiac import clock, zones

LOW = "L2 P300"
HIGH = "L3 P500"


def duel(mine: list[str], theirs: list[str], **more: Any) -> Contest:
    """A battle on slot 1, without hands."""
    return Contest(Side(front={1: mine}), Side(front={1: theirs} if theirs else {}), **more)


@rule("KZ-090", "KZ-091", "KZ-092", "KZ-R18", "KZ-R20", "E35")
def test_only_what_is_in_a_battle_is_revealed_and_fought() -> None:
    """A Field Card that has only Defense Knights and no Offense Knight has no battle."""
    s = Contest(
        Side(front={1: ["L1 P200"], 3: ["L1 P250"]}, realm=["L5 P700"], hand=["Blank 0"]),
        Side(front={2: ["L1 P300"], 3: ["L1 P350"]}, cosmo=1),
    )
    revealed = [(event.number, s.table.cards[event.what].full_name) for event in s.happened("revealed")]

    assert sorted(revealed) == [(1, "L1 P200"), (1, "Limit 5"), (3, "L1 P250"), (3, "L1 P350"), (3, "Limit 5")]
    assert (s.is_up("L1 P300"), s.is_up("L5 P700")) == (False, False)
    s.fight()
    assert (s.is_up("L1 P200"), s.damage(2), s.front(2, 1)) == (True, 0, ["L1 P300"])


@rule("KZ-093", "KZ-R21")
def test_the_offense_chooses_the_next_battle_each_time() -> None:
    """The Offense picks the next battle each time one ends."""
    s = Contest(Side(front={1: [LOW], 2: [LOW], 3: [LOW]}))
    assert s.asked == (0, "fight")
    assert [words[1] for words in s.offered("fight")] == ["1", "2", "3"]

    s.choose("fight", "2")

    assert [words[1] for words in s.offered("fight")] == ["1", "3"]
    assert (s.damage(2), s.damage(1)) == (1, 0)


@rule("KZ-094")
def test_a_battle_goes_through_its_steps() -> None:
    """A battle goes through its steps."""
    s = Contest(Side(["Plain Technique"], cosmo=1, front={1: [LOW]}), Side(front={1: [HIGH]}))
    assert (s.asked, s.table.clock[clock.STEP]) == ((0, "support"), clock.SUPPORT)
    s.support(["Plain Technique"])
    assert s.asked == (0, "meter")
    s.choose("meter", "200").fight()

    order = ["revealed", "battle_began", "compared", "support_placed", "support_revealed", "meter_paid", "battle_tied"]
    names = [event.name for event in s.log]
    assert [names.index(name) for name in order] == sorted(names.index(name) for name in order)


# -- step a ------------------------------------------------------------------------------------------------------------


@rule("KZ-096", "KZ-097", "KZ-098", "KZ-100", "E04")
def test_an_offense_above_the_limit_goes_back_without_a_battle() -> None:
    """An Offense above the Limit goes back without a battle."""
    s = duel(["L4 P600", "L3 P500"], ["L5 P700"], fields=["Limit 6"]).fight()

    assert s.names(zones.REALM, 0) == ["L4 P600", "L3 P500"]
    assert (s.is_up("L4 P600"), s.front(1, 1), s.field(1), s.points, s.damage(1)) == (
        True, ["L5 P700"], "Limit 6", (0, 0), 0,
    )  # fmt: skip


@rule("KZ-097")
def test_equal_to_the_limit_is_allowed() -> None:
    """Equal to or below the Limit is allowed; only exceeding it fails."""
    assert duel(["L4 P600", "L2 P500"], [], fields=["Limit 6"]).fight().damage(1) == 1


@rule("KZ-099", "KZ-100", "KZ-R22", "E05")
def test_a_defense_above_the_limit_loses_the_field_card() -> None:
    """A Defense above the Limit loses the Field Card."""
    s = Contest(
        Side(["Crumbling Pillars"], cosmo=2, front={1: ["L3 P450"]}), Side(front={1: ["L5 P700"]}), ["Limit 6"], "move",
        True, damage={1: 2},
    )  # fmt: skip
    s.choose("play", "Crumbling").choose("choose_there", "Limit 6", "1").fight()

    assert (s.names(zones.REALM, 0), s.names(zones.REALM, 1)) == (["L3 P450"], ["L5 P700"])
    assert (s.field(1), s.points) == (None, (0, 0))
    assert sorted(s.names(zones.DISCARD, 1)) == ["L1 P300", "L1 P300", "Limit 6"]


@rule("KZ-R22")
def test_both_may_exceed_at_once() -> None:
    """Both may exceed at once."""
    s = duel(["L5 P700"], ["L6 P800"], fields=["Limit 4"]).fight()
    assert (s.field(1), s.names(zones.REALM, 0), s.names(zones.REALM, 1)) == (None, ["L5 P700"], ["L6 P800"])


@rule("KZ-R19")
def test_an_unopposed_offense_is_checked_too() -> None:
    """An unopposed Offense above the Limit is pulled back and no Field Damage is placed."""
    s = duel(["L7 P900"], [], fields=["Limit 5"]).fight()
    assert (s.damage(1), s.names(zones.REALM, 0)) == (0, ["L7 P900"])


@rule("KZ-R23")
def test_the_level_check_is_not_repeated() -> None:
    """Reinforcement is refused by the Limit, but Knights that are there are not checked again."""
    s = Contest(
        Side(["Reinforcement"], cosmo=3, front={1: [LOW]}, realm=["L1 P200", "L5 P750"]), Side(front={1: [HIGH]}),
        ["Limit 5"],
    )  # fmt: skip
    s.support(["Reinforcement"])

    # Level 5 would exceed the Limit, so there is one Knight to choose.
    assert s.offered("choose") == [["L1 P200"]]
    s.quiet().fight()
    assert len(s.happened("pulled_back")) == 0


# -- steps b and c -----------------------------------------------------------------------------------------------------


@rule("KZ-101", "KZ-104", "KZ-105", "KZ-106", "KZ-045")
def test_powers_are_added_up_with_effects_and_can_still_change() -> None:
    """The Powers are compared after applying the effects from step b."""
    s = Contest(
        Side(["Blank 1"], cosmo=1, front={1: ["Dragon Knight (River Disciple)", "L2 P300"]}),
        Side(front={1: ["L5 P700"]}), ["Dragon Falls"], cards="",
    )  # fmt: skip
    # Limit 4 holds Levels 1 and 2, but not the Defense's Level 5.
    assert s.field(1) is None

    s = Contest(
        Side(["Blank 1"], cosmo=1, front={1: ["Dragon Knight (River Disciple)", "L2 P300"]}),
        Side(front={1: ["L4 P800"]}), ["Dragon Falls"],
    )  # fmt: skip
    assert [event.number for event in s.happened("compared")] == [200 + 50 + 150 + 300, 800]
    s.support(["Blank 1"]).fight()
    assert s.points == (4, 0)


@rule("KZ-R25")
def test_the_field_card_works_first_then_the_offense_then_the_defense() -> None:
    """Order when it matters: Field Card, Offense cards, Defense cards; within one player, that player's choice."""
    s = Contest(
        Side(cosmo=1, front={1: ["Fly Knight (Swarm Caller)"]}),
        Side(front={1: ["Fly Knight (Swarm Caller)", "Ghost Sea Serpent (Coiling Tide)"]}), ["Bridge of Bones"],
    )  # fmt: skip
    assert s.asked == (0, "toll")
    s.choose("spend")

    # The Defense has two texts for the check and puts them in order.
    assert s.asked == (1, "order")


@rule("KZ-R26", "E28")
def test_power_never_drops_below_zero() -> None:
    """Whatever is taken away, the least is 0."""
    s = Contest(Side(["Cloth Shatter"], cosmo=3, front={1: ["L1 P500"]}), Side(front={1: ["L1 P200", "L2 P300"]}))
    s.support(["Cloth Shatter"])
    s.choose("choose", "L1 P200")

    assert max(event.number for event in s.happened("compared")) == 500
    s.fight()
    assert s.points == (3, 0)


@rule("KZ-R26")
def test_becomes_then_plus_then_the_printed_power_again() -> None:
    """First what a Power becomes, then what is added, then what the printed Power adds again."""
    s = Contest(
        Side(
            ["Beyond the Sixth Sense"], cosmo=4, front={1: ["Wolf Knight (Pack Hunter)", "Bear Knight (Bone Crusher)"]}
        ),
        Side(["Gorgon Shield"], front={1: ["Perseus Knight (Stone Gaze)"]}),
        fields=["Limit 5"],
    )
    assert s.asked == (1, "effect")
    s.choose("choose", "Bear").support(["Beyond"], [])
    s.choose("choose", "Bear")

    # Bear: 0 after Petrify, +50 of its own, 400 again. Wolf: 200, +100 for the other Bronze.
    assert s.asked[1] != "support"
    assert [event.number for event in s.happened("compared")] == [50 + 300, 600]


# -- steps e and f -----------------------------------------------------------------------------------------------------


@rule("KZ-116", "KZ-118", "KZ-119", "KZ-120", "KZ-122", "E07")
def test_the_higher_power_wins_knights_points_and_a_field_damage() -> None:
    """After step d the final Powers are compared; the side with the higher Power wins the battle."""
    s = duel(["L4 P700"], ["L2 P300", "L3 P350"], fields=["Limit 6"]).fight()

    assert (s.points, sorted(s.names(zones.POINTS, 0)), s.front(1, 1)) == ((5, 0), ["L2 P300", "L3 P350"], [])
    assert (s.damage(1), s.count(zones.DECK, 1), s.count(zones.DECK, 0)) == (1, 11, 12)


@rule("KZ-R09", "KZ-122")
def test_nobody_knows_field_damage() -> None:
    """Not even the owner may look; the cards are seen when they are discarded."""
    s = duel([HIGH], [LOW]).fight()
    for seat in (0, 1, None):
        damage = s.view(seat)["damage"]
        assert [(card["id"], card["damage_of"], card["slot"]) for card in damage] == [("face-down", 2, 0)]


@rule("KZ-117", "KZ-127", "KZ-R37", "E10")
def test_a_tie_leaves_everything_but_the_support_cards() -> None:
    """A tie leaves everything but the support cards."""
    s = Contest(Side(["Blank 0"], front={1: ["L3 P700"]}), Side(["Blank 0"], front={1: ["L2 P700"]}))
    s.support(["Blank 0"], ["Blank 0"]).fight()

    assert (s.points, s.damage(1), s.front(1, 0), s.front(1, 1)) == ((0, 0), 0, ["L3 P700"], ["L2 P700"])
    assert (s.names(zones.DISCARD, 0), s.names(zones.DISCARD, 1)) == (["Blank 0"], ["Blank 0"])


@rule("KZ-R37")
def test_with_the_option_support_cards_lie_on_after_a_tie_and_do_nothing() -> None:
    """With the option support cards lie on after a tie and do nothing."""
    s = Contest(
        Side(["Blank 0"], front={1: ["L3 P700"]}), Side(["Blank 0"], front={1: ["L2 P700"]}),
        options={"tie_discards_support": False},
    )  # fmt: skip
    s.support(["Blank 0"], ["Blank 0"]).fight()

    assert s.names(zones.SUPPORT, 0) == ["Blank 0"]
    assert s.total(0) == 700


@rule("KZ-R37")
def test_what_lies_on_after_a_tie_goes_back_when_the_contest_ends() -> None:
    """No later battle of the Contest discards it."""
    s = Contest(
        Side(["Blank 0"], front={1: ["L3 P700"], 2: ["L3 P800"]}),
        Side(front={1: ["L2 P800"], 2: ["L1 P100"]}),
        options={"tie_discards_support": False},
    )
    s.choose("fight", "1").support(["Blank 0"]).fight()
    assert [len(s.happened(event)) for event in ("battle_tied", "battle_won")] == [1, 1]
    assert (s.names(zones.SUPPORT, 0), s.names(zones.DISCARD, 0)) == (["Blank 0"], [])
    s.match.concede_part(s.asked[0])
    assert s.names(zones.SUPPORT, 0) == []


@rule("KZ-R37")
def test_a_technique_that_lies_on_after_a_tie_is_not_revealed_again() -> None:
    """A Technique that lies on after a tie is not revealed again."""
    crow = "Black Crow (Thief of Plumes)"
    s = Contest(
        Side(["Plain Technique", "Blank 4"], front={1: ["L1 P300"]}),
        Side(["Plain Technique", "Black Mirror"], cosmo=1, front={1: [crow]}),
        options={"tie_discards_support": False},
    )
    s.support(["Plain Technique"], ["Plain Technique"]).fight()
    assert s.names(zones.SUPPORT, 0) == ["Plain Technique"]
    s.support([], ["Black Mirror"]).to("meter", 1)
    assert s.power(crow) == 300


@rule("KZ-008", "KZ-043", "KZ-123", "KZ-124", "KZ-R41", "E08")
def test_field_damage_equal_to_the_limit_gives_the_field_card_to_the_winner() -> None:
    """Limit, second use: the amount of Field Damage needed to gain control of this Field Card."""
    s = duel(["L4 P600"], ["L2 P300"], damage={1: 4}).fight()

    assert (s.points, s.field(1), sorted(s.names(zones.POINTS, 0))) == ((7, 0), None, ["L2 P300", "Limit 5"])
    assert s.count(zones.DISCARD, 1) == 5
    assert (s.names(zones.REALM, 0), s.is_up("L4 P600")) == (["L4 P600"], True)


@rule("KZ-125", "KZ-126", "KZ-R24", "E09")
def test_an_unopposed_attack_gives_a_field_damage_and_no_points() -> None:
    """An unopposed attack gives no Points unless that Field Damage makes the total equal the Limit."""
    s = duel([LOW], [], damage={1: 1}).fight()
    assert (s.damage(1), s.points, s.front(1, 0)) == (2, (0, 0), [LOW])
    last = duel([LOW], [], damage={1: 4}).fight()
    assert last.points == (5, 0)


@rule("KZ-R24")
def test_nobody_places_support_cards_without_an_opponent() -> None:
    """An unopposed battle has no step d."""
    s = Contest(Side(["Blank 0"], front={1: [LOW]}), Side(["Blank 0"]))
    assert s.asked[1] != "support"


@rule("KZ-R39", "E16")
def test_the_defense_can_win_its_own_field_card() -> None:
    """Field Damage is counted for both sides, so the winner of the last battle takes the card."""
    s = duel(["L1 P200"], ["L3 P500"], fields=["Limit 4"], damage={1: 3}).fight()
    assert (s.points, s.names(zones.POINTS, 1)) == ((0, 5), ["L1 P200", "Limit 4"])


@rule("KZ-R39")
def test_with_per_loser_only_the_losers_field_damage_counts() -> None:
    """With per loser only the losers Field Damage counts."""
    s = duel(["L1 P200"], ["L3 P500"], fields=["Limit 4"], damage={1: 3}, options={"field_damage": "per_loser"}).fight()
    assert (s.points, s.field(1)) == ((0, 1), "Limit 4")


@rule("KZ-R39", "KZ-R47")
def test_with_per_loser_markers_count_for_who_placed_them() -> None:
    """With per loser markers count for who placed them."""
    offense, defense = Side(front={1: [HIGH], 2: [LOW]}, deck=0), Side(front={1: [LOW], 2: [HIGH]}, deck=0)
    s = Contest(offense, defense, options={"field_damage": "per_loser"}).fight()
    counted = [[int(s.table.damage_at(slot, loser)) for loser in (0, 1)] for slot in (0, 1)]
    assert counted == [[0, 1], [1, 0]]


@rule("KZ-R40")
def test_no_more_field_damage_is_placed_than_the_limit() -> None:
    """Placing stops when the Limit is reached."""
    s = Contest(Side(["Field Ruin"], cosmo=2, front={1: [HIGH]}), Side(front={1: [LOW]}), damage={1: 3})
    s.support(["Field Ruin"]).fight()
    assert (s.count(zones.DISCARD, 1), s.count(zones.DECK, 1)) == (5, 10)


@rule("KZ-R41", "KZ-R17", "E31")
def test_knights_of_a_captured_field_card_may_fill_the_realm_beyond_five() -> None:
    """They return to their owner's Realm, face up, however full it is."""
    s = Contest(Side(realm=["L1 P100"] * 5, front={1: [LOW, "L1 P200"]}), damage={1: 4})
    s.to("move", 0)
    assert (s.count(zones.REALM, 0), s.offered("end_moves")) == (7, [])


@rule("KZ-R47", "E32")
def test_a_player_without_a_deck_places_markers() -> None:
    """A neutral marker is placed instead; it counts as Field Damage and is simply removed with the others."""
    s = Contest(Side(front={1: [HIGH]}), Side(front={1: [LOW]}, deck=0)).fight()
    assert (s.damage(1), s.table.markers[s.table.field_at(0)]) == (1, 1)
    s = Contest(Side(front={1: [HIGH]}), Side(front={1: [LOW]}, deck=0), damage={1: 4}).fight()
    assert (s.field(1), s.count(zones.DISCARD, 1), s.points) == (None, 4, (7, 0))


@rule("KZ-103")
def test_texts_about_the_outcome_wait_for_it() -> None:
    """Some effects can be applied only after a particular battle outcome; they wait until then."""

    def cosmo_after(theirs: str) -> int:
        s = Contest(Side(front={1: ["Swan Knight (Diamond Wing)"]}), Side(front={1: [theirs]}, cosmo=2)).fight()
        return s.count(zones.COSMO, 1)

    assert (cosmo_after("L1 P200"), cosmo_after("L5 P900")) == (1, 2)


@rule("KZ-R63", "E43")
def test_the_offense_cannot_decline_a_battle() -> None:
    """Where it has Knights, there is a battle; only the order is its choice."""
    s = Contest(Side(front={4: [LOW]}), Side(up=[HIGH]), at="move", face_up=True)
    s.choose("end_moves").choose("move", HIGH, "4").fight()

    assert s.points == (0, 2)
