import { expect, test } from "vitest";
import { lettersOf } from "./ocr-eye.ts";

test("a language is known by our name for it and by Tesseract's [DOC-3] [I18-1]", () => {
  expect(lettersOf(["ja", "zh-CN", "fr"])).toEqual(["fra", "chi_sim", "jpn"]);
  expect(lettersOf(["deu", "spa"])).toEqual(["spa", "deu"]);
  expect([lettersOf([]), lettersOf(["tlh"]), lettersOf(["english"])]).toEqual([["eng"], ["eng"], ["eng"]]);
});
