import type { Expression, Statement } from "./expression.ts";
import { latexOf, statementLatex } from "./print.ts";

/** Every kind of step and the formulas its text names; the texts are `mathSteps` of the locales. */
export const stepParameters = {
  // Values and expressions
  workOutPowers: [],
  workOutProducts: [],
  workOutSums: [],
  expand: [],
  collectLikeTerms: [],
  factorFraction: [],
  cancelCommonFactor: [],
  commonDenominator: [],
  simplifyRoots: [],
  simplifyPowers: [],
  simplifyLogarithms: [],
  simplifyTrigonometry: [],
  takeOutCommonFactor: ["factor"],
  factorFurther: [],
  // Equations
  simplifySides: [],
  addToBothSides: ["term"],
  subtractFromBothSides: ["term"],
  multiplyBothSides: ["factor"],
  divideBothSides: ["divisor"],
  bringToOneSide: [],
  factorLeftSide: [],
  zeroProduct: [],
  quadraticFormula: ["a", "b", "c"],
  discriminant: ["a", "b", "c", "value"],
  noRealRoot: ["value"],
  simplifySolutions: [],
  solveEach: [],
  takeRoots: ["degree"],
  excludeValues: ["condition"],
  clearDenominators: ["factor"],
  isolate: ["term"],
  raiseBothSides: ["degree"],
  checkCandidates: [],
  rootNotNegative: [],
  splitAbsoluteValue: [],
  absoluteNotNegative: [],
  substitute: ["symbol", "expression"],
  substituteBack: ["symbol", "expression"],
  takeLogarithm: [],
  useExponential: ["base"],
  powerIsPositive: [],
  combineLogarithms: [],
  sameBase: ["base"],
  outOfRange: ["function"],
  divideByCosine: [],
  allAngles: ["value", "symbol"],
  alwaysTrue: [],
  neverTrue: [],
  // Inequalities and systems
  divideAndTurn: ["divisor"],
  multiplyAndTurn: ["factor"],
  testIntervals: ["points"],
  intersect: ["points"],
  sameEverywhere: [],
  eliminate: ["variable", "row", "other"],
  swapRows: ["row", "other"],
  insertKnown: ["variable", "value"],
  insertBack: ["equation"],
  solveForVariable: ["variable"],
  // Derivatives
  constantRule: [],
  identityRule: ["variable"],
  powerRule: ["exponent"],
  constantFactorRule: ["factor"],
  sumRule: [],
  productRule: [],
  quotientRule: [],
  chainRule: ["inner"],
  exponentialRule: [],
  knownDerivative: ["function"],
  generalPowerRule: [],
  collectDerivative: [],
  insertPoint: ["variable", "value"],
  tangentLine: ["slope", "point"],
  // Integrals and limits
  integralSum: [],
  integralConstantFactor: ["factor"],
  integralPower: ["exponent"],
  integralReciprocal: [],
  integralKnown: ["function"],
  integralLinear: ["inner"],
  integralSubstitution: ["inner", "derivative"],
  integralByParts: ["first", "second"],
  integralPolynomialDivision: [],
  integralPartialFractions: [],
  integralHalfAngle: [],
  integralRewrite: [],
  addConstant: [],
  evaluateBounds: ["antiderivative"],
  insertLimit: ["variable", "value"],
  lHopital: [],
  leadingTerms: [],
  // Sequences and series
  commonDifference: [],
  commonRatio: [],
  arithmeticTerm: [],
  geometricTerm: [],
  arithmeticSum: [],
  geometricSum: [],
  equalTerms: [],
  infiniteSum: [],
  sumFormula: [],
  writeOutSum: [],
  // Matrices
  determinantOfTwo: [],
  determinantOfThree: [],
  inverseOfTwo: ["determinant"],
  inverseOfThree: ["determinant"],
  rowsTimesColumns: [],
  entryByEntry: [],
  workOutEntries: [],
  clearBelow: ["row"],
  countRows: [],
  characteristic: ["letter"],
  // Counting, chances and measures
  countArrangements: [],
  countCircle: [],
  countOrdered: [],
  countChoices: [],
  countRepeated: [],
  countLetters: [],
  binomialFormula: [],
  takeOutLeading: [],
  addHalfSquared: [],
  writeAsSquare: [],
  primeFactors: [],
  sharedFactors: [],
  mostOfEachFactor: [],
  addCases: [],
  complementRule: [],
  binomialMean: [],
  binomialDeviation: [],
  unionRule: [],
  conditionalRule: [],
  multiplicationRule: [],
  totalProbability: [],
  bayesRule: [],
  expectedValue: [],
  drawWithoutReturning: [],
  favourableCases: [],
  independentTries: [],
  averageOfAll: [],
  sortNumbers: [],
  middleNumber: [],
  halfOfNumbers: [],
  quartileRange: [],
  spanOfNumbers: [],
  squaredDistances: [],
  sampleVariance: [],
  rootOfVariance: [],
  regressionSlope: [],
  regressionLine: [],
  // Complex numbers
  complexArithmetic: [],
  complexConjugate: [],
  complexModulus: [],
  complexArgument: [],
  complexRoots: [],
  // Quantities, laws and stories
  convertUnits: [],
  writeEquation: [],
  lawOfQuantities: [],
  rearrangeLaw: [],
  insertQuantities: [],
  // Signs and sketches
  domainOfCurve: [],
  zerosOfCurve: [],
  gapsOfCurve: [],
  signChart: [],
  heightAtZero: [],
  asymptotes: [],
  risesAndFalls: [],
  extremaOfCurve: [],
  bends: [],
  inflections: [],
} as const satisfies Record<string, readonly string[]>;

export type StepId = keyof typeof stepParameters;

/** One line of working: before and after as LaTeX, the formulas of its text as "$...$". */
export type Step = {
  readonly id: StepId;
  readonly before: string;
  readonly after: string;
  readonly params: Readonly<Record<string, string>>;
};

export type Working = Step[];

type Line = Statement | Expression;

/** Writes a step down, unless it would show the same line twice. */
export function note(working: Working, id: StepId, before: Line, after: Line, ...named: readonly Line[]): void {
  const names: readonly string[] = stepParameters[id];
  const step: Step = {
    id,
    before: lineLatex(before),
    after: lineLatex(after),
    params: Object.fromEntries(names.map((name, index) => [name, `$${named[index] ? lineLatex(named[index]) : ""}$`])),
  };
  if (isNews(step)) working.push(step);
}

/** The same for what is no formula of the engine, as a matrix or the name of a term; LaTeX throughout. */
export function noteFormula(
  working: Working,
  id: StepId,
  before: string,
  after: string,
  ...named: readonly string[]
): void {
  const names: readonly string[] = stepParameters[id];
  const params = Object.fromEntries(names.map((name, index) => [name, `$${named[index] ?? ""}$`]));
  if (before !== after) working.push({ id, before, after, params });
}

/** Terms in another order are no step. */
function isNews({ id, before, after }: Step): boolean {
  const letters = (text: string) => [...text.replace(/\\cdot|[\s()]|\\left|\\right|^-|\+/g, "")].sort().join("");
  const mayReorder = id.startsWith("simplify") || id.startsWith("collect") || id === "bringToOneSide";
  return before !== after && !(mayReorder && letters(before) === letters(after));
}

function lineLatex(line: Line): string {
  return isStatement(line) ? statementLatex(line) : latexOf(line);
}

function isStatement(line: Line): line is Statement {
  return ["expression", "relation", "all-of", "any-of", "nothing", "everything"].includes(line.kind);
}
