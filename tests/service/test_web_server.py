"""The port that REST listens on."""

import socket

from service.web.listener import listen


def test_the_body_of_an_answer_does_not_wait_for_its_head() -> None:
    with listen("127.0.0.1", 0) as listener, socket.create_connection(listener.getsockname()):
        accepted, _ = listener.accept()
        with accepted:
            assert accepted.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)
