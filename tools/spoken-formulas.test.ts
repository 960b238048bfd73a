import { loadTypesetter } from "@jotter/markdown/formula";
import { type Spoken, spokenFormula, withSpokenName } from "@jotter/markdown/spoken-formula";
import { beforeAll, describe, expect, test } from "vitest";
import { de } from "../locales/src/coaching/tutor/de.ts";
import { en } from "../locales/src/coaching/tutor/en.ts";
import { es } from "../locales/src/coaching/tutor/es.ts";
import { fr } from "../locales/src/coaching/tutor/fr.ts";
import { ja } from "../locales/src/coaching/tutor/ja.ts";
import { zh } from "../locales/src/coaching/tutor/zh.ts";

const languages = { en, es, fr, de, zh, ja } as const;
type Code = keyof typeof languages;

const sayIn =
  (language: Code) =>
  (id: Spoken, parts: Readonly<Record<string, string>> = {}) =>
    languages[language].tutor.maths[id].replace(/\{\{(\w+)\}\}/g, (_whole, name: string) => parts[name] ?? "");

let draw: (tex: string) => string = () => "";
beforeAll(async () => {
  const typeset = await loadTypesetter();
  draw = (tex) => {
    const drawn = typeset(tex, false);
    return "html" in drawn ? drawn.html : "";
  };
});

const said = (language: Code, tex: string) => spokenFormula(draw(tex), sayIn(language));

describe("a formula is told in words [TUT-1]", () => {
  test.each([
    ["en", "x^2 - 5x + 6 = 0", "x squared minus 5 x plus 6 equals 0"],
    ["es", "x^2 - 5x + 6 = 0", "x al cuadrado menos 5 x más 6 igual a 0"],
    ["fr", "x^2 - 5x + 6 = 0", "x au carré moins 5 x plus 6 égale 0"],
    ["de", "x^2 - 5x + 6 = 0", "x hoch zwei minus 5 x plus 6 gleich 0"],
    ["zh", "x^2 - 5x + 6 = 0", "x 的平方 减 5 x 加 6 等于 0"],
    ["ja", "x^2 - 5x + 6 = 0", "x の 2 乗 マイナス 5 x プラス 6 イコール 0"],
    ["en", "\\frac{x+1}{2} = x - 3", "the fraction x plus 1 over 2, end of fraction, equals x minus 3"],
    ["zh", "\\frac{3}{4}", "4 分之 3"],
    ["zh", "x = -2", "x 等于 负 2"],
    ["en", "f'(x) = e^{-x}", "f prime of x equals e to the power of minus x, end of power"],
    ["en", "x = -2 \\lor x = 3", "x equals minus 2 or x equals 3"],
    ["de", "\\int_{0}^{1} x^2 \\, dx", "Integral von 0 bis 1 über x hoch zwei d x"],
    ["fr", "\\frac{\\sqrt{2}}{2}", "la fraction racine carrée de 2 sur 2, fin de la fraction"],
    ["en", "2x - 5 \\le 7", "2 x minus 5 is less than or equal to 7"],
    ["en", "\\mathrm{Fe_{2}O_{3}}", "Fe sub 2 O sub 3"],
    ["en", "\\lim_{x \\to 2} x", "lim as x goes to 2 of x"],
  ] as const)("%s: %s", (language, tex, words) => {
    expect(said(language, tex)).toBe(words);
  });

  test("every language has words for every sign, and each names what it is given", () => {
    const parts = (code: Code) =>
      Object.entries(languages[code].tutor.maths).map(([id, text]) => [
        id,
        [...text.matchAll(/\{\{\w+\}\}/g)].map(String).sort(),
      ]);
    for (const code of Object.keys(languages) as Code[]) expect(parts(code)).toEqual(parts("en"));
  });

  test("its MathML is called by them, and nothing of a formula becomes markup", () => {
    expect(withSpokenName(draw("x < 3"), sayIn("en"))).toContain('<math aria-label="x is less than 3"');
    expect(withSpokenName(draw('\\text{"a" <b}'), sayIn("en"))).toContain("&quot;a&quot; &lt;b");
  });
});
