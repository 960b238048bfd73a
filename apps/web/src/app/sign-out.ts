import type { AuthProblem } from "@jotter/ports/backend";
import { localKindOf } from "@jotter/ports/local-account";
import { currentTexts } from "../ui/language.tsx";
import { confirmed } from "../ui/overlays.ts";
import { here } from "./here-door.ts";
import { openStudent, wipeStudent } from "./open-student.ts";
import { auth, forgetEverywhere, leave, session } from "./session.ts";

const lastSendMs = 5000;

/** Sends what is waiting, asks before anything unsent is given up, then leaves and wipes this device. */
export async function signOutStudent(): Promise<void> {
  const current = session();
  if (current.status !== "signed-in") return;
  const kind = localKindOf(current.account);
  if (kind) return (await here()).leaveHere(kind);
  const t = currentTexts();
  const student = await openStudent(current.account).catch(() => null);
  // Records that cannot be opened must not keep anybody signed in. [SES-1]
  const unsent = student ? await student.flush(lastSendMs).catch(() => 0) : 0;
  if (unsent > 0) {
    const anyway = await confirmed({
      title: t("signOut.pendingTitle"),
      text: t("signOut.pendingText", { count: unsent }),
      confirm: t("signOut.anyway"),
      cancel: t("signOut.stay"),
    });
    if (!anyway) return;
  }
  const left = leave();
  // What cannot be wiped now is owed, and the next start pays.
  await wipeStudent(current.account.id).catch(() => undefined);
  await left;
}

/** Nothing is sent and nothing is asked any more: the account ends, and its records leave this device. [SET-2] */
export async function deleteStudent(password: string | undefined): Promise<AuthProblem | null> {
  const current = session();
  if (current.status !== "signed-in") return { kind: "signed-out" };
  const answer = await auth.deleteAccount(password);
  if (!answer.ok) return answer.problem;
  forgetEverywhere();
  await wipeStudent(current.account.id);
  return null;
}
