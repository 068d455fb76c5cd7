"""Server reflection, under both names that clients ask for: `grpc.reflection.v1`, and `v1alpha` before it.

The library brings v1alpha alone. The two are the same messages in another package, so one servicer answers both, and
the description of v1 is that of v1alpha under the other name.
"""

from collections.abc import AsyncGenerator, Sequence
from contextlib import aclosing
from typing import Any, Final

import grpc
import grpc.aio
from google.protobuf import descriptor_pool, text_format
from google.protobuf.descriptor_pb2 import FileDescriptorProto
from grpc_reflection.v1alpha import reflection, reflection_pb2

from service.rpc.side_streams import SideStreams

V1: Final = "grpc.reflection.v1.ServerReflection"
"""The full name of the service."""

V1ALPHA: Final = reflection.SERVICE_NAME
"""The full name that it had before."""


def add_reflection(services: Sequence[str], server: grpc.aio.Server, side_streams: SideStreams) -> None:
    """Describe `services`, and reflection itself, to who asks the server; each who asks holds one of `side_streams`."""
    _describe_v1()
    servicer: Any = reflection.aio.ReflectionServicer((*services, V1, V1ALPHA))

    async def described(requests: Any, context: Any) -> AsyncGenerator[Any]:
        async with side_streams.place(context), aclosing(servicer.ServerReflectionInfo(requests, context)) as answers:
            async for answer in side_streams.untaken.each(context, answers):
                yield answer

    handler = grpc.stream_stream_rpc_method_handler(
        described,
        request_deserializer=reflection_pb2.ServerReflectionRequest.FromString,
        response_serializer=reflection_pb2.ServerReflectionResponse.SerializeToString,
    )
    methods = {"ServerReflectionInfo": handler}
    server.add_generic_rpc_handlers([grpc.method_handlers_generic_handler(name, methods) for name in (V1, V1ALPHA)])


def _describe_v1() -> None:
    """Put the description of v1 where the servicer looks; again is nothing new."""
    known = FileDescriptorProto()
    reflection_pb2.DESCRIPTOR.CopyToProto(known)
    known.ClearField("options")
    renamed = text_format.MessageToString(known).replace("v1alpha", "v1")
    descriptor_pool.Default().AddSerializedFile(text_format.Parse(renamed, FileDescriptorProto()).SerializeToString())
