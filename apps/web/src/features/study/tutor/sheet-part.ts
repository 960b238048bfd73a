import type { StudyResult } from "@jotter/domain/study-result";
import type { Sheet } from "./sheet.ts";
import type { AskedAlone, Posed } from "./tutor-answers.ts";

/** What the two sheets of a problem share. */
export type SheetPart = {
  readonly id: string;
  readonly result: StudyResult;
  readonly sheet: Sheet;
  readonly change: (next: (sheet: Sheet) => Sheet) => Promise<void>;
  readonly posed: Posed;
  /** The question of the one alone; null where there is none. */
  readonly question: AskedAlone | null;
};
