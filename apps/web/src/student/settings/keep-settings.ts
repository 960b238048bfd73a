import { onlyOne } from "@jotter/domain/id";
import { type Settings, settings } from "@jotter/domain/settings";
import type { Student } from "../session/student-context.ts";

/** Where the settings were never written, they begin with these. */
export type FirstSettings = Pick<Settings, "theme" | "language">;

/** Stands in the journal before this task is over: whoever chooses and reloads at once has chosen. [NOT-8] */
export async function keepSettings(
  { replica, now }: Pick<Student, "replica" | "now">,
  first: FirstSettings,
  chosen: Partial<Settings>,
): Promise<void> {
  const change = { ...chosen, updatedAt: now() };
  const field = replica.journal.open(settings, onlyOne);
  field.keep({ change, first });
  try {
    await replica.upsert(settings, onlyOne, change, first);
    field.forget(field.reach());
  } finally {
    field.close();
  }
}
