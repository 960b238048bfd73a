import { protocol } from "@jotter/ports/protocol";
import { protocol1 } from "@jotter/ports/testing/protocol-1";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createHttpBackend } from "./http.ts";

describe("the http backend's answers [DAT-2]", () => {
  const answering = (status: number, body: unknown = {}, headers: Record<string, string> = {}) =>
    createHttpBackend({ baseUrl: "http://jotter.test", fetch: async () => Response.json(body, { status, headers }) });

  test.each([
    [401, { code: "SIGNED_OUT" }, {}, { kind: "signed-out" }],
    [409, { code: "EPOCH", epoch: "5.x" }, {}, { kind: "epoch", epoch: "5.x" }],
    [413, { code: "TOO_LARGE" }, {}, { kind: "too-large" }],
    [426, { code: "UPGRADE" }, {}, { kind: "upgrade" }],
    [429, { code: "BUSY" }, { "retry-after": "7" }, { kind: "busy", retryAfterMs: 7000 }],
    [502, "bad gateway", {}, { kind: "offline" }],
    [507, { code: "DISK_FULL" }, {}, { kind: "unavailable", detail: "DISK_FULL" }],
    [500, "<html>", {}, { kind: "unavailable", detail: "status 500" }],
  ] as const)("%i is told as what it means", async (status, body, headers, problem) => {
    expect(await answering(status, body, headers).sync.pull({ after: 0 })).toEqual({ ok: false, problem });
  });

  test("a network that is not there means offline", async () => {
    const unreachable = createHttpBackend({
      baseUrl: "http://jotter.test",
      fetch: async () => Promise.reject(new TypeError("refused")),
    });
    expect(await unreachable.sync.pull({ after: 0 })).toEqual({ ok: false, problem: { kind: "offline" } });
    expect(await unreachable.auth.current()).toEqual({ ok: false, problem: { kind: "offline" } });
    expect(await unreachable.files.list()).toEqual({ ok: false, problem: { kind: "offline" } });
  });

  test("an answer cut off on its way does not mean that nobody is signed in [SES-1]", async () => {
    const cut = createHttpBackend({ baseUrl: "http://jotter.test", fetch: async () => new Response('{"user":{"id":') });
    expect(await cut.auth.current()).toEqual({ ok: false, problem: { kind: "offline" } });
  });

  test("something that is no answer of ours is not believed", async () => {
    const answer = await answering(200, { rows: "none" }).sync.pull({ after: 0 });
    expect(answer).toEqual({ ok: false, problem: { kind: "unavailable", detail: "unreadable answer" } });
  });
});

describe("listening for pokes", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  test("goes on after the server sent the event source away for good", async () => {
    const opened: { listeners: Map<string, () => void>; readyState: number; closed: boolean }[] = [];
    const backend = createHttpBackend({
      openEvents: () => {
        const source = { listeners: new Map<string, () => void>(), readyState: 1, closed: false };
        opened.push(source);
        return {
          get readyState() {
            return source.readyState;
          },
          addEventListener: (type: string, listener: unknown) =>
            void source.listeners.set(type, listener as () => void),
          close: () => {
            source.closed = true;
          },
        };
      },
    });
    let pokes = 0;
    const stop = backend.sync.subscribe(() => pokes++);
    opened[0]?.listeners.get("error")?.();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(opened).toHaveLength(1);
    Object.assign(opened[0] ?? {}, { readyState: 2 });
    opened[0]?.listeners.get("error")?.();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(opened).toHaveLength(2);
    opened[1]?.listeners.get("poke")?.();
    expect(pokes).toBe(1);
    stop();
    expect(opened[1]?.closed).toBe(true);
  });
});

describe("a page of today, on a server from before this release [OPS-2]", () => {
  const answeredBy = (body: unknown, status = 200) => {
    const asked: Headers[] = [];
    const backend = createHttpBackend({
      baseUrl: "http://jotter.test",
      fetch: async (_, init) => {
        asked.push(new Headers(init?.headers));
        return Response.json(body, { status });
      },
    });
    return { backend, asked };
  };

  test("says what it speaks, and reads every answer", async () => {
    for (const { sent, answered } of protocol1.pushes) {
      const { backend, asked } = answeredBy(answered);
      expect(await backend.sync.push(JSON.parse(sent))).toEqual({ ok: true, value: answered });
      expect(asked[0]?.get(protocol.header)).toBe(String(protocol.version));
      expect(asked[0]?.get("content-type")).toBe("application/json");
    }
    for (const { answered } of protocol1.pulls) {
      expect(await answeredBy(answered).backend.sync.pull({ after: 0 })).toEqual({ ok: true, value: answered });
    }
    const { status, answered } = protocol1.otherEpoch;
    const stale = await answeredBy(answered, status).backend.sync.pull({ after: 0 });
    expect(stale).toEqual({ ok: false, problem: { kind: "epoch", epoch: "EPOCH" } });
  });
});
