import { expect, test } from "vitest";
import { ledBy } from "./use-asked.ts";

test("where a link leads is pointed out: its words, its line, or a height where no more is known [DOC-3]", () => {
  const texts = ["One\n\n## Two\n\nThree"];
  expect(ledBy({ page: 0, quote: "Three" }, texts)).toMatchObject({ page: 0, anchor: { quote: "Three" } });
  expect(ledBy({ page: 0, line: 4 }, texts)).toMatchObject({ anchor: { quote: "Three" }, isHeading: true });
  expect(ledBy({ page: 3, share: 0.25 }, texts)).toMatchObject({
    page: 3,
    down: 250,
    isHeading: true,
  });
  expect(ledBy({ page: 3 }, texts)).toBe(null);
});
