import pytest

from service.settings import LogLevel, Settings, SettingsError, StoreKind, load


def test_without_anything_the_defaults_hold():
    assert load({}, {}) == Settings()


def test_variables_are_read_by_name_and_type():
    environment = {
        "FAIRDEAL_PORT": "0",
        "FAIRDEAL_STORE": "memory",
        "FAIRDEAL_TEST": "true",
        "FAIRDEAL_LOG_LEVEL": "debug",
        "FAIRDEAL_GRACE_SECONDS": "2.5",
        "FAIRDEAL_ALLOWED_ORIGINS": "https://a.example, https://b.example,",
        "PATH": "/bin",
    }
    settings = load(environment, {})
    assert (settings.port, settings.store, settings.test) == (0, StoreKind.MEMORY, True)
    assert (settings.log_level, settings.grace_seconds) == (LogLevel.DEBUG, 2.5)
    assert settings.allowed_origins == ("https://a.example", "https://b.example")


def test_a_flag_counts_more_than_a_variable():
    assert load({"FAIRDEAL_PORT": "1", "FAIRDEAL_HOST": "::1"}, {"port": 2, "host": None}) == Settings(
        port=2, host="::1"
    )


@pytest.mark.parametrize(
    ("environment", "told"),
    [
        ({"FAIRDEAL_PROT": "1"}, "FAIRDEAL_PROT is no setting; did you mean FAIRDEAL_PORT?"),
        ({"FAIRDEAL_QUANTUM": "1"}, "FAIRDEAL_QUANTUM is no setting"),
        ({"FAIRDEAL_PORT": "tcp://10.0.0.1:8080"}, "FAIRDEAL_PORT: expected `int`, got `str`"),
        ({"FAIRDEAL_PORT": "65536"}, "FAIRDEAL_PORT: expected `int` <= 65535"),
        ({"FAIRDEAL_STORE": "redis"}, "FAIRDEAL_STORE: invalid enum value 'redis'"),
        ({"FAIRDEAL_DATABASE": ""}, "FAIRDEAL_DATABASE: expected `str` of length >= 1"),
    ],
)
def test_what_cannot_be_meant_is_refused(environment: dict[str, str], told: str):
    with pytest.raises(SettingsError) as refused:
        load(environment, {})
    assert str(refused.value) == told


def test_a_bad_flag_is_told_as_a_flag():
    with pytest.raises(SettingsError, match="--grpc-port: expected `int` <= 65535"):
        load({}, {"grpc_port": 70000})
