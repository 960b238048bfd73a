/** Shorter than a frame. */
const plainMs = 8;
/** A frame: what is read from the replica before and after it comes on top. */
const frameMs = 16;

/**
 * For long work: waited for after each of its pieces, this lets the page have its turn whenever the time is up. null
 * where it is not: work in a million pieces need not wait for each.
 */
export function turns(turnMs = plainMs): () => Promise<void> | null {
  let began = performance.now();
  const restart = () => {
    began = performance.now();
  };
  return () => (performance.now() - began < turnMs ? null : nextTurn().then(restart));
}

/**
 * What work in steps gives, done a slice at a time: the page has its turn in between, and before, for whatever was read
 * for it has had its own time.
 */
export async function inTurns<Value>(work: Generator<void, Value>): Promise<Value> {
  await nextTurn();
  const turn = turns(frameMs);
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    const due = turn();
    if (due) await due;
  }
}

export function nextTurn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
