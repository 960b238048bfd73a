import { type Answer, type Asked, answerOf } from "./plan-answers.ts";

export type Answered = { readonly n: number; readonly answer: Answer };

/** A deck of thousands is replayed and planned here, apart from the page. */
addEventListener("message", ({ data }: MessageEvent<{ readonly n: number; readonly asked: Asked }>) => {
  const { n, asked } = data;
  const answered: Answered = { n, answer: answerOf(asked) };
  postMessage(answered);
});
