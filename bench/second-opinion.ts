// What another engine says of more than two thousand problems made by chance. Writes the committed outcome: how many of
// each kind agree, and every problem on which the two differ.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { isAgreed, opinions } from "../packages/analysis/src/testing/generated-opinions.ts";

const agreed: Record<string, number> = {};
const differences: string[] = [];
const began = performance.now();
for (const each of opinions()) {
  if (isAgreed(each)) agreed[each.kind] = (agreed[each.kind] ?? 0) + 1;
  else differences.push(`${each.kind} ${each.problem}: ours ${each.ours.join(", ")}; theirs ${each.theirs.join(", ")}`);
}
console.table(agreed);
console.log(differences.join("\n"));
console.log(`${Math.round((performance.now() - began) / 1000)} s`);
const asked = Object.values(agreed).reduce((a, b) => a + b, 0) + differences.length;
const outcome = { asked, agreed, differences };
writeFileSync(join(import.meta.dirname, "second-opinion.json"), `${JSON.stringify(outcome, null, 2)}\n`);
