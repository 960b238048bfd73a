import { entities } from "@jotter/domain/entities";
import { onlyOne } from "@jotter/domain/id";
import { newProfile, profile } from "@jotter/domain/profile";
import { settings } from "@jotter/domain/settings";
import type { Account } from "@jotter/ports/backend";
import { localKindOf } from "@jotter/ports/local-account";
import type { DeviceFiles } from "@jotter/replica/device-files";
import { openReplica } from "@jotter/replica/open-replica";
import type { RunningSync } from "@jotter/replica/sync";
import { wipeReplica } from "@jotter/replica/wipe";
import { endEveryDraft } from "../student/session/sign-up-draft.ts";
import type { Student } from "../student/session/student-context.ts";
import { askedByLeave, leaveOf } from "../student/settings/device-only.ts";
import { noted } from "../student/settings/sent-log.ts";
import {
  readRecord,
  recordKeys,
  removeRecord,
  removeStudentsRecords,
  removeStudentsTabRecords,
  writeRecord,
} from "../ui/local-records.ts";
import { connectionOf } from "./connection-door.ts";
import { auth, updateAccount } from "./session.ts";

/** A student with the doors only the app uses. */
export type OpenStudent = Student & {
  readonly startSync: () => Promise<void>;
  /** Tries to get everything to the server; resolves with the number of records and pictures that did not make it. */
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
  try {
    await closeStudent();
    await payOwedWipe();
  } finally {
    endEveryDraft();
    removeStudentsTabRecords();
  }
}

/** Takes off this device what is to be gone from it, by the word of whoever left. */
export async function payOwedWipe(): Promise<void> {
  const id = readRecord(recordKeys.owedWipe);
  if (!id) return;
  await wipeReplica(id);
  removeStudentsRecords(id);
  removeRecord(recordKeys.owedWipe);
}

/** What a newcomer's account starts with. */
export async function welcomeNewcomer(
  account: Account,
  appearance: { readonly theme: string; readonly language: string },
) {
  const { replica } = await openStudent(account);
  const at = now();
  if (!(await replica.get(profile, onlyOne))) {
    await replica.create(profile, newProfile(account.name, account.email, at), onlyOne);
  }
  const chosen = settings.schema.safeParse({ ...appearance, updatedAt: at });
  if (chosen.success && !(await replica.get(settings, onlyOne))) await replica.create(settings, chosen.data, onlyOne);
}

/** The record of a document says where its bytes are. What is missed here is found when the library is opened. [DOC-1] */
async function tellDocument(deps: Pick<Student, "replica" | "files">, fileId: string): Promise<void> {
  const { noteArrival } = await import("../student/documents/note-arrival.ts");
  await noteArrival(deps, fileId);
}

async function open(account: Account, before: Promise<OpenStudent> | undefined): Promise<OpenStudent> {
  await before?.then(
    (other) => other.close(),
    () => undefined, // It never opened: nothing to close.
  );
  await payOwedWipe();
  const connection = connectionOf(account);
  const replica = openReplica({ userId: account.id, entities, now, isAlone: localKindOf(account) !== null });
  let sync: Promise<RunningSync> | null = null;
  const running = () => {
    sync ??= connection()
      .then(({ backend, startSync }) => startSync({ replica, sync: backend.sync }))
      .catch((error: unknown) => {
        sync = null; // The network went before it was fetched: the next who asks tries again.
        throw error;
      });
    return sync;
  };
  const files: Student["files"] = async (tried) => {
    const { backend, filesTriedOnce } = await connection();
    return tried === "once" ? filesTriedOnce : backend.files;
  };
  let stopFollowing: (() => void) | null = null;
  let device: Promise<DeviceFiles> | null = null;
  const deviceFiles = () => {
    device ??= connection()
      .then(({ openDeviceFiles }) => openDeviceFiles({ userId: account.id, files, now }))
      .then((opened) => {
        opened.subscribe((id) => {
          if (id && opened.sending(id) === null) void tellDocument({ replica, files }, id).catch(() => undefined); // Signed out.
        });
        return opened;
      })
      .catch((error: unknown) => {
        device = null;
        throw error;
      });
    return device;
  };
  return {
    account,
    replica,
    files,
    deviceFiles,
    openPdf: async (file) => (await import("../features/reader/pdf/pdf-file.ts")).openPdfFile(file),
    ai: async (purpose) => {
      const { ai } = (await connection()).backend;
      const asked = askedByLeave(ai, (signal) => leaveOf(replica, signal));
      return purpose ? noted(asked, purpose, { replica, now }) : asked;
    },
    feeds: async () => (await connection()).backend.feeds,
    reminders: async () => (await connection()).backend.reminders,
    history: async (kind, id, signal) => (await connection()).backend.sync.history(kind, id, signal),
    credentials: auth,
    rename: updateAccount,
    now,
    syncNow: () => void running().then((one) => one.syncNow()),
    startSync: async () => {
      void replica.journal.recovered();
      await running();
      const device = await deviceFiles();
      device.start();
      const { followEpochs, sweepReplicas } = await connection();
      stopFollowing ??= followEpochs(replica, device, files);
      await sweepReplicas(account.id);
    },
    flush: async (timeoutMs) => {
      const [records, pictures] = await Promise.all([running(), deviceFiles()]);
      const left = await Promise.all([records.flush(timeoutMs), pictures.flush(timeoutMs)]);
      return left[0] + left[1];
    },
    close: async () => {
      stopFollowing?.();
      const stopped = sync?.then((one) => one.stop());
      // At once: what still runs must not open a database anew that another tab is about to delete.
      replica.close();
      const closed = device?.then((one) => one.close());
      await stopped;
      await closed;
    },
  };
}
