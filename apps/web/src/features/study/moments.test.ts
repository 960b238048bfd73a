import { expect, test } from "vitest";
import { formatFor } from "../../ui/format.ts";
import { factsOf, momentOf } from "./moments.ts";

test("two of one title are told apart by when they were made [AIX-5]", () => {
  const format = formatFor("en");
  const now = new Date(2026, 10, 17, 12, 0).getTime();
  const at = (day: number, hour: number, minute: number) => new Date(2026, 10, day, hour, minute).getTime();
  expect(momentOf(at(17, 9, 5), format, now)).toBe("9:05 AM");
  expect(momentOf(at(16, 9, 5), format, now)).toBe("yesterday, 9:05 AM");
  expect(factsOf("Cells", undefined, "", "Biology")).toBe("Cells · Biology");
});
