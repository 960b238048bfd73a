import { expect, test } from "vitest";
import { quotableIn } from "./quotable.ts";

test("sentences are offered as they read, around the one with most of what was looked for [ESS-2]", () => {
  const text =
    "# Gatsby\n\nHe **stretched** out his arms. I saw a single green light. It was far away.\n\n- A dock, maybe.";
  const { sentences, first } = quotableIn(text, "en", "green light", 3);
  expect(sentences.map((one) => one.text)).toEqual([
    "He stretched out his arms.",
    "I saw a single green light.",
    "It was far away.",
  ]);
  expect(first).toBe(1);
  const [, light] = sentences;
  expect(text.slice(light?.at, (light?.at ?? 0) + (light?.length ?? 0))).toBe("I saw a single green light.");
  expect(quotableIn("", "en", "green", 3)).toEqual({ sentences: [], first: 0 });
});
