/** What a tool is given, as an address names it: a note, all notes of a class, or a text kept by this tab. [AIX-5] */
export type Taken = { readonly kind: "note" | "class" | "text"; readonly id: string };

const kinds: readonly string[] = ["note", "class", "text"] satisfies readonly Taken["kind"][];
/** More than anybody chooses by hand; an address stays one. */
const mostTaken = 30;

/** `note:1 class:2`, as it stands in an address; what is no name of anything is left out. */
export function takenIn(from: string | undefined): readonly Taken[] {
  const all = (from ?? "").split(" ").flatMap((each): Taken[] => {
    const [kind = "", id = ""] = each.split(":");
    return kinds.includes(kind) && /^[\w-]{1,100}$/.test(id) ? [{ kind: kind as Taken["kind"], id }] : [];
  });
  return distinct(all).slice(0, mostTaken);
}

export function addressOf(taken: readonly Taken[]): string | undefined {
  return taken.length === 0 ? undefined : distinct(taken).map(nameOf).join(" ");
}

export function nameOf({ kind, id }: Taken): string {
  return `${kind}:${id}`;
}

export function isTaken(taken: readonly Taken[], one: Taken): boolean {
  return taken.some((each) => nameOf(each) === nameOf(one));
}

function distinct(taken: readonly Taken[]): readonly Taken[] {
  return [...new Map(taken.map((one) => [nameOf(one), one])).values()];
}
