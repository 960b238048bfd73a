// Cuts the typefaces down to the letters our six languages' interfaces use, and to the weights we set.
// The rest of latin stays in the @fontsource files, which a browser only fetches when such a letter is on the page.
// The launcher runs it after installing; fonts.css repeats the ranges that --ranges prints.
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join("");
const letters = "ÀÁÂÄÆÇÈÉÊËÍÎÏÑÓÔÖÙÚÛÜŒßàáâäæçèéêëíîïñóôöùúûüœ";
const marks = "\u00a0\u202f¡¿«»‘’“”„–—…·";
// Only running text needs these; a heading with one of them fetches the larger file.
const textMarks = "•°×−€→";

const fonts = [
  { source: "bricolage-grotesque", set: ascii + letters + marks, weights: { min: 600, max: 800, default: 700 } },
  {
    source: "instrument-sans",
    set: ascii + letters + marks + textMarks,
    weights: { min: 400, max: 700, default: 400 },
  },
  // For those who choose it under Readability. Not called core: the build has every page ask for those at once.
  {
    source: "atkinson-hyperlegible-next",
    part: "legible",
    set: ascii + letters + marks + textMarks,
    weights: { min: 400, max: 800, default: 400 },
  },
];

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

await mkdir(here("../src/ui/fonts"), { recursive: true });
for (const { source, part = "core", set, weights } of fonts) {
  const whole = here(`../../../node_modules/@fontsource-variable/${source}/files/${source}-latin-wght-normal.woff2`);
  const core = await subsetFont(await readFile(whole), set, {
    targetFormat: "woff2",
    variationAxes: { wght: weights },
  });
  await writeFile(here(`../src/ui/fonts/${source}-${part}.woff2`), core);
  const points = [...new Set(set)].map((letter) => letter.codePointAt(0)).sort((a, b) => a - b);
  console.log(`${source}-${part}.woff2: ${core.length} bytes`);
  if (process.argv.includes("--ranges")) console.log(`unicode-range: ${ranges(points).join(", ")};`);
}

function ranges(sorted) {
  const spans = [];
  for (const point of sorted) {
    const last = spans.at(-1);
    if (last && last[1] === point - 1) last[1] = point;
    else spans.push([point, point]);
  }
  const hex = (point) => point.toString(16).toUpperCase().padStart(4, "0");
  return spans.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`));
}
