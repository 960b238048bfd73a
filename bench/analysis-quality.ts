// How good the offline engine is on the marked school texts, per function and language. Writes the committed figures.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { quality } from "../packages/analysis/src/testing/quality.ts";

const figures = quality();
console.table(figures);
writeFileSync(join(import.meta.dirname, "analysis-quality.json"), `${JSON.stringify(figures, null, 2)}\n`);
