import type { GoogleProblem } from "../../student/session/session-context.ts";

/** The texts of `google` in locales that say why nobody came in. */
type GoogleMessage =
  | "cancelled"
  | "blocked"
  | "notEnabled"
  | "invalidKey"
  | "network"
  | "notLinked"
  | "emailNotVerified"
  | "busy"
  | "tooManyAttempts"
  | "failed";

/** Ours in the student's language; the server's own words, where it has some, as they are. [GOO-3] */
export function googleMessage(problem: GoogleProblem): { readonly text: GoogleMessage } | { readonly words: string } {
  // A code or a status says nothing to a student.
  if (problem.kind === "other" && /\s/.test(problem.detail) && !/^status \d+$/.test(problem.detail)) {
    return { words: problem.detail };
  }
  return { text: messages[problem.kind] ?? "failed" };
}

const messages: { readonly [Kind in GoogleProblem["kind"]]?: GoogleMessage } = {
  cancelled: "cancelled",
  blocked: "blocked",
  "not-enabled": "notEnabled",
  "invalid-key": "invalidKey",
  offline: "network",
  "not-linked": "notLinked",
  "email-not-verified": "emailNotVerified",
  busy: "busy",
  "too-many-attempts": "tooManyAttempts",
};
