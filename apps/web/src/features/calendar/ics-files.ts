import { event } from "@jotter/domain/event";
import type { IcsFile, IcsProblem } from "@jotter/domain/ics-read";
import { occurrencesBetween, type StoredEvent } from "@jotter/domain/occurrences";
import type { Result } from "@jotter/domain/result";
import type { Write } from "@jotter/domain/series-changes";
import type { Replica } from "@jotter/replica/replica";
import { eventsWithin, storedEvent, storedEvents } from "../../student/calendar/use-events.ts";
import { viewerZone } from "../../student/calendar/viewer-zone.ts";
import type { IcsQuestions, IcsRequest } from "./ics-worker.ts";

/** Larger than any term; beyond it a device would be busy for minutes. */
export const icsMaximum = 20_000_000;

/** As bytes: lines may be folded in the middle of a character. */
export async function readIcsFile(file: Blob, now: number): Promise<Result<IcsFile, IcsProblem>> {
  return ask("read", new Uint8Array(await file.arrayBuffer()), viewerZone(), now);
}

/** What to write to have the events of a file; what is here already is brought up to date. [CAL-5] */
export async function planImport(
  replica: Replica,
  file: IcsFile,
  courses: readonly { readonly id: string; readonly name: string }[],
  now: number,
): Promise<readonly Write[]> {
  const stored = await storedOf(replica, [...new Set(file.events.map((one) => one.event.uid))]);
  return ask(
    "plan",
    file,
    stored,
    courses.map(({ id, name }) => ({ id, name })),
    now,
  );
}

/** The calendar as a file; null where there is nothing to put into it. */
export async function icsOf(
  replica: Replica,
  range: { readonly from: string; readonly to: string } | null,
  name: string,
): Promise<string | null> {
  const events = range ? await eventsOfRange(replica, range.from, range.to) : await allEvents(replica);
  return events.length === 0 ? null : ask("write", events, name);
}

const atOnce = 500;
const ownUid = /^(.+)@jotter$/;

/** What the file may speak of: by the names it gives, or by ours where it is a file of ours. */
async function storedOf(replica: Replica, uids: readonly string[]): Promise<readonly StoredEvent[]> {
  const found = new Map<string, StoredEvent>();
  for (let from = 0; from < uids.length; from += atOnce) {
    const some = uids.slice(from, from + atOnce);
    const ids = some.flatMap((uid) => ownUid.exec(uid)?.[1] ?? []);
    const own = await replica.rows(event, ids);
    const here = [...own.filter(({ del }) => del === 0), ...(await replica.having(event, "uid", some))];
    const seriesIds = here.map(({ id }) => id);
    const changed = await replica.having(event, "occurrence.seriesId", seriesIds);
    for (const row of [...here, ...changed]) found.set(row.id, storedEvent(row));
  }
  return [...found.values()];
}

async function allEvents(replica: Replica): Promise<readonly StoredEvent[]> {
  const all: StoredEvent[] = [];
  for await (const rows of replica.inPortions(event)) all.push(...storedEvents(rows));
  return all.sort((one, other) => (one.start < other.start ? -1 : one.start > other.start ? 1 : 0));
}

/** What takes place then; of a series all of it, since a file cannot have a part of a rule. */
async function eventsOfRange(replica: Replica, from: string, to: string): Promise<readonly StoredEvent[]> {
  const events = await eventsWithin(replica, from, to);
  const there = occurrencesBetween(events, from, to, viewerZone());
  const ids = new Set(there.flatMap((one) => [one.event.id, ...(one.seriesId === null ? [] : [one.seriesId])]));
  return events.filter((one) => ids.has(one.id) || (one.occurrence && ids.has(one.occurrence.seriesId)));
}

/** One worker for each question: the files are rare, and it takes its memory along. */
function ask<Name extends keyof IcsQuestions>(
  question: Name,
  ...given: Parameters<IcsQuestions[Name]>
): Promise<ReturnType<IcsQuestions[Name]>> {
  const worker = new Worker(new URL("./ics-worker.ts", import.meta.url), { type: "module", name: "calendar file" });
  const answered = new Promise<ReturnType<IcsQuestions[Name]>>((resolve, reject) => {
    worker.addEventListener("message", ({ data }) => resolve(data));
    worker.addEventListener("error", ({ message }) =>
      reject(new Error(message || "The calendar file could not be read.")),
    );
  });
  worker.postMessage({ question, given } satisfies IcsRequest);
  return answered.finally(() => worker.terminate());
}
