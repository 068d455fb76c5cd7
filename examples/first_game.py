"""A first game over gRPC: one program at every seat plays Take That to its end."""

import sys
import uuid

import grpc
from fairdeal.v1 import game_service_pb2 as api
from fairdeal.v1.game_service_pb2_grpc import GameServiceStub


def play(address: str) -> None:
    """Play a game and print its id and what each seat scored."""
    with grpc.insecure_channel(address) as channel:
        games = GameServiceStub(channel)

        # A table for two, both seats ours. The request id makes the call safe to repeat; nobody else may guess it.
        request_id = str(uuid.uuid4())
        created = games.CreateGame(
            api.CreateGameRequest(request_id=request_id, rule_set="take_that/1", seats=2, claims=[api.Claim(seat=1)])
        )
        game_id = created.game.game_id
        print(f"game {game_id}")
        tokens = [[("authorization", f"Bearer {each.seat_token}")] for each in created.credentials]

        # The host deals, then whoever the game waits for plays its first legal move.
        update = games.StartGame(api.StartGameRequest(game_id=game_id, request_id="start"), metadata=tokens[0]).update
        while update.waiting_for:
            seat = update.waiting_for[0].seat
            legal = games.ListLegalMoves(api.ListLegalMovesRequest(game_id=game_id), metadata=tokens[seat])
            move = api.SubmitMoveRequest(
                game_id=game_id,
                request_id=f"after-{update.version}",
                expected_version=update.version,
                move=legal.legal_moves[0],
            )
            update = games.SubmitMove(move, metadata=tokens[seat]).update

        for placing in update.outcome.placings:
            print(f"seat {placing.seat}: place {placing.place}, score {placing.score}")


if __name__ == "__main__":
    play(sys.argv[1] if len(sys.argv) > 1 else "127.0.0.1:50051")
