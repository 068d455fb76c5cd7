"""The command line as a whole."""

import re
from importlib.metadata import version

import pytest

from service.__main__ import COMMANDS
from service.cli.serve import Flags
from service.settings import Settings
from tests.support.command import Run, runner


@pytest.fixture
def fairdeal(capfdbinary: pytest.CaptureFixture[bytes]) -> Run:
    return runner(capfdbinary)


def test_it_tells_its_version(fairdeal: Run):
    assert fairdeal("--version").out.decode().strip() == version("fairdeal")


def test_it_tells_its_commands(fairdeal: Run):
    told = fairdeal("--help").out.decode()
    for name, does in COMMANDS.items():
        assert re.search(rf"{name} +{re.escape(does[:20])}", told)


@pytest.mark.parametrize("name", COMMANDS)
def test_each_command_tells_what_it_does(fairdeal: Run, name: str):
    done = fairdeal(name, "--help")
    assert (done.code, done.err) == (0, b"")
    assert f"fairdeal {name}" in done.out.decode()


def test_an_unknown_command_is_an_error(fairdeal: Run):
    done = fairdeal("deal")
    assert done.code != 0


def test_every_flag_of_serve_is_a_setting(fairdeal: Run):
    assert set(Flags.__dataclass_fields__) <= set(Settings.__struct_fields__)
    told = fairdeal("serve", "--help").out.decode()
    for name in Flags.__dataclass_fields__:
        assert f"--{name.replace('_', '-')}" in told
