"""gRPC: the inventory of operations served by grpc.aio."""
