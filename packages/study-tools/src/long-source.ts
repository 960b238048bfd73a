import type { ModelProblem } from "@jotter/domain/model";
import { ok, type Result } from "@jotter/domain/result";
import { z } from "zod/mini";
import { answerSchema } from "./answer-schema.ts";
import type { Ask } from "./ask.ts";
import { CitedText, citationsOf } from "./citation.ts";
import { promptOf, type Reader } from "./prompt.ts";

import { type Chunk, tokensOf } from "./source.ts";

const PartAnswer = z.object({ points: z.array(CitedText) });

const instructions =
  "Read this part of a longer text and write down its points: what it states, defines, counts and concludes, each in one sentence, in its order. Another reader will work only with your points.";

/** So many parts are read at the same time. */
const atOnce = 3;

/**
 * Reads each part for its points and gives them as chunks under the old names, with their quotes. Says after each part
 * how many are read. A point whose quote is not there is not carried on.
 */
export async function* readInParts(
  parts: readonly (readonly Chunk[])[],
  reader: Reader,
  budget: number,
  ask: Ask,
  newWord: () => string,
): AsyncGenerator<number, Result<readonly Chunk[], ModelProblem>> {
  const schema = answerSchema(PartAnswer);
  const read: (readonly Chunk[])[] = [];
  const waiting = [...parts.entries()];
  const running = new Map<
    number,
    Promise<{ readonly at: number; readonly answer: Result<readonly Chunk[], ModelProblem> }>
  >();
  let done = 0;
  yield done;
  const start = () => {
    const next = waiting.shift();
    if (!next) return;
    const [at, part] = next;
    running.set(
      at,
      readPart(part, reader, schema, ask, newWord).then((answer) => ({ at, answer })),
    );
  };
  for (let at = 0; at < atOnce; at += 1) start();
  while (running.size > 0) {
    const { at, answer } = await Promise.race(running.values());
    running.delete(at);
    if (!answer.ok) return answer;
    read[at] = answer.value;
    done += 1;
    yield done;
    start();
  }
  return ok(withinBudget(read.flat(), budget));
}

async function readPart(
  part: readonly Chunk[],
  reader: Reader,
  schema: Record<string, unknown>,
  ask: Ask,
  newWord: () => string,
): Promise<Result<readonly Chunk[], ModelProblem>> {
  const answer = await ask({ ...promptOf(instructions, part, reader, newWord), schema });
  if (!answer.ok) return answer;
  const points = z.safeParse(PartAnswer, answer.value);
  if (!points.success) return { ok: false, problem: { kind: "bad-output" } };
  return ok(
    points.data.points.flatMap(({ text, cites }) => {
      const [citation] = citationsOf(cites, part);
      const chunk =
        citation &&
        part.find(
          ({ source, from, to }) => source.id === citation.sourceId && citation.from >= from && citation.to <= to,
        );
      return chunk ? [{ ...chunk, text: `${text}\n"${citation.quote}"` }] : [];
    }),
  );
}

/** Points beyond what fits are taken out evenly, so that the end of a book counts as much as its begin. */
function withinBudget(points: readonly Chunk[], budget: number): readonly Chunk[] {
  const total = points.reduce((sum, { text }) => sum + tokensOf(text), 0);
  if (total <= budget) return points;
  const share = budget / total;
  return points.filter((_, at) => Math.floor((at + 1) * share) > Math.floor(at * share));
}
