import { allTexts, languageCodes } from "@jotter/locales/languages";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { translator } from "../../ui/translate.ts";
import { forgetAsked, keepAnswer, keepTime, keptAnswer, keptTime, standingAnswer } from "./answer-draft.ts";
import { tookText } from "./took-text.ts";

const asked = { studentId: "s", quizId: "q", place: 2 };
const empty = { given: "", isGuess: false };
const typed = { given: "osmosis", isGuess: true };

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});

describe("an answer that is typed and not handed in [QUZ-1]", () => {
  test("is there after a reload, at its own question alone", () => {
    keepAnswer(asked, empty, typed);
    expect(keptAnswer(asked, empty)).toEqual(typed);
    expect(keptAnswer({ ...asked, place: 3 }, empty)).toBeNull();
    expect(keptAnswer({ ...asked, quizId: "other" }, empty)).toBeNull();
    expect(keptAnswer({ ...asked, studentId: "other" }, empty)).toBeNull();
  });

  test("an order and several options too", () => {
    const order = { given: ["b", "a"], isGuess: false };
    keepAnswer(asked, { given: ["a", "b"], isGuess: false }, order);
    expect(keptAnswer(asked, { given: ["a", "b"], isGuess: false })).toEqual(order);
  });

  test("gives way to one that was given elsewhere since, and is gone once it is handed in", () => {
    keepAnswer(asked, empty, typed);
    expect(keptAnswer(asked, { given: "diffusion", isGuess: false })).toBeNull();
    keepTime(asked, 40_000);
    expect(keptTime(asked)).toBe(40_000);
    forgetAsked(asked);
    expect(keptAnswer(asked, empty)).toBeNull();
    expect(keptTime(asked)).toBe(0);
  });
});

describe("what stands in a mock exam when it ends [QUZ-1]", () => {
  const question = {
    ...{ type: "short" as const, prompt: "", options: [], answer: "osmosis", explanation: "", citations: [] },
    ...{ difficulty: "easy" as const, language: "en" as const },
  };
  const open = { place: 2, question, answer: null };
  const given = { ...open, answer: { at: 1, question: 2, given: "diffusion", share: 0 } };

  test("is an answer where somebody typed it, also over one that was given before", () => {
    keepAnswer(asked, empty, typed);
    expect(standingAnswer(asked, open)).toEqual(typed);
    keepAnswer(asked, { given: "diffusion", isGuess: false }, typed);
    expect(standingAnswer(asked, given)).toEqual(typed);
  });

  test("is none where nothing is new: no words, no order that anybody made, what was handed in", () => {
    expect(standingAnswer(asked, open)).toBeNull();
    expect(standingAnswer(asked, given)).toBeNull();
    keepAnswer(asked, empty, { given: " ", isGuess: true });
    expect(standingAnswer(asked, open)).toBeNull();
    const things = { ...open, question: { ...question, type: "ordering" as const, options: ["b", "a"] } };
    const shown = { given: ["b", "a"], isGuess: false };
    keepAnswer(asked, shown, { ...shown, isGuess: true });
    expect(standingAnswer(asked, things)).toBeNull();
  });
});

describe("how long a quiz took [QUZ-1]", () => {
  test("is said in seconds below a minute", async () => {
    const t = translator(await allTexts("en"), "en");
    expect(tookText(400, t)).toBe("It took 1 second.");
    expect(tookText(19_000, t)).toBe("It took 19 seconds.");
    expect(tookText(79_000, t)).toBe("It took 1:19 minutes.");
  });

  test.each(languageCodes)("in %s", async (code) => {
    const t = translator(await allTexts(code), code);
    expect(tookText(19_000, t)).toContain("19");
    expect(tookText(19_000, t)).not.toMatch(/0:|min|分|quiz/iu);
    expect(tookText(60_000, t)).toContain("1:00");
  });
});
