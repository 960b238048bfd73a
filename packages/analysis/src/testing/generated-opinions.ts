import { ComputeEngine, type Expression as Theirs } from "@cortex-js/compute-engine";
import { answerMaths, type MathsTask } from "../maths/answer.ts";
import { number } from "../maths/expression.ts";
import { rational } from "../maths/rational.ts";
import { expressionFrom, statementFrom } from "./maths-judge.ts";

/** Problems by chance, the same every time, and what our engine and another one make of them, as numbers. */
export type Opinion = {
  readonly kind: string;
  readonly problem: string;
  readonly ours: readonly number[];
  readonly theirs: readonly number[];
};

type Chance = (low: number, high: number) => number;
type Asking = (chance: Chance) => Omit<Opinion, "kind">;

const other = new ComputeEngine();
const points = [0.3, 1.7, 2.6];

/** How many of each kind there are; 2,150 in all. */
const kinds: Readonly<Record<string, readonly [number, Asking]>> = {
  solve: [250, solve],
  differentiate: [250, differentiate],
  integrate: [100, integrate],
  evaluate: [250, evaluate],
  rewrite: [200, rewrite],
  limit: [100, limit],
  series: [200, series],
  progression: [200, progression],
  counting: [150, counting],
  determinant: [150, determinant],
  measures: [200, measures],
  extrema: [100, extrema],
};

/** Every so-many-th problem of each kind. */
export function* opinions(every = 1): Generator<Opinion> {
  for (const [kind, [count, ask]] of Object.entries(kinds)) {
    for (let at = 0; at < count; at += every) yield { kind, ...ask(chanceOf(kind.length * 7919 + at * 104_729)) };
  }
}

export function isAgreed({ ours, theirs }: Opinion): boolean {
  const [a, b] = [ours, theirs].map((all) => all.toSorted((one, two) => one - two));
  return (
    a?.length === b?.length &&
    (a ?? []).every((value, at) => Math.abs(value - (b?.[at] ?? Number.NaN)) <= 1e-7 * Math.max(1, Math.abs(value)))
  );
}

function chanceOf(seed: number): Chance {
  let state = seed >>> 0;
  return (low, high) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return low + Math.floor((state / 2 ** 32) * (high - low + 1));
  };
}

const notNought = (chance: Chance, most: number) => chance(1, most) * (chance(0, 1) === 0 ? -1 : 1);
const signed = (value: number) => (value < 0 ? ` - ${-value}` : ` + ${value}`);
const polynomial = (chance: Chance, degree: number) =>
  Array.from({ length: degree }, (_, at) => `${notNought(chance, 6)}x^{${degree - at}}`)
    .join("+")
    .replaceAll("+-", "-") + signed(notNought(chance, 9));

function result(task: MathsTask): string {
  const answer = answerMaths(task);
  if (!answer.ok) throw new Error(`${JSON.stringify(answer.problem)}`);
  return answer.value.result;
}

function valueAt(latex: string, x?: number): number {
  const read = other.parse(latex);
  return (x === undefined ? read : read.subs({ x })).N().re;
}

function solve(chance: Chance) {
  const [p, q, a] = [notNought(chance, 9), notNought(chance, 9), chance(1, 4)];
  const sum = `${a}x^2${signed(-a * (p + q))}x${signed(a * p * q)}=0`;
  const problem =
    [`${a}x${signed(p)}=${q}`, sum, `\\frac{${p}}{x}=${q}`, `\\left|x${signed(p)}\\right|=${Math.abs(q)}`][
      chance(0, 3)
    ] ?? sum;
  const found = result({ kind: "solve", statement: statementFrom(problem), variable: "x" });
  const ours = [...found.matchAll(/x = (.+?)(?= \\;\\lor|$)/g)].map(([, value = ""]) => valueAt(value));
  const theirs = ((other.parse(problem).solve("x") ?? []) as readonly Theirs[]).map((root) => root.N().re);
  return { problem, ours, theirs: [...new Set(theirs.map((each) => Number(each.toPrecision(12))))] };
}

function differentiate(chance: Chance) {
  const outer =
    ["\\sin(U)", "\\cos(U)", "e^{U}", "\\ln(x^2+V)", "(U)^3", "\\frac{U}{x^2+V}", "x^2\\cdot(U)"][chance(0, 6)] ?? "";
  const problem = outer
    .replace("U", `${chance(1, 5)}x${signed(notNought(chance, 5))}`)
    .replace("V", String(chance(1, 6)));
  const ours = result({ kind: "differentiate", expression: expressionFrom(problem), variable: "x" });
  const theirs = other.box(["D", other.parse(problem), "x"]).evaluate().latex;
  return { problem, ours: points.map((x) => valueAt(ours, x)), theirs: points.map((x) => valueAt(theirs, x)) };
}

function integrate(chance: Chance) {
  const body = polynomial(chance, chance(1, 3));
  const [from, to] = [chance(-2, 0), chance(1, 3)];
  const bounds = { from: number(from), to: number(to) };
  const ours = result({ kind: "integrate", expression: expressionFrom(body), variable: "x", ...bounds });
  const problem = `\\int_{${from}}^{${to}} (${body}) \\, dx`;
  return { problem, ours: [valueAt(ours)], theirs: [valueAt(problem)] };
}

function evaluate(chance: Chance) {
  const n = () => chance(2, 30);
  const forms = [
    `\\frac{${n()}}{${n()}}+\\frac{${n()}}{${n()}}`,
    `${n()}-${n()}\\cdot(${n()}-${n()})^2`,
    `\\sqrt{${n() * n()}}+\\sqrt{${n()}}`,
    `\\frac{${n()}^3}{${n()}^2}`,
    `${chance(2, 5)}^{-${chance(1, 4)}}\\cdot ${n()}`,
  ];
  const problem = forms[chance(0, 4)] ?? "1";
  return {
    problem,
    ours: [valueAt(result({ kind: "evaluate", expression: expressionFrom(problem) }))],
    theirs: [valueAt(problem)],
  };
}

function rewrite(chance: Chance) {
  const line = () => `(${chance(1, 4)}x${signed(notNought(chance, 7))})`;
  const problem = chance(0, 1) === 0 ? `${line()}${line()}` : `${line()}^2-${line()}`;
  const kind = (["simplify", "expand", "factor"] as const)[chance(0, 2)] ?? "expand";
  const ours = result({ kind, expression: expressionFrom(problem) });
  return {
    problem: `${kind} ${problem}`,
    ours: points.map((x) => valueAt(ours, x)),
    theirs: points.map((x) => valueAt(problem, x)),
  };
}

function limit(chance: Chance) {
  const [p, q] = [notNought(chance, 6), notNought(chance, 6)];
  const problem = `\\frac{x^2${signed(-(p + q))}x${signed(p * q)}}{x${signed(-p)}}`;
  const ours = valueAt(result({ kind: "limit", expression: expressionFrom(problem), variable: "x", point: number(p) }));
  const theirs = other.box(["Limit", ["Function", other.parse(problem), "x"], p]).N().re;
  return { problem: `${problem}, x → ${p}`, ours: [ours], theirs: [theirs] };
}

function series(chance: Chance) {
  const [from, to] = [chance(0, 1), chance(3, 30)];
  const bodies = [
    `${notNought(chance, 6)}k${signed(notNought(chance, 9))}`,
    `${chance(1, 4)}k^2${signed(notNought(chance, 9))}k`,
    `${chance(1, 5)}\\cdot ${chance(2, 3)}^{k}`,
    `k^3${signed(notNought(chance, 5))}`,
  ];
  const body = bodies[chance(0, 3)] ?? "k";
  const ours = result({
    kind: "series",
    expression: expressionFrom(body),
    variable: "k",
    from: number(from),
    to: number(to),
  });
  const problem = `\\sum_{k=${from}}^{${to}} (${body})`;
  return { problem, ours: [valueAt(ours)], theirs: [valueAt(problem)] };
}

function progression(chance: Chance) {
  const [first, step, n] = [notNought(chance, 12), notNought(chance, 6), chance(3, 25)];
  const figures = (next: number) => [1, first, 2, next, n].map((each) => rational(BigInt(each)));
  if (chance(0, 1) === 0) {
    const ours = result({ kind: "worded", form: "arithmeticSum", figures: figures(first + step) });
    const problem = `\\sum_{k=0}^{${n - 1}} (${first}${signed(step)}k)`;
    return { problem, ours: [valueAt(ours)], theirs: [valueAt(problem)] };
  }
  const ratio = chance(2, 3);
  const ours = result({ kind: "worded", form: "geometricSum", figures: figures(first * ratio) });
  const problem = `\\sum_{k=0}^{${n - 1}} (${first})\\cdot ${ratio}^{k}`;
  return { problem, ours: [valueAt(ours)], theirs: [valueAt(problem)] };
}

function counting(chance: Chance) {
  const n = chance(3, 16);
  const k = chance(1, n - 1);
  const figures = [n, k].map((each) => rational(BigInt(each)));
  if (chance(0, 1) === 0) {
    const ours = result({ kind: "worded", form: "choices", figures });
    return { problem: `\\binom{${n}}{${k}}`, ours: [valueAt(ours)], theirs: [other.box(["Binomial", n, k]).N().re] };
  }
  const p = chance(1, 9);
  const ours = result({ kind: "worded", form: "binomialExactly", figures: [...figures, rational(BigInt(p), 10n)] });
  const theirs = other.box(["Multiply", ["Binomial", n, k], ["Power", p / 10, k], ["Power", 1 - p / 10, n - k]]).N().re;
  return { problem: `n=${n}, k=${k}, p=${p}/10`, ours: [valueAt(ours)], theirs: [theirs] };
}

function determinant(chance: Chance) {
  const size = chance(2, 3);
  const rows = Array.from({ length: size }, () => Array.from({ length: size }, () => chance(-7, 7)));
  const matrix = rows.map((row) => row.map((cell) => number(cell)));
  const task = {
    kind: "matrix",
    asks: "determinant",
    matrix,
    written: "",
    givens: {},
    right: [],
    letter: "x",
  } as const;
  const theirs = other
    .box(["Determinant", ["List", ...rows.map((row) => ["List", ...row] as ["List", ...number[]])]])
    .evaluate()
    .N().re;
  return { problem: `det ${JSON.stringify(rows)}`, ours: [valueAt(result(task))], theirs: [theirs] };
}

function measures(chance: Chance) {
  const all = Array.from({ length: chance(4, 9) }, () => chance(-5, 30));
  const figures = all.map((each) => rational(BigInt(each)));
  const [form, name] = (
    [
      ["mean", "Mean"],
      ["median", "Median"],
      ["sampleVariance", "Variance"],
      ["sampleDeviation", "StandardDeviation"],
    ] as const
  )[chance(0, 3)] ?? ["mean", "Mean"];
  const theirs = other.box([name, ["List", ...all]]).N().re;
  return {
    problem: `${form} ${all.join(", ")}`,
    ours: [valueAt(result({ kind: "worded", form, figures }))],
    theirs: [theirs],
  };
}

/** At each extreme point the other engine finds no slope. */
function extrema(chance: Chance) {
  const [p, q] = [chance(-4, 0), chance(1, 5)];
  const problem = `2x^3${signed(-3 * (p + q))}x^2${signed(6 * p * q)}x`;
  const found = result({ kind: "sketch", expression: expressionFrom(problem), variable: "x" });
  const places = [...(found.split("f''")[0]?.matchAll(/\((.+?) \\mid/g) ?? [])].map(([, x = ""]) => valueAt(x));
  const slope = other.box(["D", other.parse(problem), "x"]).evaluate().latex;
  return {
    problem,
    ours: places.map(() => 0).concat(places),
    theirs: places.map((x) => valueAt(slope, x)).concat([p, q]),
  };
}
