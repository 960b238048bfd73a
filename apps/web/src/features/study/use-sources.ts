import { course } from "@jotter/domain/course";
import { document } from "@jotter/domain/document";
import { type Note, note } from "@jotter/domain/note";
import type { Replica } from "@jotter/replica/replica";
import type { Around } from "@jotter/study-tools/source";
import { useEffect, useState } from "react";
import { pagesOf } from "../../student/documents/document-pages.ts";
import { shownDocumentTitle } from "../../student/documents/document-title.ts";
import { pagesWith } from "../../student/documents/pages-with.ts";
import { storedDocuments } from "../../student/documents/use-documents.ts";
import { placeHref } from "../../student/marks/mark-link.ts";
import { latestNotes } from "../../student/notes/note-lists.ts";
import { onNoteIndexChange } from "../../student/notes/note-search.ts";
import { shownNoteTitle } from "../../student/notes/note-title.ts";
import { notesWith } from "../../student/notes/notes-with.ts";
import { useLive } from "../../student/records/use-live.ts";
import { useStudent } from "../../student/session/student-context.ts";
import { documentReadiness } from "../../student/study/document-readiness.ts";
import { labelsOf, mostDocumentLetters, type PageStart, spannedText } from "../../student/study/document-source.ts";
import { type Pasted, pastedText } from "../../student/study/pasted.ts";
import { nameOf, type Taken } from "../../student/study/taken.ts";
import { currentLanguage, useLanguage, useTexts } from "../../ui/language.tsx";
import type { Translate } from "../../ui/translate.ts";
import { momentOf } from "./moments.ts";
import { placeIn } from "./place-in.ts";
import { toldApart } from "./told-apart.ts";

/** One text a tool works on, and where it can be opened. A class gives as many as it has notes and documents. */
export type StudySource = {
  /** As `Taken` names it. */
  readonly id: string;
  readonly taken: Taken;
  readonly title: string;
  readonly text: string;
  /** Of a passage: the heading it stands under in its note. */
  readonly under?: string | undefined;
  /** Of a passage: the whole note, and where in it the passage stands. */
  readonly around?: Around | undefined;
  /** Whose words these are, where that is a document. */
  readonly document?: DocumentText | undefined;
  readonly classId: string | null;
  readonly href: string | null;
  readonly updatedAt: number | null;
};

type DocumentText = {
  readonly id: string;
  readonly starts: readonly PageStart[];
  /** How many pages were to be read: more than there are starts where it is too long to be read at once. */
  readonly of: number;
};

/** A class of hundreds of notes is a library: the latest are what is studied. */
const mostOfClass = 40;
/** Together they are no longer than one that is taken by itself. */
const mostDocumentsOfClass = 8;

/** The texts behind what was taken, as they are now; undefined while they are read. What is gone is left out. */
export function useSources(taken: readonly Taken[]): readonly StudySource[] | undefined {
  const { replica, account } = useStudent();
  const { t, format } = useLanguage();
  const names = taken.map(nameOf).join(" ");
  const read = useLive(async () => {
    const all = await Promise.all(taken.map((one) => sourcesOf(one, { replica, studentId: account.id, t })));
    return { names, sources: toldApart(distinct(all.flat()), (at) => momentOf(at, format)) };
  }, [replica, account.id, names, t, format]);
  return read?.names === names ? read.sources : undefined;
}

type Deps = { readonly replica: Replica; readonly studentId: string; readonly t: Translate };

/** A class gives as many as it has notes and documents. */
export async function sourcesOf(taken: Taken, deps: Deps): Promise<readonly StudySource[]> {
  const { replica, studentId, t } = deps;
  if (taken.kind === "text") {
    const pasted = pastedText(studentId, taken.id);
    if (!pasted) return [];
    return [pasted.document ? await passageOfDocument(taken, pasted, deps) : await passageOfNote(taken, pasted, deps)];
  }
  if (taken.kind === "note") return noteSource(taken.id, replica, t);
  if (taken.kind === "document") return documentSource(taken, replica, t);
  if (taken.kind === "textbook") return chapterSource(taken, replica);
  if (!(await replica.get(course, taken.id))) return [];
  const rows = (await latestNotes(replica, 2000)).filter(({ data }) => data.classId === taken.id);
  const notes = await Promise.all(rows.slice(0, mostOfClass).map(({ id }) => noteSource(id, replica, t)));
  const documents = (await storedDocuments(replica)).filter(({ data }) => data.classId === taken.id);
  let letters = 0;
  const read: StudySource[] = [];
  for (const { id } of documents.slice(0, mostDocumentsOfClass)) {
    const most = mostDocumentLetters - letters;
    if (most <= 0) break;
    const own = await documentSource({ kind: "document", id }, replica, t, most);
    letters += own[0]?.text.length ?? 0;
    read.push(...own);
  }
  return [...notes.flat(), ...read];
}

async function passageOfNote(
  taken: Taken,
  { title, text, noteId }: Pasted,
  { replica, t }: Deps,
): Promise<StudySource> {
  const of = noteId === undefined ? undefined : await replica.get(note, noteId);
  const [classId, href] = of ? [of.classId, `/editor/${noteId}`] : [null, null];
  const place = of && placeIn(of.body, text);
  const under = of && place ? await headingOver(of.body, place.from) : undefined;
  const around = of && place ? { text: of.body, ...place } : undefined;
  const named = { id: nameOf(taken), taken, title: title || t("study.pasted") };
  return { ...named, text, under, around, classId, href, updatedAt: null };
}

/** Words of a page: they belong to the class of its document, and open where they stand. [NOT-7] */
async function passageOfDocument(taken: Taken, pasted: Pasted, { replica, t }: Deps): Promise<StudySource> {
  const { title, text, document: { id = "", page = 0 } = {} } = pasted;
  const named = { id: nameOf(taken), taken, title: title || t("study.pasted"), text, updatedAt: null };
  const of = await replica.get(document, id);
  if (!of) return { ...named, classId: null, href: null };
  const { texts, labels } = await pagesOf(replica, id);
  const whole = texts[page] ?? "";
  const place = placeIn(whole, text);
  return {
    ...named,
    under: place ? await headingOver(whole, place.from) : undefined,
    around: place ? { text: whole, ...place } : undefined,
    document: { id, starts: [{ at: 0, page, label: labels[page] ?? String(page + 1) }], of: 1 },
    classId: of.classId,
    href: placeHref(id, { page, quote: text }),
  };
}

/** A chapter of the textbook, in the language the app speaks where it is written in it. [TXT-1] */
async function chapterSource(taken: Taken, replica: Replica): Promise<readonly StudySource[]> {
  const { bookSubjects, chapterHref, chapterText } = await import("../../student/textbook/use-book.ts");
  const subjects = await bookSubjects(replica, currentLanguage());
  const found = await chapterText(replica, subjects, taken.id).catch(() => null);
  if (!found) return [];
  const { chapterAsText } = await import("@jotter/textbook/as-text");
  const { title, text } = chapterAsText(found, { hasExamples: false });
  return [{ id: nameOf(taken), taken, title, text, classId: null, href: chapterHref(taken.id), updatedAt: null }];
}

async function documentSource(
  taken: Taken,
  replica: Replica,
  t: Translate,
  most?: number,
): Promise<readonly StudySource[]> {
  const { id, pages: span } = taken;
  const stored = await replica.get(document, id);
  if (!stored) return [];
  const { text, starts, of } = spannedText(await pagesOf(replica, id), span, most);
  if (text === "") return [];
  const title = shownDocumentTitle(stored.title, t);
  return [
    {
      id: nameOf(taken),
      taken,
      title: span ? t("studyDocuments.titleWithPages", { title, pages: labelsOf(starts) }) : title,
      text,
      document: { id, starts, of },
      classId: stored.classId,
      href: placeHref(id, span && { page: span.from }),
      // When a document was read or opened is no version of it.
      updatedAt: null,
    },
  ];
}

/** What reads a whole note comes with the first passage: most texts are notes themselves. */
async function headingOver(text: string, at: number): Promise<string | undefined> {
  const { headingsIn, topicAt } = await import("@jotter/markdown/headings");
  return topicAt(headingsIn(text), at);
}

async function noteSource(id: string, replica: Replica, t: Translate): Promise<readonly StudySource[]> {
  const stored = await replica.get(note, id);
  if (!stored || stored.body.trim() === "") return [];
  const taken: Taken = { kind: "note", id };
  const { body: text, classId, updatedAt } = stored;
  const title = shownNoteTitle(stored.title, t);
  return [{ id: nameOf(taken), taken, title, text, classId, href: `/editor/${id}`, updatedAt }];
}

function distinct(sources: readonly StudySource[]): readonly StudySource[] {
  return [...new Map(sources.map((one) => [one.id, one])).values()];
}

/** The notes worked on last that hold something to study, or documents where those are too few; undefined until that is known. */
export function useLatestTaken(count: number, isDue: boolean): readonly Taken[] | undefined {
  const { replica } = useStudent();
  return useLive(
    async () => {
      const found: Taken[] = [];
      for (const { id, data } of await latestNotes(replica, 20)) {
        if (!isUntouched(data) && (await isLongEnough(replica, id))) found.push({ kind: "note", id });
        if (found.length === count) break;
      }
      const documents = found.length < count ? await storedDocuments(replica) : [];
      const ready = documents.filter(({ data }) => documentReadiness(data) === "ready");
      return [...found, ...ready.map(({ id }): Taken => ({ kind: "document", id }))].slice(0, count);
    },
    [replica, count],
    isDue,
  );
}

/** The latest note of the same class or with a word of its title: what a text is worth comparing with. */
export function useCompanion(of: StudySource | undefined): StudySource | undefined {
  const { replica } = useStudent();
  const t = useTexts();
  return useLive(async () => {
    if (!of) return undefined;
    for (const { id, data } of await latestNotes(replica, 100)) {
      if (id === of.taken.id || isUntouched(data) || !isAkin(of, { ...data, title: shownNoteTitle(data.title, t) }))
        continue;
      if (await isLongEnough(replica, id)) return (await noteSource(id, replica, t))[0];
    }
    return undefined;
  }, [replica, t, of?.id, of?.title, of?.classId]);
}

type Named = { readonly title: string; readonly classId: string | null };

export function isAkin(one: Named, other: Named): boolean {
  if (one.classId !== null || other.classId !== null) return one.classId === other.classId;
  const words = new Set(wordsOf(one.title));
  return wordsOf(other.title).some((word) => words.has(word));
}

/** Of a title, those that say something; of Chinese and Japanese each two signs. */
function wordsOf(title: string): readonly string[] {
  const [spaced, others] = [
    title.toLowerCase().match(/\p{L}{5,}/gu) ?? [],
    title.match(/[\p{Script=Han}ァ-ヶー]{2,}/gu) ?? [],
  ];
  return [...spaced, ...others];
}

/** What a tool made of other texts is no text to begin with, until the student has written in it. */
function isUntouched({ isMade, createdAt, updatedAt }: Omit<Note, "body">): boolean {
  return isMade === true && createdAt === updatedAt;
}

/** A line or two is no text to work on. */
async function isLongEnough(replica: Replica, id: string): Promise<boolean> {
  return ((await replica.get(note, id))?.body.trim().length ?? 0) >= 120;
}

/** Notes first; where there are too few, pages of documents, and last the chapter of the textbook. */
async function takenWith(words: readonly string[], count: number, replica: Replica): Promise<readonly Taken[]> {
  const ids = await notesWith(words, count);
  const pages = ids.length < count ? await pagesWith(words, Math.min(mostPages, count - ids.length), replica) : [];
  return [
    ...ids.map((id): Taken => ({ kind: "note", id })),
    ...pages.map(({ documentId: id, page }): Taken => ({ kind: "document", id, pages: { from: page, to: page } })),
    ...(ids.length + pages.length < count ? await chapterWith(words, replica) : []),
  ];
}

/** Without the book nothing of it is taken. [TXT-1] */
async function chapterWith(words: readonly string[], replica: Replica): Promise<readonly Taken[]> {
  try {
    const [{ bookSubjects }, { findChapters }] = await Promise.all([
      import("../../student/textbook/use-book.ts"),
      import("@jotter/textbook/find"),
    ]);
    const found = findChapters(await bookSubjects(replica, currentLanguage()), words.join(" "), {
      most: 1,
      isSure: true,
    });
    return found.map(({ chapter }): Taken => ({ kind: "textbook", id: chapter.id }));
  } catch {
    return [];
  }
}

const mostPages = 3;

/** What speaks of something, the best first; undefined until it is found. Notes may still be on their way. */
export function useTakenAbout(about: string, count: number, isDue: boolean): readonly Taken[] | undefined {
  const { replica } = useStudent();
  const [found, setFound] = useState<{ readonly about: string; readonly taken: readonly Taken[] }>();
  useEffect(() => {
    if (!isDue) return;
    let isLeft = false;
    let stop = () => {};
    const look = async () => {
      const { askedTerm } = await import("@jotter/study-tools/asked-term");
      const words = askedTerm(about)
        .split(/\s+/)
        .filter((word) => word !== "");
      const taken = await takenWith(words, count, replica);
      if (isLeft) return;
      setFound({ about, taken });
      // What was found stays: nobody reads on while the text changes.
      if (taken.some(({ kind }) => kind !== "textbook")) stop();
    };
    const tryLooking = () => void look().catch(() => setFound({ about, taken: [] }));
    tryLooking();
    stop = onNoteIndexChange(tryLooking);
    return () => {
      isLeft = true;
      stop();
    };
  }, [about, count, isDue, replica]);
  return found?.about === about ? found.taken : undefined;
}
