"""`python -m hexadeck.cli` is `hexadeck`."""

import sys

from hexadeck.cli import main

sys.exit(main())
