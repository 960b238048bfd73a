import type { Deck } from "@jotter/domain/deck";
import type { Book, StoredGrade } from "@jotter/domain/grade-book";
import { percentOf } from "@jotter/domain/grade-scale";
import { type Quiz, type QuizScore, quizStanding } from "@jotter/domain/quiz";
import { newNoteHref } from "../../student/notes/new-note-href.ts";
import { makeCardsHref } from "../../student/study/make-cards.ts";
import { addressOf } from "../../student/study/taken.ts";

type ShelfKind = "exams" | "grades" | "notes" | "decks" | "quizzes";

/** What is said beside a thing: a moment, a share of 0 to 1, a number of cards, or the result of a quiz. */
export type ShelfFact =
  | { readonly as: "day"; readonly at: number }
  | { readonly as: "percent"; readonly percent: number }
  | { readonly as: "cards"; readonly count: number }
  | (QuizScore & { readonly as: "score" });

type Thing = { readonly id: string; readonly title: string; readonly href: string; readonly fact: ShelfFact | null };

/** What a class has of one kind: all of it by a link, the first few by name, and where it begins if there is nothing. */
export type Shelf = {
  readonly kind: ShelfKind;
  readonly count: number;
  readonly href: string;
  readonly things: readonly Thing[];
  readonly addHref: string;
};

export type ShelfSources = {
  readonly book: Book;
  readonly exams: readonly { readonly id: string; readonly title: string; readonly day: string; readonly at: number }[];
  readonly notes: readonly { readonly id: string; readonly title: string }[];
  readonly decks: readonly { readonly id: string; readonly data: Pick<Deck, "name"> }[];
  /** Of each deck, in their order. */
  readonly cardCounts: readonly number[];
  readonly quizzes: readonly { readonly id: string; readonly data: Quiz }[];
  /** How many documents it has that can be studied from. */
  readonly documentCount?: number;
};

/** More are a press away. */
const mostShown = 3;

/** All that belongs to a class, each kind with the way to it. [DSH-4] */
export function shelvesOf(sources: ShelfSources): readonly Shelf[] {
  const { book, exams, notes, decks, cardCounts, quizzes, documentCount = 0 } = sources;
  const hasTexts = notes.length + documentCount > 0;
  const { id: classId } = book.course;
  const ofClass = addressOf([{ kind: "class", id: classId }]);
  const gradesHref = `/grades?class=${classId}`;
  const shelf = (kind: ShelfKind, href: string, addHref: string, things: readonly Thing[]): Shelf => ({
    ...{ kind, count: things.length, href, addHref, things: things.slice(0, mostShown) },
  });
  return [
    shelf(
      "exams",
      "/calendar?view=agenda",
      "/calendar",
      exams.map(({ id, title, day, at }) => ({
        ...{ id, title, href: `/calendar?view=day&day=${day}`, fact: { as: "day", at } },
      })),
    ),
    shelf(
      "grades",
      gradesHref,
      gradesHref,
      book.grades.toSorted(latest).map((grade) => ({
        ...{ id: grade.id, title: grade.name, href: gradesHref, fact: gradeFact(grade) },
      })),
    ),
    shelf(
      "notes",
      `/notes?class=${classId}`,
      newNoteHref({ classId }),
      notes.map(({ id, title }) => ({ id, title, href: `/editor/${id}`, fact: null })),
    ),
    shelf(
      "decks",
      "/cards",
      hasTexts ? makeCardsHref(ofClass) : "/cards",
      decks.map(({ id, data }, at) => ({
        ...{ id, title: data.name, href: `/cards/${id}`, fact: { as: "cards", count: cardCounts[at] ?? 0 } },
      })),
    ),
    shelf(
      "quizzes",
      "/ai-tools",
      `/ai-tools/quiz-generator${hasTexts ? `?${new URLSearchParams({ from: ofClass ?? "" })}` : ""}`,
      quizzes.map(({ id, data }) => ({ id, title: data.title, href: `/quiz/${id}`, fact: quizFact(data) })),
    ),
  ];
}

function latest(one: StoredGrade, other: StoredGrade): number {
  return (other.date ?? "").localeCompare(one.date ?? "") || other.createdAt - one.createdAt;
}

/** What waits for its result has none. */
function gradeFact({ state, score }: StoredGrade): ShelfFact | null {
  return state === "graded" && score ? { as: "percent", percent: percentOf(score) } : null;
}

function quizFact(quiz: Quiz): ShelfFact | null {
  const { of, known, toLearn, waiting } = quizStanding(quiz);
  return quiz.finishedAt == null ? null : { as: "score", of, known, toLearn, waiting };
}
