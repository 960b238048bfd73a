import { onlyOne } from "@jotter/domain/id";
import { profile } from "@jotter/domain/profile";
import type { AuthProblem } from "@jotter/ports/backend";
import { type ProfileChange, saveProfile, updateProfile } from "../../student/session/profile-service.ts";
import { useStudent } from "../../student/session/student-context.ts";
import { useLanguage, useTexts } from "../../ui/language.tsx";
import type { Translate } from "../../ui/translate.ts";
import { passwordProblem, profileProblem } from "./settings-checks.ts";

type ProfileFields = Required<Pick<ProfileChange, "username" | "email" | "grade">> &
  ProfileChange & {
    /** Asked for where the address changes; empty where nothing was typed. */
    readonly password: string;
    /** That was mailed to the new address; empty where none was. */
    readonly code: string;
  };

/**
 * Each resolves with what to tell the student when it did not work, and null when it did. A new address wants a code where
 * the server mails them.
 */
export function useSettings(onCodeMailed: () => void = () => {}) {
  const t = useTexts();
  const { language } = useLanguage();
  const { replica, account, credentials, rename, now } = useStudent();

  async function save({ password, code, ...form }: ProfileFields) {
    const wrong = profileProblem(form);
    if (wrong) return t(`settings.${wrong}`);
    const email = form.email.trim();
    if (email !== account.email) {
      if (password === "" && code === "") {
        const ways = await credentials.waysIn();
        if (!ways.ok) return problemText(ways.problem, t);
        if (ways.value.password) return t("settings.needPassword");
      }
      const proof = { password: password || undefined, code: code || undefined };
      const answer = await credentials.changeEmail({ email, ...proof, language });
      if (answer.ok === false && answer.problem.kind === "needs-code") {
        onCodeMailed();
        return t("settings.needCode", { email });
      }
      if (answer.ok === false && answer.problem.kind === "sign-in-again") return t("settings.signInAgainToMove");
      if (!answer.ok) return problemText(answer.problem, t);
      rename({ email });
    }
    const change = { ...form, email, username: form.username.trim(), grade: form.grade.trim() };
    const desk = { replica, account, now };
    const isThere = (await replica.get(profile, onlyOne)) !== undefined;
    const answer = await (isThere ? updateProfile(desk, change) : saveProfile(desk, change));
    return answer.ok ? null : t(`settings.profileProblem.${answer.problem}`);
  }

  async function changePassword(form: {
    readonly current: string;
    readonly next: string;
    readonly confirmation: string;
  }): Promise<string | null> {
    const wrong = passwordProblem(form);
    if (wrong) return t(`settings.${wrong}`);
    const answer = await credentials.changePassword({ current: form.current, next: form.next });
    return answer.ok ? null : problemText(answer.problem, t);
  }

  return { saveProfile: save, changePassword };
}

export function problemText(problem: AuthProblem, t: Translate): string {
  switch (problem.kind) {
    case "wrong-password":
    case "invalid-credentials":
      return t("account.wrongPassword");
    case "email-taken":
      return t("account.emailTaken");
    case "invalid-email":
      return t("settings.invalidEmail");
    case "password-too-short":
      return t("settings.tooShort");
    case "password-too-long":
      return t("account.passwordTooLong");
    case "too-many-attempts":
      return t("account.tooManyAttempts");
    case "invalid-code":
      return t("account.invalidCode");
    case "sign-in-again":
      return t("settings.signInAgain");
    case "offline":
      return t("account.offline");
    case "signed-out":
      return t("shell.lockedTitle");
    default:
      return t("account.unexpected");
  }
}
