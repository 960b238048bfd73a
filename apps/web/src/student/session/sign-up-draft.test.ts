import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  continueDraft,
  emptyDraft,
  endEveryDraft,
  isUnfinished,
  reachableStep,
  readDraft,
  stepOf,
  writeDraft,
} from "./sign-up-draft.ts";

function storage(): Storage {
  const kept: Record<string, string> = {};
  const methods = {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => {
      kept[key] = value;
    },
    removeItem: (key: string) => {
      delete kept[key];
    },
  };
  // As in a browser: what is stored are its own keys, the methods are not.
  return Object.setPrototypeOf(kept, methods);
}

beforeEach(() => {
  vi.stubGlobal("localStorage", storage());
  vi.stubGlobal("sessionStorage", storage());
});
afterEach(() => vi.unstubAllGlobals());

describe("a sign-up that is not finished [SUP-10]", () => {
  const typed = { ...emptyDraft, step: 1, name: "Ada", email: "Ada@Example.org" };

  test("is kept for the tab before there is an account, and with the account from then on", () => {
    writeDraft(null, typed);
    expect(Object.keys(localStorage)).toEqual([]);
    continueDraft({ email: "ada@example.org", name: "Ada" });
    expect(readDraft("ada@example.org")).toEqual({ ...typed, step: 2, email: "ada@example.org" });
    expect(readDraft(null)).toBeNull();
  });

  test("is gone when a student leaves, whatever its address was", () => {
    localStorage.setItem("jotter:theme", "light");
    writeDraft("old@example.org", typed);
    writeDraft("new@example.org", typed);
    writeDraft(null, typed);
    endEveryDraft();
    expect([Object.keys(localStorage), Object.keys(sessionStorage)]).toEqual([["jotter:theme"], []]);
  });

  test("that is damaged is none", () => {
    localStorage.setItem("jotter:sign-up:ada@example.org", '{"step":"two"}');
    expect(readDraft("ada@example.org")).toBeNull();
  });

  test("keeps its student in the form from the second step on [ROU-3]", () => {
    expect([null, { ...typed, step: 1 }, { ...typed, step: 2 }].map(isUnfinished)).toEqual([false, false, true]);
  });
});

describe("a step of the sign-up by its address [SUP-2]", () => {
  const ofAccount = { ...emptyDraft, step: 4, name: "Ada", email: "ada@example.org" };

  test("is out of reach before there is an account", () => {
    expect(reachableStep(undefined, null)).toBe(0);
    expect([0, 1, 2, 6].map((asked) => reachableStep(asked, null))).toEqual([0, 1, 1, 1]);
  });

  test("is free to choose once there is one; without a choice the form goes on where it stopped", () => {
    expect([0, 1, 2, 6].map((asked) => reachableStep(asked, ofAccount))).toEqual([0, 1, 2, 6]);
    expect(reachableStep(undefined, ofAccount)).toBe(4);
  });

  test("is not the first one for those who came by Google [SUP-10]", () => {
    const google = { ...ofAccount, step: 2, isGoogle: true };
    expect([undefined, 0, 1, 2].map((asked) => reachableStep(asked, google))).toEqual([2, 0, 2, 2]);
  });

  test("is one of six, or the intro", () => {
    const asked = [0, "3", 6, 7, -1, 2.5, "x", "", null, undefined];
    expect(asked.map(stepOf)).toEqual([0, 3, 6, undefined, undefined, undefined, undefined, 0, undefined, undefined]);
  });
});
