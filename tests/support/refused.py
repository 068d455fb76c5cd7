"""A call that a server refused, as a client sees it on either transport."""


class Refused(Exception):
    """Why a call was refused: the same words over REST and gRPC."""

    def __init__(self, reason: str, metadata: dict[str, str]) -> None:
        super().__init__(f"{reason} {metadata}")
        self.reason = reason
        self.metadata = metadata


class Lost(Exception):
    """The connection broke before an answer came; whether the call counted is unknown."""
