import { dueOf } from "./due.ts";
import type { Book, ClassResult, Overall } from "./grade-book.ts";
import { percentOf, scaleOfClass } from "./grade-scale.ts";
import { insightDays } from "./insights.ts";
import type { Occurrence } from "./occurrences.ts";
import { defaultBio, type Profile } from "./profile.ts";

export type SummarySource = {
  readonly profile: Pick<Profile, "username" | "grade" | "bio"> | null;
  readonly books: readonly Book[];
  readonly results: ReadonlyMap<string, ClassResult>;
  readonly overall: Overall;
  /** Those of the days to come, in their order. */
  readonly upcoming: readonly Occurrence[];
};

/** Enough to answer from; a model is not handed a whole school career with each question. */
const mostGrades = 10;
const mostEvents = 20;

/** Who the student is and how they stand, in words for the assistant. The bio nobody wrote is left out. [INS-2] */
export function studentSummary(source: SummarySource): string {
  const { profile, grades, calendar } = summaryParts(source);
  return [profile, grades, calendar].join("\n\n");
}

/** The same by what it tells of: a student may keep any part to themselves. */
export function summaryParts({ profile, books, results, overall, upcoming }: SummarySource) {
  return {
    profile: profileLines(profile, books).join("\n"),
    grades: gradeLines(books, results, overall).join("\n"),
    calendar: calendarLines(upcoming).join("\n"),
  };
}

function profileLines(profile: SummarySource["profile"], books: readonly Book[]): readonly string[] {
  const bio = oneLine(profile?.bio ?? "");
  const names = books.map(({ course }) => oneLine(course.name));
  return [
    "Student profile",
    ...(profile ? [`Name: ${oneLine(profile.username)}`] : []),
    ...(profile?.grade ? [`Grade: ${oneLine(profile.grade)}`] : []),
    `Classes: ${names.length > 0 ? names.join(", ") : "none"}`,
    ...(bio !== "" && bio !== defaultBio ? [`Bio: ${bio}`] : []),
  ];
}

function gradeLines(
  books: readonly Book[],
  results: SummarySource["results"],
  { gpa, average }: Overall,
): readonly string[] {
  const graded = books.flatMap((book) => {
    const result = results.get(book.course.id);
    return result && result.counted > 0 ? { book, result } : [];
  });
  if (graded.length === 0) return ["Grades", "No grades yet."];
  return [
    "Grades",
    `Overall: GPA ${gpa === null ? "unknown" : gpa.toFixed(2)}, weighted average ${percent(average)}`,
    ...graded.map(({ book, result }) => {
      const items = latestGrades(book).join(", ");
      return `${oneLine(book.course.name)}: average ${percent(result.simple)}, weighted ${percent(result.weighted)}, letter ${result.letter ?? "unknown"}${items && ` (${items})`}`;
    }),
  ];
}

function latestGrades({ course, grades }: Book): readonly string[] {
  return grades
    .flatMap(({ name, score, state, date, createdAt }) => {
      if (state === "missing") return { text: `${oneLine(name)} missing`, date, createdAt };
      return score && state === "graded"
        ? { text: `${oneLine(name)} ${percent(percentOf(score, scaleOfClass(course)))}`, date, createdAt }
        : [];
    })
    .sort((one, other) => (other.date ?? "").localeCompare(one.date ?? "") || other.createdAt - one.createdAt)
    .slice(0, mostGrades)
    .map(({ text }) => text);
}

function calendarLines(upcoming: readonly Occurrence[]): readonly string[] {
  const title = `Calendar, the next ${insightDays} days`;
  if (upcoming.length === 0) return [title, "No upcoming events."];
  const more = upcoming.length - mostEvents;
  return [
    title,
    ...upcoming
      .slice(0, mostEvents)
      .map((one) => `${whenOf(one).replace("T", " ")}: ${titleOf(one)} (${one.event.type})`),
    ...(more > 0 ? [`and ${more} more`] : []),
  ];
}

/** Somebody else wrote the file it came in: its words do not travel with the record. [AIX-7] */
function titleOf({ event: { title, uid } }: Occurrence): string {
  return uid === undefined ? oneLine(title) : "an event of an imported calendar";
}

/** Of an assignment the day and hour it is due. */
function whenOf(occurrence: Occurrence): string {
  const { event, start, end, allDay } = occurrence;
  if (event.type !== "assignment") return start;
  return allDay ? dueOf(occurrence).day : end;
}

function percent(value: number | null): string {
  return value === null ? "unknown" : `${Number(value.toFixed(1))}%`;
}

/** A title must not look like a line of the summary. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
