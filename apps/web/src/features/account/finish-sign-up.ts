import type { SignUpDraft } from "../../student/session/sign-up-draft.ts";

/** What the last button of the sign-up does, in its order. [SUP-9] */
export async function finishSignUp(
  draft: SignUpDraft,
  { openRecords, wait }: FinishingDoors,
): Promise<FinishProblem | null> {
  let records: SignUpRecords | null;
  try {
    records = await openRecords();
    if (!records) return "authentication";
    if (draft.name.trim() === "" || draft.email.trim() === "") return "missingInformation";
    if (!(await records.save(draft))) return "updateFailed";
  } catch {
    return "saveUnexpected";
  }
  await wait(beforeVerifyingMs);
  try {
    return (await records.areThere(draft)) ? null : "notVerified";
  } catch {
    return "verificationFailed";
  }
}

/** The texts of `signUp` in locales that say why it did not work. */
export type FinishProblem =
  | "authentication"
  | "missingInformation"
  | "updateFailed"
  | "saveUnexpected"
  | "notVerified"
  | "verificationFailed";

export type FinishingDoors = {
  /** null where nobody is signed in. */
  readonly openRecords: () => Promise<SignUpRecords | null>;
  readonly wait: (ms: number) => Promise<void>;
};

export type SignUpRecords = {
  /** Resolves with false where there is no profile to update. [PRO-3] */
  readonly save: (draft: SignUpDraft) => Promise<boolean>;
  /** Whether what was saved is what is stored. */
  readonly areThere: (draft: SignUpDraft) => Promise<boolean>;
};

const beforeVerifyingMs = 1000;
