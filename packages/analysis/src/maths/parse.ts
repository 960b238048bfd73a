import {
  allOf,
  anyOf,
  type Comparison,
  call,
  type Expression,
  e,
  expressionStatement,
  type FunctionName,
  imaginary,
  infinity,
  minusOne,
  negative,
  number,
  pi,
  power,
  product,
  quotient,
  relation,
  root,
  type Statement,
  sum,
  symbol,
} from "./expression.ts";
import { attempt, type Outcome, stop } from "./problem.ts";
import { type ReadingOptions, type Token, tokensOf } from "./tokens.ts";

const MAX_DEPTH = 150;

const functions: Readonly<Record<string, FunctionName>> = {
  sin: "sin",
  sen: "sin",
  cos: "cos",
  tan: "tan",
  tg: "tan",
  cot: "cot",
  sec: "sec",
  csc: "csc",
  arcsin: "arcsin",
  asin: "arcsin",
  arccos: "arccos",
  acos: "arccos",
  arctan: "arctan",
  atan: "arctan",
  sinh: "sinh",
  cosh: "cosh",
  tanh: "tanh",
  ln: "ln",
  log: "log",
  lg: "log",
  abs: "abs",
};
const inverses: Partial<Record<FunctionName, FunctionName>> = { sin: "arcsin", cos: "arccos", tan: "arctan" };
const comparisons: readonly string[] = ["=", "<", ">", "<=", ">=", "!="];

/** Reads what a student typed or wrote in LaTeX. */
export function parseStatement(text: string, options: ReadingOptions = {}): Outcome<Statement> {
  return attempt(() => readStatement(text, options));
}

export function parseExpression(text: string, options: ReadingOptions = {}): Outcome<Expression> {
  return attempt(() => {
    const statement = readStatement(text, options);
    if (statement.kind !== "expression") stop({ kind: "unexpected", at: 0, found: text.slice(0, 20) });
    return statement.expression;
  });
}

function readStatement(text: string, options: ReadingOptions): Statement {
  const tokens = tokensOf(text, options);
  if (tokens.length === 1) stop({ kind: "empty" });
  return reader(tokens);
}

function reader(read: readonly Token[]): Statement {
  const tokens = [...read];
  let position = 0;
  let depth = 0;
  let bars = 0;
  let integrals = 0;
  const end: Token = tokens.at(-1) ?? { kind: "end", text: "", at: 0, spaced: false };
  const peek = (ahead = 0): Token => tokens[position + ahead] ?? end;
  const next = (): Token => tokens[position++] ?? end;
  const is = (kind: Token["kind"], text?: string) =>
    peek().kind === kind && (text === undefined || peek().text === text);
  const take = (kind: Token["kind"], text?: string) => (is(kind, text) ? next() : null);
  const unexpected = (token = peek()): never =>
    token.kind === "end"
      ? stop({ kind: "unclosed", at: token.at })
      : stop({ kind: "unexpected", at: token.at, found: token.text });
  const expect = (kind: Token["kind"], text?: string) => take(kind, text) ?? unexpected();

  const whole = alternatives();
  if (!is("end")) unexpected();
  return whole;

  function alternatives(): Statement {
    const parts = [conjunction()];
    while (take("word", "or")) parts.push(conjunction());
    return anyOf(parts);
  }

  function conjunction(): Statement {
    while (is("comma")) next();
    const parts = [relations()];
    while (is("comma") || is("word", "and")) {
      while (is("comma") || is("word", "and")) next();
      if (is("end") || is("word", "or")) break;
      parts.push(relations());
    }
    if (parts.length > 1 && parts.some((part) => part.kind === "expression")) unexpected();
    return allOf(parts);
  }

  function relations(): Statement {
    let left = expression();
    if (!is("operator") || !comparisons.includes(peek().text)) return expressionStatement(left);
    const chain: Statement[] = [];
    while (is("operator") && comparisons.includes(peek().text)) {
      const comparison = next().text as Comparison;
      const right = expression();
      chain.push(relation(left, comparison, right));
      left = right;
    }
    return allOf(chain);
  }

  function expression(): Expression {
    if (++depth > MAX_DEPTH) stop({ kind: "too-deep", at: peek().at });
    let first: Expression;
    if (take("operator", "-")) first = negative(term());
    else {
      take("operator", "+");
      first = term();
    }
    const terms = [first];
    while (is("operator", "+") || is("operator", "-")) {
      const minus = next().text === "-";
      // "2 + -3": the sign of a number, and only one.
      const sign = take("operator", "-") !== null;
      if (!sign) take("operator", "+");
      const value = term();
      terms.push(minus !== sign ? negative(value) : value);
    }
    depth--;
    return sum(...terms);
  }

  function term(): Expression {
    const factors = [signed()];
    for (;;) {
      if (take("operator", "*")) factors.push(signed());
      else if (take("operator", "/")) factors.push(power(signed(), minusOne));
      else if (startsFactor()) factors.push(postfixed());
      else return product(...factors);
    }
  }

  function signed(): Expression {
    if (++depth > MAX_DEPTH) stop({ kind: "too-deep", at: peek().at });
    let value: Expression;
    if (take("operator", "-")) value = negative(signed());
    else if (take("operator", "+")) value = signed();
    else value = postfixed();
    depth--;
    return value;
  }

  function startsFactor(): boolean {
    const { kind, text } = peek();
    if (kind === "bar") return bars === 0;
    if (kind === "name" && text === "d" && isDifferential()) return false;
    return kind === "number" || kind === "name" || kind === "open" || (kind === "command" && text !== "");
  }

  /** The d of dx, where an integral is being read. */
  function isDifferential(): boolean {
    return integrals > 0 && peek().text === "d" && peek(1).kind === "name" && !peek(1).spaced;
  }

  function postfixed(): Expression {
    let value = factor();
    for (;;) {
      if (take("operator", "^")) {
        if (take("operator", "°")) value = product(value, quotient(pi, number(180n)));
        else if (is("open", "{") && peek(1).text === "°" && peek(2).text === "}") {
          position += 3;
          value = product(value, quotient(pi, number(180n)));
        } else value = power(value, exponent());
      } else if (take("operator", "°")) value = product(value, quotient(pi, number(180n)));
      else if (take("operator", "%")) value = product(value, power(number(100n), minusOne));
      else if (take("operator", "!")) value = call("factorial", value);
      else return value;
    }
  }

  /** Powers stand on powers: 2^3^2 is 2^9. In LaTeX only one character or one group belongs to the sign. */
  function exponent(): Expression {
    if (++depth > MAX_DEPTH) stop({ kind: "too-deep", at: peek().at });
    const minus = take("operator", "-") !== null;
    let value = is("open", "{") ? group() : factor();
    if (take("operator", "^")) value = power(value, exponent());
    depth--;
    return minus ? negative(asFraction(value)) : asFraction(value);
  }

  function factor(): Expression {
    const token = peek();
    if (token.kind === "number") return numeral();
    if (token.kind === "open") return group();
    if (token.kind === "bar") {
      next();
      const outer = bars;
      bars = 1;
      const inner = inBrackets(() => expression());
      bars = outer;
      expect("bar");
      return call("abs", inner);
    }
    if (token.kind === "command") return command();
    if (token.kind === "name") return named();
    return unexpected();
  }

  function inBrackets<Value>(read: () => Value): Value {
    if (++depth > MAX_DEPTH) stop({ kind: "too-deep", at: peek().at });
    const value = read();
    depth--;
    return value;
  }

  function group(): Expression {
    const open = expect("open");
    const outer = bars;
    bars = 0;
    const value = inBrackets(() => expression());
    bars = outer;
    closeFor(open);
    return value;
  }

  function closeFor(open: Token) {
    const pair: Readonly<Record<string, string>> = { "(": ")", "[": "]", "{": "}" };
    if (is("end")) stop({ kind: "unclosed", at: open.at });
    expect("close", pair[open.text]);
  }

  function numeral(): Expression {
    const token = next();
    const value = numberFrom(token);
    // "3 1/2" and "3½": a whole number and a fraction side by side are a mixed number.
    const fraction = peek();
    if (fraction.kind !== "number" || !/^\d+$/.test(token.text)) return value;
    if (fraction.text.includes("/")) return sum(value, numberFrom(next()));
    const isMixed =
      fraction.spaced &&
      /^\d+$/.test(fraction.text) &&
      peek(1).kind === "operator" &&
      peek(1).text === "/" &&
      peek(2).kind === "number" &&
      /^\d+$/.test(peek(2).text) &&
      peek(3).text !== "^";
    if (!isMixed) unexpected();
    const numerator = numberFrom(next());
    next();
    return sum(value, quotient(numerator, numberFrom(next())));
  }

  function named(): Expression {
    const token = next();
    if (token.text === "pi") return pi;
    if (token.text === "infinity" || token.text === "inf") return infinity;
    if (token.text === "e") return e;
    if (token.text === "i") return imaginary;
    if (token.text === "exp") return power(e, argument());
    if (token.text === "sqrt" || token.text === "cbrt") {
      const degree = token.text === "cbrt" ? 3n : 2n;
      return root(is("open") ? group() : factor(), degree);
    }
    if (token.text === "int") return integral();
    if (token.text === "lim") return limit();
    if (
      token.text === "d" &&
      is("operator", "/") &&
      peek(1).text === "d" &&
      peek(2).kind === "name" &&
      !peek(2).spaced
    ) {
      position += 3;
      return derivative(peek(-1).text);
    }
    const name = functions[token.text];
    if (name === undefined) return subscripted(token.text);
    return applied(name);
  }

  function subscripted(name: string): Expression {
    if (!take("operator", "_")) return symbol(name);
    const braced = take("open", "{") !== null;
    let mark = "";
    while ((is("number") || is("name")) && (braced || mark === "")) mark += next().text;
    if (mark === "") unexpected();
    if (braced) expect("close", "}");
    return symbol(`${name}_${mark}`);
  }

  /** "log2(64)" and "log2 64", but not "log 2" or "log2x". */
  function hasBaseBehind(): boolean {
    const [base, after] = [peek(), peek(1)];
    if (base.kind !== "number" || base.spaced || !/^\d+$/.test(base.text)) return false;
    return (after.kind === "open" && !after.spaced) || (after.kind === "number" && after.spaced);
  }

  function bareNumber(): Expression {
    return number(BigInt(next().text));
  }

  function applied(name: FunctionName): Expression {
    let base: Expression | null = null;
    if (name === "log" && take("operator", "_"))
      base = is("number") ? bareNumber() : is("open", "{") ? group() : factor();
    else if (name === "log" && hasBaseBehind()) base = bareNumber();
    let raised: Expression | null = null;
    if (take("operator", "^")) raised = exponent();
    const inner = argument(name === "log" && base === null);
    const args = Array.isArray(inner) ? inner : [inner];
    const inverse = inverses[name];
    if (raised?.kind === "number" && raised.value.n === -1n && inverse !== undefined) return call(inverse, ...args);
    const value = name === "log" && args.length === 1 ? call("log", base ?? number(10n), ...args) : call(name, ...args);
    return raised === null ? value : power(value, raised);
  }

  function argument(): Expression;
  function argument(pair: boolean): Expression | readonly Expression[];
  function argument(pair = false): Expression | readonly Expression[] {
    const open = take("open");
    if (open !== null) {
      const outer = bars;
      bars = 0;
      const first = inBrackets(() => expression());
      const second = pair && take("comma") ? expression() : null;
      bars = outer;
      closeFor(open);
      return second === null ? first : [first, second];
    }
    // "sin 2x": what is written without brackets ends at the next sign or function.
    if (is("operator", "-")) {
      next();
      return negative(argument());
    }
    const factors = [inBrackets(postfixed)];
    while (is("name") && functions[peek().text] === undefined && !isDifferential() && peek().text !== "lim") {
      factors.push(postfixed());
    }
    return product(...factors);
  }

  function command(): Expression {
    const token = next();
    if (token.text === "int") return integral();
    if (token.text === "lim") return limit();
    if (token.text === "sqrt") {
      if (!take("open", "[")) return root(single());
      const degree = expression();
      expect("close", "]");
      if (degree.kind !== "number" || degree.value.d !== 1n || degree.value.n < 2n) unexpected();
      else return root(single(), degree.value.n);
    }
    const signs = [0, 1, 2, 3, 4, 5].map((ahead) => peek(ahead).text);
    if (signs[1] === "d" && signs[2] === "}" && signs[4] === "d" && peek(6).text === "}") {
      position += 7;
      return derivative(signs[5] ?? "x");
    }
    const above = single(true);
    return quotient(above, single(true));
  }

  /** With square brackets the derivative is of what they hold, otherwise of the whole product that follows. */
  function derivative(name: string): Expression {
    return call("derivative", is("open", "[") ? group() : inBrackets(term), symbol(name));
  }

  /** What a LaTeX command takes: a group, or one character: \\frac12 is a half. */
  function single(isDigit = false): Expression {
    const token = peek();
    if (token.kind === "open") return group();
    if (token.kind !== "number") return inBrackets(factor);
    // "\\int_0^2 3x dx": the bound ends where the number does.
    if (token.text.length === 1 || (peek(1).spaced && !isDigit)) return numberFrom(next());
    tokens[position] = { ...token, text: token.text.slice(1), at: token.at + 1 };
    return numberFrom({ ...token, text: token.text.slice(0, 1) });
  }

  function integral(): Expression {
    let from: Expression | null = null;
    let to: Expression | null = null;
    while (is("operator", "_") || is("operator", "^")) {
      const lower = next().text === "_";
      const minus = take("operator", "-") !== null;
      const bound = minus ? negative(single()) : single();
      if (lower) from = bound;
      else to = bound;
    }
    integrals++;
    const body = isDifferential() ? number(1n) : inBrackets(expression);
    integrals--;
    if (!take("name", "d")) unexpected();
    const variable = symbol(expect("name").text);
    if (from === null && to === null) return call("integral", body, variable);
    return from === null || to === null ? unexpected() : call("integral", body, variable, from, to);
  }

  function limit(): Expression {
    take("operator", "_");
    const open = take("open");
    const variable = symbol(expect("name").text);
    expect("operator", "->");
    // "lim x->0 1/x": the number ends at the space.
    const point = open === null ? (is("number") ? numberFrom(next()) : signed()) : expression();
    if (open !== null) closeFor(open);
    return call("limit", inBrackets(term), variable, point);
  }
}

/** 2/3 in an exponent is one number: it says which root is meant. */
function asFraction(of: Expression): Expression {
  if (of.kind !== "product" || of.factors.length !== 2) return of;
  const [above, below] = of.factors;
  if (above?.kind !== "number" || below?.kind !== "power" || below.base.kind !== "number") return of;
  const isOver = below.exponent.kind === "number" && below.exponent.value.n === -1n && below.base.value.n !== 0n;
  return isOver ? number(above.value.n * below.base.value.d, above.value.d * below.base.value.n) : of;
}

function numberFrom(token: Token): Expression {
  const [above = "", below] = token.text.split("/");
  if (below !== undefined) return number(BigInt(above), BigInt(below));
  const [whole = "", part = ""] = token.text.split(".");
  return number(BigInt(whole + part || "0"), 10n ** BigInt(part.length));
}
