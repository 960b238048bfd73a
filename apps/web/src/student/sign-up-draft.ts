import { readRecord, recordKeys, removeRecord, writeRecord } from "../ui/local-records.ts";

/** How far a newcomer has come in the sign-up, so that a reload or a pause loses nothing. Never the password. [SUP-10] */
export type SignUpDraft = {
  /** 0 is the intro, 1 to 6 are the form's steps. */
  readonly step: number;
  readonly name: string;
  readonly email: string;
  /** The name and the address came from Google and are not changed here. */
  readonly isGoogle: boolean;
  readonly grade: string;
  readonly classes: readonly string[];
  readonly bio: string;
  readonly plan: string | null;
};

export const emptyDraft: SignUpDraft = {
  step: 0,
  name: "",
  email: "",
  isGoogle: false,
  grade: "",
  classes: [],
  bio: "",
  plan: null,
};

/** Of an account by its address; of somebody who has none yet by null. */
export function readDraft(email: string | null): SignUpDraft | null {
  try {
    const kept: unknown = JSON.parse(readRecord(recordKeys.signUp(email)) ?? "null");
    return isDraft(kept) ? kept : null;
  } catch {
    return null; // A damaged draft is no draft.
  }
}

export function writeDraft(email: string | null, draft: SignUpDraft): void {
  writeRecord(recordKeys.signUp(email), JSON.stringify(draft));
}

export function endDraft(email: string | null): void {
  removeRecord(recordKeys.signUp(email));
}

function isDraft(kept: unknown): kept is SignUpDraft {
  if (typeof kept !== "object" || kept === null) return false;
  return Object.entries(emptyDraft).every(([key, empty]) => {
    const value: unknown = Reflect.get(kept, key);
    if (key === "classes") return Array.isArray(value) && value.every((name) => typeof name === "string");
    return key === "plan" ? value === null || typeof value === "string" : typeof value === typeof empty;
  });
}
