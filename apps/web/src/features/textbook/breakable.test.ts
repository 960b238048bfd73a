import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import katex from "katex";
import { expect, test } from "vitest";
import { breakable } from "./breakable.ts";

const home = join(import.meta.dirname, "../../../../../content/textbook");

test("formulas side by side break between them alone, in every chapter [TXT-1]", () => {
  expect(breakable("a=b")).toBe("a=b");
  expect(breakable("a=b,\\qquad c=d")).toBe("{a=b,}\\qquad\\allowbreak { c=d}");
  const written = globSync("*/*/chapter.json", { cwd: home }).flatMap((path) => {
    const { formulas = {}, worked = [] } = JSON.parse(readFileSync(join(home, path), "utf8"));
    const steps = worked.flatMap((one: { steps: { tex?: string }[] }) => one.steps.map(({ tex = "" }) => tex));
    return [...(Object.values(formulas) as string[]), ...steps].filter((tex) => tex.includes("quad"));
  });
  expect(written.length).toBeGreaterThan(40);
  for (const tex of written) {
    const drawn = katex.renderToString(breakable(tex), { displayMode: true, output: "html", throwOnError: true });
    expect(drawn.split("katex-base").length - 1, tex).toBe(tex.split("quad").length);
  }
});
