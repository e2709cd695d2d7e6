"""A connection sends in order, closes once, and gives up on who does not read."""

from hexadeck.server.match.connection import MOST_WAITING, Connection
from hexadeck.server.messages.live import Pong


class Reader:
    """The other end; it reads only while it is let."""

    def __init__(self) -> None:
        self.sent: list[bytes] = []
        self.codes: list[int] = []
        self.is_reading = True

    @property
    def unread(self) -> int:
        return 0 if self.is_reading else sum(map(len, self.sent))

    def send_now(self, *texts: bytes) -> None:
        self.sent += texts

    def close_now(self, code: int, _reason: str) -> None:
        self.codes.append(code)


def test_nothing_is_sent_after_a_line_was_closed() -> None:
    reader = Reader()
    connection = Connection(None, None, reader)
    connection.send_text(b"a")
    connection.send(Pong())
    connection.close(1012, "restart")
    connection.send_text(b"too late")

    assert (reader.sent, reader.codes) == ([b"a", b'{"type":"pong"}'], [1012])


def test_the_first_reason_to_close_counts() -> None:
    reader = Reader()
    connection = Connection(None, None, reader)
    connection.close(4429, "too fast")
    connection.close(1012, "restart")

    assert (reader.codes, connection.is_closing) == ([4429], True)


def test_who_does_not_read_is_cut_off_before_more_waits_than_may() -> None:
    reader = Reader()
    reader.is_reading = False
    connection = Connection(None, None, reader)
    for _ in range(7):
        connection.send_text(b"x" * (MOST_WAITING // 4))

    assert (len(reader.sent), reader.codes) == (4, [4408])
