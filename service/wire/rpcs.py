"""The rpcs of the contract."""

from collections.abc import Mapping

from fairdeal.v1 import game_service_pb2, rules_service_pb2

from service.api.completeness import Rpc
from service.api.operation import Flow


def rpcs() -> Mapping[tuple[str, str], Rpc]:
    """Give every rpc by the names of its service and its own."""
    return {
        (service.name, method.name): Rpc(
            method.input_type.name, method.output_type.name, _flow(method.client_streaming, method.server_streaming)
        )
        for file in (game_service_pb2, rules_service_pb2)
        for service in file.DESCRIPTOR.services_by_name.values()
        for method in service.methods
    }


def _flow(collects: object, streams: object) -> Flow:
    if collects:
        return Flow.CLIENT_STREAM
    return Flow.SERVER_STREAM if streams else Flow.UNARY
