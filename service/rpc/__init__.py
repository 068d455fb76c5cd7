"""gRPC: the inventory of operations served by grpc.aio, and what bounds its callers.

`server` puts it together: options of the C core, the services, and how they stop. `handlers` has a handler for each
operation, of which `rpc_call` is one call; `abort` ends one without an answer, `running` waits for its request,
`untaken` for its answer to leave. Beside the game there are `health` and `reflection`, in places of `side_streams`.

Who calls: `peers` reads whose a call is, `admission` gives calls their places, `metadata` bounds what comes with them.
What the C core shows to nobody is found in the process's own sockets: `descriptors` asks the system, `census` counts
and shuts connections, `excess` finds who sends more than calls, `shut_out` keeps them off for a while.
"""
