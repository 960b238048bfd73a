import { useEffect, useState } from "react";
import type { TutorAnswers } from "./tutor-answers.ts";
import type { FromTutor, ToTutor } from "./tutor-worker.ts";

type Given<Ask extends keyof TutorAnswers> = Parameters<TutorAnswers[Ask]>[0];
type Answer<Ask extends keyof TutorAnswers> = ReturnType<TutorAnswers[Ask]>;

let worker: Worker | null = null;
let count = 0;
const waiting = new Map<number, { readonly resolve: (answer: unknown) => void; readonly reject: () => void }>();

/** Asks apart from the page. Rejects where no answer comes. */
export function askTutor<Ask extends keyof TutorAnswers>(ask: Ask, given: Given<Ask>): Promise<Answer<Ask>> {
  return new Promise((resolve, reject) => {
    const n = ++count;
    waiting.set(n, { resolve: (answer) => resolve(answer as Answer<Ask>), reject: () => reject(new Error(ask)) });
    worker ??= started();
    worker.postMessage({ n, ask, given } satisfies ToTutor);
  });
}

function started(): Worker {
  const made = new Worker(new URL("./tutor-worker.ts", import.meta.url), { type: "module", name: "tutor" });
  made.onmessage = ({ data }: MessageEvent<FromTutor>) => {
    const asked = waiting.get(data.n);
    waiting.delete(data.n);
    if (data.ok) asked?.resolve(data.answer);
    else asked?.reject();
  };
  made.onerror = () => {
    made.terminate();
    worker = null;
    for (const { reject } of waiting.values()) reject();
    waiting.clear();
  };
  return made;
}

type Told<Ask extends keyof TutorAnswers> = {
  /** The last answer there was; it may be of what was asked before. */
  readonly answer: Answer<Ask> | undefined;
  readonly isNow: boolean;
  readonly hasFailed: boolean;
  readonly retry: () => void;
};

/** What the tutor says to this, as it changes; nothing is asked where nothing is given. */
export function useTutor<Ask extends keyof TutorAnswers>(ask: Ask, given: Given<Ask> | null, afterMs = 0): Told<Ask> {
  const name = given === null ? null : JSON.stringify(given);
  const [told, setTold] = useState<{ readonly name: string; readonly answer: Answer<Ask> }>();
  const [failed, setFailed] = useState<string | null>(null);
  const [turn, setTurn] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn asks the same once more.
  useEffect(() => {
    if (name === null) return;
    let isLeft = false;
    const timer = setTimeout(() => {
      askTutor(ask, JSON.parse(name) as Given<Ask>).then(
        (answer) => isLeft || setTold({ name, answer }),
        () => isLeft || setFailed(name),
      );
    }, afterMs);
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [ask, name, afterMs, turn]);
  return {
    answer: name === null ? undefined : told?.answer,
    isNow: name !== null && told?.name === name,
    hasFailed: failed !== null && failed === name && told?.name !== name,
    retry: () => {
      setFailed(null);
      setTurn(turn + 1);
    },
  };
}
