import { defaultNoteTitle, storedNoteTitle } from "@jotter/domain/note";
import type { Translate } from "../../ui/translate.ts";

/** The two titles nobody typed are stored in English and shown in the student's language. */
export function shownNoteTitle(stored: string, t: Translate): string {
  if (stored === defaultNoteTitle) return t("notes.defaultTitle");
  if (stored === storedNoteTitle("")) return t("notes.blankTitle");
  return stored;
}

/** Nobody has called it anything yet: only such a title may be typed over without being asked. */
export function isUnnamed(stored: string): boolean {
  return stored === defaultNoteTitle || stored === storedNoteTitle("");
}
