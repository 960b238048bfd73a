import { type Expression, numberOf, power, product, sum, symbol, two } from "../expression.ts";
import { latexOf } from "../print.ts";
import { isZero, minus, over, type Rational, rational, times, ZERO } from "../rational.ts";
import { noteFormula, type Working } from "../steps.ts";
import type { ReadingOptions } from "../tokens.ts";
import { exact } from "./figures.ts";
import type { Form, Posed } from "./form.ts";

const x = symbol("x");
const ONE = rational(1n);
const isOne = (of: Rational) => of.n === of.d;

function withFactor(factor: Rational, of: Expression): Expression {
  return isOne(factor) ? of : product(numberOf(factor), of);
}

const ofTerms = (all: readonly (readonly [Rational, Expression | null])[]): Expression =>
  sum(
    ...all.flatMap(([factor, of]) => (isZero(factor) ? [] : [of === null ? numberOf(factor) : withFactor(factor, of)])),
  );

const quadratic = ([a = ONE, b = ZERO, c = ZERO]: readonly Rational[]) =>
  ofTerms([
    [a, power(x, two)],
    [b, x],
    [c, null],
  ]);

/** ax² + bx + c as a(x + h)² + k. */
function completed(figures: readonly Rational[], working: Working): Expression {
  const [a = ONE, b = ZERO, c = ZERO] = figures;
  const half = over(b, times(a, rational(2n)));
  const square = times(half, half);
  const left = minus(c, times(a, square));
  const [start, inner] = [
    quadratic(figures),
    ofTerms([
      [ONE, power(x, two)],
      [over(b, a), x],
    ]),
  ];
  const squared = power(sum(x, numberOf(half)), two);
  const result = ofTerms([
    [a, squared],
    [left, null],
  ]);
  const taken = isOne(a)
    ? latexOf(start)
    : latexOf(
        ofTerms([
          [a, inner],
          [c, null],
        ]),
      );
  if (!isOne(a)) noteFormula(working, "takeOutLeading", latexOf(start), taken);
  const added = `${latexOf(inner)} + ${latexOf(numberOf(square))} - ${latexOf(numberOf(square))}`;
  const constant = isZero(c) ? "" : ` ${c.n < 0n ? "-" : "+"} ${latexOf(numberOf(c.n < 0n ? minus(ZERO, c) : c))}`;
  const widened = isOne(a) ? `${added}${constant}` : `${latexOf(numberOf(a))} \\left(${added}\\right)${constant}`;
  noteFormula(working, "addHalfSquared", taken, widened);
  noteFormula(working, "writeAsSquare", widened, latexOf(result));
  return result;
}

export const squareForms = {
  completedSquare: {
    topic: "completed-square",
    question: (figures) => latexOf(quadratic(figures)),
    solve: completed,
    isWorkedOut: true,
    vary: (chance) => {
      const a = BigInt([1, 1, 2, 3][chance(4)] ?? 1);
      const h = BigInt([1, 2, 3, 4, 5, -1, -2, -3, -4, -5][chance(10)] ?? 2);
      const k = BigInt([-7, -5, -3, -2, 2, 3, 4, 6][chance(8)] ?? 3);
      return [rational(a), rational(2n * a * h), rational(a * h * h + k)];
    },
  },
} as const satisfies Record<string, Form>;

const words = {
  square:
    /complet(?:e|ing|er|ar|ando|a|ez) (?:the square|el cuadrado|cuadrados|le carré)|complétant le carré|completed[- ]square|vertex form|quadratische[rn]? ergänzung|scheitel(?:punkt)?s?form|forme canonique|forma (?:canónica|de vértice)|配方|顶点式|平方完成|(?:forma?e?|化[成为]|写成)\s*(?:von\s*|de\s*)?[a-z]?\s*\(\s*x\s*[-+±]\s*[a-z]\s*\)/iu,
  /** Where the square is only the way to something else. */
  elsewhere:
    /\bsolve|\broots?\b|\bzeros?\b|lös|nullstelle|résou|racines|resuelv|raíces|方程|を解|の解|vertex(?! form)|scheitelpunkt(?!s?form)|sommet|(?<!de )vértice|顶点(?!式)|頂点|m[ií]nim|m[aá]xim|最[大小]/iu,
} as const;

const number = "\\d+(?:[.,]\\d+)?(?:\\s*/\\s*\\d+)?";
const written = new RegExp(
  `(?<![\\w(^])([-+]?)\\s*(${number})?\\s*[*·]?\\s*x\\s*(?:\\^\\s*\\{?2\\}?|²)\\s*([-+])\\s*(${number})?\\s*[*·]?\\s*x(?:\\s*([-+])\\s*(${number}))?(?!\\s*(?:x|[\\d^²(*/·]))`,
  "u",
);

/** "Complete the square: x² + 6x + 5", where nothing is to be solved. */
export function readSquare(text: string, _options: ReadingOptions): Posed | null {
  const plain = text.replaceAll("−", "-");
  if (!words.square.test(plain) || words.elsewhere.test(plain)) return null;
  const found = written.exec(plain);
  if (found === null) return null;
  const rest = plain
    .replace(found[0], " ")
    .replace(/(?:[fgh]\s*\(\s*x\s*\)|y)\s*=|[a-z]?\s*\(\s*x\s*[-+±]\s*[a-z]\s*\).*$/giu, " ");
  if (/[=<>≤≥]|\d\s*x|x\s*[\^²]/u.test(rest)) return null;
  const signed = (sign = "", figure = "1") => exact(`${sign === "-" ? "-" : ""}${figure.replace(",", ".")}`);
  const [, signA, a, signB, b, signC, c] = found;
  const figures = [signed(signA, a), signed(signB, b), c === undefined ? ZERO : signed(signC, c)];
  return figures.some(({ n }) => n > 10_000n || n < -10_000n) ? null : { form: "completedSquare", figures };
}
