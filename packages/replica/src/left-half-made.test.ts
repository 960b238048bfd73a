import "fake-indexeddb/auto";
import { afterEach, expect, test, vi } from "vitest";
import { letsGoOfHalfMade } from "./left-half-made.ts";

afterEach(() => vi.unstubAllGlobals());

test("whoever waits for a database knocks at pages that are gone and hold it, until it is open [DAT-1]", async () => {
  vi.stubGlobal("document", {});
  const left = new BroadcastChannel("slow:opening");
  let knocks = 0;
  let isHeld = true;
  // A page that is kept as it stood is given up by the browser with the first knock.
  left.onmessage = () => {
    knocks++;
    isHeld = false;
  };
  const request = letsGoOfHalfMade.open("slow", 1);
  request.onupgradeneeded = () => {
    const rows = request.result.createObjectStore("rows");
    const hold = () => {
      if (isHeld) rows.get("nothing").onsuccess = hold;
    };
    hold();
  };
  await new Promise((resolve) => request.addEventListener("success", resolve));
  expect(knocks).toBe(1);
  expect([...request.result.objectStoreNames]).toEqual(["rows"]);
  await new Promise((resolve) => setTimeout(resolve, 700));
  expect(knocks).toBe(1);
  left.close();
});
