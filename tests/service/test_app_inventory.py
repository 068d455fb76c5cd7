"""The inventory: every rpc of the protobuf, with the messages and the flow that it says."""

import pytest
from fairdeal.v1 import game_service_pb2, rules_service_pb2

from service.app.inventory import OPERATIONS
from service.app.operation import Kind, Operation

SERVICES = {
    file.DESCRIPTOR.services_by_name[name].name: file.DESCRIPTOR.services_by_name[name]
    for file, name in ((game_service_pb2, "GameService"), (rules_service_pb2, "RulesService"))
}


def test_the_inventory_is_the_protobuf_in_its_order() -> None:
    told = [(operation.service, operation.name) for operation in OPERATIONS]
    assert told == [(name, method.name) for name, service in SERVICES.items() for method in service.methods]


@pytest.mark.parametrize("operation", OPERATIONS, ids=lambda operation: operation.name)
def test_messages_and_flow_are_those_of_the_protobuf(operation: Operation) -> None:
    method = SERVICES[operation.service].methods_by_name[operation.name]
    flows = {(False, False): Kind.UNARY, (False, True): Kind.SERVER_STREAM, (True, False): Kind.CLIENT_STREAM}
    assert operation.kind is flows[method.client_streaming, method.server_streaming]
    assert operation.request.__name__ == method.input_type.name
    assert operation.response.__name__ == method.output_type.name
