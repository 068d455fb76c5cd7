"""The command `fairdeal` (also `python -m service`)."""

from importlib.metadata import version
from typing import Final

from cyclopts import App

COMMANDS: Final = {
    "serve": "Serve games over REST and gRPC.",
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
    """Run the command that the arguments name; exit with its code."""
    command_line()()


if __name__ == "__main__":
    main()
