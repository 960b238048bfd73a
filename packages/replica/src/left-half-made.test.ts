import "fake-indexeddb/auto";
import { afterEach, expect, test, vi } from "vitest";
import { letsGoOfHalfMade } from "./left-half-made.ts";

afterEach(() => vi.unstubAllGlobals());

test("whoever waits for a database knocks at pages that are gone and hold it, until it is open [DAT-1]", async () => {
  vi.stubGlobal("document", {});
  const name = `slow-${Math.random()}`;
  const left = new BroadcastChannel(`${name}:opening`);
  let knocks = 0;
  let isHeld = true;
  // A page that is kept as it stood is given up by the browser with the first knock.
  left.onmessage = () => {
    knocks++;
    isHeld = false;
  };
  const request = letsGoOfHalfMade.open(name, 1);
  request.onupgradeneeded = () => {
    const rows = request.result.createObjectStore("rows");
    const hold = () => {
      if (isHeld) rows.get("nothing").onsuccess = hold;
    };
    hold();
  };
  await new Promise((resolve) => request.addEventListener("success", resolve));
  // A slow machine may hear the next one before it is open.
  expect(knocks).toBeGreaterThan(0);
  expect([...request.result.objectStoreNames]).toEqual(["rows"]);
  await new Promise((resolve) => setTimeout(resolve, 50));
  const heard = knocks;
  await new Promise((resolve) => setTimeout(resolve, 700));
  expect(knocks).toBe(heard);
  left.close();
});
