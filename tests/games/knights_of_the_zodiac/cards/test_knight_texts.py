"""What Knights do at their moments, and the words that are neither Power nor Rally nor Weaken."""

from typing import Any

import pytest
from tests.games.knights_of_the_zodiac.cards.duels import DEFENSE, IDLE, OFFENSE, After, fought, sides
from tests.games.knights_of_the_zodiac.scenario import Contest, Side
from tests.rules import rule

from hexadeck.games.knights_of_the_zodiac import zones

DOES: list[tuple[str, int, str, dict[str, int]]] = [
    # Knight, role, outcome, what has changed.
    ("Pegasus Knight (Star Runner)", OFFENSE, "win", {"cosmo": 1, "deck": -1}),
    ("Pegasus Knight (Star Runner)", DEFENSE, "win", {"cosmo": 0}),
    ("Swan Knight (Ice Apprentice)", DEFENSE, "tie", {"foe_cosmo": -1}),
    ("Swan Knight (Diamond Wing)", OFFENSE, "win", {"foe_cosmo": -1}),
    ("Phoenix Knight (Illusion Fist)", OFFENSE, "win", {"foe_hand": -1}),
    ("Phoenix Knight (Illusion Fist)", DEFENSE, "win", {"foe_hand": -1}),
    ("Hydra Knight (Regrowing Fangs)", OFFENSE, "loss", {"foe_cosmo": -1}),
    ("Hydra Knight (Regrowing Fangs)", DEFENSE, "loss", {"foe_deck": -2}),
    ("Ophiuchus Knight (Cobra of Sanctuary)", DEFENSE, "loss", {"foe_cosmo": -1}),
    ("Crow Knight (Black-Winged Herald)", OFFENSE, "uncontested", {"hand": 1}),
    ("Crow Knight (Black-Winged Herald)", OFFENSE, "win", {"hand": 0}),
    ("Crow Knight (Black-Winged Herald)", DEFENSE, "win", {"hand": 1}),
    ("Fly Knight (Swarm Caller)", OFFENSE, "win", {"foe_deck": -2}),
    ("Fly Knight (Swarm Caller)", DEFENSE, "loss", {"foe_deck": -1}),
    ("Aries Knight (Wall of Crystal)", OFFENSE, "loss", {"cosmo": 1}),
    ("Cancer Knight (Gate of Yomotsu)", OFFENSE, "win", {"foe_deck": -3}),
    ("Pisces Knight (Royal Rose)", OFFENSE, "loss", {"foe_cosmo": -1}),
    ("Black Swan (Dark Blizzard)", OFFENSE, "win", {"foe_cosmo": -1}),
    ("Black Crow (Thief of Plumes)", OFFENSE, "win", {"hand": 1}),
    ("Black Hydra (Venom Fang)", OFFENSE, "loss", {"foe_hand": -1}),
    ("Black Hydra (Venom Fang)", DEFENSE, "loss", {"foe_hand": -1}),
    ("Ghost Sea Serpent (Coiling Tide)", OFFENSE, "win", {"foe_deck": -2}),
    ("Ghost Sea Serpent (Coiling Tide)", DEFENSE, "win", {"foe_deck": -1}),
    ("Ghost Jellyfish (Poison Veil)", OFFENSE, "loss", {"foe_cosmo": -2}),
    ("Ghost Lantern (Deep Light)", OFFENSE, "loss", {"hand": 1}),
    ("Ghost Lantern (Deep Light)", DEFENSE, "loss", {"hand": 1}),
    ("Foundation Steward (Keeper of Funds)", OFFENSE, "loss", {"cosmo": 1}),
    ("Foundation Steward (Keeper of Funds)", DEFENSE, "loss", {"cosmo": 1}),
    ("Machine-Cloth Squire (Sea)", OFFENSE, "tie", {"cosmo": 1}),
    ("Machine-Cloth Squire (Sea)", DEFENSE, "tie", {"cosmo": 1}),
    ("Sagittarius Knight (Golden Arrow)", OFFENSE, "win", {"damage": 2}),
    ("Sagittarius Knight (Golden Arrow)", OFFENSE, "uncontested", {"damage": 2}),
    ("Capricorn Knight (Sword Arm)", OFFENSE, "win", {"damage": 2}),
    ("Black Phoenix (Shadow Feather)", OFFENSE, "win", {"damage": 2}),
    ("Black Phoenix (Shadow Feather)", OFFENSE, "loss", {"damage": 1}),
    ("Black Unicorn (Dark Lance)", OFFENSE, "uncontested", {"damage": 2}),
    ("Black Unicorn (Dark Lance)", OFFENSE, "win", {"damage": 1}),
    ("Flame Envoy (Borrowed Fire)", OFFENSE, "loss", {"damage": 2}),
]


@rule(
    "KZ-201", "KZ-202", "KZ-203", "KZ-204", "KZ-211", "KZ-212", "KZ-213", "KZ-214", "KZ-215", "KZ-227", "KZ-228",
)  # fmt: skip
@pytest.mark.parametrize(("name", "role", "outcome", "changes"), DOES)
def test_what_a_knight_does_at_its_moment(name: str, role: int, outcome: str, changes: dict[str, int]) -> None:
    """What a Knight does at its moment."""
    after = fought(name, role, outcome)
    assert {key: getattr(after, key) for key in changes} == changes


def won_with(name: str, role: int, **more: Any) -> After:
    return fought(name, role, "win", **more)


# -- Spend and Toll ----------------------------------------------------------------------------------------------------


@rule("KZ-206")
@pytest.mark.parametrize("name", ["Dragon Knight (Scale Undone)", "Flame Envoy (Borrowed Fire)"])
def test_a_cosmo_for_two_hundred_power(name: str) -> None:
    """A Cosmo for two hundred power."""
    base = {"Dragon": 550, "Flame ": 600}[name[:6]]
    s = sides(OFFENSE, Side(front={1: [name]}, cosmo=1), Side(front={1: ["L4 P700"]}))
    assert s.asked == (0, "spend")
    s.choose("spend")
    assert s.happened("compared")[0].number == base + 200
    assert s.fight().points == (4, 0)

    poor = sides(OFFENSE, Side(front={1: [name]}), Side(front={1: ["L4 P700"]}))
    assert poor.fight().happened("compared")[0].number == base


@rule("KZ-206", "KZ-209")
def test_centaur_weakens_for_a_cosmo() -> None:
    """Offense, spend 1 Cosmo: Weaken 150."""
    s = sides(
        OFFENSE, Side(front={1: ["Centaur Knight (Pyre Lord)"]}, cosmo=1), Side(front={1: ["L2 P600", "L1 P100"]})
    )
    s.choose("spend")
    assert [event.number for event in s.happened("compared")] == [500, 450]


@rule("KZ-223", "KZ-206")
@pytest.mark.parametrize(("role", "cost"), [(OFFENSE, 1), (DEFENSE, 2)])
def test_lyre_hushes_all_opposing_knights(role: int, cost: int) -> None:
    """Offense, spend 1 Cosmo: Hush."""
    theirs = Side(front={1: ["Bear Knight (Bone Crusher)", "Dragon Knight (River Disciple)"]})
    s = sides(role, Side(front={1: ["Lyre Knight (Requiem)"]}, cosmo=cost), theirs)
    s.to("spend", role).choose("spend")
    assert s.happened("compared")[1 - role].number == 600
    short = sides(role, Side(front={1: ["Lyre Knight (Requiem)"]}, cosmo=cost - 1), theirs)
    assert short.fight().happened("silenced") == []


@rule("KZ-225", "KZ-206")
@pytest.mark.parametrize(("role", "cost"), [(OFFENSE, 2), (DEFENSE, 3)])
def test_gemini_banishes_for_cosmo(role: int, cost: int) -> None:
    """Offense, spend 2 Cosmo: Banish one opposing Knight of Level 3 or less."""
    s = sides(
        role, Side(front={1: ["Gemini Knight (Two-Faced Star)"]}, cosmo=cost), Side(front={1: ["L3 P900", "L4 P500"]})
    )
    s.to("spend", role).choose("spend").fight()
    assert s.names(zones.REALM, 1 - role) == ["L3 P900"]
    assert s.points[role] == 4


@rule("KZ-207")
@pytest.mark.parametrize(
    ("name", "role", "base", "loss"),
    [
        ("Virgo Knight (Closed Eyes)", OFFENSE, 950, 200),
        ("Virgo Knight (Closed Eyes)", DEFENSE, 950, 200),
        ("Flame Envoy (Borrowed Fire)", DEFENSE, 600, 100),
    ],
)
def test_a_toll_is_paid_or_power_is_lost(name: str, role: int, base: int, loss: int) -> None:
    """A toll is paid or power is lost."""

    def compared(cosmo: int, verb: str) -> int:
        s = sides(role, Side(front={1: [name]}, cosmo=cosmo), Side(front={1: ["L1 P100"]}))
        if cosmo:
            s.to("toll", role).choose(verb)
        return int(s.happened("compared")[role].number)

    assert [compared(1, "spend"), compared(1, "spend_not"), compared(0, "")] == [base, base - loss, base - loss]


# -- Silence, Petrify, Weaken one, Cancel, Tax, Guard … ----------------------------------------------------------------


@rule("KZ-222")
@pytest.mark.parametrize("role", [OFFENSE, DEFENSE])
def test_swan_silences_one_knight(role: int) -> None:
    """Swan silences one Knight."""
    theirs = Side(front={1: ["Bear Knight (Bone Crusher)", "Dragon Knight (River Disciple)"]})
    s = sides(role, Side(front={1: ["Swan Knight (Absolute Cold)"]}), theirs)
    s.choose("choose", "Dragon")
    # The Bear keeps its +50 as the Offense, the Dragon has 200 in either role.
    assert s.happened("compared")[1 - role].number == 600 + (50 if role == DEFENSE else 0)


@rule("KZ-222")
def test_what_a_silenced_knight_has_done_stays_done() -> None:
    """The Steward of the Offense charges before the Swan of the Defense silences it."""
    s = sides(DEFENSE, Side(front={1: ["Swan Knight (Absolute Cold)"]}),
              Side(front={1: ["Foundation Steward (Keeper of Funds)"]}))  # fmt: skip
    assert (s.count(zones.COSMO, 0), [event.number for event in s.happened("compared")]) == (1, [150, 600])


@rule("KZ-222", "KZ-206", "KZ-207")
@pytest.mark.parametrize(
    ("name", "answer", "total"),
    [
        ("Dragon Knight (Scale Undone)", "spend", 750),
        ("Dragon Knight (Scale Undone)", "spend_not", 550),
        ("Virgo Knight (Closed Eyes)", "spend_not", 750),
        ("Virgo Knight (Closed Eyes)", "spend", 950),
    ],
)
def test_what_was_paid_for_or_refused_stays_though_the_knight_is_silenced(name: str, answer: str, total: int) -> None:
    """The Offense decides in step b, before the Swan of the Defense silences it."""
    s = sides(DEFENSE, Side(front={1: ["Swan Knight (Absolute Cold)"]}), Side(front={1: [name]}, cosmo=1))
    s.choose(answer)
    assert s.happened("silenced")
    assert s.happened("compared")[OFFENSE].number == total


@rule("KZ-222")
def test_the_other_texts_of_a_silenced_knight_that_has_paid_are_ignored() -> None:
    """The other texts of a silenced Knight that has paid are ignored."""
    s = sides(DEFENSE, Side(front={1: ["Swan Knight (Absolute Cold)"]}),
              Side(front={1: ["Gemini Knight (Two-Faced Star)"]}, cosmo=2))  # fmt: skip
    s.choose("spend")
    assert s.happened("compared")[OFFENSE].number == 900


@rule("KZ-R41", "KZ-232")
def test_a_veiled_knight_comes_back_face_up_from_a_captured_field_card() -> None:
    """A veiled Knight comes back face up from a captured Field Card."""
    name = "Chamaeleon Knight (Hidden Whip)"
    s = Contest(Side(front={1: [name]}), Side(front={1: ["L1 P100"]}), ["Limit 3"], damage={1: 2}).fight()
    assert s.happened("turned_down")
    assert (s.names(zones.REALM, 0), s.is_up(name)) == ([name], True)


@rule("KZ-212", "KZ-215")
@pytest.mark.parametrize(
    ("name", "event"), [("Swan Knight (Diamond Wing)", "drained"), ("Phoenix Knight (Illusion Fist)", "shocked")]
)
def test_drain_and_shock_take_cards_by_chance(name: str, event: str) -> None:
    """Drain and Shock take cards by chance."""
    cards = ["L1 P200", "L1 P250", "L1 P300"]
    s = sides(OFFENSE, Side(["L1 P150"], front={1: [name]}), Side(cards, cosmo=cards, front={1: ["L1 P100"]}))
    s.table.forced = [2]
    s.fight()
    assert [s.table.card(one.card).full_name for one in s.happened(event)] == ["L1 P300"]


@rule("KZ-224")
@pytest.mark.parametrize("role", [OFFENSE, DEFENSE])
def test_perseus_petrifies_a_low_level(role: int) -> None:
    """Offense and Defense: Petrify one opposing Knight of Level 2 or less."""
    s = sides(role, Side(front={1: ["Perseus Knight (Stone Gaze)"]}), Side(front={1: ["L2 P400", "L3 P450"]}))
    assert s.happened("compared")[1 - role].number == 450


@rule("KZ-209")
@pytest.mark.parametrize(("role", "minus"), [(OFFENSE, 250), (DEFENSE, 100)])
def test_siren_weakens_one_knight_of_level_three_or_less(role: int, minus: int) -> None:
    """Offense: Weaken one opposing Knight of Level 3 or less by 250."""
    s = sides(
        role, Side(front={1: ["Ghost Siren (Drowning Song)"]}), Side(front={1: ["L2 P400", "L4 P500", "L3 P450"]})
    )
    assert s.offered("choose") == [["L2 P400"], ["L3 P450"]]
    s.choose("choose", "L3")
    assert s.happened("compared")[1 - role].number == 1350 - minus


@rule("KZ-226")
def test_the_masked_pontiff_cancels_a_cheap_power_of_zodiac_card() -> None:
    """Cancel: one opposing card of that kind has no effect (KZ-R57)."""
    s = Contest(Side(["Blank 2", "Blank 3"], cosmo=5, front={1: ["L4 P600"]}),
                Side(front={1: ["Gemini Knight (Masked Pontiff)"]}), ["Limit 9"])  # fmt: skip
    s.support(["Blank 2", "Blank 3"]).fight()
    assert [s.table.cards[event.what].full_name for event in s.happened("cancelled")] == ["Blank 2"]


@rule("KZ-220")
@pytest.mark.parametrize(
    ("name", "role"), [("Gemini Knight (Masked Pontiff)", OFFENSE), ("Aquarius Knight (Master of Ice)", DEFENSE)]
)
def test_tax_makes_power_of_zodiac_cards_dearer(name: str, role: int) -> None:
    """Tax: Tax N makes opposing PoZ cards cost N more in this battle."""
    s = sides(role, Side(front={1: [name]}), Side(["Blank 1"], cosmo=3, front={1: ["L1 P200"]}))
    s.to("support", 1 - role).pick("Blank")
    s.fight()
    assert s.count(zones.COSMO, 1 - role) == 1


def bonuses(name: str, role: int, cosmo: int = 4) -> list[tuple[int, int]]:
    """The rows of a plain Technique that the opponent of this Knight is offered: bonus and cost."""
    s = sides(role, Side(front={1: [name]}), Side(["Plain Technique"], cosmo=cosmo, front={1: ["L1 P200"]}))
    s.to("support", 1 - role).pick("Plain").to("meter", 1 - role)
    return [(int(words[1]), int(words[2])) for words in s.offered("meter")]


@rule("KZ-216")
@pytest.mark.parametrize(
    ("name", "role", "guard"),
    [
        ("Lizard Knight (Marble Wind)", OFFENSE, 150),
        ("Lizard Knight (Marble Wind)", DEFENSE, 100),
        ("Aries Knight (Wall of Crystal)", DEFENSE, 150),
        ("Machine-Cloth Squire (Sea)", OFFENSE, 100),
        ("Machine-Cloth Squire (Sea)", DEFENSE, 50),
    ],
)
def test_guard_lowers_opposing_meters_but_not_below_zero(name: str, role: int, guard: int) -> None:
    """Guard: Guard X lowers the Power Meter bonus of each opposing Technique by X, not below 0."""
    assert bonuses(name, role) == [(max(0, 100 - guard), 0), (200 - guard, 1)]


@rule("KZ-219")
@pytest.mark.parametrize(
    ("name", "role"), [("Swan Knight (Diamond Wing)", DEFENSE), ("Aquarius Knight (Master of Ice)", OFFENSE)]
)
def test_frost_makes_opposing_rows_dearer(name: str, role: int) -> None:
    """Frost: Frost N makes Power Meter rows of opposing Techniques that cost anything N Cosmo dearer."""
    assert bonuses(name, role) == [(100, 0), (200, 2)]


def own_rows(name: str, role: int) -> list[tuple[int, int]]:
    s = sides(role, Side(["Plain Technique"], cosmo=2, front={1: [name]}), Side(front={1: ["L1 P100"]}))
    s.to("support", role).pick("Plain").to("meter", role)
    return [(int(words[1]), int(words[2])) for words in s.offered("meter")]


@rule("KZ-218", "KZ-217")
@pytest.mark.parametrize(
    ("name", "role", "expected"),
    [
        ("Pegasus Knight (Awakened)", OFFENSE, [(100, 0), (200, 0)]),
        ("Scorpio Knight (Fifteen Stings)", DEFENSE, [(100, 0), (200, 0)]),
        ("Scorpio Knight (Fifteen Stings)", OFFENSE, [(250, 0), (350, 1)]),
        ("Masked Instructor (Stern Teacher)", OFFENSE, [(200, 0), (300, 1)]),
        ("Masked Instructor (Stern Teacher)", DEFENSE, [(150, 0), (250, 1)]),
    ],
)
def test_focus_makes_own_rows_cheaper_and_deadly_stronger(
    name: str, role: int, expected: list[tuple[int, int]]
) -> None:
    """Focus: Focus N makes Power Meter rows of Techniques that this Knight uses N Cosmo cheaper, not below 0."""
    assert own_rows(name, role) == expected


@rule("KZ-239")
@pytest.mark.parametrize("name", ["Hound Knight (Thought Reader)", "Masked Instructor (Stern Teacher)"])
def test_foresee_shows_what_the_offense_places(name: str) -> None:
    """Foresee: the opponent places the cards of step d face up in this battle."""
    s = Contest(Side(["Blank 0"], front={1: ["L1 P200"]}), Side(["Blank 0"], front={1: [name]}))
    s.to("support", 0).pick("Blank")
    assert s.view(1)["seats"][0]["support"][0]["name"] == "Blank 0"


@rule("KZ-240")
@pytest.mark.parametrize(
    ("name", "role"), [("Leo Knight (Lightning Mane)", OFFENSE), ("Libra Knight (Twelve Weapons)", DEFENSE)]
)
def test_steadfast_wins_ties(name: str, role: int) -> None:
    """Steadfast: a tie is a win for this player; if both have it, it is a tie."""
    assert fought(name, role, "tie").s.points[role] == 1
    both = Contest(Side(front={1: ["Leo Knight (Lightning Mane)"]}), Side(front={1: ["L1 P100", "L1 P800"]}),
                   ["Clock Tower"], options={"overlimit_moves": "allow"})  # fmt: skip
    assert both.fight().points == (0, 0)


# -- where Knights go --------------------------------------------------------------------------------------------------


@rule("KZ-230")
@pytest.mark.parametrize(
    ("name", "role", "cost"),
    [
        ("Andromeda Knight (Gentle Heart)", OFFENSE, 1),
        ("Phoenix Knight (Rising Flame)", OFFENSE, 2),
        ("Phoenix Knight (Rising Flame)", DEFENSE, 3),
    ],
)
def test_rebirth_saves_a_knight_for_cosmo(name: str, role: int, cost: int) -> None:
    """Offense: Rebirth 1."""
    saved = fought(name, role, "loss", (("reborn", name),))
    assert (saved.s.names(zones.REALM, role), saved.s.points, saved.cosmo) == ([name], (0, 0), -cost)
    assert saved.s.is_up(name)
    assert fought(name, role, "loss", (("defeated", name),)).s.points[1 - role] > 0


@rule("KZ-232")
@pytest.mark.parametrize(
    ("name", "role"),
    [
        ("Chamaeleon Knight (Hidden Whip)", OFFENSE),
        ("Chamaeleon Knight (Hidden Whip)", DEFENSE),
        ("Black Crow (Thief of Plumes)", DEFENSE),
    ],
)
def test_veil_turns_the_winner_face_down(name: str, role: int) -> None:
    """Veil: this Knight is turned face down where it lies."""
    s = won_with(name, role).s
    assert (s.front(1, role), s.is_up(name)) == ([name], False)


@rule("KZ-231")
def test_dolphin_withdraws_face_down() -> None:
    """Offense, on a win: Withdraw."""
    name = "Ghost Dolphin (Leaping Shade)"
    s = won_with(name, OFFENSE, choices=(("shift", name, "Realm"),)).s
    assert (s.names(zones.REALM, 0), s.is_up(name)) == ([name], False)
    assert won_with(name, OFFENSE, choices=(("stay",),)).s.front(1, 0) == [name]


@rule("KZ-229")
def test_dolphin_mends_a_field_damage() -> None:
    """Defense, on a win: Mend 1."""
    name = "Ghost Dolphin (Leaping Shade)"
    s = won_with(name, DEFENSE, choices=(("mend", "1"),), damage={1: 2}).s
    assert s.damage(1) == 2
    assert won_with(name, DEFENSE, choices=(("mend", "0"),), damage={1: 2}).s.damage(1) == 3
    taken = won_with(name, DEFENSE, damage={1: 8}).s
    assert (taken.points[1], taken.happened("damage_removed")) == (10, [])


@rule("KZ-233")
@pytest.mark.parametrize("role", [OFFENSE, DEFENSE])
def test_charioteer_shifts_to_a_field_without_opponents(role: int) -> None:
    """Offense and Defense, on a win: Shift."""
    name = "Charioteer Knight (Spinning Disc)"
    mine, theirs = Side(front={1: [name]}), Side(front={1: ["L1 P100"], 2: ["L1 P150"]})
    s = sides(role, mine, theirs, fields=["Limit 9", "Limit 9", "Limit 2", "Limit 9", "Limit 9"], face_up=True)
    s.to("shift", role)
    # Slot 2 has an opponent, slot 3 is too small.
    assert [words[1] for words in s.offered("shift")] == ["4", "5"]
    s.choose("shift", "4").fight()
    assert (s.front(4, role), s.damage(4)) == ([name], 0)


@rule("KZ-205")
@pytest.mark.parametrize(
    ("name", "zone", "count"),
    [("Heracles Knight (Iron Frame)", zones.HAND, 1), ("Ghost Helmsman (Fog Pilot)", zones.COSMO, 2)],
)
def test_what_a_knight_does_when_pulled_back(name: str, zone: int, count: int) -> None:
    """Offense, when pulled back: Draw 1."""
    s = Contest(Side(front={1: [name, "L5 P700"]}), fields=["Limit 5"]).fight()
    assert (s.count(zone, 0), s.count(zones.REALM, 0)) == (count, 2)


@rule("KZ-236")
@pytest.mark.parametrize("name", ["Ghost Sea Serpent (Coiling Tide)", "Ghost Helmsman (Fog Pilot)"])
def test_gravity_weighs_on_the_opposing_levels(name: str) -> None:
    """Gravity: Gravity N lets the opposing sum of Levels count N higher in the Level Check here."""

    def pulled(levels: str) -> int:
        s = Contest(Side(front={1: [levels]}), Side(front={1: [name]}), ["Limit 5"]).fight()
        return len(s.happened("pulled_back"))

    assert (pulled("L5 P400"), pulled("L4 P400")) == (1, 0)


@rule("KZ-235")
@pytest.mark.parametrize(
    ("name", "role"),
    [
        ("Cepheus Knight (Island Master)", DEFENSE),
        ("Ghost Oarsman (Chained Rower)", OFFENSE),
        ("Ghost Oarsman (Chained Rower)", DEFENSE),
    ],
)
def test_buoy_lifts_the_own_limit(name: str, role: int) -> None:
    """Buoy: Buoy N lets the Limit count N higher for this player's own Level Check and moves here."""
    level = {"Cepheus Knight (Island Master)": 4, "Ghost Oarsman (Chained Rower)": 1}[name]
    s = sides(role, Side(front={1: [name, f"L{6 - level} P100"]}), Side(front={1: ["L1 P100"]}), fields=["Limit 5"])
    assert s.fight().happened("pulled_back") == []


@rule("KZ-234")
@pytest.mark.parametrize("role", [OFFENSE, DEFENSE])
def test_ghost_ray_roams_in_both_roles(role: int) -> None:
    """Offense and Defense: Roam."""
    s = sides(role, Side(front={1: ["Ghost Ray (Gliding Shade)"]}), Side(), at="move")
    assert len(s.to("move", role).offered("move")) == 5


# -- looking and taking ------------------------------------------------------------------------------------------------


@rule("KZ-237")
@pytest.mark.parametrize("role", [OFFENSE, DEFENSE])
def test_the_cloth_mender_recalls_a_technique(role: int) -> None:
    """Offense and Defense, on a loss: Recall."""
    name, pile = "Cloth Mender (Young Smith)", ["Blank 1", "Meteor Barrage"]
    after = fought(name, role, "loss", (("choose", "Meteor"),), discard=pile)
    assert (after.hand, "Meteor Barrage" in after.s.names(zones.HAND, role)) == (1, True)
    assert fought(name, role, "loss", (("stop",),), discard=pile).hand == 0


@rule("KZ-238", "KZ-201")
def test_the_chain_ward_scouts_a_knight_when_revealed() -> None:
    """Offense, when revealed: Scout Knight 1."""
    s = Contest(Side(front={1: ["Andromeda Knight (Chain Ward)"]}), Side(realm=["L5 P700", "L4 P600"]))
    assert s.offered("choose_there") == [["L5 P700", "Realm"], ["L4 P600", "Realm"]]
    s.choose("choose_there", "L4")
    seen = [card["name"] for card in s.view(0)["seats"][1]["realm"]]
    assert seen == ["Face-down card", "L4 P600"]


@rule("KZ-238")
def test_the_hound_scouts_two_field_cards() -> None:
    """Offense, on a win: Scout Field 2."""
    after = won_with("Hound Knight (Thought Reader)", OFFENSE, choices=(("choose_there", "2"), ("choose_there", "5")))
    fields = after.s.view(0)["seats"][1]["field"]
    assert [card["name"] for card in fields] == ["Limit 9", "Limit 5", "Face-down card", "Face-down card", "Limit 5"]


@rule("KZ-238")
def test_the_black_swan_scouts_the_hand_when_it_loses() -> None:
    """Defense, on a loss: Scout Hand."""
    after = fought("Black Swan (Dark Blizzard)", DEFENSE, "loss")
    assert [card["name"] for card in after.s.view(1)["seats"][0]["hand"]] == IDLE
