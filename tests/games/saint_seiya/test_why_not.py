"""What the table says about whatever is dark: by verb, with numbers and with the rule."""

from tests.games.saint_seiya.scenario import Scenario, Side
from tests.rules import rule

from hexadeck.games.saint_seiya import zones


def on_field(s: Scenario, slot: int) -> str:
    """What seat 0 reads about the card in a slot."""
    handle = s.table.handles[0][s.table.on_field(slot - 1)]
    return "; ".join(str(reason) for reason in s.match.why_not(0, handle)) or "None"


# -- the field ---------------------------------------------------------------------------------------------------------


@rule("SS-043", "SS-008", "SS-R42")
def test_a_field_card_says_by_verb_why_it_cannot_be_acquired() -> None:
    """Force and Cosmo each, though Characters can be played under it."""
    s = Scenario(Side(["Leda"], play={1: ["Dohko"]}, armour="023"), field=["Mu", "Moses", "023", "Pope"])

    assert on_field(s, 1) == (
        "[SS-043] Fight: It costs 7 Force; your Characters under it have 3.; "
        "[SS-043] Win over: It costs 7 Cosmo; you have 4 for it."
    )
    assert on_field(s, 2) == (
        "[SS-043] Fight: It costs 6 Force; your Characters under it have 0.; [SS-008] Win over: It has no Cosmo cost."
    )
    assert on_field(s, 3).startswith("[SS-008] Fight: It has no Force cost.; [SS-043] Win over: It costs 5 Cosmo;")
    assert on_field(s, 4) == "[SS-008] Fight: It has no Force cost.; [SS-008] Win over: It has no Cosmo cost."


@rule("SS-043")
def test_a_card_that_can_be_fought_says_why_it_cannot_be_won_over() -> None:
    """One way that is open says nothing about the other."""
    s = Scenario(Side(play={1: ["Dohko", "Dohko", "Dohko"]}), field=["Mu"])

    assert on_field(s, 1) == "[SS-043] Win over: It costs 7 Cosmo; you have 6 for it."


@rule("SS-R26", "SS-R27")
def test_a_ban_names_the_card_that_bans() -> None:
    """Before anything that Force could help against: nobody should collect it in vain."""
    s = Scenario(Side(["Leda"], play={1: ["Dohko"], 4: ["Sho"]}), field=["Moses", "Kuraggu", "Oko", "Mu"])

    assert on_field(s, 1) == (
        "[SS-R27] Fight: Not while Kuraggu is on the field.; [SS-008] Win over: It has no Cosmo cost."
    )
    assert on_field(s, 4) == "[SS-R27] Fight, Win over: Not while Kuraggu is on the field."
    assert on_field(s, 3).startswith("[SS-043] Fight: It costs ")


@rule("SS-R30")
def test_camus_has_a_cosmo_cost_for_hyoga_only() -> None:
    """However much Cosmo there is."""
    s = Scenario(Side(play={1: ["Shaka", "Aghora", "Aghora"]}), field=["Camus"])
    assert on_field(s, 1) == (
        "[SS-043] Fight: It costs 8 Force; your Characters under it have 4.; "
        "[SS-R30] Win over: It has a Cosmo cost only for the Hero it names, who does not lie under it."
    )
    s = Scenario(Side(play={1: ["Shaka", "Hyoga"]}), field=["Camus"])
    assert "[SS-043] Win over: It costs 8 Cosmo; you have 3 for it." in on_field(s, 1)


@rule("SS-R28", "SS-R29")
def test_prices_besides_force_are_named() -> None:
    """Three fighters for the Sea Serpent, a card of the hand for the Dolphin."""
    s = Scenario(Side(play={1: ["Dohko", "Dohko"], 2: ["Dohko"]}), field=["Sea Serpent", "Dolphin"])

    assert on_field(s, 1).startswith("[SS-R28] Fight: It takes 3 Characters to fight it; you have 2 under it.")
    assert on_field(s, 2).startswith("[SS-R29] Fight: Fighting it costs a card from your hand, and your hand is empty.")


@rule("SS-018")
def test_eliminated_cards_are_not_for_sale() -> None:
    """Only what lies on the field."""
    s = Scenario(common=["Mu"])

    assert s.why_not("Aries Mu", "common discard") == (
        "[SS-018] Fight: It has been eliminated. Only cards on the field can be acquired."
    )


# -- the own cards -----------------------------------------------------------------------------------------------------


@rule("SS-102", "SS-R59")
def test_only_an_empty_field_keeps_a_character_in_hand() -> None:
    """Equal cards are offered once; what is true of one is true of all."""
    s = Scenario(Side(hand=["Moses", "Moses"]), field=["Mu"])
    hand = s.match.view(0)["table"]["seats"][0]["hand"]
    assert [s.match.why_not(0, card["handle"]) for card in hand] == [[], []]

    s = Scenario(Side(hand=["Moses", "023"]), field=[""] * 6)
    assert s.why_not("Whale Moses", "hand") == "[SS-102] Play: There is no card on the field to play it under."
    assert s.why_not("Virgo Armour", "hand") == "None"


@rule("SS-043", "SS-056", "SS-064", "SS-106")
def test_the_table_says_what_a_card_in_play_is_for() -> None:
    """Its values count for the card above it, if it has nothing else to do."""
    sides = Side(play={1: ["Dohko", "Dohko", "Dohko", "Leda"], 2: ["Leda"]}, armour="020")
    s = Scenario(sides, field=["Moses"])
    assert s.why_not("Libra Dohko", "in play") == (
        "[SS-043] Use: It has no activation. Its Force and Cosmo count for the card it lies under."
    )
    assert s.why_not("Gemini Armour", "armour") == (
        "[SS-056] Use: It has no activation. Its Cosmo helps to win over any card with a Cosmo cost."
    )
    s.fight(1, "Dohko", "Dohko")
    assert s.why_not("Libra Dohko", "in play") == (
        "[SS-106] Use: The card it lay under is gone, and it has no activation."
    )


@rule("SS-064", "SS-R38")
def test_a_heal_value_says_why_it_is_idle() -> None:
    """Nobody is wounded, or June keeps everybody from it while on the field."""
    s = Scenario(Side(play={1: ["Pegasus Seiya"]}), field=["Moses"])
    assert "[SS-064] Heal: None of your Characters is wounded." in s.why_not("Pegasus Seiya", "in play")

    s = Scenario(Side(play={1: ["Pegasus Seiya"]}, wounded=["Moses"]), field=["June"])
    assert "[SS-R38] Heal: Not while Chameleon June is on the field." in s.why_not("Pegasus Seiya", "in play")
    assert "[SS-R38] Heal: Not while Chameleon June is on the field." in s.why_not("Whale Moses", "wounded")

    s = Scenario(Side(play={1: ["Pegasus Seiya"]}, wounded=["Moses"]), field=["Moses"])
    assert "Heal" not in s.why_not("Pegasus Seiya", "in play")


@rule("SS-020")
def test_the_table_says_that_a_wounded_character_cannot_be_used() -> None:
    """Neither used nor discarded by its owner, until it is healed."""
    s = Scenario(Side(["Leda"], wounded=["Moses", "Moses"]), field=["Mu"])
    assert s.why_not("Whale Moses", "wounded") == (
        "[SS-020] Use: It is wounded. It must be healed first.; "
        "[SS-064] Heal: None of your cards in play has a Heal value."
    )
    s = Scenario(Side(["Leda"], wounded=["Moses"], armour="023")).end()
    assert s.why_not("Whale Moses", "wounded") == "[SS-020] Discard: It is wounded. It must be healed first."
    assert s.why_not("Virgo Armour", "armour") == "[SS-057] Discard: Your Armour stays in play until it is used."


@rule("SS-R10", "SS-R68", "SS-R39")
def test_an_activation_says_why_it_is_shut() -> None:
    """It would change nothing, it was used, or it could not be paid."""
    s = Scenario(Side(play={1: ["Mu", "Sho"]}), field=["Moses"])
    assert s.why_not("Aries Mu", "in play") == (
        "[SS-R39] Use: It cannot be wounded beside its protector, so it cannot be used that way."
    )
    s = Scenario(Side(play={1: ["Mu"]}), field=["Moses"])
    assert s.why_not("Aries Mu", "in play") == "[SS-R10] Use: Its activation would change nothing now."
    s = Scenario(Side(play={1: ["Albior"]}, discard=["Leda", "Albior"]), field=["Moses"])
    s.activate("Albior").pick("Albior").play("Albior", 1).activate("Albior").pick("Albior").play("Albior", 1)
    assert s.why_not("Cepheus Albior", "in play") == "[SS-R68] Use: Its activation was used this turn."


@rule("SS-017", "SS-024", "SS-037")
def test_piles_say_why_nothing_of_them_is_played() -> None:
    """Discarded, destroyed, set aside."""
    s = Scenario(Side(discard=["Leda", "023"], destroyed=["Spica"]))

    assert s.why_not("Leda", "discard") == ("[SS-037] Play: It lies in your discard. Cards are played from your hand.")
    assert s.why_not("Virgo Armour", "discard").startswith("[SS-037] Put on: It lies in your discard.")
    assert s.why_not("Spica", "destroyed") == "[SS-017] Play: It has been destroyed: it is out of the game."
    assert s.why_not("Pegasus Seiya", "set aside") == (
        "[SS-024] Play: It is set aside. Only effects bring it into the game."
    )


@rule("SS-034")
def test_what_lies_before_others_is_theirs() -> None:
    """Their Armour, for one."""
    s = Scenario(Side(), Side(armour="023"))
    [armour] = s.match.view(0)["table"]["seats"][1]["armour"]

    assert str(s.match.why_not(0, armour["handle"])) == "[[SS-034] Use: It is not yours.]"


# -- other questions ---------------------------------------------------------------------------------------------------


@rule("SS-R14", "SS-056", "SS-020", "SS-107")
def test_whoever_cannot_be_spent_says_why() -> None:
    """Only those under the card, and for Cosmo the Armour in play: one in the hand lies under nothing anyway."""
    play = {1: ["Dohko", "Dohko"], 2: ["Leda"]}
    s = Scenario(Side(["Spica", "020"], play=play, wounded=["Sho"], armour="023"), field=["Oko"]).choose("fight")

    assert s.why_not("Leda", "in play") == "[SS-R14] Add: It does not lie under Oko."
    assert s.why_not("Spica", "hand") == "[SS-R14] Add: It does not lie under Oko."
    assert s.why_not("Sho", "wounded") == "[SS-020] Add: It is wounded. It must be healed first."
    assert s.why_not("Virgo Armour", "armour") == "[SS-056] Add: An Armour helps with its Cosmo only."
    assert s.why_not("Gemini Armour", "hand") == "[SS-056] Add: An Armour helps with its Cosmo only."

    s = Scenario(Side(["020"], play={1: ["Dohko", "Dohko", "Dohko", "Dohko"]}), field=["Mu"]).choose("ally")
    assert s.why_not("Gemini Armour", "hand") == "[SS-107] Add: An Armour helps only once it is put on."


@rule("SS-R27", "SS-R81")
def test_a_card_for_free_says_why_it_is_not() -> None:
    """Kuraggu's ban holds for free acquisitions too, and is no matter of the text."""
    s = Scenario(Side(["026", "Leda"]), field=["Kuraggu", "Mu", "Athena", "023"]).equip("026", use=True).pick("Leda")
    assert on_field(s, 2) == "[SS-R27] Choose: Not while Kuraggu is on the field."
    assert "Choose: The text of Sagittarius Armour" in on_field(s, 4)

    s = Scenario(Side(play={1: ["Albior"]}, discard=["Leda", "Spica"])).activate("Albior")
    assert s.why_not("Cepheus Albior", "discard") == "[SS-R81] Choose: A card cannot be chosen by its own text."


@rule("SS-R20")
def test_what_has_no_force_cost_cannot_become_cheaper() -> None:
    """Capella lowers Force only."""
    s = Scenario(Side(play={1: ["Capella"]}), field=["Mu", "Saga", "Athena"]).activate("Capella")

    assert on_field(s, 3) == "[SS-R20] Choose: It has no such cost."


@rule("SS-R77")
def test_a_hero_is_swapped_only_for_a_destroyed_one() -> None:
    """Geki looks into every discard, and under the marker beside it."""
    foe = Side(discard=["Shiryu+", "Hyoga+"], destroyed=["Shiryu"])
    s = Scenario(Side(play={1: ["Geki"]}, discard=["Seiya+"]), foe).activate("Geki")

    assert s.why_not("Pegasus Seiya", "discard") == "[SS-R77] Choose: Its owner has no destroyed green-rank Hero."


@rule("SS-R46")
def test_a_promotion_takes_two_of_a_kind() -> None:
    """One plain Seiya beside two of bronze rank."""
    s = Scenario(Side(["Seiya", "Seiya+", "Seiya+", "Leda"], armour="006")).activate("006")

    assert s.why_not("Pegasus Seiya", "hand") == "[SS-R46] Choose: You do not hold two of it."
    assert s.why_not("Leda", "hand") == '[SS-R53] Choose: The text of Pegasus Armour says "Pegasus Seiya".'


@rule("SS-R66", "SS-R53")
def test_a_text_is_named_also_when_its_card_has_been_shuffled_in() -> None:
    """The Cancer Armour goes into the deck it reveals from."""
    side = Side(deck=[], discard=["Leda", "Mu", "Sho", "Dohko", "Saga"], armour="021")
    s = Scenario(side, Side(["Oko"]), Side()).activate("021").player(1)

    [card] = s.match.view(1)["table"]["seats"][1]["hand"]
    said = '[[SS-R53] Choose: The text of Cancer Armour says "a Character among them".]'
    assert str(s.match.why_not(1, card["handle"])) == said


@rule("SS-R52", "SS-R10")
def test_an_effect_that_would_change_nothing_says_so() -> None:
    """It is asked for all the same, or the others would learn what the hand holds."""
    s = Scenario(Side(["Shiryu+", "Leda"])).play("Shiryu+", 1)

    assert s.options() == ["Do not use it"]
    assert s.why_not("Dragon Shiryu", "in play") == ("[SS-R10] Use: Its effect would change nothing now.")


@rule("SS-044")
def test_equal_cards_are_all_choosable() -> None:
    """One of them stands for all in the options; none of them has a reason."""
    s = Scenario(Side(play={1: ["Leda", "Leda", "Spica"]}, armour="019"), field=["Oko"])
    s.activate("019")
    assert len(s.options("choose")) == 2
    for card in s.table.zones[zones.PLAY]:
        assert s.match.why_not(0, s.table.handles[0][card]) == []
