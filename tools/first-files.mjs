// What each page loads before it is drawn, gzipped, in KB:
//   node tools/first-files.mjs           says it, and what it was when it was last kept
//   node tools/first-files.mjs --hold    fails where a page has become more than a hundredth heavier
//   node tools/first-files.mjs --keep    keeps what is there now: for who has a reason
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const folder = "dist/web";
const keptAt = "bench/first-files.json";
const allowed = 1.01;

const page = readFileSync(join(folder, "index.html"), "utf8");
const files = JSON.parse(/\{"entrance":\{.+?"rows":\{[^}]*\}\}/.exec(page)[0]);
const inPage = [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g)].map(([, file]) => file);
const bytesOf = (file) => statSync(join(folder, `${file}.gz`)).size;
const inKB = (all) => Math.round(all.reduce((sum, file) => sum + bytesOf(file), 0) / 100) / 10;

const weights = {};
for (const [path, own] of Object.entries({ ...files.entrance, ...files.rooms })) {
  const isRoom = path in files.rooms;
  const early = isRoom && !(path in files.rows) ? files.earlyTexts.en : [];
  const rest = early.length > 0 && !files.early.includes(path) ? files.restTexts.en : [];
  const texts = [...files.texts.en, ...(isRoom ? files.roomTexts.en : []), ...early, ...rest];
  weights[path] = inKB([...new Set([...inPage, ...texts, ...own])]);
}

if (process.argv.includes("--keep")) writeFileSync(keptAt, `${JSON.stringify(weights, null, 2)}\n`);
const kept = JSON.parse(readFileSync(keptAt, "utf8"));
for (const [path, weight] of Object.entries(weights)) {
  console.log(path.padEnd(16), weight.toFixed(1).padStart(6), "KB", `(kept: ${kept[path] ?? "never"})`);
}
const built = readdirSync(join(folder, "assets")).filter((file) => /\.(js|css)$/.test(file));
const all = inKB(built.map((file) => `/assets/${file}`));
console.log("all".padEnd(16), all.toFixed(1).padStart(6), "KB", built.length, "files");

const heavier = Object.keys(weights).filter((path) => !(weights[path] <= kept[path] * allowed));
if (process.argv.includes("--hold") && heavier.length > 0) {
  console.error(`A first visit of ${heavier.join(", ")} has become heavier: load it later, or keep it with --keep.`);
  process.exit(1);
}
