import { onlyOne } from "@jotter/domain/id";
import { settings } from "@jotter/domain/settings";
import type { AiPort } from "@jotter/ports/backend";
import { follow } from "@jotter/replica/follow";
import type { Replica } from "@jotter/replica/replica";
import type { SyncState } from "@jotter/replica/sync-state";

/** Whether something may leave this device for a model; "offline" where that is not known and cannot be asked now. */
type Leave = "given" | "device-only" | "offline";

/**
 * The way to a model for somebody who may want that nothing leaves the device. It is asked here, at the one door there
 * is, whoever asks and whatever: what is sent cannot be called back. [AIX-7] [AIX-8]
 */
export function askedByLeave(ai: AiPort, leave: (signal?: AbortSignal) => Promise<Leave>): AiPort {
  const refused = (why: "device-only" | "offline") => ({ ok: false, problem: { kind: why } }) as const;
  return {
    status: async (signal) => {
      const given = await leave(signal);
      return given === "given" ? ai.status(signal) : refused(given);
    },
    text: async function* (question, signal) {
      const given = await leave(signal);
      if (given === "given") yield* ai.text(question, signal);
      else yield { t: "error", problem: { kind: given } };
    },
    object: async (question, signal) => {
      const given = await leave(signal);
      return given === "given" ? ai.object(question, signal) : refused(given);
    },
    speech: async (sound, signal) => {
      const given = await leave(signal);
      return given === "given" ? ai.speech(sound, signal) : refused(given);
    },
    test: async (signal) => {
      const given = await leave(signal);
      return given === "given" ? ai.test(signal) : refused(given);
    },
  };
}

/** On a new device what the student chose elsewhere may still be on its way: until it is here, nothing is sent. */
export async function leaveOf(replica: Pick<Replica, "get" | "syncState">, signal?: AbortSignal): Promise<Leave> {
  if (!(await isFirstSyncOver(replica, signal))) return "offline";
  return (await replica.get(settings, onlyOne))?.jotsonOnlyHere === "on" ? "device-only" : "given";
}

const underWay: readonly SyncState["phase"][] = ["starting", "syncing", "idle"];

/** Resolves once it is, or cannot be for now, or the signal ends the waiting. */
export function isFirstSyncOver(replica: Pick<Replica, "syncState">, signal?: AbortSignal): Promise<boolean> {
  // An ended signal tells nobody again that it has ended.
  if (signal?.aborted) return Promise.resolve(false);
  return new Promise((resolve) => {
    const end = (isOver: boolean) => {
      stop();
      resolve(isOver);
    };
    const stop = follow(
      () => replica.syncState(),
      ({ firstSync, phase }) => {
        if (!firstSync || !underWay.includes(phase)) end(!firstSync);
      },
      () => end(false),
    );
    signal?.addEventListener("abort", () => end(false));
  });
}
