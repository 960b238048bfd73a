type Task = { readonly rank: () => number; readonly run: () => Promise<void>; readonly signal: AbortSignal };

/** Pages are drawn one at a time, the most wanted first: so many canvases and no more, and the first page at once. */
export function createDrawQueue() {
  let waiting: Task[] = [];
  let isBusy = false;

  async function goOn(): Promise<void> {
    if (isBusy) return;
    isBusy = true;
    for (;;) {
      waiting = waiting.filter(({ signal }) => !signal.aborted);
      const next = waiting.toSorted((one, other) => one.rank() - other.rank())[0];
      if (!next) break;
      waiting = waiting.filter((task) => task !== next);
      // A page that cannot be drawn stays white; the others do not wait for it.
      await next.run().catch(() => {});
    }
    isBusy = false;
  }

  return {
    add(task: Task): void {
      waiting.push(task);
      void goOn();
    },
  };
}

export type DrawQueue = ReturnType<typeof createDrawQueue>;
