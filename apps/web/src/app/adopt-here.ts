import { course } from "@jotter/domain/course";
import { entities } from "@jotter/domain/entities";
import { profile } from "@jotter/domain/profile";
import { settings } from "@jotter/domain/settings";
import { hasClass } from "@jotter/domain/sign-up";
import { localAccounts } from "@jotter/ports/local-account";
import { adopt, adoptFiles } from "@jotter/replica/adopt";
import { openReplica } from "@jotter/replica/open-replica";
import type { Replica } from "@jotter/replica/replica";
import { wipeReplica } from "@jotter/replica/wipe";
import type { Student } from "../student/session/student-context.ts";
import { recordKeys, removeRecord } from "../ui/local-records.ts";

/** What was written on this device without an account, on its way into one. [DSH-5] */

const counted = ["note", "event", "class", "grade", "document", "deck"] as const;
/** Their parts are no things of their own, and an account has a profile and settings already. */
const uncounted: readonly string[] = ["card", "document-text", profile.kind, settings.kind];

/** What there is, in the order it is told; what has no name of its own there is "other". */
export type WaitingHere = readonly { readonly thing: (typeof counted)[number] | "other"; readonly count: number }[];

/** Null where nothing waits: then nothing is kept of it either. */
export async function waitingHere(): Promise<WaitingHere | null> {
  const replica = openHere();
  try {
    // Words a closed tab left behind are part of their notes.
    await replica.journal.recovered();
    const counts = new Map<WaitingHere[number]["thing"], number>();
    for (const { kind } of entities) {
      if (uncounted.includes(kind)) continue;
      const count = await replica.store.db
        .table(kind)
        .filter(({ del }) => del === 0)
        .count();
      const thing = counted.find((one) => one === kind) ?? "other";
      if (count > 0) counts.set(thing, (counts.get(thing) ?? 0) + count);
    }
    if (counts.size > 0) {
      return [...counted, "other" as const].flatMap((thing) => {
        const count = counts.get(thing);
        return count ? [{ thing, count }] : [];
      });
    }
  } finally {
    replica.close();
  }
  await dropHere();
  return null;
}

/** In one tab at a time; ended half-way, it is begun again and adds nothing twice. */
export async function addToAccount({ account, replica, deviceFiles, syncNow }: Student): Promise<void> {
  await navigator.locks.request("jotter:adopt", async () => {
    const from = openHere();
    try {
      await from.journal.recovered();
      await adopt(from, replica, await classesOfSameName(from, replica));
      await adoptFiles(from.userId, account.id);
    } finally {
      from.close();
    }
    await dropHere();
  });
  syncNow();
  // Files are looked for again.
  void (await deviceFiles()).flush(0);
}

export async function dropHere(): Promise<void> {
  await wipeReplica(localAccounts.device.id);
  removeRecord(recordKeys.language(localAccounts.device.id));
  removeRecord(recordKeys.onThisDevice);
}

function openHere(): Replica {
  return openReplica({ userId: localAccounts.device.id, entities, now: () => Date.now(), isAlone: true });
}

/** Biology here and Biology there are one class: whoever signs up names their classes once more. */
async function classesOfSameName(from: Replica, to: Replica): Promise<ReadonlyMap<string, string>> {
  const [here, there] = await Promise.all([from.list(course, { by: "name" }), to.list(course, { by: "name" })]);
  return new Map(
    here.flatMap(({ id, data }) => {
      const same = there.find((one) => hasClass([one.data.name], data.name));
      return same ? [[id, same.id] as const] : [];
    }),
  );
}
