"""What the server answers instead of what was asked: one reason, one sentence, and nothing has changed."""

from typing import Final

import msgspec

from hexadeck.server.messages.refusal import Reason, Refusal, RefusalCode

STATUS: Final[dict[RefusalCode, int]] = {
    "malformed": 400,
    "too_large": 413,
    "too_fast": 429,
    "not_found": 404,
    "not_yours": 403,
    "wrong_origin": 403,
    "wrong_version": 404,
    "not_your_decision": 409,
    "late": 409,
    "illegal": 400,
    "refused": 400,
    "over": 409,
    "damaged": 409,
    "failed": 500,
}
"""The HTTP status of every code."""

SENTENCES: Final[dict[Reason, tuple[RefusalCode, str]]] = {
    # what only programs do
    "malformed": ("malformed", "{why}"),
    "too_large": ("too_large", "a message has at most {most} bytes"),
    "wrong_origin": ("wrong_origin", "pages from {origin} can't act here; open {here}"),
    "wrong_host": ("wrong_origin", "this server is not called {host}; its operator can say so with --name {host}"),
    "wrong_version": ("wrong_version", "this server speaks version 1 of the protocol: /api/v1/, not {path}"),
    "no_such_call": ("not_found", "there is no {method} {path}; docs/protocol.md names every call"),
    "no_such_paper": ("not_found", "what is kept is 'deck' or 'cards', not '{kind}'"),
    "no_such_frame": ("refused", "the match has frames 0 to {last}, not {frame}"),
    "metrics_are_private": ("not_yours", "metrics are only for this machine and for those who have the token"),
    # too much, or too fast
    "too_fast": ("too_fast", "slow down: at most {most} requests a second"),
    "address_too_fast": ("too_fast", "slow down: at most {most} requests a second from one address"),
    "matches_an_hour": ("too_fast", "you can start {most} matches an hour; try again later"),
    "address_matches_an_hour": ("too_fast", "your address can start {most} matches an hour; try again later"),
    "matches_in_progress": ("refused", "you have {most} matches in progress; finish or concede one of them first"),
    "tables_open": ("too_fast", "you have {most} tables open at once; close one of them"),
    "address_tables_open": ("too_fast", "{most} tables are open from your address; close one of them"),
    "complaints_an_hour": ("too_fast", "you can send {most} reports an hour; try again later"),
    "codes_an_hour": ("too_fast", "you can try {most} codes an hour; try again later"),
    "writings_an_hour": ("too_fast", "your address can save {most} things an hour; try again later"),
    "much_asked": ("too_fast", "{most} questions of yours wait for an answer; try again when one is there"),
    "took_too_long": ("refused", "this takes longer than anybody can wait for; ask for less"),
    "one_phrase": ("too_fast", "one phrase at a time, please"),
    "hint_on_its_way": ("too_fast", "a hint is already on its way"),
    "own_analysis": ("too_fast", "another match of yours is being analysed; wait until that is done"),
    "many_analyses": ("too_fast", "many matches are being analysed; try again in a minute"),
    # where the server cannot
    "server_full": ("refused", "this server has no room for new matches; those in progress go on"),
    "no_room_for_papers": ("refused", "this server has no room for more decks and cards; save yours as a file"),
    "database_silent": ("failed", "the database isn't responding; try again in a moment"),
    "something_wrong": ("failed", "something went wrong; the server's log says what"),
    "choice_in_doubt": ("failed", "something went wrong; reload to see whether your choice counted"),
    "match_read_again": ("failed", "the match is being reloaded; try again now"),
    "match_unreadable": ("failed", "this match can no longer be read; the server's log says why"),
    "cannot_be_analysed": ("failed", "this match can't be analysed; the server's log says why"),
    "damaged": (
        "damaged",
        "this match was damaged on disk: {why}. Its first {entries} entries are intact; you can go on from there.",
    ),
    "all_damaged": ("damaged", "this match was damaged on disk: {why}. Nothing of it is left."),
    "not_damaged": ("refused", "nothing of this match is lost; go on with it as it is"),
    "other_rules": ("refused", "this match was played with other rules or cards of {game} than this server has now"),
    # who somebody is
    "not_a_guest": ("refused", "to keep something here you need the server's cookie; reload, and allow cookies"),
    "name_too_long": ("refused", "a name has at most {most} characters, this one has {length}"),
    "name_misleads": ("refused", "this name looks like another's; choose a different one"),
    "no_code": ("refused", "a code has {length} letters and digits, without I, L, O, U, 0 and 1"),
    "code_wrong": ("refused", "this code is wrong, already used or expired; ask for a new one on the other device"),
    # whose match it is
    "no_match": ("not_found", "there is no match at this address"),
    "no_seat": ("not_yours", "you have no seat at this match; to see it you need its invite or watch link"),
    "left_table": ("not_yours", "you have left this table"),
    "only_watching": ("not_yours", "you are watching this match; only its players can act"),
    "only_players": ("not_yours", "only those who have a seat at this match can do that"),
    "problem_in_words": ("refused", "say what is wrong in words, {most} letters at most"),
    "complaint_about_nobody": ("refused", "only another person at the table can be reported"),
    # setting up
    "no_such_game": ("not_found", "there is no game '{game}'; the games are {games}"),
    "no_such_bot": ("refused", "there is no bot '{bot}'; the bots are {bots}"),
    "no_such_seat": ("refused", "there is no seat {seat}; seats are 0 to {last}"),
    "cannot_begin": ("refused", "{why}"),
    "one_seat_each": ("refused", "you can take only one seat; give the others to bots or leave them open"),
    "inviter_sits": ("refused", "to invite a friend, take a seat yourself"),
    "nothing_to_list": ("refused", "only a table with an open seat can be listed"),
    "clock_out_of_bounds": (
        "refused",
        "a clock has 1 to {most} seconds and an increment of 0 to {most_increment}, not {seconds} and {increment}",
    ),
    "seed_too_long": ("refused", "a seed has at most {most} characters"),
    "seed_among_people": ("refused", "a seed gives away the shuffles, so it can only be chosen against bots"),
    "word_too_long": ("refused", "a word for the shuffle has at most {most} characters"),
    "id_not_ours": ("refused", "a match gets its id from the server: ask for a commitment first"),
    "id_is_used": ("refused", "this match has already begun; ask for another commitment"),
    "lesson_has_its_table": ("refused", "a lesson brings its own table: nothing but the game can be named with it"),
    "puzzle_has_its_table": ("refused", "a puzzle brings its own table: nothing but the game can be named with it"),
    # joining and leaving
    "invite_wrong": ("not_yours", "this invite link is wrong; ask for a new one"),
    "called_off": ("refused", "this match was called off before it began"),
    "all_seats_taken": ("refused", "you cannot join: all seats are taken"),
    "seat_taken": ("refused", "you cannot join: this seat is not open"),
    "begun": ("refused", "the match has begun; you can concede it"),
    "not_waited": (
        "refused",
        "the match has begun: concede it, or call it off once the others have not come for {most} seconds",
    ),
    # at the table
    "not_begun": ("refused", "the match has not begun: it starts once every seat is taken"),
    "over": ("over", "the match is over"),
    "late": ("late", "this question is not open"),
    "not_your_decision": ("not_your_decision", "it isn't your turn to decide"),
    "illegal": ("illegal", "{why}"),
    "no_why_not": ("refused", "{why}"),
    "has_conceded": ("refused", "you have already conceded; the others play on"),
    "no_hints": (
        "refused",
        "there are no hints against people in a match with a clock, unless everyone agreed beforehand",
    ),
    "undone_too_much": ("refused", "too many choices have been undone in this match; no more can be"),
    "nothing_to_undo": ("refused", "there is nothing to undo, or you have learned something since you chose"),
    "undo_denied": ("refused", "your undo was declined; ask again after another choice"),
    "no_undo_asked": ("refused", "nobody is asking you to agree to an undo"),
    "moved_on": ("refused", "the match has moved on in the meantime"),
    "not_a_puzzle": ("refused", "this match is not a puzzle"),
    # after the match
    "not_over": ("refused", "the match is not over yet; it can be replayed when it is"),
    "over_there": ("refused", "the match was already over there; choose an earlier point"),
    "no_record": ("refused", "a lesson or a puzzle starts from a position of its own, so it has no record"),
    "rematch_too_soon": ("refused", "a rematch can be offered once the match is over"),
    "no_rematch_of_lesson": ("refused", "a lesson has no rematch; start it again instead"),
    "no_rematch_of_puzzle": ("refused", "a puzzle has no rematch; try it again instead"),
    "no_rematch_of_trial": ("refused", "trying out a card has no rematch; try the card again instead"),
    "no_rematch_offered": ("refused", "nobody has offered a rematch"),
    "rematch_begun": ("refused", "the rematch has begun; you can concede it"),
    "rematch_called_off": ("refused", "the rematch was called off"),
    "rematch_offered_enough": ("refused", "you have offered this rematch {most} times; now it is up to the others"),
    "rematch_seat_taken": ("refused", "your seat in the rematch is taken"),
    # the desk
    "deck_incomplete": ("refused", "{why}"),
    "card_not_tried": ("refused", "{why}"),
    "lab_cannot": ("refused", "{why}"),
    "paper_name": ("refused", "a name has 1 to {most} characters"),
    "paper_too_long": ("refused", "a text has at most {most} characters"),
    "too_many_papers": ("refused", "you keep {most} of them already; delete one that you no longer need"),
}
"""Every no, in English and as the server says it. `{why}` is a sentence of a rule, a card or a deck."""


class Refused(Exception):
    """Ends a request or the answer to a message; the sentence is meant for people."""

    def __init__(self, reason: Reason, question: int | None = None, **details: str | int) -> None:
        self.code, sentence = SENTENCES[reason]
        super().__init__(sentence.format(**details))
        self.reason = reason
        self.details = details
        self.question = question

    @property
    def status(self) -> int:
        return STATUS[self.code]

    @property
    def message(self) -> Refusal:
        return Refusal(
            code=self.code, reason=self.reason, details=self.details, message=str(self), question=self.question
        )


def damaged(why: str, entries: int) -> Refused:
    """The log of a match is not what was written."""
    return Refused("damaged", why=why, entries=entries) if entries else Refused("all_damaged", why=why)


UNREADABLE: Final = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)
"""What reading JSON may raise; the last when it is nested too deeply."""


def malformed(error: Exception, what: str) -> Refused:
    """Names the field that is wrong; `what` says what would have been right."""
    return Refused("malformed", why=f"{str(error).replace('`', chr(39))}; {what}")
