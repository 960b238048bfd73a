import type { Language } from "@jotter/domain/settings";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isNoAnswer, withoutNoAnswers } from "./no-answer.ts";

describe("what somebody noted for themselves is no answer [CHT-6] [EXP-1]", () => {
  test.each<[Language, string]>([
    ["en", "idk why caesium explodes"],
    ["en", "- ask mr k abt plasmolysis??"],
    ["en", "TODO learn the flame colours"],
    ["es", "no entiendo lo de la obsidiana"],
    ["es", "tengo que repasar los verbos"],
    ["es", "no se que es la lisosoma"],
    ["es", "PENDIENTE: acabar el esquema"],
    ["fr", "j'ai rien compris à la bile"],
    ["fr", "à réviser pour lundi !!"],
    ["de", "Überhangmandate check ich null"],
    ["de", "bei den Lysosomen war ich auf Klo"],
    ["zh", "浮力那题完全不会"],
    ["zh", "藩镇是什么,回头查"],
    ["ja", "三国干渉あとで調べる"],
    ["ja", "モルの計算まじ無理w"],
  ])("%s: %s", (language, line) => {
    expect(isNoAnswer(line, language)).toBe(true);
  });

  test.each<[Language, string]>([
    ["en", "Mitochondrion = the power plant of the cell lol"],
    ["en", "Leaves are green bc of chlorophyll"],
    ["en", "World War I was fought from 1914 to 1918"],
    ["es", "Llueve poco, sobre todo en otoño"],
    ["es", "La energía no se crea ni se destruye"],
    ["es", "Köppen publicó su clasificación en 1900 (preguntar si entra)"],
    ["fr", "L'estomac brasse les aliments"],
    ["de", "Der Bundestag wird alle 4 Jahre gewählt"],
    ["zh", "我国的首都是北京"],
    ["zh", "在化学反应中，原子的种类都不会改变。"],
    ["ja", "私たちが銀行に預けたお金は貸し出される。"],
    ["ja", "私立学校は私人が設立する"],
  ])("%s, but not: %s", (language, line) => {
    expect(isNoAnswer(line, language)).toBe(false);
  });

  test("it is blotted out, and every other letter stays where it was", () => {
    const text =
      "- Osmosis = water through a membrane\n- idk why root hairs are so long\n\n| a | why? |\n|---|---|\n| b | c |";
    const told = withoutNoAnswers(text, "en");
    expect(told).toBe(text.replace("idk why root hairs are so long", (line) => " ".repeat(line.length)));
    const line = "Miss said it is on the test lol. Osmosis moves water.";
    expect(withoutNoAnswers(line, "en").trim()).toBe("Osmosis moves water.");
    expect(withoutNoAnswers("Why is it green? Chlorophyll absorbs red light.", "en")).toContain("Why is it green?");
  });

  test("whatever is written, nothing moves and nothing is added", () => {
    const parts = fc.constantFrom(
      "idk why\n",
      "# Why?\n",
      "Osmosis moves water. ",
      "what even is it?? ",
      "- ",
      "\n\n",
      "| x? |",
    );
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 12 }), (written) => {
        const text = written.join("");
        const told = withoutNoAnswers(text, "en");
        expect(told).toHaveLength(text.length);
        for (const [at, sign] of [...told].entries()) expect([text[at], " ", "\u00a0"]).toContain(sign);
      }),
      { numRuns: 60 },
    );
  });
});
