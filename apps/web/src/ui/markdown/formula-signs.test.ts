import { lineOf } from "@jotter/markdown/line";
import { expect, test } from "vitest";
import { signsAfter, signsBefore } from "./formula-signs.ts";

/** Each formula of a line with the signs that stay on its line. */
function glued(text: string): readonly string[] {
  const line = lineOf(text);
  return line.flatMap((one, at) =>
    one.type === "maths" ? [`${signsBefore(line[at - 1], one)}${one.tex}${signsAfter(one, line[at + 1])}`] : [],
  );
}

test("the signs around a formula stay on its line [NOT-1]", () => {
  expect(glued("36 g of water ($M$)?")).toEqual(["(M)?"]);
  expect(glued("with $a$, $b$ and so on")).toEqual(["a,", "b"]);
  expect(glued("¿$x$ o f($y$)?")).toEqual(["¿x", "y)?"]);
  expect(glued("$a$ ($b$) “$c$”")).toEqual(["a", "(b)", "“c”"]);
  expect(glued(`($${"x+".repeat(30)}1$)`)).toEqual([`${"x+".repeat(30)}1`]);
});
