"""What is printed on a card."""

from typing import Any

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Print:
    """What is printed on a card: one record, shared by all copies of it in all matches.

    The id is what makes it this card; several cards may have one name, in different versions.
    """

    def __init__(self, number: int, id: str, name: str, version: str = "") -> None:
        self.number = number
        self.id = id
        self.name = name
        self.version = version
        """Tells cards of one name apart; their ids do as well."""
        self.text: tuple[str, ...] = ()
        """Its printed text, line by line: what plain displays, galleries and searches show of it."""
        self.face: dict[str, Any] = {"handle": 0, "id": id, "name": name}
        """What every view of the card begins with."""
        if version:
            self.face["version"] = version

    @property
    def full_name(self) -> str:
        return f"{self.name} ({self.version})" if self.version else self.name
