import type { Sealed } from "@jotter/replica/sealed";
import type { Student } from "../student/session/student-context.ts";
import { currentTexts } from "../ui/language.tsx";
import { readTabRecord, tabRecordKeys, writeTabRecord } from "../ui/local-records.ts";
import { confirmed, toast } from "../ui/overlays.ts";

/**
 * The server has forgotten this student, they have signed up again, and what they wrote before is still on this device:
 * they are asked whether it is to be theirs again. What belongs to another address is left alone. [DAT-4]
 */
export async function offerTakeOver({ account, replica, now }: Pick<Student, "account" | "replica" | "now">) {
  const { rememberOwner, sealedBeside, takeOver } = await import("@jotter/replica/sealed");
  await rememberOwner(replica, account);
  if (readTabRecord(tabRecordKeys.takeOverAsked)) return;
  const theirs = (await sealedBeside(account.id)).filter(({ email }) => isSameAddress(email, account.email));
  if (theirs.length === 0) return;
  const t = currentTexts();
  const count = theirs.reduce((sum, { records, files }) => sum + records + files, 0);
  const isWanted = await confirmed({
    title: t("shell.takeOverTitle"),
    text: t("shell.takeOverText", { count }),
    confirm: t("shell.takeOver"),
    cancel: t("shell.takeOverLater"),
  });
  writeTabRecord(tabRecordKeys.takeOverAsked, "yes");
  if (!isWanted) return;
  try {
    for (const { userId } of theirs satisfies readonly Sealed[]) await takeOver(userId, replica, now);
    toast({ text: t("shell.takeOverDone") });
  } catch {
    toast({ text: t("shell.takeOverFailed"), sticky: true });
  }
}

function isSameAddress(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}
