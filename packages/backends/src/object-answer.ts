import type { ModelPiece, ModelProblem } from "@jotter/domain/model";
import { failed, ok, type Result } from "@jotter/domain/result";
import type { ObjectAnswer } from "@jotter/ports/backend";

/** The value that a streamed answer brings. */
export async function objectAnswer(pieces: AsyncIterable<ModelPiece>): Promise<Result<ObjectAnswer, ModelProblem>> {
  let value: unknown = null;
  for await (const piece of pieces) {
    if (piece.t === "object") value = piece.value;
    if (piece.t === "error") return failed(piece.problem);
    if (piece.t === "done") {
      const { t: _, ...done } = piece;
      return ok({ ...done, value });
    }
  }
  return failed({ kind: "offline" });
}
