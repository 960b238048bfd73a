import { entities } from "@jotter/domain/entities";
import { newNote, note } from "@jotter/domain/note";
import { failed } from "@jotter/domain/result";
import type { Backend, SyncPort, SyncProblem } from "@jotter/ports/backend";
import { openReplica } from "@jotter/replica/open-replica";
import type { Replica } from "@jotter/replica/replica";
import { type RunningSync, startSync } from "@jotter/replica/sync";
import { wipeReplica } from "@jotter/replica/wipe";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createMemoryServer } from "./memory.ts";

describe("a running sync [NOT-4] [DAT-2]", () => {
  let replica: Replica;
  let backend: Backend;
  let server: ReturnType<typeof createMemoryServer>;
  let running: RunningSync[];
  /** What stands between the device and the server. */
  let trouble: SyncProblem | undefined;
  let asked: string[];

  beforeEach(async () => {
    server = createMemoryServer();
    backend = server.connect();
    await backend.auth.signUp({ name: "Ada", email: "ada@example.org", password: "secret1" });
    replica = openReplica({ userId: "ada", entities, now: () => Date.now() });
    running = [];
    trouble = undefined;
    asked = [];
  });

  afterEach(async () => {
    for (const sync of running) await sync.stop();
    replica.close();
    await wipeReplica("ada");
  });

  function start(port: Partial<SyncPort> = {}): RunningSync {
    const sync: SyncPort = {
      ...backend.sync,
      pull: async (request) => {
        asked.push("pull");
        return trouble ? failed(trouble) : backend.sync.pull(request);
      },
      push: async (request) => {
        asked.push("push");
        return trouble ? failed(trouble) : backend.sync.push(request);
      },
      ...port,
    };
    const started = startSync({ replica, sync });
    running.push(started);
    return started;
  }

  const phase = async () => (await replica.syncState()).phase;
  const eventually = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 10_000, interval: 10 });

  test("brings an edit to the server without being asked", async () => {
    start();
    await eventually(async () => expect(await phase()).toBe("idle"));
    await replica.create(note, newNote(1));
    await eventually(async () => expect(await replica.syncState()).toMatchObject({ phase: "idle", pending: 0 }));
    expect(asked.filter((each) => each === "push")).toHaveLength(1);
  });

  test("is starting until all that others wrote is here, also with an edit that waits, and after a failure", async () => {
    await replica.create(note, newNote(1));
    const seen: string[] = [];
    let pulls = 0;
    const sync = start({
      pull: async (request) => {
        seen.push(`pull ${await phase()}`);
        return ++pulls === 1 ? failed({ kind: "unavailable", detail: "DISK_FULL" }) : backend.sync.pull(request);
      },
      push: async (request) => {
        seen.push(`push ${await phase()}`);
        return backend.sync.push(request);
      },
    });
    expect(await sync.flush(10_000)).toBe(0);
    const pushed = seen.findIndex((each) => each.startsWith("push"));
    expect(pushed).toBeGreaterThan(1);
    expect(new Set(seen.slice(0, pushed))).toEqual(new Set(["pull starting"]));
    expect(seen[pushed]).toBe("push syncing");
  });

  test("says that it is offline, keeps the work, and goes on when the network is back", async () => {
    trouble = { kind: "offline" };
    const sync = start();
    await replica.create(note, newNote(1));
    await eventually(async () => expect(await replica.syncState()).toMatchObject({ phase: "offline", pending: 1 }));
    expect(await sync.flush(50)).toBe(1);
    trouble = undefined;
    expect(await sync.flush(5000)).toBe(0);
  });

  test.each([
    ["signed-out", { kind: "signed-out" }],
    ["upgrade", { kind: "upgrade" }],
    ["failed", { kind: "unavailable", detail: "DISK_FULL" }],
  ] as const)("says %s when that is what the server answers, and keeps the work", async (expected, problem) => {
    trouble = problem;
    start();
    await replica.create(note, newNote(1));
    await eventually(async () => expect(await replica.syncState()).toMatchObject({ phase: expected, pending: 1 }));
  });

  test("is not held up by a note that is too large for the server", async () => {
    const tooLarge = await replica.create(note, { ...newNote(1), title: "huge" });
    await replica.create(note, { ...newNote(1), title: "small" });
    start({
      push: async (request) => {
        const isHuge = request.ops.some((op) => op.data?.title === "huge");
        return isHuge ? failed({ kind: "too-large" }) : backend.sync.push(request);
      },
    });
    await eventually(async () =>
      expect(await replica.syncState()).toMatchObject({ phase: "idle", pending: 1, blocked: 1 }),
    );
    await replica.update(note, tooLarge, { title: "cut down" });
    await eventually(async () => expect(await replica.syncState()).toMatchObject({ pending: 0, blocked: 0 }));
  });

  test("runs in one tab at a time, and the next tab takes over", async () => {
    const first = start();
    await eventually(async () => expect(await phase()).toBe("idle"));
    let pulls = 0;
    start({
      pull: async (request) => {
        pulls++;
        return backend.sync.pull(request);
      },
    });
    await replica.create(note, newNote(1));
    await eventually(async () => expect((await replica.syncState()).pending).toBe(0));
    expect(pulls).toBe(0);
    await first.stop();
    await eventually(async () => expect(pulls).toBeGreaterThan(0));
  });

  test("gives a restored server back what the device still has", async () => {
    const restore = server.backup();
    const sync = start();
    const id = await replica.create(note, { ...newNote(1), body: "written after the backup" });
    await eventually(async () => expect((await replica.syncState()).pending).toBe(0));
    restore();
    sync.syncNow();
    await eventually(async () => {
      const page = await backend.sync.pull({ after: 0 });
      expect(page).toMatchObject({ ok: true, value: { rows: [{ id, data: { body: "written after the backup" } }] } });
    });
    await eventually(async () => expect(await replica.syncState()).toMatchObject({ phase: "idle", pending: 0 }));
  });
});
