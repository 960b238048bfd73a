import { describe, expect, test } from "vitest";
import { calledOf, matchOf, wantedIn } from "./matching.ts";

const found = (name: string, typed: string) =>
  matchOf(name, wantedIn(typed))
    ?.pieces.map(({ text, match }) => (match ? `[${text}]` : text))
    .join("");

describe("a name is found [DSH-3]", () => {
  test.each([
    ["History midterm", "mid", "History [mid]term"],
    ["History midterm", "mid hist", "[Hist]ory [mid]term"],
    ["Élèves à l’école", "eleves", "[Élèves] à l’école"],
    ["Straße 5", "strasse", "[Straße] 5"],
    ["期中考试（历史）", "考试", "期中[考试]（历史）"],
    ["細胞の構造", "構造", "細胞の[構造]"],
    ["Problem set 11: series", "11", "Problem set [11]: series"],
  ])("%s by %s", (name, typed, marked) => expect(found(name, typed)).toBe(marked));

  test("not by the middle of a word, nor by one word of two, nor by nothing", () => {
    expect(found("History midterm", "term")).toBeUndefined();
    expect(found("History midterm", "history final")).toBeUndefined();
    expect(found("History", "  ")).toBeUndefined();
    expect(found("History", "?!")).toBeUndefined();
  });

  test("by what else it is called, which is not shown", () => {
    const called = (typed: string) => calledOf("Ajustes", "configuración; cuenta", wantedIn(typed));
    expect(called("configu")).toEqual({ isBeginning: true, pieces: [{ text: "Ajustes", match: false }] });
    expect(called("ajustes cuenta")?.isBeginning).toBe(false);
    expect(called("ajus")?.pieces).toEqual([
      { text: "Ajus", match: true },
      { text: "tes", match: false },
    ]);
    expect([called("notas"), calledOf("Ajustes", "", wantedIn("cuenta"))]).toEqual([null, null]);
  });

  test("and is what is meant where it begins with all of that", () => {
    expect(matchOf("New event", wantedIn("new ev"))?.isBeginning).toBe(true);
    expect(matchOf("A new event", wantedIn("new ev"))?.isBeginning).toBe(false);
  });
});
