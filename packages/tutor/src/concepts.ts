import type { StepId } from "@jotter/analysis/maths/steps";
import type { Asked } from "./problem.ts";
import type { Family } from "./quantities/laws.ts";

/** The rule behind each step, without what it is done to: it may be named before the step is shown. */
const bySteps = {
  orderOfOperations: ["workOutPowers", "workOutProducts", "workOutSums"],
  brackets: ["expand"],
  likeTerms: ["collectLikeTerms", "simplifySides", "collectDerivative", "simplifySolutions"],
  factoring: ["takeOutCommonFactor", "factorFurther", "factorLeftSide", "factorFraction"],
  cancelling: ["cancelCommonFactor"],
  commonDenominator: ["commonDenominator", "clearDenominators", "excludeValues"],
  roots: ["simplifyRoots", "raiseBothSides", "rootNotNegative"],
  powers: ["simplifyPowers", "sameBase", "powerIsPositive", "useExponential"],
  logarithms: ["simplifyLogarithms", "takeLogarithm", "combineLogarithms"],
  trigonometry: ["simplifyTrigonometry", "divideByCosine", "allAngles", "outOfRange"],
  sameToBothSides: ["addToBothSides", "subtractFromBothSides", "multiplyBothSides", "divideBothSides", "isolate"],
  oneSideNought: ["bringToOneSide"],
  zeroProduct: ["zeroProduct", "solveEach"],
  quadraticFormula: ["quadraticFormula", "discriminant", "noRealRoot"],
  bothSignsOfRoot: ["takeRoots"],
  checkSolutions: ["checkCandidates"],
  absoluteCases: ["splitAbsoluteValue", "absoluteNotNegative"],
  substitution: ["substitute", "substituteBack"],
  trueOrFalse: ["alwaysTrue", "neverTrue", "sameEverywhere"],
  turnTheSign: ["divideAndTurn", "multiplyAndTurn"],
  testIntervals: ["testIntervals", "intersect"],
  elimination: ["eliminate", "swapRows"],
  insertion: ["insertKnown", "insertBack", "solveForVariable"],
  powerRule: ["constantRule", "identityRule", "powerRule", "constantFactorRule", "sumRule", "generalPowerRule"],
  productRule: ["productRule"],
  quotientRule: ["quotientRule"],
  chainRule: ["chainRule", "exponentialRule", "knownDerivative"],
  tangent: ["insertPoint", "tangentLine"],
  antiderivative: [
    "integralSum",
    "integralConstantFactor",
    "integralPower",
    "integralReciprocal",
    "integralKnown",
    "integralRewrite",
    "addConstant",
  ],
  integralSubstitution: ["integralLinear", "integralSubstitution", "integralHalfAngle"],
  byParts: ["integralByParts"],
  partialFractions: ["integralPolynomialDivision", "integralPartialFractions"],
  bounds: ["evaluateBounds"],
  limits: ["insertLimit", "leadingTerms"],
  lHopital: ["lHopital"],
  arithmeticSequence: ["commonDifference", "arithmeticTerm", "arithmeticSum", "equalTerms"],
  geometricSequence: ["commonRatio", "geometricTerm", "geometricSum", "infiniteSum"],
  sumNotation: ["sumFormula", "writeOutSum"],
  determinant: ["determinantOfTwo", "determinantOfThree"],
  inverseMatrix: ["inverseOfTwo", "inverseOfThree"],
  rowsTimesColumns: ["rowsTimesColumns", "entryByEntry", "workOutEntries"],
  rank: ["clearBelow", "countRows"],
  eigenvalues: ["characteristic"],
  signChart: ["zerosOfCurve", "gapsOfCurve", "signChart"],
  courseOfCurve: [
    "domainOfCurve",
    "heightAtZero",
    "asymptotes",
    "risesAndFalls",
    "extremaOfCurve",
    "bends",
    "inflections",
  ],
  countingOrdered: ["countArrangements", "countCircle", "countOrdered", "countRepeated", "countLetters"],
  countingChoices: ["countChoices"],
  completeSquare: ["takeOutLeading", "addHalfSquared", "writeAsSquare"],
  primeFactors: ["primeFactors", "sharedFactors", "mostOfEachFactor"],
  favourable: ["favourableCases"],
  binomial: ["binomialFormula", "binomialMean", "binomialDeviation", "independentTries"],
  complement: ["complementRule", "addCases", "unionRule"],
  conditional: ["conditionalRule", "multiplicationRule", "drawWithoutReturning"],
  bayes: ["totalProbability", "bayesRule"],
  expectedValue: ["expectedValue"],
  definitionOfMeasure: [
    "averageOfAll",
    "sortNumbers",
    "middleNumber",
    "halfOfNumbers",
    "quartileRange",
    "spanOfNumbers",
    "squaredDistances",
    "sampleVariance",
    "rootOfVariance",
  ],
  regression: ["regressionSlope", "regressionLine"],
  joiningLaw: ["convertUnits", "lawOfQuantities", "rearrangeLaw", "insertQuantities"],
  unknownToEquation: ["writeEquation"],
  complexNumbers: ["complexArithmetic", "complexConjugate", "complexRoots"],
  complexPlane: ["complexModulus", "complexArgument"],
} as const satisfies Record<string, readonly StepId[]>;

/** Rules for what the engine solves without steps. */
const byAsked = {
  balance: "conservedAtoms",
  "word-problem": "unknownToEquation",
  "not-understood": "whatIsGiven",
} as const satisfies Partial<Record<Asked, string>>;

/** Of quantities the kind of law, before the law itself is shown. */
const byFamily = {
  motion: "lawMotion",
  forces: "lawForces",
  energy: "lawEnergy",
  pressure: "lawPressure",
  electricity: "lawElectricity",
  waves: "lawWaves",
  heat: "lawHeat",
  gases: "lawGases",
  amounts: "lawAmounts",
  solutions: "lawSolutions",
  proportion: "lawProportion",
  percent: "lawPercent",
  conversion: "lawConversion",
} as const satisfies Record<Family, string>;

export type Concept =
  | keyof typeof bySteps
  | (typeof byAsked)[keyof typeof byAsked]
  | (typeof byFamily)[Family]
  | "whatIsGiven";

export const concepts: readonly Concept[] = [
  ...new Set<Concept>([
    ...(Object.keys(bySteps) as (keyof typeof bySteps)[]),
    ...Object.values(byAsked),
    ...Object.values(byFamily),
  ]),
];

const conceptByStep = new Map<string, Concept>(
  Object.entries(bySteps).flatMap(([concept, steps]) => steps.map((step) => [step, concept as Concept] as const)),
);

export function conceptOf(step: StepId | null, asks: Asked, family?: Family): Concept {
  if (family !== undefined) return byFamily[family];
  const own = step === null ? undefined : conceptByStep.get(step);
  const general: Partial<Record<Asked, Concept>> = byAsked;
  return own ?? general[asks] ?? "whatIsGiven";
}
