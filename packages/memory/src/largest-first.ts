/** A heap: the entry with the largest key is taken first. What is in it keeps its key until it is taken. */
export function largestFirst(keyOf: (entry: number) => number) {
  const entries: number[] = [];
  const key = (place: number) => keyOf(entries[place] as number);
  const swap = (one: number, other: number) => {
    [entries[one], entries[other]] = [entries[other] as number, entries[one] as number];
  };
  const rise = (from: number) => {
    let place = from;
    for (let above = (place - 1) >> 1; place > 0 && key(place) > key(above); above = (place - 1) >> 1) {
      swap(place, above);
      place = above;
    }
  };
  const sink = () => {
    for (let place = 0; ; ) {
      const below = [2 * place + 1, 2 * place + 2].filter((one) => one < entries.length);
      const largest = below.reduce((most, one) => (key(one) > key(most) ? one : most), place);
      if (largest === place) return;
      swap(place, largest);
      place = largest;
    }
  };
  return {
    put: (entry: number) => rise(entries.push(entry) - 1),
    take: (): number | undefined => {
      const top = entries[0];
      const last = entries.pop();
      if (last === undefined || entries.length === 0) return top;
      entries[0] = last;
      sink();
      return top;
    },
  };
}
