import type { Language } from "@jotter/domain/settings";

/** Sets and intervals as relations of the letter: "x ∈ ]2, 3[", "L = {1; 4}", "(-∞, -4] ∪ [1, ∞)". */
export function setsAsRelations(text: string, letter: string, language: Language): string {
  const isSet = /^\s*(?:[a-z]\s*∈|[LS𝕃]\s*=|IL\s*=)?\s*[[({\]]/u;
  const body = text.replace(/^[\p{L}\s:]*?(?=(?:[a-z]\s*∈|[LS𝕃]\s*=\s*[{[\]]))/u, "");
  if (!isSet.test(body) || !/∈|[LS𝕃]\s*=|∪|∞/u.test(body)) return text;
  const own = /^\s*([a-z])\s*∈/.exec(body)?.[1] ?? letter;
  const parts = body.replace(/^\s*(?:[a-z]\s*∈|[LS𝕃I]+\s*=)/u, "").split(/∪|\bor\b/);
  const relations = parts.map((part) => relationOf(part.trim().replace(/[.\s]+$/, ""), own, language));
  return relations.every((each) => each !== null) ? relations.join(" or ") : text;
}

function relationOf(part: string, letter: string, language: Language): string | null {
  const decimalComma = language === "es" || language === "fr" || language === "de";
  const listed = /^\\?\{(.*?)\\?\}$/.exec(part);
  if (listed !== null) {
    const values = (listed[1] ?? "")
      .split(decimalComma ? /;|,(?!\d)|(?<!\d),/ : /[,;]/)
      .filter((each) => each.trim() !== "");
    return values.length === 0 ? null : values.map((each) => `${letter} = ${each.trim()}`).join(" or ");
  }
  const [, open, low = "", high = "", close] = /^([[(\]])\s*([^,;]+?)\s*[,;]\s*([^,;]+?)\s*([\])[])$/.exec(part) ?? [];
  if (open === undefined) return null;
  const infinite = /∞|\\infty|infinity/;
  const below = infinite.test(low) ? null : `${low} ${open === "[" ? "≤" : "<"} ${letter}`;
  const above = infinite.test(high) ? null : `${letter} ${close === "]" ? "≤" : "<"} ${high}`;
  if (below !== null && above !== null) return `${below}${above.slice(letter.length)}`;
  return below ?? above ?? `0 = 0`;
}

/** "(x, y) = (2, 4) or (-1, 1)": each letter has its value. */
export function tuplesAsRelations(text: string): string {
  const [whole, names = "", values = ""] =
    /\(\s*([a-z](?:\s*[,;|]\s*[a-z])+)\s*\)\s*=\s*(\([^()]*\)(?:\s*(?:or|,|;|and|oder|ou|o|或|または)\s*\([^()]*\))*)/.exec(
      text,
    ) ?? [];
  if (whole === undefined) return text;
  const letters = names.split(/[,;|]/).map((name) => name.trim());
  const tuples = [...values.matchAll(/\(([^()]*)\)/g)].map(([, inner = ""]) => {
    const parts = inner.split(inner.includes(";") || inner.includes("|") ? /[;|]/ : /,/);
    return letters.map((letter, index) => `${letter} = ${(parts[index] ?? "").trim()}`).join(", ");
  });
  return text.replace(whole, tuples.join(" or "));
}
