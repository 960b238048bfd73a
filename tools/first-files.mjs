// What each page loads before it is drawn, gzipped: node tools/first-files.mjs [folder of a build]
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

const folder = process.argv[2] ?? "dist/web";
const page = readFileSync(join(folder, "index.html"), "utf8");
const files = JSON.parse(/\{"entrance":\{.+?"rows":\{[^}]*\}\}/.exec(page)[0]);
const inPage = [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g)].map(([, file]) => file);
const bytesOf = (file) => statSync(join(folder, `${file}.gz`)).size;

for (const [path, own] of Object.entries({ ...files.entrance, ...files.rooms })) {
  const isRoom = path in files.rooms;
  const rest = isRoom && !(path in files.rows) ? files.restTexts.en : [];
  const texts = [...files.texts.en, ...(isRoom ? files.roomTexts.en : []), ...rest];
  const all = [...new Set([...inPage, ...texts, ...own])];
  const bytes = all.reduce((sum, file) => sum + bytesOf(file), 0);
  console.log(path.padEnd(16), (bytes / 1000).toFixed(1).padStart(6), "KB", String(all.length).padStart(3), "files");
}
const built = readdirSync(join(folder, "assets")).filter((file) => /\.(js|css)$/.test(file));
const sum = built.reduce((bytes, file) => bytes + bytesOf(`/assets/${file}`), 0);
console.log("all".padEnd(16), (sum / 1000).toFixed(1).padStart(6), "KB", String(built.length).padStart(3), "files");
console.log("index.html".padEnd(16), (bytesOf("/index.html") / 1000).toFixed(1).padStart(6), "KB");
