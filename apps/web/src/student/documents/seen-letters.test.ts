import { expect, test } from "vitest";
import { lettersOf } from "./seen-letters.ts";

test.each([
  ["The board in room 12", "eng"],
  ["Übung für Dienstag", "deu"],
  ["¿Qué es una célula?", "spa"],
  ["La leçon où nous étions", "fra"],
  ["细胞的结构", "chi_sim"],
  ["細胞のつくり", "jpn"],
  ["", "eng"],
])("%j was read by the letters %j [DOC-3]", (text, letters) => expect(lettersOf(text)).toBe(letters));
