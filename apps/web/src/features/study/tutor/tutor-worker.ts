import { type TutorAnswers, tutorAnswers } from "./tutor-answers.ts";

/** To solve and to judge takes longer than a key may take. */
export type ToTutor = { readonly n: number; readonly ask: keyof TutorAnswers; readonly given: unknown };
export type FromTutor =
  | { readonly n: number; readonly ok: true; readonly answer: unknown }
  | { readonly n: number; readonly ok: false };

addEventListener("message", ({ data: { n, ask, given } }: MessageEvent<ToTutor>) => {
  const answer = tutorAnswers[ask] as (given: unknown) => unknown;
  try {
    post({ n, ok: true, answer: answer(given) });
  } catch {
    post({ n, ok: false }); // Whoever waits is told, whatever a text has done to us.
  }
});

function post(message: FromTutor): void {
  postMessage(message);
}
