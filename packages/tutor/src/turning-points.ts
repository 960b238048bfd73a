/** Where a function of a number is zero, jumps, begins or ends, found by looking: for what cannot be solved. */
export function turningPoints(f: (x: number) => number, known: readonly number[]): readonly number[] {
  const found: number[] = [];
  const add = (at: number) => {
    const neat = snapped(f, at);
    if (![...known, ...found].some((other) => Math.abs(other - neat) < 1e-7 * Math.max(1, Math.abs(neat))))
      found.push(neat);
  };
  const values = grid.map((at) => f(at));
  for (let index = 0; index + 1 < grid.length; index++) {
    const [low = 0, high = 0, a = Number.NaN, b = Number.NaN] = [
      grid[index],
      grid[index + 1],
      values[index],
      values[index + 1],
    ];
    if (a === 0) add(low);
    const changes = Number.isNaN(a) !== Number.isNaN(b) || (a < 0 && b > 0) || (a > 0 && b < 0);
    if (changes) add(halved(f, low, high));
    const c = values[index + 2] ?? Number.NaN;
    const touches = Math.abs(b) < Math.abs(a) && Math.abs(b) < Math.abs(c) && a * b > 0 && b * c > 0;
    if (touches) {
      const least = lowest((at) => Math.abs(f(at)), low, grid[index + 2] ?? high);
      if (Math.abs(f(least)) < 1e-9 * Math.max(1, Math.abs(a), Math.abs(c))) add(least);
    }
    if (found.length > 400) break;
  }
  return found;
}

/** Dense where the numbers of exercises lie, and far out in growing strides; never on a whole number by design. */
const grid: readonly number[] = [
  ...Array.from({ length: 60 }, (_, index) => -20.013 * 1.25 ** (60 - index)),
  ...Array.from({ length: 2000 }, (_, index) => -20.0131 + index * 0.02003),
  ...Array.from({ length: 60 }, (_, index) => 20.13 * 1.25 ** (index + 1)),
];

function halved(f: (x: number) => number, from: number, to: number): number {
  let [low, high] = [from, to];
  const atLow = f(low);
  for (let round = 0; round < 70; round++) {
    const middle = (low + high) / 2;
    const value = f(middle);
    if (value === 0) return middle;
    const isLow = Number.isNaN(atLow) ? Number.isNaN(value) : !Number.isNaN(value) && value > 0 === atLow > 0;
    if (isLow) low = middle;
    else high = middle;
  }
  return Number.isNaN(f(low)) ? high : low;
}

function lowest(f: (x: number) => number, from: number, to: number): number {
  let [low, high] = [from, to];
  for (let round = 0; round < 80; round++) {
    const [one, other] = [low + (high - low) / 3, high - (high - low) / 3];
    if (f(one) < f(other)) high = other;
    else low = one;
  }
  return (low + high) / 2;
}

/** The simple fraction or part of π it was meant to be, if there is one so near. */
function snapped(f: (x: number) => number, at: number): number {
  for (const unit of [1, Math.PI]) {
    for (let below = 1; below <= 24; below++) {
      const neat = (Math.round((at / unit) * below) / below) * unit;
      if (Math.abs(neat - at) > 1e-7 * Math.max(1, Math.abs(at))) continue;
      const value = f(neat);
      if (Number.isNaN(value) || Math.abs(value) < 1e-9 * Math.max(1, Math.abs(f(neat + 0.1)) || 0)) return neat;
    }
  }
  return at;
}
