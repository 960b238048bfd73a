import type { Language } from "@jotter/domain/settings";
import { isSpaceless } from "../language.ts";
import { agree, type Value } from "../values.ts";
import { type Kin, kinIn } from "./kin.ts";
import { areOpposite, isSameEnd, type Pole } from "./poles.ts";
import type { Statement, Token } from "./statement.ts";

/** Two sentences held against each other: what both say, what only one does, and where they disagree. */
export type Meeting = {
  readonly first: Statement;
  readonly second: Statement;
  /** From 0 to 1: how much of what they say is the same, leaving out where they disagree. */
  readonly likeness: number;
  /** How much of the first stands in the second, and of the second in the first. */
  readonly covered: readonly [number, number];
  /** The weight of what they share. */
  readonly shared: number;
  /** Pairs of words that stand for one another. */
  readonly met: readonly (readonly [Token, Token])[];
  readonly ours: readonly Token[];
  readonly theirs: readonly Token[];
  readonly figures: readonly (readonly [Value, Value])[];
  /** How many figures the other has nothing of that kind for. */
  readonly figuresLeft: number;
  readonly poles: readonly (readonly [Pole, Pole])[];
};

export type Meet = (first: Statement, second: Statement) => Meeting;

export function meetingIn(statements: readonly Statement[], language: Language): Meet {
  const kin = kinIn(
    statements.flatMap(({ tokens }) => tokens),
    language,
  );
  const times = new Map<string, number>();
  for (const { document, tokens } of statements)
    for (const key of new Set(tokens.map((token) => token.key)))
      times.set(`${document} ${key}`, (times.get(`${document} ${key}`) ?? 0) + 1);
  // A word that stands in many sentences is their subject, and tells none from another.
  const weights = new Map(
    statements.flatMap(({ document, tokens }) =>
      tokens.map((token) => [token, token.weight / (1 + 0.5 * Math.log(times.get(`${document} ${token.key}`) ?? 1))]),
    ),
  );
  const weigh = (token: Token) => weights.get(token) ?? token.weight;
  return (first, second) => meet(first, second, weigh, kin, language);
}

function meet(first: Statement, second: Statement, weigh: Weigh, kin: Kin, language: Language): Meeting {
  const { met, ours, theirs } = isSpaceless(language) ? signsMet(first, second, kin) : wordsMet(first, second, kin);
  const figures = valuesMet(first.values, second.values);
  const poles = polesMet(first.poles, second.poles);
  const sum = (weights: readonly number[]) => weights.reduce((total, weight) => total + weight, 0);
  const counted = figures.apart.filter(
    ([{ unit, isMeasure }, other]) => unit !== "" && !isMeasure && unit === other.unit,
  );
  const agreed =
    sum(figures.agreed.map(figureWeight)) +
    poles.agreed.length +
    0.8 * counted.length +
    (haveContext(first, second) ? 0.8 : 0);
  const shared = agreed + sum(met.map(([one, other]) => Math.min(weigh(one), weigh(other))));
  // Each has a name of its own: one place, and two that stand there.
  const areNamed = [ours, theirs].every((tokens) => tokens.some(({ isName }) => isName));
  const left = (tokens: readonly Token[]) => sum(tokens.map(weigh)) - (areNamed ? nameWeight(tokens, weigh) : 0);
  const [mine, yours] = [
    shared + left(ours) + 0.5 * sum(figures.ours.map(figureWeight)) + 0.5 * poles.ours,
    shared + left(theirs) + 0.5 * sum(figures.theirs.map(figureWeight)) + 0.5 * poles.theirs,
  ];
  const covered = [mine, yours].map((total) => (total > 0 ? shared / total : 0)) as [number, number];
  const both = mine + yours > 0 ? (2 * shared) / (mine + yours) : 0;
  const likeness = 0.6 * both + 0.4 * Math.max(...covered);
  return {
    first,
    second,
    likeness,
    covered,
    shared,
    met,
    ours,
    theirs,
    figures: figures.apart,
    figuresLeft: figures.ours.length + figures.theirs.length,
    poles: poles.apart,
  };
}

type Weigh = (token: Token) => number;

/** The first name, with all its words. */
function nameWeight(tokens: readonly Token[], weigh: Weigh): number {
  const names = tokens.filter(({ isName }) => isName);
  const end = names.findIndex(({ from }, at) => at > 0 && from > (names[at - 1]?.to ?? 0) + 1);
  return names.slice(0, end < 0 ? names.length : end).reduce((total, token) => total + weigh(token), 0);
}

/** "It is 300 m high" in two texts is about one thing if the sentences before are. */
function haveContext(first: Statement, second: Statement): boolean {
  if (!first.leans && !second.leans) return false;
  const subject = ({ leans, context, tokens }: Statement) =>
    leans ? context : new Set(tokens.slice(0, 3).map(({ key }) => key));
  const other = subject(second);
  return [...subject(first)].some((key) => other.has(key));
}

/** A year or a large number says more than a small one. */
export function figureWeight({ kind, low, unit }: Value): number {
  return kind !== "amount" || Math.abs(low) >= 100 ? 2 : unit === "" ? 0.7 : 1.2;
}

/** One word of the one is met by one of the other: first by itself, then by its kin. */
function wordsMet(first: Statement, second: Statement, kin: Kin) {
  const free = new Set(second.tokens);
  const met: (readonly [Token, Token])[] = [];
  let ours: readonly Token[] = first.tokens;
  const find = (isOne: (one: Token, other: Token) => boolean) => {
    ours = ours.filter((token) => {
      for (const other of free) {
        if (!isOne(token, other)) continue;
        free.delete(other);
        met.push([token, other]);
        return false;
      }
      return true;
    });
  };
  find((one, other) => one.key === other.key);
  find((one, other) => !isFixed(one) && !isFixed(other) && kin(one.key, other.key) && isSameName(one, other));
  return { met, ours, theirs: [...free] };
}

/** "Colon" and "Colón" are one, "Robert" and "Robespierre" are two. */
function isSameName({ key, isName }: Token, other: Token): boolean {
  if (!isName || !other.isName) return true;
  const [short, long] = key.length < other.key.length ? [key, other.key] : [other.key, key];
  return long.startsWith(short.slice(0, Math.max(4, short.length - 2)));
}

/** "II", "m/s" and a formula have no other form. */
function isFixed({ text }: Token): boolean {
  return /^[IVX]+$|[/$]/.test(text);
}

/** Signs are cut into words now this way, now that: one counts as met where most of it stands in the other. */
function signsMet(first: Statement, second: Statement, kin: Kin) {
  const [mine, yours] = [textOf(first), textOf(second)];
  const isIn = (token: Token, text: string, others: readonly Token[]) => {
    const at = text.indexOf(token.key);
    if (at >= 0) return !turnsMeaning.test(text.slice(0, at));
    if (others.some((other) => kin(other.key, token.key))) return true;
    return !turnsMeaning.test(token.key.charAt(0)) && coverOf(token.key, others) >= 0.4;
  };
  const met = first.tokens.filter((token) => isIn(token, yours, second.tokens)).map((token) => [token, token] as const);
  const ours = first.tokens.filter((token) => !isIn(token, yours, second.tokens));
  const theirs = second.tokens.filter((token) => !isIn(token, mine, first.tokens));
  return { met, ours, theirs };
}

/** 保存 and 半保存 are two. */
const turnsMeaning = /[半非反無无不未]$/u;

function textOf({ text }: Statement): string {
  return text.toLowerCase();
}

/** How much of a run is made of whole runs of the other. */
function coverOf(key: string, others: readonly Token[]): number {
  const within = others.filter(
    ({ key: other }) => other.length > 1 && other.length < key.length && key.includes(other),
  );
  return within.reduce((total, { key: other }) => total + other.length, 0) / key.length;
}

function valuesMet(ours: readonly Value[], theirs: readonly Value[]) {
  const free = new Set(theirs);
  const agreed: Value[] = [];
  const take = (isOne: (other: Value) => boolean): Value | undefined => {
    const found = [...free].find(isOne);
    if (found) free.delete(found);
    return found;
  };
  const left = ours.filter((value) => {
    const found =
      take((other) => isOfKind(value, other) && agree(value, other)) ?? take((other) => isSameNumber(value, other));
    if (found) agreed.push(value);
    return !found;
  });
  const apart: (readonly [Value, Value])[] = [];
  const own = left.filter((value) => {
    // What the other says too, once more, is no disagreement.
    if (theirs.some((other) => isOfKind(value, other) && agree(value, other))) return false;
    const found = take(
      (other) =>
        isOfKind(value, other) &&
        !ours.some((one) => one !== value && (isSameSize(one, other) || (isOfKind(one, other) && agree(one, other)))),
    );
    if (found) apart.push([value, found]);
    return !found;
  });
  return { agreed, apart, ours: own, theirs: [...free] };
}

/** "140 people", "140 victims" */
function isSameNumber(one: Value, other: Value): boolean {
  return (
    one.kind === "amount" &&
    other.kind === "amount" &&
    one.low > 12 &&
    one.low === other.low &&
    !one.isMeasure &&
    !other.isMeasure
  );
}

function isSameSize(one: Value, other: Value): boolean {
  return one.kind === "amount" && other.kind === "amount" && one.low === other.low;
}

function isOfKind(one: Value, other: Value): boolean {
  if ((one.kind === "amount") !== (other.kind === "amount")) return false;
  // "28 July" says nothing of a year.
  if (one.kind !== "amount")
    return (one.day !== null) === (other.day !== null) || !(Number.isNaN(one.low) || Number.isNaN(other.low));
  return one.unit === other.unit || one.unit === "" || other.unit === "";
}

function polesMet(ours: readonly Pole[], theirs: readonly Pole[]) {
  const free = new Set(theirs);
  const agreed: Pole[] = [];
  const apart: (readonly [Pole, Pole])[] = [];
  const take = (isOne: (other: Pole) => boolean) => {
    const found = [...free].find(isOne);
    if (found) free.delete(found);
    return found;
  };
  const left = ours.filter((pole) => {
    const found = take((other) => isSameEnd(pole, other));
    if (found) agreed.push(pole);
    return !found;
  });
  const own = left.filter((pole) => {
    const found = take((other) => areOpposite(pole, other));
    if (found) apart.push([pole, found]);
    return !found;
  });
  return { agreed, apart, ours: own.length, theirs: free.size };
}
