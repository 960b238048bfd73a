import { type Lecture, lecture } from "@jotter/domain/lecture";
import type { ModelProblem } from "@jotter/domain/model";
import { lectureByModel, lectureQuestions } from "@jotter/lecture/by-model";
import { timedLinesIn } from "@jotter/lecture/timed-lines";
import { useEffect, useRef, useState } from "react";
import { isOutOfReach, useModel } from "../../student/models/use-model.ts";
import { useStudent } from "../../student/session/student-context.ts";
import { useLanguage } from "../../ui/language.tsx";

type Run =
  | { readonly state: "idle" }
  | { readonly state: "working"; readonly part: number; readonly of: number }
  | { readonly state: "failed"; readonly problem: ModelProblem };

/** A model beside the device's rules: asked when the student wants it, kept with the lecture, never in place of theirs. [LEC-1] */
export function useModelNotes(id: string, data: Lecture, title: string) {
  const { ai, replica, now } = useStudent();
  const { language } = useLanguage();
  const model = useModel();
  const [run, setRun] = useState<Run>({ state: "idle" });
  const leaving = useRef<AbortController | null>(null);
  useEffect(() => () => leaving.current?.abort(), []);
  const contextTokens = model.state === "ready" ? model.status.contextTokens : null;

  async function ask() {
    if (contextTokens === null) return;
    leaving.current?.abort();
    const mine = new AbortController();
    leaving.current = mine;
    const transcript = timedLinesIn(data.transcript);
    const newWord = () => crypto.randomUUID();
    const questions = lectureQuestions(transcript, timedLinesIn(data.lines), { language, contextTokens, newWord });
    const port = await ai({ by: "lecture", items: [title] });
    const answers: unknown[] = [];
    let by = "";
    for (const [at, question] of questions.entries()) {
      setRun({ state: "working", part: at + 1, of: questions.length });
      const answer = await port.object(question, mine.signal);
      if (mine.signal.aborted) return;
      if (!answer.ok) return setRun({ state: "failed", problem: answer.problem });
      answers.push(answer.value.value);
      by = answer.value.model;
    }
    const byModel = lectureByModel(answers, transcript, { model: by.slice(0, 200), at: now() });
    if (!byModel) return setRun({ state: "failed", problem: { kind: "bad-output" } });
    await replica.update(lecture, id, { byModel, updatedAt: now() });
    setRun({ state: "idle" });
  }

  return {
    run,
    canAsk: contextTokens !== null && data.transcript !== "",
    /** Why there is none to ask, where that is more than a network that is away. */
    missing: model.state === "none" && !isOutOfReach(model.problem) ? model.problem : null,
    ask: () => void ask(),
    stop: () => {
      leaving.current?.abort();
      setRun({ state: "idle" });
    },
  };
}
