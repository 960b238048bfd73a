import { languages } from "@jotter/domain/settings";
import { expect, test } from "vitest";
import { criteriaIn } from "./criteria.ts";
import { readingOf } from "./reading.ts";
import { criteriaMisses, knownCriteriaMisses } from "./testing/criteria-lines.ts";

test.each(languages)(
  "%s: a criterion is met where the draft has words on its own subject, but for the known misses [CMP-1]",
  (language) => {
    expect(criteriaMisses(language)).toEqual(knownCriteriaMisses[language]);
  },
);

const metIn = (asked: string, draft: string) =>
  criteriaIn(readingOf(asked, "en"), readingOf(draft, "en")).map(({ met }) => met?.text ?? null);

test("rows of a table are criteria too [CMP-1]", () => {
  const asked = readingOf(
    "| Criterion | Points |\n|---|---|\n| Names the causes of the war | 10 |\n| Cites two sources | 5 |\n",
    "en",
  );
  const draft = readingOf("Three causes led to the war. The alliances came first.", "en");
  expect(criteriaIn(asked, draft).map(({ met }) => met?.text ?? null)).toEqual(["Three causes led to the war.", null]);
});

test("labels and points are no criteria, a single word is one [CMP-1]", () => {
  const asked = "Content:\n\n- Inflation (5 points)\n- Reparations\n\n10 points";
  expect(metIn(asked, "Inflation rose.")).toEqual(["Inflation rose.", null]);
});

test("where figures are asked for, a sentence with figures is shown [CMP-1]", () => {
  const draft = "Hyperinflation hit the poor. Hyperinflation reached 300 % in a month.";
  expect(metIn("Describes hyperinflation with numbers", draft)).toEqual(["Hyperinflation reached 300 % in a month."]);
});
