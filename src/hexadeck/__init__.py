"""Six card games, one engine: play them, study them, design for them. Start with `from hexadeck import games`.

Nothing is imported here, so `import hexadeck` costs next to nothing. Where the engine's modules are compiled, their
sources lie beside them and `HEXADECK_PURE=1` runs those instead; both behave alike.
"""

import os
import sys
from collections.abc import Sequence
from importlib.machinery import EXTENSION_SUFFIXES, SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from importlib.util import find_spec
from types import ModuleType

__version__ = "0.1.0"


class PlainModules:
    """Finds the modules of this package as `.py` files and passes over the extension modules next to them."""

    @staticmethod
    def find_spec(name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        if path is None or not name.startswith("hexadeck."):
            return None
        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name, target)
            if spec is not None:
                return spec
        return None


def is_compiled() -> bool:
    """Whether the engine runs compiled. Does not import it."""
    spec = find_spec("hexadeck.kernel.table")
    return spec is not None and spec.origin is not None and spec.origin.endswith(tuple(EXTENSION_SUFFIXES))


if os.environ.get("HEXADECK_PURE") == "1":
    sys.meta_path.insert(0, PlainModules)
