import { cut } from "@jotter/analysis/maths/cut";
import { plainMaths } from "@jotter/analysis/maths/plain-maths";
import type { Language } from "@jotter/domain/settings";
import { type Chain, chainOf } from "./chains.ts";
import { type AskedContext, bareAnswer, everyday, withDegrees } from "./everyday.ts";
import { type Piece, piecesOf } from "./pieces.ts";
import { setsAsRelations, tuplesAsRelations } from "./set-notation.ts";
import { inBaseUnits, withoutUnits } from "./units.ts";
import { type CalculusContext, wordedCalculus } from "./worded-calculus.ts";
import { isDenied, saidOfAll } from "./words.ts";

export type ReadingContext = CalculusContext &
  AskedContext & {
    /** The letters the problem speaks of. */
    readonly letters: ReadonlySet<string>;
    readonly language: Language;
    readonly units: "kept" | "dropped";
  };

/** What one part of a line says: any of the alternatives, and of that one all. */
export type Claim = {
  readonly role: "claim" | "premise" | "check";
  /** It stands behind a "so". */
  readonly isConclusion: boolean;
  readonly alternatives: readonly (readonly Chain[])[];
};

export type LineReading = {
  readonly text: string;
  readonly plain: string;
  readonly claims: readonly Claim[];
  readonly said: "nothing" | "everything" | null;
  /** Letters that stand for any whole number. */
  readonly integers: readonly string[];
  readonly hasUnits: boolean;
  /** How many words stand beside the maths that say nothing of it. */
  readonly words: number;
  /** A value alone, taken for that of the unknown. */
  readonly isBare?: boolean;
};

export function usesDecimalComma(language: Language): boolean {
  return language === "es" || language === "fr" || language === "de";
}

/** What a line may mean, the likeliest first: a colon divides or ends a remark, a comma parts digits or numbers. */
export function readLine(written: string, context: ReadingContext): readonly LineReading[] {
  const text = everyday(written, context);
  const bare = bareAnswer(text, context, context.language);
  const own = bare ?? text;
  const angles = context.inDegrees ? withDegrees(own) : null;
  const all = bare === null ? [] : [bare];
  const [unknown, more] = context.unknowns ?? [];
  // "(x - 2)(x - 3)" of an equation: what is nought is not said again.
  const isSide = unknown !== undefined && more === undefined && bare === null && !/[=<>≤≥≠≈∈]/.test(text);
  return [
    ...all.map((each) => ({ ...readAs(each, context, false), isBare: bare !== null })),
    ...writtenReadings(text, context),
    ...(angles === null ? [] : [readAs(angles, context, false)]),
    ...(isSide ? [readAs(`${text} = 0`, context, false)] : []),
  ];
}

function writtenReadings(text: string, context: ReadingContext): readonly LineReading[] {
  const first = readAs(text, context, false);
  const isUnclear = first.plain.includes(":") || first.claims.length === 0;
  // "3x + 4 = 10  (-4)": what is done next, in brackets, or a factor.
  const noted = text.replace(/\s[([]\s*[-−+:·*÷/]\s*[\w.,/]+\s*[)\]]\s*$/u, "");
  return [
    first,
    ...(isUnclear ? [readAs(text, context, true)] : []),
    ...(noted === text ? [] : [readAs(noted, context, false)]),
  ];
}

const or = "\u0001";
const gap = "\u0002";
const nameMark = "\u0003";

function readAs(text: string, context: ReadingContext, dividing: boolean): LineReading {
  const { letters, language } = context;
  let plain = numberedLetters(withoutOperationNote(withoutRemarks(plainMaths(text))), letters);
  // "y = 4 → x = 6"
  if (!/lim/.test(plain)) plain = plain.replace(/(=[^→]*)→(?=[^→]*=)/g, "$1 ⇒ ");
  const integers: string[] = [];
  plain = plain.replace(
    /[,;]?\s*(?:mit|with|con|avec)?\s*([a-z])\s*(?:∈\s*(?:ℤ|ℕ|Z\b|N\b)|(?:is )?(?:an? )?(?:any )?(?:integer|entero|entier|整数|ganz)\p{L}*)/gu,
    (_whole, letter: string) => {
      integers.push(letter);
      return " ";
    },
  );
  const said = saidOfAll(plain);
  plain = setsAsRelations(tuplesAsRelations(wordedCalculus(plain, context)), [...letters][0] ?? "x", language);
  const measured = context.units === "kept" ? inBaseUnits(plain, letters) : null;
  const pieces = piecesOf(measured?.text ?? withoutUnits(plain, letters), letters, language);
  const words = pieces.filter((piece) => piece.kind === "word" && piece.role === "other").length;
  const clauses = clausesOf(pieces, dividing);
  const claims = clauses.flatMap((clause) => claimsIn(clause, language));
  return { text, plain, claims, said, integers, words, hasUnits: measured?.hasUnits ?? false };
}

/** "2x = 12 | +3": what is done next, as it is noted in Germany. */
function withoutOperationNote(text: string): string {
  const bars = [...text].filter((sign) => sign === "|").length;
  return bars % 2 === 1 ? text.replace(/\|\|?\s*(?:[-+:·*/√]|\\cdot|\(\s*\))[^|]*$/, "") : text;
}

/** "(L'Hospital)", "(7 gekürzt)": words in brackets. */
function withoutRemarks(text: string): string {
  // "x = 4 (x = -2 is not possible)"
  const kept = text.replace(/\([^()]*\)/g, (remark) => (isDenied(remark) ? " " : remark));
  return kept.replace(
    /\((?=[^()]*(?<![A-Za-z\\])(?!sin|cos|tan|log|sqrt|arc|lim|exp|mol|min|kWh|kPa)[\p{L}.]{3,})[^()=]*\)/gu,
    " ",
  );
}

/** "x1 = 5" names a value of x, and "x₁,₂ = 2 ± 3" two of them. */
function numberedLetters(text: string, letters: ReadonlySet<string>): string {
  const own = [...letters].filter((name) => /^[a-z]$/.test(name)).join("");
  // "u10 = 35": a term by its place.
  if (own === "" || own === "n") return text.replace(/(?<![\w\\^_])([autSs])(\d{1,3}|n)(?=\s*[=≈])/g, "$1_{$2}");
  return text
    .replace(new RegExp(`(?<![\\w\\\\])([${own}])(?:_?\\{?[1₁]\\s*[,/;]\\s*[2₂]\\}?)(?=\\s*[=≈])`, "gu"), "$1")
    .replace(new RegExp(`(?<![\\w\\\\^])([${own}])([1-4])(?=\\s*[=≈])`, "gu"), "$1_$2");
}

type Clause = { readonly role: Claim["role"]; readonly isConclusion: boolean; readonly text: string };

function clausesOf(pieces: readonly Piece[], dividing: boolean): readonly Clause[] {
  const clauses: Clause[] = [];
  let [maths, role, isConclusion, hasWords] = ["", "claim" as Claim["role"], false, false];
  const end = () => {
    if (maths.replaceAll(gap, "").trim() !== "") clauses.push({ role, isConclusion, text: maths });
    [maths, role] = ["", "claim"];
  };
  for (const piece of pieces) {
    if (piece.kind === "maths") maths += colonsRead(piece.text, hasWords || maths !== "", dividing);
    else if (piece.kind === "name") maths += `${gap}${nameMark}${piece.text}${nameMark}`;
    else {
      hasWords = true;
      if (piece.role === "or") maths += maths === "" ? "" : or;
      else if (piece.role === "and") maths += maths === "" ? "" : ", ";
      else if (piece.role === "so") {
        end();
        isConclusion = true;
      } else if (piece.role === "since") {
        end();
        role = "premise";
      } else if (piece.role === "check") {
        end();
        role = "check";
      } else if (piece.role === "reason-before") {
        role = "premise";
        end();
        isConclusion = true;
      } else maths += gap;
    }
  }
  end();
  return clauses.flatMap(premisesEnd);
}

/** "comme x > 1, x = 2": the reason ends at the comma. */
function premisesEnd(clause: Clause): readonly Clause[] {
  if (clause.role !== "premise") return [clause];
  const [reason, ...rest] = cut(clause.text, /,(?=\s)/y);
  const after = rest.map((part) => part.text).join(", ");
  if (reason === undefined || after.trim() === "") return [clause];
  return [
    { ...clause, text: reason.text },
    { role: "claim", isConclusion: true, text: after },
  ];
}

/** A colon ends a remark, or divides, as in some countries. */
function colonsRead(text: string, hasWords: boolean, dividing: boolean): string {
  const clean = text.replace(/^\s*:\s*/, "");
  return clean.replace(/(\s?):(\s?)/g, (whole, before: string, after: string, at: number) => {
    const isRow = /(?:^|[\s(])(?:[LRGZFE]_?[1-4₁-₄]|\([1-4]\)|I{1,3})[^=]*$/.test(clean.slice(0, at));
    const ends = (before === "" && after !== "") || isRow || (hasWords && before !== "");
    return ends !== dividing ? gap : whole;
  });
}

function claimsIn({ text, role, isConclusion }: Clause, language: Language): readonly Claim[] {
  const decimalComma = usesDecimalComma(language);
  const comma = decimalComma ? /;|,(?!\d)|(?<!\d),/y : /;|,(?!\d{3}(?!\d))|(?<!\d),/y;
  return text.split(gap).flatMap((segment): readonly Claim[] => {
    const alternatives = cut(segment, new RegExp(or, "y")).map(({ text: one }) =>
      bothSigns(cut(one, comma).map(({ text: part }) => part)).map((parts) =>
        parts.flatMap((part) => {
          const [, name, rest] = new RegExp(`^\\s*${nameMark}(.*)${nameMark}(.*)$`, "s").exec(part) ?? [];
          const clean = (rest ?? part).replace(/^[\s,;:.]+|[\s,;:.]+$/g, "");
          const chain = clean === "" ? null : chainOf(clean, { decimalComma }, name ?? null);
          return chain === null ? [] : [chain];
        }),
      ),
    );
    const filled = alternatives.flat().filter((chains) => chains.length > 0);
    return filled.length === 0 ? [] : [{ role, isConclusion, alternatives: filled }];
  });
}

/** "x = 3 ± √7" is two alternatives; of several in one part all are plus or all are minus. */
function bothSigns(parts: readonly string[]): readonly (readonly string[])[] {
  const at = parts.findIndex((part) => /[±∓]/.test(part));
  if (at < 0) return [parts];
  const signed = (plus: string, minus: string) =>
    parts.with(at, (parts[at] ?? "").replaceAll("±", plus).replaceAll("∓", minus));
  return [...bothSigns(signed("+", "-")), ...bothSigns(signed("-", "+"))];
}
