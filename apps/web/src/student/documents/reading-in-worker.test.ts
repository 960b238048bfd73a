import { usualLimits } from "@jotter/document-text/limits";
import { ok } from "@jotter/domain/result";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readInWorker } from "./reading-in-worker.ts";
import type { FromReader, ToReader } from "./reading-messages.ts";

/** A worker whose words the test says. */
class NearWorker extends EventTarget {
  static last: NearWorker | null = null;
  isEnded = false;
  asked: ToReader | null = null;
  constructor() {
    super();
    NearWorker.last = this;
  }
  postMessage(asked: ToReader) {
    this.asked = asked;
  }
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

function begin(content = "x") {
  const stop = new AbortController();
  const shares: number[] = [];
  const answer = readInWorker(
    { file: new Blob([content]), name: "a.pdf" },
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

test.each([
  ["time", async () => void (await vi.advanceTimersByTimeAsync(usualLimits.milliseconds + 10_001))],
  ["broken", async (worker: NearWorker) => void worker.dispatchEvent(new Event("error"))],
] as const)(
  "of a PDF that ends its reader, what came before it is kept, and said so (%s) [DOC-4]",
  async (cut, endIt) => {
    const { answer, worker } = begin("%PDF-1.7");
    worker.say({ t: "begun" });
    worker.say({ t: "progress", done: 3, of: 9 });
    await endIt(worker);
    await vi.waitFor(() => expect(NearWorker.last).not.toBe(worker));
    const second = NearWorker.last as NearWorker;
    expect([worker.isEnded, second.asked?.pages]).toEqual([true, 3]);
    const text = { kind: "pdf", pages: [], outline: [], withoutText: [], cut: "pages" } as const;
    second.say({ t: "begun" });
    second.say({ t: "read", result: ok(text) });
    expect(await answer).toEqual(ok({ ...text, cut }));
  },
);

test("what a reader says itself of a file is the last word [DOC-4]", async () => {
  const { answer, worker } = begin("%PDF-1.7");
  worker.say({ t: "begun" });
  worker.say({ t: "progress", done: 3, of: 9 });
  worker.say({ t: "read", result: { ok: false, problem: { reason: "too-slow" } } });
  expect(await answer).toEqual({ ok: false, problem: { reason: "too-slow" } });
  expect(NearWorker.last).toBe(worker);
});
