import { expect, test } from "vitest";
import { toldApart } from "./told-apart.ts";
import { firstOptions } from "./versions.ts";

const source = (id: string, title: string, text: string, updatedAt: number | null = null) => ({
  id,
  title,
  text,
  updatedAt,
});
const cells = "A cell is the smallest unit of life. Hooke saw cells in 1665. The nucleus holds the DNA.";
const war = "The war began in 1914. The treaty of Versailles ended it. Many soldiers died in the trenches.";

test("two notes of one title are compared as versions, the older first [CMP-1]", () => {
  const twice = [source("a", "Cells", cells, 9), source("b", "Cells", war, 5)];
  expect(firstOptions(toldApart(twice, String))).toEqual({ as: "versions", mine: 1 });
  expect(firstOptions(toldApart([source("a", "Cells", cells, 5), source("b", "Cells", cells, 9)], String))).toEqual({
    as: "versions",
    mine: 0,
  });
});

test("and so are two texts of which one has most of the other [CMP-1]", () => {
  const longer = `${cells} Plants have a wall as well.`;
  expect(firstOptions([source("a", "Bio", longer), source("b", "Old bio", cells)]).as).toBe("versions");
  const chinese = [
    "细胞是生命的最小单位。胡克在1665年看到了细胞。细胞核含有DNA分子。",
    "细胞是生命的最小单位。胡克在1665年看到了细胞。",
  ];
  expect(firstOptions(chinese.map((text, at) => source(`${at}`, `${at}`, text))).as).toBe("versions");
});

test("other texts are any two texts, and three are no versions [CMP-1]", () => {
  expect(firstOptions([source("a", "Bio", cells), source("b", "War", war)])).toEqual({ as: "free", mine: 0 });
  expect(firstOptions([1, 2, 3].map((at) => source(`${at}`, "Cells", cells))).as).toBe("free");
});
