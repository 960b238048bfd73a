import { type ChapterRead, chapterRead } from "@jotter/domain/chapter-read";
import { type OwnChapter, ownChapter } from "@jotter/domain/own-chapter";
import type { Language } from "@jotter/domain/settings";
import type { Replica } from "@jotter/replica/replica";
import type { ChapterText, ContentsSubject } from "@jotter/textbook/contents";
import { useEffect, useState } from "react";
import { useLanguage } from "../../ui/language.tsx";
import { useLive } from "../records/use-live.ts";
import { useStudent } from "../session/student-context.ts";
import { bookContents, type HouseSubject, keptAddresses, onKept, subjectFile } from "./book-files.ts";
import { inOneLanguage } from "./one-language.ts";

export type BookSubject = ContentsSubject & {
  /** Of the house's book; what a student brought along lies among their records. */
  readonly house: Pick<HouseSubject, "address" | "bytes"> | null;
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever asks again wants another attempt.
  useEffect(() => {
    let isLeft = false;
    bookContents(language).then(
      (subjects) => isLeft || setHouse({ of: language, subjects }),
      () => isLeft || setHouse({ of: language, subjects: null }),
    );
    return () => {
      isLeft = true;
    };
  }, [language, attempt]);
  if (house?.of !== language || own === undefined) return { state: "awaited" };
  const again = () => {
    setHouse(undefined);
    setAttempt((last) => last + 1);
  };
  if (house.subjects === null) return { state: "absent", again, subjects: own };
  return { state: "here", subjects: [...house.subjects.map(asBookSubject), ...own] };
}

function asBookSubject(subject: HouseSubject): BookSubject {
  return { ...subject, house: { address: subject.address, bytes: subject.bytes } };
}

/** The same for whoever asks once; without a network and without a book it is what the student added. */
export async function bookSubjects(replica: Replica, language: string): Promise<readonly BookSubject[]> {
  const [house, own] = await Promise.all([bookContents(language).catch(() => []), ownSubjects(replica, language)]);
  return [...house.map(asBookSubject), ...own];
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
  return own ? asText(own.data) : null;
}

async function ownChapters(replica: Replica) {
  const rows = await replica.list(ownChapter, { by: "subject" });
  return replica.records(
    ownChapter,
    rows.map(({ id }) => id),
  );
}

function asText({ language, file, body }: OwnChapter): ChapterText {
  return { language: language as Language, file: JSON.parse(file), text: body };
}

/** What the student brought along, as subjects like the others. */
async function ownSubjects(replica: Replica, language: string): Promise<readonly BookSubject[]> {
  const rows = await ownChapters(replica);
  if (rows.length === 0) return [];
  const shown = inOneLanguage(
    rows.map(({ data }) => data),
    language,
  );
  const { entryOf } = await import("@jotter/textbook/contents");
  const bySubject = new Map<string, OwnChapter[]>();
  for (const one of shown) bySubject.set(one.subject, [...(bySubject.get(one.subject) ?? []), one]);
  return [...bySubject].flatMap(([id, chapters]): BookSubject[] => {
    const [first] = chapters;
    if (!first) return [];
    const { subjectTitle: title, subjectLine: line, marker, courses } = first;
    const entries = chapters
      .toSorted((one, other) => one.place - other.place)
      .map((chapter) => entryOf(`${id}/${chapter.chapter}`, asText(chapter)));
    return [{ id, title, line, marker, courses, chapters: entries, house: null }];
  });
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

export function chapterHref(id: string, part?: string): string {
  return `/textbook/${id}${part ? `#${part}` : ""}`;
}
