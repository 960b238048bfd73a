import type { Result } from "@jotter/domain/result";
import type { Account, AiPort, AuthPort, FeedsPort, FilesPort, RemindersPort, SyncPort } from "@jotter/ports/backend";
import type { DeviceFiles } from "@jotter/replica/device-files";
import type { Replica } from "@jotter/replica/replica";
import { createContext, useContext } from "react";
import type { DrawnPdf } from "../documents/drawn-pdf.ts";
import type { AskPurpose } from "../settings/sent-log.ts";

/** The signed-in student and everything that is theirs: what every feature behind the entrance works with. */
export type Student = {
  readonly account: Account;
  readonly replica: Replica;
  /**
   * Documents live on the server; the way there is fetched when it is needed. What fails by the line is tried again for
   * minutes; "once" is for a form that somebody waits at.
   */
  readonly files: (tried?: "once") => Promise<FilesPort>;
  /** Pictures in notes: kept on this device until the server has them, and for a while after they were seen. */
  readonly deviceFiles: () => Promise<DeviceFiles>;
  /** A PDF to be drawn; the code that can is fetched when it is needed. */
  readonly openPdf: (file: Blob) => Promise<Result<DrawnPdf, unknown>>;
  /** The way to a language model, fetched when it is needed. What is asked on it is noted down for the student. [AIX-8] */
  readonly ai: (purpose?: AskPurpose) => Promise<AiPort>;
  /** Calendars in and out. [CAL-5] */
  readonly feeds: () => Promise<FeedsPort>;
  /** One voice for all open devices, and those that are closed. [CAL-6] */
  readonly reminders: () => Promise<RemindersPort>;
  /** What was replaced of a record in the last 30 days, as the server has it. */
  readonly history: SyncPort["history"];
  readonly credentials: Pick<
    AuthPort,
    "changeEmail" | "changePassword" | "devices" | "endDevice" | "endOtherDevices" | "waysIn"
  >;
  /** The account as the server now has it, e.g. after a change of email. */
  readonly rename: (change: Partial<Pick<Account, "email" | "name">>) => void;
  readonly now: () => number;
  readonly syncNow: () => void;
};

export const StudentContext = createContext<Student | null>(null);

export function useStudent(): Student {
  const student = useContext(StudentContext);
  if (!student) throw new Error("useStudent is used outside the signed-in rooms.");
  return student;
}
