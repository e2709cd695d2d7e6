"""Why not: what a player reads about a card or a place that cannot be chosen, with the rule."""

import pytest
from tests.games.knights_of_the_zodiac.scenario import Contest, Side
from tests.rules import rule

CHARIOTEER = "Charioteer Knight (Spinning Disc)"


@rule("KZ-038", "KZ-113")
@pytest.mark.parametrize(("at", "card"), [("move", "Heavy Gravity"), ("cosmo", "Cosmo Drain"), ("draw", "Eclipse")])
def test_a_card_of_this_phase_that_is_too_dear_says_so(at: str, card: str) -> None:
    """The question asks for exactly such a card, so it is no answer."""
    s = Contest(Side([card], cosmo=1, draws=True), at=at)
    assert s.asked == (0, "window")
    assert s.why_not(card, "hand") == "[KZ-113] Play: It costs 2 Cosmo, you have 1."


@rule("KZ-038", "KZ-113", "KZ-R34")
def test_without_cosmo_a_card_says_so_though_nobody_was_asked_for_it() -> None:
    """No card of the Move Phase is free, so its first question is about moves already."""
    s = Contest(Side(["Heavy Gravity", "Call to Arms"], realm=["L1 P200"]), at="move")
    assert s.asked == (0, "move")
    assert s.why_not("Heavy Gravity", "hand") == "[KZ-113] Play: It costs 2 Cosmo, you have 0."
    assert s.why_not("Call to Arms", "hand") == "[KZ-039] Play: It can be played at the start of the Deploy Phase only."


@rule("KZ-102")
def test_a_card_for_the_other_role_says_so_in_every_phase() -> None:
    """That it is for another phase would sound as if this player could play it then."""
    s = Contest(Side(["Gate of Sanctuary", "Restoration"], cosmo=3), at="cosmo")
    for phase in ("window", "cosmo", "deploy"):
        s.to(phase, 0)
        assert s.why_not("Gate of Sanctuary", "hand") == "[KZ-102] Play: Only the Defense can play it."
        assert s.why_not("Restoration", "hand") == "[KZ-102] Play: Only the Defense can play it."


@rule("KZ-R34")
def test_after_its_window_a_card_says_when_it_could_be_played() -> None:
    """It is the right phase, and too late in it."""
    s = Contest(Side(["Call to Arms", "L1 P200"], cosmo=2), at="deploy").to("deploy", 0)
    assert s.why_not("Call to Arms", "hand") == "[KZ-039] Play: It can be played at the start of the Deploy Phase only."


@rule("KZ-R36", "KZ-R16")
def test_every_field_card_says_what_keeps_a_knight_from_it() -> None:
    """Of several Field Cards each has a reason of its own, told from the Knight and from the place."""
    s = Contest(
        Side(realm=["L7 P900"]),
        Side(["Gate of Sanctuary"], cosmo=1),
        ["Limit 5", "Limit 8"],
        "move",
        True,
        bare=True,
    )
    s.table.gated[s.find("Limit 8")] = 1
    s.go()
    low = "[KZ-R16] Move L7 P900 to Field 1: Your Levels there would be 7, above the Limit of 5."
    shut = "[KZ-R36] Move L7 P900 to Field 2: Your opponent has closed that Field Card to your Knights this turn."
    assert s.why_not("L7 P900", "realm") == f"{low}; {shut}"
    assert [s.why_not_place("front", slot) for slot in (0, 1)] == [low, shut]


@rule("KZ-081")
def test_the_opponents_knights_do_not_move_for_you() -> None:
    """Neither those in the Realm nor those on a Field Card."""
    s = Contest(Side(realm=["L1 P200"]), Side(up=["L2 P300"]), at="move")
    handle = s.view(0)["seats"][1]["realm"][0]["handle"]
    assert [str(reason) for reason in s.match.why_not(0, handle)] == ["[KZ-081] Move: It is your opponent's Knight."]


@rule("KZ-233", "KZ-R36")
def test_a_shift_says_what_keeps_a_knight_from_a_field_card() -> None:
    """A Knight of the opponent, the Limit, or a text that closes it: it stops a Shift, too."""
    fields = ["Limit 5", "Limit 6", "Limit 2", "Limit 7"]
    defense = Side(["Gate of Sanctuary"], cosmo=2, front={1: ["L1 P100"], 2: ["L1 P200"]})
    s = Contest(Side(front={1: [CHARIOTEER]}), defense, fields, "move", True)
    s.to("window", 1).choose("play", "Gate").choose("choose_there", "4").to("shift", 0)
    assert [words[1] for words in s.offered("shift")] == ["5"]
    assert [s.why_not_place("front", slot) for slot in (1, 2, 3)] == [
        f"[KZ-233] Move {CHARIOTEER} to Field 2: Your opponent has a Knight there.",
        f"[KZ-R16] Move {CHARIOTEER} to Field 3: Your Levels there would be 3, above the Limit of 2.",
        f"[KZ-R36] Move {CHARIOTEER} to Field 4: Your opponent has closed that Field Card to your Knights this turn.",
    ]


@rule("KZ-032")
def test_a_knight_that_cannot_use_a_technique_says_so() -> None:
    """Two that can are asked about, the third cannot."""
    s = Contest(
        Side(["Wings of Flame"], front={1: ["Phoenix Knight (Rising Flame)", "Phoenix Knight (Exile)", "L1 P200"]}),
        Side(front={1: ["L1 P100"]}),
        ["Limit 9"],
    )
    s.support(["Wings of Flame"])
    assert s.asked == (0, "user")
    assert s.why_not("L1 P200", "front") == "[KZ-032] Use it: It cannot use Wings of Flame."


@rule("KZ-109", "KZ-R31")
def test_what_cannot_be_paid_for_says_what_it_costs() -> None:
    """While another card is paid for."""
    s = Contest(
        Side(["Blank 1", "Blank 2", "Blank 4"], cosmo=2, front={1: ["L1 P200"]}), Side(front={1: ["L1 P200"]})
    ).support(["Blank 1", "Blank 2", "Blank 4"])
    assert s.asked == (0, "pay_for")
    assert s.why_not("Blank 4", "support") == "[KZ-113] Pay: It costs 4 Cosmo, you have 2."


@rule("KZ-R34")
@pytest.mark.parametrize(
    ("at", "before", "name", "zone"),
    [
        ("deploy", "[KZ-077] Deploy: Knights in hand are deployed in the Deploy Phase.", "L1 P100", "hand"),
        ("move", "[KZ-081] Move: Knights move in the Move Phase.", "L2 P200", "realm"),
    ],
)
def test_before_knights_come_the_cards_of_the_phases_start(at: str, before: str, name: str, zone: str) -> None:
    """In the window of the very phase nobody has to be told which phase it takes."""
    s = Contest(Side(["L1 P100", "Heavy Gravity"], realm=["L2 P200"], cosmo=2), at="cosmo")
    assert s.why_not(name, zone) == before

    s.to("cosmo", 0).choose("done").to("window", 0)
    if at == "move":
        s.choose("pass").to("deploy", 0).choose("no_deploy").to("window", 0)
    said = "Cards are played first at the start of the phase. Pass, and then it is the Knights' turn."
    assert s.why_not(name, zone).endswith(said)


@rule("KZ-R25")
def test_knights_elsewhere_are_not_in_the_battle() -> None:
    """They are Knights of the side that the text asks for all the same."""
    offense = Side(["Cosmo Burst"], cosmo=1, front={1: ["L1 P200", "L1 P300"]}, realm=["L1 P100"])
    s = Contest(offense, Side(front={1: ["L2 P300"]})).support(["Cosmo Burst"]).to("effect", 0)
    assert s.why_not("L1 P100", "realm") == "[KZ-R25] Choose: It is not in this battle."
    assert s.why_not("Cosmo Burst", "support") == '[KZ-R25] Choose: The text of Cosmo Burst says "one of your Knights".'


@rule("KZ-R16", "KZ-086")
def test_only_knights_of_the_realm_are_kept_from_a_battle_by_its_limit() -> None:
    """Reinforcement: not one that lies in the Discard Pile, or fights for the opponent."""
    realm = ["L1 P100", "L1 P200", "L4 P300"]
    offense = Side(["Reinforcement"], cosmo=3, front={1: ["L4 P400"]}, realm=realm, discard=["L6 P600"])
    s = Contest(offense, Side(front={1: ["L5 P500"]})).support(["Reinforcement"]).to("effect", 0)
    words = '[KZ-R25] Choose: The text of Reinforcement says "one Knight from your Realm".'
    assert s.why_not("L4 P300", "realm") == "[KZ-R16] Choose: Your Levels there would be 8, above the Limit of 5."
    assert s.why_not("L6 P600", "discard pile") == words
    [foe] = [card for card in s.view(0)["seats"][1]["front"] if card]
    assert [str(reason) for reason in s.match.why_not(0, foe["handle"])] == [words]
