import type { SyncState } from "@jotter/replica/sync-state";
import { describe, expect, test } from "vitest";
import { syncReport } from "./sync-report.ts";

const calm: SyncState = { phase: "idle", pending: 0, blocked: 0, firstSync: false };

describe("what the shell says about saving [NOT-4]", () => {
  test.each([
    ["everything has arrived", calm, true, { kind: "saved", count: 0 }],
    ["edits are on their way", { ...calm, phase: "syncing", pending: 2 }, true, { kind: "waiting", count: 2 }],
    ["the browser has no network", { ...calm, pending: 3 }, false, { kind: "offline", count: 3 }],
    ["the server cannot be reached", { ...calm, phase: "offline" }, true, { kind: "offline", count: 0 }],
    ["the server failed", { ...calm, phase: "failed", pending: 1 }, true, { kind: "failed", count: 1 }],
    ["the server refused a record", { ...calm, pending: 4, blocked: 1 }, true, { kind: "blocked", count: 1 }],
    ["the session is over", { ...calm, phase: "signed-out", pending: 1 }, true, { kind: "signed-out", count: 1 }],
    ["the app is too old", { ...calm, phase: "upgrade" }, false, { kind: "upgrade", count: 0 }],
    ["there is no account", { ...calm, phase: "alone", pending: 9 }, true, { kind: "alone", count: 0 }],
    ["there is neither account nor network", { ...calm, phase: "alone" }, false, { kind: "alone", count: 0 }],
    ["a new device is being filled", { ...calm, phase: "syncing", firstSync: true }, true, { kind: "first", count: 0 }],
  ] as const)("when %s", (_, state, online, report) => {
    expect(syncReport(state, online)).toMatchObject(report);
  });

  test("never says saved while something typed is in no record yet [NOT-8]", () => {
    expect(syncReport(calm, true, true)).toMatchObject({ kind: "saving", count: 0 });
    expect(syncReport({ ...calm, pending: 2 }, true, true)).toMatchObject({ kind: "saving", count: 2 });
    expect(syncReport(calm, false, true)).toMatchObject({ kind: "offline", count: 0 });
  });

  test("before the replica has answered", () => {
    expect(syncReport(undefined, true)).toEqual({ kind: "starting", count: 0, isWhole: false, isCaughtUp: false });
  });

  test("what other devices wrote is here after the first round of a start, and all is saved before it [NOT-4]", () => {
    expect(syncReport({ ...calm, phase: "starting" }, true)).toMatchObject({ kind: "saved", isCaughtUp: false });
    expect(syncReport(calm, true).isCaughtUp).toBe(true);
  });

  test("nobody knows that there is nothing until everything was here once, whatever else is the matter [DSH-1]", () => {
    const filling = { ...calm, firstSync: true };
    expect(syncReport({ ...filling, phase: "syncing" }, true).isWhole).toBe(false);
    expect(syncReport({ ...filling, phase: "failed" }, true).isWhole).toBe(false);
    expect(syncReport({ ...filling, phase: "starting", pending: 1 }, false).isWhole).toBe(false);
    expect(syncReport({ ...calm, phase: "offline" }, false).isWhole).toBe(true);
  });
});
