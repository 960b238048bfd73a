/** What takes long about a long text, in the order in which it is done. */
export const stages = ["reading", "definitions", "terms", "ranking", "sifting", "sentences"] as const;
export type Stage = (typeof stages)[number];

type Hears = (stage: Stage, share: number) => void;

/** The work is done in one go: whoever wants to know how far it is, is told from the midst of it. */
let hears: Hears | null = null;

export function heardBy<Made>(hearer: Hears, work: () => Made): Made {
  const before = hears;
  hears = hearer;
  try {
    return work();
  } finally {
    hears = before;
  }
}

const every = 50;

/** All of them, one by one; how many of them are done is told now and then, and at the end. */
export function* stepsOf<One>(stage: Stage, all: readonly One[]): Generator<One, void> {
  for (const [at, one] of all.entries()) {
    if (at % every === 0) hears?.(stage, at / all.length);
    yield one;
  }
  hears?.(stage, 1);
}
