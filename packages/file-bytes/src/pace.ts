/** How long work is to be done: what is told of it, how it is stopped, and how it lets others have their turn. */
export type Pacing = {
  readonly onProgress?: (done: number, of: number) => void;
  readonly signal?: AbortSignal;
  /** Waited for whenever the time is up. */
  readonly pause?: () => Promise<void>;
};

export type Pace = {
  /** Whether it is time for `rest`: work in a million pieces need not wait for each. */
  readonly isTime: () => boolean;
  /** Refuses to go on once the work was called off. */
  readonly rest: () => Promise<void>;
  readonly tell: (done: number, of: number) => void;
};

/** Shorter than a frame. */
const turnMs = 10;

export function paceOf({ onProgress, signal, pause = nextTurn }: Pacing): Pace {
  let began = performance.now();
  return {
    isTime: () => performance.now() - began >= turnMs,
    rest: async () => {
      await pause();
      if (signal?.aborted) refuse("cancelled");
      began = performance.now();
    },
    tell: (done, of) => onProgress?.(done, of),
  };
}

function nextTurn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** Why bytes are not read: they are no zip, broken, more than is taken, made to burst, or nobody wants them any more. */
export type BytesProblem = "no-zip" | "damaged" | "too-large" | "bomb" | "cancelled";

/** Ends the work from wherever it is; `refusalIn` makes a value of it at the door. Rooms have words of their own too. */
export function refuse<Problem extends string = BytesProblem>(problem: Problem): never {
  throw Object.assign(new Error(problem), { problem });
}

/** What was refused; what was not refused but went wrong is thrown on. */
export function refusalIn(thrown: unknown): string {
  if (thrown instanceof Error && "problem" in thrown) return String(thrown.problem);
  throw thrown;
}
