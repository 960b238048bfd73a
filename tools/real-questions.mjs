// Run by hand: what students ask of real manuals, papers and books, and whether Jotson tells it without a model, from the
// page where it stands. What is known to be missed is listed beside the questions.
//   node tools/real-questions.mjs [part of a name] [--show]   (after `node tools/real-documents.mjs`, which fetches them)
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { bestPages } from "../apps/web/src/student/documents/best-pages.ts";
import { readDocument } from "../packages/document-text/src/read-document.ts";
import { pdfFiles } from "../packages/document-text/src/testing/pdf-files.ts";
import { askedOn } from "../packages/study-tools/src/chat/testing/ask-document.ts";
import { realQuestions } from "./real-questions-asked.mjs";

const home = join(tmpdir(), "jotter-real-documents");
const [only = ""] = process.argv.slice(2).filter((word) => !word.startsWith("--"));
const isShown = process.argv.includes("--show");
let [asked, right, news] = [0, 0, 0];

for (const { file, language, questions } of realQuestions.filter((one) => one.file.includes(only))) {
  const path = foundIn(home, file);
  if (!path) {
    console.log(`${file} is not here.`);
    continue;
  }
  const result = await readDocument({ name: file, bytes: new Uint8Array(readFileSync(path)) }, { pdfFiles });
  if (!result.ok) throw new Error(`${file} could not be read.`);
  const { title = file, pages, outline } = result.value;
  const document = {
    ...{ language, title, outline },
    pages: pages.map(({ label, text }, at) => ({ label: label ?? String(at + 1), text })),
    pick: (texts, words) => bestPages(texts, words, 0),
  };
  for (const { ask, tells, page, missed = false } of questions) {
    const said = await askedOn(document, ask);
    const quotes = said.split("\n").filter((line) => line.startsWith("> ")).length;
    const isTold = tells === null ? quotes === 0 : said.includes(tells);
    const isRight = isTold && (page === undefined || said.includes(`page=${page}&`));
    asked++;
    if (isRight) right++;
    if (isRight === missed) console.log(`${file}: ${isRight ? "no longer missed" : "MISSED"}: ${ask}`);
    if (!isRight && !missed) news++;
    if (isShown) console.log(`${isRight ? "ok " : "-- "} ${ask}\n${said}\n`);
  }
}

console.log(`\n${asked} questions, ${right} told from their place, ${news} missed that were not known before`);
if (news > 0) process.exitCode = 1;

function foundIn(folder, name) {
  if (!existsSync(folder)) return null;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isFile() && entry.name === name) return path;
    const below = entry.isDirectory() ? foundIn(path, name) : null;
    if (below) return below;
  }
  return null;
}
