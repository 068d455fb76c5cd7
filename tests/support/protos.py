"""Compiles protobuf source inside a test: a small file, or the whole contract."""

import tempfile
from collections.abc import Iterable
from pathlib import Path

import grpc_tools
from google.protobuf.descriptor import Descriptor, FileDescriptor
from google.protobuf.descriptor_pb2 import FileDescriptorSet
from google.protobuf.descriptor_pool import DescriptorPool
from grpc_tools import protoc

WELL_KNOWN = Path(grpc_tools.__file__).parent / "_proto"
CONTRACT = Path(__file__).parents[2] / "proto"


def compiled(source: str) -> dict[str, Descriptor]:
    """Give the top-level messages of a proto3 file by name; `source` is what follows the package."""
    return dict(compiled_file(source).message_types_by_name)


def compiled_file(source: str, package: str = "zoo") -> FileDescriptor:
    """Give a proto3 file; `source` is what follows its package, `zoo.v1` if not told."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, f"{package}.proto")
        file.write_text(
            f'syntax = "proto3";\npackage {package}.v1;\nimport "google/protobuf/struct.proto";\n'
            f'import "google/protobuf/timestamp.proto";\n{source}',
            encoding="utf-8",
        )
        (described,) = _described(Path(folder), [file])
    return described


def contract_files() -> list[FileDescriptor]:
    """Give every file of the contract."""
    return _described(CONTRACT, sorted((CONTRACT / "fairdeal").rglob("*.proto")))


def _described(folder: Path, sources: Iterable[Path]) -> list[FileDescriptor]:
    with tempfile.TemporaryDirectory() as scratch:
        out = Path(scratch, "files.binpb")
        arguments = ["protoc", f"-I{folder}", f"-I{WELL_KNOWN}", "--include_imports", f"--descriptor_set_out={out}"]
        assert protoc.main([*arguments, *map(str, sources)]) == 0
        files = FileDescriptorSet.FromString(out.read_bytes()).file
    pool = DescriptorPool()
    for described in files:
        pool.Add(described)
    return [pool.FindFileByName(source.relative_to(folder).as_posix()) for source in sources]
