/** What can be said of a line without giving its mending away. */
export type Verdict = "follows" | "no-further" | "loses" | "gains" | "wrong" | "unjudged";

/** What a student may be told of a line, and what its text names; line 0 is the problem. */
export const tellParameters = {
  follows: ["line"],
  sameAs: ["line"],
  losesSolutions: ["line"],
  gainsSolutions: ["line"],
  /** One of several solutions, named as such. */
  oneCase: [],
  /** It follows by a step that may bring solutions in, as squaring does. */
  mayGain: [],
  /** Values that follow, of which some came in by such a step: as an answer it is not done. */
  checkThem: [],
  otherSolutions: ["line"],
  otherValue: ["line"],
  notTrue: [],
  oneOfMany: [],
  otherRounding: ["count"],
  wrongUnit: [],
  missingUnit: [],
  wrongPower: [],
  tooFewFigures: [],
  notBalanced: ["element"],
  chargeNotBalanced: [],
  otherSubstances: [],
  trueBeside: [],
  /** A letter of the student's own, and what it stands for. */
  noted: ["name"],
  /** Numbers in order that are not those of the problem. */
  otherNumbers: [],
  /** Solutions that repeat are all wanted. */
  allWanted: [],
  condition: [],
  /** It follows, but from a line that is not right. */
  followsWrong: ["line"],
  afterWrong: ["line"],
  unread: [],
  notKnown: [],
  modelHolds: [],
  modelDoubts: [],
} as const satisfies Record<string, readonly string[]>;

export type TellId = keyof typeof tellParameters;

export type JudgedLine = {
  readonly verdict: Verdict;
  readonly tell: TellId;
  readonly params: Readonly<Record<string, string>>;
};

export function judged(verdict: Verdict, tell: TellId, ...named: readonly (string | number)[]): JudgedLine {
  const names: readonly string[] = tellParameters[tell];
  return { verdict, tell, params: Object.fromEntries(names.map((name, index) => [name, String(named[index] ?? "")])) };
}

export const isBad = ({ verdict }: JudgedLine) => verdict === "wrong" || verdict === "loses" || verdict === "gains";
