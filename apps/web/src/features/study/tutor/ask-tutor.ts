import type { Ask } from "@jotter/study-tools/ask";
import { useEffect, useState } from "react";
import type { ModelAnswers } from "./model-answers.ts";
import type { TutorAnswers } from "./tutor-answers.ts";
import type { FromTutor, ToTutor } from "./tutor-worker.ts";

type Given<Asked extends keyof TutorAnswers> = Parameters<TutorAnswers[Asked]>[0];
type Answer<Asked extends keyof TutorAnswers> = ReturnType<TutorAnswers[Asked]>;

let worker: Worker | null = null;
let count = 0;
const waiting = new Map<number, Waiting>();

type Waiting = {
  readonly resolve: (answer: unknown) => void;
  readonly reject: () => void;
  readonly toModel?: Ask;
};

/** Asks apart from the page. Rejects where no answer comes. */
export function askTutor<Asked extends keyof TutorAnswers>(ask: Asked, given: Given<Asked>): Promise<Answer<Asked>> {
  return new Promise((resolve, reject) => {
    const n = ++count;
    waiting.set(n, { resolve: (answer) => resolve(answer as Answer<Asked>), reject: () => reject(new Error(ask)) });
    post({ n, ask, given });
  });
}

/** The same where a model is asked on the way: the tutor words the question and reads the answer, the page only carries. */
export function askWithModel<Asked extends keyof ModelAnswers>(
  ask: Asked,
  given: Parameters<ModelAnswers[Asked]>[0],
  toModel: Ask,
): ReturnType<ModelAnswers[Asked]> {
  const answered = new Promise((resolve, reject) => {
    const n = ++count;
    waiting.set(n, { resolve, reject: () => reject(new Error(ask)), toModel });
    post({ n, ask, given });
  });
  // What comes from the tutor is what the tutor is said to give.
  return answered as ReturnType<ModelAnswers[Asked]>;
}

function post(message: ToTutor): void {
  worker ??= started();
  worker.postMessage(message);
}

function started(): Worker {
  const made = new Worker(new URL("./tutor-worker.ts", import.meta.url), { type: "module", name: "tutor" });
  made.onmessage = ({ data }: MessageEvent<FromTutor>) => {
    const asked = waiting.get(data.n);
    if ("q" in data) {
      const lost = { ok: false, problem: { kind: "offline" } } as const;
      const answered = asked?.toModel?.(data.question).catch(() => lost) ?? Promise.resolve(lost);
      void answered.then((answer) => post({ q: data.q, answered: answer }));
      return;
    }
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

type Told<Asked extends keyof TutorAnswers> = {
  /** The last answer there was; it may be of what was asked before. */
  readonly answer: Answer<Asked> | undefined;
  readonly isNow: boolean;
  readonly hasFailed: boolean;
  readonly retry: () => void;
};

/** What the tutor says to this, as it changes; nothing is asked where nothing is given. */
export function useTutor<Asked extends keyof TutorAnswers>(
  ask: Asked,
  given: Given<Asked> | null,
  afterMs = 0,
): Told<Asked> {
  const name = given === null ? null : JSON.stringify(given);
  const [told, setTold] = useState<{ readonly name: string; readonly answer: Answer<Asked> }>();
  const [failed, setFailed] = useState<string | null>(null);
  const [turn, setTurn] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn asks the same once more.
  useEffect(() => {
    if (name === null) return;
    let isLeft = false;
    const timer = setTimeout(() => {
      askTutor(ask, JSON.parse(name) as Given<Asked>).then(
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
