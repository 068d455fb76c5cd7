"""Places in a bounded number, and whose an address is."""

import pytest

from service.admission.shares import Shares, network_of


def test_a_holder_takes_its_share_and_no_more():
    shares = Shares(10, 2)
    assert [shares.take("a") for _ in range(3)] == [True, True, False]
    assert shares.take("b")
    assert shares.held == 3
    shares.release("a")
    assert shares.take("a")


def test_all_together_take_what_there_is():
    shares = Shares(3, 2)
    assert [shares.take(who) for who in "abcd"] == [True, True, True, False]
    shares.release("b")
    assert shares.take("d")
    assert shares.held == 3


def test_without_a_share_one_may_take_all():
    shares = Shares(3)
    assert [shares.take("proxy") for _ in range(4)] == [True, True, True, False]


def test_who_holds_nothing_is_forgotten_and_cannot_give_back():
    shares = Shares(3, 1)
    shares.take("a")
    shares.release("a")
    assert shares.held == 0
    with pytest.raises(KeyError):
        shares.release("a")
    assert shares.held == 0


@pytest.mark.parametrize(
    ("host", "network"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("2001:db8:1:2::", "2001:db8:1:2::"),
        ("fe80::1%eth0", "fe80::"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("::1", "::"),
        ("unix", "unix"),
        ("", ""),
        ("a:b", "a:b"),
    ],
)
def test_whose_an_address_is(host: str, network: str):
    assert network_of(host) == network
