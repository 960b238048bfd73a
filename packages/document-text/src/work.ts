import { type Pace, type Pacing, paceOf, refuse as refuseAny } from "@jotter/file-bytes/pace";
import type { DocumentFailure } from "./document.ts";
import type { Limits } from "./limits.ts";

/** One file being read: how far it may go and how it gives way. */
export type Work = {
  readonly limits: Limits;
  readonly pace: Pace;
  /** Whether the time for this file is over: what was read so far is what there is. */
  readonly isLate: () => boolean;
  readonly hasBeenCalledOff: () => boolean;
  /** Between two pages, or in a long loop: others have their turn, and the signal is heard. */
  readonly giveWay: () => Promise<void>;
  /** What somebody else works on, for as long as there is time. */
  readonly inTime: <Value>(promise: Promise<Value>) => Promise<Value>;
};

export function workOf(limits: Limits, pacing: Pacing): Work {
  const pace = paceOf({ pause: nextTurn, ...pacing });
  const end = performance.now() + limits.milliseconds;
  const isLate = () => performance.now() >= end;
  const hasBeenCalledOff = () => pacing.signal?.aborted ?? false;
  return {
    limits,
    pace,
    isLate,
    hasBeenCalledOff,
    giveWay: async () => {
      if (hasBeenCalledOff()) refuse("cancelled");
      if (pace.isTime()) await pace.rest();
    },
    inTime: (promise) => settledInTime(promise, end, pacing.signal),
  };
}

/** After what waits already. A timer would wait four milliseconds more each time. */
function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

function settledInTime<Value>(promise: Promise<Value>, end: number, signal?: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(refusal("too-slow")), Math.max(0, end - performance.now()));
    const off = () => reject(refusal("cancelled"));
    signal?.addEventListener("abort", off, { once: true });
    const done = () => {
      clearTimeout(late);
      signal?.removeEventListener("abort", off);
    };
    promise.then(resolve, reject).finally(done);
  });
}

type Reason = DocumentFailure["reason"];

/** Ends the work from wherever it is; the door makes a value of it. */
export function refuse(reason: Reason): never {
  return refuseAny<Reason>(reason);
}

function refusal(reason: Reason): Error {
  return Object.assign(new Error(reason), { problem: reason });
}

/** Code that is fetched when it is needed: without a connection it may not come, which says nothing of the file. */
export async function fetched<Code>(code: Promise<Code>): Promise<Code> {
  return code.catch(() => refuse("not-loaded"));
}
