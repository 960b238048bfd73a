import type { EventType } from "@jotter/domain/event";
import type { ProposedEvent } from "@jotter/domain/proposal";
import type { Span } from "../own-data/spoken-day.ts";

/** What a student wants to be done. Nothing of it is done by understanding it: it is proposed. [CHT-8] */
export type Act =
  | EventAct
  | CardsAct
  | NoteAct
  | ChangeAct
  | { readonly kind: "plan"; readonly span: Span | null }
  | { readonly kind: "now"; readonly minutes: number | null };

export type EventAct = {
  readonly kind: "event";
  readonly type: EventType;
  readonly title: string;
  readonly classId: string | null;
  /** More than one: which of them is meant has to be asked. */
  readonly classIds: readonly string[];
  /** Null: it has to be asked. */
  readonly day: string | null;
  /** The days it may be on, as far as they were named: "next week". */
  readonly within: Span | null;
  /** Why none of the days that were said is taken: there is no such day, or it lies behind. */
  readonly refused: "noSuchDay" | "over" | null;
  /** Of a weekday that can be heard in two ways, both: "next Friday", or "Wednesday" on a Wednesday; the days around one that is missing. */
  readonly eitherDay: readonly string[];
  readonly time: string | null;
  readonly until: string | null;
  readonly isWeekly: boolean;
  /** Said as a mere name ("chem test friday"), which may as well ask whether there is one. */
  readonly isBare: boolean;
};

export type CardsAct = {
  readonly kind: "cards";
  readonly classId: string | null;
  /** The note whose title was said. */
  readonly noteId: string | null;
  /** What else was named, in words that may stand in a text. */
  readonly words: readonly string[];
};

export type NoteAct = {
  readonly kind: "note";
  readonly title: string;
  /** Null: what was said last is meant, "save this as a note". */
  readonly body: string | null;
};

/** Of something that stands in the calendar already. */
export type ChangeAct = {
  readonly kind: "change";
  readonly how: "move" | "remove";
  /** By their keys. More than one: which is meant has to be asked. None: nothing is called that. */
  readonly keys: readonly string[];
  /** Said of the same by "it", and not on the calendar yet. */
  readonly drafts?: readonly ProposedEvent[];
  /** Where to; null where only the hour changes, or where it has to be asked. */
  readonly to: Pick<EventAct, "day" | "within" | "refused" | "eitherDay" | "time" | "until"> | null;
};
