import { dayAt } from "@jotter/domain/zones";
import { count, day, line, type Part, sentence, text } from "./answer.ts";
import type { NoteFact, OwnDataFacts } from "./facts.ts";
import type { ClassQuestion, PlainQuestion } from "./intent.ts";

const shownAtMost = 5;

export function noteAnswer(
  intent: ClassQuestion | PlainQuestion,
  facts: OwnDataFacts,
  notes: readonly NoteFact[],
): Part | null {
  if (intent.kind === "notes-about") {
    const found = intent.noteIds.flatMap((id) => notes.find((note) => note.id === id) ?? []);
    if (found.length === 0) {
      return {
        status: "nothing",
        sentences: [sentence("notesAboutNone", { words: text(intent.words) })],
        numbers: { notes: 0 },
        links: [{ to: "notes" }],
      };
    }
    return listed(sentence("notesAbout", { count: count(found.length), words: text(intent.words) }), found, facts);
  }
  if (intent.kind !== "recent-notes" && intent.kind !== "count") return null;
  const course = facts.classes.find(({ id }) => id === intent.classId);
  const own = notes
    .filter(({ classId }) => !course || classId === course.id)
    .toSorted((one, other) => other.updatedAt - one.updatedAt);
  const about = { count: count(own.length), ...(course ? { class: text(course.name) } : {}) };
  if (own.length === 0) {
    return {
      status: "nothing",
      sentences: [sentence(course ? "nothing.notesIn" : "nothing.notes", course ? { class: text(course.name) } : {})],
      numbers: { notes: 0 },
      links: [{ to: "notes" }],
    };
  }
  if (intent.kind === "count") {
    return {
      sentences: [sentence(course ? "countNotesIn" : "countNotes", about)],
      numbers: { notes: own.length },
      links: [{ to: "notes" }],
    };
  }
  return listed(
    sentence(course ? "recentNotesIn" : "recentNotes", course ? { class: text(course.name) } : {}),
    own,
    facts,
  );
}

function listed(head: ReturnType<typeof sentence>, notes: readonly NoteFact[], { zone }: OwnDataFacts): Part {
  const shown = notes.slice(0, shownAtMost);
  return {
    sentences: [
      head,
      ...shown.map(({ title, updatedAt }) =>
        line("noteLine", { title: text(title), day: day(dayAt(updatedAt, zone)) }),
      ),
    ],
    numbers: { notes: notes.length },
    links: shown.map(({ id }) => ({ to: "note", noteId: id })),
  };
}
