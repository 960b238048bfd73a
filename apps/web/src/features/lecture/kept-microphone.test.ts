import { afterEach, expect, test, vi } from "vitest";
import { recordKeys, writeRecord } from "../../ui/local-records.ts";
import { keepMicrophone, keptAmong } from "./kept-microphone.ts";

const stored = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => stored.set(key, value),
  removeItem: (key: string) => stored.delete(key),
});
afterEach(() => stored.clear());

test("the microphone that was chosen is known again by its id, and by its name where its id is another [LEC-1]", () => {
  const [own, headset] = [
    { id: "a1", name: "Laptop" },
    { id: "b2", name: "USB headset (left)" },
  ] as const;
  expect(keptAmong([own, headset])).toBeUndefined();
  keepMicrophone(headset);
  expect(keptAmong([own, headset])).toEqual(headset);
  expect(keptAmong([own, { ...headset, id: "c3" }])).toEqual({ ...headset, id: "c3" });
  // It is not plugged in: the device chooses.
  expect(keptAmong([own])).toBeUndefined();
  keepMicrophone(null);
  expect(keptAmong([own, headset])).toBeUndefined();
  // As earlier versions kept it.
  writeRecord(recordKeys.microphone, "a1");
  expect(keptAmong([own, headset])).toEqual(own);
});
