import { type Importing, importWrites } from "@jotter/domain/ics-import";
import { icsText } from "@jotter/domain/ics-lines";
import { type IcsFile, type IcsProblem, readIcs } from "@jotter/domain/ics-read";
import { writeIcs } from "@jotter/domain/ics-write";
import type { StoredEvent } from "@jotter/domain/occurrences";
import type { Result } from "@jotter/domain/result";
import type { Write } from "@jotter/domain/series-changes";
import { newId } from "@jotter/replica/new-id";

/** What a page may ask of this worker, and what it answers. Files of thousands of events are read beside the page. */
export type IcsQuestions = {
  readonly read: (bytes: Uint8Array, zone: string, now: number) => Result<IcsFile, IcsProblem>;
  readonly plan: (
    file: IcsFile,
    stored: readonly StoredEvent[],
    courses: Importing["courses"],
    now: number,
  ) => readonly Write[];
  readonly write: (events: readonly StoredEvent[], name: string) => string;
};

const answers: IcsQuestions = {
  read: (bytes, zone, now) => readIcs(icsText(bytes), { zone, now }),
  plan: (file, stored, courses, now) =>
    importWrites(stored, file.events, {
      courses,
      now,
      newId: () => newId(now),
    }),
  write: (events, name) => writeIcs(events, { name }),
};

export type IcsRequest = { readonly question: keyof IcsQuestions; readonly given: readonly unknown[] };

addEventListener("message", ({ data: { question, given } }: MessageEvent<IcsRequest>) => {
  const answer = answers[question] as (...given: readonly unknown[]) => unknown;
  postMessage(answer(...given));
});
