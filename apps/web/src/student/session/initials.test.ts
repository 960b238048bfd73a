import { expect, test } from "vitest";
import { initials } from "./initials.ts";

test.each([
  ["Ada", "A"],
  ["  ada   king lovelace ", "AL"],
  ["Élodie Østergård", "ÉØ"],
  ["山田太郎", "山"],
  ["(Max) \u{1F468}\u200D\u{1F469}\u200D\u{1F467}", "M\u{1F468}\u200D\u{1F469}\u200D\u{1F467}"],
  ["  ", ""],
  ["---", ""],
])("%j is drawn as %j [SET-1]", (name, letters) => {
  expect(initials(name)).toBe(letters);
});
