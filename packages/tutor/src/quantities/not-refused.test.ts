import { expect, test } from "vitest";
import { readQuantityProblem } from "./quantity-problem.ts";

test.each([
  ["de", "Ein Zug legt 300 km in 2,5 h zurück. Wie schnell fährt er?"],
  ["de", "Ein Auto fährt 120 km in 1,5 h. Wie schnell ist es? Runde auf zwei Nachkommastellen."],
  ["fr", "Une pierre tombe d'une tour de 45 m. Combien de temps dure la chute ?"],
  ["en", "A 0.5 kg cart moves at 2 m/s on a frictionless track. What is its kinetic energy?"],
] as const)("a word that only looks like one that changes a problem refuses nothing (%s) [TUT-1]", (language, text) => {
  expect(readQuantityProblem(text, language)).not.toBe(null);
});
