import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { bareFold } from "./folded.ts";
import { joinedLines } from "./joined-lines.ts";

describe("words that were selected over printed lines [DOC-3]", () => {
  test.each([
    ["the equal and inalienable\nrights of all members\n", "the equal and inalienable rights of all members"],
    ["Every kineto-\nchore sends a sig\u00ad\nnal.", "Every kinetochore sends a signal."],
    ["a well-\nknown and so-called self-\nmade thing", "a well-known and so-called self-made thing"],
    ["細胞は分裂\nして、二つに\nなる。DNA は\n残る", "細胞は分裂して、二つになる。DNA は残る"],
    ["全角\u3000空白\n あり", "全角\u3000空白あり"],
    ["from 2019-\n2021", "from 2019-2021"],
    ["", ""],
  ])("%j is read as %j", (printed, read) => {
    expect(joinedLines(printed)).toBe(read);
  });

  test("keep a hyphen that the page writes elsewhere", () => {
    expect(joinedLines("the spin-\norbit term", "the spin-\norbit term. Spin-orbit coupling")).toBe(
      "the spin-orbit term",
    );
    expect(joinedLines("the check-\npoint", "A checkpoint. the check-\npoint")).toBe("the checkpoint");
  });

  test("are found again by the same letters, however they were printed", () => {
    const line = fc.stringMatching(/^[a-z細胞é .,-]{0,12}$/);
    fc.assert(
      fc.property(fc.array(line, { maxLength: 6 }), (lines) => {
        const read = joinedLines(lines.join("\n"));
        expect(read).not.toContain("\n");
        expect(bareFold(read).text).toBe(bareFold(lines.join("\n")).text);
      }),
    );
  });
});
