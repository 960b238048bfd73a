import { expect, test } from "vitest";
import { structure } from "../structure/structure.ts";
import { criterionIds, factsOn, readRubric, rubricIds, rubrics } from "./rubrics.ts";

test("every rubric is made of criteria there are words for, each with points [ESS-1]", () => {
  for (const id of rubricIds) {
    expect(Object.keys(rubrics[id]).filter((one) => !criterionIds.some((known) => known === one))).toEqual([]);
    expect(Object.values(rubrics[id]).every((most) => most > 0)).toBe(true);
  }
  const used = new Set(rubricIds.flatMap((id) => Object.keys(rubrics[id])));
  expect(used).toEqual(new Set(criterionIds));
});

test("a rubric of one's own is read line by line, in whatever way its points are written [ESS-1]", () => {
  expect(readRubric("1. Thesis (2)\n- Use of sources: 5 points\n\nStil, 3 Punkte\n立意：10 分\nOriginality")).toEqual([
    { name: "Thesis", most: 2 },
    { name: "Use of sources", most: 5 },
    { name: "Stil", most: 3 },
    { name: "立意", most: 10 },
    { name: "Originality", most: 4 },
  ]);
  expect(readRubric(" \n--\n")).toEqual([]);
});

test("a device says what it counted, and that it cannot judge the rest [ESS-1]", () => {
  const text = "I argue that the light matters because it is far.\n\nIt is on a dock.";
  const counted = { structure: structure(text, "en"), findings: 2, quotes: 1 };
  expect(factsOn("thesis", counted)).toEqual([{ kind: "thesis-found" }]);
  expect(factsOn("thesis", { ...counted, structure: structure("It rains.", "en") })).toEqual([
    { kind: "thesis-missing" },
  ]);
  expect(factsOn("structure", counted)).toEqual([{ kind: "paragraphs", count: 2 }]);
  expect(factsOn("language", counted)).toEqual([{ kind: "findings", count: 2 }]);
  expect(factsOn("evidence", counted)).toEqual([{ kind: "quotes", count: 1 }]);
  expect(factsOn("insight", counted)).toEqual([{ kind: "needs-model" }]);
});
