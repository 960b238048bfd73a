import { beginFocus, usualLengths, withAct } from "@jotter/domain/focus-timer";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { recordKeys, writeRecord } from "../../ui/local-records.ts";
import { focusHref, focusOn } from "./focus-href.ts";
import { onFocusNews } from "./is-running.ts";
import { changeFocus, focusWishes, keepFocusWishes, runningFocus } from "./running.ts";

const task = { title: "Sheet 4", classId: null, topic: null, source: "event:sheet@2026-11-20", estimateMinutes: 30 };
const run = beginFocus("run", task, usualLengths, 1000);

const records = new Map<string, string>();

beforeEach(() => {
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => records.get(key) ?? null,
    setItem: (key: string, value: string) => records.set(key, value),
    removeItem: (key: string) => records.delete(key),
  });
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("removeEventListener", () => undefined);
});

afterEach(() => {
  records.clear();
  vi.unstubAllGlobals();
});

describe("the session that runs [FOC-1]", () => {
  test("is one for all tabs: what another one wrote is what this one goes on with", () => {
    changeFocus("ada", () => run);
    const paused = withAct(run, "pause", 2000);
    writeRecord(recordKeys.focus("ada"), JSON.stringify(paused));
    changeFocus("ada", (latest) => latest && withAct(latest, "go", 3000));
    expect(runningFocus("ada")?.events.map(({ kind }) => kind)).toEqual(["pause", "go"]);
  });

  test("is the student's own, and ends for every tab", () => {
    let told = 0;
    const stop = onFocusNews(() => told++);
    changeFocus("ada", () => run);
    expect(runningFocus("bob")).toBeNull();
    expect(runningFocus("ada")).toEqual(run);
    changeFocus("ada", (same) => same);
    changeFocus("ada", () => null);
    stop();
    expect(runningFocus("ada")).toBeNull();
    expect(told).toBe(2);
  });

  test.each(["{", "null", "7", '{"id":"run"}', '{"id":1,"beganAt":2,"task":{},"lengths":{},"events":[]}'])(
    "is none where %s was stored",
    (text) => {
      writeRecord(recordKeys.focus("ada"), text);
      expect(runningFocus("ada")).toBeNull();
    },
  );
});

describe("how somebody likes to work [FOC-1]", () => {
  test("is 25 minutes with a sound and no notification until they say otherwise", () => {
    expect(focusWishes()).toEqual({ lengths: usualLengths, sound: true, notify: false });
    keepFocusWishes({ sound: false });
    keepFocusWishes({ lengths: { workMinutes: 45, breakMinutes: 10, rounds: 2 } });
    expect(focusWishes()).toEqual({
      lengths: { workMinutes: 45, breakMinutes: 10, rounds: 2 },
      sound: false,
      notify: false,
    });
  });

  test("stays within what can be chosen, whatever was stored", () => {
    writeRecord(recordKeys.focusWishes, '{"lengths":{"workMinutes":9000,"breakMinutes":"x","rounds":-1},"notify":1}');
    expect(focusWishes()).toEqual({
      lengths: { workMinutes: 120, breakMinutes: 5, rounds: 1 },
      sound: true,
      notify: false,
    });
  });
});

test("an address names what a session is for [FOC-1]", () => {
  expect(focusHref()).toBe("/ai-tools/focus-mode");
  expect(focusHref("event:a@2026-11-20T18:00")).toBe("/ai-tools/focus-mode?on=event%3Aa%402026-11-20T18%3A00");
  const entry = { kind: "note", note: { noteId: "n" } } as unknown as Parameters<typeof focusOn>[0];
  expect(focusOn(entry)).toBe("note:n");
});
