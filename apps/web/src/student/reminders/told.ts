import { isStillOfUse, type Reminder } from "@jotter/domain/reminders";
import { readRecord, recordKeys, writeRecord } from "../../ui/local-records.ts";

/** What this browser has told of, so that its tabs, and its next start, do not tell it again. */
type Told = { readonly since: number; readonly keys: Readonly<Record<string, number>> };

/** Whoever opens a laptop in the evening hears of the evening. */
const lookBackMs = 12 * 3_600_000;
const keptMs = 3 * 24 * 3_600_000;

/** Since when this browser tells: what was due before it began was told elsewhere, or by nobody. */
export function tellsSince(studentId: string, now: number): number {
  const told = read(studentId);
  // A clock that was ahead when it began is right now.
  if (told && told.since <= now) return Math.max(told.since, now - lookBackMs);
  write(studentId, { since: now, keys: told?.keys ?? {} });
  return now;
}

/** Those that are new here, each written down as told. Only in one tab at a time. */
export function newlyTold(studentId: string, due: readonly Reminder[], now: number): readonly Reminder[] {
  const told = read(studentId) ?? { since: now, keys: {} };
  const fresh = due.filter((one) => !(one.key in told.keys) && isStillOfUse(one, now));
  if (fresh.length === 0) return fresh;
  const known = Object.entries(told.keys).map(([key, at]) => [key, Math.min(at, now)] as const);
  const kept = known.filter(([, at]) => at > now - keptMs);
  write(studentId, { ...told, keys: Object.fromEntries([...kept, ...fresh.map(({ key }) => [key, now] as const)]) });
  return fresh;
}

/** This browser's name among those that are reminded. */
export function reminderDevice(): string {
  const known = readRecord(recordKeys.reminderDevice);
  if (known !== null && /^[A-Za-z0-9-]{1,64}$/.test(known)) return known;
  const made = crypto.randomUUID();
  writeRecord(recordKeys.reminderDevice, made);
  return made;
}

function read(studentId: string): Told | null {
  try {
    const told: unknown = JSON.parse(readRecord(recordKeys.reminded(studentId)) ?? "null");
    return isTold(told) ? told : null;
  } catch {
    return null;
  }
}

function write(studentId: string, told: Told): void {
  writeRecord(recordKeys.reminded(studentId), JSON.stringify(told));
}

function isTold(value: unknown): value is Told {
  if (typeof value !== "object" || value === null) return false;
  const { since, keys } = value as Partial<Told>;
  return typeof since === "number" && typeof keys === "object" && keys !== null;
}
