type Undo = () => void;

/** As many as anybody goes back. */
const mostKept = 100;

/** What was done last is undone first, each step once, whichever way it is asked for. */
export function createUndoSteps() {
  let steps: readonly Undo[] = [];
  return {
    /** Hands out how to undo this very step. */
    add(undo: Undo): Undo {
      const step = () => {
        if (!steps.includes(step)) return;
        steps = steps.filter((one) => one !== step);
        undo();
      };
      steps = [...steps, step].slice(-mostKept);
      return step;
    },
    /** False where nothing is left to undo. */
    undoLast(): boolean {
      const last = steps.at(-1);
      last?.();
      return last !== undefined;
    },
  };
}
