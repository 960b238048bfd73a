/** Shorter than a frame. */
const plainMs = 8;

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

export function nextTurn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
