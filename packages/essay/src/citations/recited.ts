import type { CitationStyle, Reference } from "@jotter/domain/reference";
import type { Language } from "@jotter/domain/settings";
import { cited, referenceList } from "./cite.ts";
import type { ListEdit } from "./kept-list.ts";

/** A page nobody cites: it stands where the page will be. */
const anyPage = "7777777";

/**
 * The citations of an essay in another style, or after its sources have changed, by the words they had before. Notes stay
 * as they are: their sentences may have been written on. [ESS-2]
 */
export function recited(
  text: string,
  before: { readonly references: readonly Reference[]; readonly style: CitationStyle },
  after: {
    /** In the places of those before; none for one that was taken away, whose citations stay. */
    readonly references: readonly (Reference | null)[];
    readonly style: CitationStyle;
    /** All that are to be told apart, where there are more. */
    readonly listed?: readonly Reference[];
  },
  language: Language,
): readonly ListEdit[] {
  if (before.style === "chicago-notes" || after.style === "chicago-notes") return [];
  const edits = new Map<number, ListEdit>();
  const listed = after.listed ?? after.references.flatMap((one) => one ?? []);
  const said = before.references.map((one) => citationOf(one, before.references, before.style, language, anyPage));
  for (const [at, reference] of before.references.entries()) {
    const next = after.references[at];
    // What may name either of two is left as it is: nobody can say which one it was.
    if (!next || said.indexOf(said[at] ?? "") !== said.lastIndexOf(said[at] ?? "")) continue;
    const write = (page: string | undefined) => citationOf(next, listed, after.style, language, page);
    const read = (page?: string) => escaped(citationOf(reference, before.references, before.style, language, page));
    const withPage = new RegExp(read(anyPage).replace(anyPage, "([\\p{L}\\p{N}]+(?:[–-][\\p{L}\\p{N}]+)?)"), "gu");
    // "S. 12" and "pp. 12–14": one page and several are not always called the same.
    const withPages = new RegExp(
      read(`${anyPage}-${anyPage}`).replace(`${anyPage}–${anyPage}`, "([\\p{L}\\p{N}]+[–-][\\p{L}\\p{N}]+)"),
      "gu",
    );
    for (const { 0: all, 1: page, index } of [
      ...text.matchAll(new RegExp(read(), "gu")),
      ...text.matchAll(withPage),
      ...text.matchAll(withPages),
    ]) {
      const insert = write(page);
      if (insert !== all) edits.set(index, { from: index, to: index + all.length, insert });
    }
  }
  return [...edits.values()].sort((one, other) => one.from - other.from);
}

function citationOf(
  reference: Reference,
  references: readonly Reference[],
  style: CitationStyle,
  language: Language,
  page: string | undefined,
): string {
  const own = referenceList(references, style, language).find((one) => one.reference === reference);
  const { suffix = "", isOneOfSeveral = false } = own ?? {};
  return cited(reference, { style, language, suffix, isOneOfSeveral, ...(page !== undefined && { page }) });
}

const escaped = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/gu, "\\$&");
