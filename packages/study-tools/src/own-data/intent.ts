import type { Letter } from "@jotter/domain/grade";
import type { Span } from "./spoken-day.ts";

/** What a student wants to know. A class, an item and a note are named by their ids. */
export type OwnDataIntent = ClassQuestion | PlainQuestion | WhichClass | SeveralClasses;

/** A question that may be asked of one class or of all of them. */
export type ClassQuestion =
  | { readonly kind: "next-exam"; readonly classId: string | null }
  | { readonly kind: "days-until-exam"; readonly classId: string | null }
  | {
      /** How much of what an exam asks for is known: of the one with that key, or the next of these days. */
      readonly kind: "readiness";
      readonly classId: string | null;
      readonly span: Span | null;
      readonly key: string | null;
    }
  | { readonly kind: "exams"; readonly span: Span; readonly classId: string | null }
  | { readonly kind: "due"; readonly span: Span; readonly classId: string | null }
  | { readonly kind: "overdue"; readonly classId: string | null }
  | {
      readonly kind: "agenda";
      readonly span: Span;
      readonly classId: string | null;
      /** Only what is not over yet: "what else today". */
      readonly rest?: true;
    }
  | { readonly kind: "class-times"; readonly classId: string | null }
  | { readonly kind: "class-grade"; readonly classId: string | null }
  | {
      readonly kind: "needed";
      readonly classId: string | null;
      /** Null: the next letter above the one there is. */
      readonly target: Target | null;
      readonly on: "next" | "remaining" | "either";
      readonly category: string | null;
      /** The exam that was named. */
      readonly key?: string | undefined;
    }
  | {
      /** What the grade of a class would be with that result. */
      readonly kind: "what-if";
      readonly classId: string | null;
      readonly score: Target;
      /** On the next one of a category, or on the piece of work with that title. */
      readonly on: { readonly category: string } | { readonly title: string };
    }
  | { readonly kind: "class-gpa"; readonly classId: string | null }
  | { readonly kind: "last-grade"; readonly classId: string | null; readonly category?: string | null }
  | {
      /** One result by its place: the best, the worst, or the first, second and so on of its category. */
      readonly kind: "one-grade";
      readonly classId: string | null;
      readonly category: string | null;
      readonly which: "best" | "worst" | number;
    }
  | { readonly kind: "open-work"; readonly state: "missing" | "ungraded"; readonly classId: string | null }
  | { readonly kind: "category-weight"; readonly category: string; readonly classId: string | null }
  | { readonly kind: "count"; readonly of: Countable; readonly classId: string | null }
  | { readonly kind: "recent-notes"; readonly classId: string | null };

export type PlainQuestion =
  /** Asked of something that is neither a class nor on the calendar: better to say so than to speak of another. */
  | { readonly kind: "not-found"; readonly words: string }
  | { readonly kind: "item-when"; readonly key: string }
  | { readonly kind: "days-until"; readonly key: string }
  | { readonly kind: "item-weight"; readonly key: string }
  | { readonly kind: "busy-days"; readonly span: Span }
  | { readonly kind: "free-time"; readonly span: Span }
  | { readonly kind: "gpa"; readonly weighted: boolean }
  | { readonly kind: "average" }
  | {
      readonly kind: "ranking";
      readonly end: "best" | "worst";
      /** Only of these classes. */
      readonly among?: readonly string[];
    }
  | { readonly kind: "strengths" }
  | { readonly kind: "weaknesses" }
  | { readonly kind: "classes" }
  | { readonly kind: "next-up"; readonly minutes: number | null }
  | { readonly kind: "notes-about"; readonly words: string; readonly noteIds: readonly string[] };

/** More than one class fits, or none was named where one must be: the student is asked. */
export type WhichClass = {
  readonly kind: "which-class";
  readonly candidates: readonly string[];
  readonly question: ClassQuestion;
};

/** The same question of each of several classes. */
export type SeveralClasses = { readonly kind: "several"; readonly questions: readonly ClassQuestion[] };

export type Countable = "classes" | "notes" | "grades" | "exams" | "due";

export type Target = { readonly percent: number; readonly letter: Letter | null };

/** The question as it stands once the student has said which class. */
export function ofClass(question: ClassQuestion, classId: string): ClassQuestion {
  return { ...question, classId };
}
