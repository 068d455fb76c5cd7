"""Compiles protobuf source inside a test, so that a test can hold its messages beside its structs."""

import tempfile
from pathlib import Path

import grpc_tools
from google.protobuf.descriptor import Descriptor
from google.protobuf.descriptor_pb2 import FileDescriptorSet
from google.protobuf.descriptor_pool import DescriptorPool
from grpc_tools import protoc

WELL_KNOWN = Path(grpc_tools.__file__).parent / "_proto"


def compiled(source: str) -> dict[str, Descriptor]:
    """Give the top-level messages of a proto3 file by name; `source` is what follows the package."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "zoo.proto")
        file.write_text(
            f'syntax = "proto3";\npackage zoo.v1;\nimport "google/protobuf/struct.proto";\n'
            f'import "google/protobuf/timestamp.proto";\n{source}',
            encoding="utf-8",
        )
        out = Path(folder, "zoo.binpb")
        arguments = ["protoc", f"-I{folder}", f"-I{WELL_KNOWN}", "--include_imports", f"--descriptor_set_out={out}"]
        assert protoc.main([*arguments, str(file)]) == 0
        files = FileDescriptorSet.FromString(out.read_bytes()).file
    pool = DescriptorPool()
    for described in files:
        pool.Add(described)
    return dict(pool.FindFileByName("zoo.proto").message_types_by_name)
