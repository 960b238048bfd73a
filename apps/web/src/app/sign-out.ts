import { currentTexts } from "../ui/language.tsx";
import { confirmed } from "../ui/overlays.ts";
import { openStudent, wipeStudent } from "./open-student.ts";
import { leave, session } from "./session.ts";

const lastSendMs = 5000;

/** Sends what is waiting, asks before anything unsent is given up, then leaves and wipes this device. */
export async function signOutStudent(): Promise<void> {
  const current = session();
  if (current.status !== "signed-in") return;
  const t = currentTexts();
  const student = await openStudent(current.account);
  const unsent = await student.flush(lastSendMs);
  if (unsent > 0) {
    const anyway = await confirmed({
      title: t("signOut.pendingTitle"),
      text: t("signOut.pendingText", { count: unsent }),
      confirm: t("signOut.anyway"),
      cancel: t("signOut.stay"),
    });
    if (!anyway) return;
  }
  await leave();
  await wipeStudent(current.account.id);
}
