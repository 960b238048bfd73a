import { z } from "zod/mini";
import { CalendarDay, WallTime } from "./calendar-day.ts";
import { EventType } from "./event.ts";
import { RecordId } from "./id.ts";
import { later } from "./later.ts";

const When = later(() => z.union([CalendarDay, WallTime]));

/**
 * The id is given when it is proposed, and the record has it when it is added: whoever says yes twice, or on two
 * devices, has it once.
 */
export const ProposedEvent = later(() =>
  z.object({
    id: RecordId,
    type: EventType,
    title: z.string().check(z.maxLength(1000)),
    classId: z.nullable(RecordId),
    start: When,
    end: When,
    rule: z.nullable(z.string().check(z.maxLength(1000))),
    /** Of a block that was planned: whether a plan leaves it alone. */
    locked: z.optional(z.boolean()),
  }),
);
export type ProposedEvent = z.infer<typeof ProposedEvent>;

const ProposedNote = later(() =>
  z.object({
    id: RecordId,
    title: z.string().check(z.maxLength(1000)),
    body: z.string(),
    classId: z.nullable(RecordId),
  }),
);

/** A block of study, what it is for, and when that is due. */
const PlannedBlock = later(() =>
  z.object({
    event: ProposedEvent,
    about: z.string(),
    dueDay: CalendarDay,
    isKept: z.boolean(),
  }),
);
export type PlannedBlock = z.infer<typeof PlannedBlock>;

const decided = {
  /** "open": nothing is written yet, or it was taken back. */
  state: z.enum(["open", "added", "declined"]),
  /** Of what two devices say of it, the later holds. */
  changedAt: z.number(),
};

/** What Jotson would write, as it would be written. Nothing is before the student says so. [CHT-8] */
export const Proposal = later(() =>
  z.discriminatedUnion("kind", [
    z.object({ kind: z.literal("event"), event: ProposedEvent, ...decided }),
    z.object({ kind: z.literal("note"), note: ProposedNote, ...decided }),
    z.object({ kind: z.literal("plan"), blocks: z.array(PlannedBlock).check(z.maxLength(100)), ...decided }),
    /** Of an event that is there: as it is, and as it would be; null where it would be taken away. */
    z.object({ kind: z.literal("change"), before: ProposedEvent, after: z.nullable(ProposedEvent), ...decided }),
    /** Writes nothing: a page of the app that has what was asked for. */
    z.object({
      kind: z.literal("open"),
      page: z.enum(["cards", "now", "summary", "quiz", "explain", "compare", "search", "write"]),
      title: z.string(),
      href: z.string(),
      /** What it is to work on, where that was typed and lies nowhere else. */
      text: z.optional(z.string().check(z.maxLength(100_000))),
    }),
  ]),
);
export type Proposal = z.infer<typeof Proposal>;
export type Decidable = Exclude<Proposal, { readonly kind: "open" }>;

/** As it lies in a record: another version of the app may know other kinds. */
export const StoredProposal = later(() => z.looseObject({ kind: z.string(), changedAt: z.optional(z.number()) }));
export type StoredProposal = z.infer<typeof StoredProposal>;

/** Null for kinds that this version does not know. */
export function proposalOf(stored: StoredProposal | undefined): Proposal | null {
  const read = Proposal.safeParse(stored);
  return read.success ? read.data : null;
}

export function isLater(one: StoredProposal | undefined, other: StoredProposal | undefined): boolean {
  return (one?.changedAt ?? 0) > (other?.changedAt ?? 0);
}
