// How many of the facts a reader wants from students' texts become cards and questions on the device, per language, on
// texts that were seen while the rules were written and on those held back. Writes the committed figures and misses.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { languages } from "../packages/domain/src/settings.ts";
import { cardFiguresOf, writeCardMisses } from "../packages/study-tools/src/testing/card-recall.ts";
import { cardTextSets } from "../packages/study-tools/src/testing/card-texts.ts";

const figures = Object.fromEntries(
  cardTextSets.flatMap((set) => languages.map((language) => [`${set} ${language}`, cardFiguresOf(language, set)])),
);
console.table(figures);
writeFileSync(join(import.meta.dirname, "card-recall.json"), `${JSON.stringify(figures, null, 2)}\n`);
writeCardMisses();
