import {
  readRecord,
  readTabRecord,
  recordKeys,
  removeRecord,
  removeRecordsOf,
  removeTabRecord,
  writeRecord,
  writeTabRecord,
} from "../../ui/local-records.ts";

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

/**
 * Of an account by its address. Of somebody who has none yet by null: that is kept for the tab only, as the next one
 * at a shared computer must not find their name and address in the form.
 */
export function readDraft(email: string | null): SignUpDraft | null {
  const key = recordKeys.signUp(email);
  try {
    const kept: unknown = JSON.parse((email === null ? readTabRecord(key) : readRecord(key)) ?? "null");
    return isDraft(kept) ? kept : null;
  } catch {
    return null; // A damaged draft is no draft.
  }
}

export function writeDraft(email: string | null, draft: SignUpDraft): void {
  const write = email === null ? writeTabRecord : writeRecord;
  write(recordKeys.signUp(email), JSON.stringify(draft));
}

export function endDraft(email: string | null): void {
  const remove = email === null ? removeTabRecord : removeRecord;
  remove(recordKeys.signUp(email));
}

/** A student leaves this device: whatever address they signed up with, nothing of it stays. */
export function endEveryDraft(): void {
  endDraft(null);
  removeRecordsOf(recordKeys.signUp(""));
}

/** The account exists now: what was kept of nobody is kept of them, and goes on with the second step. [SUP-4] */
export function continueDraft({ email, name }: { readonly email: string; readonly name: string }): void {
  writeDraft(email, { ...(readDraft(null) ?? emptyDraft), step: firstStepOfAccount, name, email });
  endDraft(null);
}

/** From here on there is an account; before it, the form makes one. */
export const firstStepOfAccount = 2;
export const signUpSteps = ["account", "grade", "classes", "bio", "plan", "review"] as const;

/** An account whose student has not come to the end of the form. [ROU-3] */
export function isUnfinished(draft: SignUpDraft | null): draft is SignUpDraft {
  return draft !== null && draft.step >= firstStepOfAccount;
}

/** The step that an address leads to: the account's steps need one, and an account from Google has no first step. */
export function reachableStep(asked: number | undefined, draft: SignUpDraft | null): number {
  const wanted = asked ?? draft?.step ?? 0;
  if (!isUnfinished(draft)) return Math.min(wanted, 1);
  return draft.isGoogle && wanted === 1 ? firstStepOfAccount : wanted;
}

/** The step an address names; undefined where it names none. */
export function stepOf(asked: unknown): number | undefined {
  const step = Number(asked ?? Number.NaN);
  return Number.isInteger(step) && step >= 0 && step <= signUpSteps.length ? step : undefined;
}

function isDraft(kept: unknown): kept is SignUpDraft {
  if (typeof kept !== "object" || kept === null) return false;
  return Object.entries(emptyDraft).every(([key, empty]) => {
    const value: unknown = Reflect.get(kept, key);
    if (key === "classes") return Array.isArray(value) && value.every((name) => typeof name === "string");
    return key === "plan" ? value === null || typeof value === "string" : typeof value === typeof empty;
  });
}
