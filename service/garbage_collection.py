"""How Python's collector of cycles treats a server: seldom, and not what lives as long as the process."""

import gc
from typing import Final

YOUNG: Final = 100_000
"""How many more objects than were freed are made before the youngest are looked through; some 15 ms of work.

A move makes 17 objects that live until its game is 64 moves further, and are then freed by counting references. Sixty
games at once hold 70,000 of them, so what is looked through below that number is nearly always alive: it finds nothing,
and sweeps the processor's caches of what the next move needs.
"""


def settle() -> None:
    """Take what was made so far out of all later collections. For the moment when everything is warm."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG)
