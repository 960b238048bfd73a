import type { IcsFile, IcsProblem } from "@jotter/domain/ics-read";
import { failed, type Result } from "@jotter/domain/result";
import { createBeside, workerFile } from "../beside.ts";
import type { Log } from "../log.ts";

/** Reads calendars beside the server: 5,000 events take a quarter of a second, in which nobody would be answered. */
export type IcsReader = {
  readonly read: (job: IcsJob) => Promise<Result<IcsFile, IcsProblem>>;
  readonly close: () => Promise<void>;
};
export type IcsJob = { readonly bytes: Uint8Array; readonly zone: string; readonly now: number };

export function createIcsReader(log: Log): IcsReader {
  const thread = createBeside<IcsJob, Result<IcsFile, IcsProblem>>(workerFile(import.meta.url, "ics-worker"), log);
  return {
    read: async (job) => (await thread.ask(async () => job)) ?? failed({ line: 1, problem: "too-large" }),
    close: thread.close,
  };
}
