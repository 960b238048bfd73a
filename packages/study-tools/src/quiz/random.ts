/** The same seed gives the same order: what a student saw can be made again. */
export function randomOf(seed: number): () => number {
  let state = ((Math.floor(seed) + 1) * 2_654_435_761) >>> 0 || 1;
  const next = () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state / 4_294_967_296;
  };
  // Seeds that follow each other begin alike.
  for (let turn = 0; turn < 5; turn += 1) next();
  return next;
}

export function shuffled<Item>(items: readonly Item[], random: () => number): readonly Item[] {
  const mixed = [...items];
  for (let at = mixed.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [mixed[at], mixed[other]] = [mixed[other] as Item, mixed[at] as Item];
  }
  return mixed;
}
