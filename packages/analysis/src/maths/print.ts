import {
  type Comparison,
  coefficientOf,
  type Expression,
  type FunctionName,
  isNumber,
  negative,
  number,
  numberOf,
  one,
  power,
  product,
  type Statement,
} from "./expression.ts";
import { greek } from "./tokens.ts";

type Style = {
  readonly fraction: (above: string, below: string, simpleBelow: boolean, simpleAbove: boolean) => string;
  readonly root: (of: string, degree: bigint) => string;
  readonly raised: (base: string, exponent: string, simple: boolean) => string;
  readonly brackets: (inner: string) => string;
  readonly applied: (name: FunctionName, args: readonly string[], exponent: string | null) => string;
  readonly times: string;
  readonly together: string;
  readonly symbol: (name: string) => string;
  readonly constant: (name: string) => string;
};

const latexFunctions: Partial<Record<FunctionName, string>> = {
  sin: "\\sin",
  cos: "\\cos",
  tan: "\\tan",
  cot: "\\cot",
  sec: "\\sec",
  csc: "\\csc",
  arcsin: "\\arcsin",
  arccos: "\\arccos",
  arctan: "\\arctan",
  sinh: "\\sinh",
  cosh: "\\cosh",
  tanh: "\\tanh",
  ln: "\\ln",
};

const latexStyle: Style = {
  fraction: (above, below) => `\\frac{${above}}{${below}}`,
  root: (of, degree) => (degree === 2n ? `\\sqrt{${of}}` : `\\sqrt[${degree}]{${of}}`),
  raised: (base, exponent) => `${base}^{${exponent}}`,
  brackets: latexBrackets,
  applied: (name, args, exponent) => {
    const [first = "", second = "", third, fourth] = args;
    const raised = exponent === null ? "" : `^{${exponent}}`;
    if (name === "abs") return `\\left|${first}\\right|${raised}`;
    if (name === "log") return `\\log${first === "10" ? "" : `_{${first}}`}${raised}${latexBrackets(second)}`;
    if (name === "factorial") return `${/^\w$|^\d+$/.test(first) ? first : latexBrackets(first)}!`;
    if (name === "derivative") return `\\frac{d}{d${second}}\\left[${first}\\right]`;
    if (name === "limit") return `\\lim_{${second} \\to ${third ?? ""}} ${latexBrackets(first)}`;
    if (name === "integral") {
      const bounds = third === undefined ? "" : `_{${third}}^{${fourth}}`;
      return `\\int${bounds} ${/ [+-] /.test(first) ? latexBrackets(first) : first} \\, d${second}`;
    }
    return `${latexFunctions[name] ?? name}${raised}${latexBrackets(first)}`;
  },
  times: " \\cdot ",
  together: " ",
  symbol: (name) => {
    const [letter = "", mark] = name.split("_");
    const shown = (greek as readonly string[]).includes(letter) ? `\\${letter}` : letter;
    return mark === undefined ? shown : `${shown}_{${mark}}`;
  },
  constant: (name) => (name === "pi" ? "\\pi" : name === "infinity" ? "\\infty" : name),
};

const plainStyle: Style = {
  fraction: (above, below, simpleBelow, simpleAbove) =>
    `${simpleAbove ? above : `(${above})`}/${simpleBelow ? below : `(${below})`}`,
  root: (of, degree) => (degree === 2n ? `sqrt(${of})` : degree === 3n ? `cbrt(${of})` : `(${of})^(1/${degree})`),
  raised: (base, exponent, simple) => `${base}^${simple ? exponent : `(${exponent})`}`,
  brackets: (inner) => `(${inner})`,
  applied: (name, args, exponent) => {
    const [first = "", second = "", third, fourth] = args;
    const raised = exponent === null ? "" : `^${/^\d+$/.test(exponent) ? exponent : `(${exponent})`}`;
    if (name === "abs") return `abs(${first})${raised}`;
    if (name === "log")
      return `log${first === "10" ? "" : `_${/^\w$/.test(first) ? first : `{${first}}`}`}${raised}(${second})`;
    if (name === "factorial") return `${/^\w$|^\d+$/.test(first) ? first : `(${first})`}!`;
    if (name === "derivative") return `d/d${second} [${first}]`;
    if (name === "limit") return `lim_(${second} -> ${third ?? ""}) (${first})`;
    if (name === "integral") return `int${third === undefined ? "" : `_(${third})^(${fourth})`} (${first}) d${second}`;
    return `${name}${raised}(${first})`;
  },
  times: " * ",
  together: " ",
  symbol: (name) => name,
  constant: (name) => name,
};

export function latexOf(expression: Expression): string {
  return printed(expression, latexStyle);
}

export function plainOf(expression: Expression): string {
  return printed(expression, plainStyle);
}

export function statementLatex(statement: Statement): string {
  return statementPrinted(statement, latexStyle);
}

export function statementPlain(statement: Statement): string {
  return statementPrinted(statement, plainStyle);
}

const latexComparisons: Readonly<Record<Comparison, string>> = {
  "=": "=",
  "<": "<",
  ">": ">",
  "<=": "\\le",
  ">=": "\\ge",
  "!=": "\\ne",
};

function statementPrinted(statement: Statement, style: Style): string {
  const isLatex = style === latexStyle;
  if (statement.kind === "expression") return printed(statement.expression, style);
  if (statement.kind === "relation") {
    const sign = isLatex ? latexComparisons[statement.comparison] : statement.comparison;
    return `${printed(statement.left, style)} ${sign} ${printed(statement.right, style)}`;
  }
  if (statement.kind === "nothing") return isLatex ? "\\varnothing" : "{}";
  if (statement.kind === "everything") return isLatex ? "\\mathbb{R}" : "R";
  const parts = statement.statements.map((part) => statementPrinted(part, style));
  if (statement.kind === "any-of") return parts.join(isLatex ? " \\;\\lor\\; " : " or ");
  const chain = chainOf(statement.statements, style);
  if (chain !== null) return chain;
  const equations = statement.statements.every((part) => part.kind === "relation" && part.comparison === "=");
  if (isLatex && equations) return `\\begin{cases} ${parts.join(" \\\\ ")} \\end{cases}`;
  return parts.join(isLatex ? " \\;\\land\\; " : " and ");
}

/** 1 < x and x <= 3 is written 1 < x <= 3. */
function chainOf(statements: readonly Statement[], style: Style): string | null {
  const [first, second] = statements;
  if (statements.length !== 2 || first?.kind !== "relation" || second?.kind !== "relation") return null;
  if (printed(first.right, style) !== printed(second.left, style)) return null;
  if (first.comparison[0] !== "<" || second.comparison[0] !== "<") return null;
  const sign = style === latexStyle ? latexComparisons[second.comparison] : second.comparison;
  return `${statementPrinted(first, style)} ${sign} ${printed(second.right, style)}`;
}

function printed(expression: Expression, style: Style): string {
  switch (expression.kind) {
    case "number": {
      const { n, d } = expression.value;
      if (d === 1n) return `${n}`;
      return n < 0n ? `-${style.fraction(`${-n}`, `${d}`, true, true)}` : style.fraction(`${n}`, `${d}`, true, true);
    }
    case "symbol":
      return style.symbol(expression.name);
    case "constant":
      return style.constant(expression.name);
    case "sum":
      return expression.terms
        .map((term, index) => {
          const text = term.kind === "sum" ? style.brackets(printed(term, style)) : printed(term, style);
          if (index === 0) return text;
          return text.startsWith("-") ? ` - ${text.slice(1)}` : ` + ${text}`;
        })
        .join("");
    case "product":
      return productPrinted(expression.factors, style);
    case "power":
      return powerPrinted(expression.base, expression.exponent, style);
    case "call":
      return style.applied(
        expression.name,
        expression.args.map((arg) => printed(arg, style)),
        null,
      );
  }
}

function productPrinted(factors: readonly Expression[], style: Style): string {
  const [first, ...others] = factors;
  if (first?.kind === "number" && first.value.n < 0n && others.length > 0) {
    const positive = number(-first.value.n, first.value.d);
    const rest = isNumber(first, -1n) ? product(...others) : product(positive, ...others);
    const text = rest.kind === "product" ? productPrinted(rest.factors, style) : printed(rest, style);
    const wrapped = rest.kind === "sum" || text.startsWith("-") ? style.brackets(text) : text;
    return `-${wrapped}`;
  }
  const above: Expression[] = [];
  const below: Expression[] = [];
  const wholeFractions = factors.filter((factor) => factor.kind === "number").length === 1;
  for (const factor of factors) {
    const under = underneath(factor);
    if (under !== null) below.push(under);
    else if (factor.kind === "number" && factor.value.d !== 1n && wholeFractions) {
      if (factor.value.n !== 1n) above.push(number(factor.value.n));
      below.unshift(number(factor.value.d));
    } else above.push(factor);
  }
  if (below.length === 0) return lined(above, style);
  const top = above.length === 0 ? "1" : lined(above, style, true);
  const bottom = lined(below, style, true);
  const isSimple = (parts: readonly Expression[], text: string) =>
    parts.length <= 1 && isSimpleText(parts[0] ?? one, text);
  const simpleTop = above.length === 0 || (isSimple(above, top) && !isRaisedFraction(above[0]));
  return style.fraction(top, bottom, isSimple(below, bottom), simpleTop || style === latexStyle);
}

/** Needs no brackets beside a slash. */
function isSimpleText(of: Expression, text: string): boolean {
  return /^[\w.]+$/.test(text) || ((of.kind === "power" || of.kind === "call") && !text.includes("/"));
}

function isRaisedFraction(of: Expression | undefined): boolean {
  return of?.kind === "number" && of.value.d !== 1n;
}

/** What a factor is below the line of a fraction, if it belongs there. */
function underneath(factor: Expression): Expression | null {
  if (factor.kind !== "power") return null;
  const { coefficient, rest } = coefficientOf(factor.exponent);
  if (factor.exponent.kind !== "number" || coefficient.n >= 0n || !isNumber(rest, 1n)) return null;
  const exponent = negative(factor.exponent);
  return isNumber(exponent, 1n) ? factor.base : power(factor.base, exponent);
}

/** Factors side by side, with a sign between them only where they would be misread. */
function lined(factors: readonly Expression[], style: Style, alone = false): string {
  if (alone && factors.length === 1) return printed(factors[0] ?? one, style);
  let text = "";
  factors.forEach((factor, index) => {
    const bare = printed(factor, style);
    const needsBrackets =
      factor.kind === "sum" ||
      (factor.kind === "product" && factors.length > 1 && !bare.startsWith("\\frac")) ||
      bare.startsWith("-") ||
      (factor.kind === "call" && (factor.name === "integral" || factor.name === "limit"));
    const part = needsBrackets && (factors.length > 1 || bare.startsWith("-")) ? style.brackets(bare) : bare;
    if (index === 0) {
      text = part;
      return;
    }
    const before = factors[index - 1];
    const clash =
      /^[\d.]/.test(part) ||
      /^\\frac/.test(part) ||
      before?.kind === "call" ||
      factor.kind === "number" ||
      (before?.kind === "number" && before.value.d !== 1n) ||
      (style === plainStyle && !(index === 1 && before?.kind === "number" && /^[a-z(]/i.test(part)));
    text += (clash ? style.times : style.together) + part;
  });
  return text;
}

function powerPrinted(base: Expression, exponent: Expression, style: Style): string {
  if (exponent.kind === "number") {
    const { n, d } = exponent.value;
    if (n === 1n && d > 1n) return style.root(printed(base, style), d);
    if (n < 0n) {
      const below = n === -1n && d === 1n ? base : power(base, numberOf({ n: -n, d }));
      const text = printed(below, style);
      const simple = isSimpleText(below, text);
      return style.fraction("1", text, simple, true);
    }
  }
  const raised = printed(exponent, style);
  const named = base.kind === "call" && !["abs", "factorial", "derivative", "integral", "limit"].includes(base.name);
  if (named && base.kind === "call" && isNumber(exponent) && exponent.value.d === 1n) {
    return style.applied(
      base.name,
      base.args.map((arg) => printed(arg, style)),
      raised,
    );
  }
  const text = printed(base, style);
  const bare =
    base.kind === "symbol" ||
    base.kind === "constant" ||
    (base.kind === "call" && base.name === "abs") ||
    (isNumber(base) && base.value.d === 1n && base.value.n >= 0n);
  return style.raised(bare ? text : style.brackets(text), raised, /^\w+$/.test(raised) && raised.length < 20);
}

function latexBrackets(inner: string): string {
  return /\\frac|\\sqrt|\\int/.test(inner) ? `\\left(${inner}\\right)` : `(${inner})`;
}
