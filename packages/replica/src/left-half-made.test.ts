import "fake-indexeddb/auto";
import { afterEach, expect, test, vi } from "vitest";
import { letsGoOfHalfMade } from "./left-half-made.ts";

afterEach(() => vi.unstubAllGlobals());

/** A page that can be left, and come back to. */
function page() {
  const events = new EventTarget();
  const reload = vi.fn();
  vi.stubGlobal("document", {});
  vi.stubGlobal("location", { reload });
  vi.stubGlobal("addEventListener", events.addEventListener.bind(events));
  vi.stubGlobal("removeEventListener", events.removeEventListener.bind(events));
  const tell = (name: string) => events.dispatchEvent(Object.assign(new Event(name), { persisted: true }));
  return { reload, leave: () => tell("pagehide"), comeBack: () => tell("pageshow") };
}

function opening(name: string, whileMade: () => void = () => undefined) {
  const request = letsGoOfHalfMade.open(name, 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore("rows");
    whileMade();
  };
  return new Promise<readonly string[]>((resolve, reject) => {
    request.onsuccess = () => resolve([...request.result.objectStoreNames]);
    request.onerror = () => reject(request.error);
  });
}

test("a page that is left while it makes its database lets go of it, and begins anew when it is come back to [DAT-1]", async () => {
  const { reload, leave, comeBack } = page();
  await expect(opening("half", leave)).rejects.toMatchObject({ name: "AbortError" });
  // Whoever comes next is not kept waiting, and makes it.
  expect(await opening("half")).toEqual(["rows"]);
  expect(reload).not.toHaveBeenCalled();
  comeBack();
  expect(reload).toHaveBeenCalledOnce();
});

test("a page that is left later keeps its database [DAT-1]", async () => {
  const { reload, leave, comeBack } = page();
  expect(await opening("whole")).toEqual(["rows"]);
  leave();
  comeBack();
  expect(reload).not.toHaveBeenCalled();
});
