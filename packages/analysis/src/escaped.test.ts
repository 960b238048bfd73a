import fc from "fast-check";
import { expect, test } from "vitest";
import { definitions } from "./definitions.ts";
import { escaped } from "./escaped.ts";
import { readingOf } from "./reading.ts";

test("words with signs in them are found as they stand [AIX-5]", () => {
  fc.assert(fc.property(fc.string({ unit: "binary" }), (words) => new RegExp(`^${escaped(words)}$`, "u").test(words)));
});

test.each([
  ["en", "Subset(x) is a function that returns a part of a vector. Then subset(x) is called."],
  ["en", "- Pnorm(t, ..., lower.tail = FALSE, log.p = TRUE)"],
  ["en", "- pnorm(t, ..., lower.tail = FALSE, log.p = TRUE)"],
  ["de", "Der c(x) ist ein Aufruf, der Werte zu einem Vektor verbindet."],
  ["es", "Lista[1 es una llamada que devuelve el primer valor de una lista."],
] as const)("a term of code in a text in %s breaks nothing [AIX-5]", (language, text) => {
  expect(() => definitions(readingOf(text, language))).not.toThrow();
});
