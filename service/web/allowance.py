"""How often something is let pass that is fine now and then and harmful in a flood."""

from time import monotonic


class Allowance:
    """A number at once, and a number more each second (a token bucket)."""

    __slots__ = ("_left", "_most", "_rate", "_seen")

    def __init__(self, most: int, per_second: float = 1) -> None:
        """Begin full: `most` may be spent at once, and `per_second` more come each second, up to `most`."""
        self._most = most
        self._rate = per_second
        self._left = float(most)
        self._seen = monotonic()

    def spend(self) -> bool:
        """Take one; says whether there was one."""
        now = monotonic()
        self._left = min(self._most, self._left + (now - self._seen) * self._rate)
        self._seen = now
        if self._left < 1:
            return False
        self._left -= 1
        return True
