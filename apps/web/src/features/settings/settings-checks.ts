import { isEmail, passwordMinimum } from "@jotter/domain/sign-up";

/** The texts of `settings` in locales that answer a form. [SET-1] */
export type SettingsMessage =
  | "needCurrent"
  | "needNew"
  | "mismatch"
  | "tooShort"
  | "invalidEmail"
  | "needUsername"
  | "needOwnEmail"
  | "needPassword";

export function profileProblem(form: { readonly username: string; readonly email: string }): SettingsMessage | null {
  if (form.username.trim() === "") return "needUsername";
  if (!isEmail(form.email)) return "invalidEmail";
  return null;
}

export function passwordProblem(form: {
  readonly current: string;
  readonly next: string;
  readonly confirmation: string;
}): SettingsMessage | null {
  if (form.current === "") return "needCurrent";
  if (form.next === "") return "needNew";
  if (form.next !== form.confirmation) return "mismatch";
  if (form.next.length < passwordMinimum) return "tooShort";
  return null;
}

/** Without a password: the account has none. [SET-2] */
export function deletionProblem(
  form: { readonly typed: string; readonly password: string | undefined },
  email: string,
): SettingsMessage | null {
  if (form.typed.trim().toLowerCase() !== email.toLowerCase()) return "needOwnEmail";
  if (form.password === "") return "needPassword";
  return null;
}
