/** Memory that many share: who asks while none is left waits for their turn. */
export type ByteBudget = {
  /** How it is given back. Rejects where it was waited for too long. */
  readonly take: (bytes: number) => Promise<() => void>;
};

export class BudgetSpent extends Error {
  /** As of a disk that does not answer: whoever asked is told to come again. */
  readonly code = "ETIMEDOUT";
}

type Waiting = { readonly bytes: number; readonly start: () => void };

export function createByteBudget(total: number, waitMs = 60_000): ByteBudget {
  let free = total;
  const line: Waiting[] = [];

  function giveBack(bytes: number) {
    free += bytes;
    while (line[0] && line[0].bytes <= free) line.shift()?.start();
  }

  function taken(bytes: number) {
    free -= bytes;
    let isHeld = true;
    return () => {
      if (isHeld) giveBack(bytes);
      isHeld = false;
    };
  }

  return {
    take(wanted) {
      const bytes = Math.min(wanted, total);
      if (line.length === 0 && bytes <= free) return Promise.resolve(taken(bytes));
      return new Promise((resolve, reject) => {
        const waiting: Waiting = {
          bytes,
          start() {
            clearTimeout(timer);
            resolve(taken(bytes));
          },
        };
        const timer = setTimeout(() => {
          line.splice(line.indexOf(waiting), 1);
          reject(new BudgetSpent(`No memory for ${bytes} bytes was free for ${waitMs} ms.`));
        }, waitMs).unref();
        line.push(waiting);
      });
    },
  };
}
