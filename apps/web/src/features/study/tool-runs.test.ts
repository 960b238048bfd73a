import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startRun } from "./tool-runs.ts";
import type { FromWorker, RunRequest, ToWorker } from "./tool-worker.ts";

const workers: FakeWorker[] = [];

class FakeWorker {
  onmessage: ((event: { readonly data: FromWorker }) => void) | null = null;
  onerror: (() => void) | null = null;
  readonly heard: ToWorker[] = [];
  isEnded = false;
  constructor() {
    workers.push(this);
  }
  postMessage(message: ToWorker): void {
    this.heard.push(message);
  }
  terminate(): void {
    this.isEnded = true;
  }
}

beforeEach(() => {
  workers.length = 0;
  vi.stubGlobal("Worker", FakeWorker);
});
afterEach(() => vi.unstubAllGlobals());

const request: RunRequest = {
  tool: "concepts",
  texts: [],
  options: {},
  reader: { language: "en" } as RunRequest["reader"],
  now: 1,
  contextTokens: null,
};

test("whoever waits hears how far the device is; whoever cancels ends the work itself, and hears no more [AIX-5]", () => {
  const shares: number[] = [];
  const onEvent = vi.fn();
  const stop = startRun(request, { ask: null, onEvent, onShare: (share) => shares.push(share) });
  const [worker] = workers;
  const n = worker?.heard.flatMap((one) => (one.t === "run" ? [one.n] : []))[0] ?? -1;
  worker?.onmessage?.({ data: { t: "share", n, share: 0.25 } });
  expect(shares).toEqual([0.25]);
  stop();
  expect(worker?.isEnded).toBe(true);
  worker?.onmessage?.({ data: { t: "share", n, share: 0.5 } });
  worker?.onmessage?.({ data: { t: "event", n, event: { kind: "progress", done: 1, of: 1 } } });
  expect(shares).toEqual([0.25]);
  expect(onEvent).not.toHaveBeenCalled();
  // It is wanted after all: a new one does it from its begin.
  const again = startRun(request, { ask: null, onEvent });
  expect(workers.length).toBe(2);
  expect(workers[1]?.heard.length).toBe(1);
  again();
});
