import { describe, expect, test } from "vitest";
import { type History, historyOf, redone, settled, undone, withoutStep, withStep } from "./history.ts";

const moment = (text: string) => ({ tree: { id: "a", text, children: [] }, focus: "a" });
const shown = ({ present }: History) => present.tree.text;

describe("the steps of a mind map [SUM-1]", () => {
  const begun = historyOf(moment("Cells").tree);

  test("are taken back and done again in their order", () => {
    const two = withStep(withStep(begun, moment("Tissue")), moment("Organs"));
    expect([shown(undone(two)), shown(undone(undone(two))), shown(undone(undone(undone(two))))]).toEqual([
      "Tissue",
      "Cells",
      "Cells",
    ]);
    expect(redone(redone(undone(undone(two))))).toEqual(two);
    expect(redone(two)).toBe(two);
  });

  test("are one for all letters of a thought, until something else is done", () => {
    const written = withStep(withStep(begun, moment("T"), "a"), moment("Ti"), "a");
    expect(shown(undone(written))).toBe("Cells");
    expect(shown(undone(withStep(settled(written), moment("Tis"), "a")))).toBe("Ti");
  });

  test("are forgotten where a thought got no words, and leave nothing to do again", () => {
    const left = withoutStep(withStep(begun, moment(""), "a"));
    expect([shown(left), left.future, left.past]).toEqual(["Cells", [], []]);
  });

  test("cannot be done again once another was made", () => {
    expect(withStep(undone(withStep(begun, moment("Tissue"))), moment("Organs")).future).toEqual([]);
  });
});
