import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isOfOtherTool, keptBefore, keptState, markOf } from "./kept-state.ts";

const note = (id: string, text: string) => ({ id: `note:${id}`, taken: { kind: "note" as const, id }, text });
const cited = (quote: string) => ({
  claims: [{ text: quote, citations: [{ sourceId: "note:1", quote, from: 0, to: 9 }] }],
});
const taken = (text: string) => ({ kind: "note" as const, id: "1", title: "Cells", mark: markOf(text) });

describe("what was kept is held against its text [AIX-5] [AIX-7]", () => {
  const text = "Cells divide. They grow.";

  test("as long as that is what it was, nothing is said", () => {
    const kept = { sources: [taken(text)], output: cited("Cells divide.") };
    expect(keptState(kept, [note("1", text)])).toBe("same");
  });

  test("a text that was changed in any letter is another one", () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.nat(), fc.string({ minLength: 1 }), (was, at, more) => {
        const place = at % (was.length + 1);
        const now = was.slice(0, place) + more + was.slice(place);
        expect(keptState({ sources: [taken(was)], output: {} }, [note("1", now)])).toBe("changed");
      }),
    );
  });

  test("what was kept before texts were marked is known by a quote that is not there any more", () => {
    const { mark, ...unmarked } = taken(text);
    const kept = { sources: [unmarked], output: cited("Cells divide.") };
    expect(mark).not.toBe("");
    expect(keptState(kept, [note("1", `${text} Always.`)])).toBe("same");
    expect(keptState(kept, [note("1", "Rewritten.")])).toBe("changed");
  });

  test("of several texts one that is missing is gone, and so is a class without notes", () => {
    const other = { kind: "note" as const, id: "2", title: "Lecture" };
    expect(keptState({ sources: [taken(text), other], output: {} }, [note("1", text)])).toBe("gone");
    expect(keptState({ sources: [{ kind: "class", id: "c", title: "" }], output: {} }, [])).toBe("gone");
    expect(keptState({ sources: [{ kind: "class", id: "c", title: "" }], output: {} }, [note("1", text)])).toBe("same");
  });
});

test("a result is opened by the tool that made it; to another it is as if it were not named [AIX-5]", () => {
  expect(isOfOtherTool({ page: "flashcard-generator" }, "quiz-generator")).toBe(true);
  expect(isOfOtherTool({ page: "quiz-generator" }, "quiz-generator")).toBe(false);
  expect(isOfOtherTool(null, "quiz-generator")).toBe(false);
  expect(isOfOtherTool(undefined, "quiz-generator")).toBe(false);
});

describe("whoever opens a tool on the same text again finds what they kept of it [AIX-5]", () => {
  const row = (id: string, page: string, sources: readonly object[], options: object = {}) =>
    ({ id, data: { page, sources, options } }) as never;
  const one = { kind: "note" as const, id: "1" };
  const two = { kind: "note" as const, id: "2" };
  const cards = (taken: Parameters<typeof keptBefore>[1]["taken"], about = "") => ({
    page: "flashcard-generator",
    about,
    taken,
  });

  test("the latest of that page and of these texts, in whatever order they were taken", () => {
    const kept = [
      row("quiz", "quiz-generator", [one]),
      row("both", "flashcard-generator", [two, one]),
      row("new", "flashcard-generator", [one]),
      row("old", "flashcard-generator", [one]),
    ];
    expect(keptBefore(kept, cards([one]))).toBe("new");
    expect(keptBefore(kept, cards([one, two]))).toBe("both");
    expect(keptBefore(kept, cards([two]))).toBe(null);
    expect(keptBefore(kept, cards([]))).toBe(null);
  });

  test("a passage that is selected again is the same by its words, and another one is not", () => {
    const kept = [row("a", "flashcard-generator", [{ kind: "text", id: "x", title: "", text: "A cell divides." }])];
    expect(keptBefore(kept, cards([{ kind: "text", id: "y", text: "A cell divides." }]))).toBe("a");
    expect(keptBefore(kept, cards([{ kind: "text", id: "x", text: "A cell grows." }]))).toBe(null);
  });

  test("of an explanation what was asked counts, too", () => {
    const kept = [row("a", "concept-explainer", [one], { about: "osmosis", level: "9" })];
    const asked = (about: string) => keptBefore(kept, { page: "concept-explainer", about, taken: [one] });
    expect([asked("osmosis"), asked("mitosis"), asked("")]).toEqual(["a", null, null]);
  });
});
