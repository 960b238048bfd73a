import {
  type AccountDetails,
  type AccountProblem,
  accountProblem,
  isEmail,
  passwordMinimum,
} from "@jotter/domain/sign-up";
import type { AuthProblem } from "@jotter/ports/backend";

/** The texts of `account` in locales that answer a form. */
export type AccountMessage =
  | "fillInAll"
  | "invalidEmail"
  | "passwordTooShort"
  | "passwordTooLong"
  | "emailTaken"
  | "invalidCredentials"
  | "userNotFound"
  | "wrongPassword"
  | "tooManyAttempts"
  | "loginOther"
  | "signUpOther"
  | "invalidCode"
  | "unexpected"
  | "offline";

const problemMessages = {
  "fill-in-all": "fillInAll",
  "invalid-email": "invalidEmail",
  "password-too-short": "passwordTooShort",
} as const satisfies Record<AccountProblem, AccountMessage>;

/** The first thing wrong with a newcomer's form, in the order they would fix it. [SUP-3] */
export function newcomerProblem(form: AccountDetails): AccountMessage | null {
  const problem = accountProblem(form);
  return problem ? problemMessages[problem] : null;
}

/** What is wrong with a sign-in before anybody is asked. [LOG-1] */
export function signInProblem({ email, password }: { readonly email: string; readonly password: string }) {
  if (email.trim() === "" || password === "") return "fillInAll" satisfies AccountMessage;
  return isEmail(email) ? null : ("invalidEmail" satisfies AccountMessage);
}

/** [LOG-2] */
export function signInMessage(problem: AuthProblem): AccountMessage {
  switch (problem.kind) {
    case "invalid-credentials":
      return "invalidCredentials";
    case "user-not-found":
      return "userNotFound";
    case "wrong-password":
      return "wrongPassword";
    case "invalid-email":
      return "invalidEmail";
    case "too-many-attempts":
      return "tooManyAttempts";
    case "offline":
      return "offline";
    default:
      return "loginOther";
  }
}

/** What the server says in its own words is passed on; what it says by code is said in the student's language. [SUP-4] */
export function signUpMessage(problem: AuthProblem): { readonly text: AccountMessage } | { readonly words: string } {
  switch (problem.kind) {
    case "email-taken":
      return { text: "emailTaken" };
    case "invalid-email":
      return { text: "invalidEmail" };
    case "password-too-short":
      return { text: "passwordTooShort" };
    case "password-too-long":
      return { text: "passwordTooLong" };
    case "too-many-attempts":
      return { text: "tooManyAttempts" };
    case "offline":
      return { text: "offline" };
    case "other":
      return problem.detail && !/^(status \d+|[A-Z][A-Z0-9_]*)$/.test(problem.detail)
        ? { words: problem.detail }
        : { text: "signUpOther" };
    default:
      return { text: "signUpOther" };
  }
}

/** What is wrong with the address that a forgotten password belongs to. [SET-2] */
export function forgottenProblem(email: string): AccountMessage | null {
  if (email.trim() === "") return "fillInAll";
  return isEmail(email) ? null : "invalidEmail";
}

/** A new password has to be as good as a first one. [SET-2, SUP-3] */
export function resetProblem(form: { readonly code: string; readonly password: string }): AccountMessage | null {
  if (form.code.trim() === "" || form.password === "") return "fillInAll";
  return form.password.length < passwordMinimum ? "passwordTooShort" : null;
}

/** [SET-2] */
export function resetMessage(problem: AuthProblem): AccountMessage {
  switch (problem.kind) {
    case "invalid-code":
      return "invalidCode";
    case "invalid-email":
      return "invalidEmail";
    case "password-too-short":
      return "passwordTooShort";
    case "password-too-long":
      return "passwordTooLong";
    case "too-many-attempts":
      return "tooManyAttempts";
    case "offline":
      return "offline";
    default:
      return "unexpected";
  }
}
