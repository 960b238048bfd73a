import type { SyncPort, SyncProblem } from "@jotter/ports/backend";
import { limits } from "@jotter/ports/protocol";
import { liveQuery } from "dexie";
import { changeEpoch, nextPull, preparePush, refuse, takeAnswer, takePage, unblock } from "./exchange.ts";
import type { Replica } from "./replica.ts";
import { getMeta, type Store, setMeta } from "./store.ts";
import type { SyncState } from "./sync-state.ts";
import { byWebLock, isGone, listenToBrowser, pause } from "./waiting.ts";

export type SyncDeps = {
  readonly replica: Replica;
  readonly sync: SyncPort;
  /** Runs `work` while no other tab of this student does; resolves when `work` does. */
  readonly exclusively?: (name: string, signal: AbortSignal, work: () => Promise<void>) => Promise<void>;
};

export type RunningSync = {
  readonly syncNow: () => void;
  /** Tries to get everything out; resolves with the number of records still waiting. */
  readonly flush: (timeoutMs: number) => Promise<number>;
  readonly stop: () => Promise<void>;
};

const editPauseMs = 150;
const pollMs = 60_000;
const retry = { firstMs: 1000, factor: 1.3, maxMs: 300_000 };

/** Keeps a replica and the student's account the same, in one tab at a time. */
export function startSync({ replica, sync, exclusively = byWebLock }: SyncDeps): RunningSync {
  const { store } = replica;
  const ending = new AbortController();
  const bell = createBell();
  const ended = exclusively(`jotter:sync:${replica.userId}`, ending.signal, () =>
    syncUntil(ending.signal, store, sync, bell),
  );

  return {
    syncNow: () => bell.ring("now"),
    flush: async (timeoutMs) => {
      bell.ring("now");
      const until = Date.now() + timeoutMs;
      // Perhaps another tab does the work: what counts is what is left.
      for (;;) {
        const left = await store.pending.count();
        if (left === 0 || Date.now() >= until) return left;
        await pause(100, ending.signal);
      }
    },
    stop: async () => {
      ending.abort();
      await ended;
    },
  };
}

async function syncUntil(signal: AbortSignal, store: Store, sync: SyncPort, bell: Bell): Promise<void> {
  const edits = liveQuery(() => getMeta(store, "edits")).subscribe({
    next: () => bell.ring("edit"),
    error: () => undefined,
  });
  const unsubscribe = sync.subscribe(() => bell.ring("now"));
  const stopListening = listenToBrowser(() => bell.ring("now"));
  try {
    await unblock(store);
    // What another device wrote is not here before the first round is over.
    await setPhase(store, "starting");
    const start: Start = { isOver: false };
    let failures = 0;
    while (!signal.aborted) {
      const problem = await syncOnce(store, sync, signal, start);
      if (signal.aborted) break;
      await setPhase(store, problem ? phaseOf(problem) : "idle");
      failures = problem ? failures + 1 : 0;
      if (problem) await bell.wait(waitAfter(problem, failures), signal, "now");
      // After an outage all devices come back together; they need not come together every minute ever after.
      else await bell.wait(pollMs * (0.8 + 0.4 * Math.random()), signal, "edit");
    }
  } catch (error) {
    // The database was taken away (signed out in another tab, or cleared by the browser): there is nothing left to sync.
    if (!isGone(error)) throw error;
  } finally {
    edits.unsubscribe();
    unsubscribe();
    stopListening();
  }
}

/** Over once all that other devices wrote before it has arrived. */
type Start = { isOver: boolean };

/** Pulls what is new, pushes what is waiting, until both are done or something stands in the way. */
async function syncOnce(
  store: Store,
  sync: SyncPort,
  signal: AbortSignal,
  start: Start,
): Promise<SyncProblem | undefined> {
  const isWork = async () => (await store.pending.count()) > 0 || (await getMeta(store, "first")) !== null;
  if (await isWork()) await setPhase(store, start.isOver ? "syncing" : "starting");
  const pullProblem = await pullAll(store, sync, signal);
  if (pullProblem) return pullProblem;
  if (!start.isOver && (await isWork())) await setPhase(store, "syncing");
  start.isOver = true;
  let opsPerPush: number = limits.opsPerPush;
  while (!signal.aborted) {
    const request = await preparePush(store, opsPerPush);
    if (!request) return undefined;
    const answer = await sync.push(request, signal);
    const [only] = request.ops;
    if (!answer.ok && answer.problem.kind === "too-large" && only) {
      if (request.ops.length === 1) await refuse(store, only, "TOO_LARGE");
      opsPerPush = 1;
      continue;
    }
    if (!answer.ok && answer.problem.kind !== "epoch") return answer.problem;
    const taken = answer.ok ? await takeAnswer(store, request, answer.value) : "epoch";
    if (taken === "upgrade") return { kind: "upgrade" };
    if (taken === "epoch") {
      const problem = await pullAll(store, sync, signal);
      if (problem) return problem;
    }
  }
  return undefined;
}

async function pullAll(store: Store, sync: SyncPort, signal: AbortSignal): Promise<SyncProblem | undefined> {
  while (!signal.aborted) {
    const request = await nextPull(store);
    const page = await sync.pull(request, signal);
    if (!page.ok) return page.problem;
    const taken = await takePage(store, request, page.value);
    if (taken === "upgrade") return { kind: "upgrade" };
    if (taken === "epoch") await changeEpoch(store, page.value.epoch);
    if (taken === "done") return undefined;
  }
  return undefined;
}

function phaseOf(problem: SyncProblem): SyncState["phase"] {
  if (problem.kind === "offline" || problem.kind === "signed-out" || problem.kind === "upgrade") return problem.kind;
  return "failed";
}

function waitAfter(problem: SyncProblem, failures: number): number {
  if (problem.kind === "busy") return problem.retryAfterMs;
  // Nothing changes by asking again soon: a new sign-in or a new version starts over.
  if (problem.kind === "signed-out" || problem.kind === "upgrade") return retry.maxMs;
  const delay = Math.min(retry.firstMs * retry.factor ** (failures - 1), retry.maxMs);
  return delay * (0.8 + 0.4 * Math.random());
}

async function setPhase(store: Store, phase: SyncState["phase"]): Promise<void> {
  if ((await getMeta(store, "phase")) !== phase) await setMeta(store, "phase", phase);
}

/** What wakes a waiting sync: an edit is given a moment to be followed by others, the rest is answered at once. */
type Bell = {
  readonly ring: (why: "now" | "edit") => void;
  /** Waits for a ring that is loud enough: after a failure an edit alone does not hurry the next try. */
  readonly wait: (ms: number, signal: AbortSignal, quietest: "now" | "edit") => Promise<void>;
};

function createBell(): Bell {
  let rung: "now" | "edit" | undefined;
  let wake: () => void = () => undefined;
  return {
    ring: (why) => {
      if (rung !== "now") rung = why;
      wake();
    },
    wait: async (ms, signal, quietest) => {
      const isRung = () => rung === "now" || (rung === "edit" && quietest === "edit");
      if (!isRung()) {
        await pause(ms, signal, (end) => {
          wake = () => {
            if (isRung()) end();
          };
        });
      }
      wake = () => undefined;
      if (rung === "edit") await pause(editPauseMs, signal);
      rung = undefined;
    },
  };
}
