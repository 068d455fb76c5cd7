"""Writes the OpenAPI document of this version: `python -m service.rest.openapi > openapi.json`."""

import sys
from importlib.metadata import version

import msgspec

from service.rest.openapi.document import openapi_document

if __name__ == "__main__":
    document = openapi_document(version("fairdeal"))
    sys.stdout.buffer.write(msgspec.json.format(msgspec.json.encode(document), indent=2) + b"\n")
