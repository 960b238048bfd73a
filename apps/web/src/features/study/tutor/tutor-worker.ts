import type { ModelProblem, ObjectQuestion } from "@jotter/domain/model";
import type { Result } from "@jotter/domain/result";
import type { Ask } from "@jotter/study-tools/ask";
import { type ModelAnswers, modelAnswers } from "./model-answers.ts";
import { type TutorAnswers, tutorAnswers } from "./tutor-answers.ts";

/** To solve and to judge takes longer than a key may take. What a model is asked goes by way of the page. */
export type ToTutor =
  | { readonly n: number; readonly ask: keyof TutorAnswers | keyof ModelAnswers; readonly given: unknown }
  | { readonly q: number; readonly answered: Result<unknown, ModelProblem> };
export type FromTutor =
  | { readonly n: number; readonly ok: true; readonly answer: unknown }
  | { readonly n: number; readonly ok: false }
  | { readonly n: number; readonly q: number; readonly question: ObjectQuestion };

const asked = new Map<number, (answer: Result<unknown, ModelProblem>) => void>();
let questions = 0;

addEventListener("message", ({ data }: MessageEvent<ToTutor>) => {
  if ("q" in data) {
    asked.get(data.q)?.(data.answered);
    asked.delete(data.q);
  } else void answer(data.n, data.ask, data.given);
});

async function answer(n: number, ask: keyof TutorAnswers | keyof ModelAnswers, given: unknown): Promise<void> {
  const toModel: Ask = (question) =>
    new Promise((resolve) => {
      const q = ++questions;
      asked.set(q, resolve);
      post({ n, q, question });
    });
  const answers = { ...tutorAnswers, ...modelAnswers };
  const chosen = answers[ask] as (given: unknown, ask: Ask) => unknown;
  try {
    post({ n, ok: true, answer: await chosen(given, toModel) });
  } catch {
    post({ n, ok: false }); // Whoever waits is told, whatever a text has done to us.
  }
}

function post(message: FromTutor): void {
  postMessage(message);
}
