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

test("another figure than the one asked for does not meet it; how long or how many is no figure of the matter [CMP-1]", () => {
  const draft = "About 17,000 people were executed in the Terror of 1793.";
  expect(metIn("States that 40,000 people were executed in the Terror", draft)).toEqual([null]);
  expect(metIn("States that 17,000 people were executed in the Terror", draft)).toEqual([draft]);
  expect(metIn("Dates the Terror to 1794", draft)).toEqual([null]);
  const yields = "Glycolysis yields 2 ATP per glucose.";
  expect(metIn("Glycolysis yields 4 ATP per glucose.", yields)).toEqual([null]);
  expect(metIn("Names glycolysis with two examples", yields)).toEqual([yields]);
  expect(metIn("Describes the Terror in at least 200 words", draft)).toEqual([draft]);
});

test("a line that opens with what is asked for meets it where the note is about the subject [CMP-1]", () => {
  const asked = "- Explains the causes of the French Revolution";
  const causes = "causes: debt, bread prices, unfair taxes";
  expect(metIn(asked, `French Rev notes\n- ${causes}\n- the Bastille fell`)).toEqual([causes]);
  expect(metIn(asked, `# French Revolution\n\n- ${causes}`)).toEqual([causes]);
  expect(metIn(asked, `# Russian Revolution\n\n- ${causes}`)).toEqual([null]);
  const [criterion] = criteriaIn(readingOf(asked, "en"), readingOf(`- ${causes}`, "en"), "French Revolution");
  expect(criterion?.met?.text).toBe(causes);
});

test("each sentence of a paragraph asks for itself [CMP-1]", () => {
  const asked = "The Enlightenment questioned the power of kings. Schools in Paris printed other books.";
  expect(metIn(asked, "The Enlightenment questioned the power of kings.")).toEqual([
    "The Enlightenment questioned the power of kings.",
    null,
  ]);
});
