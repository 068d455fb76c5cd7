"""How many mistakes a client is forgiven."""

from time import monotonic


class Allowance:
    """A number of mistakes at once, and one more each second."""

    __slots__ = ("_left", "_most", "_seen")

    def __init__(self, most: int) -> None:
        self._most = most
        self._left = float(most)
        self._seen = monotonic()

    def spend(self) -> bool:
        """Take one; says whether there was one."""
        now = monotonic()
        self._left = min(self._most, self._left + now - self._seen)
        self._seen = now
        if self._left < 1:
            return False
        self._left -= 1
        return True
