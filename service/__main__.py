"""The command `fairdeal` (also `python -m service`)."""

import os
from importlib.metadata import version
from typing import Final

from cyclopts import App

COMMANDS: Final = {
    "serve": "Serve games over REST and gRPC.",
    "health": "Ask a server of this machine whether it is ready.",
    "replay": "Replay an exported log offline and show what happened.",
    "export": "Write the log of a game from the file of the store.",
    "rulings": "Judge rulings: rule cases as data.",
}
"""What each command does; it is the function of that name in `service.cli.<name>`."""


def command_line() -> App:
    """Give the command line. The code of a command is loaded when it is called."""
    app = App(name="fairdeal", help="One rule authority for card tables.", version=version("fairdeal"))
    for name, does in COMMANDS.items():
        app.command(f"service.cli.{name}:{name}", name=name, help=does)
    return app


def main() -> None:
    """Run the command that the arguments name; exit with its code.

    The core of gRPC reads its verbosity when it is first imported. It would write lines of its own between the JSON of
    our logs; what matters of them comes back as errors.
    """
    os.environ.setdefault("GRPC_VERBOSITY", "NONE")
    command_line()()


if __name__ == "__main__":
    main()
