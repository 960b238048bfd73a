let lastTurn = 0;

/** In long work: every few milliseconds the page gets its turn. */
export async function aTurn(): Promise<void> {
  if (performance.now() - lastTurn < 8) return;
  await new Promise((resolve) => setTimeout(resolve, 0));
  lastTurn = performance.now();
}
