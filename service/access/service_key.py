"""The service key: a file of 32 random bytes beside the database, made at the first start.

It is not in the database, so a copied database makes no tokens and tells no request ids. Losing it locks nobody out,
since seats are checked by hash; but no call made before is known again, so one repeated across the loss is a new one.
"""

import contextlib
import os
import secrets
from pathlib import Path
from typing import Final

KEY_BYTES: Final = 32
"""Length of the file."""


class ServiceKeyRefused(Exception):
    """The key file cannot be used; the message says why and what to do, for the one who starts the server."""


def load_service_key(path: Path) -> bytes:
    """Give the service key, 32 bytes; makes the file, readable by its owner alone, if it is not there.

    Of several processes that start at once all get the same key. The mode of a file that is there is not judged: an
    orchestrator mounts secrets with one of its own. Raises ServiceKeyRefused if the file is not a key.
    """
    try:
        if not path.exists():
            _create(path)
        if not path.is_file():  # a pipe would be waited for without end, a device read without end
            raise ServiceKeyRefused(f"service key {path} is no file: name another one")
        size = path.stat().st_size
        with path.open("rb") as file:
            key = file.read(KEY_BYTES)
    except OSError as fault:
        raise ServiceKeyRefused(f"service key {path}: {fault.strerror}") from fault
    if size != KEY_BYTES:
        raise ServiceKeyRefused(
            f"service key {path} has {size} bytes instead of {KEY_BYTES}: put the right file back from a copy; "
            "delete it only if no call made before has to be answered again"
        )
    if len(set(key)) == 1:
        raise ServiceKeyRefused(f"service key {path} holds one byte repeated, which is no secret: delete it")
    return key


def _create(path: Path) -> None:
    """Write the key under a name of its own, flush it, then give it its name: no reader ever finds half of it."""
    draft = path.with_name(f"{path.name}.{secrets.token_hex(8)}")
    try:
        _write(draft)
        with contextlib.suppress(FileExistsError):  # another process was first: its key is the key
            os.link(draft, path)
    finally:
        draft.unlink(missing_ok=True)
    _flush_folder(path.parent)


def _write(draft: Path) -> None:
    descriptor = os.open(draft, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600)
    with open(descriptor, "wb") as file:
        file.write(secrets.token_bytes(KEY_BYTES))
        file.flush()
        os.fsync(descriptor)


def _flush_folder(folder: Path) -> None:
    """Make the name durable too."""
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
