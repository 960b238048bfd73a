import { type ChapterRead, chapterRead } from "@jotter/domain/chapter-read";
import { ownChapter } from "@jotter/domain/own-chapter";
import type { Replica } from "@jotter/replica/replica";
import type { ChapterText, ContentsSubject, Finding } from "@jotter/textbook/contents";
import { useEffect, useEffectEvent, useMemo, useState } from "react";
import { useLanguage } from "../../ui/language.tsx";
import { useLive } from "../records/use-live.ts";
import { useStudent } from "../session/student-context.ts";
import {
  bookContents,
  bookFinding,
  type HouseSubject,
  keptAddresses,
  onContentsChange,
  onKept,
  subjectFile,
} from "./book-files.ts";

export type BookSubject = ContentsSubject & {
  /** Of the house's book, or the school's; what a student brought along lies among their records. */
  readonly house: Pick<HouseSubject, "address" | "bytes"> | null;
  /** In another language than the reader's, which is not on this device. */
  readonly isStandIn?: boolean;
};

export type Book =
  | { readonly state: "awaited" }
  /** Not on this device, and no way to fetch it. */
  | { readonly state: "absent"; readonly again: () => void; readonly subjects: readonly BookSubject[] }
  | { readonly state: "here"; readonly subjects: readonly BookSubject[] };

/** The table of contents in the student's language, with what they added. [TXT-1] */
export function useBook(): Book {
  const { language } = useLanguage();
  const { replica } = useStudent();
  const [house, setHouse] = useState<{ readonly of: string; readonly subjects: readonly HouseSubject[] | null }>();
  const [attempt, setAttempt] = useState(0);
  const own = useLive(() => ownSubjects(replica, language), [replica, language]);
  useOnceOnline(house?.subjects?.some(({ isStandIn }) => isStandIn) === true, () => setAttempt((last) => last + 1));
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever asks again wants another attempt.
  useEffect(() => {
    let isLeft = false;
    bookContents(language).then(
      (subjects) => isLeft || setHouse({ of: language, subjects }),
      () => isLeft || setHouse({ of: language, subjects: null }),
    );
    const stop = onContentsChange(() => setAttempt((last) => last + 1));
    return () => {
      isLeft = true;
      stop();
    };
  }, [language, attempt]);
  // The same list from one drawing to the next: what is reckoned from it is kept.
  const subjects = useMemo(() => [...(house?.subjects?.map(asBookSubject) ?? []), ...(own ?? [])], [house, own]);
  if (house?.of !== language || own === undefined) return { state: "awaited" };
  const again = () => {
    setHouse(undefined);
    setAttempt((last) => last + 1);
  };
  if (house.subjects === null) return { state: "absent", again, subjects };
  return { state: "here", subjects };
}

/** What stands in for something else makes room for it when the network is back. */
export function useOnceOnline(isAwaited: boolean, again: () => void): void {
  const ask = useEffectEvent(again);
  useEffect(() => {
    if (!isAwaited) return;
    const asked = () => ask();
    addEventListener("online", asked);
    return () => removeEventListener("online", asked);
  }, [isAwaited]);
}

function asBookSubject(subject: HouseSubject): BookSubject {
  return { ...subject, house: { address: subject.address, bytes: subject.bytes } };
}

/** The same for whoever asks once; without a network and without a book it is what the student added. */
export async function bookSubjects(replica: Replica, language: string): Promise<readonly BookSubject[]> {
  const [house, own] = await Promise.all([bookContents(language).catch(() => []), ownSubjects(replica, language)]);
  return [...house.map(asBookSubject), ...own];
}

/** What chapters are found by beside the table of contents; undefined until it is read, none where it cannot be fetched. */
export function useFinding(): Finding | undefined {
  const [finding, setFinding] = useState<Finding>();
  useEffect(() => {
    let isLeft = false;
    bookFinding().then(
      (found) => isLeft || setFinding(found),
      () => isLeft || setFinding({}),
    );
    return () => {
      isLeft = true;
    };
  }, []);
  return finding;
}

/** A chapter's two halves; null where there is none of that name. Fails where it is not here and cannot be fetched. */
export async function chapterText(
  replica: Replica,
  subjects: readonly BookSubject[],
  id: string,
): Promise<ChapterText | null> {
  const subject = subjects.find((one) => id.startsWith(`${one.id}/`));
  if (!subject) return null;
  if (subject.house) return (await subjectFile(subject.house))[id] ?? null;
  const entry = subject.chapters.find((one) => one.id === id);
  const own = (await ownChapters(replica)).find(
    ({ data }) => `${data.subject}/${data.chapter}` === id && data.language === entry?.language,
  );
  if (!own) return null;
  const { textOf } = await import("@jotter/textbook/brought-subjects");
  return textOf(own.data);
}

async function ownChapters(replica: Replica) {
  const rows = await replica.list(ownChapter, { by: "subject" });
  return replica.records(
    ownChapter,
    rows.map(({ id }) => id),
  );
}

/** What the student brought along, as subjects like the others. */
async function ownSubjects(replica: Replica, language: string): Promise<readonly BookSubject[]> {
  const rows = await ownChapters(replica);
  if (rows.length === 0) return [];
  const { broughtSubjects } = await import("@jotter/textbook/brought-subjects");
  const own = broughtSubjects(
    rows.map(({ data }) => data),
    language,
  );
  return own.map((subject) => ({ ...subject, house: null }));
}

/** How far the student is, by chapter; undefined until it is read. */
export function useReads(): ReadonlyMap<string, ChapterRead> | undefined {
  const { replica } = useStudent();
  return useLive(async () => {
    const rows = await replica.list(chapterRead, { by: "updatedAt" });
    return new Map(rows.map(({ data }) => [data.chapter, data]));
  }, [replica]);
}

/** What of the book is on this device, again when that changes. */
export function useKept(): ReadonlySet<string> | undefined {
  const [kept, setKept] = useState<ReadonlySet<string>>();
  useEffect(() => {
    let isLeft = false;
    const look = () => void keptAddresses().then((found) => isLeft || setKept(found));
    look();
    const stop = onKept(look);
    return () => {
      isLeft = true;
      stop();
    };
  }, []);
  return kept;
}

/** Somebody wrote it who is not of this house: the student, or their school. */
export function isBrought(subject: BookSubject): boolean {
  return subject.house === null || isSchools(subject);
}

/** Whoever runs this server laid it there. */
export function isSchools({ id }: BookSubject): boolean {
  return id.startsWith("school-");
}

export function chapterHref(id: string, part?: string): string {
  return `/textbook/${id}${part ? `#${part}` : ""}`;
}
