import { derivativeOf } from "@jotter/analysis/maths/differentiate";
import {
  call,
  children,
  type Expression,
  has,
  product,
  rebuilt,
  replaced,
  symbol,
  symbolsOf,
} from "@jotter/analysis/maths/expression";
import { attempt } from "@jotter/analysis/maths/problem";
import { type ChainOptions, readSide } from "./reading/chains.ts";
import { sameValue } from "./values.ts";
import { type JudgedLine, judged } from "./verdict.ts";

/** Letters of the student's own and what they stand for: u = x² + 1. */
export type Substitutes = Readonly<Record<string, Expression>>;

export type Substituted = { readonly substitutes: Substitutes; readonly judged: JudgedLine };

/** "u = x² + 1, du = 2x dx": noted, and used from here on; null where a line is no substitution. */
export function substitutionIn(
  plain: string,
  letter: string,
  known: Substitutes,
  options: ChainOptions,
): Substituted | null {
  let substitutes = known;
  const verdicts: JudgedLine[] = [];
  for (const part of plain.split(/[;,]\s*(?=[a-zA-Z]+\s*=)|⇒/)) {
    const [, name = "", body = ""] = /^\s*([a-zA-Z]|d[a-zA-Z]|d[a-zA-Z]\s*\/\s*d[a-z])\s*=\s*([^=]+)$/.exec(part) ?? [];
    const own = name.startsWith("d") && name.length > 1 ? (name[1] ?? "") : name;
    if (own === "" || (own === letter && name.length === 1)) return null;
    if (name.length === 1) {
      const value = readSide(body, options);
      if (value === null || !has(value, letter) || [...symbolsOf(value)].some((each) => each !== letter)) return null;
      substitutes = { ...substitutes, [own]: value };
      verdicts.push(judged("follows", "noted", own));
    } else {
      const verdict = differentialJudged(own, name, body, letter, substitutes, options);
      if (verdict === null) return null;
      verdicts.push(verdict);
    }
  }
  const worst =
    verdicts.find(({ verdict }) => verdict === "wrong") ?? verdicts.find(({ verdict }) => verdict === "unjudged");
  const [first] = verdicts;
  return first === undefined ? null : { substitutes, judged: worst ?? first };
}

/** "du = 2x dx" and "dx = du/(2x)": the slope of what u stands for. */
function differentialJudged(
  own: string,
  name: string,
  body: string,
  letter: string,
  substitutes: Substitutes,
  options: ChainOptions,
): JudgedLine | null {
  const isTurned = own === letter && !name.includes("/");
  const [of, value] = isTurned
    ? [Object.keys(substitutes)[0] ?? "", body.replace(/d[a-zA-Z]/, "1")]
    : [own, name.includes("/") ? body : body.replace(new RegExp(`\\s*[·*]?\\s*d${letter}\\s*$`), "")];
  const given = substitutes[of];
  if (given === undefined || (!name.includes("/") && value === body)) return null;
  const slope = attempt(() => derivativeOf(given, letter));
  const read = readSide(value === "" ? "1" : value, options);
  if (!slope.ok || read === null) return null;
  const back = insertedBack(read, letter, substitutes);
  const same = sameValue(
    back,
    isTurned
      ? { kind: "power", base: slope.value, exponent: { kind: "number", value: { n: -1n, d: 1n } } }
      : slope.value,
  );
  if (same === "unknown") return judged("unjudged", "notKnown");
  return same === "same" ? judged("follows", "trueBeside") : judged("wrong", "notTrue");
}

/** The same in the letter of the problem: ∫ 1/u du is ∫ 1/(x² + 1) · 2x dx. */
export function insertedBack(of: Expression, letter: string, substitutes: Substitutes): Expression {
  if (of.kind === "call" && of.name === "integral") {
    const [inner, by, ...bounds] = of.args;
    const given = by?.kind === "symbol" ? substitutes[by.name] : undefined;
    const slope = given && attempt(() => derivativeOf(given, letter));
    if (inner !== undefined && by?.kind === "symbol" && given !== undefined && slope?.ok && bounds.length === 0) {
      const put = replaced(insertedBack(inner, letter, substitutes), by, given);
      return call("integral", product(put, slope.value), symbol(letter));
    }
  }
  if (of.kind === "symbol") return substitutes[of.name] ?? of;
  const parts = children(of);
  return parts.length === 0
    ? of
    : rebuilt(
        of,
        parts.map((part) => insertedBack(part, letter, substitutes)),
      );
}
