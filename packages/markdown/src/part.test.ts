import { expect, test } from "vitest";
import { partUnder } from "./part.ts";

test("a part of a note is what stands under its heading, up to the next of its level [NOT-5]", () => {
  const text = "intro\n\n## Cell *wall*\r\nA\n\n### Inside\nB\n\n## Next\nC\n\n# Top\n";
  expect(partUnder(text, "cell wall")).toBe("## Cell *wall*\r\nA\n\n### Inside\nB");
  expect(partUnder(text, "Inside")).toBe("### Inside\nB");
  expect(partUnder(text, "Next")).toBe("## Next\nC");
  expect(partUnder(text, "Top")).toBe("# Top");
  expect(partUnder(text, "Nowhere")).toBe(null);
  expect(partUnder(text, "")).toBe(null);
});
