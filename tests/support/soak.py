"""How hard to try: the tests over every title do `SOAK_FACTOR` times their usual rounds (1 if unset)."""

import os

FACTOR = int(os.environ.get("SOAK_FACTOR", "1"))
"""How many times the usual rounds."""


def rounds(usual: int) -> int:
    """Give the number of rounds in place of the usual one."""
    return usual * FACTOR
