import type { Language } from "@jotter/domain/settings";

/** What a line may leave out because the problem asks for it. */
export type AskedContext = {
  /** What is sought, in the order of the alphabet: "(3, 1)" gives x and y their values. */
  readonly unknowns?: readonly string[];
  /** An interval without a name is what solves an inequality. */
  readonly isRange?: boolean;
  /** Angles are given in degrees, with their sign or without. */
  readonly inDegrees?: boolean;
};

const value = "[-+±]?[^\\s=<>≤≥≠≈,;|()]+";
const or = "\\s(?:or|oder|ou|o|或|または)\\s";

/** Answers as they are written in a hurry, with the signs that stand for them. */
export function everyday(text: string, { unknowns = [], isRange = false }: AskedContext): string {
  const own = unknowns.filter((name) => /^[a-zA-Z]$/.test(name)).join("");
  let plain = text
    .replace(/º/g, "°")
    .replace(/(?<=[\d)\s])&(?=[-\d\s(])/g, " and ")
    .replace(/=<(?!\s*=)/g, "≤")
    .replace(/\+-|\+\/-/g, "±");
  if (own === "") return plain;
  if (own === "y")
    plain = plain.replace(
      /^\s*(?:[fgh]\s*(?:\^\{?\s*\(?-1\)?\s*\}?|⁻¹)|\\?y\^\{?-1\}?)\s*(?:\(\s*x\s*\))?\s*(?==)/,
      "y ",
    );
  const letter = `[${own}](?:_?\\{?[1-4₁-₄]\\}?)?`;
  plain = plain
    // "oops 3x+12=27", "{x=3, y=2" and "I+II: 3x=6": what stands before is no part of it.
    .replace(/^\s*\{(?=[^}]*$)/, "")
    .replace(/^\s*I{1,3}(?:\s*[-+·]\s*\d*\s*I{1,3})+\s*:/, "")
    .replace(new RegExp(`(?<=[=][^=]*)\\s+(?:v|V|/|\\|\\|)\\s+(?=${letter}\\s*=)`, "g"), " or ")
    .replace(new RegExp(`(?<=[\\d)πi}°])\\s+(?=${letter}\\s*=)`, "g"), ", ")
    .replace(new RegExp(`^(\\s*${letter})\\s*:\\s*(?=[-\\d√(])`), "$1 = ")
    .replace(new RegExp(`(?<![\\p{L}])(${letter})\\s+(?:is|ist|est|es|vale|vaut)\\s+(?=[-\\d√(π])`, "u"), "$1 = ")
    .replace(new RegExp(`(?<![\\p{L}])(${letter})\\s*[是は]\\s*(?=[-\\d√(π])`, "u"), "$1 = ");
  const [, names = "", last = ""] =
    new RegExp(`^\\s*([${own}](?:\\s*=\\s*[${own}])+)\\s*=\\s*(${value})\\s*$`).exec(plain) ?? [];
  if (names !== "")
    return names
      .split("=")
      .map((name) => `${name.trim()} = ${last}`)
      .join(", ");
  if (unknowns.length > 1) return tuplesOf(plain, unknowns);
  return isRange ? intervalsOf(plain, unknowns[0] ?? "x") : plain;
}

/** "(3, 1)", "S = {(1; 2)}", "L = {(2|3)}": a value for each unknown, in their order. */
function tuplesOf(text: string, unknowns: readonly string[]): string {
  const body = text
    .replace(/^\s*(?:[LS𝕃]|IL)\s*=\s*/u, "")
    .replace(/^\s*\\?\{(.*?)\\?\}\s*$/s, "$1")
    .replace(/^\s*\(\s*[a-z](?:\s*[,;|]\s*[a-z])+\s*\)\s*=\s*/, "");
  if (!new RegExp(`^\\s*\\([^()]*\\)(?:(?:${or}|\\s*[,;]\\s*)\\([^()]*\\))*\\s*$`).test(body)) return text;
  const tuples = [...body.matchAll(/\(([^()]*)\)/g)].map(([, inner = ""]) =>
    inner.split(/[;|]/.test(inner) ? /[;|]/ : /,/).map((part) => part.trim()),
  );
  if (tuples.some((parts) => parts.length !== unknowns.length || parts.includes(""))) return text;
  return tuples.map((parts) => unknowns.map((name, at) => `${name} = ${parts[at]}`).join(", ")).join(" or ");
}

/** "(-inf,-2)U(3,inf)": whose unknown it is, is clear. */
function intervalsOf(text: string, letter: string): string {
  const body = text
    .replace(/(?<=[([\]\-+\s,;])inf(?:inity|ty)?(?![a-z])|\boo\b/gi, "∞")
    .replace(/\s*\bU\b\s*|(?<=[\])[])U(?=[([\]])/g, " ∪ ");
  const isAlone =
    /^\s*[[(\]]\s*[-+]?[^\s,;()[\]]+\s*[,;]\s*[-+]?[^\s,;()[\]]+\s*[\])[](?:\s*∪\s*[[(\]][^()[\]]*[\])[])*\s*$/.test(
      body,
    );
  return isAlone ? `${letter} ∈ ${body.trim()}` : body;
}

const joining: Readonly<Record<Language, string>> = {
  en: "or|and",
  de: "oder|und",
  fr: "ou|et",
  es: "o|y|u",
  zh: "或者?|和",
  ja: "または|と",
};

/** Values alone, where one unknown is sought: "4", "2 and 3", "±4", "π/6 + 2kπ"; null where a line says more. */
export function bareAnswer(text: string, { unknowns = [] }: AskedContext, language: Language): string | null {
  const [letter, more] = unknowns;
  if (letter === undefined || more !== undefined || /[=<>≤≥≠≈∈:]|\\(?:[lg]e|neq|approx|in)/.test(text)) return null;
  const joined = text
    .replace(/^\s*\\?\{([^{}]*?)\\?\}\s*$/u, "$1")
    .replace(/\((?=[^()]*\p{L}{3,})[^()]*\)/gu, " ")
    .replace(/,?\s*[kn]\s*∈.*$/u, "")
    .replace(/\[\s*(2?)\s*π\s*\]\s*$/u, "+ $1kπ");
  const parts = joined.split(new RegExp(`(?:^|(?<=[\\s\\d°)π]))(?:${joining[language]}|or|and)(?=[\\s\\d-])`, "u"));
  const words =
    /\\?(?:sqrt|frac|pi|cdot|ln|log|lg|exp|sin|cos|tan|arcsin|arccos|arctan)(?![a-z])|(?<![a-z])[ekni](?![a-z])/gi;
  const isValue = (part: string) =>
    /[\dπ]|pi|√|sqrt/.test(part) && !/[\p{L}]/u.test(part.replace(words, "").replace(/π/g, ""));
  return parts.every(isValue) ? `${letter} = ${parts.map((part) => part.trim()).join(" or ")}` : null;
}

/** "x = 30, 150" of angles in degrees: each number with its sign. */
export function withDegrees(text: string): string | null {
  if (/°|π|pi|rad/.test(text)) return null;
  const signed = text.replace(/(?<![\w.^])(\d+(?:\.\d+)?)(?![\d.]|\s*[a-z(])/g, "$1°");
  return signed === text ? null : signed;
}
