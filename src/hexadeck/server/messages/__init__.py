"""Every message of the protocol, once. The browser's TypeScript types are generated from these modules."""

from typing import Final

PROTOCOL: Final = 1
"""The version in every path and in `welcome`; it changes when an old client would misunderstand."""

LARGEST_MESSAGE: Final = 16 * 1024
