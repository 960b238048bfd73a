import { isSpaceless } from "@jotter/analysis/language";
import { rowsIn } from "@jotter/analysis/tables";
import type { Language } from "@jotter/domain/settings";
import { type Claim, citationTo } from "./citation.ts";
import { isSame, keysOf, speaksOf } from "./same-term.ts";
import type { Source } from "./source.ts";
import { isFormOf } from "./spelled-in.ts";

/** "How many ATP does the ETC make?": the row that opens with the one, its cell under the other. */
export function rowsAbout(about: string, source: Source): readonly Claim[] {
  const { language, text } = source;
  return rowsIn(text).flatMap(({ cells: [name = "", ...cells], columns: [, ...columns], from, to }) => {
    if (name === "" || !isAskedFor(name, about, language)) return [];
    const rest = withoutName(about, name, language);
    const shares = columns.map((column, at) => (cells[at] ? askedShare(column, rest, language) : 0));
    const best = Math.max(0, ...shares);
    // Half of what it is called is enough, where no other column has as much.
    if (best < 0.5 || shares.filter((share) => share === best).length > 1) return [];
    const at = shares.indexOf(best);
    return [claimOf(`${name} – ${columns[at]}: ${cells[at]}`, { from, to }, source)];
  });
}

/** The row that opens with the term, where its other cells say something. */
export function rowsNamed(term: string, source: Source): readonly Claim[] {
  return rowsIn(source.text).flatMap(({ cells: [name = "", ...cells], columns: [, ...columns], from, to }) => {
    const says = cells.filter((cell) => /\p{L}{2}|\p{sc=Han}/u.test(cell));
    if (says.length === 0 || !(isSame(name, term, source.language) || isFormOf(name, term))) return [];
    const told = cells.flatMap((cell, at) => (cell === "" ? [] : [columns[at] ? `${columns[at]}: ${cell}` : cell]));
    return [claimOf(`${name} – ${told.join(" · ")}`, { from, to }, source)];
  });
}

/** "Which element is used in steel": the row with that cell, where what its rows are called is asked for. */
export function rowsAsked(about: string, source: Source): readonly Claim[] {
  const { language, text } = source;
  const speaks = (part: string) => (isSpaceless(language) ? about.includes(part) : speaksOf(about, part, language));
  return rowsIn(text).flatMap(({ cells: [name = "", ...cells], columns: [head = "", ...columns], from, to }) => {
    if (name === "" || head === "" || speaks(name) || !speaks(head)) return [];
    const at = cells.findIndex((cell) => cell !== "" && speaks(cell));
    return at < 0 ? [] : [claimOf(`${name} – ${columns[at]}: ${cells[at]}`, { from, to }, source)];
  });
}

/** "Hg", "W": the row that has just that in a cell, letter by letter where it is short. */
export function rowsWith(typed: string, source: Source): readonly Claim[] {
  const isThat = (cell: string, at: number) =>
    typed.length > 2 ? at > 0 && isSame(cell, typed, source.language) : typed !== "" && cell === typed;
  return rowsIn(source.text).flatMap(({ cells, columns, from, to }) => {
    const says = cells.some((cell, at) => !isThat(cell, at) && /\p{L}{2}|\p{sc=Han}/u.test(cell));
    if (!says || !cells.some(isThat)) return [];
    const told = cells.flatMap((cell, at) => (cell === "" ? [] : [columns[at] ? `${columns[at]}: ${cell}` : cell]));
    return [claimOf(told.join(" · "), { from, to }, source)];
  });
}

function claimOf(text: string, place: { readonly from: number; readonly to: number }, source: Source): Claim {
  return { text, citations: [citationTo(place, source)], isSupported: true };
}

/** "Bundespräsidenten" asks for the row of the Bundespräsident. */
function isAskedFor(name: string, about: string, language: Language): boolean {
  if (speaksOf(about, name, language)) return true;
  if (isSpaceless(language)) return false;
  const asked = about.match(/[\p{L}\p{N}]+/gu) ?? [];
  const words = name.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.length > 0 && words.every((word) => asked.some((one) => one.length > 3 && isFormOf(one, word)));
}

/** "Warsaw Pact" is no "pact" that a column could be called after. */
function withoutName(about: string, name: string, language: Language): string {
  if (isSpaceless(language)) return about.replace(name, " ");
  const own = new Set(keysOf(name, language));
  return (about.match(/[\p{L}\p{N}%°]+/gu) ?? [])
    .filter((word) => !keysOf(word, language).every((key) => own.has(key)))
    .join(" ");
}

/** How much of a column's name was asked for, in whatever order: "what colour is its flame", "colour of the flame". */
function askedShare(column: string, about: string, language: Language): number {
  if (column === "") return 0;
  if (isSpaceless(language)) return about.includes(column) ? 1 : 0;
  const wanted = keysOf(column, language).map(bare);
  const asked = new Set(keysOf(about, language).map(bare));
  return wanted.filter((key) => asked.has(key)).length / Math.max(1, wanted.length);
}

/** "Gewählt von" answers who "wählt". */
function bare(key: string): string {
  return key
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/^ge(?=\p{L}{4})/u, "");
}
