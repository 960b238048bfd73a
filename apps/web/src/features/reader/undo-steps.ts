type Step = { readonly undo: () => void; readonly redo: () => void };

/** As many as anybody goes back. */
const mostKept = 100;

/** What was done last is undone first, and what was undone last is done again first, until something else is done. */
export function createUndoSteps() {
  let done: readonly Step[] = [];
  let undone: readonly Step[] = [];
  function takeBack(step: Step): void {
    if (!done.includes(step)) return;
    done = done.filter((one) => one !== step);
    undone = [...undone, step];
    step.undo();
  }
  return {
    /** Hands out how to undo this very step. */
    add(undo: () => void, redo: () => void): () => void {
      const step = { undo, redo };
      done = [...done, step].slice(-mostKept);
      undone = [];
      return () => takeBack(step);
    },
    /** False where nothing is left to undo. */
    undoLast(): boolean {
      const last = done.at(-1);
      if (last) takeBack(last);
      return last !== undefined;
    },
    /** False where nothing was undone. */
    redoLast(): boolean {
      const last = undone.at(-1);
      if (!last) return false;
      undone = undone.slice(0, -1);
      done = [...done, last];
      last.redo();
      return true;
    },
  };
}
