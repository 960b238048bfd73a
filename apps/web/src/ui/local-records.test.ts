import { beforeEach, expect, test, vi } from "vitest";
import { recordKeys, removeStudentsRecords, writeRecord } from "./local-records.ts";

const storage: Record<string, string> = {};

beforeEach(() => {
  for (const key of Object.keys(storage)) delete storage[key];
  const access = {
    getItem: (key: string) => storage[key] ?? null,
    setItem: (key: string, value: string) => {
      storage[key] = value;
    },
    removeItem: (key: string) => delete storage[key],
  };
  vi.stubGlobal(
    "localStorage",
    new Proxy(access, {
      ownKeys: () => Object.keys(storage),
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    }),
  );
});

test("nothing that is kept under a student's name stays when they leave, whatever is kept one day; other students' does [SES-1] [DAT-5]", () => {
  for (const [name, key] of Object.entries(recordKeys)) {
    if (typeof key !== "function" || name === "signUp") continue;
    writeRecord(key("ada", "x"), "there");
    writeRecord(key("ben", "x"), "there");
  }
  writeRecord(recordKeys.theme, "dark");
  removeStudentsRecords("ada");
  const left = Object.keys(storage);
  expect(left.filter((key) => key.includes("ada"))).toEqual([]);
  expect(left.filter((key) => key.includes("ben")).length).toBeGreaterThan(15);
  expect(storage["jotter:theme"]).toBe("dark");
});
