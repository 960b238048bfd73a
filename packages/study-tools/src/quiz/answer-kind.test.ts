import { describe, expect, test } from "vitest";
import { isOfOneKind } from "./alike.ts";
import { answerKind } from "./answer-kind.ts";

describe("options are of one kind [QUZ-2]", () => {
  test.each([
    ["1921", "year"],
    ["1553–1558", "span"],
    ["11 November 1918", "date"],
    ["37 °C", "amount of temperature"],
    ["Fe", "symbol"],
    ["Gustav Stresemann", "name"],
    ["$p = mv$", "formula"],
    ["to borrow", "verb"],
    ["hamartia", "term"],
  ])("%s is a %s", (answer, kind) => {
    expect(answerKind(answer, "en")).toBe(kind);
  });

  test("a year is no option for a sum, and one length is one for another", () => {
    expect([isOfOneKind("£6.6 billion", "1921"), isOfOneKind("5 km", "300 m"), isOfOneKind("1921", "1932")]).toEqual([
      false,
      true,
      true,
    ]);
  });
});
