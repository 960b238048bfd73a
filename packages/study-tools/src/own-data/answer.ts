import type { OwnDataIntent } from "./intent.ts";

/** What is said to a student: sentences by their ids in `ownData` of the locales, with raw values to be formatted. */
export type OwnDataAnswer = {
  readonly kind: OwnDataIntent["kind"];
  /** "nothing": there is no data to answer with yet; "not-allowed": the student switched that kind of data off. */
  readonly status: "answered" | "nothing" | "not-allowed" | "asks-back";
  readonly sentences: readonly Sentence[];
  /** The figures that are shown, by what they are. */
  readonly numbers: Readonly<Record<string, number>>;
  readonly links: readonly AnswerLink[];
  /** The one thing to begin with, and where it is: the same as the Control Room has. [DSH-2] */
  readonly opens?: { readonly title: string; readonly href: string } | undefined;
};

export type Sentence = {
  readonly id: string;
  readonly params: Readonly<Record<string, Value>>;
  /** A line of a list under the sentence before it. */
  readonly isLine?: true;
};

export type Value =
  | { readonly as: "text"; readonly text: string }
  | { readonly as: "percent"; readonly percent: number }
  | { readonly as: "gpa"; readonly gpa: number }
  /** Chooses the plural form, and is shown. */
  | { readonly as: "count"; readonly count: number }
  | { readonly as: "points"; readonly points: number }
  | { readonly as: "day"; readonly day: string }
  /** A wall time on a day that was named already, or a day. */
  | { readonly as: "clock"; readonly wall: string }
  /** A wall time in the student's zone, or a day. */
  | { readonly as: "moment"; readonly wall: string }
  /** So many days from today; less than zero in the past. */
  | { readonly as: "distance"; readonly days: number }
  | { readonly as: "minutes"; readonly minutes: number }
  /** Minutes from midnight. */
  | { readonly as: "slot"; readonly from: number; readonly to: number }
  | { readonly as: "list"; readonly values: readonly Value[] }
  /** Either of them is asked for. */
  | { readonly as: "choice"; readonly values: readonly Value[] }
  /** A text of the locales inside another. */
  | { readonly as: "phrase"; readonly id: string; readonly params: Readonly<Record<string, Value>> };

export type AnswerLink =
  | { readonly to: "grades"; readonly classId: string | null }
  | { readonly to: "calendar"; readonly day: string | null; readonly eventId: string | null }
  | { readonly to: "note"; readonly noteId: string }
  | { readonly to: "notes" }
  | { readonly to: "settings" }
  /** The question as it stands with that class. */
  | { readonly to: "class"; readonly classId: string };

/** What each part says of a question; the frame adds what is the same for all. */
export type Part = {
  readonly status?: OwnDataAnswer["status"];
  readonly sentences: readonly Sentence[];
  readonly numbers?: Readonly<Record<string, number>>;
  readonly links?: readonly AnswerLink[];
  readonly opens?: OwnDataAnswer["opens"];
};

export const text = (said: string): Value => ({ as: "text", text: said });
export const percent = (value: number): Value => ({ as: "percent", percent: value });
export const gpa = (value: number): Value => ({ as: "gpa", gpa: value });
export const count = (value: number): Value => ({ as: "count", count: value });
export const day = (value: string): Value => ({ as: "day", day: value });
export const moment = (wall: string): Value => ({ as: "moment", wall });
export const distance = (days: number): Value => ({ as: "distance", days });
export const list = (values: readonly Value[]): Value => ({ as: "list", values });
export const phrase = (id: string, params: Readonly<Record<string, Value>> = {}): Value => ({
  as: "phrase",
  id,
  params,
});

export function sentence(id: string, params: Readonly<Record<string, Value>> = {}): Sentence {
  return { id, params };
}

export function line(id: string, params: Readonly<Record<string, Value>>): Sentence {
  return { id, params, isLine: true };
}
