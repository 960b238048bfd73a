import { bookKeeper, type GradeBooks } from "@jotter/domain/book-keeper";
import { course } from "@jotter/domain/course";
import { addDays } from "@jotter/domain/days";
import type { Book } from "@jotter/domain/grade-book";
import { onlyOne } from "@jotter/domain/id";
import { insightDays } from "@jotter/domain/insights";
import { notesLookedAt } from "@jotter/domain/next-up-situation";
import { note } from "@jotter/domain/note";
import { occurrencesBetween } from "@jotter/domain/occurrences";
import { openTasks } from "@jotter/domain/open-tasks";
import { profile } from "@jotter/domain/profile";
import { type Language, type Permissions, permissionsIn, type Settings, settings } from "@jotter/domain/settings";
import { withSettled } from "@jotter/domain/settled-work";
import { summaryParts } from "@jotter/domain/student-summary";
import { dayAt, instantOf } from "@jotter/domain/zones";
import type { Replica } from "@jotter/replica/replica";
import type { ChatContext, PageSeen } from "@jotter/study-tools/chat/answer";
import type { NoteText } from "@jotter/study-tools/chat/note-passages";
import { daysAskedFor, type OwnDataFacts } from "@jotter/study-tools/own-data/facts";
import { eventsWithin } from "../../student/calendar/use-events.ts";
import { viewerZone } from "../../student/calendar/viewer-zone.ts";
import { weekStartIn } from "../../student/calendar/week-start.ts";
import { readStudyNews } from "../../student/cards/use-readiness.ts";
import { readGradeBooks } from "../../student/grades/use-grades.ts";
import { latestNotes } from "../../student/notes/note-lists.ts";
import { shownNoteTitle } from "../../student/notes/note-title.ts";
import { notesWith } from "../../student/notes/notes-with.ts";
import { coursesOf } from "../../student/session/profile-service.ts";
import type { Student } from "../../student/session/student-context.ts";
import { isFirstSyncOver } from "../../student/settings/device-only.ts";
import type { Translate } from "../../ui/translate.ts";
import { documentSeen, openDocumentIn, pageTextsWith } from "./document-knowledge.ts";

type Known = Pick<
  ChatContext,
  | "ownData"
  | "findNotes"
  | "openDocument"
  | "aboutStudent"
  | "aboutPage"
  | "isArriving"
  | "mayNameClasses"
  | "mayRepeat"
>;
/** Where the student is: the address, and what a model is told of it. */
export type Seen = { readonly path: string; readonly place: string };
type Surroundings = Seen & { readonly language: Language; readonly t: Translate };

/** What may be known of a student with this question: the switches are read anew each time, and what is off is not. */
export async function knowledgeOf(student: Student, { path, place, language, t }: Surroundings): Promise<Known> {
  // Right after the sign-in it is a matter of moments.
  const isArriving = !(await isFirstSyncOver(student.replica, AbortSignal.timeout(arrivingMs)));
  const stored = (await student.replica.get(settings, onlyOne)) ?? null;
  const may = permissionsIn(stored);
  // What was switched off on another device may still be on its way here: until then a model is told nothing.
  const tell = isArriving ? nothingTold : may;
  const tells = tell.profile || tell.grades || tell.calendar;
  return {
    ownData: () => factsOf(student, may, stored, { language, t }),
    findNotes: tell.notes ? (words) => textsWith(student.replica, words, t, language) : null,
    openDocument: tell.notes ? await openDocumentIn(path, student.replica, t, language) : null,
    aboutStudent: tells
      ? async () => summaryOf(student, tell, tell.grades ? await readGradeBooks(student.replica, stored) : null)
      : null,
    aboutPage: tell.page ? () => pageSeen(student.replica, { path, place }, tell) : null,
    isArriving,
    mayNameClasses: tell.profile,
    mayRepeat: { record: tell.profile && tell.grades && tell.calendar && tell.notes, notes: tell.notes },
  };
}

const arrivingMs = 4000;
const nothingTold: Permissions = { profile: false, grades: false, calendar: false, notes: false, page: false };

/** A visitor has nothing but the page before them. */
export function knowledgeOfVisitor(place: string): Known {
  return {
    ownData: null,
    findNotes: null,
    aboutStudent: null,
    aboutPage: async () => ({ place, chosenClass: null, openNote: null }),
    mayNameClasses: false,
    mayRepeat: { record: true, notes: true },
  };
}

/** In words, as a model is told, without what is kept back. */
export async function linesForModel(student: Student, seen: Seen, graded: GradeBooks) {
  const stored = (await student.replica.get(settings, onlyOne)) ?? null;
  const may = permissionsIn(stored);
  if (stored?.jotsonOnlyHere === "on" || (await student.replica.syncState()).firstSync) return [];
  const page = may.page ? await pageSeen(student.replica, seen, may) : null;
  return [
    await summaryOf(student, may, may.grades ? graded : null),
    page?.place,
    page?.chosenClass,
    page?.openNote,
  ].filter(Boolean);
}

async function factsOf(
  { replica, now }: Student,
  may: Permissions,
  stored: Settings | null,
  { language, t }: Pick<Surroundings, "language" | "t">,
): Promise<OwnDataFacts> {
  const zone = viewerZone();
  const days = daysAskedFor(dayAt(now(), zone));
  const today = dayAt(now(), zone);
  const span = [instantOf(today, zone), instantOf(addDays(today, 1), zone)] as const;
  const [courses, graded, events, notes, study] = await Promise.all([
    may.profile || may.grades ? coursesOf(replica) : [],
    may.grades ? readGradeBooks(replica, stored) : null,
    may.calendar ? eventsWithin(replica, days.from, days.to) : null,
    may.notes ? latestNotes(replica) : null,
    may.notes && may.calendar ? studyFacts(replica, { now: now(), today, span }) : null,
  ]);
  // Of as many as the Control Room looks at: what is next is the same there and here. [DSH-2]
  const tasks = new Map(
    await Promise.all(
      (notes ?? []).slice(0, notesLookedAt).map(async ({ id }): Promise<[string, number]> => {
        return [id, openTasks((await replica.get(note, id))?.body ?? "")];
      }),
    ),
  );
  const occurrences = events && occurrencesBetween(events, days.from, days.to, zone);
  return {
    now: now(),
    zone,
    language,
    weekStart: weekStartIn(language),
    classes: courses.map(({ id, name }) => ({ id, name })),
    grades: graded?.books ?? null,
    // What has its grade is not late, here as in the Control Room.
    calendar: occurrences && { ...days, occurrences: withSettled(occurrences, graded?.books ?? [], zone) },
    notes:
      notes?.map(({ id, data: { title, classId, updatedAt } }) => ({
        id,
        title: shownNoteTitle(title, t),
        classId,
        updatedAt,
        openTasks: tasks.get(id) ?? 0,
      })) ?? null,
    study,
  };
}

/** Thousands of cards take their time: whoever asks something is answered without them then. */
async function studyFacts(replica: Replica, at: Parameters<typeof readStudyNews>[1]): Promise<OwnDataFacts["study"]> {
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), arrivingMs));
  const news = await Promise.race([readStudyNews(replica, at).catch(() => null), late]);
  return news?.facts ?? null;
}

async function summaryOf({ replica, now }: Student, may: Permissions, graded: GradeBooks | null): Promise<string> {
  const zone = viewerZone();
  const today = dayAt(now(), zone);
  const to = addDays(today, insightDays);
  const [own, courses, events] = await Promise.all([
    may.profile ? replica.get(profile, onlyOne) : null,
    may.profile ? coursesOf(replica) : [],
    may.calendar ? eventsWithin(replica, today, to) : [],
  ]);
  // Without the grades, the classes alone.
  const { books, results, overall } = graded ?? bookKeeper()(courses, undefined, new Map());
  const upcoming = occurrencesBetween(events, today, to, zone).filter(({ endsAt }) => endsAt >= now());
  const parts = summaryParts({
    profile: own ?? null,
    books: may.profile ? books : books.map(unnamed),
    results,
    overall,
    upcoming,
  });
  return (["profile", "grades", "calendar"] as const).flatMap((kind) => (may[kind] ? [parts[kind]] : [])).join("\n\n");
}

/** What a class is called is part of the profile: without it grades are told of classes by number. */
function unnamed(book: Book, at: number): Book {
  return { ...book, course: { ...book.course, name: `Class ${at + 1}` } };
}

const mostNotes = 6;
const mostPages = 4;
const latestLookedAt = 12;

/** Of notes and of documents. */
async function textsWith(
  replica: Replica,
  words: readonly string[],
  t: Translate,
  language: Language,
): Promise<readonly NoteText[]> {
  const [notes, pages] = await Promise.all([
    noteTextsWith(replica, words, t),
    words.length > 0 ? pageTextsWith(words, mostPages, { replica, t, language }) : [],
  ]);
  // What they wrote themselves comes first; the textbook fills what is lacking.
  const chapters =
    words.length > 0 && notes.length < mostNotes ? await chapterTextsWith(words, { replica, language }) : [];
  return [...notes, ...pages, ...chapters];
}

/** The chapter of the textbook that has all of these words in its names or its terms. [TXT-1] */
async function chapterTextsWith(
  words: readonly string[],
  { replica, language }: { readonly replica: Replica; readonly language: Language },
): Promise<readonly NoteText[]> {
  const [{ bookSubjects, chapterHref, chapterText }, { findChapters }, { chapterAsText }] = await Promise.all([
    import("../../student/textbook/use-book.ts"),
    import("@jotter/textbook/find"),
    import("@jotter/textbook/as-text"),
  ]);
  const late = new Promise<readonly []>((resolve) => setTimeout(() => resolve([]), arrivingMs));
  const look = async () => {
    const subjects = await bookSubjects(replica, language);
    const [found] = findChapters(subjects, words.join(" "), { most: 1, isSure: true });
    const text = found && (await chapterText(replica, subjects, found.chapter.id));
    if (!found || !text) return [];
    const { title, text: body } = chapterAsText(text);
    return [{ id: found.chapter.id, title, body, href: chapterHref(found.chapter.id) }];
  };
  // The book may not be here, and nobody waits for it.
  return Promise.race([look().catch(() => []), late]);
}

async function noteTextsWith(replica: Replica, words: readonly string[], t: Translate): Promise<readonly NoteText[]> {
  const ids =
    words.length > 0
      ? await notesWith(words, mostNotes)
      : (await latestNotes(replica, latestLookedAt)).map(({ id }) => id);
  const notes = await Promise.all(ids.map(async (id) => ({ id, stored: await replica.get(note, id) })));
  return notes.flatMap(({ id, stored }) =>
    stored ? [{ id, title: shownNoteTitle(stored.title, t), body: stored.body }] : [],
  );
}

/** The note of the page that is open there. */
export function noteIdIn(path: string): string | null {
  return /^\/editor\/([\w-]+)/.exec(new URL(path, "http://page").pathname)?.[1] ?? null;
}

const mostLetters = 6000;

async function pageSeen(replica: Replica, { path, place }: Seen, may: Permissions): Promise<PageSeen> {
  const { searchParams } = new URL(path, "http://page");
  const noteId = noteIdIn(path);
  const open = noteId && may.notes ? await replica.get(note, noteId) : undefined;
  const classId = searchParams.get("class");
  const chosen = classId && may.profile ? await replica.get(course, classId) : undefined;
  return {
    place,
    chosenClass: chosen ? `The chosen class is "${chosen.name}".` : null,
    openNote: open
      ? `The open note is "${open.title}":\n${open.body.slice(0, mostLetters)}`
      : may.notes
        ? await documentSeen(path, replica)
        : null,
  };
}
