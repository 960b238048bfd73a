import { noteAddress } from "@jotter/markdown/address";

/** Where a note points to others: [[Title]], [[Title#Part]], [[Title|shown words]], [words](Title.md). */
export type NoteLink = { readonly target: string; readonly from: number; readonly to: number };

export function linksIn(text: string): readonly NoteLink[] {
  return [
    ...text.matchAll(/\[\[([^[\]\n|]+)(?:\|[^[\]\n]*)?\]\]|\]\(<?([^()<>\n]{1,500}\.md(?:#[^()<>\n]*)?)>?\)/gi),
  ].flatMap((found) => {
    const target = sameTitle(found[1] ?? noteAddress(found[2] ?? "") ?? "");
    return target ? [{ target, from: found.index, to: found.index + found[0].length }] : [];
  });
}

/**
 * The titles a link may mean, the likeliest first: the whole of it ("C# basics", "1/2 done"), what stands before the part
 * of a note it names, and without the folders and the kind of a file that vaults write.
 */
export function titlesMeant(target: string): readonly string[] {
  const part = target.indexOf("#", 1);
  const whole = part < 0 ? [target] : [target, target.slice(0, part)];
  const names = whole.flatMap((name) => [name, name.replace(/\.(?:md|markdown)$/i, "")]);
  const inFolders = names.flatMap((name) => (name.includes("/") ? [name.slice(name.lastIndexOf("/") + 1)] : []));
  return [...new Set([...names, ...inFolders].map(sameTitle))].filter((name) => name !== "");
}

/** A title as links compare it: case does not count. */
export function sameTitle(title: string): string {
  return title.normalize("NFC").trim().replace(/\s+/g, " ").toLowerCase();
}
