/** More work at once than can be served soon. The answer is "try again", not a server that stands still. */
export class LineIsFull extends Error {}

export type WaitingLine = (<Value>(work: () => Promise<Value>) => Promise<Value>) & {
  /** How many works run or wait. */
  readonly busy: () => number;
};

/**
 * Lets so many works run at once and so many more wait. For password hashing: each takes 100 ms of a
 * processor and 32 MB, and anybody may ask for one.
 */
export function createWaitingLine(atOnce: number, mostWaiting: number): WaitingLine {
  const waiting: (() => void)[] = [];
  let running = 0;

  async function inLine<Value>(work: () => Promise<Value>): Promise<Value> {
    if (running < atOnce) {
      running++;
    } else {
      if (waiting.length >= mostWaiting) throw new LineIsFull();
      await new Promise<void>((resolve) => void waiting.push(resolve));
    }
    try {
      return await work();
    } finally {
      // The place goes straight to the next in line, so that nobody can slip in between.
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  }
  return Object.assign(inLine, { busy: () => running + waiting.length });
}
