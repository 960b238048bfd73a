import type { ModelProblem } from "@jotter/domain/model";
import type { Quiz } from "@jotter/domain/quiz";
import { judgeQuestion, readVerdict } from "@jotter/study-tools/quiz/judge";
import type { Waiting } from "@jotter/study-tools/quiz/stored";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { titleOf } from "../../student/quiz/sources.ts";
import { useStudent } from "../../student/session/student-context.ts";
import { usePermissions } from "../../student/settings/use-permissions.ts";
import { useLanguage } from "../../ui/language.tsx";
import type { QuizActs } from "./use-quiz.ts";
import { toBeJudged } from "./waiting.ts";

type JudgedPlace = { readonly place: number; readonly model: string };

/** Which answer a model is reading, and why it says nothing of the others. */
export type Judging = {
  readonly reading: JudgedPlace | null;
  /** It had a verdict, and nothing in the source to show for it. */
  readonly unfounded: JudgedPlace | null;
  readonly problem: ModelProblem | null;
};

/** Nobody has set up a model, or nothing may leave: that is no failure, and nothing is said of it. */
const isPlain = ({ kind }: ModelProblem) =>
  ["no-key", "not-configured", "device-only", "offline", "signed-out", "aborted"].includes(kind);

/** Has a model judge what the device cannot settle, one answer after the other and each once. [QUZ-2] [AIX-8] */
export function useJudging(quiz: Quiz | null, judge: QuizActs["judge"]): Judging {
  const { ai } = useStudent();
  const { language } = useLanguage();
  const { permissions } = usePermissions();
  const [reading, setReading] = useState<JudgedPlace | null>(null);
  const [unfounded, setUnfounded] = useState<JudgedPlace | null>(null);
  const [problem, setProblem] = useState<ModelProblem | null>(null);
  const [isOver, setIsOver] = useState(false);
  const asked = useRef(new Set<string>());
  const mayAsk = quiz !== null && permissions !== undefined && !isOver;
  const next = mayAsk ? toBeJudged(quiz, permissions.notes).find((one) => !asked.current.has(nameOf(one))) : undefined;

  const ask = useEffectEvent(async ({ question, answer }: Waiting, name: string, signal: AbortSignal) => {
    const end = (problem: ModelProblem) => {
      if (signal.aborted) return;
      setProblem(isPlain(problem) ? null : problem);
      setIsOver(true);
    };
    const title = quiz ? titleOf(quiz, question) : "";
    const port = await ai({ by: "quiz", items: title === "" ? [] : [title] });
    const status = await port.status(signal);
    if (!status.ok) return end(status.problem);
    if (status.value.problem) return end(status.value.problem);
    if (signal.aborted) return;
    setReading({ place: answer.question, model: status.value.models[0] ?? "" });
    const given = String(answer.given);
    const said = await port.object(
      judgeQuestion(question, given, language, () => crypto.randomUUID()),
      signal,
    );
    if (!said.ok) return end(said.problem);
    if (signal.aborted) return;
    asked.current.add(name);
    const verdict = readVerdict(said.value.value, question, given);
    const { model } = said.value;
    setUnfounded(verdict ? null : { place: answer.question, model });
    setReading(null);
    if (verdict) await judge(answer, { share: verdict.share, judged: { by: model, ...verdict.judged } });
  });

  const name = next ? nameOf(next) : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same answer is asked about once, however often it is read.
  useEffect(() => {
    if (!next || name === null) return;
    const leaving = new AbortController();
    // The way to a model is fetched over the network, which may be gone.
    ask(next, name, leaving.signal).catch(() => setIsOver(true));
    return () => {
      leaving.abort();
      setReading(null);
    };
  }, [name]);
  return { reading, unfounded, problem };
}

/** What was given, so that whoever takes their own verdict back does not ask again. */
function nameOf({ place, answer }: Waiting): string {
  return JSON.stringify([place, answer.given]);
}
