import { expect, test } from "vitest";
import { type Permission, permissionFields, permissionsIn, readability, Settings } from "./settings.ts";

test("settings from before there was a choice of readability stay valid [SET-3]", () => {
  const old = { theme: "dark", language: "de", updatedAt: 1 };
  expect(Settings.parse(old)).toEqual(old);
});

test("every choice of readability can be stored, and nothing else [SET-3]", () => {
  for (const [field, choices] of Object.entries(readability)) {
    for (const choice of [...choices, undefined]) {
      expect(Settings.safeParse({ theme: "dark", language: "en", updatedAt: 1, [field]: choice }).success).toBe(true);
    }
    expect(Settings.safeParse({ theme: "dark", language: "en", updatedAt: 1, [field]: "gigantic" }).success).toBe(
      false,
    );
  }
});

test("each permission has a switch of its own: off takes away that one alone, and what was never chosen is allowed [AIX-8]", () => {
  const all = { profile: true, grades: true, calendar: true, notes: true, page: true };
  expect(permissionsIn(null)).toEqual(all);
  expect(permissionsIn({})).toEqual(all);
  for (const permission of Object.keys(all) as Permission[]) {
    expect(permissionsIn({ [permissionFields[permission]]: "off" })).toEqual({ ...all, [permission]: false });
    expect(permissionsIn({ [permissionFields[permission]]: "on" })).toEqual(all);
  }
});
