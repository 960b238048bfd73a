/** Where a value between two others stands on a way between two places. */
export function scaleBetween([low, high]: Ends, [from, to]: Ends): (value: number) => number {
  return (value) => from + ((value - low) / (high - low)) * (to - from);
}

type Ends = readonly [number, number];

/** Round values within the ends, about three of them: steps of 1, 2 or 5, or ten times that. */
export function roundValues([low, high]: Ends): readonly number[] {
  const rough = (high - low) / 3;
  const power = 10 ** Math.floor(Math.log10(rough));
  // Each step up to the geometric mean with the next one.
  const factor = [1, 2, 5].find((each, place) => rough / power < Math.sqrt(each * ([2, 5, 10][place] ?? 10))) ?? 10;
  const step = factor * power;
  const [first, last] = [Math.ceil(low / step), Math.floor(high / step)];
  return Array.from({ length: last - first + 1 }, (_, place) => (first + place) * step);
}
