import { expect, test } from "vitest";
import { listsIn } from "./lists.ts";

const titleOver = (above: string) =>
  listsIn({ language: "en", text: `${above}\n\n1. Prophase\n2. Metaphase\n3. Anaphase` })[0]?.title;
const prose =
  "Robert Hooke discovered cells in 1665. Schleiden said that plants are made of them, and Schwann that animals are.";

test("a list is called by the line above it, never by a paragraph that happens to stand there [QUZ-1]", () => {
  expect(titleOver("## Phases of mitosis")).toBe("Phases of mitosis");
  expect(titleOver("Phases of mitosis:")).toBe("Phases of mitosis");
  expect(titleOver(`## Cells\n\n${prose}`)).toBe("Cells");
  expect(titleOver(prose)).toBeUndefined();
  expect(titleOver(`${prose} The phases are:`)).toBe("The phases are");
  expect(titleOver("细胞由胡克发现。有丝分裂的阶段：")).toBe("有丝分裂的阶段");
});

test("homework and doubts between the points of a list are none of them [QUZ-1]", () => {
  const text =
    "## Organelles\n\n- nucleus\n- (homework: p 43 nr 2-5 until thursday)\n- ribosomes\n- ??? lysosome check this\n- golgi";
  expect(listsIn({ text, language: "en" })[0]?.items).toEqual(["nucleus", "ribosomes", "golgi"]);
});
