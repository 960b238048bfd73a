import { migrated } from "@jotter/domain/entity";
import { type Note, note } from "@jotter/domain/note";
import type { PastVersion } from "@jotter/ports/protocol";
import type { KeptVersion } from "@jotter/replica/journal";

/** A note as it once read. */
export type NoteVersion = {
  readonly rev: number;
  /** When it was written; null where only this device knows of it. */
  readonly at: number | null;
  readonly title: string;
  readonly body: string;
};

type Words = Pick<Note, "title" | "body">;

/** Of what was written in one go only the last is shown… */
const oneGoMs = 3 * 60_000;
/** …unless that much was deleted right after it: somebody may want it back. */
export const muchDeleted = 120;

/** What a student can go back to, the latest first: nothing twice, nothing empty, nothing that the note says now. */
export function versionsOf(
  past: readonly PastVersion[],
  now: Words,
  here: readonly KeptVersion[] = [],
): readonly NoteVersion[] {
  const fromServer = past.flatMap(readable).sort((one, other) => other.rev - one.rev);
  const fromDevice = here
    .flatMap(({ at, v, data }) => readable({ rev: -at, v, data, at, replacedAt: at }))
    .filter((one) => !fromServer.some((other) => isSame(one, other)))
    .sort((one, other) => one.rev - other.rev);
  const latestFirst = joined(fromServer, fromDevice);
  const shown: NoteVersion[] = [];
  let group: NoteVersion | undefined;
  for (const version of latestFirst) {
    const later: Words = shown.at(-1) ?? now;
    if (isSame(version, later) || isSame(version, now)) continue;
    if (group && isOneGo(version, group) && version.body.length < later.body.length + muchDeleted) continue;
    if (!group || !isOneGo(version, group)) group = version;
    shown.push(version);
  }
  return shown;
}

/** Both are in order, each by a clock or count of its own: so neither is sorted anew. */
function joined(one: readonly NoteVersion[], other: readonly NoteVersion[]): readonly NoteVersion[] {
  const out: NoteVersion[] = [];
  let at = 0;
  for (const version of one) {
    while (at < other.length && (other[at]?.at ?? 0) >= (version.at ?? 0)) out.push(...other.slice(at, ++at));
    out.push(version);
  }
  return [...out, ...other.slice(at)];
}

export function isSame(one: Words, other: Words): boolean {
  return one.title === other.title && one.body === other.body;
}

/** The first line that tells a version from the one after it; its first line where all of them stayed. */
export function tellingLine(body: string, later: string): string {
  const stayed = new Set(later.split("\n"));
  const lines = body.split("\n").filter((line) => line.trim() !== "");
  return (lines.find((line) => !stayed.has(line)) ?? lines[0] ?? "").slice(0, 200);
}

function isOneGo(version: NoteVersion, last: NoteVersion): boolean {
  return Math.abs((last.at ?? 0) - (version.at ?? 0)) < oneGoMs;
}

function readable({ rev, v, data, at }: PastVersion): readonly NoteVersion[] {
  const read = data && note.schema.safeParse(migrated(note, v, data));
  return read?.success && read.data.body.trim() !== ""
    ? [{ rev, at, title: read.data.title, body: read.data.body }]
    : [];
}
