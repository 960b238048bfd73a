import { describe, expect, test } from "vitest";
import { inOneLanguage } from "./one-language.ts";

const verbs = (language: string) => ({ subject: "own-latin", chapter: "verbs", language });
const nouns = { subject: "own-latin", chapter: "nouns", language: "fr" };

describe("a chapter that is there in several languages is one chapter [TXT-1]", () => {
  test("in the student's language, else in English, else in the one it has", () => {
    const all = [verbs("de"), verbs("en"), verbs("ja"), nouns];
    expect(inOneLanguage(all, "ja")).toEqual([verbs("ja"), nouns]);
    expect(inOneLanguage(all, "zh")).toEqual([verbs("en"), nouns]);
    expect(inOneLanguage([verbs("de"), verbs("ja")], "zh")).toEqual([verbs("de")]);
  });
});
