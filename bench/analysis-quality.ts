// How good the offline engine is on the marked school texts, per function and language, and how much of what it finds
// in the judged passages is right. Writes the committed figures, misses and, with a ?, what a reader has yet to judge.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { judgedPassages, precision, writeJudged } from "../packages/analysis/src/testing/judged.ts";
import { writeMisses } from "../packages/analysis/src/testing/known-misses.ts";
import { quality } from "../packages/analysis/src/testing/quality.ts";
import { languages } from "../packages/domain/src/settings.ts";

const figures = quality();
console.table(figures);
writeFileSync(join(import.meta.dirname, "analysis-quality.json"), `${JSON.stringify(figures, null, 2)}\n`);
writeMisses();
writeJudged();
const judged = judgedPassages();
const share = (isUnseen: boolean, language: (typeof languages)[number]) =>
  precision(
    judged.filter((one) => one.isUnseen === isUnseen),
    language,
  ).toFixed(3);
console.table(
  Object.fromEntries(languages.map((one) => [one, { judged: share(false, one), unseen: share(true, one) }])),
);
