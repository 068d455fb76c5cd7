"""The port that REST listens on."""

import socket

import pytest

from service.rest.web_server import listen


@pytest.mark.parametrize("host", ["127.0.0.1", "::1"])
def test_the_body_of_an_answer_does_not_wait_for_its_head(host: str) -> None:
    with listen(host, 0) as listener, socket.create_connection(listener.getsockname()[:2]):
        accepted, _ = listener.accept()
        with accepted:
            assert accepted.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)
