import { expect, test } from "vitest";
import { quotablePage } from "./quotable-page.ts";

test("a quote of a page has its formulas, and none of the pictures that lie in its document", () => {
  const page = "Measure it.\n\n![a circuit](attachment:p4)\n\nConnect $R_2$ ![](attachment:p9)to the ground.";
  expect(quotablePage(page)).toBe("Measure it.\n\nConnect $R_2$ to the ground.");
});
