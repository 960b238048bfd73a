import { entities } from "@jotter/domain/entities";
import { onlyOne } from "@jotter/domain/id";
import { newProfile, profile } from "@jotter/domain/profile";
import { settings } from "@jotter/domain/settings";
import type { Account } from "@jotter/replica/backend";
import { openReplica } from "@jotter/replica/open-replica";
import type { RunningSync } from "@jotter/replica/sync";
import { wipeReplica } from "@jotter/replica/wipe";
import type { Student } from "../student/student-context.ts";
import { readRecord, recordKeys, removeRecord, writeRecord } from "../ui/local-records.ts";
import { auth, updateAccount } from "./session.ts";

/** A student with the doors only the app uses. */
export type OpenStudent = Student & {
  readonly startSync: () => Promise<void>;
  /** Tries to get everything to the server; resolves with the number of records that did not make it. */
  readonly flush: (timeoutMs: number) => Promise<number>;
  readonly close: () => Promise<void>;
};

const now = () => Date.now();
let opened: { readonly id: string; readonly student: Promise<OpenStudent> } | null = null;

/** The records of this account on this device. Opened once; another account closes the one before. */
export function openStudent(account: Account): Promise<OpenStudent> {
  if (opened?.id === account.id) return opened.student;
  const before = opened?.student;
  const student = open(account, before);
  opened = { id: account.id, student };
  student
    .then(({ replica }) => replica.opened)
    .catch(() => {
      if (opened?.student === student) opened = null; // So that "try again" does try again.
    });
  return student;
}

export async function closeStudent(): Promise<void> {
  const student = opened?.student;
  opened = null;
  await (await student)?.close();
}

/** Takes the records off this device. Should the tab die half-way, the next start finishes the job. */
export async function wipeStudent(id: string): Promise<void> {
  writeRecord(recordKeys.owedWipe, id);
  await closeStudent();
  await wipeReplica(id);
  removeRecord(recordKeys.pinned(id));
  removeRecord(recordKeys.owedWipe);
}

/** What a newcomer's account starts with. */
export async function welcomeNewcomer(account: Account, looks: { readonly theme: string; readonly language: string }) {
  const { replica } = await openStudent(account);
  const at = now();
  if (!(await replica.get(profile, onlyOne))) {
    await replica.create(profile, newProfile(account.name, account.email, at), onlyOne);
  }
  const chosen = settings.schema.safeParse({ ...looks, updatedAt: at });
  if (chosen.success && !(await replica.get(settings, onlyOne))) await replica.create(settings, chosen.data, onlyOne);
}

async function open(account: Account, before: Promise<OpenStudent> | undefined): Promise<OpenStudent> {
  await before?.then(
    (other) => other.close(),
    () => undefined, // It never opened: nothing to close.
  );
  const owed = readRecord(recordKeys.owedWipe);
  if (owed) {
    await wipeReplica(owed);
    removeRecord(recordKeys.pinned(owed));
    removeRecord(recordKeys.owedWipe);
  }
  const replica = openReplica({ userId: account.id, entities, now });
  let sync: Promise<RunningSync> | null = null;
  const running = () => {
    sync ??= import("./connection.ts").then(({ backend, startSync }) => startSync({ replica, sync: backend.sync }));
    return sync;
  };
  return {
    account,
    replica,
    files: async () => (await import("./connection.ts")).backend.files,
    credentials: auth,
    rename: updateAccount,
    now,
    syncNow: () => void running().then((one) => one.syncNow()),
    startSync: async () => {
      await running();
      const { sweepReplicas } = await import("./connection.ts");
      await sweepReplicas(account.id);
    },
    flush: async (timeoutMs) => (await running()).flush(timeoutMs),
    close: async () => {
      const stopped = sync?.then((one) => one.stop());
      // At once: what still runs must not open a database anew that another tab is about to delete.
      replica.close();
      await stopped;
    },
  };
}
