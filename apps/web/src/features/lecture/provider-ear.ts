import { HeardLines } from "@jotter/domain/model";
import { failed, ok, type Result } from "@jotter/domain/result";
import { hearingRate, type SpokenStretch, spreadOver } from "@jotter/lecture/spoken-stretches";
import type { TimedLine } from "@jotter/lecture/timed-lines";
import { wavOf } from "@jotter/lecture/wav";
import type { Student } from "../../student/session/student-context.ts";
import type { Ear, EarProblem } from "./transcriber.ts";

/** By way of our server, which knows a provider that hears. Each piece is noted down as what was sent. [LEC-1] [AIX-8] */
export async function providerEar(
  student: Pick<Student, "ai">,
  title: string,
  signal: AbortSignal,
): Promise<Result<Ear, EarProblem>> {
  const ai = await student.ai({ by: "lecture", items: [title] });
  return ok({
    // As long as a server takes them, and as short as that what a model says of their seconds is true.
    lengths: { leastMs: 90_000, mostMs: 180_000, restMs: 60_000 },
    hear: async (stretch) => {
      const sound = new Blob([wavOf(stretch.samples, hearingRate)], { type: "audio/wav" });
      const answer = await ai.speech(sound, signal);
      signal.throwIfAborted();
      if (!answer.ok) return failed({ kind: "model", problem: answer.problem });
      const heard = HeardLines.safeParse(answer.value.value);
      if (!heard.success) return failed({ kind: "model", problem: { kind: "bad-output" } });
      return ok(linesOf(heard.data.lines, stretch));
    },
    close: () => undefined,
  });
}

/** At the seconds of the lecture. Words without seconds are spread over the piece they were said in. */
function linesOf(lines: HeardLines["lines"], stretch: SpokenStretch): readonly TimedLine[] {
  const { fromMs, toMs } = stretch;
  const lengthMs = toMs - fromMs;
  const [only] = lines;
  if (lines.length === 1 && only) return spreadOver(stretch, only.text);
  return lines.map(({ atMs, text }) => ({
    atMs: fromMs + Math.min(atMs, lengthMs),
    mark: null,
    text: text.replace(/\s+/g, " ").trim(),
  }));
}
