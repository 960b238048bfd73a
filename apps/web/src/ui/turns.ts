/** Shorter than a frame. */
const plainMs = 8;

/** For long work: waited for after each of its pieces, this lets the page have its turn whenever the time is up. */
export function turns(turnMs = plainMs): () => Promise<void> {
  let began = performance.now();
  return async () => {
    if (performance.now() - began < turnMs) return;
    await nextTurn();
    began = performance.now();
  };
}

export function nextTurn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
