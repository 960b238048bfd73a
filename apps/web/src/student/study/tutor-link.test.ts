import { parseSearchWith } from "@tanstack/react-router";
import { expect, test } from "vitest";
import { tutorHref } from "./tutor-link.ts";

const read = (href: string) => parseSearchWith(JSON.parse)(href.slice(href.indexOf("?")));

test.each(["Solve $x^2 - 5x + 6 = 0$", "[[1,2],[3,4]]", "42", "50% of 8 & 3 + 4 = ?", "解方程 3x − 5 = 16"])(
  "a problem comes to the tutor as it stands: %s [TUT-1]",
  (problem) => {
    expect(tutorHref(problem)).toMatch(/^\/ai-tools\/tutor\?/);
    expect(read(tutorHref(problem))).toEqual({ about: problem });
  },
);

test("what explains it goes along [TUT-1]", () => {
  expect(read(tutorHref("Solve 2x = 5", "note:1 document:2:3-4"))).toEqual({
    about: "Solve 2x = 5",
    from: "note:1 document:2:3-4",
  });
});
