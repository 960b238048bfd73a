import { expect, test } from "vitest";
import { withoutRadicals } from "./radicals.ts";

test("letters that a PDF names after their radicals are the letters that are typed [DOC-3]", () => {
  expect(withoutRadicals("\u2f00\u516b\u516d\u516b年、農\u2ea0の\u2f29\u2ec4、\u2fa6")).toBe(
    "一八六八年、農民の小西、金",
  );
  const all = Array.from({ length: 0x2fd6 - 0x2e80 }, (_, at) => String.fromCharCode(0x2e80 + at)).join("");
  const read = withoutRadicals(all);
  expect(read).toHaveLength(all.length);
  expect(withoutRadicals(read)).toBe(read);
  expect(read.match(/[\u2f00-\u2fd5]/g)).toBeNull();
});
