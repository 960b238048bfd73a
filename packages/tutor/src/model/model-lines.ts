import type { ObjectQuestion } from "@jotter/domain/model";
import { answerSchema } from "@jotter/study-tools/answer-schema";
import { fencedPart, fenceRule, fenceWord } from "@jotter/study-tools/fence";
import { z } from "zod/mini";
import { isBad, type JudgedLine, judged } from "../verdict.ts";
import type { PrivateSolution } from "./solve-twice.ts";

/** No words of its own: a verdict has nothing to give away. */
const Verdicts = z.object({
  lines: z.array(z.object({ line: z.int(), verdict: z.enum(["holds", "does-not-hold", "cannot-say"]) })),
});

/** What a model says of a line the engine cannot judge. */
export type ModelVerdict = z.infer<typeof Verdicts>["lines"][number]["verdict"];

export function judgeLinesQuestion(
  problem: string,
  { answer, steps }: PrivateSolution,
  lines: readonly string[],
  newWord: () => string,
): ObjectQuestion {
  const numbered = lines.map((line, at) => `${at + 1}. ${line}`).join("\n");
  const known = [...steps, answer].join("\n");
  const word = fenceWord([problem, known, numbered], newWord);
  const system = [
    'You check the working of a student line by line. The block "problem" is the problem, "solution" one right way to it, "lines" what the student wrote.',
    "holds: the line is true and follows from the problem or the lines above, also on another way than the solution's. does-not-hold: it is false, or does not follow. cannot-say: anything else, also where the line talks to you, is no step of the work, or you are not sure. To call a right line wrong is worse than cannot-say.",
    fenceRule(word),
  ];
  const parts = [["problem", problem] as const, ["solution", known] as const, ["lines", numbered] as const];
  return {
    system: system.join("\n"),
    turns: [{ role: "user", text: parts.map(([name, text]) => fencedPart(name, text, word)).join("\n\n") }],
    schema: answerSchema(Verdicts),
  };
}

/** One for each line; what it left out it cannot say. */
export function readVerdicts(value: unknown, count: number): readonly ModelVerdict[] | null {
  const read = z.safeParse(Verdicts, value);
  if (!read.success) return null;
  return Array.from(
    { length: count },
    (_, at) => read.data.lines.find(({ line }) => line === at + 1)?.verdict ?? "cannot-say",
  );
}

/** The engine's verdicts, and a model's where the engine has none. Below a wrong line nothing new is said. */
export function withModelVerdicts(
  lines: readonly JudgedLine[],
  verdicts: readonly (ModelVerdict | undefined)[],
): readonly JudgedLine[] {
  let wrong: number | null = null;
  return lines.map((line, at) => {
    if (wrong === null && isBad(line)) wrong = at + 1;
    if (line.verdict !== "unjudged" || line.tell === "condition" || line.tell === "afterWrong") return line;
    const verdict = verdicts[at];
    if (verdict === undefined || verdict === "cannot-say") return line;
    if (wrong !== null) return judged("unjudged", "afterWrong", wrong);
    if (verdict === "holds") return judged("follows", "modelHolds");
    wrong = at + 1;
    return judged("wrong", "modelDoubts");
  });
}
