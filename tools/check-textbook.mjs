// node tools/check-textbook.mjs [subject[/chapter]] [--all]: what is wrong with the textbook, file by file.
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { courseCatalogue } from "../content/src/course-catalogue.ts";
import { en } from "../locales/src/documents/textbook/en.ts";
import { loadTypesetter } from "../packages/markdown/src/formula.ts";
import { chapterIds, checkBook } from "../packages/textbook/src/check-book.ts";

const folder = join(import.meta.dirname, "../content/textbook");
const only = process.argv
  .slice(2)
  .find((each) => !each.startsWith("-"))
  ?.replace(/\/$/, "");
const files = new Map(
  globSync("**/*.{json,md}", { cwd: folder }).map((path) => [
    path.replaceAll("\\", "/"),
    readFileSync(join(folder, path), "utf8"),
  ]),
);
const faults = checkBook(files, {
  typeset: await loadTypesetter(),
  courses: Object.values(courseCatalogue).flat(),
  only,
});
for (const { level, file, id, params } of faults) {
  if (level === "warning" && process.argv.includes("--quiet")) continue;
  const text = en.textbook.fault[id].replace(/\{\{(\w+)\}\}/g, (_, name) => params[name] ?? "");
  console.log(`${level === "error" ? "ERROR  " : "warning"} ${file}: ${text}`);
}
const errors = faults.filter(({ level }) => level === "error").length;
const count = chapterIds(files).filter((id) => !only || id === only || id.startsWith(`${only}/`)).length;
console.log(`${count} chapters, ${errors} errors, ${faults.length - errors} warnings`);
process.exitCode = errors > 0 ? 1 : 0;
