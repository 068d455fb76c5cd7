"""The rpcs of the contract."""

from collections.abc import Mapping

from fairdeal.v1 import game_service_pb2, rules_service_pb2

from service.api.completeness import Rpc
from service.api.operation import Kind


def rpcs() -> Mapping[tuple[str, str], Rpc]:
    """Give every rpc by the names of its service and its own."""
    return {
        (service.name, method.name): Rpc(
            method.input_type.name, method.output_type.name, _kind(method.client_streaming, method.server_streaming)
        )
        for file in (game_service_pb2, rules_service_pb2)
        for service in file.DESCRIPTOR.services_by_name.values()
        for method in service.methods
    }


def _kind(collects: object, streams: object) -> Kind:
    if collects:
        return Kind.CLIENT_STREAM
    return Kind.SERVER_STREAM if streams else Kind.UNARY
