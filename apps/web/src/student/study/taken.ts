import type { PageSpan } from "@jotter/domain/study-result";

/**
 * What a tool is given, as an address names it: a note, a document or pages of it, all of a class, a chapter of the
 * textbook, or a text kept by this tab. [AIX-5]
 */
export type Taken = {
  readonly kind: "note" | "class" | "text" | "document" | "textbook";
  readonly id: string;
  /** Of a document, where not all of it is taken. */
  readonly pages?: PageSpan | undefined;
};

const kinds: readonly string[] = ["note", "class", "text", "document", "textbook"] satisfies readonly Taken["kind"][];
/** More than anybody chooses by hand; an address stays one. */
const mostTaken = 30;

/**
 * `note:1 class:2 document:3 document:4:12-40`, as it stands in an address; what is no name of anything is left out.
 * Pages are counted from 1 there, as people do.
 */
export function takenIn(from: string | undefined): readonly Taken[] {
  const all = (from ?? "").split(" ").flatMap((each): Taken[] => {
    const [kind = "", id = "", pages] = each.split(":");
    // A chapter is named with its subject.
    const name = kind === "textbook" ? /^[a-z0-9-]{1,60}\/[a-z0-9-]{1,60}$/ : /^[\w-]{1,100}$/;
    if (!kinds.includes(kind) || !name.test(id)) return [];
    const span = kind === "document" && pages !== undefined ? spanIn(pages) : undefined;
    return [{ kind: kind as Taken["kind"], id, ...(span && { pages: span }) }];
  });
  return distinct(all).slice(0, mostTaken);
}

function spanIn(pages: string): PageSpan | undefined {
  const [, from, to = from] = /^(\d{1,7})(?:-(\d{1,7}))?$/.exec(pages) ?? [];
  const span = { from: Number(from) - 1, to: Number(to) - 1 };
  return span.from >= 0 && span.to >= span.from ? span : undefined;
}

export function addressOf(taken: readonly Taken[]): string | undefined {
  return taken.length === 0 ? undefined : distinct(taken).map(nameOf).join(" ");
}

export function nameOf({ kind, id, pages }: Taken): string {
  return pages ? `${kind}:${id}:${pages.from + 1}-${pages.to + 1}` : `${kind}:${id}`;
}

export function isTaken(taken: readonly Taken[], one: Taken): boolean {
  return taken.some((each) => nameOf(each) === nameOf(one));
}

function distinct(taken: readonly Taken[]): readonly Taken[] {
  return [...new Map(taken.map((one) => [nameOf(one), one])).values()];
}
