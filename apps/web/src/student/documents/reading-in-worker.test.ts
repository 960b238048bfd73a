import { usualLimits } from "@jotter/document-text/limits";
import { ok } from "@jotter/domain/result";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readInWorker } from "./reading-in-worker.ts";
import type { FromReader } from "./reading-messages.ts";

/** A worker whose words the test says. */
class NearWorker extends EventTarget {
  static last: NearWorker | null = null;
  isEnded = false;
  constructor() {
    super();
    NearWorker.last = this;
  }
  postMessage() {}
  say(data: FromReader) {
    this.dispatchEvent(Object.assign(new Event("message"), { data }));
  }
  terminate() {
    this.isEnded = true;
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("Worker", NearWorker);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function begin() {
  const stop = new AbortController();
  const shares: number[] = [];
  const answer = readInWorker(
    { file: new Blob(["x"]), name: "a.pdf" },
    { signal: stop.signal, onProgress: (share) => shares.push(share) },
  );
  return { answer, shares, stop: () => stop.abort(), worker: NearWorker.last as NearWorker };
}

test("a file is read apart from the page, which hears how far it is [DOC-3]", async () => {
  const { answer, shares, worker } = begin();
  worker.say({ t: "begun" });
  worker.say({ t: "progress", done: 1, of: 4 });
  const text = { kind: "pdf", pages: [], outline: [], withoutText: [] } as const;
  worker.say({ t: "read", result: ok(text) });
  expect(await answer).toEqual(ok(text));
  expect([shares, worker.isEnded]).toEqual([[0.25], true]);
});

test("a reader that never comes back is ended when its time is over [DOC-4]", async () => {
  const { answer, worker } = begin();
  worker.say({ t: "begun" });
  await vi.advanceTimersByTimeAsync(usualLimits.milliseconds + 1000);
  expect(worker.isEnded).toBe(false);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await answer).toEqual({ ok: false, problem: { reason: "too-slow" } });
  expect(worker.isEnded).toBe(true);
});

test("whoever stops it does not wait for it [DOC-4]", async () => {
  const { answer, stop, worker } = begin();
  worker.say({ t: "begun" });
  stop();
  expect(await answer).toEqual({ ok: false, problem: { reason: "cancelled" } });
  expect(worker.isEnded).toBe(true);
});

test("a reader that could not be fetched says nothing of the file; one that dies does", async () => {
  const early = begin();
  early.worker.dispatchEvent(new Event("error"));
  expect(await early.answer).toEqual({ ok: false, problem: { reason: "not-loaded" } });
  const late = begin();
  late.worker.say({ t: "begun" });
  late.worker.dispatchEvent(new Event("error"));
  expect(await late.answer).toEqual({ ok: false, problem: { reason: "broken" } });
});
