// Run by hand: fetches real documents out of packages of npm and apt, and holds what we read in them against what
// others find in the same bytes (poppler, the parts of a zip). What is known to be missed is listed beside this file.
//   node tools/real-documents.mjs [part of a name] [--keep]   (--keep writes the list of what is missed anew)
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { readDocument } from "../packages/document-text/src/read-document.ts";
import { pdfFiles } from "../packages/document-text/src/testing/pdf-files.ts";
import { factsOf } from "./real-documents-facts.mjs";
import { sources } from "./real-documents-sources.mjs";

const home = join(tmpdir(), "jotter-real-documents");
const listPath = join(import.meta.dirname, "real-documents-missed.json");
const known = existsSync(listPath) ? JSON.parse(readFileSync(listPath, "utf8")) : {};
const [only = ""] = process.argv.slice(2).filter((word) => !word.startsWith("--"));
const missed = {};
const rows = [];

for (const { from, files } of sources) {
  const folder = fetched(from);
  for (const path of folder ? walk(folder).filter((one) => files.some((wanted) => one.endsWith(wanted))) : []) {
    const name = `${from} ${basename(path)}`;
    if (name.includes(only)) await compare(name, path);
  }
}

const heads = ["file", "kind", "pages", "words", "order", "seconds", "what is missed"];
const widths = heads.map((head, column) => Math.max(head.length, ...rows.map((row) => String(row[column]).length)));
for (const row of [heads, ...rows])
  console.log(row.map((cell, column) => String(cell).padEnd(widths[column])).join("  "));
const news = Object.entries(missed).flatMap(([name, whats]) =>
  whats.filter((what) => !(known[name] ?? []).includes(what)).map((what) => `${name}: ${what}`),
);
console.log(
  `\n${rows.length} files, ${Object.keys(missed).length} with something missed, ${news.length} not known before`,
);
for (const line of news) console.log(`  ${line}`);
if (process.argv.includes("--keep")) writeFileSync(listPath, `${JSON.stringify(missed, null, 2)}\n`);
else if (news.length > 0) process.exitCode = 1;

async function compare(name, path) {
  const bytes = new Uint8Array(readFileSync(path));
  const began = performance.now();
  const result = await readDocument({ name: path, bytes }, { pdfFiles });
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const { kind, pages, order, words, whats } = factsOf(path, result);
  rows.push([name, kind, pages, words, order, seconds, whats.join("; ")]);
  if (whats.length > 0) missed[name] = whats;
}

/** The files of a package, by its name alone; null where this machine cannot get it. */
function fetched(from) {
  const [manager, name] = [from.slice(0, 3), from.slice(4)];
  const folder = join(home, from.replace(/[^\w.-]+/g, "-"));
  if (existsSync(join(folder, ".here"))) return folder;
  mkdirSync(folder, { recursive: true });
  try {
    const run = (command, words) => execFileSync(command, words, { cwd: folder, stdio: ["ignore", "pipe", "ignore"] });
    if (manager === "npm") {
      run("npm", ["pack", "--silent", name]);
      for (const file of readdirSync(folder).filter((one) => one.endsWith(".tgz"))) run("tar", ["xzf", file]);
    } else {
      run("apt-get", ["download", name]);
      for (const file of readdirSync(folder).filter((one) => one.endsWith(".deb"))) run("dpkg-deb", ["-x", file, "."]);
    }
    writeFileSync(join(folder, ".here"), "");
    return folder;
  } catch (error) {
    console.log(`${from} could not be fetched: ${String(error.message).split("\n")[0]}`);
    return null;
  }
}

function walk(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .flatMap((one) => (one.isDirectory() ? walk(join(folder, one.name)) : [join(folder, one.name)]))
    .filter((path) => statSync(path, { throwIfNoEntry: false })?.isFile())
    .toSorted();
}
