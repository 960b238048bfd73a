import type { EstimatedSession } from "../estimate-factor.ts";
import type { FocusSession } from "../focus-session.ts";
import type { Occurrence } from "../occurrences.ts";
import type { Write } from "../series-changes.ts";
import { instantOf, minuteMs, wallTimeAt } from "../zones.ts";
import { plannedBlocks } from "./from-calendar.ts";
import type { PlanInput } from "./groundwork.ts";
import { type Change, type Happened, type Repair, repaired } from "./repair.ts";

export type WorkedSession = Pick<FocusSession, "workedMs" | "startedAt"> & Pick<EstimatedSession, "source" | "endedAt">;

export type RepairOffer = Omit<Repair, "refused"> & {
  /** Blocks that are over and were not done, of those that can still be. */
  readonly missed: readonly string[];
  readonly happened: Happened;
};

/** Whoever is ten minutes late has missed nothing. */
const graceMs = 30 * minuteMs;
/** What was missed longer ago is planned anew with the rest, and not held against anybody. */
const offeredMs = 3 * 24 * 60 * minuteMs;
/** Less of a block is not worth sitting down for again. */
const leastMinutes = 10;

/**
 * The smallest change that makes what is in the calendar hold again, after a block was missed, left half-way or went on
 * too long, a lesson was put over one, or an exam was moved; null where there is nothing to say. Nothing is changed here.
 * [PLN-1]
 */
export function repairOffer(
  input: PlanInput,
  occurrences: readonly Occurrence[],
  sessions: readonly WorkedSession[] = [],
): RepairOffer | null {
  const { now, zone } = input;
  const blocks = plannedBlocks(occurrences).filter(({ id, isDone }) => !isDone && !id.includes("@"));
  const workedAt = blocks.map((block) => {
    const own = sessions.filter(({ source }) => source?.replace(/^event:/, "").split("@")[0] === block.id);
    const [from, to] = [instantOf(block.start, zone), instantOf(block.end, zone)];
    const minutes = own.reduce((sum, { workedMs }) => sum + workedMs, 0) / minuteMs;
    // Whoever sits down to it after its time did not run over; and a session may be answered for long after the work.
    const begun = own.filter(({ startedAt }) => startedAt < to);
    const until = Math.max(
      0,
      ...begun.map(({ startedAt, workedMs, endedAt }) => Math.min(endedAt, startedAt + workedMs)),
    );
    return { block, from, to, minutes, until, endedAt: Math.max(0, ...begun.map(({ endedAt }) => endedAt)) };
  });
  // What went on after its end is told from a session that has just ended.
  const over = workedAt.find(({ to, until, endedAt }) => until > to && now >= to && now - endedAt < graceMs);
  const ran = over && { id: over.block.id, until: wallTimeAt(over.until, zone) };
  const missed: string[] = [];
  const partly: { id: string; minutes: number }[] = [];
  const open = workedAt.flatMap(({ block, from, to, minutes }) => {
    const { id } = block;
    if (to > now || id === ran?.id) return block;
    const isRunOver = over !== undefined && from < over.until && to > over.to;
    if (to < now - offeredMs || (to + graceMs > now && !isRunOver)) return [];
    if ((to - from) / minuteMs - minutes < leastMinutes) return [];
    if (minutes < leastMinutes) missed.push(id);
    else partly.push({ id, minutes: Math.round(minutes) });
    return block;
  });
  if (open.length === 0) return null;
  const happened: Happened = { missed, partly, ...(ran && { ran }) };
  const { changes, short, unchanged } = repaired(input, open, happened);
  // Time for what is over has nowhere to go: it stays where it was, as what it is.
  const offered = changes.filter((change) => !(change.kind === "drop" && change.why === "over"));
  if (offered.length + short.length === 0) return null;
  const gone = new Set(changes.filter(({ kind }) => kind === "drop").map(({ block }) => block.id));
  return { changes: offered, short, unchanged, missed: missed.filter((id) => !gone.has(id)), happened };
}

/** What the calendar has to change for it, and nothing else. */
export function repairWrites(
  { changes, happened }: RepairOffer,
  occurrences: readonly Occurrence[],
  { now, newId }: { readonly now: number; readonly newId: () => string },
): readonly Write[] {
  const events = new Map(occurrences.map(({ event }) => [event.id, event]));
  return changes.flatMap((change): readonly Write[] => {
    if (change.kind === "drop") return [{ kind: "remove", id: change.block.id }];
    if (change.kind === "move") {
      const { start, end, block } = change;
      return [{ kind: "update", id: block.id, change: { start, end, zone: null, updatedAt: now } }];
    }
    return added(change, events, happened, { now, newId });
  });
}

type Added = Extract<Change, { kind: "add" }>;

/** The rest is a block of its own; what was done of the first one is done. */
function added(
  { block }: Added,
  events: ReadonlyMap<string, Occurrence["event"]>,
  { partly = [] }: Happened,
  { now, newId }: { readonly now: number; readonly newId: () => string },
): readonly Write[] {
  const { start, end } = block;
  const id = block.id.replace(/\+\d*$/, "");
  const first = events.get(id);
  if (!first) return [];
  const { id: _, ...known } = first;
  const rest = { ...known, start, end, zone: null, doneAt: null, locked: false, createdAt: now, updatedAt: now };
  const done = partly.some((one) => one.id === id)
    ? [{ kind: "update" as const, id, change: { doneAt: now, updatedAt: now } }]
    : [];
  return [...done, { kind: "create", id: newId(), data: rest }];
}
