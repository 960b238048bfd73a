import { type Expression, symbolsOf } from "@jotter/analysis/maths/expression";
import type { Language } from "@jotter/domain/settings";
import type { Chain } from "@jotter/tutor/reading/chains";
import { type LineReading, readLine } from "@jotter/tutor/reading/read-line";
import { orderlessKey, sameValue } from "@jotter/tutor/values";

/** Whether two lines say the same in the same form: blanks, signs of a keyboard, sides and terms in another order aside. */
export function isSameLine(own: string, typed: string, language: Language): boolean {
  if (bare(own) === bare(typed)) return true;
  const wanted = readings(own, "en");
  const given = [...readings(typed, language), ...(language === "en" ? [] : readings(typed, "en"))];
  return wanted.some((one) => given.some((other) => says(one, other)));
}

/** The letters of a text that stand alone or two together, as in "xy"; words and units have more. */
function lettersOf(text: string): ReadonlySet<string> {
  const runs = text.replace(/\\[a-zA-Z]+/g, " ").match(/\p{L}+/gu) ?? [];
  return new Set(runs.flatMap((run) => (run.length < 3 && !joining.test(run) ? [...run] : [])));
}

const joining = /^(?:or|ou|et|an|ln|lg|pi|is|es|so|da)$/iu;

function bare(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/\\(?:quad|qquad|[,;! ])|[{}\s$]|\\mathrm/g, "")
    .replace(/[−–]/g, "-")
    .replace(/[×·⋅*]|\\cdot/g, "")
    .replace(/[.。]$/, "");
}

function readings(text: string, language: Language): readonly (readonly Chain[])[] {
  const clean = text.replace(/\\Rightarrow/g, ";").replace(/\\q?quad/g, " ; ");
  const measured = [...clean.matchAll(/(?<=\d\s?)[A-Z]|(?<=\d\s)[a-z](?![\w^])/g)].map(([sign]) => sign);
  const letters = lettersOf(clean);
  const own = new Set([...letters].filter((letter) => !measured.includes(letter)));
  return (measured.length === 0 ? [letters] : [letters, own]).flatMap((known) =>
    readLine(clean, { letters: known, language, units: "dropped" }).flatMap(chainsOf),
  );
}

/** All that a line says, one after the other: "x = 1 or x = 2" says two things, and so does "x = 1, x = 2". */
function chainsOf({ claims, words }: LineReading): readonly (readonly Chain[])[] {
  const chains = claims.flatMap(({ alternatives }) => alternatives.flat());
  const isWhole =
    chains.length > 0 && chains.every(({ sides }) => sides.every(({ expression }) => expression !== null));
  return isWhole && words < 3 ? [chains] : [];
}

function says(wanted: readonly Chain[], given: readonly Chain[]): boolean {
  const [own, moreOwn] = wanted;
  const [typed, moreTyped] = given;
  if (own && typed && !moreOwn && !moreTyped && (isNamedValue(own, typed) || endsIn(own, typed))) return true;
  const keys = (chains: readonly Chain[]) => [...new Set(filled(chains).map(keyOfChain))].sort().join(" ");
  return keys(wanted) === keys(given);
}

/** "(2x - 3)(x + 5) = 2x² + 7x - 15": what it comes to stands behind what is given. */
function endsIn(own: Chain, typed: Chain): boolean {
  const before = typed.sides.length - own.sides.length;
  if (before < 1 || own.name !== null || typed.name !== null || typed.signs.some((sign) => sign !== "=")) return false;
  const tail = { ...typed, sides: typed.sides.slice(before), signs: typed.signs.slice(before) };
  const [first] = tail.sides;
  if (keyOfChain(tail) !== keyOfChain(own) || !first?.expression) return false;
  const { expression: end } = first;
  return typed.sides.slice(0, before).every(({ expression }) => expression && sameValue(expression, end) === "same");
}

/** "x = 1 or -7": what stands without a letter goes on from the one before. */
function filled(chains: readonly Chain[]): readonly (Chain & { readonly letter?: Expression })[] {
  let letter: Expression | undefined;
  return chains.map((chain) => {
    const [first] = chain.sides;
    if (chain.signs.length > 0) letter = first?.expression?.kind === "symbol" ? first.expression : undefined;
    return chain.signs.length === 0 && chain.name === null && letter !== undefined ? { ...chain, letter } : chain;
  });
}

const turned: Readonly<Record<string, string>> = { ">": "<", "≥": "≤", "≈": "=" };

function keyOfChain(chain: Chain & { readonly letter?: Expression }): string {
  const name = chain.name === null ? [] : [chain.name.replace(/\s+/g, "")];
  const first = chain.letter === undefined ? [] : [orderlessKey(chain.letter)];
  const sides = [...name, ...first, ...chain.sides.flatMap(({ expression }) => keyed(expression))];
  const signs = chain.signs.map((sign) => turned[sign] ?? sign);
  if (chain.signs.some((sign) => sign === ">" || sign === "≥")) sides.reverse();
  return signs.every((sign) => sign === "=") ? sides.sort().join("=") : sides.join(signs.join());
}

function keyed(expression: Expression | null): readonly string[] {
  return expression === null ? [] : [orderlessKey(expression)];
}

/** "30" of "F = 50 - 20 = 30", and "m = 8/4 = 2" of "m = 2": what has a name need not be named again. */
function isNamedValue(own: Chain, typed: Chain): boolean {
  const isNamed = (chain: Chain) =>
    chain.name !== null || (chain.signs.length > 0 && chain.sides[0]?.expression?.kind === "symbol");
  if (!isNamed(own) || own.signs.some((sign) => sign !== "=" && sign !== "≈")) return false;
  const values = (chain: Chain) =>
    chain.sides.flatMap(({ expression }) =>
      expression !== null && symbolsOf(expression).size === 0 ? [expression] : [],
    );
  const [wanted, given] = [values(own), values(typed)];
  const isOther = isNamed(typed) && nameOf(own) !== nameOf(typed);
  const [last] = wanted.slice(-1);
  if (last === undefined || given.length === 0 || isOther) return false;
  if (given.length + (isNamed(typed) && typed.name === null ? 1 : 0) < typed.sides.length) return false;
  return given.every((value) => sameValue(value, last) === "same");
}

function nameOf({ name, sides }: Chain): string {
  return name ?? (sides[0]?.expression ? orderlessKey(sides[0].expression) : "");
}

/** "F = 70" beside "F = 30": the same name, and another value. */
export function isOtherValue(own: string, typed: string, language: Language): boolean {
  const [wanted, given] = [readings(own, "en"), readings(typed, language)].map((all) => all.flat());
  return (given ?? []).some((one) =>
    (wanted ?? []).some((other) => {
      const [a, b] = [one, other].map(({ sides }) => sides.at(-1)?.expression);
      if (!a || !b || symbolsOf(a, symbolsOf(b)).size > 0 || one.sides.length < 2) return false;
      return nameOf(one) === nameOf(other) && sameValue(a, b) === "different";
    }),
  );
}
