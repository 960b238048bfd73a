import type { Language } from "@jotter/domain/settings";
import { isSpaceless } from "../language.ts";
import type { Value } from "../values.ts";
import { figuresMet, figureWeight } from "./figures-met.ts";
import { type Kin, kinIn } from "./kin.ts";
import { type Pole, polesMet } from "./poles.ts";
import type { Statement } from "./statement.ts";
import type { Token } from "./tokens.ts";
import { signsMet, wordsMet } from "./words-met.ts";

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
  const figures = figuresMet(first.values, second.values);
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
