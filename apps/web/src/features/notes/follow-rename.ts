import { defaultNoteTitle, note, storedNoteTitle } from "@jotter/domain/note";
import { linkName, noteAddress } from "@jotter/markdown/address";
import { type Reference, withNames } from "@jotter/markdown/references";
import type { Replica } from "@jotter/replica/replica";
import { inBatches } from "./note-changes.ts";

/** Who links to a note, and where a name leads: the index of notes answers. */
export type LinkFinder = {
  readonly linkingTo: (id: string) => Promise<readonly { readonly id: string; readonly targets: readonly string[] }[]>;
  readonly resolveNote: (target: string, fromId: string) => Promise<string | null>;
};

export type FollowedLink = { readonly id: string; readonly before: string; readonly after: string };

/**
 * A note got another title: the links to it get it too, wherever they stand. (The title before stays an alias, for what
 * another device wrote meanwhile.) Gives what was changed, so that it can be undone. [NOT-3]
 */
export async function followRename(
  replica: Replica,
  finder: LinkFinder,
  { id, ...titles }: { readonly id: string; readonly from: string; readonly to: string },
): Promise<readonly FollowedLink[]> {
  const [from, to] = [linkName(titles.from), linkName(titles.to)];
  if (!canFollow(from, to)) return [];
  const linking = await finder.linkingTo(id);
  const changes: FollowedLink[] = [];
  const meant = linking.filter(({ targets }) => targets.some((target) => isMeant(target, from)));
  const leads = await Promise.all(meant.map(async (one) => ({ id: one.id, to: await finder.resolveNote(to, one.id) })));
  // Where another note answers to the new title there, the link would lead to that: the alias serves it better.
  const ids = leads.filter((one) => one.to === null || one.to === id).map((one) => one.id);
  await inBatches(replica, ids, async (each) => {
    const before = (await replica.get(note, each))?.body;
    if (before === undefined) return;
    const after = withNames(before, (reference) => newName(reference, from, to));
    if (after === before) return;
    await replica.editText(note, each, "body", before, after);
    changes.push({ id: each, before, after });
  });
  return changes;
}

/** What was written meanwhile stays. */
export async function unfollow(replica: Replica, changes: readonly FollowedLink[]): Promise<void> {
  const byId = new Map(changes.map((change) => [change.id, change]));
  await inBatches(replica, [...byId.keys()], async (id) => {
    const change = byId.get(id);
    if (change && (await replica.get(note, id))) {
      await replica.editText(note, id, "body", change.after, change.before);
    }
  });
}

function canFollow(from: string, to: string): boolean {
  const nobodyTyped = [defaultNoteTitle, storedNoteTitle("")];
  if (nobodyTyped.includes(from) || nobodyTyped.includes(to)) return false;
  // [[#Part]] is a part of the note it stands in.
  return sameName(from) !== sameName(to) && to !== "" && !to.startsWith("#");
}

function newName({ kind, written }: Reference, from: string, to: string): string | null {
  if (kind === "wikilink" || kind === "embed") {
    if (sameName(written) === sameName(from)) return to;
    const place = written.indexOf("#", 1);
    // "C# basics#Part" would be read as the part of a note "C".
    if (place < 0) return isMeant(written, from) ? to : null;
    return isMeant(written.slice(0, place), from) && !to.includes("#") ? to + written.slice(place) : null;
  }
  const bare = written.replace(/^<|>$/g, "");
  const target = kind === "image" ? null : noteAddress(bare);
  if (!target || to.includes("#") || !isMeant(target.split("#")[0] ?? "", from)) return null;
  const part = bare.includes("#") ? bare.slice(bare.indexOf("#")) : "";
  const name = encodeURIComponent(to).replace(/[()]/g, (sign) => (sign === "(" ? "%28" : "%29"));
  return `${name}.md${part}`;
}

/** Whether a link names this title, with or without the folders, the kind of file and the part of a vault's link. */
function isMeant(target: string, title: string): boolean {
  const whole = sameName(target);
  const name = sameName(
    (target.indexOf("#", 1) < 0 ? target : target.slice(0, target.indexOf("#", 1))).replace(/\.md$/i, ""),
  );
  return [whole, name, name.slice(name.lastIndexOf("/") + 1)].includes(sameName(title));
}

/** As the index compares names. */
function sameName(name: string): string {
  return name.normalize("NFC").trim().replace(/\s+/g, " ").toLowerCase();
}
