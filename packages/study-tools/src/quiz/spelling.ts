/** One noun in two numbers: those an ending makes, and those of Latin and Greek that a science keeps. */
export function isSameNoun(one: string, other: string): boolean {
  if (one === other) return true;
  const [a, b] = [classical.exec(one), classical.exec(other)];
  return (
    a !== null &&
    b !== null &&
    a[1] === b[1] &&
    families.some((ends) => ends.includes(a[2] ?? "") && ends.includes(b[2] ?? ""))
  );
}

const classical = /^(\p{L}{4,}?)(us|um|on|is|es|ae|i|a|ices|ex|ix)$/u;
const families: readonly (readonly string[])[] = [
  ["us", "i"],
  ["um", "on", "a"],
  ["is", "es"],
  ["a", "ae"],
  ["ex", "ix", "ices"],
];

/** A slip of the pen in a long word: a letter too many, too few, another, or two the wrong way round. */
export function isOneSlip(given: string, wanted: string): boolean {
  if (wanted.length < shortest || given === wanted || given[0] !== wanted[0]) return false;
  if (isOtherWord(given, wanted) || isStrand.test(wanted)) return false;
  const same = sharedBegin(given, wanted);
  const [rest, needed] = [given.slice(same), wanted.slice(same)];
  const ways = [
    [rest.slice(1), needed.slice(1)],
    [rest.slice(1), needed],
    [rest, needed.slice(1)],
  ] as const;
  const isTurned = rest[0] === needed[1] && rest[1] === needed[0] && rest.slice(2) === needed.slice(2);
  return isTurned || ways.some(([own, other]) => own === other);
}

const shortest = 5;

/** A strand of bases: each letter is what was asked. */
const isStrand = /^[acgtu]+$/u;

/** Nitrite is no nitrate, an alkene no alkane, adsorption no absorption: one letter is the whole difference. */
function isOtherWord(given: string, wanted: string): boolean {
  return pairs.some((ending) => {
    const [own, needed] = [ending.exec(given)?.[0], ending.exec(wanted)?.[0]];
    return own !== undefined && needed !== undefined && own !== needed;
  });
}

const pairs = [
  /(?:ite|ate|ide|it|at|id)$/u,
  /(?:ane|ene|yne|an|en|in|ano|eno|ino)$/u,
  /^a[bd]/u,
  /^(?:endo|exo|ecto)/u,
];

function sharedBegin(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at;
}
