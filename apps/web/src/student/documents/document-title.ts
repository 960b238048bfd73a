import { untitledDocument } from "@jotter/domain/document";
import type { Translate } from "../../ui/translate.ts";

/** The title nobody typed is stored in English and shown in the student's language. */
export function shownDocumentTitle(stored: string, t: Translate): string {
  return stored === untitledDocument ? t("notes.blankTitle") : stored;
}
